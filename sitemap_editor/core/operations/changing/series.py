"""Goes on from some values as spreadsheets do: dates and numbers in their step."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from itertools import pairwise
from typing import Final, Protocol

from sitemap_editor.core.operations.changing.dates import DateSeries, Unit, months_of
from sitemap_editor.core.protocol.datetimes import W3CDate, parse_w3c
from sitemap_editor.core.protocol.fields import LASTMOD, PRIORITY

_DAY: Final = len("2026-05-06")
_NUMBER: Final = re.compile(r"[01](?:\.\d{1,9})?", re.ASCII)
_ONE_UNIT: Final = {"year": Unit.YEARS, "month": Unit.MONTHS}
_TENTH: Final = Decimal("0.1")


class Series(Protocol):
    """Values by number: 0 is the first one that it was made of, -1 the one before."""

    def at(self, number: int) -> str:
        """Return one of the values. Raises: EditError where there is none."""
        ...


@dataclass(frozen=True)
class NumberSeries:
    """Priorities from one on, each a step above the one before, but within 0 and 1."""

    first: Decimal
    step: Decimal

    def at(self, number: int) -> str:
        """Return one of the values, with as many digits as the first or the step has."""
        value = min(max(self.first + self.step * number, Decimal(0)), Decimal(1))
        return f"{value:.{self._digits}f}"

    @property
    def _digits(self) -> int:
        return -min(int(each.as_tuple().exponent) for each in (self.first, self.step))


def continued(field: str, values: Sequence[str | None]) -> Series | None:
    """Return what goes on from values of a column, a single one by days or tenths.

    None where it has no dates or numbers, or their steps differ.
    """
    texts = [(value or "").strip() for value in values]
    if field == LASTMOD:
        return _dates(texts)
    return _numbers(texts) if field == PRIORITY else None


def _dates(texts: Sequence[str]) -> DateSeries | None:
    """Return dates by their step: months where the day is the same, else days."""
    found = [date for date in map(parse_w3c, texts) if isinstance(date, W3CDate)]
    precisions = {each.precision for each in found}
    clocks = {text[_DAY:] for text in texts}
    if len(found) < len(texts) or len(precisions) != 1 or len(clocks) != 1:
        return None
    smallest = _ONE_UNIT.get(found[0].precision, Unit.DAYS)
    if len(texts) == 1:
        return DateSeries(texts[0], 1, smallest)
    days = [each.earliest.date() for each in found]
    months = _step([months_of(each) for each in days])
    if months and len({each.day for each in days}) == 1:
        if smallest is Unit.YEARS:
            return DateSeries(texts[0], months // 12, Unit.YEARS)
        return DateSeries(texts[0], months, Unit.MONTHS)
    step = _step([each.toordinal() for each in days])
    if not step or smallest is not Unit.DAYS:
        return None
    return DateSeries(texts[0], step)


def _numbers(texts: Sequence[str]) -> NumberSeries | None:
    if not texts or not all(map(_NUMBER.fullmatch, texts)):
        return None
    numbers = [Decimal(text) for text in texts]
    if max(numbers) > 1:
        return None
    if len(numbers) == 1:
        return NumberSeries(numbers[0], _TENTH)
    steps = {later - earlier for earlier, later in pairwise(numbers)}
    step = steps.pop()
    return None if steps or not step else NumberSeries(numbers[0], step)


def _step(numbers: Sequence[int]) -> int:
    """Return by how much each number is more than the one before; 0 where that differs."""
    steps = {later - earlier for earlier, later in pairwise(numbers)}
    return steps.pop() if len(steps) == 1 else 0
