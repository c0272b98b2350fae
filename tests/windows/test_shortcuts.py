"""Own shortcuts: pressed, taken from others, reset, handed on, and in force at once everywhere."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as some
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from sitemap_editor.core.errors import SitemapError
from sitemap_editor.session.program.key_bindings import Command, KeyBindings, shown
from sitemap_editor.session.program.own_keys import as_text, kept, parse
from sitemap_editor.session.program.settings import OWN_KEYS, Settings
from sitemap_editor.windows.action_specs.catalogue import ACTIONS
from sitemap_editor.windows.help.pages import keys_text
from sitemap_editor.windows.key_sets import (
    KEY_SET_NAMES,
    KEY_SETS,
    SPREADSHEET,
    VERSION_0_1,
    keys_in,
)
from sitemap_editor.windows.shortcuts.dialog import ShortcutsDialog
from tests.qt_support import (
    CTRL,
    LOC,
    NO_MODIFIER,
    SHIFT,
    Key,
    Person,
    ScriptedPrompts,
    click,
    settings_in,
)
from tests.windows.files import some_file

IDS = [spec.id for spec in ACTIONS]


class Changer:
    """Somebody with the dialog in front of them."""

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        self.applied = 0
        commands = [Command(name, name.partition(".")[2], "Menu") for name in IDS]
        self.bindings = KeyBindings(settings, commands, KEY_SET_NAMES, keys_in, self._count)
        self.prompts = ScriptedPrompts()
        self.dialog = ShortcutsDialog(self.bindings, self.prompts, parent)
        self.dialog.show()

    def _count(self) -> None:
        self.applied += 1

    def presses(self, action_id: str, key: Key, held: object = CTRL) -> str:
        """Choose a command, press a key for it; return what is said."""
        dialog = self.dialog
        dialog.search.clear()
        dialog.table.select([IDS.index(action_id)])
        assert isinstance(held, type(CTRL))
        QTest.keyClick(dialog.field, key, held)
        return dialog.message.text()

    def keys(self, action_id: str) -> str:
        return shown(self.bindings.keys()[action_id])


@pytest.fixture
def changer(qtbot: QtBot, tmp_path: Path) -> Iterator[Changer]:
    parent = QWidget()
    qtbot.addWidget(parent)
    yield Changer(settings_in(tmp_path), parent)
    parent.deleteLater()


def test_a_key_that_is_free_is_pressed_and_assigned(changer: Changer) -> None:
    assert changer.presses("rows.dedupe", Key.Key_J) == ""
    click(changer.dialog.assign)
    assert changer.keys("rows.dedupe") == "Ctrl+J"
    assert changer.applied == 1
    click(changer.dialog.remove)
    assert changer.keys("rows.dedupe") == ""
    click(changer.dialog.reset)
    assert changer.bindings.own == {}
    assert not changer.dialog.reset.isEnabled()


def test_a_key_in_use_is_taken_in_one_step_and_both_are_told(changer: Changer) -> None:
    said = changer.presses("rows.dedupe", Key.Key_D)
    assert said == "Ctrl+D is fill_down now. Assign takes it from there."
    click(changer.dialog.assign)
    assert changer.dialog.message.text() == "fill_down has no key now."
    assert (changer.keys("rows.dedupe"), changer.keys("edit.fill_down")) == ("Ctrl+D", "")
    changer.presses("edit.fill_down", Key.Key_D)
    click(changer.dialog.assign)
    assert (changer.keys("rows.dedupe"), changer.keys("edit.fill_down")) == ("", "Ctrl+D")


def test_reset_takes_the_usual_key_back(changer: Changer) -> None:
    changer.bindings.assign("edit.fill_down", QKeySequence("Ctrl+J"))
    changer.bindings.assign("rows.dedupe", QKeySequence("Ctrl+D"))
    changer.bindings.reset("edit.fill_down")
    assert (changer.keys("rows.dedupe"), changer.keys("edit.fill_down")) == ("", "Ctrl+D")
    changer.bindings.assign("rows.dedupe", QKeySequence("Ctrl+D"))
    changer.bindings.reset_all()
    assert changer.bindings.keys() == keys_in(SPREADSHEET)


@pytest.mark.parametrize(
    ("key", "held"),
    [
        (Key.Key_A, NO_MODIFIER),
        (Key.Key_F2, NO_MODIFIER),
        (Key.Key_Down, CTRL | SHIFT),
        (Key.Key_Space, CTRL),
    ],
)
def test_keys_that_type_or_that_the_table_needs_are_refused(
    changer: Changer, key: Key, held: object
) -> None:
    assert changer.presses("rows.dedupe", key, held) != ""
    assert not changer.dialog.assign.isEnabled()


def test_commands_are_found_by_name_and_by_key(changer: Changer) -> None:
    dialog = changer.dialog
    dialog.search.setText("fill do")
    assert [line.id for line in dialog.model.lines] == ["edit.fill_down"]
    dialog.search.setText("ctrl+d")
    assert "edit.fill_down" in [line.id for line in dialog.model.lines][:2]


def test_shortcuts_go_to_a_file_and_come_back(changer: Changer, tmp_path: Path) -> None:
    path = tmp_path / "mine.keys.json"
    changer.bindings.choose_set(VERSION_0_1)
    changer.bindings.assign("rows.dedupe", QKeySequence("Ctrl+J"))
    changer.prompts.will_be_asked("place_for_keys", path)
    changer.dialog._export()
    before = changer.bindings.keys()
    changer.bindings.reset_all()
    changer.bindings.choose_set(SPREADSHEET)
    content = json.loads(path.read_text())
    content["keys"] |= {"of.a.later.version": ["Ctrl+1"], "rows.sort_file": ["A"]}
    path.write_text(json.dumps(content))
    changer.prompts.will_be_asked("keys_to_open", path)
    changer.dialog._import()
    assert changer.bindings.keys() == before
    said = changer.dialog.message.text()
    assert said.startswith("1 shortcut")
    assert said.endswith("2 shortcuts cannot be used here.")
    path.write_text("[]")
    changer.prompts.will_be_asked("keys_to_open", path)
    changer.prompts.will_be_asked("tell_error")
    changer.dialog._import()
    assert changer.prompts.asked[-1][1:3] == (
        path.name,
        "This is not a file of keyboard shortcuts.",
    )
    assert changer.bindings.keys() == before


def test_a_text_that_is_none_or_of_a_later_version_is_refused() -> None:
    with pytest.raises(SitemapError, match="later version"):
        parse('{"sitemap_editor_keys": 2}')
    assert kept("nonsense") == kept("") == {}
    assert parse('{"sitemap_editor_keys": 1, "set": 3, "keys": {"a": 1, "b": [2, "c"]}}') == (
        "",
        {"b": ("c",)},
    )


KEYS = some.sampled_from(["Ctrl+D", "Ctrl+G", "Ctrl+J", "F9", "Ctrl+Shift+D", "nonsense", ""])


@given(
    own=some.dictionaries(some.sampled_from(IDS), some.lists(KEYS, max_size=3).map(tuple)),
    key_set=some.sampled_from(sorted(KEY_SETS)),
)
def test_no_key_is_used_twice_whatever_is_own(
    own: dict[str, tuple[str, ...]], key_set: str
) -> None:
    found = keys_in(key_set, kept(as_text(own)) if own else {})
    keys = [key.toString() for each in found.values() for key in each]
    assert sorted(keys) == sorted(set(keys))
    assert found.keys() == set(IDS)


def test_a_changed_key_is_in_force_at_once_wherever_keys_are_shown(
    person: Person, prompts: ScriptedPrompts, settings: Settings, folder: Path
) -> None:
    person.opens(some_file(folder))

    def change(bindings: KeyBindings) -> None:
        bindings.assign("rows.duplicate", QKeySequence("Ctrl+J"))

    prompts.will_be_asked("change_shortcuts", change)
    person.does("help.shortcuts")
    person.goes_to(0, LOC)
    person.presses(Key.Key_J, CTRL)
    person.waits_until(lambda: person.page.model.rowCount() == 4)
    actions = person.window.action_set
    assert "(Ctrl+J)" in actions["rows.duplicate"].toolTip()
    assert "Ctrl+J" in keys_text(actions)
    entries = {each.key: each for each in person.window.commands.palette.entries()}
    assert entries["rows.duplicate"].shortcut == "Ctrl+J"
    assert kept(settings.get(OWN_KEYS)) == {"rows.duplicate": ("Ctrl+J",)}
    assert QApplication.focusWidget() is person.view
