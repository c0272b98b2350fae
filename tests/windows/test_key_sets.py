"""Sets of shortcuts: chosen in the preferences, in force at once and after the next start."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtGui import QKeySequence

from sitemap_editor.session.program.settings import KEY_SET, Preferences, Settings
from sitemap_editor.windows.action_specs.catalogue import ACTIONS
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


_K = QKeySequence.StandardKey
OF_SYSTEMS: Final[dict[str, dict[QKeySequence.StandardKey, tuple[str, ...]]]] = {
    "no desktop": {_K.Redo: ("Ctrl+Shift+Z",)},
    "GNOME": {
        _K.Replace: ("Ctrl+H",),
        _K.FindNext: ("Ctrl+G", "F3"),
        _K.FindPrevious: ("Ctrl+Shift+G", "Shift+F3"),
    },
    "KDE": {
        _K.Replace: ("Ctrl+R",),
        _K.NextChild: ("Ctrl+Tab", "Ctrl+,"),
        _K.PreviousChild: ("Ctrl+Shift+Backtab", "Ctrl+."),
        _K.Preferences: ("Ctrl+Shift+,",),
    },
}
"""Where the keys of systems differ. Source: QKeySequence.keyBindings there."""


@pytest.mark.parametrize("system", OF_SYSTEMS)
@pytest.mark.parametrize("key_set", KEY_SETS)
def test_no_key_stands_twice_on_any_system(key_set: str, system: str) -> None:
    def bindings(key: QKeySequence.StandardKey) -> list[QKeySequence]:
        return [QKeySequence(text) for text in OF_SYSTEMS[system].get(key, ())]

    keys = keys_in(key_set, {"find.show": ["Ctrl+Tab"]}, bindings)
    texts = [key.toString() for each in keys.values() for key in each]
    assert sorted(texts) == sorted(set(texts))
    assert [key.toString() for key in keys["find.show"]] == ["Ctrl+Tab"]
    assert "Ctrl+," in [key.toString() for key in keys["edit.preferences"]]
    if key_set == SPREADSHEET:
        named = {"find.replace": "Ctrl+H", "find.row": "Ctrl+G", "edit.fill_right": "Ctrl+R"}
        assert {each: keys[each][0].toString() for each in named} == named


def test_a_key_of_the_system_stands_as_it_is_pressed() -> None:
    keys = keys_in(SPREADSHEET)
    assert "Ctrl+Shift+Tab" in [key.toString() for key in keys["view.previous_tab"]]
    assert not [each for some in keys.values() for each in some if "Backtab" in each.toString()]


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
