from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from sitemap_editor.core.checks.rule import Answers, Severity
from sitemap_editor.core.protocol.location import Published
from sitemap_editor.session.fix_review import Scope
from sitemap_editor.session.problem_model import COLUMNS, Problem
from sitemap_editor.session.settings import PROBLEMS_SHOWN, PROFILE, Settings
from sitemap_editor.windows.problems.dock import ProblemsDock
from tests.qt_support import CHANGEFREQ, CTRL, LOC, PRIORITY, SHIFT, Key, Person, ScriptedPrompts
from tests.windows.files import some_file

BODY = """
 <url><loc>https://example.com/a b</loc></url>
 <url><loc>https://example.com/b</loc><changefreq>Daily</changefreq></url>
 <url><loc>https://example.com/c d</loc><priority>0,8</priority></url>
 <url><loc>https://example.com/e</loc><lastmod>2024-02-30</lastmod></url>
"""
CLEAN = "<url><loc>https://example.com/a</loc></url>"


@pytest.fixture
def sitter(person: Person, folder: Path) -> Person:
    """Somebody with a file of five errors in front of them; the panel has opened by itself."""
    person.opens(some_file(folder, body=BODY))
    person.waits_until(lambda: person.window.problems.is_shown)
    person.waits_until(lambda: panel(person).model is not None and lines(person))
    return person


def panel(person: Person) -> ProblemsDock:
    dock = person.window.problems.dock
    assert dock is not None
    return dock


def lines(person: Person) -> list[tuple[str, ...]]:
    """What the list shows, cell by cell."""
    model = panel(person).model
    assert model is not None
    return [
        tuple(str(model.index(row, column).data()) for column in range(len(COLUMNS)))
        for row in range(model.rowCount())
    ]


def codes(person: Person) -> list[str]:
    return [line[0] for line in lines(person)]


def kinds(person: Person) -> list[tuple[str, str]]:
    tree = panel(person).kinds
    items = [tree.topLevelItem(number) for number in range(tree.topLevelItemCount())]
    return [(item.text(0).split()[0], item.text(1)) for item in items if item is not None]


def settles(person: Person) -> None:
    """Wait until the list has caught up with the document."""
    person.waits_until(lambda: person.session.findings.is_settled)
    QTest.qWait(200)


def errors(person: Person) -> int:
    return person.session.findings.counts()[Severity.ERROR]


def test_the_panel_opens_by_itself_for_a_file_with_errors(sitter: Person) -> None:
    assert {"L06", "C01", "P01", "D04"} <= set(codes(sitter))
    assert QApplication.focusWidget() is sitter.view


def test_the_panel_stays_away_where_nothing_is_wrong(person: Person, folder: Path) -> None:
    person.opens(some_file(folder, body=CLEAN))
    settles(person)
    assert not person.window.problems.is_shown


def test_a_panel_that_was_closed_stays_closed(
    person: Person, folder: Path, settings: Settings
) -> None:
    settings.set(PROBLEMS_SHOWN, value=False)
    person.opens(some_file(folder, body=BODY))
    settles(person)
    assert not person.window.problems.is_shown
    person.does("view.problems")
    assert (person.window.problems.is_shown, settings.get(PROBLEMS_SHOWN)) == (True, True)
    person.does("view.problems")
    assert (person.window.problems.is_shown, settings.get(PROBLEMS_SHOWN)) == (False, False)


def test_kinds_are_listed_with_their_numbers_the_worst_first(sitter: Person) -> None:
    found = kinds(sitter)
    assert found[0][0] == "All,"
    assert ("L06", "2") in found
    assert ("D04", "1") in found


def test_choosing_a_kind_shows_it_alone(sitter: Person) -> None:
    tree = panel(sitter).kinds
    (item,) = tree.findItems("L06", Qt.MatchFlag.MatchStartsWith)
    tree.setCurrentItem(item)
    assert set(codes(sitter)) == {"L06"}
    first = tree.topLevelItem(0)
    assert first is not None
    tree.setCurrentItem(first)
    assert len(set(codes(sitter))) > 3


def test_severities_and_text_narrow_the_list(sitter: Person) -> None:
    dock = panel(sitter)
    assert "XSD" not in codes(sitter)
    dock.schema.click()
    assert "XSD" in codes(sitter)
    dock.schema.click()
    dock.severities[Severity.ERROR].click()
    assert not {"L06", "D04"} & set(codes(sitter))
    dock.severities[Severity.ERROR].click()
    dock.text.setText("c d")
    sitter.waits_until(lambda: {line[1] for line in lines(sitter)} == {"3"})
    dock.text.setText("calendar")
    sitter.waits_until(lambda: codes(sitter) == ["D04"])
    dock.text.clear()
    sitter.waits_until(lambda: len(lines(sitter)) > 4)


def test_enter_goes_to_the_cell(sitter: Person) -> None:
    dock = panel(sitter)
    sitter.does("view.problems")
    sitter.does("view.problems")  # opening by hand goes to the list
    assert QApplication.focusWidget() is dock.table
    row = codes(sitter).index("C01")
    dock.table.selectRow(row)
    sitter.presses(Key.Key_Return)
    assert sitter.at == (1, CHANGEFREQ)
    assert QApplication.focusWidget() is sitter.view


def test_help_and_preview_of_the_selected_problem_are_shown(sitter: Person) -> None:
    dock = panel(sitter)
    dock.table.selectRow(codes(sitter).index("P01"))
    said = dock.details.text.toPlainText()
    assert "Priority is a decimal number" in said
    assert "Source:" in said
    assert "0,8" in said
    assert "0.8" in said


