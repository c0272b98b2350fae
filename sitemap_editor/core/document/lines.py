"""Turns byte offsets into lines and columns, as an editor counts them."""

from __future__ import annotations


class Lines:
    """Lines of `data`; asking for ascending offsets costs one pass in all."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._line = 1
        self._offset = 0

    def place(self, offset: int) -> tuple[int, int]:
        """Return (line, column) of `offset`, both from 1; columns count characters."""
        if offset < self._offset:
            self._line, self._offset = 1, 0
        self._line += self._data.count(b"\n", self._offset, offset)
        self._offset = offset
        start = self._data.rfind(b"\n", 0, offset) + 1
        return self._line, len(self._data[start:offset].decode("utf-8", "replace")) + 1


def line_ends(data: bytes) -> str:
    """Return "LF", "CRLF", "CR", "mixed", or "" where there is one line only."""
    crlf = data.count(b"\r\n") if b"\r" in data else 0
    cr = data.count(b"\r") - crlf if b"\r" in data else 0
    has_lf = (data.count(b"\n") > crlf) if crlf else b"\n" in data
    found = [name for name, is_there in (("LF", has_lf), ("CRLF", crlf), ("CR", cr)) if is_there]
    return found[0] if len(found) == 1 else "mixed" if found else ""
