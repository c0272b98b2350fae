"""How well colours of a palette can be told apart, and palettes mended where they cannot."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import lru_cache, wraps
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette

LEAST_CONTRAST: Final = 4.5
"""For text. Source: WCAG 2.2, 1.4.3."""

_LEAST_SELECTED: Final = 5.4
"""For selected text: over the current cell Fusion draws its focus, which takes off up to 0.7."""

LEAST_EDGE: Final = 3.0
"""For edges of controls and what is no text. Source: WCAG 2.2, 1.4.11."""

_HIGH: Final = 20.0  # of 21; Adwaita has one ground as well, with 19.9
_HIGH_OF_WINDOWS: Final = 7.0  # of its contrast themes; WCAG 2.2, 1.4.6
_ROLE = QPalette.ColorRole
_GROUPS: Final = (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive)
_STEPS: Final = 50
_LEAST_TINT: Final = 0.02
_LESS_TINT: Final = 0.85
_KEPT: Final = 512


def contrast(one: QColor, other: QColor) -> float:
    """Return the contrast of two opaque colours, 1 to 21. Source: WCAG 2.2, contrast ratio."""
    dark, light = _luminance(one), _luminance(other)
    if light < dark:
        dark, light = light, dark
    return (light + 0.05) / (dark + 0.05)


def is_high_contrast(palette: QPalette) -> bool:
    """Tell whether a palette is one of high contrast.

    Such a palette has one ground for text, windows and buttons, as far from its text as can be;
    others tell these grounds apart. Where a person asked for it less will do on Windows, whose
    contrast themes are palettes; who asks on a Linux desktop has the palette of before.
    """
    grounds = {palette.color(role).rgb() for role in (_ROLE.Base, _ROLE.Window, _ROLE.Button)}
    has_theme = sys.platform == "win32" and is_high_contrast_asked()
    least = _HIGH_OF_WINDOWS if has_theme else _HIGH
    return len(grounds) == 1 and contrast(palette.color(_ROLE.Base), ink(palette)) >= least


def is_high_contrast_asked() -> bool:
    """Tell whether the system says that a person wants high contrast; not every one says it."""
    asked = getattr(QGuiApplication.styleHints(), "accessibility", None)  # Qt has it since 6.10
    high = Qt.ContrastPreference.HighContrast if asked is not None else None
    return asked is not None and asked().contrastPreference() is high


def once_a_palette(find: Callable[[QPalette], QColor]) -> Callable[[QPalette], QColor]:
    """Look for a colour once a palette: each label and each line that is painted asks for it.

    A label that is made anew took a millisecond for its ink alone.
    """
    kept: dict[tuple[int, QPalette.ColorGroup, bool], QColor] = {}

    @wraps(find)
    def found(palette: QPalette) -> QColor:
        key = palette.cacheKey(), palette.currentColorGroup(), is_high_contrast_asked()
        if key not in kept:
            if len(kept) >= _KEPT:
                kept.clear()
            kept[key] = find(palette)
        return QColor(kept[key])

    return found


def is_dark(palette: QPalette) -> bool:
    """Tell whether a palette has light text on a dark window."""
    window, text = palette.color(_ROLE.Window), palette.color(_ROLE.WindowText)
    return window.lightness() < text.lightness()


def ink(palette: QPalette) -> QColor:
    """Return the colour of text."""
    return palette.color(_ROLE.Text)


def blended(ground: QColor, colour: QColor, part: float) -> QColor:
    """Mix `part` of `colour` into `ground`."""
    return QColor.fromRgbF(
        ground.redF() * (1 - part) + colour.redF() * part,
        ground.greenF() * (1 - part) + colour.greenF() * part,
        ground.blueF() * (1 - part) + colour.blueF() * part,
    )


def seen_on(ground: QColor, colour: QColor) -> QColor:
    """Return what a colour, maybe a transparent one, looks like on a ground."""
    return blended(ground, colour, colour.alphaF())


def tinted(palette: QPalette, colour: QColor, part: float) -> QColor:
    """Mix a colour into the base, as much of it as text on it can bear; none at high contrast."""
    base, text = palette.base().color(), palette.text().color()
    if is_high_contrast(palette):
        return base
    while part > _LEAST_TINT and contrast(text, blended(base, colour, part)) < LEAST_CONTRAST:
        part *= _LESS_TINT
    return blended(base, colour, part)


def mend(palette: QPalette) -> bool:
    """Make legible in `palette` what is not: selected text, links, placeholders; tell if any was.

    Qt's own palettes are the reason: white on the blue of a selection has 3.7:1, a placeholder
    3.9:1, the blue of links on a dark window 2:1.
    """
    was_fixed = False
    for group in _GROUPS:
        base, text = palette.color(group, _ROLE.Base), palette.color(group, _ROLE.Text)
        highlight = palette.color(group, _ROLE.Highlight)
        selected = palette.color(group, _ROLE.HighlightedText)
        if contrast(selected, highlight) < _LEAST_SELECTED:
            darker = _moved(highlight, _farther(selected), (selected,), _LEAST_SELECTED)
            palette.setColor(group, _ROLE.Highlight, darker)
            was_fixed = True
        grounds = (base, palette.color(group, _ROLE.Window))
        for role in (_ROLE.Link, _ROLE.LinkVisited, _ROLE.PlaceholderText):
            colour = seen_on(base, palette.color(group, role))
            if min(contrast(colour, ground) for ground in grounds) < LEAST_CONTRAST:
                palette.setColor(group, role, _moved(colour, text, grounds))
                was_fixed = True
    return was_fixed


def _moved(
    colour: QColor, towards: QColor, others: tuple[QColor, ...], least: float = LEAST_CONTRAST
) -> QColor:
    """Return the first colour on the way to another that is far enough from all of `others`."""
    for step in range(_STEPS + 1):
        found = blended(colour, towards, step / _STEPS)
        if min(contrast(found, other) for other in others) >= least:
            return found
    return QColor(towards)


def _farther(colour: QColor) -> QColor:
    """Return black or white, whichever is farther from a colour."""
    black, white = QColor(0, 0, 0), QColor(255, 255, 255)
    return max((black, white), key=lambda each: contrast(colour, each))


def _luminance(colour: QColor) -> float:
    return (
        0.2126 * _linear(colour.redF())
        + 0.7152 * _linear(colour.greenF())
        + 0.0722 * _linear(colour.blueF())
    )


@lru_cache(maxsize=1_024)
def _linear(part: float) -> float:
    """Return how much light a part of a colour is; few are asked for, each very often."""
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
