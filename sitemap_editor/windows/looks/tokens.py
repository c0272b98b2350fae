"""What the look of the program is made of: measures and colours, each once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QPalette

from sitemap_editor.windows.looks.contrast import (
    LEAST_EDGE,
    blended,
    contrast,
    is_dark,
    is_high_contrast,
    once_a_palette,
    tinted,
)

GRID: Final = 8
INNER_GRID: Final = 4
"""Inside controls."""
RADIUS: Final = 6
SMALL_RADIUS: Final = 4
LINE: Final = 1
RING: Final = 2
"""Around what has the keyboard: the current cell, a field."""
MARK_EDGE: Final = 3
"""At a cell with a problem."""
ICON: Final = 20
MARK: Final = 14
SCROLL_THIN: Final = 6
SCROLL_WIDE: Final = 10
HEADER_WEIGHT: Final = QFont.Weight.DemiBold
SELECTION: Final = 0.12
"""How much of the accent is in the ground of what is selected."""
ROW_HEIGHTS: Final = {"compact": 22, "": 28, "comfortable": 34}
"""Of the table, by density, in pixels, with text of the usual size."""

LIGHT: Final = "light"
DARK: Final = "dark"
CONTRAST_LIGHT: Final = "contrast-light"
CONTRAST_DARK: Final = "contrast-dark"

SCHEMES: Final = {
    LIGHT: Qt.ColorScheme.Light,
    DARK: Qt.ColorScheme.Dark,
    CONTRAST_LIGHT: Qt.ColorScheme.Light,
    CONTRAST_DARK: Qt.ColorScheme.Dark,
}
_ROLE = QPalette.ColorRole
COLOURS: Final = {
    LIGHT: {
        _ROLE.Window: "#f8f9fa",
        _ROLE.WindowText: "#1f2328",
        _ROLE.Base: "#ffffff",
        _ROLE.AlternateBase: "#f8f9fa",
        _ROLE.Text: "#1f2328",
        _ROLE.Button: "#fdfdfe",
        _ROLE.ButtonText: "#1f2328",
        _ROLE.BrightText: "#ffffff",
        _ROLE.ToolTipBase: "#ffffff",
        _ROLE.ToolTipText: "#1f2328",
        _ROLE.PlaceholderText: "#6b7078",
        _ROLE.Link: "#0b57d0",
        _ROLE.LinkVisited: "#681da8",
        _ROLE.Highlight: "#1d5fd1",
        _ROLE.HighlightedText: "#ffffff",
        _ROLE.Light: "#ffffff",
        _ROLE.Midlight: "#eef0f3",
        _ROLE.Mid: "#e3e5e8",
        _ROLE.Dark: "#868b94",
        _ROLE.Shadow: "#6b7078",
    },
    DARK: {
        _ROLE.Window: "#2b2d31",
        _ROLE.WindowText: "#e6e8eb",
        _ROLE.Base: "#1e1f22",
        _ROLE.AlternateBase: "#212226",
        _ROLE.Text: "#e6e8eb",
        _ROLE.Button: "#34363b",
        _ROLE.ButtonText: "#e6e8eb",
        _ROLE.BrightText: "#ffffff",
        _ROLE.ToolTipBase: "#3a3c42",
        _ROLE.ToolTipText: "#f0f1f3",
        _ROLE.PlaceholderText: "#a0a4ab",
        _ROLE.Link: "#8ab4f8",
        _ROLE.LinkVisited: "#c58af9",
        _ROLE.Highlight: "#2476bb",
        _ROLE.HighlightedText: "#ffffff",
        _ROLE.Light: "#4b4e55",
        _ROLE.Midlight: "#3a3d43",
        _ROLE.Mid: "#3d4046",
        _ROLE.Dark: "#191a1c",
        _ROLE.Shadow: "#000000",
    },
}
OF_HIGH_CONTRAST: Final = {  # ground, text, selection, text in it, links, links followed
    CONTRAST_LIGHT: ("#ffffff", "#000000", "#37006e", "#ffffff", "#00009f", "#37006e"),
    CONTRAST_DARK: ("#000000", "#ffffff", "#1aebff", "#000000", "#ffff00", "#ffff00"),
}
GREYED: Final = {
    LIGHT: "#8a8f98",
    DARK: "#85888f",
    CONTRAST_LIGHT: "#595959",
    CONTRAST_DARK: "#a6a6a6",
}
_HAIRLINE: Final = 0.13
_HOVER: Final = 0.06
_PRESSED: Final = 0.14
_FADED: Final = 0.45
_STEPS: Final = 40
_SOFTENED: Final = 0.6
"""What a round edge loses where it is smoothed."""
_MOST_PALETTES: Final = 512


@dataclass(frozen=True, slots=True)
class Tokens:
    """The colours of controls on one palette."""

    window: QColor
    surface: QColor
    button: QColor
    hairline: QColor
    """Between surfaces; it parts, and tells nothing."""
    edge: QColor
    """Of controls, at 3:1 on every ground."""
    button_edge: QColor
    hover: QColor
    pressed: QColor
    handle: QColor
    accent: QColor
    ring: QColor
    text: QColor
    selected: QColor
    """The ground of what is selected in a list."""
    selected_text: QColor
    is_high: bool

    def faded(self, colour: QColor, *, is_enabled: bool) -> QColor:
        """Return a colour as it is drawn on a control that can, or cannot, be used."""
        return colour if is_enabled else blended(self.window, colour, _FADED)


class TokenCache:
    """The tokens of palettes, each worked out once, also where many widgets have equal ones."""

    def __init__(self) -> None:
        self._found: dict[int, Tokens] = {}
        self._by_colours: dict[tuple[object, ...], Tokens] = {}

    def of(self, palette: QPalette) -> Tokens:
        """Return the colours of controls on this palette, of what is enabled in an active window.

        The key of a palette is the same for all groups of its colours.
        """
        key = palette.cacheKey()
        found = self._found.get(key)
        if found is None:
            if len(self._found) > _MOST_PALETTES:  # those of widgets come and go
                self._found.clear()
            usual = QPalette(palette)
            usual.setCurrentColorGroup(QPalette.ColorGroup.Active)
            found = self._found[key] = self._equal(usual)
        return found

    def _equal(self, palette: QPalette) -> Tokens:
        colours = (*(palette.color(role).rgba() for role in _TOLD_FROM), is_high_contrast(palette))
        if colours not in self._by_colours:
            self._by_colours[colours] = tokens_of(palette)
        return self._by_colours[colours]


_TOLD_FROM: Final = (
    *(_ROLE.Window, _ROLE.WindowText, _ROLE.Base, _ROLE.Text, _ROLE.Button),
    *(_ROLE.Mid, _ROLE.Highlight, _ROLE.HighlightedText, _ROLE.Link),
)
"""The colours that tokens are worked out of."""


def tokens_of(palette: QPalette) -> Tokens:
    """Work out the colours of controls; on whatever palette, the system's included."""
    window, base = palette.color(_ROLE.Window), palette.color(_ROLE.Base)
    button, text = palette.color(_ROLE.Button), palette.color(_ROLE.WindowText)
    is_high = is_high_contrast(palette)
    edge = edge_colour(palette)
    hairline = text if is_high else blended(window, text, _HAIRLINE)
    if not is_high and palette.color(_ROLE.Mid) in _HAIRLINES:
        hairline = palette.color(_ROLE.Mid)
    ring = ring_colour(palette)
    return Tokens(
        window=window,
        surface=base,
        button=button,
        hairline=hairline,
        edge=edge,
        button_edge=edge if is_high or is_dark(palette) else blended(hairline, edge, _FADED),
        hover=blended(button, text, _HOVER),
        pressed=blended(button, text, _PRESSED),
        handle=text if is_high else blended(base, text, 0.35),
        accent=palette.color(_ROLE.Highlight),
        ring=ring,
        text=text,
        selected=selected_ground(palette),
        selected_text=selected_text(palette),
        is_high=is_high,
    )


