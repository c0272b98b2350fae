"""How many problems the sitemaps of an index have, each as it lies on disk."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import TypeAlias

from sitemap_editor.core.checks.checker import Checker
from sitemap_editor.core.checks.muting import Muted, Mutes, host_of
from sitemap_editor.core.checks.rule import Severity
from sitemap_editor.core.checks.shared_mutes import SharedMutes, read_shared
from sitemap_editor.core.errors import Progress, SitemapError
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.passes.executor import Executor
from sitemap_editor.core.protocol.location import Published, is_publishable

Counts: TypeAlias = Counter[Severity]


class ProblemCounts:
    """Counts the problems of every sitemap it is shown."""

    def __init__(self, checker: Checker, executor: Executor, mutes: Mutes) -> None:
        self._checker = checker
        self._mutes = mutes
        self._shared: dict[Path, SharedMutes] = {}
        self._executor = executor
        self.counts: dict[Path, Counts] = {}
        self.progress: Progress | None = None

    def __call__(self, loc: str, document: Document) -> None:
        """Count those of a sitemap. Raises: Cancelled by way of `progress`."""
        path = document.path
        if path is None:
            return
        published = Published(loc, is_sure=False) if is_publishable(loc) else None
        context = replace(
            self._checker.context,
            published=published,
            form=document.form,
            file_name=path.name,
            children=None,
            muted=frozenset(muted_for(self._mutes, path, loc)) | frozenset(self._shared_for(path)),
        )
        checker = self._checker.with_head(context)
        verdicts = checker.kinds(document.table, self._tick, self._executor)
        counts: Counts = Counter(finding.severity for finding in verdicts.file)
        for part in (verdicts.rows, verdicts.places):
            for (_code, severity), row_ids in part.items():
                counts[severity] += len(row_ids)
        self.counts[path] = counts

    def _shared_for(self, path: Path) -> Muted:
        """Return what is muted beside a file; where that is damaged it is told once it is open."""
        if path.parent not in self._shared:
            try:
                self._shared[path.parent] = read_shared(path.parent)
            except SitemapError:
                self._shared[path.parent] = SharedMutes()
        return self._shared[path.parent].of(path.name)

    def _tick(self, _part: float) -> None:
        if self.progress is not None:
            self.progress(0.0)


def muted_for(mutes: Mutes, path: Path, loc: str) -> Muted:
    """Return the rules that a person muted for a sitemap and its host."""
    return mutes.of(str(path), host_of(loc))
