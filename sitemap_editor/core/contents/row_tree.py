"""A row as a tree of elements, each with its place in the row's bytes."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple, TypeAlias

from sitemap_editor.core.contents.row_pieces import ATTRIBUTE, Piece, Span, pieces_in
from sitemap_editor.core.document.markup import (
    SPACE,
    TOKEN,
    Scope,
    attribute_value,
    decode_text,
    expanded,
)
from sitemap_editor.core.document.row import RowFormat
from sitemap_editor.core.document.row_parts import Element
from sitemap_editor.core.document.xml_rows import xml_rows
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, EditError

Path: TypeAlias = tuple[int, ...]
"""Which child of which child, counted from 0; ``()`` is the row element itself."""
_TextSpan: TypeAlias = tuple[int, int, bool]

ROW: Final[Path] = ()
_IS_SPELT: Final = re.compile(rb"[&\t\r\n]").search  # else a value is what stands there


class NodeAttribute(NamedTuple):
    """An attribute that declares no namespace; offsets are bytes of the row."""

    uri: str
    """Empty for one without a prefix."""
    local: str
    name: str
    """As written, with its prefix."""
    value: str
    """As a parser gives it, white space around it included."""
    span: Span
    """With the white space in front of it."""
    value_span: Span
    """Between the quotes."""
    quote: str


@dataclass(frozen=True, slots=True)
class Node:
    """The row element, or an element at any depth inside; offsets are bytes of the row."""

    uri: str
    local: str
    name: str
    """As written, with its prefix."""
    path: Path
    attributes: tuple[NodeAttribute, ...]
    text: str
    """Character data up to the first element inside; comments are skipped."""
    tail: str
    """Character data behind it, up to the next element or the end of what it is in."""
    children: tuple[Node, ...]
    span: Span
    """From ``<`` to ``>``, without the white space in front of it."""
    content_span: Span
    """Between its tags; empty, at its end, for an empty tag."""
    attributes_span: Span
    """Behind its name in the start tag, declarations of namespaces included."""
    scope: Scope = field(compare=False, repr=False)
    """The prefixes in force inside."""
    text_spans: tuple[_TextSpan, ...] = field(compare=False, repr=False)

    @property
    def is_empty_tag(self) -> bool:
        """Whether it is one tag, as ``<image:image/>``."""
        return self.content_span[0] == self.span[1]

    @property
    def has_mixed_text(self) -> bool:
        """Whether words stand between the elements inside."""
        blank = SPACE.decode()
        return any(child.tail.strip(blank) for child in self.children) or (
            bool(self.children) and bool(self.text.strip(blank))
        )

    def attribute(self, local: str, uri: str = "") -> NodeAttribute | None:
        """Return an attribute by its name."""
        found = (each for each in self.attributes if (each.uri, each.local) == (uri, local))
        return next(found, None)

    def child(self, local: str, uri: str | None = None) -> Node | None:
        """Return the first child of this name; of its own namespace unless `uri` says another."""
        return next(self.children_named(local, uri), None)

    def children_named(self, local: str, uri: str | None = None) -> Iterator[Node]:
        """Yield the children of this name; of its own namespace unless `uri` says another."""
        wanted = (self.uri if uri is None else uri, local)
        return (each for each in self.children if (each.uri, each.local) == wanted)

    def at(self, path: Path) -> Node:
        """Return the element at a path that counts from here. Raises: EditError where none is."""
        node = self
        for position in path:
            if not 0 <= position < len(node.children):
                raise nothing_there()
            node = node.children[position]
        return node

    def walk(self) -> Iterator[Node]:
        """Yield the element and all inside, each before those it holds."""
        waiting = [self]
        while waiting:
            node = waiting.pop()
            yield node
            waiting.extend(reversed(node.children))

    def element(self) -> Element:
        """Return it as those see it who write values."""
        start, end = self.span
        return Element(
            self.name.encode(),
            self.uri.encode(),
            self.local.encode(),
            start,
            *self.content_span,
            end,
            self.is_empty_tag,
            list(self.text_spans),
            bool(self.children),
        )


def read_row(data: bytes, row_format: RowFormat) -> Node:
    """Return the row element in the bytes of one row.

    Raises: NotWellFormed for a prefix that is not declared; TypeError for a row of no XML.
    """
    known = xml_rows(row_format)
    pieces = pieces_in(data, known.row_start(data), len(data), known.root.scope)
    return _Reader(data, pieces).row()


def read_elements(data: bytes, scope: Scope) -> tuple[Node, ...]:
    """Return the elements in well-formed bytes, side by side, under these prefixes.

    Offsets and paths count as if they were the children of a row. Raises: NotWellFormed for a
    prefix that is not declared.
    """
    framed = b"<_>" + data + b"</_>"
    return _Reader(framed, pieces_in(framed, 0, len(framed), scope)).row().children


def nothing_there() -> EditError:
    """Return the error for an element that is not there any more."""
    return EditError("path", QT_TRANSLATE_NOOP("core", "This element is not in the row any more."))


class _Reader:
    """Makes nodes of the elements of one row; not by recursion, for they may be very deep."""

    def __init__(self, data: bytes, pieces: Sequence[Piece]) -> None:
        self._data = data
        self._pieces = pieces
        self._inside: list[list[int]] = [[] for _ in pieces]
        """The elements directly inside each, by their numbers."""
        self._paths: list[Path] = []
        around: list[int] = []
        for number, piece in enumerate(pieces):
            del around[piece.depth :]
            path = ROW
            if around:
                siblings = self._inside[around[-1]]
                path = (*self._paths[around[-1]], len(siblings))
                siblings.append(number)
            self._paths.append(path)
            around.append(number)

    def row(self) -> Node:
        """Return the row element with everything inside."""
        made: dict[int, Node] = {}
        gaps: dict[int, tuple[_TextSpan, ...]] = {}  # behind each element
        texts = [self._texts_in(number, gaps) for number in range(len(self._pieces))]
        for number in reversed(range(len(self._pieces))):
            children = tuple(made.pop(each) for each in self._inside[number])
            made[number] = self._node(number, texts[number], gaps.get(number, ()), children)
        return made[0]

    def _texts_in(
        self, number: int, gaps: dict[int, tuple[_TextSpan, ...]]
    ) -> tuple[_TextSpan, ...]:
        """Return the text in front of the first element inside; note that behind each of them."""
        piece, inside = self._pieces[number], self._inside[number]
        ends = [*(self._pieces[each].start for each in inside), piece.content_end]
        for each, end in zip(inside, ends[1:], strict=True):
            gaps[each] = self._texts(self._pieces[each].end, end)
        return self._texts(piece.content_start, ends[0])

    def _node(
        self,
        number: int,
        texts: tuple[_TextSpan, ...],
        tail: tuple[_TextSpan, ...],
        children: tuple[Node, ...],
    ) -> Node:
        piece = self._pieces[number]
        return Node(
            piece.uri,
            piece.local,
            piece.name.decode(),
            self._paths[number],
            self._attributes(piece),
            self._joined(texts),
            self._joined(tail),
            children,
            (piece.start, piece.end),
            (piece.content_start, piece.content_end),
            piece.attributes_at,
            piece.scope,
            texts,
        )

    def _attributes(self, piece: Piece) -> tuple[NodeAttribute, ...]:
        start, end = piece.attributes_at
        if start == end:
            return ()
        return tuple(
            self._attribute(match, piece.scope)
            for match in ATTRIBUTE.finditer(self._data, start, end)
            if not (name := match["name"]).startswith(b"xmlns")
            or (name != b"xmlns" and not name.startswith(b"xmlns:"))
        )

    @staticmethod
    def _attribute(match: re.Match[bytes], scope: Scope) -> NodeAttribute:
        _, name, quote, raw = match.groups()
        if b":" in name:
            uri, local = (each.decode() for each in expanded(name, scope))
        else:
            uri, local = "", name.decode()
        value = attribute_value(raw) if _IS_SPELT(raw) else raw
        return NodeAttribute(
            *(uri, local, name.decode(), value.decode()),
            *(match.span(), match.span("value"), quote.decode()),
        )

    def _texts(self, start: int, end: int) -> tuple[_TextSpan, ...]:
        """Return where character data stands between two tags."""
        if start >= end:
            return ()
        if self._data.find(b"<", start, end) < 0:
            return ((start, end, False),)
        return tuple(
            (*match.span(group), group == "cdata")
            for match in TOKEN.finditer(self._data, start, end)
            if (group := match.lastgroup) in ("text", "cdata")
        )

    def _joined(self, texts: tuple[_TextSpan, ...]) -> str:
        if not texts:
            return ""
        return "".join(
            self._data[start:end].decode().replace("\r\n", "\n").replace("\r", "\n")
            if is_cdata
            else decode_text(self._data[start:end])
            for start, end, is_cdata in texts
        )
