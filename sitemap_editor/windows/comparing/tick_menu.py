"""A menu of things that are ticked: it stays open for the next one."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QMenu, QWidget


class TickMenu(QMenu):
    """Space and a click tick what is current; Enter closes the menu, and ticks what is current.

    What was ticked just now keeps its tick.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ticked: QAction | None = None
        self.aboutToShow.connect(self._forget)

    def _forget(self) -> None:
        self._ticked = None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Tick by Space, which menus leave to their style: most do nothing then."""
        current = self.activeAction()
        if event.key() == Qt.Key.Key_Space and _ticks(current):
            self._ticked = current
            event.accept()
        elif (
            event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
            and self._ticked is not None
            and current is self._ticked
        ):
            self.close()
        else:
            super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Tick by a click."""
        clicked = self.actionAt(event.position().toPoint())
        if _ticks(clicked):
            self._ticked = clicked
        else:
            super().mouseReleaseEvent(event)


def _ticks(action: QAction | None) -> bool:
    """Tick an action, or take its tick away; return whether it was one to tick."""
    if action is None or not action.isCheckable() or not action.isEnabled():
        return False
    action.trigger()
    return True
