"""The numbers at the left of the table."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QHeaderView, QWidget

_PADDING: Final = 16
_LEAST_DIGITS: Final = 3


class RowHeader(QHeaderView):
    """Row numbers, as wide as the highest needs; Qt's own would look at thousands of rows."""

    def __init__(self, row_height: int, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Vertical, parent)
        self.setSectionsClickable(True)
        self.setHighlightSections(True)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setDefaultSectionSize(row_height)
        self.setDefaultAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)

    def sizeHint(self) -> QSize:
        """Return the width of the last row's number, in bold."""
        digits = max(_LEAST_DIGITS, len(str(self.count())))
        font = self.font()
        font.setBold(True)  # as the number of the current row is
        width = QFontMetrics(font).horizontalAdvance("0" * digits)
        return QSize(width + _PADDING, self.defaultSectionSize())
