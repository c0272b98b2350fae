"""What the rows of a document are like by what is kept of them: nobody looks at their bytes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from operator import add
from typing import Final

from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.traces import STEP_ROWS
from sitemap_editor.core.errors import Progress
from sitemap_editor.core.filtering.aspects import (
    DAY_LENGTH,
    NO_DATE,
    NO_FILE_NAME,
    AnyAspect,
    Aspect,
)
from sitemap_editor.core.filtering.kept_values import Kept, KeptValues
from sitemap_editor.core.filtering.row_values import RowValues
from sitemap_editor.core.overview.folders import (
    Folders,
    Held,
    Memory,
    may_be_own,
    move_to_own,
    note,
    parents,
    with_above,
)
from sitemap_editor.core.overview.value_counts import ValueCounts
from sitemap_editor.core.passes.executor import Executor, Part
from sitemap_editor.core.protocol.fields import LASTMOD

_ASPECTS: Final = (
    Aspect.FOLDER,
    Aspect.EXTENSION,
    Aspect.DATE,
    Aspect.CHANGEFREQ,
    Aspect.PRIORITY,
)
_SPARSE: Final = 8
_ROWS_AT_ONCE: Final = 1_024


class KeptOverview:
    """Counts rows of one document."""

    def __init__(
        self, kept: Mapping[AnyAspect, Kept], executor: Executor, progress: Progress
    ) -> None:
        self._kept = kept
        self._executor = executor
        self._progress = progress
        self._memory = Memory()
        self._days = sorted({_day(name) for name in kept[Aspect.DATE].names} | {b""})

    def folders(self, *tables: PieceTable) -> list[Folders]:
        """Return the folders of all rows and of some of them.

        The page of a folder belongs to it where any of all rows lies in it.
        """
        counted = [self._by_folder(table) for table in tables]
        known = with_above(counted[0][0])
        for found, pages in counted:
            own: Folders = {}
            for url, held in pages.items():
                folder = self._memory.own_of(url) if may_be_own(url) else b""
                if folder in known:
                    note(own, folder, *held)
            move_to_own(found, own)
        return [found for found, _pages in counted]

    def _by_folder(self, table: PieceTable) -> tuple[Folders, dict[bytes, Held]]:
        """Return the folders that pages lie in, and which pages are those of folders."""
        kept = self._kept[Aspect.FOLDER]
        rows, newest = self._by_number(table)
        found: Folders = {}
        pages: dict[bytes, Held] = {}
        for number, count in rows.items():
            is_page = number >= len(kept.names)
            url = kept.names[number - len(kept.names) * is_page]
            held = Held(count, self._days[newest[number]])
            if is_page:
                pages[url] = held
                url = parents([url])[0]
            note(found, self._memory.folder_of(url), *held)
        return found, pages

    def _by_number(self, table: PieceTable) -> tuple[Counter[int], Sequence[int]]:
        """Return rows and their newest day by number of folder; behind those the folders' pages."""
        kept, dates = self._kept[Aspect.FOLDER], self._kept[Aspect.DATE]
        many, folders, days = len(kept.names), kept.of_rows(table), dates.of_rows(table)
        rank_of = [self._days.index(_day(name)) for name in dates.names]
        names = self._kept[Aspect.EXTENSION].names
        pages = b""
        if NO_FILE_NAME in names:
            is_page = [name == NO_FILE_NAME for name in names]
            pages = self._kept[Aspect.EXTENSION].mask(table, is_page)
        rows, newest = Counter[int](), [0] * (2 * many)
        for at in range(0, len(folders), STEP_ROWS):
            self._progress(at / len(folders))
            some: Sequence[int] = folders[at : at + STEP_ROWS]
            if pages:
                some = list(map(add, some, map(many.__mul__, pages[at : at + STEP_ROWS])))
            rows.update(some)
            ranks = map(rank_of.__getitem__, days[at : at + STEP_ROWS])
            for number, rank in zip(some, ranks, strict=True):
                if rank > newest[number]:
                    newest[number] = rank
        return rows, newest

    def counts(self, table: PieceTable) -> ValueCounts:
        """Return how many rows have which value."""
        counts = ValueCounts()
        dates = self._kept[Aspect.DATE].counts(table)
        for name, count in dates.items():
            if not name:
                counts.days_none += count
            elif name.endswith(NO_DATE):
                counts.days_invalid += count
            else:
                counts.days[_day(name)] += count
        if len(dates) == 1 and not counts.days_none:
            counts.lastmods = self._executor.run(LastmodsPass(), table, self._progress)
        self._progress(0.0)
        counts.add_priorities(self._kept[Aspect.PRIORITY].counts(table))
        counts.add_frequencies(self._kept[Aspect.CHANGEFREQ].counts(table))
        return counts


def _day(name: bytes) -> bytes:
    return b"" if name.endswith(NO_DATE) else name[:DAY_LENGTH]


def kept_overview(
    values: KeptValues, table: PieceTable, executor: Executor, progress: Progress
) -> KeptOverview | None:
    """Return what counts rows of a table; None where it is quicker to look at them.

    Raises: Cancelled by `progress`.
    """
    if len(table) * _SPARSE < len(table.starts):
        return None
    kept = values.read(table, _ASPECTS, executor, progress)
    found = {aspect: each for aspect, each in kept.items() if each is not None}
    return KeptOverview(found, executor, progress) if len(found) == len(kept) else None


@dataclass(frozen=True)
class LastmodsPass:
    """Finds the first and the last value of lastmod in the order of their bytes."""

    def over(self, table: PieceTable, first: int, last: int) -> tuple[bytes, bytes]:
        """Look at a range."""
        values: set[bytes] = set()
        for at in range(first, last, _ROWS_AT_ONCE):
            rows = RowValues(table, table.order[at : min(at + _ROWS_AT_ONCE, last)])
            found = rows.values(LASTMOD)
            values |= {min(found), max(found)}
        return min(values), max(values)

    def merged(self, parts: Iterator[Part]) -> tuple[bytes, bytes] | None:
        """Put ranges together; None for no rows."""
        values: set[bytes] = set()
        for part in parts:
            assert isinstance(part.result, tuple)  # noqa: S101 - what `over` returns
            values.update(part.result)
        return (min(values), max(values)) if values else None
