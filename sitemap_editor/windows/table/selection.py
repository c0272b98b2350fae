"""What is selected in a table, read from its ranges: cells, rows and columns that can be seen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Final

from PySide6.QtCore import QItemSelection, QItemSelectionModel, QItemSelectionRange, Qt
from PySide6.QtWidgets import QTableView

from sitemap_editor.session.table.table_model import TableModel
from sitemap_editor.session.table.view_order import joined
from sitemap_editor.windows.looks.selected_parts import selected_parts

_MOST_KEPT: Final = 1_000
_MOST_LOOKED_AT: Final = 200_000
"""Each row shown is looked at for them: 10 ms."""


class TableSelection:
    """The selection of one table; a hidden column is in none."""

    def __init__(self, view: QTableView, model: TableModel) -> None:
        self._view = view
        self._model = model
        self._kept: list[tuple[Sequence[int], int, int]] = []  # row ids; first and last column

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
            for number, column in enumerate(self._model.columns)
            if not self._view.isColumnHidden(number) and (column.is_editable or not editable)
        ]
        return sorted(found, key=self._view.horizontalHeader().visualIndex)

    def within(self, rows: Sequence[int]) -> Sequence[int]:
        """Return the rows, ascending, that there are: Qt aborts over a range beyond the table."""
        count = self._model.rowCount()
        if not rows or (rows[0] >= 0 and rows[-1] < count):
            return rows
        return [row for row in rows if 0 <= row < count]

    def select(self, rows: Sequence[int]) -> None:
        """Select whole rows, ascending, runs of them as one range; nothing where there are none."""
        rows = self.within(rows)
        last_column = self._model.columnCount() - 1
        if not rows or last_column < 0:
            return
        selection = QItemSelection()
        for run in _runs_of(rows):
            top = self._model.index(run.start, 0)
            selection.select(top, self._model.index(run.stop - 1, last_column))
        flags = QItemSelectionModel.SelectionFlag.ClearAndSelect
        self._view.selectionModel().select(selection, flags)

    def keep(self) -> None:
        """Note the cells of several rows that are selected, unless they are very many."""
        self._kept = []
        if 1 < self.row_count() <= _MOST_KEPT:
            order = self._model.view_order
            self._kept = [
                (order.row_ids_in([_rows_of(part)]), part.left(), part.right())
                for part in selected_parts(self._view)
            ]

    def bring_back(self) -> None:
        """Select those of them that are shown again; the current cell stays."""
        kept, self._kept = self._kept, []
        order, last_column = self._model.view_order, self._model.columnCount() - 1
        if not kept or self._model.rowCount() > _MOST_LOOKED_AT:
            return
        shown = order.rows([row_id for row_ids, _, _ in kept for row_id in row_ids])
        places = {order.row_ids[row]: row for row in shown}
        selection = QItemSelection()
        for row_ids, left, right in kept:
            rows = sorted(places[row_id] for row_id in row_ids if row_id in places)
            for run in _runs_of(rows) if rows else ():
                top = self._model.index(run.start, min(left, last_column))
                bottom = self._model.index(run.stop - 1, min(right, last_column))
                selection.select(top, bottom)
        if selection.count():
            flags = QItemSelectionModel.SelectionFlag.ClearAndSelect
            self._view.selectionModel().select(selection, flags)

    def has_all_rows(self) -> bool:
        """Tell whether something of every row is selected."""
        return self.row_count() == self._model.rowCount()

    def has_any(self, rows: Sequence[int]) -> bool:
        """Tell whether any of these rows is the current one or has a selected cell."""
        parts = [(part.top(), part.bottom()) for part in selected_parts(self._view)]
        current = self._view.currentIndex().row()
        return any(row == current or any(a <= row <= b for a, b in parts) for row in rows)

    def select_block(self, rows: range, columns: Sequence[int]) -> None:
        """Select these rows of these columns, which stand side by side; the current cell stays."""
        rows = rows[: max(0, self._model.rowCount() - rows.start)]
        if not rows or not columns:
            return
        top, bottom = rows[0], rows[-1]
        corners = self._model.index(top, min(columns)), self._model.index(bottom, max(columns))
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
        first, last = (self._model.index(*corner) for corner in zip(*corners, strict=True))
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
        index = self._model.index(parts[at].top() + down, columns[across])
        flags = QItemSelectionModel.SelectionFlag.NoUpdate
        self._view.selectionModel().setCurrentIndex(index, flags)
        self._view.scrollTo(index)
        return True

    def select_column(self, column: int, held: Qt.KeyboardModifier) -> None:
        """Select a column; with Shift those up to it, with Ctrl it besides what is selected."""
        last = self._model.rowCount() - 1
        if last < 0:
            return
        current, modifiers = self._view.currentIndex(), Qt.KeyboardModifier
        first = current.column() if held & modifiers.ShiftModifier and current.isValid() else column
        flags = QItemSelectionModel.SelectionFlag
        how = flags.Select if held & modifiers.ControlModifier else flags.ClearAndSelect
        part = QItemSelection(
            self._model.index(0, min(first, column)), self._model.index(last, max(first, column))
        )
        if not held & modifiers.ShiftModifier:
            row = max(0, self._view.rowAt(0))
            self._view.selectionModel().setCurrentIndex(
                self._model.index(row, column), flags.NoUpdate
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
