"""Carries out edits on a piece table: one small function a kind of edit."""

from __future__ import annotations

from array import array
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate, compress, repeat
from operator import ne
from typing import assert_never

from sitemap_editor.core.document.edits import (
    Batch,
    Edit,
    FillCells,
    InsertRows,
    InsertSpans,
    MoveRows,
    PlaceRows,
    RemoveRows,
    SetCells,
    SetFiles,
    SetHead,
    SetRows,
    SetSpans,
)
from sitemap_editor.core.document.effects import EffectLog
from sitemap_editor.core.document.row_numbers import (
    ROWS_A_STEP,
    ascending,
    compact,
    exchanged,
    is_contiguous,
    listed,
    merged,
    taken,
    without,
)
from sitemap_editor.core.document.row_spans import RowSpans, begins
from sitemap_editor.core.document.written_rows import WrittenRows
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, EditError, Progress, no_progress

_ROWS_A_BLOCK = 4096  # a bulk edit is written in blocks, so that no copy of all rows is held
_ROWS_AT_ONCE = 512  # filled by one call, during which no other thread can do anything
_ROWS_TO_A_CHECK = 256
_ROWS_A_LONG_STEP = 1 << 14  # or next to nothing, where they follow one another


def carry_out(
    edit: Edit, table: RowSpans, log: EffectLog, progress: Progress = no_progress
) -> Edit:
    """Carry out `edit` on `table` and note in `log` what it does; return the edit that undoes it.

    Raises: EditError, and the table is as it was; what `log` says then is of no use.
    """
    match edit:
        case SetCells() | FillCells() | SetRows() | SetSpans():
            return _set_values(edit, table, log, progress)
        case InsertRows() | InsertSpans():
            return _insert_rows(edit, table, log, progress)
        case PlaceRows():
            return _place_rows(edit, table, log, progress)
        case RemoveRows():
            return _remove_rows(edit, table, log, progress)
        case MoveRows():
            return _move_rows(edit, table, log, progress)
        case SetHead():
            return _set_head(edit, table, log)
        case SetFiles():
            return _set_files(edit, table, log)
        case Batch():
            return _batch(edit, table, log, progress)
        case _:
            assert_never(edit)


def _set_values(
    edit: SetCells | FillCells | SetRows | SetSpans,
    table: RowSpans,
    log: EffectLog,
    progress: Progress,
) -> Edit:
    match edit:
        case SetCells():
            return _rewritten(_with_values(edit, table, progress), table, log)
        case FillCells():
            return _filled(edit, table, log, progress)
        case SetRows(rows=WrittenRows() as rows, is_checked=True):
            return _blocks_taken(rows, table, log, progress)
        case SetRows():
            return _rewritten(_whole_rows(edit, table), table, log)
        case SetSpans():
            return _set_spans(edit, table, log, progress)


def _with_values(
    edit: SetCells, table: RowSpans, progress: Progress
) -> Iterator[tuple[int, bytes]]:
    """Return the rows with their new values, made one by one."""
    changes: dict[int, dict[str, str | None]] = {}
    for row_id, field, value in edit.cells:
        if field not in table.fields:
            raise _no_such_field(field)
        _expect(0 <= row_id < len(table.starts))
        changes.setdefault(row_id, {})[field] = value
    for number, (row_id, values) in enumerate(changes.items()):
        if not number % _ROWS_TO_A_CHECK:
            progress(number / len(changes))
        yield row_id, table.row_format.with_values(table.row_bytes(row_id), values)


def _whole_rows(edit: SetRows, table: RowSpans) -> Sequence[tuple[int, bytes]]:
    _expect(all(0 <= row_id < len(table.starts) for row_id, _ in edit.rows))
    if not edit.is_checked:
        table.row_format.new_rows([content for _, content in edit.rows], None)  # raises if not
    return edit.rows


def _blocks_taken(rows: WrittenRows, table: RowSpans, log: EffectLog, progress: Progress) -> Edit:
    """Let rows mean bytes that are shared with the edit, which holds them in blocks already."""
    row_ids, starts, lengths = rows.row_ids, array("q"), array("I")
    does_ascend = ascending(row_ids, len(table.starts), progress)
    _expect(does_ascend or max(row_ids) < len(table.starts))
    for block, some in rows.blocks():
        progress(len(starts) / len(row_ids))
        address = table.buffers.append(block)
        starts.extend(begins(some, address))
        lengths.extend(some)
    ids = compact(row_ids) if does_ascend else row_ids
    return _set_spans(SetSpans(ids, starts, lengths), table, log, progress)


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


