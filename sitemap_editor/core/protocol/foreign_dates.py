"""Dates as other programs and people write them, read only as far as they have one meaning.

What comes back is a W3C date, except that a time without a zone stays without one. Source: PROTOCOL
D02 to D06 and section 12; ISO 8601; RFC 822, section 5.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import Final

# ISO 8601 beyond the W3C forms

_ISO_CLOCK: Final = (
    r"(?P<hour>\d\d)(?::?(?P<minute>\d\d)(?::?(?P<second>\d\d)(?:[.,](?P<fraction>\d+))?)?)"
)
_ISO: Final = re.compile(
    r"(?:(?P<year>\d{4})(?P<dash>-?)(?P<month>\d\d)(?P=dash)(?P<day>\d\d)"
    r"|(?P<week_year>\d{4})-?W(?P<week>\d\d)-?(?P<weekday>\d)"
    r"|(?P<day_year>\d{4})-(?P<year_day>\d{3}))"
    rf"(?:[Tt ]?{_ISO_CLOCK} ?(?P<zone>[Zz]|[+-]\d\d(?::?\d\d)?)?)?",
    re.ASCII,
)

# As people write

_TAIL: Final = (
    r"(?:(?:T|,?\s+(?:at\s+|a\s+las\s+)?|,\s*)"
    r"(?P<hour>\d{1,2})(?::(?P<minute>\d\d)(?::(?P<second>\d\d)(?:[.,](?P<fraction>\d+))?)?)?"
    r"(?:\s*(?P<half>[ap])\.?\s?m\b\.?)?"
    r"(?:\s*(?P<zone>Z|(?:UTC?|GMT)?[+-]\d{1,2}(?::?\d\d)?|UTC?|GMT)\b(?:\s*\([^()]*\))?)?"
    r")?"
)
_WEEKDAY: Final = (
    r"(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?\.?,?\s+"
    r"|(?:lun|mar|mi[eé]r?|jue|vie|s[aá]b|dom)(?:es|tes|rcoles|ves|rnes|ado|ingo|coles)?\.?,?\s+)?"
)
_NAME: Final = r"(?P<name>[^\W\d_]{3,10})\.?"
_YEAR: Final = r"(?P<year>\d{4})"
_DAY: Final = r"(?P<day>\d{1,2})(?:st|nd|rd|th|\.|º)?"
_FLAGS: Final = re.IGNORECASE
_NAMED: Final = tuple(
    re.compile(_WEEKDAY + form, _FLAGS)
    for form in (
        rf"{_DAY}(?:\s+of|\s+de)?[\s/-]+{_NAME}(?:,|\s+del?)?[\s/-]+{_YEAR}{_TAIL}",
        rf"{_NAME}\s+{_DAY},?\s+{_YEAR}{_TAIL}",
        rf"{_YEAR}[\s/-]+{_NAME}[\s/-]+{_DAY}{_TAIL}",
        # As the C library and `date` write it: Mon May  6 10:20:30 UTC 2024
        rf"{_NAME}\s+{_DAY}\s+(?P<hour>\d\d):(?P<minute>\d\d)(?::(?P<second>\d\d))?"
        rf"(?:\s+(?P<zone>UTC|GMT|[+-]\d{{4}}))?\s+{_YEAR}",
    )
)
_YEAR_FIRST: Final = re.compile(
    rf"{_YEAR}(?P<sign>[-/.])(?P<month>\d{{1,2}})(?P=sign)(?P<day>\d{{1,2}}){_TAIL}", _FLAGS
)
_YEAR_LAST: Final = re.compile(
    r"(?P<one>\d{1,2})(?P<sign>[-/.])(?P<two>\d{1,2})(?P=sign)"
    rf"(?P<year>\d{{4}}|\d\d){_TAIL}",
    _FLAGS,
)
_ENGLISH: Final = "jan feb mar apr may jun jul aug sep oct nov dec"
_SPANISH: Final = "ene feb mar abr may jun jul ago set oct nov dic"
_MONTHS: Final = {
    name: number for names in (_ENGLISH, _SPANISH) for number, name in enumerate(names.split(), 1)
}
_MONTH_NAMES: Final = re.compile(
    r"(?:jan(?:uary)?|ene(?:ro)?|feb(?:ruary|rero)?|mar(?:ch|zo)?|a(?:pr|br)(?:il)?|may(?:o)?"
    r"|jun(?:e|io)?|jul(?:y|io)?|aug(?:ust)?|ago(?:sto)?|sept?(?:ember|iembre)?"
    r"|set(?:iembre)?|oct(?:ober|ubre)?|nov(?:ember|iembre)?|dec(?:ember)?|dic(?:iembre)?)",
    _FLAGS,
)
_EPOCH: Final = re.compile(r"\d{10}(?P<milliseconds>\d{3})?", re.ASCII)
_WEB: Final = datetime(1991, 1, 1, tzinfo=UTC)
_SKEW: Final = timedelta(days=1)
_NOON: Final = 12


@dataclass(frozen=True, slots=True)
class ForeignDate:
    """A date that was read, and its time as it will be written; `clock` empty where it has none."""

    day: date
    clock: str = ""
    zone: str = ""

    @property
    def lacks_zone(self) -> bool:
        """Tell whether a time is there that could be anywhere."""
        return bool(self.clock) and not self.zone

    def w3c(self, zone: str | None = None) -> str:
        """Write it; `zone` is put behind a time that has none, an empty one cuts the time off."""
        if not self.clock or (self.lacks_zone and zone == ""):
            return self.day.isoformat()
        return f"{self.day.isoformat()}T{self.clock}{self.zone or zone or ''}"


def read_iso(text: str) -> ForeignDate | None:
    """Read a form of ISO 8601 that W3C left out; None for others and for days that are none."""
    match = _ISO.fullmatch(text)
    if match is None:
        return None
    try:
        if match["year"]:
            day = date(int(match["year"]), int(match["month"]), int(match["day"]))
        elif match["week"]:
            week = (int(match["week_year"]), int(match["week"]), int(match["weekday"]))
            day = date.fromisocalendar(*week)
        else:
            first = date(int(match["day_year"]), 1, 1)
            day = first + timedelta(days=int(match["year_day"]) - 1)
            if day.year != first.year:
                return None
    except (ValueError, OverflowError):
        return None
    return _with_clock(day, match)


def read_named(text: str) -> ForeignDate | None:
    """Read a date with the name of its month, in English or Spanish, or one of RFC 822."""
    for form in _NAMED:
        match = form.fullmatch(text)
        if match is None or not _MONTH_NAMES.fullmatch(match["name"]):
            continue
        month = _MONTHS[match["name"][:3].lower()]
        return _dated(int(match["year"]), month, int(match["day"]), match)
    return None


def read_numeric(text: str, *, day_first: bool | None = None, now: datetime) -> ForeignDate | None:
    """Read 2024/5/6, 25/12/2024 and their like; what could be two days only by `day_first`.

    A year of two digits is of this century, and is taken only where the order is told.
    """
    if match := _YEAR_FIRST.fullmatch(text):
        return _dated(int(match["year"]), int(match["month"]), int(match["day"]), match)
    match = _YEAR_LAST.fullmatch(text)
    if match is None:
        return None
    one, two, year = int(match["one"]), int(match["two"]), int(match["year"])
    if len(match["year"]) == len("24"):
        if day_first is None or match["sign"] == "-":
            return None
        year += now.year // 100 * 100
        if year > now.year + 1:
            return None
    elif day_first is None or max(one, two) > _NOON:
        day_first = _order(one, two)
    if day_first is None:
        return None
    day, month = (one, two) if day_first else (two, one)
    return _dated(year, month, day, match)


def _order(one: int, two: int) -> bool | None:
    """Tell whether the first of two numbers is the day; None where it may be either."""
    if one == two or one > _NOON:
        return True
    return False if two > _NOON else None


def read_epoch(text: str, now: datetime) -> ForeignDate | None:
    """Read seconds or milliseconds since 1970, between the first web site and `now`."""
    match = _EPOCH.fullmatch(text)
    if match is None:
        return None
    moment = datetime.fromtimestamp(int(text[:10]), UTC)
    if not _WEB <= moment <= now + _SKEW:
        return None
    fraction = (match["milliseconds"] or "").rstrip("0")
    clock = moment.strftime("%H:%M:%S") + (f".{fraction}" if fraction else "")
    return ForeignDate(moment.date(), clock, "Z")


def _dated(year: int, month: int, day: int, match: re.Match[str]) -> ForeignDate | None:
    try:
        return _with_clock(date(year, month, day), match)
    except ValueError:
        return None


def _with_clock(day: date, match: re.Match[str]) -> ForeignDate | None:
    found = match.groupdict()
    if not found["hour"]:
        return ForeignDate(day)
    hour = int(found["hour"])
    half = (found.get("half") or "").lower()
    if not half and not found["minute"]:
        return None
    if half:
        if not 1 <= hour <= _NOON:
            return None
        hour = hour % _NOON + (_NOON if half == "p" else 0)
    fraction = found.get("fraction")
    clock = f"{hour:02}:{found['minute'] or '00'}:{found['second'] or '00'}"
    return ForeignDate(day, clock + (f".{fraction}" if fraction else ""), _zone(found.get("zone")))


def _zone(text: str | None) -> str:
    """Write a zone the W3C way: ``Z`` or ``+02:00``."""
    offset = (text or "").upper().replace("UTC", "").replace("GMT", "").replace("UT", "")
    if not offset or offset == "Z":
        return "Z" if text else ""
    digits = offset[1:].replace(":", "")
    digits = digits.zfill(2).ljust(4, "0") if len(digits) <= len("02") else digits.zfill(4)
    return f"{offset[0]}{digits[:2]}:{digits[2:]}"
