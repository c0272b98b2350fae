"""The bytes a document is made of: the file's own and all that was written since."""

from __future__ import annotations

from bisect import bisect_right
from typing import Final

from sitemap_editor.core.errors import Progress, no_progress

_STEP_BYTES: Final = 1 << 20


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
        self._blocks: list[bytes] = [original]
        self._bases: list[int] = [0]
        self._end = len(original)
        self._known: dict[tuple[int, bytes], bool] = {}

    def twin(self) -> Buffers:
        """Return an address space that starts out with the same blocks and grows by itself."""
        twin = Buffers(self._blocks[0])
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
        return self._blocks[0]

    def append(self, block: bytes) -> int:
        """Add `block` and return the address of its first byte."""
        base = self._end
        if block:
            self._blocks.append(block)
            self._bases.append(base)
            self._end += len(block)
        return base

    def slice(self, start: int, length: int) -> bytes:
        """Return bytes that lie within one block. O(log blocks)."""
        if start + length <= len(self._blocks[0]):
            return self._blocks[0][start : start + length]
        number = bisect_right(self._bases, start) - 1
        offset = start - self._bases[number]
        return self._blocks[number][offset : offset + length]

    def locate(self, start: int) -> tuple[bytes, int]:
        """Return the block that holds address `start` and the offset in it, without copying."""
        if start < len(self._blocks[0]):
            return self._blocks[0], start
        number = bisect_right(self._bases, start) - 1
        return self._blocks[number], start - self._bases[number]

    def block_has(self, start: int, needle: bytes, progress: Progress = no_progress) -> bool:
        """Tell whether the block that holds address `start` has `needle`; asked once, kept.

        Raises: Cancelled by way of `progress`.
        """
        number = bisect_right(self._bases, start) - 1
        known = self._known.get((number, needle))
        if known is None:
            known = self._known[number, needle] = holds(self._blocks[number], needle, progress)
        return known

    def block_end(self, start: int) -> int:
        """Return the address just behind the block that holds `start`."""
        number = bisect_right(self._bases, start) - 1
        return self._bases[number] + len(self._blocks[number])
