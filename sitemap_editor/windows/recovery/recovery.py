"""Keeps unsaved edits through a crash, and offers those of an earlier one after the start."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from sitemap_editor.core.document.piece_table import prepare
from sitemap_editor.core.errors import Progress, SitemapError
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.protocol.location import Published, is_publishable
from sitemap_editor.session.document.open_file import OpenFile
from sitemap_editor.session.document.session import Session
from sitemap_editor.windows.prompts import Answer
from sitemap_editor.windows.settling import has_work
from sitemap_editor.windows.tab_page import TabPage
from sitemap_editor.windows.table.document_page import DocumentPage
from sitemap_editor.windows.window_services import WindowServices

if TYPE_CHECKING:  # with the first edit, or where something was left: not at start
    from sitemap_editor.core.files.recovery.abandoned import Summary
    from sitemap_editor.core.files.recovery.abandoned_edits import AnyAbandonedJournal
    from sitemap_editor.core.files.recovery.abandoned_tables import Restored
    from sitemap_editor.core.files.recovery.abandoned_texts import RestoredText
    from sitemap_editor.core.files.recovery.replayed_steps import ReadyStep
    from sitemap_editor.session.recovery.journal_thread import JournalThread
    from sitemap_editor.session.recovery.recovery import SessionJournal
    from sitemap_editor.session.recovery.text_recovery import TextRecovery

    AnyJournal = SessionJournal | TextRecovery

_OFFERS_AFTER_MS = 300  # the first paint comes first
_FLUSH_S = 3.0  # a system that shuts down waits no longer either


class Recovery(QObject):
    """The journals of this window's documents, in `folder`, and what others left there."""

    def __init__(self, place: WindowServices, folder: Path, parent: QObject) -> None:
        super().__init__(parent)
        self._place = place
        self._folder = folder
        self._thread: JournalThread | None = None
        self._journals: dict[OpenFile, AnyJournal] = {}
        place.tabs.page_added.connect(self._watch)

    # Keeping

    def _watch(self, page: TabPage) -> None:
        """Begin the journal of a table with the first edit, or once it is nowhere else."""
        file = page.open_file
        if isinstance(file, Session):
            file.about_to_change.connect(lambda _edit: self._begin(file))
            file.title_changed.connect(lambda: self._begin_if_modified(file))
            self._begin_if_modified(file)
        elif file is not None and not file.is_read_only:
            self._journal_of(file)

    def _begin_if_modified(self, file: OpenFile) -> None:
        if file not in self._journals and file.is_modified:
            self._begin(file)

    def _begin(self, file: OpenFile) -> None:
        if file not in self._journals:
            journal = self._journal_of(file)
            journal.prepare()
            # Behind what goes on now it is known whether this was an edit.
            QTimer.singleShot(0, journal, journal.keep_if_modified)

    def _journal_of(self, file: OpenFile) -> AnyJournal:
        if file not in self._journals:
            self._journals[file] = self._made_journal(file)
            file.closed.connect(lambda: self._journals.pop(file, None))
        return self._journals[file]

    def _made_journal(self, file: OpenFile) -> AnyJournal:
        if isinstance(file, Session):
            from sitemap_editor.session.recovery.recovery import SessionJournal

            return SessionJournal(file, self._made_thread())
        from sitemap_editor.session.document.text_session import TextSession
        from sitemap_editor.session.recovery.text_recovery import TextRecovery

        assert isinstance(file, TextSession)  # noqa: S101 - what is only shown has no journal
        return TextRecovery(file, self._made_thread())

    def _made_thread(self) -> JournalThread:
        from sitemap_editor.session.recovery.journal_thread import JournalThread

        if self._thread is None:
            self._thread = JournalThread(self._folder, self, self._place.file_jobs.priority)
            self._thread.failed.connect(self._on_failed)
            self._thread.recovered.connect(self._on_recovered)
        return self._thread

    def _on_failed(self, error: Exception) -> None:
        if not isinstance(error, OSError):
            raise error
        text = self.tr("Unsaved changes cannot be recovered after a crash: {reason}.")
        self._place.reporter.message(text.format(reason=error.strerror or str(error)))

    def _on_recovered(self) -> None:
        self._place.reporter.message(
            self.tr("Unsaved changes can be recovered after a crash again.")
        )

    def flush(self) -> None:
        """Have all that was edited on disk before this returns, unless the disk hangs."""
        self._write()
        if self._thread is not None:
            self._thread.flush(_FLUSH_S)

    def shut_down(self) -> None:
        """Have all that was edited on disk; nothing is kept any more afterwards."""
        self._write()
        if self._thread is not None:
            self._thread.shut_down()

    def _write(self) -> None:
        for journal in self._journals.values():
            journal.write()

    # Offering

    def start(self) -> None:
        """Look, after the first paint, for what a program left that ended too soon."""
        QTimer.singleShot(_OFFERS_AFTER_MS, self, self.look)

    def look(self) -> None:
        """Offer what was left. Files that are being opened come first: it may be theirs."""
        folder = self._folder
        try:
            if not any(folder.iterdir()):
                return
        except OSError:
            return  # it is made with the first edit

        def work(progress: Progress) -> list[tuple[AnyAbandonedJournal, Summary]]:
            from sitemap_editor.core.files.recovery.abandoned_edits import abandoned_edits_in

            return abandoned_edits_in(folder, progress)

        def on_found(found: list[tuple[AnyAbandonedJournal, Summary]]) -> None:
            if found:
                self._place.files.ask_soon(lambda: self._offer(found))

        self._place.file_jobs.start(work, on_found, self._on_unreadable)

    def _on_unreadable(self, error: Exception) -> None:
        if not isinstance(error, OSError | SitemapError):
            raise error
        text = self.tr("Unsaved changes from an earlier session could not be read: {reason}")
        self._place.reporter.message(text.format(reason=str(error)))

    def _offer(self, found: list[tuple[AnyAbandonedJournal, Summary]]) -> None:
        answers = self._place.prompts.offer_recovery([summary for _abandoned, summary in found])
        for (abandoned, summary), answer in zip(found, answers, strict=True):
            if answer is Answer.YES:
                self._restore(abandoned, summary)
            elif answer is Answer.NO:
                abandoned.discard()
            else:
                abandoned.release()

    # Restoring

    def _restore(self, abandoned: AnyAbandonedJournal, summary: Summary) -> None:
        def work(progress: Progress) -> tuple[Restored | RestoredText, Sequence[ReadyStep]]:
            restored = abandoned.restored(progress)
            return restored, _ready(restored, progress)

        def on_restored(result: tuple[Restored | RestoredText, Sequence[ReadyStep]]) -> None:
            from sitemap_editor.core.files.recovery.abandoned_tables import Restored

            restored, steps = result
            if isinstance(restored, Restored):
                self._show(abandoned, restored, steps)
            else:
                self._show_text(abandoned, restored)

        def on_failed(error: Exception) -> None:
            abandoned.release()
            if not isinstance(error, OSError | SitemapError):
                raise error
            text = self.tr(
                "“{name}” could not be restored: {reason} The program will try again at "
                "the next start."
            )
            self._place.reporter.message(text.format(name=summary.name, reason=str(error)))

        text = self.tr("Restoring {name}")
        job = self._place.start(summary.name, text, work, on_restored, on_failed)
        # A stopped one is left for the next start; letting go twice does no harm.
        job.ended.connect(lambda: abandoned.release() if job.is_cancelled else None)

    def _show_text(self, abandoned: AnyAbandonedJournal, restored: RestoredText) -> None:
        """Show a text as it was; where its file is open and edited by now, at the next start."""
        old = self._place.tabs.page_at(restored.path)
        if old is not None and old.is_modified:
            abandoned.release()
            text = self.tr(
                "“{name}” is open and was edited, so its text was not restored. You can restore "
                "it at the next start."
            )
            self._place.reporter.message(text.format(name=restored.path.name))
            return
        page = self._place.files.show_restored_text(restored, old)
        self._journal_of(page.session).when_kept(partial(_let_go, abandoned))
        self._tell_restored(restored.path.name)

    def _show(
        self, abandoned: AnyAbandonedJournal, restored: Restored, steps: Sequence[ReadyStep]
    ) -> None:
        names = {page.name for page in self._place.tabs.all_pages()}
        page = self._shown(restored)
        session = page.session
        if restored.is_never_saved and restored.name not in ("", *names):
            session.untitled_name = restored.name
            session.title_changed.emit()
        if restored.origin_url:
            _bring_from(restored, session)
        if not restored.is_on_disk and not session.is_never_saved:
            session.mark_edited()
        for step in steps:
            label = step.label or self.tr("Restore unsaved changes")
            if step.prepared is not None:
                session.beside.take_over(step.prepared, label)
            else:
                session.perform(step.edit, label)
        self._tell(page, restored)
        self._journal_of(session).when_kept(partial(_let_go, abandoned))

    def _shown(self, restored: Restored) -> DocumentPage:
        """Show the document as it was; in the place of the same file, where that is open."""
        document, path = restored.document, restored.document.path
        page = self._place.tabs.page_at(path) if path is not None else self._table_of(document)
        if page is not None and not _would_be_lost(page):
            return self._place.tabs.replace_document(page, document)
        if page is not None:  # edited before the answer came: both are kept
            document.path = document.stamp = None
        is_never_saved = restored.is_never_saved or page is not None
        place = restored.suggested_path or path
        return self._place.tabs.add_document(
            document, never_saved=is_never_saved, suggested_path=place
        )

    def _table_of(self, document: Document) -> DocumentPage | None:
        """Return the page where the files of the same index are open as one table already."""
        pages, index_path = self._place.tabs.pages(), document.index_path
        if index_path is None:
            return None
        return next(
            (each for each in pages if each.session.document.index_path == index_path), None
        )

    def _tell(self, page: DocumentPage, restored: Restored) -> None:
        if restored.edit is None and not restored.is_whole:
            text = self.tr(
                "Only the edited rows of “{name}” could be restored because the original file "
                "has changed. Copy them into the right file, or save them."
            )
            page.add_notice(text.format(name=restored.name), "severity-warning")
            return
        if restored.is_whole:
            text = self.tr("The interrupted save of “{name}” was restored. Save it again.")
            self._place.reporter.message(text.format(name=restored.name))
            return
        self._tell_restored(restored.name)

    def _tell_restored(self, name: str) -> None:
        text = self.tr("The unsaved changes to “{name}” were restored. They are not saved yet.")
        self._place.reporter.message(text.format(name=name))


