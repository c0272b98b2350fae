"""Work that takes longer than a blink: one long-lived thread, real progress, real cancelling."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from functools import partial
from importlib import import_module
from queue import SimpleQueue
from threading import Event, Thread
from typing import Final, TypeVar

from PySide6.QtCore import QObject, Qt, Signal
from shiboken6 import isValid

from sitemap_editor.core.errors import Cancelled, Progress, SitemapError
from sitemap_editor.core.passes.executor import Executor, Here
from sitemap_editor.session.window_priority import WindowPriority

_PROGRESS_INTERVAL_S: Final = 0.05
_LONG_S: Final = 1.0
"""What works so long lets go of much memory."""

T = TypeVar("T")


class Job(QObject):
    """One piece of work under way.

    Signals: `progressed` (part done, 0.0 to 1.0); `stopped` when the work is over, before anybody
    is told of it; `ended` once nothing more will come. They, and the callbacks between the last
    two, arrive in the thread that owns the job. After `cancel` neither
    result nor failure is handed over, unless the job `tells_late`.
    """

    progressed = Signal(float)
    stopped = Signal()
    ended = Signal()
    _told = Signal(float)

    def __init__(
        self,
        work: Callable[[Progress], T],
        on_success: Callable[[T], None],
        on_failure: Callable[[Exception], None],
        parent: QObject,
        *,
        tells_late: bool = False,
        give_way: Callable[[], object] | None = None,
    ) -> None:
        super().__init__(parent)
        self._give_way = give_way

        def handing_over(progress: Progress) -> Callable[[], None]:
            return partial(on_success, work(progress))

        self._work: Callable[[Progress], Callable[[], None]] | None = handing_over
        self._on_failure = on_failure
        self._tells_late = tells_late
        self._stop = Event()
        self._last_told = 0.0
        # Results do not travel in signals: here they are dropped after a cancel, and let go.
        self._hand_over: Callable[[], None] | None = None
        self._error: Exception | None = None
        self._told.connect(self._on_told, Qt.ConnectionType.QueuedConnection)

    def cancel(self) -> None:
        """Ask the work to stop; what it still finds out is dropped."""
        self._stop.set()

    @property
    def is_cancelled(self) -> bool:
        """True once `cancel` was called."""
        return self._stop.is_set()

    def run(self) -> None:
        """Do the work; called by the worker thread, touches nothing that a window owns."""
        try:
            self._report(0.0)
            if self._work is not None:
                self._hand_over = self._work(self._report)
        except Exception as error:  # noqa: BLE001 - whatever went wrong is told where it is seen
            self._error = error

    def _report(self, part: float) -> None:
        if self._stop.is_set():
            raise Cancelled
        if self._give_way is not None:
            self._give_way()
        now = time.monotonic()
        if now - self._last_told >= _PROGRESS_INTERVAL_S:
            self._last_told = now
            self._told.emit(part)

    def _on_told(self, part: float) -> None:
        if not self.is_cancelled:
            self.progressed.emit(part)

    def finish(self) -> None:
        """Tell whoever waits for it; called in the thread that owns the job, which ends here."""
        hand_over, self._hand_over = self._hand_over, None
        # An error holds the frames that it went through, and so this job: let go, they end at once.
        error, self._error = self._error, None
        self.stopped.emit()
        try:
            if isinstance(error, Cancelled) or (self.is_cancelled and not self._tells_late):
                return
            if error is not None:
                self._on_failure(error)
            elif hand_over is not None:
                hand_over()
        finally:
            # What the callbacks hold of a window is let go here, not by the worker a moment later.
            self._work, self._on_failure = None, _raise
            error = None
            self.ended.emit()
            self.deleteLater()


class Jobs(QObject):
    """A queue with one thread behind it, for the life of the program.

    A queue and a thread of our own: `concurrent.futures` brings the logging package along, 8 ms of
    the start.
    """

    _one_ran = Signal()
    """The worker's last word on a job. Sent by what outlives all jobs: this one may be deleted in
    its own thread while the worker is still on its way out of the signal, once in a million."""

    def __init__(
        self,
        name: str,
        parent: QObject | None = None,
        executor: Executor | None = None,
        priority: WindowPriority | None = None,
    ) -> None:
        super().__init__(parent)
        self._name = name
        self.priority = priority
        """Lets the window go first while jobs tell their progress."""
        self.executor: Executor = executor or Here()
        """Where work over all rows of a document is done."""
        self._waiting: SimpleQueue[Job | None] = SimpleQueue()
        self._ran: SimpleQueue[Job] = SimpleQueue()
        self._open: list[Job] = []
        self._beside: Jobs | None = None
        self._one_ran.connect(self._finish_one, Qt.ConnectionType.QueuedConnection)
        self._thread = Thread(target=self._work_off, name=name)
        self._thread.start()

    def start(
        self,
        work: Callable[[Progress], T],
        on_success: Callable[[T], None],
        on_failure: Callable[[Exception], None] | None = None,
        *,
        tells_late: bool = False,
    ) -> Job:
        """Queue `work`; it is handed a progress function that also notices a cancel.

        With `tells_late` the outcome is told although the cancel came, if it came too late.
        """
        give_way = None if self.priority is None else self.priority.give_way
        failed = on_failure or _raise
        job = Job(work, on_success, failed, self, tells_late=tells_late, give_way=give_way)
        self._open.append(job)
        job.ended.connect(lambda: self._open.remove(job))
        self._waiting.put(job)
        return job

    @property
    def low_priority(self) -> Jobs:
        """A queue for what nobody waits for; its thread begins when first asked for."""
        if self._beside is None:
            self._beside = Jobs(f"{self._name} beside", self, self.executor, self.priority)
        return self._beside

    def shut_down(self) -> None:
        """Stop what runs and wait for it: no thread outlives the program."""
        if self._beside is not None:
            self._beside.shut_down()
        for job in self._open:
            job.cancel()
        self._waiting.put(None)
        with nullcontext() if self.priority is None else self.priority.lifted():
            self._thread.join()

    def _work_off(self) -> None:
        while (job := self._waiting.get()) is not None:
            began = time.monotonic()
            job.run()
            self._ran.put(job)
            del job  # what it held is let go now, not when the next one comes
            self._one_ran.emit()
            if time.monotonic() - began >= _LONG_S:
                from sitemap_editor.core.passes.free_memory import give_back  # not at start

                give_back()

    def _finish_one(self) -> None:
        self._ran.get().finish()


class JobOwner(QObject):
    """Has at most one job under way, of which nothing is heard any more once the owner is gone.

    Signals: `progressed` (part done, 0.0 to 1.0).
    """

    progressed = Signal(float)

    def __init__(self, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._jobs = jobs
        self._job: Job | None = None

    @property
    def is_working(self) -> bool:
        """True while a job is under way."""
        return self._job is not None

    def cancel(self) -> None:
        """Stop what is under way; what it still finds out is dropped."""
        if self._job is not None:
            self._job.cancel()
            self._job = None

    def begin(
        self,
        work: Callable[[Progress], T],
        then: Callable[[T], None],
        failed: Callable[[SitemapError], None] | None = None,
    ) -> Job:
        """Do `work` in the place of what is under way; then hand over its result, or its error."""
        JobOwner.cancel(self)  # that of an heir may end more than a job

        def on_success(result: T) -> None:
            if isValid(self):
                self._job = None
                then(result)

        def on_failure(error: Exception) -> None:
            if isValid(self):
                self._job = None
            _raise(error)
            if isValid(self) and failed is not None and isinstance(error, SitemapError):
                failed(error)

        self._job = job = self._jobs.start(work, on_success, on_failure)
        job.progressed.connect(self.progressed)
        self.destroyed.connect(job.cancel)
        return job


def load(names: Sequence[str], progress: Progress) -> None:
    """Load modules of ours in a worker, step by step: the window has its turn in between."""
    for done, name in enumerate(names):
        progress(done / len(names))
        import_module(f"sitemap_editor.{name}")
    progress(1.0)


def let_go(owner: JobOwner) -> None:
    """Stop what works for something and delete it, unless it went with its document already."""
    if isValid(owner):
        owner.cancel()
        owner.deleteLater()


def _raise(error: Exception) -> None:
    if not isinstance(error, SitemapError):
        raise error
