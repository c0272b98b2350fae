"""Rows as they travel to another process: their bytes, joined, and how long each of them is."""

from __future__ import annotations

from array import array
from itertools import accumulate, islice
from typing import Final, NamedTuple

from sitemap_editor.core.document.buffers import Buffers
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.row import RowFormat

PICKLE: Final = 5
KEPT_RUNS: Final = 3
"""So many passes a worker remembers, with the patterns and verdicts it has worked out."""


class Frame(NamedTuple):
    """What all rows of a document share."""

    row_format: RowFormat
    head: bytes
    tail: bytes


class Parcel(NamedTuple):
    """Some rows in order: their bytes, one behind the other, and the length of each."""

    data: bytes | memoryview
    lengths: array[int]


class Task(NamedTuple):
    """Rows to run a pass over; `opening` holds pass and frame, pickled, the first time.

    The bytes of the rows follow by themselves: in here they would be copied thrice more.
    """

    run: int
    opening: bytes | None
    lengths: array[int]


class Answer(NamedTuple):
    """What came of a task, None where it failed, and how long it kept a processor busy.

    Not by the clock: on a busy computer that would make the pieces smaller and all of it slower.
    """

    result: object
    is_done: bool
    seconds: float


def frame_of(table: PieceTable) -> Frame:
    """Return what goes along once with all parcels of a document."""
    return Frame(table.row_format, table.head, table.tail)


def packed(table: PieceTable, first: int, last: int) -> Parcel:
    """Return the rows at [`first`, `last`), wherever their bytes lie."""
    runs: list[memoryview] = []
    for _, start, end in table.runs(first, last):
        block, offset = table.buffers.locate(start)
        runs.append(memoryview(block)[offset : offset + end - start])
    lengths = array("I", map(table.lengths.__getitem__, table.order[first:last]))
    return Parcel(runs[0] if len(runs) == 1 else b"".join(runs), lengths)


def unpacked(parcel: Parcel, frame: Frame) -> PieceTable:
    """Return a document of the rows of a parcel alone."""
    starts = array("q", islice(accumulate(parcel.lengths, initial=0), len(parcel.lengths)))
    buffers = Buffers(bytes(parcel.data))
    table = PieceTable(frame.row_format, buffers, frame.head, frame.tail, starts, parcel.lengths)
    table.is_original = False  # the head is not among its bytes
    return table
