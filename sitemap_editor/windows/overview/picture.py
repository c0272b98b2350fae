"""The charts as a picture to hand on: PNG by its dots, SVG by the same strokes of the painter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgGenerator

from sitemap_editor.windows.overview.chart import Chart, Look, elided
from sitemap_editor.windows.overview.content import OverviewContent

SVG, PNG = ".svg", ".png"
_WIDTH: Final = 1_200
_MARGIN: Final = 24
_COLUMN: Final = 36
_DENSITY: Final = 2.0
"""Dots for a pixel, so that the picture is sharp in print, too."""
_DOTS_PER_INCH: Final = 96


class Sheet:
    """A title with what is counted, and charts below it: the first at the left, others beside."""

    def __init__(
        self, title: str, said: str, charts: Sequence[tuple[str, Chart]], look: Look
    ) -> None:
        self._title = title
        self._said = said
        self._charts = charts
        self._look = look
        self._line = look.metrics.height()
        self._head = self._line * 3 + _MARGIN
        side = (_WIDTH - 2 * _MARGIN - _COLUMN) / 2
        self._side = side
        heights = [self._height(title, chart, side) for title, chart in charts[1:]]
        first = self._height(*charts[0], side) if charts else 0.0
        self._height_of_charts = max(first, sum(heights))
        self.size = QSize(_WIDTH, round(self._head + self._height_of_charts + _MARGIN))

    def _height(self, title: str, chart: Chart, width: float) -> float:
        head = self._line * 1.5 if title else 0.0
        return head + chart.height_in(width, self._look) + self._line

    def paint(self, painter: QPainter) -> None:
        """Draw all of it."""
        look = self._look
        painter.fillRect(QRect(0, 0, self.size.width(), self.size.height()), look.palette.base())
        painter.setFont(look.font)
        across = _WIDTH - 2 * _MARGIN
        self._write(
            painter, QRectF(_MARGIN, _MARGIN, across, self._line), self._title, is_bold=True
        )
        painter.setPen(look.dimmed)
        below = QRectF(_MARGIN, _MARGIN + self._line * 1.2, across, self._line)
        elided(painter, below, self._said, look, Qt.AlignmentFlag.AlignLeft)
        at = self._head
        for number, (title, chart) in enumerate(self._charts):
            left = _MARGIN if number == 0 else _MARGIN + self._side + _COLUMN
            height = (
                self._height_of_charts if number == 0 else self._height(title, chart, self._side)
            )
            self._paint_chart(
                painter, title, chart, QRectF(left, at, self._side, height - self._line)
            )
            at = self._head if number == 0 else at + height

    def _paint_chart(self, painter: QPainter, title: str, chart: Chart, room: QRectF) -> None:
        if title:
            self._write(
                painter,
                QRectF(room.left(), room.top(), room.width(), self._line),
                title,
                is_bold=True,
            )
            room = room.adjusted(0, self._line * 1.5, 0, 0)
        painter.setFont(self._look.font)
        chart.draw(painter, room, self._look, chart.lay_out(room, self._look))

    def _write(self, painter: QPainter, room: QRectF, text: str, *, is_bold: bool) -> None:
        font = QFont(self._look.font)
        font.setBold(is_bold)
        painter.setFont(font)
        painter.setPen(self._look.palette.text().color())
        elided(painter, room, text, Look(self._look.palette, font), Qt.AlignmentFlag.AlignLeft)
        painter.setFont(self._look.font)


def as_png(sheet: Sheet) -> bytes:
    """Return a sheet as PNG."""
    image = QImage(sheet.size * int(_DENSITY), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(_DENSITY)
    image.fill(QColor(Qt.GlobalColor.white))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    sheet.paint(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(buffer.data().data())


def as_svg(sheet: Sheet, title: str) -> bytes:
    """Return a sheet as SVG: texts stay texts."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setResolution(_DOTS_PER_INCH)
    generator.setSize(sheet.size)
    generator.setViewBox(QRect(0, 0, sheet.size.width(), sheet.size.height()))
    generator.setTitle(title)
    painter = QPainter(generator)
    sheet.paint(painter)
    painter.end()
    return bytes(buffer.data().data())


def drawn_as(suffix: str, content: OverviewContent, name: str) -> bytes:
    """Return what a panel shows, as SVG or else as PNG."""
    said = "  ".join(filter(None, (content.said.text(), content.same_dates.text())))
    charts = [(content.title_of(chart), chart) for chart in content.charts]
    sheet = Sheet(name, said, charts, content.folders.look)
    return as_svg(sheet, name) if suffix.lower() == SVG else as_png(sheet)
