"""The command palette: what it lists, in which order, and what becomes of the keyboard."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from sitemap_editor.core.checks.catalogue import ALL_RULES
from sitemap_editor.core.recipes.recipe import Recipe, step_of
from sitemap_editor.session.changing.recipe_shelf import RecipeShelf
from sitemap_editor.session.program.settings import PALETTE_USED, Settings
from sitemap_editor.windows.action_specs.catalogue import ACTIONS
from sitemap_editor.windows.palette.entries import Entry, Group, listed
from sitemap_editor.windows.palette.panel import PalettePanel
from sitemap_editor.windows.palette.reasons import reason_of
from sitemap_editor.windows.situation import Situation
from tests.qt_support import CTRL, LOC, NO_MODIFIER, SHIFT, Key, Person, ScriptedPrompts
from tests.windows.files import some_file


class Finder:
    """Somebody who opens the palette and types."""

    def __init__(self, person: Person) -> None:
        self.person = person
        person.waits_until(lambda: QApplication.focusWidget() is not None)
        person.presses(Key.Key_P, CTRL | SHIFT)
        person.waits_until(lambda: QApplication.focusWidget() is self.panel.field)

    @property
    def panel(self) -> PalettePanel:
        return self.person.window.commands.palette.panel

    @property
    def titles(self) -> list[str]:
        return [line.entry.title for line in self.panel.model.lines]

    @property
    def entries(self) -> dict[str, Entry]:
        return {line.entry.key: line.entry for line in self.panel.model.lines}

    def chooses(self, typed: str) -> None:
        self.person.types(typed)
        self.person.presses(Key.Key_Return)


def opened(person: Person, folder: Path) -> None:
    person.opens(some_file(folder))
    person.goes_to(0, LOC)


def test_of_equal_commands_that_of_the_menu_farther_left_comes_first(
    person: Person, folder: Path
) -> None:
    person.opens(some_file(folder, body="<url><loc>http://example.com/a b</loc></url>"))
    person.waits_until(lambda: person.session.findings.is_settled)
    person.goes_to(0, LOC)
    finder = Finder(person)
    person.types("export")
    rows, problems = finder.titles[:3], finder.titles[3]
    assert rows == ["Export: All Rows…", "Export: Rows Shown…", "Export: Selected Rows…"]
    assert problems == "Export List…"


def test_a_few_letters_and_enter_call_a_command(person: Person, folder: Path) -> None:
    opened(person, folder)
    finder = Finder(person)
    person.types("dup")
    assert finder.titles[:2] == ["Duplicate Rows", "Remove Duplicates…"]
    person.presses(Key.Key_Return)
    person.waits_until(lambda: person.page.model.rowCount() == 4)
    assert finder.panel.isHidden()
    assert QApplication.focusWidget() is person.view


def test_what_cannot_be_chosen_comes_behind_all_that_can() -> None:
    def entry(title: str, reason: str | None) -> Entry:
        return Entry(title, Group.COMMAND, title, "", lambda: None, reason=reason)

    entries = [entry("Export CSV", "No row is selected"), entry("Export rows as CSV file", None)]
    lines = listed(entries, "export csv", ["Export CSV"])
    assert [line.entry.reason for line in lines] == [None, "No row is selected"]


def test_esc_and_a_click_elsewhere_give_the_keyboard_back(person: Person, folder: Path) -> None:
    opened(person, folder)
    person.does("find.show")
    before = QApplication.focusWidget()
    assert before is not person.view
    finder = Finder(person)
    person.types("zoom")
    person.presses(Key.Key_Escape)
    assert QApplication.focusWidget() is before
    finder = Finder(person)
    assert finder.panel.field.text() == ""
    toolbar = person.window.toolbar
    QTest.mouseClick(toolbar, Qt.MouseButton.LeftButton, NO_MODIFIER, QPoint(2, 2))
    assert finder.panel.isHidden()
    assert QApplication.focusWidget() is before
    person.presses(Key.Key_Escape)
    person.does("filter.show")  # which is folded away as soon as it is left empty
    Finder(person)
    person.presses(Key.Key_P, CTRL | SHIFT)
    assert finder.panel.isHidden()
    assert QApplication.focusWidget() is person.view


def test_every_action_is_there_with_its_keys_and_its_menu(person: Person, folder: Path) -> None:
    opened(person, folder)
    entries = Finder(person).entries
    assert {spec.id for spec in ACTIONS} - entries.keys() == {"view.palette"}
    assert entries["rows.delete"].shortcut == "Ctrl+-"
    assert entries["file.export"].detail == "File › Export"
    assert entries["rows.recipes"].detail == "Rows › Recipes"
    assert all(entry.detail for entry in entries.values())
    assert {f"rule:{rule.code}" for rule in ALL_RULES} <= entries.keys()


def test_what_cannot_be_done_says_why_and_stays(person: Person, folder: Path) -> None:
    opened(person, folder)
    finder = Finder(person)
    person.types("open listed")
    assert "Only in a sitemap index" in finder.panel.field.accessibleDescription()
    person.presses(Key.Key_Return)
    assert finder.panel.isVisible()
    person.types("xyz")
    assert finder.panel.nothing.isVisible()
    person.presses(Key.Key_Return)
    person.presses(Key.Key_Escape)


def test_every_action_that_is_greyed_where_no_file_is_open_has_a_reason() -> None:
    reasons = [reason_of(spec, Situation()) for spec in ACTIONS]
    assert set(reasons) == {None, "No file is open"}
    with_file = Situation(has_tab=True, has_page=True, is_text=False)
    assert "" not in [reason_of(spec, with_file) for spec in ACTIONS]


def test_what_was_chosen_lately_comes_first(
    person: Person, folder: Path, settings: Settings
) -> None:
    opened(person, folder)
    Finder(person).chooses("zoom out")
    Finder(person).chooses("zoom in")
    finder = Finder(person)
    assert finder.titles[:2] == ["Zoom In", "Zoom Out"]
    person.types("zo")
    assert finder.titles[0] == "Zoom In"
    person.presses(Key.Key_Down)
    person.presses(Key.Key_Return)
    assert settings.get(PALETTE_USED) == ["view.zoom_out", "view.zoom_in"]


def test_the_meaning_of_the_key_that_moved_is_told_once(person: Person, folder: Path) -> None:
    opened(person, folder)
    Finder(person)
    assert "Split is Ctrl+Shift+K" in person.said
    person.presses(Key.Key_Escape)
    person.window.reporter.message("else")
    Finder(person)
    assert person.said == "else"


def test_tabs_files_columns_recipes_and_rules_are_gone_to(
    person: Person, folder: Path, prompts: ScriptedPrompts, settings: Settings
) -> None:
    settings.add_recent_file(str(folder / "of-last-week.xml"))
    RecipeShelf(settings).add(Recipe((step_of({"do": "clear", "column": "priority"}),), "Tidy up"))
    person.opens(some_file(folder, "first.xml"))
    person.opens(some_file(folder, "second.xml"))
    groups = {entry.title: entry.group for entry in Finder(person).entries.values()}
    assert groups["first.xml"] is Group.TAB
    assert "second.xml" not in groups
    assert groups["of-last-week.xml"] is Group.FILE
    assert groups["Tidy up"] is Group.RECIPE
    person.presses(Key.Key_Escape)
    prompts.will_be_asked("review_change", lambda _review: False)
    Finder(person).chooses("scheme")
    assert "url-scheme" in prompts.asked[-1]
    Finder(person)
    person.types("first")
    person.presses(Key.Key_Return)
    assert person.page.name == "first.xml"
    priority = person.page.model.names.index("priority")
    person.window.tabs.columns._show(person.view, priority, is_shown=False)
    Finder(person).chooses("priority show column")
    assert not person.view.isColumnHidden(priority)
    assert person.at[1] == priority
    Finder(person).chooses("loc sort desc")
    person.waits_until(lambda: person.page.model.sorting == ("loc", True))
    prompts.will_be_asked("show_text")
    Finder(person).chooses("D04")
    assert "Rule D04" in prompts.asked[-1]
