from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QStyledItemDelegate, QStyleOptionViewItem
from shiboken6 import isValid

from sitemap_editor.core.checks.rule import Answers, Severity
from sitemap_editor.core.protocol.location import Published
from sitemap_editor.session.checks.fix_review import FixReview, Scope
from sitemap_editor.session.checks.problem_model import COLUMNS, Problem
from sitemap_editor.session.document.session import Session
from sitemap_editor.session.program.publications import Publications
from sitemap_editor.session.program.settings import PROBLEMS_SHOWN, PROFILE, Settings
from sitemap_editor.windows.problems.dock import ProblemsDock
from sitemap_editor.windows.problems.fix_dialog import FixDialog
from tests.qt_support import (
    CHANGEFREQ,
    CTRL,
    LOC,
    PATIENCE_MS,
    PRIORITY,
    SHIFT,
    Key,
    Person,
    ScriptedPrompts,
    drain,
)
from tests.windows.files import some_file
from tests.windows.panels import details, kinds_of

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
    settles(person)
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
    tree = kinds_of(person)
    items = [tree.topLevelItem(number) for number in range(tree.topLevelItemCount())]
    return [(item.text(0).split()[0], item.text(1)) for item in items if item is not None]


def settles(person: Person) -> None:
    """Wait until everything is checked and the list has caught up."""
    person.waits_until(lambda: person.session.findings.is_settled)
    dock = person.window.problems.dock
    if dock is not None and (model := dock.model) is not None:
        person.waits_until(lambda: not model._settle.isActive() and model._job is None)
    drain()


def errors(person: Person) -> int:
    return person.session.findings.counts()[Severity.ERROR]


def test_the_panel_opens_by_itself_for_a_file_with_errors(sitter: Person) -> None:
    assert {"L06", "C01", "P01", "D04"} <= set(codes(sitter))
    assert QApplication.focusWidget() is sitter.view


def test_the_panel_stays_away_where_nothing_is_wrong(person: Person, folder: Path) -> None:
    person.opens(some_file(folder, body=CLEAN))
    settles(person)
    assert not person.window.problems.is_shown


def test_the_panel_opens_when_a_file_that_was_checked_behind_another_comes_to_the_front(
    person: Person, folder: Path
) -> None:
    """Not at its first edit, when a person types there."""
    person.window.files.open_paths(
        [some_file(folder, "faulty.xml", BODY), some_file(folder, "clean.xml", CLEAN)]
    )
    tabs = person.window.tabs
    person.waits_until(lambda: tabs.count() == 2 and tabs.currentIndex() == 1)
    hidden = tabs.sessions()[0]
    person.waits_until(lambda: hidden.findings.is_settled)
    assert not person.window.problems.is_shown
    tabs.setCurrentIndex(0)
    person.waits_until(lambda: person.window.problems.is_shown)


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
    tree = kinds_of(sitter)
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
    sitter.waits_until(lambda: "XSD" in codes(sitter))
    dock.schema.click()
    dock.severities[Severity.ERROR].click()
    assert not {"L06", "D04"} & set(codes(sitter))
    dock.severities[Severity.ERROR].click()
    dock.text.setText("c d")
    sitter.waits_until(lambda: {line[1] for line in lines(sitter)} == {"3"})
    dock.text.setText("does not exist")
    sitter.waits_until(lambda: codes(sitter) == ["D04"])
    dock.text.clear()
    sitter.waits_until(lambda: len(lines(sitter)) > 4)


def test_of_a_long_url_in_the_list_the_end_is_seen(sitter: Person) -> None:
    table = panel(sitter).table
    for title, mode in (
        ("Value", Qt.TextElideMode.ElideMiddle),
        ("Problem", Qt.TextElideMode.ElideRight),
    ):
        model = table.model()
        columns = range(model.columnCount())
        column = next(n for n in columns if model.headerData(n, Qt.Orientation.Horizontal) == title)
        index, option = model.index(0, column), QStyleOptionViewItem()
        option.textElideMode = Qt.TextElideMode.ElideRight
        delegate = table.itemDelegateForIndex(index)
        assert isinstance(delegate, QStyledItemDelegate)
        delegate.initStyleOption(option, index)
        assert option.textElideMode is mode


def test_enter_goes_to_the_cell(sitter: Person) -> None:
    dock = panel(sitter)
    sitter.does("view.problems")  # it is open: go to it
    assert QApplication.focusWidget() is dock.table
    row = codes(sitter).index("C01")
    dock.table.selectRow(row)
    sitter.presses(Key.Key_Return)
    assert sitter.at == (1, CHANGEFREQ)
    assert QApplication.focusWidget() is sitter.view


