"""What a step would change in some rows, worked out in a worker for a person to look at."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import compress
from typing import Final

from sitemap_editor.core.checks.checker import Checker
from sitemap_editor.core.document.edits import Edit
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.preview import Preview
from sitemap_editor.core.errors import Progress, no_progress, share_of
from sitemap_editor.core.operations.changing.column_change import LeftOver
from sitemap_editor.core.passes.executor import Executor
from sitemap_editor.core.protocol.severity import Severity
from sitemap_editor.core.recipes.recipe import Step
from sitemap_editor.core.recipes.step_spec import StepContext, Target

_ROWS_A_STEP: Final = 1 << 14
_OTHER: Final = bytes([1, 0]) + bytes(254)
_BROKEN: Final = (Severity.ERROR, Severity.WARNING)


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
        preview = None if planned.edit is None else Preview(self.table, planned.edit)
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


@dataclass(frozen=True)
class BreakingTask:
    """Finds which changes of a preview would break a rule that is not broken now."""

    before: PieceTable
    preview: Preview
    checker: Checker
    executor: Executor | None = None
    broken: Mapping[tuple[str, Severity], Sequence[int]] | None = None
    """The ids of all rows that break a rule now, by rule; None where that is not known."""

    def __call__(self, progress: Progress) -> tuple[array[int], int]:
        """Return the numbers of all changes, those that break a rule first, and how many do.

        Raises: Cancelled.
        """
        preview = self.preview
        row_ids, known = self._rows(progress)
        breaks = bytearray(len(preview.after.starts))
        now = self._kinds(preview.after, row_ids, share_of(progress, 0, 0.5))
        then = self.broken or {}
        if now and self.broken is None:
            then = self._kinds(self.before, known, share_of(progress, 0.5, 0.5))
        for kind, found in now.items():
            had = set(then.get(kind, ()))
            for row_id in found:
                if row_id not in had:
                    breaks[row_id] = 1
        return _ordered(preview, breaks, progress)

    def _rows(self, progress: Progress) -> tuple[array[int], array[int]]:
        """Return the rows that change and stay, and those of them that are there by now.

        In steps: one loop over a million would hold up all other threads.
        """
        row_ids, known, given = array("I"), array("I"), self.preview.row_ids
        is_placed, count = self.preview.after.is_placed.__getitem__, len(self.before.starts)
        for at in range(0, len(given), _ROWS_A_STEP):
            progress(0.0)
            some = array("I", filter(is_placed, given[at : at + _ROWS_A_STEP]))
            row_ids.extend(some)
            known.extend(filter(count.__gt__, some))
        return row_ids, known

    def _kinds(
        self, table: PieceTable, row_ids: array[int], progress: Progress = no_progress
    ) -> dict[tuple[str, Severity], array[int]]:
        """Return the rows that break each rule."""
        found = self.checker.kinds(table.part(row_ids), progress, self.executor)
        return {kind: rows for kind, rows in found.rows.items() if kind[1] in _BROKEN}


def _ordered(preview: Preview, breaks: bytearray, progress: Progress) -> tuple[array[int], int]:
    """Return the numbers of all changes, those of rows marked in `breaks` first, and how many."""
    head = int(preview.changes_head)  # the first change is no row's then
    first, others, row_ids = array("I"), array("I", range(head)), preview.row_ids
    for at in range(0, len(row_ids), _ROWS_A_STEP):
        progress(1.0)
        some = bytes(map(breaks.__getitem__, row_ids[at : at + _ROWS_A_STEP]))
        numbers = range(at + head, at + head + len(some))
        first.extend(compress(numbers, some))
        others.extend(compress(numbers, some.translate(_OTHER)))
    count = len(first)
    first.extend(others)
    return first, count
