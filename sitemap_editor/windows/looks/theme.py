"""Colours that fit the palette, light, dark or of high contrast, and the marks of severities."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QColor, QPalette

from sitemap_editor.core.checks.rule import Severity
from sitemap_editor.windows.looks.contrast import (
    LEAST_CONTRAST,
    LEAST_EDGE,
    blended,
    contrast,
    is_high_contrast,
    once_a_palette,
    tinted,
)
from sitemap_editor.windows.looks.tokens import selected_ground

_STRONG: Final = {
    Severity.ERROR: QColor(211, 47, 47),
    Severity.WARNING: QColor(230, 145, 0),
    Severity.HINT: QColor(25, 118, 210),
}
_TINT: Final = {Severity.ERROR: 0.20, Severity.WARNING: 0.16, Severity.HINT: 0.0}
_ADDED: Final = QColor(46, 125, 50)
_HIT: Final = QColor(255, 196, 0)
_CHANGED: Final = 0.45
_EXCESS: Final = 0.75
_EXCESS_STEP: Final = 0.05
_LINE: Final = 0.07
_DIMMED: Final = 0.68
_GROUNDS: Final = (
    QPalette.ColorRole.Base,
    QPalette.ColorRole.AlternateBase,
    QPalette.ColorRole.Window,
)
SEVERITY_ICONS: Final = {
    Severity.ERROR: "severity-error",
    Severity.WARNING: "severity-warning",
    Severity.HINT: "severity-hint",
}
MISSING: Final = "missing"
CHILD_ICONS: Final = {
    MISSING: "child-missing",
    "unreadable": "severity-error",
    **{severity.value: icon for severity, icon in SEVERITY_ICONS.items()},
}
"""The icons of what a table or a tree tells of a sitemap on disk, by `session.child_columns`."""


def severity_ground(severity: Severity, palette: QPalette) -> QColor | None:
    """Return the ground of a cell with such a finding; None where it keeps its own."""
    part = _TINT[severity]
    if not part or is_high_contrast(palette):
        return None
    return tinted(palette, _STRONG[severity], part)


def severity_edge(severity: Severity, palette: QPalette) -> QColor:
    """Return the colour at the side of a cell with such a finding, at 3:1 on its ground."""
    base, text = palette.base().color(), palette.text().color()
    colour, part = _STRONG[severity], 0.0
    while part < 1 and contrast(blended(colour, text, part), base) < LEAST_EDGE:
        part += _EXCESS_STEP
    return blended(colour, text, min(1.0, part))


def hit_ground(palette: QPalette) -> QColor | None:
    """Return the ground of the characters that were looked for; None where a line marks them."""
    return None if is_high_contrast(palette) else tinted(palette, _HIT, _CHANGED)


@once_a_palette
def removed_ground(palette: QPalette) -> QColor:
    """Return the ground of characters that are taken out."""
    return tinted(palette, _STRONG[Severity.ERROR], _CHANGED)


@once_a_palette
def added_ground(palette: QPalette) -> QColor:
    """Return the ground of characters that are put in."""
    return tinted(palette, _ADDED, _CHANGED)


def error_ground(palette: QPalette) -> QColor:
    """Return the ground of a line with an error."""
    return tinted(palette, _STRONG[Severity.ERROR], _TINT[Severity.ERROR])


def added_row_ground(palette: QPalette) -> QColor:
    """Return the ground of a row that was added."""
    return tinted(palette, _ADDED, _TINT[Severity.ERROR])


@once_a_palette
def line_ground(palette: QPalette) -> QColor:
    """Return the ground of the line that is spoken of."""
    return tinted(palette, palette.text().color(), _LINE)


@once_a_palette
def excess_ink(palette: QPalette) -> QColor:
    """Return the colour of a meter that is past its limit, at 3:1 on every row."""
    text = palette.text().color()
    if is_high_contrast(palette):
        return text
    ink = blended(palette.base().color(), _STRONG[Severity.ERROR], _EXCESS)
    grounds = (palette.base().color(), palette.alternateBase().color())
    part = 0.0
    while part < 1 and min(contrast(ink, ground) for ground in grounds) < LEAST_EDGE:
        part += _EXCESS_STEP
        ink = blended(_STRONG[Severity.ERROR], text, part)
    return ink


@once_a_palette
def dimmed_text(palette: QPalette) -> QColor:
    """Return a colour for text of second rank, at 4.5:1 on every ground it may stand on."""
    text = palette.text().color()
    if is_high_contrast(palette):
        return text
    base = palette.base().color()
    grounds = [palette.color(role) for role in _GROUNDS]
    grounds += [line_ground(palette), selected_ground(palette)]
    part = _DIMMED
    while part < 1 and any(
        contrast(blended(base, text, part), ground) < LEAST_CONTRAST for ground in grounds
    ):
        part += 0.02
    return blended(base, text, min(1.0, part))
