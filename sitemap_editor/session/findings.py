"""The findings of one open document, kept true while it is edited."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from typing import Final, cast

from PySide6.QtCore import QObject, Signal

from sitemap_editor.core.checks.judge import Judge
from sitemap_editor.core.checks.rule import Finding, Severity
from sitemap_editor.core.document.changes import Change
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.session.jobs import Job, Jobs

_AT_ONCE_ROWS: Final = 500  # more than these are judged by a worker

RowFindings = dict[int, tuple[Finding, ...]]


class Findings(QObject):
    """What the rules say: the whole file once in a worker, then only the rows an edit touched.

    Signals: `updated` when any finding or count may have changed.
    """

    updated = Signal()

    def __init__(self, table: PieceTable, judge: Judge, jobs: Jobs, parent: QObject) -> None:
        super().__init__(parent)
        self._table = table
        self._judge = judge
        self._jobs = jobs
        self._by_row: RowFindings = {}
        self._counts: Counter[Severity] = Counter()
        self._file: tuple[Finding, ...] = ()
        self._job: Job | None = None
        self._judged_later: set[int] = set()  # changed while the worker judges
        self._absent: set[int] = set()  # removed since the worker began
        self.is_complete = False

    def start(self) -> None:
        """Judge the whole document in a worker."""
        self.stop()
        self._judged_later.clear()
        self._absent.clear()
        self.is_complete = False
        self._by_row = {}
        self._file = self._judge.file(self._table)
        snapshot, judge = self._table.snapshot(), self._judge
        self._job = self._jobs.start(
            lambda progress: judge.rows(snapshot, progress),
            lambda result: self._on_judged(cast("RowFindings", result)),
        )
        self.updated.emit()

    def stop(self) -> None:
        """Drop a check under way."""
        if self._job is not None:
            self._job.cancel()
            self._job = None

    def of_row(self, row_id: int) -> tuple[Finding, ...]:
        """Return the findings of a row; judged now where the worker has not come by yet."""
        found = self._by_row.get(row_id)
        if found is None and not self.is_complete:
            found = self._by_row[row_id] = self._judge.row(self._table, row_id)
        return found or ()

    def of_cell(self, row_id: int, column: str) -> list[Finding]:
        """Return the findings of one cell, most severe first."""
        return [finding for finding in self.of_row(row_id) if finding.column == column]

    def of_file(self) -> tuple[Finding, ...]:
        """Return the findings that concern the whole file."""
        return self._file

    def of_value(self, column: str, value: str) -> list[Finding]:
        """Judge a value that is being typed."""
        found = list(self._judge.value(column, value))
        found.sort(key=lambda finding: finding.severity.rank)
        return found

    def counts(self) -> Counter[Severity]:
        """Return how many findings of each severity there are."""
        return self._counts + Counter(finding.severity for finding in self._file)

    def has_findings(self, row_id: int) -> bool:
        """Tell whether a row has findings, as far as they are known."""
        return bool(self._by_row.get(row_id))

    def follow(self, change: Change) -> None:
        """Judge anew what an edit touched."""
        self._file = self._judge.file(self._table)
        if len(change) > _AT_ONCE_ROWS:
            self.start()
            return
        for row_id in chain(*change.removed):
            self._judged_later.discard(row_id)
            self._absent.add(row_id)
            self._set(row_id, ())
        for row_id in change.row_ids():
            self._absent.discard(row_id)
            if self.is_complete:
                self._set(row_id, self._judge.row(self._table, row_id))
            else:
                self._judged_later.add(row_id)
                self._by_row.pop(row_id, None)
        self.updated.emit()

    def _on_judged(self, found: RowFindings) -> None:
        """Take over what the worker found, but for rows that changed meanwhile."""
        self._by_row = {
            row_id: part for row_id, part in found.items() if row_id not in self._absent
        }
        self._job = None
        self.is_complete = True
        self._counts = Counter(
            finding.severity for part in self._by_row.values() for finding in part
        )
        for row_id in self._judged_later:
            self._set(row_id, self._judge.row(self._table, row_id))
        self._judged_later.clear()
        self.updated.emit()

    def _set(self, row_id: int, found: tuple[Finding, ...]) -> None:
        before = self._by_row.pop(row_id, ())
        self._counts.subtract(finding.severity for finding in before)
        self._counts.update(finding.severity for finding in found)
        if found:
            self._by_row[row_id] = found
