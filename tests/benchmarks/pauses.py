"""Follows a window: how long its event loop pauses, and where; when a key is shown."""

from __future__ import annotations

import faulthandler
import re
import tempfile
import threading
import time
from array import array
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView

import sitemap_editor
from tests.benchmarks.report import seconds

BEAT_S: Final = 0.005
_LOOKS_EVERY_S: Final = 0.01
_IS_LATE_S: Final = 0.025
_KEY_EVERY_S: Final = 0.1
_KEYS_ONE_WAY: Final = 20
_LEAST_ROWS: Final = 2
_A_PAUSE: Final = 4  # numbers
_CALLED: Final = re.compile(r'File "(.+)", line \d+ in (\S+)')
_MEASURING: Final = Path(__file__).parent
_NO_MODIFIER: Final = Qt.KeyboardModifier.NoModifier
_SCHEDULE: Final = Path("/proc/thread-self/schedstat")
_OURS: Final = Path(sitemap_editor.__file__).parent


class Pause(NamedTuple):
    """From one beat of the loop to the next, in seconds."""

    at: float
    """When it began, since the watch did."""
    length: float
    worked: float
    """The processor's seconds of the thread itself."""
    queued: float
    """How long it could have worked and had no core; the rest it waited for something."""
    place: str = ""
    """Where in our code the thread was found most often, if it was long enough to look."""

    def spent(self) -> str:
        """Tell what the thread did meanwhile; the rest it waited for something."""
        no_core = f"{seconds(self.queued)} without a core"
        return f"worked {seconds(self.worked)} of it, {no_core}; {self.place or '–'}"

    def ends_within(self, begin: float, end: float) -> bool:
        """Tell whether it is one of that time: what begins then is seen in the beat after it."""
        return begin < self.at + self.length <= end