def test_a_problem_is_fixed_by_one_key_and_undone_by_another(sitter: Person) -> None:
    before = sitter.bytes
    sitter.goes_to(2, PRIORITY)
    sitter.presses(Key.Key_F8, CTRL)
    assert sitter.sees(2, PRIORITY) == "0.8"
    sitter.does("edit.undo")
    assert sitter.bytes == before


def test_all_of_a_kind_are_fixed_in_one_step(sitter: Person, prompts: ScriptedPrompts) -> None:
    before = sitter.bytes
    sitter.goes_to(0, LOC)
    prompts.will_be_asked("review_fix", Answers())
    sitter.presses(Key.Key_F8, CTRL | SHIFT)
    assert prompts.asked[-1] == ("review_fix", Scope.KIND, "L06")
    assert sitter.column(LOC)[0] == "https://example.com/a%20b"
    assert sitter.column(LOC)[2] == "https://example.com/c%20d"
    sitter.does("edit.undo")
    assert sitter.bytes == before


def test_everything_safe_is_fixed_in_one_step(sitter: Person, prompts: ScriptedPrompts) -> None:
    before, count = sitter.bytes, errors(sitter)
    prompts.will_be_asked("review_fix", Answers())
    sitter.presses(Key.Key_F9, CTRL)
    settles(sitter)
    assert errors(sitter) < count
    assert sitter.sees(1, CHANGEFREQ) == "daily"
    assert sitter.sees(2, PRIORITY) == "0.8"
    sitter.does("edit.undo")
    assert sitter.bytes == before


def test_a_fix_that_is_turned_down_changes_nothing(
    sitter: Person, prompts: ScriptedPrompts
) -> None:
    before = sitter.bytes
    prompts.will_be_asked("review_fix", None)
    sitter.does("problems.fix_safe")
    assert sitter.bytes == before
    assert not sitter.can("edit.undo")


def test_the_list_follows_an_edit(sitter: Person) -> None:
    sitter.edits(3, 1, "2024-02-29")
    sitter.waits_until(lambda: "D04" not in codes(sitter))
    sitter.does("edit.undo")
    sitter.waits_until(lambda: "D04" in codes(sitter))


def test_the_list_is_copied_as_lines(sitter: Person) -> None:
    sitter.does("problems.copy")
    sitter.waits_until(lambda: "L06" in QGuiApplication.clipboard().text())
    assert "sitemap.xml:2:12: error L06" in QGuiApplication.clipboard().text()


@pytest.mark.parametrize("suffix", ["csv", "json", "txt"])
def test_the_list_is_written_to_a_file(
    sitter: Person, prompts: ScriptedPrompts, folder: Path, suffix: str
) -> None:
    path = folder / f"list.{suffix}"
    prompts.will_be_asked("place_for_list", path)
    sitter.does("problems.export")
    sitter.waits_until(path.exists)
    text = path.read_text("utf-8")
    if suffix == "json":
        assert {"L06", "D04"} <= {line["code"] for line in json.loads(text)}
    elif suffix == "csv":
        assert {"L06", "D04"} <= {line["code"] for line in csv.DictReader(text.splitlines())}
    else:
        assert " error L06 " in text


def test_another_profile_judges_anew_and_is_remembered(sitter: Person, settings: Settings) -> None:
    box = panel(sitter).judged_by.profiles
    box.setCurrentIndex(box.findData("google"))
    box.activated.emit(box.currentIndex())
    assert settings.get(PROFILE) == "google"
    assert sitter.session.profile.id == "google"
    settles(sitter)
    assert sitter.session.findings.is_complete


def test_where_the_file_is_published_is_guessed_and_can_be_said(sitter: Person) -> None:
    strip = panel(sitter).judged_by
    assert strip.url.text() == "https://example.com/sitemap.xml"
    assert "guess" in strip.said.text()
    strip.url.setText("https://example.com/shop/sitemap.xml")
    strip.url.setFocus()
    QTest.keyClick(strip.url, Key.Key_Return)
    settles(sitter)
    assert sitter.session.published == Published("https://example.com/shop/sitemap.xml")
    assert "L13" in codes(sitter)
    assert "4" in strip.said.text()


def test_what_was_said_once_is_remembered_for_the_file(
    sitter: Person, folder: Path, prompts: ScriptedPrompts
) -> None:
    strip = panel(sitter).judged_by
    strip.url.setText("https://example.com/shop/sitemap.xml")
    QTest.keyClick(strip.url, Key.Key_Return)
    sitter.does("file.close")
    sitter.opens(folder / "sitemap.xml")
    assert sitter.session.published == Published("https://example.com/shop/sitemap.xml")
    assert not prompts.open_answers


def test_the_panel_follows_the_tab_in_front(sitter: Person, folder: Path) -> None:
    sitter.opens(some_file(folder, "clean.xml", CLEAN))
    sitter.waits_until(lambda: lines(sitter) == [])
    sitter.does("view.next_tab")
    sitter.waits_until(lambda: "D04" in codes(sitter))
    sitter.does("file.close")
    sitter.does("file.close")
    assert panel(sitter).model is None


def test_going_to_a_row_selects_its_problem(sitter: Person) -> None:
    sitter.goes_to(3, LOC)
    problem = panel(sitter).current_problem()
    assert isinstance(problem, Problem)
    assert problem.row_id == 3


def test_the_rules_are_told_in_help(person: Person, prompts: ScriptedPrompts) -> None:
    prompts.will_be_asked("show_text")
    person.does("help.rules")
    _, title, text = prompts.asked[-1]
    assert title == "Rules of Sitemaps"
    assert "L06" in text
