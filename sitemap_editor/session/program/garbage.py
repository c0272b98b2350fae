"""Looks for garbage in the window's thread alone, a little at a time."""

from __future__ import annotations

import gc
import time
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer

_LOOKS_EVERY_MS: Final = 1_000
_YOUNG: Final = 64
"""So many new objects are looked at: with 700, as Python does it, tuples of texts took 86 ms."""
_OLDER: Final = 7_000
"""After so many of them what was left is looked at once more."""
_ROUNDS: Final = 10
"""Of that, before everything is."""
_PART_OF_TIME: Final = 0.01  # at most, for looking at everything


class Garbage(QObject):
    """Ends objects that hold one another and are held by nobody else, from `begin` to `end`.

    Python looks for them by itself in whichever thread makes the next object, and ends them there:
    mostly a worker's. Fonts, pixmaps and timers that end beside the window's thread take the
    program down now and then, so it no longer does. Refs that are let go still end at once.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._looked_at = 0  # new objects, at most, since all of them were looked at once more
        self._rounds = 0
        self._all_from = 0.0
        self._timer = QTimer(self, interval=_LOOKS_EVERY_MS, timerType=Qt.TimerType.CoarseTimer)
        self._timer.timeout.connect(self.look)

    def begin(self) -> None:
        """Look for garbage from now on, but never among what there is already."""
        gc.disable()
        gc.freeze()  # the window itself and all modules: 30 ms each time
        self._timer.start()

    def end(self) -> None:
        """Leave it to Python again: nobody works beside the window any more."""
        if self._timer.isActive():
            self._timer.stop()
            gc.enable()

    def look(self) -> None:
        """Look at new objects, if there are many; call it often while others make them."""
        new = gc.get_count()[0]
        if new < _YOUNG or not self._timer.isActive():
            return
        self._looked_at += new
        if self._looked_at < _OLDER:
            gc.collect(0)
            return
        self._looked_at = 0
        self._rounds += 1
        now = time.monotonic()
        if self._rounds < _ROUNDS or now < self._all_from:
            gc.collect(1)
            return
        self._rounds = 0
        gc.collect()
        ended = time.monotonic()
        self._all_from = ended + (ended - now) / _PART_OF_TIME
