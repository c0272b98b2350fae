"""What a step would change in some rows, worked out in a worker for a person to look at."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import compress

from sitemap_editor.core.columns.row_reading import named_values
from sitemap_editor.core.document.edits import Edit
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.preview import Preview
from sitemap_editor.core.errors import Progress, share_of
from sitemap_editor.core.operations.changing.column_change import LeftOver
from sitemap_editor.core.recipes.recipe import Step
from sitemap_editor.core.recipes.step_spec import StepContext, Target


@dataclass(frozen=True)
class StepProposal:
    """What a step would change; `preview` is None where it would change nothing."""

    step: Step
    matched: int
    changed: int
    left: Sequence[LeftOver]
    preview: Preview | None

    @property
    def edit(self) -> Edit | None:
        """The edit that does it."""
        return None if self.preview is None else self.preview.edit


@dataclass(frozen=True)
class StepTask:
    """One step for some rows of a snapshot, given by their ids in any order."""

    table: PieceTable
    row_ids: array[int]
    step: Step
    context: StepContext

    def __call__(self, progress: Progress) -> StepProposal:
        """Do the work. Raises: SitemapError where the step fails; Cancelled."""
        positions = positions_of_rows(self.table, self.row_ids)
        target = Target(self.table, positions, self.context, share_of(progress, 0, 0.9))
        planned = self.step.spec.plan(target, self.step.values)
        more = named_values(self.step.spec.content_columns(self.step.values))
        told = share_of(progress, 0.9, 0.1)
        preview = None if planned.edit is None else Preview(self.table, planned.edit, more, told)
        changed = planned.changed
        if changed is None:
            changed = 0 if preview is None else len(preview)
        return StepProposal(
            self.step, len(positions), changed, planned.left, preview if changed else None
        )


def positions_of_rows(table: PieceTable, row_ids: Sequence[int]) -> Sequence[int]:
    """Return where rows stand in the file, ascending; those that are gone are left out."""
    if len(row_ids) == len(table):
        return range(len(table))
    is_meant = bytearray(len(table.starts))
    for row_id in row_ids:
        is_meant[row_id] = 1
    order = table.order
    return array("I", compress(range(len(order)), map(is_meant.__getitem__, order)))
