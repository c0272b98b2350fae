"""What is shown ahead of a URL that is typed: taken by Right and End, and never by itself."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip

from sitemap_editor.windows.table.url_edit import UrlEdit
from tests.qt_support import LASTMOD, LOC, Key, Person, drain
from tests.windows.files import some_file

BODY = "".join(f"<url><loc>https://example.com/blog/{name}</loc></url>" for name in "abc")
TYPED = "https://example.com/bl"


@pytest.fixture
def typist(person: Person, folder: Path) -> Person:
    """Somebody who has begun a URL."""
    person.opens(some_file(folder, body=BODY))
    person.goes_to(1, LOC)
    person.types(TYPED)
    return person


def ahead(person: Person) -> str:
    assert isinstance(person.editor, UrlEdit)
    return person.editor.ahead


def test_the_folder_is_shown_ahead_and_taken_by_right(typist: Person) -> None:
    assert (typist.editor.text(), ahead(typist)) == (TYPED, "og/")
    typist.presses(Key.Key_Right)
    assert (typist.editor.text(), ahead(typist)) == ("https://example.com/blog/", "")
    typist.types("d")
    typist.presses(Key.Key_Return)
    assert typist.sees(1, LOC) == "https://example.com/blog/d"


def test_end_takes_it_too_and_host_and_folder_come_one_by_one(typist: Person) -> None:
    typist.presses(Key.Key_Escape)
    typist.goes_to(2, LOC)
    typist.types("h")
    for text in ("https://", "https://example.com/", "https://example.com/"):
        typist.presses(Key.Key_End)
        assert typist.editor.text() == text


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Tab, Key.Key_Up])
def test_what_is_kept_is_what_was_typed(typist: Person, key: Key) -> None:
    typist.presses(key)
    if typist.editing and typist.at == (1, LOC):
        typist.presses(Key.Key_Return)
    typist.waits_until(lambda: typist.sees(1, LOC) == TYPED)


def test_nothing_is_ahead_within_the_text_nor_of_what_was_deleted(typist: Person) -> None:
    typist.presses(Key.Key_Backspace)
    assert ahead(typist) == ""
    typist.types("l")
    assert ahead(typist) == "og/"
    typist.presses(Key.Key_Left)
    assert ahead(typist) == ""
    typist.presses(Key.Key_Right)
    assert typist.editor.text() == TYPED


def test_an_editor_that_was_only_opened_shows_nothing_ahead(typist: Person) -> None:
    typist.presses(Key.Key_Escape)
    typist.presses(Key.Key_F2)
    assert ahead(typist) == ""
    typist.presses(Key.Key_Right)
    typist.presses(Key.Key_Escape)
    assert typist.sees(1, LOC) == "https://example.com/blog/b"
    typist.edits(1, LASTMOD, "2024-05-06")


def test_what_is_ahead_is_painted_and_no_part_of_the_text(typist: Person) -> None:
    editor = typist.editor
    assert isinstance(editor, UrlEdit)
    typist.waits_until(editor.isVisible)
    editor.setCursorPosition(len(TYPED))
    behind = editor.rect()
    behind.setLeft(editor.cursorRect().right() + 2)  # the caret blinks
    with_it = editor.grab(behind).toImage()
    editor.ahead = ""
    assert editor.grab(behind).toImage() != with_it


def test_a_long_url_is_edited_over_the_cells_after_it(person: Person, folder: Path) -> None:
    long = "https://example.com/blog/" + "folder/" * 30
    person.opens(some_file(folder, body=BODY + f"<url><loc>{long}</loc></url>"))
    person.window.resize(900, 600)
    person.view.setColumnWidth(LOC, 240)
    drain()
    person.goes_to(3, LOC)
    person.presses(Key.Key_F2)
    cell, room = person.view.visualRect(person.view.currentIndex()), person.view.viewport().rect()
    assert person.editor.geometry().left() == cell.left()
    assert person.editor.geometry().right() == room.right()
    person.presses(Key.Key_Escape)
    person.goes_to(0, LOC)
    person.presses(Key.Key_F2)
    cell = person.view.visualRect(person.view.currentIndex())
    assert person.editor.geometry() == cell
    person.types("a-rather-long-name-for-a-page-of-a-blog")
    assert cell.right() < person.editor.geometry().right() < room.right()


def test_the_whole_of_a_url_that_is_cut_is_shown_on_hover(person: Person, folder: Path) -> None:
    long = "https://example.com/blog/" + "folder/" * 30
    person.opens(some_file(folder, body=BODY + f"<url><loc>{long}</loc></url>"))
    person.view.setColumnWidth(LOC, 240)
    drain()
    for row, shown in ((0, False), (3, True)):
        index = person.page.model.index(row, LOC)
        at = person.view.visualRect(index).center()
        seen = person.view.viewport().mapToGlobal(at)
        QApplication.sendEvent(person.view.viewport(), QHelpEvent(QEvent.Type.ToolTip, at, seen))
        assert (QToolTip.text().replace("\n", "") == long) is shown
    QToolTip.hideText()
