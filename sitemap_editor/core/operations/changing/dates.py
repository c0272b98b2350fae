"""Tools for dates: the present, without a time, with a zone, in another zone, later, a series."""

from __future__ import annotations

import re
from calendar import monthrange
from collections.abc import Callable
from dataclasses import dataclass
from datetime import MAXYEAR, MINYEAR, UTC, date, datetime, timedelta, timezone
from enum import Enum
from typing import Final

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, EditError
from sitemap_editor.core.protocol.datetimes import DateFault, W3CDate, now_w3c, parse_w3c

_ZONE: Final = re.compile(r"[Zz]|([+-])(\d\d):?(\d\d)", re.ASCII)
_FRACTION: Final = re.compile(r"\.\d+")
_MAX_OFFSET_MINUTES: Final = 14 * 60
_DAY: Final = len("2026-05-06")
_TO_THE_MINUTE: Final = len("2026-05-06T00:00")
_MONTHS_A_YEAR: Final = 12
_TO_THE_DAY: Final = ("day", "minute", "second")


def present(now: datetime) -> Callable[[str | None], str]:
    """Return what sets the present time, to the second."""
    written = now_w3c(now)
    return lambda _value: written


def today(now: datetime) -> Callable[[str | None], str]:
    """Return what sets the present date."""
    written = now.date().isoformat()
    return lambda _value: written


def date_only(value: str | None) -> str | None:
    """Leave the time of day out, as the date is written."""
    if value and _date(value).precision in ("minute", "second"):
        return value[:_DAY]
    return value


@dataclass(frozen=True)
class AddZone:
    """Adds a zone to times that have none. Raises: EditError for no zone."""

    zone: str

    def __post_init__(self) -> None:
        zone_of(self.zone)

    def __call__(self, value: str | None) -> str | None:
        """Return a time with its zone; dates need none."""
        if not value:
            return value
        if parse_w3c(value) is DateFault.ZONE_MISSING:
            written = value + zone_text(zone_of(self.zone))
            _date(written)  # raises where there is no such time
            return written
        _date(value)
        return value


@dataclass(frozen=True)
class ConvertZone:
    """Tells the same instant in another zone. Raises: EditError for no zone."""

    zone: str

    def __post_init__(self) -> None:
        zone_of(self.zone)

    def __call__(self, value: str | None) -> str | None:
        """Return the same instant; a date without a time is none."""
        if not value:
            return value
        date, zone = _date(value), zone_of(self.zone)
        if date.precision not in ("minute", "second"):
            text = QT_TRANSLATE_NOOP("core", "A date without a time of day has no zone.")
            raise EditError("date", text)
        if date.earliest.utcoffset() == zone.utcoffset(None):
            return value
        return _written(_moved(lambda: date.earliest.astimezone(zone)), value, zone)


@dataclass(frozen=True)
class ShiftDays:
    """Moves dates by a number of days, earlier where it is negative."""

    days: int

    def __call__(self, value: str | None) -> str | None:
        """Return the date so many days later, written as precisely as before."""
        if not value or not self.days:
            return value
        date = _date(value)
        if date.precision not in _TO_THE_DAY:
            text = QT_TRANSLATE_NOOP("core", "A year or a month cannot be shifted by days.")
            raise EditError("date", text)
        later = _moved(lambda: date.earliest + timedelta(days=self.days))
        return later.date().isoformat() + value[_DAY:]


class Unit(Enum):
    """What the dates of a series are apart."""

    DAYS = "days"
    MONTHS = "months"
    YEARS = "years"


_UNITS_OF: Final = {"year": (Unit.YEARS,), "month": (Unit.MONTHS, Unit.YEARS)}
"""By how precisely a date is written; of a day or a time, all."""


@dataclass(frozen=True)
class DateSeries:
    """Dates from one on, each some days, months or years after the one before.

    All are written as the first one. Where a month has no such day, it is the last one of it.
    Raises: EditError for no date, or one that is not written precisely enough.
    """

    first: str
    step: int
    unit: Unit = Unit.DAYS

    def __post_init__(self) -> None:
        if not self.first.strip():
            raise EditError("date", QT_TRANSLATE_NOOP("core", "Enter the first date."))
        if self.unit not in _UNITS_OF.get(_date(self.first.strip()).precision, tuple(Unit)):
            text = QT_TRANSLATE_NOOP("core", "A year or a month cannot be shifted by days.")
            raise EditError("date", text)

    def at(self, number: int) -> str:
        """Return one of the dates, from 0. Raises: EditError where the calendar ends."""
        first = self.first.strip()
        if self.unit is Unit.DAYS:
            return ShiftDays(self.step * number)(first) or first
        start = _date(first).earliest
        step = self.step * (_MONTHS_A_YEAR if self.unit is Unit.YEARS else 1)
        year, month = divmod(months_of(start) + step * number, _MONTHS_A_YEAR)
        if not MINYEAR <= year <= MAXYEAR:
            raise _no_such_date()
        day = min(start.day, monthrange(year, month + 1)[1])
        return f"{year:04}-{month + 1:02}-{day:02}"[: len(first)] + first[_DAY:]


def months_of(moment: date) -> int:
    """Return how many months a moment is from the year 0."""
    return moment.year * _MONTHS_A_YEAR + moment.month - 1


def zone_of(text: str) -> timezone:
    """Return the zone that ``Z`` or ``+02:00`` names. Raises: EditError."""
    match = _ZONE.fullmatch(text.strip())
    minutes = 0 if match is None or match[1] is None else int(match[2]) * 60 + int(match[3])
    if match is None or minutes > _MAX_OFFSET_MINUTES or (match[3] or "00") >= "60":
        said = QT_TRANSLATE_NOOP("core", "A zone is Z or an offset such as +02:00.")
        raise EditError("zone", said)
    if not minutes:
        return UTC
    return timezone(timedelta(minutes=-minutes if match[1] == "-" else minutes))


def zone_text(zone: timezone) -> str:
    """Write a zone behind a time."""
    minutes = round(zone.utcoffset(None).total_seconds() / 60)
    if not minutes:
        return "Z"
    hours, rest = divmod(abs(minutes), 60)
    return f"{'-' if minutes < 0 else '+'}{hours:02}:{rest:02}"


def _date(value: str) -> W3CDate:
    found = parse_w3c(value)
    if isinstance(found, W3CDate):
        return found
    text = QT_TRANSLATE_NOOP("core", "It is not a date of the protocol.")
    raise EditError("date", text)


def _moved(move: Callable[[], datetime]) -> datetime:
    try:
        return move()
    except OverflowError as error:
        raise _no_such_date() from error


def _no_such_date() -> EditError:
    return EditError("date", QT_TRANSLATE_NOOP("core", "There is no such date."))


def _written(moment: datetime, like: str, zone: timezone) -> str:
    """Write a moment as precisely as a value is written; its fraction as it stands there."""
    has_seconds = like[_TO_THE_MINUTE:].startswith(":")
    fraction = _FRACTION.search(like)
    day, clock = moment.date().isoformat(), moment.strftime("%H:%M:%S" if has_seconds else "%H:%M")
    return f"{day}T{clock}{fraction[0] if fraction else ''}{zone_text(zone)}"
