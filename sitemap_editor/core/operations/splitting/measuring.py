"""How many bytes a part of some rows takes, exactly and without making it."""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Iterator
from itertools import accumulate

from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.traces import STEP_ROWS
from sitemap_editor.core.errors import Progress, no_progress


class Measure:
    """Both limits of a part, and what the rows of one document count towards them."""

    def __init__(
        self,
        table: PieceTable,
        max_rows: int,
        max_size_bytes: int,
        progress: Progress = no_progress,
    ) -> None:
        """`progress` is asked between steps: it lets the window go first."""
        self._table = table
        self._progress = progress
        self.lengths = table.lengths
        self.max_rows = max_rows
        self.max_size_bytes = max_size_bytes
        self.frame_bytes = len(table.head) + len(table.tail)
        """What stands before and after the rows of every part."""
        self._longest: int | None = None

    def unsaved_tail_bytes(self, last_row_id: int) -> int:
        """Return how many bytes of the row that ends a part are not written."""
        return self._table.row_format.unsaved_tail_bytes(self._table.row_bytes(last_row_id))

    def size_bytes(self, row_ids: array[int]) -> int:
        """Return the uncompressed size of a part of these rows."""
        return self._table.part(row_ids).size_bytes

    def rows_bytes(self, row_ids: array[int]) -> int:
        """Return how many bytes these rows take, without what stands around them."""
        return sum(sum(map(self.lengths.__getitem__, some)) for some in self._steps(row_ids))

    def fits(self, rows: int, rows_bytes: int, last_row_id: int) -> bool:
        """Tell whether a part that ends with this row keeps both limits."""
        if rows > self.max_rows:
            return False
        over = self.frame_bytes + rows_bytes - self.max_size_bytes
        return over <= 0 or over <= self.unsaved_tail_bytes(last_row_id)

    def cuts(self, row_ids: array[int]) -> Iterator[array[int]]:
        """Cut rows into parts filled to the limits; a row too large for any part is alone in one.

        Nothing for no rows.
        """
        ends = array("q")
        first = 0
        while first < len(row_ids):
            last = min(first + self.max_rows, len(row_ids))
            if ends or not self._surely_fits(row_ids, first, last):
                # Added up once and only where needed: there may be thousands of small parts.
                ends = ends or self._ends(row_ids)
                last = self._last_that_fits(row_ids, ends, first, last)
            yield row_ids[first:last]
            first = last

    def _surely_fits(self, row_ids: array[int], first: int, last: int) -> bool:
        """Tell whether these rows fit into a part; without adding them up where all are short."""
        if self._longest is None:
            self._longest = max(map(max, self._steps(self.lengths)), default=0)
        if self.frame_bytes + (last - first) * self._longest <= self.max_size_bytes:
            return True
        return self.size_bytes(row_ids[first:last]) <= self.max_size_bytes

    def _ends(self, row_ids: array[int]) -> array[int]:
        """Return how many bytes the first 0, 1, 2 … rows take."""
        ends = array("q", (0,))
        for some in self._steps(row_ids):
            lengths = map(self.lengths.__getitem__, some)
            ends.extend(accumulate(lengths, initial=ends.pop()))
        return ends

    def _steps(self, numbers: array[int]) -> Iterator[array[int]]:
        """Yield them in parts: what looks at all of them at once holds up the window."""
        for at in range(0, len(numbers), STEP_ROWS):
            self._progress(at / len(numbers))
            yield numbers[at : at + STEP_ROWS]

    def _last_that_fits(self, row_ids: array[int], ends: array[int], first: int, most: int) -> int:
        """Return where a part from `first` on ends by the limit of bytes; with at least 1 row."""
        room = self.max_size_bytes - self.frame_bytes
        last = bisect_right(ends, ends[first] + room, first + 1, most + 1) - 1
        while last < most and self.fits(
            last + 1 - first, ends[last + 1] - ends[first], row_ids[last]
        ):
            last += 1  # a row whose line end is not written may just fit
        return max(first + 1, last)
