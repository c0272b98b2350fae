"""Edits as values: what to do, without doing it. `PieceTable.apply` carries them out.

Positions are places in the document's order; row ids are identities that outlive every move.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from sitemap_editor.core.document.row import Row


@dataclass(frozen=True, slots=True)
class SetCells:
    """Set values: (row id, column, value or None to remove the element), any number of them."""

    cells: Sequence[tuple[int, str, str | None]]


@dataclass(frozen=True, slots=True)
class FillCells:
    """Put one value (None: remove the element) into columns of rows, given by distinct ids."""

    row_ids: Sequence[int]
    fields: tuple[str, ...]
    value: str | None


@dataclass(frozen=True, slots=True)
class SetRows:
    """Write whole rows anew: (row id, bytes of one row), any number of them.

    `is_checked`: the same edit was carried out on a draft, so that each is known to be one row.
    """

    rows: Sequence[tuple[int, bytes]]
    is_checked: bool = False


@dataclass(frozen=True, slots=True)
class InsertRows:
    """Put new rows before `position`; each is given by its values or by the bytes of a row."""

    position: int
    rows: Sequence[Row | bytes]


@dataclass(frozen=True, slots=True)
class InsertSpans:
    """Put rows of another document before `position`, of which `block` holds the bytes.

    ``starts`` count from the beginning of `block`. Nothing is copied or checked: each span must be
    one row under this document's root.
    """

    position: int
    block: bytes
    starts: array[int]
    lengths: array[int]


@dataclass(frozen=True, slots=True)
class RemoveRows:
    """Take out the rows at `positions` (ascending, distinct)."""

    positions: Sequence[int]


@dataclass(frozen=True, slots=True)
class PlaceRows:
    """Put known rows back, so that ``row_ids[i]`` stands at ``positions[i]`` (ascending)."""

    positions: Sequence[int]
    row_ids: Sequence[int]


@dataclass(frozen=True, slots=True)
class MoveRows:
    """Gather the rows at `positions` (ascending), so that the first of them stands at `to`."""

    positions: Sequence[int]
    to: int


@dataclass(frozen=True, slots=True)
class SetHead:
    """Replace the bytes before the first row and, where given, those after the last one."""

    head: bytes
    tail: bytes | None = None


@dataclass(frozen=True, slots=True)
class SetFiles:
    """Say anew which files the rows belong to: what these are called, and which some rows are of.

    `names` and `likes` are by number, as in `RowSpans`; ``numbers[i]`` is the file of
    ``row_ids[i]``. The rows stay where they stand, with the bytes they have.
    """

    names: tuple[str, ...]
    likes: tuple[int, ...]
    row_ids: Sequence[int] = ()
    numbers: array[int] = field(default_factory=lambda: array("H"))


@dataclass(frozen=True, slots=True)
class SetSpans:
    """Let rows mean other bytes that are in the buffers already: how `SetCells` is undone."""

    row_ids: Sequence[int]
    starts: array[int]
    lengths: array[int]


@dataclass(frozen=True, slots=True)
class Batch:
    """Several edits as one; all of them or none."""

    edits: Sequence[Edit]


Edit: TypeAlias = (
    SetCells
    | FillCells
    | SetRows
    | InsertRows
    | InsertSpans
    | RemoveRows
    | PlaceRows
    | MoveRows
    | SetHead
    | SetFiles
    | SetSpans
    | Batch
)
"""Any change of a document; whoever takes an edit apart handles each of these."""


def moves_rows(edit: Edit) -> bool:
    """Tell whether `edit` may change which rows stand where, or in which file."""
    if isinstance(edit, Batch):
        return any(map(moves_rows, edit.edits))
    places = InsertRows | InsertSpans | RemoveRows | PlaceRows | MoveRows | SetFiles
    return isinstance(edit, places)
