"""What is known of a journal that a program left behind, and the hold that this one has on it."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import BinaryIO

from sitemap_editor.core.files.recovery.journal_file import remove
from sitemap_editor.core.files.recovery.replay import Counts


class OnDisk(Enum):
    """What became of the file since the journal was begun."""

    SAME = "same"
    CHANGED = "changed"
    GONE = "gone"
    NEVER_SAVED = "never saved"


@dataclass(frozen=True, slots=True)
class Summary:
    """What can be told of a journal before anything is restored."""

    path: Path | None
    name: str
    steps: int
    """How many edits, as undo counts them."""
    last_at: float
    """Seconds since 1970."""
    counts: Counts
    on_disk: OnDisk
    is_whole: bool
    """False where the other rows are nowhere any more: only those edited can be restored."""
    is_damaged: bool
    """True where edits follow that cannot be read."""
    lines: int = 0
    """How many lines differ where it was edited as text; 0 where it was edited as a table."""
    is_save: bool = False
    """True for a save that was interrupted: all of the file as it was to be, not edits of it."""


class AbandonedJournal:
    """A journal that nobody writes any more; this program holds it until it is let go."""

    def __init__(self, path: Path, file: BinaryIO) -> None:
        self.path = path
        self._file = file

    def release(self) -> None:
        """Leave the journal for the next start."""
        self._file.close()

    def discard(self) -> None:
        """Remove the journal: it was restored, or nobody wants it."""
        with contextlib.suppress(OSError, ValueError):  # closed: it was let go already
            self._file.truncate(0)
        self._file.close()
        remove(self.path)