@once_a_palette
def selected_ground(palette: QPalette) -> QColor:
    """Return the ground of what is selected: a tint, or at high contrast the palette's own."""
    highlight = palette.highlight().color()
    return highlight if is_high_contrast(palette) else tinted(palette, highlight, SELECTION)


def selected_text(palette: QPalette) -> QColor:
    """Return the colour of text on `selected_ground`."""
    return palette.color(_ROLE.HighlightedText if is_high_contrast(palette) else _ROLE.Text)


@once_a_palette
def edge_colour(palette: QPalette) -> QColor:
    """Return the colour of edges of controls, at 3:1 on window, fields and buttons."""
    text, window = palette.color(_ROLE.WindowText), palette.color(_ROLE.Window)
    if is_high_contrast(palette):
        return text
    grounds = [palette.color(role) for role in (_ROLE.Window, _ROLE.Base, _ROLE.Button)]
    for step in range(_STEPS):
        found = blended(window, text, step / _STEPS)
        if min(contrast(found, ground) for ground in grounds) >= LEAST_EDGE + _SOFTENED:
            return found
    return text


def ring_colour(palette: QPalette) -> QColor:
    """Return the colour of what has the keyboard, at 3:1 on every ground."""
    is_lit = is_dark(palette) and not is_high_contrast(palette)
    return palette.color(_ROLE.Link if is_lit else _ROLE.Highlight)


_HAIRLINES: Final = tuple(QColor(colours[_ROLE.Mid]) for colours in COLOURS.values())
