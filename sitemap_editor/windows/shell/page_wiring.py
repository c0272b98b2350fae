"""What a page of rows asks of the window it stands in."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtGui import QKeySequence
from shiboken6 import isValid

from sitemap_editor.windows.actions import Actions
from sitemap_editor.windows.indexes.index_watch import IndexWatch
from sitemap_editor.windows.problems.panel import Problems
from sitemap_editor.windows.shell.commands import Commands
from sitemap_editor.windows.shell.filled_menus import FilledMenus
from sitemap_editor.windows.shell.sitemap_commands import SitemapCommands
from sitemap_editor.windows.tab_page import TabPage
from sitemap_editor.windows.table.document_page import DocumentPage
from sitemap_editor.windows.table.first_paint import FirstPaint
from sitemap_editor.windows.table.table_view import TableView

if TYPE_CHECKING:
    from sitemap_editor.windows.editing.table_commands import TableCommands


class PageWiring:
    """Connects each new page to the commands and panels of its window."""

    def __init__(
        self,
        commands: Commands,
        edits: Callable[[], TableCommands],
        menus: FilledMenus,
        sitemaps: SitemapCommands,
        indexes: IndexWatch,
        problems: Problems,
        actions: Actions,
    ) -> None:
        self._commands = commands
        self._edits = edits
        self._menus = menus
        self._sitemaps = sitemaps
        self._indexes = indexes
        self._problems = problems
        self._actions = actions

    def connect_page(self, page: TabPage) -> None:
        """Connect what a document asks for; other pages ask for nothing."""
        if not isinstance(page, DocumentPage):
            return
        view, hint, edits = page.view, page.empty_hint, self._edits
        page.session.saved.connect(partial(self._commands.web.after_save, page.session))
        view.menu_asked.connect(self._menus.show_table_menu)
        view.row_menu_asked.connect(self._menus.show_row_menu)
        view.rows.dropped.connect(lambda *to: edits().rows.drop(page, *to))
        view.fill_handle.dragged.connect(lambda *to: edits().fills.repeat(page, *to))
        view.bubble.to_fill = partial(self._to_fill, view)
        view.child_asked.connect(lambda row: self._sitemaps.open_child(page, row))
        hint.paste.clicked.connect(lambda: edits().clipboard.paste_rows())
        hint.table.clicked.connect(self._actions["file.import"].trigger)
        hint.row.clicked.connect(lambda: edits().rows.insert_below())
        self._indexes.watch(page)
        FirstPaint(view.viewport()).painted.connect(partial(self._recall, page))
        self._problems.watch(page)

    def _to_fill(self, view: TableView) -> tuple[str, int]:
        """Return the key that fills the selection, as the platform writes it, and its cells."""
        key = self._actions["edit.fill"].shortcut()
        native = key.toString(QKeySequence.SequenceFormat.NativeText)
        return native, view.selected.cell_count(editable=True)

    def _recall(self, page: DocumentPage) -> None:
        """Bring back the results of an earlier live check, if there are any."""
        from sitemap_editor.session.web.live.kept_results import has_results  # not at start

        if isValid(page) and has_results(page.path):
            self._commands.web.live.recall(page)
