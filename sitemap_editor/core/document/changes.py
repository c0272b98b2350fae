"""Which rows an edit touched, told from the edit and its inverse."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import chain

from sitemap_editor.core.document.edits import (
    Batch,
    Edit,
    InsertRows,
    InsertSpans,
    MoveRows,
    PlaceRows,
    RemoveRows,
    SetHead,
    SetSpans,
)


@dataclass(slots=True)
class Change:
    """What an edit did, by row ids. Rows that only moved are in no list."""

    rewritten: list[Sequence[int]] = field(default_factory=list)
    placed: list[Sequence[int]] = field(default_factory=list)
    removed: list[Sequence[int]] = field(default_factory=list)
    is_of_head: bool = False
    """True where what stands around the rows changed, which may alter what all of them mean."""

    def __len__(self) -> int:
        return sum(map(len, (*self.rewritten, *self.placed, *self.removed)))

    def row_ids(self) -> list[int]:
        """Return the rewritten and placed rows."""
        return [row_id for part in (*self.rewritten, *self.placed) for row_id in part]


def moves_rows(edit: Edit) -> bool:
    """Tell whether `edit` may change which rows stand where."""
    if isinstance(edit, Batch):
        return any(map(moves_rows, edit.edits))
    return isinstance(edit, InsertRows | InsertSpans | RemoveRows | PlaceRows | MoveRows)


def change_of(edit: Edit, inverse: Edit, new_row_ids: Sequence[int]) -> Change:
    """Return what `edit` did; `new_row_ids` are those it made."""
    change = Change(is_of_head=_sets_head(edit))
    if new_row_ids:
        change.placed.append(new_row_ids)
    _collect(edit, inverse, change)
    return _without_moves(change)


def _sets_head(edit: Edit) -> bool:
    if isinstance(edit, Batch):
        return any(map(_sets_head, edit.edits))
    return isinstance(edit, SetHead)


def _collect(edit: Edit, inverse: Edit, change: Change) -> None:
    if isinstance(edit, MoveRows):
        return
    if isinstance(edit, Batch) and isinstance(inverse, Batch):
        for part, undone in zip(edit.edits, reversed(inverse.edits), strict=True):
            _collect(part, undone, change)
        return
    if isinstance(edit, PlaceRows):
        change.placed.append(edit.row_ids)
    if isinstance(inverse, PlaceRows):
        change.removed.append(inverse.row_ids)
    elif isinstance(inverse, SetSpans):
        change.rewritten.append(inverse.row_ids)


def _without_moves(change: Change) -> Change:
    """Leave out rows that were taken out and put back, and rewriting of rows that are gone."""
    if not change.removed or not (change.placed or change.rewritten):
        return change
    placed = set(chain(*change.placed))
    removed = set(chain(*change.removed))
    gone = removed - placed
    change.placed = [sorted(placed - removed)]
    change.removed = [sorted(gone)]
    change.rewritten = [sorted(set(chain(*change.rewritten)) - gone)]
    return change
