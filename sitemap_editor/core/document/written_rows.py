"""Many rows written anew, held as a few blocks of bytes instead of an object a row.

A block whose rows differ little from earlier ones holds what is new, and is whole when looked at.
"""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Callable, Collection, Iterator, Sequence
from itertools import accumulate, chain, compress
from typing import Final, TypeAlias, overload

_ROWS_A_BLOCK: Final = 4_096
_WORTH: Final = 2
"""So many times as much must the rows be as what is held instead."""
_BYTES_A_ROW: Final = 32


class WovenBlock:
    """An immutable block of rows, each a beginning and an end of the same bytes around new ones.

    Language links that a whole file lacks are a tenth of it: written out, its rows would take as
    much memory as the file once more.
    """

    def __init__(self, source: bytes) -> None:
        self.source = source
        self._new: list[bytes] = []
        self._starts, self._befores = array("q"), array("I")
        self._rests, self._afters = array("q"), array("I")
        self._ends = array("I")

    def add(self, start: int, old_length: int, new: bytes) -> None:
        """Put a row behind the others that was `old_length` bytes from `start` of the source."""
        end = start + old_length
        before, after = shared_ends(self.source[start:end], new)
        self._starts.append(start)
        self._befores.append(before)
        self._rests.append(end - after)
        self._afters.append(after)
        self._new.append(new[before : len(new) - after])
        self._ends.append(len(self) + len(new))

    def held_bytes(self) -> int:
        """Return about how many bytes this takes beside the source."""
        return sum(map(len, self._new)) + 2 * _BYTES_A_ROW * len(self._new)

    def whole(self) -> bytes:
        """Return all rows, one behind the other."""
        return b"".join(chain.from_iterable(map(self._pieces, range(len(self._new)))))

    def row(self, offset: int, length: int) -> bytes | None:
        """Return the row that has these bytes; None where no row has just these. O(log rows)."""
        number = self._number(offset, length)
        return None if number is None else b"".join(self._pieces(number))

    def origin(self, offset: int, length: int) -> tuple[int, int]:
        """Return start and length of the source that the row with these bytes was written of."""
        number = self._number(offset, length)
        if number is None:
            return 0, 0
        start = self._starts[number]
        return start, self._rests[number] + self._afters[number] - start

    def _number(self, offset: int, length: int) -> int | None:
        number = bisect_right(self._ends, offset)
        begin = self._ends[number - 1] if number else 0
        is_row = offset == begin and number < len(self._ends)
        return number if is_row and self._ends[number] == offset + length else None

    def _pieces(self, number: int) -> tuple[bytes, bytes, bytes]:
        start, rest = self._starts[number], self._rests[number]
        source = self.source
        return (
            source[start : start + self._befores[number]],
            self._new[number],
            source[rest : rest + self._afters[number]],
        )

    def __len__(self) -> int:
        """How many bytes all rows have."""
        return self._ends[-1] if self._ends else 0


Block: TypeAlias = bytes | WovenBlock


def whole(block: Block) -> bytes:
    """Return the bytes of a block."""
    return block if isinstance(block, bytes) else block.whole()


def woven(rows: Sequence[tuple[Block, int, int, bytes]]) -> Block:
    """Return rows one behind the other: (block and offset of the old bytes, their length, new).

    Plain bytes where that takes little more. What is woven already is woven of its source anew.
    """
    source = max((_source(block) for block, *_ in rows), key=len, default=b"")
    found = WovenBlock(source)
    for block, offset, length, new in rows:
        if isinstance(block, WovenBlock):
            offset, length = block.origin(offset, length)
        found.add(*((offset, length) if _source(block) is source else (0, 0)), new)
    if found.held_bytes() * _WORTH >= len(found):
        return b"".join([new for *_, new in rows])
    return found


def _source(block: Block) -> bytes:
    return block if isinstance(block, bytes) else block.source


def shared_ends(old: bytes, new: bytes) -> tuple[int, int]:
    """Return how many bytes two rows have in common at the beginning, and then at the end."""
    most = min(len(old), len(new))
    before = _longest(most, lambda size: old.startswith(new[:size]))
    rest = most - before
    if rest == len(old) - before and new.endswith(old[before:]):
        return before, rest
    return before, _longest(rest, lambda size: new.endswith(old[len(old) - size :]))


def _longest(most: int, is_shared: Callable[[int], bool]) -> int:
    """Return the greatest number up to `most` for which it is; it is for all below that."""
    least = 0
    while least < most:
        middle = (least + most + 1) // 2
        if is_shared(middle):
            least = middle
        else:
            most = middle - 1
    return least


class WrittenRows(Sequence[tuple[int, bytes]]):
    """(Row id, bytes) of rows, in the order in which they were added; each has new bytes.

    A million tuples would take three times the memory of what they hold.
    """

    def __init__(self) -> None:
        self.row_ids = array("I")
        self._blocks: list[Block] = []
        self._lengths: list[array[int]] = []
        self._firsts: list[int] = []

    def add(self, row_ids: Sequence[int], lengths: array[int], block: Block) -> None:
        """Add rows that lie one behind the other in `block`."""
        if row_ids:
            self._firsts.append(len(self.row_ids))
            self.row_ids.extend(row_ids)
            self._blocks.append(block)
            self._lengths.append(lengths)

    def blocks(self) -> Iterator[tuple[Block, array[int]]]:
        """Yield the blocks, each with the lengths of its rows."""
        return zip(self._blocks, self._lengths, strict=True)

    def __len__(self) -> int:
        return len(self.row_ids)

    def __iter__(self) -> Iterator[tuple[int, bytes]]:
        numbers = iter(self.row_ids)
        for held, lengths in self.blocks():
            block = whole(held)
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
        block = whole(self._blocks[place])
        return self.row_ids[number], block[start : start + lengths[within]]

    def without(self, row_ids: Collection[int]) -> WrittenRows:
        """Return the same without some rows; blocks without any of them are shared."""
        left, gone = WrittenRows(), frozenset(row_ids)
        for first, (held, lengths) in zip(self._firsts, self.blocks(), strict=True):
            some = self.row_ids[first : first + len(lengths)]
            if gone.isdisjoint(some):
                left.add(some, lengths, held)
                continue
            block = whole(held)
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
