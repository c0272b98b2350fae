"""The tree of indexes and their sitemaps, and its keys."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QTreeView,
    QWidget,
)

from sitemap_editor.windows.explore.tree_model import (
    NAME_COLUMN,
    ROWS_COLUMN,
    SitemapTreeModel,
)
from sitemap_editor.windows.looks.lines_table import header_font

_UNFOLDED_ROWS = 3_000  # a view looks at every row that it unfolds: 25 µs each
_MARK_WIDTH = 30


class SitemapTreeView(QTreeView):
    """The tree itself; `choose` is for Enter or a double-click, `leave` for Escape."""

    def __init__(
        self,
        model: SitemapTreeModel,
        choose: Callable[[QModelIndex], object],
        leave: Callable[[], object],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._choose = choose
        self._leave = leave
        self.setModel(model)
        self.setAccessibleName(self.tr("Indexes and their sitemaps"))
        self.setUniformRowHeights(True)
        self.setExpandsOnDoubleClick(False)  # it opens
        self.setAllColumnsShowFocus(True)
        self.setAlternatingRowColors(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setTextElideMode(Qt.TextElideMode.ElideLeft)  # the end tells
        self.setIndentation(14)
        self.doubleClicked.connect(choose)
        model.rowsInserted.connect(self._on_rows_inserted)
        self._set_up_header()

    def _set_up_header(self) -> None:
        header = self.header()
        header.setFont(header_font())
        header.setStretchLastSection(False)
        header.setSectionsMovable(False)
        header.setSectionResizeMode(NAME_COLUMN, QHeaderView.ResizeMode.Stretch)
        header.setResizeContentsPrecision(0)  # what is on screen: an index may list 50,000
        header.setSectionResizeMode(ROWS_COLUMN, QHeaderView.ResizeMode.ResizeToContents)
        words = self.fontMetrics().horizontalAdvance(self.tr("unreadable"))
        names = header.sectionSizeFromContents(NAME_COLUMN).width()
        self.setMinimumWidth(names + words + _MARK_WIDTH + 2 * self.frameWidth())

    def _on_rows_inserted(self, parent: QModelIndex, first: int, last: int) -> None:
        """Show what an index at the top lists; indexes within it wait until they are asked for."""
        if not parent.isValid():
            for row in range(first, last + 1):
                self._unfold(self.model().index(row, NAME_COLUMN))
        elif not parent.parent().isValid() and first == 0:
            self._unfold(parent)

    def _unfold(self, index: QModelIndex) -> None:
        if 0 < self.model().rowCount(index) <= _UNFOLDED_ROWS:  # it may be known later how many
            self.expand(index)

    def show_current(self, index: QModelIndex) -> None:
        """Select a row and bring it into view; an invalid one: select none.

        Of an index too long to be unfolded unasked the index itself is selected.
        """
        if not index.isValid():
            self.setCurrentIndex(QModelIndex())
            return
        above = index.parent()
        is_long = self.model().rowCount(above) > _UNFOLDED_ROWS
        if above.isValid() and is_long and not self.isExpanded(above):
            index = above
        self.setCurrentIndex(index)
        self.scrollTo(index)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open by Enter, go back to the table by Escape; the rest is Qt's."""
        plain = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if is_enter and not plain and self.currentIndex().isValid():
            self._choose(self.currentIndex())
        elif event.key() == Qt.Key.Key_Escape:
            self._leave()
        else:
            super().keyPressEvent(event)
