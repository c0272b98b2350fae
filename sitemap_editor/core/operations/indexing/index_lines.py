"""The files a new row of an index may be made of, as a worker finds them on disk."""

from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, fields
from itertools import count, islice
from pathlib import Path
from typing import Final
from urllib.parse import unquote

from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, Cancelled, Progress, Remark, SitemapError
from sitemap_editor.core.files.children import Child, local_files
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.files.sources import find_sources, move_items, natural_key
from sitemap_editor.core.operations.indexing.child_state import rows_listing
from sitemap_editor.core.operations.publishing import guess_published
from sitemap_editor.core.protocol.fields import LOC, SITEMAPINDEX
from sitemap_editor.core.protocol.location import folder_of, url_in

_A_LOOK_S: Final = 0.2
_VOTES: Final = 500
_ROWS_A_STEP: Final = 4_096
_GZIP_SUFFIX: Final = ".gz"
_NAME: Final = "sitemap_index{number}.xml"
_NESTED: Final = QT_TRANSLATE_NOOP(
    "core",
    "This file is a sitemap index. An index can only list sitemaps: add the sitemaps "
    "in it instead.",
)
_LISTED: Final = QT_TRANSLATE_NOOP("core", "The index already lists this file.")
_TWICE: Final = QT_TRANSLATE_NOOP("core", "Another file in this list gets the same URL.")


@dataclass(slots=True, eq=False)
class InspectedFile:
    """What was found in one file."""

    path: Path
    row_count: int = 0
    size_bytes: int = 0
    """Uncompressed."""
    lastmod: str = ""
    """When the file changed."""
    error: Remark | None = None
    """Why it cannot be listed."""
    is_beside_index: bool = False
    """True where a row of the index leads to this file already."""


@dataclass(slots=True, eq=False)
class DraftLine(InspectedFile):
    """A file that may become a row of an index."""

    identity: str = ""
    """The same for every path that leads to the file."""
    is_known: bool = False
    """False until it was looked at."""
    name: str = ""
    """The way to the file from the folder that is published, with slashes."""
    is_listed: bool = False
    is_twin: bool = False

    @property
    def remark(self) -> Remark | None:
        """Why the file is left out; None where it is listed."""
        if self.error is not None:
            return self.error
        if self.is_listed:
            return Remark(_LISTED)
        return Remark(_TWICE) if self.is_twin else None

    def take(self, looked: InspectedFile) -> None:
        """Remember what was found in the file."""
        self.is_known = True
        for each in fields(InspectedFile):
            setattr(self, each.name, getattr(looked, each.name))


@dataclass(frozen=True, slots=True)
class FoundFiles:
    """Files with what tells them apart, and what there is to say of the folders."""

    files: Sequence[tuple[Path, str]]
    remarks: Sequence[Remark]


@dataclass(frozen=True, slots=True)
class ListedFiles:
    """What an open index lists already."""

    locs: frozenset[str] = frozenset()
    by_name: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """URLs by the file's name in them, without ``.gz``."""
    folder_url: str = ""
    """Where its sitemaps seem to be published; empty where nothing tells."""


def find_files(paths: Sequence[Path], progress: Progress) -> FoundFiles:
    """Return files, and the sitemaps right in folders, in natural order. Raises: Cancelled."""
    found = find_sources(paths, progress, kind=SITEMAPINDEX)
    places = [Path(os.path.normpath(source.path.absolute())) for source in found.sources]
    remarks = [Remark(each.text, each.arguments) for each in found.remarks]  # none is in the way
    return FoundFiles(
        [(place, os.path.normcase(os.path.realpath(place))) for place in places], remarks
    )


def look_at(
    paths: Sequence[Path], index_path: Path | None, already: ListedFiles, progress: Progress
) -> list[InspectedFile]:
    """Open files for a moment's time and return what the first of them are; at least one.

    Raises: Cancelled by way of `progress`; nothing else: what cannot be read is noted.
    """
    found: list[InspectedFile] = []
    until = time.monotonic() + _A_LOOK_S
    for path in paths:
        if found and time.monotonic() > until:
            break
        locs = already.by_name.get(path.name.removesuffix(_GZIP_SUFFIX), ())
        is_beside = index_path is not None and bool(rows_listing(path, index_path, locs))
        found.append(_look_at(path, progress, is_beside=is_beside))
    return found


def _look_at(path: Path, progress: Progress, *, is_beside: bool) -> InspectedFile:
    try:
        document = Document.open(path, progress=progress)
    except Cancelled:
        raise
    except SitemapError as error:
        return InspectedFile(path, error=Remark(error.text, error.arguments))
    if document.kind == SITEMAPINDEX.name:
        return InspectedFile(path, error=Remark(_NESTED))
    lastmod = Child("", path, document.stamp).lastmod_like(None)
    return InspectedFile(
        path, len(document), document.size_bytes, lastmod, is_beside_index=is_beside
    )


def listed_files(table: PieceTable, path: Path | None, progress: Progress) -> ListedFiles:
    """Return what an index lists, and in which folder it and its sitemaps are published.

    The folder is that of the index, told from URLs of files that lie beside it; where none does,
    the folder most of its URLs have. Raises: Cancelled by way of `progress`.
    """
    locs: list[str] = []
    by_name: dict[str, list[str]] = {}
    for position, loc in enumerate(table.values(LOC)):
        if not position % _ROWS_A_STEP:
            progress(0.0)
        if loc and (loc := loc.strip()):
            locs.append(loc)
            name = unquote(loc.rpartition("/")[2]).removesuffix(_GZIP_SUFFIX)
            by_name.setdefault(name, []).append(loc)
    return ListedFiles(frozenset(locs), by_name, _folder_url(locs, path))


