"""The rows of a session as Qt sees them: the only door through which windows edit."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence, Set
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from sitemap_editor.core.checks.row_view import RowView
from sitemap_editor.core.document.edits import (
    Edit,
    InsertRows,
    RemoveRows,
    SetCells,
    moves_rows,
)
from sitemap_editor.core.document.effects import Effect
from sitemap_editor.core.document.row import Row
from sitemap_editor.session.document.asked_edits import Label, MadeAnew, Make
from sitemap_editor.session.document.session import Session
from sitemap_editor.session.document.undo import Burst
from sitemap_editor.session.jobs import Job
from sitemap_editor.session.plain_words import plain, shown
from sitemap_editor.session.table.column import COLUMNS, Column
from sitemap_editor.session.table.edit_performer import EditPerformer, Then
from sitemap_editor.session.table.live_columns import live_columns
from sitemap_editor.session.table.shown_findings import ShownFindings
from sitemap_editor.session.table.view_order import FEW_ROWS, ViewOrder
from sitemap_editor.session.table.view_sorter import ViewSorter

Index = QModelIndex | QPersistentModelIndex

FINDINGS_ROLE: Final = int(Qt.ItemDataRole.UserRole)
VALUE_ROLE: Final = FINDINGS_ROLE + 1
"""The whole value, white space included, or None where the element is absent."""

_KEPT_ROWS: Final = 400  # decoded rows around the view
_ROLE: Final = Qt.ItemDataRole
_ANSWERED: Final = frozenset(
    (
        *(_ROLE.DisplayRole, _ROLE.EditRole, _ROLE.ToolTipRole, _ROLE.AccessibleTextRole),
        *(FINDINGS_ROLE, VALUE_ROLE),
    )
)


class TableModel(QAbstractTableModel):
    """Rows in view order: all or some, in the document's own order or sorted by a column.

    Where rows stand is asked of `view_order`, all about a column of `columns`.
    Signals: `refused` (a sentence) when a value cannot be stored; `sorting_changed`;
    `filtered` when other rows are shown; `rows_touched` (row ids) after an edit, for the view to
    select what an undo brought back; `about_to_reorder` before the view is sorted or filtered, or
    rows go or come by an edit made beside, so that typing under way is handed over.
    """

    refused = Signal(str)
    sorting_changed = Signal()
    rows_touched = Signal(object)
    filtered = Signal()
    about_to_reorder = Signal()

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self._table = session.document.table
        self.view_order = ViewOrder(self._table)
        self.shown_findings = ShownFindings(session.findings, self.view_order)
        self.sorter = ViewSorter(
            session,
            self.view_order,
            self,
            lambda field: self.columns[self.names.index(field)].sort_keys(),
            self.about_to_reorder.emit,
            self.sorting_changed.emit,
        )
        self.is_misfit: Callable[[int], bool] = lambda _row_id: False
        """Tells of a row, by its id, whether it is shown only because it was edited."""
        self.shown_filter: Callable[[], str] = lambda: ""
        """The filter that leaves the rows in view; empty where none says just these."""
        self._performer = EditPerformer(
            session, self.view_order, lambda: self.shown_filter(), self.refused.emit
        )
        self._decoded: dict[int, RowView] = {}
        self._flags: dict[bool, Qt.ItemFlag] = {}
        self.columns = _columns(session, self)
        self.names = tuple(column.name for column in self.columns)
        self.fields = tuple(column.name for column in self.columns if column.is_editable)
        """The columns of the document, without those of contents."""
        self._own_count = len(self.columns)
        self._is_resetting = False
        session.beside.before_rows_move = self.about_to_reorder.emit
        session.about_to_change.connect(self._on_about_to_change)
        session.changed.connect(self._on_changed)
        session.change_refused.connect(self._on_change_refused)
        self.rows_in_sight: Callable[[], Sequence[int]] = lambda: range(self.rowCount())
        """Where the view is; what changes elsewhere is painted once it comes in sight."""
        session.findings.updated.connect(self._on_cells_changed)
        if session.index_children is not None:
            session.index_children.updated.connect(self._on_cells_changed)

    # What Qt asks

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        """Return the number of rows."""
        return 0 if parent.isValid() else len(self.view_order.row_ids)

    def columnCount(self, parent: Index = QModelIndex()) -> int:
        """Return the number of columns."""
        return 0 if parent.isValid() else len(self.columns)

    @plain
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = _ROLE.DisplayRole
    ) -> Any:
        """Name the columns; number the rows by their place in the file."""
        if orientation == Qt.Orientation.Vertical:
            return self._row_head(section, role)
        column = self.columns[section]
        if role == _ROLE.DisplayRole:
            return column.shown_title
        if role == _ROLE.TextAlignmentRole:
            return column.alignment
        return column.shown_hint if role == _ROLE.ToolTipRole else None

    def _row_head(self, row: int, role: int) -> str | None:
        """Say the place of a row in the file, and on hover what is wrong with it as a whole."""
        if role == _ROLE.DisplayRole:
            return str(self.view_order.position(row) + 1)
        if role != _ROLE.ToolTipRole:
            return None
        said = self.shown_findings.about_row(row)
        if not self.is_misfit(self.row_id(row)):
            return said
        misfit = self.tr(
            "This row no longer matches the filter. Apply the filter again to hide it."
        )
        return f"{misfit}\n{said}" if said else misfit

    @plain
    def data(self, index: Index, role: int = _ROLE.DisplayRole) -> Any:
        """Return what a cell shows, holds and says."""
        if not index.isValid():
            return None
        column = self.columns[index.column()]
        if role == _ROLE.TextAlignmentRole:
            return column.alignment
        if role not in _ANSWERED:  # Qt asks for eight roles of each cell it paints
            return None
        view = self.row_view(index.row())
        if role == _ROLE.DisplayRole:
            return column.text(view)
        if role == _ROLE.ToolTipRole:
            tip = column.tooltip(view) if column.tooltip is not None else ""
            return "\n".join(self.shown_findings.reasons(index.row(), column)) or tip or None
        if role == _ROLE.AccessibleTextRole:
            spoken = column.spoken or column.text
            return ". ".join([spoken(view), *self.shown_findings.reasons(index.row(), column)])
        return self._value(index, role)

    def _value(self, index: Index, role: int) -> Any:
        """Return what a cell of the file holds."""
        column = self.columns[index.column()]
        if role == FINDINGS_ROLE:
            return self.shown_findings.of_cell(index.row(), column)
        if not column.is_editable:
            return None
        value = column.value(self.row_view(index.row()))
        return value if role == VALUE_ROLE else (value or "").strip()

    def setData(self, index: Index, value: Any, role: int = _ROLE.EditRole) -> bool:
        """Set one cell; an empty text removes the element."""
        if role != _ROLE.EditRole or not index.isValid():
            return False
        typed = self.columns[index.column()].written(str(value)) if value else None
        return self.set_cell(index, typed)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Every cell of the document can be edited."""
        if not index.isValid():
            return super().flags(index)
        is_editable = self.columns[index.column()].is_editable
        known = self._flags.get(is_editable)
        if known is None:  # asked for each cell that is painted
            known = super().flags(index)
            known = known | Qt.ItemFlag.ItemIsEditable if is_editable else known
            self._flags[is_editable] = known
        return known

    # Columns of contents

    @property
    def contents(self) -> tuple[str, ...]:
        """The names of the columns of contents, which stand behind the others."""
        return self.names[self._own_count :]

    def show_contents(self, columns: Sequence[Column]) -> None:
        """Have these columns of contents, in this order: those that stay keep their cells."""
        wanted = {column.name: column for column in columns}
        if self.sorting is not None and self.sorting[0] in set(self.contents) - wanted.keys():
            self.sort_by(None)
        for number in range(len(self.columns) - 1, self._own_count - 1, -1):
            if self.names[number] not in wanted:
                self.beginRemoveColumns(QModelIndex(), number, number)
                self._have((*self.columns[:number], *self.columns[number + 1 :]))
                self.endRemoveColumns()
        new = [column for name, column in wanted.items() if name not in self.contents]
        if new:
            first = len(self.columns)
            self.beginInsertColumns(QModelIndex(), first, first + len(new) - 1)
            self._have((*self.columns, *new))
            self.endInsertColumns()

    def _have(self, columns: tuple[Column, ...]) -> None:
        self.columns = columns
        self.names = tuple(column.name for column in columns)
        self.session.contents = self.contents
        self.shown_findings.forget()

    # Rows and identities

    def row_id(self, row: int) -> int:
        """Return the identity of the row at a place in the view."""
        return self.view_order.row_ids[row]

    def row_view(self, row: int) -> RowView:
        """Return the row at a place in the view, decoded once while it is looked at."""
        row_id = self.row_id(row)
        view = self._decoded.get(row_id)
        if view is None:
            if len(self._decoded) >= _KEPT_ROWS:
                self._decoded.clear()
            view = RowView(self._table.row_bytes(row_id), self._table.row_format, row_id)
            self._decoded[row_id] = view
        return view

    def shown_text(self, row: int, column: Column) -> str:
        """Return what `data` shows of a cell: a fifth of the calls, for each cell is painted."""
        return shown(column.text(self.row_view(row)))

    # Editing

    def set_cell(self, index: Index, value: str | None, burst: Burst | None = None) -> bool:
        """Set one cell; None removes the element. False where it was refused or nothing changed."""
        column = self.columns[index.column()]
        if not column.is_editable or self.data(index, VALUE_ROLE) == value:
            return False
        field, number = column.name, self.view_order.position(index.row()) + 1
        label = self.tr("Clear {field} of row {number}")
        if value:
            label = self.tr("Change {field} of row {number}")
        cell = (self.row_id(index.row()), field, value)
        return self.perform(SetCells((cell,)), label.format(field=field, number=number), burst)

    def set_cells(self, cells: Sequence[tuple[int, str, str | None]], label: str) -> bool:
        """Set many cells, given by row id and column, as one step."""
        return self.perform(SetCells(cells), label)

    def insert_rows(self, position: int, rows: Sequence[Row | bytes], label: str) -> bool:
        """Insert rows before a position of the document."""
        return self.perform(InsertRows(position, rows), label)

    def remove_rows(self, rows: Sequence[int], label: str, then: Then | None = None) -> None:
        """Remove rows of the view."""
        edit = self._performer.of_positions(rows, RemoveRows)
        self._performer.carry_out(edit, label, then, removed=rows)

    def move_rows(self, rows: Sequence[int], to: int, label: str, then: Then | None = None) -> None:
        """Gather rows of the view so that the first comes to stand at position `to`."""
        self.carry_out(self._performer.moved(rows, to), label, then)

    def carry_out(
        self, edit: Edit | Make | MadeAnew, label: Label, then: Then | None = None
    ) -> None:
        """Carry out any edit as one undo step, a large one beside the window; then call `then`.

        So is one that is still to be worked out, for the document as it is now.
        """
        self._performer.carry_out(edit, label, then)

    def perform(self, edit: Edit, label: str, burst: Burst | None = None) -> bool:
        """Carry out any edit now, as one undo step; False, and `refused`, where it cannot be."""
        return self._performer.perform(edit, label, burst)

    # Sorted and filtered

    @property
    def sorting(self) -> tuple[str, bool] | None:
        """Column and whether descending; None in the file's own order."""
        return self.sorter.sorting

    def sort_by(
        self, field: str | None, *, descending: bool = False, stays: bool = False
    ) -> Job | None:
        """Show the rows ordered by `field`, or in the file's order: see `ViewSorter.sort_by`."""
        return self.sorter.sort_by(field, descending=descending, stays=stays)

    def show_only(self, mask: bytearray | None, rows: array[int] | None = None) -> None:
        """Show some rows, or all: see `ViewOrder.show_only`. Rows that come behind are inserted."""
        order = self.view_order
        shown = order.row_ids
        count = len(shown)
        if rows is not None and order.is_filtered and rows[:count] == shown:
            if count < len(rows):
                self.beginInsertRows(QModelIndex(), count, len(rows) - 1)
                order.show_only(mask, rows)
                self.endInsertRows()
            else:
                order.show_only(mask, rows)
        else:
            self.about_to_reorder.emit()
            self.beginResetModel()
            order.show_only(mask, rows)
            self.endResetModel()
        self.filtered.emit()

    # Following the session

    def _on_about_to_change(self, edit: Edit) -> None:
        self._is_resetting = moves_rows(edit)
        if self._is_resetting:
            self.beginResetModel()

    def _on_change_refused(self) -> None:
        if self._is_resetting:
            self._is_resetting = False
            self.endResetModel()

    def _on_changed(self, change: Effect) -> None:
        self._decoded.clear()
        self.shown_findings.forget()
        if self._is_resetting:
            self._is_resetting = False
            self.view_order.follow(change)
            self.endResetModel()
        self.rows_touched.emit(change)

    def _on_cells_changed(self, row_ids: Set[int] | None = None) -> None:
        """Tell of rows whose findings, after an edit also whose values, may be others."""
        self.shown_findings.forget()
        rows: Sequence[int] = range(self.rowCount())
        if row_ids is not None and len(row_ids) <= FEW_ROWS:
            rows = self.view_order.rows(list(row_ids))
        elif row_ids is not None:  # where they are takes time to find; others are not painted
            shown = self.view_order.row_ids
            rows = [row for row in self.rows_in_sight() if shown[row] in row_ids]
        if rows:
            last = self.index(rows[-1], self.columnCount() - 1)
            self.dataChanged.emit(self.index(rows[0], 0), last)


def _columns(session: Session, parent: QObject) -> tuple[Column, ...]:
    if session.index_children is not None:
        from sitemap_editor.session.table.child_columns import index_columns  # of an index alone

        return index_columns(session.index_children, parent)
    own = COLUMNS[session.document.table.row_kind.name]
    if session.is_joined:
        from sitemap_editor.session.table.file_column import file_column  # seldom: not at start

        own = (*own, file_column(session))
    return (*own, *live_columns(session))
