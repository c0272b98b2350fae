"""The worker processes of the program: started when first needed, lent out piece by piece."""

from __future__ import annotations

import contextlib
import os
import sys
import time
from collections import deque
from collections.abc import Callable
from threading import Lock, Timer
from typing import TYPE_CHECKING, Final

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP
from sitemap_editor.core.passes.parcels import KEPT_RUNS, PICKLE, Answer, Parcel, Task

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

MOST_WORKERS: Final = 8
_END_S: Final = 1.0
_START_S: Final = 2.0
_LEFT_S: Final = 0.1
_AT_ONCE_BYTES: Final = 4 << 20
REPLACED: Final = QT_TRANSLATE_NOOP(
    "core", "A worker process ended unexpectedly. It was started again; no work is lost."
)
WITHOUT: Final = QT_TRANSLATE_NOOP(
    "core",
    "Worker processes cannot be used. Everything still works, but large files take longer.",
)


class WorkerLostError(Exception):
    """A worker is gone, or does not answer."""


class Worker:
    """One process and the line to it; used by one thread at a time."""

    def __init__(self, process: SpawnProcess, connection: Connection) -> None:
        self._process = process
        self.connection = connection
        self._runs: deque[int] = deque(maxlen=KEPT_RUNS)
        self.deadline = 0.0
        self.up_at = time.monotonic() + _START_S
        """When it should have come up."""
        self.is_left = False
        """True where it is ended, and nobody wonders, unless it is through by the deadline."""

    @property
    def process_id(self) -> int | None:
        """The number the system knows it by."""
        return self._process.pid

    def ask(self, run: int, opening: bytes, parcel: Parcel, limit_s: float) -> None:
        """Send rows, with `opening` where the worker does not know it. Raises: WorkerLostError."""
        import pickle  # with the first worker: not at start

        is_known = run in self._runs
        if not is_known:
            self._runs.append(run)
        self.deadline = max(time.monotonic(), self.up_at) + limit_s
        task = Task(run, None if is_known else opening, parcel.lengths)
        try:
            self.connection.send_bytes(pickle.dumps(task, PICKLE))
            self.connection.send_bytes(parcel.data)
        except (OSError, ValueError) as error:
            raise WorkerLostError from error

    def answer(self) -> Answer:
        """Return what came back, once there is something to read. Raises: WorkerLostError."""
        import pickle

        try:
            answer: Answer = pickle.loads(self.connection.recv_bytes())  # noqa: S301 - our own worker's
        except (OSError, EOFError, pickle.UnpicklingError) as error:
            raise WorkerLostError from error
        return answer

    def has_answered(self) -> bool:
        """Tell whether there is something to read. Raises: WorkerLostError where it is late."""
        try:
            is_there = self.connection.poll()
        except OSError as error:
            raise WorkerLostError from error
        if not is_there and self.is_late:
            raise WorkerLostError
        return is_there

    @property
    def is_late(self) -> bool:
        """Tell whether it has had its time."""
        return time.monotonic() > self.deadline

    def end(self, *, at_once: bool) -> None:
        """End the process; one that only waits ends by itself when nobody is left to ask."""
        with contextlib.suppress(OSError):
            self.connection.close()
        if not at_once:
            self._process.join(_END_S)
        if self._process.exitcode is None:
            self._process.kill()
            self._process.join(_END_S)
        with contextlib.suppress(ValueError):  # the system has not buried it yet
            self._process.close()


