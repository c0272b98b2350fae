"""Saves documents, with every question that must be asked before."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias
from weakref import WeakKeyDictionary

from PySide6.QtCore import QObject, Signal
from shiboken6 import isValid

from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.errors import Progress, Remark
from sitemap_editor.core.files.disk.writing import Written
from sitemap_editor.core.files.document import Document, FileForm, kind_for
from sitemap_editor.core.files.reading import Stamp
from sitemap_editor.core.protocol.fields import SITEMAPINDEX, TEXT, Kind
from sitemap_editor.session.document.session import Session
from sitemap_editor.session.files.backups import Backups
from sitemap_editor.session.jobs import Jobs
from sitemap_editor.session.program.settings import LAST_FOLDER, Settings
from sitemap_editor.session.texts import sentence
from sitemap_editor.windows.files.save_attempt import Attempt, tell_not_saved
from sitemap_editor.windows.looks.notice import Notice
from sitemap_editor.windows.open_tabs import OpenTabs, page_at
from sitemap_editor.windows.prompts import Prompts, tell_failure
from sitemap_editor.windows.table.document_page import DocumentPage
from sitemap_editor.windows.table.view_state import ViewState

if TYPE_CHECKING:
    from sitemap_editor.core.operations.indexing.child_state import ChangedChild, ListedSave

Then: TypeAlias = Callable[[Session], None]


@dataclass(frozen=True, slots=True)
class _Saved:
    """What a save came to."""

    child: ChangedChild | None
    """What changed for an index that lists the file."""
    stamp: Stamp
    """Of the file as the save left it."""
    remarks: Sequence[Remark]
    """What did not go as wanted although the file was saved."""


class Saving(QObject):
    """Documents on their way to disk.

    Signals: `work_started` (job, text) for the busy bar; `saved` (path); `said` (a sentence);
    `child_changed` (session, what changed) after `saved`, where an index lists the file and its
    bytes became others.
    """

    work_started = Signal(object, str)
    saved = Signal(object)
    said = Signal(str)
    child_changed = Signal(object, object)

    def __init__(
        self, open_tabs: OpenTabs, jobs: Jobs, prompts: Prompts, settings: Settings, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._open_tabs = open_tabs
        self._jobs = jobs
        self._prompts = prompts
        self._settings = settings
        self._saving: dict[Session, list[Then]] = {}  # with what waits for the end of a save
        self._remarks: WeakKeyDictionary[Session, Notice] = WeakKeyDictionary()
        self.recovery_folder: Path | None = None
        """Where the new bytes lie while a file is overwritten in place; None: as the core says."""

    def save_session(self, session: Session, then: Then | None = None) -> None:
        """Save where the document came from, asking what must be asked; then go on with `then`.

        `then` is handed the session that was saved, which is another one where the kind of file
        changed. It is not called where saving failed or was given up.
        """
        self._open_tabs.finish_typing()
        if session in self._saving:
            self._saving[session].append(lambda saved: self._save_again(saved, then))
            return
        document = session.document
        if document.path is None:
            self.save_session_as(session, then)
            return
        name = self._open_tabs.name_of(session)
        now = Stamp.of(document.path)
        is_changed = now is not None and now != document.stamp
        if not is_changed or self._prompts.overwrite_changed_file(name):
            self._write(session, document.path, document.form, then, Attempt(now))

    def is_saving(self, session: Session) -> bool:
        """Tell whether a document is being written right now."""
        return session in self._saving

    def _save_again(self, session: Session, then: Then | None) -> None:
        """Save what was changed during a save; nothing where nothing was."""
        if session.is_modified:
            self.save_session(session, then)
        elif then is not None:
            then(session)

    def save_session_as(self, session: Session, then: Then | None = None) -> None:
        """Ask for a name and save under it; then go on with `then`."""
        self._open_tabs.finish_typing()
        document = session.document
        suggested = document.path or self._suggested(session)
        path = self._prompts.place_to_save(suggested, document.table.row_kind)
        if path is None:
            return
        if page_at(self._open_tabs, path) not in (None, self._open_tabs.page_of(session)):
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
        indexes = self._open_indexes()
        shown = self._open_tabs.page_of(session)
        place = self._open_tabs.place_of(shown) if shown is not None else None

        backups = Backups.wanted_by(self._settings)

        def work(progress: Progress) -> tuple[Document, ViewState | None, _Saved]:
            document = source.converted(kind)
            watched = _watched(path, document.table, indexes)
            watched.look(progress)
            written, remarks = backups.saved(path, lambda: document.save(path, progress=progress))
            found = place.found_in(document.table) if place is not None else None
            change = watched.change(written.stamp)
            return document, found, _Saved(change, written.stamp, remarks)

        def on_saved(result: tuple[Document, ViewState | None, _Saved]) -> None:
            document, found, outcome = result
            is_same = session.document.path is None and session.revision == revision
            page = self._open_tabs.page_of(session)
            if is_same and page is not None:
                saved = self._open_tabs.replace_document(page, document, found)
            else:  # the file it came from stays open with whatever was changed in it
                saved = self._open_tabs.add_document(document, never_saved=False)
            self._tell_saved(saved, path, outcome)
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
        attempt: Attempt = Attempt(),
    ) -> None:
        is_asked = form.was_converted and not attempt.in_place  # else the person said so just now
        if is_asked and not self._prompts.save_as_utf8(path.name, form.encoding):
            return
        snapshot = session.document.table.snapshot()
        revision = session.revision
        indexes = self._open_indexes()

        backups, folder = Backups.wanted_by(self._settings), self.recovery_folder

        def work(progress: Progress) -> _Saved:
            def save() -> Written:
                return Document.table_saved(
                    snapshot,
                    form,
                    path,
                    in_place=attempt.in_place,
                    progress=progress,
                    known=attempt.known,
                    folder=folder,
                )

            watched = _watched(path, snapshot, indexes)
            watched.look(progress)
            written, remarks = backups.saved(path, save, in_place=attempt.in_place)
            return _Saved(watched.change(written.stamp), written.stamp, remarks)

        def on_saved(outcome: _Saved) -> None:
            self._forget_save(session, waiting)
            if session not in self._open_tabs.sessions():
                return  # closed meanwhile, its changes thrown away
            is_current = session.revision == revision
            session.note_saved(path, form, outcome.stamp, is_current=is_current)
            self._tell_saved(session, path, outcome)
            for go_on in (*waiting, *((then,) if then else ())):
                go_on(session)

        def on_failed(error: Exception) -> None:
            self._forget_save(session, waiting)
            again = attempt.after(error, path, self._prompts)
            if again is None:
                is_here = session in self._open_tabs.sessions() and session.document.path == path
                tell_not_saved(error, path, self._prompts, session.keep_over if is_here else None)
                return
            self._write(session, path, form, then, again)
            if session in self._saving:
                self._saving[session].extend(waiting)

        waiting: list[Then] = []
        self._saving[session] = waiting
        job = self._jobs.start(work, on_saved, on_failed, tells_late=True)
        job.ended.connect(lambda: self._forget_save(session, waiting))
        self.work_started.emit(job, self.tr("Saving {name}").format(name=path.name))

    def _tell_saved(self, session: Session, path: Path, outcome: _Saved) -> None:
        self.saved.emit(path)
        if outcome.child is not None:
            self.child_changed.emit(session, outcome.child)
        said = self.tr("Saved {name}").format(name=path.name)
        remarks = " ".join(map(sentence, outcome.remarks))
        self._tell_remarks(session, remarks)
        self.said.emit(remarks or said)

    def _tell_remarks(self, session: Session, text: str) -> None:
        """Keep what did not go as wanted on the page: the status bar soon says something else."""
        earlier = self._remarks.pop(session, None)
        if earlier is not None and isValid(earlier):
            earlier.hide()
            earlier.deleteLater()
        page = self._open_tabs.page_of(session) if text else None
        if isinstance(page, DocumentPage):
            self._remarks[session] = page.add_notice(text, "severity-warning")

    def _open_indexes(self) -> list[tuple[Path, PieceTable]]:
        """Return the indexes that are open, as they are now, for a worker to look into."""
        documents = (session.document for session in self._open_tabs.sessions())
        return [
            (document.path, document.table.snapshot())
            for document in documents
            if document.path is not None and document.table.row_kind is SITEMAPINDEX
        ]

    def _forget_save(self, session: Session, waiting: list[Then]) -> None:
        """Note that a save ended, unless another one of the same document is under way already."""
        if self._saving.get(session) is waiting:
            del self._saving[session]

    def _suggested(self, session: Session) -> Path:
        if session.suggested_path is not None:
            return session.suggested_path
        names = {TEXT: "sitemap.txt", SITEMAPINDEX: "sitemap_index.xml"}
        name = names.get(session.document.table.row_kind, "sitemap.xml")
        return Path(self._settings.get(LAST_FOLDER) or Path.home()) / name


def _watched(
    path: Path, table: PieceTable, indexes: Sequence[tuple[Path, PieceTable]]
) -> ListedSave:
    from sitemap_editor.core.operations.indexing.child_state import (
        ListedSave,  # in the worker: not at start
    )

    return ListedSave(path, table, indexes)
