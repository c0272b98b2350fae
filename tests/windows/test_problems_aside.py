"""The problems panel stands beside tables alone: what has no rows has no list of problems."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QApplication

from sitemap_editor.session.files.open_files import remembered_panels
from sitemap_editor.session.program.settings import PROBLEMS_SHOWN, Settings
from tests.qt_support import LOC, Person, drain
from tests.windows.files import some_file
from tests.windows.test_current_problem import BODY, panel, settles
from tests.windows.test_text_page import broken, shows_text


def goes_to_tab(person: Person, number: int) -> None:
    person.window.tabs.setCurrentIndex(number)
    drain()
    person.looks()


def has_table_and_text(person: Person, folder: Path) -> None:
    person.opens(some_file(folder, "table.xml", BODY))
    person.window.problems.open()
    settles(person)
    person.window.files.open_paths([broken(folder, name="broken.xml")])
    person.waits_until(lambda: person.window.tabs.count() == 2)
    person.waits_until(lambda: person.window.tabs.current_page() is None)


def test_it_goes_with_the_table_and_comes_back_as_high_as_it_was(
    person: Person, folder: Path, settings: Settings
) -> None:
    person.opens(some_file(folder, "table.xml", BODY))
    person.window.problems.open()
    settles(person)
    height = panel(person).height()
    has_text = broken(folder, name="broken.xml")
    person.window.files.open_paths([has_text])
    person.waits_until(lambda: person.window.tabs.count() == 2)
    person.waits_until(lambda: not panel(person).isVisible())
    assert person.window.problems.is_on
    assert settings.get(PROBLEMS_SHOWN)
    assert not person.window.action_set["view.problems"].isChecked()
    goes_to_tab(person, 0)
    person.waits_until(lambda: panel(person).isVisible())
    person.waits_until(lambda: panel(person).height() == height)
    assert person.window.action_set["view.problems"].isChecked()
    settles(person)
    assert panel(person).current_problem() == person.page.problem.problem


def test_it_stays_closed_beside_a_table_where_a_person_closed_it(
    person: Person, folder: Path, settings: Settings
) -> None:
    has_table_and_text(person, folder)
    goes_to_tab(person, 0)
    person.window.problems.close()
    goes_to_tab(person, 1)
    goes_to_tab(person, 0)
    assert not panel(person).isVisible()
    assert not settings.get(PROBLEMS_SHOWN)


def test_who_was_in_the_list_is_in_the_page_that_comes(person: Person, folder: Path) -> None:
    has_table_and_text(person, folder)
    goes_to_tab(person, 0)
    person.goes_to(0, LOC)
    panel(person).table.setFocus()
    person.waits_until(lambda: panel(person).table.hasFocus())
    person.does("view.next_tab")
    front = person.window.tabs.front_page()
    assert front is not None

    def is_in_front() -> bool:
        focus = QApplication.focusWidget()
        return focus is not None and (front is focus or front.isAncestorOf(focus))

    person.waits_until(is_in_front)


def test_no_file_has_no_panel_and_the_next_one_has(person: Person, folder: Path) -> None:
    person.opens(some_file(folder, "table.xml", BODY))
    person.window.problems.open()
    settles(person)
    person.does("file.close")
    person.waits_until(lambda: not person.window.tabs.count())
    drain()
    person.looks()
    assert not panel(person).isVisible()
    person.opens(some_file(folder, "other.xml", BODY))
    person.waits_until(lambda: panel(person).isVisible())


def test_a_text_in_front_at_the_end_costs_nobody_the_panel(
    person: Person, folder: Path, settings: Settings
) -> None:
    person.program.restoring.start(brings_back=True)
    person.waits_until(lambda: person.program.restoring._noted is not None)
    has_table_and_text(person, folder)
    person.waits_until(lambda: not panel(person).isVisible())
    person.program.restoring.hold()
    person.program.restoring.keep()
    panels = remembered_panels(settings)
    assert panels is not None
    assert panels.has_problems


def test_a_text_page_has_no_list_beside_it(person: Person, folder: Path) -> None:
    shows_text(person, broken(folder))
    person.window.problems.open()
    drain()
    dock = person.window.problems.dock
    assert dock is None or not dock.isVisible()


def renames(person: Person, loc: str) -> None:
    """Change a cell, whichever window is active."""
    person.page.model.setData(person.page.model.index(0, LOC), loc)
    drain()
    person.looks()


def test_it_stays_when_it_begins_to_float_and_ends_to(
    person: Person, folder: Path, settings: Settings
) -> None:
    person.opens(some_file(folder, "table.xml", BODY))
    person.window.problems.open()
    settles(person)
    for is_floating in (True, False):
        panel(person).setFloating(is_floating)
        drain()
        renames(person, f"https://example.com/{is_floating}")
        settles(person)
        assert panel(person).isVisible()
        assert person.window.problems.is_on
        assert settings.get(PROBLEMS_SHOWN)


def test_it_stays_closed_where_a_person_closed_it_as_a_window(
    person: Person, folder: Path, settings: Settings
) -> None:
    person.opens(some_file(folder, "table.xml", BODY))
    person.window.problems.open()
    settles(person)
    panel(person).setFloating(True)
    drain()
    panel(person).close()
    renames(person, "https://example.com/edited")
    assert not panel(person).isVisible()
    assert not person.window.problems.is_on
    assert not settings.get(PROBLEMS_SHOWN)
