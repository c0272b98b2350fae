"""An edit that is asked for and not carried out yet, and what it comes to once it is.

It is made for the document as it is by then: what was typed since stays, what can be done to a row
beside that is done, and rows for which it cannot are counted.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, TypeAlias

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
    SetFiles,
    SetHead,
    SetRows,
    SetSpans,
)
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.errors import EditError, Progress, no_progress

OnKept: TypeAlias = Callable[[int], object]
"""Told of rows, by their ids, that keep what they got since an edit was asked for."""
Make: TypeAlias = Callable[[Progress], Edit]
"""Works an edit out in a worker, for the document as it was when it was asked for."""
Label: TypeAlias = str | Callable[[], str]
"""What an edit is called; asked again once it is worked out. Called in the window's thread."""
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
        case FillCells() | SetSpans() | PlaceRows() | SetFiles():
            return len(edit.row_ids)
        case RemoveRows() | MoveRows():
            return len(edit.positions)
        case InsertSpans():
            return len(edit.starts)
        case SetHead():
            return 0


@dataclass(frozen=True, slots=True)
class MadeAnew:
    """Works an edit out in a worker for whatever state the document is in by then."""

    make: Callable[[PieceTable, Progress, OnKept], Edit]

    def __call__(self, now: PieceTable, progress: Progress, on_kept: OnKept) -> Edit:
        """Return the edit for one state. Raises: EditError; Cancelled."""
        return self.make(now, progress, on_kept)


@dataclass(slots=True)
class AskedEdit:
    """What was asked for, and the document as it was then."""

    edit: Edit | None
    """None until it is worked out."""
    make: Make | MadeAnew | None
    label: Label
    asked: PieceTable
    carry_out: Callable[[Edit], object]
    """Called in the window's thread with the edit as it came to be."""
    on_refused: Callable[[EditError], object]
    is_step: bool = False
    """True for undo and redo."""
    kept_count: int = 0
    """How many rows keep what they got since; known once it is carried out."""
    ahead: list[tuple[PieceTable, PieceTable]] = field(default_factory=list)
    """The document before and after each large edit that was asked for earlier."""

    @property
    def title(self) -> str:
        """What it is called by now."""
        return self.label if isinstance(self.label, str) else self.label()

    @property
    def can_be_renewed(self) -> bool:
        """Tell whether it can be carried out although the document is another one by then."""
        from sitemap_editor.core.document.renewed_edits import can_be_renewed  # not at start

        return self.edit is None or can_be_renewed(self.edit)

    def as_of(self, now: PieceTable, progress: Progress = no_progress) -> tuple[Edit, int]:
        """Return the edit for the document as it is by now, and how many rows it has to leave."""
        kept: set[int] = set()
        made = self._as_of(now, progress, kept.add)
        return by_rows(made, now, progress), len(kept)

    def _as_of(self, now: PieceTable, progress: Progress, on_kept: OnKept) -> Edit:
        if isinstance(self.make, MadeAnew):
            return self.make(now, progress, on_kept)
        if self.edit is None:
            assert self.make is not None  # noqa: S101 - one of both is given
            self.edit = self.make(progress)
        edit, state = self.edit, self.asked
        for before, after in self.ahead:
            edit = renewed_for(edit, state, before, progress, on_kept, yields=True)
            edit = renewed_for(edit, before, after, progress, on_kept, yields=False)
            state = after
        return renewed_for(edit, state, now, progress, on_kept, yields=True)


def renewed_for(
    edit: Edit,
    asked: PieceTable,
    now: PieceTable,
    progress: Progress = no_progress,
    on_kept: OnKept = lambda _row_id: None,
    *,
    yields: bool,
) -> Edit:
    """Return what an edit of any columns comes to in a later state. Raises: EditError."""
    if now.revision == asked.revision:
        return edit
    from sitemap_editor.core.columns.cells import value_in  # as the next: not at start
    from sitemap_editor.core.contents.declaring import rebased_head
    from sitemap_editor.core.document.renewed_edits import renewed

    return renewed(
        *(edit, asked, now, progress),
        yields=yields,
        value_of=value_in,
        head_of=rebased_head,
        on_kept=on_kept,
    )


def by_rows(edit: Edit, now: PieceTable, progress: Progress = no_progress) -> Edit:
    """Return an edit as the document carries it out, which knows no content columns.

    The last thing done to it: rows written as a whole fit this very state only. Raises: EditError.
    """
    from sitemap_editor.core.columns.edits import carried_out_by_rows  # not at start

    return carried_out_by_rows(now, edit, progress) or SetCells(())
