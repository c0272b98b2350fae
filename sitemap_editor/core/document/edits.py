"""Edits as values: what to do, without doing it. `PieceTable.apply` returns the inverse.

Positions are places in the document's order; row ids are identities that outlive every move.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass

from sitemap_editor.core.document.row import Row


class Edit:
    """Any change of a document."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class SetCells(Edit):
    """Set values: (row id, column, value or None to remove the element), any number of them."""

    cells: Sequence[tuple[int, str, str | None]]


@dataclass(frozen=True, slots=True)
class SetRows(Edit):
    """Write whole rows anew: (row id, bytes of one row), any number of them.

    `is_checked`: the same edit was carried out on a draft, so that each is known to be one row.
    """

    rows: Sequence[tuple[int, bytes]]
    is_checked: bool = False


@dataclass(frozen=True, slots=True)
class InsertRows(Edit):
    """Put new rows before `position`; each is given by its values or by the bytes of a row."""

    position: int
    rows: Sequence[Row | bytes]


@dataclass(frozen=True, slots=True)
class InsertSpans(Edit):
    """Put rows of another document before `position`, of which `block` holds the bytes.

    ``starts`` count from the beginning of `block`. Nothing is copied or checked: each span must be
    one row under this document's root.
    """

    position: int
    block: bytes
    starts: array[int]
    lengths: array[int]


@dataclass(frozen=True, slots=True)
class RemoveRows(Edit):
    """Take out the rows at `positions` (ascending, distinct)."""

    positions: Sequence[int]


@dataclass(frozen=True, slots=True)
class PlaceRows(Edit):
    """Put known rows back, so that ``row_ids[i]`` stands at ``positions[i]`` (ascending)."""

    positions: Sequence[int]
    row_ids: Sequence[int]


@dataclass(frozen=True, slots=True)
class MoveRows(Edit):
    """Gather the rows at `positions` (ascending), so that the first of them stands at `to`."""

    positions: Sequence[int]
    to: int


@dataclass(frozen=True, slots=True)
class SetHead(Edit):
    """Replace the bytes before the first row and, where given, those after the last one."""

    head: bytes
    tail: bytes | None = None


@dataclass(frozen=True, slots=True)
class SetSpans(Edit):
    """Let rows mean other bytes that are in the buffers already: how `SetCells` is undone."""

    row_ids: array[int]
    starts: array[int]
    lengths: array[int]


@dataclass(frozen=True, slots=True)
class Batch(Edit):
    """Several edits as one; all of them or none."""

    edits: Sequence[Edit]
