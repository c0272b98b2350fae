"""Carries out what the find bar asks: hits from a worker, next and previous in view order."""

from __future__ import annotations

from array import array
from bisect import bisect_left, bisect_right

from PySide6.QtCore import QObject, Signal

from sitemap_editor.core.errors import Progress
from sitemap_editor.core.operations.searching import (
    Hits,
    Query,
    next_hit,
    prepare,
    search,
)
from sitemap_editor.session.jobs import Job
from sitemap_editor.session.table.table_model import TableModel

_LOOK_AHEAD_ROWS = 50_000  # a blink; a hit further down waits for the worker


class Finder(QObject):
    """The hits of one query in one document, kept true while it is edited and sorted.

    Signals: `found` when the hits are known anew. Cells are numbered in view order:
    row × columns + column.
    """

    found = Signal()

    def __init__(self, model: TableModel, parent: QObject) -> None:
        super().__init__(parent)
        self._model = model
        self._query = Query("")
        self._hits: Hits | None = Hits()
        self._cells: array[int] | None = None
        self._job: Job | None = None
        model.session.changed.connect(lambda _change: self.look_for(self._query))
        model.sorting_changed.connect(self._on_order_changed)

    @property
    def is_searching(self) -> bool:
        """True until the hits of the last query are known."""
        return self._hits is None

    @property
    def count(self) -> int:
        """How many cells are hits."""
        return len(self._in_view_order())

    def prepare(self) -> None:
        """Get ready in a worker while a person begins to type."""
        snapshot = self._model.session.document.table.snapshot()
        self._model.session.jobs.start(lambda _progress: prepare(snapshot), lambda _done: None)

    def look_for(self, query: Query) -> None:
        """Search the document as it is now; an earlier search is dropped."""
        self._query = query
        if self._job is not None:
            self._job.cancel()
            self._job = None
        self._cells = None
        if not query.text:
            self._hits = Hits()
            self.found.emit()
            return
        self._hits = None
        snapshot = self._model.session.document.table.snapshot()

        def work(progress: Progress) -> Hits:
            return search(snapshot, query, progress)

        self._job = self._model.session.jobs.start(work, self._on_hits)

    def step(self, row: int, column: int, *, back: bool = False) -> tuple[int, int] | None:
        """Return the hit after (or before) a cell of the view, going round at the end."""
        width = self._model.columnCount()
        if self.is_searching:
            return self._first_after(row, column)
        cells = self._in_view_order()
        if not cells:
            return None
        here = row * width + column
        number = bisect_left(cells, here) - 1 if back else bisect_right(cells, here)
        row, column = divmod(cells[number % len(cells)], width)
        return row, column

    def can_step(self, *, back: bool) -> bool:
        """Tell whether `step` has an answer now; while it still counts, forward in file order."""
        return not self.is_searching or (self._model.sorting is None and not back)

    def _first_after(self, row: int, column: int) -> tuple[int, int] | None:
        """Look from a cell on without waiting for the count."""
        table = self._model.session.document.table
        first = max(0, row)
        found = next_hit(table, self._query, first, min(len(table), first + _LOOK_AHEAD_ROWS))
        while found is not None:
            position, bits = found
            columns = [each for each in range(self._model.columnCount()) if bits >> each & 1]
            beyond = [each for each in columns if (position, each) > (row, column)]
            if beyond:
                return position, beyond[0]
            last = min(len(table), position + 1 + _LOOK_AHEAD_ROWS)
            found = next_hit(table, self._query, position + 1, last)
        return None

    def number_of(self, row: int, column: int) -> int | None:
        """Return which hit (from 1) a cell of the view is, if it is one."""
        cells = self._in_view_order()
        here = row * self._model.columnCount() + column
        at = bisect_left(cells, here)
        return at + 1 if at < len(cells) and cells[at] == here else None

    def _in_view_order(self) -> array[int]:
        if self._cells is None and self._hits is not None:
            width = self._model.columnCount()
            columns = {
                bits: [column for column in range(width) if bits >> column & 1]
                for bits in set(self._hits.columns)
            }
            is_sorted = self._model.sorting is not None
            rows = self._sorted_rows() if is_sorted else self._hits.positions
            self._cells = array(
                "q",
                (
                    row * width + column
                    for row, bits in zip(rows, self._hits.columns, strict=True)
                    for column in columns[bits]
                ),
            )
            if is_sorted:
                self._cells = array("q", sorted(self._cells))
        return self._cells if self._cells is not None else array("q")

    def _sorted_rows(self) -> list[int]:
        """Return where the rows with hits stand in a sorted view."""
        hits = self._hits.row_ids if self._hits is not None else ()
        wanted = set(hits)
        order = enumerate(self._model.view_order.row_ids)
        rows = {row_id: row for row, row_id in order if row_id in wanted}
        return [rows[row_id] for row_id in hits]

    def _on_hits(self, hits: Hits) -> None:
        self._job = None
        self._hits = hits
        self.found.emit()

    def _on_order_changed(self) -> None:
        self._cells = None
        self.found.emit()
