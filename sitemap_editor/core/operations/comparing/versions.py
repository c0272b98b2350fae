"""Compares two versions of a sitemap row by row: what stands in one alone, what differs."""

from __future__ import annotations

from array import array
from collections import defaultdict, deque
from dataclasses import dataclass
from enum import Enum
from typing import Final

from sitemap_editor.core.document.markup import SPACE
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.preview import PreviewLine, lines_of_row
from sitemap_editor.core.errors import Progress, no_progress
from sitemap_editor.core.protocol.fields import LOC

_ROWS_A_STEP: Final = 8_192
_NEAR: Final = 32
_NOWHERE: Final = -1


class Fate(Enum):
    """What became of a row."""

    ONLY_HERE = "only here"
    ONLY_THERE = "only there"
    DIFFERENT = "different"


@dataclass(frozen=True, slots=True)
class RowDifference:
    """One row that is not the same in both; positions count from 0, None where it is missing."""

    fate: Fate
    loc: str
    here: int | None
    there: int | None
    lines: tuple[PreviewLine, ...]
    """The values that differ, `before` there and `after` here; none where a row is missing."""


class Comparison:
    """Two snapshots and the rows by which they differ.

    Those of `here` come first, in order, then what only `there` has. Rows belong together by URL,
    the first to the first where one is there more than once; white space around a row does not
    count. A row is taken apart when it is asked for.
    """

    def __init__(
        self, here: PieceTable, there: PieceTable, progress: Progress = no_progress
    ) -> None:
        self.here = here
        self.there = there
        self._pairs_here = array("q")
        self._pairs_there = array("q")
        self.counts = dict.fromkeys(Fate, 0)
        self.are_moved = False
        """True where rows that are in both stand in another order."""
        self.heads_differ = _around(here) != _around(there)
        """True where something else than rows is not the same, such as the root element."""
        self._compare(progress)

    def __len__(self) -> int:
        return len(self._pairs_here)

    def __getitem__(self, number: int) -> RowDifference:
        here, there = self._pairs_here[number], self._pairs_there[number]
        loc = self.there[there].loc if here < 0 else self.here[here].loc
        lines: tuple[PreviewLine, ...] = ()
        if here < 0:
            fate = Fate.ONLY_THERE
        elif there < 0:
            fate = Fate.ONLY_HERE
        else:
            fate = Fate.DIFFERENT
            old, new = self.there, self.here
            data = _data(old, there), _data(new, here)
            lines = tuple(lines_of_row(*data, here, old.row_format, new.row_format))
        return RowDifference(
            fate,
            (loc or "").strip(),
            here if here >= 0 else None,
            there if there >= 0 else None,
            lines,
        )

    @property
    def is_same(self) -> bool:
        """True where nothing differs but, perhaps, white space around rows."""
        return not len(self) and not self.heads_differ and not self.are_moved

    def _compare(self, progress: Progress) -> None:
        walk = _Walk(self.here, self.there)
        walk.go(progress)
        walk.pair_up(progress)
        self.are_moved = walk.are_moved
        fates = {True: Fate.DIFFERENT, False: Fate.ONLY_HERE}
        for here, there in sorted(walk.found):
            self._add(here, there, fates[there >= 0])
        for there in sorted(walk.left_there):
            self._add(_NOWHERE, there, Fate.ONLY_THERE)

    def _add(self, here: int, there: int, fate: Fate) -> None:
        self._pairs_here.append(here)
        self._pairs_there.append(there)
        self.counts[fate] += 1


class _Walk:
    """Goes down both versions side by side; what finds no partner nearby waits to be paired up.

    So versions that are much alike cost little memory, however large they are.
    """

    def __init__(self, here: PieceTable, there: PieceTable) -> None:
        self._here, self._there = here, there
        self._step = 0  # how many rows stand side by side so far
        self._loose_here: list[tuple[int, int]] = []  # (position, step)
        self._loose_there: list[tuple[int, int]] = []
        self.found: list[tuple[int, int]] = []
        """(position here, position there or -1) of rows that differ or are here alone."""
        self.left_there: list[int] = []
        """Positions of the rows that are there alone."""
        self.are_moved = False

    def go(self, progress: Progress) -> None:
        """Walk to the end of both."""
        at, there, told = 0, 0, 0
        count, count_there = len(self._here), len(self._there)
        while at < count and there < count_there:
            if at >= told:
                progress(at / count)
                told = at + _ROWS_A_STEP
            if _data(self._here, at) == _data(self._there, there):
                at, there, self._step = at + 1, there + 1, self._step + 1
                continue
            skipped, skipped_there = self._next_partners(at, there)
            self._leave(at, skipped, there, skipped_there)
            at, there = at + skipped, there + skipped_there
            if not skipped and not skipped_there:
                self._take_pair(at, there)
                at, there, self._step = at + 1, there + 1, self._step + 1
        self._leave(at, count - at, there, count_there - there)

    def _next_partners(self, at: int, there: int) -> tuple[int, int]:
        """Return how many rows to skip to come to the next that belong together.

        Where none are near, all that was looked at is skipped.
        """
        if _key(self._here, at) == _key(self._there, there):
            return 0, 0
        near = min(_NEAR, len(self._here) - at)
        near_there = min(_NEAR, len(self._there) - there)
        places: dict[bytes, int] = {}
        for skipped in range(near_there):
            places.setdefault(_key(self._there, there + skipped), skipped)
        best = (near, near_there)
        for skipped in range(near):
            if skipped > sum(best):
                break
            skipped_there = places.get(_key(self._here, at + skipped))
            if skipped_there is not None and skipped + skipped_there < sum(best):
                best = (skipped, skipped_there)
        return best

    def _leave(self, at: int, skipped: int, there: int, skipped_there: int) -> None:
        self._loose_here += ((each, self._step) for each in range(at, at + skipped))
        self._loose_there += ((each, self._step) for each in range(there, there + skipped_there))

    def _take_pair(self, at: int, there: int) -> None:
        if _data(self._here, at).strip(SPACE) != _data(self._there, there).strip(SPACE):
            self.found.append((at, there))

    def pair_up(self, progress: Progress) -> None:
        """Bring together what stands far apart; say what has no partner at all."""
        waiting: defaultdict[bytes, deque[tuple[int, int]]] = defaultdict(deque)
        for number, (there, step) in enumerate(self._loose_there):
            if not number % _ROWS_A_STEP:
                progress(1.0)
            waiting[_key(self._there, there)].append((there, step))
        last = _NOWHERE
        for number, (at, step) in enumerate(self._loose_here):
            if not number % _ROWS_A_STEP:
                progress(1.0)
            partners = waiting.get(_key(self._here, at))
            if not partners:
                self.found.append((at, _NOWHERE))
                continue
            there, step_there = partners.popleft()
            if step != step_there or there < last:
                self.are_moved = True
            last = max(last, there)
            self._take_pair(at, there)
        self.left_there = [there for partners in waiting.values() for there, _ in partners]


def _data(table: PieceTable, position: int) -> bytes:
    return table.row_bytes(table.order[position])


def _around(table: PieceTable) -> tuple[bytes, bytes]:
    return table.head.strip(SPACE), table.tail.strip(SPACE)


def _key(table: PieceTable, position: int) -> bytes:
    """Return what a row is known by: its URL, or all of it where it has none."""
    data = _data(table, position)
    loc = table.row_format.value_at(data, 0, len(data), LOC)
    return data.strip(SPACE) if not loc or not loc.strip() else loc.strip().encode()
