"""The order of a table by a column, worked out beside the window; the file is not touched."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QAbstractItemModel

from sitemap_editor.core.errors import Progress
from sitemap_editor.session.document.session import Session
from sitemap_editor.session.jobs import Job
from sitemap_editor.session.table.view_order import SortedRows, ViewOrder, chosen, positions_of

if TYPE_CHECKING:
    from sitemap_editor.core.operations.sort_keys import KeysOf


_MANY: Final = 100_000
"""So many rows that to tell the shown ones among them is done beside the window."""


class ViewSorter:
    """Brings the rows of a model into an order, as its reset.

    `keys_of` returns by what a column sorts. `about_to_reorder` is called before the rows move that
    a worker has put in order, `reordered` once they have.
    """

    def __init__(
        self,
        session: Session,
        view_order: ViewOrder,
        model: QAbstractItemModel,
        keys_of: Callable[[str], KeysOf],
        about_to_reorder: Callable[[], object],
        reordered: Callable[[], object],
    ) -> None:
        self.sorting: tuple[str, bool] | None = None
        """Column and whether descending; None in the file's own order."""
        self.keeps_place = False
        """True while other rows come into sight, and what was in sight is not to be followed."""
        self._session = session
        self._order = view_order
        self._model = model
        self._keys_of = keys_of
        self._about_to_reorder = about_to_reorder
        self._reordered = reordered
        self._job: Job | None = None
        session.closed.connect(self._stop)

    def _stop(self) -> None:
        """Stop what is worked out: it is of no use, or its table is about to go."""
        if self._job is not None:
            self._job.cancel()
            self._job = None

    def sort_by(
        self, field: str | None, *, descending: bool = False, stays: bool = False
    ) -> Job | None:
        """Show the rows ordered by `field`, or in the file's order.

        Where one `stays` the rows in sight are others, not those around the row one is at.
        """
        self._stop()
        session, mask = self._session, self._order.mask
        if field is None and (mask is None or len(session.document) < _MANY):
            self.sorting = None
            self._show(SortedRows())
            return None
        revision, snapshot = session.revision, session.document.table.snapshot()
        keys_of = None if field is None else self._keys_of(field)
        executor, kept = session.jobs.executor, session.kept_values

        def work(progress: Progress) -> SortedRows:
            from sitemap_editor.core.operations.sorting import sorted_row_ids  # not at start

            order, positions = None, None
            if keys_of is not None:
                order = sorted_row_ids(
                    snapshot,
                    keys_of,
                    descending=descending,
                    progress=progress,
                    executor=executor,
                    kept=kept,
                )
                positions = positions_of(snapshot, progress)
            every = snapshot.order if order is None else order
            rows = None if mask is None else chosen(every, mask, progress)
            return SortedRows(order, positions, rows)

        def done(found: SortedRows) -> None:
            self._job = None
            self._about_to_reorder()
            if revision == session.revision:
                self.sorting = None if field is None else (field, descending)
                self.keeps_place = stays
                self._show(found if mask is self._order.mask else replace(found, rows=None))
                self.keeps_place = False
            else:
                self.sort_by(field, descending=descending, stays=stays)

        self._job = session.jobs.start(work, done)
        return self._job

    def _show(self, found: SortedRows) -> None:
        """Show rows in another order; one that they have already leaves what is selected."""
        if found.row_ids != self._order.sorted_ids:
            self._model.beginResetModel()
            self._order.show(found)
            self._model.endResetModel()
        self._reordered()
