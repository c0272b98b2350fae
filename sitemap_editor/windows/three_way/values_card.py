"""The current conflict as a card: its three values beside each other, whole."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QGridLayout, QPlainTextEdit, QWidget

from sitemap_editor.core.operations.three_way.conflicts import Choice
from sitemap_editor.core.readable import readable
from sitemap_editor.windows.looks.plain_text import PlainLabel

_LINES: Final = 3
_AROUND: Final = 16
_LONGEST: Final = 20_000


class ValuesCard(QWidget):
    """Base, ours and theirs, to be read and copied; the one that stays has a mark."""

    def __init__(self, titles: Mapping[Choice, str], parent: QWidget) -> None:
        super().__init__(parent)
        self._titles = titles
        self.names: dict[Choice, PlainLabel] = {}
        self.values: dict[Choice, QPlainTextEdit] = {}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(2)
        for column, (choice, title) in enumerate(titles.items()):
            value = QPlainTextEdit(self, readOnly=True, tabChangesFocus=True)
            value.setAccessibleName(title)
            value.setFixedHeight(QFontMetrics(value.font()).lineSpacing() * _LINES + _AROUND)
            name = PlainLabel(title, self, buddy=value)
            grid.addWidget(name, 0, column)
            grid.addWidget(value, 1, column)
            grid.setColumnStretch(column, 1)
            self.names[choice], self.values[choice] = name, value

    def show_values(self, values: Mapping[Choice, str], stays: Choice | None) -> None:
        """Show three texts, and which of them stays."""
        for choice, field in self.values.items():
            text = readable(values.get(choice, "")[:_LONGEST])
            if field.toPlainText() != text:
                field.setPlainText(text)
            mark = "◉" if choice is stays else "○"
            self.names[choice].setText(f"{mark}  {self._titles[choice]}" if values else "")
