"""A live check of rows of a document, whose results its columns, rules and filters see."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator

from shiboken6 import isValid

from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.errors import Progress
from sitemap_editor.core.web.live.check import LiveCheck
from sitemap_editor.core.web.live.manners import Manners
from sitemap_editor.core.web.live.store import ResultStore
from sitemap_editor.session.jobs import Jobs
from sitemap_editor.session.web.live.check_run import CheckRun, RunState
from sitemap_editor.session.web.live.live_results import LiveResults
from sitemap_editor.session.web.web import Web


class LiveRun(CheckRun):
    """One check of some rows; it ends with the document."""

    def __init__(
        self,
        results: LiveResults,
        row_ids: array[int],
        manners: Manners,
        web: Web,
        jobs: Jobs,
        tells: Callable[[], object],
    ) -> None:
        super().__init__(web, jobs, tells, results)
        self.on_results = results.note
        self._results = results
        self._row_ids = row_ids
        self._manners = manners
        results.session.closed.connect(self.stop)

    def open(self) -> None:
        """Read what is known of earlier checks, then ask for the rest."""
        self._results.open(self._on_opened, self.fail)

    def _on_opened(self, store: ResultStore) -> None:
        if self.state is RunState.OVER or not isValid(self):
            return
        table, row_ids = self._results.session.document.table.snapshot(), self._row_ids
        manners = self._manners

        def work(progress: Progress) -> LiveCheck:
            return LiveCheck(_locs(table, row_ids), store, manners, progress=progress)

        self.begin(work)


def _locs(table: PieceTable, row_ids: array[int]) -> Iterator[str]:
    return ((table.row(row_id).loc or "").strip() for row_id in row_ids)
