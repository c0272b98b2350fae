"""What the keys of a spreadsheet do in the table, where no menu has them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import (
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QTableView, QWidget

from sitemap_editor.session.document.undo import Burst
from sitemap_editor.session.table.column import Activation, Column, Editor
from sitemap_editor.session.table.data_edges import DistantEdge, edge_column, edge_row
from sitemap_editor.session.table.table_model import VALUE_ROLE, TableModel
from sitemap_editor.windows.table.cell_editors import stepped_priority
from sitemap_editor.windows.table.selection import TableSelection

_KEY = Qt.Key
_MODIFIER = Qt.KeyboardModifier
_ACTION = QAbstractItemView.CursorAction
_ENTER: Final = (_KEY.Key_Return, _KEY.Key_Enter)
_PLAIN: Final = (_MODIFIER.NoModifier, _MODIFIER.KeypadModifier, _MODIFIER.ShiftModifier)
_STEP_KEYS: Final = {_KEY.Key_Plus: 1, _KEY.Key_Minus: -1}
_SPREAD_BY_SPACE: Final = {
    _MODIFIER.ControlModifier: QItemSelectionModel.SelectionFlag.Columns,
    _MODIFIER.ShiftModifier: QItemSelectionModel.SelectionFlag.Rows,
}
_UPRIGHT: Final = {_ACTION.MoveUp: -1, _ACTION.MoveDown: 1}
_ACROSS: Final = {_ACTION.MoveLeft: -1, _ACTION.MoveRight: 1}


_UPRIGHT_KEYS: Final = (_KEY.Key_Up, _KEY.Key_Down, _KEY.Key_PageUp, _KEY.Key_PageDown)
_GOING_KEYS: Final = (
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
)


class KeyedTable(QTableView):
    """A table that is gone about in, and selected in, as a spreadsheet is.

    Signals: `child_asked` (row) when the sitemap that a row of an index lists shall be opened.
    """

    child_asked = Signal(int)

    def __init__(self, model: TableModel, parent: QWidget) -> None:
        super().__init__(parent)
        self.table_model = model
        self.selected = TableSelection(self, model)
        self.distant_edge = DistantEdge(model, self)
        self.ask_filter: Callable[[], object] = lambda: None
        """Called where a slash is typed."""
        self._burst = 0
        self._goes_on_editing = False
        """True while Tab leads from an editor to the next."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do what a spreadsheet does by a key; the rest is Qt's."""
        if not self._take(event):
            super().keyPressEvent(event)

    def _take(self, event: QKeyEvent) -> bool:
        """Do what a key means here; False where it means what it means to Qt."""
        key, index = Qt.Key(event.key()), self.currentIndex()
        is_editing = self.state() == QAbstractItemView.State.EditingState
        is_plain = event.modifiers() in _PLAIN
        if event.text() == "/" and is_plain and not is_editing:
            self.ask_filter()
            return True
        if is_plain and not is_editing and index.isValid():
            if key in (*_ENTER, _KEY.Key_Tab, _KEY.Key_Backtab) and self._goes_round(event):
                return True
            if key in _ENTER:
                self._enter(index)
                return True
            if key in _STEP_KEYS and self.column_of(index).editor is Editor.TENTHS:
                self.step_priority(index, _STEP_KEYS[key])
                return True
        if key == _KEY.Key_Space and event.modifiers() in _SPREAD_BY_SPACE:
            if is_editing:
                event.ignore()  # the editor had no use for it
            else:
                self.selected.spread(_SPREAD_BY_SPACE[event.modifiers()])
            return True
        return self._leaves(event)

    def _leaves(self, event: QKeyEvent) -> bool:
        """Go to the next control, or leave a key to the tabs."""
        if event.key() == _KEY.Key_F6:  # Tab goes from cell to cell, as in a spreadsheet
            is_back = bool(event.modifiers() & _MODIFIER.ShiftModifier)
            QWidget.focusNextPrevChild(self, not is_back)
            return True
        if event.key() == _KEY.Key_Backtab and event.modifiers() & _MODIFIER.ControlModifier:
            event.ignore()  # the tabs take it: the one before
            return True
        return False

    def _goes_round(self, event: QKeyEvent) -> bool:
        """Go on within the range that is selected, if there is one."""
        is_across = event.key() in (_KEY.Key_Tab, _KEY.Key_Backtab)
        is_back = bool(event.modifiers() & _MODIFIER.ShiftModifier)
        is_back = is_back or event.key() == _KEY.Key_Backtab
        return self.selected.go_round(is_back=is_back, is_across=is_across)

    def _enter(self, index: QModelIndex) -> None:
        """Open the editor, or the sitemap that a row of an index lists."""
        if self.column_of(index).is_editable:
            self.edit(index)
        elif self.opens_child(index):
            self.child_asked.emit(index.row())

    def _edge(
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex | None:
        """Return where Ctrl with an arrow goes; None where another key goes somewhere."""
        current, model = self.currentIndex(), self.table_model
        if not modifiers & _MODIFIER.ControlModifier or not current.isValid():
            return None
        if action in _UPRIGHT:
            row = edge_row(model, current.row(), current.column(), _UPRIGHT[action])
            if row is None:
                is_extending = bool(modifiers & _MODIFIER.ShiftModifier)
                self._seek_edge(current, _UPRIGHT[action], is_extending=is_extending)
                return current
            return current.siblingAtRow(row)
        if action not in _ACROSS:
            return None
        is_mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        seen = self.selected.seen()
        here = seen.index(current.column()) if current.column() in seen else 0
        is_on = (_ACROSS[action] > 0) != is_mirrored
        beyond = seen[here + 1 :] if is_on else seen[:here][::-1]
        return current.siblingAtColumn(edge_column(model, current.row(), beyond, current.column()))

    def _seek_edge(self, start: QModelIndex, step: int, *, is_extending: bool) -> None:
        """Go on to an edge far away once it is found, unless a person went elsewhere."""
        origin = QPersistentModelIndex(start)

        def then(row: int) -> None:
            if origin.isValid() and self.currentIndex() == origin:
                if is_extending:
                    self.selected.extend_to(row)
                else:
                    self.selectionModel().setCurrentIndex(
                        self.currentIndex().siblingAtRow(row),
                        QItemSelectionModel.SelectionFlag.ClearAndSelect,
                    )
                self.scrollTo(self.currentIndex())

        self.distant_edge.seek(start.row(), start.column(), step, then)

    def selectionCommand(
        self, index: QModelIndex | QPersistentModelIndex, event: QEvent | None = None
    ) -> QItemSelectionModel.SelectionFlag:
        """Let Ctrl+Home and the like select where they go, as in a spreadsheet.

        Where whole rows are selected, Shift with the keys that go up and down selects whole rows.
        """
        if (
            isinstance(event, QKeyEvent)
            and event.key() in _GOING_KEYS
            and event.modifiers() & Qt.KeyboardModifier.ControlModifier
        ):
            flags = QItemSelectionModel.SelectionFlag
            is_extending = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            return flags.SelectCurrent if is_extending else flags.ClearAndSelect
        command = super().selectionCommand(index, event)
        if (
            isinstance(event, QKeyEvent)
            and event.key() in _UPRIGHT_KEYS
            and event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            and self.selected.has_whole_rows()
        ):
            command |= QItemSelectionModel.SelectionFlag.Rows
        return command

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        """Go to the edge of the data by Ctrl; from an editor Tab goes where it can be edited."""
        edge = None if self._goes_on_editing else self._edge(action, modifiers)
        if edge is not None:
            return edge
        index = super().moveCursor(action, modifiers)
        if not self._goes_on_editing or self.column_of(index).is_editable:
            return index
        is_forward = action == QAbstractItemView.CursorAction.MoveNext
        columns = enumerate(self.table_model.columns)
        seen = [n for n, each in columns if each.is_editable and not self.isColumnHidden(n)]
        if not is_forward:
            return index.siblingAtColumn(seen[-1])
        last = self.table_model.rowCount() - 1
        return index.sibling(0 if index.row() == last else index.row() + 1, seen[0])

    def column_of(self, index: QModelIndex) -> Column:
        """Return the column of a cell."""
        return self.table_model.columns[index.column()]

    def opens_child(self, index: QModelIndex) -> bool:
        """Tell whether a cell leads to a sitemap that an index lists."""
        view = self.table_model.row_view(index.row())
        return self.column_of(index).activation(view) is Activation.OPEN_CHILD

    def step_priority(self, index: QModelIndex, steps: int) -> None:
        """Raise or lower a priority by tenths; presses in a row are one step of the history."""
        before: str | None = index.data(VALUE_ROLE)
        after = stepped_priority(before or "", steps)
        row_id, field = self.table_model.row_id(index.row()), self.column_of(index).name
        burst = Burst(row_id, field, self._burst, before, after)
        self.table_model.set_cell(index, after, burst)

    def end_burst(self) -> None:
        """Let the next press of plus or minus be a step of the history of its own."""
        self._burst += 1
