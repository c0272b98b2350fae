"""Many rows written anew, held as a few blocks of bytes instead of an object a row."""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Collection, Iterator, Sequence
from itertools import accumulate, compress
from typing import Final, overload

_ROWS_A_BLOCK: Final = 4_096


class WrittenRows(Sequence[tuple[int, bytes]]):
    """(Row id, bytes) of rows, in the order in which they were added; each has new bytes.

    A million tuples would take three times the memory of what they hold.
    """

    def __init__(self) -> None:
        self.row_ids = array("I")
        self._blocks: list[bytes] = []
        self._lengths: list[array[int]] = []
        self._firsts: list[int] = []

    def add(self, row_ids: Sequence[int], lengths: array[int], block: bytes) -> None:
        """Add rows that lie one behind the other in `block`."""
        if row_ids:
            self._firsts.append(len(self.row_ids))
            self.row_ids.extend(row_ids)
            self._blocks.append(block)
            self._lengths.append(lengths)

    def blocks(self) -> Iterator[tuple[bytes, array[int]]]:
        """Yield the blocks, each with the lengths of its rows."""
        return zip(self._blocks, self._lengths, strict=True)

    def __len__(self) -> int:
        return len(self.row_ids)

    def __iter__(self) -> Iterator[tuple[int, bytes]]:
        numbers = iter(self.row_ids)
        for block, lengths in self.blocks():
            ends = list(accumulate(lengths, initial=0))
            for length, end in zip(lengths, ends[1:], strict=True):
                yield next(numbers), block[end - length : end]

    @overload
    def __getitem__(self, number: int) -> tuple[int, bytes]: ...

    @overload
    def __getitem__(self, number: slice) -> Sequence[tuple[int, bytes]]: ...

    def __getitem__(self, number: int | slice) -> tuple[int, bytes] | Sequence[tuple[int, bytes]]:
        """Return one row, or some as a list."""
        if isinstance(number, slice):
            return [self[each] for each in range(*number.indices(len(self)))]
        number = range(len(self))[number]
        place = bisect_right(self._firsts, number) - 1
        lengths, within = self._lengths[place], number - self._firsts[place]
        start = sum(lengths[:within])
        return self.row_ids[number], self._blocks[place][start : start + lengths[within]]

    def without(self, row_ids: Collection[int]) -> WrittenRows:
        """Return the same without some rows; blocks without any of them are shared."""
        left, gone = WrittenRows(), frozenset(row_ids)
        for first, (block, lengths) in zip(self._firsts, self.blocks(), strict=True):
            some = self.row_ids[first : first + len(lengths)]
            if gone.isdisjoint(some):
                left.add(some, lengths, block)
                continue
            stays = bytes(each not in gone for each in some)
            ends = accumulate(lengths)
            spans = compress(zip(ends, lengths, strict=True), stays)
            rest = b"".join(block[end - length : end] for end, length in spans)
            left.add(array("I", compress(some, stays)), array("I", compress(lengths, stays)), rest)
        return left


class RowCollector:
    """Puts rows that are written one by one into blocks."""

    def __init__(self) -> None:
        self._written = WrittenRows()
        self._row_ids = array("I")
        self._contents: list[bytes] = []

    def __len__(self) -> int:
        return len(self._written) + len(self._row_ids)

    def add(self, row_id: int, content: bytes) -> None:
        """Add the new bytes of a row."""
        self._row_ids.append(row_id)
        self._contents.append(content)
        if len(self._contents) == _ROWS_A_BLOCK:
            self._close_block()

    def rows(self) -> WrittenRows:
        """Return all rows that were added."""
        self._close_block()
        return self._written

    def _close_block(self) -> None:
        lengths = array("I", map(len, self._contents))
        self._written.add(self._row_ids, lengths, b"".join(self._contents))
        self._row_ids, self._contents = array("I"), []
