"""Which files a site is made of: those an index lists, in a folder, or that a pattern names."""

from __future__ import annotations

import glob
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final, Protocol

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, ReadError, SitemapError
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.files.sources import natural_key
from sitemap_editor.core.protocol.fields import LOC, SITEMAPINDEX, TEXT, URLSET, Kind
from sitemap_editor.core.sites.disk_folders import DiskFolders, is_called_xml
from sitemap_editor.core.sites.origins import Listed, OnDisk, Origin
from sitemap_editor.core.sites.store_folders import StoreFolders
from sitemap_editor.core.sites.stores import USUAL_SILENCE_S, path_of_file_url, protocol_of

_OTHER_XML: Final = ("F06", "F07", "R01")
"""What opening says of XML that is something else, such as a feed or settings."""
_LOOKED_AHEAD: Final = 64


@dataclass(frozen=True, slots=True)
class SiteFile:
    """A sitemap of the site; `loc` is how an index lists it, empty where none does."""

    origin: Origin
    loc: str = ""


@dataclass(slots=True)
class SiteIndex:
    """An index, and where what it lists is."""

    origin: Origin
    is_compressed: bool = False
    listed: dict[str, Listed] = field(default_factory=dict)
    """By URL."""


@dataclass(slots=True)
class SiteFiles:
    """What there is to read, in natural order, each once."""

    files: list[SiteFile] = field(default_factory=list)
    indexes: list[SiteIndex] = field(default_factory=list)
    missing: list[str] = field(default_factory=list)
    """URLs of sitemaps that an index lists and that are not there."""
    unlisted: list[str] = field(default_factory=list)
    """Sitemaps in the folder of an index that it does not list."""
    unreadable: dict[str, SitemapError] = field(default_factory=dict)
    """Indexes and folders that cannot be read, with the reason."""


class Folders(Protocol):
    """What tells files and folders of a disk, or of a store."""

    def look_at(self, origins: Sequence[Origin]) -> None:
        """Be told which files are asked for next."""
        ...

    def kind(self, origin: Origin, *, by_name: bool) -> Kind | None:
        """Tell from its first bytes, and its name where that counts, what a file is."""
        ...

    def identity(self, origin: Origin) -> str:
        """Return what is the same for all names that lead to one file."""
        ...

    def listed(
        self, index: Origin, locs: Sequence[str], unreadable: dict[str, SitemapError]
    ) -> dict[str, Listed]:
        """Return where what an index lists is; note what is not asked for. Raises: SitemapError."""
        ...

    def beside(self, index: Origin) -> Iterator[Origin]:
        """Yield the sitemaps in the folder of an index. Raises: SitemapError."""
        ...

    def folder_of(self, origin: Origin) -> str:
        """Return what is the same for all files of one folder."""
        ...


def site_files(source: str, silence_s: float = USUAL_SILENCE_S) -> SiteFiles:
    """Find the files of a site: an index or sitemap, a folder (with those below), or a pattern.

    `source` may be a URL that fsspec knows; a store that is silent for `silence_s` is given up.
    Of a folder or pattern, a file counts that says it is a sitemap, and one that is called as one
    and cannot be read at all: that is for a person to see. Notes and other XML are left out.
    Raises: SitemapError where there is nothing of that name, or no way to read it.
    """
    found = SiteFiles()
    folders: Folders
    if protocol_of(source) not in ("", "file"):
        folders = StoreFolders(source, silence_s)
        origins: Sequence[Origin] = folders.named()
    else:
        folders = DiskFolders()
        path = path_of_file_url(source) if protocol_of(source) else source
        origins = _on_disk(path, folders, found)
    if not origins and not found.unreadable:
        text = QT_TRANSLATE_NOOP("core", "There is no sitemap at “{source}”.")
        raise ReadError("missing", text, {"source": source}, path=source)
    _Sorting(folders, found).sort(origins)
    return found


def _on_disk(source: str, folders: DiskFolders, found: SiteFiles) -> list[OnDisk]:
    path = Path(source)
    if path.is_dir():
        paths = list(folders.below(path, found.unreadable))
    elif path.exists():
        return [OnDisk(path)]
    else:
        paths = list(map(Path, glob.glob(source, recursive=True)))  # noqa: PTH207 - absolute ones
    return list(map(OnDisk, sorted(paths, key=lambda each: natural_key(each.as_posix()))))


class _Sorting:
    """Tells indexes from sitemaps, and follows the indexes."""

    def __init__(self, folders: Folders, found: SiteFiles) -> None:
        self._folders = folders
        self._found = found
        self._locs: dict[str, str] = {}
        self._seen: set[str] = set()
        self._left_out: set[str] = set()

    def sort(self, origins: Sequence[Origin]) -> None:
        """Note every file there is, once."""
        waiting = list(reversed(origins))
        while waiting:
            self._folders.look_at(waiting[: -_LOOKED_AHEAD - 1 : -1])
            origin = waiting.pop()
            key = self._folders.identity(origin)
            if key in self._seen:
                continue
            self._seen.add(key)
            is_meant = origin.name in self._locs or len(origins) == 1
            kind = self._folders.kind(origin, by_name=is_meant)
            if kind is SITEMAPINDEX:
                waiting += reversed(self._follow(origin))
            elif kind in (URLSET, TEXT) or is_meant or _is_faulty(origin):
                self._found.files.append(SiteFile(origin))
            else:
                self._left_out.add(key)
        self._found.files = [
            replace(file, loc=self._locs.get(file.origin.name, "")) for file in self._found.files
        ]  # an index may come behind what it lists
        self._note_unlisted()

    def _follow(self, origin: Origin) -> list[Origin]:
        index = SiteIndex(origin)
        self._found.indexes.append(index)
        try:
            with origin.held() as path:
                document = Document.open(path)
            index.is_compressed = document.form.is_compressed
            rows = document.table.values(LOC)
            wanted = list(dict.fromkeys(row.strip() for row in rows if row and row.strip()))
            index.listed = self._folders.listed(origin, wanted, self._found.unreadable)
        except SitemapError as error:
            self._found.unreadable[origin.name] = error
            return []
        listed = []
        for loc, each in index.listed.items():
            if each.origin is not None:
                self._locs.setdefault(each.origin.name, loc)
                listed.append(each.origin)
                self._seen -= {self._folders.identity(each.origin)} & self._left_out
            elif not each.is_elsewhere:
                self._found.missing.append(loc)
        return listed

    def _note_unlisted(self) -> None:
        found, folders = self._found, self._folders
        read = [each.origin for each in found.indexes if each.origin.name not in found.unreadable]
        listing = {folders.folder_of(each): each for each in reversed(read)}
        for _, index in sorted(listing.items()):
            try:
                beside = [each for each in folders.beside(index)]  # noqa: C416 - it may raise
            except SitemapError as error:
                found.unreadable[index.name] = error
                continue
            found.unlisted += [
                each.name for each in beside if folders.identity(each) not in self._seen
            ]
        if found.indexes and any(file.loc for file in found.files):
            # A folder was named: what no index lists is told, and read.
            found.unlisted += [
                file.origin.name
                for file in found.files
                if not file.loc and folders.folder_of(file.origin) in listing
            ]


def _is_faulty(origin: Origin) -> bool:
    """Tell whether a file that is called as a sitemap cannot be read as anything."""
    if not is_called_xml(origin.path.name):
        return False
    try:
        with origin.held() as path:
            if path.is_dir():
                return False
            Document.open(path)
    except SitemapError as error:
        return error.code not in _OTHER_XML
    return True
