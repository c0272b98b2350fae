"""Details: all there is to know about the current row, made when first wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDockWidget, QMainWindow, QWidget

from sitemap_editor.session.program.settings import DETAILS_SHOWN, Settings
from sitemap_editor.windows.actions import Actions
from sitemap_editor.windows.looks.text_size import scaled
from sitemap_editor.windows.side_panel import SidePanel
from sitemap_editor.windows.table.document_page import DocumentPage

if TYPE_CHECKING:
    from sitemap_editor.windows.details.dock import DetailsDock

_LEAST_WIDTH = 1_100
_WIDTH = 290


class Details(SidePanel):
    """Follows the current row and the current problem."""

    def __init__(self, actions: Actions, settings: Settings, window: QMainWindow) -> None:
        super().__init__(window, settings, DETAILS_SHOWN, _LEAST_WIDTH)
        self._actions = actions
        self.dock: DetailsDock | None = None

    @property
    def panel(self) -> QDockWidget | None:
        """The panel, once it was made."""
        return self.dock

    def made(self) -> QDockWidget:
        """Return the panel; it is made now if it was not."""
        if self.dock is None:
            from sitemap_editor.windows.details.dock import DetailsDock  # not at start

            window = self._window
            self.dock = dock = DetailsDock(self._actions, window)
            dock.hide()
            dock.left.connect(self.leave)
            dock.visibilityChanged.connect(self.on_visibility_changed)
            if not window.restoreDockWidget(dock):
                window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
                window.resizeDocks([dock], [scaled(window, _WIDTH)], Qt.Orientation.Horizontal)
        return self.dock

    def has_content(self) -> bool:
        """Tell whether there are rows to speak of."""
        return isinstance(self.front, DocumentPage)

    def first_stop(self) -> QWidget:
        """Return the URL."""
        assert self.dock is not None  # noqa: S101 - it was opened
        return self.dock.row.url

    def follow(self) -> None:
        """Show the row and the problem a person is at."""
        if self.dock is not None:
            self.dock.show_page(self.front if isinstance(self.front, DocumentPage) else None)
