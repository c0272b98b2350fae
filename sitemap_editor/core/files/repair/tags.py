"""Start tags that are not written as XML wants them: quotes, blanks, attributes given twice."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from typing import Final

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP
from sitemap_editor.core.files.repair.byte_edits import Edit, Note, Sureness, filled
from sitemap_editor.core.files.repair.names import NAME, NAME_AT, ROOT_NAMES, local_name
from sitemap_editor.core.patterns import compiled
from sitemap_editor.core.protocol import namespaces

_SPACE: Final = compiled(rb"[ \t\r\n]*+")
_EQUALS: Final = compiled(rb"[ \t\r\n]*+=[ \t\r\n=]*+")
_QUOTED: Final = compiled(rb""""[^"<]*+"|'[^'<]*+'""")
_BEHIND_VALUE: Final = (b" ", b"\t", b"\r", b"\n", b">", b"/", b"?")
_NEXT_NAME: Final = compiled(rb"[ \t\r\n]" + NAME + rb"[ \t\r\n]*+=[ \t\r\n]*+\Z")
# Quotes escaped for another language; typographic ones in UTF-8: the general ones, primes,
# guillemets, the acute accent; entities.
_CURLY: Final = (
    rb"(?:\\[\"']|\xe2\x80[\x98-\x9f]|\xe2\x80[\xb2-\xb6]|\xc2[\xab\xbb\xb4]|`"
    rb"|&quot;|&#34;|&apos;|&#39;)"
)
_CURLY_VALUE: Final = compiled(
    _CURLY + rb"++(?P<value>(?:(?!" + _CURLY + rb")[^<>\"'])*+)(?:" + _CURLY + rb"|[\"'])?+"
)
_HALF_QUOTED: Final = compiled(
    rb"[\"']++(?P<value>(?:(?!"
    + _CURLY
    + rb")[^\s<>\"'])*+)(?:"
    + _CURLY
    + rb"|[\"'](?=[\s/>?]))?+"
)
_BARE_VALUE: Final = compiled(rb"(?P<value>(?:[^\s\"'<>/]++|/(?!>))++)")
_JUNK: Final = compiled(rb"(?:[^\sA-Za-z_:\x80-\xff<>/]++|/(?!>))++")
_LESS_THAN_INSIDE: Final = compiled(
    rb""""[^"\r\n>]{0,1024}+"(?=[\s/>])|'[^'\r\n>]{0,1024}+'(?=[\s/>])"""
)

_QUOTES: Final = Note(
    "F01",
    QT_TRANSLATE_NOOP("core", "The value of “{name}” is not in straight quotes."),
    QT_TRANSLATE_NOOP("core", "Write {replacement}."),
    Sureness.LIKELY,
)
_BLANK: Final = Note(
    "F01",
    QT_TRANSLATE_NOOP("core", "A space is missing between two attributes."),
    QT_TRANSLATE_NOOP("core", "Insert it."),
    Sureness.CERTAIN,
)
_STRAY: Final = Note(
    "F01",
    QT_TRANSLATE_NOOP("core", "These characters are not allowed in a tag."),
    QT_TRANSLATE_NOOP("core", "Remove them."),
    Sureness.GUESS,
)
_LESS_THAN: Final = Note(
    "L05",
    QT_TRANSLATE_NOOP("core", "“<” must be written “&lt;” inside the value of an attribute."),
    QT_TRANSLATE_NOOP("core", "Write “&lt;”."),
    Sureness.CERTAIN,
)
_NOT_CLOSED: Final = Note(
    "F01",
    QT_TRANSLATE_NOOP("core", "The “>” at the end of a tag is missing."),
    QT_TRANSLATE_NOOP("core", "Insert it."),
    Sureness.LIKELY,
)
_TWICE_SAME: Final = Note(
    "F01",
    QT_TRANSLATE_NOOP("core", "The attribute “{name}” appears twice."),
    QT_TRANSLATE_NOOP("core", "Remove the second one; both have the same value."),
    Sureness.CERTAIN,
)
_TWICE_OTHER: Final = replace(
    _TWICE_SAME,
    proposal=QT_TRANSLATE_NOOP("core", "Keep {kept} and remove {cut}."),
    sureness=Sureness.GUESS,
)


@dataclass(slots=True)
class Attribute:
    """One attribute as it stands in a tag."""

    name: bytes
    value: bytes
    start: int
    end: int


@dataclass(slots=True)
class Tag:
    """A start tag read with patience: what is in it, where it ends, and what to change."""

    end: int
    is_closed: bool
    """False where the end of the data or another tag comes before its ``>``."""
    attributes: list[Attribute] = field(default_factory=list)
    edits: list[Edit] = field(default_factory=list)
    has_values: bool = False


