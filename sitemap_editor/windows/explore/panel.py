"""Explore: which files belong together and which problems there are, made when first wanted."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QDockWidget, QWidget

from sitemap_editor.core.checks.problem_index import Kind
from sitemap_editor.session.program.settings import TREE_SHOWN
from sitemap_editor.windows.side_panel import SidePanel, rest_while_unseen
from sitemap_editor.windows.tab_page import TabPage
from sitemap_editor.windows.table.document_page import DocumentPage
from sitemap_editor.windows.window_services import WindowServices

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMainWindow

    from sitemap_editor.windows.explore.dock import ExploreDock
    from sitemap_editor.windows.explore.tree import SitemapTree

_LEAST_WIDTH = 900
_SIZE: Final = (0.19, 200, 236)


class Explore(SidePanel):
    """Follows the tabs; `show_kind` shows problems of one kind alone, or of all."""

    def __init__(
        self,
        place: WindowServices,
        show_kind: Callable[[Kind | None], object],
        window: QMainWindow,
    ) -> None:
        super().__init__(window, place.settings, TREE_SHOWN, _LEAST_WIDTH, _SIZE)
        self._place = place
        self._show_kind = show_kind
        self.tree: SitemapTree | None = None

    @property
    def dock(self) -> ExploreDock | None:
        """The panel with its parts, once it was made."""
        return self.tree.dock if self.tree is not None else None

    @property
    def panel(self) -> QDockWidget | None:
        """The panel, once it was made."""
        return self.dock

    def made(self) -> QDockWidget:
        """Return the panel; it is made now if it was not."""
        if self.tree is None:
            from sitemap_editor.windows.explore.tree import SitemapTree  # not at start

            self.tree = SitemapTree(self._place, self._show_kind, self.leave, _SIZE, self._window)
            dock = self.tree.dock
            rest_while_unseen(dock, self.leave)
            dock.visibilityChanged.connect(self.on_visibility_changed)
        return self.tree.dock

    def has_content(self) -> bool:
        """Tell whether rows are in front, or an index is known whose files are the tree."""
        if self.front is None or isinstance(self.front, DocumentPage):
            return self.front is not None
        return self.tree is not None and self.tree.model.rowCount() > 0

    def toggle(self, *, closes: bool = True) -> None:
        """Open the panel and go to it, or close it; where it has nothing to show it says so."""
        if self.front is None or self.has_content():
            super().toggle(closes=closes)
            return
        said = self.tr("Explore is about the rows of a file, and about the files of an index.")
        self._place.reporter.message(said)

    def first_stop(self) -> QWidget:
        """Return the tree, or what is at the top where no index is known: problems, else facets."""
        assert self.tree is not None  # noqa: S101 - it was opened
        dock = self.tree.dock
        parts = (dock.tree, dock.headings.table, dock.kinds, dock.facets.table)
        return next((part for part in parts if part.isVisible()), dock)

    def show_page(self, front: TabPage | None) -> None:
        """Follow what is in front; the tree lets go of what was closed, on screen or not."""
        super().show_page(front)
        if self.tree is not None and not self.is_shown:
            self.tree.follow_tabs()

    def follow(self) -> None:
        """Show what is open by now, and what is wrong with what is in front."""
        if self.tree is not None:
            self.tree.follow_tabs()
            self.show_kinds()

    def show_kinds(self) -> None:
        """Show which kinds of problems there are, and which of them is shown alone."""
        if self.tree is None or not self.is_shown:
            return
        page = self.front if isinstance(self.front, DocumentPage) else None
        dock, count = self.tree.dock, 0
        dock.headings.follow(page)
        if page is not None:
            count = dock.kinds.show_kinds(page.session.findings, page.problem_filter)
        is_known = page is not None and page.session.findings.is_complete
        dock.show_problems(
            has_document=page is not None,
            count=count,
            is_known=is_known,
            muted=len(page.session.muted) if page is not None else 0,
        )
        dock.facets.follow(page)

    def look_again(self) -> None:
        """Look what changed on disk."""
        if self.tree is not None:
            self.tree.look_again()

    def check_again(self) -> None:
        """Count anew by other rules."""
        if self.tree is not None:
            self.tree.check_again()
