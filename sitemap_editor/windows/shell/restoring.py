"""Brings back the files of the last time, each where a person left it, and notes what is open."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple
from weakref import WeakKeyDictionary

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QAbstractScrollArea, QPlainTextEdit
from shiboken6 import isValid

from sitemap_editor.core.checks.problem_list import Filter
from sitemap_editor.core.errors import Progress
from sitemap_editor.session.files.open_files import (
    Panels,
    RememberedFile,
    remember,
    remember_panels,
    remember_view,
    remembered,
    remembered_panels,
    taken_view,
)
from sitemap_editor.session.jobs import Job
from sitemap_editor.windows.indexes.tables_again import TablesAgain
from sitemap_editor.windows.shell.main_window import MainWindow
from sitemap_editor.windows.tab_page import TabPage
from sitemap_editor.windows.table.document_page import DocumentPage

if TYPE_CHECKING:
    from sitemap_editor.windows.table.view_state import Spot

_NOTED_AFTER_MS: Final = 1_000
_PLACES_NOTED_AFTER_MS: Final = 10_000


class _Unseen(NamedTuple):
    """Where to scroll once a tab is in front: before, nothing is laid out in it."""

    top: int
    left: int


class Restoring(QObject):
    """The open files of `window` and the panels beside them, from one run to the next.

    Which files are open is noted a second after it changed, where a person is in each some seconds
    after it changed, for the case that the program does not end as it should; all of it when the
    window is closed. The filter and the order of a file are noted when its tab is closed, and there
    when it is opened again. Nothing is noted before `start`, nor by a window that opts out of it.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._tabs = window.tabs
        self._files = window.files
        self._jobs = window.place.file_jobs
        self._settings = window.place.settings
        self._tables = TablesAgain(window.place, self, self._show_again)
        self._places: dict[Path, RememberedFile] = {}  # of files that are still to be opened
        self._ranks: dict[Path, int] = {}
        self._busy: set[Job] = set()  # all that is done with files meanwhile
        self._unseen: WeakKeyDictionary[TabPage, _Unseen] = WeakKeyDictionary()
        self._panels: Panels | None = None
        self._gone = ""
        self._noted: list[tuple[str, bool]] | None = None
        self._held: WeakKeyDictionary[TabPage, RememberedFile] = WeakKeyDictionary()
        self._delay = QTimer(self, singleShot=True, interval=_NOTED_AFTER_MS)
        self._delay.timeout.connect(self._note)
        self._lull = QTimer(self, singleShot=True, interval=_PLACES_NOTED_AFTER_MS)
        self._lull.timeout.connect(self._note)

    def start(self, *, brings_back: bool) -> None:
        """Open the files of the last time where wanted; from then on note what is open."""
        self._tabs.on_closing = self._on_closing
        self._tabs.page_added.connect(self._on_opened)
        files = remembered(self._settings) if brings_back else []
        if brings_back and not files:
            self._tables.bring_back()
        if not files:
            self._follow()
            return
        self._panels = remembered_panels(self._settings)

        def work(progress: Progress) -> list[bool]:
            progress(0.0)  # a folder elsewhere may take long to say what it has
            return [Path(file.path).exists() for file in files]

        def on_looked(result: list[bool]) -> None:
            self._bring_back(files, result)

        self._jobs.start(work, on_looked)

    # Bringing back

    def _bring_back(self, files: list[RememberedFile], are_here: list[bool]) -> None:
        here = [file for file, is_here in zip(files, are_here, strict=True) if is_here]
        gone = [Path(file.path).name for file in files if file not in here]
        if gone:
            text = self.tr(
                "%n file(s) from the last session no longer exist: {names}", "", len(gone)
            )
            self._gone = text.format(names=", ".join(gone))
        self._places = {Path(file.path): file for file in here}
        self._ranks = {path: rank for rank, path in enumerate(self._places)}
        self._tabs.quiet_paths.update(self._places)
        self._tabs.page_added.connect(self._on_page_added)
        self._tabs.currentChanged.connect(self._on_front_changed)
        self._window.reporter.work_started.connect(self._on_work_started)
        # The one that was in front is read first: a person waits for it.
        first = sorted(here, key=lambda file: not file.is_in_front)
        self._files.open_paths([Path(file.path) for file in first], is_sure=True)
        self._look()

    def _on_work_started(self, job: Job, _text: str) -> None:
        self._busy.add(job)
        job.ended.connect(lambda: self._on_ended(job))

    def _on_ended(self, job: Job) -> None:
        self._busy.discard(job)
        QTimer.singleShot(0, self, self._look)  # behind all that comes of it

    def _look(self) -> None:
        """Note which files were opened, or could not be; a text takes a second piece of work."""
        pages = {page.path: page for page in self._tabs.all_pages()}
        for path in list(self._places):
            if path in pages:
                self._settle(path, pages[path])
            elif not self._busy and not self._files.is_opening(path):
                self._settle(path, None)
        if not self._places and self._noted is None:
            self._end()

    def _settle(self, path: Path, page: TabPage | None) -> None:
        file = self._places.pop(path)
        self._tabs.quiet_paths.discard(path)
        if page is not None:
            self._move(page, path)
            if isinstance(text := page.focusProxy(), QPlainTextEdit):
                self._go_in_text(page, text, file)

    def _end(self) -> None:
        self._window.reporter.work_started.disconnect(self._on_work_started)
        self._tables.bring_back()
        self._follow()
        if self._panels is not None and self._tabs.count():
            self._open_panels(self._panels)
        if self._gone:  # at last, so that no file's own words take its place
            self._window.reporter.message(self._gone)

    def _open_panels(self, panels: Panels) -> None:
        problems = self._window.problems
        problems.restore_filter(panels.wanted)
        if panels.has_problems and not problems.is_on:
            problems.open()
        for panel, was_open in (
            (self._window.explore, panels.has_tree),
            (self._window.details, panels.has_details),
        ):
            if was_open and not panel.is_on:
                panel.open()

    def _on_page_added(self, page: TabPage) -> None:
        file = self._places.get(page.path) if page.path is not None else None
        if file is None or not isinstance(page, DocumentPage):
            return
        self._show_again(page, file)

    def _show_again(self, page: DocumentPage, file: RememberedFile) -> None:
        """Find, filter and sort as before; then go to the row where a person was."""
        _find(page, file)
        job = _show_as(page, file)

        def go() -> None:
            if page in self._tabs.pages():
                page.filter.when_settled(lambda: self._go(page, file))

        if job is None:
            go()
        else:
            job.ended.connect(go)

    def _on_opened(self, page: TabPage) -> None:
        """Filter and sort a file as when it was closed; those that come back are told elsewhere."""
        if page.path is None or page.path in self._places or not isinstance(page, DocumentPage):
            return
        file = taken_view(self._settings, str(page.path))
        job = _show_as(page, file) if file is not None else None
        if job is not None:
            _begin_at_top(page, job)

    def _on_closing(self, page: TabPage) -> None:
        if page.path is not None and isinstance(page, DocumentPage):
            seen = _seen_in_table(page, RememberedFile(str(page.path)))
            remember_view(self._settings, seen)

    def _move(self, page: TabPage, path: Path) -> None:
        """Put a tab where it was among the others that come back."""
        number, rank = self._tabs.indexOf(page), self._ranks[path]
        later = (
            place
            for place, other in enumerate(self._tabs.all_pages())
            if other is not page and other.path in self._ranks and self._ranks[other.path] > rank
        )
        place = next(later, number)
        if place < number:
            self._tabs.bar.moveTab(number, place)

    def _go(self, page: DocumentPage, file: RememberedFile) -> None:
        """Look for the row where a person was: elsewhere, if others wrote the file meanwhile."""
        if page not in self._tabs.pages():
            return
        from sitemap_editor.windows.table.view_state import Spot  # not at start

        spot, snapshot = Spot(file.row, file.loc), page.session.document.table.snapshot()
        if not file.loc or spot.is_in(snapshot):
            self._arrive(page, file, file.row)
            return

        def work(progress: Progress) -> Spot:
            progress(0.0)
            return spot.found_in(snapshot)

        def on_found(result: Spot) -> None:
            self._arrive(page, file, result.position)

        page.session.jobs.start(work, on_found)

    def _arrive(self, page: DocumentPage, file: RememberedFile, position: int) -> None:
        """Go to the row where a person was, unless they went elsewhere by now."""
        here = page.view.currentIndex() if page in self._tabs.pages() else None
        document = page.session.document
        count = len(document)
        if here is None or not here.isValid() or not count:
            return
        order = page.model.view_order
        # A filter that hides the first row moves the current cell by itself.
        if here.column() or (order.position(here.row()) and order.is_shown(document.row_id(0))):
            return
        position_now = min(position, count - 1)
        if not order.is_shown(document.row_id(position_now)):
            return
        page.go_to_file_row(position_now)
        column = min(file.column, len(page.model.columns) - 1)
        if not page.view.isColumnHidden(column):
            page.view.go_to(page.view.currentIndex().row(), column)
        if position == file.row:  # else what was at the top stands elsewhere too
            self._unseen[page] = _Unseen(file.top, file.left)
            self._on_front_changed()

    def _go_in_text(self, page: TabPage, text: QPlainTextEdit, file: RememberedFile) -> None:
        """Go to the line where a person was; a text at its beginning shows what is wrong."""
        block = text.document().findBlockByNumber(file.row)
        if (file.row or file.column or file.top) and block.isValid():
            cursor = text.textCursor()
            cursor.setPosition(block.position() + min(file.column, block.length() - 1))
            text.setTextCursor(cursor)
            self._unseen[page] = _Unseen(file.top, file.left)
            self._on_front_changed()

    def _on_front_changed(self) -> None:
        """Scroll a tab to where it was when it is shown."""
        page = self._tabs.front_page()
        if page is None or (unseen := self._unseen.pop(page, None)) is None:
            return
        area = page.focusProxy()
        if isinstance(area, QAbstractScrollArea):
            down, across = area.verticalScrollBar(), area.horizontalScrollBar()
            QTimer.singleShot(0, down, lambda: down.setValue(unseen.top))
            QTimer.singleShot(0, across, lambda: across.setValue(unseen.left))

    # Noting

    def _follow(self) -> None:
        self._noted = []
        for moved in (self._tabs.state_changed, self._tabs.cursor_moved):
            moved.connect(self._on_state_changed)
        self._on_state_changed()

    def _on_state_changed(self) -> None:
        if self._shown() != self._noted:
            self._delay.start()
        elif not self._lull.isActive():
            self._lull.start()

    def _shown(self) -> list[tuple[str, bool]]:
        front = self._tabs.front_page()
        return [(str(page.path), page is front) for page in self._tabs.all_pages() if page.path]

    def _note(self) -> None:
        self._noted = self._shown()
        self.hold()
        self.keep()

    def hold(self) -> None:
        """Look where a person is in each file, before the window asks what to do with changes."""
        self._held = WeakKeyDictionary()
        for page in self._tabs.all_pages():
            self._held[page] = self._seen(page)
        self._tables.hold(self._held.__getitem__)
        problems = self._window.problems
        shown = problems.filter or Filter()
        has_explore, has_details = self._window.explore.is_on, self._window.details.is_on
        self._panels = Panels(problems.is_on, has_explore, shown, has_details)

    def keep(self) -> None:
        """Note what `hold` saw: by now a file may have got its name."""
        if self._noted is None:  # not all files are back: what was noted still holds
            return
        self._delay.stop()
        self._lull.stop()
        files: dict[str, RememberedFile] = {}
        for page, seen in self._held.items():
            if page.path is not None:
                files.setdefault(str(page.path), seen._replace(path=str(page.path)))
        remember(self._settings, list(files.values()))
        self._tables.keep()
        if self._panels is not None:
            remember_panels(self._settings, self._panels)

    def _seen(self, page: TabPage) -> RememberedFile:
        file = RememberedFile("", is_in_front=page is self._tabs.front_page())
        area = page.focusProxy()
        if isinstance(area, QAbstractScrollArea):
            down, across = area.verticalScrollBar().value(), area.horizontalScrollBar().value()
            unseen = self._unseen.get(page, _Unseen(down, across))
            file = file._replace(top=unseen.top, left=unseen.left)
        if isinstance(area, QPlainTextEdit):
            cursor = area.textCursor()
            return file._replace(row=cursor.blockNumber(), column=cursor.positionInBlock())
        return _seen_in_table(page, file) if isinstance(page, DocumentPage) else file


