"""Reads the files that an index lists into one table; tells of those that cannot be in it.

Rows stay the bytes they are, in the buffers of their own files, and are read by one format: what
all roots declare together. A file in which these bytes would mean something else is left out.
"""

from __future__ import annotations

import os
from array import array
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.prolog import doctype_end
from sitemap_editor.core.document.row_spans import NO_FILE
from sitemap_editor.core.document.xml_rows import XmlRows
from sitemap_editor.core.errors import (
    QT_TRANSLATE_NOOP,
    Cancelled,
    NotASitemap,
    Progress,
    Remark,
    SitemapError,
    no_progress,
    share_of,
)
from sitemap_editor.core.files.children import local_files
from sitemap_editor.core.files.compression import is_gzip
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.files.joined_document import (
    JoinedDocument,
    JoinedFile,
    LeftOut,
)
from sitemap_editor.core.files.reading import DEFAULT_CAP_BYTES
from sitemap_editor.core.operations.merging.namespaces import United, united
from sitemap_editor.core.operations.merging.rebasing import Carrier
from sitemap_editor.core.protocol.fields import URLSET
from sitemap_editor.core.readable import readable

_ROWS_AT_ONCE: Final = 1 << 14
_DECLARATION: Final = b'<?xml version="1.0" encoding="UTF-8"?>\n'
_FIRST_ROWS: Final = 20_000
MOST_BYTES: Final = 2 << 30
"""More than so many bytes of all files together are no table: memory holds all of it, and more."""
_OF_GZIP: Final = 4
_OF_READING: Final = 0.9
"""The part of all work that reading takes."""
_MISSING: Final = QT_TRANSLATE_NOOP("core", "It is not in the folder of the index.")
_NO_URLSET: Final = QT_TRANSLATE_NOOP("core", "It is not an XML sitemap with URLs.")
_CONVERTED: Final = QT_TRANSLATE_NOOP(
    "core", "It is encoded in {encoding}. Open it by itself and save it as UTF-8 first."
)
_JUNK: Final = QT_TRANSLATE_NOOP(
    "core", "Extra bytes follow its compressed data. Open it by itself and save it first."
)
_HARD_LINK: Final = QT_TRANSLATE_NOOP(
    "core",
    "It is a hard link to “{other}”, whose rows are here. Saving replaces “{other}” and leaves "
    "this one as it is.",
)
_OTHER_ROOT: Final = QT_TRANSLATE_NOOP(
    "core", "It declares its namespaces differently from the other files."
)


@dataclass(slots=True)
class _Reading:
    """What was read so far."""

    paths: list[Path] = field(default_factory=list)
    documents: list[Document] = field(default_factory=list)
    left_out: list[LeftOut] = field(default_factory=list)

    def leave_out(self, name: str, text: str, **arguments: str) -> None:
        self.left_out.append(LeftOut(name, Remark(text, arguments)))


def open_joined(
    index_path: Path,
    locs: Iterable[str | None],
    *,
    cap_bytes: int = DEFAULT_CAP_BYTES,
    progress: Progress = no_progress,
) -> JoinedDocument:
    """Read the files on disk that an index with these URLs lists; `cap_bytes` limits each.

    Raises: NotASitemap where none can be read; Cancelled by way of `progress`.
    """
    return JoinedReading(index_path, locs, cap_bytes).rest(progress)


