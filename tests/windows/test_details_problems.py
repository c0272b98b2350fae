"""The problems of a row in Details lead to the list of all, and their words can be copied."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QToolButton, QWidget

from sitemap_editor.core.protocol.namespaces import NEWS, XHTML
from sitemap_editor.session.texts import sentence
from sitemap_editor.windows.details.dock import DetailsDock
from tests.core.sitemaps import urlset
from tests.qt_support import CTRL, LOC, Key, Person, drain
from tests.windows.test_filter import filters

OWN: Final = ' xmlns:x="urn:x"'
ROWS: Final = (
    "\n <url><loc>https://e.com/a b</loc><lastmod>yesterday</lastmod></url>"
    "\n <url><loc>https://e.com/b</loc><lastmod>soon</lastmod></url>\n"
)


def opens(person: Person, folder: Path, row: int) -> DetailsDock:
    path = folder / "sitemap.xml"
    path.write_bytes(urlset(ROWS))
    person.opens(path)
    person.window.details.open(anyway=True)
    person.waits_until(lambda: person.session.findings.is_settled)
    person.goes_to(row, LOC)
    drain()
    dock = person.window.details.dock
    assert dock is not None
    return dock


def line_of(dock: DetailsDock, code: str) -> QWidget:
    shown = (each for each in dock.row.findChildren(QToolButton) if each.isVisibleTo(dock.row))
    (button,) = (each for each in shown if each.text() == code)
    parent = button.parentWidget()
    assert parent is not None
    return parent


def details_of_first_row(person: Person, path: Path) -> DetailsDock:
    """Open a file with Details, and go to its first URL once all is judged."""
    person.opens(path)
    person.window.details.open(anyway=True)
    person.waits_until(lambda: person.session.findings.is_settled)
    person.goes_to(0, LOC)
    drain()
    dock = person.window.details.dock
    assert dock is not None
    return dock


def test_the_rule_of_a_problem_leads_to_it_in_the_list_by_keys(
    person: Person, folder: Path
) -> None:
    dock = opens(person, folder, 1)
    rule = line_of(dock, "D01").findChild(QToolButton)
    assert rule is not None
    assert rule.accessibleName() == "Go to problem D01"
    for _again in range(2):  # it opens the panel, and does not close one that is open
        rule.setFocus()
        person.presses(Key.Key_Space)
        problems = person.window.problems
        assert problems.dock is not None
        assert QApplication.focusWidget() is problems.dock.table
        problem = problems.current_problem()
        assert problem is not None
        assert (problem.finding.code, problem.row_id) == ("D01", 1)
        assert person.window.action_set["view.problems"].isChecked()


def test_a_click_in_details_while_the_list_has_the_keyboard_keeps_it_open(
    person: Person, folder: Path
) -> None:
    dock = opens(person, folder, 0)
    person.does("view.problems")
    rule = line_of(dock, "L06").findChild(QToolButton)
    assert rule is not None
    QTest.mouseClick(rule, Qt.MouseButton.LeftButton)
    assert person.window.problems.is_shown
    problem = person.window.problems.current_problem()
    assert problem is not None
    assert (problem.finding.code, problem.row_id) == ("L06", 0)


def test_the_words_of_a_problem_are_copied_by_keys(person: Person, folder: Path) -> None:
    dock = opens(person, folder, 0)
    labels = line_of(dock, "L06").findChildren(QLabel)
    (words,) = (label for label in labels if label.text())
    words.setFocus()
    QTest.keyClick(words, Key.Key_A, CTRL)
    QTest.keyClick(words, Key.Key_C, CTRL)
    assert QGuiApplication.clipboard().text() == words.text()
    assert "space" in words.text()


def test_three_problems_are_listed_and_the_rest_at_a_press(person: Person, folder: Path) -> None:
    path = folder / "sitemap.xml"
    path.write_bytes(
        urlset(
            "<url><loc>https://e.com/a b</loc><lastmod>soon</lastmod>"
            "<changefreq>ever</changefreq><priority>7</priority></url>"
        )
    )
    dock = details_of_first_row(person, path)
    lines = dock.row._lines
    assert [line.isVisible() for line in lines] == [True] * 3 + [False]
    assert "1 more problem" in dock.row.more.text()
    dock.row.more.setFocus()
    person.presses(Key.Key_Space)
    assert all(line.isVisible() for line in lines)
    assert lines[3].isAncestorOf(QApplication.focusWidget() or dock)
    assert not dock.row.more.isVisible()


def test_space_again_after_a_fix_changes_nothing(person: Person, folder: Path) -> None:
    path = folder / "sitemap.xml"
    path.write_bytes(
        urlset("<url><loc>https://e.com/a b</loc><lastmod>soon</lastmod></url>")  # two fixes
    )
    dock = details_of_first_row(person, path)
    first, second = dock.row._lines
    assert not first.fix.isHidden()
    assert not second.fix.isHidden()
    first.fix.setFocus()
    person.presses(Key.Key_Space)
    person.waits_until(lambda: len(dock.row._lines) == 1)
    (line,) = dock.row._lines
    assert QApplication.focusWidget() is line.rule
    line.fix.setFocus()
    person.presses(Key.Key_Space)
    person.waits_until(lambda: not dock.row._lines)
    assert QApplication.focusWidget() is dock.row.url


def test_a_line_is_laid_out_anew_for_larger_text(person: Person, folder: Path) -> None:
    dock = opens(person, folder, 0)
    line, font = dock.row._lines[0], dock.font()
    before = line.rule.minimumWidth()
    font.setPointSizeF(font.pointSizeF() * 1.7)
    dock.setFont(font)
    person.goes_to(1, LOC)
    person.waits_until(lambda: line.rule.minimumWidth() > before * 1.3)
    assert line._mark.height() == line.rule.sizeHint().height()


def test_what_a_fix_does_is_whole_and_said_once_beside_the_list_of_the_row(
    person: Person, folder: Path
) -> None:
    dock = opens(person, folder, 0)
    part = dock.problem
    text = part.text.toPlainText()
    assert text.startswith("L06")
    assert "https://e.com/a%20b" in text
    (words,) = (label for label in line_of(dock, "L06").findChildren(QLabel) if label.text())
    assert words.text() not in text
    assert not part.text.verticalScrollBar().isVisible()
    shown = [each.text() for each in dock.findChildren(QToolButton) if each.isVisible()]
    assert shown.count("Fix") == sum(line.fix.isVisible() for line in dock.row._lines)
    assert "Source:" not in text
    person.window.resize(1_300, 1_400)
    QTest.mouseClick(part.about, Qt.MouseButton.LeftButton)
    assert "Source:" in part.text.toPlainText()
    drain()
    assert not part.text.verticalScrollBar().isVisible()


def test_what_has_no_fix_is_said_once_and_offers_none(person: Person, folder: Path) -> None:
    link = '<xhtml:link rel="alternate" hreflang="en" href="https://e.com/en/{0}"/>'
    rows = "".join(f"<url><loc>https://e.com/{n}</loc>{link.format(n)}</url>" for n in "ab")
    path = folder / "links.xml"
    path.write_bytes(urlset(rows, f' xmlns:xhtml="{XHTML}"'))
    dock = details_of_first_row(person, path)
    (line,) = (each for each in dock.row._lines if each.finding.code == "X52")
    text = dock.problem.text.toPlainText()
    assert text.startswith("X52")
    assert "no automatic fix" in text
    assert sentence(line.finding) not in text
    assert not line.fix.isVisible()
    assert not person.can("problems.fix_kind")  # nor of the other row


def test_a_filter_that_leaves_no_row_leaves_details_with_the_problem_of_a_hidden_one(
    person: Person, folder: Path
) -> None:
    dock = opens(person, folder, 0)
    assert not dock.row.isHidden()
    filters(person, "nowhere")
    drain()
    assert person.page.model.rowCount() == 0
    assert dock.row.row_id is None
    assert dock.row.isHidden()


def test_mark_rule_and_words_of_a_problem_stand_in_one_line(person: Person, folder: Path) -> None:
    dock = opens(person, folder, 0)
    for part in (line_of(dock, "L06"), line_of(dock, "D01")):
        rule = part.findChild(QToolButton)
        assert rule is not None
        mark, words = sorted(part.findChildren(QLabel), key=lambda each: bool(each.text()))
        assert mark.y() == rule.y()
        assert mark.height() == rule.height()
        if words.y() == rule.y():  # not below it for the sake of a long word
            line = words.contentsMargins().top() + words.fontMetrics().height() / 2
            assert abs(line - rule.height() / 2) <= 1
    widths = {line_of(dock, code).findChildren(QToolButton)[0].width() for code in ("L06", "D01")}
    assert len(widths) == 1


def test_buttons_for_what_no_fix_mends_do_not_come_while_a_person_types_in_a_cell(
    person: Person, folder: Path
) -> None:
    path = folder / "sitemap.xml"
    path.write_bytes(urlset("<url><loc>https://e.com/a</loc><x:own>1</x:own></url>", OWN))
    dock = details_of_first_row(person, path)
    part = dock.problem
    person.waits_until(lambda: "no automatic fix" in part.text.toPlainText())
    person.presses(Key.Key_F2)
    drain()
    assert person.window.action_set["problems.fix"].isEnabled()
    buttons = part.findChildren(QToolButton)
    assert [each.text() for each in buttons if each.isVisible()] == ["About this rule"]


def test_without_a_fix_a_longer_word_has_room_beside_the_rule(person: Person, folder: Path) -> None:
    path = folder / "sitemap.xml"
    row = "<url><loc>https://e.com/a</loc><news:news><news:title>A</news:title></news:news></url>"
    path.write_bytes(urlset(row, f' xmlns:news="{NEWS}"'))
    dock = details_of_first_row(person, path)
    part = line_of(dock, "X44")
    (words,) = (each for each in part.findChildren(QLabel) if each.text())
    rule = part.findChild(QToolButton)
    assert rule is not None
    assert "publication_date" in words.text()
    assert words.y() == rule.y()


def test_a_date_with_time_and_zone_is_whole_however_wide_details_are(
    person: Person, folder: Path
) -> None:
    date = "2024-05-06T10:00:00+02:00"
    cells = f"<loc>http://example.com/</loc><lastmod>{date}</lastmod>"
    path = folder / "dated.xml"
    path.write_bytes(urlset(f"<url>{cells}<changefreq>monthly</changefreq></url>"))
    row = details_of_first_row(person, path).row
    (value,) = (each for each in row.findChildren(QLabel) if each.text() == date)
    needed = value.fontMetrics().horizontalAdvance(date)
    row.setParent(None)
    row.show()
    for width in range(needed + 120, needed + 20, -1):
        row.resize(width, 400)
        drain()
        assert value.width() >= needed, width
    row.deleteLater()
