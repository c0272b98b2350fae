"""Lists of changes before they are made: how often they are painted."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from sitemap_editor.session.lines_model import ColumnsModel, LineColumn
from sitemap_editor.windows.changing.changes_table import ChangesTable
from tests.qt_support import wait_for


class Words(ColumnsModel[str]):
    def __init__(self) -> None:
        super().__init__()
        self.set_columns(LineColumn("Word", str))


class Paints(QObject):
    """Counts how often something is painted."""

    count = 0

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        self.count += event.type() == QEvent.Type.Paint
        return False


def test_changes_that_scroll_from_now_on_are_painted_once(qtbot: QtBot) -> None:
    model, paints = Words(), Paints()
    window = QMainWindow()
    qtbot.addWidget(window)
    table = ChangesTable(model, {}, "Words", window)
    window.setCentralWidget(table)
    with qtbot.waitExposed(window):
        window.show()
    qtbot.wait(50)  # what follows the first painting
    table.viewport().installEventFilter(paints)
    model.show_lines([f"word {number}" for number in range(1_000)])
    wait_for(qtbot, lambda: paints.count > 0)
    qtbot.wait(50)  # a second time would follow at once
    assert paints.count == 1
