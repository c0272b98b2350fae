"""Patterns of values that no rule objects to, so that most rows are judged in one step.

They accept only what every rule accepts; whatever they leave out is judged by the rules one by one.
A test holds the two against each other.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

from sitemap_editor.core.protocol.fields import (
    CHANGEFREQ,
    CHANGEFREQ_VALUES,
    LASTMOD,
    LOC,
    PRIORITY,
)

_UTF8_CODES: Final = (
    rb"%[Cc][2-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Dd][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]"
    rb"|%[Ee][1-9A-CEFa-cef](?:%[89ABab][0-9A-Fa-f]){2}"
)
# 12 to 1,024 characters; an escaped ampersand counts as five here, so the bound errs on the long
# way's side.
_LOC: Final = (
    rb"(?=[^<]{12,1024}<)https?://[A-Za-z0-9-]++(?:\.[A-Za-z0-9-]++)*+(?::[1-9]\d{0,3})?+"
    rb"(?:[/?](?:[A-Za-z0-9._~/=+,;:@!$'()*?-]++|&amp;|%[0-7][0-9A-Fa-f]|"
    + _UTF8_CODES
    + rb")*+)?+"
)
_LOC_LINE: Final = _LOC.replace(rb"(?=[^<]{12,1024}<)", rb"(?=[^\r\n&]{12,1024}(?:[\r\n]|\Z))")
_TIME: Final = (
    rb"(?:T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d++)?+"
    rb"(?:Z|[+-](?:0\d|1[0-3]):[0-5]\d))?+"
)
_FEBRUARY: Final = 2
_MONTHS_OF_31_DAYS: Final = (1, 3, 5, 7, 8, 10, 12)
_SKEW: Final = timedelta(days=1)  # whatever the zone, these days are over
_PRIORITY: Final = rb"(?:0(?:\.\d++)?+|1(?:\.0++)?+)"


def typical_values(now: datetime, *, is_text: bool = False) -> dict[str, bytes]:
    """Return a pattern a column (to be compiled with re.VERBOSE) of surely faultless values."""
    return {
        LOC: _LOC_LINE if is_text else _LOC,
        LASTMOD: rb"(?:" + _days_until(now - _SKEW) + rb")" + _TIME,
        CHANGEFREQ: "|".join(CHANGEFREQ_VALUES).encode().join((b"(?:", b")")),
        PRIORITY: _PRIORITY,
    }


def _days_until(last: datetime) -> bytes:
    """Return a pattern of the days from 1992 on that lie before `last`."""
    years = "|".join(str(year) for year in range(last.year - 1, 1991, -1))
    parts = [f"(?:{years})-(?:{_days_of_months(range(1, 13))})"]
    if last.month > 1:
        parts.append(f"{last.year}-(?:{_days_of_months(range(1, last.month))})")
    if last.day > 1:
        days = "|".join(f"{day:02}" for day in range(1, last.day))
        parts.append(f"{last.year}-{last.month:02}-(?:{days})")
    return "|".join(parts).encode()


def _days_of_months(months: range) -> str:
    """Return a pattern of the days of these months; 29 February is left to the rules."""
    every = "|".join(f"{month:02}" for month in months)
    long = "|".join(f"{month:02}" for month in months if month != _FEBRUARY)
    longest = "|".join(f"{month:02}" for month in months if month in _MONTHS_OF_31_DAYS)
    pattern = rf"(?:{every})-(?:0[1-9]|1\d|2[0-8])"
    if long:
        pattern += f"|(?:{long})-(?:29|30)"
    return pattern + (f"|(?:{longest})-31" if longest else "")
