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
    MoveRows,
    RemoveRows,
    SetCells,
    moves_rows,
)
from sitemap_editor.core.document.effects import Effect
from sitemap_editor.core.document.renewed_edits import places_of
from sitemap_editor.core.document.row import Row
from sitemap_editor.core.errors import EditError, Progress
from sitemap_editor.session.document.edits_beside import Label, Make, is_large
from sitemap_editor.session.document.session import Session
from sitemap_editor.session.document.undo import Burst
from sitemap_editor.session.jobs import Job
from sitemap_editor.session.plain_words import plain, shown
from sitemap_editor.session.table.column import COLUMNS, Column
from sitemap_editor.session.table.live_columns import live_columns
from sitemap_editor.session.table.shown_findings import ShownFindings
from sitemap_editor.session.table.view_order import FEW_ROWS, ViewOrder, positions_of
from sitemap_editor.session.texts import sentence

Then = Callable[[Effect], object]
"""What is done after an edit that was carried out."""
Index = QModelIndex | QPersistentModelIndex

FINDINGS_ROLE: Final = int(Qt.ItemDataRole.UserRole)
VALUE_ROLE: Final = FINDINGS_ROLE + 1
"""The whole value, white space included, or None where the element is absent."""
MARK_ROLE: Final = VALUE_ROLE + 1
"""The word for the icon of a cell that has no findings of its own, or None."""

_MANY_PLACES: Final = 5_000
_KEPT_ROWS: Final = 400  # decoded rows around the view
_ROLE: Final = Qt.ItemDataRole
_ANSWERED: Final = frozenset(
    (
        *(_ROLE.DisplayRole, _ROLE.EditRole, _ROLE.ToolTipRole, _ROLE.AccessibleTextRole),
        *(FINDINGS_ROLE, VALUE_ROLE, MARK_ROLE),
    )
)


