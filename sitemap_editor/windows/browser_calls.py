"""URLs handed to the browser of the system, and what is said of it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QUrl
from PySide6.QtGui import QDesktopServices

from sitemap_editor.windows.reporter import Reporter
from sitemap_editor.windows.tab_page import TabPage


class BrowserCalls(QObject):
    """Opens URLs and says how many; where the system has no browser, that."""

    def __init__(self, reporter: Reporter, parent: QObject) -> None:
        super().__init__(parent)
        self._reporter = reporter

    def open(self, urls: Sequence[QUrl], page: TabPage | None) -> None:
        """Open these, which are web addresses."""
        opened = sum(map(QDesktopServices.openUrl, urls))
        if opened:
            text = self.tr("%n URL(s) opened in the browser.", "", opened)
        else:
            text = self.tr("No browser was found. Copy the URL and open it yourself.")
        self._reporter.message(text, page)
