"""Edits of very many rows: prepared beside the window, then taken over in a moment.

One at a time. What a person does meanwhile is done at once and comes first in the history; the
prepared edit is then made again for the document as it is by now, and leaves what was typed since.
A step of the history that is on its way comes before what is asked for after it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoStack

from sitemap_editor.core.document.edits import (
    Batch,
    Edit,
    FillCells,
    InsertRows,
    InsertSpans,
    MoveRows,
    PlaceRows,
    RemoveRows,
    SetCells,
    SetHead,
    SetRows,
    SetSpans,
)
from sitemap_editor.core.document.effects import Effect
from sitemap_editor.core.document.piece_table import PieceTable, Prepared, prepare
from sitemap_editor.core.document.renewed_edits import can_be_renewed, renewed
from sitemap_editor.core.errors import EditError, Progress
from sitemap_editor.session.document.undo import EditCommand
from sitemap_editor.session.jobs import Job, Jobs

_MANY: Final = 20_000
_COSTS: Final = 20  # a row that is written by itself, against one of which numbers change


def is_large(edit: Edit) -> bool:
    """Tell whether an edit would keep a window waiting."""
    return _cost(edit) > _MANY


def _cost(edit: Edit) -> int:
    match edit:
        case Batch():
            return sum(map(_cost, edit.edits))
        case SetCells():
            return len(edit.cells) * _COSTS
        case SetRows() | InsertRows():
            return len(edit.rows) * _COSTS
        case FillCells() | SetSpans() | PlaceRows():
            return len(edit.row_ids)
        case RemoveRows() | MoveRows():
            return len(edit.positions)
        case InsertSpans():
            return len(edit.starts)
        case SetHead():
            return 0


class Performs(Protocol):
    """Carries out an edit in the window's thread, as one undo step. Raises: EditError."""

    def __call__(self, edit: Edit, label: str) -> Effect:
        """Return what it did."""
        ...


@dataclass(slots=True)
class _Wish:
    """What was asked for, and the document as it was then."""

    edit: Edit
    asked: PieceTable
    carry_out: Callable[[Edit], object]
    """Called in the window's thread with the edit as it came to be."""
    on_refused: Callable[[EditError], object]
    is_step: bool = False
    """True for undo and redo."""


class EditsBeside(QObject):
    """The large edit of one document that is under way, if any.

    Signals: `began` (its job, what it is called); `ended` when it is carried out, or given up.
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
        self._wish: _Wish | None = None
        self._label = ""
        self._job: Job | None = None
        self.ready: Prepared | None = None
        """An edit that need not be carried out any more, only taken over."""

    @property
    def is_under_way(self) -> bool:
        """True while an edit is prepared."""
        return self._wish is not None

    def perform(
        self,
        edit: Edit,
        label: str,
        then: Callable[[Effect], object],
        on_refused: Callable[[EditError], object],
    ) -> None:
        """Make a large edit one undo step as soon as it is prepared; `then` is called after it."""
        edit = self.make_way(edit)

        def carry_out(prepared: Edit) -> None:
            then(self._perform(prepared, label))

        self._begin(_Wish(edit, self._table.snapshot(), carry_out, on_refused), label)

    def undo(self) -> None:
        """Take back the last step: what is under way, if anything is."""
        if self._wish is not None and not self._wish.is_step:
            self.cancel()
            return
        stack = self._undo_stack
        self.finish()
        command = stack.command(stack.index() - 1) if stack.canUndo() else None
        self._step(command, stack.undoText(), stack.undo)

    def redo(self) -> None:
        """Carry out again what was taken back."""
        self.finish()
        stack = self._undo_stack
        command = stack.command(stack.index()) if stack.canRedo() else None
        self._step(command, stack.redoText(), stack.redo)

    def make_way(self, edit: Edit) -> Edit:
        """Carry out what has to come before `edit`; return it as it is to be after that.

        Only what cannot be made again must: a step of the history, one large edit before the next.
        """
        wish = self._wish
        if wish is None:
            return edit
        if can_be_renewed(wish.edit) and not (is_large(edit) and can_be_renewed(edit)):
            return edit
        if not can_be_renewed(edit):
            self.cancel()
            return edit
        asked = self._table.snapshot()
        self.finish()
        return renewed(edit, asked, self._table, yields=False)

    def finish(self) -> None:
        """Carry out now what is under way, in the window's thread."""
        if (wish := self._wish) is not None:
            edit = self._as_of_now(wish, self._table)
            self._end()
            self._carry_out(wish, edit)

    def cancel(self) -> None:
        """Give up what is under way."""
        if self._wish is not None:
            self._end()
            self.ended.emit()

    def follow(self) -> None:
        """Make it again for a document that was edited meanwhile."""
        wish, job = self._wish, self._job
        if wish is None or job is None:
            return
        if not can_be_renewed(wish.edit):
            self.cancel()
            return
        self._job = None
        job.cancel()
        self._begin(wish, self._label)

    def _step(self, command: object, label: str, step: Callable[[], object]) -> None:
        edit = command.next_edit if isinstance(command, EditCommand) else None
        if edit is None or not is_large(edit):
            step()
            return
        wish = _Wish(edit, self._table.snapshot(), lambda _edit: step(), _not_refused, is_step=True)
        self._begin(wish, label)

    def _begin(self, wish: _Wish, label: str) -> None:
        self._wish, self._label = wish, label
        draft = self._table.draft()

        def work(progress: Progress) -> Prepared:
            return prepare(draft, self._as_of_now(wish, draft), progress)

        def on_failed(error: Exception) -> None:
            if self._wish is wish:
                self._end()
                self.ended.emit()
            if not isinstance(error, EditError):
                raise error
            wish.on_refused(error)

        job = self._jobs.start(work, lambda found: self._on_prepared(job, found), on_failed)
        self._job = job
        job.stopped.connect(lambda: self._on_stopped(job))
        self.began.emit(job, label)

    @staticmethod
    def _as_of_now(wish: _Wish, now: PieceTable) -> Edit:
        """Return the edit for the document as it is by now."""
        if now.revision == wish.asked.revision:
            return wish.edit
        return renewed(wish.edit, wish.asked, now, yields=True)

    def _on_prepared(self, job: Job, prepared: Prepared) -> None:
        wish = self._wish
        if wish is None or job is not self._job:
            return
        self._end()
        self.ready = prepared
        try:
            self._carry_out(wish, prepared.edit)
        finally:
            self.ready = None

    def _carry_out(self, wish: _Wish, edit: Edit) -> None:
        try:
            wish.carry_out(edit)
        except EditError as error:
            wish.on_refused(error)
        finally:
            self.ended.emit()

    def _on_stopped(self, job: Job) -> None:
        """Give up where a person pressed Cancel: there is no other sign of it."""
        if job is self._job and job.is_cancelled:
            self._end()
            self.ended.emit()

    def _end(self) -> None:
        job, self._job, self._wish = self._job, None, None
        if job is not None:
            job.cancel()


def _not_refused(error: EditError) -> None:
    raise error
