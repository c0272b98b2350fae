"""The least a table program in PySide6 can be: rows in a table in a window, until it is painted.

The rows are there already: nothing is read, checked, marked or remembered.
"""

from __future__ import annotations

import sys
from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QApplication, QMainWindow, QTableView

from tests.benchmarks.painted import UntilPainted

_ROWS: Final = 50_000
_TITLES: Final = ("loc", "lastmod", "changefreq", "priority")
_VALUES: Final = ("https://www.fjord-store.example/shop/{}", "2024-01-02", "weekly", "0.5")
Index = QModelIndex | QPersistentModelIndex


class Rows(QAbstractTableModel):
    """So many rows, each with the same values and its number."""

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else _ROWS

    def columnCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(_TITLES)

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        return _TITLES[section] if orientation == Qt.Orientation.Horizontal else section + 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        return _VALUES[index.column()].format(index.row())


if __name__ == "__main__":
    app = QApplication([])
    window = QMainWindow()
    table = QTableView()
    table.setModel(Rows())
    window.setCentralWidget(table)
    window.resize(1_180, 720)
    watch = UntilPainted(needs_rows=True)
    app.installEventFilter(watch)
    window.show()
    sys.exit(app.exec())
