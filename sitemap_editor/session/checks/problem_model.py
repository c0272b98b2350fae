"""The list of problems as a Qt model; what a line says is worked out when it is on screen."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import (
    QModelIndex,
    QObject,
    Qt,
    QTimer,
    Signal,
)

from sitemap_editor.core.checks.problem_list import (
    Entries,
    Filter,
    ShownProblems,
    listed,
    narrowed,
    problems_of,
    same_finding,
)
from sitemap_editor.core.checks.rule import Finding
from sitemap_editor.core.errors import Progress
from sitemap_editor.session.document.session import Session
from sitemap_editor.session.jobs import Job
from sitemap_editor.session.lines_model import Index, LinesModel
from sitemap_editor.session.texts import sentence

_ROLE: Final = Qt.ItemDataRole
PROBLEM_ROLE: Final = int(_ROLE.UserRole)
_SETTLE_MS: Final = 120
_AT_ONCE: Final = 20_000  # more entries than these are put together by a worker
_KEPT: Final = 400

COLUMNS: Final = ("rule", "row", "field", "value", "message")


@dataclass(frozen=True, slots=True)
class Problem:
    """One line of the list; without `row_id` it concerns the file."""

    finding: Finding
    row_id: int | None


class ProblemModel(LinesModel):
    """The problems of one document that a filter lets through, those of the file first.

    Signals: `listed` when the list was put together anew.
    """

    listed = Signal()

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self._filter = Filter()
        self._file: list[Finding] = []
        self._entries = Entries()
        self._job: Job | None = None
        self._lines: dict[int, Problem | None] = {}
        self.titles = (
            self.tr("Rule"),
            self.tr("Row"),
            self.tr("Column"),
            self.tr("Value"),
            self.tr("Problem"),
        )
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(_SETTLE_MS)
        self._settle.timeout.connect(self.refresh)
        session.findings.updated.connect(self._on_findings_updated)
        self.refresh()

    def _on_findings_updated(self) -> None:
        self._settle.start()

    # What Qt asks

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        """Return the number of lines."""
        return 0 if parent.isValid() else len(self._file) + len(self._entries)

    def cell(self, row: int, column: int, role: int) -> Any:
        """Return what a cell says."""
        problem = self.problem(row)
        if problem is None:
            return None
        if role in (_ROLE.DisplayRole, _ROLE.ToolTipRole):
            return self._said(problem, COLUMNS[column])
        if role == _ROLE.AccessibleTextRole:
            return ", ".join(filter(None, (self._said(problem, name) for name in COLUMNS)))
        return problem if role == PROBLEM_ROLE else None

    def _said(self, problem: Problem, column: str) -> str:
        finding, row_id = problem.finding, problem.row_id
        if column == "rule":
            return finding.code
        if column == "message":
            return sentence(finding)
        if column == "field":
            return finding.column or ""
        if row_id is None:
            return self.tr("file") if column == "row" else ""
        table = self.session.document.table
        if not table.is_placed[row_id]:
            return ""
        if column == "row":
            return str(table.position(row_id) + 1)
        return (table.row(row_id).value(finding.column or table.fields[0]) or "").strip()

    # The list

    def problem(self, number: int) -> Problem | None:
        """Return what stands in a line; None where an edit has just taken it away."""
        if not 0 <= number < self.rowCount():
            return None
        if number not in self._lines:
            if len(self._lines) > _KEPT:
                self._lines.clear()
            self._lines[number] = self._worked_out(number)
        return self._lines[number]

    def _worked_out(self, number: int) -> Problem | None:
        if number < len(self._file):
            return Problem(self._file[number], None)
        number -= len(self._file)
        row_id = self._entries.row_ids[number]
        found = problems_of(self.session.findings.index, row_id, self._entries.kinds)
        which = self._entries.number_in_row(number)
        return Problem(found[which], row_id) if which < len(found) else None

    def line_of(self, row_id: int, field: str = "") -> int | None:
        """Return the first line that speaks of a cell of a row, else of the row."""
        row_ids = self._entries.row_ids
        number = bisect_left(row_ids, row_id)
        if number >= len(row_ids) or row_ids[number] != row_id:
            return None
        first = number + len(self._file)
        line = first
        while (problem := self.problem(line)) is not None and problem.row_id == row_id:
            if problem.finding.column == field:
                return line
            line += 1
        return first

    def line_of_problem(self, problem: Problem) -> int | None:
        """Return the line of a problem, whatever its row's other lines say; None if not listed."""
        if problem.row_id is None:
            found = same_finding(problem.finding, self._file)
            return None if found is None else self._file.index(found)
        row_ids = self._entries.row_ids
        first = bisect_left(row_ids, problem.row_id)
        lines = range(first, bisect_right(row_ids, problem.row_id))
        listed = {number: self.problem(number + len(self._file)) for number in lines}
        known = {number: each.finding for number, each in listed.items() if each is not None}
        found = same_finding(problem.finding, known.values())
        numbers = (number for number, finding in known.items() if finding is found)
        return next((number + len(self._file) for number in numbers), None)

    @property
    def filter(self) -> Filter:
        """What is let through."""
        return self._filter

    @property
    def is_settled(self) -> bool:
        """True where the list is what the filter and the findings make of it."""
        return self._job is None and not self._settle.isActive()

    def show_only(self, wanted: Filter) -> None:
        """Let other problems through."""
        self._filter = wanted
        self.refresh()

    def shown(
        self, lines: Sequence[int] | None = None
    ) -> tuple[list[Finding], Mapping[int, tuple[Finding, ...]]]:
        """Return what these lines list (None: all): findings of the file, and those of each row."""
        count = len(self._file)
        chosen = range(self.rowCount()) if lines is None else lines
        of_file = [self._file[line] for line in chosen if line < count]
        index = self.session.findings.index.frozen()
        rows = ShownProblems(index, self._entries, [n - count for n in chosen if n >= count])
        return of_file, rows

    def stop(self) -> None:
        """Follow the document no longer, for good."""
        self._settle.stop()
        self._settle.blockSignals(True)  # until the model is deleted, findings may start it again
        if self._job is not None:
            self._job.cancel()
            self._job = None

    def refresh(self) -> None:
        """Put the list together anew."""
        if self._job is not None:
            self._job.cancel()
            self._job = None
        findings, wanted = self.session.findings, self._filter
        index = findings.index
        kinds = {kind: row_ids for kind, row_ids in index.kinds.items() if wanted.wants(kind)}
        if not wanted.text and (len(kinds) <= 1 or sum(map(len, kinds.values())) <= _AT_ONCE):
            self._show(listed(kinds, wanted))
            return
        copies = {kind: row_ids[:] for kind, row_ids in kinds.items()}
        frozen = index.frozen() if wanted.text else index
        snapshot = self.session.document.table.snapshot() if wanted.text else None

        def work(progress: Progress) -> Entries:
            entries = listed(copies, wanted)
            if snapshot is None:
                return entries
            return narrowed(entries, frozen, snapshot, wanted.text, sentence, progress)

        self._job = self.session.jobs.start(work, self._show)

    def _show(self, entries: Entries) -> None:
        self._job = None
        findings, wanted = self.session.findings, self._filter
        needle = wanted.text.lower()
        self.beginResetModel()
        self._lines.clear()
        self._entries = entries
        self._file = [
            finding
            for finding in (*findings.of_file(), *findings.schema_of_file())
            if wanted.wants((finding.code, finding.severity))
            and needle in f"{finding.code} {sentence(finding)}".lower()
        ]
        self.endResetModel()
        self.listed.emit()