def _folder_url(locs: Sequence[str], index_path: Path | None) -> str:
    folders: Counter[str] = Counter()
    if index_path is not None:
        for loc, file in local_files(index_path, islice(locs, _VOTES)).items():
            child = file.path
            if child is None:
                continue
            inner = child.relative_to(index_path.parent).parts[:-1]
            ending = "".join(url_in("", name) + "/" for name in inner)
            folder = folder_of(loc) or ""
            if folder.endswith("/" + ending):
                folders[folder.removesuffix(ending)] += 1
    if not folders:
        folders.update(filter(None, map(folder_of, locs)))
    return folders.most_common(1)[0][0] if folders else ""


def published_url(path: Path, progress: Progress) -> str | None:
    """Return where a file most likely is published, as its URL; None where nothing tells.

    Raises: Cancelled by way of `progress`.
    """
    try:
        document = Document.open(path, progress=progress)
    except Cancelled:
        raise
    except SitemapError:
        return None
    published = guess_published(document.table, path, progress)
    return published.url if published is not None else None


# The list


class DraftList:
    """Files that may become rows of an index, each once; `home` is the folder of an open one."""

    def __init__(self, home: Path | None) -> None:
        self.lines: list[DraftLine] = []
        self.wanted: list[DraftLine] = []
        """Those that become rows."""
        self.folder: Path | None = None
        """The folder on disk that is published; None where there is none.

        That of the index, else the one that all files have in common.
        """
        self._home = home
        self._identities: set[str] = set()

    @property
    def waiting_count(self) -> int:
        """How many files were not looked at yet."""
        return sum(not line.is_known for line in self.lines)

    @property
    def first_name(self) -> str:
        """The first file that is listed, as seen from the published folder; empty for none."""
        return next((line.name for line in self.wanted), "")

    def add(self, files: Sequence[tuple[Path, str]]) -> int:
        """Put files behind what is there; return how many were there already."""
        before = len(self.lines)
        for path, identity in files:
            if identity not in self._identities:
                self._identities.add(identity)
                self.lines.append(DraftLine(path, identity=identity))
        return before + len(files) - len(self.lines)

    def remove(self, numbers: Iterable[int]) -> None:
        """Take lines out."""
        gone = set(numbers)
        self._identities -= {self.lines[number].identity for number in gone}
        self.lines = [line for number, line in enumerate(self.lines) if number not in gone]

    def move(self, numbers: Iterable[int], steps: int) -> list[int]:
        """Move lines one place up (-1) or down (1); return where they stand now, ascending."""
        return move_items(self.lines, numbers, steps)

    def take(self, found: Iterable[InspectedFile]) -> None:
        """Remember what was found in files."""
        looked = {each.path: each for each in found}
        for line in self.lines:
            if not line.is_known and (each := looked.get(line.path)) is not None:
                line.take(each)

    def settle(self) -> None:
        """Give each line its name in the folder, and say which names there would be twice."""
        paths = [line.path for line in self.lines if line.error is None]
        found, home = common_folder(paths), self._home
        is_below = home is not None and found is not None and found.is_relative_to(home)
        self.folder = home if is_below or not paths else found
        place_in(self.lines, self.folder)
        seen: set[str] = set()
        for line in self.lines:
            if line.error is None:
                line.is_twin = bool(line.name) and line.name in seen
                seen.add(line.name)

    def mark_listed(self, locs: Collection[str], url: Callable[[DraftLine], str]) -> None:
        """Say which files an index lists already, by URLs that `url` gives."""
        for line in self.lines:
            line.is_listed = line.is_beside_index or (bool(locs) and url(line) in locs)
        self.wanted = [line for line in self.lines if line.is_known and line.remark is None]


# Names


def natural_order(paths: Iterable[Path]) -> list[Path]:
    """Return files that were chosen together in the order people give them: 2 before 10."""
    return sorted(paths, key=lambda path: (str(path.parent), natural_key(path.name)))


def common_folder(paths: Iterable[Path]) -> Path | None:
    """Return the folder that files have in common; None for no files, or several drives."""
    folders = {os.path.dirname(path) for path in paths}  # noqa: PTH120 - quick for thousands
    with suppress(ValueError):
        return Path(os.path.commonpath(folders)) if folders else None
    return None


def place_in(lines: Sequence[DraftLine], folder: Path | None) -> None:
    """Give each line its name as seen from a folder; one elsewhere has none."""
    start = "" if folder is None else os.path.join(folder, "")  # noqa: PTH118 - with its separator
    for line in lines:
        path = os.fspath(line.path)
        is_below = bool(start) and path.startswith(start)
        line.name = path[len(start) :].replace(os.sep, "/") if is_below else ""


def url_of(folder_url: str, name: str) -> str:
    """Return the URL of a file by its way from a published folder."""
    return folder_url + "/".join(url_in("", each) for each in name.split("/"))


def outer_folder(url: str, name: str) -> str | None:
    """Return the folder from which a file with this URL has this name; None for no URL.

    Where URL and name do not agree, that is the folder the URL lies in.
    """
    folder = folder_of(url)
    inner = url_of("", name).rpartition("/")[0]
    if folder is not None and inner and folder.endswith(f"/{inner}/"):
        return folder.removesuffix(f"{inner}/")
    return folder


def free_place(folder: Path, lines: Iterable[DraftLine]) -> Path:
    """Return where an index may be put under a name that none of its files has."""
    taken = {line.path for line in lines}
    names = (_NAME.format(number=f"_{number}" if number else "") for number in count())
    return next(place for name in names if (place := folder / name) not in taken)
