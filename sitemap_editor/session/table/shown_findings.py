"""What a table shows of what is wrong: marks of cells and rows, and sentences about them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from sitemap_editor.core.checks.rule import Finding
from sitemap_editor.session.document.findings_tracker import FindingsTracker
from sitemap_editor.session.table.column import Column
from sitemap_editor.session.table.view_order import ViewOrder
from sitemap_editor.session.texts import sentence

_KEPT_ROWS: Final = 400  # around the view


class ShownFindings:
    """The findings of rows at their places in the view, by the columns that tell of them."""

    def __init__(self, findings: FindingsTracker, order: ViewOrder) -> None:
        self._findings = findings
        self._order = order
        self._known: dict[int, Sequence[Finding]] = {}  # by row id, of rows that were painted

    def forget(self) -> None:
        """Ask anew: findings may be others."""
        self._known.clear()

    def of_cell(self, row: int, column: Column) -> list[Finding] | None:
        """Return what is wrong with a cell; None where its column tells of no findings."""
        row_id = self._order.row_ids[row]
        if column.is_editable:
            return self._findings.of_cell(row_id, column.name)
        if not column.namespace:
            return None
        return [each for each in self._findings.of_row(row_id) if column.concerns(each)]

    def reasons(self, row: int, column: Column) -> list[str]:
        """Say what is wrong with a cell."""
        return list(map(sentence, self.of_cell(row, column) or ()))

    def about_row(self, row: int) -> str | None:
        """Say what is wrong with a row as a whole."""
        found = self._findings.of_row(self._order.row_ids[row])
        return "\n".join(sentence(each) for each in found if each.column is None) or None

    def worst_of_cell(self, row: int, column: Column) -> Finding | None:
        """Return the most severe finding that is marked at a cell."""
        found = self._marked(row)
        return next(filter(column.concerns, found), None) if found else None

    def worst_of_row(self, row: int, seen: Callable[[], Sequence[Column]]) -> Finding | None:
        """Return the most severe finding of a row that none of the columns on screen shows."""
        found = self._marked(row)
        if not found:
            return None
        columns = seen()
        return next((each for each in found if not any(c.concerns(each) for c in columns)), None)

    def _marked(self, row: int) -> Sequence[Finding]:
        """Return the findings of a row but for what a banner tells of most rows."""
        findings = self._findings
        row_id = self._order.row_ids[row]
        found = self._known.get(row_id)
        if found is None:  # asked by each cell and the head of a row that is painted
            if len(self._known) >= _KEPT_ROWS:
                self._known.clear()
            found = self._known[row_id] = findings.of_row(row_id)
        if not found or not findings.bannered:
            return found
        return [each for each in found if (each.code, each.severity) not in findings.bannered]
