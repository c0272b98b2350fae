"""The tabs of a window, one document each, with their names and modified marks."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import QApplication, QTabBar, QTabWidget, QToolButton, QWidget

from sitemap_editor.core.checks.judge import Judge
from sitemap_editor.core.files.document import Document
from sitemap_editor.session.jobs import Jobs
from sitemap_editor.session.session import Session
from sitemap_editor.session.settings import Settings
from sitemap_editor.windows.columns import Columns
from sitemap_editor.windows.document_page import DocumentPage
from sitemap_editor.windows.icons import icon


class DocumentTabs(QTabWidget):
    """The desk of the file commands.

    Signals: `state_changed` when the figures or possibilities of the current document may be
    others; `said` (a sentence); `page_added` (page); `close_asked` (session); `work_started` (job,
    text) for the busy bar.
    """

    state_changed = Signal()
    said = Signal(str)
    page_added = Signal(object)
    close_asked = Signal(object)
    work_started = Signal(object, str)

    def __init__(
        self,
        settings: Settings,
        check_jobs: Jobs,
        look_jobs: Jobs,
        judge: Judge,
        now: Callable[[], datetime],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._check_jobs = check_jobs
        self._look_jobs = look_jobs
        self._judge = judge
        self._now = now
        self._new_count = 0
        self._names: dict[Session, str] = {}
        self.columns = Columns(settings)
        self.setDocumentMode(True)
        self.setMovable(True)
        self.setUsesScrollButtons(True)
        self.setAccessibleName(self.tr("Open files"))
        self.currentChanged.connect(lambda _number: self.state_changed.emit())

    # Looking

    def pages(self) -> list[DocumentPage]:
        """Return all pages from left to right."""
        widgets = (self.widget(number) for number in range(self.count()))
        return [widget for widget in widgets if isinstance(widget, DocumentPage)]

    def current_page(self) -> DocumentPage | None:
        """Return the page on screen."""
        widget = self.currentWidget()
        return widget if isinstance(widget, DocumentPage) else None

    def page_of(self, session: Session) -> DocumentPage | None:
        """Return the page that shows a document."""
        return next((page for page in self.pages() if page.session is session), None)

    def sessions(self) -> list[Session]:
        """Return all open documents from left to right."""
        return [page.session for page in self.pages()]

    def current_session(self) -> Session | None:
        """Return the document on screen."""
        page = self.current_page()
        return page.session if page else None

    def name_of(self, session: Session) -> str:
        """Return the file's name, or that of a document never saved."""
        path = session.document.path
        return path.name if path is not None else self._names.get(session, "")

    # Opening and closing

    def add_document(self, document: Document, *, never_saved: bool) -> Session:
        """Show a document in a new tab in front."""
        page = self._made(document)
        page.session.is_never_saved = never_saved
        if document.path is None:
            self._new_count += 1
            number = f" {self._new_count}" if self._new_count > 1 else ""
            self._names[page.session] = self.tr("New sitemap") + number
        self.addTab(page, "")
        self._add_close_button(page)
        self._name(page)
        self.setCurrentWidget(page)
        page.setFocus()
        if len(document):
            page.view.go_to(0, 0)
        self.page_added.emit(page)
        self.state_changed.emit()
        return page.session

    def replace_document(self, session: Session, document: Document) -> Session:
        """Show `document` in the place of another one, at the same row and column."""
        old = self.page_of(session)
        if old is None:
            return self.add_document(document, never_saved=False)
        number, current = self.indexOf(old), old.view.currentIndex()
        page = self._made(document)
        self.insertTab(number, page, "")
        self._add_close_button(page)
        self._name(page)
        self._drop(old)
        self.setCurrentWidget(page)
        page.setFocus()
        if len(document):
            row = min(max(0, current.row()), len(document) - 1)
            page.view.go_to(row, min(max(0, current.column()), len(document.fields) - 1))
        self.page_added.emit(page)
        self.state_changed.emit()
        return page.session

    def bring_to_front(self, session: Session) -> None:
        """Show the tab of a document."""
        if (page := self.page_of(session)) is not None:
            self.setCurrentWidget(page)
            page.setFocus()

    def remove_session(self, session: Session) -> None:
        """Close the tab of a document; nothing is asked any more."""
        if (page := self.page_of(session)) is not None:
            self._drop(page)
            self.state_changed.emit()

    def finish_typing(self) -> None:
        """Hand over what stands in an open cell editor, so that no typing is lost."""
        page = self.current_page()
        if page is not None and page.view.isAncestorOf(QApplication.focusWidget() or page):
            page.view.finish_editing()

    def step(self, steps: int) -> None:
        """Go to the next or previous tab."""
        if self.count():
            self.setCurrentIndex((self.currentIndex() + steps) % self.count())
            if (page := self.current_page()) is not None:
                page.setFocus()

    # Shared steps

    def _made(self, document: Document) -> DocumentPage:
        session = Session(document, self._judge, self._check_jobs, self._look_jobs)
        page = DocumentPage(session, self._settings, self._now, self)
        self.columns.apply(page.view)
        page.view.columns_changed.connect(lambda: self.columns.remember(page.view))
        page.state_changed.connect(lambda: self._on_page_changed(page))
        page.said.connect(self.said)
        page.work_started.connect(self.work_started)
        session.title_changed.connect(lambda: self._name(page))
        session.changed.connect(lambda _change: self._name(page))
        return page

    def _drop(self, page: DocumentPage) -> None:
        self._names.pop(page.session, None)
        self.removeTab(self.indexOf(page))
        page.session.close()
        page.deleteLater()

    def _add_close_button(self, page: DocumentPage) -> None:
        button = QToolButton(self)
        button.setAutoRaise(True)
        button.setIconSize(QSize(12, 12))
        button.setIcon(icon("window-close", self.palette()))
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.setToolTip(self.tr("Close this file"))
        button.setAccessibleName(button.toolTip())
        button.clicked.connect(lambda: self.close_asked.emit(page.session))
        side = QTabBar.ButtonPosition.RightSide
        self.tabBar().setTabButton(self.indexOf(page), side, button)

    def changeEvent(self, event: QEvent) -> None:
        """Draw the buttons anew for another palette."""
        if event.type() == QEvent.Type.PaletteChange:
            side = QTabBar.ButtonPosition.RightSide
            for number in range(self.count()):
                button = self.tabBar().tabButton(number, side)
                if isinstance(button, QToolButton):
                    button.setIcon(icon("window-close", self.palette()))
        super().changeEvent(event)

    def _on_page_changed(self, page: DocumentPage) -> None:
        if page is self.current_page():
            self.state_changed.emit()

    def _name(self, page: DocumentPage) -> None:
        number = self.indexOf(page)
        name = self.name_of(page.session)
        mark = "• " if page.session.is_modified else ""
        self.setTabText(number, (mark + name).replace("&", "&&"))
        path = page.session.document.path
        said = self.tr("{name}, modified").format(name=name) if mark else name
        self.setTabToolTip(number, str(path) if path else said)
        self.tabBar().setAccessibleTabName(number, said)
        self.state_changed.emit()
