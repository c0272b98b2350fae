"""The findings of one open document, kept true while it is edited."""

from __future__ import annotations

from array import array
from collections import Counter
from dataclasses import dataclass
from importlib import import_module
from itertools import chain, compress
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from sitemap_editor.core.checks.checker import Checker
from sitemap_editor.core.checks.checker import Findings as RowFindings
from sitemap_editor.core.checks.problem_index import PAGES, SCHEMA, Kind, ProblemIndex, marks_of
from sitemap_editor.core.checks.row_source import RowSource
from sitemap_editor.core.checks.row_view import RowView
from sitemap_editor.core.checks.rule import SCHEMA_CODE, Finding, Severity
from sitemap_editor.core.document.effects import Effect
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.errors import Progress
from sitemap_editor.session.document.early_findings import EarlyFindings
from sitemap_editor.session.jobs import Job, Jobs

if TYPE_CHECKING:
    from sitemap_editor.core.checks.gathering.document_stats import DocumentStats
    from sitemap_editor.core.checks.schema.layer import SchemaLayer

_AT_ONCE_ROWS: Final = 500  # more than these are checked by a worker
_FEW_ROWS: Final = 2_000
_ROWS_A_STEP: Final = 1 << 13
_REFRESH_DELAY_MS: Final = 300
_WHAT_FOLLOWS: Final = "sitemap_editor.core.checks.schema.schema_pass"


@dataclass(slots=True)
class _Answer:
    """What a worker found out about a snapshot."""

    index: ProblemIndex
    file: RowFindings
    source: RowSource
    odd: array[int]


@dataclass(slots=True)
class _SchemaAnswer:
    """What the schema objects to in a snapshot."""

    kinds: dict[Kind, array[int]]
    marks: bytearray
    file: RowFindings


