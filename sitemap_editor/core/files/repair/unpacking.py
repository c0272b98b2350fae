"""Unpacks as much of cut or damaged gzip data as can be had."""

from __future__ import annotations

import io
import zlib
from typing import Final

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, Progress
from sitemap_editor.core.files.compression import is_gzip
from sitemap_editor.core.files.repair.byte_edits import Note, Sureness

_STEP_BYTES: Final = 1 << 16
_GZIP_WINDOW: Final = 16 + zlib.MAX_WBITS

CUT: Final = Note(
    "F13",
    QT_TRANSLATE_NOOP(
        "core",
        "The compressed data is incomplete or damaged; everything after this position is lost.",
    ),
    QT_TRANSLATE_NOOP("core", "Keep what could be unpacked."),
    Sureness.GUESS,
)
COMPLETE: Final = Note(
    "F13",
    QT_TRANSLATE_NOOP(
        "core",
        "The checksum of the compressed data is wrong or missing. The file looks complete, "
        "but a few characters may be wrong.",
    ),
    QT_TRANSLATE_NOOP("core", "Keep what was unpacked; saving writes a new checksum."),
    Sureness.LIKELY,
)


def salvaged(raw: bytes, *, progress: Progress) -> bytes:
    """Unpack damaged gzip data up to the damage; nothing may come out.

    There is no cap here: `unpack` has come as far as the damage under one, before it gave up.
    Raises: Cancelled by way of `progress`.
    """
    out = io.BytesIO()
    start = 0
    while is_gzip(raw[start : start + 2]):
        end = _unpack_member(raw, start, out, progress)
        if end is None:
            break
        start = end
        while raw[start : start + 1] == b"\0":  # padding between members is legal
            start += 1
    return out.getvalue()


def _unpack_member(raw: bytes, start: int, out: io.BytesIO, progress: Progress) -> int | None:
    """Unpack the member at `start`; return where it ends, None where it is cut or damaged."""
    unpacker = zlib.decompressobj(_GZIP_WINDOW)
    while start < len(raw):
        piece = raw[start : start + _STEP_BYTES]
        start += len(piece)
        while piece and not unpacker.eof:
            before = unpacker.copy()
            try:
                out.write(unpacker.decompress(piece, _STEP_BYTES * 4))
            except zlib.error:
                _unpack_bytewise(before, piece, out)
                return None
            piece = unpacker.unconsumed_tail
        progress(min(1.0, start / len(raw)))
        if unpacker.eof:
            return start - len(unpacker.unused_data)
    return None


def _unpack_bytewise(unpacker: zlib._Decompress, piece: bytes, out: io.BytesIO) -> None:
    """Unpack a damaged piece up to the very byte where zlib meets the damage.

    zlib gives nothing of a call that fails, so each byte is a call of its own.
    """
    for offset in range(len(piece)):
        try:
            out.write(unpacker.decompress(piece[offset : offset + 1]))
        except zlib.error:
            return
