"""The piece table of rows: reads them, saves them, carries out edits; it knows nothing of XML."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass
from itertools import compress
from operator import ne, or_

from sitemap_editor.core.document.edits import Edit, FillCells, SetCells, SetRows, SetSpans
from sitemap_editor.core.document.edits_applied import carry_out
from sitemap_editor.core.document.effects import Applied, Effect, EffectLog
from sitemap_editor.core.document.row import Row
from sitemap_editor.core.document.row_spans import RowSpans
from sitemap_editor.core.errors import Progress, no_progress

_ROWS_AT_ONCE = 1 << 11


@dataclass(frozen=True, slots=True)
class Prepared:
    """An edit that was carried out on a draft, for the table it was drafted from to take over."""

    edit: Edit
    applied: Applied
    after: PieceTable
    drafted_from: tuple[int, int]
    """How many edits and bytes the table had."""


def prepare(draft: PieceTable, edit: Edit, progress: Progress = no_progress) -> Prepared:
    """Carry out `edit` on a new `draft`, which is not to be used any more, in any thread.

    Raises: EditError; Cancelled by way of `progress`.
    """
    drafted_from = draft.revision, draft.buffers.end
    return Prepared(edit, draft.apply(edit, progress), draft, drafted_from)


class PieceTable(RowSpans):
    """The rows of a sitemap, to read, to save and to edit.

    An edit costs what it touches; a snapshot shares arrays and buffers, and the first edit after it
    copies the arrays (12 bytes a row where rows stay in place, else up to 19).
    """

    # Reading

    def __getitem__(self, position: int) -> Row:
        return self.row(self.order[position])

    def __iter__(self) -> Iterator[Row]:
        return (self.row(row_id) for row_id in self.order)

    def row(self, row_id: int) -> Row:
        """Return the values of a row, decoded now."""
        return self.row_format.read(self.row_bytes(row_id))

    def values(self, field: str) -> Iterator[str | None]:
        """Yield the values of one column in order; quicker than whole rows."""
        value_at, locate, lengths = self.row_format.value_at, self.buffers.locate, self.lengths
        for row_id in self.order:
            block, start = locate(self.starts[row_id])
            yield value_at(block, start, start + lengths[row_id], field)

    def row_id(self, position: int) -> int:
        """Return the identity of the row at `position`."""
        return self.order[position]

    def position(self, row_id: int) -> int:
        """Return where a row stands now. Raises: ValueError where it was removed."""
        order = self.order
        if row_id < len(order) and order[row_id] == row_id:
            return row_id
        # Rows mostly stand in the order of their ids, also where some were taken out.
        place = bisect_left(order, row_id)
        if place < len(order) and order[place] == row_id:
            return place
        return order.index(row_id)

    @property
    def size_bytes(self) -> int:
        """How many bytes `pieces` gives: the uncompressed size on saving."""
        return len(self.head) + self.rows_size_bytes + len(self.tail) - self._surplus()

    def pieces(self) -> Iterator[memoryview]:
        """Yield the whole document as bytes, spans joined where they touch."""
        if self.is_original and not self._surplus():
            yield memoryview(self.buffers.original)
            return
        yield memoryview(self.head)
        held: memoryview | None = None
        for _, start, end in self.runs():
            if held is not None:
                yield held
            block, offset = self.buffers.locate(start)
            held = memoryview(block)[offset : offset + end - start]
        if held is not None:
            yield held[: len(held) - self._surplus()]
        yield memoryview(self.tail)

    def runs(self, first: int = 0, last: int | None = None) -> Iterator[tuple[int, int, int]]:
        """Yield (position of the first row, start, end) for rows whose bytes follow one another."""
        starts, lengths = self.starts, self.lengths
        if self.is_one_run:
            some = self.order[first:last]
            if some:
                yield first, starts[some[0]], starts[some[-1]] + lengths[some[-1]]
            return
        order = self.order[first:last]  # what skips to `first` takes as long as it is far
        begin, run_start, run_end, limit = first, -1, -1, -1
        for position, row_id in enumerate(order, first):
            start = starts[row_id]
            if start != run_end or start >= limit:
                if run_start >= 0:
                    yield begin, run_start, run_end
                begin, run_start = position, start
                limit = self.buffers.block_end(start)
            run_end = start + lengths[row_id]
        if run_start >= 0:
            yield begin, run_start, run_end

    def snapshot(self) -> PieceTable:
        """Return a copy for a worker: nothing done to this document later reaches it.

        It is for looking only; what is to be edited as well is a `draft`.
        """
        self.is_shared = self.has_shared_places = True
        return copy(self)

    def part(self, row_ids: array[int]) -> PieceTable:
        """Return a document of these rows alone behind the same head: to look at and to save.

        The arrays by row id are shared, so this is for a snapshot or a document at rest.
        """
        twin = copy(self)
        twin.take_rows(row_ids)
        twin.is_original = False
        twin.is_one_run = self.is_one_run and self._has_run(row_ids)
        return twin

    def _has_run(self, row_ids: array[int]) -> bool:
        """Tell whether these rows follow one another here; quick, since arrays compare in C."""
        if not row_ids or not self.order:
            return not row_ids
        first = row_ids[0] - self.order[0]  # ids in one run count up
        return first >= 0 and row_ids == self.order[first : first + len(row_ids)]

    def changed_since(self, before: PieceTable, progress: Progress = no_progress) -> array[int]:
        """Return the ids of rows that have other bytes than in a snapshot, or are new since.

        Raises: Cancelled by way of `progress`.
        """
        known, found = len(before.starts), array("I")
        for at in range(0, known, _ROWS_AT_ONCE):
            progress(0.0)
            some = slice(at, at + _ROWS_AT_ONCE)
            if self._has_spans_of(before, some):
                continue
            moved = map(ne, self.starts[some], before.starts[some])
            resized = map(ne, self.lengths[some], before.lengths[some])
            found.extend(compress(range(at, known), map(or_, moved, resized)))
        found.extend(range(known, len(self.starts)))
        return found

    def _has_spans_of(self, before: PieceTable, some: slice) -> bool:
        """Tell whether some rows lie where they lay; quick, since arrays compare in C."""
        return (
            self.starts[some] == before.starts[some] and self.lengths[some] == before.lengths[some]
        )

    def draft(self) -> PieceTable:
        """Return a copy to try edits on: nothing done to it reaches this document."""
        twin = self.snapshot()
        twin.buffers = self.buffers.twin()
        return twin

    # Changing

    def apply(self, edit: Edit, progress: Progress = no_progress) -> Applied:
        """Carry out `edit`; return the edit that undoes it and what it did.

        Raises: EditError, and the document is as it was. Only a draft is given a `progress`: where
        that raises, what was done is undefined.
        """
        only_bytes = isinstance(edit, SetCells | FillCells | SetRows | SetSpans)
        self.unshare(progress, only_bytes=only_bytes)
        log, known = EffectLog(), len(self.starts)
        inverse = carry_out(edit, self, log, progress)
        self._note_edit()
        return Applied(inverse, Effect(log, range(known, len(self.starts))))

    def take_over(self, prepared: Prepared) -> Applied | None:
        """Become what a draft of this table became; None where anything happened here since."""
        after = prepared.after
        if prepared.drafted_from != (self.revision, self.buffers.end):
            return None
        self.buffers.grow_like(after.buffers)
        self.starts, self.lengths = after.starts, after.lengths
        self.file_numbers = after.file_numbers
        self.file_names, self.file_likes = after.file_names, after.file_likes
        self.order, self.is_placed = after.order, after.is_placed
        self.rows_size_bytes = after.rows_size_bytes
        self.is_shared, self.has_shared_places = after.is_shared, after.has_shared_places
        if (self.head, self.tail) != (after.head, after.tail):
            self.row_format = after.row_format
            self.set_frame(after.head, after.tail)
        self._note_edit()
        return prepared.applied

    def _note_edit(self) -> None:
        self.is_original = self.is_one_run = False
        self.revision += 1

    def _surplus(self) -> int:
        return (
            self.row_format.unsaved_tail_bytes(self.row_bytes(self.order[-1])) if self.order else 0
        )
