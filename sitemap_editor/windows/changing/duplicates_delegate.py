"""Paints rows that are duplicates: a round mark at the one that stays, lines between groups."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPalette, QPen
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem

from sitemap_editor.windows.changing.difference_delegate import DifferenceDelegate
from sitemap_editor.windows.changing.duplicates_model import BEGINS_ROLE, MARK, STAYS_ROLE
from sitemap_editor.windows.looks.contrast import blended
from sitemap_editor.windows.looks.theme import added_ground, dimmed_text, removed_ground
from sitemap_editor.windows.looks.tokens import selected_text

_CIRCLE: Final = 0.55
"""How much of the height of a line the mark takes."""
_DOT: Final = 0.5
_LINE: Final = 0.35


class DuplicatesDelegate(DifferenceDelegate):
    """Tints what differs in the row that stays as what is put in, in others as what goes."""

    def tint(self, index: QModelIndex | QPersistentModelIndex, palette: QPalette) -> QColor:
        """Return the ground of what differs."""
        stays = index.sibling(index.row(), MARK).data(STAYS_ROLE)
        return added_ground(palette) if stays else removed_ground(palette)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw the cell; in the first column the mark, above the first of a group a line."""
        super().paint(painter, option, index)
        painter.save()
        if index.row() and index.data(BEGINS_ROLE):
            palette = option.palette
            base, text = palette.base().color(), palette.text().color()
            painter.setPen(blended(base, text, _LINE))
            painter.drawLine(option.rect.topLeft(), option.rect.topRight())
        if index.column() == MARK:
            self._draw_mark(painter, option, is_on=bool(index.data(STAYS_ROLE)))
        painter.restore()

    @staticmethod
    def _draw_mark(painter: QPainter, option: QStyleOptionViewItem, *, is_on: bool) -> None:
        palette = option.palette
        is_selected = bool(option.state & QStyle.StateFlag.State_Selected)
        text = selected_text(palette) if is_selected else palette.text().color()
        size = option.rect.height() * _CIRCLE
        circle = QRectF(0, 0, size, size)
        circle.moveCenter(QRectF(option.rect).center())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(text if is_on or is_selected else dimmed_text(palette), 1))
        painter.drawEllipse(circle)
        if is_on:
            inset = size * (1 - _DOT) / 2
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(text)
            painter.drawEllipse(circle.adjusted(inset, inset, -inset, -inset))
