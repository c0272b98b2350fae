"""Rows that lie one behind the other in one block, as they do in a file nobody has edited."""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from itertools import islice

from sitemap_editor.core.document.piece_table import PieceTable


@dataclass(frozen=True, slots=True)
class Run:
    """All rows of a document, by position; `starts` count from the beginning of `block`."""

    block: bytes
    starts: array[int]
    lengths: array[int]


def one_run(table: PieceTable) -> Run | None:
    """Return all rows as spans of the file's own bytes; None where some lie elsewhere."""
    runs = list(islice(table.runs(), 2))
    if len(runs) != 1 or runs[0][2] > len(table.buffers.original):
        return None
    # The file's own rows have their ids in the order in which they stand there.
    own = slice(table.order[0], table.order[-1] + 1)
    return Run(table.buffers.original, table.starts[own], table.lengths[own])
