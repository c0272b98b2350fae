"""The head of what is in front: its tab and its line, as wide as the window, above the panels."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QMainWindow, QSizePolicy, QTabBar, QToolBar, QWidget

from sitemap_editor.windows.looks.layouts import column_of
from sitemap_editor.windows.tab_page import TabPage

_HEAD = "head"


class HeadBar(QToolBar):
    """Lies below the toolbar, since only a toolbar has a place above the panels of a window."""

    def __init__(self, bar: QTabBar, line: QWidget, window: QMainWindow) -> None:
        super().__init__(window)
        self.setObjectName(_HEAD)
        self.setWindowTitle(self.tr("Open files"))
        self.setMovable(False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.toggleViewAction().setVisible(False)  # it is no choice: not in the window's menu
        content = QWidget(self)
        column_of(bar, line, on=content, margins=0, spacing=0)
        content.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.addWidget(content)
        self._fill()

    def stand_below(self, window: QMainWindow) -> None:
        """Have a line of its own, also where a layout that was kept knew nothing of it."""
        if not window.toolBarBreak(self):
            window.insertToolBarBreak(self)

    def show_page(self, front: TabPage | None) -> None:
        """Be there while anything is open."""
        self.setVisible(front is not None)

    def changeEvent(self, event: QEvent) -> None:
        """Keep to the edges in another style."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._fill()

    def _fill(self) -> None:
        if (layout := self.layout()) is not None:
            layout.setContentsMargins(0, 0, 0, 0)
