"""What the status bar says is of the file in front, and can be read in a narrow window."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import Qt

from tests.qt_support import LASTMOD, LOC, Key, Person, drain
from tests.windows.files import some_file

BODY: Final = """
 <url><loc>https://example.com/a b</loc></url>
 <url><loc>https://example.com/b</loc></url>
"""


@pytest.fixture
def sitter(person: Person, folder: Path) -> Person:
    """Somebody on a cell with something wrong, which the status bar tells, beside a sound file."""
    person.opens(some_file(folder, "sound.xml"))
    person.opens(some_file(folder, "faulty.xml", BODY))
    person.waits_until(lambda: person.session.findings.is_settled)
    person.goes_to(0, LOC)
    drain()
    assert "space" in person.said
    return person


def test_what_was_said_of_a_file_goes_when_another_comes_to_the_front(sitter: Person) -> None:
    sitter.does("view.next_tab")
    drain()
    assert sitter.said == ""
    sitter.does("view.next_tab")
    drain()
    assert "space" in sitter.said


def test_what_a_command_did_in_a_file_goes_when_another_comes_to_the_front(
    sitter: Person,
) -> None:
    sitter.does("problems.fix")
    drain()
    assert sitter.said.startswith("Fix 1 row")
    sitter.does("view.next_tab")
    drain()
    assert sitter.said == ""


def test_what_was_said_of_a_file_goes_when_it_is_closed(sitter: Person) -> None:
    sitter.does("file.close")
    drain()
    assert sitter.said == ""
    sitter.does("view.next_tab")
    sitter.edits(0, LASTMOD, "someday")
    sitter.goes_to(0, LASTMOD)
    drain()
    assert sitter.said
    sitter.does("edit.undo")
    sitter.goes_to(0, LASTMOD)
    sitter.does("file.close")
    drain()
    assert sitter.said == ""
    assert sitter.window.statusBar().toolTip() == ""


def test_a_file_that_is_checked_behind_another_says_nothing(sitter: Person) -> None:
    hidden = sitter.page
    sitter.does("view.next_tab")
    drain()
    hidden.session.findings.updated.emit(None)
    sitter.window.reporter.reason("of a file nobody looks at", hidden)
    drain()
    assert sitter.said == ""
    sitter.does("view.next_tab")
    drain()
    assert "space" in sitter.said


def test_a_file_whose_check_ended_behind_another_tells_its_reason_in_front(
    person: Person, folder: Path
) -> None:
    paths = [some_file(folder, "faulty.xml", BODY), some_file(folder, "sound.xml")]
    person.window.files.open_paths(paths)
    tabs = person.window.tabs
    person.waits_until(lambda: tabs.count() == 2)
    person.waits_until(lambda: all(each.findings.is_settled for each in tabs.sessions()))
    assert person.said == ""
    person.does("view.next_tab")
    drain()
    assert "space" in person.said


@pytest.mark.parametrize(
    "direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft]
)
def test_the_sentence_keeps_its_share_of_a_narrow_window_and_is_whole_on_hover(
    sitter: Person, direction: Qt.LayoutDirection
) -> None:
    window = sitter.window
    window.setLayoutDirection(direction)
    window.problems.close()
    sentence = "One sentence of many words. " * 12
    window.reporter.reason(sentence, sitter.page)
    bar, strip = window.status_bar, window.status
    for width in (1_000, 800, 640, 1_000):
        window.resize(width, 500)
        drain()
        assert window.width() == width
        room = bar.fontMetrics().horizontalAdvance(bar.shown)
        assert room > 0.4 * bar.width()
        assert bar.shown.endswith("…")
        strip_width = bar.width() - 0.4 * bar.width()
        assert strip.width() < strip_width
        visible = [each for each in (strip.rows, strip.compression) if each.isVisible()]
        assert all(strip.rect().contains(each.geometry()) for each in visible)
    assert bar.toolTip().split() == sentence.split()  # folded into lines
    assert all(mark.isVisible() for mark in strip.problems.values())


def test_figures_fold_the_least_important_first_and_come_back(sitter: Person) -> None:
    window, strip = sitter.window, sitter.window.status
    window.problems.close()
    window.resize(1_200, 500)
    window.reporter.reason("Short.", sitter.page)
    drain()
    assert strip.compression.isVisible()
    window.reporter.reason("One sentence of many words. " * 12, sitter.page)
    window.resize(800, 500)
    drain()
    assert not strip.compression.isVisible()
    assert strip.rows.isVisible()
    window.reporter.reason("", sitter.page)
    window.resize(1_200, 500)
    drain()
    assert strip.compression.isVisible()


def test_an_edit_is_shown_once_and_a_cursor_key_changes_only_what_depends_on_it(
    sitter: Person,
) -> None:
    sitter.waits_until(lambda: sitter.session.findings.is_settled)
    sitter.goes_to(0, LASTMOD)
    drain()
    told: list[str] = []
    sitter.window.tabs.state_changed.connect(lambda: told.append("state"))
    sitter.window.tabs.cursor_moved.connect(lambda: told.append("cursor"))
    assert sitter.page.model.setData(sitter.page.model.index(0, LASTMOD), "2024-05-06")
    assert not told
    drain()
    assert told == ["state"]
    assert sitter.can("file.save")
    told.clear()
    sitter.presses(Key.Key_Down)
    assert told == ["cursor"]
