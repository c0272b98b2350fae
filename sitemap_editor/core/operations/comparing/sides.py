"""The rows of one or more files as one list: a side of a comparison."""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate

from sitemap_editor.core.document.piece_table import PieceTable


@dataclass(frozen=True, slots=True)
class SiteFile:
    """A file of a side; `name` is how the other side knows it, with folders and without ``.gz``."""

    name: str
    table: PieceTable


class Side:
    """The rows of one or more files as one list, numbered from 0."""

    def __init__(self, files: Sequence[SiteFile]) -> None:
        self.files = files
        self._firsts = [0, *accumulate(len(each.table) for each in files)]

    def __len__(self) -> int:
        return self._firsts[-1]

    def place(self, row: int) -> tuple[SiteFile, int]:
        """Return the file a row is in, and its position there."""
        number = bisect_right(self._firsts, row) - 1
        return self.files[number], row - self._firsts[number]

    def data(self, row: int) -> bytes:
        """Return the bytes of a row."""
        file, position = self.place(row)
        return file.table.row_bytes(file.table.order[position])

    def loc(self, row: int) -> str:
        """Return the URL of a row, without white space around it; empty where it has none."""
        file, position = self.place(row)
        return (file.table[position].loc or "").strip()

    def by_file(self, rows: Iterable[int]) -> Iterator[tuple[SiteFile, array[int]]]:
        """Yield the positions of ascending rows, a file each."""
        found: dict[int, array[int]] = {}
        for row in rows:
            number = bisect_right(self._firsts, row) - 1
            found.setdefault(number, array("I")).append(row - self._firsts[number])
        for number, positions in found.items():
            yield self.files[number], positions
