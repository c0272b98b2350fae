"""What stands in front of the rows, taken apart for the rules and fixes about it."""

from __future__ import annotations

import re
from codecs import BOM_UTF8
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from sitemap_editor.core.document.markup import (
    BARE_SCOPE,
    TOKEN,
    Scope,
    attribute_value,
    encode_attribute,
    scope_inside,
)
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.prolog import doctype_end
from sitemap_editor.core.document.row_spans import RowSpans

_ATTRIBUTE: Final = re.compile(
    rb"""\s++(?P<name>[^\s=/>"'?]++)\s*+=\s*+(?P<quote>["'])(?P<value>.*?)(?P=quote)""", re.DOTALL
)
_TARGET: Final = re.compile(rb"<\?([^\s?]++)")


@dataclass(frozen=True, slots=True)
class Span:
    """A stretch of the head, in bytes from its start."""

    start: int
    end: int


@dataclass(frozen=True, slots=True)
class HeadAttribute:
    """An attribute, with the span of its value between the quotes."""

    name: bytes
    value: bytes
    """Character references resolved."""
    at: Span
    """With the white space in front of it."""
    value_at: Span


@dataclass(frozen=True, slots=True)
class Instruction:
    """A processing instruction; ``xml`` is the declaration."""

    target: bytes
    at: Span


class HeadView:
    """The bytes up to the end of the root's start tag."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.has_mark = data.startswith(BOM_UTF8)

    @cached_property
    def doctype(self) -> Span | None:
        """The document type, if there is one."""
        end = doctype_end(self.data)
        if end is None:
            return None
        # Comments may speak of one too; the last one in front of its end is where it begins.
        starts = [match.start() for match in re.finditer(b"<!DOCTYPE", self.data[:end])]
        known = (start for start in starts if doctype_end(self.data[start:]) == end - start)
        return Span(next(known), end)

    @cached_property
    def instructions(self) -> list[Instruction]:
        """The XML declaration and all processing instructions in front of the root."""
        return [
            Instruction(target[1], Span(*match.span()))
            for match in self._tokens()
            if match.lastgroup == "pi" and (target := _TARGET.match(match[0]))
        ]

    @cached_property
    def declaration(self) -> list[HeadAttribute]:
        """What the XML declaration says: version, encoding, standalone; nothing without one."""
        first = next(iter(self.instructions), None)
        if first is None or first.target != b"xml":
            return []
        return list(_attributes(self.data, first.at.start, first.at.end))

    @cached_property
    def root_tag(self) -> Span:
        """The start tag of the root."""
        for match in self._tokens():
            if match.lastgroup == "empty":
                return Span(*match.span())
        raise ValueError("a head ends with the start tag of the root")

    @cached_property
    def root_name(self) -> Span:
        """The name of the root, as written."""
        start = self.root_tag.start + 1
        match = re.compile(rb"[^\s/>]++").match(self.data, start)
        return Span(start, match.end() if match else start)

    @cached_property
    def root_attributes(self) -> list[HeadAttribute]:
        """The attributes of the root, those that declare namespaces among them."""
        return list(_attributes(self.data, self.root_name.end, self.root_tag.end))

    @cached_property
    def scope(self) -> Scope:
        """The prefixes that the root puts in force."""
        return scope_inside(BARE_SCOPE, self.data[self.root_name.end : self.root_tag.end])

    def says(self, name: bytes) -> HeadAttribute | None:
        """Return what the XML declaration says under this name."""
        return next((each for each in self.declaration if each.name == name), None)

    def attribute(self, name: bytes) -> HeadAttribute | None:
        """Return the attribute of the root with this name, as written."""
        return next((each for each in self.root_attributes if each.name == name), None)

    def named(self, uri: str, local: str) -> HeadAttribute | None:
        """Return the attribute of the root in a namespace."""
        for each in self.root_attributes:
            prefix, colon, name = each.name.partition(b":")
            if colon and name == local.encode() and self.scope.get(prefix) == uri.encode():
                return each
        return None

    def with_value(self, attribute: HeadAttribute, value: bytes) -> bytes:
        """Return the head with another value of an attribute; the quotes stay."""
        quote = self.data[attribute.value_at.end : attribute.value_at.end + 1]
        value = encode_attribute(value, quote)
        data = self.data
        return data[: attribute.value_at.start] + value + data[attribute.value_at.end :]

    def _tokens(self) -> Iterator[re.Match[bytes]]:
        """Yield the tokens, the document type left out."""
        start = len(BOM_UTF8) if self.has_mark else 0
        if self.doctype is not None:
            yield from TOKEN.finditer(self.data, start, self.doctype.start)
            start = self.doctype.end
        yield from TOKEN.finditer(self.data, start)


def head_of(table: PieceTable) -> HeadView:
    """Return the head of a sitemap, taken apart once; that of a text has no tag and no root."""
    return table.noted(_head)


def _head(table: RowSpans) -> HeadView:
    return HeadView(table.head)


def _attributes(data: bytes, start: int, end: int) -> Iterator[HeadAttribute]:
    for match in _ATTRIBUTE.finditer(data, start, end):
        value = attribute_value(match["value"])
        at, value_at = Span(*match.span()), Span(*match.span("value"))
        yield HeadAttribute(match["name"], value, at, value_at)
