"""Draws what sites of more and more files take, beside the line they should lie on."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QImage, QPainter, QPen

_WIDTH: Final = 900
_HEIGHT: Final = 560
_LEFT: Final = 90
_RIGHT: Final = 40
_TOP: Final = 50
_FOOT: Final = 60
_MARKS: Final = 5
_INK: Final = QColor("#333333")
_PALE: Final = QColor("#e3e3e3")
_CLOCK: Final = QColor("#1c5c9c")
_WORKED: Final = QColor("#d9730d")


class Point(NamedTuple):
    """What a site of so many files took: by the clock, and of all processors."""

    files: int
    seconds: float
    worked_s: float


def draw(path: Path, points: Sequence[Point]) -> None:
    """Write a PNG: files to the right, seconds upwards; thin lines go on as the largest began."""
    application = QGuiApplication.instance() or QGuiApplication(["-", "-platform", "offscreen"])
    picture = QImage(_WIDTH, _HEIGHT, QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.white)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setFont(QFont("sans-serif", 10))
    most_files = max(point.files for point in points)
    most_seconds = max(max(point.seconds, point.worked_s) for point in points) * 1.05

    def place(files: float, seconds: float) -> QPointF:
        return QPointF(
            _LEFT + files / most_files * (_WIDTH - _LEFT - _RIGHT),
            _HEIGHT - _FOOT - seconds / most_seconds * (_HEIGHT - _TOP - _FOOT),
        )

    for mark in range(_MARKS + 1):
        seconds = most_seconds * mark / _MARKS
        painter.setPen(QPen(_PALE, 1))
        painter.drawLine(place(0, seconds), place(most_files, seconds))
        painter.setPen(_INK)
        corner = place(0, seconds)
        box = QRectF(0, corner.y() - 10, _LEFT - 8, 20)
        aligned = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(box, aligned, f"{seconds:,.0f} s")
    for point in points:
        corner = place(point.files, 0)
        box = QRectF(corner.x() - 40, corner.y() + 6, 80, 20)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, f"{point.files}")
    painter.drawText(QRectF(0, _HEIGHT - 30, _WIDTH, 24), Qt.AlignmentFlag.AlignCenter, "files")
    clock = [(point.files, point.seconds) for point in points]
    worked = [(point.files, point.worked_s) for point in points]
    left = float(_LEFT)
    for colour, name, values in (
        (_CLOCK, "by the clock", clock),
        (_WORKED, "of all processors", worked),
    ):
        painter.fillRect(QRectF(left, 20, 12, 12), colour)
        painter.setPen(_INK)
        painter.drawText(QPointF(left + 18, 31), name)
        left += 60 + painter.fontMetrics().horizontalAdvance(name)
        painter.setPen(QPen(colour, 1, Qt.PenStyle.DotLine))
        painter.drawLine(place(0, 0), place(*values[-1]))
        painter.setPen(QPen(colour, 2))
        painter.drawPolyline([place(*value) for value in values])
        painter.setBrush(colour)
        for value in values:
            painter.drawEllipse(place(*value), 4, 4)
    painter.end()
    picture.save(str(path))
    del application
