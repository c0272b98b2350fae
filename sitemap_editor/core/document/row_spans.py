"""Where the bytes of rows lie and in which order they stand: what edits change."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from itertools import accumulate, islice
from typing import Any, Final, TypeVar

from sitemap_editor.core.document.buffers import Buffers
from sitemap_editor.core.document.row import RowFormat
from sitemap_editor.core.document.row_numbers import listed
from sitemap_editor.core.errors import Progress, no_progress
from sitemap_editor.core.protocol.fields import Kind

T = TypeVar("T")
N = TypeVar("N", "array[int]", bytearray)

NO_FILE: Final = 0xFFFF
"""The number of no file: of rows that stand nowhere yet."""

_COPIED_AT_ONCE: Final = 1 << 16
_ADDED_AT_ONCE: Final = 1 << 11
_COUNTED_AT_ONCE: Final = 1 << 13


class RowSpans:
    """Rows in order, each a span of bytes in buffers that only grow.

    `starts` and `lengths` are indexed by row id, `order` by position.
    """

    def __init__(
        self,
        row_format: RowFormat,
        buffers: Buffers,
        head: bytes,
        tail: bytes,
        starts: array[int],
        lengths: array[int],
    ) -> None:
        self.row_format = row_format
        self.buffers = buffers
        self.head = head
        self.tail = tail
        self.starts = starts
        self.lengths = lengths
        self.order, total = _counted(lengths)
        self._size_bytes: int | None = total
        self.is_original = True
        self.is_one_run = True  # the rows lie one behind the other in the file's own bytes
        self.is_placed = bytearray(b"\1") * len(starts)  # by row id; 0 for rows taken out
        self.is_shared = self.has_shared_places = False
        """True where another table has the same arrays: they are copied before they change.

        One says it of `starts` and `lengths`, the other of where rows stand and in which file.
        """
        self.file_names: tuple[str, ...] = ()
        """What the files are called that the rows belong to, where these are several.

        By number; empty for a number that no file has any more."""
        self.file_likes: tuple[int, ...] = ()
        """By number: the file whose head and tail a new one gets; its own where it was read."""
        self.file_numbers: array[int] | None = None
        """By row id: which of them it belongs to; None where there is but one file."""
        self.revision = 0
        """How many edits were carried out."""
        self._noted: dict[Callable[[RowSpans], object], Any] = {}

    @property
    def rows_size_bytes(self) -> int:
        """How many bytes the rows have; of a part of a document once somebody asks."""
        if self._size_bytes is None:
            self._size_bytes = self._summed()
        return self._size_bytes

    @rows_size_bytes.setter
    def rows_size_bytes(self, size_bytes: int) -> None:
        self._size_bytes = size_bytes

    def _summed(self) -> int:
        lengths, order = self.lengths, self.order
        if self.is_one_run and order:
            return self.starts[order[-1]] + lengths[order[-1]] - self.starts[order[0]]
        steps, of_row = range(0, len(order), _ADDED_AT_ONCE), lengths.__getitem__
        return sum(sum(map(of_row, order[at : at + _ADDED_AT_ONCE])) for at in steps)

    def take_rows(self, row_ids: array[int]) -> None:
        """Have these rows alone; how many bytes they have few ask, and it takes 0.1 s."""
        self.order, self._size_bytes = row_ids, None

    @property
    def fields(self) -> tuple[str, ...]:
        """The columns this document has."""
        return self.row_format.kind.fields

    @property
    def row_kind(self) -> Kind:
        """What this document is a list of."""
        return self.row_format.kind

    def noted(self, work_out: Callable[[RowSpans], T]) -> T:
        """Return what `work_out` says of head and tail: asked once, until one of them changes."""
        if work_out not in self._noted:
            self._noted[work_out] = work_out(self)
        found: T = self._noted[work_out]
        return found

    def set_frame(self, head: bytes, tail: bytes) -> None:
        """Put other bytes around the rows."""
        self.head, self.tail = head, tail
        self._noted = {}  # a new one: snapshots keep theirs

    def __len__(self) -> int:
        return len(self.order)

    def has_row(self, row_id: int) -> bool:
        """Tell whether a row stands here: it may be gone, or be new elsewhere."""
        return row_id < len(self.is_placed) and bool(self.is_placed[row_id])

    def row_bytes(self, row_id: int) -> bytes:
        """Return the bytes of a row with the white space and comments in front of it."""
        return self.buffers.slice(self.starts[row_id], self.lengths[row_id])

    def rows_bytes(self, row_ids: Sequence[int]) -> bytes:
        """Return the bytes of rows one behind the other; at once where they lie like that."""
        if not row_ids:
            return b""
        count, first = len(row_ids), row_ids[0]
        if row_ids == array("I", range(first, first + count)):
            if self.is_one_run:  # ids in one run count up
                start, last = self.starts[first], row_ids[-1]
                return self.buffers.slice(start, self.starts[last] + self.lengths[last] - start)
            some = slice(first, first + count)
            starts, lengths = self.starts[some], self.lengths[some]
        else:
            starts = array("q", map(self.starts.__getitem__, row_ids))
            lengths = array("I", map(self.lengths.__getitem__, row_ids))
        start, end = starts[0], starts[-1] + lengths[-1]
        touch = array("q", islice(accumulate(lengths, initial=start), count)) == starts
        if touch and end <= self.buffers.block_end(start):
            return self.buffers.slice(start, end - start)
        return b"".join(map(self.buffers.slice, starts, lengths))

    def unshare(self, progress: Progress = no_progress, *, only_bytes: bool = False) -> None:
        """Have arrays of its own, before they change; `only_bytes` where all rows stay in place."""
        if self.is_shared:
            self.starts = _copied(self.starts, progress)
            self.lengths = _copied(self.lengths, progress)
            self.is_shared = False
        if self.has_shared_places and not only_bytes:
            order, is_placed = _copied(self.order, progress), _copied(self.is_placed, progress)
            if self.file_numbers is not None:
                self.file_numbers = _copied(self.file_numbers, progress)
            self.order, self.is_placed = order, is_placed
            self.has_shared_places = False

    def add_spans(self, block: bytes, starts: array[int], lengths: array[int]) -> range:
        """Give rows that lie in `block` an id each; they stand nowhere yet."""
        self.unshare()
        base, first = self.buffers.append(block), len(self.starts)
        for at in range(0, len(starts), _ADDED_AT_ONCE):
            self.starts.extend(map(base.__add__, starts[at : at + _ADDED_AT_ONCE]))
        self.lengths.extend(lengths)
        self.is_placed.extend(bytes(len(lengths)))
        if self.file_numbers is not None:
            self.file_numbers.extend(array("H", (NO_FILE,)) * len(lengths))
        return range(first, len(self.starts))

    def file_name(self, row_id: int) -> str:
        """Return what the file is called that a row belongs to; empty where there is but one."""
        number = NO_FILE if self.file_numbers is None else self.file_numbers[row_id]
        return self.file_names[number] if number < len(self.file_names) else ""

    def put_in_files(self, positions: Sequence[int], row_ids: Sequence[int]) -> None:
        """Let new rows, now at these positions, be of the file of the row above, or else below."""
        numbers = self.file_numbers
        if numbers is None or not row_ids or NO_FILE not in map(numbers.__getitem__, row_ids):
            return
        order = self.order
        if isinstance(row_ids, range) and isinstance(positions, range):
            above, below = positions[0] - 1, positions[-1] + 1
            known = [order[at] for at in (above, below) if 0 <= at < len(order)]
            number = numbers[known[0]] if known else self._first_file()
            numbers[row_ids.start : row_ids.stop] = array("H", (number,)) * len(row_ids)
            return
        for position, row_id in zip(positions, row_ids, strict=True):
            if numbers[row_id] == NO_FILE:
                above = numbers[order[position - 1]] if position else NO_FILE
                numbers[row_id] = self._first_file() if above == NO_FILE else above

    def _first_file(self) -> int:
        """Return the number of the first file that there is."""
        return next((number for number, name in enumerate(self.file_names) if name), 0)


def _counted(lengths: array[int]) -> tuple[array[int], int]:
    """Return the ids of so many rows in order, and the sum of their lengths.

    In steps: one call over two million numbers lets no other thread work for a tenth of a second.
    """
    steps = range(0, len(lengths), _COUNTED_AT_ONCE)
    total = sum(sum(lengths[at : at + _COUNTED_AT_ONCE]) for at in steps)
    return listed(range(len(lengths))), total


def _copied(numbers: N, progress: Progress) -> N:
    """Return a copy; step by step beside a window, since the first touch of new memory takes long.

    Where nobody is told of the progress nobody can have a turn: then at once, in half the time.
    """
    if progress is no_progress:
        return numbers[:]
    copy = numbers[:0]
    for at in range(0, len(numbers), _COPIED_AT_ONCE):
        progress(0.0)
        copy += numbers[at : at + _COPIED_AT_ONCE]
    return copy


def begins(lengths: Sequence[int], first: int = 0) -> array[int]:
    """Return where spans of these lengths begin that lie one behind the other, from `first` on."""
    found, at = array("q"), first
    for number in range(0, len(lengths), _COUNTED_AT_ONCE):
        some = lengths[number : number + _COUNTED_AT_ONCE]
        found.extend(islice(accumulate(some, initial=at), len(some)))
        at += sum(some)
    return found
