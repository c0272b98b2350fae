"""Rows whose bytes hold a text as it is typed: most that a filter by text finds, at once."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.filtering.tree import AllOf, ColumnTerm, Node

_STEP_BYTES: Final = 1 << 19
_LONG: Final = 7
"""From so many bytes on a plain search is quicker than a pattern."""
_ELSEWHERE_AT_MOST: Final = 1_024
"""So many rows one behind the other that were written since are passed by."""

_Find: TypeAlias = "Callable[[bytes, int, int], int]"
"""Tells where the text begins between two places, or -1."""


def needle_of(node: Node) -> bytes | None:
    """Return what every row has in its values for which a filter holds; None where none is known.

    In small letters, as it is written in XML.
    """
    if isinstance(node, AllOf):
        return next((found for part in node.parts if (found := needle_of(part)) is not None), None)
    needle = node.condition.needle if isinstance(node, ColumnTerm) else None
    return None if needle is None else needle.replace(b"&", b"&amp;")


def raw_hits(
    table: PieceTable,
    needle: bytes,
    first: int,
    step_bytes: int = _STEP_BYTES,
    *,
    in_small: bool = False,
) -> Iterator[list[int]]:
    """Yield positions from `first` on of rows with the needle in their bytes, in small letters.

    With `in_small` only those that have it in small letters there: three times as quick, for
    nothing is copied. Some at a time, maybe none: other threads go on in between. Rows that spell
    it in another way are missing, and those written since the file was opened; it may stand where
    no value is. In the order of the bytes, which is that of the file unless rows were moved.
    """
    if first >= len(table):
        return
    spans = _Spans(table)
    at, end = spans.bounds(first)
    block, find = table.buffers.original, _finder(needle)
    while at < end:
        limit = min(at + step_bytes, end) + len(needle) - 1
        some, base = (block, 0) if in_small else (block[at:limit].lower(), at)
        stop = limit - base
        found: list[int] = []
        place, after = find(some, at - base, stop), 0
        while place >= 0:
            row_id, after = spans.row_at(base + place)
            if row_id is not None and (position := spans.position(row_id)) >= first:
                found.append(position)
            place = find(some, after - base, stop)
        yield found
        at = max(at + step_bytes, after)


def _finder(needle: bytes) -> _Find:
    """Return what looks for the needle quickest."""
    if len(needle) >= _LONG:
        return lambda data, first, end: data.find(needle, first, end)
    search = re.compile(re.escape(needle)).search

    def find(data: bytes, first: int, end: int) -> int:
        found = search(data, first, end)
        return -1 if found is None else found.start()

    return find


class _Spans:
    """Tells whose bytes of the file are whose, also where some rows were written anew since."""

    def __init__(self, table: PieceTable) -> None:
        self._table = table
        self._end = len(table.buffers.original)
        order = table.order
        self._first, self._last = (order[0], order[-1]) if table.is_one_run else (0, 0)
        if not table.is_one_run:
            self._last = len(table.starts) - 1

    def bounds(self, first: int) -> tuple[int, int]:
        """Return where the bytes of the rows from a position on begin, and where they end."""
        table = self._table
        if not table.is_one_run:
            return 0, self._end
        start, last = table.starts[table.order[first]], table.order[-1]
        return start, table.starts[last] + table.lengths[last]

    def row_at(self, place: int) -> tuple[int | None, int]:
        """Return the id of the row at a place of the file, and where to go on behind it.

        None where no row of these is there any more.
        """
        table = self._table
        key = None if table.is_one_run else self._start_behind
        row_id = bisect_right(
            table.starts if key is None else range(len(table.starts)),
            place,
            self._first,
            self._last + 1,
            key=key,
        )
        row_id -= 1
        if row_id < 0 or not table.is_placed[row_id]:
            return None, place + 1
        end = table.starts[row_id] + table.lengths[row_id]
        return (row_id, end) if place < end else (None, place + 1)

    def _start_behind(self, row_id: int) -> int:
        """Return where the first row from this one on begins that stands in the file's bytes."""
        starts, end = self._table.starts, self._end
        for start in starts[row_id : row_id + _ELSEWHERE_AT_MOST]:
            if start < end:
                return start
        return end

    def position(self, row_id: int) -> int:
        """Return where a row stands."""
        table = self._table
        return row_id - self._first if table.is_one_run else table.position(row_id)
