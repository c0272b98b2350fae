"""Changes of some bytes of a row: put together first, then carried out at once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from sitemap_editor.core.contents.row_pieces import Piece, Span
from sitemap_editor.core.document.markup import SPACE, TOKEN

Change: TypeAlias = tuple[int, int, bytes]
"""Where from, where to, and what stands there afterwards."""


def without(data: bytes, pieces: Iterable[Piece]) -> list[Change]:
    """Return the changes that take these out, each with the white space before it.

    They are given in the order in which they begin. White space between words stays.
    """
    changes: list[Change] = []
    words = Words(data)
    for piece in pieces:
        if not changes or piece.start >= changes[-1][1]:  # not inside one that goes anyway
            in_words = words.are_in(piece.parent)
            changes.append(cut(data, (piece.start, piece.end), in_words=in_words))
    return changes


def cut(data: bytes, span: Span, *, in_words: bool) -> Change:
    """Return the change that takes an element out, with the white space before it.

    Where it stands `in_words` the white space stays, or two of them would become one.
    """
    start, end = span
    return (start if in_words else len(data[:start].rstrip(SPACE))), end, b""


class Words:
    """Knows in which elements words stand directly, outside of their children."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._known: dict[int, bool] = {}

    def are_in(self, piece: Piece | None) -> bool:
        """Tell whether words are in an element; in nothing there are none."""
        if piece is None:
            return False
        if piece.start not in self._known:
            found = _has_words(self._data, piece.content_start, piece.content_end)
            self._known[piece.start] = found
        return self._known[piece.start]


def _has_words(data: bytes, start: int, end: int) -> bool:
    depth = 0
    for match in TOKEN.finditer(data, start, end):
        group = match.lastgroup
        if group == "empty":
            depth += not match["empty"]
        elif group == "end":
            depth -= 1
        elif not depth and group in ("text", "cdata") and match[group].strip(SPACE):
            return True
    return False


def changed(data: bytes, changes: Sequence[Change]) -> bytes | None:
    """Carry out changes that do not overlap; None where there are none."""
    if not changes:
        return None
    for start, end, content in sorted(changes, reverse=True):
        data = data[:start] + content + data[end:]
    return data
