"""Some rows as a filter looks at them: the values of a column as UTF-8, and the rows' bytes."""

from __future__ import annotations

import re
from array import array
from functools import cached_property
from typing import Final

from sitemap_editor.core.columns.column import ContentColumn
from sitemap_editor.core.columns.reading import ColumnReader
from sitemap_editor.core.columns.some_rows import SomeRows
from sitemap_editor.core.document.markup import SPACE, decode_text
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.text_rows import TextRows

_ENDS_OF_LINES: Final = SPACE + b"\x0b\x0c\x1c\x1d\x1e\x1f"
"""What `str.strip` takes away, of ASCII; XML has but some of them."""
_AMPERSAND: Final = b"&amp;"
_REFERENCE: Final = re.compile(rb"&(?!amp;)")
# The two letters beyond ASCII that are ASCII in lower case: the Kelvin sign and a capital dotted i.
_ODD_CAPITALS: Final = ("\u212a".encode(), "\u0130".encode())


class RowValues(SomeRows):
    """Rows of a table, many at once where they are plain, else one by one."""

    def __init__(self, table: PieceTable, row_ids: array[int]) -> None:
        super().__init__(table, row_ids)
        self._known: dict[str, list[bytes]] = {}

    @property
    def fields(self) -> tuple[str, ...]:
        """The columns these rows have."""
        return self.table.fields

    def most_hits(self, needle: bytes) -> int | None:
        """Return how often this can be in values at most, in small or capital letters.

        None where the bytes do not tell.
        """
        if b"&" in needle or b";" in needle or not self._is_literal:
            return None
        return self.data.lower().count(needle)

    @cached_property
    def _is_literal(self) -> bool:
        """Tell whether values read as their bytes do, but for ampersands."""
        data = self.data
        # To look for one letter is ten times quicker where it is rare.
        if (b"!" in data and b"<!" in data) or (b"?" in data and b"<?" in data):
            return False
        if not data.isascii() and any(capital in data for capital in _ODD_CAPITALS):
            return False
        return _REFERENCE.search(data) is None

    def values(self, field: str) -> list[bytes]:
        """Return a value of each row, without the white space around it; empty where there is none.

        A column that these rows do not have is empty.
        """
        known = self._known.get(field)
        if known is None:
            known = self._known[field] = self._read(field)
        return known

    def _read(self, field: str) -> list[bytes]:
        if field not in self.fields:
            return [b""] * len(self)
        plain = self.table.row_format.plain
        if isinstance(self.table.row_format, TextRows):
            lines = self.data.splitlines()
            if len(lines) == len(self):  # no blank ones between
                return _stripped(lines, _ENDS_OF_LINES)
        if plain is None or not self.are_plain:
            return self._carefully(field)
        values = plain.values(self.data, len(self), field)
        joined = b"\0".join(values)
        if b"\r" in joined or joined.count(b"&") != joined.count(_AMPERSAND):
            return [decode_text(value).strip().encode() for value in values]
        if b"&" in joined:
            values = joined.replace(_AMPERSAND, b"&").split(b"\0")
        return _stripped(values, SPACE)

    def _carefully(self, field: str) -> list[bytes]:
        read = self.table.row_format.read
        found = [read(data).value(field) for data in self.each]
        return [value.strip().encode("utf-8", "surrogatepass") if value else b"" for value in found]

    def contents(self, column: ContentColumn) -> list[list[bytes]]:
        """Return what each row has in a content column, as `values` does: never an empty value."""
        found = ColumnReader(column, self.table.row_format).of_rows(self)
        if column.is_count:
            return [*map(list, found)]
        return [[value for each in row if (value := each.strip(SPACE))] for row in found]


def _stripped(values: list[bytes], space: bytes) -> list[bytes]:
    """Return values without the white space around them: nearly always as they are."""
    joined = b"".join(values)
    if len(joined.translate(None, space)) != len(joined) or not joined.isascii():
        return [value.decode().strip().encode() for value in values]
    return values
