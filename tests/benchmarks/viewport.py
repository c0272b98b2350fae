"""Repaints a screenful of rows: ``python -m tests.benchmarks.viewport FILE`` prints JSON."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime
from statistics import median

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QMainWindow

from sitemap_editor import Document
from sitemap_editor.app import _SWITCH_INTERVAL_S
from sitemap_editor.core.checks.checker import Checker
from sitemap_editor.core.passes.workers import Workers
from sitemap_editor.session.document.session import Session
from sitemap_editor.session.jobs import Jobs
from sitemap_editor.session.table.table_model import TableModel
from sitemap_editor.session.window_priority import WindowPriority
from sitemap_editor.windows.table.table_view import TableView

ROWS_IN_VIEW = 45
_PAGES = 20


def main(path: str) -> dict[str, object]:
    """Return seconds of painting a page not seen before: at rest, and, in the running program,
    beside the check of the whole file that begins with the session."""
    app = QApplication([])
    sys.setswitchinterval(_SWITCH_INTERVAL_S)  # from here on all is as in the running program
    workers, priority = Workers(), WindowPriority()
    jobs = Jobs("benchmark", executor=workers, priority=priority)
    session = Session(Document.open(path), Checker(), jobs, jobs)
    window = QMainWindow()
    view = _shown(window, TableModel(session))
    pages = _Pages(view, lambda: session.findings.is_complete)
    rest: list[float] = []

    def measure_at_rest() -> None:
        pages.stop()
        rest.extend(_repaint(view, page / _PAGES) for page in range(_PAGES))
        app.quit()

    pages.ended = measure_at_rest
    app.exec()
    jobs.shut_down()
    workers.end()
    priority.end()
    return {"rest": median(rest), "beside_check": pages.seconds}


def _shown(window: QMainWindow, model: TableModel) -> TableView:
    view = TableView(model, lambda: datetime.now(UTC), window)
    window.setCentralWidget(view)
    frame = view.horizontalHeader().sizeHint().height() + 2 * view.frameWidth()
    window.resize(1100, ROWS_IN_VIEW * view.rowHeight(0) + frame)
    window.show()
    return view


def _repaint(view: TableView, part: float) -> float:
    """Scroll to a part of the file and paint; return the seconds of both."""
    bar = view.verticalScrollBar()
    target = int(bar.maximum() * part)
    start = time.perf_counter()
    bar.setValue(target)
    view.viewport().repaint()
    view.verticalHeader().viewport().repaint()
    return time.perf_counter() - start


class _Pages(QObject):
    """Scrolls on after every paint and notes how long each paint took, until all is at rest."""

    def __init__(self, view: TableView, is_at_rest: Callable[[], bool]) -> None:
        super().__init__()
        self.seconds: list[float] = []
        self.ended: Callable[[], None] = lambda: None
        self._view = view
        self._is_at_rest = is_at_rest
        self._began = 0.0
        view.viewport().installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self._began = time.perf_counter()
            QTimer.singleShot(0, self._on_painted)  # comes round when the paint is done
        return False

    def stop(self) -> None:
        """Watch no longer."""
        self._view.viewport().removeEventFilter(self)

    def _on_painted(self) -> None:
        self.seconds.append(time.perf_counter() - self._began)
        if self._is_at_rest():
            self.ended()
            return
        bar = self._view.verticalScrollBar()
        bar.setValue(int(bar.maximum() * (len(self.seconds) % 97) / 97))


if __name__ == "__main__":
    print(json.dumps(main(sys.argv[1])))
