"""The tabs of a window, one open file each, with their names and modified marks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import overload

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import QApplication, QTabBar, QTabWidget, QToolButton, QWidget
from shiboken6 import isValid

from sitemap_editor.core.checks.checker import Checker
from sitemap_editor.core.files.document import Document
from sitemap_editor.session.document.open_file import OpenFile
from sitemap_editor.session.document.session import Session
from sitemap_editor.session.jobs import Jobs
from sitemap_editor.session.plain_words import tool_tip
from sitemap_editor.session.program.settings import Settings
from sitemap_editor.windows.looks.icons import icon
from sitemap_editor.windows.looks.plain_text import menu_text
from sitemap_editor.windows.tab_page import TabPage
from sitemap_editor.windows.table.columns import Columns
from sitemap_editor.windows.table.document_page import DocumentPage
from sitemap_editor.windows.table.view_state import ViewState


class DocumentTabs(QTabWidget):
    """The desk of the file commands.

    Signals: `state_changed` when the figures or possibilities of the current page may be others;
    `said` (a sentence); `page_added` (page of a document); `close_asked` (page); `work_started`
    (job, text) for the busy bar.
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
        query_jobs: Jobs,
        checker: Checker,
        now: Callable[[], datetime],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._check_jobs = check_jobs
        self._query_jobs = query_jobs
        self._checker = checker
        self._now = now
        self._new_count = 0
        self._steps = 0
        self._is_change_due = False
        self.columns = Columns(settings)
        self.quiet_paths: set[Path] = set()
        """Files whose tabs open behind what is on screen: nobody asked for them just now."""
        self.setDocumentMode(True)
        self.setMovable(True)
        self.setUsesScrollButtons(True)
        self.setAccessibleName(self.tr("Open files"))
        self.currentChanged.connect(self._on_front_changed)

    # Looking

    def all_pages(self) -> list[TabPage]:
        """Return whatever is open, from left to right."""
        widgets = (self.widget(number) for number in range(self.count()))
        return [widget for widget in widgets if isinstance(widget, TabPage)]

    def front_page(self) -> TabPage | None:
        """Return what is on screen."""
        widget = self.currentWidget()
        return widget if isinstance(widget, TabPage) else None

    def pages(self) -> list[DocumentPage]:
        """Return the pages of documents from left to right."""
        return [page for page in self.all_pages() if isinstance(page, DocumentPage)]

    def current_page(self) -> DocumentPage | None:
        """Return the page on screen where it shows a document."""
        page = self.front_page()
        return page if isinstance(page, DocumentPage) else None

    @overload
    def page_of(self, file: Session) -> DocumentPage | None: ...
    @overload
    def page_of(self, file: OpenFile) -> TabPage | None: ...
    def page_of(self, file: OpenFile) -> TabPage | None:
        """Return the page that shows a file."""
        return next((page for page in self.all_pages() if page.open_file is file), None)

    def sessions(self) -> list[Session]:
        """Return all open documents from left to right."""
        return [page.session for page in self.pages()]

    def place_of(self, page: TabPage) -> ViewState | None:
        """Return where a person is on a page; None where it shows no document."""
        return ViewState.of(page) if isinstance(page, DocumentPage) else None

    # Opening and closing

    def add_document(
        self, document: Document, *, never_saved: bool, suggested_path: Path | None = None
    ) -> Session:
        """Show a document in a new tab in front; `suggested_path` is where it belongs."""
        page = self._made(document)
        page.session.is_never_saved = never_saved
        page.session.suggested_path = suggested_path
        if document.path is None:
            self._new_count += 1
            number = f" {self._new_count}" if self._new_count > 1 else ""
            page.session.untitled_name = self.tr("New sitemap") + number
        with self._one_change():
            self.add_page(page)
            if len(document):
                page.view.go_to(0, 0)
            self.page_added.emit(page)
            self._tell_change()
        return page.session

    def replace_document(
        self, page: TabPage, document: Document, place: ViewState | None = None
    ) -> Session:
        """Show `document` in the place of another page; a person stays at the row where they were.

        `place` is where that is in `document`, found out by a worker; None: it is found out here,
        which takes as long as reading all URLs where the row stands elsewhere by now.
        """
        if place is None and (here := self.place_of(page)) is not None:
            place = here.found_in(document.table)
        focus = QApplication.focusWidget()
        is_elsewhere = focus is not None and not page.isAncestorOf(focus)
        new = self._made(document)
        if isinstance(page, DocumentPage):
            new.problem_filter = page.problem_filter
        with self._one_change():
            self.replace_page(page, new)
            if len(document):
                new.view.go_to(0, 0)
            self.page_added.emit(new)
            self._tell_change()
        if place is not None:
            place.restore(new)
        if is_elsewhere and focus is not None and isValid(focus):
            focus.setFocus()
        return new.session

    def add_page(self, page: TabPage) -> None:
        """Show a page in a new tab: in front, unless its file opens quietly behind others."""
        with self._one_change():
            self._insert(self.count(), page)
            if page.path not in self.quiet_paths or self.count() == 1:
                self.bring_to_front(page)
            self._tell_change()

    def replace_page(self, old: TabPage, page: TabPage) -> None:
        """Show `page` in the tab of `old`, which is closed; in front if that one was."""
        with self._one_change():
            number = self.indexOf(old)
            was_in_front = old is self.front_page()
            self._insert(number if number >= 0 else self.count(), page)
            if number >= 0:
                self._drop(old)
            if was_in_front or number < 0:
                self.bring_to_front(page)
            self._tell_change()

    def bring_to_front(self, page: TabPage) -> None:
        """Show a tab."""
        self.setCurrentWidget(page)
        page.setFocus()

    def remove_page(self, *pages: TabPage) -> None:
        """Close tabs; nothing is asked any more."""
        front = self.front_page()
        with self._one_change():
            # The one in front last: otherwise each of the others is shown before it goes.
            for page in sorted(pages, key=lambda page: page is front):
                if self.indexOf(page) >= 0:
                    self._drop(page)
                    self._tell_change()

    def finish_typing(self) -> None:
        """Hand over what stands in an open cell editor, so that no typing is lost."""
        page = self.current_page()
        if page is not None and page.view.isAncestorOf(QApplication.focusWidget() or page):
            page.view.finish_editing()

    def step(self, steps: int) -> None:
        """Go to the next or previous tab."""
        if self.count():
            self.setCurrentIndex((self.currentIndex() + steps) % self.count())
            if (page := self.front_page()) is not None:
                page.setFocus()

    # Shared steps

    @contextmanager
    def _one_change(self) -> Iterator[None]:
        """Tell of all that changes inside at once: the window looks at all tabs each time.

        Not so with the first tab, which the window shows before it can have the focus.
        """
        if not self.count():
            yield
            return
        self._steps += 1
        try:
            yield
        finally:
            self._steps -= 1
            if not self._steps and self._is_change_due:
                self._tell_change()

    def _tell_change(self) -> None:
        self._is_change_due = self._steps > 0
        if not self._is_change_due:
            self.state_changed.emit()

    def _made(self, document: Document) -> DocumentPage:
        session = Session(document, self._checker, self._check_jobs, self._query_jobs)
        page = DocumentPage(session, self._settings, self._now, self)
        self.columns.apply(page.view)
        page.view.columns_changed.connect(lambda: self.columns.remember(page.view))
        session.title_changed.connect(lambda: self._name(page))
        session.changed.connect(lambda _change: self._name(page))
        return page

    def _insert(self, number: int, page: TabPage) -> None:
        self.insertTab(number, page, "")
        self._add_close_button(page)
        self._name(page)
        page.state_changed.connect(lambda: self._on_page_changed(page))
        page.said.connect(lambda text: self._on_said(page, text))
        page.work_started.connect(self.work_started)

    def _on_front_changed(self, _number: int) -> None:
        front = self.front_page()
        for page in self.pages():
            page.forget_reason()
        self._tell_change()  # what was said of the page before goes first
        if isinstance(front, DocumentPage):
            front.say_reason()

    def _on_said(self, page: TabPage, text: str) -> None:
        if page is self.front_page():  # nobody looks at what the others speak of
            self.said.emit(text)

    def _drop(self, page: TabPage) -> None:
        self.removeTab(self.indexOf(page))
        page.stop()
        page.deleteLater()

    def _add_close_button(self, page: TabPage) -> None:
        button = QToolButton(self)
        button.setAutoRaise(True)
        button.setIconSize(QSize(12, 12))
        button.setIcon(icon("window-close", self.palette()))
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.setToolTip(self.tr("Close this file"))
        button.setAccessibleName(button.toolTip())
        button.clicked.connect(lambda: self.close_asked.emit(page))
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

    def _on_page_changed(self, page: TabPage) -> None:
        if not isinstance(page, DocumentPage):  # a document tells of its title by itself
            self._name(page)
        if page is self.front_page():
            self._tell_change()

    def _name(self, page: TabPage) -> None:
        number = self.indexOf(page)
        if number < 0:
            return
        name = page.name
        mark = "• " if page.is_modified else ""
        self.setTabText(number, menu_text(mark + name))
        said = self.tr("{name}, modified").format(name=name) if mark else name
        self.setTabToolTip(number, tool_tip(str(page.path) if page.path else said))
        self.tabBar().setAccessibleTabName(number, said)
        self._tell_change()
