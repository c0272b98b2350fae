"""The language versions of all sitemaps of an index together: which file each row is of."""

from __future__ import annotations

import os
from array import array
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, NamedTuple

from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.errors import (
    QT_TRANSLATE_NOOP,
    Cancelled,
    Progress,
    SitemapError,
    no_progress,
    share_of,
)
from sitemap_editor.core.files.children import local_files
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.operations.languages.completing import is_right, lacking_links, wanted_of
from sitemap_editor.core.operations.languages.groups import LanguageGroups, groups_of_links
from sitemap_editor.core.operations.languages.links import FileLinks, LinksPass
from sitemap_editor.core.operations.languages.marks import Mark
from sitemap_editor.core.operations.languages.row_links import Link
from sitemap_editor.core.passes.executor import Executor, Here
from sitemap_editor.core.protocol.fields import URLSET

_OF_READING: Final = 0.6
_MOST_ROWS: Final = 2_000_000
"""Of all files together; the links of so many rows take some gigabytes."""
_LACKING: Final = int(Mark.ONE_WAY | Mark.MISSING_SELF | Mark.INCOMPLETE)
NOT_HERE: Final = QT_TRANSLATE_NOOP("core", "No such file lies beside the index.")
NO_PAGES: Final = QT_TRANSLATE_NOOP("core", "Only an XML sitemap of pages can hold language links.")
TOO_MANY: Final = QT_TRANSLATE_NOOP(
    "core", "The files before it have 2,000,000 rows together; no more are read."
)


class UnreadFile(NamedTuple):
    """A sitemap that an index lists and that is not in the matrix."""

    loc: str
    reason: SitemapError


class Place(NamedTuple):
    """Where a row is: the number of its file, and its position there."""

    file: int
    position: int


@dataclass(slots=True)
class SiteLanguages:
    """The groups of all files of an index that could be read."""

    groups: LanguageGroups
    paths: list[Path] = field(default_factory=list)
    ends: array[int] = field(default_factory=lambda: array("I"))
    """By file: behind its rows, by position among the rows of all."""
    unread: list[UnreadFile] = field(default_factory=list)

    def place(self, position: int) -> Place:
        """Return where the row at a position of the groups is."""
        file = bisect_right(self.ends, position)
        return Place(file, position - (self.ends[file - 1] if file else 0))

    def lacking(self) -> dict[int, int]:
        """Return how many pages of each file lack links, by its number; not those that lack none.

        Groups in which one language stands for several pages are not counted.
        """
        counts: dict[int, int] = {}
        groups = self.groups
        for group, flags in enumerate(groups.flags):
            if flags & _LACKING and not flags & Mark.MULTIPLE:
                urls = {url for _, url, marks in groups.versions(group) if marks & _LACKING}
                lacking = {each for url in urls for each in groups.rows_of(url)}
                wanted = wanted_of(groups, group) if groups.has_links(group) else None
                if wanted is not None:  # a language that no link names yet, too
                    lacking.update(position for position, _ in lacking_links(groups, wanted))
                for position in lacking:
                    file = self.place(position).file
                    counts[file] = counts.get(file, 0) + 1
        return dict(sorted(counts.items()))

    def named_in(self, path: Path) -> Iterator[list[Link]]:
        """Yield code and URL of all versions of each page that has a row in a file."""
        groups = self.groups
        file = self.paths.index(path)
        codes, urls = groups.links.codes, groups.links.urls
        for group in range(len(groups)):
            if not groups.has_links(group) or not self._is_in(group, file):
                continue
            wanted = wanted_of(groups, group)
            if wanted is not None and wanted.url_of:
                yield [
                    (codes[code], urls[url])
                    for code, url in wanted.url_of.items()
                    if is_right(groups, code)
                ]

    def _is_in(self, group: int, file: int) -> bool:
        groups = self.groups
        first, end = self.ends[file - 1] if file else 0, self.ends[file]
        return any(
            first <= position < end
            for url in groups.urls_of(group)
            for position in groups.rows_of(url)
        )


def site_languages(
    index_path: Path,
    locs: Iterable[str | None],
    tables: Mapping[str, PieceTable],
    progress: Progress = no_progress,
    executor: Executor | None = None,
) -> SiteLanguages:
    """Read the language links of every sitemap that an index lists and that lies beside it.

    `tables` are those of files that are open, by their real paths. Of the others nothing but the
    links is kept. What cannot be read is noted. Raises: Cancelled by way of `progress`.
    """
    links, runs = FileLinks(), executor or Here()
    found = SiteLanguages(LanguageGroups(None, links))
    files = local_files(index_path, (loc.strip() for loc in locs if loc and loc.strip()), progress)
    for number, (loc, file) in enumerate(files.items()):
        begin = _OF_READING * number / len(files)
        part = share_of(progress, begin, _OF_READING / len(files))
        if file.path in found.paths:
            continue
        try:
            table = _table(file.path, tables, part)
            if len(links) + len(table) > _MOST_ROWS:
                raise SitemapError("many", TOO_MANY)  # noqa: TRY301 - noted as any other
        except Cancelled:
            raise
        except SitemapError as error:
            error.__traceback__ = error.__context__ = error.__cause__ = None  # they hold the bytes
            found.unread.append(UnreadFile(loc, error))
            continue
        links.take(runs.run(LinksPass(), table, part))
        found.paths.append(file.path or index_path)
        found.ends.append(len(links))
    links.settle()
    rest = share_of(progress, _OF_READING, 1 - _OF_READING)
    found.groups = groups_of_links(links, progress=rest)
    return found


def _table(path: Path | None, tables: Mapping[str, PieceTable], progress: Progress) -> PieceTable:
    """Return the rows of a file. Raises: SitemapError."""
    if path is None:
        raise SitemapError("missing", NOT_HERE)
    table = tables.get(os.path.realpath(path))
    if table is None:
        table = Document.open(path, progress=progress).table
    if table.row_kind is not URLSET:
        raise SitemapError("kind", NO_PAGES)
    return table
