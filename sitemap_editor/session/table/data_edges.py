"""Where a column of values ends and begins again, as Ctrl with an arrow goes in a spreadsheet."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sitemap_editor.session.table.table_model import TableModel

_LOOKED_AT: Final = 20_000
"""Rows, in 50 ms; where none of them is an edge it goes to the last one there is."""


def edge_row(model: TableModel, row: int, column: int, step: int) -> int:
    """Return the row at the edge of the data above (step -1) or below (1) a cell."""
    last = model.rowCount() - 1 if step > 0 else 0
    beyond = range(row + step, last + step, step)[:_LOOKED_AT]
    found = _steps(_is_filled(model, row, column), (_is_filled(model, r, column) for r in beyond))
    return last if found is None else row + step * found


def edge_column(model: TableModel, row: int, columns: list[int], column: int) -> int:
    """Return the column at the edge of the data; `columns` are those beyond, in their order."""
    found = _steps(_is_filled(model, row, column), (_is_filled(model, row, c) for c in columns))
    if not columns:
        return column
    return columns[-1] if found is None else (column, *columns)[found]


def _steps(is_here_filled: bool, beyond: Iterable[bool]) -> int | None:
    """Return how far the edge is: the last of what is filled, or the next that is; None: the end.

    Where the next cell is empty it goes on to the one after the gap.
    """
    for number, is_filled in enumerate(beyond, 1):
        if number == 1 and not is_filled:
            is_here_filled = False
        if is_here_filled and not is_filled:
            return number - 1
        if not is_here_filled and is_filled:
            return number
    return None


def _is_filled(model: TableModel, row: int, column: int) -> bool:
    given = model.columns[column]
    view = model.row_view(row)
    return bool(view.row.value(given.name) if given.is_editable else given.text(view))
