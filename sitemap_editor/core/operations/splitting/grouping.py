"""Which rows belong together: all of them, those of a year or a host, or those of a folder."""

from __future__ import annotations

import re
from array import array
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeVar

from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.errors import Progress
from sitemap_editor.core.operations.splitting.folders import folder_groups
from sitemap_editor.core.operations.splitting.measuring import Measure
from sitemap_editor.core.operations.splitting.naming import safe_group_names
from sitemap_editor.core.operations.splitting.order import By
from sitemap_editor.core.protocol import urls
from sitemap_editor.core.protocol.datetimes import W3CDate, parse_w3c
from sitemap_editor.core.protocol.fields import LASTMOD, LOC

UNDATED: Final = "undated"
OTHER: Final = "other"
ROWS_A_STEP: Final = 8_192
# A time and zone that need no second look; dates before them repeat, times hardly do.
_DAY_LENGTH: Final = len("2026-05-06")
_TIME: Final = re.compile(
    r"(?:T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-](?:0\d|1[0-3]):[0-5]\d))?",
    re.ASCII,
)
_Value = TypeVar("_Value")


@dataclass(frozen=True, slots=True)
class Group:
    """Rows that go together, in the order of the document."""

    name: str
    """Fit for the name of a file; empty where there are no groups."""
    row_ids: array[int]


def grouped(table: PieceTable, by: By, measure: Measure, progress: Progress) -> list[Group]:
    """Return the rows in groups, these in the order in which they first appear.

    Folders that do not fit into one part are divided into the folders in them.
    Raises: Cancelled by way of `progress`.
    """
    if by is By.COUNT:
        return [Group("", table.order)]
    if by is By.PATH:
        found = folder_groups(table, measure, progress)
    elif by is By.YEAR:
        found = _gathered(table, table.values(LASTMOD), _year, progress)
    else:
        found = _gathered(table, table.values(LOC), _host, progress)
    names = safe_group_names([name for name, _ in found])
    return [Group(name, rows) for name, (_, rows) in zip(names, found, strict=True)]


def _gathered(
    table: PieceTable, values: Iterator[str | None], name: Callable[[str], str], progress: Progress
) -> list[tuple[str, array[int]]]:
    """Return names and their rows."""
    found: dict[str, array[int]] = {}
    for position, (row_id, value) in enumerate(zip(table.order, values, strict=True)):
        if not position % ROWS_A_STEP:
            progress(position / len(table))
        key = name((value or "").strip())
        rows = found.get(key)
        if rows is None:
            rows = found[key] = array("I")
        rows.append(row_id)
    return list(found.items())


def _year(text: str) -> str:
    """Return the year that `text` names; days are checked once each."""
    day = text[:_DAY_LENGTH]
    return _checked_year(day if _TIME.fullmatch(text, len(day)) else text)


@lru_cache(maxsize=4_096)  # many rows share a day
def _checked_year(text: str) -> str:
    date = parse_w3c(text)
    return f"{date.earliest.year:04}" if isinstance(date, W3CDate) else UNDATED


def _host(url: str) -> str:
    """Return the host of `url` in small letters; each site is taken apart once."""
    match = urls.UP_TO_PATH.match(url)
    return _host_of(match[0]) if match else OTHER


@lru_cache(maxsize=4_096)
def _host_of(origin: str) -> str:
    parts = urls.split_url(origin)
    return (parts.host.lower() if parts else "") or OTHER