class FindingsTracker(QObject):
    """What the rules say: the whole file once in a worker, then only what an edit touched.

    Signals: `updated` when any finding or count may have changed: of the rows that are told, by
    their ids; None: of any row; `progressed` (part done) while the whole file is checked.
    """

    updated = Signal(object)
    progressed = Signal(float)

    def __init__(self, table: PieceTable, checker: Checker, jobs: Jobs, parent: QObject) -> None:
        super().__init__(parent)
        self._table = table
        self._checker = checker
        self._schema_layer: SchemaLayer | None = None
        self._jobs = jobs
        self.index = ProblemIndex()
        self._source: RowSource | None = None
        self._file: RowFindings = ()
        self._schema_file: RowFindings = ()
        self._job: Job | None = None
        self._touched: set[int] = set()  # changed while the worker checks
        self._early = EarlyFindings(table, checker)
        self.bannered: frozenset[Kind] = frozenset()
        """What is told once above the table, so that it marks no row."""
        self.is_complete = False
        self.has_begun = False
        """True once rows are checked, which is not before they are painted for the first time."""
        self._refresh = QTimer(self)
        self._refresh.setSingleShot(True)
        self._refresh.setInterval(_REFRESH_DELAY_MS)
        self._refresh.timeout.connect(self._start)

    @property
    def checker(self) -> Checker:
        """The rules and context in force."""
        return self._checker

    @property
    def stats(self) -> DocumentStats | None:
        """What is known of all rows together; None until a worker has come by."""
        return self._source.stats if self._source is not None else None

    @property
    def is_settled(self) -> bool:
        """True when nothing is left to be checked."""
        return self.is_complete and self._job is None and not self._refresh.isActive()

    @property
    def _schema(self) -> SchemaLayer:
        """The schema, loaded when the first file is checked, not when a window starts."""
        if self._schema_layer is None:
            from sitemap_editor.core.checks.schema.layer import SchemaLayer

            self._schema_layer = SchemaLayer()
        return self._schema_layer

    def check_against(self, checker: Checker) -> None:
        """Check everything anew under other context."""
        self.index.drop(checker.context.muted - self._checker.context.muted)
        self._checker = checker
        self.start()

    def expect(self, checker: Checker) -> None:
        """Check under other context from the first row on: nothing was checked yet."""
        self._checker = checker
        self._early = EarlyFindings(self._table, checker)

    def begin(self) -> None:
        """Check rows as they come on screen from now on: the first paint does not wait for it."""
        self.has_begun = True
        self.updated.emit(None)

    def start(self) -> None:
        """Check the whole document in a worker; until then each row on screen is checked alone."""
        self.has_begun = True
        self._early = EarlyFindings(self._table, self._checker)
        self._source = None
        self.is_complete = False  # the list shows what was known until the worker has come by
        self._file = self._checker.file(self._table)
        self._start()
        self.updated.emit(None)

    def _start(self) -> None:
        """Check a snapshot; what is known already stays until the answer is there."""
        self.stop()
        table, checker, executor = self._table, self._checker, self._jobs.executor
        snapshot = table.snapshot()

        def work(progress: Progress) -> _Answer:
            found = checker.kinds(snapshot, progress, executor)
            source = RowSource(table, checker, found.stats, lambda: self._schema)
            index = ProblemIndex(source, found.rows, found.places, progress)
            if checker.context.pages is not None:
                index.put(PAGES, checker.page_kinds(snapshot, progress))
            import_module(_WHAT_FOLLOWS)  # here: 12 ms in which a window would stand still
            return _Answer(index, found.file, source, found.odd)

        self._job = self._jobs.start(work, self._on_checked)
        self._job.progressed.connect(self.progressed)

    def _start_schema(self, odd: array[int]) -> None:
        """Hold what is not of the typical make against the schema; the rules came first."""
        from sitemap_editor.core.checks.schema.schema_pass import schema_kinds  # not at start

        snapshot, schema, executor = self._table.snapshot(), self._schema, self._jobs.executor

        def work(progress: Progress) -> _SchemaAnswer:
            there = _standing(snapshot, odd, progress)
            found = schema_kinds(schema, snapshot, there, progress, executor)
            return _SchemaAnswer(found, marks_of(SCHEMA, found, progress), schema.root(snapshot))

        self._job = self._jobs.start(work, self._on_schema)

    def stop(self) -> None:
        """Drop a check under way."""
        self._refresh.stop()
        self._touched.clear()
        if self._job is not None:
            self._job.cancel()
            self._job = None

    # Looking

    def of_row(self, row_id: int) -> RowFindings:
        """Return the findings of a row; checked now where the worker has not come by yet."""
        if self.is_complete:
            return self.index.of_row(row_id)
        if not self.has_begun:
            return ()
        return self._early.of_row(row_id)

    def of_cell(self, row_id: int, column: str) -> list[Finding]:
        """Return the findings of one cell, most severe first.

        The first cell stands for the row as a whole.
        """
        columns = (column, None) if column == self._table.fields[0] else (column,)
        return [finding for finding in self.of_row(row_id) if finding.column in columns]

    def of_file(self) -> RowFindings:
        """Return the findings that concern the whole file."""
        return self._file

    def schema_of_file(self) -> RowFindings:
        """Return what the schema objects to in the file as a whole."""
        return self._schema_file

    def of_value(self, column: str, value: str) -> RowFindings:
        """Check a value that is being typed."""
        return self._checker.value(column, value, self._table.row_kind.name)

    def counts(self) -> Counter[Severity]:
        """Return how many findings of each severity there are."""
        return self.index.counts() + Counter(finding.severity for finding in self._file)

    def schema_count(self) -> int:
        """Return how many findings the schema has."""
        kinds = self.index.kinds.items()
        of_rows = sum(len(row_ids) for (code, _), row_ids in kinds if code == SCHEMA_CODE)
        return of_rows + len(self._schema_file)

    def has_findings(self, row_id: int) -> bool:
        """Tell whether a row has findings, as far as they are known."""
        return self.index.has_findings(row_id) or self._early.has_findings(row_id)

    # Following edits

    def follow(self, change: Effect) -> None:
        """Check anew what an edit touched and what depends on it."""
        if len(change) > _AT_ONCE_ROWS or change.is_of_head:
            self.start()
            return
        gone = set(chain(*change.removed))
        touched = [*gone, *change.row_ids()]
        if self._job is not None:
            self._touched.update(touched)
        if self.is_complete:
            self.updated.emit(self._check_again(touched))
        else:
            self._early.forget()
            self._file = self._checker.file(self._table)
            self.updated.emit(None)

    def _check_again(self, row_ids: list[int]) -> set[int]:
        """Check rows and what is near them anew; return all whose findings may be others."""
        source = self._source
        if source is None:
            return set(row_ids)
        affected: set[int] = set()
        for row_id in row_ids:
            near = self._check_row(row_id, source)
            if near is None:
                self._refresh.start()  # others may have become right or wrong by it
                near = {row_id}
            affected |= near
        for row_id in affected:
            is_there = self._table.has_row(row_id)
            found = source.among_rows(row_id) if is_there else ()
            self.index.set_place(row_id, found)
        self._file = self._checker.file(self._table, source.stats)
        if len(self._table) <= _FEW_ROWS:
            self._schema_file = self._schema.root(self._table)
        elif self._schema_file:
            self._refresh.start()  # where the lines of large files are counted
        return affected.union(row_ids)

    def _check_row(self, row_id: int, source: RowSource) -> set[int] | None:
        """Check a row by itself; return the rows whose place among others may be another now."""
        if not self._table.has_row(row_id):
            self.index.forget(row_id)
            return source.update(row_id, None)
        from sitemap_editor.core.checks.gathering.row_facts import facts_of  # not at start

        view = RowView(self._table.row_bytes(row_id), self._table.row_format)
        schema = self._schema.rows(self._table, [row_id])
        self.index.set_row(row_id, self._checker.view(view), schema.get(row_id, ()))
        self.index.set_page(row_id, self._checker.page(view))
        return source.update(row_id, facts_of(view))

    def _on_checked(self, answer: _Answer) -> None:
        """Take over what the worker found, but for rows that changed meanwhile."""
        self._job = None
        self.index = answer.index
        self._source = answer.source
        self._file = answer.file
        self.is_complete = True
        self._early.forget()
        touched = list(self._touched)
        self._touched.clear()
        if touched:
            self._check_again(touched)
        # What is right in the snapshot may be odd by now.
        self._start_schema(
            array("I", dict.fromkeys((*answer.odd, *touched))) if touched else answer.odd
        )
        self.updated.emit(None)

    def _on_schema(self, answer: _SchemaAnswer) -> None:
        """Take over what the schema objects to, but for rows that changed meanwhile."""
        self._job = None
        self.index.put(SCHEMA, answer.kinds, answer.marks)
        self._schema_file = answer.file
        touched = list(self._touched)
        self._touched.clear()
        if touched:
            self._check_again(touched)
        self.updated.emit(None)


def _standing(table: PieceTable, row_ids: array[int], progress: Progress) -> array[int]:
    """Return those of these rows that were not taken out."""
    there = array("I")
    for at in range(0, len(row_ids), _ROWS_A_STEP):
        progress(0.0)
        some = row_ids[at : at + _ROWS_A_STEP]
        there.extend(compress(some, map(table.is_placed.__getitem__, some)))
    return there
