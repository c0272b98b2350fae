"""The end of a person's session at the computer: nothing is lost, and no question holds it up."""

from __future__ import annotations

import os
import signal
import sys
from types import FrameType
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QSocketNotifier, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication

_ENDS_WITHIN_MS: Final = 60_000
_ENDING: Final = ("SIGTERM", "SIGHUP")  # of a system that goes down, of a terminal that is closed
_MANY_BYTES: Final = 64


class Logout(QObject):
    """Waits for the word of the system: of its session manager, or by a signal.

    Signals: `came` when all that is unsaved must be on disk before the slots return.
    """

    came = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        # A logout that has not come by then was called off: any program may do so; nobody tells.
        self._ends_soon = QTimer(self, singleShot=True, interval=_ENDS_WITHIN_MS)
        self._pipe: tuple[int, int] | None = None
        self._handlers: dict[signal.Signals, object] = {}

    @property
    def is_near(self) -> bool:
        """True while windows may be closed without a question: all is on disk already."""
        return self._ends_soon.isActive()

    def follow(self, application: QGuiApplication) -> None:
        """Listen to the session manager: on Windows, and on X11 where Qt was built with it."""
        application.commitDataRequest.connect(self._on_commit)
        application.applicationStateChanged.connect(self._on_state_changed)

    def _on_commit(self) -> None:
        if sys.platform != "darwin":  # there the Quit of the Dock says the same: it is asked then
            self._ends_soon.start()
        self.came.emit()

    def _on_state_changed(self, state: Qt.ApplicationState) -> None:
        """Take it that the session goes on once a person comes back to the window."""
        if state is Qt.ApplicationState.ApplicationActive:
            self._ends_soon.stop()

    # Signals

    def listen(self) -> None:
        """End the program in good order by a signal; elsewhere than on POSIX, do nothing."""
        if sys.platform == "win32":
            return
        self._pipe = os.pipe()
        for end in self._pipe:
            os.set_blocking(end, False)
        notifier = QSocketNotifier(self._pipe[0], QSocketNotifier.Type.Read, self)
        notifier.activated.connect(self._on_signal)
        signal.set_wakeup_fd(self._pipe[1], warn_on_full_buffer=False)
        for number in (signal.Signals[name] for name in _ENDING):
            if signal.getsignal(number) is not signal.SIG_IGN:  # as nohup has it
                self._handlers[number] = signal.signal(number, _leave_to_notifier)

    def stop(self) -> None:
        """Leave signals to the system again."""
        if self._pipe is None:
            return
        for number, handler in self._handlers.items():
            signal.signal(number, handler)  # type: ignore[arg-type]  # what was there before
        self._handlers.clear()
        signal.set_wakeup_fd(-1)
        for notifier in self.findChildren(QSocketNotifier):
            notifier.setEnabled(False)
        for end in self._pipe:
            os.close(end)
        self._pipe = None

    def _on_signal(self) -> None:
        if self._pipe is not None:
            os.read(self._pipe[0], _MANY_BYTES)
            self.came.emit()
            QCoreApplication.exit(0)


def _leave_to_notifier(_number: int, _frame: FrameType | None) -> None:
    """Do nothing: the byte that the signal wrote wakes the event loop, which does the rest."""
