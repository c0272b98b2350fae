"""Reads which rows have the same name in an aspect, of all rows: names, and a number a row."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from sitemap_editor.core.columns.column import content_column
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.traces import STEP_ROWS
from sitemap_editor.core.filtering.aspects import (
    BETWEEN_VALUES,
    READINGS,
    AnyAspect,
    Aspect,
    ContentAspect,
)
from sitemap_editor.core.filtering.elements import extensions_of
from sitemap_editor.core.filtering.row_values import RowValues
from sitemap_editor.core.filtering.uniform_aspects import Cuts, Cutter
from sitemap_editor.core.passes.executor import Part

_ROWS_AT_ONCE: Final = 1_024
_A_BYTE: Final = 1 << 8
_TWO_BYTES: Final = 1 << 16


class Named(NamedTuple):
    """The names of some rows, and which of them each has."""

    names: list[bytes]
    numbers: array[int]


class _Range:
    """What is found out of one aspect in a range."""

    def __init__(self, aspect: AnyAspect, cutter: Cutter | None) -> None:
        self._aspect = aspect
        self._cutter = cutter
        self._by_name: dict[bytes, int] = {}
        self._by_cut: dict[bytes, int] = {}
        self._numbers = array("B")

    def add(self, rows: RowValues, cuts: Cuts | None) -> None:
        """Look at some more rows, of which these are the cuts, if there are any."""
        if cuts is not None and self._knows(cuts):
            self._extend(map(self._by_cut.__getitem__, cuts))
            return
        names: Sequence[bytes]
        if isinstance(self._aspect, ContentAspect):
            names = _contents(rows, self._aspect)
        elif self._aspect is Aspect.EXTENSIONS:
            names = extensions_of(rows)
        else:
            reading = READINGS[self._aspect]
            names = reading.names(rows.values(reading.field))
        for name in dict.fromkeys(names):
            self._by_name.setdefault(name, len(self._by_name))
        self._extend(map(self._by_name.__getitem__, names))

    def _extend(self, numbers: Iterable[int]) -> None:
        self._numbers = in_least_room(self._numbers, len(self._by_name))
        self._numbers.extend(numbers)

    def _knows(self, cuts: Cuts) -> bool:
        new = [cut for cut in dict.fromkeys(cuts) if cut not in self._by_cut]
        if not new or self._cutter is None or isinstance(self._aspect, ContentAspect):
            return not new
        names = self._cutter.names(self._aspect, new)
        for cut, name in zip(new, names or (), strict=False):
            self._by_cut[cut] = self._by_name.setdefault(name, len(self._by_name))
        return names is not None

    def named(self) -> Named:
        """Return what was found out."""
        return Named(list(self._by_name), self._numbers)


class _Ranges:
    """One aspect of all ranges so far."""

    def __init__(self) -> None:
        self._by_name: dict[bytes, int] = {}
        self._numbers = array("B")

    def add(self, more: Named) -> int:
        """Take another range; return how many names there are."""
        by_name = self._by_name
        number_of = [by_name.setdefault(name, len(by_name)) for name in more.names]
        if len(by_name) <= _A_BYTE:
            table = bytes(number_of).ljust(_A_BYTE, b"\0")
            self._numbers.frombytes(more.numbers.tobytes().translate(table))
            return len(by_name)
        self._numbers = in_least_room(self._numbers, len(by_name))
        for at in range(0, len(more.numbers), STEP_ROWS):
            self._numbers.extend(map(number_of.__getitem__, more.numbers[at : at + STEP_ROWS]))
        return len(by_name)

    def named(self) -> Named:
        """Return what was found out."""
        return Named(list(self._by_name), self._numbers)


def _contents(rows: RowValues, aspect: ContentAspect) -> list[bytes]:
    column = content_column(aspect.column)
    assert column is not None  # noqa: S101 - a facet of one
    found = rows.contents(column)
    return [row[0] if len(row) == 1 else BETWEEN_VALUES.join(dict.fromkeys(row)) for row in found]


@dataclass(frozen=True)
class NamesPass:
    """Reads aspects of all rows; None for one with so many names that to keep it is no use."""

    aspects: tuple[AnyAspect, ...]
    most_names: int

    def over(self, table: PieceTable, first: int, last: int) -> list[Named]:
        """Read a range: of each aspect its names, and a number a row."""
        plain = table.row_format.plain
        cutter = (
            None
            if plain is None
            else Cutter(
                plain,
                table.fields,
                tuple(each for each in self.aspects if isinstance(each, Aspect)),
            )
        )
        found = {aspect: _Range(aspect, cutter) for aspect in self.aspects}
        for begin in range(first, last, _ROWS_AT_ONCE):
            rows = RowValues(table, table.order[begin : min(begin + _ROWS_AT_ONCE, last)])
            cuts = {} if cutter is None else cutter.cuts(rows)
            for aspect, each in found.items():
                each.add(rows, cuts.get(aspect) if isinstance(aspect, Aspect) else None)
        return [each.named() for each in found.values()]

    def merged(self, parts: Iterator[Part]) -> list[Named | None]:
        """Put ranges together."""
        found: list[_Ranges | None] = [_Ranges() for _ in self.aspects]
        for part in parts:
            assert isinstance(part.result, list)  # noqa: S101 - what `over` returns
            for at, more in enumerate(part.result):
                so_far = found[at]
                if so_far is not None and so_far.add(more) > self.most_names:
                    found[at] = None
            if not any(found):
                break
        return [None if each is None else each.named() for each in found]


def in_least_room(numbers: array[int], count: int) -> array[int]:
    """Return numbers below `count` in as little room as they need; the window goes on meanwhile."""
    typecode = "B" if count <= _A_BYTE else "H" if count <= _TWO_BYTES else "I"
    if numbers.typecode == typecode:
        return numbers
    found = array(typecode)
    for at in range(0, len(numbers), STEP_ROWS):
        found.extend(array(typecode, numbers[at : at + STEP_ROWS]))
    return found
