"""A line for a new value, with a list of those that a column often has."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Final

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QComboBox, QSizePolicy, QWidget

from sitemap_editor.core.protocol.datetimes import now_w3c
from sitemap_editor.core.protocol.fields import (
    CHANGEFREQ,
    CHANGEFREQ_VALUES,
    LASTMOD,
    PRIORITY,
)

_TENTHS: Final = 10
_LETTERS: Final = 12


class ValueBox(QComboBox):
    """Offers words of changefreq, steps of priority, or the present day and time; all else typed.

    Choosing one writes the value itself: what is in the line is what cells get.
    """

    def __init__(self, now: Callable[[], datetime], parent: QWidget) -> None:
        super().__init__(parent)
        self._now = now
        self.setEditable(True)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.setCompleter(None)  # type: ignore[arg-type]  # it would write what nobody typed
        self.setMinimumContentsLength(_LETTERS)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setMaxVisibleItems(_TENTHS + 1)
        self.activated.connect(self._on_chosen)

    def offer(self, column: str) -> None:
        """Offer what this column often has; what is typed stays, but no value of another list."""
        with QSignalBlocker(self):
            text = self.currentText()
            was_offered = text in self._values()
            self.clear()
            for label, value in self._choices(column):
                self.addItem(label, value)
            self.setCurrentIndex(-1)
            self.setEditText("" if was_offered else text)

    def _values(self) -> list[str]:
        return [str(self.itemData(row)) for row in range(self.count())]

    def _choices(self, column: str) -> list[tuple[str, str]]:
        if column == CHANGEFREQ:
            return [(word, word) for word in CHANGEFREQ_VALUES]
        if column == PRIORITY:
            steps = [f"{tenth / _TENTHS:.1f}" for tenth in range(_TENTHS, -1, -1)]
            return [(step, step) for step in steps]
        if column == LASTMOD:
            now = self._now()
            today, moment = now.date().isoformat(), now_w3c(now)
            return [
                (self.tr("Today: {date}").format(date=today), today),
                (self.tr("Now: {date}").format(date=moment), moment),
            ]
        return []

    def _on_chosen(self, row: int) -> None:
        value = self.itemData(row)
        if value is not None and self.currentText() != value:
            self.setEditText(value)
