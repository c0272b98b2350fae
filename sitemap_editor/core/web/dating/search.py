"""Where to look for dates, and looking there: one walk for all rows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.errors import Progress, no_progress, share_of
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.web.dating.evidence import Evidence, EvidenceSource
from sitemap_editor.core.web.dating.file_history import older_dates
from sitemap_editor.core.web.dating.file_pattern import FilePattern, files_behind
from sitemap_editor.core.web.dating.file_times import modification_times
from sitemap_editor.core.web.dating.git_log import commit_dates
from sitemap_editor.core.web.dating.proposals import EvidenceByUrl

_FILES_SHARE: Final = 0.4


@dataclass(frozen=True, slots=True)
class EvidenceSearch:
    """Where to look, apart from the web."""

    root: Path
    """The folder of the files behind URLs."""
    patterns: tuple[FilePattern, ...] = ()
    uses_git: bool = False
    uses_file_times: bool = False
    older: Path | None = None
    """An older version of the sitemap."""

    def look(
        self, table: PieceTable, positions: Sequence[int], progress: Progress = no_progress
    ) -> list[EvidenceByUrl]:
        """Return what speaks for the dates of rows, a table by URL for each source.

        Raises: EvidenceError where there is nothing to look in; SitemapError of the older version;
        Cancelled by way of `progress`.
        """
        found: list[EvidenceByUrl] = []
        if self.patterns and (self.uses_git or self.uses_file_times):
            locs = [(table[position].loc or "").strip() for position in positions]
            part = share_of(progress, 0, _FILES_SHARE)
            files = files_behind(locs, self.patterns, self.root, part)
            wanted = set(files.values())
            rest = share_of(progress, _FILES_SHARE, 1 - _FILES_SHARE)
            if self.uses_git:
                dates = commit_dates(self.root, wanted, rest)
                found.append(_by_url(files, dates, EvidenceSource.GIT))
            if self.uses_file_times:
                dates = modification_times(self.root, wanted, rest)
                found.append(_by_url(files, dates, EvidenceSource.FILE))
        if self.older is not None:
            older = Document.open(self.older)
            kept = older_dates(table, positions, older.table, progress)
            found.append({loc: [each] for loc, each in kept.items()})
        return found


def _by_url(
    files: Mapping[str, str], dates: Mapping[str, datetime], source: EvidenceSource
) -> EvidenceByUrl:
    return {
        loc: [Evidence(source, dates[file], detail=file)]
        for loc, file in files.items()
        if file in dates
    }
