"""A bar that says how much is done, and what keeps it in step without showing every change."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QProgressBar, QWidget

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


_STEPS: Final = 1_000
_SHOWN_AFTER_MS: Final = 300


class PartBar(QProgressBar):
    """A bar without words; between `begin` and `end` it comes on screen once that takes a while.

    Screen readers call it by its `name`.
    """

    def __init__(self, parent: QWidget, name: str = "") -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setRange(0, _STEPS)
        self.setTextVisible(False)
        self.patience = QTimer(self, singleShot=True, interval=_SHOWN_AFTER_MS)
        self.patience.timeout.connect(self.show)

    def begin(self) -> None:
        """Nothing is done yet."""
        self.setValue(0)
        self.patience.start()

    def set_part(self, part: float) -> None:
        """Show how much is done, from 0 to 1."""
        self.setValue(int(part * _STEPS))

    def end(self) -> None:
        """All is done, or nobody waits for it any more."""
        self.patience.stop()
        self.hide()
