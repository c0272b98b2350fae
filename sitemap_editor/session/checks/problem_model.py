"""The list of problems as a Qt model; what a line says is worked out when it is on screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Any, Final

from PySide6.QtCore import (
    QModelIndex,
    QObject,
    Qt,
    QTimer,
    Signal,
)

from sitemap_editor.core.checks.problem_groups import ProblemLines, Section, in_groups
from sitemap_editor.core.checks.problem_index import Kind
from sitemap_editor.core.checks.problem_list import (
    Entries,
    Filter,
    kinds_in_order,
    listed,
    narrowed,
)
from sitemap_editor.core.checks.rule import Finding
from sitemap_editor.core.errors import Progress
from sitemap_editor.session.checks.text_in_rows import all_asked, each_asked
from sitemap_editor.session.document.session import Session
from sitemap_editor.session.jobs import Job
from sitemap_editor.session.lines_model import Index, LinesModel
from sitemap_editor.session.texts import fault_title, is_of_page, sentence

_ROLE: Final = Qt.ItemDataRole
PROBLEM_ROLE: Final = int(_ROLE.UserRole)
HEAD_ROLE: Final = PROBLEM_ROLE + 1
"""Of the head of a group its kind, how many problems it has, and whether they are shown."""
Head = tuple[Kind, int, bool]
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

    def __init__(
        self,
        session: Session,
        parent: QObject | None = None,
        *,
        unfolded: set[Kind] | None = None,
        is_grouped: bool = False,
    ) -> None:
        super().__init__(parent)
        self.session = session
        self.faint: Callable[[], object] = lambda: None
        """Returns the colour of what may be so no longer."""
        self.is_grouped = is_grouped
        """True where the problems stand below heads, a kind each."""
        self._filter = Filter()
        self._unfolded: set[Kind] = set() if unfolded is None else unfolded
        self._lines = ProblemLines()
        self._job: Job | None = None
        self._known: dict[int, Problem | None] = {}
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
        if not self._settle.signalsBlocked():  # not stopped
            self._known.clear()  # until the list is put together anew, its lines say what is so now
            self._settle.start()

    # What Qt asks

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        """Return the number of lines."""
        return 0 if parent.isValid() else len(self._lines)

    def cell(self, row: int, column: int, role: int) -> Any:
        """Return what a cell says."""
        head = self.head(row)
        if head is not None:
            return self._head_cell(head, column, role)
        problem = self.problem(row)
        if problem is None:
            return None
        if role in (_ROLE.DisplayRole, _ROLE.ToolTipRole):
            return self._said(problem, COLUMNS[column])
        if role == _ROLE.AccessibleTextRole:
            return ", ".join(filter(None, (self._said(problem, name) for name in COLUMNS)))
        if role == _ROLE.ForegroundRole:
            return self.faint() if self._is_stale(problem) else None
        return problem if role == PROBLEM_ROLE else None

    def _is_stale(self, problem: Problem) -> bool:
        """Tell whether a problem was found by asking the web, and that was more than a day ago."""
        pages, row_id = self.session.pages, problem.row_id
        if pages is None or row_id is None or not is_of_page(problem.finding.code):
            return False
        table = self.session.document.table
        loc = table.row(row_id).loc if table.has_row(row_id) else None
        page = pages.of(loc) if loc else None
        return page is not None and page.is_stale(datetime.now(UTC))

    def _head_cell(self, head: Head, column: int, role: int) -> Any:
        """Return what the head of a group says, in its first column; the titles are the view's."""
        if role == HEAD_ROLE:
            return head
        (code, _), count, is_unfolded = head
        if role == _ROLE.AccessibleTextRole:
            state = self.tr("unfolded") if is_unfolded else self.tr("folded")
            number = self.tr("%n problem(s)", "", count)
            return ", ".join(filter(None, (code, fault_title(code), number, state)))
        return code if role == _ROLE.DisplayRole and not column else None

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
        """Return what stands in a line, the first of its group in a head.

        None where an edit has just taken it away.
        """
        if not 0 <= number < self.rowCount():
            return None
        if number not in self._known:
            if len(self._known) > _KEPT:
                self._known.clear()
            self._known[number] = self._worked_out(number)
        return self._known[number]

    def _worked_out(self, number: int) -> Problem | None:
        section, place = self._lines.at(number)
        found = section.at(self.session.findings.index, max(0, place))
        return None if found is None else Problem(*found)

    def line_of_problem(self, problem: Problem) -> int | None:
        """Return the line of a problem, whatever its row's other lines say; None if not listed."""
        index = self.session.findings.index
        return self._lines.line_of(index, problem.finding, problem.row_id)

    # Groups

    def head(self, number: int) -> Head | None:
        """Return the head that stands in a line; None for a problem."""
        if not self.is_grouped or not 0 <= number < self.rowCount():
            return None
        section = self._lines.head(number)
        if section is None or section.kind is None:
            return None
        return section.kind, len(section), self._lines.is_unfolded(section)

    def heads(self) -> Iterator[tuple[int, Head]]:
        """Yield all heads with their lines."""
        for line, _ in self._lines.heads():
            if (head := self.head(line)) is not None:
                yield line, head

    def head_line(self, number: int) -> int | None:
        """Return the line of the head above a line, or in it; None where there are no groups."""
        return next((line for line, _ in reversed(list(self.heads())) if line <= number), None)

    def fold(self, number: int, *, is_folded: bool) -> None:
        """Show the problems of the group whose head stands in a line, or hide them."""
        head = self.head(number)
        if head is None or head[2] is not is_folded:
            return
        kind, count, _ = head
        first, last = number + 1, number + count
        self._known.clear()
        if is_folded:
            self.beginRemoveRows(QModelIndex(), first, last)
            self._unfolded.discard(kind)
            self._lines.place()
            self.endRemoveRows()
        else:
            self.beginInsertRows(QModelIndex(), first, last)
            self._unfolded.add(kind)
            self._lines.place()
            self.endInsertRows()
        self.dataChanged.emit(self.index(number, 0), self.index(number, len(COLUMNS) - 1))

    def group(self, *, is_grouped: bool) -> None:
        """List the problems by rule, or all of them by row."""
        if is_grouped is not self.is_grouped:
            self.is_grouped = is_grouped
            self.refresh()

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
        return self._lines.chosen(self.session.findings.index.frozen(), lines)

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
        wanted, index = self._filter, self.session.findings.index
        kinds = {kind: row_ids for kind, row_ids in index.kinds.items() if wanted.wants(kind)}
        file, groups = self._of_file(), self._groups()
        is_short = groups is not None or len(kinds) <= 1
        if not wanted.text and (is_short or sum(map(len, kinds.values())) <= _AT_ONCE):
            self._show(_sections(groups, file, lambda only: listed(kinds, only), wanted))
            return
        copies = {kind: row_ids[:] for kind, row_ids in kinds.items()}
        if not wanted.text:
            self._job = self.session.jobs.start(
                lambda progress: _sections(
                    groups, file, lambda only: listed(copies, only, progress), wanted
                ),
                self._show,
            )
            return
        frozen = index.frozen()
        snapshot, executor = self.session.document.table.snapshot(), self.session.jobs.executor

        def work(progress: Progress) -> list[Section]:
            if sum(map(len, copies.values())) <= _AT_ONCE:
                holds = each_asked(snapshot, wanted.text)
            else:
                rows = copies.values()
                holds = all_asked(rows, frozen, snapshot, wanted.text, progress, executor)

            def entries(only: Filter) -> Entries:
                found = listed(copies, only, progress)
                return narrowed(found, frozen, holds, wanted.text, sentence, progress)

            return _sections(groups, file, entries, wanted)

        self._job = self.session.jobs.start(work, self._show)

    def _groups(self) -> list[Kind] | None:
        """Return the kinds there are, the worst first; None where all stand by row."""
        findings = self.session.findings
        if not self.is_grouped:
            return None
        of_file = (*findings.of_file(), *findings.schema_of_file())
        return [kind for kind, _ in kinds_in_order(findings.index, of_file)]

    def _of_file(self) -> list[Finding]:
        """Return the problems of the file that are let through."""
        findings, wanted = self.session.findings, self._filter
        needle = wanted.text.lower()
        return [
            finding
            for finding in (*findings.of_file(), *findings.schema_of_file())
            if wanted.wants((finding.code, finding.severity))
            and needle in f"{finding.code} {sentence(finding)}".lower()
        ]

    def _show(self, sections: list[Section]) -> None:
        self._job = None
        self.beginResetModel()
        self._known.clear()
        self._lines = ProblemLines(sections, self._unfolded)
        self.endResetModel()
        self.listed.emit()


def _sections(
    groups: list[Kind] | None,
    file: list[Finding],
    entries: Callable[[Filter], Entries],
    wanted: Filter,
) -> list[Section]:
    """Return what is shown: a section for each kind, or one for all."""
    if groups is None:
        return [Section(None, file, entries(wanted))]
    let_through = [kind for kind in groups if wanted.wants(kind)]
    return in_groups(let_through, file, lambda kind: entries(replace(wanted, kind=kind)))