def _filled(edit: FillCells, table: RowSpans, log: EffectLog, progress: Progress) -> Edit:
    """Write one value into many rows: all at once where they are plain, else one by one."""
    for field in edit.fields:
        if field not in table.fields:
            raise _no_such_field(field)
    given, count = edit.row_ids, len(table.starts)
    if not ascending(given, count, progress):
        given = array("I", sorted(given)) if min(given) >= 0 else given
        _expect(ascending(given, count))
    row_ids, starts, lengths = array("I"), array("q"), array("I")
    for at in range(0, len(given), _ROWS_AT_ONCE):
        progress(at / len(given))
        some = array("I", given[at : at + _ROWS_AT_ONCE])
        is_new, sizes, block = _filled_rows(table, some, edit)
        row_ids.extend(some if all(is_new) else compress(some, is_new))
        begins = list(accumulate(sizes, initial=table.buffers.append(block)))
        del begins[-1]  # the end
        lengths.fromlist(sizes)
        starts.fromlist(begins)
    return _set_spans(SetSpans(compact(row_ids), starts, lengths), table, log, progress)


def _filled_rows(
    table: RowSpans, row_ids: array[int], edit: FillCells
) -> tuple[bytes, list[int], bytes]:
    """Return which rows have other bytes when filled, how long these are, and the bytes."""
    plain, data = table.row_format.plain, table.rows_bytes(row_ids)
    old = plain.cut(data, len(row_ids)) if plain else None
    if plain is not None and old is not None:
        filled = plain.filled(data, len(row_ids), edit.fields, edit.value)
        if filled is not None:
            new, end = filled.split(plain.end_tag)[:-1], plain.end_tag
            is_new = bytes(map(ne, old, new))
            if not all(is_new):
                new = list(compress(new, is_new))
                filled = end.join([*new, b""])
            return is_new, list(map(len(end).__add__, map(len, new))), filled
    values = dict.fromkeys(edit.fields, edit.value)
    old = list(map(table.row_bytes, row_ids))
    new = [table.row_format.with_values(each, values) for each in old]
    is_new = bytes(map(ne, old, new))
    new = list(compress(new, is_new))
    return is_new, list(map(len, new)), b"".join(new)


def _set_spans(
    edit: SetSpans, table: RowSpans, log: EffectLog, progress: Progress = no_progress
) -> SetSpans:
    old_starts, old_lengths = array("q"), array("I")
    count = len(edit.row_ids)
    _expect(count == len(edit.starts) == len(edit.lengths))
    if not ascending(edit.row_ids, len(table.starts), progress):
        return _set_spans_in_turn(edit, table, log)
    step = _ROWS_A_LONG_STEP if is_contiguous(edit.row_ids) else ROWS_A_STEP
    for first in range(0, count, step):
        progress(first / count)
        some = edit.row_ids[first : first + step]
        starts = edit.starts[first : first + step]
        lengths = edit.lengths[first : first + step]
        old_starts.extend(exchanged(table.starts, some, starts))
        were = exchanged(table.lengths, some, lengths)
        old_lengths.extend(were)
        is_placed = taken(table.is_placed, some)
        if 0 in is_placed:
            lengths, were = (array("I", compress(each, is_placed)) for each in (lengths, were))
        table.rows_size_bytes += sum(lengths) - sum(were)
    log.rewritten.append(edit.row_ids)
    return SetSpans(edit.row_ids, old_starts, old_lengths)


def _set_spans_in_turn(edit: SetSpans, table: RowSpans, log: EffectLog) -> SetSpans:
    """Let rows in any order, some perhaps twice, mean other bytes."""
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


def _insert_rows(
    edit: InsertRows | InsertSpans, table: RowSpans, log: EffectLog, progress: Progress
) -> Edit:
    """Let new rows stand from a position on, in a root that has room for them."""
    row_ids = _new_rows(edit, table, progress)
    placing = PlaceRows(range(edit.position, edit.position + len(row_ids)), row_ids)
    head, tail = table.row_format.expand_empty_root(table.head, table.tail)
    if (head, tail) == (table.head, table.tail):
        return _place_rows(placing, table, log, progress)
    return _batch(Batch((SetHead(head, tail), placing)), table, log, progress)


def _new_rows(edit: InsertRows | InsertSpans, table: RowSpans, progress: Progress) -> range:
    """Write rows that stand nowhere yet; return their ids."""
    _expect(0 <= edit.position <= len(table))
    if isinstance(edit, InsertSpans):
        _expect(len(edit.starts) == len(edit.lengths))
        return table.add_spans(edit.block, edit.starts, edit.lengths)
    sample = _sample(table, edit.position)
    written: list[tuple[bytes, array[int]]] = []  # a block each, and the lengths of its rows
    for at in range(0, len(edit.rows), _ROWS_AT_ONCE):
        progress(at / len(edit.rows))
        contents = table.row_format.new_rows(edit.rows[at : at + _ROWS_AT_ONCE], sample)
        written.append((b"".join(contents), array("I", map(len, contents))))
    known = len(table.starts)
    for at, (block, lengths) in enumerate(written):
        progress(at / len(written))
        table.add_spans(block, begins(lengths), lengths)
    return range(known, len(table.starts))


