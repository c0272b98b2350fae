"""An edit that was asked for in one state of a document, told anew for a later state of it.

Rows are known by their ids: what was asked for these rows is done to them, wherever they stand by
now, and to none that came in their place.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import compress
from operator import ne

from sitemap_editor.core.document.edits import (
    Batch,
    Edit,
    FillCells,
    InsertRows,
    InsertSpans,
    MoveRows,
    RemoveRows,
    SetCells,
    SetRows,
    moves_rows,
)
from sitemap_editor.core.document.piece_table import PieceTable


def can_be_renewed(edit: Edit) -> bool:
    """Tell whether `renewed` knows what an edit comes to in a later state."""
    if isinstance(edit, Batch):
        return all(map(can_be_renewed, edit.edits)) and not any(map(moves_rows, edit.edits[:-1]))
    values, places = (SetCells, FillCells, SetRows), (InsertRows, InsertSpans, RemoveRows, MoveRows)
    return isinstance(edit, values + places)


def renewed(edit: Edit, asked: PieceTable, now: PieceTable, *, yields: bool) -> Edit:
    """Return what `edit`, asked for in the state `asked`, comes to in the state `now`.

    Where it `yields`, a value that was changed since then stays as it was set; a row that is gone
    is left out. It must be one that `can_be_renewed`.
    """
    return _Renewal(asked, now, yields=yields).of(edit)


class _Renewal:
    """What is different between two states of a document."""

    def __init__(self, asked: PieceTable, now: PieceTable, *, yields: bool) -> None:
        self._asked = asked
        self._now = now
        is_other = map(ne, asked.starts, now.starts)  # bytes written anew lie elsewhere
        self._rewritten = set(compress(range(len(asked.starts)), is_other)) if yields else set()

    def of(self, edit: Edit) -> Edit:
        """Return an edit for the later state."""
        match edit:
            case SetCells():
                return SetCells([cell for cell in edit.cells if self._is_open(*cell[:2])])
            case FillCells():
                return self._filling(edit)
            case SetRows():
                rows = [row for row in edit.rows if self._is_untouched(row[0])]
                return replace(edit, rows=rows)
            case InsertRows() | InsertSpans():
                return replace(edit, position=self._place(edit.position))
            case RemoveRows():
                return RemoveRows(self._positions(edit.positions))
            case MoveRows():
                return self._moving(edit)
            case Batch():
                return Batch(tuple(map(self.of, edit.edits)))
            case _:
                raise ValueError("an edit that cannot be renewed")

    def _is_open(self, row_id: int, field: str) -> bool:
        """Tell whether a cell is still there, and no other value was put into it."""
        if not self._is_placed(row_id):
            return False
        if row_id not in self._rewritten:
            return True
        return self._asked.row(row_id).value(field) == self._now.row(row_id).value(field)

    def _is_placed(self, row_id: int) -> bool:
        return bool(self._now.is_placed[row_id])

    def _is_untouched(self, row_id: int) -> bool:
        return self._is_placed(row_id) and row_id not in self._rewritten

    def _filling(self, edit: FillCells) -> Edit:
        touched = self._rewritten.intersection(edit.row_ids)
        is_whole: Callable[[int], bool] = self._is_untouched if touched else self._is_placed
        whole = FillCells(array("I", filter(is_whole, edit.row_ids)), edit.fields, edit.value)
        cells = [
            (row_id, field, edit.value)
            for row_id in sorted(touched)
            for field in edit.fields
            if self._is_open(row_id, field)
        ]
        return Batch((whole, SetCells(cells))) if cells else whole

    def _row_ids(self, positions: Sequence[int]) -> Iterator[int]:
        return map(self._asked.order.__getitem__, positions)

    def _positions(self, positions: Sequence[int]) -> Sequence[int]:
        """Return where the rows stand now that stood there, those that are left."""
        is_meant = bytearray(len(self._now.starts))
        for row_id in self._row_ids(positions):
            is_meant[row_id] = 1
        order = self._now.order
        found = array("I", compress(range(len(order)), map(is_meant.__getitem__, order)))
        if found and found[-1] - found[0] == len(found) - 1:
            return range(found[0], found[-1] + 1)
        return found

    def _place(self, position: int) -> int:
        """Return the place below the row that stood above; where it is gone, the one above that."""
        for row_id in self._row_ids(range(position - 1, -1, -1)):
            if self._is_placed(row_id):
                return self._now.position(row_id) + 1
        return 0

    def _moving(self, edit: MoveRows) -> Edit:
        """Gather the rows below the row that they were to stand below."""
        moved = set(self._row_ids(edit.positions))
        rest = [row_id for row_id in self._asked.order if row_id not in moved]
        above = next(filter(self._is_placed, reversed(rest[: edit.to])), None)
        positions = self._positions(edit.positions)
        if above is None:
            return MoveRows(positions, 0)
        place = self._now.position(above)
        ahead = sum(1 for position in positions if position < place)
        return MoveRows(positions, place - ahead + 1)