class Pauses(QObject):
    """A heart that beats every 5 ms in the event loop, as far as the loop comes round.

    A thread beside looks where the loop is held up; it sleeps nearly always.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.began = time.perf_counter()
        # Objects would take 20 MB for 100,000 beats, and the program's own look for garbage longer.
        self._numbers = array("d")
        self._seen: list[str] = []  # in this pause, as it was written
        self._seen_in: dict[int, list[str]] = {}  # by where the numbers begin
        self._last, self._worked = self.began, time.thread_time()
        self._schedule = _SCHEDULE.open()  # that of the thread which opens it
        self._queued = self._queued_s()
        self._written = tempfile.TemporaryFile("w+")  # noqa: SIM115 - closed by `end`
        self._thread_id = threading.get_ident()
        self._stop = threading.Event()
        self._beside = threading.Thread(target=self._look, name="looks for pauses", daemon=True)
        self._beside.start()
        heart = QTimer(self, interval=round(BEAT_S * 1000), timerType=Qt.TimerType.PreciseTimer)
        heart.timeout.connect(self._beat)
        heart.start()

    @property
    def found(self) -> list[Pause]:
        """The time from each beat to the next."""
        numbers = iter(self._numbers)
        beats = zip(numbers, numbers, numbers, numbers, strict=True)
        return [
            Pause(*beat, self._place_of(self._seen_in.get(number * _A_PAUSE, [])))
            for number, beat in enumerate(beats)
        ]

    def now(self) -> float:
        """Return the seconds since the watch began."""
        return time.perf_counter() - self.began

    def end(self) -> None:
        """Look no longer."""
        self._stop.set()
        self._beside.join()
        self._written.close()
        self._schedule.close()

    def _queued_s(self) -> float:
        """Return how long this thread has stood in the queue for a core since it began."""
        self._schedule.seek(0)
        return int(self._schedule.read().split()[1]) / 1e9

    def _beat(self) -> None:
        now, worked, queued = time.perf_counter(), time.thread_time(), self._queued_s()
        seen, self._seen = self._seen, []
        began, length = self._last - self.began, now - self._last
        of_these = worked - self._worked, queued - self._queued
        if seen:
            self._seen_in[len(self._numbers)] = seen
        self._numbers.extend((began, length, *of_these))
        self._last, self._worked, self._queued = now, worked, queued

    def _look(self) -> None:
        while not self._stop.wait(_LOOKS_EVERY_S):
            if time.perf_counter() - self._last > _IS_LATE_S:
                self._seen.append(self._stacks())

    def _stacks(self) -> str:
        """Return where all threads are; it is read later, as that would hold up the window more.

        Frames themselves are not touched: what is in them, a painter, would end in this thread.
        """
        self._written.seek(0)
        self._written.truncate()
        faulthandler.dump_traceback(self._written, all_threads=True)
        self._written.seek(0)
        return self._written.read()

    def _place_of(self, seen: Sequence[str]) -> str:
        """Return where the thread was found most often, nothing where nobody looked."""
        return Counter(map(self._place, seen)).most_common(1)[0][0] if seen else ""

    def _place(self, stacks: str) -> str:
        """Return the innermost function of ours that was called from the loop."""
        _, _, rest = stacks.partition(f"0x{self._thread_id:016x} ")
        for path, function in _CALLED.findall(rest.partition("\n\n")[0]):
            if Path(path).is_relative_to(_OURS):
                return f"{Path(path).relative_to(_OURS).as_posix()} {function}"
            if Path(path).parent == _MEASURING:
                break
        return "Qt"


class Shown(NamedTuple):
    """A key that was pressed, and when the table was painted after it."""

    at: float
    took: float


class Keys(QObject):
    """Presses a cursor key in a view every 100 ms and waits for what it paints.

    None is pressed where a filter leaves no row to go to: it would paint nothing.
    A key counts from the time it was due: a person presses it whether or not the loop comes round.
    """

    def __init__(self, view: QAbstractItemView, pauses: Pauses) -> None:
        super().__init__(view)
        self.shown: list[Shown] = []
        self._view = view
        self._pauses = pauses
        self._due = pauses.now()
        self._pressed = 0
        self._goes_down = True
        self._posted: list[float] = []
        self._taken: list[float] = []
        self._painted: list[float] = []
        view.installEventFilter(self)
        view.viewport().installEventFilter(self)
        timer = QTimer(self, interval=round(BEAT_S * 1000), timerType=Qt.TimerType.PreciseTimer)
        timer.timeout.connect(self._press)
        timer.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note which keys have come to the view, and which of them are painted."""
        if event.type() == QEvent.Type.KeyPress and self._posted and watched is self._view:
            self._taken.append(self._posted.pop(0))
        elif event.type() == QEvent.Type.Paint and self._taken:
            self._painted += self._taken
            self._taken = []
            QTimer.singleShot(0, self, self._on_painted)  # comes round when the paint is done
        return False

    def _press(self) -> None:
        while self._due <= self._pauses.now():
            if self._view.model().rowCount() < _LEAST_ROWS:
                self._due += _KEY_EVERY_S
                continue
            event = QKeyEvent(QEvent.Type.KeyPress, self._next_key(), _NO_MODIFIER)
            QCoreApplication.postEvent(self._view, event)
            self._posted.append(self._due)
            self._due += _KEY_EVERY_S

    def _next_key(self) -> Qt.Key:
        """Go up and down by turns; a key at the end of the table would paint nothing."""
        row = self._view.currentIndex().row()
        self._pressed += 1
        if row <= 0 or row >= self._view.model().rowCount() - 1:
            self._goes_down = row <= 0
        elif self._pressed % _KEYS_ONE_WAY == 0:
            self._goes_down = not self._goes_down
        return Qt.Key.Key_Down if self._goes_down else Qt.Key.Key_Up

    def _on_painted(self) -> None:
        now = self._pauses.now()
        self.shown += [Shown(due, now - due) for due in self._painted]
        self._painted = []
