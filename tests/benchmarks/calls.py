"""Counts our own calls of an edit and a cursor key: ``python -m tests.benchmarks.calls FILE``.

Not counted is what Qt asks while it paints the table and lays it out: how often that is depends on
the size of the window. The first edit and the first key are not counted either: they load modules.
``--each`` lists the functions, those called most first.
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Final

from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

import sitemap_editor
from sitemap_editor.app import Program
from sitemap_editor.session.program.settings import Settings
from sitemap_editor.windows.table.document_page import DocumentPage

_OURS: Final = str(Path(sitemap_editor.__file__).parent)
_ASKED_BY_VIEWS: Final = frozenset(
    [
        "data",
        "headerData",
        "head",  # what stands around it
        "flags",
        "rowCount",
        "columnCount",
        "initStyleOption",
        "paint",
        "paintEvent",
        "paintSection",
        "sizeHint",
        "minimumSizeHint",
    ]
)
_SETTLES_S: Final = 0.6

Calls = Counter[tuple[str, str]]


class CallCount:
    """Follows every call of the thread inside its ``with``."""

    def __init__(self) -> None:
        self.calls: Calls = Counter()
        self._painting = 0

    def __enter__(self) -> Calls:
        sys.setprofile(self)
        return self.calls

    def __exit__(self, *_error: object) -> None:
        sys.setprofile(None)

    def __call__(self, frame: FrameType, event: str, _argument: object) -> None:
        """Count a call of a function of ours that no view asked for while painting."""
        code = frame.f_code
        if event not in ("call", "return") or not code.co_filename.startswith(_OURS):
            return
        if code.co_name in _ASKED_BY_VIEWS:
            self._painting += 1 if event == "call" else -1
        elif event == "call" and not self._painting:
            self.calls[code.co_filename.removeprefix(_OURS), code.co_qualname] += 1


def main(path: str) -> dict[str, Calls]:
    """Return the calls of one edit of a cell and of one cursor key, by file and function."""
    app = QApplication([])
    with tempfile.TemporaryDirectory() as folder:
        store = QSettings(f"{folder}/settings.ini", QSettings.Format.IniFormat)
        program = Program(Settings(store), recovery_folder=Path(folder, "recovery"))
        page = _opened(app, program, Path(path))
        acts: dict[str, Callable[[str], object]] = {
            "an edit of a cell": lambda day: page.model.setData(page.model.index(3, 1), day),
            "a cursor key": lambda _day: QTest.keyClick(page.view, Qt.Key.Key_Down),
        }
        counted = {}
        for what, act in acts.items():
            act("2024-06-06")
            _settle(app, 2 * _SETTLES_S)
            counted[what] = _counted(app, lambda act=act: act("2024-06-07"))  # type: ignore[misc]  # a default in a lambda
        program.shut_down()
    return counted


def _opened(app: QApplication, program: Program, path: Path) -> DocumentPage:
    program.window.files.open_paths([path])
    program.window.show()
    while (page := program.window.tabs.current_page()) is None:
        app.processEvents()
    while not page.session.findings.is_settled:
        app.processEvents()
    page.view.setFocus()
    page.view.setCurrentIndex(page.model.index(3, 0))
    _settle(app, 2 * _SETTLES_S)
    return page


def _counted(app: QApplication, act: Callable[[], object]) -> Calls:
    with CallCount() as calls:
        act()
        _settle(app, _SETTLES_S)
    return calls


def _settle(app: QApplication, seconds: float) -> None:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        app.processEvents()
        time.sleep(0.005)


if __name__ == "__main__":
    found = main(sys.argv[-1])
    if "--each" in sys.argv:
        for what, calls in found.items():
            print(what, calls.total())
            for (file, function), times in calls.most_common():
                print(f"{times:6} {file} {function}")
    else:
        summary = {
            what: {"calls": calls.total(), "modules": len({file for file, _ in calls})}
            for what, calls in found.items()
        }
        print(json.dumps(summary))
