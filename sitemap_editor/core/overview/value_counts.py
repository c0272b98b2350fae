"""How many rows have which day, priority and frequency, small however many rows there are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Final

from sitemap_editor.core.overview.days import INVALID
from sitemap_editor.core.protocol.fields import CHANGEFREQ_VALUES, parse_decimal

_TENTH: Final = Decimal("0.1")
_NONE: Final = b""


@dataclass
class ValueCounts:
    """Rows by value; what means nothing in its column is `invalid`."""

    days: Counter[bytes] = field(default_factory=Counter)
    """By day, month or year, as it is written."""
    days_none: int = 0
    days_invalid: int = 0
    lastmods: tuple[bytes, bytes] | None = field(default=None, compare=False)
    """The first and the last of all values of lastmod in the order of their bytes; None where they
    are known to differ, or there are none."""
    priorities: Counter[tuple[int, bool]] = field(default_factory=Counter)
    """By tenths, rounded down, and whether the value is no more than that."""
    priorities_none: int = 0
    priorities_invalid: int = 0
    frequencies: Counter[str] = field(default_factory=Counter)
    """By frequency; capitals and small letters are alike, as a filter takes them."""
    frequencies_none: int = 0
    frequencies_invalid: int = 0

    def add_dates(self, values: Sequence[bytes], days: Sequence[bytes]) -> None:
        """Count values of lastmod, of which the days are known."""
        counted = Counter(days)
        self.days_none += counted.pop(_NONE, 0)
        self.days_invalid += counted.pop(INVALID, 0)
        self.days.update(counted)
        if values:
            self._note_lastmods((min(values), max(values)))

    def _note_lastmods(self, bounds: tuple[bytes, bytes]) -> None:
        both = bounds if self.lastmods is None else (*bounds, *self.lastmods)
        self.lastmods = min(both), max(both)

    def add_priorities(self, values: Mapping[bytes, int]) -> None:
        """Count rows by their values of priority."""
        for value, count in values.items():
            number = parse_decimal(value.decode("utf-8", "replace"))
            if not value:
                self.priorities_none += count
            elif number is None or not 0 <= number <= 1:
                self.priorities_invalid += count
            else:
                tenths = int(number / _TENTH)
                self.priorities[tenths, number == tenths * _TENTH] += count

    def add_frequencies(self, values: Mapping[bytes, int]) -> None:
        """Count rows by their values of changefreq."""
        for value, count in values.items():
            text = value.decode("utf-8", "replace")
            if not value:
                self.frequencies_none += count
            if value and text not in CHANGEFREQ_VALUES:
                self.frequencies_invalid += count
            if text.lower() in CHANGEFREQ_VALUES:
                self.frequencies[text.lower()] += count

    def add(self, other: ValueCounts) -> None:
        """Add what was counted of other rows."""
        self.days.update(other.days)
        self.priorities.update(other.priorities)
        self.frequencies.update(other.frequencies)
        if other.lastmods is not None:
            self._note_lastmods(other.lastmods)
        self.days_none += other.days_none
        self.days_invalid += other.days_invalid
        self.priorities_none += other.priorities_none
        self.priorities_invalid += other.priorities_invalid
        self.frequencies_none += other.frequencies_none
        self.frequencies_invalid += other.frequencies_invalid

    @property
    def only_lastmod(self) -> str | None:
        """The lastmod that all rows have; None where they differ or have none."""
        first, last = self.lastmods or (b"", b"")
        return last.decode("utf-8", "replace") if first == last and last else None
