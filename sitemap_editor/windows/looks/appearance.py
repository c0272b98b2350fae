"""Light, dark or of high contrast, by the system or by choice, and legible in each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from sitemap_editor.windows.looks.contrast import (
    is_dark,
    is_high_contrast,
    is_high_contrast_asked,
    mend,
)

SYSTEM: Final = ""
LIGHT: Final = "light"
DARK: Final = "dark"
CONTRAST_LIGHT: Final = "contrast-light"
CONTRAST_DARK: Final = "contrast-dark"

_SCHEMES: Final = {
    LIGHT: Qt.ColorScheme.Light,
    DARK: Qt.ColorScheme.Dark,
    CONTRAST_LIGHT: Qt.ColorScheme.Light,
    CONTRAST_DARK: Qt.ColorScheme.Dark,
}
MENDED_STYLE: Final = "fusion"
"""The style of Linux. Once mended by `EdgedStyle` it has no name."""

_ROLE = QPalette.ColorRole
_COLOURS: Final = {
    LIGHT: {
        _ROLE.Window: "#efefef",
        _ROLE.WindowText: "#000000",
        _ROLE.Base: "#ffffff",
        _ROLE.AlternateBase: "#f5f5f5",
        _ROLE.Text: "#000000",
        _ROLE.Button: "#efefef",
        _ROLE.ButtonText: "#000000",
        _ROLE.BrightText: "#ffffff",
        _ROLE.ToolTipBase: "#ffffdc",
        _ROLE.ToolTipText: "#000000",
        _ROLE.PlaceholderText: "#6a6a6a",
        _ROLE.Link: "#0b57d0",
        _ROLE.LinkVisited: "#681da8",
        _ROLE.Highlight: "#1f6fb2",
        _ROLE.HighlightedText: "#ffffff",
        _ROLE.Light: "#ffffff",
        _ROLE.Midlight: "#cacaca",
        _ROLE.Mid: "#b8b8b8",
        _ROLE.Dark: "#9f9f9f",
        _ROLE.Shadow: "#767676",
    },
    DARK: {
        _ROLE.Window: "#2d2d2d",
        _ROLE.WindowText: "#f0f0f0",
        _ROLE.Base: "#1e1e1e",
        _ROLE.AlternateBase: "#262626",
        _ROLE.Text: "#f0f0f0",
        _ROLE.Button: "#383838",
        _ROLE.ButtonText: "#f0f0f0",
        _ROLE.BrightText: "#ffffff",
        _ROLE.ToolTipBase: "#404040",
        _ROLE.ToolTipText: "#f0f0f0",
        _ROLE.PlaceholderText: "#a0a0a0",
        _ROLE.Link: "#8ab4f8",
        _ROLE.LinkVisited: "#c58af9",
        _ROLE.Highlight: "#2476bb",
        _ROLE.HighlightedText: "#ffffff",
        _ROLE.Light: "#505050",
        _ROLE.Midlight: "#464646",
        _ROLE.Mid: "#242424",
        _ROLE.Dark: "#191919",
        _ROLE.Shadow: "#000000",
    },
}
_OF_HIGH_CONTRAST: Final = {  # ground, text, selection, text in it, links, links followed
    CONTRAST_LIGHT: ("#ffffff", "#000000", "#37006e", "#ffffff", "#00009f", "#37006e"),
    CONTRAST_DARK: ("#000000", "#ffffff", "#1aebff", "#000000", "#ffff00", "#ffff00"),
}
_GROUNDS: Final = (
    *(_ROLE.Window, _ROLE.Base, _ROLE.AlternateBase, _ROLE.Button, _ROLE.ToolTipBase),
    *(_ROLE.Light, _ROLE.Midlight, _ROLE.Mid),
)
_INKS: Final = (
    *(_ROLE.WindowText, _ROLE.Text, _ROLE.ButtonText, _ROLE.BrightText, _ROLE.ToolTipText),
    *(_ROLE.PlaceholderText, _ROLE.Dark, _ROLE.Shadow),
)
_GREYED: Final = {
    LIGHT: "#8c8c8c",
    DARK: "#858585",
    CONTRAST_LIGHT: "#595959",
    CONTRAST_DARK: "#a6a6a6",
}
_TEXTS: Final = (_ROLE.WindowText, _ROLE.Text, _ROLE.ButtonText)


def set_up(application: QApplication, chosen: Callable[[], str]) -> None:
    """Show the program as a person chose, now and whenever the system turns light or dark."""
    apply(application, chosen())
    hints = application.styleHints()
    asked = getattr(hints, "accessibility", None)  # Qt has it since 6.10

    def follow(_what: object) -> None:
        # Qt tells of another scheme before its palette is there.
        QTimer.singleShot(0, application, lambda: _paint(application, chosen()))

    hints.colorSchemeChanged.connect(follow)
    if asked is not None:
        asked().contrastPreferenceChanged.connect(follow)


def apply(application: QApplication, appearance: str) -> None:
    """Show the program light, dark, of high contrast, or as the system is.

    Where the system cannot be asked for a scheme (X11 without a desktop), or names one without
    showing it (GNOME without GTK), with colours of our own.
    """
    application.styleHints().setColorScheme(_SCHEMES.get(appearance, Qt.ColorScheme.Unknown))
    _paint(application, appearance)


def keep_legible(application: QApplication) -> None:
    """Mend what cannot be read in the palette in force; what can, stays the system's."""
    palette = application.palette()
    if not is_high_contrast(palette) and mend(palette):
        application.setPalette(palette)
    _draw_edges(application)


