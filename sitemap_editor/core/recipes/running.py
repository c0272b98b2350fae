"""Carries recipes out on a draft: what each step comes to, and the one edit of all of them."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass, field

from sitemap_editor.core.document.edits import Batch, Edit
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.errors import Cancelled, Progress, SitemapError, no_progress, share_of
from sitemap_editor.core.filtering.grammar import Filter, Need
from sitemap_editor.core.filtering.matching import FilterContext, rows_matching
from sitemap_editor.core.operations.changing.column_change import LeftOver
from sitemap_editor.core.protocol.severity import Severity
from sitemap_editor.core.recipes.recipe import Recipe, Step
from sitemap_editor.core.recipes.step_spec import StepContext, Target


@dataclass(frozen=True)
class StepOutcome:
    """What came of a step; counts are rows."""

    step: Step
    matched: int = 0
    changed: int = 0
    left: Sequence[LeftOver] = ()
    error: SitemapError | None = None
    """Why it was not done at all."""

    @property
    def left_count(self) -> int:
        """How many values could not be changed."""
        return sum(each.count for each in self.left)


@dataclass(frozen=True)
class RecipeRun:
    """What came of all steps, before anything is done to the document itself."""

    outcomes: Sequence[StepOutcome] = ()
    edits: Sequence[Edit] = field(default_factory=tuple)

    @property
    def edit(self) -> Edit | None:
        """The edit that does all of it; None where there is nothing to do."""
        if not self.edits:
            return None
        return self.edits[0] if len(self.edits) == 1 else Batch(tuple(self.edits))

    @property
    def has_failed(self) -> bool:
        """True where a step was not done."""
        return any(outcome.error is not None for outcome in self.outcomes)


def run_recipe(
    table: PieceTable,
    recipe: Recipe,
    context: StepContext | None = None,
    progress: Progress = no_progress,
) -> RecipeRun:
    """Try a recipe on a draft of `table`; a step that fails leaves the others their turn.

    Raises: Cancelled by way of `progress`.
    """
    context, draft = context or StepContext(), table.draft()
    outcomes: list[StepOutcome] = []
    edits: list[Edit] = []
    for number, step in enumerate(recipe.steps):
        share = share_of(progress, number / len(recipe.steps), 1 / len(recipe.steps))
        try:
            positions = positions_of(draft, step.filter, context, share_of(share, 0, 0.3))
            outcome, edit = _run(draft, step, positions, context, share_of(share, 0.3, 0.7))
        except Cancelled:
            raise
        except SitemapError as error:
            outcome, edit = StepOutcome(step, error=error), None
        outcomes.append(outcome)
        if edit is not None:
            edits.append(edit)
    return RecipeRun(outcomes, edits)


def _run(
    draft: PieceTable,
    step: Step,
    positions: Sequence[int],
    context: StepContext,
    progress: Progress,
) -> tuple[StepOutcome, Edit | None]:
    """Carry one step out on the draft; return what came of it."""
    planned = step.spec.plan(Target(draft, positions, context, progress), step.values)
    changed, edit = planned.changed or 0, planned.edit
    if edit is not None:
        effect = draft.apply(edit).effect
        changed = planned.changed if planned.changed is not None else len(effect)
        if not len(effect) and not effect.steps.placements and not effect.is_of_head:
            edit = None
    return StepOutcome(step, len(positions), changed, planned.left), edit


def positions_of(
    table: PieceTable,
    wanted: Filter | None,
    context: StepContext,
    progress: Progress = no_progress,
) -> Sequence[int]:
    """Return which rows a filter means, ascending; all of them for None. Raises: Cancelled."""
    if wanted is None:
        return range(len(table))
    problems: dict[tuple[str, Severity], array[int]] = {}
    if Need.FINDINGS in wanted.needs:
        found = context.checker.kinds(table, progress, context.executor)
        for lists in (found.rows, found.places):
            for kind, row_ids in lists.items():
                problems.setdefault(kind, array("I")).extend(row_ids)
    known = FilterContext(problems=problems, today=context.now.date())
    executor = context.executor
    return rows_matching(table, wanted, context=known, executor=executor, progress=progress)
