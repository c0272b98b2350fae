"""Whether a save changes a file that an index lists, and when: what its lastmod there should say.

Source: PROTOCOL I05, D11. Looks at disk, so it belongs in a worker; knows nothing of windows.
"""

from __future__ import annotations

import os
import zlib
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from gzip import BadGzipFile, GzipFile
from pathlib import Path
from typing import Final
from urllib.parse import unquote

from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.row import Row
from sitemap_editor.core.errors import Cancelled, Progress, SitemapError
from sitemap_editor.core.files.children import Child, local_files
from sitemap_editor.core.files.compression import is_gzip
from sitemap_editor.core.files.document import Content, Document
from sitemap_editor.core.files.reading import Stamp
from sitemap_editor.core.files.sources import peek_kind, possible_indexes
from sitemap_editor.core.protocol.fields import LOC, SITEMAPINDEX

_BLOCK_BYTES: Final = 1 << 20
_GZIP_SUFFIX: Final = ".gz"
_FILES: Final = 100
_INDEX_BYTES: Final = 64 << 20
_ROWS_A_STEP: Final = 4_096


OpenIndex = tuple[Path, PieceTable]
"""An index that is open in the program: where it lies, and a snapshot of it, saved or not."""


@dataclass(frozen=True, slots=True)
class ChangedChild:
    """A file that an index lists and that holds other bytes since it was saved."""

    path: Path
    index_path: Path
    known_lastmod: str | None
    """What the index says now."""
    stamp: Stamp
    """The file as the save left it."""

    @property
    def lastmod(self) -> str:
        """When the file changed, written as the index writes it: as a day, or in its zone."""
        return Child("", self.path, self.stamp).lastmod_like(self.known_lastmod)

    @property
    def is_news(self) -> bool:
        """False where the index says so already."""
        return self.lastmod != (self.known_lastmod or "").strip()


class ListedSave:
    """One save of a file, watched for what it means to an index.

    `look` before the bytes are written, `change` after. Costs next to nothing where no index beside
    the file names it. Neither raises anything but Cancelled, and that in `look` alone.
    """

    def __init__(self, path: Path, content: Content, indexes: Sequence[OpenIndex]) -> None:
        self._path = path
        self._content = content
        self._indexes = indexes
        self._named: list[tuple[Path, list[Row]]] = []
        self._is_changed = False

    def look(self, progress: Progress) -> None:
        """Find the indexes that name the file, and hold it against what is about to be written."""

        def listen(_part: float) -> None:
            progress(0.0)  # the bar is for the writing

        self._named = list(_naming(self._path, self._indexes, listen))
        if self._named:
            self._is_changed = not file_holds(self._path, self._content, listen)

    def change(self, stamp: Stamp) -> ChangedChild | None:
        """Return what changed, where an index lists the file and its bytes are others now.

        `stamp` is that of the file as the save left it.
        """
        if not self._is_changed:
            return None
        for index_path, rows in self._named:
            listing = rows_listing(self._path, index_path, (row.loc for row in rows))
            if listing:
                return ChangedChild(self._path, index_path, rows[listing[0]].lastmod, stamp)
        return None


def rows_listing(child: Path, index_path: Path, locs: Iterable[str | None]) -> list[int]:
    """Return the positions of the rows of an index that lead to a file on disk.

    Only rows that name it are looked up, so this is quick for any number of them.
    """
    names = _spellings(child.name)
    named = {position: loc for position, loc in enumerate(locs) if loc and _name_in(loc) in names}
    files = local_files(index_path, named.values())
    return [position for position, loc in named.items() if _is_file(files[loc].path, child)]


def index_beside(child: Path, progress: Progress) -> Path | None:
    """Return the index in the folder of a file that lists it. Raises: Cancelled."""
    for index_path, rows in _naming(child, (), progress):
        if rows_listing(child, index_path, (row.loc for row in rows)):
            return index_path
    return None


def _is_file(found: Path | None, child: Path) -> bool:
    with suppress(OSError):
        return found is not None and (found == child or found.samefile(child))
    return False


def _naming(
    child: Path, indexes: Sequence[OpenIndex], progress: Progress
) -> Iterator[tuple[Path, list[Row]]]:
    """Yield indexes with those of their rows that end in the name of a file, open ones first."""
    names = _spellings(child.name)
    seen = {child}
    for path, table in indexes:
        if path.parent in child.parents and path not in seen:
            rows = _named(table, names, progress)
            if rows:
                yield path, rows
        seen.add(path)
    for path in possible_indexes(child.parent, _FILES):
        progress(0.0)
        if path in seen or peek_kind(path) is not SITEMAPINDEX:
            continue
        try:
            table = Document.open(path, cap_bytes=_INDEX_BYTES, progress=progress).table
        except Cancelled:
            raise
        except SitemapError:
            continue
        rows = _named(table, names, progress)
        if rows:
            yield path, rows


def _named(table: PieceTable, names: Iterable[str], progress: Progress) -> list[Row]:
    found = []
    for position, loc in enumerate(table.values(LOC)):
        if not position % _ROWS_A_STEP:
            progress(0.0)
        if loc and _name_in(loc) in names:
            found.append(table[position])
    return found


def _name_in(loc: str) -> str:
    return unquote(loc.strip().rpartition("/")[2])


def _spellings(name: str) -> tuple[str, ...]:
    return name, name.removesuffix(_GZIP_SUFFIX), name + _GZIP_SUFFIX


# Bytes on disk


def file_holds(path: Path, content: Content, progress: Progress) -> bool:
    """Tell whether a file holds these bytes already, whether packed or not."""
    if not path.is_file():  # a pipe would be waited for
        return False
    with suppress(OSError, zlib.error, EOFError), path.open("rb") as file:
        is_packed = is_gzip(file.read(2))
        if not is_packed and os.fstat(file.fileno()).st_size != content.size_bytes:
            return False
        file.seek(0)
        source = GzipFile(fileobj=file) if is_packed else file
        for piece in content.pieces():
            for start in range(0, len(piece), _BLOCK_BYTES):
                progress(0.0)
                block = bytes(piece[start : start + _BLOCK_BYTES])
                if source.read(len(block)) != block:
                    return False
        with suppress(BadGzipFile):  # what stands behind the data is nothing that is read
            return not source.read(1)
        return True
    return False
