"""Carries out what a table is to become: edits as one undo step, large ones beside the window."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from sitemap_editor.core.document.edits import Batch, Edit, FillCells, MoveRows, SetCells
from sitemap_editor.core.document.effects import Effect
from sitemap_editor.core.errors import EditError, Progress
from sitemap_editor.session.document.asked_edits import Label, MadeAnew, Make, is_large
from sitemap_editor.session.document.session import Session
from sitemap_editor.session.document.undo import Burst
from sitemap_editor.session.table.view_order import ViewOrder
from sitemap_editor.session.texts import sentence

Then = Callable[[Effect], object]
"""What is done after an edit that was carried out."""
_MANY_PLACES: Final = 5_000
_MANY: Final = 100
"""Rows that are taken apart and written anew in a moment."""


class EditPerformer:
    """Performs edits of one session; `refused` is called with a sentence where one cannot be."""

    def __init__(
        self,
        session: Session,
        view_order: ViewOrder,
        shown_filter: Callable[[], str],
        refused: Callable[[str], object],
    ) -> None:
        self._session = session
        self._table = session.document.table
        self._view_order = view_order
        self._shown_filter = shown_filter
        self._refused = refused
        session.beside.on_kept = refused

    def carry_out(
        self,
        edit: Edit | Make | MadeAnew,
        label: Label,
        then: Then | None = None,
        removed: Sequence[int] = (),
    ) -> None:
        """Carry out any edit, a large one or one to be worked out beside; then call `then`.

        `removed` are the rows of the view that an edit takes out that is still to be worked out.
        """
        then = self._noting(edit, then or (lambda _effect: None), removed)
        if callable(edit) or is_large(edit) or _takes_long(edit):
            self._session.beside.perform(edit, label, then, self._on_refused)
            return
        try:
            effect = self._session.perform(edit, label if isinstance(label, str) else label())
        except EditError as error:
            self._on_refused(error)
        else:
            then(effect)

    def perform(self, edit: Edit, label: str, burst: Burst | None = None) -> bool:
        """Carry out any edit now, as one step; False where it cannot be, or changes nothing."""
        then = self._noting(edit, lambda _effect: None)
        try:
            effect = self._session.perform(edit, label, burst)
        except EditError as error:
            self._on_refused(error)
            return False
        if _is_idle(edit, effect):
            return False
        then(effect)
        return True

    def of_positions(
        self, rows: Sequence[int], edit_of: Callable[[Sequence[int]], Edit]
    ) -> Edit | Make:
        """Return an edit of the places of rows; of many in a sorted view it is worked out beside.

        `edit_of` is called in any thread.
        """
        if len(rows) <= _MANY_PLACES or self._view_order.is_of_file:
            return edit_of(self._view_order.positions(rows))
        snapshot, order = self._table.snapshot(), self._view_order.row_ids

        def make(progress: Progress) -> Edit:
            from sitemap_editor.core.document.renewed_edits import places_of  # not at start

            return edit_of(places_of(map(order.__getitem__, rows), snapshot, progress))

        return make

    def moved(self, rows: Sequence[int], to: int) -> Edit | Make:
        """Return what gathers rows of the view at a position; of several files, in one of them."""
        if not self._session.is_joined:
            return self.of_positions(rows, lambda positions: MoveRows(positions, to))
        from sitemap_editor.core.operations.joining.moving import moved  # seldom: not at start

        snapshot = self._table.snapshot()
        return self.of_positions(rows, lambda positions: moved(snapshot, positions, to))

    def _on_refused(self, error: EditError) -> None:
        self._refused(sentence(error))

    def _noting(
        self, edit: Edit | Make | MadeAnew, then: Then, removed: Sequence[int] = ()
    ) -> Then:
        """Return what lets the history know how a recipe says an edit, then calls `then`."""
        if callable(edit) and not removed:
            return then
        from sitemap_editor.session.table.edit_words import EditWords  # not at start

        says = EditWords(self._table, self._view_order, self._shown_filter())
        words = says.of_places(removed, {"do": "remove"}) if callable(edit) else says.of(edit)

        def note(effect: Effect) -> object:
            self._session.history.note(effect, words)
            return then(effect)

        return note


def _is_idle(edit: Edit, effect: Effect) -> bool:
    """Tell whether columns of contents were set to what they were."""
    from sitemap_editor.core.columns.edits import has_contents  # not at start

    return not len(effect) and has_contents(edit)


def _takes_long(edit: Edit) -> bool:
    """Tell whether columns of contents are set in so many rows that the window would wait."""
    from sitemap_editor.core.columns.edits import has_contents  # not at start

    return _row_count(edit) > _MANY and has_contents(edit)


def _row_count(edit: Edit) -> int:
    if isinstance(edit, Batch):
        return sum(map(_row_count, edit.edits))
    if isinstance(edit, SetCells):
        return len(edit.cells)
    return len(edit.row_ids) if isinstance(edit, FillCells) else 0
