"""Widths given in pixels, for people who have set larger text."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF, QGuiApplication
from PySide6.QtWidgets import QWidget

_FRAMED: Final = 0.9
_TAB_CHARACTERS: Final = 4
USUAL_HEIGHT: Final = 16
"""Of a line of text, about, on every desktop as it comes."""


def scaled(widget: QWidget, pixels: int) -> int:
    """Return as many pixels more as the text of a widget is larger than usual; never fewer."""
    return round(pixels * max(1.0, widget.fontMetrics().height() / USUAL_HEIGHT))


def fixed_font() -> QFont:
    """Return the font of source, as much larger than usual as the text of the program is."""
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    usual = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).pointSizeF()
    chosen = QGuiApplication.font().pointSizeF()
    if min(font.pointSizeF(), usual, chosen) > 0:  # not of those that are sized in pixels
        font.setPointSizeF(font.pointSizeF() * chosen / usual)
    return font


def tab_stops(font: QFont) -> float:
    """Return how far apart the stops of tabs are in source."""
    return _TAB_CHARACTERS * QFontMetricsF(font).horizontalAdvance(" ")


def share_of_width(window: QWidget, share: float, least: int, most: int) -> int:
    """Return a share of the width of a window, within bounds that are scaled."""
    return max(scaled(window, least), min(scaled(window, most), round(window.width() * share)))


def scaled_size(widget: QWidget, width: int, height: int) -> QSize:
    """Return the size of a window for the text of `widget`, as far as the screen has room.

    The rest of the screen is for its frame.
    """
    size = QSize(scaled(widget, width), scaled(widget, height))
    return size.boundedTo(widget.screen().availableSize() * _FRAMED)
