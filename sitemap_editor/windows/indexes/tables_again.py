"""The tables of whole indexes that are open, remembered from one run to the next."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject

from sitemap_editor.core.errors import Progress, SitemapError
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.protocol.fields import LOC
from sitemap_editor.session.files.open_files import (
    RememberedFile,
    remember_tables,
    remembered_tables,
)
from sitemap_editor.windows.table.document_page import DocumentPage
from sitemap_editor.windows.window_services import WindowServices


class TablesAgain(QObject):
    """Notes the indexes whose files are one table, and opens these tables again.

    `show_again` filters and sorts a page as it was, and goes to the row where a person was.
    """

    def __init__(
        self,
        place: WindowServices,
        parent: QObject,
        show_again: Callable[[DocumentPage, RememberedFile], None],
    ) -> None:
        super().__init__(parent)
        self._place = place
        self._show_again = show_again
        self._held: list[RememberedFile] = []
        self._coming: dict[Path, RememberedFile] = {}  # their files are still read

    def hold(self, seen: Callable[[DocumentPage], RememberedFile]) -> None:
        """Look which tables are open, before the window closes them."""
        self._held = []
        for page in self._place.tabs.pages():
            if (path := page.session.document.index_path) is None:
                continue
            coming = self._coming.get(path) if page.session.is_read_only else None
            self._held.append(coming or seen(page)._replace(path=str(path)))

    def keep(self) -> None:
        """Note what `hold` saw."""
        remember_tables(self._place.settings, self._held)

    def bring_back(self) -> None:
        """Open the tables of the last time, where a person wants that and their index is there."""
        for table in remembered_tables(self._place.settings):
            self._open(Path(table.path), table)

    def _open(self, path: Path, table: RememberedFile) -> None:
        from sitemap_editor.windows.indexes.joined_opening import JoinedOpening  # seldom

        self._coming[path] = table

        def locs(progress: Progress) -> list[str | None] | None:
            try:
                return list(Document.open(path, progress=progress).table.values(LOC))
            except SitemapError:
                return None  # its own tab, or the name of what is gone, says so already

        def on_shown(page: DocumentPage) -> None:
            del self._coming[path]
            self._show_again(page, table)

        JoinedOpening(self._place, self).read(path, locs, then=on_shown)
