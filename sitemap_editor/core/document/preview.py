"""What an edit would do, shown before it is made: rows and head before and after."""

from __future__ import annotations

from array import array
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from typing import Final

from sitemap_editor.core.document.edits import Batch, Edit, FillCells, SetCells, SetRows
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.row import RowFormat
from sitemap_editor.core.document.written_rows import WrittenRows

_MUCH_TEXT: Final = 4_000


@dataclass(frozen=True, slots=True)
class PreviewLine:
    """One thing that changes; `position` is the row's place in the document, None for the head.

    Without `field` the markup itself changes and the texts are markup. Of a row that is put in or
    taken out as a whole (`is_row`) one text is None and the other its first value.
    """

    position: int | None
    field: str | None
    before: str | None
    after: str | None
    is_row: bool = False


class Preview:
    """An edit carried out on a draft. Raises: EditError where it cannot be made.

    `table` is a snapshot: what it shows later is read from it.
    """

    def __init__(self, table: PieceTable, edit: Edit) -> None:
        self._before = table
        self._after = table.draft()
        self.effect = self._after.apply(edit).effect
        self.edit = _checked(edit)
        self._row_ids: Sequence[int] = [
            *chain(*self.effect.rewritten),
            *chain(*self.effect.removed),
            *chain(*self.effect.placed),
        ]
        self.changes_head = (table.head, table.tail) != (self._after.head, self._after.tail)

    def __len__(self) -> int:
        """How many rows change, and one for the head."""
        return len(self._row_ids) + self.changes_head

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
        if before is None or after is None:
            first = self._before.fields[0]
            old_value, new_value = (
                None if data is None else self._before.row_format.read(data).value(first) or ""
                for data in (before, after)
            )
            return [PreviewLine(position, first, old_value, new_value, is_row=True)]
        formats = (self._before.row_format, self._after.row_format)
        return lines_of_row(before, after, position, *formats)

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
    """Tell whether an edit only writes rows anew, so that each of them may stay as it is."""
    if isinstance(edit, Batch):
        return all(map(can_leave_out, edit.edits))
    return isinstance(edit, SetRows | FillCells | SetCells)


def left_out(edit: Edit, row_ids: Collection[int]) -> Edit:
    """Return an edit that writes rows anew without some of them; of others, the edit itself."""
    if not row_ids:
        return edit
    if isinstance(edit, Batch):
        return Batch(tuple(left_out(each, row_ids) for each in edit.edits))
    if isinstance(edit, SetRows):
        if isinstance(edit.rows, WrittenRows):
            return replace(edit, rows=edit.rows.without(row_ids))
        return replace(edit, rows=[each for each in edit.rows if each[0] not in row_ids])
    if isinstance(edit, SetCells):
        return SetCells([cell for cell in edit.cells if cell[0] not in row_ids])
    if isinstance(edit, FillCells):
        kept = array("I", (each for each in edit.row_ids if each not in row_ids))
        return replace(edit, row_ids=kept)
    return edit


class RowPreview:
    """A row written anew, without carrying it out: cheap in a document of any size."""

    changes_head = False

    def __init__(self, table: PieceTable, row_id: int, after: bytes) -> None:
        self.edit: Edit = SetRows([(row_id, after)])
        before, position = table.row_bytes(row_id), table.position(row_id)
        row_format = table.row_format
        self._lines = lines_of_row(before, after, position, row_format, row_format)

    def __len__(self) -> int:
        """How many rows change: one."""
        return 1

    def lines(self, number: int) -> list[PreviewLine]:
        """Return what changes in the row."""
        del number
        return self._lines


def lines_of_row(
    before: bytes, after: bytes, position: int | None, old_format: RowFormat, new_format: RowFormat
) -> list[PreviewLine]:
    """Return the values of a row that change; its markup where no value does."""
    old, new = old_format.read(before), new_format.read(after)
    lines = [
        PreviewLine(position, field, old.value(field), new.value(field))
        for field in old_format.kind.fields
        if old.value(field) != new.value(field)
    ]
    return lines or [PreviewLine(position, None, _shown(before), _shown(after))]


def _shown(data: bytes | None) -> str | None:
    if data is None:
        return None
    return data[:_MUCH_TEXT].decode("utf-8", "replace").strip("\r\n")
