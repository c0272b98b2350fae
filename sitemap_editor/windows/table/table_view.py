"""The table of one document: keys, selection and scroll position that survive every edit."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Final

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    Qt,
    Signal,
)
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QHeaderView,
    QProxyStyle,
    QStyleFactory,
    QTableView,
    QWidget,
)

from sitemap_editor.core.document.effects import Effect
from sitemap_editor.core.protocol.fields import CHANGEFREQ, LASTMOD, LOC, PRIORITY
from sitemap_editor.session.document.undo import Burst
from sitemap_editor.session.table.table_model import VALUE_ROLE, TableModel
from sitemap_editor.windows.looks.lines_table import selected_parts
from sitemap_editor.windows.looks.text_size import scaled
from sitemap_editor.windows.table.cell_delegate import CellDelegate
from sitemap_editor.windows.table.cell_editors import stepped_priority
from sitemap_editor.windows.table.hint_bubble import HintBubble
from sitemap_editor.windows.table.row_header import RowHeader
from sitemap_editor.windows.table.typing_keys import types_text

DEFAULT_WIDTHS: Final = {LOC: 520, LASTMOD: 210, CHANGEFREQ: 110, PRIORITY: 80}
_TOLD_WIDTHS: Final = (100, 80, 84, 124)  # of what an index tells of its sitemaps on disk
_MIN_COLUMN_WIDTH: Final = 50
_MIN_LOC_WIDTH: Final = 160
_ROW_PADDING: Final = 9
_HEADER_PADDING: Final = 12
_SHOWN_AFTER_UNDO: Final = 1_000  # more rows than these are not selected one by one
_GOING_KEYS: Final = (
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
)
_STEP_KEYS: Final = {Qt.Key.Key_Plus: 1, Qt.Key.Key_Minus: -1}
_SPREAD_BY_SPACE: Final = {
    Qt.KeyboardModifier.ControlModifier: QItemSelectionModel.SelectionFlag.Columns,
    Qt.KeyboardModifier.ShiftModifier: QItemSelectionModel.SelectionFlag.Rows,
}


class TableView(QTableView):
    """Rows and cells of a sitemap.

    Signals: `menu_asked` (global position); `sort_asked` (column); `columns_changed` when a width
    or a hidden column changed; `child_asked` (row) when the sitemap that a row of an index lists
    shall be opened.
    """

    menu_asked = Signal(QPoint)
    sort_asked = Signal(int)
    columns_changed = Signal()
    child_asked = Signal(int)

    def __init__(self, model: TableModel, now: Callable[[], datetime], parent: QWidget) -> None:
        super().__init__(parent)
        self._draw_plainly()
        self.table_model = model
        row_height = self.fontMetrics().height() + _ROW_PADDING
        self.setVerticalHeader(RowHeader(row_height, self))
        self.setModel(model)
        self.setAccessibleName(self.tr("Rows of the sitemap"))
        self.bubble = HintBubble(self.viewport())
        self.setItemDelegate(CellDelegate(model, self.bubble, now, self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(True)
        self.setCornerButtonEnabled(True)
        self.setEditTriggers(
            QAbstractItemView.EditTrigger.DoubleClicked
            | QAbstractItemView.EditTrigger.EditKeyPressed
            | QAbstractItemView.EditTrigger.AnyKeyPressed
        )
        self.fills_width = True
        self._is_filling = False
        self._set_up_headers()
        self._kept: tuple[int | None, int, int, int] | None = None
        self._burst = 0
        self._goes_on_editing = False
        model.modelAboutToBeReset.connect(self._on_about_to_reset)
        model.modelReset.connect(self._on_reset)
        model.rows_touched.connect(self._on_rows_touched)
        model.about_to_reorder.connect(self.finish_editing)
        self.selectionModel().currentChanged.connect(self._on_current_changed)

    def _set_up_headers(self) -> None:
        across = self.horizontalHeader()
        across.setHighlightSections(False)
        across.setSectionsClickable(True)
        across.setMinimumSectionSize(_MIN_COLUMN_WIDTH)
        across.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        across.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        across.setStretchLastSection(False)
        # To know whether a column is selected a header looks at every row: 15 s for a million after
        # “select all”. It need not show that, so it gets a selection of its own.
        across.setSelectionModel(QItemSelectionModel(self.table_model, across))
        # A click sorts; that it also selected the column would put all its values under Delete.
        across.sectionPressed.disconnect()
        across.sectionClicked.connect(self.sort_asked)
        across.sectionResized.connect(self._on_section_resized)
        across.setMinimumHeight(self.fontMetrics().height() + _HEADER_PADDING)
        for column, width in enumerate(self.default_widths()):
            self.setColumnWidth(column, width)

    def default_widths(self) -> list[int]:
        """Return the width of every column before a person changed it."""
        widths = [DEFAULT_WIDTHS[field] for field in self.table_model.fields]
        told = len(self.table_model.columns) - len(widths)
        return [scaled(self, width) for width in (*widths, *_TOLD_WIDTHS[:told])]

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the first column the room that the others leave."""
        super().resizeEvent(event)
        self.fill_width()

    def fill_width(self) -> None:
        """Widen or narrow the first column to the room there is, until a person sets its width."""
        if not self.fills_width or not self.table_model.columnCount():
            return
        others = sum(self.columnWidth(c) for c in range(1, self.table_model.columnCount()))
        room = self.viewport().width() - others
        self._is_filling = True
        self.setColumnWidth(0, max(room, _MIN_LOC_WIDTH))
        self._is_filling = False

    def _on_section_resized(self, column: int) -> None:
        if self._is_filling:
            return
        if column == 0:
            self.fills_width = False
        else:
            self.fill_width()
        self.columns_changed.emit()

    # Selection

    def selected_rows(self) -> list[int]:
        """Return the rows of the view with any selected cell, ascending."""
        rows: set[int] = set()
        for part in selected_parts(self):
            rows.update(range(part.top(), part.bottom() + 1))
        return sorted(rows)

    def selected_row_count(self) -> int:
        """Return how many rows have a selected cell; cheap for a selection of all."""
        parts = selected_parts(self)
        if len(parts) == 1:
            return parts[0].bottom() - parts[0].top() + 1
        return len(self.selected_rows())

    def selected_columns(self) -> list[int]:
        """Return the visible columns with any selected cell, ascending."""
        columns: set[int] = set()
        for part in selected_parts(self):
            columns.update(range(part.left(), part.right() + 1))
        return sorted(column for column in columns if not self.isColumnHidden(column))

    def selected_cells(self) -> list[tuple[int, int]]:
        """Return row and column of each selected cell that is visible, none twice, in order."""
        cells = {
            (row, column)
            for part in selected_parts(self)
            for row in range(part.top(), part.bottom() + 1)
            for column in range(part.left(), part.right() + 1)
            if not self.isColumnHidden(column)
        }
        return sorted(cells)

    def edited_columns(self) -> list[int]:
        """Return the selected columns that can be edited."""
        return [each for each in self.selected_columns() if not self.table_model.is_computed(each)]

    def edited_cells(self) -> list[tuple[int, int]]:
        """Return the selected cells that can be edited."""
        return [cell for cell in self.selected_cells() if not self.table_model.is_computed(cell[1])]

    def selectionCommand(
        self, index: QModelIndex | QPersistentModelIndex, event: QEvent | None = None
    ) -> QItemSelectionModel.SelectionFlag:
        """Let Ctrl+Home and the like select where they go, as in a spreadsheet."""
        if (
            isinstance(event, QKeyEvent)
            and event.key() in _GOING_KEYS
            and event.modifiers() == Qt.KeyboardModifier.ControlModifier
        ):
            return QItemSelectionModel.SelectionFlag.ClearAndSelect
        return super().selectionCommand(index, event)

    def are_whole_rows_selected(self) -> bool:
        """Tell whether every visible column of the selected rows is selected."""
        visible = [c for c in range(self.table_model.columnCount()) if not self.isColumnHidden(c)]
        return bool(visible) and all(
            part.left() <= visible[0] and part.right() >= visible[-1]
            for part in selected_parts(self)
        )

    def select_rows(self, rows: Sequence[int], column: int | None = None) -> None:
        """Select whole rows (runs of them as one) and make the first the current one."""
        if not rows:
            return
        last_column = self.table_model.columnCount() - 1
        selection = QItemSelection()
        first = previous = rows[0]
        for row in [*rows[1:], -1]:
            if row != previous + 1:
                top = self.table_model.index(first, 0)
                selection.select(top, self.table_model.index(previous, last_column))
                first = row
            previous = row
        self.go_to(rows[0], self._column() if column is None else column)
        self.selectionModel().select(selection, QItemSelectionModel.SelectionFlag.ClearAndSelect)

    def go_to(self, row: int, column: int) -> None:
        """Make a cell the current one, select it alone and bring it into view."""
        self.finish_editing()
        index = self.table_model.index(row, column)
        # Qt would look at the keyboard: with the Ctrl of Ctrl+Z down it adds to the selection.
        alone = QItemSelectionModel.SelectionFlag.ClearAndSelect
        self.selectionModel().setCurrentIndex(index, alone)
        self.scrollTo(index)

    def _column(self) -> int:
        return max(0, self.currentIndex().column())

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens the editor or a sitemap; plus and minus step a priority; the rest is Qt's."""
        index = self.currentIndex()
        plain = event.modifiers() in (
            Qt.KeyboardModifier.NoModifier,
            Qt.KeyboardModifier.KeypadModifier,
            Qt.KeyboardModifier.ShiftModifier,
        )
        key = Qt.Key(event.key())
        is_editing = self.state() == QAbstractItemView.State.EditingState
        if index.isValid() and plain and not is_editing:
            if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                if self.table_model.is_computed(index.column()):
                    self.child_asked.emit(index.row())
                else:
                    self.edit(index)
                return
            if key in _STEP_KEYS and self.table_model.field(index.column()) == PRIORITY:
                self._step_priority(index, _STEP_KEYS[key])
                return
        if key == Qt.Key.Key_Space and event.modifiers() in _SPREAD_BY_SPACE:
            if is_editing:
                event.ignore()  # the editor had no use for it
            else:
                self._spread_selection(_SPREAD_BY_SPACE[event.modifiers()])
            return
        if key == Qt.Key.Key_F6:  # Tab goes from cell to cell, as in a spreadsheet
            is_back = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            QWidget.focusNextPrevChild(self, not is_back)
            return
        if key == Qt.Key.Key_Backtab and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            event.ignore()  # the tabs take it: the one before
            return
        super().keyPressEvent(event)

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
        return super().edit(index, trigger, event)  # type: ignore[arg-type]  # None is no event

    def _spread_selection(self, over: QItemSelectionModel.SelectionFlag) -> None:
        """Select the whole rows or columns of what is selected; the current cell stays."""
        selection = self.selectionModel().selection()
        if not selection.count() and self.currentIndex().isValid():
            selection.select(self.currentIndex(), self.currentIndex())
        flags = QItemSelectionModel.SelectionFlag.ClearAndSelect | over
        self.selectionModel().select(selection, flags)

    def keyboardSearch(self, search: str) -> None:
        """Stay: a letter typed on a cell that cannot be edited is no search."""

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Open the sitemap that a row of an index lists, if it is here; else edit."""
        index = self.indexAt(event.position().toPoint())
        is_left = event.button() == Qt.MouseButton.LeftButton
        if is_left and index.isValid() and self._leads_to_child(index):
            event.accept()
            self.child_asked.emit(index.row())
        else:
            super().mouseDoubleClickEvent(event)

    def _leads_to_child(self, index: QModelIndex) -> bool:
        if self.table_model.is_computed(index.column()):
            return True
        is_loc = self.table_model.field(index.column()) == LOC
        return is_loc and self.table_model.child_path(index.row()) is not None

    def _step_priority(self, index: QModelIndex, steps: int) -> None:
        before: str | None = index.data(VALUE_ROLE)
        after = stepped_priority(before or "", steps)
        row_id = self.table_model.row_id(index.row())
        burst = Burst(row_id, PRIORITY, self._burst, before, after)
        self.table_model.set_cell(index, after, burst)

    def closeEditor(self, editor: QWidget, hint: QAbstractItemDelegate.EndEditHint) -> None:
        """After Enter go on to the row below, as in a spreadsheet.

        Qt says the same where another cell became the current one: that one it stays.
        """
        is_here = self.indexWidget(self.currentIndex()) is editor
        hints = QAbstractItemDelegate.EndEditHint
        self._goes_on_editing = hint in (hints.EditNextItem, hints.EditPreviousItem)
        super().closeEditor(editor, hint)
        self._goes_on_editing = False
        if is_here and hint == hints.SubmitModelCache:
            below = self.currentIndex().siblingAtRow(self.currentIndex().row() + 1)
            if below.isValid():
                self.setCurrentIndex(below)

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        """From an editor Tab goes to the next cell that can be edited."""
        index = super().moveCursor(action, modifiers)
        if not self._goes_on_editing or not self.table_model.is_computed(index.column()):
            return index
        is_forward = action == QAbstractItemView.CursorAction.MoveNext
        columns = range(len(self.table_model.fields))
        seen = [column for column in columns if not self.isColumnHidden(column)]
        if not is_forward:
            return index.siblingAtColumn(seen[-1])
        last = self.table_model.rowCount() - 1
        return index.sibling(0 if index.row() == last else index.row() + 1, seen[0])

    def finish_editing(self) -> None:
        """Hand over what stands in an open editor and close it."""
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

    def changeEvent(self, event: QEvent) -> None:
        """Keep rows as high as the font asks, and cells quick to draw."""
        if event.type() == QEvent.Type.FontChange:
            self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + _ROW_PADDING)
        elif event.type() == QEvent.Type.StyleChange:
            self._draw_plainly()
        super().changeEvent(event)

    def _draw_plainly(self) -> None:
        """Do without edges: a style written in Python takes a quarter longer for each repaint."""
        if isinstance(self.style(), QProxyStyle):
            self._plain_style = QStyleFactory.create("fusion")
            self.setStyle(self._plain_style)

    # Following the model

    def _on_current_changed(self) -> None:
        self._burst += 1

    def _on_about_to_reset(self) -> None:
        current = self.currentIndex()
        row_id = self.table_model.row_id(current.row()) if current.isValid() else None
        scroll = self.verticalScrollBar().value()
        self._kept = (row_id, current.row(), max(0, current.column()), scroll)

    def _on_reset(self) -> None:
        if self._kept is None or not self.table_model.rowCount():
            return
        row_id, row, column, scroll = self._kept
        self.verticalScrollBar().setValue(scroll)
        found = None if row_id is None else self.table_model.view_row(row_id)
        if found is None and row >= 0:
            found = min(row, self.table_model.rowCount() - 1)
        if found is not None:
            self.go_to(found, column)

    def _on_rows_touched(self, change: Effect) -> None:
        """Show what an edit, an undo or a redo brought: select it and bring it into view."""
        if len(change) > _SHOWN_AFTER_UNDO or not (touched := change.row_ids()):
            return
        current = self.currentIndex()
        if not change.placed:
            # Values only: the selection stays, as the next key goes where the last one went.
            if not current.isValid() or self.table_model.row_id(current.row()) in touched:
                return
            touched = touched[:1]
        rows = self.table_model.view_rows(touched)
        if change.placed:
            self.select_rows(rows)
        elif rows:
            self.go_to(rows[0], self._column())
