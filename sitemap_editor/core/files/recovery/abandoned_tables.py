"""The journal of a document, left by a program that ended too soon: told of and carried out."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import BinaryIO, Final

from sitemap_editor.core.document.edits import Batch, Edit, InsertRows
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.scanning import scan_text, scan_xml
from sitemap_editor.core.errors import EditError, Progress, SitemapError, no_progress
from sitemap_editor.core.files.compression import unpack
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.files.encodings import UTF8_BOM, to_utf8
from sitemap_editor.core.files.reading import Stamp, read, read_bytes
from sitemap_editor.core.files.recovery.abandoned import AbandonedJournal, OnDisk, Summary
from sitemap_editor.core.files.recovery.header import Header
from sitemap_editor.core.files.recovery.joined import has_ascii_file, joined_again, put_in_files
from sitemap_editor.core.files.recovery.journal import digest_of
from sitemap_editor.core.files.recovery.journal_file import base_path
from sitemap_editor.core.files.recovery.reading import UNREADABLE, JournalReader
from sitemap_editor.core.files.recovery.replay import Replay, cut_table, placeless_table
from sitemap_editor.core.files.recovery.replayed_steps import StepBack
from sitemap_editor.core.protocol.fields import TEXT

_CAP_BYTES: Final = 1 << 33  # whatever could be opened can be restored


@dataclass(frozen=True, slots=True)
class Restored:
    """A document as it was before the first edit, and the edit that makes of it what was lost.

    Without `edit` the document holds the edited rows of a file that is gone and has no path, or it
    `is_whole`.
    """

    document: Document
    edit: Edit | None
    is_on_disk: bool
    """True where the file on disk holds the document as it is without the edit."""
    is_never_saved: bool
    suggested_path: Path | None
    name: str
    has_changes: bool
    """False where `edit` does nothing: the document itself is what was lost."""
    is_whole: bool = False
    """True where the document itself is all of what was to be saved."""
    origin_url: str = ""
    """Where on the web it was opened from; empty for another one."""
    steps: list[StepBack] = field(default_factory=list)
    """The undo steps that come to the same as `edit`, the first one first; none: it is one step."""


class AbandonedTableJournal(AbandonedJournal):
    """The journal of a document."""

    def __init__(self, path: Path, file: BinaryIO) -> None:
        super().__init__(path, file)
        self._reader = JournalReader(file)

    @property
    def header(self) -> Header:
        """What the journal goes on top of."""
        return self._reader.header

    def summary(self, progress: Progress = no_progress) -> Summary | None:
        """Tell what is in it; None where nothing is lost. Raises: OSError; Cancelled."""
        header = self.header
        replay = Replay(self._without_base(), keeps_content=False)
        last_at, steps, is_damaged = self._play(replay, progress)
        on_disk = self._on_disk()
        counts = replay.counts()
        if not (counts or self._is_nowhere_else(on_disk, len(replay.table))):
            return None
        is_whole = self._base_is_kept() or (header.is_on_disk and on_disk is OnDisk.SAME)
        if on_disk is OnDisk.CHANGED and is_whole and self._was_saved(progress):
            return None
        return Summary(
            header.path, header.name, steps, last_at, counts, on_disk, is_whole, is_damaged
        )

    def restored(self, progress: Progress = no_progress) -> Restored:
        """Return the document with what was lost. Raises: OSError; SitemapError."""
        header = self.header
        replay = self._replay(progress)
        if replay is None:
            rescued, place = self._rescued(progress), header.path or header.suggested_path
            return Restored(rescued, None, False, True, place, header.name, has_changes=False)
        by_steps = None if header.joined is not None else replay.stepwise(progress)
        table, edit, counts = replay.outcome()
        steps: list[StepBack] = []
        if by_steps is not None and counts:
            table, steps = by_steps
            edit = Batch(tuple(step.edit for step in steps))
        on_disk, now = self._state_on_disk()
        stamp = now if on_disk is OnDisk.SAME else header.stamp
        is_on_disk = header.is_on_disk and on_disk is OnDisk.SAME
        document = Document(table, header.form, header.path, stamp)
        if header.joined is not None and header.file_runs is not None:
            document = joined = joined_again(table, header.joined, header.file_runs)
            is_on_disk = joined.is_on_disk and not joined.changed_on_disk()
        return Restored(
            document,
            edit,
            is_on_disk,
            header.is_never_saved,
            header.suggested_path,
            header.name,
            has_changes=bool(counts),
            origin_url=header.origin_url,
            steps=steps,
        )

    # Carrying it out

    def _play(self, replay: Replay, progress: Progress) -> tuple[float, int, bool]:
        """Carry out what can be read; return the time of the last edit, steps, is_damaged."""
        last_at, steps = self.path.stat().st_mtime, 0
        for number, record in enumerate(self._reader.records()):
            progress(1 - 1 / (number + 1))  # nobody knows how many there are
            try:
                replay.play(record)
            except (*UNREADABLE, EditError):
                return last_at, steps, True
            last_at, steps = record.at, record.steps
        return last_at, steps, self._reader.is_damaged

    def _replay(self, progress: Progress) -> Replay | None:
        """Carry it out on the base; None where nobody has that."""
        for data in self._bases(progress):
            scanned, header = _scanned(self.header, data), self.header
            table = cut_table(scanned, header.head, header.tail, self._reader.row_lengths)
            if table is not None and len(table) == header.row_count:
                replay = Replay(self._in_files(table))
                self._play(replay, progress)
                return replay
        return None

    def _without_base(self) -> PieceTable:
        """Return a table of as many rows as the base had, without their bytes."""
        header = self.header
        row_format = _scanned(header, header.head + header.tail).row_format
        table = placeless_table(row_format, header.head, header.tail, header.row_count)
        return self._in_files(table)

    def _in_files(self, table: PieceTable) -> PieceTable:
        """Return a base of which each row is of its file, where these are several."""
        if self.header.joined is not None:
            put_in_files(table, self.header.joined, self.header.file_runs)
        return table

    def _bases(self, progress: Progress) -> Iterator[bytes]:
        """Yield what may be the document before the first edit: the copy, then the file."""
        header = self.header
        for _record in self._reader.records():
            pass  # the note may stand behind any of them
        note = self._reader.base
        if note is not None:
            with contextlib.suppress(OSError, SitemapError):
                raw = read_bytes(base_path(self.path), _CAP_BYTES, progress)
                data, _junk = unpack(raw, cap_bytes=_CAP_BYTES, progress=progress)
                if digest_of([memoryview(data)]) == note.digest:
                    yield data
        if header.is_on_disk and header.path is not None and self._on_disk() is OnDisk.SAME:
            with contextlib.suppress(SitemapError):
                yield read(header.path, cap_bytes=_CAP_BYTES, progress=progress).data

    def _rescued(self, progress: Progress) -> Document:
        """Return a new document with the edited rows alone."""
        header = self.header
        replay = Replay(self._without_base())
        self._play(replay, progress)
        table = replay.table
        rows = [table.row_bytes(each) for each in table.order if table.lengths[each]]
        document = Document(_scanned(header, table.head + table.tail), header.form)
        document.apply(InsertRows(0, rows))
        return document

    # The file

    def _base_is_kept(self) -> bool:
        return self._reader.base is not None and base_path(self.path).exists()

    def _is_nowhere_else(self, on_disk: OnDisk, row_count: int) -> bool:
        """Tell whether a document that was not edited would be lost with the journal."""
        if self.header.is_on_disk and on_disk is not OnDisk.GONE:
            return False
        return row_count > 0 and self._base_is_kept()

    def _on_disk(self) -> OnDisk:
        return self._state_on_disk()[0]

    def _state_on_disk(self) -> tuple[OnDisk, Stamp | None]:
        """Return what became of the file, and the stamp of the bytes that this was checked by."""
        header = self.header
        if header.path is None:
            return OnDisk.NEVER_SAVED, None
        stamp = Stamp.of(header.path)
        if stamp is None:
            return OnDisk.GONE, None
        if stamp == header.stamp:
            return OnDisk.SAME, stamp
        note = self._reader.base
        is_same = header.is_on_disk and note is not None and note.digest == _digest(header.path)
        return (OnDisk.SAME if is_same else OnDisk.CHANGED), stamp

    def _was_saved(self, progress: Progress) -> bool:
        """Tell whether the file holds the edits: the program ended right after it was saved."""
        replay = self._replay(progress)
        if replay is None or self.header.path is None:
            return False
        return digest_of(replay.table.pieces()) == _digest(self.header.path)


def _digest(path: Path) -> str | None:
    """Return what tells the rows of a file; None where it cannot be read."""
    try:
        return digest_of([memoryview(read(path, cap_bytes=_CAP_BYTES, progress=no_progress).data)])
    except SitemapError:
        return None


def _scanned(header: Header, data: bytes) -> PieceTable:
    """Find the rows in bytes that are in UTF-8 already."""
    if header.kind == TEXT.name:
        return scan_text(data, head_bytes=len(UTF8_BOM) if data.startswith(UTF8_BOM) else 0)
    if header.joined is not None:
        return scan_xml(data, ascii_only=has_ascii_file(header.joined))
    return scan_xml(data, ascii_only=data.isascii() and to_utf8(data).ascii_only)
