"""Draws the cells of a table: ground, mark of the worst finding, text, frame of the current one.

All by hand: Qt would ask the model eight times for each cell, and the style three times.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QTableView

from sitemap_editor.core.checks.rule import Finding
from sitemap_editor.core.protocol.fields import LOC
from sitemap_editor.session.table.column import NUMBERS_AT, Column
from sitemap_editor.session.table.table_model import TableModel
from sitemap_editor.windows.looks.theme import MISSING
from sitemap_editor.windows.looks.tokens import LINE, MARK_EDGE, RING
from sitemap_editor.windows.table.cell_look import CellLook, ColumnPlace

if TYPE_CHECKING:
    from sitemap_editor.core.operations.searching import Query

# Python looks members of Qt's enumerations up anew each time: a tenth of what a cell takes.
LEFT_TO_RIGHT: Final = Qt.LayoutDirection.LeftToRight


class _Cell(NamedTuple):
    """What is drawn at a place."""

    row: int
    column: Column
    rect: QRect
    text: str
    worst: Finding | None


class CellPainter:
    """Draws the cells of one table."""

    def __init__(self, view: QTableView, model: TableModel) -> None:
        self._view = view
        self.model = model
        self._look: CellLook | None = None
        self.shared_site = ""
        """Scheme and host of all URLs, where they share them."""
        self.query: Query | None = None
        """What is looked for, to be marked."""
        self.filtered_by: Callable[[], tuple[Query, ...]] = tuple
        """Returns the texts of the filter, which are marked, too."""

    @property
    def look(self) -> CellLook:
        """What cells are drawn with now."""
        if self._look is None:
            self._look = CellLook(self._view)
        return self._look

    def forget_look(self) -> None:
        """Work it out anew: another palette, font or screen."""
        self._look = None

    def paint(self, painter: QPainter, area: QRect, places: Sequence[ColumnPlace]) -> None:
        """Draw what is to be seen of some columns in an area of the viewport, row after row."""
        view, look = self._view, self.look
        first, last = view.rowAt(area.top()), view.rowAt(area.bottom())
        if first < 0 or not places:
            return
        last = last if last >= 0 else self.model.rowCount() - 1
        painter.setLayoutDirection(LEFT_TO_RIGHT)  # or a URL begins with its “/”
        left = min(place.x for place in places)
        width = sum(place.width for place in places)
        top, height = view.rowViewportPosition(first), view.rowHeight(first)
        for row in range(first, last + 1):
            painter.fillRect(left, top + height - LINE, width, LINE, look.row_line)
            self._paint_row(painter, row, top, height, places)
            top += height
        current = view.currentIndex()
        if any(place.number == current.column() for place in places):
            self._frame(painter, view.visualRect(current))

    def _paint_row(
        self, painter: QPainter, row: int, top: int, height: int, places: Sequence[ColumnPlace]
    ) -> None:
        """Draw the cells of a row: ground, what stands there; of most the ground is Qt's."""
        look, model = self.look, self.model
        columns, findings = model.columns, model.shown_findings
        selection = self._view.selectionModel()
        is_any_selected = selection.rowIntersectsSelection(row)
        is_current = row == self._view.currentIndex().row()
        is_misfit = model.is_misfit(model.row_id(row))
        for number, x, width in places:
            column = columns[number]
            is_selected = is_any_selected and selection.isSelected(model.index(row, number))
            worst = findings.worst_of_cell(row, column)
            ground = look.selected if is_selected else None
            if worst is not None and is_current and not is_selected:
                ground = look.grounds[worst.severity]
            if ground is not None:
                painter.fillRect(x, top, width, height - LINE, ground)
            text = model.shown_text(row, column)
            if text or worst is not None or column.mark is not None:
                cell = _Cell(row, column, QRect(x, top, width, height), text, worst)
                self._paint_content(painter, cell, is_selected=is_selected, is_dimmed=is_misfit)

    def _paint_content(
        self, painter: QPainter, cell: _Cell, *, is_selected: bool, is_dimmed: bool
    ) -> None:
        """Draw from the side where reading begins: edge, icon, text."""
        row, column, rect, text, worst = cell
        look = self.look
        is_mirrored = self._view.isRightToLeft()
        used = look.air
        picture = None
        if worst is not None:
            x = rect.right() + 1 - MARK_EDGE if is_mirrored else rect.x()
            painter.fillRect(x, rect.y(), MARK_EDGE, rect.height(), look.edges[worst.severity])
            picture = look.severity_mark(worst.severity)
        elif column.mark is not None and (word := column.mark(self.model.row_view(row))):
            picture, is_dimmed = look.child_mark(word), is_dimmed or word == MISSING
        if column.is_faint is not None and not is_dimmed:
            is_dimmed = column.is_faint(self.model.row_view(row))
        side, begin = look.mark_side, used
        if picture is not None:
            used += side + look.gap
        width = rect.width() - used - look.air
        is_right = is_mirrored != (column.alignment == NUMBERS_AT)
        if picture is not None:
            if is_right != is_mirrored and text:  # a figure has its mark beside it
                begin += max(0, width - round(look.letters.width(text)))
            x = rect.right() + 1 - begin - side if is_mirrored else rect.x() + begin
            painter.drawPixmap(x, rect.y() + (rect.height() - side) // 2, picture)
        if not text or width <= 0:
            return
        faint = 0
        if column.name == LOC:
            shown, faint = look.url(text, self.shared_site, width)
        else:
            shown = look.elided(text, width, in_middle=column.elides_middle)
        faint = len(shown) if is_dimmed else faint
        left = rect.x() + (look.air if is_mirrored else used)
        if is_right:
            left = left + width - round(look.letters.width(shown))
        baseline = rect.y() + (rect.height() - look.text_height) // 2 + look.ascent
        self._paint_text(painter, column, shown, left, baseline, is_selected, faint)

    def _paint_text(
        self,
        painter: QPainter,
        column: Column,
        shown: str,
        left: int,
        baseline: int,
        is_selected: bool,
        faint: int,
    ) -> None:
        """Draw text, what is looked for marked in it, so many characters at its begin dimmed."""
        look = self.look
        painter.setFont(look.letters.font_for(shown))
        for start, end in self._hits(column, shown):
            self._mark_hit(painter, shown, start, end, left, baseline)
        if faint:
            painter.setPen(look.selected_dimmed if is_selected else look.dimmed)
            painter.drawText(left, baseline, shown[:faint])
            left += round(look.letters.width(shown[:faint]))
        if faint < len(shown):
            painter.setPen(look.selected_text if is_selected else look.text)
            painter.drawText(left, baseline, shown[faint:])

    def _hits(self, column: Column, shown: str) -> list[tuple[int, int]]:
        """Return where what is looked for stands in a text; where it was left out, its ellipsis."""
        queries = self.filtered_by() if self.query is None else (self.query, *self.filtered_by())
        if not queries or not column.is_editable:
            return []
        found: list[tuple[int, int]] = []
        for query in queries:
            if not query.fields or column.name in query.fields:
                found += _places(query, shown)
        return found

    def _mark_hit(
        self, painter: QPainter, shown: str, start: int, end: int, left: int, baseline: int
    ) -> None:
        look = self.look
        x = left + round(look.letters.width(shown[:start]))
        width = round(look.letters.width(shown[start:end]))
        top = baseline - look.ascent
        if look.hit is None:
            painter.fillRect(x, baseline + LINE, width, RING, look.text)
        else:
            painter.fillRect(x, top, width, look.text_height, look.hit)

    def _frame(self, painter: QPainter, rect: QRect) -> None:
        """Draw the frame of the current cell; grey while the keyboard is elsewhere."""
        look = self.look
        has_keyboard = self._view.hasFocus()
        pen = QPen(look.frame if has_keyboard else look.frame_unfocused, RING)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(rect.adjusted(1, 1, -1, -1))


def _places(query: Query, shown: str) -> list[tuple[int, int]]:
    """Return where a text stands in what is shown: begin and end."""
    needle, hay = query.text, shown
    if not query.match_case:
        needle, hay = needle.lower(), hay.lower()
    found, at = [], hay.find(needle)
    while at >= 0 and needle:
        found.append((at, at + len(needle)))
        at = hay.find(needle, at + len(needle))
    return found
