"""What a person decides about a plan of a merge."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from sitemap_editor.core.operations.merging.conflicts import Conflict, ConflictRow
from sitemap_editor.core.operations.merging.duplicates import Duplicates
from sitemap_editor.core.operations.merging.opening import Opened
from sitemap_editor.core.operations.merging.plan import MergePlan
from sitemap_editor.core.operations.merging.work import (
    Place,
    Planned,
    Totals,
    places_of,
    staying,
    totals_of,
)


class Decisions:
    """Which rows stay, and in which order; kept by URL, so that the next plan knows of it."""

    def __init__(self) -> None:
        self.plan: MergePlan | None = None
        self.differing: Sequence[int] = ()
        """Numbers of the conflicts of the plan that there is something to decide about."""
        self.policy = Duplicates.FIRST
        self.is_sorted = False
        self.picks: dict[int, int] = {}
        self.totals: Totals | None = None
        self.opened: list[Opened] = []
        """The files that the plan is made of, or will be."""
        self.by_url: dict[str, Place] = {}

    def take(self, found: Planned) -> None:
        """Go on with a new plan."""
        self.plan, self.differing, self.picks = found.plan, found.differing, dict(found.picks)
        self.count()

    def drop_plan(self) -> None:
        """Do without a plan until the next one; what was decided stays known."""
        self.plan = self.totals = None
        self.differing = ()

    def conflict(self, number: int) -> Conflict:
        """Return a conflict of the plan, read now."""
        if self.plan is None:
            raise ValueError("there is no plan")
        return self.plan.conflicts[number]

    def pick(self, number: int, which: int | None) -> None:
        """Decide about one conflict; None leaves it to the policy again."""
        conflict = self.conflict(number)
        if which is None:
            self.picks.pop(number, None)
            self.by_url.pop(conflict.loc, None)
        else:
            self.picks[number] = which
            self.by_url[conflict.loc] = places_of(conflict, self.opened)[which]

    def forget(self) -> None:
        """Leave every conflict to the policy again."""
        self.picks.clear()
        self.by_url.clear()

    def set_sorted(self, is_sorted: bool) -> None:
        """Choose whether the rows are put in order by their URLs."""
        self.is_sorted = is_sorted

    def staying(self, number: int, conflict: Conflict) -> int | None:
        """Return which row of a conflict stays as things are; None where all do."""
        picked = self.picks.get(number)
        return staying(conflict, self.policy) if picked is None else picked

    def path_of(self, row: ConflictRow) -> Path | None:
        """Return the file of a row; None for the document that is merged into."""
        return self.opened[row.source].source.path if row.source >= 0 else None

    def count(self) -> None:
        """Work out what it comes to."""
        if self.plan is not None:
            self.totals = totals_of(self.plan, self.policy, self.picks)
