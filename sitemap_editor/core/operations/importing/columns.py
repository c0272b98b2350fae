"""Which column of a source is which of a sitemap: guessed by titles, else by values."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from enum import Enum
from functools import partial
from itertools import islice
from typing import Final

from sitemap_editor.core.columns.column import titled_column
from sitemap_editor.core.files.column_titles import field_titled
from sitemap_editor.core.operations.importing.source import ImportSource
from sitemap_editor.core.protocol.datetimes import W3CDate, parse_w3c
from sitemap_editor.core.protocol.fields import (
    CHANGEFREQ,
    CHANGEFREQ_VALUES,
    LASTMOD,
    LOC,
    PRIORITY,
    URL_FIELDS,
    is_priority,
)
from sitemap_editor.core.protocol.foreign_dates import (
    read_epoch,
    read_iso,
    read_named,
    read_numeric,
)

_SAMPLE: Final = 200
_MOST: Final = 0.8


class DateReading(Enum):
    """What becomes of a date that is not written as W3C has it."""

    KEEP = "keep"
    CONVERT = "convert"
    """Written the W3C way where it has but one meaning; else it stays."""
    DAY_FIRST = "day-first"
    """So too, and 06/05/2024 is the 6th of May."""
    MONTH_FIRST = "month-first"


def guessed_columns(source: ImportSource, fields: Sequence[str], now: datetime) -> dict[str, int]:
    """Return the number of the column for each of `fields` that seems to be there.

    Where columns have titles, these tell all but the URL: what else is a date in an export of a
    crawler is the date of the crawl.
    """
    found: dict[str, int] = {}
    for number in range(len(source.columns)):
        field = _titled(source.title(number), fields) if source.titles else None
        if field is not None and _holds(source, number, field):
            found.setdefault(field, number)
    wanted = [LOC] if source.titles else fields
    tests = _tests(now)
    for field in wanted:
        if field not in found and field in fields:
            shares = {
                number: _share(source.columns[number], tests[field])
                for number in range(len(source.columns))
                if number not in found.values()
            }
            best = max(shares, key=lambda number: shares[number], default=None)
            if best is not None and shares[best] >= _MOST:
                found[field] = best
    if LOC not in found and len(source.columns) == 1:
        found[LOC] = 0
    return found


def _titled(title: str, fields: Sequence[str]) -> str | None:
    """Return the field, or the column of contents, that a title names where rows may have it."""
    field = field_titled(title)
    if field in fields:
        return field
    column = titled_column(title) if len(fields) == len(URL_FIELDS) else None
    return None if column is None or column.is_count else column.name


def _holds(source: ImportSource, number: int, field: str) -> bool:
    """Tell whether a column is not empty: exports have "URL" and a filled "Address" beside it."""
    return field != LOC or any(map(str.strip, source.columns[number][:_SAMPLE]))


def _tests(now: datetime) -> dict[str, Callable[[str], bool]]:
    return {
        LOC: lambda value: "://" in value or value.startswith("/"),
        LASTMOD: partial(_is_date, now),
        CHANGEFREQ: lambda value: value.lower() in CHANGEFREQ_VALUES,
        PRIORITY: is_priority,
    }


def _is_date(now: datetime, value: str) -> bool:
    reading = DateReading.DAY_FIRST
    return is_w3c(value) or converted_date(value, reading, now) is not None


def _share(values: Sequence[str], is_one: Callable[[str], bool]) -> float:
    sample = list(islice(filter(None, map(str.strip, values[: 10 * _SAMPLE])), _SAMPLE))
    return sum(map(is_one, sample)) / len(sample) if sample else 0.0


def is_w3c(value: str) -> bool:
    """Tell whether a date is written the W3C way."""
    return isinstance(parse_w3c(value), W3CDate)


def converted_date(value: str, reading: DateReading, now: datetime) -> str | None:
    """Return a date the W3C way; None where it has no meaning, or more than one.

    A time without a zone is left out: it could be anywhere.
    """
    day_first = {DateReading.DAY_FIRST: True, DateReading.MONTH_FIRST: False}.get(reading)
    found = (
        read_iso(value)
        or read_named(value)
        or read_numeric(value, day_first=day_first, now=now)
        or read_epoch(value, now)
    )
    return None if found is None else found.w3c("")


def other_dates(source: ImportSource, number: int) -> list[str]:
    """Return distinct dates of a column that are not W3C dates, those a person is asked about."""
    distinct = dict.fromkeys(map(str.strip, source.columns[number][: 100 * _SAMPLE]))
    return [value for value in islice(distinct, 10 * _SAMPLE) if value and not is_w3c(value)]
