"""Orders rows by a column for the eye; the document itself keeps its order."""

from __future__ import annotations

import re
from array import array
from typing import TypeAlias

from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.errors import Progress, no_progress
from sitemap_editor.core.protocol.datetimes import W3CDate, parse_w3c
from sitemap_editor.core.protocol.fields import CHANGEFREQ, CHANGEFREQ_VALUES, LASTMOD, PRIORITY

_ROWS_A_STEP = 8_192
_NUMBER = re.compile(r"[+-]?(?:\d+(?:\.\d*)?|\.\d+)\Z", re.ASCII)
_Key: TypeAlias = tuple[bool, float, str]


def sorted_row_ids(
    table: PieceTable, field: str, *, descending: bool = False, progress: Progress = no_progress
) -> array[int]:
    """Return all row ids ordered by `field`: dates by instant, priorities by number, words by rank.

    Values that mean nothing in their column come behind, rows without a value last, either way;
    equal ones keep the file's order.
    Raises: Cancelled by way of `progress`.
    """
    known: dict[str, _Key] = {}
    understood: list[tuple[_Key, int]] = []
    others: list[tuple[_Key, int]] = []
    absent = array("I")
    for position, value in enumerate(table.values(field)):
        if not position % _ROWS_A_STEP:
            progress(position / len(table))
        if value is None or not value.strip():
            absent.append(table.order[position])
            continue
        key = known.get(value)
        if key is None:
            key = known[value] = _key(field, value)
        (understood if key[0] else others).append((key, table.order[position]))
    ordered = array("I")
    for part in (understood, others):
        part.sort(key=lambda pair: pair[0][1:], reverse=descending)
        ordered.extend([row_id for _, row_id in part])
    ordered.extend(absent)
    return ordered


def _key(field: str, value: str) -> _Key:
    """Return whether a value of this column is understood, and what to order it by."""
    text = value.strip()
    if field == LASTMOD:
        date = parse_w3c(text)
        return (True, date.earliest.timestamp(), "") if isinstance(date, W3CDate) else _odd(text)
    if field == PRIORITY:
        return (True, float(text), "") if _NUMBER.match(text) else _odd(text)
    if field == CHANGEFREQ:
        known = text in CHANGEFREQ_VALUES
        return (True, float(CHANGEFREQ_VALUES.index(text)), "") if known else _odd(text)
    return True, 0.0, text


def _odd(text: str) -> _Key:
    return False, 0.0, text
