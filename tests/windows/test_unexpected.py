from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QDialog

from sitemap_editor.session.program.faults import Faults
from sitemap_editor.windows.box_prompts import BoxPrompts
from sitemap_editor.windows.fault_dialog import UnexpectedDialog
from tests.qt_support import LASTMOD, Person, ScriptedPrompts, click, drain
from tests.windows.files import some_file


@pytest.fixture
def faults(person: Person, monkeypatch: pytest.MonkeyPatch) -> Iterator[Faults]:
    """Faults as the program itself tells them, while pytest does not look."""
    for owner, name in ((sys, "excepthook"), (sys, "unraisablehook"), (threading, "excepthook")):
        monkeypatch.setattr(owner, name, getattr(owner, name))
    faults = Faults(lambda: person.window.action_set.last_used)
    person.window.prompts = BoxPrompts(person.window)
    person.program.tell_faults(faults)
    faults.install()
    yield faults
    faults.uninstall()
    for dialog in dialogs(person):
        dialog.close()
    drain()


def dialogs(person: Person) -> list[UnexpectedDialog]:
    drain()
    return [each for each in person.window.findChildren(UnexpectedDialog) if each.isVisible()]


def goes_wrong(person: Person, text: str = "nobody thought of this") -> None:
    """Use an action that raises."""

    def fail() -> None:
        raise RuntimeError(text)

    action = person.window.action_set["view.file_order"]
    action.triggered.disconnect()
    person.window.action_set.connect_all({"view.file_order": fail})
    action.setEnabled(True)
    action.trigger()


def test_work_can_be_saved_after_an_action_that_raises(
    person: Person, folder: Path, faults: Faults
) -> None:
    path = some_file(folder)
    person.opens(path)
    person.edits(0, LASTMOD, "2024-05-06")
    goes_wrong(person)
    [dialog] = dialogs(person)
    assert not dialog.isModal()
    assert "RuntimeError: nobody thought of this" in dialog.text.toPlainText()
    assert "last action: view.file_order" in dialog.text.toPlainText()
    click(dialog.save)
    person.waits_until(lambda: not person.window.isWindowModified())
    assert b"2024-05-06" in path.read_bytes()


def test_work_goes_on_beside_the_dialog(person: Person, folder: Path, faults: Faults) -> None:
    person.opens(some_file(folder))
    goes_wrong(person)
    assert dialogs(person)
    person.window.activateWindow()
    person.edits(1, LASTMOD, "2024-05-06")
    assert person.sees(1, LASTMOD) == "2024-05-06"
    assert dialogs(person)


def test_one_dialog_tells_of_all_that_goes_wrong(
    person: Person, folder: Path, faults: Faults
) -> None:
    person.opens(some_file(folder))
    for text in ("one", "one", "two"):
        goes_wrong(person, text)
    [dialog] = dialogs(person)
    assert "3 internal errors" in dialog._what.text()
    assert dialog.text.toPlainText().count("RuntimeError: one") == 1
    assert "RuntimeError: two" in dialog.text.toPlainText()


def test_the_report_can_be_copied(person: Person, faults: Faults) -> None:
    goes_wrong(person)
    [dialog] = dialogs(person)
    click(dialog.copy)
    assert QGuiApplication.clipboard().text() == dialog.text.toPlainText()
    assert dialog.copy.text() == "Copied"


def test_enter_and_space_do_nothing_to_somebody_who_was_typing(
    person: Person, faults: Faults
) -> None:
    goes_wrong(person)
    [dialog] = dialogs(person)
    person.waits_until(lambda: QApplication.focusWidget() is dialog.text)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_A):
        person.presses(key)
    assert dialogs(person) == [dialog]
    person.presses(Qt.Key.Key_Escape)
    assert dialogs(person) == []


def test_the_same_fault_does_not_open_the_dialog_again(person: Person, faults: Faults) -> None:
    goes_wrong(person)
    [dialog] = dialogs(person)
    dialog.close()
    goes_wrong(person)
    assert dialogs(person) == []
    goes_wrong(person, "another")
    assert len(dialogs(person)) == 1


def test_in_a_dialog_that_waits_the_report_can_be_reached(person: Person, faults: Faults) -> None:
    waiting = QDialog(person.window)
    waiting.setModal(True)
    waiting.show()
    person.waits_until(lambda: QApplication.activeModalWidget() is waiting)
    goes_wrong(person)
    [dialog] = dialogs(person)
    assert dialog.parent() is waiting
    waiting.close()
    waiting.deleteLater()
    assert dialogs(person) == []
    goes_wrong(person)
    assert len(dialogs(person)) == 1


def test_a_fault_of_a_worker_is_shown(person: Person, faults: Faults) -> None:
    def work(_progress: Callable[[float], None]) -> None:
        raise ZeroDivisionError

    person.program.file_jobs.start(work, lambda _result: None)
    person.waits_until(lambda: dialogs(person))
    assert "ZeroDivisionError" in dialogs(person)[0].text.toPlainText()


def test_the_window_asks_for_faults_to_be_shown(
    person: Person, prompts: ScriptedPrompts, faults: Faults
) -> None:
    person.window.prompts = prompts
    shown: list[Faults] = []
    prompts.will_be_asked("show_faults", lambda faults, _save_all: shown.append(faults))
    goes_wrong(person)
    drain()
    assert shown == [faults]
