"""The values that occur in a document, to complete a filter by."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QObject

from sitemap_editor.core.columns.column import content_column
from sitemap_editor.core.errors import Progress
from sitemap_editor.core.filtering.content_names import content_names
from sitemap_editor.core.filtering.content_terms import PATHS
from sitemap_editor.core.filtering.elements import prefixes_of
from sitemap_editor.core.filtering.facets import facet_counts
from sitemap_editor.session.document.session import Session
from sitemap_editor.session.jobs import JobOwner

_FACETS: Final = {
    "host": "host",
    "folder": "folder",
    "ext": "ext",
    "param": "param",
    "lastmod": "month",
    "changefreq": "changefreq",
    "priority": "priority",
}
"""By the name in a filter."""
_LANGUAGE: Final = "lang"
_OF_LANGUAGES: Final = "alt:"
"""What the names of columns of versions begin with."""


class FilterValues(JobOwner):
    """What occurs behind each name, counted once a revision, when it is first asked for.

    `tells` is called when values are there that were asked for in vain.
    """

    def __init__(self, session: Session, tells: Callable[[], object], parent: QObject) -> None:
        super().__init__(session.jobs, parent)
        self._tells = tells
        self._session = session
        self._revision = -1
        self._found: dict[str, tuple[str, ...]] = {}
        self._asked = ""

    def of(self, name: str) -> Sequence[str]:
        """Return the values behind a name, the most frequent first; none until they are known."""
        session = self._session
        if name == "problem":
            return sorted({code for code, _severity in session.findings.index.kinds})
        if name == "has":
            return prefixes_of(session.document.table)
        is_known = name in _FACETS or name in PATHS or name == _LANGUAGE
        if not is_known and content_column(name) is None:
            return ()
        if self._revision != session.revision:
            self._revision = session.revision
            self._found.clear()
            self._asked = ""
        if name not in self._found and name != self._asked:
            self._count(name)
        return self._found.get(name, ())

    def _count(self, name: str) -> None:
        self._asked = name
        snapshot, revision = self._session.document.table.snapshot(), self._session.revision
        executor = self._session.jobs.executor

        facet = _FACETS.get(name, name)

        def on_counted(values: tuple[str, ...]) -> None:
            self._asked = ""
            if revision == self._session.revision:
                self._found[name] = values
                self._tells()

        def work(progress: Progress) -> tuple[str, ...]:
            if name in PATHS or name == _LANGUAGE:
                names = content_names(snapshot, executor=executor, progress=progress)
                start, end = (_OF_LANGUAGES, "") if name == _LANGUAGE else (f"{name}:", ":")
                found = (each.removeprefix(start) for each in names if each.startswith(start))
                return tuple(f"{each}{end}" for each in found)
            counts = facet_counts(snapshot, facet, executor=executor, progress=progress)
            return tuple(value for value, _count in counts.most_common() if value is not None)

        self.begin(work, on_counted)
