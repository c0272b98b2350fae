"""What is dropped on the window, and the links that are pasted where no file is open."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData, QObject, QTimer

from sitemap_editor.windows.shell.commands import Commands
from sitemap_editor.windows.window_services import WindowServices


class Drops(QObject):
    """Opens files and links; a table that is dropped on an open file is imported into it."""

    def __init__(self, place: WindowServices, commands: Commands, parent: QObject) -> None:
        super().__init__(parent)
        self._place = place
        self._commands = commands

    @staticmethod
    def can_take(mime: QMimeData) -> bool:
        """Tell whether there is a file or a link in it."""
        return any(url.isLocalFile() for url in mime.urls()) or bool(_links_in(mime))

    def take(self, mime: QMimeData) -> None:
        """Open what was dropped.

        What may ask does so in a turn of its own: whoever dropped it waits until this one is over.
        """
        paths = [Path(url.toLocalFile()) for url in mime.urls() if url.isLocalFile()]
        if not paths:
            links = _links_in(mime)  # now: what is dropped does not outlive this turn
            QTimer.singleShot(0, self, lambda: self._open(links))
            return
        is_import = self._place.tabs.current_page() is not None and len(paths) == 1
        if is_import and self._commands.can_import(paths[0].name):
            QTimer.singleShot(0, self, lambda: self._commands.importing.import_file(paths[0]))
        else:
            self._place.files.open_paths(paths)

    def open_links(self, mime: QMimeData) -> None:
        """Open the links that are there, if any."""
        self._open(_links_in(mime))

    def _open(self, links: list[str]) -> None:
        if links:
            self._commands.web.addresses.open_url(*links)


def _links_in(mime: QMimeData) -> list[str]:
    from sitemap_editor.windows.pasted_links import links_in  # not at start

    return links_in(mime)
