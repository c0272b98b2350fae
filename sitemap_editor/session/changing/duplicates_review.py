"""Rows that are duplicates of each other while a person decides which of them stay."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject

from sitemap_editor.core.document.edits import Edit
from sitemap_editor.core.errors import Progress, share_of
from sitemap_editor.core.operations.changing.deduplicating import (
    Deduplication,
    DuplicateGroups,
    Keep,
    Same,
    deduplication,
    find_duplicates,
)
from sitemap_editor.core.recipes.catalogue import SPECS_BY_ID
from sitemap_editor.core.recipes.proposal import positions_of_rows
from sitemap_editor.core.recipes.recipe import Step
from sitemap_editor.session.changing.recipe_review import words_of_step
from sitemap_editor.session.document.session import Session
from sitemap_editor.session.document.undo import RecipeWords, Unsayable
from sitemap_editor.session.jobs import JobOwner


@dataclass(frozen=True)
class _Found:
    """What a worker found: the groups, the row of each that stays, and what that comes to."""

    groups: DuplicateGroups
    by_rule: array[int]
    """The rows that stay where nobody marked another one."""
    kept: array[int]
    planned: Deduplication


class DuplicatesReview(JobOwner):
    """The rows that are shown, or of these the selected ones, and which of several alike stay.

    `on_proposed` is called when the groups are known, and when it is known what would change.
    """

    def __init__(
        self,
        session: Session,
        shown: array[int],
        selected: array[int],
        where: str = "",
        parent: QObject | None = None,
        *,
        is_of_selection: bool = True,
    ) -> None:
        super().__init__(session.jobs, parent or session)
        self.session = session
        self.on_proposed: Callable[[], object] = lambda: None
        self.shown = shown
        self.selected = selected
        self.where = where
        """The filter that leaves the rows that are shown."""
        self.is_of_selection = is_of_selection and len(selected) > 1
        self.same = Same.LOC
        self.keep = Keep.FIRST
        self.merges = False
        self.groups: DuplicateGroups | None = None
        self.kept = array("I")
        """The position of the row of each group that stays."""
        self.marks: dict[int, int] = {}
        """The positions that a person chose, by the numbers of groups."""
        self.planned: Deduplication | None = None
        self._by_rule: dict[Keep, array[int]] = {}
        """What each rule came to for these groups."""
        self._row_count = len(session.document)
        self._revision = -1

    @property
    def row_ids(self) -> array[int]:
        """The rows that are meant."""
        return self.selected if self.is_of_selection else self.shown

    @property
    def is_filtered(self) -> bool:
        """True where a filter hides rows, which are no duplicates then."""
        return len(self.shown) < self._row_count

    @property
    def is_current(self) -> bool:
        """True while the document is as it was when the groups were found."""
        return self._revision == self.session.revision

    @property
    def edit(self) -> Edit | None:
        """What is to be done, once that is known."""
        return None if self.planned is None else self.planned.edit

    @property
    def words(self) -> RecipeWords:
        """How a recipe says the step, or why it cannot."""
        if self.marks:
            return RecipeWords(why=Unsayable.CHOSEN)
        arguments = {"by": self.same.value, "keep": self.keep.value, "merge": self.merges}
        step = Step(SPECS_BY_ID["dedupe"], arguments, self.where)
        return words_of_step(step, len(self.row_ids), len(self.shown), self._row_count)

    def find(self) -> None:
        """Find out, in a worker, which rows are the same, and what is to be done about it."""
        self.cancel()
        self.groups, self.planned = None, None
        self.marks.clear()
        self._by_rule.clear()
        table, row_ids = self.session.document.table.snapshot(), self.row_ids
        self._revision = self.session.revision
        same, plan = self.same, self._plan()

        def work(progress: Progress) -> _Found:
            positions = positions_of_rows(table, row_ids)
            groups = find_duplicates(table, positions, same, share_of(progress, 0, 0.5))
            return plan(groups, share_of(progress, 0.5, 0.5))

        self.begin(work, self._on_found)

    def plan(self) -> None:
        """Work out anew which row of each group stays, and what that comes to."""
        groups = self.groups
        if groups is None:
            self.find()
            return
        self.planned = None
        plan = self._plan()
        self.begin(lambda progress: plan(groups, progress), self._on_found)

    def mark(self, member: int) -> None:
        """Let one of the listed rows stay, whatever else is said of its group."""
        if self.groups is not None:
            number = self.groups.number_of(member)
            self.marks[number] = self.kept[number] = self.groups.members[member]
            self.plan()
            self.on_proposed()

    def clear_marks(self) -> None:
        """Let the rows stay that are meant to by what is said of all groups."""
        self.marks.clear()
        self.plan()

    def stays(self, member: int) -> bool:
        """Tell whether one of the listed rows is the one of its group that stays."""
        groups = self.groups
        return groups is not None and (
            self.kept[groups.number_of(member)] == groups.members[member]
        )

    def _plan(self) -> Callable[[DuplicateGroups, Progress], _Found]:
        keep, marks, merges = self.keep, dict(self.marks), self.merges
        known = self._by_rule.get(keep)

        def work(groups: DuplicateGroups, progress: Progress) -> _Found:
            by_rule = known or groups.kept(keep, share_of(progress, 0, 0.4))
            kept = by_rule[:]
            for number, position in marks.items():
                kept[number] = position
            part = share_of(progress, 0.4, 0.6)
            planned = deduplication(groups, kept, merges=merges, progress=part)
            return _Found(groups, by_rule, kept, planned)

        return work

    def _on_found(self, found: _Found) -> None:
        self._by_rule[self.keep] = found.by_rule
        self.groups, self.kept, self.planned = found.groups, found.kept, found.planned
        self.on_proposed()
