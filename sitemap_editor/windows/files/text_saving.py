"""Saves texts that are mended by hand, with the same questions as for documents."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeAlias

from PySide6.QtCore import QObject, Signal

from sitemap_editor.core.errors import Progress, Remark
from sitemap_editor.core.files.compression import pack
from sitemap_editor.core.files.disk.saving import replace_file, write_in_place
from sitemap_editor.core.files.disk.writing import Written
from sitemap_editor.core.files.reading import Stamp
from sitemap_editor.core.protocol.fields import URLSET
from sitemap_editor.session.files.backups import Backups
from sitemap_editor.session.jobs import Jobs
from sitemap_editor.session.program.settings import Settings
from sitemap_editor.session.texts import sentence
from sitemap_editor.windows.files.save_attempt import Attempt, tell_not_saved
from sitemap_editor.windows.open_tabs import OpenTabs, page_at
from sitemap_editor.windows.prompts import Prompts
from sitemap_editor.windows.repair.text_page import TextPage
from sitemap_editor.windows.tab_page import TabPage

Then: TypeAlias = Callable[[TabPage], None]
_GZIP_SUFFIX: Final = ".gz"


class TextSaving(QObject):
    """Texts on their way to disk.

    Signals: `work_started` (job, text) for the busy bar; `saved` (path); `said` (a sentence).
    """

    work_started = Signal(object, str)
    saved = Signal(object)
    said = Signal(str)

    def __init__(
        self, open_tabs: OpenTabs, jobs: Jobs, prompts: Prompts, settings: Settings, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._open_tabs = open_tabs
        self._jobs = jobs
        self._prompts = prompts
        self._settings = settings
        self._saving: dict[TextPage, list[Callable[[], None]]] = {}  # with what waits for its end
        self.recovery_folder: Path | None = None
        """Where the new bytes lie while a file is overwritten in place; None: as the core says."""

    def save(self, page: TabPage, then: Then | None = None) -> None:
        """Save where the text came from; then go on with `then`, unless saving was given up."""
        if not isinstance(page, TextPage) or page.is_read_only:
            return
        if page in self._saving:
            self._saving[page].append(lambda: self._save_again(page, then))
            return
        now = Stamp.of(page.path)
        is_changed = now is not None and now != page.stamp
        if not is_changed or self._prompts.overwrite_changed_file(page.name):
            self._write(page, page.path, then, Attempt(now), is_compressed=page.is_compressed)

    def save_as(self, page: TabPage) -> None:
        """Ask for a name and save under it."""
        if not isinstance(page, TextPage) or page.is_read_only:
            return
        path = self._prompts.place_to_save(page.path, URLSET)
        if path is None:
            return
        if page_at(self._open_tabs, path) not in (None, page):
            self.said.emit(self.tr("This file is open in another tab; close it first."))
            return
        is_compressed = path.suffix.lower() == _GZIP_SUFFIX
        if path == page.path:
            is_compressed = page.is_compressed
        self._write(page, path, None, is_compressed=is_compressed)

    def is_saving(self, page: TabPage) -> bool:
        """Tell whether a text is being written right now."""
        return page in self._saving

    def _save_again(self, page: TextPage, then: Then | None) -> None:
        """Save what was changed during a save; nothing where nothing was."""
        if page.is_modified:
            self.save(page, then)
        elif then is not None:
            then(page)

    def _write(
        self,
        page: TextPage,
        path: Path,
        then: Then | None,
        attempt: Attempt = Attempt(),
        *,
        is_compressed: bool,
    ) -> None:
        data, revision = page.data(), page.revision
        backups, folder = Backups.wanted_by(self._settings), self.recovery_folder

        def work(progress: Progress) -> tuple[Written, list[Remark]]:
            def save() -> Written:
                write = write_in_place if attempt.in_place else replace_file
                return write(
                    path,
                    pack([data]) if is_compressed else [data],
                    size_bytes=len(data),
                    progress=progress,
                    known=attempt.known,
                    folder=folder,
                )

            return backups.saved(path, save, in_place=attempt.in_place)

        def on_saved(result: tuple[Written, list[Remark]]) -> None:
            waiting = self._saving.pop(page, [])
            if page not in self._open_tabs.all_pages():
                return  # closed meanwhile, its changes thrown away
            written, remarks = result
            is_current = page.revision == revision
            page.note_saved(path, written.stamp, is_compressed=is_compressed, is_current=is_current)
            self.saved.emit(path)
            said = self.tr("Saved {name}").format(name=path.name)
            self.said.emit(" ".join(map(sentence, remarks)) or said)
            if then is not None:
                then(page)
            for go_on in waiting:
                go_on()

        def on_failed(error: Exception) -> None:
            waiting = self._saving.pop(page, [])
            again = attempt.after(error, path, self._prompts)
            if again is None:
                is_here = page in self._open_tabs.all_pages() and page.path == path
                tell_not_saved(error, path, self._prompts, page.keep_over if is_here else None)
                return
            self._write(page, path, then, again, is_compressed=is_compressed)
            if page in self._saving:
                self._saving[page].extend(waiting)

        waiting: list[Callable[[], None]] = []
        self._saving[page] = waiting
        job = self._jobs.start(work, on_saved, on_failed, tells_late=True)
        job.ended.connect(lambda: self._forget(page, waiting))
        self.work_started.emit(job, self.tr("Saving {name}").format(name=path.name))

    def _forget(self, page: TextPage, waiting: list[Callable[[], None]]) -> None:
        """Note that a save was stopped, unless another one of the same text is under way."""
        if self._saving.get(page) is waiting:
            del self._saving[page]
