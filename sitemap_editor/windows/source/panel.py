"""Source: the file in front as it would be saved, beside its table; made when first wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDockWidget, QMainWindow, QWidget

from sitemap_editor.session.program.settings import SOURCE_SHOWN, Settings
from sitemap_editor.windows.actions import Actions
from sitemap_editor.windows.looks.text_size import scaled
from sitemap_editor.windows.reporter import Reporter
from sitemap_editor.windows.side_panel import (
    TAKES_SIDE,
    SidePanel,
    docks_at,
    place_at_side,
    rest_while_unseen,
)
from sitemap_editor.windows.table.document_page import DocumentPage

if TYPE_CHECKING:
    from sitemap_editor.windows.source.dock import SourceDock

_LEAST_WIDTH: Final = 1_000
_LEAST, _MOST = 260, 760
_MOST_SHARE: Final = 0.4
_BESIDE: Final = 720
"""What Explore and the table need, in pixels."""
_SIZE: Final = (_MOST_SHARE, _LEAST, _MOST)


class SourcePanel(SidePanel):
    """Follows the document in front and its current row."""

    def __init__(
        self, actions: Actions, settings: Settings, reporter: Reporter, window: QMainWindow
    ) -> None:
        super().__init__(window, settings, SOURCE_SHOWN, _LEAST_WIDTH, _SIZE)
        self._actions = actions
        self._reporter = reporter
        self.dock: SourceDock | None = None

    @property
    def panel(self) -> QDockWidget | None:
        """The panel, once it was made."""
        return self.dock

    def made(self) -> QDockWidget:
        """Return the panel; it is made now if it was not."""
        if self.dock is None:
            from sitemap_editor.windows.source.dock import SourceDock  # not at start

            window = self._window
            self.dock = dock = SourceDock(self._actions, self.leave, self._reporter.reason, window)
            dock.hide()
            rest_while_unseen(dock, self.leave)
            dock.visibilityChanged.connect(self.on_visibility_changed)
            self._place(dock)
        return self.dock

    def _place(self, dock: QDockWidget) -> None:
        """Put the panel where it was; else before those at the right, in their whole height."""
        window, side = self._window, Qt.DockWidgetArea.RightDockWidgetArea
        dock.setProperty(TAKES_SIDE, True)
        others = [each for each in docks_at(window, side) if each is not dock]
        if place_at_side(dock, window, side, _SIZE) and others:
            window.tabifyDockWidget(others[0], dock)

    def fit(self, width: int) -> None:
        """Leave a narrow window; in others be as wide as what stands beside it lets it be."""
        free = width - scaled(self._window, _BESIDE)
        self._size = (min(_MOST_SHARE, max(0, free) / max(1, width)), _LEAST, _MOST)
        super().fit(width)

    def has_content(self) -> bool:
        """Tell whether there is a document."""
        return isinstance(self.front, DocumentPage)

    def first_stop(self) -> QWidget:
        """Return the text."""
        assert self.dock is not None  # noqa: S101 - it was opened
        return self.dock.content.view

    def follow(self) -> None:
        """Show the source of what is in front."""
        if self.dock is not None:
            self.dock.content.show_page(
                self.front if isinstance(self.front, DocumentPage) else None
            )

    def toggle(self, *, closes: bool = True) -> None:
        """Open the panel at the current row and go to it; close it where a person is in it."""
        was_there = self.is_shown and self.has_focus
        super().toggle(closes=closes)
        if self.dock is not None and self.is_shown and not was_there:
            if (layout := self._window.layout()) is not None:
                layout.activate()  # at once: it was as wide as the panel that it lies before
            self._be_as_wide_as_wanted()
            self.dock.content.show_current_row()

    def show_row(self) -> None:
        """Open the panel where the current row stands in the file."""
        if self.is_shown and self.has_focus and self.dock is not None:
            self.dock.content.show_current_row()
        else:
            self.toggle()

    def show_problem(self) -> None:
        """Open the panel where the current problem stands in the file."""
        front = self.front
        problem = front.problem.problem if isinstance(front, DocumentPage) else None
        if problem is None:
            return
        self.show_row()
        if self.dock is not None:
            self.dock.content.show_place(problem.row_id, problem)
