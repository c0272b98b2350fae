"""“If published at …”, while a person tries addresses: nothing is asked, nothing remembered."""

from __future__ import annotations

from collections.abc import Callable

from sitemap_editor.core.errors import Progress
from sitemap_editor.core.protocol.location import Published, is_publishable
from sitemap_editor.core.web.publishing.scope import Cure, Outside, Scope, scope_at
from sitemap_editor.session.document.session import Session
from sitemap_editor.session.jobs import JobOwner, Jobs


class ScopeReview(JobOwner):
    """Which rows a document may list from an address, and what would cure the others."""

    def __init__(self, session: Session, jobs: Jobs, show_rows: Callable[[str], object]) -> None:
        super().__init__(jobs, session)
        self.session = session
        self.on_changed: Callable[[], object] = lambda: None
        """Called when another thing is known."""
        self.scope: Scope | None = None
        """None while nothing is known of the address."""
        published = session.published
        self.typed_url = published.url if published is not None else ""
        self._show_rows = show_rows
        session.changed.connect(self.look)

    @property
    def is_url(self) -> bool:
        """True where a sitemap can be published at what is typed."""
        return is_publishable(self.typed_url)

    def try_at(self, url: str) -> None:
        """Look at another address."""
        self.typed_url = url.strip()
        self.look()

    def look(self) -> None:
        """Sort the rows in a worker."""
        self.cancel()
        self.scope = None
        if self.is_url:
            table, published = self.session.document.table.snapshot(), Published(self.typed_url)
            executor = self._jobs.executor

            def work(progress: Progress) -> Scope:
                return scope_at(table, published, executor=executor, progress=progress)

            self.begin(work, self._on_found)
        self.on_changed()

    def show(self, group: Outside) -> None:
        """Filter the table by the rows of a group."""
        self._show_rows(self.filter_of(group))

    def filter_of(self, group: Outside) -> str:
        """Return a filter for the rows of a group, in words that stay true after edits."""
        scheme, _, host = group.site.partition("://")
        if group.cure is Cure.FULL_URL:
            return "host:none -loc:none"
        terms = f'host:{host} loc:"{scheme}://"'
        if group.cure is Cure.HIGHER_FOLDER:
            terms += f" -folder:{_quoted(Published(self.typed_url).folder)}"
        return terms

    def _on_found(self, scope: Scope) -> None:
        self.scope = scope
        self.on_changed()


def _quoted(text: str) -> str:
    """Return a text as a value of the filter language."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'