class JoinedReading:
    """The files of an index on their way into a table: the first ones, then all.

    A worker at a time calls it.
    """

    def __init__(
        self,
        index_path: Path,
        locs: Iterable[str | None],
        cap_bytes: int = DEFAULT_CAP_BYTES,
    ) -> None:
        stripped = ((loc or "").strip() for loc in locs)
        self._listed = list(dict.fromkeys(loc for loc in stripped if loc))
        self._index_path = index_path
        self._cap_bytes = cap_bytes
        self._reading = _Reading()
        self._found: list[Path] | None = None
        self._next = 0

    @property
    def file_count(self) -> int:
        """How many files there are on disk, once that is known."""
        return len(self._found or ())

    @property
    def is_whole(self) -> bool:
        """True where all files are read."""
        return self._found is not None and self._next == len(self._found)

    def size_bytes(self, progress: Progress = no_progress) -> int:
        """Return how many bytes the files have together, unpacked; none of them is read.

        Of a packed file, what its end says. Raises: Cancelled by way of `progress`.
        """
        return sum(map(_unpacked_bytes, self._files(progress)))

    def first(self, progress: Progress = no_progress) -> JoinedDocument:
        """Read files until there are rows for many screens; all where they have fewer.

        What it returns is to be looked at only, unless `is_whole`: what the rows are under may
        be another root in the end. Raises: NotASitemap; Cancelled.
        """
        self._read_until(_FIRST_ROWS, progress)
        return self._joined(progress)

    def rest(self, progress: Progress = no_progress) -> JoinedDocument:
        """Read what is left; return all. Raises: NotASitemap; Cancelled."""
        self._read_until(None, progress)
        return self._joined(progress)

    def _files(self, progress: Progress) -> list[Path]:
        if self._found is None:
            self._found = _found(self._index_path, self._listed, self._reading, progress)
        return self._found

    def _read_until(self, enough: int | None, progress: Progress) -> None:
        reading, found = self._reading, self._files(progress)
        count = len(found)
        while self._next < count:
            if enough is not None and sum(map(len, reading.documents)) >= enough:
                return
            path = found[self._next]
            tell = share_of(progress, _OF_READING * self._next / count, _OF_READING / count)
            _read(path, _name(path, self._index_path), self._cap_bytes, reading, tell)
            self._next += 1

    def _joined(self, progress: Progress) -> JoinedDocument:
        reading = self._reading
        if not reading.documents:
            text = QT_TRANSLATE_NOOP(
                "core", "None of the files that the index lists can be read into a table."
            )
            raise NotASitemap("none", text, path=self._index_path)
        seen = _Reading(reading.paths, reading.documents, reading.left_out[:])
        return _joined(self._index_path, seen, progress)


def _name(path: Path, index_path: Path) -> str:
    if path.is_relative_to(index_path.parent):
        return readable(path.relative_to(index_path.parent).as_posix())
    return readable(path.as_posix())


def _found(
    index_path: Path, listed: Sequence[str], reading: _Reading, progress: Progress
) -> list[Path]:
    """Return the files on disk, each once: of hard links to one file the first that is listed."""
    found: dict[str, Path] = {}
    first: dict[tuple[int, int] | str, str] = {}
    for loc, file in local_files(index_path, listed, progress).items():
        if file.path is None:
            reading.leave_out(loc.rpartition("/")[2] or loc, _MISSING)
            continue
        real = os.path.realpath(file.path)
        known = first.setdefault(_identity(file.path) or real, real)
        if known == real:
            found.setdefault(real, file.path)
        else:
            other = _name(found[known], index_path)
            reading.leave_out(_name(file.path, index_path), _HARD_LINK, other=other)
    return list(found.values())[:NO_FILE]


def _unpacked_bytes(path: Path) -> int:
    try:
        with path.open("rb") as file:
            is_packed = is_gzip(file.read(_OF_GZIP))
            size = file.seek(0, os.SEEK_END)
            if not is_packed or size < _OF_GZIP:
                return size
            file.seek(-_OF_GZIP, os.SEEK_END)
            return max(size, int.from_bytes(file.read(_OF_GZIP), "little"))
    except OSError:
        return 0


def _identity(path: Path) -> tuple[int, int] | None:
    """Return what is the same for all names of a file; None where it went meanwhile."""
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_dev, status.st_ino


def _read(path: Path, name: str, cap_bytes: int, reading: _Reading, progress: Progress) -> None:
    progress(0.0)
    try:
        document = Document.open(path, cap_bytes=cap_bytes, progress=progress)
    except Cancelled:
        raise
    except SitemapError as error:
        reading.left_out.append(LeftOut(name, error))
        return
    row_format, form = document.table.row_format, document.form
    if document.table.row_kind is not URLSET or not isinstance(row_format, XmlRows):
        reading.leave_out(name, _NO_URLSET)
    elif form.was_converted:
        reading.leave_out(name, _CONVERTED, encoding=form.encoding)
    elif form.junk_bytes:
        reading.leave_out(name, _JUNK)
    elif doctype_end(document.table.head) is not None:  # its entities are unknown elsewhere
        reading.leave_out(name, _OTHER_ROOT)
    else:
        reading.paths.append(path)
        reading.documents.append(document)


