"""All commands on the document on screen, by what they are about."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from PySide6.QtCore import QObject

from sitemap_editor.session.program.settings import Settings
from sitemap_editor.session.table.copying import Copying
from sitemap_editor.windows.editing.cell_commands import CellCommands
from sitemap_editor.windows.editing.clipboard_commands import ClipboardCommands
from sitemap_editor.windows.editing.fill_commands import FillCommands
from sitemap_editor.windows.editing.row_commands import RowCommands
from sitemap_editor.windows.reporter import Reporter
from sitemap_editor.windows.table.document_page import DocumentPage


class TableCommands(QObject):
    """What the Edit and Rows menus call."""

    def __init__(
        self,
        page: Callable[[], DocumentPage | None],
        now: Callable[[], datetime],
        reporter: Reporter,
        settings: Settings,
        imports: Callable[[], object],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        copying = Copying(self)
        self.cells = CellCommands(page, reporter, copying, self)
        self.clipboard = ClipboardCommands(page, reporter, imports, copying, self)
        self.rows = RowCommands(page, reporter, self)
        self.fills = FillCommands(page, now, self.rows.insert_below, reporter, settings, self)
