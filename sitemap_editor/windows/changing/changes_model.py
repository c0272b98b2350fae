"""The list of all changes before they are made: old and new values, what differs told apart."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QModelIndex, QObject, Qt

from sitemap_editor.core.document.preview import Preview, PreviewLine, can_leave_out
from sitemap_editor.core.readable import one_line
from sitemap_editor.session.lines_model import Index, WordedModel
from sitemap_editor.windows.looks.text_difference import differing

DIFFERENCE_ROLE: Final = int(Qt.ItemDataRole.UserRole) + 40
"""Where a text differs from the one beside it: begin and end; None where all or nothing does."""
BREAKS_ROLE: Final = DIFFERENCE_ROLE + 1
"""True where a change would break a rule."""
BEFORE: Final = 2
_LONGEST: Final = 4_000


class ChangesModel(WordedModel):
    """A line a row that changes, each with a tick where it may stay as it is.

    `on_ticked` is called after a tick was changed.
    """

    def __init__(
        self, left_out: set[int], on_ticked: Callable[[], object], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._on_ticked = on_ticked
        self._preview: Preview | None = None
        self._left_out = left_out
        self._has_ticks = False
        self._order: array[int] | None = None
        self._breaking = 0
        self.titles = (self.tr("Row"), self.tr("Column"), self.tr("Before"), self.tr("After"))

    def show_preview(self, preview: Preview | None) -> None:
        """Show other changes, in the order of the file."""
        self.begin_anew()
        self._preview, self._order, self._breaking = preview, None, 0
        self._has_ticks = preview is not None and can_leave_out(preview.edit)
        self.endResetModel()

    def show_order(self, order: array[int], breaking: int) -> None:
        """Show the same changes in another order: the first `breaking` ones break a rule."""
        self.begin_anew()
        self._order, self._breaking = order, breaking
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        """Return how many rows change."""
        return 0 if parent.isValid() or self._preview is None else len(self._preview)

    def _lines(self, row: int) -> list[PreviewLine]:
        number = row if self._order is None else self._order[row]
        return self._preview.lines(number) if self._preview is not None else []

    def _row_id(self, row: int) -> int | None:
        if not self._has_ticks or self._preview is None:
            return None
        return self._preview.row_id(row if self._order is None else self._order[row])

    def words(self, row: int) -> tuple[str, ...]:
        """Return which row it is, which of its values change, and how."""
        lines = self._lines(row)
        position = lines[0].position if lines else None
        pairs = [self._pair(line) for line in lines]
        return (
            self.tr("file head") if position is None else f"{position + 1:n}",
            ", ".join(line.field or self.tr("markup") for line in lines),
            " · ".join(before for before, _ in pairs),
            " · ".join(after for _, after in pairs),
        )

    def _pair(self, line: PreviewLine) -> tuple[str, str]:
        before, after = line.before, line.after
        if line.is_row:
            gone, new = self.tr("(row deleted)"), self.tr("(new row)")
            return before if before is not None else new, after if after is not None else gone
        none = self.tr("(none)")
        return one_line((before or none)[:_LONGEST]), one_line((after or none)[:_LONGEST])

    def cell(self, row: int, column: int, role: int) -> Any:
        """Return the words of a line, its tick, and where its texts differ."""
        if role == BREAKS_ROLE:
            return row < self._breaking
        if role == DIFFERENCE_ROLE:
            return self._difference(row, column) if column >= BEFORE else None
        if role == Qt.ItemDataRole.AccessibleTextRole and row < self._breaking and not column:
            return self.tr("Row {number}, would break a rule").format(number=self.words(row)[0])
        if role != Qt.ItemDataRole.CheckStateRole or column:
            return super().cell(row, column, role)
        row_id = self._row_id(row)
        if row_id is None:
            return None
        states = Qt.CheckState
        return states.Unchecked if row_id in self._left_out else states.Checked

    def _difference(self, row: int, column: int) -> tuple[int, int] | None:
        lines = self._lines(row)
        if len(lines) != 1 or lines[0].is_row or not lines[0].before or not lines[0].after:
            return None
        before, after = self._pair(lines[0])
        start, before_end, after_end = differing(before, after)
        return start, before_end if column == BEFORE else after_end

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Let the first cell of each line be ticked."""
        flags = super().flags(index)
        is_tick = not index.column() and self._row_id(index.row()) is not None
        return flags | Qt.ItemFlag.ItemIsUserCheckable if is_tick else flags

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Take a row out of the change, or put it back."""
        row_id = self._row_id(index.row())
        if role != Qt.ItemDataRole.CheckStateRole or row_id is None:
            return False
        if Qt.CheckState(value) is Qt.CheckState.Checked:
            self._left_out.discard(row_id)
        else:
            self._left_out.add(row_id)
        self.dataChanged.emit(index, index)
        self._on_ticked()
        return True
