"""Dates, priorities and frequencies as bars; what each of them counts, its terms find."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import date
from enum import Enum
from typing import Final

from sitemap_editor.core.overview.value_counts import ValueCounts
from sitemap_editor.core.protocol.fields import CHANGEFREQ_VALUES

MOST_BARS: Final = 60
_MOST_DAYS: Final = 31
_LONGEST_GAP: Final = 6
_MONTHS: Final = 12
_YEAR, _MONTH, _DAY = (len("2024"), len("2024-05"), len("2024-05-06"))


class BarSort(Enum):
    """What a bar stands for."""

    VALUE = "value"
    NONE = "none"
    INVALID = "invalid"
    GAP = "gap"
    """A stretch of time without a row, too long to be drawn."""
    EARLIER = "earlier"
    """All that is before the first bar."""


@dataclass(frozen=True, slots=True)
class Bar:
    """So many rows with a value; `terms` are those of a filter that finds them."""

    name: str
    rows: int
    terms: tuple[str, ...] = ()
    sort: BarSort = BarSort.VALUE


def date_bars(counts: ValueCounts) -> list[Bar]:
    """Return bars in the order of time: of days, months or years, as fine as is still clear.

    As coarse at least as dates are written, so that each lies in one bar.
    """
    lengths = {len(day) for day in counts.days}
    if not lengths:
        return []
    finest = min(lengths)
    for length, most in ((_DAY, _MOST_DAYS), (_MONTH, MOST_BARS)):
        if length <= finest:
            bars = _dated(counts, length)
            if len(bars) <= most:
                return bars
    return _late_years(_dated(counts, _YEAR))


def _dated(counts: ValueCounts, length: int) -> list[Bar]:
    """Return the bars of dates cut to a length, those without a row between them included."""
    rows: Counter[str] = Counter()
    for day, count in counts.days.items():
        rows[day[:length].decode("ascii")] += count
    bars: list[Bar] = []
    before: str | None = None
    for name in sorted(rows):
        if before is not None:
            bars += _between(before, name)
        terms = (f"lastmod:{name}",)
        # What is no date may begin like one.
        bars.append(Bar(name, rows[name], (*terms, *_ONLY_DATES) if counts.days_invalid else terms))
        before = name
    return bars


def _between(before: str, after: str) -> list[Bar]:
    first, last, written = _number(before), _number(after), _WRITTEN[len(before)]
    if last - first - 1 > _LONGEST_GAP:
        return [Bar("…", 0, (), BarSort.GAP)]
    return [Bar(written(number), 0) for number in range(first + 1, last)]


def _number(name: str) -> int:
    """Return which day, month or year of all this is."""
    if len(name) == _DAY:
        return date.fromisoformat(name).toordinal()
    if len(name) == _MONTH:
        return int(name[:_YEAR]) * _MONTHS + int(name[-2:]) - 1
    return int(name)


def _day_written(number: int) -> str:
    return date.fromordinal(number).isoformat()


def _month_written(number: int) -> str:
    return f"{number // _MONTHS:04}-{number % _MONTHS + 1:02}"


def _year_written(number: int) -> str:
    return f"{number:04}"


_WRITTEN: Final[dict[int, Callable[[int], str]]] = {
    _DAY: _day_written,
    _MONTH: _month_written,
    _YEAR: _year_written,
}
_ONLY_DATES: Final = ("-lastmod:invalid",)


def _late_years(bars: list[Bar]) -> list[Bar]:
    """Return bars of years, all before the last ones as one."""
    if len(bars) <= MOST_BARS:
        return bars
    early, late = bars[: 1 - MOST_BARS], bars[1 - MOST_BARS :]
    year = next(bar.name for bar in late if bar.rows)
    count = sum(bar.rows for bar in early)
    return [Bar(year, count, (f"lastmod<{year}",), BarSort.EARLIER), *late]


def undated_bars(counts: ValueCounts) -> list[Bar]:
    """Return bars for rows without a date, and with what is none."""
    return list(_others("lastmod", counts.days_none, counts.days_invalid))


def priority_bars(counts: ValueCounts) -> list[Bar]:
    """Return bars from the highest priority down, of tenths; ranges where values lie between."""
    bars: list[Bar] = []
    for tenths in range(10, -1, -1):
        exact = counts.priorities[tenths, True]
        rows = exact + counts.priorities[tenths, False]
        low, high = _tenths(tenths), _tenths(tenths + 1)
        if rows > exact:
            terms = (f"priority>={low}", f"priority<{high}")
            bars.append(Bar(f"{low}–{high}", rows, terms))
        elif rows:
            bars.append(Bar(low, rows, (f"priority:{low}",)))
    bars += _others("priority", counts.priorities_none, counts.priorities_invalid)
    return bars


def _tenths(number: int) -> str:
    return f"{number // 10}.{number % 10}"


def frequency_bars(counts: ValueCounts) -> list[Bar]:
    """Return bars from the most frequent change to the rarest."""
    bars = [
        Bar(name, rows, (f"changefreq:{name}",))
        for name in CHANGEFREQ_VALUES
        if (rows := counts.frequencies[name])
    ]
    bars += _others("changefreq", counts.frequencies_none, counts.frequencies_invalid)
    return bars


def _others(name: str, none: int, invalid: int) -> Iterator[Bar]:
    if invalid:
        yield Bar("", invalid, (f"{name}:invalid",), BarSort.INVALID)
    if none:
        yield Bar("", none, (f"{name}:none",), BarSort.NONE)
