"""An edit that was asked for in one state of a document, told anew for a later state of it.

Rows are known by their ids: what was asked for these rows is done to them, wherever they stand by
now, and to none that came in their place.
"""

from __future__ import annotations

from array import array
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import compress, islice, repeat
from operator import ne
from typing import Final, TypeAlias

from sitemap_editor.core.document.edits import (
    Batch,
    Edit,
    FillCells,
    InsertRows,
    InsertSpans,
    MoveRows,
    RemoveRows,
    SetCells,
    SetHead,
    SetRows,
    moves_rows,
)
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.row_numbers import compact
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, EditError, Progress, no_progress

_ROWS_A_STEP: Final = 1 << 11
ValueOf: TypeAlias = Callable[[PieceTable, int, str], str | None]
"""Returns the value of a row, known by its id, in a column."""


def own_value(table: PieceTable, row_id: int, field: str) -> str | None:
    """Return the value of a row in a column that every document has."""
    return table.row(row_id).value(field)


def can_be_renewed(edit: Edit) -> bool:
    """Tell whether `renewed` knows what an edit comes to in a later state."""
    if isinstance(edit, Batch):
        return all(map(can_be_renewed, edit.edits)) and not any(map(moves_rows, edit.edits[:-1]))
    values, places = (SetCells, FillCells, SetRows), (InsertRows, InsertSpans, RemoveRows, MoveRows)
    return isinstance(edit, (SetHead, *values, *places))


def changed_meanwhile() -> EditError:
    """Return why an edit was not made that fits the document as it was, but not as it is."""
    text = QT_TRANSLATE_NOOP("core", "The file changed in the meantime, so nothing was done.")
    return EditError("changed", text)


def renewed(
    edit: Edit,
    asked: PieceTable,
    now: PieceTable,
    progress: Progress = no_progress,
    *,
    yields: bool,
    value_of: ValueOf = own_value,
) -> Edit:
    """Return what `edit`, asked for in the state `asked`, comes to in the state `now`.

    Where it `yields`, a value that was changed since then stays as it was set; a row that is gone
    is left out, and so is one to be written as a whole that was changed. It must be one that
    `can_be_renewed`; `value_of` reads the columns it sets. Raises: EditError where the head to be
    replaced is another one.
    """
    return _Renewal(asked, now, progress, value_of, yields=yields).of(edit)


def places_of(
    row_ids: Iterable[int], table: PieceTable, progress: Progress = no_progress
) -> Sequence[int]:
    """Return where rows stand, ascending, those that do; a range where they follow one another."""
    is_meant = bytearray(len(table.starts))
    given = iter(row_ids)
    while some := array("I", islice(given, _ROWS_A_STEP)):
        progress(0.0)
        deque(map(is_meant.__setitem__, some, repeat(1)), maxlen=0)
    order, found = table.order, array("I")
    for rows in _slices(len(order), progress):
        found.extend(compress(rows, map(is_meant.__getitem__, order[rows.start : rows.stop])))
    return compact(found)


def _slices(count: int, progress: Progress) -> Iterator[range]:
    """Yield some numbers at a time; between them others may go on."""
    for first in range(0, count, _ROWS_A_STEP):
        progress(first / count)
        yield range(first, min(first + _ROWS_A_STEP, count))


class _Renewal:
    """What is different between two states of a document."""

    def __init__(
        self,
        asked: PieceTable,
        now: PieceTable,
        progress: Progress,
        value_of: ValueOf,
        *,
        yields: bool,
    ) -> None:
        self._asked = asked
        self._now = now
        self._progress = progress
        self._value_of = value_of
        self._yields = yields
        self._rewritten: set[int] = set()
        for rows in _slices(len(asked.starts), progress):
            # Bytes written anew lie elsewhere.
            old, new = (each.starts[rows.start : rows.stop] for each in (asked, now))
            if old != new:
                self._rewritten.update(compress(rows, map(ne, old, new)))

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
            case SetHead():
                if (self._asked.head, self._asked.tail) != (self._now.head, self._now.tail):
                    raise changed_meanwhile()
                return edit
            case Batch():
                return Batch(tuple(map(self.of, edit.edits)))
            case _:
                raise ValueError("an edit that cannot be renewed")

    def _is_open(self, row_id: int, field: str) -> bool:
        """Tell whether a cell is still there, and no other value was put into it."""
        if not self._is_placed(row_id):
            return False
        if not self._yields or row_id not in self._rewritten:
            return True
        old, new = (self._value_of(table, row_id, field) for table in (self._asked, self._now))
        return old == new

    def _is_placed(self, row_id: int) -> bool:
        return bool(self._now.is_placed[row_id])

    def _is_untouched(self, row_id: int) -> bool:
        return self._is_placed(row_id) and row_id not in self._rewritten

    def _filling(self, edit: FillCells) -> Edit:
        touched = self._rewritten.intersection(edit.row_ids) if self._yields else set()
        is_whole: Callable[[int], bool] = self._is_untouched if touched else self._is_placed
        row_ids = array("I")
        for rows in _slices(len(edit.row_ids), self._progress):
            row_ids.extend(filter(is_whole, edit.row_ids[rows.start : rows.stop]))
        whole = FillCells(row_ids, edit.fields, edit.value)
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
        return places_of(self._row_ids(positions), self._now, self._progress)

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
