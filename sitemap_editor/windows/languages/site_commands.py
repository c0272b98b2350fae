"""What the languages matrix of an index does: its files are opened and changed in their tabs."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject
from shiboken6 import isValid

from sitemap_editor.core.document.effects import Effect
from sitemap_editor.core.document.url_keys import key_at, keys
from sitemap_editor.session.document.session import Session
from sitemap_editor.session.languages.language_matrix import LanguageMatrix
from sitemap_editor.session.languages.plan_review import PlanReview
from sitemap_editor.session.languages.site_matrix import CompleteFile
from sitemap_editor.windows.languages.site_page import SitePage
from sitemap_editor.windows.settling import settle
from sitemap_editor.windows.tab_page import TabPage
from sitemap_editor.windows.table.document_page import DocumentPage
from sitemap_editor.windows.window_services import WindowServices


class SiteLanguageCommands(QObject):
    """Opens the file of a cell at its row, and completes a file by what all files say."""

    def __init__(self, place: WindowServices, parent: QObject) -> None:
        super().__init__(parent)
        self._place = place
        self._awaited: tuple[Path, Callable[[DocumentPage], object]] | None = None
        place.tabs.page_added.connect(self._on_page_added)

    def made(self, session: Session) -> SitePage:
        """Return the matrix of an index."""
        tabs = self._place.tabs
        made = SitePage(session, self._place.settings, tabs.sessions, tabs)
        made.open_place = self._open_place
        made.complete_file = partial(self._complete, made)
        return made

    # Files that are opened first

    def _with_page(self, path: Path, then: Callable[[DocumentPage], object]) -> None:
        """Call `then` with the tab of a file, once it is open."""
        page = self._place.tabs.page_at(path)
        if isinstance(page, DocumentPage):
            self._awaited = None
            then(page)
            return
        self._awaited = (path, then)
        self._place.files.open_paths([path])

    def _on_page_added(self, page: TabPage) -> None:
        if self._awaited is None:
            return
        path, then = self._awaited
        self._awaited = None  # what comes instead, such as the repair of a file, ends it
        if isinstance(page, DocumentPage) and page is self._place.tabs.page_at(path):
            then(page)

    def _open_place(self, path: Path, position: int, key: bytes) -> None:
        self._with_page(path, lambda page: self._go_to(page, position, key))

    def _go_to(self, page: DocumentPage, position: int, key: bytes) -> None:
        """Show the row with a URL, which is at a position unless the file was changed."""
        self._place.tabs.bring_to_front(page)
        table = page.session.document.table
        if position >= len(table) or key_at(table, position) != key:
            found = (at for at, each in enumerate(keys(table)) if each == key)
            position = next(found, -1)
        if position >= 0:
            page.go_to_row_id(table.order[position], 0)
        else:
            text = self.tr("That row is no longer in the file.")
            self._place.reporter.message(text, page)

    # Completing one of them

    def _complete(self, site_page: SitePage, task: CompleteFile) -> None:
        self._with_page(task.path, lambda page: self._begin(site_page, page, task))

    def _begin(self, site_page: SitePage, page: DocumentPage, task: CompleteFile) -> None:
        """Review the task for the document as it is now."""
        if not isValid(page) or not isValid(site_page):
            return
        if not settle(self._place.tabs, lambda: self._begin(site_page, page, task)):
            return
        matrix = LanguageMatrix(page.session, self._place.settings, page)
        matrix.when_current(lambda: self._review(site_page, page, matrix, task))

    def _review(
        self, site_page: SitePage, page: DocumentPage, matrix: LanguageMatrix, task: CompleteFile
    ) -> None:
        assert matrix.matrix is not None  # noqa: S101 - it is current
        review = PlanReview(page.session, matrix.matrix.groups, task)
        review.hides_rows = page.model.view_order.is_filtered
        matrix.cancel()
        matrix.deleteLater()
        if self._place.prompts.review_languages(review):
            self._carry_out(site_page, page, review)
        if isValid(review):
            review.cancel()
            review.deleteLater()

    def _carry_out(self, site_page: SitePage, page: DocumentPage, review: PlanReview) -> None:
        tabs, edit = self._place.tabs, review.edit if isValid(review) else None
        if edit is None or not review.is_current or page.session.beside.is_under_way:
            text = self.tr("The file changed in the meantime. Try again.")
            self._place.reporter.message(text, tabs.front_page())
            return
        text = self.tr(
            "Language links written into %n row(s) of {name}. Save or undo it in its tab.",
            "",
            review.count,
        )
        said = text.format(name=page.session.name)

        def tell(_effect: Effect) -> None:
            if isValid(site_page):
                tabs.bring_to_front(site_page)
                self._place.reporter.message(said, site_page)

        page.model.carry_out(edit, self.tr("Complete language links"), tell)
