"""Carries out edits on a piece table: one small function a kind of edit."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Sequence
from typing import assert_never

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
from sitemap_editor.core.document.effects import EffectLog
from sitemap_editor.core.document.row_spans import RowSpans
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, EditError

_ROWS_A_BLOCK = 4096  # a bulk edit is written in blocks, so that no copy of all rows is held


def carry_out(edit: Edit, table: RowSpans, log: EffectLog) -> Edit:
    """Carry out `edit` on `table` and note in `log` what it does; return the edit that undoes it.

    Raises: EditError, and the table is as it was; what `log` says then is of no use.
    """
    match edit:
        case SetCells():
            return _rewritten(_with_values(edit, table), table, log)
        case SetRows():
            return _rewritten(_whole_rows(edit, table), table, log)
        case SetSpans():
            return _set_spans(edit, table, log)
        case InsertRows() | InsertSpans():
            return _insert_rows(edit, table, log)
        case PlaceRows():
            return _place_rows(edit, table, log)
        case RemoveRows():
            return _remove_rows(edit, table, log)
        case MoveRows():
            return _move_rows(edit, table, log)
        case SetHead():
            return _set_head(edit, table, log)
        case Batch():
            return _batch(edit, table, log)
        case _:
            assert_never(edit)


def _with_values(edit: SetCells, table: RowSpans) -> Iterator[tuple[int, bytes]]:
    """Return the rows with their new values, made one by one."""
    changes: dict[int, dict[str, str | None]] = {}
    for row_id, field, value in edit.cells:
        if field not in table.fields:
            raise _no_such_field(field)
        _expect(0 <= row_id < len(table.starts))
        changes.setdefault(row_id, {})[field] = value
    return (
        (row_id, table.row_format.with_values(table.row_bytes(row_id), values))
        for row_id, values in changes.items()
    )


def _whole_rows(edit: SetRows, table: RowSpans) -> Sequence[tuple[int, bytes]]:
    _expect(all(0 <= row_id < len(table.starts) for row_id, _ in edit.rows))
    if not edit.is_checked:
        table.row_format.new_rows([content for _, content in edit.rows], None)  # raises if not
    return edit.rows


def _rewritten(rows: Iterable[tuple[int, bytes]], table: RowSpans, log: EffectLog) -> Edit:
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
    return _set_spans(SetSpans(row_ids, starts, lengths), table, log)


def _set_spans(edit: SetSpans, table: RowSpans, log: EffectLog) -> SetSpans:
    starts, lengths = table.starts, table.lengths
    old_starts = array("q", map(starts.__getitem__, edit.row_ids))
    old_lengths = array("I", map(lengths.__getitem__, edit.row_ids))
    for row_id, start, length in zip(edit.row_ids, edit.starts, edit.lengths, strict=True):
        if table.is_placed[row_id]:
            table.rows_size_bytes += length - lengths[row_id]
        starts[row_id] = start
        lengths[row_id] = length
    log.rewritten.append(edit.row_ids)
    return SetSpans(edit.row_ids, old_starts, old_lengths)


def _insert_rows(edit: InsertRows | InsertSpans, table: RowSpans, log: EffectLog) -> Edit:
    """Let new rows stand from a position on, in a root that has room for them."""
    row_ids = _new_rows(edit, table)
    placing = PlaceRows(range(edit.position, edit.position + len(row_ids)), row_ids)
    head, tail = table.row_format.expand_empty_root(table.head, table.tail)
    if (head, tail) == (table.head, table.tail):
        return _place_rows(placing, table, log)
    return _batch(Batch((SetHead(head, tail), placing)), table, log)


def _new_rows(edit: InsertRows | InsertSpans, table: RowSpans) -> range:
    """Write rows that stand nowhere yet; return their ids."""
    _expect(0 <= edit.position <= len(table))
    if isinstance(edit, InsertSpans):
        _expect(len(edit.starts) == len(edit.lengths))
        return table.add_spans(edit.block, edit.starts, edit.lengths)
    sample = _sample(table, edit.position)
    return table.add_rows(table.row_format.new_rows(edit.rows, sample))


def _place_rows(edit: PlaceRows, table: RowSpans, log: EffectLog) -> RemoveRows:
    positions, order = edit.positions, table.order
    count = len(order) + len(positions)
    _expect(_ascending(positions, count))
    log.placements.append(edit)
    log.placed.append(edit.row_ids)
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


def _remove_rows(edit: RemoveRows, table: RowSpans, log: EffectLog) -> PlaceRows:
    positions, order = edit.positions, table.order
    _expect(_ascending(positions, len(order)))
    row_ids = array("I", map(order.__getitem__, positions))
    log.placements.append(edit)
    log.removed.append(row_ids)
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


def _move_rows(edit: MoveRows, table: RowSpans, log: EffectLog) -> Edit:
    count = len(edit.positions)
    _expect(0 <= edit.to <= len(table) - count)
    inner = EffectLog()  # nobody need know how a row is moved
    back = _remove_rows(RemoveRows(edit.positions), table, inner)
    there = range(edit.to, edit.to + count)
    _place_rows(PlaceRows(there, back.row_ids), table, inner)
    log.placements.append(edit)
    return Batch((RemoveRows(there), back))


def _set_head(edit: SetHead, table: RowSpans, log: EffectLog) -> Edit:
    old = SetHead(table.head, table.tail)
    log.is_of_head = True
    if edit.head != table.head:
        table.row_format = table.row_format.with_head(edit.head)
    table.set_frame(edit.head, table.tail if edit.tail is None else edit.tail)
    return old


def _batch(edit: Batch, table: RowSpans, log: EffectLog) -> Edit:
    inverses: list[Edit] = []
    try:
        inverses.extend(carry_out(part, table, log) for part in edit.edits)
    except Exception:
        for inverse in reversed(inverses):
            carry_out(inverse, table, EffectLog())
        raise
    return Batch(tuple(reversed(inverses)))


def _sample(table: RowSpans, position: int) -> bytes | None:
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
        text = QT_TRANSLATE_NOOP("core", "There are no rows at these positions.")
        raise EditError("position", text)


def _no_such_field(field: str) -> EditError:
    text = QT_TRANSLATE_NOOP("core", "This kind of file has no column {field}.")
    return EditError("field", text, {"field": field})
