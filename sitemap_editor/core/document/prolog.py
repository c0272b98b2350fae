"""What stands before the root element: declaration, comments, document type, and the root's tag."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from sitemap_editor.core.document.lines import Lines
from sitemap_editor.core.document.markup import (
    BARE_SCOPE,
    TOKEN,
    Scope,
    check_attribute_prefixes,
    encode_attribute,
    expanded,
    scope_inside,
)
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, NotASitemap, NotWellFormed
from sitemap_editor.core.patterns import compiled


@dataclass(frozen=True, slots=True)
class Root:
    """The root element of a document: its name as written and the prefixes it puts in force."""

    name: bytes
    uri: bytes
    scope: Scope

    @property
    def prefix(self) -> bytes:
        """The prefix of the root with its colon, or nothing."""
        prefix, colon, _ = self.name.rpartition(b":")
        return prefix + colon

    def start_tag(self) -> bytes:
        """Write a start tag of this name that declares the same prefixes."""
        declared = (
            b' xmlns%b%b="%b"' % (b":" if prefix else b"", prefix, encode_attribute(uri))
            for prefix, uri in self.scope.items()
            if prefix not in BARE_SCOPE or (not prefix and uri)
        )
        return b"<" + self.name + b"".join(declared) + b">"


_BEFORE_DOCTYPE: Final = compiled(
    rb"(?:\xef\xbb\xbf)?(?:\s++|<\?.*?\?>|<!--.*?-->)*+(?=<!DOCTYPE)", re.DOTALL
)
_DOCTYPE: Final = compiled(
    rb"""<!DOCTYPE(?:[^\[\]<>"']|"[^"]*"|'[^']*')*+"""
    rb"""(?P<subset>\[(?:[^\]"'<]|"[^"]*"|'[^']*'|<!--.*?-->|<\?.*?\?>|<!(?:[^<>"']|"[^"]*"|'[^']*')*+>)*+\]\s*+)?+>""",
    re.DOTALL,
)
_DECLARES: Final = compiled(rb"<!(?:ENTITY|ATTLIST)")


@dataclass(frozen=True, slots=True)
class Prolog:
    """Where the root's start tag ends, and what it says."""

    root: Root
    local: str
    root_end: int
    root_is_empty_tag: bool


def doctype_end(data: bytes) -> int | None:
    """Return where a document type ends, or None where there is none.

    Raises: NotASitemap (F06) where it declares entities or attributes: those would have to be
    expanded to know what the file says, and they never are.
    """
    before = _BEFORE_DOCTYPE.match(data)
    if before is None:
        return None
    doctype = _DOCTYPE.match(data, before.end())
    if doctype is None or (doctype["subset"] and _DECLARES.search(doctype["subset"])):
        line, _ = Lines(data).place(before.end())
        text = QT_TRANSLATE_NOOP(
            "core",
            "Line {line}: this file has a document type (DOCTYPE) with its own declarations, "
            "which are never processed. Remove the DOCTYPE and open the file again.",
        )
        raise NotASitemap("F06", text, {"line": line}, line=line)
    return doctype.end()


def read_prolog(data: bytes, start: int) -> Prolog | None:
    """Find the root's start tag from `start` on; None where there is none to be found.

    Raises: NotWellFormed (F10) where the root uses a prefix it does not declare.
    """
    for match in TOKEN.finditer(data, start):
        if match.lastgroup != "empty":
            if match.lastgroup == "end":
                return None
            continue
        scope = scope_inside(BARE_SCOPE, match["attributes"])
        try:
            uri, local = expanded(match["start"], scope)
            check_attribute_prefixes(match["attributes"], scope)
        except NotWellFormed as error:
            error.arguments["offset"] = match.start()
            raise
        root = Root(match["start"], uri, scope)
        return Prolog(root, local.decode("utf-8", "replace"), match.end(), bool(match["empty"]))
    return None