def read_tag(data: bytes, position: int, limit: int) -> Tag:
    """Read what stands behind the name of a start tag; another tag begins at `limit`."""
    tag = Tag(position, is_closed=False)
    while True:
        start = position
        space = _SPACE.match(data, position)
        position = space.end() if space else position
        if position >= limit:
            break
        if data.startswith(b">", position) or data.startswith(b"/>", position):
            tag.end = data.index(b">", position) + 1
            tag.is_closed = True
            break
        name = NAME_AT.match(data, position)
        if name is None:
            junk = _JUNK.match(data, position)
            position = min(junk.end(), limit) if junk else position + 1
            tag.edits.append(Edit(start, position, b"", _STRAY))
            continue
        position, limit = _read_attribute(data, tag, name, limit, has_blank=position > start)
        tag.end = position
    return tag


def _read_attribute(
    data: bytes, tag: Tag, name: re.Match[bytes], limit: int, *, has_blank: bool
) -> tuple[int, int]:
    """Read one attribute; return where it ends and where the tag must end at the latest."""
    start, blank = name.start(), b"" if has_blank else b" "
    equals = _EQUALS.match(data, name.end())
    if equals is None and name[0].startswith(b"xmlns"):
        tag.edits.append(Edit(start, name.end(), b"", _STRAY))  # a namespace cannot be empty
        return name.end(), limit
    if equals is None:
        return _fixed(tag, name[0], b"", start, name.end(), blank), limit
    tag.has_values = True
    position = equals.end()
    quoted = _QUOTED.match(data, position)
    if quoted and not (
        _NEXT_NAME.search(quoted[0][:-1])
        and data[quoted.end() : quoted.end() + 1] not in _BEHIND_VALUE
    ):
        tag.attributes.append(Attribute(name[0], quoted[0][1:-1], start, quoted.end()))
        if equals[0].count(b"=") > 1:
            tag.edits.append(Edit(name.end(), position, b"=", _STRAY))
        if blank:
            tag.edits.append(Edit(start, start, blank, _BLANK))
        return quoted.end(), limit
    inside = _LESS_THAN_INSIDE.match(data, position)
    if inside and not quoted and b"<" in inside[0]:
        tag.attributes.append(Attribute(name[0], inside[0][1:-1], start, inside.end()))
        tag.edits += [
            Edit(match.start(), match.end(), b"&lt;", _LESS_THAN)
            for match in compiled(b"<").finditer(data, *inside.span())
        ]
        following = data.find(b"<", inside.end())
        return inside.end(), following if following >= 0 else len(data)
    for form in (_CURLY_VALUE, _HALF_QUOTED, _BARE_VALUE):
        value = form.match(data, position, limit)
        if value:
            end = value.end()
            return _fixed(tag, name[0], value["value"], start, end, blank), limit
    return _fixed(tag, name[0], b"", start, position, blank), limit


def _fixed(tag: Tag, name: bytes, value: bytes, start: int, end: int, blank: bytes) -> int:
    value = value.replace(b'"', b"&quot;").replace(b"<", b"&lt;")
    written = name + b'="' + value + b'"'
    note = filled(_QUOTES, name=name, replacement=written)
    tag.attributes.append(Attribute(name, value, start, end))
    tag.edits.append(Edit(start, end, blank + written, note))
    return end


def twice_given(data: bytes, attributes: list[Attribute]) -> list[Edit]:
    """Return edits that cut attributes that are given once more in one tag."""
    edits = []
    seen: dict[bytes, Attribute] = {}
    for attribute in attributes:
        kept = seen.setdefault(attribute.name, attribute)
        if kept is attribute:
            continue
        if attribute.name == b"xmlns" and attribute.value == namespaces.SITEMAP.encode():
            kept, attribute = attribute, kept
            seen[kept.name] = kept
        edits.append(_cut(data, attribute, kept))
    return edits


def _cut(data: bytes, attribute: Attribute, kept: Attribute) -> Edit:
    note = filled(
        _TWICE_SAME if attribute.value == kept.value else _TWICE_OTHER,
        name=attribute.name,
        kept=data[kept.start : kept.end],
        cut=data[attribute.start : attribute.end],
    )
    start = attribute.start
    while data[start - 1 : start].isspace():
        start -= 1
    return Edit(start, attribute.end, b"", note)


def unclosed(name_end: int, tag: Tag, name: bytes) -> Edit:
    """Return the edit that ends a tag without ``>``: behind its attributes, or its bare name."""
    end = tag.end if local_name(name) in ROOT_NAMES else name_end
    return Edit(end, end, b">", _NOT_CLOSED)
