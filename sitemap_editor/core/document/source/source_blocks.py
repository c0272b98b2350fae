"""How the source of a document is cut: into blocks to be counted, and long lines into stretches."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.row_patterns import LEADING

LONGEST: Final = 1_000
"""How many bytes of a line of the file are shown as one line."""
ROWS_A_BLOCK: Final = 128
BLOCK_BYTES: Final = 1 << 16
LINE_ENDS: Final = b"\r\n"
_CONTINUED: Final = range(0x80, 0xC0)
"""Bytes inside a character of UTF-8."""
_LONGEST_CHARACTER: Final = 4

Place = tuple[int, int]
"""Position of a row (-1: the head, the number of rows: the tail) and an offset in its bytes."""


def block_places(table: PieceTable) -> Iterator[Place]:
    """Yield where blocks begin: some rows each, or a part of what is large by itself."""
    yield from ((-1, at) for at in _cuts(table.head))
    order, lengths = table.order, table.lengths
    size = rows = 0
    for position, row_id in enumerate(order):
        length = lengths[row_id]
        if not rows or rows == ROWS_A_BLOCK or size + length > BLOCK_BYTES:
            if length > BLOCK_BYTES:
                yield from ((position, at) for at in _cuts(table.row_bytes(row_id)))
                size = rows = 0
                continue
            yield position, 0
            size = rows = 0
        size, rows = size + length, rows + 1
    yield from ((len(order), at) for at in _cuts(table.tail))


def _cuts(data: bytes) -> Iterator[int]:
    """Yield where to begin the parts of large bytes: behind a line where there is one."""
    at = 0
    yield at
    while len(data) - at > BLOCK_BYTES:
        limit = at + BLOCK_BYTES
        found = data.rfind(b"\n", at, limit) + 1
        at = found or _character_start(data, limit)
        yield at


def breaks(data: bytes, start: int, end: int) -> Iterator[int]:
    """Yield where to go on in another line: behind a tag, where there is one."""
    while end > start and data[end - 1] in LINE_ENDS:
        end -= 1
    while end - start > LONGEST:
        limit = start + LONGEST
        tag = data.rfind(b">", start + LONGEST // 2, limit) + 1
        start = tag or _character_start(data, limit)
        yield start


def _character_start(data: bytes, at: int) -> int:
    """Return where the character begins of which a byte is there; never between CR and LF."""
    for each in range(at, max(at - _LONGEST_CHARACTER, 0), -1):
        if data[each] not in _CONTINUED:
            return each - 1 if data[each - 1 : each + 1] == b"\r\n" else each
    return at


def is_flat(data: bytes, start: int) -> bool:
    """Tell whether a row begins in the line in which the row before it ends."""
    before = LEADING.match(data, start)
    end = before.end() if before is not None else start
    return data.find(b"\n", start, end) < 0 and data.find(b"\r", start, end) < 0


def has_long_line(data: bytes) -> bool:
    """Tell whether any stretch without a line end is too long; by leaps, not byte by byte."""
    at, size = 0, len(data)
    while size - at > LONGEST:
        end = max(data.rfind(b"\n", at, at + LONGEST), data.rfind(b"\r", at, at + LONGEST))
        if end < 0:
            return True
        at = end + 1
    return False


def count_ends(data: bytes) -> int:
    """Count LF, CRLF and CR, each as one."""
    ends = data.count(b"\n")
    if b"\r" in data:
        ends += data.count(b"\r") - data.count(b"\r\n")
    return ends


def characters(data: bytes) -> int:
    """Count characters of UTF-8."""
    return len(data) if data.isascii() else len(data.decode("utf-8", "replace"))


def surplus_of(table: PieceTable) -> int:
    """Return how many bytes of the last row are left out on saving."""
    if not len(table):
        return 0
    return table.row_format.unsaved_tail_bytes(table.row_bytes(table.order[-1]))
