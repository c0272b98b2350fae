"""Keeps a journal of every open document, so that edits outlive a crash; all in one thread."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterator
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal
from shiboken6 import isValid

from sitemap_editor.core.document.edits import Edit
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.traces import Trace, trace_of
from sitemap_editor.core.files.recovery.header import Header
from sitemap_editor.core.files.recovery.journal import Journal
from sitemap_editor.session.session import Session

_SYNC_AFTER_S: Final = 0.5  # how far the disk itself may be behind
_Task = Callable[[], object]


class JournalThread(QObject):
    """Writes the journals of all documents, one task after the other.

    A thread of its own: an edit must not wait until some large file is read. It starts with the
    first edit. Signals: `failed` (error) when a journal could not be written; sent by the thread.
    """

    failed = Signal(object)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.folder = folder
        self._tasks: SimpleQueue[_Task | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._open: list[Journal] = []
        self._copies: deque[Iterator[None]] = deque()
        self._sync_at: float | None = None
        self._is_over = False

    def do(self, task: _Task) -> None:
        """Have something done behind all that was asked for before."""
        if self._is_over:
            return
        if self._thread is None:
            self._thread = Thread(target=self._work_off, name="journals")
            self._thread.start()
        self._tasks.put(task)

    def shut_down(self) -> None:
        """Wait until all that was asked for is on disk; nothing is done any more afterwards.

        Journals of documents that are still open are left, for the next start.
        """
        self._is_over = True
        if self._thread is not None:
            self._tasks.put(None)
            self._thread.join()

    # What runs in the thread

    def begin(self, header: Header, base: PieceTable) -> Journal:
        """Begin a journal; the copy of what it goes on top of is made beside other work."""
        journal = Journal(self.folder, header, base)
        self._open.append(journal)
        self._copies.append(journal.keep_base())
        return journal

    def end(self, journal: Journal) -> None:
        """Remove a journal."""
        self._open.remove(journal)
        journal.discard()

    def note_written(self) -> None:
        """Have the disk keep what was written, soon."""
        self._sync_at = self._sync_at or time.monotonic() + _SYNC_AFTER_S

    def finish(self) -> bool:
        """Have all copies and all that was written on disk; tell whether that went well."""
        is_well = True
        while self._copies:
            is_well &= self.attempt(self._copy_on)
        return self._sync() and is_well

    def _work_off(self) -> None:
        while (task := self._next()) is not None:
            task()
        self.finish()
        for journal in self._open:
            journal.close()
        self._open.clear()

    def _next(self) -> _Task | None:
        """Wait for the next task, and meanwhile do what has time."""
        while True:
            left_s = None
            if self._sync_at is not None:
                left_s = self._sync_at - time.monotonic()
                if left_s <= 0:
                    self._sync()
                    continue
            try:
                if self._copies:
                    return self._tasks.get_nowait()
                return self._tasks.get(timeout=left_s)
            except Empty:
                if self._copies:
                    self.attempt(self._copy_on)

    def _sync(self) -> bool:
        self._sync_at = None
        is_well = True
        for journal in self._open:
            is_well &= self.attempt(journal.sync)
        return is_well

    def _copy_on(self) -> None:
        """Take one step of a copy."""
        copy = self._copies.popleft()
        for _step in copy:
            self._copies.appendleft(copy)
            return
        self.note_written()

    def attempt(self, task: Callable[[], object]) -> bool:
        """Do something; tell where it failed."""
        try:
            task()
        except Exception as error:  # noqa: BLE001 - told in the window's thread
            self.failed.emit(error)
            return False
        return True


class SessionJournal(QObject):
    """Follows one document: a journal from the first edit after a save to the next save."""

    def __init__(self, session: Session, name: Callable[[], str], thread: JournalThread) -> None:
        super().__init__(session)
        self._session = session
        self._name = name
        self._thread = thread
        self._before: tuple[Header, PieceTable] | None = None
        self._line: _Line | None = None
        self._known = 0
        self._waiting: list[tuple[Trace, float]] = []
        session.about_to_change.connect(self.prepare)
        session.applied.connect(self._on_applied)
        session.saved.connect(self._begin_anew)
        session.undo_stack.cleanChanged.connect(self._on_clean_changed)
        session.title_changed.connect(self.keep_if_modified)
        session.closed.connect(self.discard)

    def prepare(self) -> None:
        """Remember the document as it is before an edit; this is what the journal begins with."""
        table = self._session.document.table
        self._known = len(table.starts)
        if self._line is None and self._before is None:
            self._before = (self._header(), table.snapshot())

    def keep_if_modified(self) -> None:
        """Keep a document that was not edited, but lies nowhere on disk as it is."""
        if self._line is not None or self._waiting or not isValid(self._session.undo_stack):
            return
        if self._session.is_modified:
            self._before = None
            self.prepare()
            self._hand_over([])

    def when_kept(self, then: Callable[[bool], None]) -> None:
        """Call `then` in the thread of journals once all so far is on disk; True where it is."""
        self._write()
        self.keep_if_modified()
        line = self._line
        if line is None:
            needs_none = not self._session.is_modified
            self._thread.do(lambda: then(needs_none))
        else:
            line.when_kept(then)

    def _header(self) -> Header:
        session = self._session
        document, table = session.document, session.document.table
        is_on_disk = document.path is not None and session.undo_stack.isClean()
        return Header(
            path=document.path,
            name=self._name(),
            kind=document.kind,
            form=document.form,
            stamp=document.stamp,
            is_on_disk=is_on_disk and not session.is_never_saved,
            is_never_saved=session.is_never_saved,
            suggested_path=session.suggested_path,
            row_count=len(document),
            head=table.head,
            tail=table.tail,
        )

    def _on_applied(self, edit: Edit, inverse: Edit) -> None:
        table = self._session.document.table
        trace = trace_of(edit, inverse, table, self._known)
        if self._before is not None and not self._waiting and trace.is_idle:
            before = self._before[1]
            if (before.head, before.tail) == (table.head, table.tail):
                self._before = None  # nothing was done to it
                return
        if not self._waiting:
            # Behind this event it is known how many steps undo has.
            QTimer.singleShot(0, self, self._write)
        self._waiting.append((trace, time.time()))

    def _write(self) -> None:
        """Hand over what was edited, unless it was saved or undone meanwhile."""
        waiting, self._waiting = self._waiting, []
        if waiting:
            self._hand_over(waiting)

    def _hand_over(self, waiting: list[tuple[Trace, float]]) -> None:
        if self._line is None and self._before is not None:
            self._line = _Line(self._thread, *self._before)
            self._before = None
        stack = self._session.undo_stack
        steps = abs(stack.index() - max(0, stack.cleanIndex()))
        if self._line is not None:
            self._line.record(waiting, max(1, steps) if waiting else 0)

    def _on_clean_changed(self, is_clean: bool) -> None:
        # An undo stack that is destroyed says that it is clean: no word about the document.
        if is_clean and isValid(self._session.undo_stack):
            self._begin_anew()

    def _begin_anew(self) -> None:
        """Remove the journal; begin another where closing would lose work all the same.

        That is so where it was edited while it was being saved, and where it was never saved.
        """
        self.discard()
        self.keep_if_modified()

    def discard(self) -> None:
        """Remove the journal: the document was saved, or its changes thrown away."""
        self._waiting, self._before = [], None
        line, self._line = self._line, None
        if line is not None:
            line.end()


class _Line:
    """A journal as the window's thread knows it: told what to do, asked nothing."""

    def __init__(self, thread: JournalThread, header: Header, base: PieceTable) -> None:
        self._thread = thread
        self._journal: Journal | None = None
        self._is_cut = False
        thread.do(lambda: thread.attempt(lambda: self._begin(header, base)))

    def record(self, waiting: list[tuple[Trace, float]], steps: int) -> None:
        """Write edits down."""
        self._thread.do(lambda: self._thread.attempt(lambda: self._record(waiting, steps)))

    def when_kept(self, then: Callable[[bool], None]) -> None:
        """Call `then` in the thread once all is on disk, or told that it is not."""
        self._thread.do(lambda: self._thread.attempt(lambda: self._tell_kept(then)))

    def end(self) -> None:
        """Remove the journal."""
        self._thread.do(lambda: self._thread.attempt(self._end))

    # What runs in the thread

    def _begin(self, header: Header, base: PieceTable) -> None:
        self._journal = self._thread.begin(header, base)
        self._thread.note_written()

    def _record(self, waiting: list[tuple[Trace, float]], steps: int) -> None:
        if self._journal is not None and not self._is_cut:
            self._is_cut = True  # unless all of it can be written: what comes later goes on top
            for trace, at in waiting:
                self._journal.record(trace, at, steps)
            self._is_cut = False
            self._thread.note_written()

    def _tell_kept(self, then: Callable[[bool], None]) -> None:
        is_kept = self._journal is not None and not self._is_cut and self._thread.finish()
        then(is_kept)

    def _end(self) -> None:
        if self._journal is not None:
            self._thread.end(self._journal)
