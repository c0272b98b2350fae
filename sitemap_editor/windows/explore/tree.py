"""The tree at the side: which indexes it shows, which file is in front, what opens from it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QModelIndex, QObject, Qt
from PySide6.QtWidgets import QApplication, QMainWindow

from sitemap_editor.core.checks.checker import Checker
from sitemap_editor.core.checks.problem_index import Kind
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.errors import Progress
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.operations.indexing.child_state import index_beside
from sitemap_editor.core.protocol.fields import LOC
from sitemap_editor.session.document.index_children import IndexChildren, Listing
from sitemap_editor.session.jobs import Job
from sitemap_editor.session.program.muted_rules import MutedRules
from sitemap_editor.windows.explore.dock import ExploreDock
from sitemap_editor.windows.explore.table_files import TableFiles
from sitemap_editor.windows.explore.tree_model import Root, SitemapTreeModel
from sitemap_editor.windows.side_panel import PanelSize, place_at_side
from sitemap_editor.windows.table.document_page import DocumentPage
from sitemap_editor.windows.window_services import WindowServices

"""A share of the width of the window, and how wide at least and at most."""


class SitemapTree(QObject):
    """Follows the tabs; `leave` goes back to the table."""

    def __init__(
        self,
        place: WindowServices,
        show_kind: Callable[[Kind | None], object],
        leave: Callable[[], object],
        size: PanelSize,
        window: QMainWindow,
    ) -> None:
        super().__init__(window)
        self._place = place
        self._muted = MutedRules(place.settings)
        self._beside: dict[Path, Path | None] = {}  # by file that is open: the index that lists it
        self._looking: dict[Path, Job] = {}
        self._closed: dict[Path, IndexChildren] = {}  # of indexes that are not open, by path
        self._front: Path | None = None
        self.model = SitemapTreeModel(self._watched, self)
        files = TableFiles(place, self)
        self.dock = ExploreDock(
            self.model, self._open, files, show_kind, leave, place.settings, window
        )
        self.dock.hide()
        self.model.rowsInserted.connect(lambda *_: self._show_front())
        place_at_side(self.dock, window, Qt.DockWidgetArea.LeftDockWidgetArea, size)

    # The panel

    @property
    def is_shown(self) -> bool:
        """True while the panel is open."""
        return self.dock.isVisible()

    @property
    def has_focus(self) -> bool:
        """True while the keyboard speaks to the panel."""
        focus = QApplication.focusWidget()
        return focus is not None and self.dock.isAncestorOf(focus)

    # Which indexes there are

    def follow_tabs(self) -> None:
        """Show the indexes that are open, and those that list a file that is open."""
        roots: dict[object, Root] = {
            page.path or page: Root(page.name, page.path, page.session.index_children, is_open=True)
            for page in self._place.tabs.pages()
            if page.session.index_children is not None
        }
        for index_path in self._indexes_beside() if self.is_shown else ():
            if index_path not in roots:
                children = self._closed.get(index_path) or self._made_closed(index_path)
                roots[index_path] = Root(index_path.name, index_path, children, is_open=False)
        shown = list(roots.values())
        self.model.show_roots(shown)
        self._let_go([root.children for root in shown])
        front = self._place.tabs.front_page()
        path = front.path if front is not None else None
        if path != self._front:
            self._front = path
            self._show_front()

    def look_again(self) -> None:
        """Look what changed on disk below indexes that are not open themselves."""
        self._beside = {path: found for path, found in self._beside.items() if found is not None}
        for children in self._own():
            children.look_again()
        self.follow_tabs()

    def check_again(self) -> None:
        """Count anew by other rules."""
        mutes = self._muted.mutes()
        for children in self._own():
            children.take_mutes(mutes)
            children.check_again()

    def _own(self) -> list[IndexChildren]:
        return self.findChildren(IndexChildren)

    def _show_front(self) -> None:
        found = self.model.index_of(self._front) if self._front is not None else QModelIndex()
        if found.isValid() or not self.has_focus:
            self.dock.tree.show_current(found)

    def _indexes_beside(self) -> list[Path]:
        """Return the indexes that list what is open, as far as they were found by now."""
        lone = [page for page in self._place.tabs.pages() if page.session.index_children is None]
        return [found for page in lone if (found := self._index_of(page)) is not None]

    def _index_of(self, page: DocumentPage) -> Path | None:
        """Return the index that lists what a page shows; it is looked for the first time."""
        path = page.path
        if path is None:
            return None
        if any(
            each.index_children is not None and each.index_children.lists(path)
            for each in self._place.tabs.sessions()
        ):
            return None  # it hangs there already
        if path not in self._beside and path not in self._looking:
            self._look_beside(path)
        return self._beside.get(path)

    def _look_beside(self, path: Path) -> None:
        def work(progress: Progress) -> Path | None:
            return index_beside(path, progress)

        def on_found(found: Path | None) -> None:
            self._beside[path] = found
            if found is not None:
                self.follow_tabs()

        job = self._place.query_jobs.start(work, on_found)
        self._looking[path] = job
        job.ended.connect(lambda: self._looking.pop(path, None))

    # Indexes that are not open

    def _made_closed(self, index_path: Path) -> IndexChildren:
        children = self._closed[index_path] = self._watched(index_path)
        children.take_mutes(self._muted.mutes())
        children.look_again()
        return children

    def _watched(self, index_path: Path) -> IndexChildren:
        """Return what looks at the sitemaps of an index on disk."""

        def locs(progress: Progress) -> list[str | None]:
            table: PieceTable = Document.open(index_path, progress=progress).table
            return list(table.values(LOC))

        def listing() -> Listing:
            return index_path, locs

        return IndexChildren(listing, self._checker_in_force, self._place.query_jobs, self)

    def _checker_in_force(self) -> Checker:
        """Return a checker by the profile that is chosen: any open document has it."""
        sessions = self._place.tabs.sessions()
        return sessions[0].findings.checker if sessions else self._place.checker

    def _let_go(self, shown: list[IndexChildren]) -> None:
        for path, children in list(self._closed.items()):
            if children not in shown:
                del self._closed[path]
                children.close()
                children.deleteLater()

    # Opening

    def _open(self, index: QModelIndex) -> None:
        root = self.model.root(index)
        path = self.model.path(index)
        if path is not None:
            self._place.files.open_paths([path])
        elif root is not None:
            pages = (
                page
                for page in self._place.tabs.pages()
                if page.session.index_children is root.children
            )
            if (page := next(pages, None)) is not None:
                self._place.tabs.bring_to_front(page)
        else:
            name = str(index.siblingAtColumn(0).data())
            self._place.reporter.message(
                self.tr("“{name}” is not in the folder of the index.").format(name=name)
            )
