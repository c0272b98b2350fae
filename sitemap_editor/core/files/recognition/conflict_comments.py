"""Comments in a sitemap that say where a merge of three versions is not decided.

The file stays well-formed with them. Such a comment stands before the row it speaks of.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.row_patterns import UNDECIDED

# What is said there holds no hyphen, so that looking for its end is linear.
_COMMENT: Final = re.compile(rb"%b (\{[^-]*+)-->[ \t\r\n]*+" % re.escape(UNDECIDED))


@dataclass(frozen=True, slots=True)
class Marked:
    """A conflict as its comment tells it; `field` is None where a row as a whole is meant."""

    contradiction: str
    field: str | None
    base: str | None
    ours: str | None
    theirs: str | None


def markers_in(data: bytes) -> list[Marked]:
    """Return what the comments in bytes, such as a row's, say; what is none of ours is left out."""
    if UNDECIDED not in data:
        return []
    found = (_marked(match[1]) for match in _COMMENT.finditer(data))
    return [marked for marked in found if marked is not None]


def _marked(written: bytes) -> Marked | None:
    try:
        said = json.loads(written)
        marked = Marked(**said)
    except (ValueError, TypeError, RecursionError):
        return None
    is_ours = all(value is None or isinstance(value, str) for value in said.values())
    return marked if is_ours else None


def without_markers(data: bytes) -> bytes:
    """Return bytes, such as a row's, without these comments."""
    return _COMMENT.sub(b"", data) if UNDECIDED in data else data


def without_decided(data: bytes, is_decided: Callable[[Marked], bool]) -> bytes:
    """Return bytes, such as a row's, without those of these comments that are decided."""

    def left(match: re.Match[bytes]) -> bytes:
        marked = _marked(match[1])
        return b"" if marked is not None and is_decided(marked) else match[0]

    return _COMMENT.sub(left, data) if UNDECIDED in data else data


def marker_count(table: PieceTable) -> int:
    """Return how many of these comments a document holds; linear where it holds any."""
    if not any(UNDECIDED in each for each in (table.buffers.original, table.head, table.tail)):
        return 0
    return sum(len(markers_in(data)) for data in _pieces(table))


def _pieces(table: PieceTable) -> Iterator[bytes]:
    yield table.head
    yield from map(table.row_bytes, table.order)
    yield table.tail
