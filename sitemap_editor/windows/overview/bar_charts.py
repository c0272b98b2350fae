"""Rows by value as bars: lying ones for few values, standing ones for the course of time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QObject, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from sitemap_editor.core.overview.bars import Bar, BarSort
from sitemap_editor.windows.overview.chart import Chart, Look, Mark, elided
from sitemap_editor.windows.overview.scales import strong_step

_AIR: Final = 6
_THICK: Final = 0.62
"""Of the height of a line."""
_LINE: Final = 1.35
_LEAST_BAR: Final = 2.0
_MOST_NAME: Final = 0.4
_COLUMN_LINES: Final = 5.5
_MOST_COLUMN: Final = 3.0
_GAP: Final = 0.2


class BarWords(QObject):
    """Plurals: Qt finds them in the very class of an object alone, not in what it is based on."""

    def rows(self, count: int) -> str:
        """Return so many rows."""
        return self.tr("%n row(s)", "", count)


class BarChart(Chart):
    """Shows bars; heir to it are two ways to draw them."""

    def __init__(
        self,
        title: str,
        choose: Callable[[Sequence[str]], object],
        leave: Callable[[], object],
        parent: QWidget,
    ) -> None:
        self.bars: list[Bar] = []
        self._rows = self._most = 1
        super().__init__(title, choose, leave, parent)

    def show_bars(self, bars: list[Bar], rows: int, most: int = 0) -> None:
        """Show other bars, of so many rows; without any it is not there.

        A bar of `most` rows takes all the room, without it the largest does.
        """
        self.bars, self._rows = bars, rows
        self._most = max(1, most, *(bar.rows for bar in bars))
        self.setVisible(bool(bars))
        self.show_anew()

    def name(self, bar: Bar) -> str:
        """Return what a bar stands for."""
        if bar.sort is BarSort.NONE:
            return self.tr("none")
        if bar.sort is BarSort.INVALID:
            return self.tr("not valid")
        if bar.sort is BarSort.EARLIER:
            return self.tr("before {year}").format(year=bar.name)
        return bar.name

    def words(self, bar: Bar) -> str:
        """Return what a bar says to who points at it, or hears it."""
        if bar.sort is BarSort.GAP:
            return self.tr("No rows for a long time")
        counted = BarWords().rows(bar.rows)
        percent = self.locale().toString(100 * bar.rows / max(1, self._rows), "f", 1)
        return f"{self.name(bar)}\n{counted} ({percent} %)"


class LyingBars(BarChart):
    """A line a value: name, bar, number of rows."""

    def height_in(self, _width: float, look: Look) -> float:
        """Return the height of its lines."""
        return len(self.bars) * look.metrics.height() * _LINE

    def lay_out(self, room: QRectF, look: Look) -> list[Mark]:
        """Return the lines."""
        line = look.metrics.height() * _LINE
        return [
            Mark(
                QRectF(room.left(), room.top() + at * line, room.width(), line),
                self.words(bar),
                bar.terms,
            )
            for at, bar in enumerate(self.bars)
        ]

    def draw(self, painter: QPainter, room: QRectF, look: Look, marks: Sequence[Mark]) -> None:
        """Draw the lines; names and numbers take the room of the longest."""
        metrics = look.metrics
        numbers = [self.locale().toString(bar.rows) for bar in self.bars]
        names = max((metrics.horizontalAdvance(self.name(bar)) for bar in self.bars), default=0.0)
        names = min(names + 1, room.width() * _MOST_NAME)
        counts = max(map(metrics.horizontalAdvance, numbers), default=0.0) + 1
        for bar, number, mark in zip(self.bars, numbers, marks, strict=True):
            line = mark.area
            name = QRectF(line.left() + 2, line.top(), names, line.height())
            count = QRectF(line.right() - counts - 2, line.top(), counts, line.height())
            strip = QRectF(name.right() + _AIR, 0, count.left() - name.right() - 2 * _AIR, 0)
            strip.setHeight(metrics.height() * _THICK)
            strip.moveTop(line.center().y() - strip.height() / 2)
            filled = QRectF(strip)
            filled.setWidth(max(_LEAST_BAR, strip.width() * bar.rows / self._most))
            if look.is_right_to_left:
                for part in (name, count, filled):
                    part.moveLeft(room.left() + room.right() - part.right())
            draw_bar(painter, filled, bar, look)
            near, far = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
            if look.is_right_to_left:
                near, far = far, near
            middle = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute
            is_value = bar.sort is BarSort.VALUE
            painter.setPen(look.palette.text().color() if is_value else look.dimmed)
            elided(painter, name, self.name(bar), look, near | middle)
            painter.setPen(look.dimmed)
            elided(painter, count, number, look, far | middle)


class StandingBars(BarChart):
    """A column a stretch of time, from the oldest to the newest."""

    def height_in(self, _width: float, look: Look) -> float:
        """Return the height of columns and of the line below them."""
        return look.metrics.height() * _COLUMN_LINES if self.bars else 0.0

    def lay_out(self, room: QRectF, look: Look) -> list[Mark]:
        """Return the columns, in their whole height: a small one is as easy to hit."""
        if not self.bars:
            return []
        line = look.metrics.height()
        step = min(line * _MOST_COLUMN, room.width() / len(self.bars))
        marks: list[Mark] = []
        for at, bar in enumerate(self.bars):
            area = QRectF(room.left() + at * step, room.top(), step, room.height() - line * 1.2)
            if look.is_right_to_left:
                area.moveLeft(room.left() + room.right() - area.right())
            marks.append(Mark(area, self.words(bar), bar.terms))
        return marks

    def draw(self, painter: QPainter, room: QRectF, look: Look, marks: Sequence[Mark]) -> None:
        """Draw the columns, a line below them, and names where there is room."""
        top = look.metrics.height()  # for the number of the highest
        for bar, mark in zip(self.bars, marks, strict=True):
            area = mark.area
            whole = area.height() - top
            column = area.adjusted(area.width() * _GAP / 2, 0, -area.width() * _GAP / 2, 0)
            height = max(_LEAST_BAR, whole * bar.rows / self._most) if bar.rows else 0.0
            column.setTop(area.bottom() - height)
            if bar.rows:
                draw_bar(painter, column, bar, look)
            if bar.sort is BarSort.GAP:
                painter.setPen(look.dimmed)
                painter.drawText(area, int(Qt.AlignmentFlag.AlignCenter), "⋯")
        self._draw_line(painter, marks, look)
        self._write_most(painter, room, marks, look)
        self._write_names(painter, room, marks, look)

    def _draw_line(self, painter: QPainter, marks: Sequence[Mark], look: Look) -> None:
        if marks:
            painter.setPen(QPen(look.edge, 1))
            ends = sorted((marks[0].area.left(), marks[-1].area.left()))
            below = marks[0].area.bottom() + 0.5
            painter.drawLine(
                round(ends[0]), round(below), round(ends[1] + marks[0].area.width()), round(below)
            )

    def _write_most(
        self, painter: QPainter, room: QRectF, marks: Sequence[Mark], look: Look
    ) -> None:
        """Write the number of rows over the highest column."""
        highest = max(range(len(marks)), key=lambda at: self.bars[at].rows, default=None)
        if highest is None:
            return
        number = self.locale().toString(self.bars[highest].rows)
        width = look.metrics.horizontalAdvance(number) + 2
        middle = marks[highest].area.center().x()
        left = max(room.left(), min(room.right() - width, middle - width / 2))
        painter.setPen(look.dimmed)
        place = QRectF(left, room.top(), width, look.metrics.height())
        painter.drawText(place, int(Qt.AlignmentFlag.AlignCenter), number)

    def _write_names(
        self, painter: QPainter, room: QRectF, marks: Sequence[Mark], look: Look
    ) -> None:
        """Write below columns what they are: the first and the last, others where there is room."""
        painter.setPen(look.dimmed)
        last, taken = len(marks) - 1, list[QRectF]()
        for at in (0, last, *range(1, last)) if marks else ():
            bar, area = self.bars[at], marks[at].area
            name = self.name(bar)
            width = look.metrics.horizontalAdvance(name) + 2
            left = max(room.left(), min(room.right() - width, area.center().x() - width / 2))
            place = QRectF(left, area.bottom() + 2, width, look.metrics.height())
            around = place.adjusted(-_AIR, 0, _AIR, 0)
            if bar.sort is not BarSort.GAP and not any(map(around.intersects, taken)):
                taken.append(place)
                painter.drawText(place, int(Qt.AlignmentFlag.AlignCenter), name)


def draw_bar(painter: QPainter, area: QRectF, bar: Bar, look: Look) -> None:
    """Draw a bar: of a value filled, of what has none an outline."""
    painter.setPen(QPen(look.edge, 1))
    is_value = bar.sort in (BarSort.VALUE, BarSort.EARLIER)
    painter.setBrush(strong_step(look.palette).ground if is_value else look.palette.base())
    if is_value:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawRect(area)
    else:
        painter.drawRect(area.adjusted(0.5, 0.5, -0.5, -0.5))
