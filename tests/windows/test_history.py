"""The history: go to any step, bring back what was set aside, make a recipe of steps."""

from __future__ import annotations

from array import array
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from sitemap_editor import Document
from sitemap_editor.core.document.edits import FillCells
from sitemap_editor.core.document.row import Row
from sitemap_editor.core.recipes.catalogue import SPECS_BY_ID
from sitemap_editor.core.recipes.recipe import Recipe, parse_recipe, step_of
from sitemap_editor.core.recipes.running import run_recipe
from sitemap_editor.session.changing.change_review import ChangeReview
from sitemap_editor.session.changing.recipe_review import RecipeReview
from sitemap_editor.session.changing.recipe_shelf import RecipeShelf
from sitemap_editor.session.document.history import History
from sitemap_editor.session.document.undo import HistoryNote, RecipeWords
from sitemap_editor.windows.history.dock import HistoryDock
from tests.qt_support import CHANGEFREQ, LASTMOD, LOC, Key, Person
from tests.windows.files import some_file
from tests.windows.test_change_rows import accepts, gives

ROWS = "".join(f"\n <url><loc>http://example.com/{each}</loc></url>" for each in "abc")
CHECK = Qt.ItemDataRole.CheckStateRole


@pytest.fixture
def sitter(person: Person, folder: Path) -> Person:
    person.opens(some_file(folder, body=ROWS))
    person.goes_to(0, LOC)
    return person


def types(person: Person, *texts: str) -> list[bytes]:
    """Change lastmod of the first row, step by step; return the file before and after each."""
    states = [person.bytes]
    for text in texts:
        person.edits(0, LASTMOD, text)
        states.append(person.bytes)
    return states


def history_of(person: Person) -> History:
    return person.session.history


def is_at(person: Person, position: int) -> bool:
    return history_of(person).position == position


def labels(person: Person) -> list[tuple[str, bool]]:
    return [(step.label, step.is_done) for step in history_of(person).steps()]


def dock_of(person: Person) -> HistoryDock:
    person.does("view.history")
    dock = person.window.history.dock
    assert dock is not None
    person.waits_until(lambda: dock.isVisible() and dock.model.rowCount())
    return dock


def replaces(person: Person, find: str, new: str) -> None:
    def use(dialog: object) -> None:
        from sitemap_editor.windows.changing.change_dialog import ChangeDialog

        assert isinstance(dialog, ChangeDialog)
        gives(person, dialog, find=find, **{"with": new})

    person.prompts.will_be_asked("review_change", accepts(person, use))
    person.does("find.replace")


def test_a_click_goes_to_a_step_and_back(sitter: Person) -> None:
    states = types(sitter, "2024-01-01", "2024-02-02", "2024-03-03")
    dock = dock_of(sitter)
    assert [dock.model.index(row, 2).data() for row in range(4)] == ["", "1", "1", "1"]
    for position in (1, 3, 0, 2):
        dock.table.clicked.emit(dock.model.index(position, 1))
        sitter.waits_until(partial(is_at, sitter, position))
        assert sitter.bytes == states[position]
    sitter.waits_until(
        lambda: dock.model.index(3, 1).data(Qt.ItemDataRole.AccessibleTextRole).endswith("undone")
    )
    spoken = dock.model.index(2, 1).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken.endswith("where you are")
    assert dock.model.index(2, 1).data(Qt.ItemDataRole.FontRole).bold()


def test_steps_that_were_overtaken_come_back_and_make_the_others_go_aside(sitter: Person) -> None:
    states = types(sitter, "2024-01-01", "2024-02-02", "2024-03-03")
    history_of(sitter).go_to(1)
    sitter.edits(1, CHANGEFREQ, "weekly")
    other = sitter.bytes
    (aside,) = history_of(sitter).set_aside()
    assert [label for label, _, _ in aside.steps] == ["Change lastmod of row 1"] * 2
    history_of(sitter).bring_back(aside)
    assert sitter.bytes == states[3]
    assert [is_done for _, is_done in labels(sitter)] == [True] * 3
    (back,) = history_of(sitter).set_aside()
    history_of(sitter).bring_back(back)
    assert sitter.bytes == other
    assert len(history_of(sitter).set_aside()) == 1


