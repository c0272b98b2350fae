"""Lines of source drawn one below the other: only those on screen are ever read and laid out."""

from __future__ import annotations

import math
import re
from typing import Final

from PySide6.QtCore import QEvent, QRect, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QTextCharFormat,
)
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QWidget

from sitemap_editor.core.document.source.source_lines import SourceLines
from sitemap_editor.core.document.source.source_search import hits_in
from sitemap_editor.windows.looks.contrast import is_high_contrast
from sitemap_editor.windows.looks.text_size import fixed_font, scaled
from sitemap_editor.windows.looks.theme import dimmed_text, hit_ground, line_ground
from sitemap_editor.windows.source.markup_colours import markup_formats
from sitemap_editor.windows.source.markup_tokens import Inside, coloured
from sitemap_editor.windows.source.shown_line import ShownLine, ground, text_of
from sitemap_editor.windows.source.source_caret import SourceCaret

GAP: Final = 6
_EDGE: Final = 3
_KEPT_LINES: Final = 500
_LOOKED_BACK_BYTES: Final = 1 << 16
_LEAST_ZOOM, _MOST_ZOOM = -4, 10
_ZOOM_STEP: Final = 1.1
_MOST_WIDTH: Final = 1 << 24
_Marks = list[tuple[int, int, QTextCharFormat]]


