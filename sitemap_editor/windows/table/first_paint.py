"""Does things once the window, or something in it, is painted: what nobody sees can begin then."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

_BEHIND_PAINT_MS: Final = 1
"""A shot of nothing is an event that Qt posts, which comes before the window is painted."""


def once_painted(owner: QObject, then: Callable[[], object]) -> None:
    """Do something once the window is painted as it is by now, unless the owner is gone."""
    QTimer.singleShot(_BEHIND_PAINT_MS, owner, then)


class FirstPaint(QObject):
    """Watches a widget until its first paint is over.

    Signals: `painted`, once, in the turn of the event loop after that paint.
    """

    painted = Signal()

    def __init__(self, watched: QWidget) -> None:
        super().__init__(watched)
        watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Wait for the paint."""
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            once_painted(self, self._tell)
        return False

    def _tell(self) -> None:
        self.painted.emit()
        self.deleteLater()
