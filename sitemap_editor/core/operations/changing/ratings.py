"""Tools for priority and changefreq: by depth of path, scaled, rounded, by the age of lastmod."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, time
from decimal import ROUND_HALF_UP, Decimal
from typing import Final

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, EditError
from sitemap_editor.core.protocol.datetimes import W3CDate, parse_w3c
from sitemap_editor.core.protocol.fields import parse_decimal
from sitemap_editor.core.protocol.urls import split_url

_ZERO: Final = Decimal(0)
_ONE: Final = Decimal(1)
MOST_DIGITS: Final = 6
_LONGEST_NUMBER: Final = 20
# A page is likely to change about as often as it has not changed for: days, value.
_BY_AGE: Final = ((2, "daily"), (14, "weekly"), (90, "monthly"))
_OLDER: Final = "yearly"


@dataclass(frozen=True)
class ByDepth:
    """Makes a priority of a URL: `top` for the home page, `step` less for each folder or page."""

    top: Decimal = _ONE
    step: Decimal = Decimal("0.2")
    lowest: Decimal = Decimal("0.1")

    def __call__(self, value: str | None) -> str | None:
        """Return the priority of a URL by how deep its path is."""
        parts = split_url(value or "")
        if parts is None:
            text = QT_TRANSLATE_NOOP("core", "It is not a full URL.")
            raise EditError("url", text)
        depth = sum(1 for name in parts.path.split("/") if name)
        return priority_text(max(self.lowest, self.top - self.step * depth))


@dataclass(frozen=True)
class Scale:
    """Multiplies priorities; what comes out stays from 0 to 1."""

    factor: Decimal

    def __call__(self, value: str | None) -> str | None:
        """Return the priority times the factor."""
        return value if not value else priority_text(_number(value) * self.factor)


@dataclass(frozen=True)
class Round:
    """Rounds priorities, half away from zero."""

    digits: int = 1

    def __call__(self, value: str | None) -> str | None:
        """Return the priority with so many digits behind the dot, none where it has fewer."""
        if not value:
            return value
        number, places = _number(value), Decimal(1).scaleb(-self.digits)
        rounded = number.quantize(places, ROUND_HALF_UP)
        return value if rounded == number else priority_text(rounded)


@dataclass(frozen=True)
class ByAge:
    """Makes a changefreq of a lastmod: pages that changed long ago are said to change seldom."""

    now: datetime

    def __call__(self, value: str | None) -> str | None:
        """Return how often a page changes that was last changed then."""
        date = parse_w3c(value) if value else None
        if not isinstance(date, W3CDate):
            text = QT_TRANSLATE_NOOP("core", "It has no lastmod to go by.")
            raise EditError("date", text)
        age = self.now - date.earliest
        if date.precision == "day":
            midnight = datetime.combine(self.now.date(), time(), UTC)
            age = midnight - date.earliest
        return next((name for days, name in _BY_AGE if age.days < days), _OLDER)


def priority_text(number: Decimal) -> str:
    """Write a priority from 0 to 1: with one digit behind the dot at least."""
    number = max(_ZERO, min(_ONE, number))
    number = number.quantize(Decimal(1).scaleb(-MOST_DIGITS), ROUND_HALF_UP).normalize()
    return f"{number:.1f}" if number.as_tuple().exponent in (0, -1) else f"{number:f}"


def _number(value: str) -> Decimal:
    number = parse_decimal(value) if len(value) < _LONGEST_NUMBER else None
    if number is None:
        text = QT_TRANSLATE_NOOP("core", "It is not a priority.")
        raise EditError("number", text)
    return number
