"""How this file lays out a row, learnt from a neighbour, so that a new row looks like it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from sitemap_editor.core.document.markup import SPACE
from sitemap_editor.core.document.row_parts import RowParts


@dataclass(frozen=True, slots=True)
class RowStyle:
    """White space around the tags of a row, and the prefix its names carry."""

    before_row: bytes
    before_cell: bytes
    before_end: bytes
    prefix: bytes = b""

    def write(self, row_name: str, cells: Iterable[tuple[str, bytes]]) -> bytes:
        """Write a row from encoded values in schema order."""
        row = self.prefix + row_name.encode()
        body = b"".join(
            self.before_cell + b"<" + name + b">" + content + b"</" + name + b">"
            for name, content in ((self.prefix + field.encode(), text) for field, text in cells)
        )
        end = self.before_end if body else b""
        return self.before_row + b"<" + row + b">" + body + end + b"</" + row + b">"


def style_of(data: bytes, parts: RowParts, prefix: bytes) -> RowStyle:
    """Learn the style of a row; blank lines and comments in front of it are not repeated."""
    before_row = _last_line(_space_ending_at(data, parts.start))
    if parts.children:
        before_cell = _last_line(_space_ending_at(data, parts.children[0].start))
        before_end = _last_line(_space_ending_at(data, parts.content_end))
    else:
        before_cell, before_end = _deeper(before_row), before_row
    return RowStyle(before_row, before_cell, before_end, prefix)


def style_without_rows(space: bytes, prefix: bytes) -> RowStyle:
    """Choose a style where there is no row, by the white space behind the root's start tag.

    One line where that has no line end; two spaces a level otherwise.
    """
    if b"\n" not in space:
        return RowStyle(b"", b"", b"", prefix)
    row = (b"\r\n" if b"\r\n" in space else b"\n") + b"  "
    return RowStyle(row, row + b"  ", row, prefix)


def _space_ending_at(data: bytes, offset: int) -> bytes:
    return data[len(data[:offset].rstrip(SPACE)) : offset]


def _last_line(space: bytes) -> bytes:
    """Return the white space from its last line end on."""
    at = space.rfind(b"\n")
    if at < 0:
        return space
    return space[at - 1 :] if space[at - 1 : at] == b"\r" else space[at:]


def _deeper(space: bytes) -> bytes:
    """Guess the indentation one level further in."""
    if b"\n" not in space:
        return space
    return space + (b"\t" if b"\t" in space else b"  ")
