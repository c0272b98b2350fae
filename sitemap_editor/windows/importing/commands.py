"""What imports rows into the document on screen: from a file, the clipboard or a drop."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import QMimeData, QObject
from PySide6.QtGui import QGuiApplication
from shiboken6 import isValid

from sitemap_editor.core.document.effects import Effect
from sitemap_editor.core.errors import Progress
from sitemap_editor.core.operations.importing.plan import Fate, ImportChoices
from sitemap_editor.core.operations.importing.reading import source_of, source_of_file
from sitemap_editor.core.operations.importing.source import ImportSource
from sitemap_editor.core.readable import one_line
from sitemap_editor.session.importing.import_review import ImportReview, ReadSource
from sitemap_editor.session.program.settings import IMPORT_FOLDER, LAST_FOLDER
from sitemap_editor.windows.file_work import FileWork
from sitemap_editor.windows.settling import settle
from sitemap_editor.windows.table.document_page import DocumentPage
from sitemap_editor.windows.table.first_paint import once_painted

_SUFFIXES: Final = (".csv", ".tsv", ".html", ".htm", ".log", ".jsonl")


def is_import_name(name: str) -> bool:
    """Tell by its name whether a file holds rows to import, not a sitemap to open."""
    plain = name.lower().removesuffix(".gz")
    return plain.endswith(_SUFFIXES) or plain == "robots.txt"


class ImportCommands(QObject):
    """Commands that import rows into the current page; without one, into a new sitemap."""

    def __init__(self, work: FileWork, new_page: Callable[[], object], parent: QObject) -> None:
        super().__init__(parent)
        self._work = work
        self._new_page = new_page
        self._last = ImportChoices({})

    def import_file(self, path: Path | None = None) -> None:
        """Import from a file, which is asked for where none is given."""
        if not settle(self._work.tabs, lambda: self.import_file(path)):
            return
        if path is None:
            settings = self._work.settings
            folder = settings.get(IMPORT_FOLDER) or settings.get(LAST_FOLDER)
            path = self._work.prompts.file_to_import(folder)
        if path is None:
            return
        chosen = path
        self._work.settings.set(IMPORT_FOLDER, str(chosen.parent))

        def read(progress: Progress) -> ImportSource:
            return source_of_file(chosen, progress)

        self._import(chosen.name, read, chosen.with_name(chosen.name.partition(".")[0] + ".xml"))

    def import_clipboard(self) -> None:
        """Import what is on the clipboard; of what a browser copied, the links."""
        if not settle(self._work.tabs, self.import_clipboard):
            return
        mime: QMimeData | None = QGuiApplication.clipboard().mimeData()
        if mime is None or not (mime.hasText() or mime.hasHtml()):
            text = self.tr("The clipboard contains no text.")
            self._work.reporter.message(text, self._work.tabs.current_page())
            return
        text, page = mime.text(), mime.html()
        is_page = "href" in page and "://" not in text and "\t" not in text
        data = (page if is_page else text).encode("utf-8", "replace")
        self._import("", lambda progress: source_of(data, "", progress), None)

    def _import(self, name: str, read: ReadSource, suggested: Path | None) -> None:
        page = self._work.tabs.current_page()
        if page is not None:
            self._ask(page, name, read, is_new=False)
            return
        self._new_page()
        new = self._work.tabs.current_page()
        if new is not None:
            new.session.suggested_path = suggested
            # Page and dialog in turns of their own: both in one would hold up the window.
            once_painted(new, lambda: self._ask(new, name, read, is_new=True))

    def _ask(self, page: DocumentPage, name: str, read: ReadSource, *, is_new: bool) -> None:
        """Show what an import into a page would do, and do it if it is wanted."""
        tabs = self._work.tabs
        page.view.finish_editing()
        review = self._review_of(page, name, read)
        is_wanted = self._work.prompts.review_import(review)
        if page not in tabs.pages():
            said = self.tr("The file was reloaded or closed in the meantime; nothing was changed.")
            self._work.reporter.message(said, tabs.current_page())
        elif is_wanted:
            self._make(page, review)
        elif is_new:
            tabs.remove_page(page)
        if isValid(review):
            review.cancel()
            review.deleteLater()

    def _review_of(self, page: DocumentPage, name: str, read: ReadSource) -> ImportReview:
        rows = page.view.selected.rows()
        positions = page.model.view_order.positions(rows)
        below = positions[-1] + 1 if positions else None
        choices = replace(self._last, columns={}, base="", position=None if name else below)
        order = page.model.view_order

        def shown() -> bytes | None:
            return None if order.mask is None else bytes(order.mask)

        return ImportReview(page.session, name, read, choices, below, shown=shown)

    def _make(self, page: DocumentPage, review: ImportReview) -> None:
        plan = review.plan
        if plan is None or plan.edit is None:
            return
        self._last = replace(review.choices, clears=False)  # what takes values away is asked anew
        new, updated = plan.count(Fate.NEW), plan.count(Fate.UPDATED)
        label = self.tr("Import %n row(s)", "", new + updated)
        if review.name:
            label += f" ({one_line(review.name)})"
        is_current = review.is_current and not page.session.beside.is_under_way
        edit = plan.edit if is_current else review.edit_anew()
        changed = array("I", plan.row_ids[:1])

        def tell(effect: Effect) -> None:
            self._show(page, effect, changed)
            self._work.reporter.message(self._said(page, new, updated), page, is_edit=True)

        page.model.carry_out(edit, label, tell)

    def _said(self, page: DocumentPage, new: int, updated: int) -> str:
        said = [self.tr("%n row(s) added.", "", new)] if new else []
        if updated:
            said.append(self.tr("%n row(s) updated.", "", updated))
        if new and page.model.view_order.is_filtered:
            said.append(self.tr("New rows are shown until the filter is applied again (F9)."))
        return " ".join(said)

    @staticmethod
    def _show(page: DocumentPage, effect: Effect, changed: array[int]) -> None:
        """Go to the first row that came in, or else that changed."""
        first = effect.new_row_ids.start if effect.new_row_ids else None
        if first is None and changed:
            first = changed[0]
        row = None if first is None else page.model.view_order.row(first)
        if row is not None:
            page.view.go_to(row, 0)
