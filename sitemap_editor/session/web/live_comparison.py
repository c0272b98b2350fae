"""A document beside the file that is live under its URL, while a person looks at both."""

from __future__ import annotations

from collections.abc import Callable

from sitemap_editor.core.errors import Progress, SitemapError
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.operations.comparing.versions import Comparison
from sitemap_editor.core.web.fetching import Failure, Fetcher
from sitemap_editor.core.web.opening.documents import Opened, open_listed
from sitemap_editor.session.document.session import Session
from sitemap_editor.session.texts import sentence
from sitemap_editor.session.web.worked_flow import WorkedFlow


class LiveComparison(WorkedFlow):
    """Asks for the live file and compares in a worker.

    `on_changed` is called when the result, or what kept from it, is there.
    """

    def __init__(self, session: Session, url: str, fetcher: Fetcher) -> None:
        super().__init__(fetcher, session.jobs, session)
        self.url = url
        self.on_changed: Callable[[], object] = lambda: None
        self.comparison: Comparison | None = None
        """`here` is the document as it was when this began, `there` the live file."""
        self.opened: Opened | None = None
        """The live file, to be shown in a tab of its own."""
        self.problem = ""
        """Why it cannot be compared, in words."""
        self.needs_yes = False
        self._table = session.document.table.snapshot()

    def compare(self, *, allow_private: bool = False) -> None:
        """Ask, and compare."""
        self.problem, self.needs_yes = "", False
        flow = open_listed(self.url, allow_private=allow_private)
        self.carry_out(flow, self._on_opened, self._on_failed)
        self.on_changed()

    def _on_opened(self, opened: Opened) -> None:
        document = opened.document
        if document is None:
            attempts = opened.discovery.attempts
            self.needs_yes = any(each.fetched.failure is Failure.PRIVATE for each in attempts)
            self.problem = sentence(opened.error) if opened.error is not None else ""
            self.on_changed()
            return
        self.opened = opened
        self._compare_with(document)

    def _compare_with(self, there: Document) -> None:
        table = self._table

        def work(progress: Progress) -> Comparison:
            return Comparison(table, there.table, progress)

        self.begin(work, self._on_compared, self._on_failed)

    def _on_compared(self, comparison: Comparison) -> None:
        self.comparison = comparison
        self.on_changed()

    def _on_failed(self, error: SitemapError) -> None:
        self.problem = sentence(error)
        self.on_changed()
