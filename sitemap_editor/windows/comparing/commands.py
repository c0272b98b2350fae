"""What Compare does in the window: the dialog beside the work, rows that are taken over, files."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject
from shiboken6 import isValid

from sitemap_editor.core.document.edits import Edit
from sitemap_editor.core.document.effects import Effect
from sitemap_editor.core.errors import Progress
from sitemap_editor.core.files.disk.saving import replace_file
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.files.earlier_versions import EarlierVersion
from sitemap_editor.core.operations.comparing.taking_over import TakenOver
from sitemap_editor.session.comparing.compare_review import CompareReview
from sitemap_editor.session.comparing.earlier_review import EarlierReview, backup_rule, opened
from sitemap_editor.session.comparing.side_names import Choice
from sitemap_editor.session.document.session import Session
from sitemap_editor.session.jobs import let_go
from sitemap_editor.session.program.settings import COMPARE_BESIDE, LAST_FOLDER
from sitemap_editor.windows.settling import settle
from sitemap_editor.windows.tab_page import TabPage
from sitemap_editor.windows.table.document_page import DocumentPage
from sitemap_editor.windows.window_services import WindowServices


class CompareCommands(QObject):
    """Compares what is in front, or what a person chooses, with something else."""

    def __init__(self, place: WindowServices, parent: QObject) -> None:
        super().__init__(parent)
        self._place = place

    def compare(self) -> None:
        """Compare the two files that are open, or let a person choose."""
        if settle(self._place.tabs, self.compare):
            front, pages = self._place.tabs.current_page(), self._place.tabs.pages()
            others = [page for page in pages if page is not front]
            before = others[0].session if front is not None and len(others) == 1 else None
            self._show(before, front.session if front is not None else None)

    def compare_with(self, page: TabPage) -> None:
        """Compare the file of a tab with one that is chosen."""
        if settle(self._place.tabs, lambda: self.compare_with(page)) and isValid(page):
            self._show(None, page.session if isinstance(page, DocumentPage) else page.path)

    def show_earlier(self) -> None:
        """List the earlier states of the file in front; compare it with one, or open one."""
        place = self._place
        page = place.tabs.front_page()
        if page is None or page.path is None or not settle(place.tabs, self.show_earlier, page):
            return
        review = EarlierReview(place.query_jobs, page.path, backup_rule(place.settings), self)
        is_wanted = place.prompts.choose_earlier(review)
        version, opens = review.chosen, review.opens
        let_go(review)
        if not is_wanted or version is None or not isValid(page):
            return
        if opens:
            self._open(version)
        else:
            self._show(version, page.session if isinstance(page, DocumentPage) else page.path)

    def _open(self, version: EarlierVersion) -> None:
        def then(document: Document) -> None:
            page = self._place.tabs.add_document(
                document, never_saved=True, suggested_path=version.path
            )
            page.session.untitled_name = version.name
            page.session.title_changed.emit()

        reading = self.tr("Opening {name}")
        self._place.start(version.name, reading, opened(version), then)

    def _show(self, before: Choice, after: Choice) -> None:
        place = self._place
        review = CompareReview(
            place.query_jobs,
            lambda: [page.session for page in place.tabs.pages()],
            before,
            after,
            self,
        )
        review.show_row = self._show_row
        review.is_beside = place.settings.get(COMPARE_BESIDE)
        review.remember_beside = lambda is_on: place.settings.set(COMPARE_BESIDE, is_on)
        review.save = self._save
        review.carry = lambda session, make: self._carry_out(review, session, make)
        place.prompts.show_comparison(review)

    def _show_row(self, session: Session, row_id: int) -> None:
        page = self._place.tabs.page_of(session)
        if not isinstance(page, DocumentPage):
            return
        if page is not self._place.tabs.front_page():
            self._place.tabs.setCurrentWidget(page)  # the keyboard stays in the list
        if (
            row_id < len(session.document.table.is_placed)
            and (session.document.table.is_placed[row_id])
        ):
            page.go_to_row_id(row_id)
        else:
            self._place.reporter.message(self.tr("That row is no longer in the file."), page)

    def _carry_out(
        self, review: CompareReview, session: Session, make: Callable[[Progress], TakenOver]
    ) -> None:
        page = self._place.tabs.page_of(session)
        if not isinstance(page, DocumentPage):
            return
        page.view.finish_editing()
        if review.is_outdated:  # what stood in a cell's editor is told of by the dialog
            return
        counts: list[int] = []

        def edit(progress: Progress) -> Edit:
            taken = make(progress)
            counts.append(taken.rows)
            return taken.edit

        def label() -> str:
            return self.tr("Copy %n row(s) across", "", counts[-1] if counts else 0)

        def then(_effect: Effect) -> None:
            said = self.tr("%n row(s) copied across.", "", counts[-1])
            self._place.reporter.message(said, page, is_edit=counts[-1] > 0)
            if isValid(review):
                review.compare_again()

        page.model.carry_out(edit, label, then)

    def _save(self, name: str, text_of: Callable[[], str]) -> None:
        folder = Path(self._place.settings.get(LAST_FOLDER) or Path.home())
        path = self._place.prompts.place_for_differences(folder / name)
        if path is None:
            return
        if self._place.tabs.page_at(path) is not None:
            text = self.tr("This file is open in another tab. Close that tab first.")
            self._place.reporter.message(text)
            return
        self._place.settings.set(LAST_FOLDER, str(path.parent))

        def work(_progress: Progress) -> object:
            return replace_file(path, [text_of().encode("utf-8", "surrogatepass")])

        def done(_written: object) -> None:
            self._place.reporter.message(self.tr("{name} written.").format(name=path.name))

        writing = self.tr("Writing {name}")
        self._place.start(path.name, writing, work, done, tells_late=True)
