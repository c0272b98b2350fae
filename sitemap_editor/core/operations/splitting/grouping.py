"""Which rows belong together: all of them, those of a year or a host, or those of a folder."""

from __future__ import annotations

import re
from array import array
from collections.abc import Callable, Iterator
from dataclasses import dataclass
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
        found = _gathered(table, table.values(LASTMOD), _Years().name, progress)
    else:
        found = _gathered(table, table.values(LOC), _Hosts().name, progress)
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


class _Years:
    """Years of dates; days are checked once each."""

    def __init__(self) -> None:
        self._known: dict[str, str] = {}

    def name(self, text: str) -> str:
        """Return the year that `text` names."""
        day = text[:_DAY_LENGTH]
        if not _TIME.fullmatch(text, len(day)):
            return self._checked(text)
        year = self._known.get(day)
        if year is None:
            year = self._known[day] = self._checked(day)
        return year

    @staticmethod
    def _checked(text: str) -> str:
        date = parse_w3c(text)
        return f"{date.earliest.year:04}" if isinstance(date, W3CDate) else UNDATED


class _Hosts:
    """Hosts of URLs; each site is taken apart once."""

    def __init__(self) -> None:
        self._known: dict[str, str] = {}

    def name(self, url: str) -> str:
        """Return the host of `url` in small letters."""
        match = urls.UP_TO_PATH.match(url)
        if match is None:
            return OTHER
        host = self._known.get(match[0])
        if host is None:
            parts = urls.split_url(match[0])
            host = self._known[match[0]] = (parts.host.lower() if parts else "") or OTHER
        return host
