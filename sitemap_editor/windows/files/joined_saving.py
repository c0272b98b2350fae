"""Saves a table of several files: those that changed and their dates in the index, or nothing."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

from PySide6.QtCore import QObject

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, ChangedMeanwhile, Progress, SaveError
from sitemap_editor.core.files.joined_document import JoinedDocument, JoinedFile
from sitemap_editor.core.files.reading import Stamp
from sitemap_editor.session.document.open_file import OpenFile
from sitemap_editor.session.document.session import Session
from sitemap_editor.session.files.backups import Backups
from sitemap_editor.session.texts import sentence
from sitemap_editor.windows.file_work import FileWork
from sitemap_editor.windows.prompts import Prompts, tell_failure
from sitemap_editor.windows.table.document_page import DocumentPage

if TYPE_CHECKING:
    from sitemap_editor.core.operations.joining.index_lines import JoinedState
    from sitemap_editor.core.operations.joining.saving import JoinedSave

Then: TypeAlias = Callable[[OpenFile], None]
_PROTECTED: Final = QT_TRANSLATE_NOOP(
    "core",
    "This file is write-protected, so none of the files was saved. Remove the protection, or undo "
    "what was changed in this file.",
)


class JoinedSaving(QObject):
    """Tables of several files on their way to disk; `note_saved` is handed each path written."""

    def __init__(
        self, work: FileWork, note_saved: Callable[[Path], object], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._work = work
        self._note_saved = note_saved
        self._writing: dict[Session, list[Then]] = {}

    def is_writing(self, file: OpenFile | None) -> bool:
        """Tell whether a file is being written right now as one of several."""
        path = file.path if file is not None else None
        if path is None:
            return file in self._writing
        return any(path in _paths(_document(session)) for session in self._writing)

    def save(self, session: Session, then: Then | None = None) -> None:
        """Save what changed, then go on with `then`; after a save under way, what changed since."""
        if session in self._writing:
            self._writing[session].append(lambda _file: self._save_again(session, then))
            return
        document = _document(session)
        other = self._modified_elsewhere(document)
        if other is not None:
            text = self.tr(
                "“{name}” is also open in a tab of its own with unsaved changes. Save or close it "
                "first."
            )
            self._work.reporter.message(text.format(name=other))
            return
        from sitemap_editor.core.operations.joining.index_lines import JoinedState

        saved = session.saved_rows if document.is_on_disk else None
        state = JoinedState(session.content(), saved, document.files, document.index_path)
        self._write(session, state, session.revision, then)

    def _save_again(self, session: Session, then: Then | None) -> None:
        if session.is_modified:
            self.save(session, then)
        elif then is not None:
            then(session)

    def _modified_elsewhere(self, document: JoinedDocument) -> str | None:
        """Return the name of a file of the table, or its index, that is modified in its own tab."""
        paths = {os.path.realpath(path) for path in _paths(document)}
        for page in self._work.tabs.all_pages():
            if page.path is not None and page.is_modified and os.path.realpath(page.path) in paths:
                return page.name
        return None

    def _write(
        self, session: Session, state: JoinedState, revision: int, then: Then | None
    ) -> None:
        waiting: list[Then] = []
        self._writing[session] = waiting

        backups = Backups.wanted_by(self._work.settings)

        def work(progress: Progress) -> JoinedSave:
            from sitemap_editor.core.operations.joining.saving import save_joined

            return save_joined(state, backups=backups.rule(), progress=progress)

        def on_saved(outcome: JoinedSave) -> None:
            self._forget(session, waiting)
            if self._work.tabs.page_of(session) is None:
                return  # closed meanwhile, its changes thrown away
            document = _document(session)
            document.files, document.is_on_disk = outcome.files, True
            session.note_rows_saved(state.table, is_current=session.revision == revision)
            self._follow_files(state.files, outcome.files)
            self._follow_index(state.index_path, outcome)
            self._note_saved(state.index_path)
            self._tell(outcome)
            for go_on in (*waiting, *((then,) if then else ())):
                go_on(session)

        def on_failed(error: Exception) -> None:
            self._forget(session, waiting)
            again = self._again(state, error)
            if again is not None:
                self._write(session, again, revision, then)
                if session in self._writing:
                    self._writing[session].extend(waiting)
            elif not isinstance(error, ChangedMeanwhile):
                _tell_failed(session, error, self._work.prompts)

        text = self.tr("Saving {name}")
        job = self._work.start(session.name, text, work, on_saved, on_failed, tells_late=True)
        job.ended.connect(lambda: self._forget(session, waiting))

    def _again(self, state: JoinedState, error: Exception) -> JoinedState | None:
        """Return how to try again where a person gives up what another program wrote."""
        if not isinstance(error, ChangedMeanwhile) or error.path is None:
            return None
        path = Path(error.path)
        own = next((each for each in _state_paths(state) if _is_same(each, path)), path)
        if not self._work.prompts.overwrite_changed_file(path.name):
            return None
        return replace(state, overwritten={**state.overwritten, own: Stamp.of(own)})

    def _follow_files(self, before: Sequence[JoinedFile], now: Sequence[JoinedFile]) -> None:
        """Let tabs of their own follow files that have another name; close those of removed ones.

        One that was edited meanwhile says itself that its file is gone.
        """
        tabs = self._work.tabs
        clean = {
            os.path.realpath(page.path): page
            for page in tabs.pages()
            if page.path is not None and not page.is_modified
        }
        gone: list[DocumentPage] = []
        for old, new in zip(before, now, strict=False):  # behind them are those that came
            page = clean.get(os.path.realpath(old.path)) if old.is_there else None
            if page is None:
                continue
            if not new.is_there and not os.path.lexists(old.path):
                gone.append(page)
            elif new.is_there and new.path != old.path:
                page.session.note_saved(new.path, page.session.form, page.session.stamp)
        tabs.remove_page(*gone)

    def _follow_index(self, path: Path, outcome: JoinedSave) -> None:
        """Change the tab of the index likewise: its file is changed already."""
        page, (before, after) = self._work.tabs.page_at(path), outcome.index_stamps
        if after is None or not isinstance(page, DocumentPage) or page.is_modified:
            return  # where it was edited meanwhile the page itself asks what is to become of that
        session = page.session
        if session.stamp != before:
            return  # it is being read again
        edit, label = outcome.lines.edit(session.document.table), self.tr("Save all files")
        if not (outcome.lines.added or outcome.lines.removed):
            label = self.tr("Set lastmod of saved files")
        if page.model.perform(edit, label):
            session.note_saved(path, session.form, after)

    def _forget(self, session: Session, waiting: list[Then]) -> None:
        if self._writing.get(session) is waiting:
            del self._writing[session]

    def _tell(self, outcome: JoinedSave) -> None:
        written, left = len(outcome.written), len(outcome.left)
        said = list[str]()
        if written and outcome.lines:
            said.append(self.tr("%Ln file(s) saved, and their lastmod in the index.", "", written))
        elif written:
            said.append(self.tr("%Ln file(s) saved.", "", written))
        if left:
            said.append(self.tr("%Ln file(s) removed.", "", left))
        if not said:
            said = [self.tr("No file had to be saved: all have these rows already.")]
        said = list(map(sentence, outcome.remarks)) or said
        self._work.reporter.message(" ".join(said))


def _tell_failed(session: Session, error: Exception, prompts: Prompts) -> None:
    """Say which of the files could not be saved: the others were not saved, either."""
    if not isinstance(error, SaveError) or error.path is None:
        tell_failure(prompts, session.name, error)
        return
    path = Path(error.path)
    if error.code == "protected":
        error = SaveError(error.code, _PROTECTED, path=path)
    prompts.tell_error(path.name, error)


def _document(session: Session) -> JoinedDocument:
    document = session.document
    assert isinstance(document, JoinedDocument)  # noqa: S101 - it has an index
    return document


def _paths(document: JoinedDocument) -> set[Path]:
    return {document.index_path, *(file.path for file in document.files)}


def _state_paths(state: JoinedState) -> list[Path]:
    return [file.path for file in state.files]


def _is_same(one: Path, other: Path) -> bool:
    return os.path.realpath(one) == os.path.realpath(other)
