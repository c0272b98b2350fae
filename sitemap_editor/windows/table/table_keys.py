"""What the keys of a spreadsheet do in the table, where no menu has them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QItemSelectionModel, QModelIndex, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QWidget

from sitemap_editor.session.table.column import Editor
from sitemap_editor.session.table.data_edges import edge_column, edge_row

if TYPE_CHECKING:
    from sitemap_editor.windows.table.table_view import TableView

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


class TableKeys:
    """The keys of one table."""

    def __init__(self, view: TableView) -> None:
        self._view = view

    def take(self, event: QKeyEvent) -> bool:
        """Do what a key means here; False where it means what it means to Qt."""
        view, key = self._view, Qt.Key(event.key())
        is_editing = view.state() == QAbstractItemView.State.EditingState
        is_plain = event.modifiers() in _PLAIN
        if is_plain and not is_editing and view.currentIndex().isValid():
            if key in (*_ENTER, _KEY.Key_Tab, _KEY.Key_Backtab) and self._goes_round(event):
                return True
            if key in _ENTER:
                self._enter(view.currentIndex())
                return True
            if key in _STEP_KEYS and view.column_of(view.currentIndex()).editor is Editor.TENTHS:
                view.step_priority(view.currentIndex(), _STEP_KEYS[key])
                return True
        if key == _KEY.Key_Space and event.modifiers() in _SPREAD_BY_SPACE:
            if is_editing:
                event.ignore()  # the editor had no use for it
            else:
                view.selected.spread(_SPREAD_BY_SPACE[event.modifiers()])
            return True
        return self._leaves(event)

    def _leaves(self, event: QKeyEvent) -> bool:
        """Go to the next control, or leave a key to the tabs."""
        if event.key() == _KEY.Key_F6:  # Tab goes from cell to cell, as in a spreadsheet
            is_back = bool(event.modifiers() & _MODIFIER.ShiftModifier)
            QWidget.focusNextPrevChild(self._view, not is_back)
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
        return self._view.selected.go_round(is_back=is_back, is_across=is_across)

    def _enter(self, index: QModelIndex) -> None:
        """Open the editor, or the sitemap that a row of an index lists."""
        if self._view.column_of(index).is_editable:
            self._view.edit(index)
        elif self._view.opens_child(index):
            self._view.child_asked.emit(index.row())

    def edge(
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex | None:
        """Return where Ctrl with an arrow goes; None where another key goes somewhere."""
        current, model = self._view.currentIndex(), self._view.table_model
        if not modifiers & _MODIFIER.ControlModifier or not current.isValid():
            return None
        if action in _UPRIGHT:
            row = edge_row(model, current.row(), current.column(), _UPRIGHT[action])
            return current.siblingAtRow(row)
        if action not in _ACROSS:
            return None
        is_mirrored = self._view.layoutDirection() is Qt.LayoutDirection.RightToLeft
        seen = self._view.selected.seen()
        here = seen.index(current.column()) if current.column() in seen else 0
        is_on = (_ACROSS[action] > 0) != is_mirrored
        beyond = seen[here + 1 :] if is_on else seen[:here][::-1]
        return current.siblingAtColumn(edge_column(model, current.row(), beyond, current.column()))