class TableModel(QAbstractTableModel):
    """Rows in view order: all or some, in the document's own order or sorted by a column.

    Where rows stand is asked of `view_order`, all about a column of `columns`.
    Signals: `refused` (a sentence) when a value cannot be stored; `sorting_changed`;
    `filtered` when other rows are shown; `rows_touched` (row ids) after an edit, for the view to
    select what an undo brought back; `about_to_reorder` before the view is sorted or filtered, so
    that typing under way is handed over.
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
        self.sorting: tuple[str, bool] | None = None
        """Column and whether descending; None in the file's own order."""
        self._sort_job: Job | None = None
        self.is_misfit: Callable[[int], bool] = lambda _row_id: False
        """Tells of a row, by its id, whether it is shown only because it was edited."""
        self.shown_filter: Callable[[], str] = lambda: ""
        """The filter that leaves the rows in view; empty where none says just these."""
        self._decoded: dict[int, RowView] = {}
        self._flags: dict[bool, Qt.ItemFlag] = {}
        self.columns = _columns(session, self)
        self.names = tuple(column.name for column in self.columns)
        self.fields = tuple(column.name for column in self.columns if column.is_editable)
        """The columns of the document."""
        self._is_resetting = False
        session.about_to_change.connect(self._on_about_to_change)
        session.changed.connect(self._on_changed)
        session.change_refused.connect(self._on_change_refused)
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
        if role == MARK_ROLE:
            return column.mark(view) if column.mark is not None else None
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
        value = self.row_view(index.row()).row.value(column.name)
        return value if role == VALUE_ROLE else (value or "").strip()

    def setData(self, index: Index, value: Any, role: int = _ROLE.EditRole) -> bool:
        """Set one cell; an empty text removes the element."""
        if role != _ROLE.EditRole or not index.isValid():
            return False
        return self.set_cell(index, str(value) if value else None)

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
            view = RowView(self._table.row_bytes(row_id), self._table.row_format)
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
        label = (
            self.tr("Change {field} of row {number}")
            if value
            else self.tr("Clear {field} of row {number}")
        )
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
        edit = self._of_positions(rows, RemoveRows)
        if callable(edit):
            then = self._noting(edit, then or (lambda _effect: None), rows)
        self.carry_out(edit, label, then)

    def move_rows(self, rows: Sequence[int], to: int, label: str, then: Then | None = None) -> None:
        """Gather rows of the view so that the first comes to stand at position `to`."""
        edit = self._of_positions(rows, lambda positions: MoveRows(positions, to))
        self.carry_out(edit, label, then)

    def _of_positions(
        self, rows: Sequence[int], edit_of: Callable[[Sequence[int]], Edit]
    ) -> Edit | Make:
        """Return an edit of the places of rows; of many in a sorted view it is worked out beside.

        `edit_of` is called in any thread.
        """
        if len(rows) <= _MANY_PLACES or self.view_order.is_of_file:
            return edit_of(self.view_order.positions(rows))
        snapshot, order = self._table.snapshot(), self.view_order.row_ids

        def make(progress: Progress) -> Edit:
            return edit_of(places_of(map(order.__getitem__, rows), snapshot, progress))

        return make

    def carry_out(self, edit: Edit | Make, label: Label, then: Then | None = None) -> None:
        """Carry out any edit as one undo step, a large one beside the window; then call `then`.

        So is one that is still to be worked out, for the document as it is now.
        """
        then = self._noting(edit, then or (lambda _effect: None))
        if callable(edit) or is_large(edit):
            self.session.beside.perform(edit, label, then, self._on_refused)
            return
        try:
            effect = self.session.perform(edit, label if isinstance(label, str) else label())
        except EditError as error:
            self._on_refused(error)
        else:
            then(effect)

    def _on_refused(self, error: EditError) -> None:
        self.refused.emit(sentence(error))

    def perform(self, edit: Edit, label: str, burst: Burst | None = None) -> bool:
        """Carry out any edit now, as one undo step; False, and `refused`, where it cannot be."""
        then = self._noting(edit, lambda _effect: None)
        try:
            then(self.session.perform(edit, label, burst))
        except EditError as error:
            self._on_refused(error)
            return False
        return True

    def _noting(self, edit: Edit | Make, then: Then, removed: Sequence[int] = ()) -> Then:
        """Return what lets the history know how a recipe says an edit, then calls `then`."""
        if callable(edit) and not removed:
            return then
        from sitemap_editor.session.table.edit_words import EditWords  # not at start

        says = EditWords(self._table, self.view_order, self.shown_filter())
        words = says.of_places(removed, {"do": "remove"}) if callable(edit) else says.of(edit)

        def note(effect: Effect) -> object:
            self.session.history.note(effect, words)
            return then(effect)

        return note

    # Sorting

    def sort_by(self, field: str | None, *, descending: bool = False) -> Job | None:
        """Show the rows ordered by `field`, or in the file's order; the file is not touched."""
        if self._sort_job is not None:
            self._sort_job.cancel()
            self._sort_job = None
        if field is None:
            self.sorting = None
            self._show_order(None)
            return None
        snapshot = self._table.snapshot()
        revision = self.session.revision
        keys_of = self.columns[self.names.index(field)].sort_keys()
        executor = self.session.jobs.executor

        def work(progress: Progress) -> tuple[array[int], array[int]]:
            from sitemap_editor.core.operations.sorting import sorted_row_ids  # not at start

            order = sorted_row_ids(
                snapshot, keys_of, descending=descending, progress=progress, executor=executor
            )
            return order, positions_of(snapshot)

        def done(result: tuple[array[int], array[int]]) -> None:
            self._sort_job = None
            self.about_to_reorder.emit()
            if revision == self.session.revision:
                self.sorting = (field, descending)
                self._show_order(*result)
            else:
                self.sort_by(field, descending=descending)

        self._sort_job = self.session.jobs.start(work, done)
        return self._sort_job

    def _show_order(self, order: array[int] | None, positions: array[int] | None = None) -> None:
        """Show rows in another order; one that they have already leaves what is selected."""
        if order != self.view_order.sorted_ids:
            self.beginResetModel()
            self.view_order.show(order, positions)
            self.endResetModel()
        self.sorting_changed.emit()

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
        if rows:
            last = self.index(rows[-1], self.columnCount() - 1)
            self.dataChanged.emit(self.index(rows[0], 0), last)


def _columns(session: Session, parent: QObject) -> tuple[Column, ...]:
    if session.index_children is None:
        return (*COLUMNS[session.document.table.row_kind.name], *live_columns(session))
    from sitemap_editor.session.table.child_columns import index_columns  # of an index alone

    return index_columns(session.index_children, parent)
