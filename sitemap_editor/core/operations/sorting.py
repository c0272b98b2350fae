"""Orders rows by a column for the eye; the document itself keeps its order."""

from __future__ import annotations

from array import array
from typing import TypeAlias

from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.errors import Progress, no_progress
from sitemap_editor.core.protocol.datetimes import W3CDate, parse_w3c
from sitemap_editor.core.protocol.fields import CHANGEFREQ, CHANGEFREQ_VALUES, LASTMOD, PRIORITY

_ROWS_A_STEP = 8_192
_Key: TypeAlias = tuple[int, float, str]


def sorted_row_ids(
    table: PieceTable, field: str, *, descending: bool = False, progress: Progress = no_progress
) -> array[int]:
    """Return all row ids ordered by `field`: dates by instant, priorities by number, words by rank.

    Rows without a value come last either way; equal ones keep the file's order.
    Raises: Cancelled by way of `progress`.
    """
    known: dict[str, _Key] = {}
    keyed: list[tuple[_Key, int]] = []
    absent = array("I")
    for position, value in enumerate(table.values(field)):
        if not position % _ROWS_A_STEP:
            progress(position / len(table))
        if value is None:
            absent.append(table.order[position])
            continue
        key = known.get(value)
        if key is None:
            key = known[value] = _key(field, value)
        keyed.append((key, table.order[position]))
    keyed.sort(key=lambda pair: pair[0], reverse=descending)
    ordered = array("I", [row_id for _, row_id in keyed])
    ordered.extend(absent)
    return ordered


def _key(field: str, value: str) -> _Key:
    """Order what can be understood first, by its meaning; the rest by its letters."""
    text = value.strip()
    if field == LASTMOD:
        date = parse_w3c(text)
        if isinstance(date, W3CDate):
            return 0, date.earliest.timestamp(), ""
    elif field == PRIORITY:
        try:
            return 0, float(text), ""
        except ValueError:
            pass
    elif field == CHANGEFREQ and text in CHANGEFREQ_VALUES:
        return 0, float(CHANGEFREQ_VALUES.index(text)), ""
    return 1, 0.0, text
