"""Colours that fit the person's palette, light or dark, and the marks of severities."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QColor, QPalette

from sitemap_editor.core.checks.rule import Severity

_STRONG: Final = {
    Severity.ERROR: QColor(211, 47, 47),
    Severity.WARNING: QColor(230, 145, 0),
    Severity.HINT: QColor(25, 118, 210),
}
_TINT: Final = {Severity.ERROR: 0.20, Severity.WARNING: 0.16, Severity.HINT: 0.0}
_ADDED: Final = QColor(46, 125, 50)
_CHANGED: Final = 0.45
_LINE: Final = 0.07
SEVERITY_ICONS: Final = {
    Severity.ERROR: "severity-error",
    Severity.WARNING: "severity-warning",
    Severity.HINT: "severity-hint",
}


def blended(ground: QColor, colour: QColor, part: float) -> QColor:
    """Mix `part` of `colour` into `ground`."""
    return QColor.fromRgbF(
        ground.redF() * (1 - part) + colour.redF() * part,
        ground.greenF() * (1 - part) + colour.greenF() * part,
        ground.blueF() * (1 - part) + colour.blueF() * part,
    )


def severity_ground(severity: Severity, palette: QPalette) -> QColor | None:
    """Return the ground of a cell with such a finding; None where it keeps its own."""
    part = _TINT[severity]
    return blended(palette.base().color(), _STRONG[severity], part) if part else None


def removed_ground(palette: QPalette) -> QColor:
    """Return the ground of characters that are taken out."""
    return blended(palette.base().color(), _STRONG[Severity.ERROR], _CHANGED)


def added_ground(palette: QPalette) -> QColor:
    """Return the ground of characters that are put in."""
    return blended(palette.base().color(), _ADDED, _CHANGED)


def error_ground(palette: QPalette) -> QColor:
    """Return the ground of a line with an error."""
    return blended(palette.base().color(), _STRONG[Severity.ERROR], _TINT[Severity.ERROR])


def line_ground(palette: QPalette) -> QColor:
    """Return the ground of the line that is spoken of."""
    return blended(palette.base().color(), palette.text().color(), _LINE)


def dimmed_text(palette: QPalette) -> QColor:
    """Return a colour for text of second rank, still at 4.5:1 on the usual grounds."""
    return blended(palette.base().color(), palette.text().color(), 0.68)
