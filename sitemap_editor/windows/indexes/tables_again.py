"""The tables of whole indexes that are open, remembered from one run to the next."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject

from sitemap_editor.core.errors import Progress, SitemapError
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.protocol.fields import LOC
from sitemap_editor.session.program.settings import OPEN_TABLES, RESTORE_FILES
from sitemap_editor.windows.window_services import WindowServices


class TablesAgain(QObject):
    """Notes the indexes whose files are one table, and opens these tables again."""

    def __init__(self, place: WindowServices, parent: QObject) -> None:
        super().__init__(parent)
        self._place = place
        self._held: list[str] = []

    def hold(self) -> None:
        """Look which tables are open, before the window closes them."""
        paths = (session.document.index_path for session in self._place.tabs.sessions())
        self._held = [str(path) for path in paths if path is not None]

    def keep(self) -> None:
        """Note what `hold` saw."""
        self._place.settings.set(OPEN_TABLES, self._held)

    def bring_back(self) -> None:
        """Open the tables of the last time, where a person wants that and their index is there."""
        settings = self._place.settings
        for path in settings.get(OPEN_TABLES) if settings.get(RESTORE_FILES) else []:
            self._open(Path(path))

    def _open(self, path: Path) -> None:
        from sitemap_editor.windows.indexes.joined_opening import JoinedOpening  # seldom

        def locs(progress: Progress) -> list[str | None] | None:
            try:
                return list(Document.open(path, progress=progress).table.values(LOC))
            except SitemapError:
                return None  # its own tab, or the name of what is gone, says so already

        JoinedOpening(self._place, self).read(path, locs)
