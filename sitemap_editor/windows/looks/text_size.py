"""Widths given in pixels, for people who have set larger text; texts cut to a width.

ASCII is measured, shortened and drawn by its letters: it needs no shaping.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator
from itertools import accumulate
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QFontDatabase, QFontMetrics, QFontMetricsF, QGuiApplication
from PySide6.QtWidgets import QWidget

_FRAMED: Final = 0.9
_TAB_CHARACTERS: Final = 4
_ELLIPSIS: Final = "…"
_STAND_IN: Final = "\x1a"
_LETTERS: Final = 128
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
    url: str,
    site: str,
    room: int,
    width: Callable[[str], float],
    elided: Callable[[str], str],
) -> tuple[str, int]:
    """Return a URL as there is room for it, and how much of that belongs to the site.

    The site that all share is the first to be left out; `width` measures a text in pixels,
    `elided` cuts what is still too long.
    """
    path = url[len(site) :]
    if not site or not url.startswith(site) or not path.startswith("/"):
        return elided(url), 0
    if width(url) <= room:
        return url, len(site)
    for part in _ends_of(site):
        shown = _ELLIPSIS + part + path
        if width(shown) <= room:
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


class Letters:
    """The letters of a font; of other text than ASCII all is left to Qt.

    A URL is drawn in a third of the time, and shortened in a fifth.
    """

    def __init__(self, font: QFont) -> None:
        self._shaped, self._plain = font, QFont(font)
        self._plain.setStyleStrategy(QFont.StyleStrategy.PreferNoShaping)
        self._plain.setKerning(False)
        self._metrics = QFontMetrics(font)
        metrics = QFontMetricsF(self._plain)
        self._widths = [metrics.horizontalAdvance(chr(each)) for each in range(_LETTERS)]
        self._ellipsis = self._widths[ord(_STAND_IN)] = metrics.horizontalAdvance(_ELLIPSIS)

    def font_for(self, text: str) -> QFont:
        """Return what draws a text; Arabic letters would stand unjoined in that of ASCII."""
        return self._plain if _as_ascii(text) else self._shaped

    def width(self, text: str) -> float:
        """Return the width of a text in pixels."""
        if (letters := _as_ascii(text)) or not text:
            return sum(map(self._widths.__getitem__, letters))
        return self._metrics.horizontalAdvance(text)

    def shortened(self, text: str, room: int, *, in_middle: bool) -> str:
        """Return as much of a text as there is room for: its beginning and end, or beginning."""
        letters = _as_ascii(text)
        if not letters:
            modes = Qt.TextElideMode
            mode = modes.ElideMiddle if in_middle else modes.ElideRight
            return self._metrics.elidedText(text, mode, room)
        ends = list(accumulate(map(self._widths.__getitem__, letters)))
        whole = ends[-1]
        if whole <= room:
            return text
        left = bisect_right(ends, (room - self._ellipsis) / (2 if in_middle else 1))
        if not in_middle:
            return text[:left] + _ELLIPSIS
        used = ends[left - 1] if left else 0.0
        right = bisect_left(ends, whole - (room - self._ellipsis - used)) + 1
        return f"{text[:left]}{_ELLIPSIS}{text[right:]}"


def _as_ascii(text: str) -> bytes:
    """Return the letters of a text, the ellipsis as one of them; nothing where it has others."""
    if not text.isascii():
        text = text.replace(_ELLIPSIS, _STAND_IN)
        if not text.isascii():
            return b""
    return text.encode()
