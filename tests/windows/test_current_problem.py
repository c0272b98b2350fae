"""List, details, fix and table speak of one row, whatever was done before."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton, QWidget

from sitemap_editor.core.checks.rule import Answers, Severity
from sitemap_editor.session.checks.problem_model import Problem
from sitemap_editor.windows.problems.dock import ProblemsDock
from tests.qt_support import (
    CTRL,
    LOC,
    PRIORITY,
    Key,
    Person,
    drain,
)
from tests.windows.files import some_file
from tests.windows.panels import details, kinds_of

BODY: Final = """
 <url><loc>https://example.com/a b</loc><changefreq>Daily</changefreq></url>
 <url><loc>https://example.com/sound</loc></url>
 <url><loc>https://example.com/m n</loc><priority>0,8</priority></url>
 <url><loc>https://example.com/c d</loc><lastmod>2024-02-30</lastmod></url>
 <url><loc>https://example.com/k l</loc></url>
 <url><loc>https://example.com/e f</loc><changefreq>Weekly</changefreq></url>
"""
FILE_ALONE: Final = "<url><loc>https://example.com/a</loc></url>"


@pytest.fixture
def sitter(person: Person, folder: Path) -> Person:
    """Somebody with problems in nearly every row, the panel open."""
    person.opens(some_file(folder, body=BODY))
    person.waits_until(lambda: person.window.problems.is_shown)
    settles(person)
    return person


def panel(person: Person) -> ProblemsDock:
    dock = person.window.problems.dock
    assert dock is not None
    return dock


def settles(person: Person) -> None:
    """Wait until everything is checked and the list has caught up."""
    person.waits_until(lambda: person.session.findings.is_settled)
    model = panel(person).model
    assert model is not None
    person.waits_until(lambda: not model._settle.isActive() and model._job is None)
    drain()


def row_in_table(person: Person) -> int | None:
    index = person.view.currentIndex()
    return person.page.model.row_id(index.row()) if index.isValid() else None


def row_to_be_fixed(person: Person) -> int | None:
    """The row that Fix would change now: it is tried, and taken back."""
    if not person.can("problems.fix"):
        return None
    model, before = person.page.model, person.column(LOC)
    touched: list[int] = []
    model.rows_touched.connect(lambda change: touched.extend(change.row_ids()))
    person.does("problems.fix")
    person.does("edit.undo")
    assert person.column(LOC) == before
    assert len(set(touched)) == 1
    return touched[0]


def agrees(person: Person) -> None:
    """Hold list, details, fix and table to one row, as soon as anything is painted."""
    part = details(person)  # the list may go on meanwhile
    drain()
    dock, current = panel(person), person.window.problems.current_problem()
    highlighted, here = dock.current_problem(), row_in_table(person)
    if highlighted is not None:
        assert highlighted == current
        assert [index.row() for index in dock.table.selectionModel().selectedRows()] == [
            dock.table.currentIndex().row()
        ]
    told = part.text.toPlainText()
    if current is None:
        assert not person.can("problems.fix")
        assert "·" not in told.partition("\n")[0]
        return
    assert current.row_id == here
    assert told.startswith(current.finding.code)


def goes_to_list(person: Person, line: int) -> None:
    """Choose a line of the list by keys."""
    table = panel(person).table
    table.setFocus()
    drain()
    QTest.keyClick(table, Key.Key_Home)
    for _ in range(line):
        QTest.keyClick(table, Key.Key_Down)
    drain()


def deletes(person: Person) -> None:
    person.view.select_rows([person.at[0]])
    person.does("rows.delete")


def inserts(person: Person) -> None:
    person.does("rows.insert_above")
    person.presses(Key.Key_Escape)


def duplicates(person: Person) -> None:
    person.view.select_rows([person.at[0]])
    person.does("rows.duplicate")


def moves(person: Person) -> None:
    person.view.select_rows([person.at[0]])
    person.does("rows.move_up")


def sorts(person: Person) -> None:
    model = person.page.model
    model.sort_by("loc", descending=True)
    person.waits_until(lambda: model.sorting is not None)


def sorts_and_deletes(person: Person) -> None:
    sorts(person)
    deletes(person)


def undoes(person: Person) -> None:
    deletes(person)
    settles(person)
    person.does("edit.undo")


def redoes(person: Person) -> None:
    undoes(person)
    person.goes_to(0, LOC)
    person.does("edit.redo")


def reloads(person: Person) -> None:
    before = person.page
    person.does("file.reload")
    person.waits_until(lambda: person.page is not before)
    person.waits_for_the_checks()


def fixes(person: Person) -> None:
    person.does("problems.fix")


def fixes_all_of_the_kind(person: Person) -> None:
    person.prompts.will_be_asked("review_fix", Answers())
    person.does("problems.fix_kind")


def fixes_everything_safe(person: Person) -> None:
    person.prompts.will_be_asked("review_fix", Answers())
    person.does("problems.fix_safe")


def pastes(person: Person) -> None:
    QGuiApplication.clipboard().setText("https://example.com/x y\nhttps://example.com/z")
    person.does("edit.paste_rows")


def mends_by_hand(person: Person) -> None:
    person.edits(person.at[0], LOC, "https://example.com/right")


def breaks_by_hand(person: Person) -> None:
    person.edits(person.at[0], PRIORITY, "7")


def switches_tabs(person: Person) -> None:
    path = person.page.path
    assert path is not None
    person.opens(some_file(path.parent, "other.xml", BODY.replace("m n", "mn")))
    person.goes_to(1, LOC)
    settles(person)
    agrees(person)
    person.does("view.next_tab")


def hides_errors(person: Person) -> None:
    panel(person).severities[Severity.ERROR].click()


def filters_by_text(person: Person) -> None:
    panel(person).text.setText("e f")
    person.waits_until(lambda: not panel(person).bar.filter.typing.isActive())


def chooses_a_kind(person: Person) -> None:
    kinds = kinds_of(person)
    kinds.setFocus()
    last = kinds.topLevelItem(kinds.topLevelItemCount() - 1)
    assert last is not None
    kinds.setCurrentItem(last)


OPERATIONS: Final[dict[str, Callable[[Person], None]]] = {
    operation.__name__: operation
    for operation in (
        *(deletes, inserts, duplicates, moves, sorts, sorts_and_deletes, undoes, redoes, reloads),
        *(fixes, fixes_all_of_the_kind, fixes_everything_safe, pastes, mends_by_hand),
        *(breaks_by_hand, switches_tabs, hides_errors, filters_by_text, chooses_a_kind),
    )
}


@pytest.mark.parametrize("begin", ["in the table", "in the list"])
@pytest.mark.parametrize("operation", OPERATIONS.values(), ids=OPERATIONS)
def test_list_details_fix_and_table_are_one_row_after(
    sitter: Person, operation: Callable[[Person], None], begin: str
) -> None:
    if begin == "in the table":
        sitter.goes_to(2, LOC)
    else:
        goes_to_list(sitter, 3)
    agrees(sitter)
    assert row_in_table(sitter) == 2
    operation(sitter)
    agrees(sitter)  # at once, before the list has caught up
    settles(sitter)
    agrees(sitter)
    fixed = row_to_be_fixed(sitter)
    assert fixed in (None, row_in_table(sitter))


def test_fix_changes_the_row_that_is_highlighted_after_the_current_row_was_deleted(
    sitter: Person,
) -> None:
    sitter.goes_to(0, LOC)
    deletes(sitter)
    settles(sitter)
    sitter.goes_to(1, LOC)
    settles(sitter)
    dock = panel(sitter)
    highlighted = dock.current_problem()
    assert highlighted is not None
    fix = sitter.window.action_set["problems.fix"]
    buttons = details(sitter).findChildren(QToolButton)
    next(each for each in buttons if each.defaultAction() is fix).click()
    assert sitter.session.document.table.row(highlighted.row_id or 0).loc == (
        "https://example.com/m%20n"
    )


def test_walking_the_list_by_keys_takes_the_table_along(sitter: Person) -> None:
    model = panel(sitter).model
    assert model is not None
    for line in range(model.rowCount()):
        goes_to_list(sitter, line)
        problem = model.problem(line)
        assert problem is not None
        assert row_in_table(sitter) == problem.row_id
        assert panel(sitter).current_problem() == problem
        assert panel(sitter).table.currentIndex().row() == line


def test_two_problems_that_are_the_same_in_one_row_are_both_reached_by_keys(
    person: Person, folder: Path
) -> None:
    image = "<image:image><image:loc>no url</image:loc></image:image>"
    root = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'
    row = f"<url {root}><loc>https://example.com/a</loc>{image}{image}</url>"
    person.opens(some_file(folder, body=row + FILE_ALONE.replace("/a<", "/b c<")))
    person.window.problems.open()
    settles(person)
    model = panel(person).model
    assert model is not None
    for line in range(model.rowCount()):
        goes_to_list(person, line)
        assert panel(person).table.currentIndex().row() == line


def test_a_row_that_is_right_has_no_problem_to_fix(sitter: Person) -> None:
    sitter.goes_to(1, LOC)
    drain()
    assert panel(sitter).current_problem() is None
    assert not sitter.can("problems.fix")
    assert not sitter.can("problems.fix_kind")
    before = sitter.bytes
    sitter.presses(Key.Key_F8, CTRL)
    assert sitter.bytes == before


def test_who_mends_in_the_list_goes_on_to_the_next_one_with_the_table(sitter: Person) -> None:
    goes_to_list(sitter, 6)
    row = row_in_table(sitter)
    sitter.does("problems.fix")
    settles(sitter)
    sitter.waits_until(lambda: row_in_table(sitter) != row)
    agrees(sitter)
    assert panel(sitter).current_problem() is not None


def test_fixing_goes_on_while_the_window_is_not_yet_in_front_again(sitter: Person) -> None:
    goes_to_list(sitter, 6)
    row = row_in_table(sitter)
    other = QWidget()
    other.show()
    other.activateWindow()
    sitter.waits_until(other.isActiveWindow)
    assert not panel(sitter).table.hasFocus()
    sitter.does("problems.fix")
    settles(sitter)
    sitter.waits_until(lambda: row_in_table(sitter) != row)
    agrees(sitter)
    other.close()
    other.deleteLater()


def test_the_preview_follows_an_edit_of_its_row_at_once(sitter: Person) -> None:
    sitter.goes_to(0, LOC)
    sitter.edits(0, LOC, "https://example.com/other one")
    sitter.goes_to(0, LOC)
    drain()
    assert "other%20one" in details(sitter).text.toPlainText()


def test_a_problem_of_the_file_is_offered_where_no_row_has_any(
    person: Person, folder: Path
) -> None:
    path = folder / "bare.xml"
    path.write_text(
        '<urlset xmlns="https://www.sitemaps.org/schemas/sitemap/0.9">'
        "<url><loc>https://example.com/a</loc></url></urlset>"
    )
    person.opens(path)
    person.window.problems.open()
    settles(person)
    problem = panel(person).current_problem()
    assert isinstance(problem, Problem)
    assert problem.row_id is None
    assert person.can("problems.fix")