def test_steps_are_seen_below_details_whatever_was_set_aside(sitter: Person) -> None:
    sitter.does("view.details")
    dock = dock_of(sitter)
    for day in range(1, 7):
        sitter.edits(0, LASTMOD, f"2024-01-{day:02}")
        if day < 6:
            history_of(sitter).go_to(0)
    sitter.waits_until(lambda: dock.more.isVisible())
    table = dock.table
    assert table.viewport().height() >= 4 * table.verticalHeader().defaultSectionSize()


def test_what_was_set_aside_within_what_is_set_aside_waits_for_it(sitter: Person) -> None:
    states = types(sitter, "2024-01-01", "2024-02-02")
    history_of(sitter).go_to(1)
    sitter.edits(1, CHANGEFREQ, "weekly")
    history_of(sitter).go_to(0)
    sitter.edits(2, CHANGEFREQ, "never")
    (outer,) = history_of(sitter).set_aside()
    assert len(outer.steps) == 2
    history_of(sitter).bring_back(outer)
    parents = [each.parent for each in history_of(sitter).set_aside()]
    assert len(parents) == 2
    inner = next(each for each in history_of(sitter).set_aside() if each.parent)
    history_of(sitter).bring_back(inner)
    assert sitter.bytes == states[2]


def test_rows_that_were_put_in_and_taken_out_come_back(sitter: Person) -> None:
    sitter.selects(0)
    sitter.does("rows.duplicate")
    sitter.selects(2)
    sitter.does("rows.delete")
    after = sitter.bytes
    history_of(sitter).go_to(0)
    sitter.edits(0, LASTMOD, "2024-01-01")
    history_of(sitter).bring_back(history_of(sitter).set_aside()[0])
    assert sitter.bytes == after
    for _ in range(2):
        sitter.does("edit.undo")
    assert sitter.bytes.count(b"<url>") == 3


def test_the_panel_offers_what_was_set_aside(sitter: Person) -> None:
    states = types(sitter, "2024-01-01", "2024-02-02")
    dock = dock_of(sitter)
    assert not dock.asides[0].isVisible()
    history_of(sitter).go_to(0)
    sitter.edits(1, CHANGEFREQ, "weekly")
    sitter.waits_until(lambda: dock.asides[0].isVisible())
    assert dock.asides[0].text().startswith("Bring back 2 step")
    dock.asides[0].click()
    sitter.waits_until(lambda: sitter.bytes == states[2])


def test_the_menu_of_what_was_set_aside_names_the_steps(sitter: Person) -> None:
    dock = dock_of(sitter)
    for value in ("2024-01-01", "2024-02-02", "2024-03-03", "2024-04-04", "2024-05-05"):
        history_of(sitter).go_to(0)
        sitter.edits(0, LASTMOD, value)
    sitter.waits_until(lambda: not dock.more.isHidden())
    history_of(sitter).go_to(0)
    sitter.edits(2, CHANGEFREQ, "weekly")
    sitter.waits_until(lambda: len(history_of(sitter).set_aside()) == 5)
    sitter.waits_until(lambda: len(dock.more.menu().actions()) == 5 - len(dock.asides))
    for action in dock.more.menu().actions():
        assert action.text() == "Bring back 1 step set aside: Change lastmod of row 1"


def test_only_steps_that_changed_a_row_are_listed(sitter: Person) -> None:
    types(sitter, "2024-01-01")
    sitter.edits(1, LASTMOD, "2024-02-02")
    dock = dock_of(sitter)
    sitter.goes_to(1, LOC)
    dock.only_row.setChecked(True)
    sitter.waits_until(lambda: dock.model.rowCount() == 2)
    assert dock.model.index(1, 1).data() == "Change lastmod of row 2"
    sitter.goes_to(2, LOC)
    sitter.waits_until(lambda: dock.model.rowCount() == 1)


