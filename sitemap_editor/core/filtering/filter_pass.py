"""The part of a filter that the bytes of rows tell, as a pass over all rows."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import reduce
from operator import or_
from typing import Final, assert_never

from sitemap_editor.core.columns.column import ContentColumn, content_column
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.filtering.conditions import Condition, Matches
from sitemap_editor.core.filtering.elements import with_elements
from sitemap_editor.core.filtering.row_values import RowValues
from sitemap_editor.core.filtering.tree import (
    AllOf,
    AnyOf,
    ColumnTerm,
    ElementTerm,
    InnerTerm,
    LanguageTerm,
    Node,
    NotOf,
    terms,
)
from sitemap_editor.core.passes.executor import Part, WithRegex

_ROWS_AT_ONCE: Final = 1_024

InnerNode = InnerTerm | AllOf | AnyOf | NotOf
"""A tree in which all terms are told by the bytes of a row."""


@dataclass(frozen=True)
class FilterPass:
    """Tells for each row whether a tree holds: a byte a row, 1 where it does."""

    node: InnerNode

    def over(self, table: PieceTable, first: int, last: int) -> bytes:
        """Look at a range."""
        steps = range(first, last, _ROWS_AT_ONCE)
        return b"".join(self._at_once(table, at, min(at + _ROWS_AT_ONCE, last)) for at in steps)

    def _at_once(self, table: PieceTable, first: int, last: int) -> bytes:
        rows = RowValues(table, table.order[first:last])
        everything = int.from_bytes(b"\1" * len(rows), "little")
        return _mask(self.node, rows, everything).to_bytes(len(rows), "little")

    def merged(self, parts: Iterator[Part]) -> bytearray:
        """Put ranges together, by position."""
        found = bytearray()
        for part in parts:
            assert isinstance(part.result, bytes)  # noqa: S101 - what `over` returns
            found += part.result
        return found


@dataclass(frozen=True)
class RegexFilterPass(WithRegex, FilterPass):
    """As `FilterPass`, for a tree with regular expressions."""


def pass_of(node: InnerNode) -> FilterPass:
    """Return the pass that tells for which rows a tree holds."""
    return RegexFilterPass(node) if has_regex(node) else FilterPass(node)


def has_regex(node: Node) -> bool:
    """Tell whether a tree has regular expressions that a person wrote."""
    columns = (term for term in terms(node) if isinstance(term, ColumnTerm))
    return any(isinstance(term.condition, Matches) for term in columns)


def _mask(node: object, rows: RowValues, among: int) -> int:
    """Return a number whose bytes are the answers; `among` those that matter, or all."""
    if isinstance(node, AllOf):
        for part in node.parts:
            if not among:
                break
            among &= _mask(part, rows, among)
        return among
    if isinstance(node, AnyOf):
        return reduce(or_, (_mask(part, rows, among) for part in node.parts), 0)
    if isinstance(node, NotOf):
        everything = int.from_bytes(b"\1" * len(rows), "little")
        return everything ^ _mask(node.part, rows, everything)
    assert isinstance(node, ColumnTerm | ElementTerm | LanguageTerm)  # noqa: S101 - an inner node
    return int.from_bytes(_of_term(node, rows), "little")


def _of_term(term: InnerTerm, rows: RowValues) -> bytes:
    if isinstance(term, ElementTerm | LanguageTerm):
        return with_elements(rows, term)
    if isinstance(term, ColumnTerm):
        return _of_columns(term, rows)
    assert_never(term)


def _of_contents(column: ContentColumn, condition: Condition, rows: RowValues) -> bytes:
    """Tell which rows have any value for which a condition holds; a row without any has none."""
    found = rows.contents(column)
    values = [value for row in found for value in row or (b"",)]
    holds = condition.holds(values)
    if len(values) == len(found):
        return holds
    answers, at = bytearray(), 0
    for count in (len(row) or 1 for row in found):
        answers.append(1 in holds[at : at + count])
        at += count
    return bytes(answers)


def _of_columns(term: ColumnTerm, rows: RowValues) -> bytes:
    content = None if term.field is None else content_column(term.field)
    if content is not None:
        return _of_contents(content, term.condition, rows)
    condition = term.condition
    needle, found = condition.needle, 0
    left = None if needle is None else rows.most_hits(needle)
    for field in rows.fields if term.field is None else (term.field,):
        if left == 0:
            break
        values = rows.values(field)
        found |= int.from_bytes(condition.holds(values), "little")
        if left is not None and needle is not None:
            left -= b"\0".join(values).lower().count(needle)
    return found.to_bytes(len(rows), "little")
