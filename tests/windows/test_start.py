"""What is there when the window comes on screen, and what is not loaded before."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from sitemap_editor.app import Program
from sitemap_editor.session.program.settings import Settings
from tests.indexes_on_disk import sitemap
from tests.qt_support import NOW, ScriptedPrompts, drain, wait_for

LATE = (
    *("checks.catalogue", "checks.fixing", "checks.typical", "check_pass"),
    *("gathering.document_stats", "gathering.gathered_rows", "files.survey"),
)


def test_the_window_starts_without_rules_and_fixes() -> None:
    asked = "import sys, sitemap_editor.app; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", asked], capture_output=True, check=True)
    names = loaded.stdout.decode().split()
    assert "sitemap_editor.core.checks.checker" in names
    assert [name for name in names if name.endswith(LATE)] == []


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
