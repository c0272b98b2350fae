"""Looks at all rows once, and at those with a problem, and returns what they are like."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.errors import Progress, no_progress
from sitemap_editor.core.filtering.kept_values import KeptValues
from sitemap_editor.core.filtering.row_values import RowValues
from sitemap_editor.core.overview.days import INVALID
from sitemap_editor.core.overview.folder_tree import FolderTree, folder_tree
from sitemap_editor.core.overview.folders import (
    ROWS_AT_ONCE,
    FolderPass,
    Folders,
    Remembering,
    Tally,
    add_up,
    move_to_own,
    with_above,
)
from sitemap_editor.core.overview.kept_overview import kept_overview
from sitemap_editor.core.overview.value_counts import ValueCounts
from sitemap_editor.core.passes.executor import Executor, Here, Part
from sitemap_editor.core.protocol.fields import CHANGEFREQ, LASTMOD, PRIORITY

_MOST_SENT: Final = 50_000
"""More folders are looked up here: while they are packed for workers, the window stands still."""


class Seen(NamedTuple):
    """What is to be said of some rows."""

    folders: Folders
    counts: ValueCounts
    has_own: bool
    """Whether any URL may be that of a folder."""


@dataclass(frozen=True)
class OverviewPass(Remembering):
    """Counts rows by folder, day, priority and frequency."""

    def over(self, table: PieceTable, first: int, last: int) -> Seen:
        """Count in a range."""
        days, tally = self.memory.days, Tally(self.memory)
        counts, folders = ValueCounts(), FolderPass()
        for at in range(first, last, ROWS_AT_ONCE):
            rows = RowValues(table, table.order[at : min(at + ROWS_AT_ONCE, last)])
            dates = rows.values(LASTMOD)
            told = days.told(dates)
            counts.add_dates(dates, told)
            counts.add_priorities(Counter(rows.values(PRIORITY)))
            counts.add_frequencies(Counter(rows.values(CHANGEFREQ)))
            written = [b"" if day == INVALID else day for day in told] if INVALID in told else told
            folders.look(rows, written, tally)
        return Seen(tally.folders(), counts, tally.has_own)

    def merged(self, parts: Iterator[Part]) -> Seen:
        """Add up."""
        folders, counts, has_own = Folders(), ValueCounts(), False
        for part in parts:
            seen = part.result
            assert isinstance(seen, Seen)  # noqa: S101 - what `over` returns
            add_up(folders, seen.folders)
            counts.add(seen.counts)
            has_own = has_own or seen.has_own
        return Seen(folders, counts, has_own)


@dataclass(frozen=True)
class Overview:
    """What some rows of a document are like; `problem_rows` are those with a problem."""

    rows: int = 0
    problem_rows: int = 0
    tree: FolderTree = field(default_factory=lambda: folder_tree({}, {}))
    counts: ValueCounts = field(default_factory=ValueCounts)


def overview_of(
    table: PieceTable,
    problem_ids: array[int],
    *,
    executor: Executor | None = None,
    progress: Progress = no_progress,
    kept: KeptValues | None = None,
) -> Overview:
    """Return what the rows of a table are like, of which some have a problem.

    The table is a snapshot. `kept` is what was read of the document before, for others to come.
    Raises: Cancelled by way of `progress`.
    """
    runs, has_all = executor or Here(), len(problem_ids) == len(table)
    with_problems = table.part(problem_ids[:0] if has_all else problem_ids)
    counting = None if kept is None else kept_overview(kept, table, runs, progress)
    if counting is None:
        folders, problems, counts = _looked_at(table, with_problems, runs, progress)
    else:
        folders, problems = counting.folders(table, with_problems)
        counts = counting.counts(table)
    faulty = folders if has_all else problems
    counted = {folder: held.rows for folder, held in faulty.items()}
    tree = folder_tree(folders, counted, progress)
    return Overview(len(table), len(problem_ids), tree, counts)


def _looked_at(
    table: PieceTable, with_problems: PieceTable, executor: Executor, progress: Progress
) -> tuple[Folders, Folders, ValueCounts]:
    """Return the folders of rows and of those with a problem, and the values."""
    run = executor.run
    seen = run(OverviewPass(), table, progress)
    problems = run(FolderPass(), with_problems, progress)
    if seen.has_own:
        own = FolderPass(with_above(seen.folders))
        if len(seen.folders) > _MOST_SENT:
            run = Here().run
        move_to_own(seen.folders, run(own, table, progress))
        move_to_own(problems, run(own, with_problems, progress))
    return seen.folders, problems, seen.counts
