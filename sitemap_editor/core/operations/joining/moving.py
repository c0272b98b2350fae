"""Moves rows of a joined table, also from one file to another: then they are new rows there."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from sitemap_editor.core.document.edits import Batch, Edit, InsertSpans, MoveRows, RemoveRows
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.row_spans import begins
from sitemap_editor.core.operations.joining.files import brought


def moved(table: PieceTable, positions: Sequence[int], to: int) -> Edit:
    """Return what gathers rows, at ascending positions, so that the first comes to stand at `to`.

    Between rows of their own file and of another they stay in theirs; else they go into the file
    of the row above.
    """
    numbers, order = table.file_numbers, table.order
    count = len(order) - len(positions)
    if numbers is None or not positions or not count > 0:
        return MoveRows(positions, to)
    places = [_original(positions, at) for at in (to - 1, to) if 0 <= at < count]
    beside = [numbers[order[place]] for place in places]
    own = {numbers[order[position]] for position in positions}
    if len(own) == 1 and own <= set(beside):
        return MoveRows(positions, to)
    return _brought(table, positions, to)


def moved_to_file(table: PieceTable, positions: Sequence[int], name: str) -> Edit:
    """Return what puts rows, at ascending positions, behind the last row of a file.

    Rows that belong to it already stay where they are.
    """
    numbers, order = table.file_numbers, table.order
    if numbers is None or name not in table.file_names:
        raise ValueError(name)
    number = table.file_names.index(name)
    coming = array("I", (each for each in positions if numbers[order[each]] != number))
    return Batch(brought(table, coming, number))


def _original(positions: Sequence[int], at: int) -> int:
    """Return where what stands at `at` stood before the rows at these positions were taken out."""
    for position in positions:
        if position > at:
            break
        at += 1
    return at


def _brought(table: PieceTable, positions: Sequence[int], to: int) -> Edit:
    """Return what takes rows out and puts the same bytes elsewhere, as rows of the file there."""
    row_ids = array("I", map(table.order.__getitem__, positions))
    lengths = array("I", map(table.lengths.__getitem__, row_ids))
    rows = InsertSpans(to, table.rows_bytes(row_ids), begins(lengths), lengths)
    return Batch((RemoveRows(positions), rows))
