"""Turns byte offsets into lines and columns, as an editor counts them.

Lines end with LF, CRLF or CR; columns count characters; both from 1. A byte order mark is no
character. Whatever tells where something stands in a file asks here.
"""

from __future__ import annotations

import codecs
import re
from typing import Final

_MARK: Final = codecs.BOM_UTF8
_LINE_END: Final = re.compile(rb"\r\n?+|\n")
_CHARACTER: Final = re.compile(rb"[\x00-\x7f\xc0-\xff][\x80-\xbf]*+|[\x80-\xbf]")


class Lines:
    """Lines of `data`; asking for ascending offsets costs one pass in all."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._start_over()

    def _start_over(self) -> None:
        self._line, self._column, self._offset = 1, 1, 0

    def place(self, offset: int) -> tuple[int, int]:
        """Return (line, column) of `offset`, both from 1; columns count characters."""
        if offset < self._offset:
            self._start_over()
        data, before = self._data, self._offset
        ends = _count_ends(data, before, offset)
        if ends:
            start = max(data.rfind(b"\n", before, offset), data.rfind(b"\r", before, offset)) + 1
            self._line += ends
            self._column, before = 1, start
        before = len(_MARK) if not before and data.startswith(_MARK) else before
        self._column += len(data[before:offset].decode("utf-8", "replace"))
        self._offset = offset
        return self._line, self._column


def offset_of(data: bytes, line: int, column: int) -> int:
    """Return the offset of a place, or the end of its line where the column lies behind it."""
    start = 0
    for _ in range(line - 1):
        end = _LINE_END.search(data, start)
        if end is None:
            break
        start = end.end()
    begin = len(_MARK) if not start and data.startswith(_MARK) else start
    end = _LINE_END.search(data, begin)
    inside = data[begin : end.start() if end else len(data)]
    if inside.isascii():
        return begin + min(column - 1, len(inside))
    for seen, match in enumerate(_CHARACTER.finditer(inside), 1):
        if seen == column:
            return begin + match.start()
    return begin + len(inside)


def _count_ends(data: bytes, start: int, end: int) -> int:
    """Count LF, CRLF and CR, each as one."""
    ends = data.count(b"\n", start, end)
    if data.find(b"\r", start, end) >= 0:
        ends += data.count(b"\r", start, end) - data.count(b"\r\n", start, end)
    return ends


def line_ends(data: bytes) -> str:
    """Return "LF", "CRLF", "CR", "mixed", or "" where there is one line only."""
    crlf = data.count(b"\r\n") if b"\r" in data else 0
    cr = data.count(b"\r") - crlf if b"\r" in data else 0
    has_lf = (data.count(b"\n") > crlf) if crlf else b"\n" in data
    found = [name for name, is_there in (("LF", has_lf), ("CRLF", crlf), ("CR", cr)) if is_there]
    return found[0] if len(found) == 1 else "mixed" if found else ""
