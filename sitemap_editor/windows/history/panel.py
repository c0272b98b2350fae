"""History: the steps of the document in front, made when first wanted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDockWidget, QMainWindow, QWidget

from sitemap_editor.session.program.settings import HISTORY_SHOWN, Settings
from sitemap_editor.windows.side_panel import SidePanel, place_at_side, rest_while_unseen
from sitemap_editor.windows.table.document_page import DocumentPage

if TYPE_CHECKING:
    from sitemap_editor.core.recipes.recipe import Step
    from sitemap_editor.windows.history.dock import HistoryDock

_LEAST_WIDTH = 900
_SIZE: Final = (0.22, 220, 320)


class HistoryPanel(SidePanel):
    """Follows the history of the document in front."""

    def __init__(
        self,
        settings: Settings,
        make_recipe: Callable[[Sequence[Step]], object],
        window: QMainWindow,
    ) -> None:
        super().__init__(window, settings, HISTORY_SHOWN, _LEAST_WIDTH, _SIZE)
        self._make_recipe = make_recipe
        self.dock: HistoryDock | None = None

    @property
    def panel(self) -> QDockWidget | None:
        """The panel, once it was made."""
        return self.dock

    def made(self) -> QDockWidget:
        """Return the panel; it is made now if it was not."""
        if self.dock is None:
            from sitemap_editor.windows.history.dock import HistoryDock  # not at start

            window = self._window
            self.dock = dock = HistoryDock(self._make_recipe, self.leave, window)
            dock.hide()
            rest_while_unseen(dock, self.leave)
            dock.visibilityChanged.connect(self.on_visibility_changed)
            side = Qt.DockWidgetArea.RightDockWidgetArea
            if place_at_side(dock, window, side, _SIZE):  # details above leave it three lines
                window.resizeDocks([dock], [window.height() // 2], Qt.Orientation.Vertical)
        return self.dock

    def has_content(self) -> bool:
        """Tell whether there is a document with a history."""
        return isinstance(self.front, DocumentPage)

    def first_stop(self) -> QWidget:
        """Return the list of steps."""
        assert self.dock is not None  # noqa: S101 - it was opened
        return self.dock.table

    def follow(self) -> None:
        """Show the steps of what is in front."""
        if self.dock is not None:
            self.dock.show_page(self.front if isinstance(self.front, DocumentPage) else None)
