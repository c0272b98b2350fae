"""Problems by rule: heads that fold by keys and mouse, and one row in list and table as before."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from sitemap_editor.session.checks.problem_model import ProblemModel
from sitemap_editor.session.program.settings import PROBLEMS_GROUPED, Settings
from tests.qt_support import CHANGEFREQ, CTRL, LASTMOD, LOC, NO_MODIFIER, Key, Person, drain
from tests.windows.files import some_file
from tests.windows.panels import kinds_of
from tests.windows.test_current_problem import BODY, panel, settles


def model_of(person: Person) -> ProblemModel:
    model = panel(person).model
    assert model is not None
    return model


def heads(person: Person) -> dict[str, tuple[int, int, bool]]:
    """By rule: the line of its head, how many there are, and whether they are shown."""
    return {head[0][0]: (line, *head[1:]) for line, head in model_of(person).heads()}


def here(person: Person) -> int:
    return panel(person).table.currentIndex().row()


HAS_MARK = QStyleOptionViewItem.ViewItemFeature.HasDecoration


def drawn_option(person: Person, line: int) -> QStyleOptionViewItem:
    """Return how the beginning of a line is drawn."""
    table = panel(person).table
    option = QStyleOptionViewItem()
    table.initViewItemOption(option)
    index = table.model().index(line, 0)
    delegate = table.itemDelegateForIndex(index)
    assert isinstance(delegate, QStyledItemDelegate)
    delegate.initStyleOption(option, index)
    return option


def clicks_line(person: Person, line: int) -> None:
    table = panel(person).table
    table.scrollTo(table.model().index(line, 0))
    spot = table.visualRect(table.model().index(line, 0)).center()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, NO_MODIFIER, spot)
    drain()


def agrees(person: Person) -> None:
    """Hold list and table to one row."""
    drain()
    problem = person.page.problem.problem
    assert problem is not None
    assert panel(person).current_problem() == problem
    if problem.row_id is not None:
        row = person.page.model.view_order.row(problem.row_id)
        assert person.at[0] == row


@pytest.fixture
def sitter(person: Person, folder: Path) -> Person:
    person.opens(some_file(folder, body=BODY))
    person.waits_until(lambda: person.window.problems.is_shown)
    settles(person)
    person.goes_to(1, LOC)
    person.does("problems.group")
    settles(person)
    return person


def fixes_here(person: Person) -> None:
    """Fix what the list is at, and wait until it has gone on."""
    before = person.page.problem.problem
    person.presses(Key.Key_Period, CTRL)
    settles(person)
    person.waits_until(lambda: person.page.problem.problem not in (None, before))
    person.waits_until(lambda: panel(person).current_problem() == person.page.problem.problem)
    agrees(person)


def enters_the_list(person: Person, code: str) -> None:
    """Go to the head of a rule by keys alone."""
    panel(person).table.setFocus()
    person.waits_until(lambda: panel(person).table.hasFocus())
    person.presses(Key.Key_Home)
    for _ in range(heads(person)[code][0]):
        person.presses(Key.Key_Down)
    assert here(person) == heads(person)[code][0]


def test_the_list_is_folded_by_rule_the_worst_first(sitter: Person) -> None:
    found = heads(sitter)
    assert [line for line, _, _ in found.values()] == list(range(len(found)))
    assert found["L06"][1] == 5
    assert model_of(sitter).rowCount() == len(found)


def test_heads_and_kinds_say_what_is_wrong_and_not_what_the_rule_asks_for(sitter: Person) -> None:
    option = drawn_option(sitter, heads(sitter)["L06"][0])
    assert option.text.split("  ", 1)[1] == "L06  Unencoded characters  (5)"
    kinds = kinds_of(sitter)
    items = [kinds.topLevelItem(row) for row in range(kinds.topLevelItemCount())]
    assert "L06  Unencoded characters" in [item.text(0) for item in items if item is not None]


def test_a_problem_that_stands_below_no_head_has_its_mark_itself(sitter: Person) -> None:
    enters_the_list(sitter, "L06")
    sitter.presses(Key.Key_Right)
    assert not drawn_option(sitter, here(sitter) + 1).features & HAS_MARK
    sitter.does("problems.group")
    settles(sitter)
    assert all(drawn_option(sitter, line).features & HAS_MARK for line in range(5))


def test_left_and_right_fold_and_unfold_and_go_in_and_out(sitter: Person) -> None:
    enters_the_list(sitter, "L06")
    head, count, _ = heads(sitter)["L06"]
    agrees(sitter)
    before = model_of(sitter).rowCount()
    sitter.presses(Key.Key_Right)
    assert heads(sitter)["L06"] == (head, count, True)
    assert model_of(sitter).rowCount() == before + count
    assert here(sitter) == head
    sitter.presses(Key.Key_Right)
    assert here(sitter) == head + 1
    agrees(sitter)
    sitter.presses(Key.Key_Down)
    agrees(sitter)
    assert sitter.at[0] == 2
    sitter.presses(Key.Key_Left)
    assert here(sitter) == head
    agrees(sitter)
    sitter.presses(Key.Key_Left)
    assert heads(sitter)["L06"][2] is False
    assert here(sitter) == head
    sitter.presses(Key.Key_Left)
    assert here(sitter) == head
    agrees(sitter)


def test_a_click_on_a_head_folds_and_unfolds(sitter: Person) -> None:
    line = heads(sitter)["L06"][0]
    clicks_line(sitter, line)
    assert heads(sitter)["L06"][2]
    agrees(sitter)
    clicks_line(sitter, line + 2)
    assert heads(sitter)["L06"][2]
    agrees(sitter)
    clicks_line(sitter, line)
    assert not heads(sitter)["L06"][2]
    agrees(sitter)


def test_the_next_problem_is_found_in_its_group(sitter: Person) -> None:
    seen = set()
    for _ in range(8):
        sitter.does("find.next_problem")
        agrees(sitter)
        assert model_of(sitter).head(here(sitter)) is None
        seen.add(sitter.at)
    assert len(seen) > 4


def test_who_goes_through_the_table_is_followed_by_the_list(sitter: Person) -> None:
    for row, column in ((0, LOC), (0, CHANGEFREQ), (3, LASTMOD), (5, LOC)):
        sitter.goes_to(row, column)
        agrees(sitter)
        assert model_of(sitter).head(here(sitter)) is None


def test_a_group_that_was_folded_around_the_current_problem_stays_folded(sitter: Person) -> None:
    sitter.goes_to(3, LOC)
    line = heads(sitter)["L06"][0]
    assert heads(sitter)["L06"][2]
    clicks_line(sitter, line)
    assert not heads(sitter)["L06"][2]
    sitter.session.findings.start()
    settles(sitter)
    assert not heads(sitter)["L06"][2]
    agrees(sitter)


def test_fixing_goes_on_to_the_next_of_the_group_and_then_to_another(sitter: Person) -> None:
    enters_the_list(sitter, "L06")
    sitter.presses(Key.Key_Right)
    sitter.presses(Key.Key_Right)
    for left, row in ((4, 2), (3, 3), (2, 4), (1, 5)):
        fixes_here(sitter)
        assert heads(sitter)["L06"][1] == left
        assert sitter.at == (row, LOC)
    fixes_here(sitter)
    assert "L06" not in heads(sitter)


def test_fixing_at_a_folded_head_goes_through_its_group(sitter: Person) -> None:
    enters_the_list(sitter, "L06")
    line = here(sitter)
    for left in (4, 3, 2, 1):
        fixes_here(sitter)
        assert heads(sitter)["L06"] == (line, left, False)
        assert here(sitter) == line


def test_the_filter_of_explore_and_the_chips_hold_in_both(sitter: Person) -> None:
    kinds = kinds_of(sitter)
    item = next(
        each
        for number in range(kinds.topLevelItemCount())
        if (each := kinds.topLevelItem(number)) is not None and each.text(0).startswith("L06")
    )
    kinds.setCurrentItem(item)
    settles(sitter)
    assert list(heads(sitter)) == ["L06"]
    assert heads(sitter)["L06"][2]
    agrees(sitter)
    sitter.does("problems.group")
    settles(sitter)
    assert heads(sitter) == {}
    assert model_of(sitter).rowCount() == 5
    agrees(sitter)


def test_the_choice_is_remembered_and_what_is_unfolded_belongs_to_the_file(
    sitter: Person, folder: Path, settings: Settings
) -> None:
    assert settings.get(PROBLEMS_GROUPED)
    enters_the_list(sitter, "L06")
    sitter.presses(Key.Key_Right)
    sitter.opens(some_file(folder, "next.xml", BODY))
    settles(sitter)
    sitter.goes_to(1, LOC)
    assert model_of(sitter).is_grouped
    sitter.does("view.previous_tab")
    settles(sitter)
    assert heads(sitter)["L06"][2]
    sitter.does("problems.group")
    settles(sitter)
    assert not settings.get(PROBLEMS_GROUPED)
    assert heads(sitter) == {}


def test_a_copied_head_brings_all_below_it(sitter: Person) -> None:
    enters_the_list(sitter, "L06")
    QTest.keyClick(panel(sitter).table, Key.Key_C, CTRL)
    sitter.waits_until(lambda: QGuiApplication.clipboard().text().count(" L06 ") == 5)


def test_a_head_is_told_to_a_screen_reader(sitter: Person) -> None:
    line = heads(sitter)["L06"][0]
    role = Qt.ItemDataRole.AccessibleTextRole
    said = str(model_of(sitter).index(line, 0).data(role))
    assert said.startswith("L06, Unencoded characters, 5")
    assert said.endswith(", folded")
    clicks_line(sitter, line)
    assert str(model_of(sitter).index(line, 0).data(role)).endswith(", unfolded")


def test_the_rule_of_a_head_is_muted_and_the_list_goes_on(sitter: Person) -> None:
    enters_the_list(sitter, "L06")
    sitter.does("problems.mute_file")
    settles(sitter)
    sitter.waits_until(lambda: "L06" not in heads(sitter))
    sitter.waits_until(lambda: sitter.page.problem.problem is not None)
    agrees(sitter)


def test_enter_leads_from_a_head_to_the_first_row_and_escape_to_the_table(sitter: Person) -> None:
    enters_the_list(sitter, "L06")
    sitter.presses(Key.Key_Return)
    sitter.waits_until(lambda: sitter.page.view.hasFocus())
    assert sitter.at == (0, LOC)
    agrees(sitter)
