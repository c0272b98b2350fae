"""The first column of the languages matrix, in its place while the others are scrolled sideways."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QContextMenuEvent, QHelpEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHeaderView, QTableView, QToolTip, QWidget

from sitemap_editor.session.languages.matrix_model import SHARED
from sitemap_editor.windows.languages.cell_drawing import CellDrawing
from sitemap_editor.windows.looks.tokens import LINE, tokens_of
from sitemap_editor.windows.table.cell_look import ColumnPlace

_MOST: Final = 0.6
"""Of the width there is: a wider column scrolls with the others."""


class TitleHeader(QHeaderView):
    """The titles of the columns; it draws one of them wherever it is asked for."""

    def __init__(self, view: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, view)

    def draw(self, painter: QPainter, rect: QRect, column: int) -> None:
        """Draw the title of a column."""
        self.paintSection(painter, rect, column)


class FrozenColumn(QWidget):
    """Lies over the table, title included; the keyboard and screen readers know the table alone."""

    def __init__(self, table: QTableView, header: TitleHeader, cells: CellDrawing) -> None:
        super().__init__(table)
        self.on_double_click: Callable[[int], object] = lambda _row: None
        self.on_menu: Callable[[QContextMenuEvent], object] = lambda _event: None
        """Called with the event as the viewport of the table would get it."""
        self._table, self._header, self._cells = table, header, cells
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.hide()

    @property
    def width_now(self) -> int:
        """How much of the viewport it covers."""
        return 0 if self.isHidden() else self.width()

    def follow(self) -> None:
        """Lie where the first column would be, where that is scrolled out of sight."""
        table = self._table
        viewport, width = table.viewport().geometry(), table.columnWidth(SHARED)
        is_out = table.horizontalScrollBar().value() > 0 and table.model().columnCount() > 0
        self.setVisible(is_out and width <= _MOST * viewport.width())
        top = table.horizontalHeader().geometry().top()
        left = viewport.right() + 1 - width if table.isRightToLeft() else viewport.left()
        self.setGeometry(left, top, width, viewport.bottom() + 1 - top)
        self.update()

    # Drawing

    @property
    def _top(self) -> int:
        """Where the rows begin: below the title."""
        return self._table.viewport().geometry().top() - self.y()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the title, the cells, and a line beside what goes on below."""
        painter = QPainter(self)
        top, width = self._top, self.width()
        painter.save()
        painter.setFont(self._header.font())
        self._header.draw(painter, QRect(0, 0, width, top), SHARED)
        painter.restore()
        painter.translate(0, top)
        area = QRect(0, 0, width, self.height() - top)
        painter.setClipRect(area)
        self._cells.paint(painter, area, [ColumnPlace(SHARED, 0, width)])
        edge = 0 if self._table.isRightToLeft() else width - LINE
        painter.fillRect(edge, 0, LINE, area.height(), tokens_of(self.palette()).edge)
        painter.end()

    # Mouse: as in the table below

    def _in_table(self, at: QPoint) -> QPoint:
        return self._table.viewport().mapFromGlobal(self.mapToGlobal(at))

    def _on_cell(self, at: QPoint, then: Callable[[int], object]) -> None:
        row = self._table.rowAt(self._in_table(at).y()) if at.y() >= self._top else -1
        if row >= 0:
            then(row)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Make the cell current."""
        index = self._table.model().index
        self._table.setFocus(Qt.FocusReason.MouseFocusReason)
        self._on_cell(
            event.position().toPoint(),
            lambda row: self._table.setCurrentIndex(index(row, SHARED)),
        )

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Open the row of the cell."""
        at = event.position().toPoint()
        self._on_cell(at, self.on_double_click)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for the menu of the cell."""
        at = self._in_table(event.pos())
        self.on_menu(QContextMenuEvent(event.reason(), at, event.globalPos()))

    def event(self, event: QEvent) -> bool:
        """Show the whole text of a cell."""
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            index = self._table.model().index
            self._on_cell(
                event.pos(),
                lambda row: QToolTip.showText(
                    event.globalPos(), index(row, SHARED).data(Qt.ItemDataRole.ToolTipRole), self
                ),
            )
            return True
        return super().event(event)
