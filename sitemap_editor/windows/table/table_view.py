"""The table of one document: keys, selection and scroll position that survive every edit."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from functools import partial
from typing import Final

from PySide6.QtCore import (
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QPoint,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QContextMenuEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QWidget,
)

from sitemap_editor.core.document.effects import Effect
from sitemap_editor.session.table.table_model import TableModel
from sitemap_editor.session.texts import sentence
from sitemap_editor.windows.looks.text_size import scaled
from sitemap_editor.windows.looks.tokens import LINE, ROW_HEIGHTS
from sitemap_editor.windows.table.cell_delegate import CellDelegate
from sitemap_editor.windows.table.cell_editors import line_of
from sitemap_editor.windows.table.cell_look import places_within
from sitemap_editor.windows.table.cell_painter import CellPainter
from sitemap_editor.windows.table.fill_handle import FillHandle
from sitemap_editor.windows.table.headers import ColumnHeader, RowHeader
from sitemap_editor.windows.table.hint_bubble import HintBubble
from sitemap_editor.windows.table.selection import KeptPlace
from sitemap_editor.windows.table.table_keys import KeyedTable
from sitemap_editor.windows.table.typing_keys import types_text

_OPENING: Final = (
    QAbstractItemView.EditTrigger.DoubleClicked,
    QAbstractItemView.EditTrigger.EditKeyPressed,
    QAbstractItemView.EditTrigger.AnyKeyPressed,
)
_READABLE_LOC: Final = 300
_USUAL_OTHERS: Final = 340
_SHOWN_AFTER_UNDO: Final = 1_000  # more rows than these are not selected one by one


class TableView(KeyedTable):
    """Rows and cells of a sitemap.

    Signals: `menu_asked`, `row_menu_asked` (global position); `zoom_asked` (steps) by Ctrl
    with the wheel.
    """

    menu_asked = Signal(QPoint)
    row_menu_asked = Signal(QPoint)
    zoom_asked = Signal(int)

    def __init__(self, model: TableModel, now: Callable[[], datetime], parent: QWidget) -> None:
        super().__init__(model, parent)
        self.cells = CellPainter(self, model)
        self._density = ""
        self.rows = RowHeader(self._row_height(), self, self.cells)
        self.setVerticalHeader(self.rows)
        self.header = ColumnHeader(model, self, self.cells)
        self.finish_beside: Callable[[], object] = lambda: None
        """Hands over what is typed in a panel that shows the rows."""
        self.begun_beside: dict[tuple[str, tuple[int, ...]], object] = {}
        """By form and row ids: what is typed there and not added yet, of rows not looked at now."""
        self.setAccessibleName(self.tr("Rows of the sitemap"))
        self.bubble = HintBubble(self.viewport())
        self.bubble.end_of_selection = lambda: self.selected.end()
        self.setItemDelegate(CellDelegate(model, self.cells, self.bubble, now, self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(True)
        self.setCornerButtonEnabled(True)
        between = QWidget(self)  # Fusion draws a button there that is none
        between.setAutoFillBackground(True)
        between.setBackgroundRole(QPalette.ColorRole.Base)
        self.setCornerWidget(between)
        self.setEditTriggers(
            QAbstractItemView.EditTrigger.DoubleClicked
            | QAbstractItemView.EditTrigger.EditKeyPressed
            | QAbstractItemView.EditTrigger.AnyKeyPressed
        )
        KeptPlace(self, self.selected, self.go_to)
        model.rows_touched.connect(self._on_rows_touched)
        model.about_to_reorder.connect(self.finish_editing)
        self.selectionModel().currentChanged.connect(self._on_current_changed)
        self.header.select_asked.connect(self.selected.select_column)
        self.rows.menu_asked.connect(self._on_row_menu_asked)
        self.rows.may_drag = self._may_drag
        self.rows.may_drop = lambda: model.view_order.is_of_file
        self.fill_handle = FillHandle(self)
        self._painted_from = 0  # where the rows began that were painted last, in pixels
        model.rows_in_sight = partial(_rows_in_sight, self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the first column the room that the others leave; keep the current cell in sight."""
        super().resizeEvent(event)
        self.header.fill_width()
        row, before = self.currentIndex().row(), event.oldSize().height()
        end = self.rowViewportPosition(row) + self.rowHeight(row)
        if event.size().height() < end <= before:  # a panel came below
            self.scrollTo(self.table_model.index(row, max(0, self.columnAt(0))))

    def least_width(self) -> int:
        """Return how wide the table must be, in pixels, for URLs that can be read.

        Columns that a person asked for, or widened, are not counted: they are there to scroll to.
        """
        edges = self.rows.sizeHint().width() + self.verticalScrollBar().sizeHint().width()
        others = sum(map(self.columnWidth, range(1, self.table_model.columnCount())))
        return edges + scaled(self, _READABLE_LOC) + min(others, scaled(self, _USUAL_OTHERS))

    # Selection

    def select_rows(self, rows: Sequence[int], column: int | None = None) -> None:
        """Select whole rows (runs of them as one) and make the first the current one.

        Rows beyond the table are left out: what is asked for may be older than the table.
        """
        rows = self.selected.within(rows)
        if not rows:
            return
        self.go_to(rows[0], self._column() if column is None else column)
        self.selected.select(rows)

    def go_to(self, row: int, column: int) -> None:
        """Make a cell the current one, select it alone and bring it into view."""
        self.finish_editing()
        index = self.table_model.index(row, column)
        if not index.isValid():  # the row, or the column, went while it was looked for
            return
        # Qt would look at the keyboard: with the Ctrl of Ctrl+Z down it adds to the selection.
        alone = QItemSelectionModel.SelectionFlag.ClearAndSelect
        self.selectionModel().setCurrentIndex(index, alone)
        self.scrollTo(index)

    def _column(self) -> int:
        return max(0, self.currentIndex().column())

    # Keys

    def edit(  # type: ignore[override]  # the stubs know two methods, Qt calls one
        self,
        index: QModelIndex,
        trigger: QAbstractItemView.EditTrigger = QAbstractItemView.EditTrigger.AllEditTriggers,
        event: QEvent | None = None,
    ) -> bool:
        """Open an editor; by keys only where they type: Qt takes Ctrl+Space for a space."""
        is_key = isinstance(event, QKeyEvent)
        if trigger == QAbstractItemView.EditTrigger.AnyKeyPressed and is_key:
            assert isinstance(event, QKeyEvent)  # noqa: S101 - asked in the line above
            if not types_text(event):
                return False
        if trigger in _OPENING and index.isValid() and _is_refused(self.table_model, index):
            return False
        is_open = super().edit(index, trigger, event)  # type: ignore[arg-type]  # None is no event
        if is_open and trigger == QAbstractItemView.EditTrigger.EditKeyPressed:
            line = line_of(self.indexWidget(index))
            if line is not None:  # F2 corrects; typing begins anew
                line.deselect()
                line.end(False)
        return is_open

    def take_typed(self) -> str | None:
        """Close the open editor and return what was typed there; None where nothing was."""
        editor = self.indexWidget(self.currentIndex())
        line = line_of(editor)
        if self.state() != QAbstractItemView.State.EditingState or line is None:
            return None
        text = line.text().strip() if line.is_changed else None
        self.closeEditor(editor, QAbstractItemDelegate.EndEditHint.RevertModelCache)
        return text

    def keyboardSearch(self, search: str) -> None:
        """Stay: a letter typed on a cell that cannot be edited is no search."""

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Open the sitemap that a row of an index lists, if it is here; else edit."""
        index = self.indexAt(event.position().toPoint())
        is_left = event.button() == Qt.MouseButton.LeftButton
        if is_left and index.isValid() and self.opens_child(index):
            event.accept()
            self.child_asked.emit(index.row())
        else:
            super().mouseDoubleClickEvent(event)

    def closeEditor(self, editor: QWidget, hint: QAbstractItemDelegate.EndEditHint) -> None:
        """After Enter go on to the row below, as in a spreadsheet.

        Qt says the same where another cell became the current one: that one it stays.
        """
        is_here = self.indexWidget(self.currentIndex()) is editor
        hints = QAbstractItemDelegate.EndEditHint
        self._goes_on_editing = hint in (hints.EditNextItem, hints.EditPreviousItem)
        super().closeEditor(editor, hint)
        self._goes_on_editing = False
        if is_here and hint == hints.SubmitModelCache and not self.selected.go_round():
            below = self.currentIndex().siblingAtRow(self.currentIndex().row() + 1)
            if below.isValid():
                self.setCurrentIndex(below)

    def finish_editing(self) -> None:
        """Hand over what stands in an open editor and close it; also what is typed beside."""
        self.finish_beside()
        editor = self.indexWidget(self.currentIndex())
        if self.state() == QAbstractItemView.State.EditingState and editor is not None:
            self.commitData(editor)
            self.closeEditor(editor, QAbstractItemDelegate.EndEditHint.NoHint)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for the menu where the pointer, or the current cell, is."""
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            spot = self.visualRect(self.currentIndex()).center()
            self.menu_asked.emit(self.viewport().mapToGlobal(spot))
        else:
            self.menu_asked.emit(event.globalPos())

    def _on_row_menu_asked(self, row: int, place: QPoint) -> None:
        """Select the row under the pointer, unless it is among those that are selected."""
        if row >= 0:
            if not (self.selected.has_whole_rows() and row in self.selected.rows()):
                self.select_rows([row])
            self.row_menu_asked.emit(place)

    def _may_drag(self, row: int) -> bool:
        """Tell whether a row is selected whole, and not with all others."""
        selected = self.selected
        is_whole = selected.has_whole_rows() and not selected.has_all_rows()
        return is_whole and row in selected.rows()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom with Ctrl."""
        steps = event.angleDelta().y()
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier and steps:
            event.accept()
            self.zoom_asked.emit(1 if steps > 0 else -1)
        else:
            super().wheelEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Keep rows as high as the font asks, and cells in the colours that are in force."""
        kinds = QEvent.Type
        if event.type() in (kinds.FontChange, kinds.PaletteChange, kinds.StyleChange):
            self.cells.forget_look()
        if event.type() == kinds.FontChange:
            self.fit_rows()
        super().changeEvent(event)

    def set_density(self, density: str) -> None:
        """Show more rows, or rows with more air: a key of `ROW_HEIGHTS`."""
        self._density = density if density in ROW_HEIGHTS else ""
        self.fit_rows()

    def fit_rows(self) -> None:
        """Give rows and titles the height that text and density ask for."""
        self.rows.setDefaultSectionSize(self._row_height())
        self.header.fit_text()
        self.updateGeometries()
        self.fill_handle.place()  # Qt does not tell it of higher rows

    def _row_height(self) -> int:
        return max(scaled(self, ROW_HEIGHTS[self._density]), self.fontMetrics().height() + LINE)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the cells that are to be seen: each would cost Qt an index, an option, two flags."""
        painter = QPainter(self.viewport())
        area = event.rect()
        self.cells.paint(painter, area, places_within(self.horizontalHeader(), area))
        painter.end()
        if (offset := self.rows.offset()) != self._painted_from:
            self._painted_from = offset
            QTimer.singleShot(0, self, partial(_bring_along, self))

    # Following the model

    def _on_current_changed(self, now: QModelIndex, before: QModelIndex) -> None:
        """Draw anew what tells where one is: both rows, their numbers, the titles."""
        self.end_burst()
        if now.column() != before.column():
            self.header.viewport().update()
        if now.row() == before.row():
            return
        self.rows.viewport().update()
        for index in (now, before):
            if index.isValid():
                top, height = self.rowViewportPosition(index.row()), self.rowHeight(index.row())
                self.viewport().update(0, top, self.viewport().width(), height)

    def _on_rows_touched(self, change: Effect) -> None:
        """Show what an edit, an undo or a redo brought: select it and bring it into view."""
        if len(change) > _SHOWN_AFTER_UNDO or not (touched := change.row_ids()):
            return
        rows = self.table_model.view_order.rows(touched)
        if change.placed:
            self.select_rows(rows)
        elif rows and self.currentIndex().isValid() and not self.selected.has_any(rows):
            # Where it is of the selection, that stays: the next key goes where the last one went.
            self.go_to(rows[0], self._column())


def _bring_along(view: TableView) -> None:
    """Have row numbers and fill handle stand beside the rows as these are painted.

    Qt moves what was painted of the numbers. Where they are to be painted anew, and the table gets
    another size in the same turn, as by a line of chips above it, some stay beside other rows.
    """
    view.rows.viewport().update()
    view.fill_handle.place()


def _is_refused(model: TableModel, index: QModelIndex) -> bool:
    """Say why a cell cannot be edited, where its column can; False where nothing says so."""
    column = model.columns[index.column()]
    if not column.is_content or not column.is_editable:
        return False
    why = column.refusal(model.row_view(index.row()))
    if why is not None:
        model.refused.emit(sentence(why))
    return why is not None


def _rows_in_sight(view: TableView) -> range:
    """Return the rows that a view shows, also where the last of them is cut."""
    first, last = view.rowAt(0), view.rowAt(view.viewport().height() - 1)
    count = view.table_model.rowCount()
    return range(max(0, first), min(last + 1, count) if last >= 0 else count)
