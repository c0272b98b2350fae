"""Keeps what is shown in step with what changes very often, without showing every change."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer

_INTERVAL_MS: Final = 60


class Throttle(QObject):
    """Calls `show` at once, then at most once an interval; the last change is never left out."""

    def __init__(self, show: Callable[[], object], parent: QObject) -> None:
        super().__init__(parent)
        self._show = show
        self._is_due = False
        self._pause = QTimer(self, singleShot=True, interval=_INTERVAL_MS)
        self._pause.timeout.connect(self._on_paused)

    def step(self, *_changed: object) -> None:
        """Note that something changed."""
        if self._pause.isActive():
            self._is_due = True
        else:
            self.step_now()

    def step_now(self) -> None:
        """Show what changed without waiting."""
        self._is_due = False
        self._pause.start()
        self._show()

    def _on_paused(self) -> None:
        if self._is_due:
            self.step_now()
