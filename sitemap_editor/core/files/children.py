"""The sitemaps an index lists, as far as they lie on disk beside it, and what they are for."""

from __future__ import annotations

import re
import stat
from array import array
from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path
from typing import Final, TypeVar
from urllib.parse import unquote

from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.xml_rows import XmlRows
from sitemap_editor.core.errors import Progress, SitemapError, no_progress
from sitemap_editor.core.files.reading import Stamp
from sitemap_editor.core.protocol import urls
from sitemap_editor.core.protocol.datetimes import W3CDate, now_w3c, parse_w3c
from sitemap_editor.core.protocol.namespaces import IMAGE, NEWS, VIDEO

_EXTENSIONS: Final = (NEWS, VIDEO, IMAGE)  # an article may have images, and a video too


@dataclass(frozen=True, slots=True)
class Purpose:
    """What rows hold besides the protocol's own elements, by namespace."""

    main: str = ""
    """What more than half of the rows hold; of several the one named first; empty for pages."""
    used: frozenset[str] = frozenset()
    """What any row holds."""


def purpose_of(table: PieceTable) -> Purpose:
    """Look at every row, for prefixes only: some 10 ms for 50,000 rows."""
    row_format = table.row_format
    if not isinstance(row_format, XmlRows):
        return Purpose()
    main, used = "", set()
    for uri in _EXTENSIONS:
        count = _count(table, row_format, uri)
        if count:
            used.add(uri)
        if count * 2 > len(table) and not main:
            main = uri
    return Purpose(main, frozenset(used))


def _count(table: PieceTable, row_format: XmlRows, uri: str) -> int:
    """Return how many rows hold an element of a namespace that the root declares."""
    scope = row_format.root.scope
    tags = [b"<" + prefix + b":" for prefix, each in scope.items() if each == uri.encode()]
    rows = map(table.row_bytes, table.order) if tags else ()
    return sum(any(tag in row for tag in tags) for row in rows)


_GZIP_SUFFIX: Final = ".gz"
_MOST_FOLDERS: Final = 16
_LOOKED_FOR_A_STEP: Final = 1_000
DAY_FORMS: Final = ("year", "month", "day")
"""The precisions of a date without a time."""
_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
# What no system takes for the name of a file, or what one of them takes for more than a name:
# separators, drives and streams, wildcards, devices, what Windows cuts off at the end.
_NO_NAME: Final = re.compile(
    r"\.{0,2}|.*[\x00-\x1f\x7f/\\:*<>|\"].*|.*[. ]"
    r"|(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\..*)?",
    re.IGNORECASE | re.DOTALL,
)

F = TypeVar("F", bound=Hashable)
Claim = tuple[F, int]
"""A file that may be a child, and how many folders of the child's URL are left out."""
FolderCalled = Callable[[tuple[str, ...]], Path | None]


@dataclass(frozen=True, slots=True)
class Shared:
    """URLs that a child has in common with another one of the same purpose."""

    loc: str
    """The other child, as the index writes it."""
    count: int
    example: str
    """One of the URLs; empty where the file could not be looked at again."""
    may_be_usual: bool = False
    """True where one of the two may be of the images, videos or news of the other's pages."""


