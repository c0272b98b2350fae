"""Light or dark by the system or by choice, and legible either way."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from sitemap_editor.windows.contrast import is_high_contrast, mend

SYSTEM: Final = ""
LIGHT: Final = "light"
DARK: Final = "dark"

_SCHEMES: Final = {LIGHT: Qt.ColorScheme.Light, DARK: Qt.ColorScheme.Dark}
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
        _ROLE.Highlight: "#1f6fb2",
        _ROLE.HighlightedText: "#ffffff",
        _ROLE.Light: "#505050",
        _ROLE.Midlight: "#464646",
        _ROLE.Mid: "#242424",
        _ROLE.Dark: "#191919",
        _ROLE.Shadow: "#000000",
    },
}
_GREYED: Final = {LIGHT: "#8c8c8c", DARK: "#858585"}
_TEXTS: Final = (_ROLE.WindowText, _ROLE.Text, _ROLE.ButtonText)


def set_up(application: QApplication, appearance: str) -> None:
    """Show the program as a person chose, and keep it legible when the system changes."""
    apply(application, appearance)
    application.styleHints().colorSchemeChanged.connect(lambda _scheme: keep_legible(application))


def apply(application: QApplication, appearance: str) -> None:
    """Show the program light, dark, or as the system is.

    Where the system cannot be asked for a scheme (X11 without a desktop), with colours of our own.
    """
    hints = application.styleHints()
    scheme = _SCHEMES.get(appearance, Qt.ColorScheme.Unknown)
    application.setPalette(QPalette())
    hints.setColorScheme(scheme)
    if appearance in _SCHEMES and not _is_followed(application, appearance):
        application.setPalette(palette_of(appearance))
    keep_legible(application)


def keep_legible(application: QApplication) -> None:
    """Mend what cannot be read in the palette in force; what can, stays the system's."""
    palette = application.palette()
    if not is_high_contrast(palette) and mend(palette):
        application.setPalette(palette)


def palette_of(appearance: str) -> QPalette:
    """Return our own light or dark colours."""
    palette = QPalette()
    for role, name in _COLOURS[appearance].items():
        palette.setColor(role, QColor(name))
    for role in _TEXTS:
        palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(_GREYED[appearance]))
    return palette


def _is_followed(application: QApplication, appearance: str) -> bool:
    """Tell whether the system shows what was asked for; one of high contrast knows better."""
    palette = application.palette()
    is_dark = palette.color(_ROLE.Window).lightness() < palette.color(_ROLE.WindowText).lightness()
    return is_high_contrast(palette) or is_dark == (appearance == DARK)
