"""The journal of a text, left by a program that ended too soon: told of and read."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO, Final

from sitemap_editor.core.errors import Progress, SitemapError, no_progress
from sitemap_editor.core.files.compression import unpacked
from sitemap_editor.core.files.reading import Stamp, read_bytes
from sitemap_editor.core.files.recovery.abandoned import AbandonedJournal, OnDisk, Summary
from sitemap_editor.core.files.recovery.difference import difference
from sitemap_editor.core.files.recovery.replay import Counts
from sitemap_editor.core.files.recovery.texts import TextRead, read_text_journal

_CAP_BYTES: Final = 1 << 27  # what is edited as text is far smaller


@dataclass(frozen=True, slots=True)
class RestoredText:
    """A text as it was before the first edit, and what it had become."""

    path: Path
    before: str
    text: str
    encoding: str
    is_compressed: bool
    stamp: Stamp | None
    """Of the file that the text goes on top of."""
    is_on_disk: bool
    """True where the file on disk holds `before`."""


class AbandonedTextJournal(AbandonedJournal):
    """The journal of a text. Raises: ValueError where it is none; OSError."""

    def __init__(self, path: Path, file: BinaryIO) -> None:
        super().__init__(path, file)
        self._read: TextRead = read_text_journal(file)

    def summary(self, _progress: Progress = no_progress) -> Summary | None:
        """Tell what is in it; None where nothing is lost."""
        read, header = self._read, self._read.header
        if read.before is None:
            return None
        if read.text == read.before and header.is_on_disk:
            return None
        on_disk, _stamp = self._state_on_disk()
        if on_disk is OnDisk.CHANGED and self._holds(read.text):
            return None  # the program ended right after it was saved
        return Summary(
            header.path,
            header.path.name,
            0,
            read.last_at,
            Counts(),
            on_disk,
            is_whole=True,
            is_damaged=read.is_damaged,
            lines=max(1, _differing_lines(read.before.splitlines(), read.text.splitlines())),
        )

    def restored(self, _progress: Progress = no_progress) -> RestoredText:
        """Return the text; nothing where there is no summary."""
        read, header = self._read, self._read.header
        on_disk, now = self._state_on_disk()
        is_same = on_disk is OnDisk.SAME
        stamp = now if is_same else header.stamp
        return RestoredText(
            header.path,
            read.before or "",
            read.text,
            header.encoding,
            header.is_compressed,
            stamp,
            header.is_on_disk and is_same,
        )

    def _state_on_disk(self) -> tuple[OnDisk, Stamp | None]:
        """Return what became of the file, and the stamp of the bytes that this was checked by."""
        header = self._read.header
        stamp = Stamp.of(header.path)
        if stamp is None:
            return OnDisk.GONE, None
        is_same = stamp == header.stamp or (
            header.is_on_disk and self._read.before is not None and self._holds(self._read.before)
        )
        return (OnDisk.SAME if is_same else OnDisk.CHANGED), stamp

    def _holds(self, text: str) -> bool:
        """Tell whether the file holds this text; one in another encoding does not, as it seems."""
        try:
            data = unpacked(read_bytes(self._read.header.path, _CAP_BYTES, no_progress), _CAP_BYTES)
        except (OSError, SitemapError):
            return False
        return data == text.encode(errors="surrogatepass")


def _differing_lines(before: list[str], after: list[str]) -> int:
    """Count the lines from the first to the last that differ, in the text that has more of them."""
    start, end, new_end = difference(before, after)
    return max(end, new_end) - start