def _find(page: DocumentPage, file: RememberedFile) -> None:
    """Look again for what was looked for."""
    bar = page.find_bar
    bar.text.setText(file.searched)
    bar.field.setCurrentIndex(max(0, bar.field.findData(file.searched_in or None)))
    if file.is_searching:
        page.finder.prepare()
        bar.show()


def _show_as(page: DocumentPage, file: RememberedFile) -> Job | None:
    """Filter and sort a file as it was; the job puts its rows in order."""
    page.filter.set_text(file.filtered)
    if file.sorted_by not in page.model.names:
        return None
    return page.model.sort_by(file.sorted_by, descending=file.is_descending)


def _begin_at_top(page: DocumentPage, job: Job) -> None:
    """Go to what comes first once a job has put rows in order, unless a person went elsewhere."""
    view, order = page.view, page.model.view_order
    if not view.currentIndex().isValid():
        return
    first = page.model.row_id(view.currentIndex().row())

    def go() -> None:
        here = view.currentIndex()
        row_id = page.model.row_id(here.row()) if here.isValid() and not here.column() else None
        if row_id == first or (row_id is not None and not order.is_shown(first)):
            view.go_to(0, 0)

    def once_filtered() -> None:
        if isValid(page):
            page.filter.when_settled(go)

    job.ended.connect(once_filtered)


def _seen_in_table(page: DocumentPage, file: RememberedFile) -> RememberedFile:
    here, sorting, bar = page.view.currentIndex(), page.model.sorting, page.find_bar
    row_id = page.model.row_id(here.row()) if here.isValid() else None
    row = page.session.document.table.row(row_id) if row_id is not None else None
    return file._replace(
        loc=(row.loc if row is not None else None) or "",
        row=page.model.view_order.position(here.row()) if here.isValid() else 0,
        column=max(0, here.column()),
        sorted_by=sorting[0] if sorting else "",
        is_descending=sorting is not None and sorting[1],
        searched=bar.text.text(),
        searched_in=bar.field.currentData() or "",
        is_searching=not bar.isHidden(),
        filtered=page.filter.text,
    )
