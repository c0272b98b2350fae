"""A save in place that was interrupted: told of, and its bytes opened again."""

from __future__ import annotations

import contextlib
from hashlib import blake2b
from pathlib import Path
from typing import BinaryIO, Final

from sitemap_editor.core.errors import ContentError, Progress, SitemapError, no_progress
from sitemap_editor.core.files.compression import is_gzip, unpacked
from sitemap_editor.core.files.disk.kept_bytes import SaveNote
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.files.reading import Stamp, read_bytes
from sitemap_editor.core.files.recovery.abandoned import AbandonedJournal, OnDisk, Summary
from sitemap_editor.core.files.recovery.abandoned_tables import AbandonedTableJournal, Restored
from sitemap_editor.core.files.recovery.abandoned_texts import RestoredText
from sitemap_editor.core.files.recovery.replay import Counts

_CAP_BYTES: Final = 1 << 33  # whatever could be saved can be restored
_LONGEST_S: Final = 60  # that a save writes on after its note; what comes later is another's


class KeptSave(AbandonedJournal):
    """A note nobody holds any more. Raises: ValueError where it is none; OSError."""

    def __init__(self, path: Path, file: BinaryIO) -> None:
        super().__init__(path, file)
        file.seek(0)
        self._note = SaveNote.from_bytes(file.read())
        self._bytes = path.with_name(self._note.bytes_name)

    def summary(self, progress: Progress = no_progress) -> Summary | None:
        """Tell what is in it; None where the file has these bytes. Raises: OSError; Cancelled."""
        note = self._note
        if _digest(note.path, progress) == note.digest:
            return None
        if _digest(self._bytes, progress) != note.digest:
            raise ValueError("the bytes of a save are not what they were")
        on_disk = self._on_disk(Stamp.of(note.path))
        return Summary(
            note.path,
            note.path.name,
            0,
            note.at,
            Counts(),
            on_disk,
            is_whole=True,
            is_damaged=False,
            is_save=True,
        )

    def restored(self, progress: Progress = no_progress) -> Restored | RestoredText:
        """Return what was to be saved; as text where it is no sitemap. Raises: SitemapError."""
        note = self._note
        now = Stamp.of(note.path)
        # Where the file is another by now, the stamp is not: saving asks before it is replaced.
        stamp = now if self._on_disk(now) is OnDisk.SAME else note.before
        raw = read_bytes(self._bytes, _CAP_BYTES, progress)
        try:
            document = Document.from_bytes(raw, cap_bytes=_CAP_BYTES)
        except ContentError:
            return self._text(raw, stamp, progress)
        document.path, document.stamp = note.path, stamp
        name = note.path.name
        return Restored(document, None, False, False, None, name, has_changes=False, is_whole=True)

    def is_outcome_of(self, journal: AbandonedTableJournal) -> bool:
        """Tell whether the edits of a journal come to the very document that was to be saved."""
        try:
            here, there = self.restored(), journal.restored()
            if not isinstance(here, Restored) or there.edit is None:
                return False
            there.document.apply(there.edit)
        except (OSError, SitemapError):
            return False
        return here.document.to_bytes() == there.document.to_bytes()

    def discard(self) -> None:
        """Remove the bytes and the note."""
        with contextlib.suppress(OSError):
            self._bytes.unlink()
        super().discard()

    def _text(self, raw: bytes, stamp: Stamp | None, progress: Progress) -> RestoredText:
        text = unpacked(raw, _CAP_BYTES, progress).decode("utf-8", "replace")
        before = _text_of(self._note.path)
        return RestoredText(
            self._note.path, before, text, "UTF-8", is_gzip(raw), stamp, is_on_disk=False
        )

    def _on_disk(self, now: Stamp | None) -> OnDisk:
        """Tell whether the file is as it was, or as the interrupted save left it."""
        note, before = self._note, self._note.before
        if now is None:
            return OnDisk.GONE
        is_ours = now.modified_ns <= (note.at + _LONGEST_S) * 1e9 and (
            before is None or now.file_id == before.file_id
        )
        return OnDisk.SAME if is_ours else OnDisk.CHANGED


def _digest(path: Path, progress: Progress) -> str | None:
    try:
        raw = read_bytes(path, _CAP_BYTES, progress)
    except SitemapError:
        return None
    return blake2b(raw, digest_size=16).hexdigest()


def _text_of(path: Path) -> str:
    """Return what the file on disk holds as text; nothing where it cannot be read."""
    try:
        raw = unpacked(read_bytes(path, _CAP_BYTES, no_progress), _CAP_BYTES)
    except SitemapError:
        return ""
    return raw.decode("utf-8", "replace")
