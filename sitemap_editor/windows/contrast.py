"""How well colours of a palette can be told apart, and palettes mended where they cannot."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QColor, QPalette

LEAST_CONTRAST: Final = 4.5
"""For text. Source: WCAG 2.2, 1.4.3."""

_HIGH: Final = 15.0
_ROLE = QPalette.ColorRole
_GROUPS: Final = (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive)
_STEPS: Final = 50


def contrast(one: QColor, other: QColor) -> float:
    """Return the contrast of two opaque colours, 1 to 21. Source: WCAG 2.2, contrast ratio."""
    dark, light = sorted((_luminance(one), _luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def is_high_contrast(palette: QPalette) -> bool:
    """Tell whether a palette is one of high contrast, by its colours alone.

    Such a palette has one ground for text, windows and buttons, as far from its text as can be;
    others tell these grounds apart. Only the newest Qt can be asked, and not on every system.
    """
    grounds = {palette.color(role).rgb() for role in (_ROLE.Base, _ROLE.Window, _ROLE.Button)}
    return len(grounds) == 1 and contrast(palette.color(_ROLE.Base), ink(palette)) >= _HIGH


def ink(palette: QPalette) -> QColor:
    """Return the colour of text."""
    return palette.color(_ROLE.Text)


def seen_on(ground: QColor, colour: QColor) -> QColor:
    """Return what a colour, maybe a transparent one, looks like on a ground."""
    part = colour.alphaF()
    return QColor.fromRgbF(
        ground.redF() * (1 - part) + colour.redF() * part,
        ground.greenF() * (1 - part) + colour.greenF() * part,
        ground.blueF() * (1 - part) + colour.blueF() * part,
    )


def mend(palette: QPalette) -> bool:
    """Make legible in `palette` what is not: selected text, links, placeholders; tell if any was.

    Qt's own palettes are the reason: white on the blue of a selection has 3.7:1, a placeholder
    3.9:1, the blue of links on a dark window 2:1.
    """
    was_mended = False
    for group in _GROUPS:
        base, text = palette.color(group, _ROLE.Base), palette.color(group, _ROLE.Text)
        highlight = palette.color(group, _ROLE.Highlight)
        selected = palette.color(group, _ROLE.HighlightedText)
        if contrast(selected, highlight) < LEAST_CONTRAST:
            away = _farther(selected)
            palette.setColor(group, _ROLE.Highlight, _moved(highlight, away, (selected,)))
            was_mended = True
        grounds = (base, palette.color(group, _ROLE.Window))
        for role in (_ROLE.Link, _ROLE.LinkVisited, _ROLE.PlaceholderText):
            colour = seen_on(base, palette.color(group, role))
            if min(contrast(colour, ground) for ground in grounds) < LEAST_CONTRAST:
                palette.setColor(group, role, _moved(colour, text, grounds))
                was_mended = True
    return was_mended


def _moved(colour: QColor, towards: QColor, others: tuple[QColor, ...]) -> QColor:
    """Return the first colour on the way to another that is far enough from all of `others`."""
    for step in range(_STEPS + 1):
        mixed = QColor(towards)
        mixed.setAlphaF(step / _STEPS)
        found = seen_on(colour, mixed)
        if min(contrast(found, other) for other in others) >= LEAST_CONTRAST:
            return found
    return QColor(towards)


def _farther(colour: QColor) -> QColor:
    """Return black or white, whichever is farther from a colour."""
    black, white = QColor(0, 0, 0), QColor(255, 255, 255)
    return max((black, white), key=lambda each: contrast(colour, each))


def _luminance(colour: QColor) -> float:
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
