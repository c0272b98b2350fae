"""Draws the pauses of a window over time, phase by phase."""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPen

from tests.benchmarks.pauses import Pause, Shown

_WIDTH: Final = 1_600
_HEIGHT: Final = 670
_LEFT: Final = 80
_TOP: Final = 60
_FOOT: Final = 180
_RIGHT: Final = 90
_LEAST_S: Final = 0.005
_MOST_S: Final = 10.0
_BOUND_S: Final = 0.05
_LINES_MS: Final = (5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000)
_PAUSE: Final = QColor("#9fc1e4")
_WORKED: Final = QColor("#1c5c9c")
_NO_CORE: Final = QColor("#d6d6d6")
_KEY: Final = QColor("#d9730d")
_INK: Final = QColor("#333333")
_PALE: Final = QColor("#e3e3e3")
_BAND: Final = QColor("#f5f5f5")
_BOUND: Final = QColor("#c62828")


def draw(
    path: Path, phases: Sequence[dict[str, Any]], pauses: Sequence[Pause], keys: Sequence[Shown]
) -> None:
    """Write a PNG: time to the right, a column a phase; upwards how long, each line about twice.

    A pause is pale; what the thread itself worked of it is dark, and grey what it waited for a
    core. Dots are keys.
    """
    picture = QImage(_WIDTH, _HEIGHT, QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.white)
    painter = QPainter(picture)
    painter.setFont(QFont("sans-serif", 9))
    columns = _columns(phases)
    _draw_phases(painter, phases, columns)
    _draw_scale(painter)
    for phase, column in zip(phases, columns, strict=True):
        _draw_pauses(painter, phase, column, pauses)
        _draw_keys(painter, phase, column, keys)
    _draw_legend(painter)
    painter.end()
    picture.save(str(path))


def _columns(phases: Sequence[dict[str, Any]]) -> list[QRectF]:
    """Give each phase room by the root of its time, so that short ones are seen beside long."""
    weights = [math.sqrt(phase["ended"] - phase["began"]) for phase in phases]
    left, unit = float(_LEFT), (_WIDTH - _LEFT - _RIGHT) / sum(weights)
    found = []
    for weight in weights:
        found.append(QRectF(left, _TOP, weight * unit, _HEIGHT - _TOP - _FOOT))
        left += weight * unit
    return found


def _height(seconds: float) -> float:
    """Return how far below the top a time is drawn."""
    part = math.log(max(seconds, _LEAST_S) / _LEAST_S) / math.log(_MOST_S / _LEAST_S)
    return _HEIGHT - _FOOT - min(1.0, part) * (_HEIGHT - _TOP - _FOOT)


def _draw_phases(
    painter: QPainter, phases: Sequence[dict[str, Any]], columns: Sequence[QRectF]
) -> None:
    for number, (phase, column) in enumerate(zip(phases, columns, strict=True)):
        if number % 2 == 0:
            painter.fillRect(column, _BAND)
        painter.setPen(_INK)
        painter.save()
        painter.translate(column.center().x() - 4, column.bottom() + 6)
        painter.rotate(60)
        painter.drawText(0, 4, f"{phase['name']}  {phase['done'] - phase['began']:.1f} s")
        painter.restore()


def _draw_scale(painter: QPainter) -> None:
    for each in _LINES_MS:
        y = _height(each / 1000)
        painter.setPen(QPen(_BOUND if each / 1000 == _BOUND_S else _PALE, 1))
        painter.drawLine(QPointF(_LEFT, y), QPointF(_WIDTH - _RIGHT, y))
        painter.setPen(_INK)
        place = QRectF(0, y - 10, _LEFT - 8, 20)
        aligned = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(place, aligned, f"{each:,} ms")


def _draw_pauses(
    painter: QPainter, phase: dict[str, Any], column: QRectF, pauses: Sequence[Pause]
) -> None:
    scale = column.width() / (phase["ended"] - phase["began"])
    for pause in pauses:
        is_here = pause.ends_within(phase["began"], phase["ended"])
        if not is_here or pause.length < 2 * _LEAST_S:
            continue
        left = column.left() + max(0.0, pause.at - phase["began"]) * scale
        width = max(1.5, pause.length * scale)
        without_core = pause.worked + pause.queued, _NO_CORE
        for seconds, colour in ((pause.length, _PAUSE), without_core, (pause.worked, _WORKED)):
            y = _height(seconds)
            painter.fillRect(QRectF(left, y, width, column.bottom() - y), colour)


def _draw_keys(
    painter: QPainter, phase: dict[str, Any], column: QRectF, keys: Sequence[Shown]
) -> None:
    scale = column.width() / (phase["ended"] - phase["began"])
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_KEY)
    for key in keys:
        if phase["began"] <= key.at < phase["ended"]:
            left = column.left() + (key.at - phase["began"]) * scale
            painter.drawEllipse(QPointF(left, _height(key.took)), 1.6, 1.6)


def _draw_legend(painter: QPainter) -> None:
    told = (
        (_PAUSE, "pause of the window's thread"),
        (_WORKED, "of which it worked itself"),
        (_NO_CORE, "of which it had no core"),
        (_KEY, "key to paint"),
        (_BOUND, "50 ms"),
    )
    left = float(_LEFT)
    for colour, text in told:
        painter.fillRect(QRectF(left, 22, 12, 12), colour)
        painter.setPen(_INK)
        painter.drawText(QPointF(left + 18, 32), text)
        left += 40 + painter.fontMetrics().horizontalAdvance(text)
