"""Orders rows by a column for the eye; the document itself keeps its order."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator
from typing import TypeAlias

from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.errors import Progress, no_progress
from sitemap_editor.core.protocol.datetimes import W3CDate, parse_w3c
from sitemap_editor.core.protocol.fields import (
    CHANGEFREQ,
    CHANGEFREQ_VALUES,
    LASTMOD,
    PRIORITY,
    parse_decimal,
)

_ROWS_A_STEP = 8_192
SortKey: TypeAlias = tuple[bool, tuple[float, ...], str]
"""Whether a value is understood, then what to order it by: numbers, text."""


def sorted_row_ids(
    table: PieceTable,
    keys: Iterable[SortKey | None],
    *,
    descending: bool = False,
    progress: Progress = no_progress,
) -> array[int]:
    """Return all row ids ordered by `keys`, one a row in the order of the file.

    Values that mean nothing in their column come behind, rows without one (None) last, either way;
    equal ones keep the file's order.
    Raises: Cancelled by way of `progress`.
    """
    understood: list[tuple[SortKey, int]] = []
    others: list[tuple[SortKey, int]] = []
    absent = array("I")
    for position, key in enumerate(keys):
        if not position % _ROWS_A_STEP:
            progress(position / len(table))
        if key is None:
            absent.append(table.order[position])
        else:
            (understood if key[0] else others).append((key, table.order[position]))
    ordered = array("I")
    for part in (understood, others):
        part.sort(key=lambda pair: pair[0], reverse=descending)
        ordered.extend([row_id for _, row_id in part])
    ordered.extend(absent)
    return ordered


def field_keys(table: PieceTable, field: str) -> Iterator[SortKey | None]:
    """Yield keys for a column of the file: dates by instant, priorities by number, words by rank.

    A value that many rows have is looked at once.
    """
    known: dict[str | None, SortKey | None] = {None: None}
    for value in table.values(field):
        if value not in known:
            known[value] = _key(field, value) if value and value.strip() else None
        yield known[value]


def _key(field: str, value: str) -> SortKey:
    """Return whether a value of this column is understood, and what to order it by."""
    text = value.strip()
    if field == LASTMOD:
        date = parse_w3c(text)
        if isinstance(date, W3CDate):
            return True, (date.earliest.timestamp(),), ""
        return _odd(text)
    if field == PRIORITY:
        number = parse_decimal(text)
        return _odd(text) if number is None else (True, (float(number),), "")
    if field == CHANGEFREQ:
        known = text in CHANGEFREQ_VALUES
        return (True, (CHANGEFREQ_VALUES.index(text),), "") if known else _odd(text)
    return True, (), text


def _odd(text: str) -> SortKey:
    return False, (), text
