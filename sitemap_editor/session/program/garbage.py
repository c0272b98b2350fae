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
_REST_S: Final = 1.0
"""So long nobody has worked beside the window before everything is looked at: each of the million
values that work has in hand is, 20 to 45 ms in which a key would wait."""
_AT_LATEST_S: Final = 60.0  # where work goes on and on


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
        self._all_from = self._all_by = self._worked_at = 0.0
        self._timer = QTimer(self, interval=_LOOKS_EVERY_MS, timerType=Qt.TimerType.CoarseTimer)
        self._timer.timeout.connect(self.look)

    def begin(self) -> None:
        """Look for garbage from now on, but never among what there is already.

        What refs let go is given back at once where it is large.
        """
        from sitemap_editor.core.passes.free_memory import keep_large_apart  # not at start

        keep_large_apart()
        gc.disable()
        gc.freeze()  # the window itself and all modules: 30 ms each time
        self._all_by = time.monotonic() + _AT_LATEST_S
        self._timer.start()

    def end(self) -> None:
        """Leave it to Python again: nobody works beside the window any more."""
        if self._timer.isActive():
            self._timer.stop()
            gc.enable()

    def look_during_work(self) -> None:
        """Look at new objects, if there are many; called again and again while others make them."""
        self._worked_at = time.monotonic()
        self.look()

    def look(self) -> None:
        """Look at new objects, if there are many; now and then, where nobody works, at all."""
        if not self._timer.isActive():
            return
        if self._rounds >= _ROUNDS and self._has_time(time.monotonic()):
            self._look_at_all()
        elif (new := gc.get_count()[0]) >= _YOUNG:
            self._looked_at += new
            is_time = self._looked_at >= _OLDER
            if is_time:
                self._looked_at = 0
                self._rounds += 1
            gc.collect(1 if is_time else 0)

    def _look_at_all(self) -> None:
        self._rounds = self._looked_at = 0
        began = time.monotonic()
        gc.collect()
        ended = time.monotonic()
        self._all_from = ended + (ended - began) / _PART_OF_TIME
        self._all_by = ended + _AT_LATEST_S

    def _has_time(self, now: float) -> bool:
        """Tell whether to look at everything holds up nobody, or has to be."""
        is_at_rest = now - self._worked_at > _REST_S
        return now >= self._all_from and (is_at_rest or now >= self._all_by)
