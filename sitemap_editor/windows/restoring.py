"""Brings back the files of the last time, each where a person left it, and notes what is open."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final, cast
from weakref import WeakKeyDictionary

from PySide6.QtCore import QObject, QTimer, Signal

from sitemap_editor.core.errors import Progress
from sitemap_editor.session.jobs import Job, Jobs
from sitemap_editor.session.open_files import OpenFile, remember, remembered
from sitemap_editor.session.settings import Settings
from sitemap_editor.windows.document_page import DocumentPage
from sitemap_editor.windows.document_tabs import DocumentTabs
from sitemap_editor.windows.file_commands import FileCommands
from sitemap_editor.windows.tab_page import TabPage

_NOTED_AFTER_MS: Final = 1_000


class Restoring(QObject):
    """The open files from one run to the next.

    Which files are open is noted a second after it changed, for the case that the program does not
    end as it should; where a person is in each is noted with it, and when the window is closed.
    Nothing is noted before `start`, nor by a window that opts out of it.
    Signals: `said` (a sentence).
    """

    said = Signal(str)

    def __init__(
        self,
        tabs: DocumentTabs,
        files: FileCommands,
        jobs: Jobs,
        settings: Settings,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._tabs = tabs
        self._files = files
        self._jobs = jobs
        self._settings = settings
        self._places: dict[Path, OpenFile] = {}  # of files that are still to be opened
        self._ranks: dict[Path, int] = {}
        # The first row to show, once a tab is in front. A page that is closed is not kept.
        self._unseen: WeakKeyDictionary[TabPage, int] = WeakKeyDictionary()
        self._gone = ""
        self._noted: list[tuple[str, bool]] | None = None
        self._held: WeakKeyDictionary[TabPage, OpenFile] = WeakKeyDictionary()
        self._delay = QTimer(self, singleShot=True, interval=_NOTED_AFTER_MS)
        self._delay.timeout.connect(self._note)

    def start(self, *, brings_back: bool) -> None:
        """Open the files of the last time where wanted; from then on note what is open."""
        files = remembered(self._settings) if brings_back else []
        if not files:
            self._follow()
            return

        def work(progress: Progress) -> list[bool]:
            progress(0.0)  # a folder elsewhere may take long to say what it has
            return [Path(file.path).exists() for file in files]

        def on_looked(result: object) -> None:
            self._bring_back(files, cast("list[bool]", result))

        self._jobs.start(work, on_looked)

    # Bringing back

    def _bring_back(self, files: list[OpenFile], are_here: list[bool]) -> None:
        here = [file for file, is_here in zip(files, are_here, strict=True) if is_here]
        gone = [Path(file.path).name for file in files if file not in here]
        if gone:
            text = self.tr(
                "%n file(s) of the last time are not there any more: {names}", "", len(gone)
            )
            self._gone = text.format(names=", ".join(gone))
        self._places = {Path(file.path): file for file in here}
        self._ranks = {path: rank for rank, path in enumerate(self._places)}
        self._tabs.quiet_paths.update(self._places)
        self._tabs.page_added.connect(self._on_page_added)
        self._tabs.currentChanged.connect(self._on_front_changed)
        # The one that was in front is read first: a person waits for it.
        for file in sorted(here, key=lambda file: not file.is_in_front):
            self._open(Path(file.path))
        self._end_if_done()

    def _open(self, path: Path) -> None:
        jobs: list[Job] = []
        note: Callable[[Job], None] = jobs.append
        watching = self._files.work_started.connect(lambda job, _text: note(job))
        self._files.open_paths([path])
        self._files.work_started.disconnect(watching)
        for job in jobs:
            job.ended.connect(partial(self._on_read, path))
        if not jobs:  # gone since, or open already
            self._on_read(path)

    def _on_read(self, path: Path) -> None:
        """Note that a file was opened, or could not be."""
        page = next((page for page in self._tabs.all_pages() if page.path == path), None)
        if page is not None:
            self._move(page, path)
        self._places.pop(path, None)
        self._tabs.quiet_paths.discard(path)
        self._end_if_done()

    def _end_if_done(self) -> None:
        if not self._places and self._noted is None:
            self._follow()
            if self._gone:  # at last, so that no file's own words take its place
                self.said.emit(self._gone)

    def _on_page_added(self, page: DocumentPage) -> None:
        file = self._places.get(page.path) if page.path is not None else None
        if file is None:
            return
        if file.sorted_by in page.model.fields:
            job = page.model.sort_by(file.sorted_by, descending=file.is_descending)
            if job is not None:
                job.ended.connect(partial(self._go, page, file))
                return
        self._go(page, file)

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
            self._tabs.tabBar().moveTab(number, place)

    def _go(self, page: DocumentPage, file: OpenFile) -> None:
        """Go to the row where a person was, unless they went elsewhere by now."""
        here = page.view.currentIndex() if page in self._tabs.pages() else None
        count = len(page.session.document)
        if here is None or not here.isValid() or not count:
            return
        if page.model.document_position(here.row()) or here.column():
            return
        page.go_to_file_row(min(file.row, count - 1))
        column = min(file.column, len(page.model.fields) - 1)
        if not page.view.isColumnHidden(column):
            page.view.go_to(page.view.currentIndex().row(), column)
        self._unseen[page] = file.top
        self._on_front_changed()

    def _on_front_changed(self) -> None:
        """Scroll a tab to where it was when it is shown: before, nothing is laid out in it."""
        page = self._tabs.current_page()
        if page is not None and (top := self._unseen.pop(page, None)) is not None:
            bar = page.view.verticalScrollBar()
            QTimer.singleShot(0, page.view, lambda: bar.setValue(top))

    # Noting

    def _follow(self) -> None:
        self._noted = []
        self._tabs.state_changed.connect(self._on_state_changed)
        self._on_state_changed()

    def _on_state_changed(self) -> None:
        if self._shown() != self._noted:
            self._delay.start()

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

    def keep(self) -> None:
        """Note what `hold` saw: by now a file may have got its name."""
        if self._noted is None:  # not all files are back: what was noted still holds
            return
        self._delay.stop()
        files: dict[str, OpenFile] = {}
        for page, seen in self._held.items():
            if page.path is not None:
                files.setdefault(str(page.path), seen._replace(path=str(page.path)))
        remember(self._settings, list(files.values()))

    def _seen(self, page: TabPage) -> OpenFile:
        is_in_front = page is self._tabs.front_page()
        if not isinstance(page, DocumentPage):
            return OpenFile("", is_in_front=is_in_front)
        here, sorting = page.view.currentIndex(), page.model.sorting
        bar = page.view.verticalScrollBar()
        return OpenFile(
            "",
            row=page.model.document_position(here.row()) if here.isValid() else 0,
            column=max(0, here.column()),
            top=self._unseen.get(page, bar.value()),
            sorted_by=sorting[0] if sorting else "",
            is_descending=sorting is not None and sorting[1],
            is_in_front=is_in_front,
        )
