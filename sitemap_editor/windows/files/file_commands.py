"""What the File menu does: has files opened, repaired and saved; closes with one question."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from sitemap_editor.core.files.document import Document
from sitemap_editor.core.protocol.fields import SITEMAPINDEX, URLSET
from sitemap_editor.session.document.open_file import OpenFile
from sitemap_editor.session.jobs import Jobs
from sitemap_editor.session.program.settings import LAST_FOLDER, Settings
from sitemap_editor.windows.document_tabs import DocumentTabs
from sitemap_editor.windows.file_work import FileWork
from sitemap_editor.windows.files.opening import Opening
from sitemap_editor.windows.files.recent_files import RecentFiles
from sitemap_editor.windows.prompts import Answer, Prompts
from sitemap_editor.windows.reporter import Reporter
from sitemap_editor.windows.settling import settle
from sitemap_editor.windows.tab_page import TabPage
from sitemap_editor.windows.table.document_page import DocumentPage

if TYPE_CHECKING:
    from sitemap_editor.core.files.recovery.abandoned_texts import RestoredText
    from sitemap_editor.core.operations.indexing.child_state import ChangedChild
    from sitemap_editor.windows.files.child_saving import ChildSaving
    from sitemap_editor.windows.files.saving import Saving
    from sitemap_editor.windows.repair.repairing import Repairing
    from sitemap_editor.windows.repair.text_page import TextPage

Then = Callable[[TabPage], None]


class FileCommands(QObject):
    """Files in and out of the window.

    Signals: `recent_changed`; `saved` (path); `child_changed` (what changed) after it, where an
    index lists the file and a save made its bytes others.
    """

    recent_changed = Signal()
    saved = Signal(object)
    child_changed = Signal(object)

    def __init__(
        self,
        tabs: DocumentTabs,
        jobs: Jobs,
        query_jobs: Jobs,
        prompts: Prompts,
        settings: Settings,
        reporter: Reporter,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._tabs = tabs
        self._prompts = prompts
        self._settings = settings
        self._work = FileWork(tabs, jobs, query_jobs, prompts, settings, reporter)
        self._opening = Opening(
            self._work,
            lambda file, old: self._repairing.show_broken(file, old),
            self._note_used,
            self,
        )
        self.open_paths = self._opening.open_paths
        self.recent = RecentFiles(settings, self.open_paths, self.recent_changed.emit)
        self.is_opening = self._opening.is_opening
        self.reload = self._opening.reload
        self._recovery_folder: Path | None = None

    @cached_property
    def _repairing(self) -> Repairing:
        from sitemap_editor.windows.repair.repairing import Repairing  # seldom wanted: not at start

        return Repairing(self._work, self)

    def keep_saves_in(self, folder: Path) -> None:
        """Name the folder where new bytes lie while a file is overwritten in place."""
        self._recovery_folder = folder
        if "_saving" in vars(self):
            self._saving.recovery_folder = folder

    @cached_property
    def _saving(self) -> Saving:
        from sitemap_editor.windows.files.saving import Saving  # nothing to save: not at start

        saving = Saving(self._work, self._on_saved, self._on_child_changed, self)
        saving.recovery_folder = self._recovery_folder
        return saving

    @cached_property
    def _child_saving(self) -> ChildSaving:
        from sitemap_editor.windows.files.child_saving import ChildSaving  # seldom: not at start

        return ChildSaving(self._work, self)

    def _on_saved(self, path: Path) -> None:
        self._note_used(path)
        self.saved.emit(path)

    def _on_child_changed(self, file: OpenFile, changed: ChangedChild) -> None:
        self.child_changed.emit(changed)
        self._child_saving.offer(file, changed)

    def show_repairs(self) -> None:
        """Go back to the repairs of what is on screen, or list what was repaired."""
        self._repairing.show_repairs()

    def show_restored_text(self, restored: RestoredText, old: TabPage | None) -> TextPage:
        """Show a text as it was before a crash, in the place of `old`; return its page."""
        return self._repairing.show_restored(restored, old)

    # New and open

    def new(self) -> None:
        """Begin an empty sitemap."""
        self._tabs.add_document(Document.new(URLSET), never_saved=True)

    def new_index(self) -> None:
        """Begin an empty sitemap index."""
        self._tabs.add_document(Document.new(SITEMAPINDEX), never_saved=True)

    def open_by_dialog(self) -> None:
        """Ask for files and open them."""
        self.open_paths(self._prompts.files_to_open(self._settings.get(LAST_FOLDER)))

    # Save

    def save(self) -> None:
        """Save what is on screen."""
        if (page := self._tabs.front_page()) is not None:
            self._save(page)

    def save_as(self) -> None:
        """Save what is on screen under another name."""
        page = self._tabs.front_page()
        if page is not None and page.file_to_save is not None:
            self._saving.save_as(page.file_to_save)

    def save_all(self) -> None:
        """Save whatever is modified."""
        if not settle(self._tabs, self.save_all):
            return
        for page in self._tabs.all_pages():
            if page.is_modified:
                self._save(page)

    def _save(self, page: TabPage, then: Then | None = None) -> None:
        """Save one page; `then` is handed the page that shows what was saved."""

        def on_saved(saved: OpenFile) -> None:
            shown = self._tabs.page_of(saved)
            if then is not None and shown is not None:
                then(shown)

        if page.file_to_save is not None:
            self._saving.save(page.file_to_save, on_saved)

    def is_saving(self, page: TabPage) -> bool:
        """Tell whether a page is being written right now: what changes on disk is our own doing."""
        return self._saving.is_saving(page.open_file)

    # Close

    def close(self, page: TabPage | None = None) -> None:
        """Close one tab, asking about its changes."""
        page = page or self._tabs.front_page()
        if page is not None:
            self._close([page], lambda: None)

    def close_pages(self, pages: Sequence[TabPage]) -> None:
        """Close some tabs, asking once about their changes."""
        if pages:
            self._close(pages, lambda: None)

    def close_all(self, then: Callable[[], None]) -> None:
        """Close every tab, asking once about all changes; `then` runs when all are closed.

        Files that wait for their turn are not opened any more.
        """
        self._opening.forget_line()
        self._close(self._tabs.all_pages(), then)

    def _close(self, pages: Sequence[TabPage], then: Callable[[], None]) -> None:
        if not settle(self._tabs, lambda: self._close(pages, then)):
            return
        pages = [page for page in pages if page in self._tabs.all_pages()]
        modified = [page for page in pages if page.is_modified]
        answer = self._asked_about(pages, modified)
        if answer is Answer.CANCEL:
            return
        waiting = set(modified) if answer is Answer.YES else set()
        closing = {page: page for page in pages}

        def on_saved(asked: TabPage, saved: TabPage) -> None:
            closing[asked] = saved
            waiting.discard(asked)
            close_if_all_saved()

        def close_if_all_saved() -> None:
            if waiting or (answer is Answer.YES and not settle(self._tabs, close_if_all_saved)):
                return
            left = list(closing.values())
            if answer is Answer.YES and any(each.is_modified for each in left):
                self._close(left, then)  # edited while it was saved: ask once more
                return
            self._tabs.remove_page(*left)
            then()

        for page in list(waiting):
            self._save(page, partial(on_saved, page))
        if not modified or answer is Answer.NO:
            close_if_all_saved()

    def _asked_about(self, pages: Sequence[TabPage], modified: Sequence[TabPage]) -> Answer:
        """Ask what closing pages would lose, if anything."""
        if not self._may_lose_unapplied(pages):
            return Answer.CANCEL
        if not modified:
            return Answer.NO
        return self._prompts.save_changes([page.name for page in modified])

    def _may_lose_unapplied(self, pages: Sequence[TabPage]) -> bool:
        """Ask about what was typed for rows and not applied; show it if it may not."""
        rows = {page: found for page in pages if (found := page.unapplied_rows())}
        if not rows:
            return True
        names, count = [page.name for page in rows], sum(map(len, rows.values()))
        if self._prompts.lose_unapplied(names, count):
            return True
        page = next((each for each in rows if each in self._tabs.all_pages()), None)
        if isinstance(page, DocumentPage):
            self._tabs.bring_to_front(page)
            page.go_to_row_id(rows[page][0])
        return False

    def ask_soon(self, question: Callable[[], object]) -> None:
        """Call `question`, which opens a box, when no other about files is up."""
        self._opening.turns.ask_soon(question)

    def _note_used(self, path: Path) -> None:
        self._settings.set(LAST_FOLDER, str(path.parent))
        self.recent.note(str(path))