def test_help_and_preview_of_the_selected_problem_are_shown(sitter: Person) -> None:
    dock = panel(sitter)
    dock.table.selectRow(codes(sitter).index("P01"))
    drain()
    part = details(sitter)
    part.about.click()
    said = part.text.toPlainText()
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


def test_what_is_wrong_with_a_cell_is_said_while_its_tab_is_in_front(sitter: Person) -> None:
    bar = sitter.window.statusBar()
    sitter.goes_to(1, LOC)
    sitter.goes_to(0, LOC)
    reason = bar.currentMessage()
    assert "space" in reason
    sitter.does("file.new")
    assert bar.currentMessage() != reason
    sitter.window.tabs.setCurrentIndex(0)
    assert bar.currentMessage() == reason


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
    chip = sitter.window.file_line.profile
    (google,) = [each for each in chip.menu().actions() if each.data() == "google"]
    google.trigger()
    sitter.looks()
    assert "Google" in chip.accessibleName()
    assert google.isChecked()
    assert settings.get(PROFILE) == "google"
    assert sitter.session.profile.id == "google"
    settles(sitter)
    assert sitter.session.findings.is_complete


def test_where_the_file_is_published_is_guessed_and_can_be_said(sitter: Person) -> None:
    strip = sitter.window.file_line.bar
    assert strip.url.text() == "https://example.com/sitemap.xml"
    assert "Guess" in strip.said.text()
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
    strip = sitter.window.file_line.bar
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


def reloads(person: Person) -> None:
    """Read the file again, as where that ends behind a dialog."""
    before = person.page
    person.does("file.reload")
    person.waits_until(lambda: person.page is not before)
    drain()
    assert not isValid(before)


@pytest.mark.parametrize("is_wanted", [True, False])
@pytest.mark.parametrize("action_id", ["problems.fix_safe", "problems.fix_kind"])
def test_a_file_that_is_reloaded_while_a_fix_is_decided_is_left_alone(
    sitter: Person,
    prompts: ScriptedPrompts,
    monkeypatch: pytest.MonkeyPatch,
    action_id: str,
    is_wanted: bool,
) -> None:
    def review_fix(review: FixReview) -> bool:
        review.propose_now(Answers())
        reloads(sitter)
        return is_wanted

    monkeypatch.setattr(prompts, "review_fix", review_fix)
    sitter.goes_to(0, LOC)
    before = sitter.bytes
    sitter.does(action_id)
    assert "nothing was fixed" in sitter.said
    assert sitter.bytes == before
    assert not sitter.can("edit.undo")


def test_the_dialog_of_a_fix_goes_with_its_document(sitter: Person) -> None:
    review = FixReview(sitter.session, Scope.SAFE)
    dialog = FixDialog(review, sitter.window)
    QTimer.singleShot(0, lambda: reloads(sitter))
    QTimer.singleShot(PATIENCE_MS, dialog, dialog.accept)  # or it would stand for ever
    assert dialog.exec() == QDialog.DialogCode.Rejected
    assert not isValid(review)
    dialog.deleteLater()


