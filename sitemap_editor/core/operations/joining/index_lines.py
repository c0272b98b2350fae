"""The rows of an index as a save of its joined table changes them."""

from __future__ import annotations

import os
from array import array
from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Final, NamedTuple

from sitemap_editor.core.document.edits import Batch, Edit, InsertRows, RemoveRows, SetCells
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.row import Row
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, SaveError
from sitemap_editor.core.files.children import Child
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.files.joined_document import JoinedFile
from sitemap_editor.core.files.reading import Stamp
from sitemap_editor.core.operations.joining.changes import ChangedFile
from sitemap_editor.core.protocol.fields import LASTMOD, LOC
from sitemap_editor.core.protocol.location import url_in

_NS_A_SECOND: Final = 1_000_000_000
_NOT_LISTED: Final = QT_TRANSLATE_NOOP(
    "core", "Nothing was saved: the index lists none of the files of this table any more."
)


@dataclass(frozen=True, slots=True)
class JoinedState:
    """A joined document at one moment, for a worker."""

    table: PieceTable
    """A snapshot."""
    saved: PieceTable | None
    """The snapshot of when it was read or saved; None where the files may hold other rows."""
    files: Sequence[JoinedFile]
    index_path: Path
    overwritten: Mapping[Path, Stamp | None] = field(default_factory=dict)
    """Files that other programs changed meanwhile and that a person gives up, as they are now."""


@dataclass(frozen=True, slots=True)
class IndexLines:
    """What is done to the rows of an index; positions are those before any of it."""

    cells: tuple[tuple[int, str, str], ...] = ()
    """Position, column and new value."""
    removed: tuple[int, ...] = ()
    """Positions, ascending."""
    added: tuple[tuple[int, Row], ...] = ()
    """The position before which a row comes, ascending, and the row."""

    def __bool__(self) -> bool:
        """Tell whether anything is done."""
        return bool(self.cells or self.removed or self.added)

    def edit(self, table: PieceTable) -> Edit:
        """Return it as an edit of an index with these rows."""
        cells = [(table.row_id(at), name, value) for at, name, value in self.cells]
        rows = [InsertRows(at, [row]) for at, row in reversed(self.added)]
        ahead = [sum(place <= at for place, _row in self.added) for at in self.removed]
        gone = array("I", (at + more for at, more in zip(self.removed, ahead, strict=True)))
        parts: list[Edit] = [SetCells(cells)] if cells else []
        parts += rows
        parts += [RemoveRows(gone)] if gone else []
        return Batch(tuple(parts))


def lines_for(
    index: Document,
    listing: Mapping[str, Sequence[int]],
    state: JoinedState,
    changed: Sequence[ChangedFile],
    same: Set[int],
    leaving: Sequence[JoinedFile],
    at: datetime,
) -> IndexLines:
    """Return what an index says once these files are written and those are gone.

    `listing` has the positions of its rows by the real path of the file they lead to; `same` are
    the numbers of files that only get another name: the date of such a file stays. Raises:
    SaveError where it lists no file of the table any more.
    """
    cells, added = list[tuple[int, str, str]](), list[tuple[int, Row]]()
    for each in changed:
        before = each.before.path if each.before is not None else None
        rows = listing.get(os.path.realpath(before), ()) if before is not None else ()
        if not rows and each.is_elsewhere:
            beside = _beside(index, listing, each.number, state)
            if beside is None:
                raise SaveError("index", _NOT_LISTED, path=state.index_path)
            url, lastmod = _url(beside, each.file.path), beside.row.lastmod
            added.append((beside.place, Row(url, _date(each.file.path, lastmod, at))))
            continue
        for position in rows:
            row = index[position]
            if before is not None and each.is_elsewhere:
                url = _url(_Beside(position, row, before), each.file.path)
                cells.append((position, LOC, url))
            lastmod = _date(each.file.path, row.lastmod, at)
            if each.number not in same and lastmod != (row.lastmod or "").strip():
                cells.append((position, LASTMOD, lastmod))
    moved = {each.before.path for each in changed if each.before is not None and each.is_elsewhere}
    gone = [each.path for each in leaving if each.path not in moved]
    removed = {at for path in gone for at in listing.get(os.path.realpath(path), ())}
    added.sort(key=lambda each: each[0])
    return IndexLines(tuple(cells), tuple(sorted(removed)), tuple(added))


class _Beside(NamedTuple):
    """Where a new row comes, and a row to write it like with the file that this leads to."""

    place: int
    row: Row
    path: Path


def _beside(
    index: Document, listing: Mapping[str, Sequence[int]], number: int, state: JoinedState
) -> _Beside | None:
    """Return where a file is listed that is not yet: below the one it is like, or was below."""
    likes, files = state.table.file_likes, state.files
    if likes[number] != number:
        chain = [number := likes[number]]
        while likes[number] != number:
            chain.append(number := likes[number])
    else:
        chain = list(range(number - 1, -1, -1))
    for each in [*chain, *range(len(files))]:
        path = files[each].path if each < len(files) else None
        rows = listing.get(os.path.realpath(path), ()) if path is not None else ()
        if path is not None and rows:
            at = rows[-1] + 1 if each in chain else rows[0]
            return _Beside(at, index[rows[-1]], path)
    return None


def _url(beside: _Beside, path: Path) -> str:
    """Return the URL of a file, by the one of a file beside it or in a folder near it."""
    folder = _folder(beside.row.loc or "")
    way = Path(os.path.relpath(path.absolute().parent, beside.path.absolute().parent))
    for part in way.parts:
        up = folder.rstrip("/").rpartition("/")[0]
        folder = f"{up}/" if part == os.pardir else url_in(folder, part) + "/"
    return url_in(folder, path.name)


def _folder(loc: str) -> str:
    """Return a URL up to its last slash."""
    return loc.strip().rpartition("/")[0] + "/"


def _date(child: Path, before: str | None, at: datetime) -> str:
    """Return when a file is written, as the index writes dates."""
    stamp = Stamp(0, int(at.timestamp()) * _NS_A_SECOND, 0)
    return Child("", child, stamp).lastmod_like(before)
