"""Namespace prefixes that are used and declared nowhere."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final
from urllib.parse import quote

from sitemap_editor.core.document.markup import BARE_SCOPE, TOKEN, scope_inside
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP
from sitemap_editor.core.files.repair.beginnings import find_root
from sitemap_editor.core.files.repair.byte_edits import Edit, Note, Sureness, filled
from sitemap_editor.core.files.repair.names import ROOT_NAMES
from sitemap_editor.core.protocol import namespaces
from sitemap_editor.core.protocol.extensions import PREFIXES

_IN_NAMES: Final = re.compile(rb"</?(?P<prefix>[A-Za-z_\x80-\xff][^\s:<>/=\"'&;?!]*+):[^\s:<>/=]")
_IN_ATTRIBUTES: Final = re.compile(
    rb"[ \t\r\n](?P<prefix>[A-Za-z_\x80-\xff][^\s:<>/=\"'&;?!]*+)"
    rb":[^\s:<>/=\"']++[ \t\r\n]*+=[ \t\r\n]*+[\"']"
)
_DECLARED: Final = re.compile(
    rb"""\sxmlns:(?P<prefix>[^\s:<>/=\"'&;?!]++)\s*+=\s*+["'](?P<uri>[^"'<>]++)["']"""
)
_NAME: Final = re.compile(r"[^\W\d][\w.-]*")
_LOOK_BYTES: Final = 4_096
_MOST: Final = 1_000
_KNOWN: Final = {"xsi": namespaces.XSI, **{prefix: uri for uri, prefix in PREFIXES.items()}}
_UNDECLARED: Final = Note(
    "F10",
    QT_TRANSLATE_NOOP("core", "The prefix “{prefix}:” is used but not declared."),
    QT_TRANSLATE_NOOP("core", "Insert {replacement}."),
    Sureness.LIKELY,
)
_UNKNOWN: Final = replace(_UNDECLARED, sureness=Sureness.GUESS)


def prefix_edits(data: bytes, *, also_local: bool) -> list[Edit]:
    """Return edits that declare prefixes in the root's tag that are used and not declared there.

    Prefixes that some element further in declares are left to that, unless `also_local`.
    """
    root = find_root(data)
    token = TOKEN.match(data, root.start()) if root else None
    if token is None or token.lastgroup != "empty":
        return []
    declared = set(scope_inside(BARE_SCOPE, token["attributes"]))
    used = dict.fromkeys(match["prefix"] for match in _IN_NAMES.finditer(data, token.start()))
    used.update(dict.fromkeys(_in_attributes(data, token.start(), declared | set(used))))
    place = token.end("attributes")
    while data[place - 1 : place].isspace():
        place -= 1
    further_in = {match["prefix"]: match["uri"] for match in _DECLARED.finditer(data, token.end())}
    return [
        _declaration(prefix, further_in.get(prefix), token["start"], place)
        for prefix in used
        if prefix not in declared
        and (also_local or prefix not in further_in)
        and _NAME.fullmatch(prefix.decode("utf-8", "replace"))
    ][:_MOST]


def _in_attributes(data: bytes, start: int, known: set[bytes]) -> list[bytes]:
    """Return prefixes of attributes that are not known yet; what stands in text is none."""
    found = []
    for match in _IN_ATTRIBUTES.finditer(data, start):
        if match["prefix"] in known or match["prefix"] == b"xmlns":
            continue
        position = match.start()
        floor = max(start, position - _LOOK_BYTES)
        if data.rfind(b"<", floor, position) > data.rfind(b">", floor, position):
            found.append(match["prefix"])
            known.add(match["prefix"])
    return found


def _declaration(prefix: bytes, local: bytes | None, root: bytes, place: int) -> Edit:
    name = prefix.decode("utf-8", "replace")
    uri = _KNOWN.get(name)
    if local:
        uri = local.decode("utf-8", "replace")
    elif root.partition(b":")[0] == prefix and root.partition(b":")[2] in ROOT_NAMES:
        uri = namespaces.SITEMAP
    written = f'xmlns:{name}="{uri or "urn:x-unknown:" + quote(name)}"'
    note = filled(_UNDECLARED if uri else _UNKNOWN, prefix=name, replacement=written)
    return Edit(place, place, b" " + written.encode(), note)
