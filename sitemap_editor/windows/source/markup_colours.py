"""The colours of markup on a palette, each readable on whatever ground a line may have."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QColor, QFont, QPalette, QTextCharFormat

from sitemap_editor.windows.looks.contrast import (
    LEAST_CONTRAST,
    blended,
    contrast,
    is_high_contrast,
)
from sitemap_editor.windows.looks.theme import dimmed_text, line_ground
from sitemap_editor.windows.looks.tokens import selected_ground
from sitemap_editor.windows.source.markup_tokens import Token

_COLOURS: Final = {
    Token.ATTRIBUTE: QColor(140, 60, 160),
    Token.VALUE: QColor(46, 125, 50),
    Token.REFERENCE: QColor(176, 96, 0),
}
_STEP: Final = 0.05


def markup_formats(palette: QPalette) -> dict[Token, QTextCharFormat]:
    """Return how each part of markup is drawn.

    At high contrast, where there are no colours between ground and text, tags are bold.
    """
    return {token: _format(token, palette) for token in Token}


def _format(token: Token, palette: QPalette) -> QTextCharFormat:
    look = QTextCharFormat()
    is_high = is_high_contrast(palette)
    if token is Token.TAG:
        look.setForeground(palette.color(QPalette.ColorRole.Link))
        if is_high:
            look.setFontWeight(QFont.Weight.Bold)
    elif token is Token.COMMENT:
        look.setForeground(dimmed_text(palette))
        look.setFontItalic(True)
    else:
        text = palette.color(QPalette.ColorRole.Text)
        look.setForeground(text if is_high else _readable(_COLOURS[token], palette))
    return look


def _readable(colour: QColor, palette: QPalette) -> QColor:
    """Return a colour as near to another as can be read on every ground of a line."""
    text = palette.color(QPalette.ColorRole.Text)
    grounds = [palette.color(QPalette.ColorRole.Base), line_ground(palette)]
    grounds.append(selected_ground(palette))
    part, found = 0.0, colour
    while part < 1 and any(contrast(found, ground) < LEAST_CONTRAST for ground in grounds):
        part += _STEP
        found = blended(colour, text, min(1.0, part))
    return found
