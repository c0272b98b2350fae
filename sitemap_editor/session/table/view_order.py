"""Where rows stand in a table that may be sorted and filtered: rows, identities, places."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import compress, filterfalse, repeat
from typing import Final

from sitemap_editor.core.document.effects import Effect
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.row_numbers import compact
from sitemap_editor.core.document.traces import STEP_ROWS
from sitemap_editor.core.errors import Progress, no_progress

FEW_ROWS: Final = 4


@dataclass(frozen=True, slots=True)
class SortedRows:
    """All rows of a table in some order, and what else a worker noted of it."""

    row_ids: array[int] | None = None
    """All row ids from top to bottom; None: in the file's own order."""
    positions: array[int] | None = None
    """The position of each row id."""
    rows: array[int] | None = None
    """The row ids that the filter leaves, from top to bottom."""


def joined(ranges: Iterable[range]) -> tuple[range, ...]:
    """Return rows in ascending ranges that neither touch nor overlap."""
    found: list[range] = []
    for rows in sorted(filter(None, ranges), key=lambda rows: rows.start):
        if found and rows.start <= found[-1].stop:
            found[-1] = range(found[-1].start, max(found[-1].stop, rows.stop))
        else:
            found.append(rows)
    return tuple(found)


def positions_of(table: PieceTable, progress: Progress = no_progress) -> array[int]:
    """Return the position of each row id; 0 for rows that were taken out.

    Raises: Cancelled by way of `progress`.
    """
    positions = array("I", bytes(4 * len(table.starts)))
    for at in range(0, len(table), STEP_ROWS):
        progress(at / len(table))
        some = table.order[at : at + STEP_ROWS]
        deque(map(positions.__setitem__, some, range(at, at + len(some))), maxlen=0)
    return positions


