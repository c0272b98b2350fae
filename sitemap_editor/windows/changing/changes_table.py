"""The table of changes before they are made: what differs is told apart, wherever it stands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QAbstractItemModel, QItemSelectionModel, Qt
from PySide6.QtWidgets import QWidget

from sitemap_editor.windows.changing.difference_delegate import DifferenceDelegate
from sitemap_editor.windows.looks.lines_table import LinesTable

_NOT_SELECTED: Final = QItemSelectionModel.SelectionFlag.NoUpdate


class ChangesTable(LinesTable):
    """Lines of what is before and after; `widths` as for `lay_out`."""

    def __init__(
        self, model: QAbstractItemModel, widths: Mapping[int, int], name: str, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setModel(model)
        self.setItemDelegate(DifferenceDelegate(self))
        self.setAccessibleName(name)
        self.setAlternatingRowColors(True)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        # One that comes with the lines narrows the columns: Qt would paint all lines again.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.lay_out(widths)
        model.modelReset.connect(self._show_where_the_keyboard_is)

    def _show_where_the_keyboard_is(self) -> None:
        """Make the first line the current one, as Qt does where lines are there before the keys."""
        if self.hasFocus() and not self.currentIndex().isValid():
            first = self.model().index(0, 0)
            self.selectionModel().setCurrentIndex(first, _NOT_SELECTED)
