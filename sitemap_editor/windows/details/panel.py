"""Details: all there is to know about the current row, made when first wanted."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import datetime
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDockWidget, QMainWindow, QWidget
from shiboken6 import isValid

from sitemap_editor.session.program.settings import DETAILS_SHOWN, Settings
from sitemap_editor.windows.actions import Actions
from sitemap_editor.windows.looks.text_size import scaled
from sitemap_editor.windows.reporter import Reporter
from sitemap_editor.windows.side_panel import SidePanel, docks_of, place_at_side, rest_while_unseen
from sitemap_editor.windows.table.document_page import DocumentPage

if TYPE_CHECKING:
    from sitemap_editor.windows.details.dock import DetailsDock

_LEAST_WIDTH = 1_100
_SHARE: Final = 0.22
_LEAST, _MOST = 230, 320
_SIZE: Final = (_SHARE, _LEAST, _MOST)
_MOST_BESIDE = 240
_HANDLES = 14
"""Pixels between the table and the panels, its frame among them."""


class Details(SidePanel):
    """Follows the current row and the current problem."""

    def __init__(
        self,
        actions: Actions,
        settings: Settings,
        now: Callable[[], datetime],
        reporter: Reporter,
        window: QMainWindow,
    ) -> None:
        super().__init__(window, settings, DETAILS_SHOWN, _LEAST_WIDTH, _SIZE)
        self._now = now
        self._reporter = reporter
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
            self.dock = dock = DetailsDock(self._actions, self._now, self._reporter, window)
            dock.hide()
            dock.left.connect(self.leave)
            rest_while_unseen(dock, self.leave)
            dock.visibilityChanged.connect(self.on_visibility_changed)
            place_at_side(dock, window, Qt.DockWidgetArea.RightDockWidgetArea, _SIZE)
        return self.dock

    def least_width(self) -> int:
        """Return what this panel, those beside it and the table need for a URL that can be read."""
        own = scaled(self._window, _LEAST)
        if self.dock is not None:  # longer words in other languages
            own = max(own, self.dock.minimumSizeHint().width())
        return max(super().least_width(), own + self._others_need())

    def _others_need(self) -> int:
        """Return what the table and the panels beside it need for a URL that can be read."""
        page = self.front
        if not isinstance(page, DocumentPage) or not isValid(page):
            return 0
        most = scaled(self._window, _MOST_BESIDE)
        beside = sum(min(most, dock.width()) for dock in self._beside())
        return _HANDLES + beside + page.view.least_width()

    def _fit(self) -> bool:
        """Become narrower before it goes, so that it stays in a narrower window."""
        if self._is_on and self._width:
            left = max(0, self._width - self._others_need())
            self._size = (min(_SHARE, left / self._width), _LEAST, _MOST)
        return super()._fit()

    def _beside(self) -> Iterator[QDockWidget]:
        """Yield the panels that take width from the table, but for those on the side of this one.

        They stand above or below it.
        """
        areas, window = Qt.DockWidgetArea, self._window
        sides = areas.LeftDockWidgetArea | areas.RightDockWidgetArea
        here = areas.RightDockWidgetArea if self.dock is None else window.dockWidgetArea(self.dock)
        for dock in docks_of(window):
            area = window.dockWidgetArea(dock)
            is_beside = bool(area & sides) and area is not here
            if is_beside and dock.isVisible() and not dock.isFloating():
                yield dock

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
