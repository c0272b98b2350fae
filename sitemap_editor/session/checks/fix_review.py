"""A fix while a person decides about it: what it would change, under which answers."""

from __future__ import annotations

from array import array
from collections.abc import Collection, Sequence
from enum import Enum

from PySide6.QtCore import QObject, Signal

from sitemap_editor.core.checks.fix_task import Evidence, FixTask, Proposal, edit_of_row
from sitemap_editor.core.checks.fixing import Fixer, fixes_of, question_of
from sitemap_editor.core.checks.row_view import RowView
from sitemap_editor.core.checks.rule import Answers, Finding, Fix, Question
from sitemap_editor.core.document.edits import Edit
from sitemap_editor.core.document.preview import Preview, RowPreview
from sitemap_editor.core.errors import EditError, no_progress
from sitemap_editor.session.document.session import Session
from sitemap_editor.session.jobs import Job


class Scope(Enum):
    """How much is mended in one step."""

    ONE = "one"
    KIND = "kind"
    SAFE = "safe"


class FixReview(QObject):
    """One fix, its questions, and a preview of what it would do.

    Signals: `proposed` when a preview is there, or none can be made.
    """

    proposed = Signal()

    def __init__(
        self,
        session: Session,
        scope: Scope,
        finding: Finding | None = None,
        row_id: int | None = None,
        parent: QObject | None = None,
        only: Collection[int] | None = None,
    ) -> None:
        super().__init__(parent or session)
        self.session = session
        self.scope = scope
        self.finding = finding
        self.row_id = row_id
        self.only = None if only is None else frozenset(only)
        """The rows that may change: those a filter shows; None: all that have such problems."""
        self.left_out: set[int] = set()
        """The rows that a person took out of what is proposed."""
        self.evidence = Evidence()
        self.preview: Preview | RowPreview | None = None
        self.fix: Fix | None = None
        """The way this rule knows; of several the one that knows it for this value."""
        if finding is not None:
            fixes = fixes_of(finding.code, finding.severity, finding.text)
            self.fix = next(iter(fixes), None)
        self.is_working = False
        self.needs_answers = bool(self.questions)
        """False as well once it is known that each value is fixed whatever is answered."""
        self._answers = Answers()
        self._job: Job | None = None
        self._revision = -1

    @property
    def code(self) -> str:
        """The rule whose findings are mended; empty for all that is safe."""
        return self.finding.code if self.finding is not None else ""

    @property
    def questions(self) -> list[Question]:
        """What must, or may, be answered."""
        return question_of([self.code]) if self.code else []

    @property
    def is_current(self) -> bool:
        """True while the document is as it was when the preview was made."""
        return self._revision == self.session.revision

    @property
    def touched(self) -> Sequence[int]:
        """The ids of the rows that change by it, new ones among them."""
        if self.preview is None:
            return ()
        if isinstance(self.preview, RowPreview):
            return () if self.row_id is None else (self.row_id,)
        return [each for each in self.preview.row_ids if each not in self.left_out]

    @property
    def keeps_to_filter(self) -> bool:
        """True where there is a filter, and nothing changes that it hides."""
        only = self.only
        return only is not None and all(each in only for each in self.touched)

    @property
    def edit(self) -> Edit | None:
        """What is to be done: what is proposed, but for the rows that were taken out."""
        return None if self.preview is None else self.preview.without(self.left_out)

    @property
    def count(self) -> int:
        """How many rows change by it."""
        return 0 if self.preview is None else len(self.preview) - len(self.left_out)

    @property
    def removed(self) -> int:
        """How many of these are taken out."""
        preview = self.preview
        if not isinstance(preview, Preview):
            return 0
        return preview.removed - sum(not preview.after.has_row(each) for each in self.left_out)

    def cancel(self) -> None:
        """Stop working a proposal out."""
        if self._job is not None:
            self._job.cancel()
            self._job = None
        self.is_working = False

    def propose(self, answers: Answers) -> None:
        """Work out, in a worker, what the fix would change."""
        self.cancel()
        self._answers = answers
        self.is_working = True
        self._job = self.session.jobs.start(
            self._making(answers),
            self._on_proposed,
            self._on_failed,
        )

    def propose_now(self, answers: Answers) -> None:
        """Work it out at once; cheap for one finding of one row."""
        self.cancel()
        self._answers = answers
        try:
            if self.scope is Scope.ONE and self.finding is not None and self.row_id is not None:
                self._on_proposed(self._of_one_row(answers, self.finding, self.row_id))
            else:
                self._on_proposed(self._making(answers)(no_progress))
        except EditError as error:
            self._on_failed(error)

    def _of_one_row(self, answers: Answers, finding: Finding, row_id: int) -> Proposal:
        table = self.session.document.table
        view = RowView(table.row_bytes(row_id), table.row_format)
        fixer = Fixer(self.session.findings.checker, answers)
        way = fixer.first_applicable_fix(view, finding)
        preview: Preview | RowPreview | None = None
        if way is not None and way[1]:
            preview = RowPreview(table, row_id, way[1])
        elif way is not None:  # the row goes
            preview = Preview(table.snapshot(), edit_of_row(table, row_id, way[1]))
        fix = way[0] if way is not None else fixer.fix_that_asks(view, finding) or self.fix
        return Proposal(preview, self.evidence, self.session.revision, fix)

    def _making(self, answers: Answers) -> FixTask:
        """Return the work, with all that a worker must not look up by itself."""
        findings, stats = self.session.findings, self.session.findings.stats
        return FixTask(
            table=self.session.document.table.snapshot(),
            index=findings.index.frozen(),
            row_ids=self._row_ids(),
            sites=tuple(stats.sites().items()) if stats is not None else (),
            fixer=Fixer(findings.checker, answers),
            finding=self.finding,
            row_id=self.row_id if self.scope is Scope.ONE else None,
            evidence=self.evidence,
            fix=self.fix,
            asks=bool(self.questions),
            revision=self.session.revision,
            only=self.only,
        )

    def _row_ids(self) -> array[int]:
        row_ids, only = self.session.findings.index.rows_of(self.code), self.only
        if only is None:
            return row_ids
        return array("I", (row_id for row_id in row_ids if row_id in only))

    def _on_proposed(self, proposal: Proposal) -> None:
        self._job = None
        self.is_working = False
        self.preview = proposal.preview
        self.left_out.clear()
        self.evidence = proposal.evidence
        self.fix = proposal.fix
        self._revision = proposal.revision
        if self._answers == Answers() and self._is_of_one_value_a_row():
            self.needs_answers &= self.count < len(self._row_ids())
        self.proposed.emit()

    def _is_of_one_value_a_row(self) -> bool:
        """Tell whether a row that changes has nothing left that an answer could change."""
        finding = self.finding
        return self.scope is Scope.KIND and finding is not None and finding.column is not None

    def _on_failed(self, error: Exception) -> None:
        self._job = None
        self.is_working = False
        self.preview = None
        self._revision = self.session.revision
        self.proposed.emit()
        if not isinstance(error, EditError):
            raise error
