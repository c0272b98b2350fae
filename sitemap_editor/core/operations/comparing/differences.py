"""The differences of two sides as one list, a line each, grouped by what became of the rows."""

from __future__ import annotations

from array import array
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import chain, compress
from typing import Final

from sitemap_editor.core.errors import Progress, no_progress
from sitemap_editor.core.operations.comparing.moved_pages import MovedPage
from sitemap_editor.core.operations.comparing.site import COMPARED, SiteComparison

_ROWS_A_STEP: Final = 8_192


class Difference(Enum):
    """What became of a row. Values are the names of the command line's JSON."""

    REMOVED = "removed"
    ADDED = "added"
    CHANGED = "changed"
    MOVED = "moved"
    """To another file."""
    MOVED_PAGE = "moved_pages"
    """Removed, and added under another URL, probably."""
    UNCHANGED = "unchanged"


@dataclass(frozen=True, slots=True)
class DifferenceLine:
    """One line; a row that is not there is None."""

    difference: Difference
    number: int
    """Among those of its group: a changed pair has this number in all of its lines."""
    before: int | None
    after: int | None
    field: str = ""
    """What of `COMPARED` differs, where a row changed."""


class Differences:
    """All lines: removed, added, changed (a line for each value), moved, moved pages, unchanged.

    5 bytes a changed value and 4 an unchanged row; lines are made when they are asked for.
    """

    def __init__(
        self,
        comparison: SiteComparison,
        pages: Sequence[MovedPage] = (),
        progress: Progress = no_progress,
    ) -> None:
        self.comparison = comparison
        self.pages = pages
        self._pairs = array("I")
        self._fields = bytearray()
        bits_of = [
            [place for place in range(len(COMPARED)) if bits >> place & 1]
            for bits in range(1 << len(COMPARED))
        ]
        for number, bits in enumerate(comparison.changed.fields):
            if not number % _ROWS_A_STEP:
                progress(number / len(comparison.changed))
            for place in bits_of[bits]:
                self._pairs.append(number)
                self._fields.append(place)
        self._unchanged = _unchanged(comparison)
        sizes = {
            Difference.REMOVED: len(comparison.removed),
            Difference.ADDED: len(comparison.added),
            Difference.CHANGED: len(self._pairs),
            Difference.MOVED: len(comparison.moved),
            Difference.MOVED_PAGE: len(pages),
            Difference.UNCHANGED: len(self._unchanged),
        }
        self.lines: dict[Difference, range] = {}
        """The numbers of the lines of each group."""
        first = 0
        for difference, size in sizes.items():
            self.lines[difference] = range(first, first + size)
            first += size

    def __len__(self) -> int:
        return self.lines[Difference.UNCHANGED].stop

    @property
    def counts(self) -> Mapping[Difference, int]:
        """How many rows, or pairs of rows, there are of each."""
        both = self.comparison
        return {
            Difference.REMOVED: len(both.removed),
            Difference.ADDED: len(both.added),
            Difference.CHANGED: len(both.changed),
            Difference.MOVED: len(both.moved),
            Difference.MOVED_PAGE: len(self.pages),
            Difference.UNCHANGED: len(self._unchanged),
        }

    def __getitem__(self, line: int) -> DifferenceLine:
        both = self.comparison
        difference, number = self._place(line)
        match difference:
            case Difference.REMOVED:
                return DifferenceLine(difference, number, both.removed[number], None)
            case Difference.ADDED:
                return DifferenceLine(difference, number, None, both.added[number])
            case Difference.CHANGED:
                pair, place = self._pairs[number], self._fields[number]
                before, after = both.changed.before[pair], both.changed.after[pair]
                return DifferenceLine(difference, pair, before, after, COMPARED[place])
            case Difference.MOVED:
                return DifferenceLine(difference, number, *both.moved[number])
            case Difference.MOVED_PAGE:
                page = self.pages[number]
                return DifferenceLine(difference, number, page.before, page.after)
            case Difference.UNCHANGED:
                before = self._unchanged[number]
                return DifferenceLine(difference, number, before, both.partners[before])

    def _place(self, line: int) -> tuple[Difference, int]:
        """Return the group of a line, and its number there."""
        for difference, lines in self.lines.items():
            if line in lines:
                return difference, line - lines.start
        raise IndexError(line)

    def shown(self, wanted: Collection[Difference]) -> ShownLines:
        """Return the lines of some groups."""
        return ShownLines([lines for each, lines in self.lines.items() if each in wanted])


def _unchanged(both: SiteComparison) -> array[int]:
    """Return the rows before that say the same after, in the same file."""
    is_same = bytearray(b"\1") * len(both.before)
    for row in chain(both.removed, both.changed.before, (here for here, _ in both.moved)):
        is_same[row] = 0
    found = array("I")
    for first in range(0, len(is_same), _ROWS_A_STEP):  # the window's thread goes on in between
        last = min(first + _ROWS_A_STEP, len(is_same))
        found.extend(compress(range(first, last), is_same[first:last]))
    return found


class ShownLines(Sequence[int]):
    """The numbers of the lines of some groups, in order; a few numbers, however many they are."""

    def __init__(self, parts: Sequence[range]) -> None:
        self._parts = parts

    def __len__(self) -> int:
        return sum(map(len, self._parts))

    def __getitem__(self, at: int) -> int:  # type: ignore[override]  # slices are never asked for
        for part in self._parts:
            if at < len(part):
                return part[at]
            at -= len(part)
        raise IndexError(at)

    def __iter__(self) -> Iterator[int]:
        for part in self._parts:
            yield from part
