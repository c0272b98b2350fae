"""Paints texts of a list of changes: what differs is tinted, or underlined, and in sight."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPalette
from PySide6.QtWidgets import (
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from sitemap_editor.core.protocol.severity import Severity
from sitemap_editor.windows.changing.changes_model import BEFORE, BREAKS_ROLE, DIFFERENCE_ROLE
from sitemap_editor.windows.looks.contrast import blended, is_high_contrast
from sitemap_editor.windows.looks.theme import added_ground, removed_ground, severity_edge
from sitemap_editor.windows.looks.tokens import selected_text

_AIR: Final = 4
_EDGE: Final = 3
_LINE: Final = 2
_TINT: Final = 0.28
_LEAD: Final = 0.35
"""How much of the room what stands before a difference may take from it."""
_LONGEST: Final = 400
# Python works combinations of Qt's flags out anew each time: a tenth of what a cell takes.
_AT_LEFT: Final = int(
    Qt.AlignmentFlag.AlignVCenter
    | Qt.AlignmentFlag.AlignLeft
    | Qt.AlignmentFlag.AlignAbsolute
    | Qt.TextFlag.TextSingleLine
)
_GROUND: Final = QStyle.PrimitiveElement.PE_PanelItemViewItem
_SELECTED: Final = QStyle.StateFlag.State_Selected
_BASE: Final = QPalette.ColorRole.Base
_TEXT: Final = QPalette.ColorRole.Text


class DifferenceDelegate(QStyledItemDelegate):
    """Elides texts around what differs, and marks changes that would break a rule."""

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw the cell, then its text in three pieces."""
        if not index.column() and index.data(BREAKS_ROLE):
            super().paint(painter, option, index)
            edge = QRect(option.rect)
            edge.setWidth(_EDGE)
            painter.fillRect(edge, severity_edge(Severity.ERROR, option.palette))
            return
        difference: tuple[int, int] | None = index.data(DIFFERENCE_ROLE)
        if difference is None:
            super().paint(painter, option, index)
            return
        opt = QStyleOptionViewItem(option)
        self.initStyleOption(opt, index)
        text = opt.text
        # Its ground alone: to draw a cell without a text takes as long as one with it.
        opt.widget.style().drawPrimitive(_GROUND, opt, painter, opt.widget)
        rect = opt.rect.adjusted(_AIR, 0, -_AIR, 0)
        painter.save()
        painter.setFont(opt.font)
        tint = self.tint(index, opt.palette)
        self._draw(
            painter, rect, opt, tint, pieces_in(opt.fontMetrics, text, difference, rect.width())
        )
        painter.restore()

    def tint(self, index: QModelIndex | QPersistentModelIndex, palette: QPalette) -> QColor:
        """Return the ground of what differs."""
        is_old = index.column() == BEFORE
        return removed_ground(palette) if is_old else added_ground(palette)

    @staticmethod
    def _draw(
        painter: QPainter,
        rect: QRect,
        opt: QStyleOptionViewItem,
        tint: QColor,
        pieces: tuple[str, str, str],
    ) -> None:
        is_selected = bool(opt.state & _SELECTED)
        palette = opt.palette
        text = selected_text(palette) if is_selected else palette.color(_TEXT)
        if is_selected and is_high_contrast(palette):
            tint = blended(palette.color(QPalette.ColorRole.Highlight), text, _TINT)
        left = rect.left()
        for number, piece in enumerate(pieces):
            width = opt.fontMetrics.horizontalAdvance(piece)
            place = QRect(left, rect.top(), min(width, rect.right() - left + 1), rect.height())
            if number == 1 and width:
                ground = place.adjusted(0, 2, 0, -2)
                painter.fillRect(ground, tint)
                if tint == palette.color(_BASE):  # at high contrast nothing is tinted
                    ground.setTop(ground.bottom() + 1 - _LINE)
                    painter.fillRect(ground, text)
            if width:
                painter.setPen(text)
                painter.drawText(place, _AT_LEFT, piece)
            left += width


def pieces_in(
    metrics: QFontMetrics, text: str, difference: tuple[int, int], width: int
) -> tuple[str, str, str]:
    """Return what stands before, in and behind a difference, elided so that it can be seen."""
    start, end = difference
    before, middle, behind = text[:start], text[start:end], text[end:]
    if len(text) > _LONGEST or metrics.horizontalAdvance(text) > width:
        left, right = Qt.TextElideMode.ElideLeft, Qt.TextElideMode.ElideRight
        wanted = metrics.horizontalAdvance(middle[:_LONGEST])
        room = max(
            int(width * _LEAD), width - wanted - metrics.horizontalAdvance(behind[:_LONGEST])
        )
        before = metrics.elidedText(before[-_LONGEST:], left, room)
        room = width - metrics.horizontalAdvance(before)
        middle = metrics.elidedText(middle[:_LONGEST], right, max(0, room))
        room -= metrics.horizontalAdvance(middle)
        behind = metrics.elidedText(behind[:_LONGEST], right, max(0, room))
    return before, middle, behind
