"""Which values say the same though other programs write them otherwise: 1 is 1.0.

A spreadsheet that opens and saves a table writes its numbers anew. What only such a program
spelt otherwise is no change, and the bytes of the file stay. A date is the same only where it is
as precise: a day is neither its midnight nor its month, and whoever wrote “.000” said more than
whoever wrote nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from sitemap_editor.core.protocol.datetimes import W3CDate, parse_w3c
from sitemap_editor.core.protocol.fields import LASTMOD, PRIORITY, parse_decimal

_WITHOUT_TIME: Final = len("2026-05-06")


@lru_cache(maxsize=4096)  # few numbers are in use, and many rows have each
def is_same_number(one: str, other: str) -> bool:
    """Tell whether two texts are one number: 1, 1.0 and 1.00 are."""
    number = parse_decimal(one)
    return number is not None and number == parse_decimal(other)


def is_same_moment(one: str, other: str) -> bool:
    """Tell whether two W3C dates name the same instant, to the same precision."""
    if one != other and min(len(one), len(other)) <= _WITHOUT_TIME:
        return False  # a day, a month or a year is written in one way
    date = parse_w3c(one)
    return (
        isinstance(date, W3CDate)
        and date == parse_w3c(other)
        and _fraction(one) == _fraction(other)
    )


def _fraction(date: str) -> str:
    """Return the digits behind the seconds, all of them: a date that was read knows six."""
    behind = date.partition(".")[2]
    return behind[: len(behind) - len(behind.lstrip("0123456789"))]


ALIKE: Final[Mapping[str, Callable[[str, str], bool]]] = MappingProxyType(
    {PRIORITY: is_same_number, LASTMOD: is_same_moment}
)
