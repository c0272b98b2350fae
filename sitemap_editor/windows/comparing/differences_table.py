"""The table of differences: Enter shows a row in its tab, Space ticks pages that moved."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from sitemap_editor.windows.changing.changes_table import ChangesTable
from sitemap_editor.windows.comparing.differences_model import ACTION, DifferencesModel
from sitemap_editor.windows.looks.selected_parts import selected_parts

_WIDTHS: Final = {ACTION: 175}
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class DifferencesTable(ChangesTable):
    """Lines of differences; `show` is called with the line of one that is to be seen in its tab."""

    def __init__(
        self, model: DifferencesModel, show: Callable[[int], object], parent: QWidget
    ) -> None:
        super().__init__(model, _WIDTHS, self.tr("Differences"), parent)
        self._differences, self._show = model, show
        self.doubleClicked.connect(self._on_double_click)

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