class SourceArea(QAbstractScrollArea):
    """Draws lines with their numbers, a caret, what is selected, found and current in the table."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.lines: SourceLines | None = None
        self.caret = SourceCaret(self.shown_line)
        self.pattern: re.Pattern[bytes] | None = None
        """What is looked for: its hits are marked."""
        self.row: tuple[int, int] | None = None
        """Where the row begins and ends that is current in the table."""
        self._kept: dict[int, ShownLine] = {}
        self._widest = 0.0
        self._zoom = 0
        self.line_height = 1
        """How high a line is."""
        self._fit_text()

    @property
    def top(self) -> int:
        """The offset with which the first line on screen begins."""
        if self.lines is None:
            return 0
        return self.lines.line(min(self.first, len(self.lines) - 1)).start

    @property
    def first(self) -> int:
        """The first line on screen, from 0."""
        return self.verticalScrollBar().value()

    def mark_row(self, row: tuple[int, int] | None, *, shows: bool) -> None:
        """Mark the row that is current in the table; `shows` brings it on screen."""
        self.row = row
        if row is not None and shows and self.lines is not None:
            self.show_line(self.lines.line_at(row[0]), centres=True)
        self.viewport().update()

    def shown_line(self, number: int) -> ShownLine:
        """Return a line laid out, once while it is looked at."""
        assert self.lines is not None  # noqa: S101 - who asks has a number of one of them
        found = self._kept.get(number)
        if found is None:
            if len(self._kept) >= _KEPT_LINES:
                self._kept.clear()
            line = self.lines.line(number)
            data = self.lines.read(line.start, line.end)
            inside = self._inside(number, line.start)
            found = ShownLine(line, data, inside, self.font(), self._formats)
            self._kept[number] = found
        return found

    def _inside(self, number: int, start: int) -> Inside:
        """Return what a line begins in: found out from where its row begins."""
        before = self._kept.get(number - 1)
        if before is not None:
            return before.ends_in
        assert self.lines is not None  # noqa: S101 - as above
        _, inside = self.lines.row_at(start)
        begin = max(start - inside, start - _LOOKED_BACK_BYTES, 0)
        return coloured(text_of(self.lines.read(begin, start)))[1]

    # Measures

    @property
    def numbers_width(self) -> int:
        """How wide the column of line numbers is."""
        last = str(self.lines.last_number) if self.lines is not None else ""
        digits = QFontMetricsF(self.font()).horizontalAdvance("9" * max(3, len(last)))
        return math.ceil(digits) + 3 * GAP

    @property
    def whole_lines(self) -> int:
        """How many lines fit on screen."""
        return max(1, self.viewport().height() // self.line_height)

    def zoom(self, step: int) -> None:
        """Make the text larger or smaller; 0: as it usually is."""
        zoom = min(max(self._zoom + step, _LEAST_ZOOM), _MOST_ZOOM) if step else 0
        if zoom != self._zoom:
            self._zoom = zoom
            self._fit_text()

    def _fit_text(self) -> None:
        font = QFont(fixed_font())
        font.setPointSizeF(font.pointSizeF() * _ZOOM_STEP**self._zoom)
        self.setFont(font)
        self.line_height = math.ceil(QFontMetricsF(font).lineSpacing()) + scaled(self, 1)
        self.forget()

    def forget(self) -> None:
        """Lay out anew whatever is seen."""
        self._kept.clear()
        self._formats = markup_formats(self.palette())
        self._widest = 0.0
        self.fit_bars()
        self.viewport().update()

    def fit_bars(self) -> None:
        """Let the bars scroll over all there is."""
        count = len(self.lines) if self.lines is not None else 0
        down, across = self.verticalScrollBar(), self.horizontalScrollBar()
        down.setPageStep(self.whole_lines)
        down.setRange(0, max(0, count - self.whole_lines))
        room = self.viewport().width() - self.numbers_width - GAP
        across.setPageStep(max(1, room))
        across.setSingleStep(round(self.line_height))
        across.setRange(0, min(_MOST_WIDTH, max(0, math.ceil(self._widest) + GAP - room)))

    def show_line(self, number: int, *, centres: bool = False) -> None:
        """Bring a line on screen, where it is not."""
        bar = self.verticalScrollBar()
        if bar.value() <= number < bar.value() + self.whole_lines:
            return
        if centres:
            bar.setValue(number - self.whole_lines // 3)
        else:
            is_above = number < bar.value()
            bar.setValue(number if is_above else number - self.whole_lines + 1)

    def note_width(self, line: ShownLine) -> None:
        """Let the bar below reach as far as the widest line that was seen."""
        if line.width > self._widest:
            self._widest = line.width
            self.fit_bars()

    # Drawing

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the lines on screen, and their numbers beside them."""
        painter = QPainter(self.viewport())
        painter.fillRect(event.rect(), self.palette().color(QPalette.ColorRole.Base))
        if self.lines is not None:
            count = min(self.whole_lines + 1, len(self.lines) - self.first)
            for at in range(count):
                self._draw_line(painter, self.first + at, at * self.line_height)
        self._draw_numbers(painter)
        painter.end()

    def _draw_line(self, painter: QPainter, number: int, top: int) -> None:
        shown = self.shown_line(number)
        self.note_width(shown)
        left = self.numbers_width + GAP - self.horizontalScrollBar().value()
        palette, line = self.palette(), shown.line
        room = QRect(self.numbers_width, top, self.viewport().width(), self.line_height)
        if self.row is not None and self.row[0] < line.end and self.row[1] > line.start:
            painter.fillRect(room, line_ground(palette))
        painter.setPen(palette.color(QPalette.ColorRole.Text))
        shown.draw(painter, left, top, self._marks_in(shown))
        if self.hasFocus() and number == self.caret.number:
            shown.draw_caret(painter, left, top, self.caret.at - line.start)

    def _marks_in(self, shown: ShownLine) -> _Marks:
        marks: _Marks = []
        line, palette = shown.line, self.palette()
        if self.pattern is not None:
            text = palette.color(QPalette.ColorRole.Text)
            look = ground(hit_ground(palette), underlined=text)
            data = self.lines.read(line.start, line.end) if self.lines is not None else b""
            marks += [(start, end, look) for start, end in hits_in(data, self.pattern)]
        first, last = self.caret.selection
        if first < line.end and last > line.start:
            look = ground(palette.color(QPalette.ColorRole.Highlight))
            look.setForeground(palette.color(QPalette.ColorRole.HighlightedText))
            begin, end = max(first, line.start), min(last, line.end)
            marks.append((begin - line.start, end - line.start, look))
        return marks

    def _draw_numbers(self, painter: QPainter) -> None:
        palette, width = self.palette(), self.numbers_width
        room = QRect(0, 0, width, self.viewport().height())
        painter.fillRect(room, palette.color(QPalette.ColorRole.AlternateBase))
        if is_high_contrast(palette):
            painter.setPen(palette.color(QPalette.ColorRole.Text))
            painter.drawLine(width - 1, 0, width - 1, room.height())
        if self.lines is None:
            return
        dimmed, strong = dimmed_text(palette), palette.color(QPalette.ColorRole.Text)
        painter.setFont(self.font())
        for at in range(min(self.whole_lines + 1, len(self.lines) - self.first)):
            number = self.first + at
            line = self.shown_line(number).line
            painter.setPen(strong if number == self.caret.number else dimmed)
            room = QRect(0, at * self.line_height, width - 2 * GAP, self.line_height)
            text = "↪" if line.is_continued else str(line.number)
            painter.drawText(room, int(Qt.AlignmentFlag.AlignRight), text)
            if self.row is not None and self.row[0] < line.end and self.row[1] > line.start:
                self._draw_edge(painter, room.top(), width)

    def _draw_edge(self, painter: QPainter, top: int, width: int) -> None:
        """Draw at the side of a line of the current row what tells it without a colour, too."""
        accent = QColor(self.palette().color(QPalette.ColorRole.Highlight))
        painter.fillRect(QRectF(width - _EDGE, top, _EDGE, self.line_height), accent)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the bars in step."""
        super().resizeEvent(event)
        self.fit_bars()

    def changeEvent(self, event: QEvent) -> None:
        """Draw with other colours, and other text."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_formats"):
            self.forget()
        elif event.type() == QEvent.Type.ApplicationFontChange and hasattr(self, "_formats"):
            self._fit_text()
