"""How dates are put right. Source: PROTOCOL section 12."""

from __future__ import annotations

import re
from datetime import date, timedelta
from typing import Final

from sitemap_editor.core.checks.rule import Answers, CheckContext
from sitemap_editor.core.protocol.datetimes import DateFault, W3CDate, parse_w3c
from sitemap_editor.core.protocol.foreign_dates import (
    ForeignDate,
    read_epoch,
    read_iso,
    read_named,
    read_numeric,
)

_MINUTE: Final = re.compile(r"(\d{4}-\d\d-\d\dT\d\d:\d\d)(Z|[+-]\d\d:\d\d)", re.ASCII)
_END_OF_DAY: Final = re.compile(
    r"(\d{4}-\d\d-\d\d)T24:00(:00(?:\.0+)?)?(Z|[+-]\d\d:\d\d)", re.ASCII
)
_DAY_BEFORE_MONTH: Final = re.compile(r"(\d{4})-(1[3-9]|2\d|3[01])-(0[1-9]|1[0-2])(?=T|\Z)(.*)")
_DATE: Final = len("2024-05-06")
_FEW_DIGITS: Final = 3


# What is read with one meaning


def as_w3c(value: str, context: CheckContext, _answers: Answers) -> str | None:
    """Write a date that has one meaning, if no zone is missing."""
    found = _read(value, context)
    return _good(found.w3c()) if found is not None and not found.lacks_zone else None


def with_zone(value: str, context: CheckContext, answers: Answers) -> str | None:
    """Write a date that has one meaning, with the zone a person named or cut to the day."""
    if answers.zone is None:
        return None
    found = _read(value, context)
    return _good(found.w3c(answers.zone)) if found is not None and found.lacks_zone else None


def in_order(value: str, context: CheckContext, answers: Answers) -> str | None:
    """Write a date whose day and month are told by a person.

    A time that has no zone keeps waiting for one, unless that was told as well.
    """
    if answers.day_first is None:
        return None
    now = context.now
    found = read_numeric(value.strip(), day_first=answers.day_first, now=now)
    return _good(found.w3c(answers.zone)) if found is not None else None


def from_epoch(value: str, context: CheckContext, _answers: Answers) -> str | None:
    """Write seconds or milliseconds since 1970 as a time in UTC."""
    found = read_epoch(value.strip(), context.now)
    return _good(found.w3c()) if found is not None else None


def _read(value: str, context: CheckContext) -> ForeignDate | None:
    text = value.strip()
    return read_iso(text) or read_named(text) or read_numeric(text, now=context.now)


def _good(text: str) -> str | None:
    """Return a date that is right, or right but for its zone."""
    checked = parse_w3c(text)
    is_good = isinstance(checked, W3CDate) or checked is DateFault.ZONE_MISSING
    return text if is_good else None


# What is nearly right


def in_capitals(value: str) -> str:
    """Write T and Z as capital letters."""
    return value.strip().upper()


def without_zone(value: str) -> str:
    """Keep the date of a date with a zone."""
    return value.strip()[:_DATE]


def with_seconds(value: str) -> str | None:
    """Write a time of day with its seconds."""
    match = _MINUTE.fullmatch(value.strip())
    return f"{match[1]}:00{match[2]}" if match else None


def on_next_day(value: str) -> str | None:
    """Write the end of a day as the beginning of the next, which it is."""
    match = _END_OF_DAY.fullmatch(value.strip())
    if match is None:
        return None
    try:
        day = date.fromisoformat(match[1]) + timedelta(days=1)
    except (ValueError, OverflowError):
        return None
    return f"{day.isoformat()}T00:00{match[2] or ''}{match[3]}"


def with_month_first(value: str) -> str | None:
    """Change the places of a day and a month that cannot be a month."""
    match = _DAY_BEFORE_MONTH.fullmatch(value.strip())
    return f"{match[1]}-{match[3]}-{match[2]}{match[4]}" if match else None


def cut_to_date(value: str) -> str | None:
    """Keep the date a value begins with."""
    text = value.strip()
    rest = text[_DATE:]
    if not rest or rest[0].isdigit() or not isinstance(parse_w3c(text[:_DATE]), W3CDate):
        return None
    return text[:_DATE]


# What cannot be mended


def cleared_if_blank(value: str) -> str | None:
    """Remove the element where nobody could have meant a date: hardly a digit, or zeros alone."""
    digits = [character for character in value if character.isdigit()]
    return "" if len(digits) < _FEW_DIGITS or set(digits) == {"0"} else None


def today(_value: str, context: CheckContext, _answers: Answers) -> str:
    """Return the date of now."""
    return context.now.date().isoformat()
