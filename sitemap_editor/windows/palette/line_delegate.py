"""Paints the lines of the palette: name, where it is found, and its keys or why it is greyed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPalette
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from sitemap_editor.core.readable import one_line
from sitemap_editor.windows.looks.contrast import is_high_contrast
from sitemap_editor.windows.looks.text_size import scaled
from sitemap_editor.windows.looks.theme import dimmed_text
from sitemap_editor.windows.looks.tokens import GRID, LINE, selected_ground, tokens_of
from sitemap_editor.windows.palette.entries import Line

LINE_ROLE: Final = int(Qt.ItemDataRole.UserRole)
"""The `Line` of a row."""
_HEIGHT: Final = 28
_LEAST_DETAIL: Final = 40
_SPARE: Final = 4
"""What an advance falls short of the room that its text asks for."""
_MOST_RIGHT: Final = 0.5
"""Of the width, for the keys or the reason."""
_CENTRE: Final = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
_ONE_LINE: Final = int(_CENTRE | Qt.TextFlag.TextSingleLine | Qt.AlignmentFlag.AlignAbsolute)


class LineDelegate(QStyledItemDelegate):
    """Draws one line of text; the letters that were typed are bold and in the accent's colour."""

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Return the height of a line, whatever it says."""
        return QSize(0, scaled(option.widget, _HEIGHT))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw the ground, then the parts from both ends."""
        line: Line = index.data(LINE_ROLE)
        palette, rect = option.palette, QRect(option.rect)
        is_current = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        if is_current:
            painter.fillRect(rect, selected_ground(palette))
        if line.begins_group:
            edge = QRect(rect.left(), rect.top(), rect.width(), LINE)
            painter.fillRect(edge, tokens_of(palette).hairline)
        inks = _Inks(palette, is_current=is_current, is_greyed=line.entry.reason is not None)
        self._write(painter, rect.adjusted(GRID + 4, 0, -GRID - 4, 0), option.font, line, inks)
        painter.restore()

    def _write(self, painter: QPainter, rect: QRect, font: QFont, line: Line, inks: _Inks) -> None:
        entry = line.entry
        painter.setFont(font)
        metrics = QFontMetrics(font)
        right = entry.shortcut if entry.reason is None else entry.reason
        if right:
            width = min(
                metrics.horizontalAdvance(right) + _SPARE, round(rect.width() * _MOST_RIGHT)
            )
            place = QRect(rect.right() - width + 1, rect.top(), width, rect.height())
            painter.setPen(inks.dimmed)
            shown = metrics.elidedText(right, Qt.TextElideMode.ElideRight, width)
            painter.drawText(place, _ONE_LINE, shown)
            rect.setRight(place.left() - 2 * GRID)
        title, detail = one_line(entry.title), one_line(entry.detail)
        rect = _draw(painter, rect, title, line.title_places, (inks.text, inks.typed))
        if detail and rect.width() > _LEAST_DETAIL:
            rect.adjust(GRID, 0, 0, 0)
            _draw(painter, rect, detail, line.detail_places, (inks.dimmed, inks.typed))


class _Inks:
    """The colours of one line."""

    def __init__(self, palette: QPalette, *, is_current: bool, is_greyed: bool) -> None:
        roles, groups = QPalette.ColorRole, QPalette.ColorGroup
        self.text = palette.color(groups.Active, roles.Text)
        self.dimmed, self.typed = dimmed_text(palette), palette.color(roles.Link)
        if is_current and is_high_contrast(palette):
            self.text = self.dimmed = self.typed = palette.color(roles.HighlightedText)
        elif is_greyed:
            self.text = self.typed = palette.color(groups.Disabled, roles.Text)


def _draw(
    painter: QPainter,
    rect: QRect,
    text: str,
    places: Iterable[int],
    inks: tuple[QColor, QColor],
) -> QRect:
    """Write a text, cut to its room, with some of its letters marked; return the room behind."""
    usual, bold = QFont(painter.font()), QFont(painter.font())
    bold.setBold(True)
    typed = set(places)
    metrics = QFontMetrics(bold if typed else usual)
    shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
    for is_typed, piece in _pieces(shown, typed):
        painter.setFont(bold if is_typed else usual)
        painter.setPen(inks[is_typed])
        painter.drawText(rect, _ONE_LINE, piece)
        rect = rect.adjusted(painter.fontMetrics().horizontalAdvance(piece), 0, 0, 0)
    painter.setFont(usual)
    return rect


def _pieces(text: str, typed: set[int]) -> list[tuple[bool, str]]:
    """Cut a text where letters that were typed begin and end."""
    found: list[tuple[bool, str]] = []
    for place, letter in enumerate(text):
        is_typed = place in typed
        if found and found[-1][0] is is_typed:
            found[-1] = (is_typed, found[-1][1] + letter)
        else:
            found.append((is_typed, letter))
    return found
