"""What the status bar says is of the file in front, and can be read in a narrow window."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from sitemap_editor.windows.prompts import Answer
from sitemap_editor.windows.repair.page import RepairPage
from sitemap_editor.windows.shell.status_bar import _AIR
from sitemap_editor.windows.shell.undo_link import UndoLink
from tests.qt_support import CTRL, LASTMOD, LOC, PRIORITY, SHIFT, TODAY, Key, Person, click, drain
from tests.session.broken import FAULTS, faulty
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


def test_a_sound_file_says_so_where_nothing_else_is_said(sitter: Person) -> None:
    bar = sitter.window.status_bar
    assert bar.sentence == sitter.said
    sitter.does("view.next_tab")
    sitter.waits_until(lambda: bar.sentence == "Nothing wrong by sitemaps.org, strict")
    sitter.edits(0, LASTMOD, "someday")
    sitter.waits_until(lambda: bool(sitter.session.findings.counts().total()))
    sitter.waits_until(lambda: "Nothing wrong" not in bar.sentence)


def test_a_file_that_is_no_table_says_what_it_is(person: Person, folder: Path) -> None:
    path = folder / "broken.xml"
    path.write_bytes(faulty(*FAULTS))
    person.window.files.open_paths([path])
    bar = person.window.status_bar
    person.waits_until(lambda: bar.sentence.startswith(f"Not a table yet: {len(FAULTS)} "))
    page = person.window.tabs.front_page()
    assert isinstance(page, RepairPage)
    page.header.text_button.click()
    person.waits_until(lambda: bar.sentence.startswith("The file as text: "))
    assert str(len(FAULTS)) in bar.sentence
    assert bar.toolTip()


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


# Undo behind the sentence


@pytest.fixture
def bulk(person: Person, folder: Path) -> Person:
    """Somebody who has just set a column of three rows."""
    person.opens(some_file(folder))
    person.waits_until(lambda: person.session.findings.is_settled)
    person.goes_to(0, LASTMOD)
    person.presses(Key.Key_Down, CTRL | SHIFT)
    person.presses(Key.Key_Semicolon, CTRL)
    person.waits_until(lambda: person.said.startswith("3 row"))
    assert person.column(LASTMOD) == [TODAY] * 3
    return person


def link(person: Person) -> UndoLink:
    return person.window.status_bar.undo_link


def test_undo_stands_behind_the_sentence_of_a_bulk_edit(bulk: Person) -> None:
    bar = bulk.window.status_bar
    bulk.waits_until(link(bulk).isVisible)
    assert "Set lastmod of 3 row" in link(bulk).accessibleName()
    assert link(bulk).x() >= bar.fontMetrics().horizontalAdvance(bulk.said)
    assert link(bulk).geometry().right() < bulk.window.status.x()
    click(link(bulk))
    bulk.waits_until(lambda: bulk.column(LASTMOD) == [""] * 3)
    assert not link(bulk).isVisible()
    assert bulk.said == ""
    assert QApplication.focusWidget() is bulk.view


def test_undo_stands_behind_the_sentence_when_the_figures_take_other_room(bulk: Person) -> None:
    bar, figures = bulk.window.status_bar, bulk.window.status
    bulk.waits_until(link(bulk).isVisible)

    def stands_behind() -> None:
        words = bar.fontMetrics().horizontalAdvance(bar.shown)
        assert link(bulk).x() == bar._room().x() + words + _AIR
        assert link(bulk).geometry().right() <= figures.x()

    stands_behind()
    place = figures.geometry()
    short = place.adjusted(_AIR + link(bulk).geometry().right() - place.x() - 40, 0, 0, 0)
    figures.setGeometry(short)  # more of them, beside a sentence that stays
    drain()
    assert bar.shown != bar.sentence
    stands_behind()
    figures.setGeometry(place)
    drain()
    assert bar.shown == bar.sentence
    stands_behind()


def test_what_is_wrong_now_waits_until_the_person_goes_on(bulk: Person) -> None:
    bulk.goes_to(0, PRIORITY)
    QGuiApplication.clipboard().setText("7\n8\n9")
    bulk.does("edit.paste")
    bulk.waits_until(link(bulk).isVisible)
    bulk.waits_until(lambda: bulk.session.findings.is_settled)
    assert link(bulk).isVisible()
    assert bulk.said == "3 rows pasted."
    bulk.presses(Key.Key_Down)
    assert not link(bulk).isVisible()
    assert bulk.said == "The priority must be between 0.0 and 1.0."


def test_undo_behind_the_sentence_is_reached_and_pressed_by_keys(bulk: Person) -> None:
    bulk.window.file_line.profile.setFocus()
    bulk.presses(Key.Key_F6, SHIFT)
    assert QApplication.focusWidget() is link(bulk)
    bulk.presses(Key.Key_Escape)
    assert QApplication.focusWidget() is bulk.view
    assert bulk.column(LASTMOD) == [TODAY] * 3
    link(bulk).setFocus(Qt.FocusReason.TabFocusReason)
    bulk.presses(Key.Key_Return)
    bulk.waits_until(lambda: bulk.column(LASTMOD) == [""] * 3)


def test_undo_behind_the_sentence_never_takes_back_another_step(bulk: Person, folder: Path) -> None:
    bulk.edits(0, LOC, "https://example.com/other")
    assert not link(bulk).isVisible()
    bulk.does("rows.duplicate")
    bulk.waits_until(link(bulk).isVisible)
    bulk.does("edit.undo")
    assert not link(bulk).isVisible()
    bulk.does("rows.duplicate")
    bulk.waits_until(link(bulk).isVisible)
    bulk.opens(some_file(folder, "other.xml"))
    assert not link(bulk).isVisible()


def test_undo_behind_the_sentence_goes_with_the_file(bulk: Person) -> None:
    bulk.prompts.will_be_asked("save_changes", Answer.NO)
    bulk.does("file.close")
    bulk.waits_until(bulk.window.start_page.isVisible)
    assert not link(bulk).isVisible()


def test_a_sentence_that_only_tells_has_no_undo(bulk: Person) -> None:
    bulk.does("rows.copy_url")
    assert "copied" in bulk.said
    assert not link(bulk).isVisible()


def test_undo_behind_a_long_sentence_stays_on_the_bar(bulk: Person) -> None:
    bulk.window.resize(500, 600)
    bulk.waits_until(lambda: bulk.window.width() <= 700)
    bulk.window.reporter.message("Filled. " * 40, bulk.page, is_edit=True)
    drain()
    bulk.waits_until(lambda: link(bulk).geometry().right() < bulk.window.status.x())
    assert bulk.window.status_bar.shown.endswith("…")
