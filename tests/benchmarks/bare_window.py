"""The least a table program in PySide6 can be: an empty table in a window, until it is painted."""

from __future__ import annotations

import sys

from PySide6.QtWidgets import QApplication, QMainWindow, QTableView

from tests.benchmarks.painted import UntilPainted

if __name__ == "__main__":
    app = QApplication([])
    window = QMainWindow()
    table = QTableView()
    window.setCentralWidget(table)
    watch = UntilPainted(needs_rows=False)
    app.installEventFilter(watch)
    window.show()
    sys.exit(app.exec())
