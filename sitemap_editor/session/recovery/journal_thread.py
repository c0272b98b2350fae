"""The thread that writes the journals of all open files, and tries again what the disk refused."""

from __future__ import annotations

import time
from abc import abstractmethod
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Event, Thread
from typing import Final, Generic, TypeVar

from PySide6.QtCore import QObject, Signal

from sitemap_editor.core.files.recovery.journal import Journal
from sitemap_editor.core.files.recovery.journal_file import JournalFile
from sitemap_editor.session.document.open_file import OpenFile
from sitemap_editor.session.window_priority import WindowPriority

_SYNC_AFTER_S: Final = 0.5  # how far the disk itself may be behind
_BEGINS_WITHIN_S: Final = 0.1  # what the first edit after a save waits at most
_AGAIN_AFTER_S: Final = 5.0  # a full disk may have room by then
_Task = Callable[[], object]
J = TypeVar("J", bound=JournalFile)


class JournalThread(QObject):
    """Writes the journals of all files, one task after the other.

    A thread of its own: an edit must not wait until some large file is read. It starts with the
    first edit. Signals, sent by the thread: `failed` (error) when a journal could not be written;
    `recovered` when all that the disk refused is written after all.
    """

    failed = Signal(object)
    recovered = Signal()

    def __init__(
        self, folder: Path, parent: QObject | None = None, priority: WindowPriority | None = None
    ) -> None:
        super().__init__(parent)
        self.folder = folder
        self._priority = priority
        self._tasks: SimpleQueue[_Task | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._open: list[JournalFile] = []
        self._copies: deque[tuple[Journal, Iterator[None], _Task]] = deque()
        self._refused: dict[_Task, None] = {}  # in the order in which they are tried again
        self._sync_at: float | None = None
        self._again_at = 0.0
        self._is_over = False

    def do(self, task: _Task) -> None:
        """Have something done behind all that was asked for before."""
        if self._is_over:
            return
        if self._thread is None:
            self._thread = Thread(target=self._work_off, name="journals")
            self._thread.start()
        self._tasks.put(task)

    def flush(self, timeout_s: float) -> bool:
        """Wait until all that was asked for is on disk; False where it is not by then."""
        if self._thread is None or self._is_over:
            return True
        is_through, went_well = Event(), []

        def finish() -> None:
            went_well.append(self.finish())
            is_through.set()

        self.do(finish)
        with self.waited_for():
            return is_through.wait(timeout_s) and all(went_well)

    def shut_down(self) -> None:
        """Wait until all that was asked for is on disk; nothing is done any more afterwards.

        Journals of files that are still open are left, for the next start.
        """
        self._is_over = True
        if self._thread is not None:
            self._tasks.put(None)
            with self.waited_for():
                self._thread.join()

    # What runs in the thread

    def follow(self, journal: JournalFile) -> None:
        """Have the disk keep what is written of a journal from now on."""
        self._open.append(journal)
        self.note_written()

    def copy_base(self, journal: Journal, then: _Task) -> None:
        """Have the copy made of what a journal goes on top of, beside other work.

        Once the disk has it for good, `then` is called.
        """
        self._copies.append((journal, journal.keep_base(), then))

    def give_way(self, _part: float) -> None:
        """Let the window go first, which long work in the thread does every millisecond."""
        if self._priority is not None:
            self._priority.give_way()

    def waited_for(self) -> AbstractContextManager[None]:
        """Go on without that while the window's thread itself waits for this one."""
        return nullcontext() if self._priority is None else self._priority.lifted()

    def end(self, journal: JournalFile) -> None:
        """Remove a journal."""
        self._open.remove(journal)
        self.forget(journal.sync)
        if isinstance(journal, Journal):
            self.forget(journal.keep_base_at_once)
        journal.discard()

    def note_written(self) -> None:
        """Have the disk keep what was written, soon."""
        self._sync_at = self._sync_at or time.monotonic() + _SYNC_AFTER_S

    def finish(self) -> bool:
        """Have all copies and all that was written on disk; tell whether that went well."""
        is_well = self._attempt_all(list(self._refused))
        while self._copies:
            is_well &= self._copy_on()
        return self._sync() and is_well

    def attempt(self, task: _Task) -> bool:
        """Do something; tell where it failed, and do it again later where the disk refused.

        A task that was refused is called again, and must go on where it stopped; `forget` keeps it
        from that. Of several that are refused, the first is told.
        """
        try:
            task()
        except OSError as error:
            if not self._refused:
                self.failed.emit(error)
            self._refused[task] = None
            self._again_at = time.monotonic() + _AGAIN_AFTER_S
            return False
        except Exception as error:  # noqa: BLE001 - told in the window's thread
            self.failed.emit(error)
            return False
        if task in self._refused:
            self.forget(task)
            if not self._refused:
                self.recovered.emit()
        return True

    def forget(self, task: _Task) -> None:
        """Do not try it again."""
        self._refused.pop(task, None)

    def is_refused(self, *tasks: _Task) -> bool:
        """Tell whether one of these is to be tried again."""
        return any(task in self._refused for task in tasks)

    def _work_off(self) -> None:
        while (task := self._next()) is not None:
            try:
                task()
            except Exception as error:  # noqa: BLE001 - the journals of other files go on
                self.failed.emit(error)
        self.finish()
        for journal in self._open:
            journal.close()
        self._open.clear()

    def _next(self) -> _Task | None:
        """Wait for the next task, and meanwhile do what has time."""
        while True:
            rest_s = self._do_what_is_due()
            try:
                if self._copies:
                    return self._tasks.get_nowait()
                return self._tasks.get(timeout=rest_s)
            except Empty:
                if self._copies:
                    self._copy_on()

    def _do_what_is_due(self) -> float | None:
        """Sync and try again what it is time for; return how long there is nothing to do."""
        now = time.monotonic()
        if self._sync_at is not None and self._sync_at <= now:
            self._sync()
        if self._refused and self._again_at <= now:
            self._attempt_all(list(self._refused))
        times = [self._again_at] if self._refused else []
        if self._sync_at is not None:
            times.append(self._sync_at)
        return max(0.0, min(times) - time.monotonic()) if times else None

    def _sync(self) -> bool:
        self._sync_at = None
        return self._attempt_all([journal.sync for journal in self._open])

    def _attempt_all(self, tasks: Iterable[_Task]) -> bool:
        is_well = True
        for task in tasks:
            is_well &= self.attempt(task)
        return is_well

    def _copy_on(self) -> bool:
        """Take one step of a copy; one that the disk refused is made at once, later."""
        journal, copy, then = self._copies.popleft()
        try:
            for _step in copy:
                self._copies.appendleft((journal, copy, then))
                return True
        except OSError:
            return self.attempt(journal.keep_base_at_once)
        except Exception as error:  # noqa: BLE001 - the journals of other files go on
            self.failed.emit(error)
            return False
        if not self.attempt(journal.sync):
            return False
        then()
        return True


class JournalHandle(Generic[J]):
    """A journal as the window's thread knows it: told what to do, asked nothing.

    What is small is written at once by the thread that says so, where nothing is left to be written
    before it: then it outlives the program from that moment on. The first edit is waited for unless
    beginning the journal itself takes longer than a person may notice (`begins_soon` is False).
    """

    def __init__(
        self, thread: JournalThread, begin: Callable[[], J], *, begins_soon: bool = True
    ) -> None:
        self._thread = thread
        self._begins_soon = begins_soon
        self._begin: Callable[[], J] | None = begin
        self._journal: J | None = None
        self._left: deque[Callable[[J], object]] = deque()  # to be written, in this order
        self._is_cut = False
        self._asked = 0  # how often the thread was asked to write, counted by the window's
        self._done = 0  # how many of these are written, counted by the thread
        self._has_begun = Event()
        thread.do(self._attempt)

    def record(self, write: Callable[[J], object], *, is_small: bool = False) -> None:
        """Write something down; `write` is called again where the disk refused.

        What `is_small` is on its way to disk on return, or soon where other things come before it.
        """
        if is_small and self._is_written_at_once(write):
            return

        def add() -> None:
            self._left.append(write)
            self._attempt()

        self._asked += 1
        is_first = self._asked == 1
        self._thread.do(add)
        if is_first and is_small and self._begins_soon:
            with self._thread.waited_for():
                self._has_begun.wait(_BEGINS_WITHIN_S)

    def _is_written_at_once(self, write: Callable[[J], object]) -> bool:
        journal = self._journal
        if journal is None or self._asked != self._done or self._is_cut or journal.is_closed:
            return False
        try:
            write(journal)
        except OSError:
            return False  # the thread tells, and tries again
        self._thread.do(self._thread.note_written)
        return True

    def when_kept(self, then: Callable[[bool], None]) -> None:
        """Call `then` in the thread once all is on disk, or told that it is not."""
        self._thread.do(lambda: then(self._is_kept()))

    def end(self) -> None:
        """Remove the journal."""
        self._thread.do(self.end_at_once)

    # What runs in the thread

    def _attempt(self) -> None:
        self._thread.attempt(self._go_on)

    def _go_on(self) -> None:
        """Write what is left."""
        if self._is_cut:
            return
        try:
            if self._begin is not None:
                self._journal = self._begin()
                self._begin = None  # and with it what the journal goes on top of
                self._thread.follow(self._journal)
            while self._left and self._journal is not None:
                self._left[0](self._journal)
                self._left.popleft()
                self._done += 1
                self._thread.note_written()
                self._has_begun.set()
        except OSError:
            raise
        except Exception:
            self._is_cut = True  # what comes later goes on top of it
            raise

    def _is_kept(self) -> bool:
        self._thread.finish()  # of other files some may be refused
        journal = self._journal
        if journal is None or self._left or self._is_cut:
            return False
        is_copied = not (
            isinstance(journal, Journal) and self._thread.is_refused(journal.keep_base_at_once)
        )
        return is_copied and not self._thread.is_refused(journal.sync)

    def end_at_once(self) -> None:
        """Remove the journal; in the thread of journals."""
        self._left.clear()
        self._is_cut = True
        self._thread.forget(self._go_on)
        journal, self._journal = self._journal, None
        if journal is not None:
            self._thread.end(journal)


class FileJournal(QObject, Generic[J]):
    """Follows one file while it is open: a journal from the first edit after a save to the next."""

    def __init__(self, file: OpenFile, thread: JournalThread) -> None:
        super().__init__(file)
        self._file = file
        self._thread = thread
        self._line: JournalHandle[J] | None = None
        file.title_changed.connect(self.keep_if_modified)
        file.closed.connect(self.discard)

    def prepare(self) -> None:
        """Remember the file as it is before an edit; this is what the journal begins with."""

    @abstractmethod
    def keep_if_modified(self) -> None:
        """Keep what was not edited, but lies nowhere on disk as it is."""

    @abstractmethod
    def write(self) -> None:
        """Hand over what was edited, unless it was saved or undone meanwhile."""

    @abstractmethod
    def discard(self) -> None:
        """Remove the journal: the file was saved, or its changes thrown away."""

    def when_kept(self, then: Callable[[bool], None]) -> None:
        """Call `then` in the thread of journals once all so far is on disk; True where it is."""
        self.write()
        self.keep_if_modified()
        if self._line is None:
            needs_none = not self._file.is_modified
            self._thread.do(lambda: then(needs_none))
        else:
            self._line.when_kept(then)
