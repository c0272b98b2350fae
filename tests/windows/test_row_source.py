"""The source of the current row in Details: typed, told what is wrong, applied as one step."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from shiboken6 import isValid

from sitemap_editor.windows.details.source_part import SourcePart
from tests.qt_support import LASTMOD, LOC, Key, Person, drain
from tests.windows.files import some_file

ROWS = "".join(
    f"\n <url>\n  <loc>https://example.com/{each}</loc>\n </url>" for each in ("a", "b", "c")
)
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def writer(person: Person, folder: Path) -> Person:
    person.opens(some_file(folder, body=ROWS))
    person.goes_to(1, LOC)
    return person


def part_of(person: Person) -> SourcePart:
    if not person.window.details.is_shown:
        person.does("view.details")
    dock = person.window.details.dock
    assert dock is not None
    person.waits_until(dock.isVisible)
    drain()
    return dock.source


def types(person: Person, part: SourcePart, old: str, new: str) -> None:
    """Replace some of the text, as by typing."""
    cursor = part.editor.textCursor()
    at = part.editor.toPlainText().index(old)
    cursor.setPosition(at)
    cursor.setPosition(at + len(old), QTextCursor.MoveMode.KeepAnchor)
    cursor.insertText(new)
    person.waits_until(lambda: not part._pause.isActive())


def said(part: SourcePart) -> list[str]:
    """What is told below the text, line by line."""
    lines = [line for line in part.lines if not line.isHidden()]
    return [line.findChildren(QLabel)[1].text() for line in lines]


def test_the_row_is_shown_as_it_is_written(writer: Person) -> None:
    part = part_of(writer)
    assert part.editor.toPlainText() == " <url>\n  <loc>https://example.com/b</loc>\n </url>"
    assert part.apply_button.isHidden()
    writer.goes_to(2, LOC)
    drain()
    assert "/c<" in part.editor.toPlainText()


def test_what_is_typed_is_applied_as_one_step(writer: Person) -> None:
    part, before = part_of(writer), writer.bytes
    types(writer, part, "</loc>", "</loc>\n  <priority>0.5</priority>")
    assert writer.bytes == before
    assert not part.apply_button.isHidden()
    QTest.keyClick(part.editor, Key.Key_Return, CONTROL)
    drain()
    assert b"/b</loc>\n  <priority>0.5</priority>\n </url>" in writer.bytes
    assert part.apply_button.isHidden()
    writer.does("edit.undo")
    assert writer.bytes == before
    drain()
    assert "priority" not in part.editor.toPlainText()


def test_escape_restores_and_then_leaves(writer: Person) -> None:
    part, before = part_of(writer), writer.bytes
    types(writer, part, "/b<", "/other<")
    part.editor.setFocus()
    QTest.keyClick(part.editor, Key.Key_Escape)
    assert "/b<" in part.editor.toPlainText()
    assert part.editor.hasFocus()
    QTest.keyClick(part.editor, Key.Key_Escape)
    assert writer.view.hasFocus()
    assert writer.bytes == before


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("/b<", "/b&c<", "Line 2: “&” must be written “&amp;”"),
        ("</url>", "", "The row ends early: closing tags are missing."),
        ("</url>", "</url><url/>", "This must be one row: nothing may follow its “</url>”."),
        ("</loc>", "</loc><my:x/>", "The prefix “my:” is not declared in the file."),
    ],
)
def test_what_is_no_row_is_told_and_never_written(
    writer: Person, old: str, new: str, message: str
) -> None:
    part, before = part_of(writer), writer.bytes
    types(writer, part, old, new)
    assert said(part)[0].startswith(message)
    assert not part.apply_button.isEnabled()
    assert part.editor.extraSelections()
    part.apply()
    assert part.declare.isHidden()
    assert writer.bytes == before


def test_what_the_rules_say_is_told_while_one_types(writer: Person) -> None:
    part = part_of(writer)
    types(writer, part, "</loc>", "</loc>\n  <lastmod>06/05/2024</lastmod>")
    assert any("D01" in line for line in said(part))
    (mark,) = part.editor.extraSelections()
    cursor = mark.cursor
    assert cursor.selectedText() == "06/05/2024"
    assert part.apply_button.isEnabled(), "a faulty row is a row"


def test_a_prefix_is_declared_by_the_same_step(writer: Person) -> None:
    part, before = part_of(writer), writer.bytes
    image = "<image:image><image:loc>https://example.com/i</image:loc></image:image>"
    types(writer, part, "</loc>", f"</loc>\n  {image}")
    assert part.declare.text() == "Declare xmlns:image"
    part.declare.click()
    assert part.declare.isHidden()
    assert said(part) == []
    part.apply_button.click()
    drain()
    assert image.encode() in writer.bytes
    assert b'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"' in writer.bytes
    writer.does("edit.undo")
    assert writer.bytes == before


def test_who_leaves_the_row_has_applied_what_is_one(writer: Person) -> None:
    part = part_of(writer)
    types(writer, part, "/b<", "/other<")
    writer.goes_to(2, LOC)
    drain()
    assert b"/other<" in writer.bytes


def test_what_is_no_row_waits_for_who_comes_back(writer: Person) -> None:
    part, before = part_of(writer), writer.bytes
    types(writer, part, "/b<", "/b&<")
    writer.goes_to(2, LOC)
    drain()
    assert "/c<" in part.editor.toPlainText()
    writer.goes_to(1, LOC)
    drain()
    assert "/b&<" in part.editor.toPlainText()
    assert writer.bytes == before


def test_what_is_no_row_waits_while_a_person_looks_at_another_tab(
    writer: Person, folder: Path
) -> None:
    part, page, before = part_of(writer), writer.page, writer.bytes
    types(writer, part, "/b<", "/b&<")
    writer.goes_to(2, LOC)
    drain()
    types(writer, part, "/c<", "/c&<")
    other = folder / "other.xml"
    other.write_bytes(before.replace(b"/b<", b"/of-the-other<"))
    writer.opens(other)
    writer.goes_to(1, LOC)
    drain()
    assert "/of-the-other<" in part.editor.toPlainText()
    writer.window.tabs.setCurrentWidget(page)
    drain()
    assert "/c&<" in part.editor.toPlainText()
    writer.goes_to(1, LOC)
    drain()
    assert "/b&<" in part.editor.toPlainText()
    assert writer.bytes == before


def test_what_waits_is_asked_about_before_its_tab_is_closed(writer: Person, folder: Path) -> None:
    part, page, prompts = part_of(writer), writer.page, writer.prompts
    types(writer, part, "/b<", "/b&<")
    writer.goes_to(2, LOC)
    writer.opens(some_file(folder, "other.xml", body=ROWS))
    drain()
    writer.window.tabs.setCurrentWidget(page)
    prompts.will_be_asked("lose_unapplied", False)
    writer.does("file.close")
    drain()
    assert prompts.asked == [("lose_unapplied", page.name, 1)]
    assert "/b&<" in part.editor.toPlainText()
    prompts.will_be_asked("throw_away_changes", False)
    writer.does("file.reload")
    prompts.will_be_asked("lose_unapplied", True)
    writer.does("file.close")
    writer.waits_until(lambda: not isValid(page))


def test_an_edit_of_the_row_elsewhere_is_shown(writer: Person) -> None:
    part = part_of(writer)
    writer.page.model.set_cells([(1, "lastmod", "2024-05-06")], "a date")
    drain()
    writer.waits_until(lambda: "2024-05-06" in part.editor.toPlainText())


def test_an_edit_elsewhere_that_is_undone_is_told_no_longer(writer: Person) -> None:
    part = part_of(writer)
    types(writer, part, "</url>", "")
    assert part.note.isHidden()
    writer.page.model.set_cells([(1, "lastmod", "2024-05-06")], "a date")
    drain()
    writer.waits_until(lambda: part.note.text().startswith("This row was changed elsewhere."))
    writer.does("edit.undo")
    drain()
    writer.waits_until(part.note.isHidden)
    assert said(part) == ["The row ends early: closing tags are missing."]


def test_blanks_that_do_not_break_and_line_ends_stay(person: Person, folder: Path) -> None:
    body = "\r\n <url>\r\n  <loc>https://example.com/a\u00a0b</loc>\r\n </url>\r\n"
    person.opens(some_file(folder, body=body))
    person.goes_to(0, LOC)
    part, before = part_of(person), person.bytes
    types(person, part, "</loc>", "</loc>\n  <priority>0.5</priority>")
    part.apply()
    drain()
    new = b"</loc>\r\n  <priority>0.5</priority>\r\n"
    assert person.bytes == before.replace(b"</loc>\r\n", new)


def test_a_text_sitemap_has_a_source_too(person: Person, folder: Path) -> None:
    path = folder / "sitemap.txt"
    path.write_bytes(b"https://example.com/a\nhttps://example.com/b\n")
    person.opens(path)
    person.goes_to(1, LOC)
    part = part_of(person)
    types(person, part, "/b", "/c")
    part.apply()
    assert person.bytes == b"https://example.com/a\nhttps://example.com/c\n"


def test_a_row_of_an_index_has_a_source(person: Person, folder: Path) -> None:
    path = folder / "index.xml"
    path.write_bytes(
        b'<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'
        b" <sitemap><loc>https://example.com/a.xml</loc></sitemap>\n</sitemapindex>"
    )
    person.opens(path)
    person.goes_to(0, LOC)
    part = part_of(person)
    types(person, part, "</sitemap>", "")
    assert said(part)[0].startswith("The row ends early")
    types(person, part, "</loc>", "</loc></sitemap>")
    assert said(part) == []


def test_a_cell_that_is_edited_is_not_overwritten(writer: Person) -> None:
    part = part_of(writer)
    types(writer, part, "/b<", "/b&<")
    writer.edits(1, LASTMOD, "2024-05-06")
    writer.goes_to(1, LOC)
    drain()
    assert "/b&<" in part.editor.toPlainText(), "what was typed is not lost"
    assert b"2024-05-06" in writer.bytes
    types(writer, part, "/b&<", "/z<")
    assert not part.note.isHidden()
    writer.goes_to(2, LOC)
    drain()
    assert b"2024-05-06" in writer.bytes, "only who says Apply replaces what was changed since"
    writer.goes_to(1, LOC)
    drain()
    part.apply()
    assert b"/z<" in writer.bytes
    assert b"2024-05-06" not in writer.bytes
    assert part.note.isHidden()


def test_shift_and_enter_begin_a_line_like_any_other(writer: Person) -> None:
    part = part_of(writer)
    part.editor.go_to(part.editor.text.index("\n </url>"))
    QTest.keyClick(part.editor, Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    part.apply()
    drain()
    assert b"/b</loc>\n\n </url>" in writer.bytes
    assert "\u2028" not in writer.bytes.decode()


def test_tabs_indent_by_four_characters_at_any_size_of_text(writer: Person) -> None:
    editor = part_of(writer).editor
    assert editor.tabStopDistance() < 5 * editor.fontMetrics().horizontalAdvance("M")
