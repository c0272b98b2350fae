"""Findings of rows that come on screen before a worker has checked the whole document."""

from __future__ import annotations

from collections.abc import Callable

from sitemap_editor.core.checks.checker import Checker, Findings
from sitemap_editor.core.document.piece_table import PieceTable


class EarlyFindings:
    """Rows checked one by one, while they are being painted."""

    def __init__(self, table: PieceTable, checker: Checker) -> None:
        self._table = table
        self._checker = checker
        self._known: dict[int, Findings] = {}
        self._match: Callable[[int], object] | None = None

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
            is_typical = self._matches_typical(row_id)
            found = () if is_typical else self._checker.row(self._table, row_id)
            self._known[row_id] = found
        return found

    def _matches_typical(self, row_id: int) -> bool:
        """Tell quickly that nothing is wrong with a row."""
        if self._checker.looks_at_children(self._table.row_kind.name):
            return False
        if self._match is None:
            from sitemap_editor.core.checks.common_rows import CommonRows  # not at start

            common = CommonRows(self._table, self._checker.context)
            self._match = common.matcher(self._table)
        return self._match(row_id) is not None
