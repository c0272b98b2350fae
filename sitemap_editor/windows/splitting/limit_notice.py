"""Offers the split on the page of a file that is beyond the limits."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject

from sitemap_editor.session.texts import sentence
from sitemap_editor.windows.document_tabs import DocumentTabs
from sitemap_editor.windows.looks.notice import Notice
from sitemap_editor.windows.tab_page import TabPage
from sitemap_editor.windows.table.document_page import DocumentPage


class LimitNotices(QObject):
    """Watches the pages of all tabs; `split` acts on the page on screen."""

    def __init__(self, tabs: DocumentTabs, split: Callable[[], object], parent: QObject) -> None:
        super().__init__(parent)
        self._split = split
        tabs.page_added.connect(self._on_page_added)

    def _on_page_added(self, page: TabPage) -> None:
        if isinstance(page, DocumentPage):
            _LimitNotice(page, self._split)


class _LimitNotice(QObject):
    """The offer on one page: there while the file is too large, until a person puts it away."""

    def __init__(self, page: DocumentPage, split: Callable[[], object]) -> None:
        super().__init__(page)
        self._page = page
        self._split = split
        self._notice: Notice | None = None
        self._is_wanted = False
        page.session.findings.updated.connect(self._on_updated)

    def _on_updated(self) -> None:
        findings = self._page.session.findings
        if not findings.is_complete:
            return
        from sitemap_editor.windows.problems.leads import OVER_LIMIT  # not at start

        said = " ".join(sentence(each) for each in findings.of_file() if each.code in OVER_LIMIT)
        if self._notice is None:
            if said:
                self._notice = self._made(said)
                self._is_wanted = True
            return
        if self._is_wanted and self._notice.isHidden():
            self._page.session.findings.updated.disconnect(self._on_updated)  # put away: not again
            return
        self._is_wanted = bool(said)
        self._notice.setHidden(not said)
        if said and said != self._notice.label.text():
            self._notice.label.setText(said)

    def _made(self, said: str) -> Notice:
        words = QCoreApplication.translate("LimitNotices", "Split…")
        notice = self._page.add_notice(said, "severity-error", (words, self._split))
        notice.show()  # at once: until its layout does so it counts as hidden, as if put away
        return notice
