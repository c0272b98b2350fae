"""Light, dark or of high contrast, by the system or by choice, and legible in each."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from sitemap_editor.windows.looks.contrast import (
    LEAST_EDGE,
    contrast,
    is_dark,
    is_high_contrast,
    is_high_contrast_asked,
    mend,
)
from sitemap_editor.windows.looks.flat_style import FlatStyle
from sitemap_editor.windows.looks.large_style import style_for
from sitemap_editor.windows.looks.tokens import (
    COLOURS,
    CONTRAST_DARK,
    CONTRAST_LIGHT,
    DARK,
    GREYED,
    LIGHT,
    OF_HIGH_CONTRAST,
    SCHEMES,
)

__all__ = ["CONTRAST_DARK", "CONTRAST_LIGHT", "DARK", "LIGHT", "SYSTEM"]

SYSTEM: Final = ""
_ROLE = QPalette.ColorRole
_GROUNDS: Final = (
    *(_ROLE.Window, _ROLE.Base, _ROLE.AlternateBase, _ROLE.Button, _ROLE.ToolTipBase),
    *(_ROLE.Light, _ROLE.Midlight, _ROLE.Mid),
)
_INKS: Final = (
    *(_ROLE.WindowText, _ROLE.Text, _ROLE.ButtonText, _ROLE.BrightText, _ROLE.ToolTipText),
    *(_ROLE.PlaceholderText, _ROLE.Dark, _ROLE.Shadow),
)
_TEXTS: Final = (_ROLE.WindowText, _ROLE.Text, _ROLE.ButtonText)
_FOLLOWS_AFTER_MS: Final = 60
_ACCENT_OF_QT: Final = QColor(48, 140, 198)
"""What Qt says where the system tells no accent."""


def set_up(application: QApplication, chosen: Callable[[], str]) -> None:
    """Show the program as a person chose, now and whenever the system turns light or dark."""
    apply(application, chosen())
    hints = application.styleHints()
    asked = getattr(hints, "accessibility", None)  # Qt has it since 6.10

    # Qt tells of another scheme before its palette is there, and the portal of the same change.
    soon = QTimer(application, singleShot=True, interval=_FOLLOWS_AFTER_MS)
    soon.timeout.connect(lambda: _paint(application, chosen()))

    def follow(_what: object) -> None:
        soon.start()

    hints.colorSchemeChanged.connect(follow)
    if _has_portal():
        from sitemap_editor.session.program.desktop_portal import SchemeWatch  # see there

        SchemeWatch(lambda: follow(None), application)
    if asked is not None:
        asked().contrastPreferenceChanged.connect(follow)


def apply(application: QApplication, appearance: str) -> None:
    """Show the program light, dark, of high contrast, or as the system is."""
    application.styleHints().setColorScheme(SCHEMES.get(appearance, Qt.ColorScheme.Unknown))
    _paint(application, appearance)


def keep_legible(application: QApplication) -> None:
    """Mend what cannot be read in the palette in force; one of high contrast stays as it is."""
    palette = application.palette()
    if not is_high_contrast(palette) and mend(palette):
        application.setPalette(palette)


def palette_of(appearance: str, accent: QColor | None = None) -> QPalette:
    """Return our own colours, for anything but `SYSTEM`, with an accent where it can be seen."""
    palette = QPalette()
    for role, name in _colours_of(appearance).items():
        palette.setColor(role, QColor(name))
    for role in _TEXTS:
        palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(GREYED[appearance]))
    grounds = [palette.color(role) for role in (_ROLE.Base, _ROLE.AlternateBase)]
    if accent is not None and min(contrast(accent, each) for each in grounds) >= LEAST_EDGE:
        palette.setColor(_ROLE.Highlight, accent)
    palette.setColor(_ROLE.Accent, palette.color(_ROLE.Highlight))
    return palette


def _colours_of(appearance: str) -> dict[QPalette.ColorRole, str]:
    if appearance in COLOURS:
        return COLOURS[appearance]
    ground, ink, highlight, highlighted, link, visited = OF_HIGH_CONTRAST[appearance]
    return {
        **dict.fromkeys(_GROUNDS, ground),
        **dict.fromkeys(_INKS, ink),
        _ROLE.Highlight: highlight,
        _ROLE.HighlightedText: highlighted,
        _ROLE.Link: link,
        _ROLE.LinkVisited: visited,
        _ROLE.PlaceholderText: GREYED[appearance],
    }


def _paint(application: QApplication, appearance: str) -> None:
    """Put style and colours in force: ours, but where the system brings ones of high contrast."""
    style = application.style()
    factor = style.factor if isinstance(style, FlatStyle) else 0.0
    wanted_style = style_for(application.font())
    if wanted_style.factor != factor:
        application.setStyle(wanted_style)
    application.setPalette(QPalette())
    palette = application.palette()
    wanted = appearance if appearance in SCHEMES else _of_system(application)
    if not is_high_contrast(palette):
        accent = palette.color(_ROLE.Accent)
        is_told = accent != _ACCENT_OF_QT and wanted in COLOURS
        application.setPalette(palette_of(wanted, accent if is_told else None))
    keep_legible(application)


def _of_system(application: QApplication) -> str:
    """Return what the system asks for."""
    scheme = application.styleHints().colorScheme()
    wants_dark = scheme is Qt.ColorScheme.Dark
    if scheme is Qt.ColorScheme.Unknown:  # a theme of GTK may be dark without saying so
        wants_dark = is_dark(application.palette())
    elif not wants_dark and _has_portal():
        from sitemap_editor.session.program.desktop_portal import prefers_dark  # see there

        wants_dark = prefers_dark()
    if is_high_contrast_asked():
        return CONTRAST_DARK if wants_dark else CONTRAST_LIGHT
    return DARK if wants_dark else LIGHT


def _has_portal() -> bool:
    """Tell whether this may be a Linux desktop, which has one that tells whether it is dark."""
    return sys.platform == "linux" and bool(os.environ.get("XDG_CURRENT_DESKTOP"))
