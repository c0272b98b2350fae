"""The bytes a document is made of: the file's own and all that was written since."""

from __future__ import annotations

from bisect import bisect_right
from typing import Final

from sitemap_editor.core.document.written_rows import Block, whole
from sitemap_editor.core.errors import Progress, no_progress

_STEP_BYTES: Final = 1 << 20
_KEPT: Final = 4
"""So many woven blocks are kept whole once they were looked at: rows are mostly read in order."""


def holds(data: bytes, needle: bytes, progress: Progress = no_progress) -> bool:
    """Tell whether `needle` is in a file's bytes. Raises: Cancelled by way of `progress`.

    In steps, since one search holds the interpreter lock from its start to its end: 0.1 s of a
    large file, in which the window stands still.
    """
    for at in range(0, len(data), _STEP_BYTES):
        progress(at / len(data))
        if data.find(needle, at, at + _STEP_BYTES + len(needle)) >= 0:
            return True
    return False


class Buffers:
    """An append-only address space: the original bytes, then one immutable block an edit.

    Blocks are never changed and never joined, so a snapshot shares them without a lock.
    """

    def __init__(self, original: bytes) -> None:
        self._original = original
        self._blocks: list[Block] = [original]
        self._bases: list[int] = [0]
        self._end = len(original)
        self._known: dict[tuple[int, bytes], bool] = {}
        self._whole: dict[int, bytes] = {}
        """By number of a woven block, the last ones; never changed, only exchanged: no lock."""

    def twin(self) -> Buffers:
        """Return an address space that starts out with the same blocks and grows by itself."""
        twin = Buffers(self._original)
        twin._blocks, twin._bases = self._blocks[:], self._bases[:]
        twin._end = self._end
        return twin

    @property
    def end(self) -> int:
        """The address behind the last byte: where the next block goes."""
        return self._end

    def grow_like(self, twin: Buffers) -> None:
        """Take over the blocks that a twin got since; this one must have got none itself."""
        known = len(self._blocks)
        self._blocks.extend(twin._blocks[known:])
        self._bases.extend(twin._bases[known:])
        self._end = twin._end

    @property
    def original(self) -> bytes:
        """The bytes of the file as it was opened (decoded to UTF-8)."""
        return self._original

    def append(self, block: Block) -> int:
        """Add `block` and return the address of its first byte."""
        base = self._end
        if block:
            self._blocks.append(block)
            self._bases.append(base)
            self._end += len(block)
        return base

    def slice(self, start: int, length: int) -> bytes:
        """Return bytes that lie within one block. O(log blocks)."""
        if start + length <= len(self._original):
            return self._original[start : start + length]
        number = bisect_right(self._bases, start) - 1
        offset, block = start - self._bases[number], self._blocks[number]
        if not isinstance(block, bytes):
            row = block.row(offset, length) if number not in self._whole else None
            if row is not None:
                return row
            block = self._bytes(number)
        return block[offset : offset + length]

    def locate(self, start: int) -> tuple[bytes, int]:
        """Return the block that holds address `start` and the offset in it, without copying."""
        if start < len(self._original):
            return self._original, start
        number = bisect_right(self._bases, start) - 1
        return self._bytes(number), start - self._bases[number]

    def held(self, start: int) -> tuple[Block, int]:
        """Return what `locate` does, but the block as it is held."""
        number = bisect_right(self._bases, start) - 1
        return self._blocks[number], start - self._bases[number]

    def _bytes(self, number: int) -> bytes:
        """Return the bytes of a block; a woven one is put together, and kept for a while."""
        block = self._blocks[number]
        if isinstance(block, bytes):
            return block
        known = self._whole.get(number)
        if known is None:
            known = whole(block)
            self._whole = dict([*self._whole.items(), (number, known)][-_KEPT:])
        return known

    def block_has(self, start: int, needle: bytes, progress: Progress = no_progress) -> bool:
        """Tell whether the block that holds address `start` has `needle`; asked once, kept.

        Raises: Cancelled by way of `progress`.
        """
        number = bisect_right(self._bases, start) - 1
        known = self._known.get((number, needle))
        if known is None:
            known = self._known[number, needle] = holds(self._bytes(number), needle, progress)
        return known

    def block_end(self, start: int) -> int:
        """Return the address just behind the block that holds `start`."""
        number = bisect_right(self._bases, start) - 1
        return self._bases[number] + len(self._blocks[number])
