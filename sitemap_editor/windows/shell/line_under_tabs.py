"""Keeps a line of controls between the tabs and what they show, one for all of them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QStackedWidget, QTabWidget, QWidget
from shiboken6 import isValid


class LineUnderTabs(QObject):
    """Gives `line` the upper margin of the pages: a line in each page would cost each its time."""

    def __init__(self, tabs: QTabWidget, line: QWidget) -> None:
        super().__init__(tabs)
        found = tabs.findChild(QStackedWidget)
        assert isinstance(found, QStackedWidget)  # noqa: S101 - Qt puts the pages into one
        self._pages, self._line = found, line
        line.setParent(found)
        found.installEventFilter(self)
        line.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the width of the pages and the height of the line."""
        if event.type() in (
            *(QEvent.Type.Resize, QEvent.Type.LayoutRequest),
            *(QEvent.Type.ShowToParent, QEvent.Type.HideToParent),
        ) and isValid(self._pages):  # the line outlives them by a moment when the window goes
            self._place()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        height = 0 if self._line.isHidden() else self._line.sizeHint().height()
        if self._pages.contentsMargins().top() != height:
            self._pages.setContentsMargins(0, height, 0, 0)
        self._line.setGeometry(0, 0, self._pages.width(), height)
