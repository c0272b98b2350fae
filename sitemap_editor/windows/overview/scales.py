"""Colours that say how much or how long ago, from pale to strong: so every eye can order them."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QColor, QPalette

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP
from sitemap_editor.core.protocol.datetimes import W3CDate, parse_w3c
from sitemap_editor.windows.looks.contrast import blended, contrast, is_dark, is_high_contrast

_VERMILION: Final = QColor("#d55e00")
_BLUE: Final = QColor("#0072b2")
_SKY_BLUE: Final = QColor("#56b4e9")
"""Of the colours that all eyes can tell apart. Source: Okabe and Ito, Color Universal Design."""
_STEPS: Final = (0.0, 0.22, 0.5, 1.0)
_STEPS_ON_DARK: Final = (0.0, 0.36, 0.62, 1.0)  # where pale is hardly told from none
_PLAIN: Final = 0.22
_BLACK, _WHITE = QColor("#000000"), QColor("#ffffff")
_A_TENTH, _HALF = 0.1, 0.5
_A_MONTH, _A_YEAR, _THREE_YEARS = 31, 366, 3 * 366


@dataclass(frozen=True, slots=True)
class Step:
    """A step of a scale: its ground, the ink of text on it, and what it stands for."""

    ground: QColor
    ink: QColor
    words: str = ""
    is_hatched: bool = False


def _step(colour: QColor, part: float, palette: QPalette, words: str = "") -> Step:
    base = palette.base().color()
    if is_high_contrast(palette):
        return Step(base, palette.text().color(), words)
    ground = blended(base, colour, part)
    if not part:
        return Step(base, palette.text().color(), words)
    # Of black and white one is at 4.5:1 on any ground.
    inks = (palette.text().color(), _BLACK, _WHITE)
    return Step(ground, max(inks, key=lambda ink: contrast(ink, ground)), words)


def _steps(palette: QPalette) -> tuple[float, ...]:
    return _STEPS_ON_DARK if is_dark(palette) else _STEPS


def _blue(palette: QPalette) -> QColor:
    """Return the blue that stands out from the ground."""
    return _SKY_BLUE if is_dark(palette) else _BLUE


def plain_step(palette: QPalette) -> Step:
    """Return the step of what says no more than how large it is."""
    return _step(_blue(palette), _PLAIN, palette)


def strong_step(palette: QPalette) -> Step:
    """Return the step of bars."""
    if is_high_contrast(palette):
        return Step(palette.text().color(), palette.base().color())
    return _step(_blue(palette), _STEPS[-1], palette)


def problem_steps(palette: QPalette) -> list[Step]:
    """Return the steps of how many of the rows have a problem."""
    return [
        _step(_VERMILION, part, palette, _said(words))
        for part, words in zip(_steps(palette), _SHARES, strict=True)
    ]


def share_number(problems: int, rows: int) -> int:
    """Return which of `problem_steps` it is."""
    if not problems:
        return 0
    share = problems / max(1, rows)
    return 1 if share <= _A_TENTH else 2 if share <= _HALF else 3


def age_steps(palette: QPalette) -> list[Step]:
    """Return the steps of how long ago it was, the newest first; the last is for no date."""
    parts = (*reversed(_steps(palette)), 0.0)
    steps = [
        _step(_blue(palette), part, palette, _said(words))
        for part, words in zip(parts, _AGES, strict=True)
    ]
    none = steps[-1]
    steps[-1] = Step(none.ground, none.ink, none.words, is_hatched=True)
    return steps


def age_number(written: str, today: date) -> int:
    """Return which of `age_steps` it is, by a date as it is written."""
    value = parse_w3c(written)
    if not isinstance(value, W3CDate):
        return len(_AGES) - 1
    days = (today - value.earliest.date()).days
    return next((n for n, most in enumerate(_MOST_DAYS) if days <= most), len(_MOST_DAYS))


def _said(words: str) -> str:
    return QCoreApplication.translate("overview", words)


_SHARES: Final = (
    QT_TRANSLATE_NOOP("overview", "no problems"),
    QT_TRANSLATE_NOOP("overview", "up to 10 %"),
    QT_TRANSLATE_NOOP("overview", "up to 50 %"),
    QT_TRANSLATE_NOOP("overview", "over 50 %"),
)
_MOST_DAYS: Final = (_A_MONTH, _A_YEAR, _THREE_YEARS)
_AGES: Final = (
    QT_TRANSLATE_NOOP("overview", "past month"),
    QT_TRANSLATE_NOOP("overview", "past year"),
    QT_TRANSLATE_NOOP("overview", "past 3 years"),
    QT_TRANSLATE_NOOP("overview", "older"),
    QT_TRANSLATE_NOOP("overview", "no lastmod"),
)
