"""Tells what becomes of files on disk: by the system's word where it gives one, else when asked."""

from __future__ import annotations

import os
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

from sitemap_editor.core.errors import Progress
from sitemap_editor.core.files.claims import Claims
from sitemap_editor.core.files.reading import Stamp
from sitemap_editor.session.jobs import Job, Jobs

QUIET_MS: Final = 300  # whoever writes a file in several steps is through by then


@dataclass(frozen=True, slots=True)
class Look:
    """What was found where a file should be."""

    stamp: Stamp | None
    """None where no file is there; a folder of its name is none."""
    is_writable: bool
    is_shared: bool = False
    """True where another program of ours has it open."""


class FileWatch(QObject):
    """Some files, watched while they are named by `follow`.

    The system's word does not come from network shares, and not beyond its number of watches:
    therefore `look` whenever a person comes back. Stamps alone are read, in a worker: a share that
    does not answer stops nobody.
    Signals: `looked` (a dict of `Look` by path) after every look.
    """

    looked = Signal(object)

    def __init__(self, jobs: Jobs, parent: QObject, claims: Claims | None = None) -> None:
        super().__init__(parent)
        self._jobs = jobs
        self._claims = claims
        self._paths: frozenset[Path] = frozenset()
        self._stirred: set[Path] = set()
        self._quiet = QTimer(self, singleShot=True, interval=QUIET_MS)
        self._quiet.timeout.connect(self._on_quiet)
        self._watcher = QFileSystemWatcher(self)
        self._watcher.fileChanged.connect(self._on_file_changed)
        self._watcher.directoryChanged.connect(lambda _folder: self._quiet.start())
        self._job: Job | None = None
        self._looks_again = False

    def follow(self, paths: Collection[Path]) -> None:
        """Watch these files and no others; new ones are looked at."""
        wanted = frozenset(paths)
        new, old = wanted - self._paths, self._paths - wanted
        self._paths = wanted
        for path in old:
            self._watcher.removePath(str(path))
        for path in new:
            self._watch(path)
        if old:
            self._leave_folders()
        if new or (old and self._claims is not None):
            self.look()

    def look(self) -> None:
        """Look at all files; `looked` tells what was found."""
        if self._job is not None:
            self._looks_again = True
            return
        paths, claims = self._paths, self._claims
        if not paths and claims is None:
            return

        def work(_progress: Progress) -> dict[Path, Look]:
            if claims is not None:
                claims.hold(paths)
            return {path: _look_at(path, claims) for path in paths}

        self._job = self._jobs.start(work, self._on_looked)
        self._job.ended.connect(self._on_ended)

    def close(self) -> None:
        """Let other programs know that nothing is open here any more; no look may be under way."""
        if self._claims is not None:
            self._claims.close()

    def _on_looked(self, result: dict[Path, Look]) -> None:
        looks = {path: look for path, look in result.items() if path in self._paths}
        self._rewatch(looks)
        self.looked.emit(looks)

    def _on_ended(self) -> None:
        self._job = None
        if self._looks_again:
            self._looks_again = False
            self.look()

    def _rewatch(self, looks: dict[Path, Look]) -> None:
        """Watch again what was replaced; where a file is gone its folder tells when it is back."""
        watched = set(self._watcher.files())
        for path, look in looks.items():
            if look.stamp is None:
                self._watcher.addPath(str(path.parent))
            elif str(path) not in watched and self._watch(path):
                self._looks_again = True  # it may have changed between the look and the watch
        self._leave_folders(path.parent for path, look in looks.items() if look.stamp is None)

    def _leave_folders(self, but: Iterable[Path] = ()) -> None:
        kept = {str(folder) for folder in but}
        left = [folder for folder in self._watcher.directories() if folder not in kept]
        if left:
            self._watcher.removePaths(left)

    def _watch(self, path: Path) -> bool:
        """Ask the system for word of a file; False where it gives none."""
        return path.exists() and self._watcher.addPath(str(path))

    def _on_file_changed(self, name: str) -> None:
        self._stirred.add(Path(name))
        self._quiet.start()

    def _on_quiet(self) -> None:
        """Watch anew what stirred: another file may lie under its name, and nobody says so."""
        for path in self._stirred & self._paths:
            self._watcher.removePath(str(path))
            self._watch(path)
        self._stirred.clear()
        self.look()


def _look_at(path: Path, claims: Claims | None) -> Look:
    is_shared = claims is not None and claims.is_shared(path)
    stamp = None if path.is_dir() else Stamp.of(path)
    return Look(stamp, os.access(path, os.W_OK), is_shared)