def test_the_panel_listens_to_the_tab_in_front_alone(
    sitter: Person, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = sitter.session
    sitter.opens(some_file(folder, "clean.xml", CLEAN))
    for _ in range(4):
        sitter.does("view.next_tab")
    assert sitter.session is not first
    drain()
    told: list[Session] = []
    monkeypatch.setattr(sitter.window.file_line.bar, "show_session", told.append)
    first.findings.updated.emit(None)
    drain()
    assert told == []
    sitter.session.findings.updated.emit(None)
    drain()
    assert told == [sitter.session]


def test_a_document_that_was_closed_behind_a_closed_panel_is_let_go(
    sitter: Person, folder: Path
) -> None:
    sitter.does("view.problems")
    if sitter.window.problems.is_shown:
        sitter.does("view.problems")
    path = sitter.session.document.path
    assert path is not None
    sitter.opens(some_file(folder, "clean.xml", CLEAN))
    sitter.does("view.next_tab")
    reloads(sitter)
    sitter.waits_for_the_checks()
    sitter.does("view.problems")
    sitter.waits_until(lambda: "D04" in codes(sitter))


def says_address(person: Person, url: str) -> None:
    strip = person.window.file_line.bar
    strip.url.setText(url)
    QTest.keyClick(strip.url, Key.Key_Return)
    assert person.session.published == Published(url)


def saves_as(person: Person, prompts: ScriptedPrompts, path: Path) -> None:
    prompts.will_be_asked("place_to_save", path)
    with person.qtbot.waitSignal(person.session.saved, timeout=60_000):
        person.does("file.save_as")


def test_the_address_of_one_file_is_a_guess_for_a_copy_of_another_name(
    sitter: Person, folder: Path, prompts: ScriptedPrompts, settings: Settings
) -> None:
    url = "https://example.com/shop/sitemap.xml"
    says_address(sitter, url)
    saves_as(sitter, prompts, folder / "copy.xml")
    assert sitter.session.published == Published(url, is_sure=False)
    assert "Guess" in sitter.window.file_line.bar.said.text()
    known = Publications(settings)
    assert known.of(folder / "copy.xml") is None
    assert known.of(folder / "sitemap.xml") == Published(url)
    saves_as(sitter, prompts, folder / "sitemap.xml")
    assert sitter.session.published == Published(url)


def test_the_address_of_a_file_stays_when_it_is_saved(
    sitter: Person, folder: Path, settings: Settings
) -> None:
    url = "https://example.com/shop/sitemap.xml"
    says_address(sitter, url)
    sitter.edits(0, LOC, "https://example.com/shop/z")
    sitter.saves()
    assert sitter.session.published == Published(url)
    assert Publications(settings).of(folder / "sitemap.xml") == Published(url)


def test_the_address_of_a_new_document_is_remembered_with_its_first_name(
    person: Person, folder: Path, prompts: ScriptedPrompts, settings: Settings
) -> None:
    person.does("file.new")
    person.waits_for_the_checks()
    person.does("view.problems")
    url = "https://example.com/sitemap.xml"
    says_address(person, url)
    saves_as(person, prompts, folder / "new.xml")
    assert person.session.published == Published(url)
    assert Publications(settings).of(folder / "new.xml") == Published(url)


def test_the_rules_are_told_in_help(person: Person, prompts: ScriptedPrompts) -> None:
    prompts.will_be_asked("show_text")
    person.does("help.rules")
    _, title, text = prompts.asked[-1]
    assert title == "Sitemap Rules"
    assert "L06" in text


def test_a_row_that_stands_twice_is_mended_by_asking_which_one_stays(
    person: Person, folder: Path, prompts: ScriptedPrompts
) -> None:
    row = "<url><loc>https://example.com/a</loc><lastmod>{}</lastmod></url>"
    person.opens(some_file(folder, body=row.format("2024-01-01") + row.format("2024-02-01")))
    person.waits_until(lambda: person.session.findings.is_settled)
    person.goes_to(0, LOC)
    prompts.will_be_asked("review_fix", Answers(keep="newest"))
    person.presses(Key.Key_F8, CTRL)
    assert prompts.asked[-1] == ("review_fix", Scope.KIND, "L16")
    assert person.column(1) == ["2024-02-01"]
    person.does("edit.undo")
    assert person.column(1) == ["2024-01-01", "2024-02-01"]


def test_the_panel_says_nothing_of_another_file_while_a_text_is_in_front(
    sitter: Person, folder: Path
) -> None:
    dock = panel(sitter)
    address = sitter.window.file_line.bar.url.text()
    assert address
    text = folder / "page.html"
    text.write_text("<!doctype html><html></html>")
    sitter.window.files.open_paths([text])
    sitter.waits_until(lambda: sitter.window.tabs.count() == 2)
    assert not dock.isEnabled()
    assert sitter.window.file_line.bar.url.text() == ""
    assert sitter.window.file_line.bar.said.text() == ""
    assert [button.text() for button in dock.severities.values()] == ["Errors", "Warnings", "Hints"]
    sitter.does("view.previous_tab")
    settles(sitter)
    assert sitter.window.file_line.bar.url.text() == address
    assert dock.severities[Severity.ERROR].text().startswith("Errors ")


def test_panels_of_a_large_file_are_made_before_one_is_opened(person: Person, folder: Path) -> None:
    rows = (f"<url><loc>https://example.com/{number}</loc></url>" for number in range(30_000))
    person.opens(some_file(folder, body="".join(rows)))
    window, problems = person.window, person.window.problems
    panels = (window.explore, window.details)
    person.waits_until(lambda: all(each.panel is not None for each in panels))
    assert problems.dock is not None
    assert window.history.panel is None  # which does not open by itself
    assert not problems.is_shown
    assert not any(each.is_shown for each in panels)
    person.does("view.problems")
    assert problems.is_shown


def test_panels_that_open_by_themselves_do_so_one_by_one(person: Person, folder: Path) -> None:
    person.window.resize(1_400, 800)
    explore, details = person.window.explore, person.window.details
    seen: list[tuple[bool, bool]] = []
    explore.shown_changed.connect(lambda: seen.append((explore.is_shown, details.is_shown)))
    painted: list[bool] = []
    explore.shown_changed.connect(lambda: QTimer.singleShot(0, lambda: painted.append(True)))
    details.shown_changed.connect(lambda: seen.append((bool(painted), details.is_shown)))
    person.opens(some_file(folder, body="<url><loc>https://example.com/a b</loc></url>"))
    person.waits_until(lambda: details.is_shown)
    assert seen == [(True, False), (True, True)]
