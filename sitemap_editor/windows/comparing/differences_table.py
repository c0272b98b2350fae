"""A table of differences: Enter shows a row in its tab, Space ticks pages that moved."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QColor, QGuiApplication, QKeyEvent, QPalette
from PySide6.QtWidgets import QAbstractItemView, QWidget

from sitemap_editor.windows.changing.changes_table import ChangesTable
from sitemap_editor.windows.changing.difference_delegate import DifferenceDelegate
from sitemap_editor.windows.comparing.differences_model import (
    ACTION,
    BEFORE,
    NEW_ROW,
    NEW_VALUES,
    OLD_ROW,
    OLD_SIDE,
    OLD_VALUES,
    ONE_TABLE,
    DifferencesModel,
)
from sitemap_editor.windows.looks.selected_parts import selected_parts
from sitemap_editor.windows.looks.theme import added_ground, removed_ground

_WIDTHS: Final = {ACTION: 195, OLD_ROW: 70, NEW_ROW: 80, OLD_VALUES: 125, NEW_VALUES: 125}
_WIDTHS_OF_FILES: Final = {OLD_ROW: 130, NEW_ROW: 145}
"""Where the place of a row names its file."""
_OLD: Final = (BEFORE, *OLD_SIDE)
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class _SideDelegate(DifferenceDelegate):
    """Tints what differs by the side it stands on."""

    def tint(self, index: QModelIndex | QPersistentModelIndex, palette: QPalette) -> QColor:
        """Return the ground of what is gone, or of what is new."""
        is_old = index.column() in _OLD
        return removed_ground(palette) if is_old else added_ground(palette)


def _widths(columns: Sequence[int], *, has_files: bool = False) -> dict[int, int]:
    known = {**_WIDTHS, **_WIDTHS_OF_FILES} if has_files else _WIDTHS
    return {column: known[column] for column in columns if column in known}


class DifferencesTable(ChangesTable):
    """Lines of differences; `show` is called with the line of one that is to be seen in its tab."""

    def __init__(
        self,
        model: DifferencesModel,
        columns: Sequence[int],
        name: str,
        show: Callable[[int], object],
        parent: QWidget,
    ) -> None:
        super().__init__(model, _widths(columns), name, parent)
        self._differences, self._columns, self._show = model, columns, show
        self._has_files = False
        model.modelReset.connect(self._give_room)
        self.setItemDelegate(_SideDelegate(self))
        for column in range(model.columnCount()):
            self.setColumnHidden(column, column not in columns)
        self.doubleClicked.connect(self._on_double_click)

    def _give_room(self) -> None:
        """Give the places of rows more room where they name a file."""
        if self._differences.has_files != self._has_files:
            self._has_files = not self._has_files
            self.lay_out(_widths(self._columns, has_files=self._has_files))
            self._fit()

    def scrollTo(
        self,
        index: QModelIndex | QPersistentModelIndex,
        hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        """Bring a line into sight, also where its cell belongs to another table."""
        if index.isValid() and self.isColumnHidden(index.column()):
            index = index.sibling(index.row(), self._columns[0])
        super().scrollTo(index, hint)

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        """Go on from a line whose current cell belongs to another table: Qt would stay there."""
        current = self.currentIndex()
        if current.isValid() and self.isColumnHidden(current.column()):
            own = current.siblingAtColumn(self._columns[0])
            self.selectionModel().setCurrentIndex(own, QItemSelectionModel.SelectionFlag.NoUpdate)
        return super().moveCursor(action, modifiers)

    def copy_lines(self) -> None:
        """Put the selected lines on the clipboard as one table has them, both sides in a line."""
        cell = self._differences.index
        lines = (
            "\t".join(str(cell(row, column).data() or "") for column in ONE_TABLE)
            for row in self.selected()
        )
        if text := "\n".join(lines):
            QGuiApplication.clipboard().setText(text)

    def step(self, steps: int) -> None:
        """Go to the next or previous difference, and show it in its tab."""
        count = self._differences.rowCount()
        if not count:
            return
        current = self.currentIndex()
        row = current.row() + steps if current.isValid() else 0 if steps > 0 else count - 1
        if 0 <= row < count:
            self.select([row])
            self._show(row)

    @property
    def selected_count(self) -> int:
        """How many lines are selected, however many they are."""
        return sum(part.height() for part in selected_parts(self))

    def _on_double_click(self, index: QModelIndex) -> None:
        if index.isValid():
            self._show(index.row())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Show the current row, or tick it: Enter would press a button of the dialog."""
        current = self.currentIndex()
        if event.key() in _ENTER and current.isValid():
            self._show(current.row())
        elif event.key() == Qt.Key.Key_Space and current.isValid():
            index = current.siblingAtColumn(ACTION)
            state = index.data(Qt.ItemDataRole.CheckStateRole)
            if state is not None:
                states = Qt.CheckState
                other = states.Unchecked if states(state) == states.Checked else states.Checked
                self._differences.setData(index, other, Qt.ItemDataRole.CheckStateRole)
        else:
            super().keyPressEvent(event)
