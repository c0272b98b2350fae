"""Marks over characters that no font has a shape for: their numbers, as two small digits."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QTextBlock

_CONTROLS: Final = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")
_MOST_LOOKED_THROUGH: Final = 100_000
"""Characters of a line; in a longer one, which is painted at each move, they stay as they are."""
_LEAST_DIGIT: Final = 5
_SPARE: Final = 1


def controls_in(block: QTextBlock) -> Iterator[tuple[int, int]]:
    """Yield where in a line such characters stand, and their numbers."""
    if block.length() <= _MOST_LOOKED_THROUGH:
        text = block.text()
        if not text.isprintable():
            for found in _CONTROLS.finditer(text):
                yield found.start(), ord(found[0])


def place_of(block: QTextBlock, at: int, left: float, top: float) -> QRectF:
    """Return the room of a character in a line whose layout begins at `left` and `top`."""
    layout = block.layout()
    line = layout.lineForTextPosition(at)
    # The stubs know nothing of what comes back in the Qt of today: a pair.
    begin, end = (_x_of(line.cursorToX(each)) for each in (at, at + 1))
    if end <= begin:  # the last of a wrapped line
        end = line.rect().right()
    return QRectF(left + begin, top + line.y(), max(end - begin, _LEAST_DIGIT), line.height())


def _x_of(found: object) -> float:
    return float(found[0] if isinstance(found, tuple) else found)  # type: ignore[arg-type]


def paint_mark(
    painter: QPainter, place: QRectF, number: int, font: QFont, ink: QColor, ground: QColor
) -> None:
    """Paint the number of a character instead of it: its two digits below each other, framed."""
    room = place.adjusted(0, _SPARE, 0, -_SPARE)
    painter.fillRect(room, ink)
    small = QFont(font)
    small.setPixelSize(max(_LEAST_DIGIT, round(room.height() / 2)))
    painter.setFont(small)
    painter.setPen(ground)
    half = room.height() / 2
    for digit, top in zip(f"{number:02X}", (room.top(), room.top() + half), strict=True):
        painter.drawText(
            QRectF(room.left(), top, room.width(), half), Qt.AlignmentFlag.AlignCenter, digit
        )
