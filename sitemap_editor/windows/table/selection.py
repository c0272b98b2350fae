"""What is selected in a table, read from its ranges, and kept while other rows are shown."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Final, TypeAlias

from PySide6.QtCore import (
    QItemSelection,
    QItemSelectionModel,
    QItemSelectionRange,
    QModelIndex,
    QObject,
    Qt,
)
from PySide6.QtWidgets import QTableView

from sitemap_editor.session.table.table_model import TableModel
from sitemap_editor.session.table.view_order import joined
from sitemap_editor.windows.looks.selected_parts import selected_parts

_MOST_KEPT: Final = 1_000
_MOST_LOOKED_AT: Final = 200_000
"""Each row shown is looked at for them: 10 ms."""

Cells: TypeAlias = "tuple[tuple[Sequence[int], int, int], ...]"
"""Blocks of cells: the ids of their rows, their first and last column."""


class TableSelection:
    """The selection of one table; a hidden column is in none."""

    def __init__(self, view: QTableView, model: TableModel) -> None:
        self._view = view
        self.model = model
        """What it is a selection of."""

    def rows(self) -> Sequence[int]:
        """Return the rows of the view with any selected cell, ascending; a range if they touch."""
        ranges = joined(map(_rows_of, selected_parts(self._view)))
        return ranges[0] if len(ranges) == 1 else list(chain(*ranges))

    def end(self) -> int:
        """Return where the last selected row ends, in pixels from the top of what is in sight."""
        rows, view = self.rows(), self._view
        return view.rowViewportPosition(rows[-1]) + view.rowHeight(rows[-1]) if rows else 0

    def row_count(self) -> int:
        """Return how many rows have a selected cell; cheap for a selection of all."""
        return sum(map(len, joined(map(_rows_of, selected_parts(self._view)))))

    def columns(self, *, editable: bool = False) -> list[int]:
        """Return the columns with any selected cell as they stand on screen; or those to edit."""
        parts = selected_parts(self._view)
        return [
            column
            for column in self.seen(editable=editable)
            if any(part.left() <= column <= part.right() for part in parts)
        ]

    def parts(self, *, editable: bool = False) -> list[tuple[range, list[int]]]:
        """Return rows and columns of what is selected; all, or columns to be edited; no empty."""
        seen = self.seen(editable=editable)
        found = [
            (_rows_of(part), [column for column in seen if part.left() <= column <= part.right()])
            for part in selected_parts(self._view)
        ]
        return [(rows, columns) for rows, columns in found if columns]

    def cell_count(self, *, editable: bool = False) -> int:
        """Return how many cells are selected; all, or those to be edited."""
        return sum(len(rows) * len(columns) for rows, columns in self.parts(editable=editable))

    def has_whole_rows(self) -> bool:
        """Tell whether every column of the selected rows is selected."""
        seen = self.seen()
        return bool(seen) and all(
            part.left() <= min(seen) and part.right() >= max(seen)
            for part in selected_parts(self._view)
        )

    def seen(self, *, editable: bool = False) -> list[int]:
        """Return the columns on screen from first to last, all or those to be edited."""
        found = [
            number
            for number, column in enumerate(self.model.columns)
            if not self._view.isColumnHidden(number) and (column.is_editable or not editable)
        ]
        return sorted(found, key=self._view.horizontalHeader().visualIndex)

    def within(self, rows: Sequence[int]) -> Sequence[int]:
        """Return the rows, ascending, that there are: Qt aborts over a range beyond the table."""
        count = self.model.rowCount()
        if not rows or (rows[0] >= 0 and rows[-1] < count):
            return rows
        return [row for row in rows if 0 <= row < count]

    def select(self, rows: Sequence[int]) -> None:
        """Select whole rows, ascending, runs of them as one range; nothing where there are none."""
        rows = self.within(rows)
        last_column = self.model.columnCount() - 1
        if not rows or last_column < 0:
            return
        selection = QItemSelection()
        for run in _runs_of(rows):
            top = self.model.index(run.start, 0)
            selection.select(top, self.model.index(run.stop - 1, last_column))
        flags = QItemSelectionModel.SelectionFlag.ClearAndSelect
        self._view.selectionModel().select(selection, flags)

    def cells(self) -> Cells:
        """Return the cells of several rows that are selected by row ids, unless they are many."""
        if not 1 < self.row_count() <= _MOST_KEPT:
            return ()
        order = self.model.view_order
        return tuple(
            (order.row_ids_in([_rows_of(part)]), part.left(), part.right())
            for part in selected_parts(self._view)
        )

    def places(self, cells: Cells) -> dict[int, int]:
        """Return where the rows of these cells stand now, by row id; those that are shown."""
        if not cells or self.model.rowCount() > _MOST_LOOKED_AT:
            return {}
        order = self.model.view_order
        shown = order.rows([row_id for row_ids, _, _ in cells for row_id in row_ids])
        return {order.row_ids[row]: row for row in shown}

    def select_cells(self, cells: Cells, places: Mapping[int, int]) -> None:
        """Select those of the cells whose rows are shown; the current cell stays."""
        last_column = self.model.columnCount() - 1
        selection = QItemSelection()
        for row_ids, left, right in cells:
            rows = sorted(places[row_id] for row_id in row_ids if row_id in places)
            for run in _runs_of(rows) if rows else ():
                top = self.model.index(run.start, min(left, last_column))
                bottom = self.model.index(run.stop - 1, min(right, last_column))
                selection.select(top, bottom)
        if selection.count():
            flags = QItemSelectionModel.SelectionFlag.ClearAndSelect
            self._view.selectionModel().select(selection, flags)

    def has_all_rows(self) -> bool:
        """Tell whether something of every row is selected."""
        return self.row_count() == self.model.rowCount()

    def has_any(self, rows: Sequence[int]) -> bool:
        """Tell whether any of these rows is the current one or has a selected cell."""
        parts = [(part.top(), part.bottom()) for part in selected_parts(self._view)]
        current = self._view.currentIndex().row()
        return any(row == current or any(a <= row <= b for a, b in parts) for row in rows)

    def select_block(self, rows: range, columns: Sequence[int]) -> None:
        """Select these rows of these columns, which stand side by side; the current cell stays."""
        rows = rows[: max(0, self.model.rowCount() - rows.start)]
        if not rows or not columns:
            return
        top, bottom = rows[0], rows[-1]
        corners = self.model.index(top, min(columns)), self.model.index(bottom, max(columns))
        flags = QItemSelectionModel.SelectionFlag.ClearAndSelect
        self._view.selectionModel().select(QItemSelection(*corners), flags)

    def extend_to(self, row: int) -> None:
        """Make a row the end of the range whose other end stays; the current cell goes along."""
        current = self._view.currentIndex()
        parts = [part for part in selected_parts(self._view) if part.contains(current)]
        part = parts[0] if parts else QItemSelectionRange(current)
        top = part.top() if current.row() == part.bottom() else part.bottom()
        left = part.left() if current.column() == part.right() else part.right()
        end = current.siblingAtRow(row)
        flags = QItemSelectionModel.SelectionFlag
        model = self._view.selectionModel()
        model.setCurrentIndex(end, flags.NoUpdate)
        corners = sorted((top, row)), sorted((left, current.column()))
        first, last = (self.model.index(*corner) for corner in zip(*corners, strict=True))
        model.select(QItemSelection(first, last), flags.ClearAndSelect)

    def row_after_removal(self, row: int) -> int:
        """Return where what follows a selected row will stand once all that is selected is gone."""
        parts = selected_parts(self._view)
        around = [part for part in parts if part.top() <= row <= part.bottom()]
        if not around:
            return row
        top = min(part.top() for part in around)
        above = {(part.top(), part.bottom()) for part in parts if part.bottom() < top}
        return top - sum(bottom - first + 1 for first, bottom in above)

    def go_round(self, *, is_back: bool = False, is_across: bool = False) -> bool:
        """Make the next cell of the selected range the current one; False where there is none."""
        parts = selected_parts(self._view)
        current = self._view.currentIndex()
        if not parts or (len(parts) == 1 and parts[0].width() * parts[0].height() == 1):
            return False
        at = next((n for n, part in enumerate(parts) if part.contains(current)), None)
        if at is None:
            return False
        columns = [each for each in self.seen() if parts[at].left() <= each <= parts[at].right()]
        if not columns:
            return False
        height = parts[at].height()
        across = columns.index(current.column()) if current.column() in columns else 0
        down = current.row() - parts[at].top()
        place = down * len(columns) + across if is_across else across * height + down
        place += -1 if is_back else 1
        if not 0 <= place < len(columns) * height:
            at = (at + (-1 if is_back else 1)) % len(parts)
            columns = [c for c in self.seen() if parts[at].left() <= c <= parts[at].right()]
            height = parts[at].height()
            place = len(columns) * height - 1 if is_back else 0
        down, across = divmod(place, len(columns)) if is_across else divmod(place, height)[::-1]
        index = self.model.index(parts[at].top() + down, columns[across])
        flags = QItemSelectionModel.SelectionFlag.NoUpdate
        self._view.selectionModel().setCurrentIndex(index, flags)
        self._view.scrollTo(index)
        return True

    def select_column(self, column: int, held: Qt.KeyboardModifier) -> None:
        """Select a column; with Shift those up to it, with Ctrl it besides what is selected."""
        last = self.model.rowCount() - 1
        if last < 0:
            return
        current, modifiers = self._view.currentIndex(), Qt.KeyboardModifier
        first = current.column() if held & modifiers.ShiftModifier and current.isValid() else column
        flags = QItemSelectionModel.SelectionFlag
        how = flags.Select if held & modifiers.ControlModifier else flags.ClearAndSelect
        part = QItemSelection(
            self.model.index(0, min(first, column)), self.model.index(last, max(first, column))
        )
        if not held & modifiers.ShiftModifier:
            row = max(0, self._view.rowAt(0))
            self._view.selectionModel().setCurrentIndex(
                self.model.index(row, column), flags.NoUpdate
            )
        self._view.selectionModel().select(part, how)
        self._view.setFocus()

    def spread(self, over: QItemSelectionModel.SelectionFlag) -> None:
        """Select the whole rows or columns of what is selected; the current cell stays."""
        selection = self._view.selectionModel().selection()
        current = self._view.currentIndex()
        if not selection.count() and current.isValid():
            selection.select(current, current)
        flags = QItemSelectionModel.SelectionFlag.ClearAndSelect | over
        self._view.selectionModel().select(selection, flags)


@dataclass(frozen=True, slots=True)
class _Place:
    """The current cell and what is selected; rows by their ids."""

    row_id: int | None
    column: int
    cells: Cells = ()


class KeptPlace(QObject):
    """Keeps a person where they are in a table while it shows other rows, or in another order.

    A filter shows the first rows that it finds at once, the others behind them: what one is at may
    come later, or with the next filter. Once a person moves, that is where they are.
    """

    def __init__(
        self, view: QTableView, selected: TableSelection, go_to: Callable[[int, int], object]
    ) -> None:
        super().__init__(view)
        self._view = view
        self._selected = selected
        self._go_to = go_to
        self._place: _Place | None = None
        self._row, self._scroll = -1, 0
        self._is_ours = False
        model, selection = selected.model, view.selectionModel()
        model.modelAboutToBeReset.connect(self._note)
        model.modelReset.connect(self._come_back)
        model.rowsInserted.connect(self._go_on)
        selection.currentChanged.connect(self._on_moved)
        selection.selectionChanged.connect(self._on_moved)

    def _on_moved(self) -> None:
        if not self._is_ours:
            self._place = None

    def _note(self) -> None:
        model, current = self._selected.model, self._view.currentIndex()
        if not model.rowCount():
            return  # where one was before no row was left, one is again
        if self._place is None:
            row_id = model.row_id(current.row()) if current.isValid() else None
            self._place = _Place(row_id, max(0, current.column()), self._selected.cells())
        self._row = self._selected.row_after_removal(current.row())
        self._scroll = self._view.verticalScrollBar().value()

    def _come_back(self) -> None:
        if self._place is None:
            return
        model, bar = self._selected.model, self._view.verticalScrollBar()
        self._is_ours = True
        if not model.rowCount():
            if self._place.row_id is not None:  # the reset says nothing of it
                no_cell = QModelIndex()
                self._view.selectionModel().currentChanged.emit(no_cell, no_cell)
        else:
            bar.setValue(self._scroll)
            self._arrive(self._place)
            if model.sorter.keeps_place:  # who sorts wants to see what comes first
                bar.setValue(self._scroll)
        self._is_ours = False

    def _go_on(self) -> None:
        """Look for the place among rows that a filter found behind others."""
        is_editing = self._view.state() == QTableView.State.EditingState
        if self._place is not None and not is_editing:
            self._is_ours = True
            self._arrive(self._place)
            self._is_ours = False

    def _arrive(self, place: _Place) -> None:
        model = self._selected.model
        places = self._selected.places(place.cells)
        row = None if place.row_id is None else model.view_order.row(place.row_id)
        if row is None:
            row = min(places.values(), default=self._nearest(place.row_id))
        here = self._view.currentIndex()
        if row >= 0 and (row, place.column) != (here.row(), here.column()):
            self._go_to(row, place.column)
        if places:
            self._selected.select_cells(place.cells, places)

    def _nearest(self, row_id: int | None) -> int:
        """Return the row after one that is hidden, or where what followed a removed one stands."""
        model = self._selected.model
        is_hidden = row_id is not None and model.session.document.table.has_row(row_id)
        if row_id is not None and is_hidden and model.sorting is None:
            row = bisect_left(model.view_order.row_ids, row_id)  # mostly these count up
        else:
            row = self._row
        return min(row, model.rowCount() - 1)


def _runs_of(rows: Sequence[int]) -> Iterator[range]:
    """Yield ascending rows as ranges; at once where they are one."""
    if rows[-1] - rows[0] == len(rows) - 1:
        yield range(rows[0], rows[-1] + 1)
        return
    first = previous = rows[0]
    for row in [*rows[1:], -1]:
        if row != previous + 1:
            yield range(first, previous + 1)
            first = row
        previous = row


def _rows_of(part: QItemSelectionRange) -> range:
    return range(part.top(), part.bottom() + 1)
