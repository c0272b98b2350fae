"""Finds rows that list a URL, or most likely a page, again: which of them stay and which go."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Sequence
from enum import Enum
from itertools import islice

from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.url_keys import key_of
from sitemap_editor.core.errors import Progress, no_progress
from sitemap_editor.core.protocol.datetimes import W3CDate, parse_w3c
from sitemap_editor.core.protocol.equivalence import same_pages
from sitemap_editor.core.protocol.fields import LASTMOD

_ROWS_AT_ONCE = 4_096


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


def surplus_rows(
    table: PieceTable,
    positions: Sequence[int],
    same: Same,
    keep: Keep,
    progress: Progress = no_progress,
) -> array[int]:
    """Return the positions (ascending) of rows that another one of `positions` stands for.

    Rows without a URL are never the same. Raises: Cancelled.
    """
    kept: dict[bytes, int] = {}
    surplus = array("I")
    for position, key in _keyed(table, positions, same, progress):
        if key is None:
            continue
        known = kept.setdefault(key, position)
        if known == position:
            continue
        if _is_better(table, position, known, keep):
            kept[key] = position
            surplus.append(known)
        else:
            surplus.append(position)
    return array("I", sorted(surplus))


def _keyed(
    table: PieceTable, positions: Sequence[int], same: Same, progress: Progress
) -> Iterator[tuple[int, bytes | None]]:
    given = iter(positions)
    done = 0
    while some := list(islice(given, _ROWS_AT_ONCE)):
        progress(done / len(positions))
        done += len(some)
        keys = [key_of(_loc(table, position)) for position in some]
        yield from zip(some, _pages(keys) if same is Same.PAGE else keys, strict=True)


def _loc(table: PieceTable, position: int) -> str | None:
    row_id = table.order[position]
    block, start = table.buffers.locate(table.starts[row_id])
    return table.row_format.value_at(block, start, start + table.lengths[row_id], "loc")


def _pages(keys: Sequence[bytes | None]) -> Iterable[bytes | None]:
    urls = [key.replace(b"&amp;", b"&") for key in keys if key is not None]
    pages = iter(same_pages(urls)[1])
    return (None if key is None else next(pages) for key in keys)


def _is_better(table: PieceTable, position: int, known: int, keep: Keep) -> bool:
    """Tell whether a row stays rather than one above it."""
    if keep is Keep.FIRST:
        return False
    if keep is Keep.LAST:
        return True
    weigh = _newness if keep is Keep.NEWEST else _completeness
    return weigh(table, position) > weigh(table, known)


def _newness(table: PieceTable, position: int) -> tuple[float, ...]:
    value = table[position].value(LASTMOD) if LASTMOD in table.fields else None
    date = parse_w3c(value.strip()) if value else None
    return (date.earliest.timestamp(),) if isinstance(date, W3CDate) else ()


def _completeness(table: PieceTable, position: int) -> tuple[int, int]:
    values = sum(1 for value in table[position] if value and value.strip())
    return values, table.row_bytes(table.order[position]).count(b"<")
