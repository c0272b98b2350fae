"""What became of the URLs of one document: kept on disk, seen by columns, rules and filters."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer
from shiboken6 import isValid

from sitemap_editor.core.checks.row_view import RowView
from sitemap_editor.core.document.url_keys import hashes
from sitemap_editor.core.errors import Progress, SitemapError
from sitemap_editor.core.web.live.pages import CheckedPages
from sitemap_editor.core.web.live.result import PageResult
from sitemap_editor.core.web.live.store import ResultStore
from sitemap_editor.session.document.session import Session
from sitemap_editor.session.jobs import Jobs
from sitemap_editor.session.web.live.kept_results import RESULTS_SUFFIX, place_of_results

_KEPT_S: Final = 90 * 24 * 60 * 60
_AT_ONCE: Final = 64


class LiveResults(QObject):
    """Results of a document, once they were opened."""

    def __init__(self, session: Session, jobs: Jobs) -> None:
        super().__init__(session)
        self.session = session
        self._jobs = jobs
        self.pages: CheckedPages | None = None
        self._is_closed = False
        self._path: Path | None = None
        """Where the file lay when its results were opened, or followed it."""
        self._unsettled: set[int] = set()  # of results that came while the rows were checked
        self._settling = QTimer(self, singleShot=True, interval=0)
        self._settling.timeout.connect(self._settle_some)
        session.closed.connect(self.close)
        session.saved.connect(self._on_saved)
        session.findings.updated.connect(self._on_findings_updated)

    @property
    def store(self) -> ResultStore | None:
        """Where they are kept; None before they were opened."""
        return self.pages.store if self.pages is not None else None

    def open(
        self,
        then: Callable[[ResultStore], object],
        failed: Callable[[SitemapError], object],
    ) -> None:
        """Read what is kept of earlier checks, in a worker, and which rows there are now."""
        table, known = self.session.document.table.snapshot(), self.store
        place = place_of_results(self.session.path)
        self._path = self._path if known is not None else self.session.path

        def work(progress: Progress) -> CheckedPages:
            store = known if known is not None else _opened(place, progress)
            return CheckedPages(store, hashes(table, progress), table.order, progress)

        def on_opened(pages: CheckedPages) -> None:
            store = pages.store
            if store is None or self._is_closed or not isValid(self):
                return
            if self.pages is not None and self.pages.store is store:
                self.pages.list_as(pages)
            else:
                self.pages = pages
                self.session.use_pages(pages)
            then(store)

        def on_failed(error: Exception) -> None:
            if not isinstance(error, SitemapError):
                raise error
            if isValid(self):
                failed(error)

        self._jobs.start(work, on_opened, on_failed)

    def note(self, results: Sequence[PageResult]) -> None:
        """Let rules and table know of results that were kept just now; 0.1 ms each."""
        if self.pages is None or self._is_closed:
            return
        row_ids = {row_id for each in results for row_id in self.pages.row_ids(each.url)}
        findings = self.session.findings
        if not findings.is_settled:  # what is checked just now may have been looked up before
            self._unsettled |= row_ids
        if findings.is_complete:
            self._hold(row_ids)

    def _hold(self, row_ids: Iterable[int]) -> None:
        """Hold rows against what became of their URLs."""
        findings, table = self.session.findings, self.session.document.table
        there = set(filter(table.has_row, row_ids))
        for row_id in there:
            view = RowView(table.row_bytes(row_id), table.row_format)
            findings.index.set_page(row_id, findings.checker.page(view))
        findings.updated.emit(there)

    def _on_saved(self) -> None:
        """Keep results where they are looked for when the file is opened again."""
        store, path = self.store, self.session.path
        place = place_of_results(path)
        if store is None or place is None or path == self._path:
            return
        self._path = path

        def work(progress: Progress) -> None:
            with contextlib.suppress(SitemapError):  # another window keeps some there, say
                store.go_on_at(place, progress)

        self._jobs.start(work, lambda _none: None)

    def _on_findings_updated(self) -> None:
        if self._unsettled and not self._settling.isActive():
            self._settling.start()

    def _settle_some(self) -> None:
        """Hold some rows whose results came early; thousands at once would stop the window."""
        if self._is_closed or not self.session.findings.is_settled:
            return
        some = {self._unsettled.pop() for _ in range(min(_AT_ONCE, len(self._unsettled)))}
        self._hold(some)
        self._on_findings_updated()

    def close(self) -> None:
        """Let go of the file."""
        self._is_closed = True
        if self.store is not None:
            self.store.close()


def _opened(place: Path | None, progress: Progress) -> ResultStore:
    """Open what is kept; where another window of the program has it, begin without."""
    if place is None:
        return ResultStore()
    _forget_old(place.parent)
    try:
        return ResultStore(place, progress)
    except SitemapError as error:
        if error.code != "in-use":
            raise
        return ResultStore()


def _forget_old(folder: Path) -> None:
    """Remove results that nobody has looked at for three months."""
    with contextlib.suppress(OSError):
        for path in folder.glob(f"*{RESULTS_SUFFIX}"):
            if time.time() - path.stat().st_mtime > _KEPT_S:
                path.unlink()
