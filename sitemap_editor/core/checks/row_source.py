"""Works out the findings of one row when somebody looks at it: none of them is kept."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from threading import Lock
from typing import TYPE_CHECKING

from sitemap_editor.core.checks.row_checker import Findings
from sitemap_editor.core.checks.row_view import RowView
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.errors import Progress

if TYPE_CHECKING:
    from sitemap_editor.core.checks.checker import Checker
    from sitemap_editor.core.checks.gathering.document_stats import DocumentStats
    from sitemap_editor.core.checks.gathering.row_facts import RowFacts
    from sitemap_editor.core.checks.schema.layer import SchemaLayer
    from sitemap_editor.core.passes.executor import Executor


@dataclass(frozen=True, slots=True)
class RowSource:
    """A document with all that is needed to check one of its rows again.

    Several threads may ask: rules among rows look at statistics that the window keeps true.
    """

    table: PieceTable
    checker: Checker
    stats: DocumentStats
    schema: Callable[[], SchemaLayer]
    _lock: Lock = field(default_factory=Lock, compare=False)

    def alone(self, row_id: int) -> Findings:
        """Return what is found in a row by itself."""
        return self.checker.row(self.table, row_id)

    def alone_at_once(
        self, row_ids: array[int], progress: Progress, executor: Executor
    ) -> dict[int, Findings]:
        """Return what is found in each of many rows by itself; where there is nothing, none."""
        return self.checker.rows(self.table.part(row_ids), progress, executor)

    def among_rows(self, row_id: int) -> Findings:
        """Return what is found in a row because of others."""
        with self._lock:
            return self.checker.check_among_rows(row_id, self.stats, self.table.row_kind.name)

    def by_schema(self, row_id: int) -> Findings:
        """Return what the schema objects to in a row."""
        return self.schema().rows(self.table, [row_id]).get(row_id, ())

    def by_page(self, row_id: int) -> Findings:
        """Return what is found in a row because of what its URL answered."""
        return self.checker.page(RowView(self.table.row_bytes(row_id), self.table.row_format))

    def update(self, row_id: int, facts: RowFacts | None) -> set[int] | None:
        """Note what a row says now; see `DocumentStats.update`."""
        with self._lock:
            return self.stats.update(row_id, facts)

    def frozen(self) -> RowSource:
        """Return one for a worker: edits do not reach its rows."""
        return replace(self, table=self.table.snapshot())
