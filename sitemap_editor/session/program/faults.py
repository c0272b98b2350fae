"""Faults of the program itself, wherever they are raised: noted, counted, told once each."""

from __future__ import annotations

import os
import re
import sys
import threading
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal

from sitemap_editor import __version__

_MAX_KINDS: Final = 10
_MAX_TOLD: Final = 100  # a fault in painting what tells of faults would never end


class Faults(QObject):
    """Exceptions that nothing caught: in a slot, in a thread, where Python cannot raise.

    They still go to stderr. Faults are alike where they come from the same line for the same
    reason.
    Signals: `occurred` when one is to be shown; `changed` when `count` or `report` are others.
    """

    occurred = Signal()
    changed = Signal()
    _raised = Signal(str)

    def __init__(
        self, last_action: Callable[[], str], parent: QObject | None = None, home: str | None = None
    ) -> None:
        super().__init__(parent)
        self._last_action = last_action
        self._home = home or os.path.expanduser("~")  # noqa: PTH111 - Path's own may raise
        self._counts: dict[str, int] = {}
        self._actions: dict[str, str] = {}
        self._known: set[str] = set()
        self._is_telling = False
        # Queued: a thread may have raised it, and what is under way here shall end first.
        self._raised.connect(self._on_raised, Qt.ConnectionType.QueuedConnection)

    def install(self) -> None:
        """Take notice of exceptions that nothing catches."""
        sys.excepthook = self._on_exception
        sys.unraisablehook = self._on_unraisable
        threading.excepthook = self._on_thread_exception

    def uninstall(self) -> None:
        """Leave them to Python again."""
        sys.excepthook = sys.__excepthook__
        sys.unraisablehook = sys.__unraisablehook__
        threading.excepthook = threading.__excepthook__

    # What a report says

    @property
    def count(self) -> int:
        """How many faults there were since the last `put_away`."""
        return sum(self._counts.values())

    def report(self) -> str:
        """Return what a developer needs to know; folders of this user's home begin with ``~``."""
        from sitemap_editor.session.program.versions import versions  # seldom wanted: not at start

        parts = [f"Sitemap Editor {__version__}", versions(), ""]
        for number, (trace, count) in enumerate(self._counts.items(), 1):
            parts.append(f"Fault {number}, {count} time(s), last action: {self._actions[trace]}")
            parts.append(trace)
        return self._without_home("\n".join(parts))

    def put_away(self) -> None:
        """Forget what was shown: should it come again, it is not shown another time."""
        self._known.update(self._counts)
        self._counts.clear()
        self._actions.clear()

    def _without_home(self, text: str) -> str:
        if len(self._home) > 1:  # a home of “/” is no secret
            for home in {self._home, self._home.replace("\\", "\\\\"), Path(self._home).as_posix()}:
                text = re.sub(re.escape(home) + r"(?![\w.-])", "~", text)
        return text

    # What Python calls

    def _on_exception(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        sys.__excepthook__(kind, error, trace)
        if isinstance(error, Exception):
            self._note(error)

    def _on_unraisable(self, caught: sys.UnraisableHookArgs) -> None:
        sys.__unraisablehook__(caught)
        if isinstance(caught.exc_value, Exception):
            self._note(caught.exc_value)

    def _on_thread_exception(self, caught: threading.ExceptHookArgs) -> None:
        threading.__excepthook__(caught)
        if isinstance(caught.exc_value, Exception):
            self._note(caught.exc_value)

    def _note(self, error: Exception) -> None:
        """Hand a fault to the thread of the window; nothing may be raised from here."""
        if self._is_telling:
            return  # one in showing faults is not shown
        try:
            self._raised.emit("".join(traceback.format_exception(error)))
        except Exception:  # noqa: BLE001 - it stands on stderr already, and nothing can be done
            return

    def _on_raised(self, trace: str) -> None:
        is_new = trace not in self._counts
        is_too_much = self.count >= _MAX_TOLD or (is_new and len(self._counts) >= _MAX_KINDS)
        if is_too_much or trace in self._known:
            return
        self._counts[trace] = self._counts.get(trace, 0) + 1
        self._actions[trace] = self._last_action() or "none"
        self._is_telling = True
        try:
            self.changed.emit()
            self.occurred.emit()
        finally:
            self._is_telling = False