def palette_of(appearance: str) -> QPalette:
    """Return our own colours, for anything but `SYSTEM`."""
    palette = QPalette()
    for role, name in _colours_of(appearance).items():
        palette.setColor(role, QColor(name))
    for role in _TEXTS:
        palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(_GREYED[appearance]))
    return palette


def _colours_of(appearance: str) -> dict[QPalette.ColorRole, str]:
    if appearance in _COLOURS:
        return _COLOURS[appearance]
    ground, ink, highlight, highlighted, link, visited = _OF_HIGH_CONTRAST[appearance]
    return {
        **dict.fromkeys(_GROUNDS, ground),
        **dict.fromkeys(_INKS, ink),
        _ROLE.Highlight: highlight,
        _ROLE.HighlightedText: highlighted,
        _ROLE.Link: link,
        _ROLE.LinkVisited: visited,
    }


def _paint(application: QApplication, appearance: str) -> None:
    application.setPalette(QPalette())
    wanted = appearance if appearance in _SCHEMES else _of_system(application)
    if not _is_followed(application, wanted):
        application.setPalette(palette_of(wanted))
    keep_legible(application)


def _of_system(application: QApplication) -> str:
    """Return what the system asks for, where it does not bring the colours itself."""
    if application.style().name() not in (MENDED_STYLE, ""):  # Windows and macOS do
        return SYSTEM
    wants_dark = application.styleHints().colorScheme() is Qt.ColorScheme.Dark
    if is_high_contrast_asked():
        return CONTRAST_DARK if wants_dark else CONTRAST_LIGHT
    return DARK if wants_dark else SYSTEM


def _is_followed(application: QApplication, wanted: str) -> bool:
    """Tell whether the palette is what is wanted; one of high contrast is never replaced."""
    palette = application.palette()
    if wanted == SYSTEM or is_high_contrast(palette):
        return True
    return wanted not in _OF_HIGH_CONTRAST and is_dark(palette) == (wanted == DARK)


def _draw_edges(application: QApplication) -> None:
    """Draw edges where Fusion leaves a dark palette without them; once is enough."""
    palette = application.palette()
    is_fixed = application.style().name() != MENDED_STYLE
    if is_fixed or not (is_dark(palette) or is_high_contrast(palette)):
        return
    from sitemap_editor.windows.looks.edges import EdgedStyle  # most windows are light

    application.setStyle(EdgedStyle())
