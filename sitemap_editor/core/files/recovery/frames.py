"""The frames of a journal: each with its length and checksum, so that a torn end is known."""

from __future__ import annotations

import os
import struct
import zlib
from array import array
from collections.abc import Iterable, Iterator, Sequence
from enum import IntEnum
from typing import BinaryIO, Final

MAGIC: Final = b"Sitemap Editor journal 1\n"
CONTENT_BYTES: Final = 1 << 20
_HEAD: Final = struct.Struct("<BII")  # kind, length, checksum
_PACKED: Final = 0x80
_WORTH_PACKING: Final = 512
_QUICK: Final = 1


class FrameKind(IntEnum):
    """What a frame holds."""

    HEADER = 1
    """What the journal goes on top of."""
    CONTENT = 2
    """Bytes of rows; they belong to the next record."""
    RECORD = 3
    """One edit; what came before it belongs to it."""
    BASE = 4
    """The copy of the base is complete."""
    LENGTHS = 5
    """How long each row of the base is, where that cannot be found out by reading it again."""
    TEXT = 6
    """What a journal of a text goes on top of, in the place of `HEADER`."""


def frame(kind: FrameKind, payload: bytes | memoryview) -> bytes:
    """Return a frame ready to be written; packed where that is worth it."""
    number = int(kind)
    if len(payload) >= _WORTH_PACKING:
        payload, number = zlib.compress(payload, _QUICK), number | _PACKED
    checksum = zlib.crc32(payload, number)
    return b"".join((_HEAD.pack(number, len(payload), checksum), payload))


def content_frames(pieces: Iterable[memoryview]) -> Iterator[bytes]:
    """Yield frames with these bytes, none much larger than `CONTENT_BYTES`."""
    held: list[memoryview] = []
    size = 0
    for whole in pieces:
        for start in range(0, len(whole), CONTENT_BYTES):
            piece = whole[start : start + CONTENT_BYTES]
            held.append(piece)
            size += len(piece)
            if size >= CONTENT_BYTES:
                yield frame(FrameKind.CONTENT, b"".join(held))
                held, size = [], 0
    if held:
        yield frame(FrameKind.CONTENT, b"".join(held))


class FrameReader:
    """Frames in the order in which they were written, up to the first that is not whole.

    Raises: ValueError where the file is no journal; OSError.

    `is_damaged` afterwards: a frame was there, but not as it was written; a torn last one, as a
    crash leaves it, is no damage.
    """

    def __init__(self, file: BinaryIO) -> None:
        self._file = file
        self._end = file.seek(0, os.SEEK_END)
        file.seek(0)
        if file.read(len(MAGIC)) != MAGIC:
            raise ValueError("no journal")
        self.is_damaged = False

    def __iter__(self) -> Iterator[tuple[FrameKind, bytes]]:
        """Yield kind and payload. Raises: OSError."""
        while head := self._file.read(_HEAD.size):
            if len(head) < _HEAD.size or not any(head):
                return  # torn, or room that a power cut left unfilled
            number, length, checksum = _HEAD.unpack(head)
            if length > self._end - self._file.tell():
                return
            payload = self._file.read(length)
            if zlib.crc32(payload, number) != checksum:
                self.is_damaged = True
                return
            try:
                kind = FrameKind(number & ~_PACKED)
                payload = zlib.decompress(payload) if number & _PACKED else payload
            except (ValueError, zlib.error):
                self.is_damaged = True
                return
            yield kind, payload


# Numbers

Packed = list[int]
"""How numbers are named in a record: first and end of a range, or how many follow as an array."""


def packed(numbers: Sequence[int]) -> tuple[Packed, bytes]:
    """Return how `numbers` are named, and their bytes."""
    if isinstance(numbers, range) and numbers.step == 1:
        return [numbers.start, numbers.stop], b""
    return [len(numbers)], array("I", numbers).tobytes()


class Numbers:
    """Takes arrays from the end of a record, in the order in which they were put there."""

    def __init__(self, data: bytes) -> None:
        self._view = memoryview(data)

    def take(self, named: Packed) -> Sequence[int]:
        """Return the next numbers. Raises: ValueError where the record is too short."""
        if len(named) == 2:
            return range(*named)
        numbers = array("I")
        numbers.frombytes(self.take_bytes(named[0] * numbers.itemsize))
        return numbers

    def take_bytes(self, size: int) -> bytes:
        """Return the next bytes. Raises: ValueError where the record is too short."""
        taken = bytes(self._view[:size])
        if len(taken) < size:
            raise ValueError("a record is too short")
        self._view = self._view[size:]
        return taken
