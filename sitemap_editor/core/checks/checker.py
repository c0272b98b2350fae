"""Checks documents by all rules: a snapshot whole, or one row after an edit."""

from __future__ import annotations

from array import array
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from sitemap_editor.core.checks.row_checker import Findings as Findings
from sitemap_editor.core.checks.row_checker import Kind, RowChecker
from sitemap_editor.core.checks.row_checker import load_rules as load_rules
from sitemap_editor.core.checks.row_checker import placed_together as placed_together
from sitemap_editor.core.checks.row_checker import rules_are_loaded as rules_are_loaded
from sitemap_editor.core.checks.row_view import RowView
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.url_keys import hashes
from sitemap_editor.core.errors import Progress, no_progress, share_of

if TYPE_CHECKING:  # what gathers rows is not loaded when a window starts
    from sitemap_editor.core.checks.check_pass import CheckedDocument, Told
    from sitemap_editor.core.checks.gathering.document_stats import DocumentStats
    from sitemap_editor.core.passes.executor import Executor

_ROWS_A_STEP: Final = 1_024
_PAGES_A_STEP: Final = 64


@dataclass(slots=True)
class Verdicts:
    """What is known of a whole document."""

    rows: dict[int, Findings]
    """Only rows that have any, by row id, in file order; most severe first."""
    file: Findings
    stats: DocumentStats | None = None
    places: dict[int, Findings] = field(default_factory=dict)
    """What is found in rows only because of other rows."""
    odd: array[int] = field(default_factory=lambda: array("I"))
    """The rows that are not of the typical make: only of these the schema can disapprove."""


@dataclass(slots=True)
class KindVerdicts:
    """What is known of a whole document, without an object a row: each row can be asked again."""

    rows: dict[Kind, array[int]]
    """The ids of the rows that have a kind of finding, ascending, once for each finding."""
    places: dict[Kind, array[int]]
    """Likewise for what is found in rows only because of other rows."""
    file: Findings
    stats: DocumentStats
    odd: array[int]
    """As in `Verdicts`."""


class Checker(RowChecker):
    """The rules, ready to check documents of any kind: see `RowChecker` for one row."""

    def rows(
        self, table: PieceTable, progress: Progress = no_progress, executor: Executor | None = None
    ) -> dict[int, Findings]:
        """Check every row by itself; only rows with findings are in the answer, in file order.

        Raises: Cancelled by way of `progress`.
        """
        return self._checked(table, progress, executor, keeps_findings=True).rows

    def check(
        self, table: PieceTable, progress: Progress = no_progress, executor: Executor | None = None
    ) -> Verdicts:
        """Check a document by all rules. Raises: Cancelled by way of `progress`."""
        rows = self._checked(table, share_of(progress, 0.0, 0.8), executor, keeps_findings=True)
        stats = _stats_of(rows, share_of(progress, 0.8, 0.1))
        places: dict[int, Findings] = {}
        for number, row_id in enumerate(stats.suspects(share_of(progress, 0.9, 0.05))):
            if not number % _ROWS_A_STEP:
                progress(0.95)
            if found := self.check_among_rows(row_id, stats, table.row_kind.name):
                places[row_id] = found
        return Verdicts(rows.rows, self.file(table, stats), stats, places, rows.odd)

    def kinds(
        self,
        table: PieceTable,
        progress: Progress = no_progress,
        executor: Executor | None = None,
        told: Told | None = None,
    ) -> KindVerdicts:
        """Check a document by all rules; tell only which rows have which kind of finding.

        `told` is called with what rows have by themselves, as by `own_kinds`. Raises: Cancelled by
        way of `progress`.
        """
        share = share_of(progress, 0.0, 0.8)
        rows = self._checked(table, share, executor, keeps_findings=False, told=told)
        stats = _stats_of(rows, share_of(progress, 0.8, 0.1))
        places: dict[Kind, array[int]] = {}
        for number, row_id in enumerate(stats.suspects(share_of(progress, 0.9, 0.05))):
            if not number % _ROWS_A_STEP:
                progress(0.95)
            for finding in self.check_among_rows(row_id, stats, table.row_kind.name):
                kind = finding.code, finding.severity
                places.setdefault(kind, array("I")).append(row_id)
        return KindVerdicts(rows.kinds, places, self.file(table, stats), stats, rows.odd)

    def own_kinds(
        self,
        table: PieceTable,
        progress: Progress = no_progress,
        executor: Executor | None = None,
        told: Told | None = None,
    ) -> dict[Kind, array[int]]:
        """Tell which rows have which kind of finding by themselves, whatever the others are.

        `told` is called with what each range of rows adds, in their order. Raises: Cancelled by way
        of `progress`.
        """
        return self._checked(
            table, progress, executor, keeps_findings=False, gathers=False, told=told
        ).kinds

    def page_kinds(
        self, table: PieceTable, progress: Progress = no_progress
    ) -> dict[Kind, array[int]]:
        """Tell which rows have which finding about what became of their URLs, as `kinds` does.

        Some 50 µs a row of which there is a result; 0.1 µs a row of which there is none. Raises:
        Cancelled by way of `progress`.
        """
        kinds: dict[Kind, array[int]] = {}
        pages = self.context.pages
        if pages is None:
            return kinds
        numbers = zip(table.order, hashes(table, progress), strict=True)
        asked = sorted(row_id for row_id, number in numbers if pages.has(number))
        for at, row_id in enumerate(asked):
            if not at % _PAGES_A_STEP:
                progress(0.95)
            view = RowView(table.row_bytes(row_id), table.row_format)
            for finding in self.page(view):
                kinds.setdefault((finding.code, finding.severity), array("I")).append(row_id)
        return kinds

    def _checked(
        self,
        table: PieceTable,
        progress: Progress,
        executor: Executor | None,
        *,
        keeps_findings: bool,
        gathers: bool = True,
        told: Told | None = None,
    ) -> CheckedDocument:
        from sitemap_editor.core.checks.check_pass import CheckPass
        from sitemap_editor.core.checks.gathering.value_keys import ValueKeys
        from sitemap_editor.core.passes.executor import Here

        keys = ValueKeys.fresh()
        count = len(table.starts) if gathers else 0
        work = CheckPass(self, keys, keeps_findings, count, table.order, gathers, told)
        return (executor or Here()).run(work, table, progress)


def _stats_of(rows: CheckedDocument, progress: Progress) -> DocumentStats:
    from sitemap_editor.core.checks.gathering.document_stats import DocumentStats

    return DocumentStats(rows.facts, progress)
