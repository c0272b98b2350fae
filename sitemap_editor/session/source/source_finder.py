"""Finds a text in the source of a document, kept true while it is edited."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from sitemap_editor.core.document.source.source_lines import SourceLines
from sitemap_editor.core.document.source.source_search import SourceHits, SourceQuery, search_source
from sitemap_editor.session.jobs import JobOwner, Jobs


class SourceFinder(QObject):
    """The hits of one query; `on_found` is called when they are known anew."""

    def __init__(self, jobs: Jobs, on_found: Callable[[], object], parent: QObject) -> None:
        super().__init__(parent)
        self._on_found = on_found
        self._searching = JobOwner(jobs, self)
        self._lines: SourceLines | None = None
        self.query: SourceQuery | None = None
        self.hits: SourceHits | None = SourceHits()
        """None until they are known."""

    @property
    def is_searching(self) -> bool:
        """True until the hits of the last query are known."""
        return self.hits is None

    def look_for(self, query: SourceQuery | None) -> None:
        """Search by another query; None: by none."""
        if query != self.query:
            self.query = query
            self._search()

    def look_in(self, lines: SourceLines | None) -> None:
        """Search other lines by the same query."""
        if lines is not self._lines:
            self._lines = lines
            self._search()

    def stop(self) -> None:
        """Search no more."""
        self._searching.cancel()

    def _search(self) -> None:
        self._searching.cancel()
        lines, query = self._lines, self.query
        if lines is None or query is None:
            self.hits = SourceHits()
            self._on_found()
            return
        self.hits = None
        self._searching.begin(lambda progress: search_source(lines, query, progress), self._take)

    def _take(self, hits: SourceHits) -> None:
        self.hits = hits
        self._on_found()
