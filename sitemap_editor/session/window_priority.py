"""The window goes first: work in threads beside it waits while the event loop is held up."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import get_ident
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal

_BEAT_MS: Final = 4
_LATE_S: Final = 0.007
_FIRST_NAP_S: Final = 0.000_25
"""Enough for a window with nothing to do, whose beat the work itself held up, in one long call."""
_NAP_S: Final = 0.002
_MOST_S: Final = 0.05
_GOES_ON_S: Final = 0.3


class WindowPriority(QObject):
    """A heart that beats in the event loop while somebody works beside it.

    Threads share one interpreter. A repaint asks for it a hundred times, and each time would wait
    for whoever works beside, up to a millisecond: so these stop once the loop is late, until it has
    come round. It costs nothing where nobody works.
    """

    _wanted = Signal()

    def __init__(
        self,
        parent: QObject | None = None,
        *,
        on_beat: Callable[[], object] = lambda: None,
    ) -> None:
        """`on_beat` is called in the window's thread again and again while somebody works."""
        super().__init__(parent)
        self._on_beat = on_beat
        self._window_thread = get_ident()
        self._beat_at = 0.0
        self._wanted_until = self._free_until = 0.0
        self.is_beating = False
        """True while somebody works beside."""
        self._is_lifted = self._is_over = False
        self._heart = QTimer(self, interval=_BEAT_MS, timerType=Qt.TimerType.PreciseTimer)
        self._heart.timeout.connect(self._beat)
        self._wanted.connect(self._begin, Qt.ConnectionType.QueuedConnection)

    def give_way(self) -> None:
        """Wait while the window is busy, for a moment; long work calls it every millisecond.

        In the window's own thread it does nothing.
        """
        if get_ident() == self._window_thread:
            return
        now = time.monotonic()
        self._wanted_until = now + _GOES_ON_S
        if not self.is_beating:
            self.is_beating, self._beat_at = True, now
            self._wanted.emit()
        limit, nap_s = now + _MOST_S, _FIRST_NAP_S
        while self._is_late(now) and not self._is_lifted:
            if now > limit:
                # Busy for long, or held up by other programs: that must not stop all work.
                self._free_until = now + _MOST_S
            time.sleep(nap_s)
            nap_s = min(2 * nap_s, _NAP_S)
            now = time.monotonic()

    def _is_late(self, now: float) -> bool:
        return now - self._beat_at > _LATE_S and now >= self._free_until

    @contextmanager
    def lifted(self) -> Iterator[None]:
        """Let everybody go on while the window itself waits for them."""
        was, self._is_lifted = self._is_lifted, True
        try:
            yield
        finally:
            self._is_lifted = was

    def end(self) -> None:
        """Hold up nobody any more, for good: the program ends."""
        self._is_over = self._is_lifted = True
        self._heart.stop()
        self.is_beating = False

    def _begin(self) -> None:
        if not self._is_over:
            self._heart.start()

    def _beat(self) -> None:
        self._on_beat()
        self._beat_at = time.monotonic()
        if self._beat_at > self._wanted_until:
            self._heart.stop()
            self.is_beating = False
