"""The new bytes of a file that is about to be overwritten in place, whole and durable elsewhere.

Two files: the bytes as they are to lie on disk, which any program can open, and a note that says
whose they are. The note is locked as long as the save goes on.
"""

from __future__ import annotations

import contextlib
import json
import os
import time
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from sitemap_editor.core.errors import Progress
from sitemap_editor.core.files.disk.locks import take_lock
from sitemap_editor.core.files.disk.writing import (
    BLOCK_BYTES,
    new_file,
    remove_if_there,
    sync_folder,
    synced,
    write_pieces,
)
from sitemap_editor.core.files.reading import Stamp

if TYPE_CHECKING:
    from hashlib import blake2b  # brings a library of its own: not at start

NOTE_SUFFIX: Final = ".saving"
_BYTES_SUFFIX: Final = ".saved"
_ENDINGS: Final = (".xml.gz", ".txt.gz", ".xml", ".txt", ".gz")
_RUN: Final = os.urandom(8).hex()  # tells what this process left from what others did


@dataclass(frozen=True, slots=True)
class SaveNote:
    """What was to be saved where."""

    path: Path
    bytes_name: str
    """The name of the file, beside the note, that holds the bytes."""
    size_bytes: int
    digest: str
    at: float
    """Seconds since 1970."""
    before: Stamp | None
    """The file at `path` before its first byte was overwritten."""
    run: str
    """Another one for each process."""

    def to_bytes(self) -> bytes:
        """Return the note as it is written."""
        return json.dumps({**asdict(self), "path": str(self.path)}).encode("ascii")

    @classmethod
    def from_bytes(cls, data: bytes) -> SaveNote:
        """Read a note. Raises: ValueError where it is none."""
        try:
            parts: dict[str, Any] = json.loads(data)
            parts["path"] = Path(parts["path"])
            parts["before"] = None if parts["before"] is None else Stamp(**parts["before"])
            note = cls(**parts)
        except (KeyError, TypeError, AttributeError) as error:
            raise ValueError("no note of a save") from error
        if Path(note.bytes_name).name != note.bytes_name:
            raise ValueError("a note that leads elsewhere")
        return note


class KeptBytes:
    """What is kept of one save until it is through. All but `blocks` raise OSError."""

    def __init__(self, folder: Path, target: Path) -> None:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        stem = os.urandom(8).hex()
        ending = next((each for each in _ENDINGS if target.name.lower().endswith(each)), "")
        self._target = target
        self._note = folder / f"{stem}{NOTE_SUFFIX}"
        self.path = folder / f"{stem}{_BYTES_SUFFIX}{ending}"
        self.size_bytes = 0
        self._handle = new_file(self._note)
        take_lock(self._handle)

    def keep(
        self,
        pieces: Iterable[bytes | memoryview],
        before: Stamp | None,
        size_bytes: int,
        progress: Progress,
    ) -> None:
        """Write all down, durably: the bytes first, then the note. Raises: OSError; Cancelled."""
        from hashlib import blake2b

        digest = blake2b(digest_size=16)
        handle = new_file(self.path)
        try:
            self.size_bytes = write_pieces(handle, _passed(pieces, digest), size_bytes, progress)
            synced(handle)
        finally:
            os.close(handle)
        note = SaveNote(
            self._target,
            self.path.name,
            self.size_bytes,
            digest.hexdigest(),
            time.time(),
            before,
            _RUN,
        )
        write_pieces(self._handle, [note.to_bytes()])
        synced(self._handle)
        sync_folder(self._note.parent)

    def blocks(self) -> Iterator[bytes]:
        """Yield the bytes again. Raises: OSError."""
        with self.path.open("rb") as file:
            while block := file.read(BLOCK_BYTES):
                yield block

    def leave(self) -> None:
        """Let go of it, for the next start to offer."""
        with contextlib.suppress(OSError):
            os.close(self._handle)

    def discard(self) -> None:
        """Remove it: the file is as it should be, or as it was."""
        remove_if_there(self._note)
        remove_if_there(self.path)
        self.leave()
        remove_if_there(self._note)  # Windows removes nothing that is open
        remove_if_there(self.path)


def bytes_beside(note: Path) -> list[Path]:
    """Return the bytes that belong to a note which cannot be read."""
    if note.suffix != NOTE_SUFFIX:
        return []
    return list(note.parent.glob(f"{note.stem}{_BYTES_SUFFIX}*"))


def _passed(pieces: Iterable[bytes | memoryview], digest: blake2b) -> Iterator[bytes | memoryview]:
    for piece in pieces:
        digest.update(piece)
        yield piece


def forget_kept(folder: Path, target: Path) -> None:
    """Remove what this process kept of earlier, interrupted saves of a file that is saved now.

    What others left may be worth more than what was saved: it is for a person to decide.
    """
    with contextlib.suppress(OSError):
        for path in folder.iterdir():
            if path.suffix == NOTE_SUFFIX:
                _forget(path, target)


def _forget(path: Path, target: Path) -> None:
    with contextlib.suppress(OSError, ValueError), path.open("r+b") as file:
        if not take_lock(file.fileno()):
            return
        note = SaveNote.from_bytes(file.read())
        if note.path == target and note.run == _RUN:
            path.with_name(note.bytes_name).unlink(missing_ok=True)
            path.unlink()
