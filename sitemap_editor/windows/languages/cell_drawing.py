"""Draws the cells of the languages matrix, a row after the other.

By hand, and not by way of a delegate: for each cell Qt would make an index and an option of its
style, and shorten its text by shaping it; both take longer than to draw it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QTableView

from sitemap_editor.core.checks.rule import Severity
from sitemap_editor.core.operations.languages.marks import FAULTS, Mark
from sitemap_editor.session.languages.matrix_model import SHARED, MatrixModel
from sitemap_editor.windows.looks.icons import picture
from sitemap_editor.windows.looks.tokens import LINE, RING
from sitemap_editor.windows.table.cell_look import CellLook, ColumnPlace

_LEFT_TO_RIGHT: Final = Qt.LayoutDirection.LeftToRight
ICONS: Final = {
    Mark.NONE: "state-good",
    Mark.WRONG_CODE: "severity-error",
    Mark.OTHER_LANGUAGE: "severity-error",
    Mark.MULTIPLE: "language-multiple",
    Mark.INCONSISTENT: "severity-error",
    Mark.ONE_WAY: "language-one-way",
    Mark.MISSING_SELF: "language-no-self",
    Mark.INCOMPLETE: "language-incomplete",
    Mark.NOT_CANONICAL: "severity-warning",
    Mark.OTHER_HOST: "language-outside",
    Mark.OUTSIDE: "language-outside",
    Mark.UNNAMED: "state-unknown",
    Mark.ALONE: "state-unknown",
    Mark.MISSING: "language-missing",
}
_SEVERITIES: Final = {
    **{mark: Severity.ERROR for mark in Mark if mark & FAULTS},
    **dict.fromkeys(
        (Mark.INCOMPLETE, Mark.NOT_CANONICAL, Mark.MISSING, Mark.UNNAMED), Severity.WARNING
    ),
}


class CellDrawing:
    """What draws the cells of one table; which one is current it asks the table."""

    def __init__(self, view: QTableView, model: MatrixModel) -> None:
        self._view, self._model = view, model

    @cached_property
    def _look(self) -> CellLook:
        return CellLook(self._view)

    @cached_property
    def _of_marks(self) -> dict[Mark, tuple[QPixmap, QColor | None]]:
        """The icon of each mark, and the ground below it where that is another."""
        look, ratio = self._look, self._view.devicePixelRatioF()
        size = QSize(look.mark_side, look.mark_side)
        pictures = {name: picture(name, look.dimmed, size, ratio) for name in set(ICONS.values())}
        grounds = {mark: look.grounds[severity] for mark, severity in _SEVERITIES.items()}
        return {mark: (pictures[name], grounds.get(mark)) for mark, name in ICONS.items()}

    def forget_look(self) -> None:
        """Work it out anew: another palette, font or screen."""
        for name in ("_look", "_of_marks"):
            self.__dict__.pop(name, None)

    def paint(self, painter: QPainter, area: QRect, columns: Sequence[ColumnPlace]) -> None:
        """Draw what is to be seen of some columns in an area of the viewport."""
        look, view = self._look, self._view
        painter.setLayoutDirection(_LEFT_TO_RIGHT)  # or a path begins with its end
        painter.fillRect(area, look.base)
        first, last = view.rowAt(area.top()), view.rowAt(area.bottom())
        if first < 0 or not columns:
            return
        last = last if last >= 0 else self._model.rowCount() - 1
        left = min(place.x for place in columns)
        width = sum(place.width for place in columns)
        height, selected = view.rowHeight(first), view.selectionModel().selectedIndexes()
        at = (selected[0].row(), selected[0].column()) if selected else (-1, -1)
        top = view.rowViewportPosition(first)
        for row in range(first, last + 1):
            painter.fillRect(left, top + height - LINE, width, LINE, look.row_line)
            marked = at[1] if row == at[0] else -1
            self._paint_row(painter, row, top, height, columns, marked)
            top += height
        self._frame(painter, columns)

    def _paint_row(
        self,
        painter: QPainter,
        row: int,
        top: int,
        height: int,
        columns: Sequence[ColumnPlace],
        selected: int,
    ) -> None:
        look, is_mirrored, of_marks = self._look, self._view.isRightToLeft(), self._of_marks
        side, air, letters = look.mark_side, look.air, look.letters
        baseline = top + (height - look.text_height) // 2 + look.ascent
        looks = self._model.looks(row, [place.number for place in columns])
        font: QFont | None = None
        for (number, x, width), (text, mark) in zip(columns, looks, strict=True):
            ink, used = look.text if number == SHARED or mark else look.dimmed, air
            ground = None
            if mark is not None:
                icon, ground = of_marks[mark]
                used += side + look.gap
            if number == selected:
                ground, ink = look.selected, look.selected_text
            if ground is not None:
                painter.fillRect(x, top, width, height - LINE, ground)
            if mark is not None:
                icon_x = x + width - air - side if is_mirrored else x + air
                painter.drawPixmap(icon_x, top + (height - side) // 2, icon)
            room = width - used - air
            if text and room > 0:
                painter.setPen(ink)
                fitting = letters.font_for(text)
                if fitting is not font:
                    font = fitting
                    painter.setFont(font)
                shown = letters.shortened(text, room, in_middle=True)
                painter.drawText(x + (air if is_mirrored else used), baseline, shown)

    def _frame(self, painter: QPainter, columns: Sequence[ColumnPlace]) -> None:
        """Draw the frame of the current cell; grey while the keyboard is elsewhere."""
        view, look = self._view, self._look
        current = view.currentIndex()
        place = next((each for each in columns if each.number == current.column()), None)
        if place is None:
            return
        row = current.row()
        rect = QRect(place.x, view.rowViewportPosition(row), place.width, view.rowHeight(row))
        ink = look.frame if view.hasFocus() else look.frame_unfocused
        painter.setPen(QPen(ink, RING, j=Qt.PenJoinStyle.MiterJoin))
        painter.drawRect(rect.adjusted(1, 1, -1, -1))
