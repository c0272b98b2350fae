"""Writes the files that a joined table changed, and their dates in the index: all, or none.

Source: PROTOCOL I05, D11: the index tells when the bytes of a file changed, of no other file.
"""

from __future__ import annotations

import os
from collections.abc import Sequence, Set
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from sitemap_editor.core.document.xml_rows import xml_rows
from sitemap_editor.core.errors import (
    QT_TRANSLATE_NOOP,
    Cancelled,
    Progress,
    Remark,
    SaveError,
    SitemapError,
    no_progress,
    share_of,
)
from sitemap_editor.core.files.children import local_files
from sitemap_editor.core.files.disk.all_or_nothing import (
    LeftFile,
    NewFile,
    write_all_or_nothing,
)
from sitemap_editor.core.files.disk.backups import BackupRule, saved_with_backups
from sitemap_editor.core.files.disk.saving import check_known
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.files.joined_document import JoinedFile
from sitemap_editor.core.files.reading import Stamp
from sitemap_editor.core.operations.indexing.child_state import file_holds
from sitemap_editor.core.operations.joining.changes import (
    ChangedFile,
    changed_files,
    left_files,
)
from sitemap_editor.core.operations.joining.files import planned_files
from sitemap_editor.core.operations.joining.index_lines import IndexLines, JoinedState, lines_for
from sitemap_editor.core.protocol.fields import LOC

_OF_LOOKING: Final = 0.2
"""The part of all work before anything is written."""
_NS_A_SECOND: Final = 1_000_000_000
_INDEX_KEPT: Final = QT_TRANSLATE_NOOP(
    "core", "The files were saved, but lastmod was not set in “{name}”: {reason}"
)
_INDEX_NEEDED: Final = QT_TRANSLATE_NOOP(
    "core", "Nothing was saved: “{name}” cannot list the files otherwise. {reason}"
)


@dataclass(frozen=True, slots=True)
class JoinedSave:
    """What a save came to."""

    files: tuple[JoinedFile, ...]
    """All files, as they lie on disk now."""
    written: tuple[Path, ...] = ()
    """The files with other bytes than before, new ones and those with another name."""
    left: tuple[Path, ...] = ()
    """The files that are there no more."""
    lines: IndexLines = field(default_factory=IndexLines)
    """What was done to the rows of the index."""
    index_stamps: tuple[Stamp | None, Stamp | None] = (None, None)
    """Of the index, where it was written too: before and after that."""
    remarks: tuple[Remark, ...] = ()


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
        if each.is_elsewhere or not _is_on_disk(each, looking)
    ]
    leaving = left_files(state.table, state.files)
    if not changed and not leaving:
        return JoinedSave(tuple(state.files))
    at = (now or datetime.now(UTC)).replace(microsecond=0)
    same = {each.number for each in changed if each.is_elsewhere and _is_as_it_was(each, looking)}
    files = [_new_file(each, at, leaving, state, is_same=each.number in same) for each in changed]
    remarks: list[Remark] = []
    index, lines = _index(state, changed, same, leaving, at, remarks, looking)
    if index is not None:
        files.append(index)
    left = _left(changed, leaving, state)

    def write() -> None:
        writing = share_of(progress, _OF_LOOKING, 1 - _OF_LOOKING)
        folder = state.index_path.parent
        write_all_or_nothing(folder, files, left=left, progress=writing, tell=remarks.append)

    replaced = [*(Path(file.name) for file in files), *(each.path for each in left)]
    remarks += saved_with_backups(replaced, write, backups)
    return JoinedSave(
        _as_written(state, changed),
        tuple(each.file.path for each in changed),
        tuple(each.path for each in left),
        lines,
        (None, None) if index is None else (index.known, Stamp.of(state.index_path)),
        tuple(remarks),
    )


def _is_on_disk(changed: ChangedFile, progress: Progress) -> bool:
    """Tell whether a file that nobody else wrote has these very bytes: what was typed is undone."""
    is_ours = Stamp.of(changed.file.path) == changed.file.stamp
    return is_ours and file_holds(changed.file.path, changed.content, progress)


def _is_as_it_was(changed: ChangedFile, progress: Progress) -> bool:
    """Tell whether a file gets another name and nothing else."""
    before = changed.before
    return before is not None and file_holds(before.path, changed.content, progress)


def _known_stamp(file: JoinedFile, state: JoinedState) -> Stamp | None:
    """Return the state of a file that may be replaced. Raises: ChangedMeanwhile for another."""
    known = state.overwritten.get(file.path, file.stamp)
    check_known(file.path, known, Stamp.of(file.path))
    return known


