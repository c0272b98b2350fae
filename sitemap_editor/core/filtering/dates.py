"""Bounds for dates, and what it means that a date lies before or after one.

A bound of a day, month or year compares dates as they are written, whatever their zone: what begins
with 2024-05 is before 2024-06 everywhere. A bound with a time compares instants. A date that is
written with less than the bound, such as 2024, counts from its beginning.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import Final

from sitemap_editor.core.protocol.datetimes import W3CDate, parse_w3c

_AGE: Final = re.compile(r"(\d{1,5})([dwmy])", re.ASCII | re.IGNORECASE)
_DECEMBER: Final = 12
_WEEK: Final = 7


@dataclass(frozen=True)
class DateBounds:
    """From `first` on, before `last`, as they are written; or the same of instants.

    Written bounds are as short as they can be, so that 2024 stands for 2024-01-01 too: then texts
    compare as the dates do.
    """

    first: str = ""
    last: str = ""
    from_instant: datetime | None = None
    to_instant: datetime | None = None

    def hold(self, text: str, value: W3CDate) -> bool:
        """Tell whether a date, and how it is written, lies within."""
        if self.first and text < self.first:
            return False
        if self.last and text >= self.last:
            return False
        if self.from_instant is not None and value.earliest < self.from_instant:
            return False
        return self.to_instant is None or value.earliest < self.to_instant


def bounds(sign: str, text: str) -> DateBounds | None:
    """Return what a sign and a date mean; None where the text is no date."""
    value = parse_w3c(text)
    if not isinstance(value, W3CDate):
        return None
    if value.precision in ("minute", "second"):
        return _of_instants(sign, value)
    begin = value.earliest.date()
    end = _next(begin, value.precision)
    after = _written(end) if end is not None else "9999-12-31T24"
    return {
        "<": DateBounds(last=_written(begin)),
        "<=": DateBounds(last=after),
        ">": DateBounds(first=after),
        ">=": DateBounds(first=_written(begin)),
    }.get(sign)


def _of_instants(sign: str, value: W3CDate) -> DateBounds | None:
    step = timedelta(minutes=1) if value.precision == "minute" else timedelta(seconds=1)
    begin, end = value.earliest, value.earliest + step
    return {
        "<": DateBounds(to_instant=begin),
        "<=": DateBounds(to_instant=end),
        ">": DateBounds(from_instant=end),
        ">=": DateBounds(from_instant=begin),
    }.get(sign)


def is_age(text: str) -> bool:
    """Tell whether a text is a number of days, weeks, months or years, such as 30d."""
    return _AGE.fullmatch(text) is not None


def age_bounds(text: str, today: date, *, is_older: bool) -> DateBounds:
    """Return what is older (or newer) than an age, such as 30d, 6w, 3m or 1y."""
    match = _AGE.fullmatch(text)
    day = _written(_before(today, int(match[1]), match[2].lower()) if match else today)
    return DateBounds(last=day) if is_older else DateBounds(first=day)


def _before(today: date, count: int, unit: str) -> date:
    """Return the day so long ago; the first there is where that is before all."""
    try:
        if unit in "dw":
            return today - timedelta(days=count * (_WEEK if unit == "w" else 1))
        months = today.year * 12 + today.month - 1 - count * (12 if unit == "y" else 1)
        year, month = divmod(months, 12)
        first = date(year, month + 1, 1)
        after = _next(first, "month")
        days = (after - first).days if after is not None else today.day
        return first.replace(day=min(today.day, days))
    except (ValueError, OverflowError):
        return date.min


def _next(begin: date, precision: str) -> date | None:
    """Return the day behind a day, month or year; None behind the last there is."""
    try:
        if precision == "day":
            return begin + timedelta(days=1)
        if precision == "year" or begin.month == _DECEMBER:
            return date(begin.year + 1, 1, 1)
        return date(begin.year, begin.month + 1, 1)
    except (ValueError, OverflowError):
        return None


def _written(day: date) -> str:
    """Write a day as short as it can be."""
    text = f"{day.year:04}-{day.month:02}-{day.day:02}"
    return text.removesuffix("-01").removesuffix("-01") if day.day == 1 else text


def today_in_utc() -> date:
    """Return the present day, where nobody says which one it is."""
    return datetime.now(UTC).date()
