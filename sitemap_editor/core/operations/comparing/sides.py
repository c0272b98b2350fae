"""The rows of one or more files as one list: a side of a comparison."""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, repeat, takewhile
from operator import eq
from typing import Final

from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.errors import Progress, no_progress
from sitemap_editor.core.files.format import GZIP_SUFFIX
from sitemap_editor.core.protocol.fields import LOC

_ROWS_AT_ONCE: Final = 1 << 11
_OF_SCHEME: Final = 2
"""So many slashes stand before a host."""


@dataclass(frozen=True, slots=True)
class SiteFile:
    """A file of a side; `name` is how the other side knows it, with folders and without ``.gz``.

    Its table may be that of a whole index: then each row is of a file of its own.
    """

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

    @property
    def has_files(self) -> bool:
        """True where rows are told apart by the file they are in."""
        return len(self.files) > 1 or any(len(each.table.file_names) > 1 for each in self.files)

    def file_name(self, row: int) -> str:
        """Return what the file of a row is called."""
        file, position = self.place(row)
        own = file.table.file_name(file.table.order[position])
        return own.removesuffix(GZIP_SUFFIX) or file.name

    def file_numbers(self, numbers: dict[str, int]) -> array[int]:
        """Return a number for the file of each row; `numbers` has those of names, and gets more."""
        found = array("I")
        for file in self.files:
            table = file.table
            number = numbers.setdefault(file.name, len(numbers))
            if table.file_numbers is None:
                found.extend(repeat(number, len(table)))
                continue
            names = (name.removesuffix(GZIP_SUFFIX) or file.name for name in table.file_names)
            known = {at: numbers.setdefault(name, len(numbers)) for at, name in enumerate(names)}
            found.extend(known.get(table.file_numbers[row_id], number) for row_id in table.order)
        return found

    def data(self, row: int) -> bytes:
        """Return the bytes of a row."""
        file, position = self.place(row)
        return file.table.row_bytes(file.table.order[position])

    def loc(self, row: int) -> str:
        """Return the URL of a row, without white space around it; empty where it has none."""
        file, position = self.place(row)
        return (file.table[position].loc or "").strip()

    def beginning(self, progress: Progress = no_progress) -> str:
        """Return the folder that all URLs begin with; empty where they share not even a host.

        Raises: Cancelled by way of `progress`.
        """
        first = last = ""
        for number, file in enumerate(self.files):
            progress(number / len(self.files))
            for place, value in enumerate(file.table.values(LOC)):
                if not place % _ROWS_AT_ONCE:
                    progress(number / len(self.files))
                if loc := (value or "").strip():
                    first = min(first, loc) if first else loc
                    last = max(last, loc)
        shared = sum(takewhile(bool, map(eq, first, last)))
        folder = first[: first.rfind("/", 0, shared) + 1]
        return folder if folder.count("/") > _OF_SCHEME else ""

    def by_file(self, rows: Iterable[int]) -> Iterator[tuple[SiteFile, array[int]]]:
        """Yield the positions of ascending rows, a file each."""
        found: dict[int, array[int]] = {}
        for row in rows:
            number = bisect_right(self._firsts, row) - 1
            found.setdefault(number, array("I")).append(row - self._firsts[number])
        for number, positions in found.items():
            yield self.files[number], positions
