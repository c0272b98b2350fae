"""Carries out edits on a piece table: one small function a kind of edit."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from functools import singledispatch
from typing import TYPE_CHECKING

from sitemap_editor.core.document.edits import (
    Batch,
    Edit,
    InsertRows,
    InsertSpans,
    MoveRows,
    PlaceRows,
    RemoveRows,
    SetCells,
    SetHead,
    SetRows,
    SetSpans,
)
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, EditError

if TYPE_CHECKING:
    from sitemap_editor.core.document.piece_table import PieceTable

_ROWS_A_BLOCK = 4096  # a bulk edit is written in blocks, so that no copy of all rows is held


@singledispatch
def applied(edit: Edit, table: PieceTable) -> Edit:
    """Carry out `edit` on `table`; return the edit that undoes it."""
    raise TypeError(f"no such edit: {edit!r} on {table!r}")


@applied.register(SetCells)
def _(edit: SetCells, table: PieceTable) -> Edit:
    changes: dict[int, dict[str, str | None]] = {}
    for row_id, field, value in edit.cells:
        if field not in table.fields:
            raise _no_such_field(field)
        _expect(0 <= row_id < len(table.starts))
        changes.setdefault(row_id, {})[field] = value
    written = (
        (row_id, table.row_format.with_values(table.row_bytes(row_id), values))
        for row_id, values in changes.items()
    )
    return _rewritten(written, table)


@applied.register(SetRows)
def _(edit: SetRows, table: PieceTable) -> Edit:
    _expect(all(0 <= row_id < len(table.starts) for row_id, _ in edit.rows))
    if not edit.is_checked:
        table.row_format.new_rows([content for _, content in edit.rows], None)  # raises if not
    return _rewritten(edit.rows, table)


def _rewritten(rows: Iterable[tuple[int, bytes]], table: PieceTable) -> Edit:
    """Let rows mean these bytes, appended in blocks; those that stay as they are are left out."""
    row_ids, starts, lengths = array("I"), array("q"), array("I")
    block: list[bytes] = []

    def write_block() -> None:
        address = table.buffers.append(b"".join(block))
        for content in block:
            starts.append(address)
            address += len(content)
        block.clear()

    for row_id, new in rows:
        if new == table.row_bytes(row_id):
            continue
        row_ids.append(row_id)
        lengths.append(len(new))
        block.append(new)
        if len(block) >= _ROWS_A_BLOCK:
            write_block()
    write_block()
    return applied(SetSpans(row_ids, starts, lengths), table)


@applied.register(SetSpans)
def _(edit: SetSpans, table: PieceTable) -> Edit:
    starts, lengths = table.starts, table.lengths
    old_starts = array("q", map(starts.__getitem__, edit.row_ids))
    old_lengths = array("I", map(lengths.__getitem__, edit.row_ids))
    for row_id, start, length in zip(edit.row_ids, edit.starts, edit.lengths, strict=True):
        if table.is_placed[row_id]:
            table.rows_size_bytes += length - lengths[row_id]
        starts[row_id] = start
        lengths[row_id] = length
    return SetSpans(edit.row_ids, old_starts, old_lengths)


@applied.register(InsertRows)
def _(edit: InsertRows, table: PieceTable) -> Edit:
    _expect(0 <= edit.position <= len(table))
    sample = _sample(table, edit.position)
    contents = table.row_format.new_rows(edit.rows, sample)
    return _placed(table.add_rows(contents), edit.position, table)


@applied.register(InsertSpans)
def _(edit: InsertSpans, table: PieceTable) -> Edit:
    _expect(0 <= edit.position <= len(table) and len(edit.starts) == len(edit.lengths))
    row_ids = table.add_spans(edit.block, edit.starts, edit.lengths)
    return _placed(row_ids, edit.position, table)


def _placed(row_ids: range, position: int, table: PieceTable) -> Edit:
    """Let new rows stand from `position` on, in a root that has room for them."""
    placing = PlaceRows(range(position, position + len(row_ids)), row_ids)
    head, tail = table.row_format.opened(table.head, table.tail)
    if (head, tail) == (table.head, table.tail):
        return applied(placing, table)
    return applied(Batch((SetHead(head, tail), placing)), table)


@applied.register(PlaceRows)
def _(edit: PlaceRows, table: PieceTable) -> Edit:
    positions, order = edit.positions, table.order
    count = len(order) + len(positions)
    _expect(_ascending(positions, count))
    if _is_contiguous(positions):
        at = positions[0] if positions else 0
        order[at:at] = array("I", edit.row_ids)
    else:
        merged, taken = array("I"), 0
        for number, (position, row_id) in enumerate(zip(positions, edit.row_ids, strict=True)):
            merged.extend(order[taken : position - number])
            merged.append(row_id)
            taken = position - number
        merged.extend(order[taken:])
        table.order = merged
    if isinstance(row_ids := edit.row_ids, range) and row_ids.step == 1:  # new rows, many perhaps
        table.is_placed[row_ids.start : row_ids.stop] = b"\1" * len(row_ids)
        table.rows_size_bytes += sum(table.lengths[row_ids.start : row_ids.stop])
        return RemoveRows(positions)
    for row_id in edit.row_ids:
        table.is_placed[row_id] = 1
        table.rows_size_bytes += table.lengths[row_id]
    return RemoveRows(positions)


@applied.register(RemoveRows)
def _(edit: RemoveRows, table: PieceTable) -> Edit:
    positions, order = edit.positions, table.order
    _expect(_ascending(positions, len(order)))
    row_ids = array("I", map(order.__getitem__, positions))
    if _is_contiguous(positions):
        if positions:
            del order[positions[0] : positions[-1] + 1]
    else:
        kept, taken = array("I"), 0
        for position in positions:
            kept.extend(order[taken:position])
            taken = position + 1
        kept.extend(order[taken:])
        table.order = kept
    for row_id in row_ids:
        table.is_placed[row_id] = 0
        table.rows_size_bytes -= table.lengths[row_id]
    return PlaceRows(positions, row_ids)


@applied.register(MoveRows)
def _(edit: MoveRows, table: PieceTable) -> Edit:
    count = len(edit.positions)
    _expect(0 <= edit.to <= len(table) - count)
    removing = RemoveRows(edit.positions)
    back = applied(removing, table)
    assert isinstance(back, PlaceRows)  # noqa: S101 - tells mypy what RemoveRows returns
    there = range(edit.to, edit.to + count)
    applied(PlaceRows(there, back.row_ids), table)
    return Batch((RemoveRows(there), back))


@applied.register(SetHead)
def _(edit: SetHead, table: PieceTable) -> Edit:
    old = SetHead(table.head, table.tail)
    if edit.head != table.head:
        table.row_format = table.row_format.under(edit.head)
    table.head = edit.head
    if edit.tail is not None:
        table.tail = edit.tail
    return old


@applied.register(Batch)
def _(edit: Batch, table: PieceTable) -> Edit:
    inverses: list[Edit] = []
    try:
        inverses.extend(applied(part, table) for part in edit.edits)
    except Exception:
        for inverse in reversed(inverses):
            applied(inverse, table)
        raise
    return Batch(tuple(reversed(inverses)))


def _sample(table: PieceTable, position: int) -> bytes | None:
    """Choose a neighbour to imitate: the row above; but the first row often starts otherwise."""
    if not len(table):
        return None
    above = position - 1
    number = above if above > 0 else min(1, len(table) - 1)
    return table.row_bytes(table.order[number])


def _is_contiguous(positions: Sequence[int]) -> bool:
    return not positions or positions[-1] - positions[0] == len(positions) - 1


def _ascending(positions: Sequence[int], count: int) -> bool:
    if isinstance(positions, range):
        return not positions or (positions.step == 1 and 0 <= positions[0] <= positions[-1] < count)
    before = -1
    for position in positions:
        if position <= before:
            return False
        before = position
    return before < count


def _expect(positions_fit: bool) -> None:
    if not positions_fit:
        text = QT_TRANSLATE_NOOP("core", "There are no rows at these places.")
        raise EditError("position", text)


def _no_such_field(field: str) -> EditError:
    text = QT_TRANSLATE_NOOP("core", "This kind of file has no column {field}.")
    return EditError("field", text, {"field": field})
