"""Sets of shortcuts: chosen in the preferences, in force at once and after the next start."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from sitemap_editor.session.program.settings import KEY_SET, Preferences, Settings
from sitemap_editor.windows.action_specs import ACTIONS
from sitemap_editor.windows.actions import Actions
from sitemap_editor.windows.key_sets import KEY_SETS, SPREADSHEET, VERSION_0_1, keys_in
from tests.qt_support import CTRL, LOC, Key, Person, ScriptedPrompts
from tests.windows.files import some_file


def choosing(key_set: str) -> Callable[[Preferences], None]:
    return lambda preferences: preferences.set(KEY_SET, key_set)


def test_a_set_names_actions_that_there_are() -> None:
    ids = {spec.id for spec in ACTIONS}
    assert all(other.keys() <= ids for other in KEY_SETS.values())


@pytest.mark.parametrize("key_set", KEY_SETS)
def test_no_key_stands_twice_in_a_set(key_set: str) -> None:
    keys = [key.toString() for each in keys_in(key_set).values() for key in each]
    assert sorted(keys) == sorted(set(keys))


def test_a_set_that_is_not_known_is_the_usual_one() -> None:
    assert keys_in("of a later version") == keys_in(SPREADSHEET)


def test_another_set_is_in_force_at_once_and_remembered(
    person: Person, prompts: ScriptedPrompts, settings: Settings, folder: Path
) -> None:
    person.opens(some_file(folder))
    prompts.will_be_asked("change_preferences", choosing(VERSION_0_1))
    person.does("edit.preferences")
    action = person.window.action_set["rows.duplicate"]
    assert "Ctrl+D" in action.toolTip()
    person.goes_to(0, LOC)
    person.presses(Key.Key_D, CTRL)
    person.waits_until(lambda: person.page.model.rowCount() == 4)
    assert settings.get(KEY_SET) == VERSION_0_1
    again = Actions(person.window, person.window.palette(), settings.get(KEY_SET))
    assert again["rows.duplicate"].shortcuts() == action.shortcuts()
    again.deleteLater()


def test_the_usual_set_comes_back(person: Person, prompts: ScriptedPrompts) -> None:
    for key_set in (VERSION_0_1, SPREADSHEET):
        prompts.will_be_asked("change_preferences", choosing(key_set))
        person.does("edit.preferences")
    keys = {each: person.window.action_set[each].shortcuts() for each in keys_in(SPREADSHEET)}
    assert keys == keys_in(SPREADSHEET)
    assert "(" not in person.window.action_set["edit.select_like"].toolTip()
