"""The dialog of preferences: few, each with its words, found by typing, in force at once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, TypeAlias

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QFrame,
    QGridLayout,
    QLineEdit,
    QScrollArea,
    QSizePolicy,
    QSpinBox,
    QWidget,
)

from sitemap_editor.session.program.settings import Preferences
from sitemap_editor.windows.looks.dialogs import close_button
from sitemap_editor.windows.looks.layouts import button, column_of, row_of
from sitemap_editor.windows.looks.plain_text import DimmedLabel, Heading, PlainLabel
from sitemap_editor.windows.looks.text_size import scaled_size
from sitemap_editor.windows.preferences.table import (
    PREFERENCES,
    WEB,
    Form,
    Preference,
    searched,
    text_of,
)

AskFolder: TypeAlias = Callable[[str, Path], Path | None]
_CHARACTERS: Final = 24
_LONGEST_TEXT: Final = 200


class FolderField(QWidget):
    """A folder, typed or chosen; `take` is handed its path as text, empty for none."""

    def __init__(
        self, shown: str, ask_folder: AskFolder, take: Callable[[str], object], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._take = take
        self._ask_folder = ask_folder
        self.field = QLineEdit(shown, self, placeholderText=self.tr("Next to the file"))
        self.field.setClearButtonEnabled(True)
        self.field.editingFinished.connect(self._on_typed)
        self.field.textChanged.connect(self._on_text_changed)
        self.choose = button(self.tr("C&hoose…"), self, self._on_choose)
        self.choose.setAccessibleName(self.tr("Choose a folder for backup copies"))
        self.setFocusProxy(self.field)
        row_of((self.field, 1), self.choose, on=self, margins=0)

    def _on_text_changed(self, text: str) -> None:
        if not text:  # cleared by its button, which nothing else follows
            self._take("")

    def _on_typed(self) -> None:
        """Take a whole path; anything else would mean another folder with each start."""
        typed = self.field.text().strip()
        if not typed or Path(typed).is_absolute():
            self._take(typed)

    def _on_choose(self) -> None:
        start = Path(self.field.text().strip() or Path.home())
        folder = self._ask_folder(self.tr("Backup Folder"), start)
        if folder is not None:
            self.field.setText(str(folder))
            self._take(str(folder))


def made_control(
    preference: Preference, preferences: Preferences, ask_folder: AskFolder, parent: QWidget
) -> QWidget:
    """Return the control of a preference, showing what is chosen; a choice takes effect at once."""
    make = {
        Form.CHOICE: _choice,
        Form.TICK: _tick,
        Form.NUMBER: _number,
        Form.TEXT: _text,
    }.get(preference.form)
    if make is not None:
        return make(preference, preferences, parent)
    shown = str(preferences.get(preference.setting))

    def take(path: str) -> None:
        preferences.set(preference.setting, path)

    folder = FolderField(shown, ask_folder, take, parent)
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


def _text(preference: Preference, preferences: Preferences, parent: QWidget) -> QWidget:
    field = QLineEdit(preferences.get(preference.setting), parent)
    field.setPlaceholderText(preference.usual)
    field.setClearButtonEnabled(True)
    field.setMaxLength(_LONGEST_TEXT)
    field.textChanged.connect(lambda text: preferences.set(preference.setting, text.strip()))
    field.setAccessibleName(_plain(preference))
    field.setAccessibleDescription(text_of(preference.hint))
    return field


def _plain(preference: Preference) -> str:
    return text_of(preference.title).replace("&", "").rstrip(":")


_SIZE: Final = (620, 540)
_MARGIN: Final = 14
_GROUP_ROOM: Final = 14
_TICK_INDENT: Final = 24


@dataclass(slots=True)
class _Line:
    """One preference on screen."""

    preference: Preference
    words: str
    control: QWidget
    widgets: list[QWidget] = field(default_factory=list)


class PreferencesDialog(QDialog):
    """Choices that take effect at once; nothing is to be confirmed, the dialog is just closed."""

    def __init__(
        self, preferences: Preferences, ask_folder: AskFolder, parent: QWidget | None
    ) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self.setWindowTitle(self.tr("Preferences"))
        self.resize(scaled_size(self, *_SIZE))
        self.search = QLineEdit(self, placeholderText=self.tr("Search preferences"))
        self.search.setAccessibleName(self.search.placeholderText())
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._on_searched)
        self.nothing = PlainLabel(self.tr("No preferences match."), self)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.nothing.hide()
        self._lines: list[_Line] = []
        self._heads: dict[str, list[QWidget]] = {}
        self.area = self._made_area(ask_folder)
        buttons = close_button(self)
        parts = (self.search, (self.nothing, 1), (self.area, 1), buttons)
        column_of(*parts, on=self, margins=_MARGIN, spacing=10)
        preferences.changed.connect(lambda _setting: self._enable())
        self._enable()
        self.search.setFocus()

    # Layout

    def _made_area(self, ask_folder: AskFolder) -> QScrollArea:
        content = QWidget(self)
        grid = QGridLayout(content)
        grid.setContentsMargins(0, 0, 8, 0)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(1, 1)
        for preference in PREFERENCES:
            if preference.group not in self._heads:
                self._add_head(preference.group, grid, content)
            control = made_control(preference, self._preferences, ask_folder, content)
            line = _Line(preference, searched(preference), control)
            self._place(line, grid, content)
            self._lines.append(line)
        grid.setRowStretch(grid.rowCount(), 1)
        area = QScrollArea(self, widgetResizable=True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(content)
        area.setMinimumWidth(content.minimumSizeHint().width())
        return area

    def _add_head(self, group: str, grid: QGridLayout, content: QWidget) -> None:
        head = Heading(text_of(group), content)
        if self._heads:
            head.setContentsMargins(0, _GROUP_ROOM, 0, 0)
        self._heads[group] = [head]
        grid.addWidget(head, grid.rowCount(), 0, 1, 2)
        if group == WEB:
            from sitemap_editor.session.web.tls import tls_problem, tls_version  # QtNetwork, 10 ms

            said = self.tr("Secure connections by {library}.").format(library=tls_version())
            said = tls_problem() or said
            state = PlainLabel(said, content, wraps=True)
            self._heads[group].append(state)
            grid.addWidget(state, grid.rowCount(), 0, 1, 2)

    def _place(self, line: _Line, grid: QGridLayout, content: QWidget) -> None:
        row, is_tick = grid.rowCount(), line.preference.form is Form.TICK
        line.widgets.append(line.control)
        if is_tick:
            grid.addWidget(line.control, row, 0, 1, 2)
        else:
            label = PlainLabel(text_of(line.preference.title), content, buddy=line.control)
            line.widgets.append(label)
            grid.addWidget(label, row, 0)
            is_narrow = line.preference.form is Form.NUMBER
            places = Qt.AlignmentFlag.AlignLeft if is_narrow else Qt.AlignmentFlag(0)
            grid.addWidget(line.control, row, 1, places)
        if line.preference.hint:
            hint = DimmedLabel(text_of(line.preference.hint), content, wraps=True)
            hint.setContentsMargins(_TICK_INDENT if is_tick else 0, 0, 0, 4)
            line.widgets.append(hint)
            grid.addWidget(hint, row + 1, 0 if is_tick else 1, 1, 2 if is_tick else 1)

    # Following what is chosen, typed and shown

    def _enable(self) -> None:
        """Grey out what another preference turns off."""
        for line in self._lines:
            needs = line.preference.needs
            if needs is not None:
                line.control.setEnabled(self._preferences.get(needs))

    def _on_searched(self, text: str) -> None:
        """Show the preferences that have all the words that were typed."""
        wanted = text.casefold().split()
        shown_groups: set[str] = set()
        for line in self._lines:
            is_shown = all(word in line.words for word in wanted)
            for widget in line.widgets:
                widget.setVisible(is_shown)
            if is_shown:
                shown_groups.add(line.preference.group)
        for group, widgets in self._heads.items():
            for widget in widgets:
                widget.setVisible(group in shown_groups)
        self.nothing.setVisible(not shown_groups)
        self.area.setVisible(bool(shown_groups))
