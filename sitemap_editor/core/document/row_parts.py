"""The careful reader: walks one row token by token and says where each part lies."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from sitemap_editor.core.document.markup import (
    TOKEN,
    Scope,
    check_attribute_prefixes,
    decode_text,
    expanded,
    scope_inside,
)
from sitemap_editor.core.errors import NotWellFormed


@dataclass(slots=True)
class Element:
    """A child element of a row; all offsets are bytes from the start of the row's span."""

    name: bytes
    """As written, with its prefix."""
    uri: bytes
    local: bytes
    start: int
    content_start: int
    content_end: int = -1
    end: int = -1
    is_empty_tag: bool = False
    texts: list[tuple[int, int, bool]] = field(default_factory=list)
    """Character data up to the first element inside: (start, end, is CDATA)."""
    has_children: bool = False

    def value(self, data: bytes) -> str:
        """Return the text as a parser gives it; comments are skipped."""
        return "".join(
            data[start:end].decode("utf-8").replace("\r\n", "\n").replace("\r", "\n")
            if is_cdata
            else decode_text(data[start:end])
            for start, end, is_cdata in self.texts
        )


@dataclass(slots=True)
class RowParts:
    """A row taken apart."""

    name: bytes
    start: int
    content_start: int
    is_empty_tag: bool
    content_end: int = -1
    end: int = -1
    children: list[Element] = field(default_factory=list)


@dataclass(slots=True)
class _Open:
    """An element the walk is inside of."""

    scope: Scope
    element: Element | None


def take_apart(data: bytes, scope: Scope, uri: bytes, local: bytes) -> RowParts:
    """Take apart the first row element `{uri}local` in `data`.

    `scope` is what the root declares; elements in front of the row that are no rows are skipped.
    Raises: NotWellFormed (F10) for a prefix that is not declared; StopIteration never: the caller
    knows that a row is there.
    """
    for parts in rows_taken_apart(data, scope, uri, local, 0):
        return parts
    raise ValueError("no row in these bytes")


def rows_taken_apart(
    data: bytes, scope: Scope, uri: bytes, local: bytes, start: int
) -> Iterator[RowParts]:
    """Yield each row from `start` on until the root ends; exact for any well-formed bytes."""
    stack: list[_Open] = []
    row: RowParts | None = None
    for match in TOKEN.finditer(data, start):
        kind = match.lastgroup
        if kind == "empty":
            row = _on_start_tag(match, stack, scope, row, uri, local)
            if row is not None and row.is_empty_tag and not stack:
                yield row
                row = None
        elif kind == "end":
            if not stack:
                return  # the root's own end tag
            closed = stack.pop()
            if closed.element is not None:
                closed.element.content_end, closed.element.end = match.start(), match.end()
            elif row is not None and not stack:
                row.content_end, row.end = match.start(), match.end()
                yield row
                row = None
        elif kind in ("text", "cdata") and stack:
            _on_text(match, stack[-1].element)


def _on_start_tag(
    match: re.Match[bytes],
    stack: list[_Open],
    scope: Scope,
    row: RowParts | None,
    uri: bytes,
    local: bytes,
) -> RowParts | None:
    outer = stack[-1].scope if stack else scope
    inner = scope_inside(outer, match["attributes"])
    try:
        name = expanded(match["start"], inner)
        check_attribute_prefixes(match["attributes"], inner)
    except NotWellFormed as error:
        error.arguments["offset"] = match.start()
        raise
    is_empty = bool(match["empty"])
    element: Element | None = None
    if not stack and name == (uri, local):
        row = RowParts(match["start"], match.start(), match.end(), is_empty)
        if is_empty:
            row.content_end = row.end = match.end()
    elif row is not None and len(stack) == 1:
        element = Element(match["start"], *name, match.start(), match.end(), is_empty_tag=is_empty)
        row.children.append(element)
        if is_empty:
            element.content_end = element.end = match.end()
    elif stack and stack[-1].element is not None:
        stack[-1].element.has_children = True
    if not is_empty:
        stack.append(_Open(inner, element))
    return row


def _on_text(match: re.Match[bytes], element: Element | None) -> None:
    if element is None or element.has_children:
        return
    is_cdata = match.lastgroup == "cdata"
    start, end = match.span("cdata" if is_cdata else "text")
    element.texts.append((start, end, is_cdata))
