"""What an edit did to a table, told so that it can be written down by somebody else later."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import chain
from operator import add, ne

from sitemap_editor.core.document.buffers import Buffers
from sitemap_editor.core.document.edits import (
    Batch,
    Edit,
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
from sitemap_editor.core.document.piece_table import PieceTable

STEP_ROWS = 1 << 15  # one call that goes through more rows would keep the window waiting
_MANY_ROWS = 4_096


@dataclass(slots=True)
class Spans:
    """Where the bytes of rows lay right after an edit, in a table that goes on changing.

    Few rows are looked up at once; of many all spans are copied, which is quicker than a look-up
    each, and the rest is done by the worker that asks.
    """

    starts: array[int]
    lengths: array[int]
    first: int = 0
    """The row id of the first span; the others follow."""
    few: dict[int, tuple[int, int]] | None = None

    def of(self, row_ids: Sequence[int]) -> tuple[array[int], array[int]]:
        """Return starts and lengths of rows that were asked for when the edit was made."""
        if self.few is not None:
            found = [self.few[row_id] for row_id in row_ids]
            return array("q", (one[0] for one in found)), array("I", (one[1] for one in found))
        starts, lengths = array("q"), array("I")
        for at in range(0, len(row_ids), STEP_ROWS):
            numbers: Sequence[int] = row_ids[at : at + STEP_ROWS]
            if self.first:
                numbers = [row_id - self.first for row_id in numbers]
            starts.extend(map(self.starts.__getitem__, numbers))
            lengths.extend(map(self.lengths.__getitem__, numbers))
        return starts, lengths


@dataclass(slots=True)
class Trace:
    """One edit as it was carried out; it refers to immutable bytes only.

    `places` are edits that say which rows stand where: RemoveRows, PlaceRows and MoveRows, in the
    order in which they were made. `head` and `tail` are those after the edit.
    """

    buffers: Buffers
    first_new: int
    """The row id that the first new row got; all up to `end_new` are new."""
    end_new: int
    head: bytes
    tail: bytes
    rewritten: list[Sequence[int]] = field(default_factory=list)
    placed: list[Sequence[int]] = field(default_factory=list)
    places: list[Edit] = field(default_factory=list)
    spans: Spans = field(default_factory=lambda: Spans(array("q"), array("I")))

    @property
    def is_idle(self) -> bool:
        """True where the edit touched no row; the head may have changed all the same."""
        return not any(map(len, self.rewritten)) and not self.places

    def is_small(self, most_rows: int, most_bytes: int) -> bool:
        """Tell whether so few rows were touched, with so few bytes, that to write it is no work."""
        if self.spans.few is None:
            return False
        moved = (
            each for each in self.places if isinstance(each, PlaceRows | RemoveRows | MoveRows)
        )
        rows = sum(len(each.positions) for each in moved)
        size = sum(length for _start, length in self.spans.few.values())
        around = len(self.head) + len(self.tail)
        return len(self.spans.few) + rows <= most_rows and size + around <= most_bytes

    def contents(self, row_ids: Sequence[int]) -> tuple[array[int], Iterator[memoryview]]:
        """Return how long each row is, and their bytes one after the other."""
        starts, lengths = self.spans.of(row_ids)
        return lengths, self._pieces(starts, lengths)

    def _pieces(self, starts: array[int], lengths: array[int]) -> Iterator[memoryview]:
        for start, end in _runs(starts, lengths):
            at = start
            while at < end:
                block, offset = self.buffers.locate(at)
                piece = memoryview(block)[offset : offset + end - at]
                yield piece
                at += len(piece)


def trace_of(edit: Edit, inverse: Edit, table: PieceTable, first_new: int) -> Trace:
    """Return what `edit` did to `table`, where rows from id `first_new` on are new.

    It must be asked for right after the edit. Costs what the edit touched, or a copy of the spans.
    """
    trace = Trace(table.buffers, first_new, len(table.starts), table.head, table.tail)
    _follow(edit, inverse, trace, first_new)
    touched = [*trace.rewritten, *trace.placed]
    if sum(map(len, touched)) > _MANY_ROWS:
        is_of_new = all(isinstance(rows, range) and rows.start >= first_new for rows in touched)
        first = first_new if is_of_new else 0
        trace.spans = Spans(table.starts[first:], table.lengths[first:], first)
    else:
        spans = {each: (table.starts[each], table.lengths[each]) for each in chain(*touched)}
        trace.spans = Spans(array("q"), array("I"), 0, spans)
    return trace


def _follow(edit: Edit, inverse: Edit, trace: Trace, next_id: int) -> int:
    """Note one edit; return the id that the next new row gets."""
    match edit:
        case Batch():
            assert isinstance(inverse, Batch)  # noqa: S101 - tells mypy what Batch returns
            for part, undone in zip(edit.edits, reversed(inverse.edits), strict=True):
                next_id = _follow(part, undone, trace, next_id)
        case SetCells() | SetRows() | SetSpans():
            assert isinstance(inverse, SetSpans)  # noqa: S101
            trace.rewritten.append(inverse.row_ids)
        case InsertRows() | InsertSpans():
            removing = inverse.edits[0] if isinstance(inverse, Batch) else inverse
            assert isinstance(removing, RemoveRows)  # noqa: S101
            row_ids = range(next_id, next_id + len(removing.positions))
            next_id = row_ids.stop
            trace.placed.append(row_ids)
            trace.places.append(PlaceRows(removing.positions, row_ids))
        case PlaceRows():
            trace.placed.append(edit.row_ids)
            trace.places.append(edit)
        case RemoveRows() | MoveRows():
            trace.places.append(edit)
        case SetHead():
            pass  # seen by head and tail
        case _:
            raise TypeError(f"no such edit: {edit!r}")
    return next_id


def _runs(starts: array[int], lengths: array[int]) -> Iterator[tuple[int, int]]:
    """Yield start and end of spans, joined where one begins at the end of the other."""
    if not starts:
        return
    ends = array("q")
    for at in range(0, len(starts), STEP_ROWS):
        ends.extend(map(add, starts[at : at + STEP_ROWS], lengths[at : at + STEP_ROWS]))
    first = 0
    for number, is_cut in enumerate(map(ne, starts[1:], ends), 1):
        if is_cut:
            yield starts[first], ends[number - 1]
            first = number
    yield starts[first], ends[-1]
