"""Many cells of a table filled: with one value, or with what stands beside or above them."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, TypeAlias

from sitemap_editor.core.columns.row_reading import values_of
from sitemap_editor.core.document.edits import Batch, Edit, FillCells, SetCells
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.errors import Progress, no_progress
from sitemap_editor.core.operations.changing.series import continued
from sitemap_editor.session.table.table_model import TableModel
from sitemap_editor.session.table.view_order import joined

_Cell: TypeAlias = tuple[int, str, str | None]
Across: TypeAlias = tuple[range, str, tuple[str, ...]]
"""Rows of the view, the column that is copied, those that it is copied into."""
_ALIKE: Final = 4  # cells with the same value, from which on they are told as one
_ASKS_EVERY: Final = 1_024


def filling(
    model: TableModel, parts: Sequence[tuple[range, Sequence[int]]], value: str | None
) -> Edit:
    """Return the edit that puts one value into cells: rows of the view and columns of each."""
    rows_of: dict[str, dict[range, None]] = {}
    for rows, columns in parts:
        for column in columns:
            rows_of.setdefault(model.names[column], {})[rows] = None
    fields_of: dict[tuple[range, ...], list[str]] = {}
    for field, ranges in rows_of.items():
        fields_of.setdefault(joined(ranges), []).append(field)
    edits = [
        FillCells(model.view_order.row_ids_in(ranges), tuple(fields), value)
        for ranges, fields in fields_of.items()
    ]
    return edits[0] if len(edits) == 1 else Batch(tuple(edits))


def filled_across(
    table: PieceTable,
    row_ids: array[int],
    parts: Sequence[Across],
    progress: Progress = no_progress,
) -> Edit:
    """Return the edit that copies one column of rows into others; what comes last holds.

    `row_ids` are those of the view. For any thread, where `table` is a snapshot.
    """
    return _told(_across(table, row_ids, parts), progress)


def _across(table: PieceTable, row_ids: array[int], parts: Sequence[Across]) -> Iterator[_Cell]:
    is_told: dict[str, bytearray] = {}
    for rows, origin, fields in reversed(parts):
        part = table.part(row_ids[rows.start : rows.stop])
        for field in fields:
            told = is_told.setdefault(field, bytearray(len(table.starts)))
            for row_id, value in zip(part.order, values_of(part, origin), strict=True):
                if not told[row_id]:
                    told[row_id] = 1
                    yield row_id, field, value


def repeated(
    table: PieceTable,
    row_ids: array[int],
    rows: range,
    fields: Sequence[str],
    onto: range,
    progress: Progress = no_progress,
    *,
    goes_on: bool = False,
) -> Edit:
    """Return the edit that fills rows beside a block with what stands in it, over and over.

    With `goes_on` dates and numbers go on in their steps. Raises: EditError where none is left.
    """
    return _told(_repeated(table, row_ids, rows, fields, onto, goes_on=goes_on), progress)


def _repeated(
    table: PieceTable,
    row_ids: array[int],
    rows: range,
    fields: Sequence[str],
    onto: range,
    *,
    goes_on: bool,
) -> Iterator[_Cell]:
    block = table.part(row_ids[rows.start : rows.stop])
    for field in fields:
        values = list(values_of(block, field))
        series = continued(field, values) if goes_on else None
        for number, row_id in enumerate(row_ids[onto.start : onto.stop], onto.start - rows.start):
            value = values[number % len(rows)] if series is None else series.at(number)
            yield row_id, field, value


def _told(cells: Iterable[_Cell], progress: Progress) -> Edit:
    """Return the edit that sets distinct cells: those with the same value as one."""
    rows_of: dict[tuple[str, str | None], array[int]] = {}
    for number, (row_id, field, value) in enumerate(cells):
        if not number % _ASKS_EVERY:
            progress(0.0)
        alike = rows_of.get((field, value))
        if alike is None:
            rows_of[field, value] = array("I", (row_id,))
        else:
            alike.append(row_id)
    few = [
        (row_id, field, value)
        for (field, value), alike in rows_of.items()
        if len(alike) < _ALIKE
        for row_id in alike
    ]
    edits: list[Edit] = [
        FillCells(alike, (field,), value)
        for (field, value), alike in rows_of.items()
        if len(alike) >= _ALIKE
    ]
    if few or not edits:
        edits.append(SetCells(few))
    return edits[0] if len(edits) == 1 else Batch(tuple(edits))
