"""Finds a text in columns of contents: rows are read many at a time, whatever spells them."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from typing import Final

from sitemap_editor.core.columns.row_reading import RowReader
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.errors import Progress, no_progress
from sitemap_editor.core.operations.searching import Query

_ROWS_AT_ONCE: Final = 1_024


def content_cells(
    table: PieceTable,
    query: Query,
    columns: Mapping[str, int],
    width: int,
    progress: Progress = no_progress,
) -> array[int]:
    """Return the cells that are hits, as row × `width` + column, in the order of the table.

    `columns` are those that are shown, by name, with their numbers; of several values in a cell the
    first counts. Raises: Cancelled by way of `progress`.
    """
    wanted = [name for name in columns if not query.fields or name in query.fields]
    numbers, cells = [columns[name] for name in wanted], array("q")
    if not wanted:
        return cells
    reader = RowReader(table.row_format, wanted)
    for first in range(0, len(table), _ROWS_AT_ONCE):
        progress(first / len(table))
        values = reader.of_rows(table, table.order[first : first + _ROWS_AT_ONCE])
        for row, line in enumerate(zip(*values, strict=True), first):
            start = row * width
            cells.extend(
                start + number
                for number, value in zip(numbers, line, strict=True)
                if query.matches(value)
            )
    return cells
