"""A line of source laid out to be drawn: its colours, and which byte stands where."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QPainter,
    QTextCharFormat,
    QTextLayout,
    QTextLine,
    QTextOption,
)

from sitemap_editor.core.document.source.source_lines import SourceLine
from sitemap_editor.core.readable import readable
from sitemap_editor.windows.looks.text_size import tab_stops
from sitemap_editor.windows.source.markup_tokens import Inside, Token, coloured

_NO_WIDTH: Final = 1e7


class ShownLine:
    """One line; places in it are bytes, counted from its beginning."""

    def __init__(
        self,
        line: SourceLine,
        data: bytes,
        inside: Inside,
        font: QFont,
        formats: Mapping[Token, QTextCharFormat],
    ) -> None:
        self.line = line
        self._data = data
        self.text = text_of(data)
        self._is_plain = self.text.isascii()
        colours, self.ends_in = coloured(self.text, inside)
        self._layout = QTextLayout(self.text, font)
        self._layout.setTextOption(_option(font))
        self._layout.setCacheEnabled(True)
        self._layout.setFormats(
            [self._format(start, end, formats[token]) for start, end, token in colours]
        )
        self._layout.beginLayout()
        self._row: QTextLine = self._layout.createLine()
        self._row.setLineWidth(_NO_WIDTH)
        self._layout.endLayout()

    def _format(self, start: int, end: int, look: QTextCharFormat) -> QTextLayout.FormatRange:
        first, last = self._units(start), self._units(end)
        return _range(first, last, look)

    @property
    def width(self) -> float:
        """How wide its text is."""
        return self._row.naturalTextWidth()

    def draw(
        self,
        painter: QPainter,
        left: float,
        top: float,
        grounds: Iterable[tuple[int, int, QTextCharFormat]],
    ) -> None:
        """Draw it; `grounds` are drawn below its text, from byte to byte."""
        marks = [_range(self.unit_of(a), self.unit_of(b), look) for a, b, look in grounds]
        self._layout.draw(painter, QPointF(left, top), marks)

    def draw_caret(self, painter: QPainter, left: float, top: float, at: int) -> None:
        """Draw where the keyboard is."""
        self._layout.drawCursor(painter, QPointF(left, top), self.unit_of(at), 2)

    # Places

    def x_of(self, at: int) -> float:
        """Return how far right a byte stands."""
        found: object = self._row.cursorToX(self.unit_of(at))
        x = found[0] if isinstance(found, tuple) else found  # the stubs know one of both
        assert isinstance(x, float)  # noqa: S101 - Qt counts pixels
        return x

    def byte_at(self, x: float) -> int:
        """Return the byte nearest to a place."""
        return self.byte_of(self._row.xToCursor(x))

    def stepped(self, at: int, *, back: bool, by_words: bool) -> int | None:
        """Return the byte of the next character or word; None where there is none."""
        modes = QTextLayout.CursorMode
        mode = modes.SkipWords if by_words else modes.SkipCharacters
        unit, layout = self.unit_of(at), self._layout
        move = layout.previousCursorPosition if back else layout.nextCursorPosition
        there = move(unit, mode)
        return None if there == unit else self.byte_of(there)

    def word_at(self, at: int) -> tuple[int, int]:
        """Return where the word begins and ends that a byte is in."""
        text = self.text
        start = end = min(self._characters(at), len(text))
        while start and text[start - 1].isalnum():
            start -= 1
        while end < len(text) and text[end].isalnum():
            end += 1
        return self._bytes(start), self._bytes(end)

    def unit_of(self, at: int) -> int:
        """Return where Qt counts a byte."""
        return min(at, len(self._data)) if self._is_plain else self._units(self._characters(at))

    def byte_of(self, unit: int) -> int:
        """Return the byte of what Qt counts as this."""
        if self._is_plain:
            return unit
        units = self.text.encode("utf-16-le", "surrogatepass")[: 2 * unit]
        return self._bytes(len(units.decode("utf-16-le", "replace")))

    def _bytes(self, characters: int) -> int:
        return len(self._data.decode("utf-8", "replace")[:characters].encode("utf-8"))

    def _characters(self, at: int) -> int:
        return len(self._data[:at].decode("utf-8", "ignore"))

    def _units(self, characters: int) -> int:
        if self._is_plain:
            return characters
        return len(self.text[:characters].encode("utf-16-le", "surrogatepass")) // 2


def text_of(data: bytes) -> str:
    """Return bytes as text of one line, tabs kept; what steers a screen is seen, not obeyed."""
    text = data.decode("utf-8", "replace")
    return text if text.isprintable() else "\t".join(map(readable, text.split("\t")))


def ground(colour: QColor | None, *, underlined: QColor | None = None) -> QTextCharFormat:
    """Return the look of marked characters: a ground, or a line below where there is none."""
    look = QTextCharFormat()
    if colour is not None:
        look.setBackground(colour)
    elif underlined is not None:
        look.setUnderlineStyle(QTextCharFormat.UnderlineStyle.SingleUnderline)
        look.setUnderlineColor(underlined)
    return look


def _range(first: int, last: int, look: QTextCharFormat) -> QTextLayout.FormatRange:
    found = QTextLayout.FormatRange()
    found.start, found.length, found.format = first, last - first, look
    return found


def _option(font: QFont) -> QTextOption:
    option = QTextOption(Qt.AlignmentFlag.AlignLeft)
    option.setWrapMode(QTextOption.WrapMode.NoWrap)
    option.setTextDirection(Qt.LayoutDirection.LeftToRight)  # it is markup, whatever it holds
    option.setTabStopDistance(tab_stops(font))
    return option
