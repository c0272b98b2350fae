"""The dialog of shortcuts: all commands with their keys, found by typing, changed one by one."""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QComboBox, QDialog, QLineEdit, QWidget

from sitemap_editor.core.errors import SitemapError
from sitemap_editor.core.fuzzy import match
from sitemap_editor.session.lines_model import ColumnsModel, LineColumn
from sitemap_editor.session.program.key_bindings import Command, KeyBindings, objection, shown
from sitemap_editor.session.program.own_keys import SUFFIX, read_keys, write_keys
from sitemap_editor.windows.looks.dialogs import close_button
from sitemap_editor.windows.looks.layouts import REST, button, column_of, row_of
from sitemap_editor.windows.looks.lines_table import LinesTable
from sitemap_editor.windows.looks.plain_text import PlainLabel
from sitemap_editor.windows.looks.text_size import scaled_size
from sitemap_editor.windows.prompts import Prompts
from sitemap_editor.windows.shortcuts.key_field import KeyField

_SIZE: Final = (680, 520)
_KEY: Final = Qt.Key


class ShortcutsModel(ColumnsModel[Command]):
    """A line for each command."""

    def __init__(self, bindings: KeyBindings, parent: QObject) -> None:
        super().__init__(parent)
        self._bindings = bindings
        self.look_again()
        self.set_columns(
            LineColumn(self.tr("Command"), lambda command: command.name),
            LineColumn(self.tr("Menu"), lambda command: command.menu, 170),
            LineColumn(self.tr("Shortcut"), self.shortcut, 170, tip=self.shortcut),
            LineColumn(self.tr("Changed"), self._changed, 80),
        )

    def look_again(self) -> None:
        """Read the keys that are in force anew."""
        self._keys, self._own = self._bindings.keys(), self._bindings.own

    def shortcut(self, command: Command) -> str:
        """Return the keys of a command."""
        return shown(self._keys[command.id])

    def _changed(self, command: Command) -> str:
        return self.tr("yes") if command.id in self._own else ""


