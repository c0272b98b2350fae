"""The end of a session at the computer: everything is on disk, nobody is asked."""

from __future__ import annotations

import ctypes
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QLibraryInfo, QObject, Qt
from PySide6.QtWidgets import QApplication

from sitemap_editor import Document
from sitemap_editor.core.files.recovery.abandoned_edits import abandoned_edits_in
from sitemap_editor.core.files.recovery.abandoned_tables import AbandonedTableJournal
from sitemap_editor.session.files.open_files import remembered
from sitemap_editor.session.program.settings import WINDOW_GEOMETRY, Settings
from sitemap_editor.windows.prompts import Answer
from tests.qt_support import LASTMOD, Person, ScriptedPrompts, drain, settings_in
from tests.windows.files import some_file
from tests.windows.starts import Start

ROOT = Path(__file__).parents[2]


def system_says_that_the_session_ends(qapp: QApplication) -> None:
    """Emit what the session manager has Qt emit; Python cannot make its argument."""
    place = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.LibrariesPath)) / "libQt6Gui.so.6"
    if not place.exists():
        pytest.skip("Qt's library has another name here")
    emit = ctypes.CDLL(str(place))._ZN15QGuiApplication17commitDataRequestER15QSessionManager
    emit.argtypes, emit.restype = [ctypes.c_void_p, ctypes.c_void_p], None
    manager = QObject()  # nobody looks at it
    emit(*(shiboken6.getCppPointer(each)[0] for each in (qapp, manager)))


@pytest.fixture
def edited(start: Start, folder: Path, qapp: QApplication) -> Person:
    """Somebody who has typed something into a cell and not pressed Enter yet."""
    person = start()
    person.program.logout.follow(qapp)
    person.program.restoring.start(brings_back=True)
    person.opens(some_file(folder))
    person.edits(0, LASTMOD, "2025-01-01")
    person.goes_to(1, LASTMOD)
    person.types("2025-01-02")
    assert person.editing
    return person


def kept_in(folder: Path) -> Document:
    """Look at what a next start would restore; the program that wrote it lives on."""
    assert len(list(folder.glob("*.journal"))) == 1
    copy = folder.parent / "copy"
    copy.mkdir()
    for each in folder.iterdir():
        (copy / each.name).write_bytes(each.read_bytes())
    ((abandoned, _summary),) = abandoned_edits_in(copy)
    assert isinstance(abandoned, AbandonedTableJournal)
    restored = abandoned.restored()
    abandoned.release()
    assert restored.edit is not None
    restored.document.apply(restored.edit)
    return restored.document


def test_what_was_typed_is_on_disk_before_the_session_goes_on_ending(
    edited: Person, kept: Path, qapp: QApplication, settings: Settings
) -> None:
    system_says_that_the_session_ends(qapp)
    document = kept_in(kept)
    assert [document[row].lastmod for row in (0, 1)] == ["2025-01-01", "2025-01-02"]
    assert remembered(settings)[0][1:3] == (1, LASTMOD)
    assert not settings.get(WINDOW_GEOMETRY).isEmpty()


def test_windows_leave_unasked_and_the_next_start_offers_the_edits(
    edited: Person, start: Start, qapp: QApplication, prompts: ScriptedPrompts
) -> None:
    system_says_that_the_session_ends(qapp)
    expected = edited.bytes
    edited.window.close()
    edited.waits_until(lambda: not edited.window.isVisible())
    assert not prompts.asked
    person = start()
    prompts.will_be_asked("offer_recovery", Answer.YES)
    assert person.program.recovery is not None
    person.program.restoring.start(brings_back=True)
    person.waits_until(person.window.tabs.count)
    person.program.recovery.look()
    person.waits_until(lambda: person.bytes == expected)
    assert person.window.tabs.count() == 1


def test_where_the_session_goes_on_after_all_closing_asks_again(
    edited: Person, qapp: QApplication, prompts: ScriptedPrompts
) -> None:
    system_says_that_the_session_ends(qapp)
    qapp.applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)
    prompts.will_be_asked("save_changes", Answer.CANCEL)
    edited.window.close()
    drain()
    assert edited.window.isVisible()


def test_without_a_journal_closing_asks_as_ever(
    person: Person, folder: Path, qapp: QApplication, prompts: ScriptedPrompts
) -> None:
    person.program.logout.follow(qapp)
    person.opens(some_file(folder))
    person.edits(0, LASTMOD, "2025-01-01")
    system_says_that_the_session_ends(qapp)
    prompts.will_be_asked("save_changes", Answer.CANCEL)
    person.window.close()
    drain()


@pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="no such signals here")
@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP"])
def test_a_program_told_to_end_by_a_signal_ends_in_good_order(
    folder: Path, kept: Path, name: str
) -> None:
    path = some_file(folder)
    command = [sys.executable, "-m", "tests.windows.edited_until_killed", str(path), str(kept)]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    with subprocess.Popen(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True
    ) as child:
        assert child.stdout is not None
        lines = [child.stdout.readline()]  # it has begun to edit
        time.sleep(0.2)
        child.send_signal(signal.Signals[name])
        lines += child.stdout.read().splitlines()
    assert child.returncode == 0
    ((abandoned, _summary),) = abandoned_edits_in(kept)
    assert isinstance(abandoned, AbandonedTableJournal)
    restored = abandoned.restored()
    abandoned.discard()
    assert restored.edit is not None
    restored.document.apply(restored.edit)
    assert restored.document[0].lastmod == lines[-1].split()[0]  # not even the last is lost
    assert [file.path for file in remembered(settings_in(kept.parent))] == [str(path)]
