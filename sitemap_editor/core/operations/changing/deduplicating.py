"""Finds rows that list a URL, or most likely a page, again: which of them stay and which go."""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import compress, islice
from typing import Final

from sitemap_editor.core.document.edits import Batch, Edit, RemoveRows, SetRows
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.row_numbers import compact
from sitemap_editor.core.document.url_keys import key_of
from sitemap_editor.core.document.xml_rows import XmlRows
from sitemap_editor.core.errors import Progress, no_progress
from sitemap_editor.core.operations.changing.extension_merging import ExtensionMerger
from sitemap_editor.core.protocol.datetimes import timestamp_of
from sitemap_editor.core.protocol.equivalence import same_pages
from sitemap_editor.core.protocol.fields import LASTMOD

_ROWS_AT_ONCE: Final = 4_096
_GROUPS_AT_ONCE: Final = 512
_SHELVES: Final = 256


class Same(Enum):
    """What makes two rows the same."""

    LOC = "loc"
    """Their URLs are equal."""
    PAGE = "page"
    """Their URLs usually lead to one page: with and without www, a slash at the end, and so on."""


class Keep(Enum):
    """Which of several equal rows stays; where several would, the first of them."""

    FIRST = "first"
    LAST = "last"
    NEWEST = "newest"
    """The one with the latest lastmod."""
    COMPLETE = "most"
    """The one with the most values, then the one with the most elements."""


class DuplicateGroups:
    """Rows that are the same, by their positions; groups are in the order of their first rows."""

    def __init__(self, table: PieceTable, members: array[int], ends: array[int]) -> None:
        self.table = table
        """The document in which they were found, which nobody changes meanwhile."""
        self.members = members
        """The positions of all rows, group by group."""
        self.ends = ends
        """Where each group ends among the members."""

    def __len__(self) -> int:
        return len(self.ends)

    def __getitem__(self, number: int) -> array[int]:
        start = self.ends[number - 1] if number else 0
        return self.members[start : self.ends[number]]

    def number_of(self, member: int) -> int:
        """Return the group in which one of the members stands."""
        return bisect_right(self.ends, member)

    def kept(self, keep: Keep, progress: Progress = no_progress) -> array[int]:
        """Return the position of the row of each group that stays. Raises: Cancelled."""
        kept = array("I")
        for number in range(len(self)):
            if not number % _GROUPS_AT_ONCE:
                progress(number / len(self))
            kept.append(self._best(self[number], keep))
        return kept

    def _best(self, group: Sequence[int], keep: Keep) -> int:
        if keep in (Keep.FIRST, Keep.LAST):
            return group[0 if keep is Keep.FIRST else -1]
        weigh = _newness if keep is Keep.NEWEST else _completeness
        return max(group, key=lambda position: weigh(self.table, position))  # the first of equals


@dataclass(frozen=True, slots=True)
class Deduplication:
    """What keeping one row of each group comes to."""

    edit: Edit | None
    removed: int
    """How many rows go."""
    merged: int = 0
    """How many of the others take something over."""
    elements: int = 0
    """How many elements these take over."""


def find_duplicates(
    table: PieceTable, positions: Sequence[int], same: Same, progress: Progress = no_progress
) -> DuplicateGroups:
    """Return which of the rows at `positions` are the same. Raises: Cancelled.

    Rows without a URL never are.
    """
    # One dict that grows, or is let go of, holds the interpreter for as long: 0.06 s for a million.
    shelves: list[dict[bytes, int]] = [{} for _ in range(_SHELVES)]
    firsts, others = array("I"), array("I")  # no list a group: collecting these takes 0.1 s
    for position, key in _keyed(table, positions, same, progress):
        if key is None:
            continue
        first = shelves[hash(key) % _SHELVES].setdefault(key, position)
        if first != position:
            firsts.append(first)
            others.append(position)
    while shelves:
        shelves.pop()
        progress(1.0)
    return _grouped(table, firsts, others)


