"""The table of changes before they are made: what differs is told apart, wherever it stands."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtWidgets import QWidget

from sitemap_editor.windows.changing.difference_delegate import DifferenceDelegate
from sitemap_editor.windows.looks.lines_table import LinesTable


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
        self.lay_out(widths)
