"""Checks all URLs of a file live in the running program, and prints its pauses and memory as JSON:
``python -m tests.benchmarks.live_child FILE KILL_AT``; 0 for a check that comes to its end."""

from __future__ import annotations

import json
import os
import runpy
import signal
import sys
import traceback
from pathlib import Path
from threading import Event, Thread
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication

from sitemap_editor.session.web.live.check_run import RunState
from sitemap_editor.session.web.live.live_review import MOST_A_SECOND, LiveReview
from sitemap_editor.session.web.live.live_run import LiveRun
from sitemap_editor.windows.shell.main_window import MainWindow
from sitemap_editor.windows.web.live_bar import LiveBar
from tests.benchmarks.pauses import Pauses
from tests.benchmarks.processes import resident_bytes

_POLL_MS: Final = 50
_WEIGH_S: Final = 0.5
_AFTERWARDS_S: Final = 1.0


class Checked(QObject):
    """Opens a file, begins the check as a person does, and follows it."""

    def __init__(self, window: MainWindow, path: Path, kill_at: int) -> None:
        super().__init__(window)
        self.pauses = Pauses(self)
        self.told: dict[str, Any] = {}
        self._window = window
        self._kill_at = kill_at
        self._weights: list[int] = []
        self._over = Event()
        self._timer = QTimer(self, interval=_POLL_MS)
        self._timer.timeout.connect(self._look_or_end)
        self._timer.start()
        window.files.open_paths([path])

    def _look_or_end(self) -> None:
        try:
            self._look()
        except Exception:  # noqa: BLE001 - whatever it was, nobody is there to see a box
            traceback.print_exc()
            os._exit(1)

    def _look(self) -> None:
        page, now = self._window.tabs.current_page(), self.pauses.now()
        if page is None or not page.session.findings.is_complete:
            return
        if "opened" not in self.told:
            self.told["opened"] = now
        elif "began" not in self.told:
            if now - self.told["opened"] > _AFTERWARDS_S:
                self._begin()
        else:
            bar = page.findChild(LiveBar)
            self._follow(bar.run if bar is not None else None, now)

    def _begin(self) -> None:
        def agrees(review: LiveReview) -> bool:
            review.rate, review.allow_private = MOST_A_SECOND, True
            return True

        self._window.prompts.review_live = agrees  # type: ignore[method-assign]  # a person's yes
        self.told |= {"began": self.pauses.now(), "resident": resident_bytes()}
        Thread(target=self._weigh, daemon=True).start()
        self._window.action_set["web.live"].trigger()

    def _weigh(self) -> None:
        while not self._over.wait(_WEIGH_S):
            self._weights.append(resident_bytes())

    def _follow(self, run: LiveRun | None, now: float) -> None:
        if run is None or run.state is RunState.PREPARING:
            return
        if "running" not in self.told:
            self.told |= {"running": now, "resumed": run.done}
        if self._kill_at and run.done >= self._kill_at:
            self._tell(run)
            os.kill(os.getpid(), signal.SIGKILL)
        if run.state is RunState.OVER and not run.is_working and "ended" not in self.told:
            self.told["ended"] = now
        if now - self.told.get("ended", now) > _AFTERWARDS_S:
            self._timer.stop()
            self._tell(run)
            QApplication.exit(0)

    def _tell(self, run: LiveRun) -> None:
        self._over.set()
        self.told |= {"done": run.done, "total": run.total, "peak": max(self._weights)}
        self.told["pauses"] = self.pauses.found
        print(json.dumps(self.told), flush=True)


def main(path: Path, kill_at: int) -> None:
    """Run the program as its own `__main__` does; the check begins with its loop."""
    run_loop = QApplication.exec

    def watched_loop(*_: object) -> int:
        window = next(x for x in QApplication.topLevelWidgets() if isinstance(x, MainWindow))
        checked = Checked(window, path, kill_at)
        code = run_loop()
        checked.pauses.end()
        return code

    QApplication.exec = watched_loop  # type: ignore[method-assign]  # no hook, as in first_paint
    sys.argv[1:] = ["--new-window"]
    runpy.run_module("sitemap_editor", run_name="__main__", alter_sys=False)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
