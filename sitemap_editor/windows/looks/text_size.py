"""Widths given in pixels, for people who have set larger text, and URLs cut to a width."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QFontDatabase, QFontMetrics, QFontMetricsF, QGuiApplication
from PySide6.QtWidgets import QWidget

_FRAMED: Final = 0.9
_TAB_CHARACTERS: Final = 4
_ELLIPSIS: Final = "…"
USUAL_HEIGHT: Final = 16
"""Of a line of text, about, on every desktop as it comes."""


def scaled(widget: QWidget, pixels: int) -> int:
    """Return as many pixels more as the text of a widget is larger than usual; never fewer."""
    return round(pixels * max(1.0, widget.fontMetrics().height() / USUAL_HEIGHT))


def fixed_font() -> QFont:
    """Return the font of source, as much larger than usual as the text of the program is."""
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    usual = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).pointSizeF()
    chosen = QGuiApplication.font().pointSizeF()
    if min(font.pointSizeF(), usual, chosen) > 0:  # not of those that are sized in pixels
        font.setPointSizeF(font.pointSizeF() * chosen / usual)
    return font


def tab_stops(font: QFont) -> float:
    """Return how far apart the stops of tabs are in source."""
    return _TAB_CHARACTERS * QFontMetricsF(font).horizontalAdvance(" ")


def share_of_width(window: QWidget, share: float, least: int, most: int) -> int:
    """Return a share of the width of a window, within bounds that are scaled."""
    return max(scaled(window, least), min(scaled(window, most), round(window.width() * share)))


def scaled_size(widget: QWidget, width: int, height: int) -> QSize:
    """Return the size of a window for the text of `widget`, as far as the screen has room.

    The rest of the screen is for its frame.
    """
    size = QSize(scaled(widget, width), scaled(widget, height))
    return size.boundedTo(widget.screen().availableSize() * _FRAMED)


def folder_within(folder: str, width: int, metrics: QFontMetrics) -> str:
    """Return as many folders from the end of a path as there is room for; nothing where none is.

    What is no path is cut in its middle.
    """
    if metrics.horizontalAdvance(folder) <= width:
        return folder
    if not (path := Path(folder)).is_absolute():
        return metrics.elidedText(folder, Qt.TextElideMode.ElideMiddle, max(0, width))
    names = path.parts[1:]
    cut = (str(Path(_ELLIPSIS, *names[count:])) for count in range(1, len(names)))
    return next((each for each in cut if metrics.horizontalAdvance(each) <= width), "")


def url_within(
    url: str, site: str, width: int, metrics: QFontMetrics, elided: Callable[[str], str]
) -> tuple[str, int]:
    """Return a URL as there is room for it, and how much of that belongs to the site.

    The site that all share is the first to be left out; `elided` cuts what is still too long.
    """
    path = url[len(site) :]
    if not site or not url.startswith(site) or not path.startswith("/"):
        return elided(url), 0
    if metrics.horizontalAdvance(url) <= width:
        return url, len(site)
    for part in _ends_of(site):
        shown = _ELLIPSIS + part + path
        if metrics.horizontalAdvance(shown) <= width:
            return shown, len(shown) - len(path)
    return elided(_ELLIPSIS + path), len(_ELLIPSIS)


def _ends_of(site: str) -> Iterator[str]:
    """Yield what of a site can be left, longest first: whole names, two at least, or none.

    Cut anywhere else a dot would follow the ellipsis and be read as one of it.
    """
    labels = site.rpartition("/")[2].split(".")
    for first in range(max(1, len(labels) - 1)):
        yield ".".join(labels[first:])
    yield ""
