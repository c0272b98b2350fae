"""A bar that says how much is done."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QProgressBar, QWidget

_STEPS: Final = 1_000
_SHOWN_AFTER_MS: Final = 300


class PartBar(QProgressBar):
    """A bar without words; between `begin` and `end` it comes on screen once that takes a while."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
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
