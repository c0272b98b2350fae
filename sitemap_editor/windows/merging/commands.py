"""What merging does to open files: a new document of several, or rows taken into this one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QTimer

from sitemap_editor.core.document.edits import Batch
from sitemap_editor.core.document.effects import Effect
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.operations.merging.work import Made
from sitemap_editor.session.jobs import let_go
from sitemap_editor.session.merging.merge_review import MergeReview
from sitemap_editor.session.program.settings import LAST_FOLDER
from sitemap_editor.windows.settling import settle
from sitemap_editor.windows.table.document_page import DocumentPage
from sitemap_editor.windows.window_services import WindowServices


class MergeCommands(QObject):
    """Commands that make one file of several; `split` divides the page in front."""

    def __init__(self, place: WindowServices, split: Callable[[], object], parent: QObject) -> None:
        super().__init__(parent)
        self._place = place
        self._split = split

    def merge(self) -> None:
        """Make a new document of files that are asked for."""
        if not settle(self._place.tabs, self.merge):
            return
        paths = self._files()
        if not paths:
            return
        review = MergeReview(self._place.file_jobs, None, self._unsaved(), self)
        review.add(paths)
        is_wanted = self._place.prompts.review_merge(review)
        review.cancel()
        made = review.outcome
        if is_wanted and made is not None and made.document is not None:
            self._show(made, made.document)
            if review.wants_split:
                self._split()
        let_go(review)

    def merge_into(self) -> None:
        """Take the rows of files that are asked for into the document in front."""
        page = self._place.tabs.current_page()
        if page is None:
            return
        page.view.finish_editing()
        paths = self._files()
        if not paths:
            return
        review = MergeReview(self._place.file_jobs, page.session, self._unsaved(page), page.session)
        review.add(paths)
        is_wanted = self._place.prompts.review_merge(review)
        if page not in self._place.tabs.pages():  # closed, or read from disk again, meanwhile
            self._place.reporter.message(
                self.tr("The file was reloaded or closed in the meantime, so nothing was merged.")
            )
        else:
            self._take_over(page, review, is_wanted=is_wanted)
        let_go(review)

    def _files(self) -> list[Path]:
        paths = self._place.prompts.files_to_open(self._place.settings.get(LAST_FOLDER))
        if paths:
            self._place.settings.set(LAST_FOLDER, str(paths[-1].parent))
        return paths

    def _unsaved(self, but: DocumentPage | None = None) -> list[Path]:
        """Return the files that are open with changes their files do not have."""
        pages = self._place.tabs.all_pages()
        return [
            page.path
            for page in pages
            if page is not but and page.is_modified and page.path is not None
        ]

    def _show(self, made: Made, document: Document) -> None:
        session = self._place.tabs.add_document(document, never_saved=True).session
        names = {page.name for page in self._place.tabs.pages()}
        name, number = self.tr("Merged sitemap"), 1
        session.untitled_name = name
        while session.untitled_name in names:
            number += 1
            session.untitled_name = f"{name} {number}"
        session.title_changed.emit()
        self._place.reporter.message(
            self.tr("%Ln row(s) merged into a new file", "", made.totals.rows_out)
        )

    def _take_over(self, page: DocumentPage, review: MergeReview, *, is_wanted: bool) -> None:
        review.cancel()
        made, wants_split = review.outcome, review.wants_split
        if not is_wanted:
            return
        if made is None or page.session.beside.is_under_way:
            self._place.reporter.message(self.tr("The file changed in the meantime. Merge again."))
            return
        if isinstance(made.edit, Batch) and not made.edit.edits:
            self._place.reporter.message(
                self.tr("Nothing changed: this file already contains every URL of those files.")
            )
            if wants_split:
                self._split()
            return
        more = made.totals.rows_out - len(page.session.document)
        label = self.tr("Merge files: add %Ln row(s)", "", more)

        def go_on(_effect: Effect) -> None:
            self._place.reporter.message(label, page, is_edit=True)
            if wants_split and page is self._place.tabs.current_page():
                # Behind what is still told of this edit.
                QTimer.singleShot(0, self, self._split)

        page.model.carry_out(made.edit, label, go_on)
