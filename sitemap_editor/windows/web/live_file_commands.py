"""What the Web menu does with the live file behind a document: compare it, download it all."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject
from shiboken6 import isValid

from sitemap_editor.session.program.settings import LAST_FOLDER
from sitemap_editor.session.web.download_review import DownloadReview
from sitemap_editor.session.web.live_comparison import LiveComparison
from sitemap_editor.windows.table.document_page import DocumentPage
from sitemap_editor.windows.web.address_commands import AddressCommands
from sitemap_editor.windows.window_services import WindowServices


class LiveFileCommands(QObject):
    """Commands on the file that lies on the web under the URL of a document."""

    def __init__(self, place: WindowServices, addresses: AddressCommands, parent: QObject) -> None:
        super().__init__(parent)
        self._place = place
        self._addresses = addresses

    def compare(self) -> None:
        """Show how the document in front differs from what is live."""
        page = self._place.tabs.current_page()
        if page is None:
            return
        url = _url_of(page)
        if not url:
            text = self.tr("Say where this file is published first: its URL is compared.")
            self._place.reporter.message(text, page)
            return
        page.view.finish_editing()
        review = LiveComparison(page.session, url, self._place.web)
        wants_it = self._place.prompts.compare_with_live(review)
        if not isValid(review):
            return
        opened = review.opened
        if wants_it and opened is not None:
            self._addresses.show_opened(opened, url)
        review.cancel()
        review.deleteLater()

    def download(self) -> None:
        """Download the file in front from the web, an index with all its files."""
        page = self._place.tabs.current_page()
        url = _url_of(page) if page is not None else ""
        folder = Path(self._place.settings.get(LAST_FOLDER) or Path.home())
        web = self._place.web
        review = DownloadReview(url, folder, web, self._place.file_jobs, self, web.passwords.taken)
        self._place.prompts.show_download(review, self._open)

    def _open(self, path: Path) -> None:
        self._place.files.open_paths([path])


def _url_of(page: DocumentPage) -> str:
    """Return where a document is published, as somebody said; else where it is from, or a guess."""
    session = page.session
    published = session.published
    if published is not None and (published.is_sure or not session.origin_url):
        return published.url
    return session.origin_url
