"""Orders rows by a column for the eye; the document itself keeps its order.

Ranges are sorted where passes run. Put together they are a shelf of keys at a time: one sort of
1,000,000 keys holds the interpreter, and so the window, for more than a second.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise
from typing import Any, Final, TypeAlias

from sitemap_editor.core.columns.column import ContentColumn, ValueKind, content_column
from sitemap_editor.core.columns.reading import ColumnReader
from sitemap_editor.core.columns.some_rows import SomeRows
from sitemap_editor.core.document.markup import decode_text
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.errors import Progress, no_progress
from sitemap_editor.core.passes.executor import Executor, Here, Part
from sitemap_editor.core.protocol.datetimes import timestamp_of
from sitemap_editor.core.protocol.fields import (
    CHANGEFREQ,
    CHANGEFREQ_VALUES,
    LASTMOD,
    PRIORITY,
    parse_decimal,
)

_ROWS_AT_ONCE: Final = 1_024
_KEYS_A_SHELF: Final = 8_192
_OF_SORTING_RANGES: Final = 0.8
"""The part of all work that ranges take."""
_MOST_KNOWN: Final = 100_000
_SAMPLES: Final = 64
"""So many keys of a range tell where shelves begin."""
SortKey: TypeAlias = tuple[bool, tuple[float, ...], str]
"""Whether a value is understood, then what to order it by: numbers, text."""
KeysOf: TypeAlias = Callable[[PieceTable], Iterable[SortKey | None]]
"""Yields one key a row, in the order of the rows."""


def sorted_row_ids(
    table: PieceTable,
    keys_of: KeysOf,
    *,
    descending: bool = False,
    progress: Progress = no_progress,
    executor: Executor | None = None,
) -> array[int]:
    """Return all row ids ordered by their keys.

    Values that mean nothing in their column come behind, rows without one (None) last, either way;
    equal ones keep the file's order. Keys that cannot be told in another process are told here.
    Raises: Cancelled by way of `progress`.
    """
    progress(0.0)
    runs = (executor or Here()).run(
        SortPass(keys_of), table, lambda part: progress(part * _OF_SORTING_RANGES)
    )
    ordered = array("I")
    for positions in runs.in_order(descending=descending):
        ordered.extend(array("I", map(table.order.__getitem__, positions)))
        part = len(ordered) / max(1, len(table))
        progress(_OF_SORTING_RANGES + part * (1 - _OF_SORTING_RANGES))
    return ordered


@dataclass(slots=True)
class _Sorted:
    """Keys of one range, ascending, and the positions of their rows, counted from its start."""

    keys: Sequence[Any] = ()
    positions: array[int] = field(default_factory=lambda: array("I"))

    @classmethod
    def of(cls, keys: list[tuple[tuple[float, ...], str]], positions: array[int]) -> _Sorted:
        """Sort keys; those that are numbers or texts alone travel and compare quicker."""
        bare: Sequence[Any] = keys
        if not any(numbers for numbers, _ in keys):
            bare = [text for _, text in keys]
        elif all(len(numbers) == 1 and not text for numbers, text in keys):
            bare = array("d", [numbers[0] for numbers, _ in keys])
        order = sorted(range(len(bare)), key=bare.__getitem__)
        in_order = map(bare.__getitem__, order)
        return cls(
            array("d", in_order) if isinstance(bare, array) else list(in_order),
            array("I", map(positions.__getitem__, order)),
        )

    def spelt_out(self) -> _Sorted:
        """Return the same with whole keys, to be compared with any others."""
        if isinstance(self.keys, array):
            return _Sorted([((number,), "") for number in self.keys], self.positions)
        if self.keys and isinstance(self.keys[0], str):
            return _Sorted([((), text) for text in self.keys], self.positions)
        return self


@dataclass(frozen=True, slots=True)
class SortedRange:
    """The rows of one range: those understood, the others, and those without a value."""

    understood: _Sorted
    others: _Sorted
    absent: array[int]


@dataclass(slots=True)
class SortedRuns:
    """All rows, sorted range by range; positions are those in the document."""

    understood: list[_Sorted] = field(default_factory=list)
    others: list[_Sorted] = field(default_factory=list)
    absent: array[int] = field(default_factory=lambda: array("I"))

    def in_order(self, *, descending: bool) -> Iterator[array[int]]:
        """Yield all positions in order, not too many at a time."""
        yield from _shelves(self.understood, descending=descending)
        yield from _shelves(self.others, descending=descending)
        yield self.absent


@dataclass(frozen=True)
class SortPass:
    """Sorts the rows of ranges by their keys."""

    keys_of: KeysOf

    def over(self, table: PieceTable, first: int, last: int) -> SortedRange:
        """Sort a range."""
        keys: dict[bool, list[tuple[tuple[float, ...], str]]] = {True: [], False: []}
        positions = {True: array("I"), False: array("I")}
        absent = array("I")
        for position, key in enumerate(self.keys_of(table.part(table.order[first:last]))):
            if key is None:
                absent.append(position)
            else:
                keys[key[0]].append(key[1:])
                positions[key[0]].append(position)
        understood, others = (_Sorted.of(keys[each], positions[each]) for each in (True, False))
        return SortedRange(understood, others, absent)

    def merged(self, parts: Iterator[Part]) -> SortedRuns:
        """Keep all ranges."""
        runs = SortedRuns()
        for part in parts:
            rows = part.result
            assert isinstance(rows, SortedRange)  # noqa: S101 - what `over` returns
            for kept, run in ((runs.understood, rows.understood), (runs.others, rows.others)):
                if run.positions:
                    kept.append(_Sorted(run.keys, _moved(run.positions, part.first)))
            runs.absent.extend(_moved(rows.absent, part.first))
        return runs


def _moved(positions: array[int], first: int) -> array[int]:
    return array("I", map(first.__add__, positions))


def _shelves(runs: list[_Sorted], *, descending: bool) -> Iterator[array[int]]:
    """Yield the positions of all runs in order, not too many at a time."""
    if len({type(each.keys[0]) for each in runs}) > 1:
        runs = [run.spelt_out() for run in runs]
    begins = _shelf_begins(runs)
    cuts = [[0, *(bisect_left(run.keys, begin) for begin in begins), len(run.keys)] for run in runs]
    shelves = [list(pairwise(each)) for each in cuts]
    numbers = range(len(begins) + 1)
    for number in reversed(numbers) if descending else numbers:
        keys: list[Any] = []
        positions = array("I")
        for run, bounds in zip(runs, shelves, strict=True):
            first, last = bounds[number]
            keys += run.keys[first:last]
            positions += run.positions[first:last]
        if keys and min(keys) == max(keys):
            yield positions  # as many as there are: in the order of the file already
        else:
            order = sorted(range(len(keys)), key=keys.__getitem__, reverse=descending)
            yield array("I", map(positions.__getitem__, order))


def _shelf_begins(runs: Sequence[_Sorted]) -> list[Any]:
    """Return the keys at which shelves begin: one that many rows have gets its own.

    They come from evenly spread samples of each run, so that no shelf is much larger than others.
    """
    samples = sorted(key for run in runs for key in run.keys[:: max(1, len(run.keys) // _SAMPLES)])
    count = sum(len(run.keys) for run in runs) // _KEYS_A_SHELF
    step = max(1, len(samples) // max(1, count))
    begins = dict.fromkeys(samples[::step]) if count else {}
    often = [one for one, other in pairwise(samples[::step]) if one == other]
    behind = (samples[bisect_right(samples, each) :][:1] for each in often)
    return sorted({*begins, *(key for some in behind for key in some)})


def field_keys(table: PieceTable, field: str) -> Iterator[SortKey | None]:
    """Yield keys for a column of the file: dates by instant, priorities by number, words by rank.

    A value that many rows have is looked at once.
    """
    column = content_column(field)
    if column is not None:
        yield from _content_keys(table, column)
        return
    known: dict[str | None, SortKey | None] = {None: None}
    for value in _values(table, field):
        if value not in known:
            known[value] = _key(field, value) if value and value.strip() else None
        yield known[value]


def keys_of_field(field: str) -> KeysOf:
    """Return what tells the keys of a column of the file, or of what rows hold beyond these."""
    return partial(field_keys, field=field)


def _content_keys(table: PieceTable, column: ContentColumn) -> Iterator[SortKey | None]:
    """Yield keys for a content column: of rows with several values, by the first of them."""
    reader = ColumnReader(column, table.row_format)
    known: dict[bytes, SortKey | None] = {}
    for first in range(0, len(table), _ROWS_AT_ONCE):
        rows = SomeRows(table, table.order[first : first + _ROWS_AT_ONCE])
        for values in reader.of_rows(rows):
            value = values[0] if values else b""
            if value not in known:
                if len(known) >= _MOST_KNOWN:
                    known.clear()
                known[value] = _content_key(column.kind, value.decode("utf-8", "replace").strip())
            yield known[value]


def _content_key(kind: ValueKind, text: str) -> SortKey | None:
    if not text:
        return None
    if kind is ValueKind.DATE:
        return _key(LASTMOD, text)
    if kind is ValueKind.TEXT:
        return True, (), text
    return _key(PRIORITY, text)  # a number; what is none stands behind


def _values(table: PieceTable, field: str) -> Iterator[str | None]:
    """Yield the values of a column; of plain rows many at once, where an empty one is as none."""
    plain = table.row_format.plain
    for first in range(0, len(table), _ROWS_AT_ONCE):
        row_ids = table.order[first : first + _ROWS_AT_ONCE]
        data = table.rows_bytes(row_ids)
        if plain is not None and plain.are(data, len(row_ids)):
            yield from map(decode_text, plain.values(data, len(row_ids), field))
        else:
            yield from table.part(row_ids).values(field)


def _key(field: str, value: str) -> SortKey:
    """Return whether a value of this column is understood, and what to order it by."""
    text = value.strip()
    if field == LASTMOD:
        moment = timestamp_of(text)
        return _odd(text) if moment is None else (True, (moment,), "")
    if field == PRIORITY:
        number = parse_decimal(text)
        return _odd(text) if number is None else (True, (float(number),), "")
    if field == CHANGEFREQ:
        known = text in CHANGEFREQ_VALUES
        return (True, (CHANGEFREQ_VALUES.index(text),), "") if known else _odd(text)
    return True, (), text


def _odd(text: str) -> SortKey:
    return False, (), text
