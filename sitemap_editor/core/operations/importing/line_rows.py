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
    """A `ValueTool`: gives the value of the line that speaks of a URL."""

    def __init__(self, lines: Mapping[str | None, int], values: TextColumn) -> None:
        self._lines = lines
        self._values = values

    def __call__(self, url: str | None) -> str | None:
        """Return the value for one URL."""
        line = self._lines.get(url or "")
        return None if line is None else self._values[line] or None

    def of_many(self, urls: Sequence[str | None]) -> list[str | None]:
        """Return the value for each URL; quickly where each is that of a line."""
        lines = [line for line in map(self._lines.get, urls) if line is not None]
        if len(lines) != len(urls):
            return list(map(self, urls))
        return [value or None for value in self._values.at(lines)]
