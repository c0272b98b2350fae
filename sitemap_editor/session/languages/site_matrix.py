"""The languages matrix of all sitemaps that an open index lists and that lie beside it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject

from sitemap_editor.core.errors import Progress
from sitemap_editor.core.operations.languages.adding import with_named
from sitemap_editor.core.operations.languages.completing import LanguagePlan
from sitemap_editor.core.operations.languages.groups import LanguageGroups
from sitemap_editor.core.operations.languages.sites import SiteLanguages, site_languages
from sitemap_editor.core.protocol.fields import LOC
from sitemap_editor.session.document.session import Session
from sitemap_editor.session.languages.language_matrix import GroupsRead, LanguageMatrix, Reader
from sitemap_editor.session.program.settings import Settings


class SiteRead(NamedTuple):
    """What was read, and the revisions of the open documents that it was read of, by real path."""

    site: SiteLanguages
    lacking: Mapping[int, int]
    """How many pages of each file lack links, by its number; see `SiteLanguages.lacking`."""
    revisions: Mapping[str, int]
    index_revision: int


@dataclass(frozen=True, slots=True)
class CompleteFile:
    """Let the rows of one file list what all files together say of their pages."""

    site: SiteLanguages
    path: Path

    def __call__(self, groups: LanguageGroups, progress: Progress) -> LanguagePlan:
        """Return the plan for that file, of which `groups` are."""
        return with_named(groups, list(self.site.named_in(self.path)), LanguagePlan(), progress)


class SiteMatrix(LanguageMatrix):
    """The matrix of an index; files that are open count as they are in their tabs."""

    def __init__(
        self,
        session: Session,
        settings: Settings,
        sessions: Callable[[], Iterable[Session]],
        parent: QObject | None = None,
    ) -> None:
        self._sessions = sessions
        super().__init__(session, settings, parent)

    @property
    def known(self) -> SiteRead | None:
        """What was read last; None before that."""
        return self._state if isinstance(self._state, SiteRead) else None

    def is_now(self, state: object) -> bool:
        """Tell whether no file was changed in its tab since; a file is as its tab opens it."""
        if not isinstance(state, SiteRead) or state.index_revision != self.session.revision:
            return False
        now = self._open()
        paths = (os.path.realpath(path) for path in state.site.paths)
        return all(
            state.revisions.get(path, 0) == (now[path].revision if path in now else 0)
            for path in paths
        )

    def read_again(self) -> None:
        """Read all files anew: other programs may have written them."""
        self._state = None
        self.refresh()

    def place(self, position: int) -> tuple[Path, int]:
        """Return in which file a row of the matrix is, and its position there."""
        assert self.known is not None  # noqa: S101 - there is a row
        found = self.known.site.place(position)
        return self.known.site.paths[found.file], found.position

    def _on_edited(self, _effect: object) -> None:
        """Wait: all files are read anew when it is looked at again."""

    def _open(self) -> dict[str, Session]:
        found = (each for each in self._sessions() if each.path is not None)
        return {os.path.realpath(each.path): each for each in found if each.path is not None}

    def _reader(self) -> Reader:
        index, now = self.session, self._open()
        path, revision, snapshot = index.path, index.revision, index.document.table.snapshot()
        tables = {name: each.document.table.snapshot() for name, each in now.items()}
        revisions = {name: each.revision for name, each in now.items()}
        executor = index.jobs.executor
        known = self.known if self.is_current else None

        def read(progress: Progress) -> GroupsRead:
            if known is not None:
                return GroupsRead(known, known.site.groups)
            locs: Sequence[str | None] = list(snapshot.values(LOC)) if path is not None else []
            site = site_languages(path or Path(), locs, tables, progress, executor)
            return GroupsRead(SiteRead(site, site.lacking(), revisions, revision), site.groups)

        return read
