"""Opens files in tabs, and reads them again; what cannot be read goes to the repair view."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias, cast

from PySide6.QtCore import QObject, QTimer, Signal

from sitemap_editor.core.errors import NotASitemap, Progress, SitemapError, TooLarge
from sitemap_editor.core.files.document import Document, kind_for
from sitemap_editor.core.files.reading import DEFAULT_CAP_BYTES
from sitemap_editor.core.protocol.fields import URLSET
from sitemap_editor.session.jobs import Jobs
from sitemap_editor.windows.desk import Desk, page_at
from sitemap_editor.windows.prompts import Prompts, tell_failure
from sitemap_editor.windows.tab_page import TabPage

if TYPE_CHECKING:
    from sitemap_editor.session.broken_file import BrokenFile

_LARGE_CAP_BYTES: Final = 8 * DEFAULT_CAP_BYTES
ShowBroken: TypeAlias = "Callable[[BrokenFile, TabPage | None], None]"


class Opening(QObject):
    """Files on their way into tabs.

    `show_broken` is handed what cannot be read, with the page whose place it takes, if any.
    Signals: `work_started` (job, text) for the busy bar; `opened` (path).
    """

    work_started = Signal(object, str)
    opened = Signal(object)

    def __init__(
        self, desk: Desk, jobs: Jobs, prompts: Prompts, show_broken: ShowBroken, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._desk = desk
        self._jobs = jobs
        self._prompts = prompts
        self._show_broken = show_broken
        self._opening: set[Path] = set()

    def open_paths(self, paths: Sequence[Path]) -> None:
        """Open each file in a tab of its own; one that is open already comes to the front."""
        for path in paths:
            self._open(path.absolute(), DEFAULT_CAP_BYTES)

    def _open(self, path: Path, cap_bytes: int) -> None:
        page = page_at(self._desk, path)
        if page is not None:
            self._desk.bring_to_front(page)
            return
        if path in self._opening:
            return
        if not os.path.lexists(path):
            QTimer.singleShot(0, self, lambda: self._offer_to_create(path))
            return

        def on_read(found: Document | BrokenFile) -> None:
            if isinstance(found, Document):
                self._desk.add_document(found, never_saved=False)
            else:
                self._show_broken(found, None)
            self.opened.emit(path)

        def open_large() -> None:
            self._opening.discard(path)
            self._open(path, _LARGE_CAP_BYTES)

        self._opening.add(path)
        self._read(path, cap_bytes, on_read, open_large, lambda: self._opening.discard(path))

    def _read(
        self,
        path: Path,
        cap_bytes: int,
        on_read: Callable[[Document | BrokenFile], None],
        open_large: Callable[[], None],
        on_ended: Callable[[], object] = lambda: None,
    ) -> None:
        """Read a file in the worker; `open_large` is called where it is large and wanted."""

        def work(progress: Progress) -> Document | BrokenFile:
            return _open_or_plan(path, cap_bytes, progress)

        def on_success(result: object) -> None:
            on_read(cast("Document | BrokenFile", result))

        def on_failed(error: Exception) -> None:
            if not isinstance(error, TooLarge) or cap_bytes >= _LARGE_CAP_BYTES:
                tell_failure(self._prompts, path.name, error)
            elif self._prompts.open_large(path, error):
                open_large()

        job = self._jobs.start(work, on_success, on_failed)
        job.ended.connect(on_ended)
        self.work_started.emit(job, self.tr("Opening {name}").format(name=path.name))

    def _offer_to_create(self, path: Path) -> None:
        # Path.is_dir raises for names that are too long.
        is_there = os.path.isdir(path.parent)  # noqa: PTH112
        if is_there and not self._prompts.create_missing(path):
            return
        document = Document.new(kind_for(path, URLSET))
        try:
            document.save(path)
        except SitemapError as error:
            self._prompts.tell_error(path.name, error)
            return
        self._desk.add_document(document, never_saved=False)
        self.opened.emit(path)

    def reload(self, cap_bytes: int = DEFAULT_CAP_BYTES, *, is_sure: bool = False) -> None:
        """Read what is on screen from disk again; it may come back broken, or repaired.

        Changes are asked about, unless a person `is_sure` that they may go.
        """
        self._desk.finish_typing()
        page = self._desk.front_page()
        if page is None or (path := page.path) is None:
            return
        name = page.name
        is_asked = page.is_modified and not is_sure
        if is_asked and not self._prompts.throw_away_changes(name):
            return
        session = self._desk.session_of(page)
        revision = session.revision if session else 0

        def on_read(found: Document | BrokenFile) -> None:
            if page not in self._desk.all_pages():
                return
            was_changed = session is not None and session.revision != revision
            if was_changed and not self._prompts.throw_away_changes(name):
                return  # something was typed while the file was read
            if isinstance(found, Document):
                self._desk.replace_document(page, found)
            elif session is not None and isinstance(found.plan.leftover, NotASitemap):
                self._prompts.tell_error(name, found.plan.leftover)  # the table is worth more
            else:
                self._show_broken(found, page)

        def open_large() -> None:
            self.reload(_LARGE_CAP_BYTES, is_sure=True)

        self._read(path, cap_bytes, on_read, open_large)


def _open_or_plan(path: Path, cap_bytes: int, progress: Progress) -> Document | BrokenFile:
    """Open a file, or find out what can be done about it."""
    try:
        return Document.open(path, cap_bytes=cap_bytes, progress=progress)
    except SitemapError as error:
        from sitemap_editor.session.broken_file import planned  # seldom wanted: not at start

        return planned(path, error, cap_bytes, progress)
