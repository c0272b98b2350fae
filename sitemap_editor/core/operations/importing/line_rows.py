"""Lines of an import as a document takes them: as rows, and as values by URL."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final, overload

from sitemap_editor.core.document.row import Row
from sitemap_editor.core.operations.importing.source import TextColumn

_AS_ROW: Final[Callable[[tuple[str | None, ...]], Row]] = partial(tuple.__new__, Row)
"""Takes half the time of a call of `Row`."""


class LineRows(Sequence[Row]):
    """Lines as rows, made when they are asked for: a million of them take 200 MB."""

    def __init__(self, values: Mapping[str, TextColumn], lines: array[int]) -> None:
        self._columns = [values.get(name) for name in Row._fields]
        self._lines = lines

    def __len__(self) -> int:
        return len(self._lines)

    @overload
    def __getitem__(self, number: int) -> Row: ...

    @overload
    def __getitem__(self, number: slice) -> Sequence[Row]: ...

    def __getitem__(self, number: int | slice) -> Row | Sequence[Row]:
        """Return one row, or some as a list."""
        if not isinstance(number, slice):
            line = self._lines[number]
            return Row(*(each[line] or None if each else None for each in self._columns))
        lines = self._lines[number]
        parts: list[Sequence[str | None]] = []
        for column in self._columns:
            if column is None:
                parts.append([None] * len(lines))
            else:
                values = column.at(lines)
                parts.append([value or None for value in values] if "" in values else values)
        return list(map(_AS_ROW, zip(*parts, strict=True)))


class LineValues:
    """A `RowsTool`: gives the value of the line that speaks of a row.

    `lines` is by row id: the number of the line, for rows that any speaks of.
    """

    def __init__(self, lines: array[int], values: TextColumn) -> None:
        self._lines = lines
        self._values = values

    def __call__(self, value: str | None) -> str | None:
        """Return the value itself: rows are told."""
        return value

    def of_rows(self, row_ids: Sequence[int]) -> list[str | None]:
        """Return the value for each row; None where the line has none."""
        values = self._values.at(array("I", map(self._lines.__getitem__, row_ids)))
        return [value or None for value in values] if "" in values else list(values)