def test_ticked_steps_become_a_recipe(sitter: Person) -> None:
    replaces(sitter, "http:", "https:")
    sitter.page.model.insert_rows(0, [Row("http://example.com/new")], "Put in")
    replaces(sitter, "/b", "/bb")
    dock = dock_of(sitter)
    sitter.waits_until(lambda: dock.model.rowCount() == 4)
    model = dock.model
    ticks = [model.index(row, 0).data(CHECK) for row in range(4)]
    assert [tick is not None for tick in ticks] == [False, True, False, True]
    assert not dock.make.isEnabled()
    for row in (3, 1):
        assert model.setData(model.index(row, 0), Qt.CheckState.Checked, CHECK)
    assert not model.setData(model.index(2, 0), Qt.CheckState.Checked, CHECK)
    dock.table.select([2])
    assert dock.why.text() == "Not for a recipe: It inserted rows."
    assert model.index(2, 0).data(Qt.ItemDataRole.ToolTipRole) == dock.why.text()
    sitter.prompts.will_be_asked("recipe_name", "Both")
    dock.make.click()
    (recipe,) = RecipeShelf(sitter.window.place.settings).recipes()
    assert [step.to_json() for step in recipe.steps] == [
        {"do": "replace", "find": "http:", "with": "https:"},
        {"do": "replace", "find": "/b", "with": "/bb"},
    ]


