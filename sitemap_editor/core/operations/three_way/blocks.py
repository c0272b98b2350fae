"""Some rows of three versions beside each other, compared a column at a time."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from itertools import repeat
from typing import Final, TypeVar

from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.xml_rows import XmlRows
from sitemap_editor.core.filtering.row_values import RowValues
from sitemap_editor.core.operations.comparing.digests import Others, others
from sitemap_editor.core.operations.comparing.pairing import others_differ
from sitemap_editor.core.operations.comparing.site import OTHERS
from sitemap_editor.core.operations.three_way.matching import Triple
from sitemap_editor.core.protocol.fields import URL_FIELDS

Tables = tuple[PieceTable, PieceTable, PieceTable]
"""Base, ours, theirs."""
BASE, OURS, THEIRS = range(3)
_NO_OTHERS: Final = Others()
T = TypeVar("T")


class Block:
    """What rows say in each version; a row that is not there (-1) says nothing."""

    def __init__(self, tables: Tables, rows: Sequence[Triple]) -> None:
        self.rows = rows
        self._tables = tables
        places = ([r.base for r in rows], [r.ours for r in rows], [r.theirs for r in rows])
        self._places = places
        self._some = [
            RowValues(table, array("I", (table.order[at] for at in each if at >= 0)))
            for table, each in zip(tables, places, strict=True)
        ]
        self._values: dict[tuple[int, str], list[bytes]] = {}
        self._others: dict[int, list[Others]] = {}
        self._texts: dict[bytes, str | None] = {}

    def differing(self, one: int, other: int) -> list[list[str]]:
        """Return for each row the columns in which two versions differ, other elements last."""
        found: list[list[str]] = [[] for _ in self.rows]
        for name in URL_FIELDS:
            values = self._of(one, name), self._of(other, name)
            if values[0] != values[1]:
                for number, (before, after) in enumerate(zip(*values, strict=True)):
                    if before != after:
                        found[number].append(name)
        rest = zip(self._others_of(one), self._others_of(other), strict=True)
        for number, (old, new) in enumerate(rest):
            has_any = old.written or new.written  # seldom, and looking is dear
            if has_any and self._others_differ(number, one, other):
                found[number].append(OTHERS)
        return found

    def differ(self, number: int, name: str, one: int, other: int) -> bool:
        """Tell whether two versions of a row differ in a column, or in all other elements."""
        if name == OTHERS:
            return self._others_differ(number, one, other)
        return self._of(one, name)[number] != self._of(other, name)[number]

    def text(self, number: int, name: str, version: int) -> str | None:
        """Return a value, without white space around it; None where there is none."""
        value = self._of(version, name)[number]
        if value not in self._texts:  # of a million dates most are alike
            self._texts[value] = value.decode("utf-8", "surrogatepass") or None
        return self._texts[value]

    def _of(self, version: int, name: str) -> list[bytes]:
        key = version, name
        if key not in self._values:
            self._values[key] = self._spread(version, self._some[version].values(name), b"")
        return self._values[key]

    def _spread(self, version: int, present: list[T], absent: T) -> list[T]:
        """Return what there is of each row, in their order."""
        if len(present) == len(self.rows):
            return present
        rest: Iterator[T] = iter(present)
        places = zip(self._places[version], repeat(absent))
        return [next(rest) if at >= 0 else nothing for at, nothing in places]

    def _others_differ(self, number: int, one: int, other: int) -> bool:
        before, after = self._others_of(one)[number], self._others_of(other)[number]
        if before.written == after.written and (
            not before.written or _scope(self._tables[one]) == _scope(self._tables[other])
        ):
            return False
        return others_differ((self._tables[one], before), (self._tables[other], after))

    def _others_of(self, version: int) -> list[Others]:
        if version not in self._others:
            each = others(self._tables[version], self._some[version].each)
            self._others[version] = self._spread(version, each, _NO_OTHERS)
        return self._others[version]


def _scope(table: PieceTable) -> object:
    """Return what prefixes stand for in the rows of a document."""
    row_format = table.row_format
    return row_format.root.scope if isinstance(row_format, XmlRows) else None
