"""What the Problems menu does: fixes, each as one undo step, and the list as a file."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QGuiApplication
from shiboken6 import isValid

from sitemap_editor.core.checks.fixing import Fixer, fixes_of
from sitemap_editor.core.checks.report import ReportLine, as_csv, as_json, as_text, report
from sitemap_editor.core.checks.rule import Answers, Finding
from sitemap_editor.core.document.effects import Effect
from sitemap_editor.core.errors import Progress, SitemapError
from sitemap_editor.core.files.disk.saving import replace_file
from sitemap_editor.session.checks.fix_review import FixReview, Scope
from sitemap_editor.session.checks.problem_model import Problem, ProblemModel
from sitemap_editor.session.document.undo import RecipeWords, Unsayable
from sitemap_editor.session.texts import sentence
from sitemap_editor.windows.prompts import Prompts
from sitemap_editor.windows.reporter import Reporter
from sitemap_editor.windows.table.document_page import DocumentPage

_MOST_COPIED = 100_000


def fixing_words(review: FixReview) -> RecipeWords:
    """Return how a recipe says a fix, or why it cannot."""
    if review.left_out:
        return RecipeWords(why=Unsayable.CHOSEN)
    if review.only is not None or review.scope is Scope.ONE:
        return RecipeWords(why=Unsayable.SELECTED)
    if review.questions:
        return RecipeWords(why=Unsayable.ANSWER)
    return RecipeWords(({"do": "fix", "codes": review.code or "safe"},))


class FixCommands(QObject):
    """Commands on the problems of the current page, which is one of `pages`."""

    def __init__(
        self,
        page: Callable[[], DocumentPage | None],
        pages: Callable[[], Sequence[DocumentPage]],
        problem: Callable[[], Problem | None],
        shown: Callable[[], ProblemModel | None],
        prompts: Prompts,
        reporter: Reporter,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._page = page
        self._pages = pages
        self._problem = problem
        self._shown = shown
        self._prompts = prompts
        self._reporter = reporter

    # Fixes

    def _say(self, text: str) -> None:
        self._reporter.message(text, self._page())

    def fix_one(self) -> None:
        """Mend the current problem; ask only where the fix has a question."""
        page, problem = self._ready()
        if page is None or problem is None:
            return
        finding = problem.finding
        fixes = fixes_of(finding.code, text=finding.text)
        if problem.row_id is None or not any(fix.value or fix.row for fix in fixes):
            if not fixes:
                self._say(self.tr("There is no automatic fix for this value. Edit it by hand."))
                return
            self._decide(page, self._review(page, Scope.KIND, problem.finding))
            return
        review = FixReview(page.session, Scope.ONE, problem.finding, problem.row_id)
        review.propose_now(Answers())
        if review.preview is not None:
            self._make(page, review)
        elif review.questions:
            self._decide(page, review)
        elif any(fix.file is not None for fix in fixes):
            self._decide(page, self._review(page, Scope.KIND, problem.finding))
        else:
            self._say(self.tr("There is no automatic fix for this value. Edit it by hand."))
            review.deleteLater()

    def fix_kind(self) -> None:
        """Mend all problems of the current one's kind, after a preview."""
        page, problem = self._ready()
        if page is None or problem is None:
            return
        if not fixes_of(problem.finding.code, text=problem.finding.text):
            self._say(
                self.tr(
                    "There is no automatic fix for this kind of problem. Edit the values by hand."
                )
            )
            return
        only = self._listed(problem.finding)
        self._decide(page, self._review(page, Scope.KIND, problem.finding, only))

    def _listed(self, finding: Finding) -> set[int] | None:
        """Return the rows of a kind that the list shows where it is narrowed by a text."""
        model = self._shown()
        if model is None or not model.filter.text or not model.is_settled:
            return None
        _, rows = model.shown()
        kind = (finding.code, finding.severity)
        return {
            row_id
            for row_id, found in rows.items()
            if any((each.code, each.severity) == kind for each in found)
        }

    def fix_all(self, finding: Finding) -> None:
        """Mend all problems of a finding's kind, wherever a person is, after a preview."""
        page = self._page()
        if page is not None:
            page.view.finish_editing()
            self._decide(page, self._review(page, Scope.KIND, finding))

    def fix_safe(self) -> None:
        """Mend everything that needs no thought, after a preview."""
        page = self._page()
        if page is not None:
            page.view.finish_editing()
            self._decide(page, self._review(page, Scope.SAFE))

    def _ready(self) -> tuple[DocumentPage | None, Problem | None]:
        page = self._page()
        if page is None:
            return None, None
        page.view.finish_editing()
        problem = self._problem()
        if problem is None:
            self._say(self.tr("There is no problem in this cell."))
        return page, problem

    @staticmethod
    def _review(
        page: DocumentPage,
        scope: Scope,
        finding: Finding | None = None,
        only: Collection[int] | None = None,
    ) -> FixReview:
        """Return a review of a fix of many rows: of those alone that the filter shows."""
        order, index = page.model.view_order, page.session.findings.index
        if order.is_filtered:
            found = index.rows_with_findings() if finding is None else index.rows_of(finding.code)
            seen = filter(order.is_shown, found)
            only = {row_id for row_id in seen if only is None or row_id in only}
        return FixReview(page.session, scope, finding, only=only)

    @staticmethod
    def _touches_hidden(page: DocumentPage, review: FixReview) -> bool:
        order, is_placed = page.model.view_order, page.session.document.table.is_placed
        known = (row_id for row_id in review.touched if row_id < len(is_placed))
        return order.is_filtered and not all(map(order.is_shown, known))

    def _decide(self, page: DocumentPage, review: FixReview) -> None:
        is_wanted = self._prompts.review_fix(review)
        if page not in self._pages():  # read from disk again, or closed, while the question stood
            self._say(
                self.tr("The file was reloaded or closed in the meantime, so nothing was fixed.")
            )
        elif is_wanted:
            self._make(page, review)
            return
        elif review.preview is None and not review.is_working and not review.questions:
            self._say(self.tr("There is no automatic fix for this value. Edit it by hand."))
        if isValid(review):  # it goes with its document
            review.deleteLater()

    def _make(self, page: DocumentPage, review: FixReview) -> None:
        is_current = review.is_current and not page.session.beside.is_under_way
        if review.preview is None or not is_current:
            self._say(self.tr("The file changed in the meantime. Start the fix again."))
        elif self._touches_hidden(page, review):
            self._say(self.tr("This fix changes rows that the filter hides. Show all rows first."))
        elif (edit := review.edit) is not None:
            label, words = self._label(review), fixing_words(review)

            def tell(effect: Effect) -> None:
                page.session.history.note(effect, words)
                self._reporter.message(label, page, is_edit=True)

            page.model.carry_out(edit, label, tell)
        review.deleteLater()

    def _label(self, review: FixReview) -> str:
        count = review.count
        if review.scope is Scope.SAFE:
            return self.tr("Fix everything safe in %n row(s)", "", count)
        fix = review.fix
        title = QCoreApplication.translate("core", fix.title) if fix is not None else ""
        return self.tr("Fix %n row(s): {title}", "", count).format(title=title.rstrip("…"))

    # The list

    def copy_list(self, lines: Sequence[int] | None = None) -> None:
        """Put the problems on the clipboard, one a line: all that are listed, or some."""
        page = self._page()
        if page is None:
            return

        def on_listed(listed: list[ReportLine]) -> None:
            QGuiApplication.clipboard().setText(as_text(listed[:_MOST_COPIED]))
            self._say(self.tr("%n problem(s) copied", "", min(len(listed), _MOST_COPIED)))

        self._list(page, on_listed, lines)

    def export_list(self) -> None:
        """Write the problems to a file: text, CSV or JSON by its name."""
        page = self._page()
        if page is None:
            return
        path = self._prompts.place_for_list(self._suggested(page))
        if path is None:
            return

        def on_listed(lines: list[ReportLine]) -> None:
            write = {".json": as_json, ".csv": as_csv}.get(path.suffix.lower(), as_text)
            content = write(lines).encode("utf-8")
            try:
                replace_file(path, [content], size_bytes=len(content), progress=lambda _part: None)
            except SitemapError as error:
                self._prompts.tell_error(path.name, error)
                return
            said = self.tr("%n problem(s) saved to {name}", "", len(lines))
            self._say(said.format(name=path.name))

        self._list(page, on_listed)

    @staticmethod
    def _suggested(page: DocumentPage) -> Path:
        path = page.session.document.path
        folder = path.parent if path is not None else Path.home()
        stem = path.name.partition(".")[0] if path is not None else "sitemap"
        return folder / f"{stem}-problems.csv"

    def _list(
        self,
        page: DocumentPage,
        then: Callable[[list[ReportLine]], None],
        lines: Sequence[int] | None = None,
    ) -> None:
        """Word the problems in a worker: those the panel lists, or all while it is closed.

        `lines` are numbers in that list; None: all.
        """
        session, model = page.session, self._shown()
        findings = session.findings
        snapshot, checker = session.document.table.snapshot(), findings.checker
        of_file = [*findings.of_file(), *findings.schema_of_file()]
        parts: Sequence[Mapping[int, tuple[Finding, ...]]] = findings.index.frozen().parts()
        if model is not None:
            of_file, listed = model.shown(lines)
            parts = (listed,)
        name = session.document.path.name if session.document.path else "sitemap.xml"

        def work(progress: Progress) -> list[ReportLine]:
            progress(0.0)
            return list(
                report(name, snapshot, of_file, *parts, fixer=Fixer(checker), worded=sentence)
            )

        job = session.jobs.start(work, then)
        self._reporter.watch(job, self.tr("Listing the problems"))
