"""Keeps open files in step with the disk; what that takes is made once a file is open."""

from __future__ import annotations

from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer

from sitemap_editor.session.jobs import JobOwner, load
from sitemap_editor.windows.window_services import WindowServices

if TYPE_CHECKING:
    from sitemap_editor.windows.recovery.changed_on_disk import ChangedOnDisk
    from sitemap_editor.windows.recovery.joined_on_disk import JoinedOnDisk

_PAUSE_MS: Final = 200  # the first paint comes first
_LOADED: Final = (
    *("core.files.claims", "session.files.file_watch", "windows.looks.notice"),
    "windows.recovery.changed_on_disk",
)
"""What watches: loaded in a worker, since it held up the window."""


class DiskWatch(QObject):
    """Begins to watch once a file is open."""

    def __init__(self, place: WindowServices, parent: QObject) -> None:
        super().__init__(parent)
        self._place = place
        self.claims_folder: Path | None = None
        """Where programs tell each other which files they have open; None: they do not."""
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._pause.timeout.connect(self._follow)
        self._loading = JobOwner(place.query_jobs, self)
        place.files.saved.connect(lambda _path: self.look_again())

    @cached_property
    def changes(self) -> ChangedOnDisk:
        """What watches, made when the first file is open: not at start."""
        from sitemap_editor.windows.recovery.changed_on_disk import ChangedOnDisk

        return ChangedOnDisk(self._place, self, self.claims_folder)

    @cached_property
    def joined(self) -> JoinedOnDisk:
        """What watches the files of tables of several, made when the first of these is open."""
        from sitemap_editor.windows.recovery.joined_on_disk import JoinedOnDisk

        return JoinedOnDisk(self._place, self)

    def follow_tabs(self) -> None:
        """Watch what is open by now, in a moment."""
        if not self._pause.isActive() and (self._place.tabs.count() or "changes" in vars(self)):
            self._pause.start()

    def _follow(self) -> None:
        if "changes" in vars(self):
            self._follow_now()
        else:
            self._loading.begin(partial(load, _LOADED), lambda _none: self._follow_now())

    def _follow_now(self) -> None:
        self.changes.follow_tabs()
        is_joined = any(session.is_joined for session in self._place.tabs.sessions())
        if is_joined or "joined" in vars(self):
            self.joined.follow_tabs()

    def close(self) -> None:
        """Let go of all files; the workers are at rest."""
        if "changes" in vars(self):
            self.changes.close()

    def look_again(self) -> None:
        """Look what other programs did to the open files."""
        if "changes" in vars(self):
            self.changes.look()
        if "joined" in vars(self):
            self.joined.look()
