"""Keeps the journal of an open document, so that its edits outlive a crash."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QTimer
from shiboken6 import isValid

from sitemap_editor.core.document.effects import Effect
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.traces import Trace, trace_of
from sitemap_editor.core.files.recovery.header import Header
from sitemap_editor.core.files.recovery.journal import Journal
from sitemap_editor.session.document.session import Session
from sitemap_editor.session.recovery.journal_thread import FileJournal, JournalHandle, JournalThread

_FEW_ROWS: Final = 500
_FEW_BYTES: Final = 1 << 16  # what is written by the window's thread itself takes under 1 ms
_WAITED_FOR_ROWS: Final = 250_000
"""A journal of more rows takes longer to begin than the first edit may be held up: of 2,000,000 in
forty files 400 ms, in steps that give way."""


class SessionJournal(FileJournal[Journal]):
    """Follows one table."""

    def __init__(self, session: Session, thread: JournalThread) -> None:
        super().__init__(session, thread)
        self._session = session
        self._before: tuple[Header, PieceTable] | None = None
        self._left: list[JournalHandle[Journal]] = []  # until the one that replaces them is on disk
        self._waiting: list[tuple[Trace, float]] = []
        session.about_to_change.connect(self.prepare)
        session.changed.connect(self._on_changed)
        session.history_moved.connect(self._write_step)
        session.saved.connect(self._begin_anew)
        session.undo_stack.cleanChanged.connect(self._on_clean_changed)

    def prepare(self) -> None:
        """Remember the document as it is before an edit; this is what the journal begins with."""
        table = self._session.document.table
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

    def _header(self) -> Header:
        session = self._session
        document, table = session.document, session.document.table
        is_on_disk = document.path is not None and session.undo_stack.isClean()
        return Header(
            path=document.path,
            name=session.name,
            kind=document.kind,
            form=document.form,
            stamp=document.stamp,
            is_on_disk=is_on_disk and not session.is_never_saved,
            is_never_saved=session.is_never_saved,
            suggested_path=session.suggested_path,
            row_count=len(document),
            head=table.head,
            tail=table.tail,
            origin_url=session.origin_url if document.path is None else "",
            joined=self._joined(),
        )

    def _joined(self) -> dict[str, Any] | None:
        """Return which files the rows belong to; None where there is but one."""
        document = self._session.document
        if document.index_path is None:
            return None
        from sitemap_editor.core.files.joined_document import JoinedDocument  # seldom: not at start
        from sitemap_editor.core.files.recovery.joined import joined_note

        if not isinstance(document, JoinedDocument):
            raise TypeError(document)
        is_on_disk = document.is_on_disk and self._session.undo_stack.isClean()
        return joined_note(document, is_on_disk=is_on_disk)

    def _on_changed(self, effect: Effect) -> None:
        table = self._session.document.table
        trace = trace_of(effect, table)
        if self._before is not None and not self._waiting and trace.is_idle:
            before = self._before[1]
            if (before.head, before.tail) == (table.head, table.tail):
                self._before = None  # nothing was done to it
                return
        if not self._waiting:
            # An edit that is no step of its own does not move the history.
            QTimer.singleShot(0, self, self.write)
        self._waiting.append((trace, time.time()))

    def _write_step(self) -> None:
        """Write an edit as soon as it is known how many steps undo has: before it returns."""
        if isValid(self._session.undo_stack) and not self._session.undo_stack.isClean():
            self.write()  # else it was undone, and the journal goes

    def write(self) -> None:
        """Hand over what was edited, unless it was saved or undone meanwhile."""
        waiting, self._waiting = self._waiting, []
        if waiting:
            self._hand_over(waiting)

    def _hand_over(self, waiting: list[tuple[Trace, float]]) -> None:
        if self._line is None and self._before is not None:
            header, base = self._before
            begin = partial(_begun, self._thread, header, base, tuple(self._left))
            begins_soon = header.row_count <= _WAITED_FOR_ROWS
            self._line = JournalHandle(self._thread, begin, begins_soon=begins_soon)
            self._before = None
        stack = self._session.undo_stack
        saved = max(0, stack.cleanIndex())
        steps = max(1, abs(stack.index() - saved))
        if self._line is not None:
            # Behind the save a step was undone: none that is done is what was recorded.
            label = stack.text(stack.index() - 1) if stack.index() > saved else ""
            for trace, at in waiting:
                write = partial(_record, trace=trace, at=at, steps=steps, label=label)
                self._line.record(write, is_small=trace.is_small(_FEW_ROWS, _FEW_BYTES))

    def _on_clean_changed(self, is_clean: bool) -> None:
        # An undo stack that is destroyed says that it is clean: no word about the document.
        if is_clean and isValid(self._session.undo_stack):
            self._begin_anew()

    def _begin_anew(self) -> None:
        """Remove the journal; begin another where closing would lose work all the same.

        That is so where it was edited while it was being saved, and where it was never saved. The
        old one goes when all that it knows is kept by the new one.
        """
        if self._line is not None:
            self._left.append(self._line)
        self._waiting, self._before, self._line = [], None, None
        self.keep_if_modified()
        if self._line is None:
            self.discard()

    def discard(self) -> None:
        """Remove the journal: the document was saved, or its changes thrown away."""
        self._waiting, self._before = [], None
        if self._line is not None:
            self._left.append(self._line)
        for line in self._left:
            line.end()
        self._left, self._line = [], None


def _begun(
    thread: JournalThread, header: Header, base: PieceTable, left: Sequence[JournalHandle[Journal]]
) -> Journal:
    """Begin a journal that takes the place of others; runs in its thread."""
    journal = Journal(thread.folder, header, base, thread.give_way)

    def end_those() -> None:
        for line in left:
            line.end_at_once()

    thread.copy_base(journal, end_those)
    return journal


def _record(journal: Journal, trace: Trace, at: float, steps: int, label: str) -> None:
    journal.record(trace, at, steps, label)
