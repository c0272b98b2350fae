"""A fix while a person decides about it: what it would change, under which answers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import cast

from PySide6.QtCore import QObject, Signal

from sitemap_editor.core.checks.evidence import day_order, zones
from sitemap_editor.core.checks.fixing import Fixer, fixes_of, question_of
from sitemap_editor.core.checks.row_view import RowView
from sitemap_editor.core.checks.rule import Answers, Finding, Fix, Question
from sitemap_editor.core.document.edits import Edit, SetRows
from sitemap_editor.core.document.preview import Preview
from sitemap_editor.core.errors import EditError, Progress
from sitemap_editor.core.protocol.fields import LASTMOD
from sitemap_editor.session.jobs import Job
from sitemap_editor.session.session import Session


class Scope(Enum):
    """How much is mended in one step."""

    ONE = "one"
    KIND = "kind"
    SAFE = "safe"


@dataclass(frozen=True, slots=True)
class Evidence:
    """What the document itself says about the questions."""

    sites: tuple[tuple[str, int], ...] = ()
    """Schemes and hosts with their rows, the most common first."""
    day_first: int = 0
    month_first: int = 0
    zones: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class _Proposal:
    preview: Preview | None
    evidence: Evidence
    revision: int
    fix: Fix | None


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
    ) -> None:
        super().__init__(parent or session)
        self.session = session
        self.scope = scope
        self.finding = finding
        self.row_id = row_id
        self.evidence = Evidence()
        self.preview: Preview | None = None
        fixes = fixes_of(self.code)
        self.fix: Fix | None = fixes[0] if fixes else None
        """The way this rule knows; of several the one that knows it for this value."""
        self.is_working = False
        self._job: Job | None = None
        self._answers = Answers()
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
        work = self._work(answers)
        self._job = self.session.jobs.start(
            work, lambda found: self._on_proposed(cast("_Proposal", found)), self._on_failed
        )

    def propose_now(self, answers: Answers) -> None:
        """Work it out at once: for one finding of one row."""
        self.cancel()
        try:
            self._on_proposed(self._work(answers)(lambda _part: None))
        except EditError as error:
            self._on_failed(error)

    def _work(self, answers: Answers) -> Callable[[Progress], _Proposal]:
        session, finding, row_id, scope = self.session, self.finding, self.row_id, self.scope
        findings, revision = session.findings, session.revision
        table, overview = session.document.table.snapshot(), findings.overview
        fixer = Fixer(findings.judge, answers)
        known = self.evidence
        row_ids = self._row_ids()
        of_row = {each: findings.of_row(each) for each in row_ids} if scope is Scope.KIND else {}
        questions = self.questions
        sites = tuple(overview.sites().items()) if overview is not None else ()

        used = [self.fix]

        def edit(progress: Progress) -> Edit | None:
            if scope is Scope.SAFE:
                return fixer.everything_safe(table, row_ids, overview, progress)
            if finding is None:
                return None
            if scope is Scope.ONE and row_id is not None:
                view = RowView(table.row_bytes(row_id), table.row_format)
                way = fixer.way(view, finding)
                if way is None:
                    return None
                used[0] = way[0]
                return SetRows([(row_id, way[1])])
            of_file = fixer.file_of_kind(table, finding.code, overview)
            if of_file is not None:
                return of_file
            return fixer.rows_of_kind(
                table, row_ids, lambda each: of_row.get(each, ()), finding.code, progress
            )

        def work(progress: Progress) -> _Proposal:
            made = edit(lambda part: progress(part * 0.8))
            evidence = known
            if questions and known == Evidence():
                first, other = (0, 0)
                found: list[tuple[str, int]] = []
                if LASTMOD in table.fields:
                    first, other = day_order(table.values(LASTMOD))
                    found = zones(table.values(LASTMOD))
                evidence = Evidence(sites, first, other, tuple(found))
            preview = None if made is None else Preview(table, made)
            return _Proposal(preview, evidence, revision, used[0])

        return work

    def _row_ids(self) -> list[int]:
        """Return the rows the fix looks at."""
        index = self.session.findings.index
        if self.scope is Scope.SAFE:
            return sorted(index.rows_with_findings())
        if self.scope is Scope.ONE:
            return [] if self.row_id is None else [self.row_id]
        kinds = [kind for kind in index.kinds if kind[0] == self.code]
        return sorted({row_id for kind in kinds for row_id in index.entries(kind)})

    def _on_proposed(self, proposal: _Proposal) -> None:
        self._job = None
        self.is_working = False
        self.preview = proposal.preview
        self.evidence = proposal.evidence
        self.fix = proposal.fix
        self._revision = proposal.revision
        self.proposed.emit()

    def _on_failed(self, error: Exception) -> None:
        self._job = None
        self.is_working = False
        self.preview = None
        self._revision = self.session.revision
        self.proposed.emit()
        if not isinstance(error, EditError):
            raise error
