"""Saves files, with every question that must be asked before."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias
from weakref import WeakKeyDictionary

from PySide6.QtCore import QObject

from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.errors import (
    ChangedMeanwhile,
    Interrupted,
    Progress,
    Remark,
    ReplaceRefused,
)
from sitemap_editor.core.files.disk.writing import Written
from sitemap_editor.core.files.document import Content, Document, FileForm
from sitemap_editor.core.files.format import Format, TableStyle
from sitemap_editor.core.files.formats import format_named, kind_for, left_behind
from sitemap_editor.core.files.reading import Stamp
from sitemap_editor.core.protocol.fields import SITEMAPINDEX, TEXT, Kind
from sitemap_editor.session.document.open_file import OpenFile
from sitemap_editor.session.document.session import Session
from sitemap_editor.session.files.backups import Backups
from sitemap_editor.session.program.settings import LAST_FOLDER, TABLE_ESCAPES, TABLE_MARK
from sitemap_editor.session.texts import sentence
from sitemap_editor.windows.file_work import FileWork
from sitemap_editor.windows.looks.notice import Notice, put_away
from sitemap_editor.windows.prompts import Prompts, tell_failure
from sitemap_editor.windows.settling import settle, settle_page
from sitemap_editor.windows.table.view_state import ViewState, view_state_of

if TYPE_CHECKING:
    from sitemap_editor.core.operations.indexing.child_state import ChangedChild, ListedSave
    from sitemap_editor.windows.files.joined_saving import JoinedSaving

Then: TypeAlias = Callable[[OpenFile], None]


@dataclass(frozen=True, slots=True)
class _Saved:
    """What a save came to."""

    child: ChangedChild | None
    """What changed for an index that lists the file."""
    stamp: Stamp
    """Of the file as the save left it."""
    remarks: Sequence[Remark]
    """What did not go as wanted although the file was saved."""


@dataclass(frozen=True, slots=True)
class _Attempt:
    """One try to save a file."""

    path: Path
    form: FileForm
    known: Stamp | None = None
    """The state of the file that may be replaced; None: whatever lies there."""
    in_place: bool = False

    def after(self, error: Exception, prompts: Prompts) -> _Attempt | None:
        """Return how to try again after `error`; None where nobody wants to, or it is no use."""
        if isinstance(error, ReplaceRefused) and prompts.overwrite_in_place(error):
            return replace(self, in_place=True)
        if isinstance(error, ChangedMeanwhile) and prompts.overwrite_changed_file(self.path.name):
            return replace(self, known=Stamp.of(self.path))
        return None


class Saving(QObject):
    """Files on their way to disk.

    `note_saved` is handed the path of what was saved; `tell_child`, after it, the file and what
    changed, where an index lists the file and its bytes became others.
    """

    def __init__(
        self,
        work: FileWork,
        note_saved: Callable[[Path], object],
        tell_child: Callable[[OpenFile, ChangedChild], object],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._note_saved = note_saved
        self._tell_child = tell_child
        self._work = work
        self._tabs, self._prompts, self._settings = work.tabs, work.prompts, work.settings
        self._reporter = work.reporter
        self._saving: dict[OpenFile | None, list[Then]] = {}  # what waits for the end of a save
        self._remarks: WeakKeyDictionary[OpenFile, Notice] = WeakKeyDictionary()
        self.recovery_folder: Path | None = None
        """Where the new bytes lie while a file is overwritten in place; None: as the core says."""

    def save(self, file: OpenFile, then: Then | None = None) -> None:
        """Save where the file came from, asking what must be asked; then go on with `then`.

        `then` is handed the file that was saved, which is another one where its kind changed. It is
        not called where saving failed or was given up.
        """
        if not self._settle(file, lambda: self.save(file, then)) or file.is_read_only:
            return
        if isinstance(file, Session) and file.is_joined:
            self._joined.save(file, then)
            return
        if file in self._saving:
            self._saving[file].append(lambda saved: self._save_again(saved, then))
            return
        if file.path is None:
            self.save_as(file, then)
            return
        now = Stamp.of(file.path)
        is_changed = now is not None and now != file.stamp
        if not is_changed or self._prompts.overwrite_changed_file(file.name):
            self._write(file, _Attempt(file.path, file.form, now), then)

    def is_saving(self, file: OpenFile | None) -> bool:
        """Tell whether a file is being written right now: what changes on disk is our own doing."""
        is_of_joined = "_joined" in vars(self) and self._joined.is_writing(file)
        return file in self._saving or is_of_joined

    @cached_property
    def _joined(self) -> JoinedSaving:
        from sitemap_editor.windows.files.joined_saving import JoinedSaving  # seldom: not at start

        return JoinedSaving(self._work, self._note_saved, self)

    def _save_again(self, file: OpenFile, then: Then | None) -> None:
        """Save what was changed during a save; nothing where nothing was."""
        if file.is_modified:
            self.save(file, then)
        elif then is not None:
            then(file)

    def _settle(self, file: OpenFile, again: Callable[[], object]) -> bool:
        """Tell whether all edits are carried out; else `again` comes behind them."""
        return settle(self._tabs, lambda: self._tabs.page_of(file) is not None and again())

    def save_as(self, file: OpenFile, then: Then | None = None) -> None:
        """Ask for a name and save under it; then go on with `then`."""
        if not self._settle(file, lambda: self.save_as(file, then)) or file.is_read_only:
            return
        if isinstance(file, Session) and file.is_joined:
            text = self.tr("These rows belong to several files. Use Save, or Export, All Rows.")
            self._reporter.message(text)
            return
        path = self._prompts.place_to_save(
            file.path or self._suggested(file), file.kind, has_rows=isinstance(file, Session)
        )
        if path is None:
            return
        if self._tabs.page_at(path) not in (None, self._tabs.page_of(file)):
            self._reporter.message(
                self.tr("This file is open in another tab. Close that tab first.")
            )
            return
        kind, format_ = kind_for(path, file.kind), format_named(path.name)
        if isinstance(file, Session) and (format_.write is not None or kind is not file.kind):
            self._save_values(file, path, format_, kind, then)
        else:
            self._write(file, _Attempt(path, file.form_for(path)), then)

    def _save_values(
        self, session: Session, path: Path, format_: Format, kind: Kind, then: Then | None
    ) -> None:
        """Write values in another format, after asking where it cannot hold all there is."""
        source = Document(session.document.table.snapshot(), session.document.form)
        revision = session.revision

        def on_known(lost: list[str]) -> None:
            cannot_hold = Remark(format_.cannot_hold)
            if lost and not self._prompts.leave_values_behind(path.name, cannot_hold):
                return
            if format_.write is not None:
                self._write_copy(source, path)
            else:
                self._save_converted(session, source, revision, path, kind, then)

        def work(progress: Progress) -> list[str]:
            return left_behind(source.table, format_, progress)

        self._work.start(path.name, self.tr("Saving {name}"), work, on_known)

    def _save_converted(
        self,
        session: Session,
        source: Document,
        revision: int,
        path: Path,
        kind: Kind,
        then: Then | None,
    ) -> None:
        """Save as text what was XML, or the other way round, and go on with the new file."""
        indexes = self._open_indexes()
        shown = self._tabs.page_of(session)
        place = view_state_of(shown) if shown is not None else None

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
            page = self._tabs.page_of(session)
            if page is not None and not settle_page(page, lambda: on_saved(result)):
                return
            is_same = session.document.path is None and session.revision == revision
            if is_same and page is not None:
                saved = self._tabs.replace_document(page, document, found).session
            else:  # the file it came from stays open with whatever was changed in it
                saved = self._tabs.add_document(document, never_saved=False).session
            self._tell_saved(saved, path, outcome)
            if then is not None:
                then(saved)

        self._work.start(path.name, self.tr("Saving {name}"), work, on_saved, tells_late=True)

    def _write_copy(self, source: Document, path: Path) -> None:
        """Write the values as a table; the document stays open under its own name."""
        style = TableStyle(self._settings.get(TABLE_MARK), self._settings.get(TABLE_ESCAPES))
        backups = Backups.wanted_by(self._settings)

        def work(progress: Progress) -> tuple[Written, list[Remark]]:
            return backups.saved(path, lambda: source.write_copy(path, style, progress))

        def on_saved(result: tuple[Written, list[Remark]]) -> None:
            self._note_saved(path)
            said = self.tr("Saved a copy as {name}").format(name=path.name)
            self._reporter.message(" ".join(map(sentence, result[1])) or said)

        self._work.start(path.name, self.tr("Saving {name}"), work, on_saved, tells_late=True)

    def _write(self, file: OpenFile, attempt: _Attempt, then: Then | None) -> None:
        path, form = attempt.path, attempt.form
        is_asked = form.was_converted and not attempt.in_place  # else the person said so just now
        if is_asked and not self._prompts.save_as_utf8(path.name, form.encoding):
            return
        content, revision = file.content(), file.revision
        indexes = self._open_indexes()
        backups, folder = Backups.wanted_by(self._settings), self.recovery_folder

        def work(progress: Progress) -> _Saved:
            def save() -> Written:
                return Document.table_saved(
                    content,
                    form,
                    path,
                    in_place=attempt.in_place,
                    progress=progress,
                    known=attempt.known,
                    folder=folder,
                )

            watched = _watched(path, content, indexes)
            watched.look(progress)
            written, remarks = backups.saved(path, save, in_place=attempt.in_place)
            return _Saved(watched.change(written.stamp), written.stamp, remarks)

        def on_saved(outcome: _Saved) -> None:
            self._forget_save(file, waiting)
            if self._tabs.page_of(file) is None:
                return  # closed meanwhile, its changes thrown away
            is_current = file.revision == revision
            file.note_saved(path, form, outcome.stamp, is_current=is_current)
            self._tell_saved(file, path, outcome)
            for go_on in (*waiting, *((then,) if then else ())):
                go_on(file)

        def on_failed(error: Exception) -> None:
            self._forget_save(file, waiting)
            again = attempt.after(error, self._prompts)
            if again is None:
                is_here = self._tabs.page_of(file) is not None and file.path == path
                _tell_not_saved(error, path, self._prompts, file.keep_over if is_here else None)
                return
            self._write(file, again, then)
            if file in self._saving:
                self._saving[file].extend(waiting)

        waiting: list[Then] = []
        self._saving[file] = waiting
        text = self.tr("Saving {name}")
        job = self._work.start(path.name, text, work, on_saved, on_failed, tells_late=True)
        job.ended.connect(lambda: self._forget_save(file, waiting))

    def _tell_saved(self, file: OpenFile, path: Path, outcome: _Saved) -> None:
        self._note_saved(path)
        if outcome.child is not None:
            self._tell_child(file, outcome.child)
        said = self.tr("Saved {name}").format(name=path.name)
        remarks = " ".join(map(sentence, outcome.remarks))
        self._tell_remarks(file, remarks)
        self._reporter.message(remarks or said)

    def _tell_remarks(self, file: OpenFile, text: str) -> None:
        """Keep what did not go as wanted on the page: the status bar soon says something else."""
        put_away(self._remarks.pop(file, None))
        page = self._tabs.page_of(file) if text else None
        if page is not None:
            self._remarks[file] = page.add_notice(text, "severity-warning")

    def _open_indexes(self) -> list[tuple[Path, PieceTable]]:
        """Return the indexes that are open, as they are now, for a worker to look into."""
        documents = (session.document for session in self._tabs.sessions())
        return [
            (document.path, document.table.snapshot())
            for document in documents
            if document.path is not None and document.table.row_kind is SITEMAPINDEX
        ]

    def _forget_save(self, file: OpenFile, waiting: list[Then]) -> None:
        """Note that a save ended, unless another one of the same file is under way already."""
        if self._saving.get(file) is waiting:
            del self._saving[file]

    def _suggested(self, file: OpenFile) -> Path:
        if file.suggested_path is not None:
            return file.suggested_path
        names = {TEXT: "sitemap.txt", SITEMAPINDEX: "sitemap_index.xml"}
        name = names.get(file.kind, "sitemap.xml")
        return Path(self._settings.get(LAST_FOLDER) or Path.home()) / name


def _watched(
    path: Path, content: Content, indexes: Sequence[tuple[Path, PieceTable]]
) -> ListedSave:
    from sitemap_editor.core.operations.indexing.child_state import (
        ListedSave,  # in the worker: not at start
    )

    return ListedSave(path, content, indexes)


def _tell_not_saved(
    error: Exception, path: Path, prompts: Prompts, keep_over: Callable[[Stamp], None] | None
) -> None:
    """Say why a file was not saved, unless a person said just now that it should not be.

    `keep_over` belongs to what is to be saved at the same path: what an interrupted save left there
    is our own work, and less than that.
    """
    if isinstance(error, ReplaceRefused | ChangedMeanwhile):
        return
    if isinstance(error, Interrupted) and isinstance(error.left, Stamp) and keep_over is not None:
        keep_over(error.left)
    tell_failure(prompts, path.name, error)
