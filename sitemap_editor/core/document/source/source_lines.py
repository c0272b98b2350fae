"""A document as the text it would be saved as, found line by line at any size.

Nothing is joined: rows are counted in blocks of some ten kilobytes, and a block is read when
somebody looks at it. What is shown as a line is a line of the file, or a stretch of a long one: a
file that is one line of 100 MB has a line a row to look at.
"""

from __future__ import annotations

import codecs
import re
from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Sequence
from copy import copy
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate, pairwise
from typing import Final

from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.source.source_blocks import (
    BLOCK_BYTES,
    LINE_ENDS,
    LONGEST,
    Place,
    block_places,
    breaks,
    characters,
    count_ends,
    has_long_line,
    is_flat,
    surplus_of,
)
from sitemap_editor.core.errors import Progress, no_progress
from sitemap_editor.core.protocol.fields import TEXT

_KEPT_BLOCKS: Final = 64
_STEP: Final = 8
_LINE_END: Final = re.compile(rb"\r\n?+|\n")
_MARK: Final = codecs.BOM_UTF8


@dataclass(frozen=True, slots=True)
class SourceLine:
    """A line to look at: where its bytes begin and end, without the line end."""

    start: int
    end: int
    number: int
    """Of the line of the file, from 1."""
    is_continued: bool
    """True where that line began in an earlier one."""


@dataclass(frozen=True, slots=True)
class _Block:
    """What was counted in a block: `tail_characters` stand behind its last line end."""

    size: int
    line_ends: int
    starts: int
    tail_characters: int


