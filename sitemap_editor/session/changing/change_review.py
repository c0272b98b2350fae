"""A change of many rows while a person decides about it: the tool, its rows, what it would do."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject

from sitemap_editor.core.document.edits import Edit
from sitemap_editor.core.document.preview import Preview
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, EditError, SitemapError
from sitemap_editor.core.protocol.fields import LOC
from sitemap_editor.core.recipes.breaking import Breaking, BreakingSearch
from sitemap_editor.core.recipes.proposal import StepProposal, StepTask
from sitemap_editor.core.recipes.recipe import Step
from sitemap_editor.core.recipes.step_spec import StepSpec
from sitemap_editor.session.changing.recipe_review import step_context, words_of_step
from sitemap_editor.session.document.asked_edits import Make, is_large
from sitemap_editor.session.document.session import Session
from sitemap_editor.session.document.undo import RecipeWords, Unsayable
from sitemap_editor.session.jobs import JobOwner
from sitemap_editor.session.texts import sentence


class ChangeReview(JobOwner):
    """One tool and the rows it is for: those that are shown, or of these the selected ones.

    `on_proposed` is called when it is known what would change, or why nothing can; again when it is
    known which of the changes would break a rule (`order`), of some of them first.
    """

    def __init__(
        self,
        session: Session,
        shown: array[int],
        selected: array[int],
        where: str = "",
        spec_id: str = "",
        parent: QObject | None = None,
        *,
        is_tool_named: bool = True,
        field: str = "",
        given: Mapping[str, Any] | None = None,
    ) -> None:
        super().__init__(session.jobs, parent or session)
        self.session = session
        self.on_proposed: Callable[[], object] = lambda: None
        self.shown = shown
        self._row_count = len(session.document)
        self.selected = selected
        self.where = where
        """The filter that leaves the rows that are shown."""
        self.spec_id = spec_id
        """The tool to begin with."""
        self.is_tool_named = is_tool_named
        """Whether a person asked for that tool; else it is the one that was used before."""
        self.field = field
        """The column that a person is in, which a value is set in at first."""
        self.given = dict(given or {})
        """What the tool to begin with is told at first."""
        self.is_of_selection = len(selected) > 1
        self.proposal: StepProposal | None = None
        self.fault = ""
        """Why nothing can be done, in a sentence."""
        self.left_out: set[int] = set()
        """The rows that a person took out of what is proposed."""
        self.breaking = 0
        """How many of the changes would break a rule, as far as that is known."""
        self.broken_rules: tuple[str, ...] = ()
        """The codes of the rules that they would break."""
        self._breaks = b""
        self.order: array[int] | None = None
        """The numbers of the changes, those that would break a rule first."""
        self.is_checking = False
        """True while there may be more of them."""
        self._search: BreakingSearch | None = None
        self._revision = -1
        self.progressed.connect(self._look_for_first)

    @property
    def row_ids(self) -> array[int]:
        """The rows that are meant."""
        return self.selected if self.is_of_selection else self.shown

    @property
    def preview(self) -> Preview | None:
        """What would change."""
        return None if self.proposal is None else self.proposal.preview

    @property
    def is_current(self) -> bool:
        """True while the document is as it was when the preview was made."""
        return self._revision == self.session.revision

    @property
    def edit(self) -> Edit | Make | None:
        """What is to be done: what is proposed, but for the rows that were taken out.

        Of very many rows as it is to be worked out beside the window: 0.1 s for a million.
        """
        preview, left_out = self.preview, frozenset(self.left_out)
        if preview is None or not left_out or not is_large(preview.edit):
            return None if preview is None else preview.without(left_out)
        return lambda _progress: preview.without(left_out)

    @property
    def count(self) -> int:
        """How many rows change by it."""
        return 0 if self.proposal is None else self.proposal.changed - len(self.left_out)

    @property
    def breaking_count(self) -> int:
        """How many of the rows that change by it would break a rule, as far as that is known."""
        marks = self._breaks
        return self.breaking - sum(marks[each] for each in self.left_out if each < len(marks))

    @property
    def words(self) -> RecipeWords:
        """How a recipe says the step, or why it cannot."""
        if self.proposal is None or self.left_out:
            return RecipeWords(why=Unsayable.CHOSEN)
        step = Step(self.proposal.step.spec, self.proposal.step.arguments, self.where)
        return words_of_step(step, len(self.row_ids), len(self.shown), self._row_count)

    def propose(self, spec: StepSpec, given: Mapping[str, Any]) -> None:
        """Work out, in a worker, what a tool would change with these arguments."""
        self.cancel()
        self._forget()
        try:
            step = self._checked(spec, given)
        except EditError as error:
            self._refuse(error)
            return
        context = replace(step_context(self.session), kept=self.session.kept_values)
        table = self.session.document.table.snapshot()
        self._revision = self.session.revision
        self.begin(StepTask(table, self.row_ids, step, context), self._on_proposed, self._refuse)

    def withdraw(self) -> None:
        """Propose nothing any more."""
        self.cancel()
        self._forget()

    def _checked(self, spec: StepSpec, given: Mapping[str, Any]) -> Step:
        arguments = {}
        for argument in spec.arguments:
            if argument.name not in given:
                continue
            try:
                value = argument.checked(given[argument.name])
            except EditError as error:
                said = QT_TRANSLATE_NOOP("core", "“{title}” must be {expected}.")
                if not given[argument.name]:
                    said = QT_TRANSLATE_NOOP("core", "“{title}” is empty.")
                title = QCoreApplication.translate("core", argument.title)
                expected = QCoreApplication.translate("core", argument.expected)
                raise EditError(error.code, said, {"title": title, "expected": expected}) from error
            if value != argument.default:
                arguments[argument.name] = value
        step = Step(spec, arguments)
        spec.check(step.values)
        return step

    def _forget(self) -> None:
        self.proposal, self.fault, self.order, self.breaking = None, "", None, 0
        self.is_checking, self._search, self.broken_rules, self._breaks = False, None, (), b""
        self.left_out.clear()

    def _refuse(self, error: SitemapError) -> None:
        self.fault = sentence(error)
        self.on_proposed()

    def _on_proposed(self, proposal: StepProposal) -> None:
        self.proposal, preview = proposal, proposal.preview
        self.is_checking = (
            preview is not None and len(preview) > 0 and not preview.is_of_order  # no value changes
        )
        self.on_proposed()
        if preview is None or self.proposal is not proposal or not self.is_checking:
            return
        session = self.session
        table, findings = session.document.table.snapshot(), session.findings
        checker = findings.checker
        broken = findings.index.copied_kinds() if findings.is_settled else None
        step, executor = proposal.step, session.jobs.executor
        changes_urls = step.spec.may_change(LOC, step.values)
        search = BreakingSearch(
            table, preview, checker, executor, broken, changes_urls=changes_urls
        )
        self.is_checking = self.is_current
        if self.is_checking:
            self._search = search
            self.begin(search, lambda found: self._on_ordered(found, search))

    def _look_for_first(self) -> None:
        """Tell of the first that would break a rule, while the others are searched."""
        first = None if self._search is None else self._search.first
        if first is not None and self.order is None:
            self._take(first)

    def _on_ordered(self, found: Breaking, search: BreakingSearch) -> None:
        if not found.is_complete:  # before anybody is told: they may end it all
            self.begin(search, lambda more: self._on_ordered(more, search))
        self.is_checking = not found.is_complete
        self._take(found)

    def _take(self, found: Breaking) -> None:
        self.order, self.breaking, self.broken_rules = found.order, found.count, found.codes
        self._breaks = found.breaks
        self.on_proposed()
