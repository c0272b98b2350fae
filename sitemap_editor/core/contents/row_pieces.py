"""Every element of a row, however deep inside, with its offsets in the bytes: what fixes cut by."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from sitemap_editor.core.document.markup import (
    TOKEN,
    Scope,
    decode_references,
    expanded,
    scope_inside,
)

ATTRIBUTE: Final = re.compile(
    rb"""(?<!\s)(?P<space>\s*+)(?P<name>[^\s=]++)\s*+=\s*+(?P<quote>["'])(?P<value>.*?)(?P=quote)""",
    re.DOTALL,
)
ROW_DEPTH: Final = 0

Span: TypeAlias = tuple[int, int]


@dataclass(slots=True)
class Attribute:
    """An attribute of a start tag; offsets are bytes from the start of the row."""

    name: bytes
    at: Span
    """With the white space in front of it."""
    value_at: Span
    quote: bytes

    def value(self, data: bytes) -> str:
        """Return the value, without white space around it."""
        return decoded(data[slice(*self.value_at)]).strip()


@dataclass(slots=True)
class Piece:
    """An element of a row, however deep inside; offsets are bytes from the start of the row."""

    name: bytes
    """As written, with its prefix."""
    uri: str
    local: str
    depth: int
    """0 for the row itself."""
    parent: Piece | None
    start: int
    attributes_at: Span
    content_start: int
    scope: Scope
    """The prefixes in force inside."""
    content_end: int = -1
    end: int = -1

    def attributes(self, data: bytes) -> list[Attribute]:
        """Return the attributes in the order they are written."""
        return [
            Attribute(match["name"], match.span(), match.span("value"), match["quote"])
            for match in ATTRIBUTE.finditer(data, *self.attributes_at)
        ]


def pieces_in(data: bytes, start: int, end: int, scope: Scope) -> Sequence[Piece]:
    """Return the row element that lies there and every element inside, each before those it holds.

    `scope` holds the prefixes in force around it. Raises: NotWellFormed for one that is not
    declared.
    """
    found: list[Piece] = []
    open_pieces: list[Piece] = []
    for match in TOKEN.finditer(data, start, end):
        if match.lastgroup == "empty":
            around = open_pieces[-1] if open_pieces else None
            piece = _piece(match, around, around.scope if around else scope)
            found.append(piece)
            if match["empty"]:
                piece.content_end = piece.end = match.end()
            else:
                open_pieces.append(piece)
        elif match.lastgroup == "end":
            closed = open_pieces.pop()
            closed.content_end, closed.end = match.span()
    return found


def _piece(match: re.Match[bytes], parent: Piece | None, scope: Scope) -> Piece:
    inner = scope_inside(scope, match["attributes"])
    uri, local = expanded(match["start"], inner)
    return Piece(
        match["start"],
        uri.decode("utf-8", "replace"),
        local.decode("utf-8", "replace"),
        ROW_DEPTH if parent is None else parent.depth + 1,
        parent,
        match.start(),
        match.span("attributes"),
        match.end(),
        inner,
    )


def decoded(raw: bytes) -> str:
    """Return the text that stands in these bytes."""
    return decode_references(raw).decode("utf-8", "replace")
