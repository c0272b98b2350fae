"""Carries out what the find bar asks: hits from a worker, next and previous in view order."""

from __future__ import annotations

from array import array
from bisect import bisect_left, bisect_right
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from sitemap_editor.core.errors import Progress
from sitemap_editor.session.jobs import Job
from sitemap_editor.session.table.table_model import TableModel

if TYPE_CHECKING:  # until something is looked for
    from sitemap_editor.core.operations.searching import Hits, Query

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
        self._query: Query | None = None
        self._hits: Hits | None = None
        self._cells: array[int] | None = array("q")  # in view order; None until they are known
        self._job: Job | None = None
        self._preparing: Job | None = None
        model.session.changed.connect(self._on_changed)
        model.session.closed.connect(self._stop)
        model.sorting_changed.connect(self._on_order_changed)
        model.filtered.connect(self._on_order_changed)
        model.columnsInserted.connect(self._on_order_changed)
        model.columnsRemoved.connect(self._on_order_changed)

    @property
    def is_searching(self) -> bool:
        """True until the hits of the last query are known."""
        return self._cells is None

    @property
    def count(self) -> int:
        """How many cells are hits."""
        return len(self._cells or ())

    def prepare(self) -> None:
        """Get ready in a worker while a person begins to type."""
        from sitemap_editor.core.operations.searching import prepare

        snapshot = self._model.session.document.table.snapshot()
        self._stop_preparing()
        self._preparing = self._model.session.jobs.start(
            partial(prepare, snapshot), lambda _done: self._stop_preparing()
        )

    def _stop_preparing(self) -> None:
        if self._preparing is not None:
            self._preparing.cancel()
            self._preparing = None

    def _stop(self) -> None:
        """Stop what is searched; at the end of the document for good."""
        if self._job is not None:
            self._job.cancel()
            self._job = None

    def look_for(self, query: Query) -> None:
        """Search the document as it is now; an earlier search is dropped."""
        if query.text:  # what it needs of that it finds out by itself
            self._stop_preparing()
        self._query = query
        self._hits = None
        self._look()

    def _look(self) -> None:
        """Have the hits found, unless they are known, and numbered as the view has them."""
        self._stop()
        if self._query is None or not self._query.text:
            self._hits, self._cells = None, array("q")
            self.found.emit()
            return
        from sitemap_editor.core.operations.contents_searching import content_cells  # as the next
        from sitemap_editor.core.operations.searching import Hits, cells_of, search

        self._cells = None
        known, query, jobs = self._hits, self._query, self._model.session.jobs
        snapshot = self._model.session.document.table.snapshot()
        width = self._model.columnCount()
        view = self._model.view_order.row_ids if not self._model.view_order.is_of_file else None

        contents = {name: self._model.names.index(name) for name in self._model.contents}
        is_of_own = not query.fields or any(name in snapshot.fields for name in query.fields)

        def work(progress: Progress) -> tuple[Hits, array[int]]:
            hits = known or Hits()
            if known is None and is_of_own:
                hits = search(snapshot, query, progress, jobs.executor)
            cells = cells_of(hits, width, view, len(snapshot.starts))
            shown = snapshot if view is None else snapshot.part(view)
            more = content_cells(shown, query, contents, width, progress)
            return hits, array("q", sorted((*cells, *more))) if more else cells

        self._job = jobs.start(work, self._on_found)

    def step(self, row: int, column: int, *, back: bool = False) -> tuple[int, int] | None:
        """Return the hit after (or before) a cell of the view, going round at the end."""
        width = self._model.columnCount()
        if self.is_searching:
            return self._first_after(row, column)
        cells = self._cells
        if not cells:
            return None
        here = row * width + column
        number = bisect_left(cells, here) - 1 if back else bisect_right(cells, here)
        row, column = divmod(cells[number % len(cells)], width)
        return row, column

    def can_step(self, *, back: bool) -> bool:
        """Tell whether `step` has an answer now.

        While it still counts, forward in file order, where no columns of contents are shown.
        """
        is_ahead = self._model.view_order.is_of_file and not back and not self._model.contents
        return not self.is_searching or is_ahead

    def _first_after(self, row: int, column: int) -> tuple[int, int] | None:
        """Look from a cell on without waiting for the count."""
        from sitemap_editor.core.operations.searching import next_hit

        if self._query is None:
            return None
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
        cells = self._cells or array("q")
        here = row * self._model.columnCount() + column
        at = bisect_left(cells, here)
        return at + 1 if at < len(cells) and cells[at] == here else None

    def _on_found(self, found: tuple[Hits, array[int]]) -> None:
        self._job = None
        self._hits, self._cells = found
        self.found.emit()

    def _on_changed(self) -> None:
        if self._query is not None and self._query.text:
            self.look_for(self._query)

    def _on_order_changed(self) -> None:
        self._look()
        self.found.emit()
