"""The rows of a session as Qt sees them: the only door through which windows edit."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from sitemap_editor.core.checks.rule import Finding
from sitemap_editor.core.document.edits import (
    Edit,
    InsertRows,
    MoveRows,
    RemoveRows,
    SetCells,
    moves_rows,
)
from sitemap_editor.core.document.effects import Effect
from sitemap_editor.core.document.row import Row
from sitemap_editor.core.errors import EditError, Progress
from sitemap_editor.core.operations.sorting import sorted_row_ids
from sitemap_editor.core.protocol.fields import LOC
from sitemap_editor.session.document.session import Session
from sitemap_editor.session.document.undo import Burst
from sitemap_editor.session.jobs import Job
from sitemap_editor.session.plain_words import plain
from sitemap_editor.session.texts import sentence

if TYPE_CHECKING:
    from sitemap_editor.session.table.child_columns import ChildColumns

Index = QModelIndex | QPersistentModelIndex

FINDINGS_ROLE: Final = int(Qt.ItemDataRole.UserRole)
VALUE_ROLE: Final = FINDINGS_ROLE + 1
"""The whole value, white space included, or None where the element is absent."""
MARK_ROLE: Final = VALUE_ROLE + 1
"""The word for the icon of a cell that tells of a sitemap on disk, or None."""

_FEW_ROWS: Final = 4
_KEPT_ROWS: Final = 400  # decoded rows around the view
_ROLE: Final = Qt.ItemDataRole
_NUMBERS_AT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class TableModel(QAbstractTableModel):
    """Rows in view order: the document's own, or sorted by a column.

    Behind the columns of the document an index has some that tell of its sitemaps on disk; they are
    for looking and sorting only.
    Signals: `refused` (a sentence) when a value cannot be stored; `sorting_changed`;
    `rows_touched` (row ids) after an edit, for the view to select what an undo brought back;
    `about_to_reorder` before the view is sorted, so that typing under way is handed over.
    """

    refused = Signal(str)
    sorting_changed = Signal()
    rows_touched = Signal(object)
    about_to_reorder = Signal()

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self._table = session.document.table
        self._order: array[int] | None = None  # row ids as sorted; None: the document's order
        self._sorting: tuple[str, bool] | None = None
        self._sort_job: Job | None = None
        self._decoded: dict[int, Row] = {}
        self._children = self._child_columns()
        self.columns: tuple[str, ...] = (
            *self.fields,
            *(self._children.names if self._children else ()),
        )
        """Every column by name, those of the document first."""
        self._positions: array[int] | None = None
        self._is_resetting = False
        session.about_to_change.connect(self._on_about_to_change)
        session.changed.connect(self._on_changed)
        session.change_refused.connect(self._on_change_refused)
        session.findings.updated.connect(self._on_findings_updated)

    def _child_columns(self) -> ChildColumns | None:
        children = self.session.index_children
        if children is None:
            return None
        from sitemap_editor.session.table.child_columns import ChildColumns  # of an index alone

        children.updated.connect(self._on_children_updated)
        return ChildColumns(children, self)

    # What Qt asks

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        """Return the number of rows."""
        return 0 if parent.isValid() else len(self.view_order)

    def columnCount(self, parent: Index = QModelIndex()) -> int:
        """Return the number of columns."""
        return 0 if parent.isValid() else len(self.columns)

    @plain
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = _ROLE.DisplayRole
    ) -> Any:
        """Name the columns; number the rows by their place in the file."""
        if orientation == Qt.Orientation.Horizontal and self.is_computed(section):
            return self._head_of_told(self.columns[section], role)
        if role != _ROLE.DisplayRole:
            return None
        if orientation == Qt.Orientation.Horizontal:
            return self.columns[section]
        return str(self.document_position(section) + 1)

    @plain
    def data(self, index: Index, role: int = _ROLE.DisplayRole) -> Any:
        """Return what a cell shows, holds and says."""
        if not index.isValid():
            return None
        row_id, field = self.row_id(index.row()), self.field(index.column())
        if self.is_computed(index.column()):
            return self._told(row_id, field, role)
        if role in (_ROLE.DisplayRole, _ROLE.EditRole):
            return (self._row(row_id).value(field) or "").strip()
        if role == VALUE_ROLE:
            return self._row(row_id).value(field)
        if role == FINDINGS_ROLE:
            return self.session.findings.of_cell(row_id, field)
        if role == _ROLE.ToolTipRole:
            return "\n".join(map(sentence, self._findings(row_id, field))) or None
        if role == _ROLE.AccessibleTextRole:
            value = (self._row(row_id).value(field) or "").strip()
            return ". ".join([value, *map(sentence, self._findings(row_id, field))])
        return None

    def setData(self, index: Index, value: Any, role: int = _ROLE.EditRole) -> bool:
        """Set one cell; an empty text removes the element."""
        if role != _ROLE.EditRole or not index.isValid() or self.is_computed(index.column()):
            return False
        return self.set_cell(index, str(value) if value else None)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Every cell of the document can be edited."""
        flags = super().flags(index)
        is_edited = index.isValid() and not self.is_computed(index.column())
        return flags | Qt.ItemFlag.ItemIsEditable if is_edited else flags

    def _head_of_told(self, column: str, role: int) -> Any:
        assert self._children is not None  # noqa: S101 - they have these columns
        if role == _ROLE.DisplayRole:
            return self._children.title(column)
        if role == _ROLE.TextAlignmentRole:
            return _NUMBERS_AT
        return self._children.hint(column) if role == _ROLE.ToolTipRole else None

    def _told(self, row_id: int, column: str, role: int) -> Any:
        """Return what a cell says of the sitemap on disk."""
        assert self._children is not None  # noqa: S101 - they have these columns
        if role == _ROLE.TextAlignmentRole:
            return _NUMBERS_AT
        loc = self._row(row_id).value(LOC)
        if role == _ROLE.DisplayRole:
            return self._children.text(loc, column)
        if role == MARK_ROLE:
            return self._children.mark(loc, column)
        if role == _ROLE.ToolTipRole:
            return self._children.explanation(loc, column) or None
        return self._children.spoken(loc, column) if role == _ROLE.AccessibleTextRole else None

    # Rows and identities

    @property
    def view_order(self) -> array[int]:
        """Row ids from top to bottom."""
        return self._table.order if self._order is None else self._order

    @property
    def fields(self) -> tuple[str, ...]:
        """The columns of the document."""
        return self._table.fields

    def is_computed(self, column: int) -> bool:
        """Tell whether a column tells of sitemaps on disk, and so cannot be edited."""
        return column >= len(self._table.fields)

    def child_path(self, row: int) -> Path | None:
        """Return the file of the sitemap that a row of the view lists, where it is here."""
        children = self.session.index_children
        loc = self._row(self.row_id(row)).value(LOC)
        return children.path(loc) if children is not None else None

    @property
    def sorting(self) -> tuple[str, bool] | None:
        """Column and whether descending; None in the file's own order."""
        return self._sorting

    def field(self, column: int) -> str:
        """Return the name of a column."""
        return self.columns[column]

    def row_id(self, row: int) -> int:
        """Return the identity of the row at a place in the view."""
        return self.view_order[row]

    def view_row(self, row_id: int) -> int | None:
        """Return where a row stands in the view, if it does."""
        order = self.view_order
        if row_id < len(order) and order[row_id] == row_id:
            return row_id
        try:
            return order.index(row_id)
        except ValueError:
            return None

    def view_rows(self, row_ids: Sequence[int]) -> list[int]:
        """Return where rows stand in the view, ascending; one pass however many there are."""
        if len(row_ids) <= _FEW_ROWS:
            found = (self.view_row(row_id) for row_id in row_ids)
            return sorted(row for row in found if row is not None)
        wanted = set(row_ids)
        return [row for row, row_id in enumerate(self.view_order) if row_id in wanted]

    def document_position(self, row: int) -> int:
        """Return the place in the file of the row at a place in the view."""
        if self._order is None:
            return row
        if self._positions is None:
            self._positions = array("I", bytes(4 * len(self._table.starts)))
            for position, row_id in enumerate(self._table.order):
                self._positions[row_id] = position
        return self._positions[self._order[row]]

    def document_positions(self, rows: Sequence[int]) -> list[int]:
        """Return the places in the file, ascending, of rows of the view."""
        return sorted(self.document_position(row) for row in rows)

    # Editing

    def set_cell(self, index: Index, value: str | None, burst: Burst | None = None) -> bool:
        """Set one cell; None removes the element. False where it was refused or nothing changed."""
        if self.is_computed(index.column()) or self.data(index, VALUE_ROLE) == value:
            return False
        field = self.field(index.column())
        number = self.document_position(index.row()) + 1
        label = (
            self.tr("Set {field} of row {number}")
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

    def remove_rows(self, rows: Sequence[int], label: str) -> bool:
        """Remove rows of the view."""
        return self.perform(RemoveRows(_compact(self.document_positions(rows))), label)

    def move_rows(self, rows: Sequence[int], to: int, label: str) -> bool:
        """Gather rows of the view so that the first comes to stand at position `to`."""
        return self.perform(MoveRows(_compact(self.document_positions(rows)), to), label)

    def perform(self, edit: Edit, label: str, burst: Burst | None = None) -> bool:
        """Carry out any edit as one undo step; False, and `refused`, where it cannot be."""
        try:
            self.session.perform(edit, label, burst)
        except EditError as error:
            self.refused.emit(sentence(error))
            return False
        return True

    # Sorting

    def sort_by(self, field: str | None, *, descending: bool = False) -> Job | None:
        """Show the rows ordered by `field`, or in the file's order; the file is not touched."""
        if self._sort_job is not None:
            self._sort_job.cancel()
            self._sort_job = None
        if field is None:
            self._sorting = None
            self._show_order(None)
            return None
        snapshot = self._table.snapshot()
        revision = self.session.revision
        told = self._children if field not in self.fields else None
        by_told = told.sorter(field, descending=descending) if told else None

        def work(progress: Progress) -> array[int]:
            if by_told is not None:
                return by_told(snapshot, progress)
            return sorted_row_ids(snapshot, field, descending=descending, progress=progress)

        def done(result: array[int]) -> None:
            self._sort_job = None
            self.about_to_reorder.emit()
            if revision == self.session.revision:
                self._sorting = (field, descending)
                self._show_order(result)
            else:
                self.sort_by(field, descending=descending)

        self._sort_job = self.session.jobs.start(work, done)
        return self._sort_job

    def _show_order(self, order: array[int] | None) -> None:
        self.beginResetModel()
        self._order = order
        self._positions = None
        self.endResetModel()
        self.sorting_changed.emit()

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
        if not self._is_resetting:
            self._on_findings_updated()
            self.rows_touched.emit(change)
            return
        self._is_resetting = False
        self._positions = None
        if self._order is not None and (change.placed or change.removed):
            self._order = _followed(self._order, change)
        self.endResetModel()
        self.rows_touched.emit(change)

    def _on_findings_updated(self) -> None:
        rows = self.rowCount()
        if rows:
            self.dataChanged.emit(self.index(0, 0), self.index(rows - 1, self.columnCount() - 1))

    def _on_children_updated(self) -> None:
        rows = self.rowCount()
        if rows:
            first = self.index(0, len(self.fields))
            self.dataChanged.emit(first, self.index(rows - 1, self.columnCount() - 1))

    def _row(self, row_id: int) -> Row:
        row = self._decoded.get(row_id)
        if row is None:
            if len(self._decoded) >= _KEPT_ROWS:
                self._decoded.clear()
            row = self._decoded[row_id] = self._table.row(row_id)
        return row

    def _findings(self, row_id: int, field: str) -> list[Finding]:
        return self.session.findings.of_cell(row_id, field)


def _compact(positions: Sequence[int]) -> Sequence[int]:
    """Return a range where the positions are one: edits of ranges cost nothing per row."""
    if positions and positions[-1] - positions[0] == len(positions) - 1:
        return range(positions[0], positions[-1] + 1)
    return positions


def _followed(order: array[int], change: Effect) -> array[int]:
    """Keep a sorted view in place after an edit: rows that are gone leave, new ones come last."""
    gone = {row_id for part in change.removed for row_id in part}
    kept = array("I", (row_id for row_id in order if row_id not in gone)) if gone else order[:]
    for part in change.placed:
        kept.extend(part)
    return kept