def _new_file(
    changed: ChangedFile,
    at: datetime,
    leaving: Sequence[JoinedFile],
    state: JoinedState,
    *,
    is_same: bool,
) -> NewFile:
    """Return what is written. Raises: ChangedMeanwhile; SaveError where something else is there."""
    content, file, before = changed.content, changed.file, changed.before
    if not changed.is_elsewhere:
        known = _known_stamp(file, state)
    else:
        known = _known_there(file, leaving, state)
    if is_same and before is not None and before.stamp is not None:
        at = datetime.fromtimestamp(before.stamp.modified_ns / _NS_A_SECOND, UTC)
    return NewFile(
        str(file.path.absolute()),
        content.pieces,
        content.size_bytes,
        file.form.is_compressed,
        at,
        known,
        before.path if before is not None else None,
    )


def _known_there(
    file: JoinedFile, leaving: Sequence[JoinedFile], state: JoinedState
) -> Stamp | None:
    """Return the state of a file of this table that makes way for another; None for none."""
    for each in leaving:
        if os.path.realpath(each.path) == os.path.realpath(file.path):
            return _known_stamp(each, state)
    if os.path.lexists(file.path):
        text = QT_TRANSLATE_NOOP(
            "core", "“{name}” exists already, so nothing was saved. Choose another name."
        )
        raise SaveError("exists", text, {"name": file.name}, path=file.path)
    return None


def _left(
    changed: Sequence[ChangedFile], leaving: Sequence[JoinedFile], state: JoinedState
) -> list[LeftFile]:
    """Return what is to be taken away: what nothing is written in place of."""
    filled = {os.path.realpath(each.file.path) for each in changed}
    return [
        LeftFile(each.path, _known_stamp(each, state))
        for each in leaving
        if os.path.realpath(each.path) not in filled
    ]


def _as_written(state: JoinedState, changed: Sequence[ChangedFile]) -> tuple[JoinedFile, ...]:
    """Return all files as they lie on disk now."""
    written = {each.number: each for each in changed}
    planned = planned_files(state.table, state.files)
    return tuple(
        _now(number, file, written.get(number), state.files) for number, file in enumerate(planned)
    )


def _now(
    number: int,
    planned: JoinedFile | None,
    written: ChangedFile | None,
    files: Sequence[JoinedFile],
) -> JoinedFile:
    if written is not None:
        file, content = written.file, written.content
        return replace(
            file,
            stamp=Stamp.of(file.path),
            head=content.head,
            tail=content.tail,
            row_format=xml_rows(content.row_format),
        )
    if planned is not None:
        return planned
    return replace(files[min(number, len(files) - 1)], stamp=None, is_there=False)


# The index


def _index(
    state: JoinedState,
    changed: Sequence[ChangedFile],
    same: Set[int],
    leaving: Sequence[JoinedFile],
    at: datetime,
    remarks: list[Remark],
    progress: Progress,
) -> tuple[NewFile | None, IndexLines]:
    """Return the index with all it is to say of files that changed, and what that is.

    None where it stays as it is. Raises: SaveError where it must not.
    """
    path = state.index_path
    is_needed = bool(leaving) or any(each.is_elsewhere for each in changed)
    try:
        index = Document.open(path, progress=progress)
    except Cancelled:
        raise
    except SitemapError as error:
        _keep_index(path, error, remarks, is_needed=is_needed)
        return None, IndexLines()
    if index.form.was_converted or index.form.junk_bytes:
        reason = Remark(QT_TRANSLATE_NOOP("core", "Open the index by itself and save it first."))
        _keep_index(path, reason, remarks, is_needed=is_needed)
        return None, IndexLines()
    listing = _rows_by_file(index, path, progress)
    lines = lines_for(index, listing, state, changed, same, leaving, at)
    if not lines:
        return None, lines
    index.apply(lines.edit(index.table))
    table, name = index.table, str(path.absolute())
    is_compressed, known = index.form.is_compressed, index.stamp
    return NewFile(name, table.pieces, table.size_bytes, is_compressed, known=known), lines


def _keep_index(
    path: Path, reason: Remark | SitemapError, remarks: list[Remark], *, is_needed: bool
) -> None:
    """Say that the index stays as it is. Raises: SaveError where it has to list other files."""
    arguments = {"name": path.name, "reason": str(reason)}
    if is_needed:
        raise SaveError("index", _INDEX_NEEDED, arguments, path=path)
    remarks.append(Remark(_INDEX_KEPT, arguments))


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
