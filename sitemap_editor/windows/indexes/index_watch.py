"""Keeps true what open indexes know of their sitemaps; asks for the tree where there is one."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING
from weakref import WeakSet

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMainWindow

from sitemap_editor.core.files.reading import Stamp
from sitemap_editor.session.document.session import Session
from sitemap_editor.windows.explore.panel import Explore
from sitemap_editor.windows.table.document_page import DocumentPage
from sitemap_editor.windows.window_services import WindowServices

if TYPE_CHECKING:
    from sitemap_editor.core.operations.indexing.child_state import ChangedChild


class IndexWatch(QObject):
    """Follows the indexes that are open."""

    def __init__(self, place: WindowServices, explore: Explore, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._place = place
        self._explore = explore
        self._saves: dict[Path, Stamp] = {}
        self._known: WeakSet[Session] = WeakSet()  # indexes that had their chance to show the tree
        place.files.saved.connect(lambda _path: self.look_again())
        place.files.child_changed.connect(self._on_child_changed)

    # Files on disk

    def watch(self, page: DocumentPage) -> None:
        """Take notice of a document that was opened."""
        session, children = page.session, page.session.index_children
        session.context_changed.connect(self._explore.check_again)
        if children is not None:
            children.saves = self._saves
            children.surveyed.connect(lambda: self._show_tree_for(session))

    def look_again(self) -> None:
        """Look what changed on disk: only such files are opened."""
        for session in self._place.tabs.sessions():
            if session.index_children is not None:
                session.index_children.look_again()
        self._explore.look_again()

    def _on_child_changed(self, changed: ChangedChild) -> None:
        """Remember the file as the editor left it: when it changed is known for sure."""
        self._saves[changed.path] = changed.stamp
        self.look_again()

    # The tree

    def follow_tabs(self) -> None:
        """Show the tree for the index that is in front by now."""
        page = self._place.tabs.current_page()
        if page is not None and page.session.index_children is not None:
            self._show_tree_for(page.session)

    def _show_tree_for(self, session: Session) -> None:
        """Open the tree for an index with sitemaps beside it, unless a person has closed it."""
        page = self._place.tabs.current_page()
        known = session.index_children.known if session.index_children is not None else None
        is_in_front = page is not None and page.session is session and self._window.isVisible()
        if not is_in_front or known is None or session in self._known:
            return
        self._known.add(session)
        if known.are_here and self._explore.is_wanted:
            self._explore.open()
