"""The file of a journal: locked while somebody writes it, only ever longer by whole frames."""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from collections.abc import Iterable
from pathlib import Path
from threading import Lock
from typing import Final

from sitemap_editor.core.files.disk.locks import take_lock
from sitemap_editor.core.files.disk.writing import (
    new_file,
    remove_if_there,
    sync_folder,
    write_pieces,
)

if sys.platform == "darwin":
    import fcntl

SUFFIX: Final = ".journal"
BASE_SUFFIX: Final = ".base.gz"
_MAX_NAMES: Final = 10


class JournalFile:
    """A new file in `folder`, held by this program until it is closed.

    All methods raise OSError where the disk refuses; what was written before stays readable. Two
    threads may write and sync it: a write is whole before the next begins.
    """

    def __init__(self, folder: Path) -> None:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self.path, self._handle = _locked_new(folder)
        self.is_closed = False
        self._lock = Lock()
        self._end = 0
        self._is_synced = True
        self._is_named = False  # whether the folder's entry is durable

    def write(self, frames: Iterable[bytes]) -> None:
        """Append whole frames, or nothing."""
        with self._lock:
            self._append(frames)

    def _append(self, frames: Iterable[bytes]) -> None:
        try:
            end = self._end + write_pieces(self._handle, frames)
        except OSError:
            with contextlib.suppress(OSError):
                os.ftruncate(self._handle, self._end)
            with contextlib.suppress(OSError):
                os.lseek(self._handle, self._end, os.SEEK_SET)
            raise
        self._end = end
        self._is_synced = False

    def sync(self) -> None:
        """Have the disk keep what was written, also through a power cut."""
        if self.is_closed or self._is_synced:
            return
        if not os.fstat(self._handle).st_nlink:  # somebody cleared the folder; Windows says 1
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(self.path))
        # Said before it is so: what another thread writes meanwhile says the contrary after it.
        self._is_synced = True
        try:
            make_durable(self._handle)
        except OSError:
            self._is_synced = False
            raise
        if not self._is_named:
            sync_folder(self.path.parent)
        self._is_named = True

    def close(self) -> None:
        """Let go of the journal: the next start finds it."""
        if not self.is_closed:
            self.is_closed = True
            with contextlib.suppress(OSError):  # what counts was made durable before
                os.close(self._handle)

    def discard(self) -> None:
        """Remove the journal: nothing of it is wanted any more."""
        if not self.is_closed:
            with contextlib.suppress(OSError):
                os.ftruncate(self._handle, 0)  # whoever takes the lock now finds nothing in it
        self.close()
        remove(self.path)


def _locked_new(folder: Path) -> tuple[Path, int]:
    """Make a file that no other program holds: one that looks for lost edits may be quicker."""
    for _ in range(_MAX_NAMES):
        path = folder / f"{os.urandom(8).hex()}{SUFFIX}"
        handle = new_file(path)
        if take_lock(handle):
            return path, handle
        os.close(handle)
        remove(path)
    raise BlockingIOError("other programs hold every new journal")


def make_durable(handle: int) -> None:
    """Have the disk keep what was written, also through a power cut. Raises: OSError."""
    if sys.platform == "darwin":
        with contextlib.suppress(OSError):  # a disk of another system does not know it
            fcntl.fcntl(handle, fcntl.F_FULLFSYNC)  # fsync leaves it in the memory of the drive
            return
    os.fsync(handle)


def base_path(journal: Path) -> Path:
    """Return where the copy of the document before the first edit lies."""
    return journal.with_name(journal.name.removesuffix(SUFFIX) + BASE_SUFFIX)


def remove(journal: Path) -> None:
    """Remove a journal and its copy, as far as the disk lets it."""
    remove_if_there(journal)
    remove_if_there(base_path(journal))
