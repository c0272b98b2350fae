"""The tabs of a window, one open file each, with their names and modified marks."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import QApplication, QTabBar, QToolButton, QWidget
from shiboken6 import isValid

from sitemap_editor.core.checks.checker import Checker
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.readable import with_folder
from sitemap_editor.session.document.open_file import OpenFile
from sitemap_editor.session.document.session import Session
from sitemap_editor.session.jobs import Jobs
from sitemap_editor.session.plain_words import tool_tip
from sitemap_editor.session.program.settings import Settings
from sitemap_editor.windows.looks.icons import icon
from sitemap_editor.windows.looks.plain_text import menu_text
from sitemap_editor.windows.looks.text_size import scaled
from sitemap_editor.windows.reporter import Reporter
from sitemap_editor.windows.tab_page import TabPage, TabStack
from sitemap_editor.windows.table.columns import Columns
from sitemap_editor.windows.table.document_page import DocumentPage
from sitemap_editor.windows.table.first_paint import once_painted
from sitemap_editor.windows.table.row_sizes import RowSizes

if TYPE_CHECKING:
    from sitemap_editor.windows.table.view_state import ViewState

_MARK: Final = 12


class DocumentTabs(TabStack):
    """Whatever is open, a tab each.

    Signals, once a turn of the event loop at most, however many causes there were: `state_changed`
    when the figures or possibilities of the current page may be others, else `cursor_moved` when
    only those of what is current or selected in it. At once: `page_added` (page) and
    `close_asked` (page).
    """

    state_changed = Signal()
    cursor_moved = Signal()
    page_added = Signal(object)
    close_asked = Signal(object)

    def __init__(
        self,
        settings: Settings,
        check_jobs: Jobs,
        query_jobs: Jobs,
        checker: Checker,
        now: Callable[[], datetime],
        reporter: Reporter,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._check_jobs = check_jobs
        self._query_jobs = query_jobs
        self._checker = checker
        self._now = now
        self._reporter = reporter
        self._new_count = 0
        self._due: _Due | None = None
        self.columns = Columns(settings)
        self.row_sizes = RowSizes(settings, lambda: [page.view for page in self.pages()], self)
        self.quiet_paths: set[Path] = set()
        """Files whose tabs open behind what is on screen: nobody asked for them just now."""
        self.on_closing: Callable[[TabPage], object] = lambda _page: None
        """Called with a page that a person closes, while all of it is there."""
        self.bar.setAccessibleName(self.tr("Open files"))
        self.currentChanged.connect(lambda _number: self._tell_soon())

    # Looking

    def all_pages(self) -> list[TabPage]:
        """Return whatever is open, from left to right."""
        numbers = range(self.count())
        return [page for each in numbers if isinstance(page := self.widget(each), TabPage)]

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

    def page_of(self, file: OpenFile) -> TabPage | None:
        """Return the page that shows a file."""
        return next((page for page in self.all_pages() if page.open_file is file), None)

    def page_at(self, path: Path) -> TabPage | None:
        """Return the page that shows the file at `path`, by whatever name."""
        pages = [page for page in self.all_pages() if page.path is not None]
        found = next((page for page in pages if page.path == path), None)
        if found is None and (there := _status(path)) is not None:
            found = next((page for page in pages if _is_at(page, there)), None)
        return found

    def sessions(self) -> list[Session]:
        """Return all open documents from left to right."""
        return [page.session for page in self.pages()]

    # Opening and closing

    def add_document(
        self,
        document: Document,
        *,
        never_saved: bool,
        suggested_path: Path | None = None,
        in_front: bool = True,
    ) -> DocumentPage:
        """Show a document in a new tab; `suggested_path` is where it belongs."""
        page = self._made(document)
        page.session.is_never_saved = never_saved
        page.session.suggested_path = suggested_path
        if document.path is None and document.index_path is None:
            self._new_count += 1
            number = f" {self._new_count}" if self._new_count > 1 else ""
            page.session.untitled_name = self.tr("New sitemap") + number
        self.add_page(page, in_front=in_front)
        return page

    def replace_document(
        self, page: TabPage, document: Document, place: ViewState | None = None
    ) -> DocumentPage:
        """Show `document` in the place of another page; a person stays at the row where they were.

        `place` is where that is in `document`, found out by a worker; None: it is found out here,
        which takes as long as reading all URLs where the row stands elsewhere by now.
        """
        from sitemap_editor.windows.table.view_state import view_state_of  # not at start

        if place is None and (here := view_state_of(page)) is not None:
            place = here.found_in(document.table)
        focus = QApplication.focusWidget()
        is_elsewhere = focus is not None and not page.isAncestorOf(focus)
        new = self._made(document)
        if isinstance(page, DocumentPage):
            new.problem_filter = page.problem_filter
        self.replace_page(page, new)
        if place is not None:
            place.restore(new)
        if is_elsewhere and focus is not None and isValid(focus):
            focus.setFocus()
        return new

    def add_page(self, page: TabPage, *, in_front: bool = True) -> None:
        """Show a page in a new tab: in front, unless its file opens quietly behind others."""
        self._insert(self.count(), page)
        if (in_front and page.path not in self.quiet_paths) or self.count() == 1:
            self.bring_to_front(page)
        self._begin(page)

    def replace_page(self, old: TabPage, page: TabPage) -> None:
        """Show `page` in the tab of `old`, which is closed; in front if that one was."""
        number = self.indexOf(old)
        was_in_front = old is self.front_page()
        self._insert(number if number >= 0 else self.count(), page)
        if was_in_front or number < 0:
            self.bring_to_front(page)
        if number >= 0:
            self._drop(old)
        self._begin(page)

    def bring_to_front(self, page: TabPage) -> None:
        """Show a tab."""
        self.setCurrentWidget(page)
        page.setFocus()

    def remove_page(self, *pages: TabPage) -> None:
        """Close tabs; nothing is asked any more."""
        front, focus = self.front_page(), QApplication.focusWidget()
        had_focus = front is not None and focus is not None and front.isAncestorOf(focus)
        # The one in front last: otherwise each of the others is shown before it goes.
        for page in sorted(pages, key=lambda page: page is front):
            if self.indexOf(page) >= 0:
                self.on_closing(page)
                self._drop(page)
        now = self.front_page()
        if had_focus and now is not None and now is not front:
            now.setFocus()  # Qt goes to its first field: what is typed would filter the rows

    def step(self, steps: int) -> None:
        """Go to the next or previous tab."""
        if self.count():
            self.setCurrentIndex((self.currentIndex() + steps) % self.count())
            if (page := self.front_page()) is not None:
                page.setFocus()

    # Shared steps

    def _tell_soon(self, page: TabPage | None = None, *, is_cursor: bool = False) -> None:
        """Tell in the next turn of the event loop, before the window is painted.

        After it where a page takes much over: that and the rows painted anew fill a turn.
        """
        due = self._due = self._due or _Due()
        if page is None:
            due.is_state = True
        elif is_cursor:
            due.is_cursor |= page is self.front_page()
        else:
            due.pages.add(page)
        if page is not None and page.takes_over:
            if not due.is_late:
                due.is_late = True
                once_painted(self, self._tell)
        elif not due.is_posted:
            due.is_posted = True
            QCoreApplication.postEvent(self, QEvent(QEvent.Type.User))

    def event(self, event: QEvent) -> bool:
        """Tell of what changed in the turn before."""
        if event.type() == QEvent.Type.User:
            self._tell()
            return True
        return super().event(event)

    def _tell(self) -> None:
        due, self._due = self._due, None
        if due is None:
            return
        renamed = [page for page in due.pages if isValid(page) and self._name(page)]
        if due.is_state or renamed or self.front_page() in due.pages:
            self.state_changed.emit()
        elif due.is_cursor:
            self.cursor_moved.emit()

    def _made(self, document: Document) -> DocumentPage:
        session = Session(document, self._checker, self._check_jobs, self._query_jobs)
        if document.index_path is not None:
            name = document.index_path.name
            session.untitled_name = self.tr("{name}, all files").format(name=name)
        page = DocumentPage(session, self._settings, self._now, self._reporter, self)
        self.row_sizes.watch(page.view)
        self.columns.apply(page.view)
        self.columns.follow(page.view)
        return page

    def _begin(self, page: TabPage) -> None:
        if isinstance(page, DocumentPage) and len(page.session.document):
            page.view.go_to(0, 0)
        self.page_added.emit(page)

    def _insert(self, number: int, page: TabPage) -> None:
        self.insert_tab(number, page)
        close = _CloseButton(self.bar)
        close.clicked.connect(lambda: self.close_asked.emit(page))
        self.bar.setTabButton(number, QTabBar.ButtonPosition.RightSide, close)
        self._name_alike(page)
        page.state_changed.connect(lambda: self._tell_soon(page))
        page.cursor_moved.connect(lambda: self._tell_soon(page, is_cursor=True))

    def _drop(self, page: TabPage) -> None:
        self._tell_soon()  # before it is deleted: others let go of what belongs to it
        self.remove_tab(self.indexOf(page))
        self._name_alike(page)
        page.stop()
        page.deleteLater()

    def _name_alike(self, page: TabPage) -> None:
        """Name a page, and all that are called like it: one of them came or went."""
        name = page.name
        for each in self.all_pages():
            if each.name == name:
                self._name(each)

    def _name(self, page: TabPage) -> bool:
        """Name the tab of a page; True where it was named otherwise."""
        number = self.indexOf(page)
        if number < 0:
            return False
        name = _told_apart(page, self.all_pages())
        mark = "• " if page.is_modified else ""
        said = self.tr("{name}, modified").format(name=name) if mark else name
        text, place = menu_text(mark + name), str(page.path or page.origin_url or said)
        bar = self.bar
        if (text, tool_tip(place)) == (bar.tabText(number), bar.tabToolTip(number)):
            return False
        bar.setTabText(number, text)
        bar.setTabToolTip(number, tool_tip(place))
        bar.setAccessibleTabName(number, said)
        return True


class _CloseButton(QToolButton):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAutoRaise(True)
        side = scaled(self, _MARK)
        self.setIconSize(QSize(side, side))
        self.setIcon(icon("window-close", parent.palette()))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setToolTip(QCoreApplication.translate("DocumentTabs", "Close this file"))
        self.setAccessibleName(self.toolTip())

    def changeEvent(self, event: QEvent) -> None:
        """Draw the icon anew for another palette."""
        if event.type() == QEvent.Type.PaletteChange:
            self.setIcon(icon("window-close", self.palette()))
        super().changeEvent(event)


@dataclass(slots=True)
class _Due:
    """What the tabs tell of in the next turn of the event loop."""

    is_state: bool = False
    is_cursor: bool = False
    is_late: bool = False
    is_posted: bool = False
    pages: set[TabPage] = field(default_factory=set)


def _told_apart(page: TabPage, pages: Iterable[TabPage]) -> str:
    """Return the name of a page, with its folder or site where another is called the same."""
    name, path = page.name, _path_of(page)
    alike = [each for each in pages if each is not page and each.name == name]
    if not alike or path is None:
        return name
    return with_folder(name, path, set(filter(None, map(_path_of, alike))))


def _path_of(page: TabPage) -> Path | None:
    """Return where a page is from: its file, or its site and what follows that in its URL."""
    if page.path is not None or not page.origin_url:
        return page.path
    return Path(page.origin_url.partition("://")[2].partition("?")[0].rpartition("@")[2])


def _is_at(page: TabPage, there: os.stat_result) -> bool:
    here = _status(page.path) if page.path is not None else None
    return here is not None and os.path.samestat(here, there)


def _status(path: Path) -> os.stat_result | None:
    try:
        return os.stat(path)  # noqa: PTH116 - a third of the time, of each of many tabs
    except (OSError, ValueError):
        return None
