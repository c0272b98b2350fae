"""Which of the rows with problems hold a text, told one by one or, of very many, all at once."""

from __future__ import annotations

from array import array
from collections import deque
from collections.abc import Callable, Iterable
from itertools import compress, repeat

from sitemap_editor.core.checks.problem_index import ProblemIndex
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.traces import STEP_ROWS
from sitemap_editor.core.errors import Progress
from sitemap_editor.core.passes.executor import Executor


def each_asked(table: PieceTable, text: str) -> Callable[[int], bool]:
    """Return what looks for a text, case ignored, in the values of a row that is asked for."""
    from sitemap_editor.core.operations.searching import Query  # not at start

    query = Query(text)
    return lambda row_id: any(map(query.matches, table.row(row_id)))


def all_asked(
    kinds: Iterable[array[int]],
    index: ProblemIndex,
    table: PieceTable,
    text: str,
    progress: Progress,
    executor: Executor,
) -> Callable[[int], bool]:
    """Return likewise what has looked already, in all rows.

    What is wrong with the other ones among `kinds` is worked out too: `index`, a copy that is let
    go then, will be asked.
    Raises: Cancelled by way of `progress`.
    """
    from sitemap_editor.core.operations.searching import Query, search

    hits = search(table, Query(text), lambda part: progress(part / 2), executor).row_ids
    holds, asked = bytearray(len(table.starts)), bytearray(len(table.starts))
    _mark(holds, hits, 1)
    for row_ids in kinds:
        _mark(asked, row_ids, 1)
    _mark(asked, hits, 0)
    others = array("I", compress(range(len(asked)), asked))
    if index.source is not None:
        index.worked_out = index.source.alone_at_once(
            others, lambda part: progress((1 + part) / 2), executor
        )
    return lambda row_id: bool(holds[row_id])


def _mark(marks: bytearray, row_ids: array[int], value: int) -> None:
    for at in range(0, len(row_ids), STEP_ROWS):
        some = row_ids[at : at + STEP_ROWS]
        deque(map(marks.__setitem__, some, repeat(value)), maxlen=0)
