"""The table of the languages matrix: a mark a cell, by colour, icon and spoken name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import (
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    Qt,
)
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from sitemap_editor.session.languages.matrix_model import SHARED, MatrixModel
from sitemap_editor.windows.languages.cell_drawing import CellDrawing
from sitemap_editor.windows.languages.frozen_column import FrozenColumn, TitleHeader
from sitemap_editor.windows.languages.url_editor import UrlEditor
from sitemap_editor.windows.looks.lines_table import header_font
from sitemap_editor.windows.looks.text_size import scaled
from sitemap_editor.windows.table.cell_look import places_within

_AIR: Final = 8
_SHARED_WIDTH: Final = 260
_LEAST, _MOST = 118, 260
_Index = QModelIndex | QPersistentModelIndex
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class MatrixTable(QTableView):
    """Cells to go through by keys; Enter opens the row of one, which `open_cell` is told of.

    F2 or a letter opens an editor for the URL of a version, Delete removes it.
    """

    def __init__(self, model: MatrixModel, parent: QWidget) -> None:
        super().__init__(parent)
        self.open_cell: Callable[[int, int], object] = lambda _row, _column: None
        """Called with line and column of a cell whose row is to be seen."""
        self.ask_menu: Callable[[int, int], object] = lambda _row, _column: None
        """Called with line and column, or -1 each, where a menu is to open."""
        self._cells = CellDrawing(self, model)
        header = TitleHeader(self)
        self.setHorizontalHeader(header)
        self.frozen = FrozenColumn(self, header, self._cells)
        self.frozen.on_double_click = lambda row: self.open_cell(row, SHARED)
        self.frozen.on_menu = self.contextMenuEvent
        self.setModel(model)
        # To know whether a column is selected it would look at every line.
        header.setSelectionModel(QItemSelectionModel(model, model))
        header.setFont(header_font())
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionsMovable(False)
        lines = self.verticalHeader()
        lines.hide()
        lines.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        lines.setDefaultSectionSize(self.fontMetrics().height() + scaled(self, _AIR))
        self.setItemDelegate(UrlEditor(self))
        triggers = QAbstractItemView.EditTrigger
        self.setEditTriggers(triggers.AnyKeyPressed | triggers.EditKeyPressed)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setShowGrid(False)
        self.setAccessibleName(self.tr("Languages matrix"))
        for changed in (header.sectionResized, self.horizontalScrollBar().valueChanged):
            changed.connect(lambda *_any: self.frozen.follow())
        model.modelReset.connect(self.frozen.follow)
        self.doubleClicked.connect(lambda index: self.open_cell(index.row(), index.column()))

    def lay_out(self) -> None:
        """Give each column its width: the first is wider, few share the room there is."""
        self._share(scaled(self, _SHARED_WIDTH))

    def _share(self, first: int) -> None:
        """Give the first column this width, and share what is left among the others."""
        count = self.model().columnCount()
        share = (self.viewport().width() - first) // max(1, count - 1)
        least, most = scaled(self, _LEAST), scaled(self, _MOST)
        self.horizontalHeader().setDefaultSectionSize(min(max(least, share), most))
        if count:
            self.setColumnWidth(SHARED, first)

    def _are_shared(self) -> bool:
        """Tell whether nobody gave a column another width."""
        header = self.horizontalHeader()
        sizes = {header.sectionSize(number) for number in range(SHARED + 1, header.count())}
        return sizes == {header.defaultSectionSize()}

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open the row of a cell with Enter; copy what a cell says."""
        current = self.currentIndex()
        if event.key() in _ENTER and self.state() is QAbstractItemView.State.EditingState:
            event.accept()  # the editor had it, and a line hands it on
        elif event.key() in _ENTER and current.isValid():
            self.open_cell(current.row(), current.column())
        elif event.matches(QKeySequence.StandardKey.Delete) and _is_editable(current):
            self.model().setData(current, "")
        elif event.matches(QKeySequence.StandardKey.Copy):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for the menu of the cell under the mouse, or of the current one."""
        index = self.currentIndex()
        if event.reason() is QContextMenuEvent.Reason.Mouse:
            index = self.indexAt(event.pos())
            if index.isValid():
                self.setCurrentIndex(index)
        self.ask_menu(index.row(), index.column())

    def changeEvent(self, event: QEvent) -> None:
        """Work colours and measures out anew for another palette or font."""
        kinds = (QEvent.Type.PaletteChange, QEvent.Type.FontChange, QEvent.Type.StyleChange)
        if event.type() in kinds:
            self._cells.forget_look()
        super().changeEvent(event)

    # Drawing

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the cells that are to be seen."""
        painter = QPainter(self.viewport())
        self._cells.paint(
            painter, event.rect(), places_within(self.horizontalHeader(), event.rect())
        )
        painter.end()

    # The first column, which stays

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Take the first column along up and down."""
        super().scrollContentsBy(dx, dy)
        self.frozen.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room there is now; lay the first column over it."""
        super().resizeEvent(event)
        if self._are_shared():
            self._share(self.columnWidth(SHARED))
        self.frozen.follow()

    def currentChanged(self, current: _Index, previous: _Index) -> None:
        """Frame another cell."""
        super().currentChanged(current, previous)
        self.frozen.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show that the keyboard is here."""
        super().focusInEvent(event)
        self.viewport().update()
        self.frozen.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show that the keyboard is elsewhere."""
        super().focusOutEvent(event)
        self.viewport().update()
        self.frozen.update()

    def visualRect(self, index: _Index) -> QRect:
        """Return where a cell is seen; one of the first column lies where that stays."""
        rect = super().visualRect(index)
        if index.column() == SHARED and self.frozen.width_now:
            rect.moveLeft(self._frozen_span()[0])
        return rect

    def indexAt(self, at: QPoint) -> QModelIndex:
        """Return what is seen at a point."""
        left, right = self._frozen_span()
        if left <= at.x() < right:
            return self.model().index(self.rowAt(at.y()), SHARED)
        return super().indexAt(at)

    def scrollTo(
        self,
        index: _Index,
        hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        """Scroll until a cell is seen, and not below the first column, which is always seen."""
        bar = self.horizontalScrollBar()
        before, stays = bar.value(), index.column() == SHARED and self.frozen.width_now > 0
        super().scrollTo(index, hint)
        if stays:
            bar.setValue(before)
            return
        left, right = self._frozen_span()
        rect = super().visualRect(index)
        if left <= 0 < right > rect.left():
            bar.setValue(bar.value() - (right - rect.left()))
        elif left > 0 and rect.right() >= left:
            bar.setValue(bar.value() - (rect.right() + 1 - left))

    def _frozen_span(self) -> tuple[int, int]:
        """Return where in the viewport the first column covers the others: from, to."""
        width = self.frozen.width_now
        left = self.viewport().width() - width if self.isRightToLeft() else 0
        return left, left + width


def _is_editable(index: QModelIndex) -> bool:
    return bool(index.flags() & Qt.ItemFlag.ItemIsEditable)
