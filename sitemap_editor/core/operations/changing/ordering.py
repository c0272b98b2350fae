"""Writes an order of rows into the file: a sorted one, or rows moved together."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from itertools import compress
from operator import ne
from typing import Final

from sitemap_editor.core.document.edits import Batch, Edit, MoveRows, PlaceRows, RemoveRows
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, EditError, Progress, no_progress
from sitemap_editor.core.filtering.kept_values import KeptValues
from sitemap_editor.core.operations.sort_keys import FieldKeys
from sitemap_editor.core.operations.sorting import sorted_row_ids
from sitemap_editor.core.passes.executor import Executor

START: Final = "start"
END: Final = "end"


def sorting_edit(
    table: PieceTable,
    row_ids: Sequence[int],
    column: str,
    *,
    descending: bool = False,
    natural: bool = True,
    progress: Progress = no_progress,
    executor: Executor | None = None,
    kept: KeptValues | None = None,
) -> tuple[Edit | None, int]:
    """Return the edit that puts rows in order among their own places, and how many it moves.

    Rows that are not among `row_ids` (in the order of the file) stay where they are. In `natural`
    order 2 comes before 10. What is `kept` of the document is not read again. Raises: Cancelled.
    """
    part = table.part(array("I", row_ids))
    ordered = sorted_row_ids(
        part,
        FieldKeys(column, natural),
        descending=descending,
        progress=progress,
        executor=executor,
        kept=kept,
    )
    return placing(table, part.order, ordered)


def placing(table: PieceTable, row_ids: array[int], ordered: array[int]) -> tuple[Edit | None, int]:
    """Return the edit that lets `ordered` stand where `row_ids` do, and how many rows it moves."""
    is_moved = bytes(map(ne, row_ids, ordered))
    moved = sum(is_moved)
    if not moved:
        return None, 0
    there = bytearray(len(table.starts))
    for row_id in compress(row_ids, is_moved):
        there[row_id] = 1
    order = table.order
    positions = array("I", compress(range(len(order)), map(there.__getitem__, order)))
    edits = RemoveRows(positions), PlaceRows(positions, array("I", compress(ordered, is_moved)))
    return Batch(edits), moved


def moving_edit(table: PieceTable, positions: Sequence[int], to: str | int) -> Edit | None:
    """Return the edit that gathers rows at the start, the end, or from the place `to` (from 1).

    None where they stand there already. Raises: EditError where there is no such place.
    """
    last = len(table) - len(positions)
    first = 0 if to == START else last if to == END else int(to) - 1
    if not 0 <= first < max(1, len(table)):
        text = QT_TRANSLATE_NOOP("core", "There is no row {number}.")
        raise EditError("position", text, {"number": int(to)})
    first = min(first, last)
    if not positions or list(positions) == list(range(first, first + len(positions))):
        return None
    return MoveRows(positions, first)
