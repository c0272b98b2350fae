"""The six forms of a W3C date and time, checked strictly and explained.

Source: W3C NOTE-datetime; PROTOCOL D01 to D06. `datetime.fromisoformat` is no judge here: it takes
basic and week dates and a missing zone, and refuses a bare year.
"""

from __future__ import annotations

import re
from calendar import monthrange
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta, timezone
from enum import Enum
from functools import lru_cache
from typing import Final

from sitemap_editor.core.patterns import compiled

_FORMS: Final = compiled(
    r"(?P<year>\d{4})"
    r"(?:-(?P<month>\d\d)"
    r"(?:-(?P<day>\d\d)"
    r"(?:T(?P<hour>\d\d):(?P<minute>\d\d)(?::(?P<second>\d\d)(?:\.(?P<fraction>\d+))?)?"
    r"(?P<zone>Z|[+-]\d\d:\d\d))?)?)?",
    re.ASCII,
)
_TO_THE_SECOND: Final = compiled(
    r"\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):\d\d:\d\d(?:Z|[+-](?:0\d|1[0-3]):[0-5]\d)", re.ASCII
)
"""What `datetime.fromisoformat` understands as W3C does, or not at all."""
_ALL_TO_THE_SECOND: Final = compiled(rf"(?:{_TO_THE_SECOND.pattern}\n)*+", re.ASCII)
_MAX_OFFSET_HOURS: Final = 14  # UTC+14:00 is the largest in use


class DateFault(Enum):
    """Why a text is no W3C date and time."""

    FORM = "form"
    ZONE_MISSING = "zone missing"
    ZONE_WITHOUT_TIME = "zone without time"
    SMALL_LETTERS = "small letters"
    LEFTOVER = "another form of ISO 8601"
    NO_SUCH_DAY = "no such day"
    NO_SUCH_TIME = "no such time"
    NO_SUCH_ZONE = "no such zone"


@dataclass(frozen=True, slots=True)
class W3CDate:
    """A checked date: the first instant it can mean, and how precise it was written."""

    earliest: datetime
    precision: str  # "year", "month", "day", "minute", "second"


# What other forms of ISO 8601 and near misses look like, told apart to explain them.
_ZONE_MISSING: Final = compiled(r"\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?", re.ASCII)
_ZONE_WITHOUT_TIME: Final = compiled(r"\d{4}-\d\d-\d\d(?:Z|[+-]\d\d:\d\d)", re.ASCII)
_LEFTOVER: Final = compiled(
    r"\d{8}(?:T?\d{4}(?:\d\d)?(?:[.,]\d+)? ?(?:[Zz]|[+-]\d\d(?::?\d\d)?)?)?"
    r"|\d{4}-?W\d\d(?:-?\d)?"
    r"|\d{4}-\d{3}"
    r"|\d{4}-\d\d-\d\d[Tt ]\d\d:?\d\d(?::?\d\d(?:[.,]\d+)?)? ?(?:[Zz]|[+-]\d\d(?::?\d\d)?)?",
    re.ASCII,
)


@lru_cache(maxsize=4096)  # dates repeat: several rules look at each, many rows share one
def parse_w3c(text: str) -> W3CDate | DateFault:
    """Check `text` as one of the six forms; what it means, or why it is none."""
    match = _FORMS.fullmatch(text)
    if match is None:
        return _explain(text)
    year, month = int(match["year"]), int(match["month"] or 1)
    day = int(match["day"] or 1)
    if year < 1 or not 1 <= month <= 12 or not 1 <= day <= monthrange(year, month)[1]:
        return DateFault.NO_SUCH_DAY
    if match["hour"] is None:
        precision = "day" if match["day"] else "month" if match["month"] else "year"
        return W3CDate(datetime(year, month, day, tzinfo=UTC), precision)
    hour, minute, second = int(match["hour"]), int(match["minute"]), int(match["second"] or 0)
    if hour > 23 or minute > 59 or second > 59:
        return DateFault.NO_SUCH_TIME
    zone = _zone(match["zone"])
    if zone is None:
        return DateFault.NO_SUCH_ZONE
    precision = "second" if match["second"] else "minute"
    microsecond = int(((match["fraction"] or "") + "000000")[:6])
    moment = datetime(year, month, day, hour, minute, second, microsecond, tzinfo=zone)
    return W3CDate(moment, precision)


def timestamp_of(text: str) -> float | None:
    """Return the seconds since 1970 of the first instant that a date can mean; None for no date.

    Dates to the second, of which a file has millions of different ones, take an eighth of the time
    of `parse_w3c`.
    """
    if _TO_THE_SECOND.fullmatch(text):
        try:
            return datetime.fromisoformat(text).timestamp()
        except ValueError:  # no such day or time
            return None
    date = parse_w3c(text)
    return date.earliest.timestamp() if isinstance(date, W3CDate) else None


def timestamps_of(texts: Sequence[str]) -> list[float] | None:
    """Return what `timestamp_of` says of dates to the second, a third of its time for each.

    None where one of them is none, or is written in another way.
    """
    if _ALL_TO_THE_SECOND.fullmatch("\n".join([*texts, ""])) is None:
        return None
    try:
        return list(map(datetime.timestamp, map(datetime.fromisoformat, texts)))
    except ValueError:  # no such day or time, or a line end within
        return None


def _zone(text: str) -> timezone | None:
    if text == "Z":
        return UTC
    hours, minutes = int(text[1:3]), int(text[4:6])
    if minutes > 59 or hours * 60 + minutes > _MAX_OFFSET_HOURS * 60:
        return None
    offset = timedelta(hours=hours, minutes=minutes)
    return timezone(-offset if text[0] == "-" else offset)


def _explain(text: str) -> DateFault:
    if _ZONE_MISSING.fullmatch(text):
        return DateFault.ZONE_MISSING
    if _ZONE_WITHOUT_TIME.fullmatch(text):
        return DateFault.ZONE_WITHOUT_TIME
    if _FORMS.fullmatch(text.upper()):
        return DateFault.SMALL_LETTERS
    if _LEFTOVER.fullmatch(text):
        return DateFault.LEFTOVER
    return DateFault.FORM


def now_w3c(now: datetime) -> str:
    """Write `now` (with a zone) to the second, as ``2026-05-06T10:20:30+02:00``."""
    return now.isoformat(timespec="seconds").replace("+00:00", "Z")
