"""Rows of a text sitemap: one URL a line. Source: sitemaps.org protocol, PROTOCOL T01."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from sitemap_editor.core.document.markup import check_characters
from sitemap_editor.core.document.row import Row, RowLayout
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, EditError
from sitemap_editor.core.patterns import compiled
from sitemap_editor.core.protocol.fields import LOC, TEXT

_LINE: Final = compiled(rb"[ \t\r\n]*+[^\r\n]++(?:\r\n|\n|\r|\Z)")


class TextRows:
    """The row format of a text sitemap: blank lines travel with the line below them.

    Every row ends with its line end, so rows can change places. A file whose last line has none
    gets one in memory, and `surplus` leaves the last one out again on saving.
    """

    kind = TEXT
    plain = None  # a line is looked at quickly enough

    def __init__(self, line_end: bytes, *, ends_with_line_end: bool) -> None:
        self._line_end = line_end
        self._ends_with_line_end = ends_with_line_end

    def read(self, data: bytes) -> Row:
        """Return the URL in the bytes of one row; its line end and blank lines are left out."""
        return Row(data[self._start(data) :].rstrip(b"\r\n").decode("utf-8"))

    def value_at(self, block: bytes, start: int, end: int, field: str) -> str | None:
        """Return the URL of the line at ``block[start:end]``."""
        del field
        return self.read(block[start:end]).loc

    def layout(self, data: bytes) -> RowLayout:
        """Return where the line begins."""
        start = self._start(data)
        return RowLayout(start, {LOC: 1}, {LOC: start})

    def row_start(self, data: bytes) -> int:
        """Return where the line begins."""
        return self._start(data)

    def with_values(self, data: bytes, values: Mapping[str, str | None]) -> bytes:
        """Replace the line, keep blank lines and the line end."""
        start = self._start(data)
        end = len(data.rstrip(b"\r\n"))
        return data[:start] + self._encoded(values.get(LOC)) + data[end:]

    def new_rows(self, rows: Sequence[Row | bytes], sample: bytes | None) -> list[bytes]:
        """Write one line a row."""
        del sample
        return [
            self._checked(row)
            if isinstance(row, bytes)
            else self._encoded(row.loc) + self._line_end
            for row in rows
        ]

    def expand_empty_root(self, head: bytes, tail: bytes) -> tuple[bytes, bytes]:
        """Return both as they are: lines need no frame."""
        return head, tail

    def unsaved_tail_bytes(self, last_row: bytes) -> int:
        """Return the length of the last line end where the file had none."""
        if self._ends_with_line_end:
            return 0
        return len(last_row) - len(last_row[:-2] + last_row[-2:].rstrip(b"\r\n"))

    @staticmethod
    def spans(data: bytes, start: int) -> Iterator[int]:
        """Yield the ends of all rows from `start` on."""
        return (match.end() for match in _LINE.finditer(data, start))

    def pattern(
        self, values: Mapping[str, bytes], extensions: Mapping[str, bytes]
    ) -> re.Pattern[bytes] | None:
        """Return a pattern of a line with this URL, no blank one above it; see `RowFormat`."""
        del extensions
        return compiled(rb"(" + values[LOC] + rb")(?:\r\n|\n|\r)?+", re.VERBOSE)

    def with_head(self, head: bytes) -> TextRows:
        """Return itself: a byte order mark changes nothing."""
        del head
        return self

    @staticmethod
    def _start(data: bytes) -> int:
        content = data.lstrip(b" \t\r\n")
        skipped = data[: len(data) - len(content)]
        return max(skipped.rfind(b"\n"), skipped.rfind(b"\r")) + 1

    def _encoded(self, value: str | None) -> bytes:
        line = value or ""
        if not line.strip() or "\n" in line or "\r" in line or "\0" in line:
            text = QT_TRANSLATE_NOOP(
                "core", "A line of a text sitemap is one URL and cannot be empty."
            )
            raise EditError("T01", text)
        if line.lstrip().startswith("<"):  # as the first line, it would make the file markup
            text = QT_TRANSLATE_NOOP(
                "core",
                "A line of a text sitemap cannot begin with “<”: the file would be read as XML.",
            )
            raise EditError("T01", text)
        check_characters(line)
        return line.encode("utf-8")

    def _checked(self, row: bytes) -> bytes:
        if _LINE.fullmatch(row) is None or not row.endswith((b"\n", b"\r")):
            raise EditError("row", QT_TRANSLATE_NOOP("core", "These bytes are not one row."))
        return row
