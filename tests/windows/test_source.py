"""The source of a file: read, found in, and linked both ways with the table."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from sitemap_editor.windows.looks.notice import Notice
from sitemap_editor.windows.looks.tokens import COLOURS, DARK, LIGHT
from sitemap_editor.windows.source.source_content import SourceContent
from sitemap_editor.windows.source.source_view import SourceView
from tests.qt_support import LASTMOD, LOC, Key, Person, drain
from tests.windows.files import some_file

ROWS = "".join(
    f"\n <url>\n  <loc>https://example.com/{each}</loc>\n </url>" for each in ("a", "b", "c")
)


def source_of(person: Person) -> SourceContent:
    """Press the key for the source, and wait until its lines are known."""
    person.does("view.source")
    dock = person.window.source.dock
    assert dock is not None
    content = dock.content
    person.waits_until(lambda: dock.isVisible() and content.view.lines is not None)
    drain()
    return content


@pytest.fixture
def reader(person: Person, folder: Path) -> Person:
    person.opens(some_file(folder, body=ROWS))
    person.goes_to(1, LOC)
    return person


def line_here(content: SourceContent) -> str:
    return content.view.caret.line.text


def presses(widget: SourceView, key: Key, with_: Qt.KeyboardModifier | None = None) -> None:
    QTest.keyClick(widget, key, with_ or Qt.KeyboardModifier.NoModifier)
    drain()


def shown_text(view: SourceView) -> list[str]:
    assert view.lines is not None
    return [view.shown_line(number).text for number in range(len(view.lines))]


def test_the_source_opens_at_the_current_row_as_it_would_be_saved(reader: Person) -> None:
    reader.edits(1, LASTMOD, "2024-05-06")
    reader.goes_to(1, LOC)
    content = source_of(reader)
    assert content.view.hasFocus()
    assert content.view.lines is not None
    assert content.view.lines.read(0, 10_000) == reader.bytes
    assert line_here(content).strip() == "<url>"
    assert content.number.value() == content.view.caret.line.line.number
    assert "row 2" in content.place.text()
    assert "2024-05-06" in "".join(shown_text(content.view))


def test_the_key_goes_back_to_the_table_and_closes(reader: Person) -> None:
    content = source_of(reader)
    reader.does("view.source")
    assert not content.isVisible()
    assert reader.view.hasFocus()


def test_escape_goes_back_to_the_table(reader: Person) -> None:
    content = source_of(reader)
    presses(content.view, Key.Key_Escape)
    assert reader.view.hasFocus()
    assert content.isVisible()


def test_who_types_into_the_source_is_told_where_to(reader: Person) -> None:
    content, before = source_of(reader), reader.bytes
    presses(content.view, Key.Key_X)
    assert "only shown" in reader.said
    assert reader.bytes == before


def test_the_source_follows_the_table(reader: Person) -> None:
    content = source_of(reader)
    reader.goes_to(2, LOC)
    drain()
    presses(content.view, Key.Key_Down)
    assert line_here(content).strip() == "<loc>https://example.com/c</loc>"


def test_the_table_follows_the_source_and_enter_goes_there(reader: Person) -> None:
    content = source_of(reader)
    presses(content.view, Key.Key_Home, Qt.KeyboardModifier.ControlModifier)
    assert reader.view.currentIndex().row() == 1, "the head is no row"
    for _ in range(2):
        presses(content.view, Key.Key_Down)
    assert reader.view.currentIndex().row() == 0
    assert content.view.hasFocus()
    presses(content.view, Key.Key_Return)
    assert reader.view.hasFocus()
    assert reader.view.currentIndex().row() == 0


def test_a_click_goes_to_the_row(reader: Person) -> None:
    content = source_of(reader)
    view = content.view
    assert view.lines is not None
    number = next(n for n, text in enumerate(shown_text(view)) if "/c<" in text)
    top = (number - view.first) * view.line_height + view.line_height // 2
    spot = QPoint(view.numbers_width + 20, top)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    drain()
    assert reader.view.currentIndex().row() == 2
    assert content.view.caret.number == number


def test_a_row_that_is_hidden_is_offered_by_enter(reader: Person) -> None:
    content = source_of(reader)
    reader.page.filter.set_text("/c")
    reader.waits_until(lambda: reader.page.model.rowCount() == 1)
    view = content.view
    number = next(n for n, text in enumerate(shown_text(view)) if "/a<" in text)
    assert view.lines is not None
    view.go_to(view.lines.line(number).start)
    view.on_moved()
    assert reader.page.model.rowCount() == 1
    presses(view, Key.Key_Return)
    assert [each for each in reader.page.findChildren(Notice) if each.isVisible()]


def test_undo_and_redo_are_followed_while_the_source_is_open(reader: Person) -> None:
    content = source_of(reader)
    view = content.view
    before = reader.bytes
    presses(view, Key.Key_Down)
    here = line_here(content)
    reader.page.model.set_cells([(0, "lastmod", "2024-05-06")], "another date")
    assert view.lines is not None
    assert view.lines.read(0, 10_000) == reader.bytes != before
    assert line_here(content) == here, "the caret stays where it stood"
    reader.does("edit.undo")
    assert view.lines.read(0, 10_000) == before
    reader.does("edit.redo")
    assert view.lines.read(0, 10_000) == reader.bytes
    edited = reader.bytes
    reader.goes_to(1, LOC)
    reader.does("rows.delete")
    assert view.lines.read(0, 10_000) == reader.bytes != edited
    reader.does("edit.undo")
    assert view.lines.read(0, 10_000) == edited


def test_undo_works_from_the_source(reader: Person) -> None:
    before = reader.bytes
    reader.edits(0, LASTMOD, "2024-05-06")
    content = source_of(reader)
    presses(content.view, Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert reader.bytes == before


def test_find_goes_from_hit_to_hit_in_the_text(reader: Person) -> None:
    content = source_of(reader)
    view, finding = content.view, content.finding
    presses(view, Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert finding.bar.isVisible()
    assert not reader.page.find_bar.isVisible(), "the table has a bar of its own"
    QTest.keyClicks(finding.bar.text, "EXAMPLE.com")
    QTest.keyClick(finding.bar.text, Key.Key_Return)
    reader.waits_until(lambda: finding.bar.count.text().endswith("of 3"))
    lines = view.lines
    assert lines is not None
    first = finding.bar.count.text()
    assert lines.read(*view.caret.selection) == b"example.com"
    QTest.keyClick(finding.bar.text, Key.Key_F3)
    assert finding.bar.count.text() != first
    QTest.keyClick(finding.bar.text, Key.Key_F3, Qt.KeyboardModifier.ShiftModifier)
    assert finding.bar.count.text() == first
    QTest.keyClick(finding.bar.text, Key.Key_Escape)
    assert not finding.bar.isVisible()
    assert view.hasFocus()


def test_hits_are_found_anew_after_an_edit(reader: Person) -> None:
    content = source_of(reader)
    content.finding.open()
    content.finding.bar.text.setText("2024")
    content.finding.bar.flush()
    reader.waits_until(lambda: content.finding.bar.count.text() == "No matches")
    reader.edits(0, LASTMOD, "2024-05-06")
    reader.waits_until(lambda: content.finding.bar.count.text() == "1 match")


def test_a_line_is_gone_to_by_its_number(reader: Person) -> None:
    content = source_of(reader)
    presses(content.view, Key.Key_G, Qt.KeyboardModifier.ControlModifier)
    assert content.number.hasFocus()
    QTest.keyClicks(content.number, "5")
    QTest.keyClick(content.number, Key.Key_Return)
    drain()
    assert content.view.hasFocus()
    assert content.view.caret.line.line.number == 5


def test_text_is_selected_and_copied(reader: Person) -> None:
    content = source_of(reader)
    view = content.view
    presses(view, Key.Key_Down)
    presses(view, Key.Key_Home)
    presses(view, Key.Key_End, Qt.KeyboardModifier.ShiftModifier)
    presses(view, Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QApplication.clipboard().text() == "  <loc>https://example.com/b</loc>"
    presses(view, Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    content.copy()
    assert QApplication.clipboard().text().encode() == reader.bytes
    assert reader.view.selectedIndexes() == [reader.view.currentIndex()]


def test_words_are_stepped_over_and_selected(reader: Person) -> None:
    content = source_of(reader)
    view = content.view
    presses(view, Key.Key_Down)
    presses(view, Key.Key_Home)
    start = view.caret.at
    control = Qt.KeyboardModifier.ControlModifier
    presses(view, Key.Key_Right, control)
    assert view.caret.at > start + 1
    presses(view, Key.Key_Left, control)
    presses(view, Key.Key_Left)
    presses(view, Key.Key_Right)
    assert view.caret.at == start
    presses(view, Key.Key_PageDown)
    presses(view, Key.Key_End, control)
    assert view.lines is not None
    assert view.caret.at == view.lines.size_bytes
    presses(view, Key.Key_PageUp)
    presses(view, Key.Key_Up)
    top = (2 - view.first) * view.line_height + 2
    x = view.numbers_width + round(view.shown_line(2).x_of(4)) + 6
    view.horizontalScrollBar().setValue(0)
    QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(x, top))
    drain()
    assert view.lines.read(*view.caret.selection) == b"loc"


def test_a_problem_is_shown_where_it_stands(person: Person, folder: Path) -> None:
    body = ROWS + "\n <url>\n  <loc>https://example.com/d</loc>\n"
    body += "  <lastmod>06/05/2024</lastmod>\n </url>\n"
    person.opens(some_file(folder, body=body))
    person.goes_to(3, LASTMOD)
    person.waits_until(lambda: person.session.findings.is_settled)
    drain()
    person.does("problems.source")
    dock = person.window.source.dock
    assert dock is not None
    drain()
    view = dock.content.view
    assert view.hasFocus()
    assert line_here(dock.content) == "  <lastmod>06/05/2024</lastmod>"
    assert view.lines is not None
    assert view.lines.place(view.caret.at)[1] == len("  <lastmod>") + 1
    assert "column 12" in dock.content.place.text()


@pytest.mark.parametrize("kind", ["gz", "utf-16"])
def test_packed_and_foreign_encodings_are_shown_decoded(
    person: Person, folder: Path, kind: str
) -> None:
    text = '<?xml version="1.0"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'
    text += "\n<url><loc>https://example.com/é</loc></url>\n</urlset>\n"
    path = folder / ("sitemap.xml.gz" if kind == "gz" else "sitemap.xml")
    path.write_bytes(gzip.compress(text.encode()) if kind == "gz" else text.encode("utf-16"))
    person.opens(path)
    content = source_of(person)
    assert any("/é<" in line for line in shown_text(content.view))


def test_a_file_of_one_line_is_read_row_by_row(person: Person, folder: Path) -> None:
    body = "".join(f"<url><loc>https://example.com/{n}</loc></url>" for n in range(50))
    person.opens(some_file(folder, body=body))
    person.goes_to(20, LOC)
    content = source_of(person)
    assert line_here(content) == "<url><loc>https://example.com/20</loc></url>"
    assert content.view.caret.line.line.is_continued
    presses(content.view, Key.Key_End)
    assert line_here(content).endswith("/20</loc></url>")
    presses(content.view, Key.Key_Right)
    assert line_here(content).endswith("/21</loc></url>")


def test_what_steers_a_screen_is_seen(person: Person, folder: Path) -> None:
    body = "\n<url><loc>https://example.com/\u202eabc\tאב🙂</loc></url>"
    person.opens(some_file(folder, body=body))
    content = source_of(person)
    line = line_here(content)
    assert "\u202e" not in line
    assert "\N{REPLACEMENT CHARACTER}abc\tאב🙂" in line
    presses(content.view, Key.Key_End)
    start = content.view.caret.line.line
    assert content.view.caret.at == start.end
    for _ in range(12):
        presses(content.view, Key.Key_Left)
    data = person.bytes[start.start : content.view.caret.at].decode()
    assert data.endswith("אב🙂"[:1]) or "\u202e" in data


def test_a_text_sitemap_has_a_source(person: Person, folder: Path) -> None:
    path = folder / "sitemap.txt"
    path.write_bytes(b"https://example.com/a\r\n\r\nhttps://example.com/b")
    person.opens(path)
    person.goes_to(1, LOC)
    content = source_of(person)
    assert shown_text(content.view) == ["https://example.com/a", "", "https://example.com/b"]
    assert content.view.caret.line.line.number == 3


def test_the_source_follows_the_tab_in_front_and_its_closing(reader: Person, folder: Path) -> None:
    content = source_of(reader)
    reader.opens(some_file(folder, "other.xml", body="\n<url><loc>https://o.example/</loc></url>"))
    drain()
    assert any("o.example" in line for line in shown_text(content.view))
    reader.does("file.close")
    reader.waits_until(lambda: reader.window.tabs.count() == 1)
    drain()
    assert not any("o.example" in line for line in shown_text(content.view))
    reader.does("file.close")
    reader.waits_until(lambda: reader.window.tabs.count() == 0)
    drain()
    assert not content.isVisible()


def test_the_line_of_the_caret_is_said(reader: Person) -> None:
    content = source_of(reader)
    presses(content.view, Key.Key_Down)
    number = content.view.caret.line.line.number
    assert content.view.accessibleName() == (
        f"Source of the file, line {number}: <loc>https://example.com/b</loc>"
    )


def test_the_wheel_with_ctrl_makes_the_text_larger(reader: Person) -> None:
    view = source_of(reader).view
    before = view.line_height

    def turn(delta: int) -> None:
        spot = QPointF(50, 50)
        event = QWheelEvent(
            spot,
            spot,
            QPoint(),
            QPoint(0, delta),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.ControlModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(view.viewport(), event)

    for _ in range(3):
        turn(120)
    assert view.line_height > before
    view.zoom(0)
    assert view.line_height == before


def test_the_menu_of_the_text_leads_to_the_row(reader: Person) -> None:
    content = source_of(reader)
    menu = content.made_menu()
    texts = [action.text().replace("&", "") for action in menu.actions() if action.text()]
    assert "Go to This Row in the Table" in texts
    menu.deleteLater()


@pytest.mark.parametrize("scheme", [LIGHT, DARK])
def test_colours_can_be_read(scheme: str) -> None:
    from PySide6.QtGui import QPalette

    from sitemap_editor.windows.looks.contrast import LEAST_CONTRAST, contrast
    from sitemap_editor.windows.source.markup_colours import markup_formats

    palette = QPalette()
    for role, colour in COLOURS[scheme].items():
        palette.setColor(role, colour)
    for look in markup_formats(palette).values():
        ink = look.foreground().color()
        assert contrast(ink, palette.color(QPalette.ColorRole.Base)) >= LEAST_CONTRAST


def test_a_large_file_is_counted_beside_the_window(person: Person, folder: Path) -> None:
    body = "".join(f"\n<url><loc>https://example.com/{n:06}</loc></url>" for n in range(30_000))
    person.opens(some_file(folder, body=body))
    person.goes_to(20_000, LOC)
    content = source_of(person)
    person.waits_until(lambda: "/020000<" in line_here(content))
    presses(content.view, Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    assert content.view.caret.line.line.number == 30_001 + person.bytes[:60].count(b"\n")
    person.edits(0, LASTMOD, "2024-05-06")
    assert content.view.lines is not None
    assert content.view.lines.size_bytes == len(person.bytes)
