"""Findings of rows that come on screen before a worker has checked the whole document."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sitemap_editor.core.checks.checker import Checker, Findings
from sitemap_editor.core.document.piece_table import PieceTable

if TYPE_CHECKING:
    from sitemap_editor.core.checks.common_rows import CommonRows


class EarlyFindings:
    """Rows checked one by one, while they are being painted."""

    def __init__(self, table: PieceTable, checker: Checker) -> None:
        self._table = table
        self._checker = checker
        self._known: dict[int, Findings] = {}
        self._common: CommonRows | None = None

    def forget(self) -> None:
        """Check rows anew: they may be others."""
        self._known.clear()

    def has_findings(self, row_id: int) -> bool:
        """Tell whether a row has findings, where it was looked at."""
        return bool(self._known.get(row_id))

    def of_row(self, row_id: int) -> Findings:
        """Return the findings of a row, checked now where it was not looked at yet."""
        found = self._known.get(row_id)
        if found is None:
            found = () if self._is_typical(row_id) else self._checker.row(self._table, row_id)
            self._known[row_id] = found
        return found

    def _is_typical(self, row_id: int) -> bool:
        """Tell quickly that nothing is wrong with a row."""
        if self._checker.looks_at_children(self._table.row_kind.name):
            return False
        if self._common is None:
            from sitemap_editor.core.checks.common_rows import CommonRows  # not at start

            self._common = CommonRows(self._table, self._checker.context)
        return self._common.is_typical(self._table.row_bytes(row_id))