# One table of all


def _joined(index_path: Path, reading: _Reading, progress: Progress) -> JoinedDocument:
    base = _base([document.table for document in reading.documents])
    tables = [document.table for document in reading.documents if document.table is not base]
    alike = [each for each in tables if _is_alike(each, base)]
    root = united(base, alike)
    assert root is not None  # noqa: S101 - they are XML
    files: list[JoinedFile] = []
    kept: list[PieceTable] = []
    for path, document in zip(reading.paths, reading.documents, strict=True):
        name, table = _name(path, index_path), document.table
        if table is base or (_is_alike(table, base) and _means_the_same(table, root)):
            row_format = _xml(table)
            files.append(
                JoinedFile(
                    path, name, document.form, document.stamp, table.head, table.tail, row_format
                )
            )
            kept.append(table)
        else:
            reading.leave_out(name, _OTHER_ROOT)
        progress(_OF_READING)
    table = _table(base, kept, root, share_of(progress, _OF_READING, 1 - _OF_READING))
    table.file_names = tuple(file.name for file in files)
    table.file_likes = tuple(range(len(files)))
    return JoinedDocument(table, index_path, files, reading.left_out)


def _base(tables: Sequence[PieceTable]) -> PieceTable:
    """Return the table whose root most rows are under.

    One that spells characters as references goes first: that is right in every file.
    """
    counts = Counter[tuple[bytes, bytes]]()
    for table in tables:
        root = _xml(table).root
        counts[root.uri, root.prefix] += len(table) + 1
    ((wanted, _),) = counts.most_common(1)
    fitting = [each for each in tables if _root_key(each) == wanted]
    return max(fitting, key=lambda each: (_xml(each).encoder.ascii_only, len(each) > 0))


def _root_key(table: PieceTable) -> tuple[bytes, bytes]:
    root = _xml(table).root
    return root.uri, root.prefix


def _is_alike(table: PieceTable, base: PieceTable) -> bool:
    return _root_key(table) == _root_key(base)


def _means_the_same(table: PieceTable, root: United) -> bool:
    """Tell whether no row uses a prefix that all roots together bind otherwise."""
    suspect = Carrier(_xml(table), root.row_format).suspect
    return suspect is None or suspect.search(table.buffers.original) is None


def _xml(table: PieceTable) -> XmlRows:
    row_format = table.row_format
    assert isinstance(row_format, XmlRows)  # noqa: S101 - others were left out
    return row_format


def _table(
    base: PieceTable, tables: Sequence[PieceTable], root: United, progress: Progress
) -> PieceTable:
    """Return one table of the rows of all, where they lie."""
    buffers = tables[0].buffers.twin()
    starts, lengths, numbers = tables[0].starts[:0], tables[0].lengths[:0], array("H")
    for number, table in enumerate(tables):
        address = 0 if not number else buffers.append(table.buffers.original)
        for at in range(0, len(table), _ROWS_AT_ONCE):
            progress(number / len(tables))
            starts.extend(map(address.__add__, table.starts[at : at + _ROWS_AT_ONCE]))
        lengths.extend(table.lengths)
        numbers.extend(array("H", (number,)) * len(table))
    # What else stands around the rows of a file is its own; nobody is to edit it here.
    head = _DECLARATION + root.row_format.root.start_tag()
    tail = b"\n</" + root.row_format.root.name + b">\n"
    row_format = _xml(base).with_head(head)
    joined = PieceTable(row_format, buffers, head, tail, starts, lengths)
    joined.is_original = joined.is_one_run = False  # heads and tails lie between the files
    joined.file_numbers = numbers
    return joined
