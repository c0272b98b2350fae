"""Values of rows by the names of their columns: those of the protocol and content columns alike."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from sitemap_editor.core.columns.column import content_column
from sitemap_editor.core.columns.reading import ColumnReader
from sitemap_editor.core.columns.some_rows import SomeRows
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.row import RowFormat

_ROWS_AT_ONCE: Final = 1_024


class RowReader:
    """Reads some columns of rows; of several values in one it reads the first."""

    def __init__(self, row_format: RowFormat, names: Sequence[str]) -> None:
        self.row_format = row_format
        self._names = names
        columns = ((name, content_column(name)) for name in names)
        self._readers = {
            name: ColumnReader(column, row_format) for name, column in columns if column is not None
        }
        self._has_own = len(self._readers) < len(set(names))

    def values(self, data: bytes) -> list[str | None]:
        """Return the values of one row in the order of the columns; None for what is absent."""
        row = self.row_format.read(data) if self._has_own else None
        found: list[str | None] = []
        for name in self._names:
            reader = self._readers.get(name)
            if reader is not None:
                found.append(_first(reader.of_row(data)))
            else:
                found.append(None if row is None else row.value(name))
        return found

    def of_rows(self, table: PieceTable, row_ids: array[int]) -> list[list[str | None]]:
        """Return the same of many rows, column by column."""
        rows = SomeRows(table, row_ids)
        own = [self.row_format.read(data) for data in rows.each] if self._has_own else []
        found: list[list[str | None]] = []
        for name in self._names:
            reader = self._readers.get(name)
            if reader is not None:
                found.append(list(map(_first, reader.of_rows(rows))))
            else:
                found.append([row.value(name) for row in own])
        return found


def named_values(
    names: Sequence[str],
) -> Callable[[bytes, RowFormat], Sequence[tuple[str, str | None]]]:
    """Return what reads these columns of one row after another, under whatever root it stands."""
    reader: RowReader | None = None

    def read(data: bytes, row_format: RowFormat) -> Sequence[tuple[str, str | None]]:
        nonlocal reader
        if reader is None or reader.row_format is not row_format:
            reader = RowReader(row_format, names)
        return list(zip(names, reader.values(data), strict=True))

    return read


def values_of(table: PieceTable, name: str) -> Iterator[str | None]:
    """Yield the values of a column in the order of the rows, as `PieceTable.values` does."""
    if content_column(name) is None:
        yield from table.values(name)
        return
    reader = RowReader(table.row_format, (name,))
    for first in range(0, len(table), _ROWS_AT_ONCE):
        yield from reader.of_rows(table, table.order[first : first + _ROWS_AT_ONCE])[0]


def _first(values: Sequence[bytes]) -> str | None:
    return values[0].decode("utf-8", "surrogatepass") if values else None
