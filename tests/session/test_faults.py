from __future__ import annotations

import sys
import threading
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from sitemap_editor import __version__
from sitemap_editor.session.program.faults import Faults
from tests.qt_support import drain, wait_for

HOME = "/home/ann"


class Bell(QObject):
    """Something with a signal."""

    rung = Signal()


@pytest.fixture
def faults(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Faults]:
    """Faults that are noticed, while pytest does not look."""
    for owner, name in ((sys, "excepthook"), (sys, "unraisablehook"), (threading, "excepthook")):
        monkeypatch.setattr(owner, name, getattr(owner, name))
    faults = Faults(lambda: "file.save", home=HOME)
    faults.install()
    yield faults
    faults.uninstall()
    drain()


def fails(text: str = "a fault") -> None:
    raise ValueError(text)


def raise_in_slot(text: str = "a fault") -> None:
    bell = Bell()
    bell.rung.connect(lambda: fails(text))
    bell.rung.emit()
    drain()


def test_an_exception_in_a_slot_is_noticed(
    faults: Faults, qtbot: QtBot, capfd: pytest.CaptureFixture[str]
) -> None:
    with qtbot.waitSignals([faults.occurred, faults.changed]):
        raise_in_slot()
    report = faults.report()
    assert "ValueError: a fault" in report
    assert "in raise_in_slot" in report or "in fails" in report
    assert f"Sitemap Editor {__version__}" in report
    assert "Qt 6" in report
    assert "last action: file.save" in report
    assert "ValueError: a fault" in capfd.readouterr().err  # it stands there as ever


def test_an_exception_in_a_thread_is_told_in_the_thread_of_the_window(
    faults: Faults, qtbot: QtBot
) -> None:
    where: list[int] = []
    faults.occurred.connect(lambda: where.append(threading.get_ident()))
    thread = threading.Thread(target=fails)
    thread.start()
    thread.join()
    wait_for(qtbot, lambda: where)
    assert where == [threading.get_ident()]
    assert "ValueError" in faults.report()


def test_an_exception_that_python_cannot_raise_is_noticed(faults: Faults, qtbot: QtBot) -> None:
    class Odd:
        def __del__(self) -> None:
            fails("in the end")

    Odd()
    wait_for(qtbot, lambda: faults.count)
    assert "ValueError: in the end" in faults.report()


def test_the_same_fault_is_counted_and_reported_once(faults: Faults) -> None:
    for _ in range(3):
        raise_in_slot()
    raise_in_slot("another")
    assert faults.count == 4
    assert faults.report().count("ValueError: a fault") == 1
    assert "Fault 1, 3 time(s)" in faults.report()
    assert "Fault 2, 1 time(s)" in faults.report()


def test_what_was_put_away_is_not_shown_again_but_others_are(faults: Faults) -> None:
    shown: list[str] = []
    faults.occurred.connect(lambda: shown.append(faults.report()))
    raise_in_slot()
    faults.put_away()
    assert faults.count == 0
    raise_in_slot()
    assert len(shown) == 1
    raise_in_slot("another")
    assert len(shown) == 2
    assert "a fault" not in shown[1]


def test_a_fault_in_showing_faults_shows_no_further_one(faults: Faults) -> None:
    shown: list[int] = []

    def show() -> None:
        shown.append(faults.count)
        fails("cannot be shown")

    faults.occurred.connect(show)
    raise_in_slot()
    drain()
    assert shown == [1]
    assert faults.count == 1


def test_faults_without_end_are_not_counted_without_end(faults: Faults) -> None:
    for number in range(130):
        raise_in_slot("again")
        if number < 20:
            raise_in_slot(str(number))
    assert faults.count == 100
    assert faults.report().count("Traceback") == 10


@pytest.mark.parametrize(
    ("text", "reported"),
    [
        ("/home/ann/site/sitemap.xml", "~/site/sitemap.xml"),
        ("/home/anna/site", "/home/anna/site"),
        ("'/home/ann'", "'~'"),
    ],
)
def test_the_home_of_a_person_is_not_named(faults: Faults, text: str, reported: str) -> None:
    raise_in_slot(f"no file {text}")
    assert f"no file {reported}\n" in faults.report()


@pytest.mark.parametrize("text", ["C:\\Users\\Ann\\a.xml", repr("C:\\Users\\Ann\\a.xml")])
def test_the_home_of_a_person_is_not_named_on_windows(
    qtbot: QtBot, faults: Faults, text: str
) -> None:
    faults._home = "C:\\Users\\Ann"
    raise_in_slot(text)
    assert "Users" not in faults.report()


def test_a_home_that_is_everything_is_no_secret(faults: Faults) -> None:
    faults._home = "/"
    raise_in_slot("no file /a/b")
    assert "no file /a/b" in faults.report()


def test_keys_that_end_a_program_are_no_faults(
    faults: Faults, capsys: pytest.CaptureFixture[str]
) -> None:
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    drain()
    assert faults.count == 0
    assert "KeyboardInterrupt" in capsys.readouterr().err


def test_after_its_end_exceptions_are_left_to_python(faults: Faults) -> None:
    faults.uninstall()
    assert sys.excepthook is sys.__excepthook__
    assert threading.excepthook is threading.__excepthook__
    assert sys.unraisablehook is sys.__unraisablehook__
