"""Which files this program has open, for its other windows to know: a locked file for each."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Collection
from hashlib import blake2b
from pathlib import Path
from typing import Final

from sitemap_editor.core.files.disk.locks import take_lock
from sitemap_editor.core.files.disk.writing import new_file, remove_if_there

_SUFFIX: Final = ".open"


class Claims:
    """The files of one program, in a folder that all programs of a person share.

    Nothing is written into a claim; that somebody holds its lock is all it says, and no crash
    leaves a lock behind. For one thread. A folder that takes no files means that nobody is told.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._held: dict[Path, tuple[Path, int]] = {}
        self._is_swept = False

    def hold(self, paths: Collection[Path]) -> None:
        """Claim these files and no others."""
        if not self._is_swept:
            self._is_swept = True
            self._others("")
        for path in [path for path in self._held if path not in paths]:
            self._let_go(path)
        for path in paths:
            if path not in self._held:
                with contextlib.suppress(OSError):
                    self._claim(path)

    def is_shared(self, path: Path) -> bool:
        """Tell whether another program has a file open."""
        return self._others(_digest(path)) > 0

    def close(self) -> None:
        """Claim nothing any more."""
        self.hold(())

    def _claim(self, path: Path) -> None:
        self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        place = self._folder / f"{_digest(path)}-{os.urandom(4).hex()}{_SUFFIX}"
        handle = new_file(place)
        if take_lock(handle):
            self._held[path] = (place, handle)
            return
        os.close(handle)  # one that looks was quicker: it is claimed with the next look
        place.unlink()

    def _let_go(self, path: Path) -> None:
        place, handle = self._held.pop(path)
        os.close(handle)
        remove_if_there(place)

    def _others(self, begin: str) -> int:
        """Count what others claim by names that begin so; what a crash left is swept away."""
        ours = {place for place, _handle in self._held.values()}
        count = 0
        with contextlib.suppress(OSError):
            for place in self._folder.iterdir():
                if place.suffix == _SUFFIX and place.name.startswith(begin) and place not in ours:
                    count += not _is_left(place)
        return count


def _is_left(place: Path) -> bool:
    """Tell whether nobody holds a claim any more, and remove it then."""
    try:
        with place.open("r+b") as file:
            is_left = take_lock(file.fileno())
        if is_left:
            place.unlink()
    except OSError:
        return True  # it was let go just now
    return is_left


def _digest(path: Path) -> str:
    """Return one name for a file, by whichever path it is opened."""
    return blake2b(os.fsencode(os.path.realpath(path)), digest_size=8).hexdigest()
