"""Saves documents, with every question that must be asked before."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias, cast

from PySide6.QtCore import QObject, Signal

from sitemap_editor.core.errors import Progress, ReplaceRefused
from sitemap_editor.core.files.document import Document, FileForm, kind_for
from sitemap_editor.core.files.reading import Stamp
from sitemap_editor.core.protocol.fields import SITEMAPINDEX, TEXT, Kind
from sitemap_editor.session.jobs import Jobs
from sitemap_editor.session.session import Session
from sitemap_editor.session.settings import LAST_FOLDER, Settings
from sitemap_editor.windows.desk import Desk, page_at
from sitemap_editor.windows.prompts import Prompts, tell_failure

Then: TypeAlias = Callable[[Session], None]


class Saving(QObject):
    """Documents on their way to disk.

    Signals: `work_started` (job, text) for the busy bar; `saved` (path); `said` (a sentence).
    """

    work_started = Signal(object, str)
    saved = Signal(object)
    said = Signal(str)

    def __init__(
        self, desk: Desk, jobs: Jobs, prompts: Prompts, settings: Settings, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._desk = desk
        self._jobs = jobs
        self._prompts = prompts
        self._settings = settings
        self._saving: dict[Session, list[Then]] = {}  # with what waits for the end of a save

    def save_session(self, session: Session, then: Then | None = None) -> None:
        """Save where the document came from, asking what must be asked; then go on with `then`.

        `then` is handed the session that was saved, which is another one where the kind of file
        changed. It is not called where saving failed or was given up.
        """
        self._desk.finish_typing()
        if session in self._saving:
            self._saving[session].append(lambda saved: self._save_again(saved, then))
            return
        document = session.document
        if document.path is None:
            self.save_session_as(session, then)
            return
        name = self._desk.name_of(session)
        is_changed = document.has_changed_on_disk() and Stamp.of(document.path)
        if not is_changed or self._prompts.overwrite_changed_file(name):
            self._write(session, document.path, document.form, then)

    def _save_again(self, session: Session, then: Then | None) -> None:
        """Save what was changed during a save; nothing where nothing was."""
        if session.is_modified:
            self.save_session(session, then)
        elif then is not None:
            then(session)

    def save_session_as(self, session: Session, then: Then | None = None) -> None:
        """Ask for a name and save under it; then go on with `then`."""
        self._desk.finish_typing()
        document = session.document
        suggested = document.path or self._suggested(session)
        path = self._prompts.place_to_save(suggested, document.table.row_kind)
        if path is None:
            return
        if page_at(self._desk, path) not in (None, self._desk.page_of(session)):
            self.said.emit(self.tr("This file is open in another tab; close it first."))
            return
        kind = kind_for(path, document.table.row_kind)
        if kind is not document.table.row_kind:
            self._save_converted(session, path, kind, then)
            return
        self._write(session, path, document.form_for(path), then)

    def _save_converted(self, session: Session, path: Path, kind: Kind, then: Then | None) -> None:
        """Save as text what was XML, or the other way round, and go on with the new file."""
        if kind is TEXT and not self._prompts.leave_values_behind(path.name):
            return
        source = Document(session.document.table.snapshot(), session.document.form)
        revision = session.revision

        def work(progress: Progress) -> Document:
            document = source.converted(kind)
            document.save(path, progress=progress)
            return document

        def on_saved(result: object) -> None:
            document = cast("Document", result)
            is_same = session.document.path is None and session.revision == revision
            page = self._desk.page_of(session)
            if is_same and page is not None:
                saved = self._desk.replace_document(page, document)
            else:  # the file it came from stays open with whatever was changed in it
                saved = self._desk.add_document(document, never_saved=False)
            self.saved.emit(path)
            if then is not None:
                then(saved)

        def on_failed(error: Exception) -> None:
            tell_failure(self._prompts, path.name, error)

        job = self._jobs.start(work, on_saved, on_failed, tells_late=True)
        self.work_started.emit(job, self.tr("Saving {name}").format(name=path.name))

    def _write(
        self,
        session: Session,
        path: Path,
        form: FileForm,
        then: Then | None,
        *,
        in_place: bool = False,
    ) -> None:
        if form.was_converted and not self._prompts.save_as_utf8(path.name, form.encoding):
            return
        snapshot = session.document.table.snapshot()
        revision = session.revision

        def work(progress: Progress) -> None:
            Document.table_saved(snapshot, form, path, in_place=in_place, progress=progress)

        def on_saved(_result: object) -> None:
            self._forget_save(session, waiting)
            if session not in self._desk.sessions():
                return  # closed meanwhile, its changes thrown away
            session.note_saved(path, form, is_current=session.revision == revision)
            self.saved.emit(path)
            self.said.emit(self.tr("Saved {name}").format(name=path.name))
            for go_on in (*waiting, *((then,) if then else ())):
                go_on(session)

        def on_failed(error: Exception) -> None:
            self._forget_save(session, waiting)
            if isinstance(error, ReplaceRefused) and self._prompts.overwrite_in_place(error):
                self._write(session, path, form, then, in_place=True)
                self._saving[session].extend(waiting)
            elif not isinstance(error, ReplaceRefused):
                tell_failure(self._prompts, path.name, error)

        waiting: list[Then] = []
        self._saving[session] = waiting
        job = self._jobs.start(work, on_saved, on_failed, tells_late=True)
        job.ended.connect(lambda: self._forget_save(session, waiting))
        self.work_started.emit(job, self.tr("Saving {name}").format(name=path.name))

    def _forget_save(self, session: Session, waiting: list[Then]) -> None:
        """Note that a save ended, unless another one of the same document is under way already."""
        if self._saving.get(session) is waiting:
            del self._saving[session]

    def _suggested(self, session: Session) -> Path:
        names = {TEXT: "sitemap.txt", SITEMAPINDEX: "sitemap_index.xml"}
        name = names.get(session.document.table.row_kind, "sitemap.xml")
        return Path(self._settings.get(LAST_FOLDER) or Path.home()) / name
