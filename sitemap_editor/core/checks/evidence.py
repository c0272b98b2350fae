"""What a column tells about what one value leaves open: day or month first, and which zone."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Final

_VALUES_AT_ONCE: Final = 8_192
# Each value stands behind a line end: one look at many is far cheaper than many looks. Without
# groups the matches come as plain texts, which repeat, so that few are left to look at closely.
_YEAR_LAST: Final = re.compile(r"\n[ \t]*\d\d?[-/.]\d\d?[-/.]\d\d(?:\d\d)?(?!\d)", re.ASCII)
_TWO_NUMBERS: Final = re.compile(r"\s*(\d+)([-/.])(\d+)\2\d+", re.ASCII)
_ZONE: Final = re.compile(r":\d\d(?:[.,]\d+)? ?(?:[Zz]|[+-]\d\d:?\d\d)[ \t]*\n", re.ASCII)
_OFFSET: Final = re.compile(r"([+-]\d\d):?(\d\d)\s", re.ASCII)
_MONTHS: Final = 12
_DAYS: Final = 31


def day_order(values: Iterable[str | None]) -> tuple[int, int]:
    """Count dates such as 25/12/2024 that can only be day first, and only month first."""
    found: Counter[str] = Counter()
    for text in _together(values):
        found.update(_YEAR_LAST.findall(text))
    day_first = month_first = 0
    for written, count in found.items():
        match = _TWO_NUMBERS.fullmatch(written)
        if match is None:
            continue
        one, two = int(match[1]), int(match[3])
        if _MONTHS < one <= _DAYS and 1 <= two <= _MONTHS:
            day_first += count
        elif _MONTHS < two <= _DAYS and 1 <= one <= _MONTHS:
            month_first += count
    return day_first, month_first


def zones(values: Iterable[str | None]) -> list[tuple[str, int]]:
    """Count the zones of times, the most common first: ``Z`` for all of UTC, else ``+02:00``."""
    found: Counter[str] = Counter()
    for text in _together(values):
        found.update(_ZONE.findall(text))
    counts: Counter[str] = Counter()
    for written, count in found.items():
        offset = _OFFSET.search(written)
        is_utc = offset is None or (offset[1][1:], offset[2]) == ("00", "00")
        counts["Z" if offset is None or is_utc else f"{offset[1]}:{offset[2]}"] += count
    return counts.most_common()


def _together(values: Iterable[str | None]) -> Iterator[str]:
    given = (value for value in values if value)
    while part := list(islice(given, _VALUES_AT_ONCE)):
        yield "\n".join(("", *part, ""))
