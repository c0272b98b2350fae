"""Works out the findings of one row when somebody looks at it: none of them is kept."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from threading import Lock
from typing import TYPE_CHECKING

from sitemap_editor.core.checks.row_checker import Findings, RowChecker
from sitemap_editor.core.document.piece_table import PieceTable

if TYPE_CHECKING:
    from sitemap_editor.core.checks.gathering.document_stats import DocumentStats
    from sitemap_editor.core.checks.gathering.row_facts import RowFacts
    from sitemap_editor.core.checks.schema.layer import SchemaLayer


@dataclass(frozen=True, slots=True)
class RowSource:
    """A document with all that is needed to check one of its rows again.

    Several threads may ask: rules among rows look at statistics that the window keeps true.
    """

    table: PieceTable
    checker: RowChecker
    stats: DocumentStats
    schema: Callable[[], SchemaLayer]
    _lock: Lock = field(default_factory=Lock, compare=False)

    def alone(self, row_id: int) -> Findings:
        """Return what is found in a row by itself."""
        return self.checker.row(self.table, row_id)

    def among_rows(self, row_id: int) -> Findings:
        """Return what is found in a row because of others."""
        with self._lock:
            return self.checker.check_among_rows(row_id, self.stats, self.table.row_kind.name)

    def by_schema(self, row_id: int) -> Findings:
        """Return what the schema objects to in a row."""
        return self.schema().rows(self.table, [row_id]).get(row_id, ())

    def update(self, row_id: int, facts: RowFacts | None) -> set[int] | None:
        """Note what a row says now; see `DocumentStats.update`."""
        with self._lock:
            return self.stats.update(row_id, facts)

    def frozen(self) -> RowSource:
        """Return one for a worker: edits do not reach its rows."""
        return replace(self, table=self.table.snapshot())
