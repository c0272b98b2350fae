"""Tables of dialogs and panels: to be read, line by line, none higher than its text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractItemModel,
    QItemSelectionModel,
    QModelIndex,
    Qt,
)
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from sitemap_editor.session.lines_model import ColumnsModel
from sitemap_editor.windows.looks.selected_parts import selected_parts
from sitemap_editor.windows.looks.text_size import scaled

_AIR: Final = 8


class LinesTable(QTableView):
    """Lines that are selected whole, copied as text and not edited; Tab leaves the table."""

    def __init__(self, parent: QWidget, *, air: int = _AIR) -> None:
        super().__init__(parent)
        self.line_height = self.fontMetrics().height() + air
        lines = self.verticalHeader()
        lines.hide()
        lines.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        lines.setDefaultSectionSize(self.line_height)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setShowGrid(False)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setTextElideMode(Qt.TextElideMode.ElideRight)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)

    def lay_out(self, widths: Mapping[int, int]) -> None:
        """Give columns these widths (pixels at the usual text size); the others share the rest."""
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        for column, width in widths.items():
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Interactive)
            self.setColumnWidth(column, scaled(self, width))

    def show_lines(self, model: ColumnsModel[Any]) -> None:
        """Show a model, its columns as wide as it says."""
        self.setModel(model)
        widths = enumerate(column.width for column in model.columns)
        self.lay_out({number: width for number, width in widths if width is not None})

    def setModel(self, model: QAbstractItemModel | None) -> None:
        """Show `model`; its header looks at a selection of its own, which stays empty.

        To know whether a column is selected it would look at every line: seconds for a million.
        """
        super().setModel(model)
        if model is not None:
            self.horizontalHeader().setSelectionModel(QItemSelectionModel(model, model))

    def selected(self) -> list[int]:
        """Return the numbers of the selected lines, ascending."""
        if self.selectionModel() is None:  # no model yet
            return []
        parts = selected_parts(self)
        return sorted({row for part in parts for row in range(part.top(), part.bottom() + 1)})

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        """Go to the first and last line by Home and End; Qt would stay in the line."""
        ends = QAbstractItemView.CursorAction
        if action not in (ends.MoveHome, ends.MoveEnd) or self.model() is None:
            return super().moveCursor(action, modifiers)
        row = 0 if action is ends.MoveHome else self.model().rowCount() - 1
        return self.model().index(row, max(0, self.currentIndex().column()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy the selected lines; Qt would copy one cell of them."""
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy_lines()
        else:
            super().keyPressEvent(event)

    def copy_lines(self) -> None:
        """Put the selected lines on the clipboard, with tabs between their cells."""
        if rows := self.selected():
            model = self.model()
            columns = range(model.columnCount())
            lines = [[model.index(row, column).data() for column in columns] for row in rows]
            text = "\n".join("\t".join(str(cell or "") for cell in line) for line in lines)
            QGuiApplication.clipboard().setText(text)

    def select(self, rows: list[int]) -> None:
        """Select these lines and no other."""
        flags = QItemSelectionModel.SelectionFlag
        selection = self.selectionModel()
        selection.setCurrentIndex(self.model().index(rows[0], 0), flags.NoUpdate)
        selection.clearSelection()
        for row in rows:
            selection.select(self.model().index(row, 0), flags.Select | flags.Rows)
        self.scrollTo(self.model().index(rows[0], 0))
