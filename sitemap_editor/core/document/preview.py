"""What an edit would do, shown before it is made: rows and head before and after, or the order."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from typing import Final, TypeAlias

from sitemap_editor.core.document.edits import (
    Batch,
    Edit,
    FillCells,
    MoveRows,
    PlaceRows,
    RemoveRows,
    SetCells,
    SetRows,
)
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.row import RowFormat
from sitemap_editor.core.document.traces import STEP_ROWS
from sitemap_editor.core.document.written_rows import WrittenRows
from sitemap_editor.core.errors import Progress, no_progress

_MUCH_TEXT: Final = 4_000

MoreValues: TypeAlias = Callable[[bytes, RowFormat], Sequence[tuple[str, str | None]]]
"""Reads values of a row that the document knows no fields for: their names, and None if absent."""


def _no_more(_data: bytes, _row_format: RowFormat) -> Sequence[tuple[str, str | None]]:
    return ()


@dataclass(frozen=True, slots=True)
class PreviewLine:
    """One thing that changes; `position` is the row's place in the document, None for the head.

    Without `field` the markup itself changes and the texts are markup. Of a row that is put in or
    taken out as a whole (`is_row`) one text is None and the other its first value. One that only
    moves has its first value in both, and stands at `to` then.
    """

    position: int | None
    field: str | None
    before: str | None
    after: str | None
    is_row: bool = False
    to: int | None = None


class Preview:
    """An edit carried out on a draft. Raises: EditError where it cannot be made.

    `table` is a snapshot: what it shows later is read from it. `more` reads what the edit may
    change besides the fields of the document. Raises also: Cancelled by way of `progress`.
    """

    def __init__(
        self,
        table: PieceTable,
        edit: Edit,
        more: MoreValues = _no_more,
        progress: Progress = no_progress,
    ) -> None:
        self._before = table
        self._more = more
        self._after = table.draft()
        self.effect = self._after.apply(edit, progress).effect
        self.edit = _checked(edit)
        self._row_ids = array("I")
        for part in (*self.effect.rewritten, *self.effect.removed, *self.effect.placed):
            for at in range(0, len(part), STEP_ROWS):  # other threads go on in between
                progress(1.0)
                self._row_ids.extend(part[at : at + STEP_ROWS])
        self.changes_head = (table.head, table.tail) != (self._after.head, self._after.tail)
        self.is_of_order = not self._row_ids and not self.changes_head
        """True where rows only move: those that were asked for are listed, as they stand then."""
        if self.is_of_order:
            self._row_ids = _moved(table, edit)
        self.can_leave_out = can_leave_out(self.edit)
        """Whether each of the rows may stay as it is."""

    def __len__(self) -> int:
        """How many rows change, and one for the head."""
        return len(self._row_ids) + self.changes_head

    @property
    def removed(self) -> int:
        """How many of the rows that change are taken out."""
        return sum(map(len, self.effect.removed))

    @property
    def after(self) -> PieceTable:
        """The document as it would be."""
        return self._after

    @property
    def row_ids(self) -> Sequence[int]:
        """Which rows change, by number; where the head changes too, that comes before them."""
        return self._row_ids

    def row_id(self, number: int) -> int | None:
        """Return which row it is that changes; None for the head."""
        if self.changes_head:
            return self._row_ids[number - 1] if number else None
        return self._row_ids[number]

    def without(self, row_ids: Collection[int]) -> Edit:
        """Return the edit without some of its rows, where that can be."""
        return left_out(self.edit, row_ids, self._before.order)

    def lines(self, number: int) -> list[PreviewLine]:
        """Return what changes in the row, or the head, with this number."""
        if self.changes_head:
            if number == 0:
                return [self._head()]
            number -= 1
        row_id = self._row_ids[number]
        before = self._bytes(self._before, row_id)
        after = self._bytes(self._after, row_id)
        position = self._position(row_id)
        first = self._before.fields[0]
        if self.is_of_order and before is not None:
            value = self._before.row_format.read(before).value(first) or ""
            return [PreviewLine(position, first, value, value, to=self._after.position(row_id))]
        if before is None or after is None:
            old_value, new_value = (
                None if data is None else self._before.row_format.read(data).value(first) or ""
                for data in (before, after)
            )
            return [PreviewLine(position, first, old_value, new_value, is_row=True)]
        formats = (self._before.row_format, self._after.row_format)
        return lines_of_row(before, after, position, *formats, self._more)

    def _head(self) -> PreviewLine:
        head, tail = self._before.head, self._before.tail
        new_head, new_tail = self._after.head, self._after.tail
        if head == new_head:
            return PreviewLine(None, None, _shown(tail), _shown(new_tail))
        return PreviewLine(None, None, _shown(head), _shown(new_head))

    def _position(self, row_id: int) -> int | None:
        try:
            return self._before.position(row_id)
        except ValueError:
            return None  # a new row

    @staticmethod
    def _bytes(table: PieceTable, row_id: int) -> bytes | None:
        return table.row_bytes(row_id) if table.has_row(row_id) else None


def _checked(edit: Edit) -> Edit:
    """Return an edit that was tried, so that carrying it out need not check its rows again."""
    if isinstance(edit, Batch):
        return Batch(tuple(map(_checked, edit.edits)))
    return replace(edit, is_checked=True) if isinstance(edit, SetRows) else edit


def can_leave_out(edit: Edit) -> bool:
    """Tell whether each row that an edit writes anew or takes out may stay as it is.

    Not where the head changes too: it may declare what the rows are written with. Nor where rows
    come or move: their places count from one another.
    """
    parts = _parts(edit)
    removals = [each for each in parts if isinstance(each, RemoveRows)]
    written = [each for each in parts if isinstance(each, SetRows | FillCells | SetCells)]
    return len(removals) <= 1 and len(removals) + len(written) == len(parts)


def left_out(edit: Edit, row_ids: Collection[int], order: Sequence[int]) -> Edit:
    """Return an edit without some rows; one that cannot be without them, as it is.

    `order` is that of the document before the edit, by position.
    """
    if not row_ids or not can_leave_out(edit):
        return edit
    if isinstance(edit, Batch):
        return Batch(tuple(left_out(each, row_ids, order) for each in edit.edits))
    if isinstance(edit, SetRows):
        if isinstance(edit.rows, WrittenRows):
            return replace(edit, rows=edit.rows.without(row_ids))
        return replace(edit, rows=[each for each in edit.rows if each[0] not in row_ids])
    if isinstance(edit, SetCells):
        return SetCells([cell for cell in edit.cells if cell[0] not in row_ids])
    if isinstance(edit, FillCells):
        kept = array("I", (each for each in edit.row_ids if each not in row_ids))
        return replace(edit, row_ids=kept)
    if isinstance(edit, RemoveRows):
        return RemoveRows(
            array("I", (each for each in edit.positions if order[each] not in row_ids))
        )
    return edit


def _parts(edit: Edit) -> list[Edit]:
    """Return an edit taken apart into those that are no batches."""
    if isinstance(edit, Batch):
        return list(chain.from_iterable(map(_parts, edit.edits)))
    return [edit]


def _moved(table: PieceTable, edit: Edit) -> array[int]:
    """Return the rows that an edit moves, in the order in which they come to stand."""
    found: list[array[int]] = []
    for each in _parts(edit):
        if isinstance(each, MoveRows):
            found.append(array("I", map(table.order.__getitem__, each.positions)))
        elif isinstance(each, PlaceRows):
            found.append(array("I", each.row_ids))
    return found[0] if len(found) == 1 else array("I")


class RowPreview:
    """A row written anew, without carrying it out: cheap in a document of any size."""

    changes_head = False
    is_of_order = False
    can_leave_out = False

    def __init__(self, table: PieceTable, row_id: int, after: bytes) -> None:
        self.edit: Edit = SetRows([(row_id, after)])
        before, position = table.row_bytes(row_id), table.position(row_id)
        row_format = table.row_format
        self._lines = lines_of_row(before, after, position, row_format, row_format)

    def __len__(self) -> int:
        """How many rows change: one."""
        return 1

    def without(self, row_ids: Collection[int]) -> Edit:
        """Return the edit: its one row is not left out."""
        del row_ids
        return self.edit

    def lines(self, number: int) -> list[PreviewLine]:
        """Return what changes in the row."""
        del number
        return self._lines


def lines_of_row(
    before: bytes,
    after: bytes,
    position: int | None,
    old_format: RowFormat,
    new_format: RowFormat,
    more: MoreValues = _no_more,
) -> list[PreviewLine]:
    """Return the values of a row that change; its markup where no value does."""
    old, new = old_format.read(before), new_format.read(after)
    lines = [
        PreviewLine(position, field, old.value(field), new.value(field))
        for field in old_format.kind.fields
        if old.value(field) != new.value(field)
    ]
    pairs = zip(more(before, old_format), more(after, new_format), strict=True)
    lines += [
        PreviewLine(position, name, value, now) for (name, value), (_, now) in pairs if value != now
    ]
    return lines or [PreviewLine(position, None, _shown(before), _shown(after))]


def _shown(data: bytes | None) -> str | None:
    if data is None:
        return None
    return data[:_MUCH_TEXT].decode("utf-8", "replace").strip("\r\n")
