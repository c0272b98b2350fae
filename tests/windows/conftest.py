"""A window to sit in front of, and a sweep after each test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sitemap_editor.app import Program
from sitemap_editor.session.program.garbage import Garbage
from sitemap_editor.session.program.settings import Settings
from sitemap_editor.windows.shell.translation import install_translations
from tests.qt_support import (
    NOW,
    PATIENCE_MS,
    Person,
    ScriptedPrompts,
    clear_clipboard,
    drain,
    nothing_left_behind,
    settings_in,
)
from tests.windows.starts import Start

# The offscreen platform says so each time a window is shown; nothing hangs on it.
_HARMLESS = "This plugin does not support (propagateSizeHints|raise|grabbing)"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let the messages of the offscreen platform pass."""
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.qt_log_ignore(_HARMLESS, extend=True))


@pytest.fixture(scope="session", autouse=True)
def _english(qapp: QApplication) -> None:
    """Speak English whatever the machine speaks, with its plurals."""
    install_translations(qapp, "en")


@pytest.fixture(autouse=True)
def _own_data(tmp_path: Path) -> Iterator[None]:
    """Keep what the program keeps for the case of a crash apart from the person's own."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
        patch.setenv("LOCALAPPDATA", str(tmp_path / "data"))
        yield


@pytest.fixture(scope="package", autouse=True)
def _garbage(qapp: QApplication) -> Iterator[Garbage]:
    """Look for garbage where the program does: in the thread of the window alone."""
    garbage = Garbage(qapp)
    garbage.begin()
    yield garbage
    garbage.end()


@pytest.fixture(autouse=True)
def _nothing_lives_on(qapp: QApplication) -> Iterator[None]:
    with nothing_left_behind():
        yield


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    folder = tmp_path / "settings"
    folder.mkdir()
    return settings_in(folder)


@pytest.fixture
def prompts() -> ScriptedPrompts:
    return ScriptedPrompts()


@pytest.fixture
def program(
    _nothing_lives_on: None, qtbot: QtBot, settings: Settings, prompts: ScriptedPrompts
) -> Iterator[Program]:
    """A program with its window on screen; every answer of the script must have been asked for."""
    clear_clipboard()
    program = Program(settings, prompts, lambda: NOW)
    window = program.window
    window.resize(1_000, 600)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow, timeout=PATIENCE_MS)
    yield program
    program.shut_down()
    drain()
    window.hide()
    window.deleteLater()
    drain()
    clear_clipboard()
    assert not prompts.open_answers, f"never asked: {prompts.open_answers}"


@pytest.fixture
def person(qtbot: QtBot, program: Program, prompts: ScriptedPrompts) -> Person:
    return Person(qtbot, program, prompts)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder for files to open and save."""
    place = tmp_path / "site"
    place.mkdir()
    return place


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    return tmp_path / "data" / "recovery"


@pytest.fixture
def start(
    _nothing_lives_on: None,
    qtbot: QtBot,
    settings: Settings,
    prompts: ScriptedPrompts,
    kept: Path,
) -> Iterator[Start]:
    """Start the program as often as wanted, each time after a crash of the one before."""
    programs: list[Program] = []

    def crash() -> None:
        """End without asking; what the thread was told is on disk a moment later."""
        program = programs.pop()
        drain()
        program.shut_down()
        drain()
        program.window.hide()
        program.window.deleteLater()
        drain()

    def start() -> Person:
        if programs:
            crash()
        programs.append(Program(settings, prompts, lambda: NOW, kept))
        window = programs[0].window
        window.resize(1_000, 600)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow, timeout=PATIENCE_MS)
        return Person(qtbot, programs[0], prompts)

    yield start
    crash()
    assert not prompts.open_answers, f"never asked: {prompts.open_answers}"
