"""How high the problems panel is: as a person dragged it, else so that 17 rows are in sight.

Of a file with fewer rows all of them.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QMainWindow
from shiboken6 import isValid

from sitemap_editor.session.program.settings import PROBLEMS_HEIGHT, Settings
from sitemap_editor.windows.looks.text_size import scaled
from sitemap_editor.windows.problems.dock import ProblemsDock
from sitemap_editor.windows.separator_drags import SeparatorDrags
from sitemap_editor.windows.table.table_view import TableView

_USUAL: Final = 104
_ROWS: Final = 17
_ROW: Final = 28
"""Pixels of the highest row that is reckoned with: of higher ones 17 would fill any window."""
_SLACK: Final = 20
"""By how much more room there must be for the panel to grow again: a scroll bar may come or go."""


class PanelHeight(QObject):
    """Looks after the panel whenever it or the table has another height.

    Where not even folding it leaves 17 rows, it is as high as usual: then its lines are worth more.
    """

    def __init__(
        self,
        dock: ProblemsDock,
        settings: Settings,
        window: QMainWindow,
    ) -> None:
        super().__init__(dock)
        self._dock, self._window, self._settings = dock, window, settings
        self._view: TableView | None = None
        self._drags = SeparatorDrags.of(window)
        self._is_fold_ours = self._is_opened_by_hand = False
        self._fits = QTimer(self, singleShot=True, interval=0)  # once all has its place
        self._fits.timeout.connect(self._fit)
        dock.installEventFilter(self)
        dock.bar.fold.clicked.connect(self._on_fold_clicked)

    def follow(self, view: TableView | None) -> None:
        """Look at the table that is in front from now on."""
        if view is not self._view:
            self._view = view
            if view is not None:
                view.viewport().installEventFilter(self)
        self._fits.start()

    def show_list(self) -> None:
        """Bring the list to where it is seen: somebody wants to go there."""
        self._dock.raise_()
        if self._dock.bar.fold.isChecked():
            self._dock.bar.fold.click()

    def _on_fold_clicked(self, is_folded: bool) -> None:
        self._is_fold_ours, self._is_opened_by_hand = False, not is_folded
        self._fits.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Remember a height that a person drags; follow any other."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Show):
            if watched is self._dock and self._drags.is_under_way:
                self._settings.set(PROBLEMS_HEIGHT, self._dock.height())
            else:
                self._fits.start()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        dock, view = self._dock, self._view
        if view is None or not isValid(view) or not dock.isVisible() or dock.isFloating():
            return
        if self._drags.is_under_way:
            return
        wanted = self._wanted(view)
        fold = dock.bar.fold
        if fold.isChecked() and not self._is_fold_ours:
            return  # a person left the line alone
        is_folded = wanted < self._least_height()
        if fold.isChecked() is not is_folded:
            self._is_fold_ours = is_folded
            fold.setChecked(is_folded)
        if not is_folded and dock.height() != wanted:
            self._window.resizeDocks([dock], [wanted], Qt.Orientation.Vertical)

    def _least_height(self) -> int:
        """Return how high it is with as few lines of the list as are worth showing."""
        dock = self._dock
        return dock.bar.sizeHint().height() + dock.content.minimumSizeHint().height()

    def _is_in_use(self) -> bool:
        return self._dock.table.hasFocus()

    def _wanted(self, view: TableView) -> int:
        """Return the height for the panel; less than its least height for its line alone."""
        dock = self._dock
        usual = self._settings.get(PROBLEMS_HEIGHT) or scaled(self._window, _USUAL)
        usual = max(usual, self._least_height())
        row = min(view.verticalHeader().defaultSectionSize(), _ROW)
        room = view.viewport().height() + dock.height()
        rows = min(_ROWS, view.model().rowCount())
        spare = room - rows * row
        if spare >= usual or spare < dock.bar.line_height():
            self._is_opened_by_hand &= spare < dock.bar.line_height()
            return usual
        if self._settings.get(PROBLEMS_HEIGHT) or self._is_opened_by_hand or self._is_in_use():
            return usual
        is_growing = dock.height() < spare < dock.height() + _SLACK
        return dock.height() if is_growing else spare
