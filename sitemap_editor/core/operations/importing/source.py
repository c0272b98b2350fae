"""What was read to be imported: columns of values, whatever they were written in."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum
from itertools import chain, islice, repeat, zip_longest
from operator import ge
from typing import Final, overload

from sitemap_editor.core.errors import Progress, no_progress
from sitemap_editor.core.files.long_text import LongText

LINES_A_STEP: Final = 4_096
_LONG_LINE: Final = 1 << 16
MOST_COLUMNS: Final = 256
"""A spreadsheet has no more of them by hand; one line of a million commas would fill the memory."""


class SourceKind(Enum):
    """What values may be imported from."""

    TABLE = "table"
    LIST = "list"
    JSON_LINES = "jsonl"
    PAGE = "html"
    ROBOTS = "robots"
    LOG = "log"
    SITEMAP = "sitemap"


class TextColumn(Sequence[str]):
    """Very many texts, some thousand to a tuple.

    Python looks for garbage in a list each time, and holds the window up: for 30 ms in one of a
    million texts. In tuples of texts it looks once.
    """

    def __init__(self, texts: Sequence[str] = ()) -> None:
        self._steps: list[tuple[str, ...]] = []
        self._count = 0
        for first in range(0, len(texts), LINES_A_STEP):
            self.add(tuple(texts[first : first + LINES_A_STEP]))

    def add(self, texts: Sequence[str]) -> None:
        """Add a step: each but the last one has as many texts as a step may have."""
        self._steps.append(tuple(texts))
        self._count += len(texts)

    def steps(self) -> Sequence[tuple[str, ...]]:
        """Return the texts, some thousand at a time."""
        return self._steps

    def at(self, numbers: Sequence[int]) -> list[str]:
        """Return the texts with these numbers; quickly where they ascend."""
        if any(map(ge, numbers, islice(numbers, 1, None))):
            return list(map(self.__getitem__, numbers))
        found: list[str] = []
        at = 0
        while at < len(numbers):
            step = numbers[at] // LINES_A_STEP
            begin = step * LINES_A_STEP
            end = bisect_left(numbers, begin + LINES_A_STEP, at)
            texts, first, last = self._steps[step], numbers[at] - begin, numbers[end - 1] - begin
            if last - first + 1 == end - at:
                found += texts[first : last + 1]
            else:
                found += map(texts.__getitem__, map((-begin).__add__, numbers[at:end]))
            at = end
        return found

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> Iterator[str]:
        return chain.from_iterable(self._steps)

    @overload
    def __getitem__(self, number: int) -> str: ...

    @overload
    def __getitem__(self, number: slice) -> Sequence[str]: ...

    def __getitem__(self, number: int | slice) -> str | Sequence[str]:
        """Return one text, or some as a list."""
        if isinstance(number, slice):
            return self.at(range(*number.indices(self._count)))
        step, within = divmod(range(self._count)[number], LINES_A_STEP)
        return self._steps[step][within]


@dataclass(slots=True)
class ImportSource:
    """Values by column, each as long as the others, and what is known of them."""

    kind: SourceKind
    name: str = ""
    """What it is written in, as people say it, such as "CSV" or "RSS 2.0"."""
    titles: tuple[str, ...] = ()
    """One a column; empty where the columns have none."""
    columns: list[TextColumn] = field(default_factory=list)
    encoding: str = "UTF-8"
    base: str = ""
    """What relative URLs are relative to, where the source says it."""
    rows_with_more: int = 0
    """So many rows of another sitemap have images, videos, links or other elements besides."""
    usual: bytearray | None = None
    """1 for each line that one would want: successful requests, Sitemap lines. None: for all."""

    def __len__(self) -> int:
        return len(self.columns[0]) if self.columns else 0

    def value(self, line: int, column: int) -> str:
        """Return one value as it was written."""
        return self.columns[column][line]

    def title(self, column: int) -> str:
        """Return what a column is called, by a letter where it has no title."""
        title = self.titles[column].strip() if column < len(self.titles) else ""
        return title or _letters(column)


def _letters(number: int) -> str:
    """Name a column as spreadsheets do."""
    text = ""
    number += 1
    while number:
        number, letter = divmod(number - 1, 26)
        text = chr(ord("A") + letter) + text
    return text


def columns_of(
    lines: Iterator[Sequence[str]], count: int = 0, progress: Progress = no_progress
) -> list[TextColumn]:
    """Return lines of cells as columns; short lines are filled up. `count` is about how many.

    Raises: Cancelled by way of `progress`.
    """
    columns: list[TextColumn] = []
    done = 0
    while some := list(islice(lines, LINES_A_STEP)):
        if max(map(len, some)) > MOST_COLUMNS:
            some = [line[:MOST_COLUMNS] for line in some]
        parts = list(zip_longest(*some, fillvalue=""))
        columns.extend(TextColumn([""] * done) for _ in range(len(parts) - len(columns)))
        for column, part in zip_longest(columns, parts, fillvalue=("",) * len(some)):
            assert isinstance(column, TextColumn)  # noqa: S101 - there are as many, or more
            column.add(part)
        done += len(some)
        progress(min(1.0, done / max(count, done)))
    return columns


def plain_columns(
    text: LongText, delimiter: str, *, has_titles: bool, progress: Progress = no_progress
) -> list[TextColumn] | None:
    """Return the columns of a table of which every line has as many cells, none of them quoted.

    None where any is of another make. Takes half the time of cutting line by line.
    Raises: Cancelled by way of `progress`.
    """
    first = next(text.lines(), "")
    width = first.count(delimiter) + 1 if first.strip(f"{delimiter}\r\n") else 0
    if '"' in text or "'" in text or not 1 < width <= MOST_COLUMNS:
        return None
    columns = [TextColumn() for _ in range(width)]
    lines = text.lines()
    done = len(next(lines)) if has_titles else 0
    while some := list(islice(lines, LINES_A_STEP)):
        cells = _plain_cells(some, delimiter, width)
        if cells is None:
            return None
        for at, column in enumerate(columns):
            column.add(cells[at::width])
        done += sum(map(len, some))
        progress(done / len(text))
    return columns


def _plain_cells(lines: Sequence[str], delimiter: str, width: int) -> list[str] | None:
    """Return the cells of all lines, one behind the other."""
    together = "".join(lines)
    if "\r" in together:
        together = together.replace("\r\n", "\n")
    together = together.removesuffix("\n")
    empty = delimiter * (width - 1)
    is_plain = (
        max(map(len, lines)) <= _LONG_LINE
        and set(map(str.count, lines, repeat(delimiter))) == {width - 1}
        and "\r" not in together
        and f"\n{empty}\n" not in f"\n{together}\n"
    )
    return together.replace("\n", delimiter).split(delimiter) if is_plain else None
