"""Orders rows by a column for the eye; the document itself keeps its order.

Ranges are sorted where passes run. Put together they are a shelf of keys at a time: one sort of
1,000,000 keys holds the interpreter, and so the window, for more than a second.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, Final

from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.errors import Progress, no_progress
from sitemap_editor.core.filtering.kept_values import KeptValues
from sitemap_editor.core.operations.kept_order import in_order_of_ranks, ranks
from sitemap_editor.core.operations.sort_keys import FieldKeys, KeysOf
from sitemap_editor.core.passes.executor import Executor, Here, Part

_KEYS_A_SHELF: Final = 8_192
_OF_SORTING_RANGES: Final = 0.8
"""The part of all work that ranges take."""
_MOST_RANKED: Final = 16_384
"""To order more different values at once would keep the window waiting."""
_ASKED: Final = 4_096
"""So many rows tell whether a column is worth keeping."""
_LEAST_STEP: Final = 16
_ALL_DIFFERENT: Final = 0.98
"""Of those asked; then there are more than a hundred thousand values in a million rows."""
_SAMPLES: Final = 64
"""So many keys of a range tell where shelves begin."""


def sorted_row_ids(
    table: PieceTable,
    keys_of: KeysOf,
    *,
    descending: bool = False,
    progress: Progress = no_progress,
    executor: Executor | None = None,
    kept: KeptValues | None = None,
) -> array[int]:
    """Return all row ids ordered by their keys.

    Values that mean nothing in their column come behind, rows without one (None) last, either way;
    equal ones keep the file's order. Keys that cannot be told in another process are told here.
    A column that is `kept`, of few different values, is read but once.
    Raises: Cancelled by way of `progress`.
    """
    progress(0.0)
    if kept is not None and isinstance(keys_of, FieldKeys):
        ordered = _by_kept(table, keys_of, kept, descending, executor, progress)
        if ordered is not None:
            return ordered
    runs = (executor or Here()).run(
        SortPass(keys_of), table, lambda part: progress(part * _OF_SORTING_RANGES)
    )
    ordered = array("I")
    for positions in runs.in_order(descending=descending):
        ordered.extend(array("I", map(table.order.__getitem__, positions)))
        part = len(ordered) / max(1, len(table))
        progress(_OF_SORTING_RANGES + part * (1 - _OF_SORTING_RANGES))
    return ordered


def _by_kept(
    table: PieceTable,
    keys_of: FieldKeys,
    kept: KeptValues,
    descending: bool,
    executor: Executor | None,
    progress: Progress,
) -> array[int] | None:
    """Return row ids in order by what was read once; None where nearly each row is another."""
    aspect = keys_of.aspect
    if aspect is None or _is_each_another(table, keys_of):
        return None
    known = kept.read(table, [aspect], executor, lambda part: progress(part * _OF_SORTING_RANGES))[
        aspect
    ]
    if known is None or len(known.names) > _MOST_RANKED:
        return None
    rank_of, count = ranks(list(map(keys_of.of_name, known.names)), descending=descending)
    rest = 1 - _OF_SORTING_RANGES
    return in_order_of_ranks(
        table, known, rank_of, count, lambda part: progress(_OF_SORTING_RANGES + part * rest)
    )


def _is_each_another(table: PieceTable, keys_of: FieldKeys) -> bool:
    """Tell whether nearly each row has another value, by some of them all over the file.

    To find that out by reading the column took as long as to sort by it.
    """
    step = len(table) // _ASKED
    if step < _LEAST_STEP:
        return False
    asked = table.order[::step]
    return len(set(keys_of(table.part(asked)))) > len(asked) * _ALL_DIFFERENT


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

    @classmethod
    def of_numbers(cls, numbers: list[float]) -> _Sorted:
        """Sort rows by a number each."""
        order = sorted(range(len(numbers)), key=numbers.__getitem__)
        return cls(array("d", map(numbers.__getitem__, order)), array("I", order))

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
        if isinstance(self.keys_of, FieldKeys):
            numbers = self.keys_of.numbers(table.part(table.order[first:last]))
            if numbers is not None:
                return SortedRange(_Sorted.of_numbers(numbers), _Sorted(), array("I"))
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