def test_space_ticks_all_that_is_selected_and_tab_leads_to_the_button(sitter: Person) -> None:
    types(sitter, "2024-01-01")
    sitter.page.model.insert_rows(1, [Row("http://example.com/new")], "Put in")
    types(sitter, "2024-02-02", "2024-03-03")
    history_of(sitter).go_to(3)
    dock = dock_of(sitter)
    sitter.waits_until(lambda: dock.model.rowCount() == 5 and dock.table.hasFocus())
    QTest.keyClick(dock.table, Key.Key_Space)  # of the current step, in whatever column one is
    assert len(dock.model.ticked()) == 1
    QTest.keyClick(dock.table, Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(dock.table, Key.Key_Space)
    ticks = [dock.model.index(row, 0).data(CHECK) for row in range(5)]
    on, off = Qt.CheckState.Checked, Qt.CheckState.Unchecked
    assert ticks == [None, on, None, on, off]  # what was undone is not meant
    QTest.keyClick(dock.table, Key.Key_Tab)
    assert dock.make.hasFocus()
    QTest.keyClick(dock.table, Key.Key_Space)
    assert dock.model.ticked() == []


def test_a_change_of_selected_rows_is_no_step_of_a_recipe(sitter: Person) -> None:
    sitter.selects(0, 1)
    replaces(sitter, "http:", "https:")
    assert [step.note.step for step in history_of(sitter).steps()] == [None]
    assert [step.note.row_count for step in history_of(sitter).steps()] == [2]


def test_escape_leads_back_to_the_table(sitter: Person) -> None:
    dock = dock_of(sitter)
    sitter.waits_until(lambda: dock.table.hasFocus())
    sitter.presses(Key.Key_Escape)
    sitter.waits_until(lambda: sitter.view.hasFocus())
    sitter.does("view.history")
    sitter.does("view.history")
    sitter.waits_until(lambda: not dock.isVisible())


def test_another_file_has_another_history(sitter: Person, folder: Path) -> None:
    types(sitter, "2024-01-01")
    dock = dock_of(sitter)
    sitter.waits_until(lambda: dock.model.rowCount() == 2)
    assert dock.model.setData(dock.model.index(1, 0), Qt.CheckState.Checked, CHECK)
    sitter.opens(some_file(folder, "other.xml", body=ROWS))
    sitter.waits_until(lambda: dock.model.rowCount() == 1)
    types(sitter, "2024-02-02")
    sitter.waits_until(lambda: dock.model.rowCount() == 2)
    assert dock.model.ticked() == []
    assert not dock.make.isEnabled()
    sitter.does("edit.undo")
    sitter.does("file.close")
    sitter.waits_until(lambda: dock.model.rowCount() == 2)


def test_a_file_that_is_read_again_begins_another_history(sitter: Person) -> None:
    types(sitter, "2024-01-01")
    history_of(sitter).go_to(0)
    sitter.edits(1, CHANGEFREQ, "weekly")
    dock = dock_of(sitter)
    sitter.waits_until(lambda: dock.asides[0].isVisible())
    sitter.prompts.will_be_asked("throw_away_changes", True)
    sitter.does("file.reload")
    sitter.waits_until(lambda: dock.model.rowCount() == 1)
    assert not dock.asides[0].isVisible()


def test_a_review_says_no_step_for_some_rows(sitter: Person) -> None:
    shown = sitter.page.model.view_order.row_ids
    assert ChangeReview(sitter.session, shown[:], shown[:2]).words.steps == ()


@pytest.mark.parametrize(
    ("where", "said"),
    [
        ("", None),
        ("is:selected", None),
        ("live:404", None),
        ("loc:example -live:any", None),
        ("loc:example", "loc:example"),
    ],
)
def test_a_step_for_the_rows_that_a_filter_shows_says_the_filter(
    sitter: Person, where: str, said: str | None
) -> None:
    shown = sitter.page.model.view_order.row_ids
    review = ChangeReview(sitter.session, shown[:2], shown[:0], where)
    review.propose(SPECS_BY_ID["replace"], {"find": "http:", "with": "https:"})
    sitter.waits_until(lambda: review.proposal is not None and not review.is_working)
    assert review.count == 2
    step = HistoryNote(words=review.words).step
    assert (step.where if step is not None else None) == said
    if step is not None:  # what the history offers can be read again
        assert parse_recipe(Recipe((step,), "again").to_text()).steps == (step,)
    review.deleteLater()


def test_a_step_under_a_filter_of_live_results_is_not_offered_and_says_why(sitter: Person) -> None:
    types(sitter, "2020-02-02")
    dock = dock_of(sitter)
    sitter.waits_until(lambda: dock.model.rowCount() == 2)
    line = dock.model.lines[1]
    assert line.past is not None
    [said] = line.past.note.words.steps
    line.past.note.words = RecipeWords(({**said, "where": "live:404"},))
    assert dock.model.index(1, 0).data(CHECK) is None
    assert "what a live check found" in (dock.model.why_not(line) or "")


def test_a_step_for_rows_that_no_longer_match_says_why_it_is_none_of_a_recipe(
    sitter: Person,
) -> None:
    sitter.edits(1, LASTMOD, "2020-02-01")
    sitter.page.filter.set_text("lastmod:none")
    sitter.waits_until(lambda: not sitter.page.filter.rows.is_working)
    types(sitter, "2020-02-02")
    sitter.waits_until(lambda: sitter.page.filter.rows.misfit_count)
    replaces(sitter, "http", "https")
    dock = dock_of(sitter)
    sitter.waits_until(lambda: dock.model.rowCount() == 4)
    assert "no longer matched the filter" in (dock.model.why_not(dock.model.lines[3]) or "")


def test_eleven_steps_back_and_what_was_set_aside_again_by_keys_alone(sitter: Person) -> None:
    states = types(sitter, *(f"2024-01-{day:02}" for day in range(1, 13)))
    dock = dock_of(sitter)
    sitter.waits_until(lambda: dock.table.hasFocus() and dock.table.currentIndex().row() == 12)
    for _ in range(11):
        QTest.keyClick(dock.table, Key.Key_Up)
    QTest.keyClick(dock.table, Key.Key_Return)
    sitter.waits_until(lambda: is_at(sitter, 1))
    assert sitter.bytes == states[1]
    sitter.edits(1, CHANGEFREQ, "weekly")
    sitter.waits_until(lambda: dock.asides[0].isVisible())
    sitter.does("view.history")
    sitter.waits_until(lambda: dock.table.hasFocus())
    for _ in range(5):
        if dock.asides[0].hasFocus():
            break
        sitter.presses(Key.Key_Tab)
    sitter.presses(Key.Key_Space)
    sitter.waits_until(lambda: sitter.bytes == states[12])


def test_home_and_end_go_to_the_first_and_the_last_step(sitter: Person) -> None:
    states = types(sitter, "2020", "2021", "2022")
    table = dock_of(sitter).table
    sitter.waits_until(lambda: table.hasFocus() and table.currentIndex().row() == 3)
    sitter.presses(Key.Key_Home)
    sitter.presses(Key.Key_Return)
    sitter.waits_until(lambda: is_at(sitter, 0))
    sitter.presses(Key.Key_End)
    sitter.presses(Key.Key_Return)
    sitter.waits_until(lambda: is_at(sitter, 3))
    assert sitter.bytes == states[-1]


def test_all_that_was_set_aside_can_be_brought_back_however_often_that_was(sitter: Person) -> None:
    dock = dock_of(sitter)
    for day in range(1, 7):
        sitter.edits(0, LASTMOD, f"2024-01-{day:02}")
        history_of(sitter).go_to(0)
    sitter.edits(0, CHANGEFREQ, "weekly")
    sitter.waits_until(lambda: dock.more.isVisible())
    actions = dock.more.menu().actions()
    assert len(actions) == 5
    actions[4].trigger()
    sitter.waits_until(lambda: b"2024-01-01" in sitter.bytes)
    assert len(history_of(sitter).set_aside()) == 6


def test_a_row_is_found_among_the_rows_of_a_large_step() -> None:
    rows = array("I", [*range(70_000, 0, -1), 1 << 24])
    note = HistoryNote(touched=(rows,))
    found = [each for each in (0, 1, 256, 65_536, 70_000, 70_001, 1 << 24) if note.touches(each)]
    assert found == [1, 256, 65_536, 70_000, 1 << 24]


# What recipes say of steps


def said(person: Person) -> list[dict[str, object]]:
    """Return how a recipe says the last step."""
    past = [step for step in history_of(person).steps() if step.is_done][-1]
    return [step.to_json() for step in past.note.steps]


def shows(person: Person, text: str) -> None:
    person.page.filter.set_text(text)
    person.waits_until(lambda: not person.page.filter.rows.is_working)


A = "loc:/^http:\\/\\/example\\.com\\/a$/"


def test_a_recipe_says_what_is_typed_filled_cleared_moved_and_removed(sitter: Person) -> None:
    sitter.edits(0, LASTMOD, "2024-01-01")
    assert said(sitter) == [{"do": "set", "where": A, "column": "lastmod", "value": "2024-01-01"}]
    sitter.selects(0)
    sitter.does("edit.clear")
    assert {each["do"] for each in said(sitter)} == {"clear"}
    sitter.does("edit.undo")
    shows(sitter, "loc:example")
    sitter.does("edit.select_all")
    sitter.does("edit.today")
    (step,) = said(sitter)
    assert (step["do"], step["where"], step["column"]) == ("set", "loc:example", "lastmod")
    shows(sitter, "")
    sitter.selects(0)
    sitter.does("rows.move_down")
    assert said(sitter) == [{"do": "move", "where": A, "to": 2}]
    sitter.selects(1)
    sitter.does("rows.delete")
    assert said(sitter) == [{"do": "remove", "where": A}]
    sitter.does("rows.duplicate")
    assert said(sitter) == []


def test_what_is_said_of_typed_cells_does_the_same_to_the_file_as_it_was(sitter: Person) -> None:
    before = sitter.bytes
    sitter.edits(1, LOC, "http://example.com/b (new) & more?x=1")
    sitter.edits(1, LASTMOD, "2024-01-01")
    sitter.edits(0, CHANGEFREQ, "weekly")
    sitter.edits(1, LOC, "http://example.com/B")
    steps = [step for past in history_of(sitter).steps() for step in past.note.steps]
    opened = Document.from_bytes(before)
    done = run_recipe(opened.table.snapshot(), Recipe(tuple(steps)))
    assert [each.changed for each in done.outcomes] == [1] * 4
    assert done.edit is not None
    opened.apply(done.edit)
    assert opened.to_bytes() == sitter.bytes


def test_a_step_that_came_to_nothing_leaves_what_is_said_of_the_one_before(sitter: Person) -> None:
    sitter.edits(0, LASTMOD, "2024-01-01")
    before = said(sitter)
    sitter.page.model.carry_out(FillCells([0], ("lastmod",), "2024-01-01"), "Again")
    assert len(history_of(sitter).steps()) == 1
    assert said(sitter) == before


def test_a_recipe_that_was_applied_says_its_steps(sitter: Person) -> None:
    steps = (step_of({"do": "sort", "descending": True}), step_of({"do": "move", "to": 99}))
    shelf = RecipeShelf(sitter.window.place.settings)
    shelf.add(Recipe(steps, "Mine"))

    def act(review: RecipeReview) -> bool:
        review.propose()
        sitter.waits_until(lambda: review.run is not None)
        return True

    sitter.prompts.will_be_asked("review_recipe", act)
    sitter.does("rows.recipes")
    assert said(sitter) == [{"do": "sort", "descending": True}]
