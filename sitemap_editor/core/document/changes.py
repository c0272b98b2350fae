"""Which rows an edit touched, told from the edit and its inverse."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from sitemap_editor.core.document.edits import (
    Batch,
    Edit,
    InsertRows,
    MoveRows,
    PlaceRows,
    RemoveRows,
    SetSpans,
)


@dataclass(slots=True)
class Change:
    """What an edit did, by row ids. Rows that only moved are in no list."""

    rewritten: list[Sequence[int]] = field(default_factory=list)
    placed: list[Sequence[int]] = field(default_factory=list)
    removed: list[Sequence[int]] = field(default_factory=list)

    def __len__(self) -> int:
        return sum(map(len, (*self.rewritten, *self.placed, *self.removed)))

    def row_ids(self) -> list[int]:
        """Return the rewritten and placed rows."""
        return [row_id for part in (*self.rewritten, *self.placed) for row_id in part]


def moves_rows(edit: Edit) -> bool:
    """Tell whether `edit` may change which rows stand where."""
    if isinstance(edit, Batch):
        return any(map(moves_rows, edit.edits))
    return isinstance(edit, InsertRows | RemoveRows | PlaceRows | MoveRows)


def change_of(edit: Edit, inverse: Edit, new_row_ids: Sequence[int]) -> Change:
    """Return what `edit` did; `new_row_ids` are those it made."""
    change = Change()
    if new_row_ids:
        change.placed.append(new_row_ids)
    _collect(edit, change.placed)
    _collect(inverse, change.removed, change.rewritten)
    return _without_moves(change)


def _collect(
    edit: Edit, places: list[Sequence[int]], spans: list[Sequence[int]] | None = None
) -> None:
    if isinstance(edit, PlaceRows):
        places.append(edit.row_ids)
    elif isinstance(edit, SetSpans) and spans is not None:
        spans.append(edit.row_ids)
    elif isinstance(edit, Batch):
        for part in edit.edits:
            _collect(part, places, spans)


def _without_moves(change: Change) -> Change:
    """Leave out rows that were taken out and put back: they moved."""
    if not change.placed or not change.removed:
        return change
    placed = {row_id for part in change.placed for row_id in part}
    removed = {row_id for part in change.removed for row_id in part}
    if placed & removed:
        change.placed = [sorted(placed - removed)]
        change.removed = [sorted(removed - placed)]
    return change
