"""Tells when something was painted for the first time: what nobody sees can begin then."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget


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
            QTimer.singleShot(0, self, self._tell)  # comes round when the window is painted
        return False

    def _tell(self) -> None:
        self.painted.emit()
        self.deleteLater()
