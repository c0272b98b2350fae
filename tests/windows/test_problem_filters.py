"""What the filter of the problem list hides belongs to its file, and is never hidden silently."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QToolButton

from sitemap_editor.core.checks.rule import Severity
from tests.qt_support import LOC, Person, click, drain
from tests.windows.files import some_file
from tests.windows.test_current_problem import BODY, panel, settles


def filters_by(person: Person, text: str) -> None:
    panel(person).text.setText(text)
    person.waits_until(lambda: not panel(person).bar.filter.typing.isActive())
    settles(person)


def line_count(person: Person) -> int:
    model = panel(person).model
    assert model is not None
    return model.rowCount()


@pytest.fixture
def sitter(person: Person, folder: Path) -> Person:
    person.opens(some_file(folder, body=BODY))
    person.waits_until(lambda: person.window.problems.is_shown)
    settles(person)
    return person


def test_the_filter_of_one_file_does_not_empty_the_list_of_the_next(
    sitter: Person, folder: Path
) -> None:
    filters_by(sitter, "nothing holds this")
    panel(sitter).severities[Severity.WARNING].click()
    assert line_count(sitter) == 0
    sitter.opens(some_file(folder, "next.xml", BODY))
    settles(sitter)
    assert line_count(sitter) > 0
    assert panel(sitter).text.text() == ""
    cross = panel(sitter).text.findChild(QToolButton)
    assert cross is not None
    sitter.waits_until(lambda: cross.property("opacity") == 0)  # nothing to clear
    assert panel(sitter).severities[Severity.WARNING].isChecked()
    sitter.does("view.next_tab")
    settles(sitter)
    assert (line_count(sitter), panel(sitter).text.text()) == (0, "nothing holds this")
    assert not panel(sitter).severities[Severity.WARNING].isChecked()


def test_what_a_filter_leaves_is_seen_from_its_first_line(person: Person, folder: Path) -> None:
    wrong = "<url><loc>https://example.com/{}</loc><priority>{}</priority></url>"
    rows = (wrong.format(row, "7" if row % 10 else "x") for row in range(200))
    person.opens(
        some_file(folder, body="<url><loc>https://example.com</loc></url>" + "".join(rows))
    )
    person.waits_until(lambda: person.window.problems.is_shown)
    settles(person)
    person.goes_to(0, LOC)
    bar = panel(person).table.verticalScrollBar()
    bar.setValue(bar.maximum())
    filters_by(person, "number")
    assert 0 < line_count(person) < 200
    assert bar.maximum() > 0
    assert bar.value() == 0


def test_a_filter_typed_a_moment_before_another_file_comes_stays_with_its_own(
    sitter: Person, folder: Path
) -> None:
    other = some_file(folder, "next.xml", BODY)
    sitter.opens(other)
    settles(sitter)
    panel(sitter).text.setText("example.com/a")
    sitter.does("view.next_tab")
    settles(sitter)
    assert panel(sitter).text.text() == ""
    sitter.does("view.next_tab")
    settles(sitter)
    assert panel(sitter).text.text() == "example.com/a"


def test_a_filter_stays_when_its_file_is_reloaded(sitter: Person) -> None:
    filters_by(sitter, "a b")
    shown, before = line_count(sitter), sitter.page
    sitter.does("file.reload")
    sitter.waits_until(lambda: sitter.page is not before)
    settles(sitter)
    assert (line_count(sitter), panel(sitter).text.text()) == (shown, "a b")


def test_a_filter_that_hides_every_problem_says_so_and_is_cleared_by_one_click(
    sitter: Person,
) -> None:
    hidden, all_of_them = panel(sitter).hidden, line_count(sitter)
    assert not hidden.isVisible()
    filters_by(sitter, "nothing holds this")
    assert hidden.isVisible()
    assert hidden.label.text().startswith(f"The filter hides all {all_of_them} ")
    drain()
    click(hidden.button)
    settles(sitter)
    assert (line_count(sitter), hidden.isVisible()) == (all_of_them, False)


def test_a_severity_that_hides_every_problem_says_so(sitter: Person) -> None:
    for button in panel(sitter).severities.values():
        button.click()
    settles(sitter)
    assert panel(sitter).hidden.isVisible()
    panel(sitter).clear_filter()
    settles(sitter)
    assert all(button.isChecked() for button in panel(sitter).severities.values())
    assert not panel(sitter).hidden.isVisible()


def test_no_filter_is_blamed_where_nothing_is_wrong(person: Person, folder: Path) -> None:
    person.opens(some_file(folder))
    person.window.problems.open()
    settles(person)
    assert not panel(person).hidden.isVisible()


def test_the_next_problem_is_one_that_the_filter_of_the_list_shows(sitter: Person) -> None:
    sitter.goes_to(0, 0)
    filters_by(sitter, "/m n")
    sitter.does("find.next_problem")
    assert sitter.at[0] == 2
    assert panel(sitter).current_problem() is not None
    sitter.does("find.next_problem")
    sitter.does("find.next_problem")
    assert sitter.at[0] == 2
    panel(sitter).clear_filter()
    settles(sitter)
    panel(sitter).choose_kind(("D04", Severity.ERROR))
    settles(sitter)
    sitter.goes_to(0, 0)
    for _ in range(2):
        sitter.does("find.previous_problem")
        assert sitter.at == (3, 1)
        found = sitter.window.problems.current_problem()
        assert found is not None
        assert found.finding.code == "D04"
    sitter.window.problems.close()
    sitter.does("find.next_problem")
    assert sitter.at[0] != 3  # a list that is not seen leaves nothing out
