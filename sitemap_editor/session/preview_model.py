"""The rows that an edit would change, as lines to look at before it is made, each with a tick."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QModelIndex, QObject, Qt

from sitemap_editor.core.document.preview import Preview, PreviewLine, RowPreview
from sitemap_editor.session.lines_model import Index, WordedModel
from sitemap_editor.session.table.content_columns import title_of_name


class PreviewModel(WordedModel):
    """Before and after of everything an edit would change, one line a row of the document.

    Where rows may be taken out of it, each has a tick: `left_out` holds those without, and
    `on_ticked` is called after one was changed.
    """

    def __init__(
        self, left_out: set[int], on_ticked: Callable[[], object], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._left_out = left_out
        self._on_ticked = on_ticked
        self._preview: Preview | RowPreview | None = None
        self._has_ticks = False
        self.titles = (self.tr("Row"), self.tr("Column"), self.tr("Before"), self.tr("After"))

    def show_preview(self, preview: Preview | RowPreview | None) -> None:
        """Show other changes, in the order of the file, or nothing."""
        self.begin_anew()
        self._preview = preview
        self._has_ticks = preview is not None and self.may_leave_out(preview)
        self.endResetModel()

    def may_leave_out(self, preview: Preview | RowPreview) -> bool:
        """Tell whether rows may be taken out of an edit."""
        return preview.can_leave_out

    def number(self, row: int) -> int:
        """Return which change of the preview stands in a line."""
        return row

    @abstractmethod
    def values_of(self, line: PreviewLine) -> tuple[str, str]:
        """Return how a value that changes is shown before and after."""

    def lines(self, row: int) -> list[PreviewLine]:
        """Return what changes in the row that a line stands for."""
        return self._preview.lines(self.number(row)) if self._preview is not None else []

    def pair(self, line: PreviewLine) -> tuple[str, str]:
        """Return what is shown of one change before and after."""
        if line.to is not None:
            return self.values_of(line)[0], self.tr("now row {number}").format(
                number=f"{line.to + 1:n}"
            )
        if not line.is_row:
            return self.values_of(line)
        gone, new = self.tr("(row deleted)"), self.tr("(new row)")
        return (
            line.before if line.before is not None else new,
            line.after if line.after is not None else gone,
        )

    def _row_id(self, row: int) -> int | None:
        """Return which row may be taken out by the tick of a line; None where there is none."""
        if self._has_ticks and isinstance(self._preview, Preview):
            return self._preview.row_id(self.number(row))
        return None

    # What Qt asks

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        """Return how many rows change."""
        return 0 if parent.isValid() or self._preview is None else len(self._preview)

    def words(self, row: int) -> tuple[str, ...]:
        """Return which row it is, which of its values change, and how."""
        lines = self.lines(row)
        position = lines[0].position if lines else None
        pairs = [self.pair(line) for line in lines]
        return (
            self.tr("file head") if position is None else f"{position + 1:n}",
            ", ".join(
                title_of_name(line.field) if line.field else self.tr("markup") for line in lines
            ),
            " · ".join(before for before, _ in pairs),
            " · ".join(after for _, after in pairs),
        )

    def cell(self, row: int, column: int, role: int) -> Any:
        """Return the words of a line, and whether it is ticked."""
        if role != Qt.ItemDataRole.CheckStateRole:
            return super().cell(row, column, role)
        row_id = self._row_id(row) if not column else None
        if row_id is None:
            return None
        states = Qt.CheckState
        return states.Unchecked if row_id in self._left_out else states.Checked

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Let the first cell of each line be ticked."""
        flags = super().flags(index)
        is_tick = not index.column() and self._row_id(index.row()) is not None
        return flags | Qt.ItemFlag.ItemIsUserCheckable if is_tick else flags

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Take a row out of the edit, or put it back."""
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