def _bring_from(restored: Restored, session: Session) -> None:
    """Let a file of the web be from there again."""
    session.origin_url, session.untitled_name = restored.origin_url, restored.name
    is_sitemap = not restored.is_never_saved  # a feed became a new one
    if session.published is None and is_sitemap and is_publishable(restored.origin_url):
        session.published = Published(restored.origin_url, is_sure=False)
    session.title_changed.emit()


def _ready(restored: Restored | RestoredText, progress: Progress) -> Sequence[ReadyStep]:
    """Return what was lost of a table as the steps that it was, else as one.

    Nothing where nothing was lost, or where it is a text.
    """
    from sitemap_editor.core.files.recovery.abandoned_tables import Restored
    from sitemap_editor.core.files.recovery.replayed_steps import ReadyStep, ready_steps

    if not isinstance(restored, Restored) or restored.edit is None or not restored.has_changes:
        return ()
    table = restored.document.table
    steps = ready_steps(table, restored.steps, progress) if restored.steps else None
    if steps is not None:
        return steps
    prepared = prepare(table.draft(), restored.edit, progress)
    return [ReadyStep(restored.edit, "", prepared)]


def _would_be_lost(page: TabPage) -> bool:
    """Tell whether a person has changed what a page shows, or is about to."""
    is_worked_on = isinstance(page, DocumentPage) and has_work(page)
    return is_worked_on or page.is_modified


def _let_go(abandoned: AnyAbandonedJournal, is_kept: bool) -> None:
    """Remove a journal once another one has all that is in it; runs in the thread of journals."""
    if is_kept:
        abandoned.discard()
    else:
        abandoned.release()
