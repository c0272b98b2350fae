"""Opening by address: the dialog, and what becomes of documents that come from the web."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject

from sitemap_editor.core.protocol.location import Published, is_publishable
from sitemap_editor.core.readable import readable
from sitemap_editor.core.web.opening.documents import Opened
from sitemap_editor.core.web.opening.local_names import file_name
from sitemap_editor.session.program.settings import LAST_FOLDER
from sitemap_editor.session.texts import sentence
from sitemap_editor.session.web.address_review import AddressReview
from sitemap_editor.windows.settling import has_work
from sitemap_editor.windows.table.document_page import DocumentPage
from sitemap_editor.windows.window_services import WindowServices


class AddressCommands(QObject):
    """Opens what people type, paste, drop, or hand over on the command line."""

    def __init__(self, place: WindowServices, parent: QObject) -> None:
        super().__init__(parent)
        self._place = place
        self.review = AddressReview(
            place.web, place.file_jobs, self._show, self, place.web.passwords.taken
        )

    def open_url(self, *addresses: str) -> None:
        """Ask for an address; where some are given, they are looked at, without a word more."""
        self._place.prompts.open_address(self.review, addresses)

    def page_from(self, url: str) -> DocumentPage | None:
        """Return the page that shows what was opened from a URL, and was not saved since."""
        pages = self._place.tabs.pages()
        found = (each for each in pages if each.path is None and each.session.origin_url == url)
        return next(found, None)

    def show_opened(self, opened: Opened, url: str) -> None:
        """Show a document of the web that was fetched already."""
        self._show(opened, url)

    def _show(self, opened: Opened, url: str) -> None:
        """Show a document as one of its own: never saved, and from there."""
        document = opened.document
        if document is None:
            return
        if (page := self.page_from(url)) is not None and not has_work(page):
            self._place.tabs.replace_document(page, document)
            page = self.page_of_document(document)
        else:
            page = self._place.tabs.add_document(document, never_saved=False)
        if page is not None:
            self._describe(page, opened, url)
        self._place.files.recent.note(url)

    def page_of_document(self, document: object) -> DocumentPage | None:
        """Return the page that shows a document."""
        pages = self._place.tabs.pages()
        return next((each for each in pages if each.session.document is document), None)

    def _describe(self, page: DocumentPage, opened: Opened, url: str) -> None:
        """Say where a document is from, and guess that it is published there."""
        session, imported = page.session, page.session.document.imported
        name = file_name(url)
        if imported is not None:  # a feed: its URLs are a new sitemap
            name = f"{name.partition('.')[0]}.xml"
            page.add_notice(" ".join(map(sentence, imported.remarks(name))))
        session.origin_url, session.untitled_name = url, readable(name)
        folder = self._place.settings.get(LAST_FOLDER) or Path.home()
        session.suggested_path = Path(folder) / name
        session.is_never_saved = imported is not None
        if imported is None and is_publishable(url):
            session.published = Published(url, is_sure=False)
        session.title_changed.emit()
        if (text := self._found_text(opened)) is not None:
            self._place.reporter.message(text)

    def _found_text(self, opened: Opened) -> str | None:
        """Say where a sitemap was found that nobody chose; None where its address was typed."""
        offers = opened.discovery.offers
        if len(offers) != 1:
            return None
        found = self.review.origin_text(offers[0])
        return self.tr("Opened {url} ({found}).").format(url=offers[0].url, found=found)
