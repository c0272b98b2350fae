"""Where rows stand in a table that may be sorted: its rows, their identities, their places."""

from __future__ import annotations

from array import array
from collections import deque
from collections.abc import Iterable, Sequence
from itertools import compress
from typing import Final

from sitemap_editor.core.document.effects import Effect
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.traces import STEP_ROWS

FEW_ROWS: Final = 4


def joined(ranges: Iterable[range]) -> tuple[range, ...]:
    """Return rows in ascending ranges that neither touch nor overlap."""
    found: list[range] = []
    for rows in sorted(filter(None, ranges), key=lambda rows: rows.start):
        if found and rows.start <= found[-1].stop:
            found[-1] = range(found[-1].start, max(found[-1].stop, rows.stop))
        else:
            found.append(rows)
    return tuple(found)


def positions_of(table: PieceTable) -> array[int]:
    """Return the position of each row id; 0 for rows that were taken out."""
    positions = array("I", bytes(4 * len(table.starts)))
    for at in range(0, len(table), STEP_ROWS):
        some = table.order[at : at + STEP_ROWS]
        deque(map(positions.__setitem__, some, range(at, at + len(some))), maxlen=0)
    return positions


class ViewOrder:
    """The rows of a document from top to bottom: in its own order, or sorted.

    A row is a number in the view, a position one in the file, a row id neither.
    """

    def __init__(self, table: PieceTable) -> None:
        self._table = table
        self._sorted: array[int] | None = None  # row ids; None: the document's order
        self._positions: array[int] | None = None  # by row id

    @property
    def is_of_file(self) -> bool:
        """True where the rows stand as in the file."""
        return self._sorted is None

    @property
    def row_ids(self) -> array[int]:
        """Row ids from top to bottom."""
        return self._table.order if self._sorted is None else self._sorted

    def row_ids_in(self, ranges: Iterable[range]) -> array[int]:
        """Return the ids of the rows in ranges of the view."""
        order, found = self.row_ids, array("I")
        for rows in ranges:
            found.extend(order[rows.start : rows.stop])
        return found

    def show(self, row_ids: array[int] | None, positions: array[int] | None = None) -> None:
        """Take these row ids for the order; None: the file's own.

        `positions` are those of all row ids, where a worker has noted them already.
        """
        self._sorted = row_ids
        self._positions = positions

    def follow(self, change: Effect) -> None:
        """Stay sorted after an edit that moved rows: new ones come last."""
        self._positions = None
        if self._sorted is None or not (change.placed or change.removed):
            return
        if any(map(len, change.removed)):
            is_placed = map(self._table.is_placed.__getitem__, self._sorted)
            self._sorted = array("I", compress(self._sorted, is_placed))
        else:
            self._sorted = self._sorted[:]  # the old one may be walked over still
        for part in change.placed:
            self._sorted.extend(part)

    def row(self, row_id: int) -> int | None:
        """Return where a row stands in the view, if it does."""
        order = self.row_ids
        if row_id < len(order) and order[row_id] == row_id:
            return row_id
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
        if self._sorted is None:
            return row
        row_id, order = self._sorted[row], self._table.order
        if row_id < len(order) and order[row_id] == row_id:
            return row_id
        if self._positions is None:
            self._positions = positions_of(self._table)
        return self._positions[row_id]

    def positions(self, rows: Sequence[int]) -> Sequence[int]:
        """Return the places in the file, ascending, of rows of the view.

        A range where they follow one another: edits of ranges cost nothing per row.
        """
        if self._sorted is None and isinstance(rows, range) and rows.step == 1:
            return rows
        found = sorted(map(self.position, rows))
        if found and found[-1] - found[0] == len(found) - 1:
            return range(found[0], found[-1] + 1)
        return found
