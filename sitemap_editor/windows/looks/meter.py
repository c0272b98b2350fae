"""A figure with a bar that says how much of its limit is used."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from sitemap_editor.session.plain_words import tool_tip
from sitemap_editor.windows.looks.contrast import is_high_contrast
from sitemap_editor.windows.looks.plain_text import PlainLabel
from sitemap_editor.windows.looks.theme import dimmed_text, excess_ink

_BAR: Final = 36
_AIR: Final = 6
_THICK: Final = 4
_GROUND: Final = 60  # of 255, of the ink the bar is filled with


class Meter(PlainLabel):
    """Over its limit it is bold and has a sign: not marked by colour alone."""

    def __init__(self, meaning: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._meaning = meaning
        self._part = 0.0
        self._shown: tuple[object, ...] = ()
        self.words = ""
        """What it says where there is room."""
        self._short = ""
        self._is_short = False
        self.setAccessibleDescription(meaning)
        self.show_bar(is_shown=True)

    @property
    def is_over(self) -> bool:
        """True where more is used than there is."""
        return self._part > 1

    def show_bar(self, *, is_shown: bool) -> None:
        """Leave room for the bar, or none."""
        room = _BAR + _AIR if is_shown else 0
        if self.contentsMargins().right() != room:
            self.setContentsMargins(0, 0, room, 0)

    def shorten(self, *, is_short: bool) -> None:
        """Say the figure alone, or its limit too."""
        if is_short is not self._is_short:
            self._is_short = is_short
            self._say()

    def _say(self) -> None:
        text = self._short if self._is_short else self.words
        self.setText(f"⚠ {text}" if self.is_over else text)
        self.setAccessibleName(self.words)

    def show_part(
        self, text: str, used: int, limit: int, reasons: list[str], short: str = ""
    ) -> None:
        """Show how much is used, with what the rules say of too much; `short` is without limit."""
        if (text, used, limit, reasons) == self._shown:
            return
        self._shown = text, used, limit, reasons
        self.words, self._short = text, short or text
        self._part = used / max(1, limit)
        font = self.font()
        if font.bold() != self.is_over:
            font.setBold(self.is_over)
            self.setFont(font)
        self._say()
        self.setToolTip(tool_tip("\n".join((*reasons, self._meaning))))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the bar behind the words."""
        super().paintEvent(event)
        if not self.contentsMargins().right():
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        ink = excess_ink(self.palette()) if self.is_over else dimmed_text(self.palette())
        left = 0 if self.isRightToLeft() else self.width() - _BAR
        whole = QRectF(left, (self.height() - _THICK) / 2, _BAR, _THICK)
        filled = QRectF(whole)
        filled.setWidth(max(_THICK / 2, whole.width() * min(1.0, self._part)))
        if self.isRightToLeft():
            filled.moveRight(whole.right())
        ground = dimmed_text(self.palette())
        ground.setAlpha(_GROUND)
        if is_high_contrast(self.palette()):  # a paler track could not be seen
            painter.setPen(ink)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(whole.adjusted(0.5, -0.5, -0.5, 0.5))
            painter.fillRect(filled, ink)
            return
        for shape, colour in ((whole, ground), (filled, ink)):
            painter.setBrush(colour)
            painter.drawRoundedRect(shape, _THICK / 2, _THICK / 2)