class SourceLines:
    """The lines of a table as it is saved; offsets count its bytes from the beginning.

    It belongs to a snapshot: an edit makes another one, by `after` where rows stayed in place.
    """

    def __init__(self, table: PieceTable, places: list[Place], blocks: list[_Block]) -> None:
        self._table = table
        self._places = places
        self._blocks = blocks
        self._surplus = surplus_of(table)
        self._sum_up()
        self._read = lru_cache(_KEPT_BLOCKS)(self._bytes_of)
        self._starts_of = lru_cache(_KEPT_BLOCKS)(self._found_starts)

    def _sum_up(self) -> None:
        blocks = self._blocks
        self._begins = array("q", accumulate((each.size for each in blocks), initial=0))
        self._ends_before = array("q", accumulate((each.line_ends for each in blocks), initial=0))
        self._starts_before = array("q", accumulate((each.starts for each in blocks), initial=1))

    # How much there is

    @property
    def size_bytes(self) -> int:
        """How many bytes the document has when it is saved."""
        return self._begins[-1]

    @property
    def last_number(self) -> int:
        """The number of the last line of the file."""
        return self._ends_before[-1] + 1

    def __len__(self) -> int:
        """Return how many lines there are to look at."""
        return self._starts_before[-1]

    # Reading

    def read(self, start: int, end: int) -> bytes:
        """Return the bytes between two offsets. Costs what is read."""
        found = []
        for block in range(self._block_at(start), len(self._blocks)):
            begin = self._begins[block]
            if begin >= end:
                break
            found.append(self._read(block)[max(0, start - begin) : end - begin])
        return b"".join(found)

    def stretches(self, start: int, *, back: bool = False) -> Iterator[tuple[int, bytes]]:
        """Yield the bytes from an offset on, or before it, a block at a time with where it begins.

        None of it is kept: this is for who goes through all of it.
        """
        first = self._block_at(start)
        numbers = range(first, -1, -1) if back else range(first, len(self._blocks))
        for number in numbers:
            yield self._begins[number], self._bytes_of(number)

    def line(self, number: int) -> SourceLine:
        """Return a line to look at, counted from 0."""
        start, is_continued = self._start(number)
        end = self._start(number + 1)[0] if number + 1 < len(self) else self.size_bytes
        if not number and self._table.head.startswith(_MARK):
            start = min(end, len(_MARK))
        data = self.read(max(start, end - 2), end)
        end -= len(data) - len(data.rstrip(LINE_ENDS)) if self._ends_line(number) else 0
        return SourceLine(start, end, self._number_at(start), is_continued)

    def _ends_line(self, number: int) -> bool:
        return number + 1 < len(self) and not self._start(number + 1)[1]

    def _start(self, number: int) -> tuple[int, bool]:
        if not number:
            return 0, False
        block = bisect_right(self._starts_before, number) - 1
        starts, flags = self._starts_of(block)
        at = number - self._starts_before[block]
        return self._begins[block] + starts[at], bool(flags[at])

    def line_at(self, offset: int) -> int:
        """Return which line to look at an offset lies in, from 0."""
        block = self._block_at(offset)
        starts, _ = self._starts_of(block)
        inside = bisect_right(starts, offset - self._begins[block])
        return self._starts_before[block] + inside - 1

    def line_of_number(self, number: int) -> int:
        """Return the line to look at with which a line of the file begins, counted from 1."""
        wanted = min(max(number, 1), self.last_number) - 1
        if not wanted:
            return 0
        block = bisect_left(self._ends_before, wanted) - 1
        _, flags = self._starts_of(block)
        left = wanted - self._ends_before[block]
        for at, is_continued in enumerate(flags):
            left -= not is_continued
            if not left:
                return self._starts_before[block] + at
        raise IndexError(number)

    # Places

    def place(self, offset: int) -> tuple[int, int]:
        """Return (line, column) of an offset in the file, from 1; columns count characters."""
        block = self._block_at(offset)
        before = self._read(block)[: offset - self._begins[block]]
        number = self._number_at(offset)
        begin = max(before.rfind(b"\n"), before.rfind(b"\r")) + 1
        column = characters(before[begin:])
        while not begin and block:
            block -= 1
            column += self._blocks[block].tail_characters
            begin = self._blocks[block].line_ends
        has_mark = number == 1 and self._table.head.startswith(_MARK)
        return number, column + 1 - (has_mark and column > 0)

    def _number_at(self, offset: int) -> int:
        block = self._block_at(offset)
        before = self._read(block)[: offset - self._begins[block]]
        return self._ends_before[block] + count_ends(before) + 1

    def row_at(self, offset: int) -> Place:
        """Return which row an offset lies in, by position, and where in the row's bytes."""
        block = self._block_at(offset)
        (position, skipped), rest = self._places[block], offset - self._begins[block]
        last = self._places[block + 1][0] if block + 1 < len(self._places) else position
        while position < last:
            size = self._size_of(position) - skipped
            if rest < size:
                break
            rest, position, skipped = rest - size, position + 1, 0
        return position, skipped + rest

    def offset_of(self, position: int, inside: int = 0) -> int:
        """Return where a row begins, or a place in its bytes; see `Place`."""
        block = bisect_right(self._places, (position, inside)) - 1
        first, skipped = self._places[block]
        if first == position:
            return self._begins[block] + inside - skipped
        sizes = sum(map(self._size_of, range(first, position)))
        return min(self._begins[block] + sizes - skipped + inside, self.size_bytes)

    # Following edits

    def after(self, table: PieceTable, row_ids: Iterable[int]) -> SourceLines | None:
        """Return the lines after an edit of these rows' bytes; None where all is to be counted.

        `table` is a snapshot in which the rows stand where they stood.
        """
        is_same_frame = (table.head, table.tail) == (self._table.head, self._table.tail)
        if not is_same_frame or len(table.order) != len(self._table.order):
            return None
        touched = set()
        for row_id in row_ids:
            position = table.position(row_id)
            block = bisect_right(self._places, (position, 0)) - 1
            is_cut = self._places[block + 1][0] == position
            if is_cut or table.lengths[row_id] > BLOCK_BYTES:
                return None
            touched.add(block)
        twin = SourceLines(table, self._places, copy(self._blocks))
        for block in touched:
            twin._blocks[block] = twin.counted(block)
        twin._sum_up()
        return twin

    # Blocks

    def _block_at(self, offset: int) -> int:
        return min(bisect_right(self._begins, offset), len(self._blocks)) - 1

    def _size_of(self, position: int) -> int:
        table = self._table
        if position < 0:
            return len(table.head)
        if position == len(table.order):
            return len(table.tail)
        size = table.lengths[table.order[position]]
        return size - self._surplus if position == len(table.order) - 1 else size

    def _bytes_of(self, block: int) -> bytes:
        """Return the bytes of a block."""
        table, (position, skipped) = self._table, self._places[block]
        is_last = block + 1 == len(self._places)
        end = (len(table.order), len(table.tail)) if is_last else self._places[block + 1]
        if position < 0 or position == len(table.order):
            data = table.head if position < 0 else table.tail
            return data[skipped : end[1] if end[0] == position else len(data)]
        if end[0] == position:
            return table.row_bytes(table.order[position])[skipped : end[1]]
        data = table.rows_bytes(table.order[position : end[0]])[skipped:]
        is_to_end = end[0] == len(table.order) and self._surplus
        return data[: len(data) - self._surplus] if is_to_end else data

    def _row_starts(self, block: int) -> list[int]:
        """Return where rows begin in a block, but for one that began in an earlier block."""
        table, (position, skipped) = self._table, self._places[block]
        is_last = block + 1 == len(self._places)
        end = (len(table.order), 0) if is_last else self._places[block + 1]
        if not 0 <= position < len(table.order):
            return []
        row_ids = table.order[position : max(end[0], position + 1)]
        begins = accumulate(map(table.lengths.__getitem__, row_ids[:-1]), initial=-skipped)
        return [each for each in begins if each >= 0]

    def counted(self, block: int) -> _Block:
        """Count a block; quickly, where each of its rows begins with a line of its own."""
        data = self._bytes_of(block)
        ends = count_ends(data)
        starts = self._count_starts(block, data, ends)
        begin = max(data.rfind(b"\n"), data.rfind(b"\r")) + 1
        return _Block(len(data), ends, starts, characters(data[begin:]))

    def _count_starts(self, block: int, data: bytes, ends: int) -> int:
        """Count the lines to look at that begin in a block, mostly without finding them."""
        if not self._places[block][1]:
            row_starts = self._row_starts(block) if self._table.row_kind is not TEXT else []
            if ends and not has_long_line(data) and all(data[at] in LINE_ENDS for at in row_starts):
                return ends  # each row begins with a line of its own
            bounds = pairwise([*row_starts, len(data)])
            if not ends and row_starts and all(end - at <= LONGEST for at, end in bounds):
                return len(row_starts)  # all of them stand in one line
        return len(self._found_starts(block, data)[0])

    def _found_starts(
        self, block: int, data: bytes | None = None
    ) -> tuple[Sequence[int], Sequence[bool]]:
        """Return where lines to look at begin in a block, and which continue a line of the file."""
        data = self._read(block) if data is None else data
        starts = {match.end(): False for match in _LINE_END.finditer(data)}
        if self._table.row_kind is not TEXT:
            for at in self._row_starts(block):
                if data[at] not in LINE_ENDS and is_flat(data, at):
                    starts.setdefault(at, True)
        if self._places[block][1] and not self._begins_line(block):
            starts.setdefault(0, True)
        for first, last in pairwise([0, *sorted(starts), len(data)]):
            for at in breaks(data, first, last):
                starts.setdefault(at, True)
        ordered = sorted(starts)
        return ordered, [starts[at] for at in ordered]

    def _begins_line(self, block: int) -> bool:
        """Tell whether a block that begins inside a row does so with a line."""
        position, skipped = self._places[block]
        table = self._table
        if position < 0 or position == len(table.order):
            data = table.head if position < 0 else table.tail
        else:
            data = table.row_bytes(table.order[position])
        return data[skipped - 1] in LINE_ENDS


def source_lines(table: PieceTable, progress: Progress = no_progress) -> SourceLines:
    """Count the lines of a snapshot, one pass over its bytes, in any thread.

    Raises: Cancelled by way of `progress`.
    """
    places = list(block_places(table))
    lines = SourceLines(table, places, [])
    blocks = []
    for number in range(len(places)):
        if not number % _STEP:
            progress(number / len(places))
        blocks.append(lines.counted(number))
    return SourceLines(table, places, blocks)
