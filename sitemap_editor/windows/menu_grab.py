"""Lets go of the mouse where a menu bar has missed that its button was let go."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenuBar, QWidget

_LOOKS_MS: Final = 50


class MenuGrab(QObject):
    """Watches a menu bar when one of its menus closes, until it holds the mouse no more.

    A click on the title of an open menu closes it, and QMenuBar grabs the mouse until the button
    is let go (Qt 6.11, `QMenuBar::mousePressEvent`). Where that happened while the menu was still
    closing, the menu gets the release, the grab stays, and the next click does nothing, wherever
    it is; a dialog that opens then takes no clicks at all.
    """

    def __init__(self, bar: QMenuBar) -> None:
        super().__init__(bar)
        self._bar = bar
        timer = QTimer(self, interval=_LOOKS_MS)
        timer.timeout.connect(self._look)
        timer.start()

    def _look(self) -> None:
        is_grabbed = QWidget.mouseGrabber() is self._bar
        if is_grabbed and QGuiApplication.mouseButtons() == Qt.MouseButton.NoButton:
            self._bar.releaseMouse()
            is_grabbed = False
        if not is_grabbed:
            self.deleteLater()
