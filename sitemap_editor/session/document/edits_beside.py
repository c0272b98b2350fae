"""Edits of very many rows: prepared beside the window, then taken over in a moment.

One after the other, in the order in which they were asked for. What a person types meanwhile is
done at once and comes first in the history; the prepared edit is then made again for the document
as it is by now, and leaves what was typed since. A step of the history that is on its way comes
before what is asked for after it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import Enum, auto
from typing import Protocol

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QUndoStack

from sitemap_editor.core.document.edits import Edit, moves_rows
from sitemap_editor.core.document.effects import Effect
from sitemap_editor.core.document.piece_table import PieceTable, Prepared, prepare
from sitemap_editor.core.errors import EditError, Progress
from sitemap_editor.session.document.asked_edits import (
    AskedEdit,
    Label,
    MadeAnew,
    Make,
    is_large,
    renewed_for,
)
from sitemap_editor.session.document.undo import EditCommand
from sitemap_editor.session.jobs import Job, Jobs


class Performs(Protocol):
    """Carries out an edit in the window's thread, as one undo step. Raises: EditError."""

    def __call__(self, edit: Edit, label: str) -> Effect:
        """Return what it did."""
        ...


class _Step(Enum):
    UNDO = auto()
    REDO = auto()


class EditsBeside(QObject):
    """The large edits of one document that are under way, if any.

    Signals: `began` (its job, what it is called); `ended` when one is carried out, or given up.
    """

    began = Signal(Job, str)
    ended = Signal()

    def __init__(
        self,
        table: PieceTable,
        jobs: Jobs,
        undo_stack: QUndoStack,
        perform: Performs,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._table = table
        self._jobs = jobs
        self._undo_stack = undo_stack
        self._perform = perform
        self._wish: AskedEdit | None = None
        self._job: Job | None = None
        self._waiting: deque[AskedEdit | _Step] = deque()  # in this order; after edits no steps
        self.ready: Prepared | None = None
        """An edit that need not be carried out any more, only taken over."""
        self.before_rows_move: Callable[[], object] = lambda: None
        """Called before an edit is carried out that moves rows: typing under way is handed over."""
        self.on_kept: Callable[[str], object] = lambda _said: None
        """Called with a sentence where an edit left rows as they had become since."""

    @property
    def is_under_way(self) -> bool:
        """True while an edit is prepared, or waits for that."""
        return self._wish is not None or bool(self._waiting)

    @property
    def takes_a_step(self) -> bool:
        """True while a step of the history is prepared, or waits for that."""
        last = self._waiting[-1] if self._waiting else self._wish
        return isinstance(last, _Step) or (last is not None and last.is_step)

    def perform(
        self,
        edit: Edit | Make | MadeAnew,
        label: Label,
        then: Callable[[Effect], object],
        on_refused: Callable[[EditError], object],
    ) -> None:
        """Make a large edit one undo step as soon as it is prepared; `then` is called after it."""
        from sitemap_editor.core.document.renewed_edits import can_be_renewed  # not at start

        given, make = (None, edit) if callable(edit) else (edit, None)
        if given is not None and not can_be_renewed(given):
            self.cancel()  # what would be carried out before it would make it another edit

        def carry_out(prepared: Edit) -> None:
            effect = self._perform(prepared, wish.title)
            if effect.is_any or not wish.kept_count:
                then(effect)

        wish = AskedEdit(given, make, label, self._table.snapshot(), carry_out, on_refused)
        self._waiting.append(wish)
        self._go_on()

    def undo(self) -> None:
        """Take back the last step: what was asked for last, if that is not carried out yet."""
        if self._waiting and isinstance(self._waiting[-1], AskedEdit):
            self._waiting.pop()
            self.ended.emit()
        elif not self._waiting and self._wish is not None and not self._wish.is_step:
            self._give_up()
        else:
            self._waiting.append(_Step.UNDO)
            self._go_on()

    def redo(self) -> None:
        """Carry out again what was taken back, unless something else is to come behind that."""
        under_way = (self._wish, *self._waiting)
        if not any(isinstance(wish, AskedEdit) and not wish.is_step for wish in under_way):
            self._waiting.append(_Step.REDO)
            self._go_on()

    def tell_kept(self, count: int) -> None:
        """Say that rows were left out of an edit, since they were edited after it was asked for."""
        self.on_kept(self.tr("%n row(s) edited in the meantime stay as they are.", "", count))

    def make_way(self, edit: Edit) -> Edit:
        """Carry out what has to come before `edit`; return it as it is to be after that.

        Only what cannot be made again must: a step of the history, large edits before the next.
        """
        wish = self._wish
        if wish is None:
            return edit
        from sitemap_editor.core.document.renewed_edits import can_be_renewed  # not at start

        is_next = is_large(edit) and can_be_renewed(edit)
        if wish.can_be_renewed and not is_next:
            return edit
        if not can_be_renewed(edit):
            self.cancel()
            return edit
        asked = self._table.snapshot()
        self._finish_one()
        while self._wish is not None and (is_next or self._wish.is_step):
            self._finish_one()
        kept: set[int] = set()
        edit = renewed_for(edit, asked, self._table, on_kept=kept.add, yields=False)
        if kept:
            QTimer.singleShot(0, self, lambda: self.tell_kept(len(kept)))  # behind what is done
        return edit

    def finish(self) -> None:
        """Carry out now all that is under way, in the window's thread."""
        while self._wish is not None:
            self._finish_one()

    def cancel(self) -> None:
        """Give up all that is under way."""
        self._waiting.clear()
        self._give_up()

    def follow(self) -> None:
        """Make it again for a document that was edited meanwhile."""
        wish, job = self._wish, self._job
        if wish is None or job is None:
            return
        if not wish.can_be_renewed:
            from sitemap_editor.core.document.renewed_edits import changed_meanwhile

            self._end()
            self._refuse(wish, changed_meanwhile())
            return
        self._job = None
        job.cancel()
        self._begin(wish)

    def _finish_one(self) -> None:
        if (wish := self._wish) is None:
            return
        try:
            edit, wish.kept_count = wish.as_of(self._table)
        except EditError as error:
            self._end()
            self._refuse(wish, error)
        else:
            self._end()
            self._carry_out(wish, edit)

    def _go_on(self) -> None:
        """Begin what waits, if nothing is under way; small steps are done at once."""
        while self._wish is None and self._waiting:
            wish = self._waiting.popleft()
            if isinstance(wish, AskedEdit):
                self._begin(wish)
            else:
                self._take(wish)

    def _take(self, step: _Step) -> None:
        """Go one step in the history."""
        stack = self._undo_stack
        if step is _Step.UNDO:
            command = stack.command(stack.index() - 1) if stack.canUndo() else None
            label, go = stack.undoText(), stack.undo
        else:
            command = stack.command(stack.index()) if stack.canRedo() else None
            label, go = stack.redoText(), stack.redo
        edit = command.next_edit if isinstance(command, EditCommand) else None
        if edit is None or not is_large(edit):
            go()
            return
        asked = self._table.snapshot()
        self._begin(
            AskedEdit(edit, None, label, asked, lambda _edit: go(), _not_refused, is_step=True)
        )

    def _begin(self, wish: AskedEdit) -> None:
        self._wish = wish
        draft = self._table.draft()

        def work(progress: Progress) -> tuple[Prepared, int]:
            edit, kept_count = wish.as_of(draft, progress)
            with self._jobs.executor.ahead():
                return prepare(draft, edit, progress), kept_count

        def on_failed(error: Exception) -> None:
            if self._wish is wish:
                self._end()
            if not isinstance(error, EditError):
                self.ended.emit()
                self._go_on()
                raise error
            self._refuse(wish, error)

        job = self._jobs.start(work, lambda found: self._on_prepared(job, *found), on_failed)
        self._job = job
        job.stopped.connect(lambda: self._on_stopped(job))
        self.began.emit(job, wish.title)

    def _on_prepared(self, job: Job, prepared: Prepared, kept_count: int) -> None:
        if job is self._job and moves_rows(prepared.edit):
            self.before_rows_move()
        wish = self._wish
        if wish is None or job is not self._job:  # it is made again for what was typed
            return
        wish.kept_count = kept_count
        self._end()
        with self._at_hand(prepared):
            self._carry_out(wish, prepared.edit)

    def take_over(self, prepared: Prepared, label: str) -> Effect:
        """Make what was prepared elsewhere for the document as it is now one undo step, at once."""
        with self._at_hand(prepared):
            return self._perform(prepared.edit, label)

    @contextmanager
    def _at_hand(self, prepared: Prepared) -> Iterator[None]:
        self.ready = prepared
        try:
            yield
        finally:
            self.ready = None

    def _carry_out(self, wish: AskedEdit, edit: Edit) -> None:
        before = self._table.snapshot() if self._waiting else None
        try:
            wish.carry_out(edit)
            if wish.kept_count:
                self.tell_kept(wish.kept_count)
        except EditError as error:
            wish.on_refused(error)
        finally:
            if before is not None:
                self._note_ahead(before)
            self.ended.emit()
            self._go_on()

    def _note_ahead(self, before: PieceTable) -> None:
        """Tell those that wait what was carried out ahead of them."""
        if before.revision != self._table.revision:
            after = self._table.snapshot()
            for wish in self._waiting:
                if isinstance(wish, AskedEdit):
                    wish.ahead.append((before, after))

    def _refuse(self, wish: AskedEdit, error: EditError) -> None:
        self.ended.emit()
        wish.on_refused(error)
        self._go_on()

    def _on_stopped(self, job: Job) -> None:
        """Give up where a person pressed Cancel: there is no other sign of it."""
        if job is self._job and job.is_cancelled:
            self._give_up()

    def _give_up(self) -> None:
        """Give up what is prepared; what waits behind it is next."""
        if self._wish is not None:
            self._end()
            self.ended.emit()
        self._go_on()

    def _end(self) -> None:
        job, self._job, self._wish = self._job, None, None
        if job is not None:
            job.cancel()


def _not_refused(error: EditError) -> None:
    raise error
