"""Keeps true what open indexes know of their sitemaps; the tree at the side is made when wanted."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING
from weakref import WeakSet

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMainWindow

from sitemap_editor.core.files.reading import Stamp
from sitemap_editor.session.document.session import Session
from sitemap_editor.session.program.settings import TREE_SHOWN
from sitemap_editor.windows.table.document_page import DocumentPage
from sitemap_editor.windows.window_services import WindowServices

if TYPE_CHECKING:
    from sitemap_editor.core.operations.indexing.child_state import ChangedChild
    from sitemap_editor.windows.indexes.tree import SitemapTree


class IndexWatch(QObject):
    """Signals: `tree_changed` when the tree was opened or closed."""

    tree_changed = Signal()

    def __init__(self, place: WindowServices, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._place = place
        self._saves: dict[Path, Stamp] = {}
        self._known: WeakSet[Session] = WeakSet()  # indexes that had their chance to show the tree
        self.tree: SitemapTree | None = None
        place.files.saved.connect(lambda _path: self.look_again())
        place.files.child_changed.connect(self._on_child_changed)

    # Files on disk

    def watch(self, page: DocumentPage) -> None:
        """Take notice of a document that was opened."""
        session, children = page.session, page.session.index_children
        session.context_changed.connect(self._on_context_changed)
        if children is not None:
            children.saves = self._saves
            children.surveyed.connect(lambda: self._show_tree_for(session))

    def look_again(self) -> None:
        """Look what changed on disk: only such files are opened."""
        for session in self._place.tabs.sessions():
            if session.index_children is not None:
                session.index_children.look_again()
        if self.tree is not None:
            self.tree.look_again()

    def _on_child_changed(self, changed: ChangedChild) -> None:
        """Remember the file as the editor left it: when it changed is known for sure."""
        self._saves[changed.path] = changed.stamp
        self.look_again()

    def _on_context_changed(self) -> None:
        if self.tree is not None:
            self.tree.check_again()

    # The tree

    @property
    def is_tree_shown(self) -> bool:
        """True while the tree is open."""
        return self.tree is not None and self.tree.is_shown

    def follow_tabs(self) -> None:
        """Show what is open by now."""
        if self.tree is not None:
            self.tree.follow_tabs()
        page = self._place.tabs.current_page()
        if page is not None and page.session.index_children is not None:
            self._show_tree_for(page.session)

    def toggle_tree(self) -> None:
        """Open the tree and go to it; close it where a person is in it; this is remembered."""
        if self.tree is not None and self.tree.is_shown and self.tree.has_focus:
            self.tree.leave()
            self.tree.close()
            return
        tree = self.open_tree()
        self._place.settings.set(TREE_SHOWN, value=True)
        tree.dock.tree.setFocus()

    def _show_tree_for(self, session: Session) -> None:
        """Open the tree for an index with sitemaps beside it, unless a person has closed it."""
        page = self._place.tabs.current_page()
        known = session.index_children.known if session.index_children is not None else None
        is_in_front = page is not None and page.session is session and self._window.isVisible()
        if not is_in_front or known is None or session in self._known:
            return
        self._known.add(session)
        if known.are_here and self._place.settings.get(TREE_SHOWN):
            self.open_tree()

    def open_tree(self) -> SitemapTree:
        """Open the tree; the keyboard stays where it is."""
        if self.tree is None:
            from sitemap_editor.windows.indexes.tree import SitemapTree  # not at start

            self.tree = SitemapTree(self._place, self._window)
            self.tree.shown_changed.connect(self.tree_changed)
            self.tree.closed_by_hand.connect(self._on_closed)
        self.tree.open()
        return self.tree

    def _on_closed(self) -> None:
        self._place.settings.set(TREE_SHOWN, value=False)