@dataclass(frozen=True, slots=True)
class Child:
    """What is known of one row of an index. Without `path` no such file lies beside it."""

    loc: str
    path: Path | None = None
    stamp: Stamp | None = None
    error: SitemapError | None = None
    """Why it could not be read."""
    kind: str = ""
    """``urlset``, ``sitemapindex`` or ``text``; empty where it could not be read."""
    purpose: Purpose = Purpose()
    rows: int = 0
    size_bytes: int = 0
    """Uncompressed."""
    is_compressed: bool = False
    is_sure: bool = False
    """True where the editor left the file as it is now: its time alone is but a guess."""
    leads_back: bool = False
    """True for an index that lists the index it is a child of."""
    twin: str = ""
    """An earlier row that leads to the same file; empty for none."""
    owner: str = ""
    """The row to which the file of this name belongs, where it is not this one."""
    shared: tuple[Shared, ...] = ()
    """Children with the same URLs, those with most of them first."""

    @property
    def changed(self) -> datetime | None:
        """When the file changed, to the second, in UTC."""
        if self.stamp is None:
            return None
        try:
            return _EPOCH + timedelta(seconds=self.stamp.modified_ns // 1_000_000_000)
        except OverflowError:
            return None

    @property
    def name(self) -> str:
        """What to call the child in a sentence: its file's name in the URL, or the URL."""
        return next(reversed(names_of(self.loc)), self.loc)

    def lastmod_like(self, lastmod: str | None) -> str:
        """Write when the file changed: as a day where `lastmod` is one, else in its zone or UTC.

        Empty where nobody knows.
        """
        changed, checked = self.changed, parse_w3c((lastmod or "").strip())
        if changed is None:
            return ""
        if not isinstance(checked, W3CDate):
            return now_w3c(changed)
        if checked.precision in DAY_FORMS:
            return changed.date().isoformat()
        return now_w3c(changed.astimezone(checked.earliest.tzinfo))


@dataclass(frozen=True, slots=True)
class Children:
    """What an index lists, as it was found on disk; equal where nothing that counts changed."""

    index_path: Path
    rows: tuple[Child, ...]
    """In the order of the index; a URL that is listed twice is here once."""
    are_here: bool = field(init=False, compare=False)
    """Tells whether any child lies beside the index."""
    _by_loc: Mapping[str, Child] = field(init=False, compare=False, repr=False)
    keys: Mapping[Path, array[int]] = field(default_factory=dict, compare=False, repr=False)
    """Hashes of the URLs of each file that was compared with others."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "_by_loc", {child.loc: child for child in self.rows})
        object.__setattr__(self, "are_here", any(child.path is not None for child in self.rows))

    def of(self, loc: str | None) -> Child | None:
        """Return what is known of the child with this URL; None for a row not looked at yet."""
        return self._by_loc.get((loc or "").strip())


@dataclass(frozen=True, slots=True)
class LocalFile:
    """Where a child lies on disk."""

    path: Path | None = None
    owner: str = ""
    """The URL to which the file of this name belongs, where that is another one."""


def local_files(
    index_path: Path, locs: Iterable[str], progress: Progress = no_progress
) -> dict[str, LocalFile]:
    """Return the file on disk of each of these URLs of one index.

    It lies in the folder of the index, or in folders below it that are called as the last folders
    of the URL are; where both are there, the one in folders, since more of its URL agrees. A name
    counts with and without ``.gz``, the same spelling first. Never the index itself, and never
    anything that a URL leads to by ``..``, separators or drives in its names. Links on disk are
    followed as everybody follows them: who put them there wants them.

    Where a file fits several URLs, it belongs to those that need the fewest folders above the index
    to be left out: ``/sitemap.xml``, not ``/blog/sitemap.xml``, since an index lists what lies in
    its folder or below. Raises: Cancelled by way of `progress`.
    """
    folder_called = folders_below(index_path)

    def located(loc: str) -> Claim[Path] | None:
        return _located(index_path, loc, folder_called)

    granted = granted_files(locs, located, progress)
    return {loc: LocalFile(path, owner) for loc, (path, owner) in granted.items()}


def granted_files(
    locs: Iterable[str],
    located: Callable[[str], Claim[F] | None],
    progress: Progress = no_progress,
) -> dict[str, tuple[F | None, str]]:
    """Return the file of each of these URLs, or the URL it belongs to instead: see `local_files`.

    `located` tells a file that fits, and how many folders of the URL are left out for it.
    """
    claims: dict[str, Claim[F] | None] = {}
    owners: dict[F, tuple[int, str]] = {}
    for number, loc in enumerate(dict.fromkeys(locs)):
        if not number % _LOOKED_FOR_A_STEP:
            progress(0.0)
        claims[loc] = claim = located(loc)
        if claim is not None:
            file, above = claim
            if file not in owners or above < owners[file][0]:
                owners[file] = (above, loc)
    granted: dict[str, tuple[F | None, str]] = {}
    for loc, claim in claims.items():
        if claim is None:
            granted[loc] = None, ""
            continue
        file, above = claim
        fewest, owner = owners[file]
        granted[loc] = (file, "") if above == fewest else (None, owner)
    return granted


def _located(index_path: Path, loc: str, folder_called: FolderCalled) -> Claim[Path] | None:
    """Return the file that may be the child, and how many folders of its URL are left out."""
    *folders, name = names_of(loc) or [""]
    if not name:
        return None
    for start in range(len(folders) + 1):
        folder = folder_called(tuple(folders[start:]))
        if folder is None:
            continue
        for each in spellings(name):
            path = folder / each
            if _is_file(path) and not _is_same(path, index_path):
                return path, start
    return None


def folders_below(index_path: Path) -> FolderCalled:
    """Return what tells the folder below the one of the index with these names, if it is there.

    It remembers, since thousands of URLs name the same few folders.
    """

    @cache
    def folder_called(names: tuple[str, ...]) -> Path | None:
        folder = index_path.parent.joinpath(*names)
        return folder if not names or folder.is_dir() else None

    return folder_called


def spellings(name: str) -> tuple[str, ...]:
    """Return a file's name as it is, then the other way as to ``.gz``."""
    if name.endswith(_GZIP_SUFFIX):
        return name, name.removesuffix(_GZIP_SUFFIX)
    return name, name + _GZIP_SUFFIX


def names_of(loc: str) -> list[str]:
    """Return the names of folders and file at the end of a URL, as they are called on disk."""
    parts = urls.split_url(loc.strip())
    if parts is None:
        return []
    found: list[str] = []
    for segment in reversed(parts.path.split("/")[1:]):
        try:
            name = unquote(segment, errors="strict")
        except UnicodeDecodeError:
            break
        if not found:
            name += parts.query  # so that pages of one script are not all the same file
        if _NO_NAME.fullmatch(name) or len(found) > _MOST_FOLDERS:
            break
        found.append(name)
    return found[::-1]


def _is_file(path: Path) -> bool:
    try:
        return stat.S_ISREG(path.stat().st_mode)
    except (OSError, ValueError):  # a name too long, a circle of links, no name at all
        return False


def _is_same(path: Path, other: Path) -> bool:
    try:
        return path.samefile(other)
    except (OSError, ValueError):
        return path == other
