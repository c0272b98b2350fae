"""What stands in a row, between rows or in the root where the protocol has no place for it.

Elements of other namespaces are left out: rules about extensions check those.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from sitemap_editor.core.contents.head_view import head_of
from sitemap_editor.core.document.markup import (
    SPACE,
    TOKEN,
    Scope,
    decode_references,
    expanded,
    scope_inside,
)
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.row_parts import Element, RowParts
from sitemap_editor.core.document.row_spans import RowSpans
from sitemap_editor.core.document.xml_rows import XmlRows, xml_rows
from sitemap_editor.core.errors import NotWellFormed
from sitemap_editor.core.protocol import namespaces
from sitemap_editor.core.protocol.fields import XML_KINDS

_ATTRIBUTE: Final = re.compile(rb"""\s++(?P<name>[^\s=/>"']++)\s*+=\s*+(?:"[^"]*+"|'[^']*+')""")
_OTHER_ROWS: Final = {"urlset": "sitemap", "sitemapindex": "url"}
_CORE: Final = frozenset(
    each.encode() for each in ("", namespaces.SITEMAP, *namespaces.LEGACY)
)  # what somebody who writes such an element must mean


class Odd(Enum):
    """What is out of place."""

    ATTRIBUTE = "attribute"
    TEXT = "text"
    CHILD = "unknown element in a row"
    INSIDE = "element inside a value"
    ELEMENT = "unknown element between rows"
    OTHER_ROW = "row of the other kind of file"
    NESTED = "root inside the root"
    LOST_ROW = "row in another namespace"


@dataclass(frozen=True, slots=True)
class Oddity:
    """One thing that is out of place; offsets are bytes in the row, the head or the tail."""

    odd: Odd
    name: str
    """As written: of the element or the attribute; the text itself."""
    start: int
    end: int
    owner: str = ""
    """The element that an attribute or an element inside a value belongs to."""
    local: str = ""
    """The name of an element without its prefix; of one inside a value, that of its owner."""


def in_row(data: bytes, parts: RowParts, row_format: XmlRows) -> tuple[Oddity, ...]:
    """Return what is out of place in a row, and between it and the row above."""
    around = _in_root(data[: parts.start], row_format)
    return (*around, *_in_row_element(data, parts, row_format))


def in_tail(table: PieceTable) -> tuple[Oddity, ...]:
    """Return what is out of place behind the last row, up to the root's end tag."""
    return table.noted(_in_tail)


def _in_tail(table: RowSpans) -> tuple[Oddity, ...]:
    return tuple(_in_root(table.tail, xml_rows(table.row_format)))


def in_head(table: PieceTable) -> tuple[Oddity, ...]:
    """Return the attributes of the root that are none of the protocol's."""
    head = head_of(table)
    name = head.data[head.root_name.start : head.root_name.end]
    return tuple(_attributes(head.data, head.root_tag.start, name, head.scope))


def _in_root(data: bytes, row_format: XmlRows) -> Iterator[Oddity]:
    depth = 0
    found: Oddity | None = None
    for match in TOKEN.finditer(data):
        kind = match.lastgroup
        if kind == "end":
            depth -= 1
            if depth < 0:
                return
            if depth == 0 and found is not None:
                yield _up_to(found, match.end())
                found = None
        elif kind == "empty":
            if depth == 0:
                found = _misplaced(match, row_format)
            if not match["empty"]:
                depth += 1
            elif depth == 0 and found is not None:
                yield found
                found = None
        elif depth == 0 and kind in ("text", "cdata"):
            yield from _text(data, match.start(), match.end())


def _misplaced(match: re.Match[bytes], row_format: XmlRows) -> Oddity | None:
    """Tell what an element directly in the root is; it is not a row, or it would be one."""
    root, kind = row_format.root, row_format.kind
    name = match["start"]
    try:
        uri, local = expanded(name, scope_inside(root.scope, match["attributes"]))
    except NotWellFormed:
        return None  # F10 tells
    if uri != root.uri and uri not in _CORE:
        return None
    plain = local.decode("utf-8", "replace")
    if plain == _OTHER_ROWS[kind.name]:
        odd = Odd.OTHER_ROW
    elif plain in XML_KINDS:
        odd = Odd.NESTED
    elif plain == kind.row:
        odd = Odd.LOST_ROW
    elif uri == root.uri:
        odd = Odd.ELEMENT
    else:
        return None
    return Oddity(odd, _shown(name), *match.span(), local=plain)


def _in_row_element(data: bytes, parts: RowParts, row_format: XmlRows) -> Iterator[Oddity]:
    root = row_format.root
    tag = data[parts.start : parts.content_start]
    scope = scope_inside(root.scope, tag)
    yield from _attributes(data, parts.start, parts.name, scope)
    at = parts.content_start
    for child in parts.children:
        yield from _text(data, at, child.start)
        at = child.end
        if child.uri != root.uri:
            continue
        local = child.local.decode("utf-8", "replace")
        if local not in row_format.kind.fields:
            yield Oddity(Odd.CHILD, _shown(child.name), child.start, child.end, local=local)
            continue
        inner = scope_inside(scope, data[child.start : child.content_start])
        yield from _attributes(data, child.start, child.name, inner)
        if child.has_children:
            yield _inside(data, child)
    if parts.content_end > at:
        yield from _text(data, at, parts.content_end)


def _inside(data: bytes, child: Element) -> Oddity:
    content = TOKEN.finditer(data, child.content_start, child.content_end)
    first = next(match["start"] for match in content if match.lastgroup == "empty")
    start, end = child.content_start, child.content_end
    local = child.local.decode("utf-8", "replace")
    return Oddity(Odd.INSIDE, _shown(first), start, end, _shown(child.name), local)


def _attributes(data: bytes, start: int, owner: bytes, scope: Scope) -> Iterator[Oddity]:
    """Find attributes of the tag at `start`, those that XML and XML Schema own left out."""
    at = start + 1 + len(owner)
    while match := _ATTRIBUTE.match(data, at):
        at = match.end()
        prefix, colon, _local = match["name"].partition(b":")
        if match["name"] == b"xmlns" or (colon and prefix == b"xmlns"):
            continue
        if colon and scope.get(prefix) == namespaces.XSI.encode():
            continue
        yield Oddity(Odd.ATTRIBUTE, _shown(match["name"]), *match.span(), _shown(owner))


def _text(data: bytes, start: int, end: int) -> Iterator[Oddity]:
    """Find text, plain or as CDATA, in a stretch without elements."""
    if not data[start:end].strip(SPACE):
        return
    for match in TOKEN.finditer(data, start, end):
        inside = match[match.lastgroup or 0]
        if match.lastgroup == "text" and inside.strip(SPACE):
            first = match.start() + len(inside) - len(inside.lstrip(SPACE))
            stripped = inside.strip(SPACE)
            shown = _shown(decode_references(stripped))
            yield Oddity(Odd.TEXT, shown, first, first + len(stripped))
        elif match.lastgroup == "cdata" and inside.strip(SPACE):
            yield Oddity(Odd.TEXT, _shown(inside.strip(SPACE)), *match.span())


def _up_to(found: Oddity, end: int) -> Oddity:
    return replace(found, end=end)


_SHOWN_LENGTH: Final = 40


def _shown(raw: bytes) -> str:
    """Return bytes as a sentence can hold them."""
    text = raw.decode("utf-8", "replace")
    return text if len(text) <= _SHOWN_LENGTH else text[: _SHOWN_LENGTH - 1] + "…"
