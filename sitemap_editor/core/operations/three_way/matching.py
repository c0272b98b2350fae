"""Which rows of base, ours and theirs are the same row, by URL, and which were touched by whom."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum
from itertools import pairwise
from typing import Final

from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.errors import Progress, share_of
from sitemap_editor.core.operations.comparing.digests import DigestPass, RowDigests
from sitemap_editor.core.operations.comparing.keys import KeyRule
from sitemap_editor.core.operations.comparing.pairing import partners_of
from sitemap_editor.core.passes.executor import Executor

NOWHERE: Final = -1


class State(Enum):
    """What became of a row, against the base. Values are words of the command line."""

    SAME = "same"
    OURS = "ours"
    """Changed or added here alone."""
    THEIRS = "theirs"
    """Changed or added there, in what is not changed here."""
    BOTH_SAME = "both the same"
    BOTH_DIFFERENT = "both different"
    ADDED_BY_BOTH = "added by both"
    DELETED_BY_ONE = "deleted by one"
    DELETED_AND_CHANGED = "deleted by one, changed by the other"
    MOVED = "moved"
    """Among the others it stands elsewhere; such a row is counted with what else became of it, too.
    """


@dataclass(frozen=True, slots=True)
class Triple:
    """One row by its positions in base, ours and theirs; -1 where it is not."""

    base: int
    ours: int
    theirs: int


class Triples:
    """Many of them, as three arrays: as objects a million take 150 MB."""

    def __init__(self) -> None:
        self._places = array("q"), array("q"), array("q")

    def __len__(self) -> int:
        return len(self._places[0])

    def add(self, base: int, ours: int, theirs: int) -> None:
        """Put one at the end."""
        for place, column in zip((base, ours, theirs), self._places, strict=True):
            column.append(place)

    def some(self, first: int, last: int) -> list[Triple]:
        """Return those of a range."""
        columns = (column[first:last] for column in self._places)
        return [Triple(*places) for places in zip(*columns, strict=True)]


@dataclass(slots=True)
class Matching:
    """All rows, those of each sort; what is in no list stands alike in ours and theirs, or is ours.

    Bytes decide here: a row may be in a list although it says the same in another spelling.
    """

    counts: Counter[State] = field(default_factory=Counter)
    """Of the rows in no list; and of all that moved."""
    differing: Triples = field(default_factory=Triples)
    """In ours and theirs, and theirs is neither ours nor the base's."""
    are_base: bytearray = field(default_factory=bytearray)
    """For each of them, whether ours is the base's, byte for byte."""
    missing_there: Triples = field(default_factory=Triples)
    """In base and ours, not in theirs."""
    missing_here: Triples = field(default_factory=Triples)
    """In base and theirs, not in ours."""
    added_there: list[int] = field(default_factory=list)
    """Positions in theirs of rows that are there alone."""
    ours_of_theirs: array[int] = field(default_factory=lambda: array("q"))
    """By position in theirs: the position in ours, or -1."""
    are_moved_here: bool = False
    """Whether ours has rows of the base in another order."""
    are_moved_there: bool = False


class Matcher:
    """Takes the numbers of the rows of three versions and brings the rows together."""

    def __init__(
        self,
        tables: tuple[PieceTable, PieceTable, PieceTable],
        executor: Executor,
        progress: Progress,
    ) -> None:
        digests = []
        for number, table in enumerate(tables):
            told = share_of(progress, number / 3, 1 / 3)
            digests.append(executor.run(DigestPass(KeyRule(), is_before=False), table, told))
        self._base, self._ours, self._theirs = digests

    @property
    def ours_is_base(self) -> bool:
        """True where all rows are the base's, in its order."""
        return _are_equal(self._ours, self._base)

    @property
    def theirs_is_base(self) -> bool:
        """True where all rows are the base's, in its order."""
        return _are_equal(self._theirs, self._base)

    def matched(self) -> Matching:
        """Bring the rows together: linear in their number."""
        base, ours, theirs = self._base, self._ours, self._theirs
        in_ours = partners_of(base.keys, ours.keys)
        in_theirs = partners_of(base.keys, theirs.keys)
        moved = _moved(in_ours), _moved(in_theirs)
        found = Matching(are_moved_here=moved[0] > 0, are_moved_there=moved[1] > 0)
        found.ours_of_theirs = array("q", [NOWHERE]) * len(theirs.keys)
        counts = found.counts
        counts[State.MOVED] = sum(moved)
        for row, (here, there) in enumerate(zip(in_ours, in_theirs, strict=True)):
            if here >= 0 and there >= 0:
                found.ours_of_theirs[there] = here
                number = ours.rows[here]
                if number == theirs.rows[there]:
                    is_base = number == base.rows[row]
                    counts[State.SAME if is_base else State.BOTH_SAME] += 1
                elif theirs.rows[there] == base.rows[row]:
                    counts[State.OURS] += 1
                else:
                    found.differing.add(row, here, there)
                    found.are_base.append(number == base.rows[row])
            elif here >= 0:
                found.missing_there.add(row, here, NOWHERE)
            elif there >= 0:
                found.missing_here.add(row, NOWHERE, there)
            else:
                counts[State.BOTH_SAME] += 1
        self._match_added(found, in_ours, in_theirs)
        return found

    def _match_added(
        self, found: Matching, in_ours: Sequence[int], in_theirs: Sequence[int]
    ) -> None:
        ours, theirs = self._ours, self._theirs
        here = _rest(in_ours, len(ours.keys))
        there = _rest(in_theirs, len(theirs.keys))
        old = array("Q", map(theirs.keys.__getitem__, there))
        new = array("Q", map(ours.keys.__getitem__, here))
        found.counts[State.OURS] += len(here)
        for row, partner in zip(there, partners_of(old, new), strict=True):
            if partner < 0:
                found.added_there.append(row)
                continue
            own = here[partner]
            found.ours_of_theirs[row] = own
            found.counts[State.OURS] -= 1
            if ours.rows[own] == theirs.rows[row]:
                found.counts[State.ADDED_BY_BOTH] += 1
            else:
                found.differing.add(NOWHERE, own, row)
                found.are_base.append(False)


def _are_equal(one: RowDigests, other: RowDigests) -> bool:
    return one.rows == other.rows and one.keys == other.keys


def _moved(partners: Sequence[int]) -> int:
    """Return how few rows have to be moved so that all are in the order of the base."""
    present = array("q", (row for row in partners if row >= 0))
    if all(row < later for row, later in pairwise(present)):
        return 0
    ends = array("q")  # by length: the least row that an ascending series of it ends with
    for row in present:
        if not ends or row > ends[-1]:
            ends.append(row)
        else:
            ends[bisect_left(ends, row)] = row
    return len(present) - len(ends)


def _rest(partners: Sequence[int], count: int) -> list[int]:
    """Return the rows that are nobody's partner."""
    taken = bytearray(count)
    for row in partners:
        if row >= 0:
            taken[row] = 1
    return [row for row, is_taken in enumerate(taken) if not is_taken]
