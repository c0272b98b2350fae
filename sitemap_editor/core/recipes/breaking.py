"""Which changes of a preview would break a rule: the first of them at once, all of them in time."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain, compress
from operator import ne
from typing import Final

from sitemap_editor.core.checks.checker import Checker
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.preview import Preview
from sitemap_editor.core.document.url_keys import NO_URL, hashes
from sitemap_editor.core.errors import Progress, share_of
from sitemap_editor.core.passes.executor import Executor
from sitemap_editor.core.protocol.severity import Severity

_ROWS_A_STEP: Final = 1 << 14
_FIRST_ROWS: Final = 1 << 12
_SHELVES: Final = 256
_TWIN: Final = "L16"
"""The rule that a URL is listed once."""
_OTHER: Final = bytes([1, 0]) + bytes(254)
_BROKEN: Final = (Severity.ERROR, Severity.WARNING)

Kinds = Mapping[tuple[str, Severity], Sequence[int]]
"""The ids of rows that break a rule, by rule."""


@dataclass(frozen=True, slots=True)
class Breaking:
    """What is known by now of the changes that would break a rule."""

    order: array[int]
    """The numbers of all changes, those that would first."""
    count: int
    """How many they are."""
    is_complete: bool = True
    """False while there may be more."""


class BreakingSearch:
    """Finds which changes of a preview would break a rule that is not broken now.

    First by what each row says itself, then which rows come to have a URL that another row has.
    Each call goes on where the one before it stopped, in whichever thread, and returns as soon as
    there is something to show: a person looks at the first ones while the others are still
    searched, which of a million rows at fault takes half a minute. `broken` are all rows that break
    a rule now; None where that is not known.
    """

    def __init__(
        self,
        before: PieceTable,
        preview: Preview,
        checker: Checker,
        executor: Executor | None = None,
        broken: Kinds | None = None,
    ) -> None:
        self._before = before
        self._preview = preview
        self._checker = checker
        self._executor = executor
        self._broken = broken
        self._had: dict[tuple[str, Severity], frozenset[int]] = {}
        self._breaks = bytearray(len(preview.after.starts))
        self._done = 0
        self._portion = _FIRST_ROWS
        self._has_told = False

    def __call__(self, progress: Progress) -> Breaking:
        """Search until some are found, or to the end. Raises: Cancelled."""
        row_ids = self._row_ids
        if self._done >= len(row_ids):
            self._look_for_twins(progress)
            return self._found(progress, is_complete=True)
        self._look_at_rows(progress)
        return self._found(progress, is_complete=False)

    def of_rows_themselves(self, progress: Progress) -> Breaking:
        """Search all rows at once, by what each says itself alone. Raises: Cancelled."""
        self._has_told = True
        self._look_at_rows(progress)
        return self._found(progress, is_complete=True)

    def _look_at_rows(self, progress: Progress) -> None:
        row_ids = self._row_ids
        while self._done < len(row_ids):
            some = row_ids[self._done : self._done + self._portion]
            begin, part = self._done / len(row_ids), len(some) / len(row_ids)
            self._look_at(some, share_of(progress, begin, part))
            self._done += len(some)
            self._portion *= 2
            if not self._has_told and any(map(self._breaks.__getitem__, some)):
                self._has_told = True
                break

    def _found(self, progress: Progress, *, is_complete: bool) -> Breaking:
        order, count = _ordered(self._preview, self._breaks, progress)
        return Breaking(order, count, is_complete)

    @cached_property
    def _row_ids(self) -> array[int]:
        """The rows that change and stay.

        In steps: one loop over a million would hold up all other threads.
        """
        row_ids, given = array("I"), self._preview.row_ids
        is_placed = self._preview.after.is_placed.__getitem__
        for at in range(0, len(given), _ROWS_A_STEP):
            row_ids.extend(filter(is_placed, given[at : at + _ROWS_A_STEP]))
        return row_ids

    def _look_at(self, row_ids: array[int], progress: Progress) -> None:
        now = self._kinds(self._preview.after, row_ids, share_of(progress, 0, 0.5))
        if self._broken is None:
            known = range(len(self._before.starts))
            there = set(filter(known.__contains__, chain.from_iterable(now.values())))
            rows = array("I", filter(there.__contains__, row_ids))
            then = self._kinds(self._before, rows, share_of(progress, 0.5, 0.5))
            had = {kind: frozenset(found) for kind, found in then.items()}
        else:
            had = {kind: self._had_before(kind, self._broken) for kind in now}
        for kind, found in now.items():
            for row_id in frozenset(found).difference(had.get(kind, ())):
                self._breaks[row_id] = 1

    def _look_for_twins(self, progress: Progress) -> None:
        """Find the rows that come to have a URL that another row has.

        By hashes of URLs: the rules about a row among the others would have the whole file checked,
        for one changed URL too.
        """
        after, moved, urls = self._preview.after, *self._rows_with_another_url(progress)
        wanted = None if len(moved) * 2 > len(after) else frozenset(urls)
        twins = _with_one_url(after, wanted, progress) if moved else []
        if not twins:
            return
        told = self._checker.kinds(after.part(array("I", twins[0]))).places
        for kind in (each for each in told if each[0] == _TWIN and each[1] in _BROKEN):
            if self._broken is None:
                before = _with_one_url(self._before, None, progress)
                had = frozenset(chain.from_iterable(before))
            else:
                had = self._had_before(kind, self._broken)
            together = frozenset(chain.from_iterable(twins))
            for row_id in filter(together.__contains__, moved):
                if row_id not in had:
                    self._breaks[row_id] = 1

    def _rows_with_another_url(self, progress: Progress) -> tuple[array[int], array[int]]:
        """Return the rows that come in or change their URL, and hashes of the URLs they get."""
        before, after, row_ids = self._before, self._preview.after, self._row_ids
        known = array("I", filter(len(before.starts).__gt__, row_ids))
        fresh = array("I", filter(len(before.starts).__le__, row_ids))
        old, new = (hashes(table.part(known), progress) for table in (before, after))
        is_other = bytes(map(ne, old, new))
        moved, urls = array("I", compress(known, is_other)), array("q", compress(new, is_other))
        moved.extend(fresh)
        urls.extend(hashes(after.part(fresh), progress))
        return moved, urls

    def _had_before(self, kind: tuple[str, Severity], broken: Kinds) -> frozenset[int]:
        if kind not in self._had:
            self._had[kind] = frozenset(broken.get(kind, ()))
        return self._had[kind]

    def _kinds(
        self, table: PieceTable, row_ids: array[int], progress: Progress
    ) -> dict[tuple[str, Severity], array[int]]:
        """Return the rows that break each rule."""
        found = self._checker.own_kinds(table.part(row_ids), progress, self._executor)
        return {kind: rows for kind, rows in found.items() if kind[1] in _BROKEN}


def _with_one_url(
    table: PieceTable, wanted: frozenset[int] | None, progress: Progress
) -> list[tuple[int, int]]:
    """Return pairs of rows with one URL, each row with the first that has it.

    Only of URLs with these hashes; None: of all. Dealt out to many small dicts, since a large one
    holds the interpreter while it grows.
    """
    numbers = hashes(table, progress)
    shelves = [(array("q"), array("I")) for _ in range(_SHELVES)]
    for at in range(0, len(numbers), _ROWS_A_STEP):
        progress(at / len(numbers))
        some, ids = numbers[at : at + _ROWS_A_STEP], table.order[at : at + _ROWS_A_STEP]
        if wanted is not None:
            hits = bytes(map(wanted.__contains__, some))
            some, ids = array("q", compress(some, hits)), array("I", compress(ids, hits))
        for number, row_id in zip(some, ids, strict=True):
            urls, rows = shelves[number % _SHELVES]
            urls.append(number)
            rows.append(row_id)
    pairs: list[tuple[int, int]] = []
    for urls, rows in shelves:
        firsts: dict[int, int] = {}
        for number, row_id in zip(urls, rows, strict=True):
            first = firsts.setdefault(number, row_id)
            if first != row_id and number != NO_URL:
                pairs.append((first, row_id))
    return pairs


def _ordered(preview: Preview, breaks: bytearray, progress: Progress) -> tuple[array[int], int]:
    """Return the numbers of all changes, those of rows marked in `breaks` first, and how many."""
    head = int(preview.changes_head)  # the first change is no row's then
    first, others, row_ids = array("I"), array("I", range(head)), preview.row_ids
    for at in range(0, len(row_ids), _ROWS_A_STEP):
        progress(1.0)
        some = bytes(map(breaks.__getitem__, row_ids[at : at + _ROWS_A_STEP]))
        numbers = range(at + head, at + head + len(some))
        first.extend(compress(numbers, some))
        others.extend(compress(numbers, some.translate(_OTHER)))
    count = len(first)
    first.extend(others)
    return first, count
