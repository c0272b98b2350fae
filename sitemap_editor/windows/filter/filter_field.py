"""The filter bar in its narrow form: a field in the line of the file, until there is a filter."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QStyle, QStyleOptionFrame, QWidget

from sitemap_editor.session.plain_words import tool_tip
from sitemap_editor.windows.looks.icons import icon
from sitemap_editor.windows.looks.text_size import scaled

_EDGE: Final = 6
_ICON: Final = 16
_WIDE: Final = 190
_COMMAND_KEYS: Final = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)


class FilterField(QPushButton):
    """Looks like a field and is a button: Tab passes it without moving the rows.

    `begin` is handed what is typed on it, or "" where it is pressed.
    """

    def __init__(self, begin: Callable[[str], object], parent: QWidget) -> None:
        super().__init__(parent)
        self._begin = begin
        self._words = self.tr("Filter rows"), self.tr("Filter"), ""
        self._is_wide = True
        self.setText(self._words[0])
        self.setAccessibleName(self._words[0])
        self.setToolTip(tool_tip(self.tr("Show only the rows that match")))
        self.setCursor(Qt.CursorShape.IBeamCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._draw_icon()
        self.clicked.connect(lambda: begin(""))

    def shorten(self, step: int) -> None:
        """Take the room of a field (0), of its words (1), of one word (2), of its picture (3)."""
        self._is_wide = step == 0
        self.setText(self._words[max(0, step - 1)])
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Return the size of what is shown; it is as high as a line of text allows."""
        metrics, side = self.fontMetrics(), scaled(self, _ICON)
        height = max(metrics.height(), side) + _EDGE
        if not self.text():
            return QSize(side + 2 * _EDGE, height)
        width = side + 3 * _EDGE + metrics.horizontalAdvance(self.text())
        return QSize(max(width, scaled(self, _WIDE)) if self._is_wide else width, height)

    def minimumSizeHint(self) -> QSize:
        """Be never narrower than what is shown."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint a field with words that ask to type."""
        painter, field = QPainter(self), QStyleOptionFrame()
        field.initFrom(self)
        field.lineWidth = 1
        field.state |= QStyle.StateFlag.State_Sunken
        self.style().drawPrimitive(QStyle.PrimitiveElement.PE_PanelLineEdit, field, painter, self)
        side, way = scaled(self, _ICON), self.layoutDirection()
        picture = QRect(QPoint(_EDGE, (self.height() - side) // 2), QSize(side, side))
        if not self.text():
            picture.moveLeft((self.width() - side) // 2)
        self.icon().paint(painter, QStyle.visualRect(way, self.rect(), picture))
        if self.text():
            words = self.rect().adjusted(2 * _EDGE + side, 0, -_EDGE, 0)
            painter.setPen(self.palette().placeholderText().color())
            start = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(
                QStyle.visualRect(way, self.rect(), words),
                QStyle.visualAlignment(way, start),
                self.text(),
            )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take what is typed for the beginning of a filter."""
        text = event.text()
        if text.strip() and text.isprintable() and not event.modifiers() & _COMMAND_KEYS:
            self._begin(text)
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Draw the icon anew for another palette."""
        if event.type() == QEvent.Type.PaletteChange:
            self._draw_icon()
        super().changeEvent(event)

    def _draw_icon(self) -> None:
        self.setIcon(icon("filter", self.palette()))
