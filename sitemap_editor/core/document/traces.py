"""What an edit did to a table, told so that it can be written down by somebody else later."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, compress
from operator import add, ne

from sitemap_editor.core.document.buffers import Buffers
from sitemap_editor.core.document.edits import SetFiles
from sitemap_editor.core.document.effects import Effect, Placement
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.errors import Progress, no_progress

STEP_ROWS = 1 << 11  # one call that goes through more rows would keep the window waiting
_MANY_ROWS = 4_096


@dataclass(slots=True)
class Spans:
    """Where the bytes of rows lay right after an edit, in a table that goes on changing.

    Few rows are looked up at once; of many all spans are kept, as a snapshot keeps them, and the
    rest is done by the worker that asks.
    """

    starts: array[int]
    lengths: array[int]
    first: int = 0
    """The row id of the first span; the others follow."""
    few: dict[int, tuple[int, int]] | None = None

    def of(self, row_ids: Sequence[int], progress: Progress) -> tuple[array[int], array[int]]:
        """Return starts and lengths of rows that were asked for when the edit was made."""
        if self.few is not None:
            found = [self.few[row_id] for row_id in row_ids]
            return array("q", (one[0] for one in found)), array("I", (one[1] for one in found))
        starts, lengths = array("q"), array("I")
        for at in range(0, len(row_ids), STEP_ROWS):
            progress(at / len(row_ids))
            numbers: Sequence[int] = row_ids[at : at + STEP_ROWS]
            if self.first:
                numbers = [row_id - self.first for row_id in numbers]
            starts.extend(map(self.starts.__getitem__, numbers))
            lengths.extend(map(self.lengths.__getitem__, numbers))
        return starts, lengths


@dataclass(slots=True)
class Trace:
    """One edit as it was carried out; it refers to immutable bytes only.

    `head` and `tail` are those after the edit.
    """

    effect: Effect
    buffers: Buffers
    head: bytes
    tail: bytes
    spans: Spans

    @property
    def is_idle(self) -> bool:
        """True where the edit touched no row; the head may have changed all the same."""
        steps = self.effect.steps
        return not any(map(len, steps.rewritten)) and not steps.placements

    def is_small(self, most_rows: int, most_bytes: int) -> bool:
        """Tell whether so few rows were touched, with so few bytes, that to write it is no work."""
        if self.spans.few is None:
            return False
        rows = sum(map(_row_count, self.effect.steps.placements))
        size = sum(length for _start, length in self.spans.few.values())
        around = len(self.head) + len(self.tail)
        return len(self.spans.few) + rows <= most_rows and size + around <= most_bytes

    def contents(
        self, row_ids: Sequence[int], progress: Progress = no_progress
    ) -> tuple[array[int], Iterator[memoryview]]:
        """Return how long each row is, and their bytes one after the other."""
        starts, lengths = self.spans.of(row_ids, progress)
        return lengths, self._pieces(starts, lengths, progress)

    def _pieces(
        self, starts: array[int], lengths: array[int], progress: Progress
    ) -> Iterator[memoryview]:
        for start, end in _runs(starts, lengths, progress):
            at = start
            while at < end:
                block, offset = self.buffers.locate(at)
                piece = memoryview(block)[offset : offset + end - at]
                yield piece
                at += len(piece)


def trace_of(effect: Effect, table: PieceTable) -> Trace:
    """Return what an edit did to `table`, with the bytes that its rows have now.

    It must be asked for right after the edit. Costs what the edit touched, or a snapshot.
    """
    return Trace(effect, table.buffers, table.head, table.tail, _spans_now(effect, table))


def _row_count(placement: Placement) -> int:
    return len(placement.row_ids if isinstance(placement, SetFiles) else placement.positions)


def _spans_now(effect: Effect, table: PieceTable) -> Spans:
    touched = [*effect.steps.rewritten, *effect.steps.placed]
    if sum(map(len, touched)) <= _MANY_ROWS:
        few = {each: (table.starts[each], table.lengths[each]) for each in chain(*touched)}
        return Spans(array("q"), array("I"), 0, few)
    first_new = effect.new_row_ids.start
    is_of_new = all(isinstance(rows, range) and rows.start >= first_new for rows in touched)
    if is_of_new and 2 * first_new > len(table.starts):  # of most rows a snapshot is quicker
        return Spans(table.starts[first_new:], table.lengths[first_new:], first_new)
    kept = table.snapshot()
    return Spans(kept.starts, kept.lengths)


def _runs(starts: array[int], lengths: array[int], progress: Progress) -> Iterator[tuple[int, int]]:
    """Yield start and end of spans, joined where one begins at the end of the other."""
    if not starts:
        return
    begin = end = starts[0]
    for at in range(0, len(starts), STEP_ROWS):
        progress(at / len(starts))
        some = starts[at : at + STEP_ROWS]
        ends = array("q", map(add, some, lengths[at : at + STEP_ROWS]))
        before = chain((end,), ends)
        for number in compress(range(len(some)), map(ne, some, before)):
            yield begin, ends[number - 1] if number else end
            begin = some[number]
        end = ends[-1]
    yield begin, end
