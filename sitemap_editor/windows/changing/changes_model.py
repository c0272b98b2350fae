"""The list of all changes before they are made: old and new values, what differs told apart."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QObject, Qt

from sitemap_editor.core.document.preview import Preview, PreviewLine, RowPreview
from sitemap_editor.core.readable import one_line
from sitemap_editor.session.preview_model import PreviewModel
from sitemap_editor.windows.looks.text_difference import differing

DIFFERENCE_ROLE: Final = int(Qt.ItemDataRole.UserRole) + 40
"""Where a text differs from the one beside it: begin and end; None where all or nothing does."""
BREAKS_ROLE: Final = DIFFERENCE_ROLE + 1
"""True where a change would break a rule."""
BEFORE: Final = 2
_LONGEST: Final = 4_000


class ChangesModel(PreviewModel):
    """A line a row that changes, with where it differs; those that break a rule may come first."""

    def __init__(
        self, left_out: set[int], on_ticked: Callable[[], object], parent: QObject | None = None
    ) -> None:
        super().__init__(left_out, on_ticked, parent)
        self._order: array[int] | None = None
        self._breaking = 0

    def show_preview(self, preview: Preview | RowPreview | None) -> None:
        """Show other changes, in the order of the file."""
        self._order, self._breaking = None, 0
        super().show_preview(preview)

    def show_order(self, order: array[int], breaking: int) -> None:
        """Show the same changes in another order: the first `breaking` ones break a rule."""
        if breaking == self._breaking and order == self._order:
            return  # whoever reads them stays where they are
        self.begin_anew()
        self._order, self._breaking = order, breaking
        self.endResetModel()

    def number(self, row: int) -> int:
        """Return which change of the preview stands in a line."""
        return row if self._order is None else self._order[row]

    def values_of(self, line: PreviewLine) -> tuple[str, str]:
        """Return both values as one line each, cut where they are very long."""
        return self._value(line.before), self._value(line.after)

    def _value(self, text: str | None) -> str:
        if not text:  # an element without text is to be told from none
            return self.tr("(none)") if text is None else self.tr("(empty)")
        return one_line(text[:_LONGEST])

    def cell(self, row: int, column: int, role: int) -> Any:
        """Return the words of a line, its tick, and where its texts differ."""
        if role == BREAKS_ROLE:
            return row < self._breaking
        if role == DIFFERENCE_ROLE:
            return self._difference(row, column) if column >= BEFORE else None
        if role == Qt.ItemDataRole.AccessibleTextRole and row < self._breaking and not column:
            return self.tr("Row {number}, would break a rule").format(number=self.words(row)[0])
        return super().cell(row, column, role)

    def _difference(self, row: int, column: int) -> tuple[int, int] | None:
        lines = self.lines(row)
        if (
            len(lines) != 1
            or lines[0].is_row
            or lines[0].to is not None
            or not lines[0].before
            or not lines[0].after
        ):
            return None
        start, before_end, after_end = differing(*self.pair(lines[0]))
        return start, before_end if column == BEFORE else after_end
