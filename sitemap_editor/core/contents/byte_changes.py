"""Changes of some bytes of a row: put together first, then carried out at once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from sitemap_editor.core.contents.row_pieces import Piece
from sitemap_editor.core.document.markup import SPACE

Change: TypeAlias = tuple[int, int, bytes]
"""Where from, where to, and what stands there afterwards."""


def without(data: bytes, pieces: Iterable[Piece]) -> list[Change]:
    """Return the changes that take these out, each with the white space before it.

    They are given in the order in which they begin.
    """
    return without_spans(data, ((piece.start, piece.end) for piece in pieces))


def without_spans(data: bytes, spans: Iterable[tuple[int, int]]) -> list[Change]:
    """Return the changes that take these out, each with the white space before it.

    They are given in the order in which they begin.
    """
    changes: list[Change] = []
    for start, end in spans:
        if not changes or start >= changes[-1][1]:  # not inside one that goes anyway
            changes.append((len(data[:start].rstrip(SPACE)), end, b""))
    return changes


def changed(data: bytes, changes: Sequence[Change]) -> bytes | None:
    """Carry out changes that do not overlap; None where there are none."""
    if not changes:
        return None
    for start, end, content in sorted(changes, reverse=True):
        data = data[:start] + content + data[end:]
    return data
