"""What a preference is chosen with: each control shows its value and says when it was changed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeAlias

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit, QSizePolicy, QSpinBox, QWidget

from sitemap_editor.session.program.preferences import Preferences
from sitemap_editor.windows.looks.layouts import button, row_of
from sitemap_editor.windows.preferences.table import Form, Preference, text_of

AskFolder: TypeAlias = Callable[[str, Path], Path | None]
_CHARACTERS: Final = 24


class FolderField(QWidget):
    """A folder, typed or chosen. Signals: `chosen` (path as text, empty for none)."""

    chosen = Signal(str)

    def __init__(self, shown: str, ask_folder: AskFolder, parent: QWidget) -> None:
        super().__init__(parent)
        self._ask_folder = ask_folder
        self.field = QLineEdit(shown, self)
        self.field.setPlaceholderText(self.tr("Next to the file"))
        self.field.setClearButtonEnabled(True)
        self.field.editingFinished.connect(self._on_typed)
        self.field.textChanged.connect(self._on_text_changed)
        self.choose = button(self.tr("C&hoose…"), self, self._on_choose)
        self.choose.setAccessibleName(self.tr("Choose a folder for backup copies"))
        self.setFocusProxy(self.field)
        row_of((self.field, 1), self.choose, on=self, margins=0)

    def _on_text_changed(self, text: str) -> None:
        if not text:  # cleared by its button, which nothing else follows
            self.chosen.emit("")

    def _on_typed(self) -> None:
        """Take a whole path; anything else would mean another folder with each start."""
        typed = self.field.text().strip()
        if not typed or Path(typed).is_absolute():
            self.chosen.emit(typed)

    def _on_choose(self) -> None:
        start = Path(self.field.text().strip() or Path.home())
        folder = self._ask_folder(self.tr("Backup Folder"), start)
        if folder is not None:
            self.field.setText(str(folder))
            self.chosen.emit(str(folder))


def made_control(
    preference: Preference, preferences: Preferences, ask_folder: AskFolder, parent: QWidget
) -> QWidget:
    """Return the control of a preference, showing what is chosen; a choice takes effect at once."""
    make = {
        Form.CHOICE: _choice,
        Form.TICK: _tick,
        Form.NUMBER: _number,
    }.get(preference.form)
    if make is not None:
        return make(preference, preferences, parent)
    shown = str(preferences.get(preference.setting))
    folder = FolderField(shown, ask_folder, parent)
    folder.chosen.connect(lambda path: preferences.set(preference.setting, path))
    folder.field.setAccessibleName(_plain(preference))
    return folder


def _choice(preference: Preference, preferences: Preferences, parent: QWidget) -> QWidget:
    box = QComboBox(parent)
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    box.setMinimumContentsLength(_CHARACTERS)
    box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
    for choice in preference.choices:
        box.addItem(choice.words, choice.value)
    box.setCurrentIndex(max(0, box.findData(preferences.get(preference.setting))))
    box.activated.connect(lambda _number: preferences.set(preference.setting, box.currentData()))
    box.setAccessibleName(_plain(preference))
    box.setAccessibleDescription(text_of(preference.hint))
    return box


def _tick(preference: Preference, preferences: Preferences, parent: QWidget) -> QWidget:
    box = QCheckBox(text_of(preference.title), parent)
    box.setChecked(preferences.get(preference.setting))
    box.toggled.connect(lambda is_on: preferences.set(preference.setting, is_on))
    box.setAccessibleDescription(text_of(preference.hint))
    return box


def _number(preference: Preference, preferences: Preferences, parent: QWidget) -> QWidget:
    box = QSpinBox(parent)
    box.setRange(*preference.limits)
    box.setValue(preferences.get(preference.setting))
    box.valueChanged.connect(lambda number: preferences.set(preference.setting, number))
    box.setAccessibleName(_plain(preference))
    return box


def _plain(preference: Preference) -> str:
    return text_of(preference.title).replace("&", "").rstrip(":")