def _place_rows(edit: PlaceRows, table: RowSpans, log: EffectLog, progress: Progress) -> RemoveRows:
    positions, order = edit.positions, table.order
    count = len(order) + len(positions)
    _expect(ascending(positions, count, progress))
    log.placements.append(edit)
    log.placed.append(edit.row_ids)
    if is_contiguous(positions):
        at = positions[0] if positions else 0
        order[at:at] = listed(edit.row_ids, progress)
    else:
        table.order = merged(order, positions, edit.row_ids, progress)
    table.rows_size_bytes += _note_placed(table, edit.row_ids, b"\1", progress)
    table.put_in_files(positions, edit.row_ids)
    return RemoveRows(positions)


def _note_placed(
    table: RowSpans, row_ids: Sequence[int], is_placed: bytes, progress: Progress
) -> int:
    """Note of rows whether they stand anywhere; return how many bytes they have."""
    size = 0
    for at in range(0, len(row_ids), ROWS_A_STEP):
        progress(at / len(row_ids))
        some = row_ids[at : at + ROWS_A_STEP]
        if isinstance(some, range) and is_contiguous(some):
            table.is_placed[some[0] : some[-1] + 1] = is_placed * len(some)
        else:
            deque(map(table.is_placed.__setitem__, some, repeat(is_placed[0])), maxlen=0)
        size += sum(taken(table.lengths, some))
    return size


def _remove_rows(
    edit: RemoveRows, table: RowSpans, log: EffectLog, progress: Progress
) -> PlaceRows:
    positions, order = edit.positions, table.order
    _expect(ascending(positions, len(order), progress))
    row_ids = array("I")
    for at in range(0, len(positions), ROWS_A_STEP):
        row_ids.extend(taken(order, positions[at : at + ROWS_A_STEP]))
        progress(at / len(positions))
    log.placements.append(edit)
    log.removed.append(row_ids)
    if is_contiguous(positions):
        if positions:
            del order[positions[0] : positions[-1] + 1]
    else:
        table.order = without(order, positions, progress)
    table.rows_size_bytes -= _note_placed(table, row_ids, b"\0", progress)
    return PlaceRows(positions, row_ids)


def _move_rows(edit: MoveRows, table: RowSpans, log: EffectLog, progress: Progress) -> Edit:
    count = len(edit.positions)
    _expect(0 <= edit.to <= len(table) - count)
    inner = EffectLog()  # nobody need know how a row is moved
    back = _remove_rows(RemoveRows(edit.positions), table, inner, progress)
    there = range(edit.to, edit.to + count)
    _place_rows(PlaceRows(there, back.row_ids), table, inner, progress)
    log.placements.append(edit)
    return Batch((RemoveRows(there), back))


def _set_head(edit: SetHead, table: RowSpans, log: EffectLog) -> Edit:
    old = SetHead(table.head, table.tail)
    log.is_of_head = True
    if edit.head != table.head:
        table.row_format = table.row_format.with_head(edit.head)
    table.set_frame(edit.head, table.tail if edit.tail is None else edit.tail)
    return old


def _set_files(edit: SetFiles, table: RowSpans, log: EffectLog) -> SetFiles:
    numbers, row_ids = table.file_numbers, edit.row_ids
    _expect(len(edit.names) == len(edit.likes) and len(edit.numbers) == len(row_ids))
    _expect(all(number < len(edit.names) for number in set(edit.numbers)))
    if numbers is None:
        raise _no_files()
    old = array("H", map(numbers.__getitem__, row_ids))
    back = SetFiles(table.file_names, table.file_likes, row_ids, old)
    table.file_names, table.file_likes = edit.names, edit.likes
    deque(map(numbers.__setitem__, row_ids, edit.numbers), maxlen=0)
    log.placements.append(edit)
    if row_ids:
        log.rewritten.append(row_ids)  # what names their file is other by now
    return back


def _batch(edit: Batch, table: RowSpans, log: EffectLog, progress: Progress = no_progress) -> Edit:
    inverses: list[Edit] = []
    try:
        inverses.extend(carry_out(part, table, log, progress) for part in edit.edits)
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


def _expect(positions_fit: bool) -> None:
    if not positions_fit:
        text = QT_TRANSLATE_NOOP("core", "There are no rows at these positions.")
        raise EditError("position", text)


def _no_files() -> EditError:
    return EditError("files", QT_TRANSLATE_NOOP("core", "These rows belong to one file."))


def _no_such_field(field: str) -> EditError:
    text = QT_TRANSLATE_NOOP("core", "This kind of file has no column {field}.")
    return EditError("field", text, {"field": field})
