"""The panel with the source of the document in front."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QDockWidget, QMainWindow

from sitemap_editor.windows.actions import Actions
from sitemap_editor.windows.source.source_content import SourceContent
from sitemap_editor.windows.table.document_page import DocumentPage


class SourceDock(QDockWidget):
    """Holds the source; it may stand beside the table, or float in a window of its own."""

    def __init__(
        self,
        actions: Actions,
        leave: Callable[[], object],
        tell: Callable[[str, DocumentPage], object],
        window: QMainWindow,
    ) -> None:
        super().__init__(window)
        self.setObjectName("source")
        self.setWindowTitle(self.tr("Source"))
        self.setAccessibleName(self.windowTitle())
        self.content = SourceContent(actions, leave, tell, self)
        self.setWidget(self.content)
