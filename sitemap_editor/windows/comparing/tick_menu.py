"""A menu of things that are ticked: it stays open for the next one."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QMenu


class TickMenu(QMenu):
    """Space and a click tick what is current, Enter ticks it and closes the menu."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Tick by Space, which menus leave to their style: most do nothing then."""
        if event.key() == Qt.Key.Key_Space and _ticks(self.activeAction()):
            event.accept()
        else:
            super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Tick by a click."""
        if not _ticks(self.actionAt(event.position().toPoint())):
            super().mouseReleaseEvent(event)


def _ticks(action: QAction | None) -> bool:
    """Tick an action, or take its tick away; return whether it was one to tick."""
    if action is None or not action.isCheckable() or not action.isEnabled():
        return False
    action.trigger()
    return True