class ViewOrder:
    """The rows of a document from top to bottom: all or some, in its own order or sorted.

    A row is a number in the view, a position one in the file, a row id neither.
    """

    def __init__(self, table: PieceTable) -> None:
        self._table = table
        self._sorted: array[int] | None = None  # row ids, all; None: the document's order
        self._known: array[int] | None = None  # as `_sorted`, with rows that were taken out since
        self._is_known = bytearray()  # by row id, 1 for rows in `_known`
        self._mask: bytearray | None = None  # by row id, 1 where a row is shown; None: all are
        self._rows: array[int] | None = None  # row ids from top to bottom, where not all are shown
        self._positions: array[int] | None = None  # by row id

    @property
    def row_ids(self) -> array[int]:
        """Row ids from top to bottom."""
        return self._all if self._rows is None else self._rows

    @property
    def _all(self) -> array[int]:
        return self._table.order if self._sorted is None else self._sorted

    @property
    def is_of_file(self) -> bool:
        """True where rows stand as in the file, and all of them."""
        return self._sorted is None and self._rows is None

    @property
    def is_filtered(self) -> bool:
        """True where some rows may be hidden."""
        return self._rows is not None

    @property
    def sorted_ids(self) -> array[int] | None:
        """All row ids in the order that they are sorted in; None in the file's order."""
        return self._sorted

    @property
    def mask(self) -> bytearray | None:
        """By row id a 1 where a row is shown; None: all are."""
        return self._mask

    def is_shown(self, row_id: int) -> bool:
        """Tell whether a row that is there can be seen."""
        mask = self._mask
        return mask is None or (row_id < len(mask) and bool(mask[row_id]))

    def row_ids_in(self, ranges: Iterable[range]) -> array[int]:
        """Return the ids of the rows in ranges of the view."""
        order, found = self.row_ids, array("I")
        for rows in ranges:
            found.extend(order[rows.start : rows.stop])
        return found

    def show(self, found: SortedRows) -> None:
        """Take an order of all rows for that of the view."""
        self._sorted = self._known = found.row_ids
        self._is_known = bytearray(self._table.is_placed)
        self._positions = found.positions
        if self._mask is None or found.rows is None:
            self._choose()
        else:
            self._rows = found.rows

    def show_only(self, mask: bytearray | None, rows: array[int] | None = None) -> None:
        """Show the rows with a 1 in `mask`, by row id, or all.

        `rows` are their ids from top to bottom, where that is known.
        """
        self._mask, self._rows = mask, rows
        if mask is None or rows is None:
            self._choose()

    def _choose(self) -> None:
        mask, order = self._mask, self._all
        if mask is not None and self._sorted is None and self._table.is_one_run and order:
            of_these = memoryview(mask)[order[0] : order[-1] + 1]  # ids in one run count up
            self._rows = array("I", compress(order, of_these))
        else:
            self._rows = None if mask is None else chosen(order, mask)

    def follow(self, change: Effect) -> None:
        """Stay sorted and filtered after an edit that moved rows: new ones are shown, and last.

        Rows that an undo brings back stand where they stood.
        """
        self._positions = None
        has_other_rows = any(map(len, (*change.placed, *change.removed)))
        if self._mask is not None:
            self._mask.extend(bytes(len(self._table.starts) - len(self._mask)))
            for part in change.placed:
                for row_id in part:
                    self._mask[row_id] = 1
        if self._sorted is not None and has_other_rows:
            self._sorted = self._followed(self._sorted, change)
        self._choose()

    def _followed(self, order: array[int], change: Effect) -> array[int]:
        known = order if self._known is None else self._known
        self._is_known.extend(bytes(len(self._table.starts) - len(self._is_known)))
        new = array("I")
        come_back = False
        for part in change.placed:
            fresh = array("I", filterfalse(self._is_known.__getitem__, part))
            come_back |= len(fresh) < len(part)
            new.extend(fresh)
        deque(map(self._is_known.__setitem__, new, repeat(1)), maxlen=0)
        self._known = known + new  # the old ones may be walked over still
        if come_back or any(map(len, change.removed)):
            placed = map(self._table.is_placed.__getitem__, self._known)
            return array("I", compress(self._known, placed))
        return order + new

    def row(self, row_id: int) -> int | None:
        """Return where a row stands in the view, if it does."""
        order = self.row_ids
        if row_id < len(order) and order[row_id] == row_id:
            return row_id
        if not self.is_shown(row_id):
            return None
        try:
            return order.index(row_id)
        except ValueError:
            return None

    def rows(self, row_ids: Sequence[int]) -> list[int]:
        """Return where rows stand in the view, ascending; one pass however many there are."""
        if len(row_ids) <= FEW_ROWS:
            found = (self.row(row_id) for row_id in row_ids)
            return sorted(row for row in found if row is not None)
        wanted = set(row_ids)
        return [row for row, row_id in enumerate(self.row_ids) if row_id in wanted]

    def position(self, row: int) -> int:
        """Return the place in the file of the row at a place in the view."""
        if self.is_of_file:
            return row
        row_id, order = self.row_ids[row], self._table.order
        if row_id < len(order) and order[row_id] == row_id:
            return row_id
        if self._positions is None:
            # Rows mostly stand in the order of their ids, also where some were taken out.
            place = bisect_left(order, row_id) if self._sorted is None else len(order)
            if place < len(order) and order[place] == row_id:
                return place
            self._positions = positions_of(self._table)
        return self._positions[row_id]

    def positions(self, rows: Sequence[int]) -> Sequence[int]:
        """Return the places in the file, ascending, of rows of the view.

        A range where they follow one another: edits of ranges cost nothing per row.
        """
        if self.is_of_file and isinstance(rows, range) and rows.step == 1:
            return rows
        return compact(sorted(map(self.position, rows)))

    def outermost(self, rows: Sequence[int]) -> tuple[int, int]:
        """Return the first and the last place in the file that rows of the view have, if any."""
        if self.is_of_file:
            return rows[0], rows[-1]
        if len(rows) > FEW_ROWS and self._positions is None:
            self._positions = positions_of(self._table)
        if self._positions is None:
            places = list(map(self.position, rows))
        else:
            row_ids = map(self.row_ids.__getitem__, rows)
            places = list(map(self._positions.__getitem__, row_ids))
        return min(places), max(places)


def chosen(
    order: array[int], mask: bytes | bytearray, progress: Progress = no_progress
) -> array[int]:
    """Return the row ids of an order that have a 1 in `mask`, which is by row id.

    Raises: Cancelled by way of `progress`.
    """
    found = array("I")
    for at in range(0, len(order), STEP_ROWS):
        progress(at / len(order))
        some = order[at : at + STEP_ROWS]
        found.extend(compress(some, map(mask.__getitem__, some)))
    return found
