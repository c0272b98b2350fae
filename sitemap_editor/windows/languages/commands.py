"""What the languages matrix does in the window: its tabs, plans that are carried out, tables."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject
from shiboken6 import isValid

from sitemap_editor.core.document.effects import Effect
from sitemap_editor.core.errors import Progress
from sitemap_editor.core.files.disk.saving import replace_file
from sitemap_editor.core.files.reading import DEFAULT_CAP_BYTES, read_bytes
from sitemap_editor.core.operations.languages.link_table import (
    LinkRow,
    read_links,
    written_links,
)
from sitemap_editor.core.protocol.fields import SITEMAPINDEX, URLSET
from sitemap_editor.session.document.session import Session
from sitemap_editor.session.languages.plan_review import (
    AddLanguage,
    ChangeCode,
    Complete,
    ImportLinks,
    PlanReview,
    RemoveVersion,
    SetVersion,
    Task,
)
from sitemap_editor.session.program.settings import IMPORT_FOLDER, LAST_FOLDER
from sitemap_editor.windows.languages.page import LanguagesPage
from sitemap_editor.windows.languages.site_commands import SiteLanguageCommands
from sitemap_editor.windows.settling import settle
from sitemap_editor.windows.table.document_page import DocumentPage
from sitemap_editor.windows.window_services import WindowServices


class LanguageCommands(QObject):
    """Shows the matrix of what is in front, and carries out what a person asks for in it.

    `open_table` shows the files of the index in front as one table, and hands on its page.
    """

    def __init__(
        self,
        place: WindowServices,
        open_table: Callable[[Callable[[DocumentPage], object]], object],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._place = place
        self._open_table = open_table
        self.sites = SiteLanguageCommands(place, self)
        place.tabs.state_changed.connect(self._close_orphans)

    def show(self) -> None:
        """Show the matrix of the table in front, in a tab of its own."""
        tabs = self._place.tabs
        page = tabs.current_page()
        if page is None or not settle(tabs, self.show, page):
            return
        if (refused := self._refused(page.session)) is not None:
            self._place.reporter.message(refused, page)
            return
        self._shown(page.session)

    def _shown(self, session: Session) -> LanguagesPage:
        """Return the matrix of a document, which comes to the front."""
        tabs = self._place.tabs
        known = next((each for each in self._pages() if each.session is session), None)
        if known is not None:
            tabs.bring_to_front(known)
            return known
        if session.kind is SITEMAPINDEX:
            site = self.sites.made(session)
            site.change_all = partial(self._change_all, session)
            made: LanguagesPage = site
        else:
            made = self._made(session)
        made.export_links = lambda: self._export(made)
        tabs.add_page(made)
        return made

    def _change_all(self, index: Session, change: Callable[[LanguagesPage], object]) -> None:
        """Change all files of an index in the matrix of its one table, which is shown for it."""
        page = self._document_page(index)
        if page is not None:
            self._place.tabs.bring_to_front(page)
            self._open_table(lambda table: change(self._shown(table.session)))

    def _refused(self, session: Session) -> str | None:
        if session.kind is SITEMAPINDEX and session.path is None:
            if session.origin_url:
                return self.tr(
                    "This index is on the web. Save it with its files by Web, Download All; then "
                    "open it from there."
                )
            return self.tr("Save the index first. Its sitemaps are read from its folder.")
        if session.kind not in (URLSET, SITEMAPINDEX):
            return self.tr("Only an XML sitemap of pages can hold language links.")
        return None

    def _made(self, session: Session) -> LanguagesPage:
        made = LanguagesPage(session, self._place.settings, self._place.tabs)
        made.begin = lambda task: self._begin(made, task)
        made.open_row = lambda row_id: self._open_row(made.session, row_id)
        made.import_links = lambda: self._import(made)
        return made

    def _pages(self) -> list[LanguagesPage]:
        return [each for each in self._place.tabs.all_pages() if isinstance(each, LanguagesPage)]

    def _close_orphans(self) -> None:
        """Close the matrix of a document that was closed, or read anew."""
        sessions = self._place.tabs.sessions()
        for page in self._pages():
            if not any(page.session is each for each in sessions):
                self._place.tabs.remove_page(page)

    def _document_page(self, session: Session) -> DocumentPage | None:
        page = self._place.tabs.page_of(session) if isValid(session) else None
        return page if isinstance(page, DocumentPage) else None

    def _open_row(self, session: Session, row_id: int) -> None:
        page = self._document_page(session)
        if page is None:
            return
        placed = session.document.table.is_placed
        if row_id < len(placed) and placed[row_id]:
            self._place.tabs.bring_to_front(page)
            page.go_to_row_id(row_id, 0)
        else:
            text = self.tr("That row is no longer in the file.")
            self._place.reporter.message(text, self._place.tabs.front_page())

    # Plans

    def _begin(self, matrix_page: LanguagesPage, task: Task) -> None:
        """Review a task for the document as it is now; what is typed or written comes first."""
        page = self._document_page(matrix_page.session)
        if page is None or not settle(
            self._place.tabs, lambda: self._begin(matrix_page, task), matrix_page
        ):
            return
        matrix_page.matrix.when_current(lambda: self._review(matrix_page, task))

    def _review(self, matrix_page: LanguagesPage, task: Task) -> None:
        matrix, page = matrix_page.matrix.matrix, self._document_page(matrix_page.session)
        if matrix is None or page is None:
            return
        if isinstance(task, Complete) and not task.is_possible(matrix.groups):
            self._say_changed()
            return
        review = PlanReview(page.session, matrix.groups, task)
        review.hides_rows = page.model.view_order.is_filtered
        if self._place.prompts.review_languages(review):
            self._carry_out(page, matrix_page, review)
        if isValid(review):
            review.cancel()
            review.deleteLater()

    def _carry_out(
        self, page: DocumentPage, matrix_page: LanguagesPage, review: PlanReview
    ) -> None:
        front = matrix_page if isValid(matrix_page) else page
        edit = review.edit if isValid(review) else None
        if edit is None or not review.is_current or page.session.beside.is_under_way:
            self._say_changed()
            return
        said = self.tr("Language links written into %n row(s).", "", review.count)
        if isinstance(review.task, RemoveVersion):
            said = self.tr("Language links removed from %n row(s).", "", review.count)

        def tell(_effect: Effect) -> None:
            if isValid(front):
                self._place.reporter.message(said, front, is_edit=True)

        page.model.carry_out(edit, self._label(review), tell)

    def _say_changed(self) -> None:
        said = self.tr("The file changed in the meantime. Try again.")
        self._place.reporter.message(said, self._place.tabs.front_page())

    def _label(self, review: PlanReview) -> str:
        task = review.task
        if isinstance(task, AddLanguage):
            return self.tr("Add language {code}").format(code=task.code)
        if isinstance(task, ChangeCode):
            text = self.tr("Change language {code} to {meant}")
            return text.format(code=task.code, meant=task.meant)
        if isinstance(task, ImportLinks):
            return self.tr("Import language links")
        if isinstance(task, SetVersion):
            return self.tr("Set URL of language {code}").format(code=task.code)
        if isinstance(task, RemoveVersion):
            return self.tr("Remove language {code}").format(code=task.code)
        return self.tr("Complete language links")

    # Tables

    def _import(self, page: LanguagesPage) -> None:
        settings = self._place.settings
        folder = settings.get(IMPORT_FOLDER) or settings.get(LAST_FOLDER)
        path = self._place.prompts.file_to_import(folder)
        if path is None:
            return
        settings.set(IMPORT_FOLDER, str(path.parent))

        def work(progress: Progress) -> list[LinkRow]:
            return read_links(read_bytes(path, DEFAULT_CAP_BYTES, progress))

        def read(rows: list[LinkRow]) -> None:
            if isValid(page):
                self._begin(page, ImportLinks(rows))

        self._place.start(path.name, self.tr("Reading {name}"), work, read)

    def _export(self, page: LanguagesPage) -> None:
        matrix = page.matrix.matrix
        if matrix is None:
            return
        folder = Path(self._place.settings.get(LAST_FOLDER) or Path.home())
        path = self._place.prompts.place_for_languages(folder / "languages.csv")
        if path is None:
            return
        if self._place.tabs.page_at(path) is not None:
            text = self.tr("This file is open in another tab. Close that tab first.")
            self._place.reporter.message(text)
            return
        self._place.settings.set(LAST_FOLDER, str(path.parent))
        groups = matrix.groups

        def work(progress: Progress) -> object:
            return replace_file(path, written_links(groups, progress))

        def done(_written: object) -> None:
            self._place.reporter.message(self.tr("{name} written.").format(name=path.name))

        self._place.start(path.name, self.tr("Writing {name}"), work, done, tells_late=True)
