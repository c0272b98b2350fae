"""A field for one of few words; a word that the file has and nobody offers is kept and shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QSizePolicy, QWidget

from sitemap_editor.windows.details.fields.field_editor import FieldEditor
from sitemap_editor.windows.looks.layouts import column_of

_LETTERS: Final = 8


class ChoiceField(FieldEditor):
    """Offers words, each with what it means; a choice is handed over at once."""

    def __init__(self, parent: QWidget, words: Sequence[tuple[str, str]], nothing: str) -> None:
        super().__init__(parent)
        self._words = list(words)
        self._nothing = nothing
        self._value = ""
        self.box = QComboBox(self)
        self.box.setMinimumContentsLength(_LETTERS)
        self.box.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.box.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.box.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.box.activated.connect(self._on_chosen)
        self._watch(self.box)
        column_of(self.box, on=self, margins=0)
        self._fill("", is_several=False)

    def show_value(self, value: str | None, *, is_several: bool = False) -> None:
        """Show the word, whether it is offered or not."""
        self._value, self._is_several = value or "", is_several
        self._fill(self._value, is_several=is_several)

    def _fill(self, value: str, *, is_several: bool) -> None:
        entries = [(self._nothing, ""), *((text, word) for word, text in self._words)]
        if value and value not in (word for _text, word in entries):
            entries.append((value, value))
        with QSignalBlocker(self.box):
            self.box.clear()
            for text, word in entries:
                self.box.addItem(text, word)
            self.box.setPlaceholderText(self.placeholder())
            self.box.setCurrentIndex(-1 if is_several else self.box.findData(value))

    def text(self) -> str:
        """Return the word."""
        return str(self.box.currentData() or "")

    @property
    def is_changed(self) -> bool:
        """True where another word is chosen."""
        return self.box.currentIndex() >= 0 and (self._is_several or self.text() != self._value)

    def restore(self) -> None:
        """Choose the word of the rows again."""
        with QSignalBlocker(self.box):
            self.box.setCurrentIndex(-1 if self._is_several else self.box.findData(self._value))

    def set_read_only(self, *, is_read_only: bool) -> None:
        """Let nobody choose, or anybody."""
        self.box.setEnabled(not is_read_only)

    def _can_empty(self) -> bool:
        return self.box.isEnabled()

    def _empty(self) -> None:
        row = self.box.findData("")
        self.box.setCurrentIndex(row)
        self._on_chosen(row)

    def _on_chosen(self, _row: int) -> None:
        self._typed()
        self.hand_over()

    def _on_key(self, event: QKeyEvent) -> bool:
        if event.key() == Qt.Key.Key_Escape and not self.is_changed:
            return False
        return super()._on_key(event)
