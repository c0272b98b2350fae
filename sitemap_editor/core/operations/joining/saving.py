"""Writes the files that a joined table changed, and their dates in the index: all, or none.

Source: PROTOCOL I05, D11: the index tells when the bytes of a file changed, of no other file.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from sitemap_editor.core.document.edits import SetCells
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.xml_rows import xml_rows
from sitemap_editor.core.errors import (
    QT_TRANSLATE_NOOP,
    Cancelled,
    Progress,
    Remark,
    SitemapError,
    no_progress,
    share_of,
)
from sitemap_editor.core.files.children import Child, local_files
from sitemap_editor.core.files.disk.all_or_nothing import NewFile, write_all_or_nothing
from sitemap_editor.core.files.disk.backups import BackupRule, saved_with_backups
from sitemap_editor.core.files.disk.saving import check_known
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.files.joined_document import JoinedFile
from sitemap_editor.core.files.reading import Stamp
from sitemap_editor.core.operations.indexing.child_state import file_holds
from sitemap_editor.core.operations.joining.changes import ChangedFile, changed_files
from sitemap_editor.core.protocol.fields import LASTMOD, LOC

_OF_LOOKING: Final = 0.2
"""The part of all work before anything is written."""
_NS_A_SECOND: Final = 1_000_000_000
_INDEX_KEPT: Final = QT_TRANSLATE_NOOP(
    "core", "The files were saved, but lastmod was not set in “{name}”: {reason}"
)


@dataclass(frozen=True, slots=True)
class JoinedSave:
    """What a save came to."""

    files: tuple[JoinedFile, ...]
    """All files, as they lie on disk now."""
    written: tuple[Path, ...] = ()
    """The files with other bytes than before."""
    dates: tuple[tuple[int, str], ...] = ()
    """What was set in the index: positions of its rows, and the lastmod of each."""
    index_stamps: tuple[Stamp | None, Stamp | None] = (None, None)
    """Of the index, where it was written too: before and after that."""
    remarks: tuple[Remark, ...] = ()


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


def save_joined(
    state: JoinedState,
    *,
    now: datetime | None = None,
    backups: BackupRule | None = None,
    progress: Progress = no_progress,
) -> JoinedSave:
    """Write what changed. `now` becomes the time of the files, and their lastmod in the index.

    With `backups` what is replaced is kept as well.

    Raises: ChangedMeanwhile, with its path, where another program wrote one of the files since it
    was read; SaveError; Cancelled by way of `progress`. Then all files are as they were.
    """
    looking = share_of(progress, 0.0, _OF_LOOKING)
    changed = [
        each
        for each in changed_files(state.table, state.saved, state.files, looking)
        if not _is_on_disk(each, looking)
    ]
    if not changed:
        return JoinedSave(tuple(state.files))
    known = {each.number: _known_stamp(each.file, state) for each in changed}
    at = (now or datetime.now(UTC)).replace(microsecond=0)
    files = [_new_file(each, at, known[each.number]) for each in changed]
    remarks: list[Remark] = []
    index, dates = _dated_index(state, changed, at, remarks, looking)
    if index is not None:
        files.append(index)

    def write() -> None:
        writing = share_of(progress, _OF_LOOKING, 1 - _OF_LOOKING)
        folder = state.index_path.parent
        write_all_or_nothing(folder, files, progress=writing, tell=remarks.append)

    remarks += saved_with_backups([Path(file.name) for file in files], write, backups)
    return JoinedSave(
        _as_written(state.files, changed),
        tuple(each.file.path for each in changed),
        dates,
        (None, None) if index is None else (index.known, Stamp.of(state.index_path)),
        tuple(remarks),
    )


def _is_on_disk(changed: ChangedFile, progress: Progress) -> bool:
    """Tell whether a file that nobody else wrote has these very bytes: what was typed is undone."""
    is_ours = Stamp.of(changed.file.path) == changed.file.stamp
    return is_ours and file_holds(changed.file.path, changed.content, progress)


def _known_stamp(file: JoinedFile, state: JoinedState) -> Stamp | None:
    """Return the state of a file that may be replaced. Raises: ChangedMeanwhile for another."""
    known = state.overwritten.get(file.path, file.stamp)
    check_known(file.path, known, Stamp.of(file.path))
    return known


def _new_file(changed: ChangedFile, at: datetime, known: Stamp | None) -> NewFile:
    content = changed.content
    return NewFile(
        str(changed.file.path.absolute()),
        content.pieces,
        content.size_bytes,
        changed.file.form.is_compressed,
        at,
        known,
    )


def _as_written(
    files: Sequence[JoinedFile], changed: Sequence[ChangedFile]
) -> tuple[JoinedFile, ...]:
    """Return all files as they lie on disk now."""
    written = {each.number: each for each in changed}
    return tuple(
        file
        if (new := written.get(number)) is None
        else replace(
            file,
            stamp=Stamp.of(file.path),
            head=new.content.head,
            tail=new.content.tail,
            row_format=xml_rows(new.content.row_format),
        )
        for number, file in enumerate(files)
    )


# The index


def _dated_index(
    state: JoinedState,
    changed: Sequence[ChangedFile],
    at: datetime,
    remarks: list[Remark],
    progress: Progress,
) -> tuple[NewFile | None, tuple[tuple[int, str], ...]]:
    """Return the index with the dates of the files that changed, and these by position.

    None where it stays as it is.
    """
    path = state.index_path
    try:
        index = Document.open(path, progress=progress)
    except Cancelled:
        raise
    except SitemapError as error:
        remarks.append(Remark(_INDEX_KEPT, {"name": path.name, "reason": str(error)}))
        return None, ()
    if index.form.was_converted or index.form.junk_bytes:
        reason = QT_TRANSLATE_NOOP("core", "Open the index by itself and save it first.")
        remarks.append(Remark(_INDEX_KEPT, {"name": path.name, "reason": reason}))
        return None, ()
    listing = _rows_by_file(index, path, progress)
    dates = tuple(date for each in changed for date in _dates(index, each.file.path, listing, at))
    if not dates:
        return None, ()
    index.apply(SetCells([(index.row_id(at), LASTMOD, lastmod) for at, lastmod in dates]))
    table, name = index.table, str(path.absolute())
    is_compressed, known = index.form.is_compressed, index.stamp
    file = NewFile(name, table.pieces, table.size_bytes, is_compressed, known=known)
    return file, dates


def _dates(
    index: Document, child: Path, listing: Mapping[str, Sequence[int]], at: datetime
) -> list[tuple[int, str]]:
    """Return what to set in the rows that list a file, written as the index writes dates."""
    stamp = Stamp(0, int(at.timestamp()) * _NS_A_SECOND, 0)
    dates: list[tuple[int, str]] = []
    for position in listing.get(os.path.realpath(child), ()):
        before = index[position].lastmod
        lastmod = Child("", child, stamp).lastmod_like(before)
        if lastmod != (before or "").strip():
            dates.append((position, lastmod))
    return dates


def _rows_by_file(index: Document, path: Path, progress: Progress) -> dict[str, list[int]]:
    """Return the positions of the rows of an index that lead to a file on disk, by real path.

    By whatever symbolic link: its target is what is replaced. A hard link keeps its bytes.
    """
    locs = [(loc or "").strip() for loc in index.table.values(LOC)]
    files, found = local_files(path, locs, progress), dict[str, list[int]]()
    for position, loc in enumerate(locs):
        place = files[loc].path
        if place is not None:
            found.setdefault(os.path.realpath(place), []).append(position)
    return found
