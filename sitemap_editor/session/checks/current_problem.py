"""The problem a person is at: the one thing that list, details, fix and table all follow."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from sitemap_editor.core.checks.problem_list import same_finding
from sitemap_editor.core.checks.rule import SCHEMA_CODE
from sitemap_editor.session.checks.problem_model import Problem
from sitemap_editor.session.document.session import Session


class CurrentProblem(QObject):
    """Which problem of a document is meant, by row id and finding, wherever its row stands.

    It is that of the cell a person goes to in the table, or the one they choose in the list; the
    table goes there then. Where it is mended, or its row is gone, it is what the cell still has.
    Row numbers and lines of lists are never kept: an edit, a sort or a filter makes them others.
    Signals: `changed` when it is another one, or what is known of it may be.
    """

    changed = Signal()

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self._table = session.document.table
        self._cell: tuple[int, str] | None = None
        self._problem: Problem | None = None
        self._is_chosen = False
        self._fixable: tuple[Problem, int, bool, bool] | None = None
        session.findings.updated.connect(self._on_findings_updated)

    @property
    def problem(self) -> Problem | None:
        """The problem; None where nothing is wrong with what a person is at."""
        known = self._problem
        row_id = known.row_id if known is not None else None
        is_gone = row_id is not None and not self._table.has_row(row_id)
        return None if is_gone else known  # an edit is told of before it is checked

    def follow_cell(self, row_id: int | None, field: str = "") -> None:
        """Take it that a person is at this cell of the table; None: at none, it is empty."""
        cell = None if row_id is None else (row_id, field)
        if cell == self._cell:
            return
        self._cell = cell
        if cell is None or not self._is_about(cell):
            self._become(self._of_cell(), is_chosen=False)

    def choose(self, problem: Problem) -> bool:
        """Take the one a person chose in a list; False where it is not there any more."""
        renewed = self._renewed(problem)
        if renewed is not None:
            self._become(renewed, is_chosen=True)
        return renewed is not None

    # What can be done about it

    @property
    def can_fix(self) -> bool:
        """True where a fix can mend it, after a question perhaps."""
        return self._offers()[0]

    @property
    def can_fix_kind(self) -> bool:
        """True where a fix may mend others of its rule, too."""
        return self._offers()[1]

    @property
    def can_fix_safely(self) -> bool:
        """True where the document has problems whose fix needs no thought, this one or others."""
        findings = self.session.findings
        if not findings.counts():
            return False
        from sitemap_editor.session.checks.fix_offers import can_fix_safely  # not at start

        return can_fix_safely(findings)

    def _offers(self) -> tuple[bool, bool]:
        problem, revision = self.problem, self.session.revision
        if problem is None:
            return False, False
        known = self._fixable
        if known is None or known[0] is not problem or known[1] != revision:
            from sitemap_editor.session.checks.fix_offers import can_fix, can_fix_kind  # as above

            one = can_fix(self.session, problem)
            kind = one or can_fix_kind(self.session, problem)
            known = self._fixable = (problem, revision, one, kind)
        return known[2], known[3]

    # Following

    def _on_findings_updated(self) -> None:
        before = self._problem
        kept = self._renewed(before) if before is not None else None
        is_of_file = kept is not None and kept.row_id is None
        if kept is None or (is_of_file and not self._is_chosen):
            self._is_chosen, kept = False, self._of_cell()
        self._problem = kept
        self._fixable = None
        if before is not None or kept is not None:
            self.changed.emit()

    def _become(self, problem: Problem | None, *, is_chosen: bool) -> None:
        self._is_chosen = is_chosen
        if problem != self._problem:
            self._problem = problem
            self.changed.emit()

    def _is_about(self, cell: tuple[int, str]) -> bool:
        """Tell whether the current problem is one of this cell; the first stands for its row."""
        problem = self._problem
        if problem is None or problem.row_id is None:
            return False
        first = self._table.fields[0]
        return (problem.row_id, problem.finding.column or first) == cell

    def _of_cell(self) -> Problem | None:
        """Return the problem of the cell a person is at, else of its row.

        A row that is right has none; the file's own is shown there where no row has any.
        """
        findings = self.session.findings
        if self._cell is not None and self._table.has_row(self._cell[0]):
            row_id, field = self._cell
            of_row = findings.of_row(row_id)
            if of_row and (of_cell := findings.of_cell(row_id, field)):
                return Problem(of_cell[0], row_id)
            before = self._problem if self._problem and self._problem.row_id == row_id else None
            if before is not None and (kept := self._renewed(before)) is not None:
                return kept
            if of_row:
                return Problem(of_row[0], row_id)
        has_rows = any(code != SCHEMA_CODE for code, _ in findings.index.kinds)
        if not findings.is_complete or has_rows or not findings.of_file():
            return None
        return Problem(findings.of_file()[0], None)

    def _renewed(self, problem: Problem) -> Problem | None:
        """Return a problem as it is now; None where it is mended or its row is gone."""
        findings, row_id = self.session.findings, problem.row_id
        if row_id is None:
            there = (*findings.of_file(), *findings.schema_of_file())
        elif not self._table.has_row(row_id):
            return None
        elif not findings.is_complete:
            return problem  # the list, too, shows what was known until all is checked
        else:
            there = (*findings.of_row(row_id), *findings.index.schema_of_row(row_id))
        found = same_finding(problem.finding, there)
        return None if found is None else Problem(found, row_id)
