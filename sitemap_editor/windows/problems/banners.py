"""A notice above the table for a rule that most rows break, with the fix for all of them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMenu

from sitemap_editor.core.checks.problem_index import Kind
from sitemap_editor.core.checks.rule import Finding
from sitemap_editor.session.checks.widespread import widespread
from sitemap_editor.session.texts import fault_title, sentence
from sitemap_editor.windows.document_tabs import DocumentTabs
from sitemap_editor.windows.looks.notice import Notice
from sitemap_editor.windows.looks.theme import SEVERITY_ICONS
from sitemap_editor.windows.tab_page import TabPage
from sitemap_editor.windows.table.document_page import DocumentPage

Fix = Callable[[Finding], object]
Show = Callable[[Kind], object]
FillMenu = Callable[[QMenu, str], object]
"""Offers to mute a rule."""
_SAMPLED = 200
"""About how many rows, evenly spread, are asked whether they all have the same problem."""


class Banners(QObject):
    """Watches the pages of all tabs; `fix`, `show` and `fill_menu` act on the page on screen."""

    def __init__(
        self, tabs: DocumentTabs, fix: Fix, show: Show, fill_menu: FillMenu, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._fix, self._show, self._fill_menu = fix, show, fill_menu
        tabs.page_added.connect(self._on_page_added)

    def _on_page_added(self, page: TabPage) -> None:
        if isinstance(page, DocumentPage):
            Banner(page, self._fix, self._show, self._fill_menu)


class Banner(QObject):
    """The notice of one page: about the worst such rule, until a person puts it away.

    While it is there the table does not mark the rule's rows: `FindingsTracker.bannered`.
    """

    def __init__(self, page: DocumentPage, fix: Fix, show: Show, fill_menu: FillMenu) -> None:
        super().__init__(page)
        self._page = page
        self._fix, self._show, self._fill_menu = fix, show, fill_menu
        self._kind: Kind | None = None
        self._notice: Notice | None = None
        self._put_away: set[Kind] = set()
        page.session.findings.updated.connect(self._on_updated)

    def _on_updated(self) -> None:
        findings = self._page.session.findings
        if not findings.is_complete:
            return
        known = widespread(findings.index, len(self._page.session.document))
        wanted = next((kind for kind in known if kind not in self._put_away), None)
        if wanted != self._kind or wanted is None:
            self._drop()
        if wanted is not None:
            self._tell(wanted, known[wanted])

    def _drop(self) -> None:
        if self._notice is not None:
            self._notice.hide()
            self._notice.deleteLater()
        self._notice = None
        if self._kind is not None:
            self._mark_again()

    def _mark_again(self) -> None:
        self._kind = None
        self._page.session.findings.bannered = frozenset()
        self._page.view.viewport().update()

    def _tell(self, kind: Kind, count: int) -> None:
        finding = self._example(kind)
        if finding is None:
            return
        total = len(self._page.session.document)
        if count == total:
            text = self.tr("All %n rows: {what}", "", total)
        else:
            text = self.tr("{count} of %n rows: {what}", "", total)
        said = text.format(
            count=self._page.locale().toString(count), what=self._what(kind, finding)
        )
        if self._notice is not None:
            if self._notice.label.text() != said:
                self._notice.label.setText(said)
            return
        from sitemap_editor.core.checks.fixing import fixes_of  # brings all rules: not at start

        has_fix = bool(fixes_of(*kind, finding.text))
        action = (
            (self.tr("Fi&x All…"), lambda: self._on_fix(kind))
            if has_fix
            else (self.tr("Show &Them"), lambda: self._show(kind))
        )
        mute = self.tr("M&ute"), lambda: None
        self._notice = self._page.add_notice(said, SEVERITY_ICONS[kind[1]], action, mute)
        menu = QMenu(self._notice)
        menu.aboutToShow.connect(lambda: self._fill_menu(menu, kind[0]))
        self._notice.buttons[-1].setMenu(menu)
        self._notice.dismissed.connect(self._on_dismissed)
        self._kind = kind
        self._page.session.findings.bannered = frozenset((kind,))
        self._page.view.viewport().update()

    def _example(self, kind: Kind) -> Finding | None:
        row_ids = self._page.session.findings.index.kinds.get(kind)
        return self._of_row(kind, row_ids[0]) if row_ids else None

    def _of_row(self, kind: Kind, row_id: int) -> Finding | None:
        found = self._page.session.findings.index.of_row(row_id)
        return next((each for each in found if (each.code, each.severity) == kind), None)

    def _what(self, kind: Kind, example: Finding) -> str:
        """Say what is wrong with the rows; in few words where it is not the same with some."""
        row_ids = self._page.session.findings.index.kinds[kind]
        said = example.text, example.arguments
        for row_id in row_ids[:: max(1, len(row_ids) // _SAMPLED)]:
            other = self._of_row(kind, row_id)
            if other is not None and (other.text, other.arguments) != said:
                return fault_title(kind[0])
        return sentence(example)

    def _on_fix(self, kind: Kind) -> None:
        finding = self._example(kind)
        if finding is not None:
            self._fix(finding)

    def _on_dismissed(self) -> None:
        """Mark the rows instead: a person wants to see them."""
        if self._kind is not None:
            self._put_away.add(self._kind)
            self._mark_again()
