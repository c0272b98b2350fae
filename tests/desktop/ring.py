"""Where the current cell is on screen: found by the frame around it, whatever stands above."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPalette

from sitemap_editor.windows.looks.tokens import COLOURS, LIGHT

_ACCENT: Final = QColor(COLOURS[LIGHT][QPalette.ColorRole.Highlight])
_PIXEL: Final = bytes((_ACCENT.blue(), _ACCENT.green(), _ACCENT.red(), 255))
_LEAST_WIDTH, _HANDLE = 40, 16
_HEIGHTS: Final = range(16, 60)
_STRETCH: Final = re.compile(rb"(?:%b){%d,}" % (re.escape(_PIXEL), _LEAST_WIDTH), re.DOTALL)


def ring(picture: Path, heights: range = _HEIGHTS) -> QRect | None:
    """Return what is framed in a picture of the window, a cell by its height; None: nothing."""
    image = QImage(str(picture)).convertToFormat(QImage.Format.Format_RGB32)
    data, step = bytes(image.constBits()), image.bytesPerLine()
    lines: list[tuple[int, int, int]] = []
    for y in range(image.height()):
        found = _STRETCH.search(data, y * step, (y + 1) * step)
        if found is not None:
            lines.append((y, found.start() % step // 4, (found.end() - 1) % step // 4))
    for number, (top, left, right) in enumerate(lines):
        for bottom, start, end in reversed(lines[number + 1 :]):
            # The handle to fill with is at the corner of the lower edge.
            if start == left and right - end <= _HANDLE and bottom - top in heights:
                return QRect(left, top, right - left + 1, bottom - top + 1)
    return None