class Crew:
    """As many workers as the computer has cores, at most eight; any thread may ask.

    One that is lost is replaced once; from the second on there are none: `is_usable` tells.
    `tells` hears about either, in whichever thread it happens.
    """

    def __init__(self, count: int | None = None, tells: Callable[[str], object] = str) -> None:
        self._count = count or min(os.cpu_count() or 1, MOST_WORKERS)
        self._tells = tells
        self._lock = Lock()
        self._idle: list[Worker] = []
        self._lent: set[Worker] = set()
        self._left: list[Worker] = []  # still busy with what nobody waits for
        self._timers: list[Timer] = []
        self._has_started = False
        self._has_replaced = False
        self.is_usable = True

    def __len__(self) -> int:
        return self._count

    def borrow(self) -> Worker | None:
        """Return a worker that has nothing to do; None where there is none now."""
        with self._lock:
            if not self.is_usable:
                return None
            if not self._has_started:
                self._has_started = True
                for _ in range(self._count):
                    self._start_one()
            self._collect()
            if not self._idle:
                return None
            worker = self._idle.pop()
            self._lent.add(worker)
            return worker

    def give_back(self, worker: Worker, *, is_busy: bool = False) -> None:
        """Return a worker; one that is still busy is lent out again when it is through."""
        with self._lock:
            self._lent.discard(worker)
            if not self.is_usable:
                worker.end(at_once=True)
            elif is_busy:
                self._left.append(worker)
            else:
                self._idle.append(worker)

    def leave(self, worker: Worker) -> None:
        """Return a worker that may never be through with what nobody waits for any more."""
        now = time.monotonic()
        worker.is_left = True
        worker.deadline = min(worker.deadline, max(now + _LEFT_S, worker.up_at))
        self.give_back(worker, is_busy=True)
        later = Timer(max(0.0, worker.deadline - now) + _LEFT_S, self._look_again)
        later.daemon = True
        self._timers = [timer for timer in self._timers if timer.is_alive()]
        self._timers.append(later)
        later.start()

    def _look_again(self) -> None:
        with self._lock:
            if self.is_usable:
                self._collect()

    def bury(self, worker: Worker) -> None:
        """Replace a worker that is lost; the second time all are sent home."""
        with self._lock:
            self._lent.discard(worker)
            self._replace(worker)

    def end(self) -> None:
        """End all processes; none is started again."""
        with self._lock:
            self.is_usable = False
            self._end_all()
        for timer in self._timers:
            timer.cancel()
            timer.join()

    @property
    def process_ids(self) -> list[int]:
        """The numbers of the processes that are there."""
        with self._lock:
            workers = (*self._idle, *self._lent, *self._left)
            return [worker.process_id for worker in workers if worker.process_id is not None]

    def _start_one(self) -> None:
        if not self.is_usable:
            return
        try:
            self._idle.append(_started())
        except (OSError, ImportError, RuntimeError, ValueError):  # a system that allows none
            self._give_up()

    def _collect(self) -> None:
        """Take back workers that are through with what nobody waits for."""
        for worker in self._left[:]:
            try:
                if not worker.has_answered():
                    continue
                worker.answer()
            except WorkerLostError:
                self._left.remove(worker)
                self._replace(worker)
            else:
                self._left.remove(worker)
                worker.is_left = False
                self._idle.append(worker)

    def _replace(self, worker: Worker) -> None:
        worker.end(at_once=True)
        if not self.is_usable:
            return
        if worker.is_left:
            self._start_one()
            return
        if self._has_replaced:
            self._give_up()
            return
        self._has_replaced = True
        self._start_one()
        if self.is_usable:
            self._tells(REPLACED)

    def _give_up(self) -> None:
        self.is_usable = False
        self._end_all()
        self._tells(WITHOUT)

    def _end_all(self) -> None:
        """End who is not lent out; who is, ends when given back."""
        workers, self._idle, self._left = [*self._idle, *self._left], [], []
        for worker in workers:
            worker.end(at_once=True)


def _started() -> Worker:
    """Start a process. A fork would copy the window's threads and locks: spawn everywhere."""
    from multiprocessing import get_context

    from sitemap_editor.core.passes.worker import serve

    context = get_context("spawn")
    ours, theirs = context.Pipe()
    _widen(ours)
    _widen(theirs)
    process = context.Process(target=serve, args=(theirs,), name="passes", daemon=True)
    try:
        process.start()
    except BaseException:
        ours.close()
        raise
    finally:
        theirs.close()
    return Worker(process, ours)


def _widen(line: Connection) -> None:
    """Let a line take a whole piece of rows at once, as far as the system lets it.

    Else it takes 0.2 MB on Linux and 8 KB on macOS, and both ends wait for each other all the time:
    of a search a quarter of the workers' time went into reading.
    """
    if sys.platform == "win32":
        return  # no socket
    import socket  # with the first worker: not at start

    with contextlib.suppress(OSError), socket.socket(fileno=os.dup(line.fileno())) as end:
        end.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _AT_ONCE_BYTES)
        end.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, _AT_ONCE_BYTES)
