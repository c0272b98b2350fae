"""gzip by its magic bytes: unpacking under a cap, packing the same way every time."""

from __future__ import annotations

import io
import sys
import zlib
from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import Final

from sitemap_editor.core.errors import (
    QT_TRANSLATE_NOOP,
    BrokenGzip,
    Progress,
    TooLarge,
    no_progress,
)

MAGIC: Final = b"\x1f\x8b"
_STEP_BYTES: Final = 1 << 18
_LEVEL: Final = 9
# RFC 1952: magic, deflate, no flags, time 0, best compression, unknown system. No name, no time:
# the same rows give the same file.
_HEADER: Final = MAGIC + b"\x08\x00\x00\x00\x00\x00\x02\xff"
_GZIP_WINDOW: Final = 16 + zlib.MAX_WBITS
_RAW_WINDOW: Final = -zlib.MAX_WBITS


def is_gzip(data: bytes) -> bool:
    """Tell by the first bytes, whatever the name says."""
    return data[:2] == MAGIC


def unpack(data: bytes, *, cap_bytes: int, progress: Progress) -> tuple[bytes, int]:
    """Unpack all members of `data`; return the bytes and how many junk bytes follow the last one.

    Zero padding behind a member is legal and no junk.
    Raises: TooLarge past `cap_bytes`; BrokenGzip where the data is cut or damaged.
    """
    out = io.BytesIO()
    view = memoryview(data)
    start = 0
    while start < len(data):
        if data[start : start + 2] != MAGIC:
            rest = data[start:].lstrip(b"\0")
            if not is_gzip(rest) and start:
                return out.getvalue(), len(rest)
            start = len(data) - len(rest) if start else 0
        end = _unpack_member(view, start, out, cap_bytes, progress)
        if end is None:
            raise _broken()
        start = end
    return out.getvalue(), 0


def salvaged(data: bytes, *, progress: Progress) -> bytes:
    """Unpack damaged gzip data up to the damage; nothing may come out.

    There is no cap here: `unpack` has come as far as the damage under one, before it gave up.
    Raises: Cancelled by way of `progress`.
    """
    out, view, start = io.BytesIO(), memoryview(data), 0
    while is_gzip(data[start : start + 2]):
        end = _unpack_member(view, start, out, sys.maxsize, progress)
        if end is None:
            break
        start = end
        while data[start : start + 1] == b"\0":  # padding between members is legal
            start += 1
    return out.getvalue()


def _unpack_member(
    view: memoryview, start: int, out: io.BytesIO, cap_bytes: int, progress: Progress
) -> int | None:
    """Unpack the member at `start`; return where it ends, None where it is cut or damaged."""
    unpacker = zlib.decompressobj(_GZIP_WINDOW)
    while start < len(view):
        piece: bytes | memoryview = view[start : start + _STEP_BYTES]
        start += len(piece)
        while piece and not unpacker.eof:
            before = unpacker.copy()
            try:
                out.write(unpacker.decompress(piece, _STEP_BYTES * 4))
            except zlib.error:
                _unpack_bytewise(before, piece, out)
                return None
            piece = unpacker.unconsumed_tail
            if out.tell() > cap_bytes:
                raise too_large(cap_bytes)
        progress(start / len(view))
        if unpacker.eof:
            return start - len(unpacker.unused_data)
    return None


def _unpack_bytewise(
    unpacker: zlib._Decompress, piece: bytes | memoryview, out: io.BytesIO
) -> None:
    """Unpack a damaged piece up to the very byte where zlib meets the damage.

    zlib gives nothing of a call that fails, so each byte is a call of its own.
    """
    with suppress(zlib.error):
        for offset in range(len(piece)):
            out.write(unpacker.decompress(piece[offset : offset + 1]))


def unpacked(data: bytes, cap_bytes: int, progress: Progress = no_progress) -> bytes:
    """Return what is in `data`, packed or not. Raises: as `unpack`."""
    return unpack(data, cap_bytes=cap_bytes, progress=progress)[0] if is_gzip(data) else data


def _broken() -> BrokenGzip:
    text = QT_TRANSLATE_NOOP(
        "core", "The compressed data is incomplete or damaged. Download or create the file again."
    )
    return BrokenGzip("F13", text)


def too_large(cap_bytes: int) -> TooLarge:
    """Return the error for data beyond `cap_bytes`."""
    text = QT_TRANSLATE_NOOP(
        "core",
        "The file holds more than {megabytes} MB. The limit of a sitemap is 50 MB uncompressed.",
    )
    error = TooLarge("F12", text, {"megabytes": cap_bytes >> 20})
    error.cap_bytes = cap_bytes
    return error


def pack(pieces: Iterable[bytes | memoryview]) -> Iterator[bytes]:
    """Yield one gzip member without name and time: the same pieces give the same bytes."""
    packer = zlib.compressobj(_LEVEL, zlib.DEFLATED, _RAW_WINDOW)
    checksum, size = 0, 0
    yield _HEADER
    for piece in pieces:
        view = memoryview(piece)
        for start in range(0, len(view), _STEP_BYTES):
            part = view[start : start + _STEP_BYTES]
            checksum = zlib.crc32(part, checksum)
            size += len(part)
            yield packer.compress(part)
    yield packer.flush()
    yield checksum.to_bytes(4, "little") + (size & 0xFFFFFFFF).to_bytes(4, "little")
