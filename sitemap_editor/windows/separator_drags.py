"""Tells the size that a person gives a panel from those that the window gives it by itself."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QMainWindow

_ENDS: Final = (QEvent.Type.MouseButtonRelease, QEvent.Type.MouseButtonPress)


class SeparatorDrags(QObject):
    """Watches the edges between the panels of one window.

    That a button is down does not suffice: it is, too, while a tab with other panels is shown.
    """

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.is_under_way = False
        window.installEventFilter(self)

    @classmethod
    def of(cls, window: QMainWindow) -> SeparatorDrags:
        """Return the one of a window; made with its first panel, not at start."""
        return window.findChild(SeparatorDrags) or cls(window)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notice where a button is pressed and released; the window goes on as before."""
        if event.type() in _ENDS and isinstance(event, QMouseEvent):
            is_press = event.type() is QEvent.Type.MouseButtonPress
            is_left = event.button() is Qt.MouseButton.LeftButton
            place = event.position().toPoint()
            self.is_under_way = is_press and is_left and self._window.isSeparator(place)
        return super().eventFilter(watched, event)
