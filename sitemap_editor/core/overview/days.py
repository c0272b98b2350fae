"""Which days rows were modified on, each value looked at as seldom as can be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sitemap_editor.core.protocol.datetimes import W3CDate, parse_w3c

_DAY_LETTERS: Final = len("2024-05-06")
_SOME_DAY: Final = "2000-01-01"
_MOST_KNOWN: Final = 100_000
INVALID: Final = b"?"
"""Stands for the day of what is no date."""


class Days:
    """Tells the day, month or year of dates as it is written.

    Day and time of a date are right or wrong each by itself: so a million times of one year are
    some hundred days and some ten thousand times.
    """

    def __init__(self) -> None:
        self._days: dict[bytes, bool] = {b"": True}
        self._times: dict[bytes, bool] = {b"": True}

    def told(self, values: Sequence[bytes]) -> list[bytes]:
        """Return the day of each value: empty for none, `INVALID` for what is no date."""
        found = [value[:_DAY_LETTERS] for value in values]
        for day in set(found) - self._days.keys():
            self._days[day] = _is_date(day)
        times = {value[_DAY_LETTERS:] for value in values}
        for time in times - self._times.keys():
            self._times[time] = _is_date(_SOME_DAY.encode() + time)
        is_day, is_time = self._days, self._times
        if not all(map(is_day.__getitem__, set(found))) or not all(map(is_time.__getitem__, times)):
            found = [
                day if is_day[day] and is_time[value[_DAY_LETTERS:]] else INVALID
                for day, value in zip(found, values, strict=True)
            ]
        self._forget_if_many()
        return found

    def written(self, values: Sequence[bytes]) -> list[bytes]:
        """Return the day of each value: empty for none, and for what is no date."""
        found = self.told(values)
        return [b"" if day == INVALID else day for day in found] if INVALID in found else found

    def _forget_if_many(self) -> None:
        for known in (self._days, self._times):
            if len(known) > _MOST_KNOWN:
                known.clear()
                known[b""] = True


def _is_date(value: bytes) -> bool:
    return isinstance(parse_w3c(value.decode("utf-8", "replace")), W3CDate)
