"""What is there when the window comes on screen, and what is not loaded before."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from sitemap_editor.app import Program
from sitemap_editor.session.program.settings import Settings
from sitemap_editor.windows.table.first_paint import FirstPaint
from tests.indexes_on_disk import sitemap
from tests.qt_support import NOW, ScriptedPrompts, drain, wait_for

LATE = (
    *("checks.catalogue", "checks.fixing", "checks.typical", "check_pass", "checks.oddities"),
    *("gathering.document_stats", "gathering.gathered_rows", "files.survey", "files.children"),
    *("recognition.conflicts", "recognition.templates", "files.separated", "files.feeds"),
    *("disk.saving", "files.saving", "operations.searching", "operations.publishing"),
    *("editing.table_commands", "table.clipboard", "table.calendar_popup"),
)
LATE_OF_PYTHON = {"csv", "pickle", "html", "multiprocessing", "concurrent"}
MOST_MODULES = 240
"""So many of our own a window may load before it is there; each costs half a millisecond."""


def loaded(what: str) -> list[str]:
    """Return the modules that a program has loaded which does `what` and ends."""
    asked = f"import sys\ntry:\n    {what}\nfinally:\n    print(file=sys.stderr, *sys.modules)"
    ended = subprocess.run([sys.executable, "-c", asked], capture_output=True, check=True)
    return ended.stderr.decode().split()


def test_the_window_starts_without_what_is_seldom_needed() -> None:
    names = loaded("import sitemap_editor.app")
    assert "sitemap_editor.core.checks.checker" in names
    assert [
        name for name in names if name.startswith("sitemap_editor") and name.endswith(LATE)
    ] == []
    assert not LATE_OF_PYTHON & set(names)


def test_few_modules_are_loaded_before_the_window_is_there() -> None:
    own = [name for name in loaded("import sitemap_editor.app") if name.startswith("sitemap_")]
    assert len(own) <= MOST_MODULES, "load what is seldom needed when it is"


def test_a_version_loads_nothing_else() -> None:
    names = loaded("import sitemap_editor.cli as c; c.main(['--version'])")
    assert [name for name in names if name.startswith("sitemap_")] == [
        "sitemap_editor",
        "sitemap_editor.cli",
    ]
    assert not {"argparse", "dataclasses", "lxml", "re", "typing"} & set(names)


def test_qt_leaves_the_import_of_python_as_it_was() -> None:
    program = """
import builtins, linecache, sys
plain = builtins.__import__
from sitemap_editor.session.program.qt_import import load_qt
load_qt()
assert "PySide6.QtCore" in sys.modules
assert builtins.__import__ is plain
import sitemap_editor.app
assert not [name for name in linecache.cache if "sitemap_editor" in name]
"""
    subprocess.run([sys.executable, "-c", program], check=True)


def test_enumerations_of_qt_are_those_that_python_would_make() -> None:
    program = """
import enum
plainly, made = enum.EnumType._create_, []
from sitemap_editor.session.program import qt_enums
qt_enums.make_enums_quickly()
quickly = enum.EnumType._create_
def create(kind, *names, **how):
    made.append((quickly(kind, *names, **how), plainly(kind, *names, **how)))
    return made[-1][0]
enum.EnumType._create_ = create
import PySide6.QtCore, PySide6.QtWidgets
[getattr(module, name) for module in (PySide6.QtCore, PySide6.QtWidgets) for name in dir(module)]
def seen(kind):
    members = [(name, each.name, each.value) for name, each in kind.__members__.items()]
    flags = {name: value for name, value in vars(kind).items() if name.endswith(("mask_", "bits_"))}
    ways = getattr(kind, "_iter_member_", id).__name__
    by_value = [(value, each.name) for value, each in kind._value2member_map_.items()]
    each = [vars(one) | {"__objclass__": one.__objclass__ is kind} for one in kind]
    return members, [each.name for each in kind], flags, ways, by_value, each, kind.__mro__[1:]
assert len(made) > 200
for ours, theirs in made:
    assert seen(ours) == seen(theirs), ours
import pickle
from PySide6.QtCore import Qt
assert pickle.loads(pickle.dumps(Qt.Key.Key_A)) is Qt.Key(65) is Qt.Key.Key_A
assert Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop == Qt.AlignmentFlag(33)
"""
    subprocess.run([sys.executable, "-c", program], check=True)


def test_how_a_function_of_qt_is_called_is_found_out_when_it_is_asked_for() -> None:
    program = """
import sys
from sitemap_editor.session.program.qt_import import load_qt
load_qt()
assert "argparse" not in sys.modules  # of what writes PySide6's stubs
from PySide6.QtCore import QObject, QTimer
try:
    QTimer.singleShot("soon", 1, 2, 3)
except TypeError as error:
    assert "msec: int, functor" in str(error), error
else:
    raise AssertionError
assert "name" in QObject.setObjectName.__doc__
"""
    subprocess.run([sys.executable, "-c", program], check=True)


def test_what_was_copied_does_not_crash_the_end() -> None:
    program = """
from PySide6.QtCore import QMimeData, QTimer
from sitemap_editor.app import make_application
application = make_application([])
mime = QMimeData()
mime.setData("text/plain", b"copied")
application.clipboard().setMimeData(mime)
QTimer.singleShot(0, application.quit)
raise SystemExit(application.exec())
"""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    subprocess.run([sys.executable, "-c", program], check=True, env=environment)


def test_a_first_paint_is_told_of_once_it_is_over(qtbot: QtBot) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    told: list[bool] = []
    FirstPaint(widget).painted.connect(lambda: told.append(True))
    drain()
    assert told == []
    widget.show()
    wait_for(qtbot, lambda: bool(told))
    widget.repaint()
    drain()
    assert told == [True]


@pytest.fixture
def hidden(
    _nothing_lives_on: None, settings: Settings, prompts: ScriptedPrompts
) -> Iterator[Program]:
    """A program whose window is still to appear."""
    program = Program(settings, prompts, lambda: NOW)
    yield program
    program.shut_down()
    drain()
    program.window.hide()
    program.window.deleteLater()
    drain()


def test_the_window_appears_with_the_file(hidden: Program, qtbot: QtBot, folder: Path) -> None:
    seen: list[int] = []
    hidden.window.tabs.page_added.connect(lambda _page: seen.append(hidden.window.isVisible()))
    hidden.window.files.open_paths([sitemap(folder, "a.xml")])
    hidden.appear(with_file=True)
    assert not hidden.window.isVisible()
    wait_for(qtbot, lambda: hidden.window.isVisible() and seen)
    assert hidden.window.tabs.current_page() is not None


def test_the_window_appears_where_no_file_comes(hidden: Program, qtbot: QtBot) -> None:
    hidden.appear(with_file=True)
    assert not hidden.window.isVisible()
    wait_for(qtbot, hidden.window.isVisible)


def test_the_window_appears_at_once_without_a_file(hidden: Program) -> None:
    hidden.appear(with_file=False)
    assert hidden.window.isVisible()
