"""What is selected in a table, read from its ranges: cells, rows and columns that can be seen."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from PySide6.QtCore import QItemSelection, QItemSelectionModel, QItemSelectionRange, Qt
from PySide6.QtWidgets import QTableView

from sitemap_editor.session.table.table_model import TableModel
from sitemap_editor.session.table.view_order import joined
from sitemap_editor.windows.looks.lines_table import selected_parts


class TableSelection:
    """The selection of one table; a hidden column is in none."""

    def __init__(self, view: QTableView, model: TableModel) -> None:
        self._view = view
        self._model = model

    def rows(self) -> Sequence[int]:
        """Return the rows of the view with any selected cell, ascending; a range if they touch."""
        ranges = joined(map(_rows_of, selected_parts(self._view)))
        return ranges[0] if len(ranges) == 1 else list(chain(*ranges))

    def row_count(self) -> int:
        """Return how many rows have a selected cell; cheap for a selection of all."""
        return sum(map(len, joined(map(_rows_of, selected_parts(self._view)))))

    def columns(self, *, editable: bool = False) -> list[int]:
        """Return the columns with any selected cell, ascending; all, or those to be edited."""
        parts = selected_parts(self._view)
        return [
            column
            for column in self._seen(editable=editable)
            if any(part.left() <= column <= part.right() for part in parts)
        ]

    def parts(self, *, editable: bool = False) -> list[tuple[range, list[int]]]:
        """Return rows and columns of what is selected; all, or columns to be edited; no empty."""
        seen = self._seen(editable=editable)
        found = [
            (_rows_of(part), [column for column in seen if part.left() <= column <= part.right()])
            for part in selected_parts(self._view)
        ]
        return [(rows, columns) for rows, columns in found if columns]

    def has_whole_rows(self) -> bool:
        """Tell whether every column of the selected rows is selected."""
        seen = self._seen()
        return bool(seen) and all(
            part.left() <= seen[0] and part.right() >= seen[-1]
            for part in selected_parts(self._view)
        )

    def _seen(self, *, editable: bool = False) -> list[int]:
        return [
            number
            for number, column in enumerate(self._model.columns)
            if not self._view.isColumnHidden(number) and (column.is_editable or not editable)
        ]

    def select(self, rows: Sequence[int]) -> None:
        """Select whole rows, runs of them as one range."""
        last_column = self._model.columnCount() - 1
        selection = QItemSelection()
        first = previous = rows[0]
        for row in [*rows[1:], -1]:
            if row != previous + 1:
                top = self._model.index(first, 0)
                selection.select(top, self._model.index(previous, last_column))
                first = row
            previous = row
        flags = QItemSelectionModel.SelectionFlag.ClearAndSelect
        self._view.selectionModel().select(selection, flags)

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


def _rows_of(part: QItemSelectionRange) -> range:
    return range(part.top(), part.bottom() + 1)
