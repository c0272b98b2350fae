"""The files of an index as one table, in a window:
``python -m tests.benchmarks.joining_child INDEX``."""

from __future__ import annotations

import json
import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QEventLoop, QSettings, QTimer
from PySide6.QtWidgets import QApplication

from sitemap_editor.app import _SWITCH_INTERVAL_S, Program
from sitemap_editor.session.document.session import Session
from sitemap_editor.session.program.settings import Settings
from sitemap_editor.windows.table.first_paint import FirstPaint
from tests.benchmarks.pauses import Pauses
from tests.benchmarks.processes import memory_of_all

_SETTLES_S: Final = 1.0
_POLL_MS: Final = 5
_LASTMODS: Final = ("2026-11-01", "2026-11-02")


def main(path: str) -> dict[str, float | str]:
    """Return seconds since the table was asked for: until its first rows are painted, all are read,
    all are checked; seconds of an edit and of saving it; the longest pause, and where; that while
    rows are checked, once all are shown; the most the window worked in one; and bytes beyond the
    program with the index open and surveyed."""
    app = QApplication([])
    sys.setswitchinterval(_SWITCH_INTERVAL_S)
    with tempfile.TemporaryDirectory() as folder:
        store = QSettings(f"{folder}/settings.ini", QSettings.Format.IniFormat)
        program = Program(Settings(store), recovery_folder=Path(folder, "recovery"))
        program.garbage.begin()  # as in the running program: else each thread looks for garbage
        found = _measured(app, program, Path(path))
        program.shut_down()
    return found


def _measured(app: QApplication, program: Program, path: Path) -> dict[str, float | str]:
    window = program.window
    window.resize(1_600, 1_000)
    window.show()
    window.files.open_paths([path])
    tabs = window.tabs
    _until(app, lambda: tabs.count() == 1 and tabs.sessions()[0].findings.is_complete)
    listed = tabs.sessions()[0].index_children
    assert listed is not None
    _until(app, lambda: listed.known is not None and listed.is_settled)
    _settle(app)
    bare = memory_of_all(os.getpid())
    painted: list[float] = []

    def note_paint(_page: object) -> None:
        paint = FirstPaint(tabs.pages()[-1].view.viewport())
        paint.painted.connect(lambda: painted.append(time.perf_counter()))

    tabs.page_added.connect(note_paint)
    pauses = Pauses(window)
    start = time.perf_counter()
    window.action_set["index.open_table"].trigger()
    _until(app, lambda: painted)
    _until(app, lambda: len(tabs.sessions()) > 1 and not _session(program).is_read_only)
    read = time.perf_counter()
    _until(app, lambda: _session(program).findings.is_complete)
    checked = time.perf_counter()
    _settle(app)
    edited = _edit(app, program)
    _settle(app)  # nobody saves in the same moment
    saved = _save(app, program)
    _until(app, lambda: _session(program).findings.is_complete)
    _settle(app)
    pauses.end()
    longest = max(pauses.found, key=lambda pause: pause.length)
    begin, end = read - pauses.began, checked - pauses.began
    judging = [pause for pause in pauses.found if pause.ends_within(begin + _SETTLES_S, end)]
    judged = max(judging, key=lambda pause: pause.length)
    return {
        "first": painted[0] - start,
        "read": read - start,
        "checked": checked - start,
        "edited": edited,
        "saved": saved,
        "pause": longest.length,
        "place": longest.spent(),
        "judged": judged.length,
        "judged_place": judged.spent(),
        "worked": max(pause.worked for pause in pauses.found),
        "held": memory_of_all(os.getpid()) - bare,
    }


def _session(program: Program) -> Session:
    return program.window.tabs.sessions()[-1]


def _edit(app: QApplication, program: Program) -> float:
    """Set a date, of two the one that is not there; return the seconds until it is painted."""
    page = program.window.tabs.pages()[-1]
    index = page.model.index(3, 1)
    date = next(each for each in _LASTMODS if each != index.data())
    start = time.perf_counter()
    page.model.setData(index, date)
    page.view.viewport().repaint()
    app.sendPostedEvents(None, QEvent.Type.User)
    return time.perf_counter() - start


def _save(app: QApplication, program: Program) -> float:
    start = time.perf_counter()
    program.window.action_set["file.save"].trigger()
    _until(app, lambda: not _session(program).is_modified)
    return time.perf_counter() - start


def _until(app: QApplication, is_so: Callable[[], object]) -> None:
    while not is_so():
        app.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, _POLL_MS)


def _settle(app: QApplication) -> None:
    due = QTimer(singleShot=True, interval=round(_SETTLES_S * 1_000))
    due.start()
    _until(app, lambda: not due.isActive())


if __name__ == "__main__":
    print(json.dumps(main(sys.argv[1])))
