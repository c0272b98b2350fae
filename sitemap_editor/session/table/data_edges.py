"""Where a column of values ends and begins again, as Ctrl with an arrow goes in a spreadsheet."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from PySide6.QtCore import QObject

from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.errors import Progress
from sitemap_editor.session.jobs import JobOwner
from sitemap_editor.session.table.table_model import TableModel

_LOOKED_AT: Final = 20_000
"""Rows, in 50 ms: those beyond are looked at in a job."""
_ASKS_EVERY: Final = 4_096


def edge_row(model: TableModel, row: int, column: int, step: int) -> int | None:
    """Return the row at the edge of the data above (step -1) or below (1) a cell.

    None where the edge is so far that it takes a `DistantEdge`; what is computed ends there.
    """
    last = model.rowCount() - 1 if step > 0 else 0
    beyond = range(row + step, last + step, step)
    near = beyond[:_LOOKED_AT]
    found = _steps(_is_filled(model, row, column), (_is_filled(model, r, column) for r in near))
    if found is not None:
        return row + step * found
    return None if len(near) < len(beyond) and model.columns[column].is_editable else last


class DistantEdge(JobOwner):
    """Looks for the edge of a long run of rows while the window goes on."""

    def __init__(self, model: TableModel, parent: QObject) -> None:
        super().__init__(model.session.jobs, parent)
        self._model = model

    def seek(self, row: int, column: int, step: int, then: Callable[[int], object]) -> None:
        """Call `then` with the row at the edge, unless the table is another by then."""
        model = self._model
        table, field = model.session.document.table.snapshot(), model.names[column]
        order, revision = model.view_order.row_ids, model.session.revision
        last = len(order) - 1 if step > 0 else 0

        def work(progress: Progress) -> int:
            found = _steps(_is_value(table, order[row], field), values(progress))
            return last if found is None else row + step * found

        def values(progress: Progress) -> Iterator[bool]:
            for number, place in enumerate(range(row + step, last + step, step)):
                if not number % _ASKS_EVERY:
                    progress(number / len(order))
                yield _is_value(table, order[place], field)

        def on_found(place: int) -> None:
            if revision == model.session.revision and order is model.view_order.row_ids:
                then(place)

        self.begin(work, on_found)


def _is_value(table: PieceTable, row_id: int, field: str) -> bool:
    block, start = table.buffers.locate(table.starts[row_id])
    return bool(table.row_format.value_at(block, start, start + table.lengths[row_id], field))


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
    return bool(given.value(view) if given.is_editable else given.text(view))
