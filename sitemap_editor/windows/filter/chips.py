"""The terms of a filter as chips: each can be taken out by a click."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QToolButton, QWidget

from sitemap_editor.session.plain_words import tool_tip
from sitemap_editor.windows.looks.icons import icon
from sitemap_editor.windows.looks.plain_text import menu_text

_GAP: Final = 4
_LONGEST: Final = 36


class ChipRow(QWidget):
    """Chips side by side, in as many lines as they need; `remove` (number) takes one out."""

    def __init__(self, remove: Callable[[int], object], parent: QWidget) -> None:
        super().__init__(parent)
        self._remove = remove
        self.chips: list[QToolButton] = []
        self._texts: Sequence[str] = ()

    def show_texts(self, texts: Sequence[str]) -> None:
        """Show a chip for each text."""
        if list(texts) == list(self._texts):
            return
        self._texts = list(texts)
        for chip in self.chips:
            chip.hide()
            chip.deleteLater()
        self.chips = [self._chip(number, text) for number, text in enumerate(texts)]
        self._lay_out()

    def _chip(self, number: int, text: str) -> QToolButton:
        chip = QToolButton(self)
        shown = text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"
        chip.setText(menu_text(shown))
        chip.setIcon(icon("window-close", self.palette()))
        chip.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        said = self.tr("Remove {term}").format(term=text)
        chip.setToolTip(tool_tip(said))
        chip.setAccessibleName(said)
        chip.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        chip.clicked.connect(lambda: self._remove(number))
        chip.show()
        return chip

    def _places(self, width: int) -> tuple[list[QRect], int]:
        """Return where each chip goes, and how high all are."""
        places, x, y, height = [], 0, 0, 0
        for chip in self.chips:
            size = chip.sizeHint().boundedTo(QSize(max(width, 1), 1_000))
            if x and x + size.width() > width:
                x, y, height = 0, y + height + _GAP, 0
            places.append(QRect(x, y, size.width(), size.height()))
            x, height = x + size.width() + _GAP, max(height, size.height())
        return places, y + height

    def _lay_out(self) -> None:
        places, height = self._places(self.width())
        is_mirrored = self.isRightToLeft()
        for chip, place in zip(self.chips, places, strict=True):
            if is_mirrored:
                place.moveLeft(self.width() - place.right() - 1)
            chip.setGeometry(place)
        if self.minimumHeight() != height:
            self.setFixedHeight(height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the lines anew."""
        super().resizeEvent(event)
        self._lay_out()

    def changeEvent(self, event: QEvent) -> None:
        """Draw and measure anew in another palette or font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            for chip in self.chips:
                chip.setIcon(icon("window-close", self.palette()))
        elif event.type() == QEvent.Type.FontChange:
            self._lay_out()
