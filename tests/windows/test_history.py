"""The history: go to any step, bring back what was set aside, make a recipe of steps."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from sitemap_editor.core.recipes.catalogue import SPECS_BY_ID
from sitemap_editor.session.changing.change_review import ChangeReview
from sitemap_editor.session.changing.recipe_shelf import RecipeShelf
from sitemap_editor.session.document.history import History
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
    sitter.page.model.set_cells([(0, "lastmod", "2024-01-01")], "Typed")
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
    sitter.prompts.will_be_asked("recipe_name", "Both")
    dock.make.click()
    (recipe,) = RecipeShelf(sitter.window.place.settings).recipes()
    assert [step.to_json() for step in recipe.steps] == [
        {"do": "replace", "find": "http:", "with": "https:"},
        {"do": "replace", "find": "/b", "with": "/bb"},
    ]


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
    sitter.opens(some_file(folder, "other.xml", body=ROWS))
    sitter.waits_until(lambda: dock.model.rowCount() == 1)
    sitter.does("file.close")
    sitter.waits_until(lambda: dock.model.rowCount() == 2)


def test_a_review_says_no_step_for_some_rows(sitter: Person) -> None:
    shown = sitter.page.model.view_order.row_ids
    assert ChangeReview(sitter.session, shown[:], shown[:2]).step is None


@pytest.mark.parametrize(
    ("where", "said"), [("", None), ("is:selected", None), ("loc:example", "loc:example")]
)
def test_a_step_for_the_rows_that_a_filter_shows_says_the_filter(
    sitter: Person, where: str, said: str | None
) -> None:
    shown = sitter.page.model.view_order.row_ids
    review = ChangeReview(sitter.session, shown[:2], shown[:0], where)
    review.propose(SPECS_BY_ID["replace"], {"find": "http:", "with": "https:"})
    sitter.waits_until(lambda: review.proposal is not None and not review.is_working)
    assert review.count == 2
    assert (review.step.where if review.step is not None else None) == said
    review.deleteLater()