def _grouped(table: PieceTable, firsts: array[int], others: array[int]) -> DuplicateGroups:
    """Return the groups of rows of which each other one is told with the first of its group.

    Dealt out by counting: a sort of 500,000 would hold the interpreter, and so the window, for
    0.3 s.
    """
    places, ends = array("I", bytes(4 * len(table))), array("I")
    for first in firsts:
        places[first] += 1
    members = array("I", bytes(4 * len(firsts)))
    for at in range(0, len(table), _ROWS_AT_ONCE):
        counts = places[at : at + _ROWS_AT_ONCE]
        for first in compress(range(at, at + len(counts)), counts):
            begin = ends[-1] if ends else 0
            ends.append(begin + 1 + counts[first - at])
            places[first] = begin
            members.append(0)
            members[begin] = first
    for first, other in zip(firsts, others, strict=True):  # in their order in a group
        places[first] += 1
        members[places[first]] = other
    return DuplicateGroups(table, members, ends)


def deduplication(
    groups: DuplicateGroups,
    kept: Sequence[int],
    *,
    merges: bool = False,
    progress: Progress = no_progress,
) -> Deduplication:
    """Return the edit that leaves the row at `kept` of each group. Raises: Cancelled.

    With `merges` these take over the extensions that they lack and the others have.
    """
    removed = _others(groups, kept)
    if not removed:
        return Deduplication(None, 0)
    removal = RemoveRows(compact(removed))
    rows, elements = _merged_rows(groups, kept, progress) if merges else ([], 0)
    edit = Batch((SetRows(rows), removal)) if rows else removal
    return Deduplication(edit, len(removed), len(rows), elements)


def _others(groups: DuplicateGroups, kept: Sequence[int]) -> array[int]:
    """Return the positions of the rows that go, ascending, without a sort: see `_grouped`."""
    goes, removed = bytearray(len(groups.table)), array("I")
    for position in groups.members:
        goes[position] = 1
    for position in kept:
        goes[position] = 0
    for at in range(0, len(goes), _ROWS_AT_ONCE):
        some = goes[at : at + _ROWS_AT_ONCE]
        removed.extend(compress(range(at, at + len(some)), some))
    return removed


def _merged_rows(
    groups: DuplicateGroups, kept: Sequence[int], progress: Progress
) -> tuple[list[tuple[int, bytes]], int]:
    """Return the rows that take something over, and how many elements that is."""
    table = groups.table
    if not isinstance(table.row_format, XmlRows):
        return [], 0
    merger, rows, elements = ExtensionMerger(table.row_format), [], 0
    for number, position in enumerate(kept):
        if not number % _GROUPS_AT_ONCE:
            progress(number / len(groups))
        others = [table.order[each] for each in groups[number] if each != position]
        data = table.row_bytes(table.order[position])
        merged, count = merger.merged(data, [table.row_bytes(row_id) for row_id in others])
        if count:
            rows.append((table.order[position], merged))
            elements += count
    return rows, elements


def _keyed(
    table: PieceTable, positions: Sequence[int], same: Same, progress: Progress
) -> Iterator[tuple[int, bytes | None]]:
    given = iter(positions)
    done = 0
    while some := list(islice(given, _ROWS_AT_ONCE)):
        progress(done / len(positions))
        done += len(some)
        keys = [key_of(_loc(table, position)) for position in some]
        yield from zip(some, pages_of(keys) if same is Same.PAGE else keys, strict=True)


def _loc(table: PieceTable, position: int) -> str | None:
    row_id = table.order[position]
    block, start = table.buffers.locate(table.starts[row_id])
    return table.row_format.value_at(block, start, start + table.lengths[row_id], "loc")


def pages_of(keys: Sequence[bytes | None]) -> Iterable[bytes | None]:
    """Return what keys of URLs have in common that usually lead to one page."""
    urls = [key.replace(b"&amp;", b"&") for key in keys if key is not None]
    pages = iter(same_pages(urls)[1])
    return (None if key is None else next(pages) for key in keys)


def _newness(table: PieceTable, position: int) -> tuple[float, ...]:
    value = table[position].value(LASTMOD) if LASTMOD in table.fields else None
    moment = timestamp_of(value.strip()) if value else None
    return () if moment is None else (moment,)


def _completeness(table: PieceTable, position: int) -> tuple[int, int]:
    values = sum(1 for value in table[position] if value and value.strip())
    return values, table.row_bytes(table.order[position]).count(b"<")
