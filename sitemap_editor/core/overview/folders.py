"""Which folder each row lies in, and how many rows and which newest day each folder has."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple, TypeAlias

from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.filtering.row_values import RowValues
from sitemap_editor.core.filtering.url_patterns import small
from sitemap_editor.core.overview.days import Days
from sitemap_editor.core.passes.executor import Part
from sitemap_editor.core.patterns import compiled
from sitemap_editor.core.protocol.fields import LASTMOD, LOC

ROWS_AT_ONCE: Final = 1_024
_URL: Final = compiled(
    rb"[A-Za-z][A-Za-z0-9+.-]*+://(?:[^/?#@]*+@)?+([^/?#]*?)(?::\d*+)?(/[^?#]*+)?(?=[?#]|\Z)"
)
_SLASHES_OF_HOST: Final = 3
_MOST_KNOWN: Final = 100_000
_BEHIND_PATH: Final = compiled(rb"[?#].*", re.DOTALL)


class Held(NamedTuple):
    """What a folder holds: how many rows, and their newest day as it is written; maybe none."""

    rows: int
    newest: bytes


Folders: TypeAlias = dict[bytes, Held]
"""By host and path, as ``example.com/blog/``; empty for rows in no folder at all."""


def folder_of(url: bytes) -> bytes:
    """Return host and folder of a URL up to its last slash; empty where it has none.

    A folder without a name ends it, and so does what stands behind the path: so a filter reads it.
    """
    match = _URL.match(url)
    if match is None or match[2] is None:
        return b""
    path = match[2][: match[2].rfind(b"/") + 1]
    unnamed = path.find(b"//")
    host = match[1]
    small_host = host.lower() if host.isascii() else small(host.decode("utf-8", "replace")).encode()
    return small_host + (path if unnamed < 0 else path[: unnamed + 1])


def parents(urls: Sequence[bytes]) -> list[bytes]:
    """Return for each URL a beginning of it that tells the folder in which its page lies.

    The page of ``/blog/`` lies in ``/``, as that of ``/blog`` does: where every page ends in a
    slash, there would else be as many folders as rows.
    """
    found = [url[: url.rfind(b"/", 0, -1) + 1] for url in urls]
    if any(each.endswith(b"://") for each in found):  # the page of a host, or its very name
        pairs = zip(urls, found, strict=True)
        return [url if each.endswith(b"://") else each for url, each in pairs]
    return found


def may_be_own(path: bytes) -> bool:
    """Tell whether a URL may be that of a folder below that of its host."""
    return path.endswith(b"/") and path.count(b"/") > _SLASHES_OF_HOST and path.count(b"//") == 1


def _paths(urls: Sequence[bytes]) -> Sequence[bytes]:
    """Return URLs without what stands behind their path."""
    joined = b"\0".join(urls)
    if b"?" in joined or b"#" in joined:
        return [_BEHIND_PATH.sub(b"", url) for url in urls]
    return urls


class Memory:
    """What a pass has worked out of earlier ranges: folders by a URL in them, and days."""

    def __init__(self) -> None:
        self.days = Days()
        self._folders: dict[bytes, bytes] = {}
        self._hosts: dict[bytes, bytes] = {}

    def own_of(self, path: bytes) -> bytes:
        """Return what `folder_of` does for a URL that may be that of a folder; quicker."""
        scheme, _, rest = path.partition(b"://")
        host, slash, below = rest.partition(b"/")
        origin = b"%b://%b/" % (scheme, host)
        known = self._hosts.get(origin)
        if known is None:
            if len(self._hosts) > _MOST_KNOWN:
                self._hosts.clear()
            known = self._hosts[origin] = folder_of(origin)
        return known + below if known and slash else b""

    def folder_of(self, url: bytes) -> bytes:
        """Return what `folder_of` does."""
        folder = self._folders.get(url)
        if folder is None:
            if len(self._folders) > _MOST_KNOWN:
                self._folders.clear()
            folder = self._folders[url] = folder_of(url)
        return folder


@dataclass(frozen=True)
class Remembering:
    """A pass with a memory, which stays where it is: another process has one of its own."""

    @cached_property
    def memory(self) -> Memory:
        """What was worked out here."""
        return Memory()

    def __getstate__(self) -> dict[str, object]:
        """Leave the memory behind."""
        return {name: each for name, each in self.__dict__.items() if name != "memory"}


@dataclass(frozen=True)
class FolderPass(Remembering):
    """Counts rows by the folder in which their page lies.

    With `of_own` it looks only at rows that are the page of one of those folders, and counts them
    there; the page of a folder belongs to it where it is known to hold other pages.
    """

    of_own: frozenset[bytes] | None = None

    def over(self, table: PieceTable, first: int, last: int) -> Folders:
        """Count in a range."""
        days, tally = self.memory.days, Tally(self.memory)
        for at in range(first, last, ROWS_AT_ONCE):
            rows = RowValues(table, table.order[at : min(at + ROWS_AT_ONCE, last)])
            self.look(rows, days.written(rows.values(LASTMOD)), tally)
        return tally.folders()

    def look(self, rows: RowValues, days: Sequence[bytes], tally: Tally) -> None:
        """Count some rows, of which the days are known."""
        paths = _paths(rows.values(LOC))
        if self.of_own is None:
            tally.add(parents(paths), days)
            tally.has_own = tally.has_own or any(map(may_be_own, paths))
            return
        own_of, folders = self.memory.own_of, self.of_own
        own = [own_of(path) if may_be_own(path) else b"" for path in paths]
        known = [each if each in folders else b"" for each in own]
        if any(known):
            tally.add_folders(zip(known, days, strict=True))

    def merged(self, parts: Iterator[Part]) -> Folders:
        """Add up."""
        found: Folders = {}
        for part in parts:
            assert isinstance(part.result, dict)  # noqa: S101 - what `over` returns
            add_up(found, part.result)
        return found


class Tally:
    """Counts pairs of folder and day; a folder may be told by any URL in it."""

    def __init__(self, memory: Memory) -> None:
        self._memory = memory
        self._by_url: Counter[tuple[bytes, bytes]] = Counter()
        self._folders: Folders = {}
        self.has_own = False
        """Whether any URL may be that of a folder."""

    def add(self, urls: Iterable[bytes], days: Iterable[bytes]) -> None:
        """Count rows by URLs that tell their folders."""
        self._by_url.update(zip(urls, days, strict=True))

    def add_folders(self, pairs: Iterable[tuple[bytes, bytes]]) -> None:
        """Count rows by their folders; none where that is empty."""
        for folder, day in pairs:
            if folder:
                note(self._folders, folder, 1, day)

    def folders(self) -> Folders:
        """Return what was counted."""
        for (url, day), count in self._by_url.items():
            note(self._folders, self._memory.folder_of(url), count, day)
        return self._folders


def add_up(found: Folders, more: Mapping[bytes, Held]) -> None:
    """Add folders to those that are known."""
    for folder, held in more.items():
        note(found, folder, held.rows, held.newest)


def with_above(folders: Iterable[bytes]) -> frozenset[bytes]:
    """Return folders and all that they lie in."""
    found: set[bytes] = set()
    for folder in folders:
        each = folder
        while each and each not in found:
            found.add(each)
            each = above(each)
    return frozenset(found)


def above(folder: bytes) -> bytes:
    """Return the folder that a folder lies in; empty for that of a host."""
    return folder[: folder.rfind(b"/", 0, -1) + 1]


def move_to_own(found: Folders, own: Mapping[bytes, Held]) -> None:
    """Count the pages of folders in these, no longer in the folder above."""
    for folder, held in own.items():
        left = found[above(folder)]
        found[above(folder)] = Held(left.rows - held.rows, left.newest)
        note(found, folder, held.rows, held.newest)


def note(folders: Folders, folder: bytes, rows: int, day: bytes) -> None:
    """Count more rows in a folder."""
    known = folders.get(folder)
    if known is None:
        folders[folder] = Held(rows, day)
    else:
        before, newest = known
        folders[folder] = Held(before + rows, newest if newest > day else day)
