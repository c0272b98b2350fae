"""Rows whose bytes hold a text as it is typed: most that a filter by text finds, at once."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from typing import Final

from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.filtering.tree import AllOf, ColumnTerm, Node

_STEP_BYTES: Final = 1 << 19


def needle_of(node: Node) -> bytes | None:
    """Return what every row has in its values for which a filter holds; None where none is known.

    In small letters, as it is written in XML.
    """
    if isinstance(node, AllOf):
        return next((found for part in node.parts if (found := needle_of(part)) is not None), None)
    needle = node.condition.needle if isinstance(node, ColumnTerm) else None
    return None if needle is None else needle.replace(b"&", b"&amp;")


def raw_hits(
    table: PieceTable, needle: bytes, first: int, step_bytes: int = _STEP_BYTES
) -> Iterator[list[int]]:
    """Yield positions from `first` on of rows with the needle in their bytes, in small letters.

    Some at a time, maybe none: other threads go on in between. Rows that spell it in another way
    are missing, and it may stand where no value is. Nothing of rows that do not lie one behind the
    other.
    """
    if not table.is_one_run or first >= len(table):
        return
    starts, order, block = table.starts, table.order, table.buffers.original
    at, end = starts[order[first]], starts[order[-1]] + table.lengths[order[-1]]
    while at < end:
        some = block[at : min(at + step_bytes, end) + len(needle) - 1].lower()
        found: list[int] = []
        place, after = some.find(needle), 0
        while place >= 0:
            row_id = bisect_right(starts, at + place, order[0], order[-1] + 1) - 1
            found.append(row_id - order[0])
            after = starts[row_id] + table.lengths[row_id] - at
            place = some.find(needle, after)
        yield found
        at += max(step_bytes, after)
