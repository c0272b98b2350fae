"""Edits very many rows in the running program: ``python -m tests.benchmarks.bulk FILE`` (JSON)."""

from __future__ import annotations

import json
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QItemSelection, QItemSelectionModel, QObject, QSettings, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from sitemap_editor.app import Program
from sitemap_editor.session.program.settings import Settings
from sitemap_editor.windows.table.document_page import DocumentPage

_PASTED: Final = 50_000
_SETTLES_S: Final = 1.0


class _Pauses(QObject):
    """Notes the longest time in which the window's thread came to nothing else."""

    def __init__(self) -> None:
        super().__init__()
        self.longest = 0.0
        self._last = time.perf_counter()
        self._timer = QTimer(self, interval=1, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._on_beat)
        self._timer.start()

    def begin(self) -> None:
        """Forget what was."""
        self.longest, self._last = 0.0, time.perf_counter()

    def _on_beat(self) -> None:
        now = time.perf_counter()
        self.longest = max(self.longest, now - self._last)
        self._last = now


def main(path: str) -> dict[str, tuple[float, float]]:
    """Return for each act the seconds until it is done, and those of the longest pause."""
    app = QApplication([])
    with tempfile.TemporaryDirectory() as folder:
        store = QSettings(f"{folder}/settings.ini", QSettings.Format.IniFormat)
        program = Program(Settings(store), recovery_folder=Path(folder, "recovery"))
        page = _opened(app, program, Path(path))
        edit = program.window.edits
        measured = {}
        pauses = _Pauses()
        acts: list[tuple[str, Callable[[], object], Callable[[], object]]] = [
            ("clear a column", edit.clear, lambda: _select(page, 2)),
            ("undo it", page.undo, lambda: None),
            ("fill a column", edit.paste, lambda: _select(page, 2, "weekly")),
            ("undo it, filled", page.undo, lambda: None),
            ("duplicate 50,000 rows", edit.duplicate, lambda: _select_rows(page, _PASTED)),
            ("paste 50,000 lines", edit.paste_rows, lambda: _copy_lines(page)),
            (
                "delete all but one",
                edit.delete,
                lambda: _select_rows(page, len(page.session.document) - 1),
            ),
            ("undo it, deleted", page.undo, lambda: None),
        ]
        for what, act, prepare in acts:
            prepare()
            _settle(app, page)
            pauses.begin()
            began, revision = time.perf_counter(), page.session.revision
            act()
            while page.session.revision == revision or page.session.beside.is_under_way:
                app.processEvents()
            took = time.perf_counter() - began
            _settle(app, page)
            measured[what] = (took, pauses.longest)
            print(what, measured[what], file=sys.stderr)
        program.shut_down()
    return measured


def _opened(app: QApplication, program: Program, path: Path) -> DocumentPage:
    program.window.files.open_paths([path])
    program.window.show()
    while (page := program.window.tabs.current_page()) is None:
        app.processEvents()
    _settle(app, page)
    page.view.setFocus()
    return page


def _select(page: DocumentPage, column: int, text: str = "") -> None:
    QGuiApplication.clipboard().setText(text)
    last = page.model.rowCount() - 1
    cells = QItemSelection(page.model.index(0, column), page.model.index(last, column))
    page.view.selectionModel().select(cells, QItemSelectionModel.SelectionFlag.ClearAndSelect)


def _select_rows(page: DocumentPage, count: int) -> None:
    page.view.selected.select(range(count))


def _copy_lines(page: DocumentPage) -> None:
    _select_rows(page, 1)
    lines = (f"https://www.fjord-store.example/new/{number}" for number in range(_PASTED))
    QGuiApplication.clipboard().setText("\n".join(lines))


def _settle(app: QApplication, page: DocumentPage) -> None:
    end = time.monotonic() + _SETTLES_S
    while time.monotonic() < end or not page.session.findings.is_settled:
        app.processEvents()


if __name__ == "__main__":
    print(json.dumps(main(sys.argv[1])))
