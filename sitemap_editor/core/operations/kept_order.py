"""Orders rows by what was kept of them: names are ranked, and no row is read or compared.

A sort of 1,000,000 numbers holds the interpreter, and so the window, for half a second; here rows
are dealt out to a heap for each rank.
"""

from __future__ import annotations

from array import array
from collections import deque
from collections.abc import Sequence
from operator import call

from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.traces import STEP_ROWS
from sitemap_editor.core.errors import Progress
from sitemap_editor.core.filtering.kept_values import Kept
from sitemap_editor.core.operations.sort_keys import SortKey


def ranks(keys: Sequence[SortKey | None], *, descending: bool) -> tuple[list[int], int]:
    """Return the rank of each key, and how many ranks there are; equal keys have the same.

    Keys of values that are not understood come behind, None last, either way.
    """
    different = set(filter(None, keys))
    order: list[SortKey | None] = []
    for is_understood in (True, False):
        some = (key for key in different if key[0] is is_understood)
        order += sorted(some, reverse=descending)
    rank_of = {key: rank for rank, key in enumerate([*order, None])}
    return [rank_of[key] for key in keys], len(rank_of)


def in_order_of_ranks(
    table: PieceTable, kept: Kept, rank_of: Sequence[int], count: int, progress: Progress
) -> array[int]:
    """Return the row ids of a table ordered by the ranks of their names, `count` different ones.

    Rows with the same rank keep their order. Raises: Cancelled by way of `progress`.
    """
    heaps = [array("I") for _ in range(count)]
    add_to = [heaps[rank].append for rank in rank_of]
    row_ids, numbers = table.order, kept.numbers
    for at in range(0, len(row_ids), STEP_ROWS):
        progress(at / len(row_ids))
        some = row_ids[at : at + STEP_ROWS]
        heap = map(add_to.__getitem__, map(numbers.__getitem__, some))
        deque(map(call, heap, some), maxlen=0)
    ordered = array("I")
    for each in heaps:
        ordered.extend(each)
    return ordered