class ShortcutsTable(LinesTable):
    """Enter and F2 go on to press a key; Delete takes the keys of a command."""

    def __init__(self, dialog: ShortcutsDialog) -> None:
        super().__init__(dialog)
        self._dialog = dialog
        self.setAccessibleName(self.tr("Commands and their shortcuts"))
        self.setSelectionMode(LinesTable.SelectionMode.SingleSelection)
        self.doubleClicked.connect(lambda _index: dialog.field.setFocus())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do what is done with a line."""
        if event.key() in (_KEY.Key_Return, _KEY.Key_Enter, _KEY.Key_F2):
            self._dialog.field.setFocus()
        elif event.key() in (_KEY.Key_Delete, _KEY.Key_Backspace):
            self._dialog.remove.click()
        else:
            super().keyPressEvent(event)


class ShortcutsDialog(QDialog):
    """Each change takes effect at once; the dialog is just closed."""

    def __init__(self, bindings: KeyBindings, prompts: Prompts, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._bindings = bindings
        self._prompts = prompts
        self.setWindowTitle(self.tr("Keyboard Shortcuts"))
        self.resize(scaled_size(self, *_SIZE))
        self.search = QLineEdit(self, placeholderText=self.tr("Search commands or keys"))
        self.search.setAccessibleName(self.search.placeholderText())
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(lambda _text: self._show(anew=True))
        self.sets = self._made_sets()
        self.model = ShortcutsModel(bindings, self)
        self.table = ShortcutsTable(self)
        self.field = KeyField(self._on_pressed, self._on_left, self)
        self.message = PlainLabel("", self, wraps=True)
        self.assign = button(self.tr("&Assign"), self, self._assign)
        self.remove = button(self.tr("&Remove"), self, self._remove)
        self.reset = button(self.tr("R&eset"), self, self._reset)
        self.take = button(self.tr("&Import…"), self, self._import)
        self.hand_on = button(self.tr("E&xport…"), self, self._export)
        self.reset_all = button(self.tr("Reset A&ll"), self, self._reset_all)
        self.table.show_lines(self.model)
        self.table.selectionModel().selectionChanged.connect(lambda *_: self._on_chosen())
        self._lay_out()
        self._show()
        self.search.setFocus()

    def _made_sets(self) -> QComboBox:
        sets = QComboBox(self)
        for key_set, text in self._bindings.key_sets.items():
            sets.addItem(QCoreApplication.translate("preferences", text), key_set)
        sets.setCurrentIndex(sets.findData(self._bindings.key_set))
        sets.activated.connect(lambda _number: self._choose_set())
        return sets

    def _lay_out(self) -> None:
        new_key = PlainLabel(self.tr("New &key:"), self, buddy=self.field)
        key_set = PlainLabel(self.tr("&Set:"), self, buddy=self.sets)
        buttons = close_button(self)
        column_of(
            row_of((self.search, 1), key_set, self.sets),
            (self.table, 1),
            row_of(new_key, (self.field, 1), self.assign, self.remove, self.reset),
            self.message,
            row_of(self.take, self.hand_on, self.reset_all, REST, buttons),
            on=self,
        )

    # What is listed

    def _show(self, *, anew: bool = False) -> None:
        """List the commands that fit what is sought; stay at the one that was chosen, or not."""
        chosen = None if anew else self._chosen()
        self.model.look_again()
        typed = self.search.text()
        lines: Sequence[Command] = self._bindings.commands
        if typed.strip():
            keys = self.model.shortcut
            scored = [(match(typed, each.name, each.menu, keys(each)), each) for each in lines]
            found = [(-x.score, x.unused, each) for x, each in scored if x is not None]
            lines = [each for *_, each in sorted(found, key=itemgetter(0, 1))]
        self.model.show_lines(lines)
        if lines:
            ids = [each.id for each in lines]
            self.table.select([ids.index(chosen.id) if chosen and chosen.id in ids else 0])
        self._enable()

    def _chosen(self) -> Command | None:
        rows = self.table.selected()
        return self.model.line(rows[0]) if rows else None

    def _on_chosen(self) -> None:
        self.field.show_key(QKeySequence())
        self.message.setText("")
        self._enable()

    def _enable(self) -> None:
        chosen = self._chosen()
        own = self._bindings.own
        key = self.field.key
        self.field.setEnabled(chosen is not None)
        self.assign.setEnabled(chosen is not None and not key.isEmpty() and not objection(key))
        self.remove.setEnabled(chosen is not None and bool(self.model.shortcut(chosen)))
        self.reset.setEnabled(chosen is not None and chosen.id in own)
        self.reset_all.setEnabled(bool(own))

    # Changes

    def _on_pressed(self, key: QKeySequence) -> None:
        """Say what the key does now; Enter assigns it."""
        chosen, user = self._chosen(), self._bindings.user_of(key)
        said = objection(key)
        if not said and user is not None and (chosen is None or user != chosen.id):
            text = self.tr("{key} is {command} now. Assign takes it from there.")
            said = text.format(key=self.field.text(), command=self._name(user))
        self.message.setText(said)
        self._enable()
        if self.assign.isEnabled():
            self.assign.setFocus()
            self.assign.setDefault(True)

    def _on_left(self) -> None:
        self._on_chosen()
        self.table.setFocus()

    def _assign(self) -> None:
        chosen, key = self._chosen(), self.field.key
        if chosen is None:
            return
        user = self._bindings.user_of(key)
        self._bindings.assign(chosen.id, key)
        said = ""
        if user is not None and user != chosen.id:
            keys = shown(self._bindings.keys()[user])
            text = (
                self.tr("{command} has {keys} now.")
                if keys
                else self.tr("{command} has no key now.")
            )
            said = text.format(command=self._name(user), keys=keys)
        self._after(said)

    def _remove(self) -> None:
        if (chosen := self._chosen()) is not None:
            self._bindings.remove(chosen.id)
            self._after()

    def _reset(self) -> None:
        if (chosen := self._chosen()) is not None:
            self._bindings.reset(chosen.id)
            self._after()

    def _reset_all(self) -> None:
        self._bindings.reset_all()
        self._after(self.tr("All shortcuts are as the set has them."))

    def _choose_set(self) -> None:
        key_set: Any = self.sets.currentData()
        self._bindings.choose_set(key_set)
        self._after()

    def _after(self, said: str = "") -> None:
        """Show what was done; the keyboard goes back to the list."""
        self._show()
        self.field.show_key(QKeySequence())
        self._enable()
        self.message.setText(said)
        self.table.setFocus()

    def _name(self, action_id: str) -> str:
        names = {command.id: command.name for command in self._bindings.commands}
        return names.get(action_id, action_id)

    # Files

    def _import(self) -> None:
        path = self._prompts.keys_to_open()
        if path is None:
            return
        try:
            key_set, own = read_keys(path)
        except SitemapError as error:
            self._prompts.tell_error(path.name, error)
            return
        count = self._bindings.take(key_set, own)
        self.sets.setCurrentIndex(self.sets.findData(self._bindings.key_set))
        said = self.tr("%n shortcut(s) imported.", "", count)
        if count < len(own):
            said += " " + self.tr("%n shortcut(s) cannot be used here.", "", len(own) - count)
        self._after(said)

    def _export(self) -> None:
        path = self._prompts.place_for_keys(Path(f"sitemap-editor{SUFFIX}"))
        if path is None:
            return
        try:
            write_keys(path, self._bindings.text())
        except SitemapError as error:
            self._prompts.tell_error(path.name, error)
