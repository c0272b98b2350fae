"""What the File menu does: opening, saving, reloading and closing, with every question asked."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final, Protocol, TypeAlias, cast

from PySide6.QtCore import QObject, QTimer, Signal

from sitemap_editor.core.errors import (
    Progress,
    ReplaceRefused,
    SitemapError,
    TooLarge,
)
from sitemap_editor.core.files.document import Document, FileForm, kind_for
from sitemap_editor.core.files.reading import DEFAULT_CAP_BYTES, Stamp
from sitemap_editor.core.protocol.fields import SITEMAPINDEX, TEXT, URLSET, Kind
from sitemap_editor.session.jobs import Jobs
from sitemap_editor.session.session import Session
from sitemap_editor.session.settings import LAST_FOLDER, Settings
from sitemap_editor.windows.prompts import Answer, Prompts

Then: TypeAlias = Callable[[Session], None]
_LARGE_CAP_BYTES: Final = 8 * DEFAULT_CAP_BYTES


class Desk(Protocol):
    """Where open documents lie: the tabs, as far as file commands know them."""

    def sessions(self) -> list[Session]:
        """Return all open documents."""
        ...

    def current_session(self) -> Session | None:
        """Return the document on screen."""
        ...

    def add_document(self, document: Document, *, never_saved: bool) -> Session:
        """Show a document in a new tab."""
        ...

    def replace_document(self, session: Session, document: Document) -> Session:
        """Show `document` in the tab of `session`, at the same row."""
        ...

    def bring_to_front(self, session: Session) -> None:
        """Bring a document to the front."""
        ...

    def remove_session(self, session: Session) -> None:
        """Close the tab of a document."""
        ...

    def name_of(self, session: Session) -> str:
        """Return the name a person knows a document by."""
        ...

    def finish_typing(self) -> None:
        """Hand over what stands in an open cell editor."""
        ...


class FileCommands(QObject):
    """Files in and out of the window.

    Signals: `work_started` (job, text) for the busy bar; `recent_changed`; `said` (a sentence).
    """

    work_started = Signal(object, str)
    recent_changed = Signal()
    said = Signal(str)

    def __init__(
        self, desk: Desk, jobs: Jobs, prompts: Prompts, settings: Settings, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._desk = desk
        self._jobs = jobs
        self._prompts = prompts
        self._settings = settings
        self._opening: set[Path] = set()
        self._saving: dict[Session, list[Then]] = {}  # with what waits for the end of a save

    # New and open

    def new(self) -> None:
        """Begin an empty sitemap."""
        self._desk.add_document(Document.new(URLSET), never_saved=True)

    def new_index(self) -> None:
        """Begin an empty sitemap index."""
        self._desk.add_document(Document.new(SITEMAPINDEX), never_saved=True)

    def open_by_dialog(self) -> None:
        """Ask for files and open them."""
        self.open_paths(self._prompts.files_to_open(self._settings.get(LAST_FOLDER)))

    def open_paths(self, paths: Sequence[Path]) -> None:
        """Open each file in a tab of its own; one that is open already comes to the front."""
        for path in paths:
            self._open(path.absolute(), DEFAULT_CAP_BYTES)

    def _open(self, path: Path, cap_bytes: int) -> None:
        for session in self._desk.sessions():
            if session.document.path is not None and _is_same(session.document.path, path):
                self._desk.bring_to_front(session)
                return
        if path in self._opening:
            return
        if not os.path.lexists(path):
            QTimer.singleShot(0, self, lambda: self._offer_to_create(path))
            return
        self._opening.add(path)

        def work(progress: Progress) -> Document:
            return Document.open(path, cap_bytes=cap_bytes, progress=progress)

        def on_opened(result: object) -> None:
            self._desk.add_document(cast("Document", result), never_saved=False)
            self._note_used(path)

        def on_failed(error: Exception) -> None:
            self._on_open_failed(path, cap_bytes, error)

        job = self._jobs.start(work, on_opened, on_failed)
        job.ended.connect(lambda: self._opening.discard(path))
        self.work_started.emit(job, self.tr("Opening {name}").format(name=path.name))

    def _on_open_failed(self, path: Path, cap_bytes: int, error: Exception) -> None:
        if isinstance(error, TooLarge) and cap_bytes < _LARGE_CAP_BYTES:
            if self._prompts.open_large(path, error):
                self._opening.discard(path)
                self._open(path, _LARGE_CAP_BYTES)
            return
        self._tell(path.name, error)

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
        self._note_used(path)

    # Save

    def save(self) -> None:
        """Save the document on screen."""
        if (session := self._desk.current_session()) is not None:
            self.save_session(session)

    def save_as(self) -> None:
        """Save the document on screen under another name."""
        if (session := self._desk.current_session()) is not None:
            self._save_as(session)

    def save_all(self) -> None:
        """Save every modified document."""
        self._desk.finish_typing()
        for session in self._desk.sessions():
            if session.is_modified:
                self.save_session(session)

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
            self._save_as(session, then)
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

    def _save_as(self, session: Session, then: Then | None = None) -> None:
        self._desk.finish_typing()
        document = session.document
        suggested = document.path or self._suggested(session)
        path = self._prompts.place_to_save(suggested, document.table.row_kind)
        if path is None:
            return
        others = (each for each in self._desk.sessions() if each is not session)
        if any(each.document.path and _is_same(each.document.path, path) for each in others):
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
            if is_same and session in self._desk.sessions():
                saved = self._desk.replace_document(session, document)
            else:  # the file it came from stays open with whatever was changed in it
                saved = self._desk.add_document(document, never_saved=False)
            self._note_used(path)
            if then is not None:
                then(saved)

        def on_failed(error: Exception) -> None:
            self._tell(path.name, error)

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
            self._note_used(path)
            self.said.emit(self.tr("Saved {name}").format(name=path.name))
            for go_on in (*waiting, *((then,) if then else ())):
                go_on(session)

        def on_failed(error: Exception) -> None:
            self._forget_save(session, waiting)
            if isinstance(error, ReplaceRefused) and self._prompts.overwrite_in_place(error):
                self._write(session, path, form, then, in_place=True)
                self._saving[session].extend(waiting)
            elif not isinstance(error, ReplaceRefused):
                self._tell(path.name, error)

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

    # Reload and close

    def reload(self, cap_bytes: int = DEFAULT_CAP_BYTES) -> None:
        """Read the document on screen from disk again."""
        self._desk.finish_typing()
        session = self._desk.current_session()
        if session is None or (path := session.document.path) is None:
            return
        name = self._desk.name_of(session)
        if session.is_modified and not self._prompts.throw_away_changes(name):
            return

        def work(progress: Progress) -> Document:
            return Document.open(path, cap_bytes=cap_bytes, progress=progress)

        revision = session.revision

        def on_opened(result: object) -> None:
            if session not in self._desk.sessions():
                return
            is_same = session.revision == revision  # nothing was typed while the file was read
            if is_same or self._prompts.throw_away_changes(name):
                self._desk.replace_document(session, cast("Document", result))

        def on_failed(error: Exception) -> None:
            if not isinstance(error, TooLarge) or cap_bytes >= _LARGE_CAP_BYTES:
                self._tell(path.name, error)
            elif self._prompts.open_large(path, error):
                self.reload(_LARGE_CAP_BYTES)

        job = self._jobs.start(work, on_opened, on_failed)
        self.work_started.emit(job, self.tr("Opening {name}").format(name=path.name))

    def close(self, session: Session | None = None) -> None:
        """Close one document, asking about its changes."""
        session = session or self._desk.current_session()
        if session is not None:
            self._close([session], lambda: None)

    def close_all(self, then: Callable[[], None]) -> None:
        """Close every document, asking once about all changes; `then` runs when all are closed."""
        self._close(self._desk.sessions(), then)

    def _close(self, sessions: Sequence[Session], then: Callable[[], None]) -> None:
        self._desk.finish_typing()
        modified = [session for session in sessions if session.is_modified]
        answer = Answer.NO
        if modified:
            answer = self._prompts.save_changes([self._desk.name_of(each) for each in modified])
        if answer is Answer.CANCEL:
            return
        waiting = set(modified) if answer is Answer.YES else set()

        closing = {session: session for session in sessions}

        def on_saved(asked: Session, saved: Session) -> None:
            closing[asked] = saved
            waiting.discard(asked)
            close_if_all_saved()

        def close_if_all_saved() -> None:
            if not waiting:
                left = list(closing.values())
                if answer is Answer.YES and any(each.is_modified for each in left):
                    self._close(left, then)  # edited while it was saved: ask once more
                    return
                for session in closing.values():
                    self._desk.remove_session(session)
                then()

        for session in list(waiting):
            self.save_session(session, partial(on_saved, session))
        if not modified or answer is Answer.NO:
            close_if_all_saved()

    # Shared steps

    def forget_recent(self) -> None:
        """Empty the list of recent files."""
        self._settings.forget_recent_files()
        self.recent_changed.emit()

    def _note_used(self, path: Path) -> None:
        self._settings.add_recent_file(str(path))
        self._settings.set(LAST_FOLDER, str(path.parent))
        self.recent_changed.emit()

    def _tell(self, name: str, error: Exception) -> None:
        if not isinstance(error, SitemapError):
            raise error
        self._prompts.tell_error(name, error)


def _is_same(one: Path, other: Path) -> bool:
    if one == other:
        return True
    try:
        return one.samefile(other)
    except OSError:
        return False
