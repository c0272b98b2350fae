"""The undo steps that the records of a journal were."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from sitemap_editor.core.document.edits import Batch, Edit
from sitemap_editor.core.document.piece_table import PieceTable, Prepared, prepare
from sitemap_editor.core.errors import Progress
from sitemap_editor.core.files.recovery.reading import Record

_FEW_ROWS: Final = 2_000
"""What an edit may touch to be carried out by the window's own thread."""
_MOST_STEPS: Final = 500
"""Of more, the first ones are made one step: each takes about a millisecond in the window."""
_MOST_HELD: Final = 1 << 24
"""How many rows the tables of prepared steps may have together, each of about 16 bytes."""


@dataclass(slots=True)
class StepBack:
    """One undo step as the journal has it."""

    number: int
    """How many steps lay between the document and its last save after it."""
    label: str
    """What it was called; empty where an older version wrote the journal."""
    edits: list[Edit] = field(default_factory=list)
    row_count: int = 0
    """How many rows it wrote, put in or took out."""

    @property
    def edit(self) -> Edit:
        """All of it as one edit."""
        return self.edits[0] if len(self.edits) == 1 else Batch(tuple(self.edits))


class ReplayedSteps:
    """Puts records together to the steps that a person could undo in the end.

    A record with as many steps as the one before it went on with the same step; one that leads
    back to the end of an earlier step undid those behind. That is how it looks: where somebody
    undid beyond the last save it is otherwise, so who uses `steps` holds their outcome against
    that of the records.
    """

    def __init__(self) -> None:
        self.steps: list[StepBack] = []

    def note(self, record: Record, edit: Edit) -> None:
        """Take one more record, and the edit that it is."""
        steps, last = self.steps, self.steps[-1].number if self.steps else 0
        is_back = last > record.steps  # only then all are looked at: there may be very many
        numbers = [step.number for step in steps] if is_back else []
        if record.steps in numbers:
            del steps[numbers.index(record.steps) + 1 :]
        elif last == record.steps and steps:
            steps[-1].edits.append(edit)
            steps[-1].label = record.label or steps[-1].label
            steps[-1].row_count += record.row_count
        else:
            steps.append(StepBack(record.steps, record.label, [edit], record.row_count))


@dataclass(frozen=True, slots=True)
class ReadyStep:
    """A step to be carried out again: `prepared` where that would take long in the window."""

    edit: Edit
    label: str
    prepared: Prepared | None


def ready_steps(
    table: PieceTable, steps: Sequence[StepBack], progress: Progress
) -> list[ReadyStep] | None:
    """Return steps ready for the window that shows the table; None where that takes too much.

    Raises: EditError.
    """
    if sum(step.row_count > _FEW_ROWS for step in steps) * len(table) > _MOST_HELD:
        return None
    draft, found = table.draft(), list[ReadyStep]()
    for number, step in enumerate(_joined(steps)):
        progress(number / len(steps))
        edit = step.edit
        if step.row_count <= _FEW_ROWS:
            draft.apply(edit)
            found.append(ReadyStep(edit, step.label, None))
        else:
            prepared = prepare(draft, edit)
            draft = prepared.after.draft()
            found.append(ReadyStep(edit, step.label, prepared))
    return found


def _joined(steps: Sequence[StepBack]) -> list[StepBack]:
    """Make one step of the first ones, where there are too many."""
    more = len(steps) - _MOST_STEPS
    if more <= 0:
        return list(steps)
    first = StepBack(steps[more].number, "", [step.edit for step in steps[: more + 1]])
    first.row_count = sum(step.row_count for step in steps[: more + 1])
    return [first, *steps[more + 1 :]]
