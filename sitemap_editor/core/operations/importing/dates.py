"""Dates of a source as they will be written, and what became of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import compress

from sitemap_editor.core.operations.importing.columns import (
    DateReading,
    converted_date,
    is_w3c,
)
from sitemap_editor.core.operations.importing.source import LINES_A_STEP, TextColumn


class DateReader:
    """Reads dates, each distinct one once; with `drops`, what stays in another form is empty."""

    def __init__(self, reading: DateReading, now: datetime, *, drops: bool = False) -> None:
        self._reading = reading
        self._now = now
        self._drops = drops
        self._known: dict[str, str] = {}

    def read(self, values: Sequence[str]) -> Sequence[str]:
        """Return dates as they will be written."""
        if self._reading is DateReading.KEEP and not self._drops:
            return values
        known = self._known
        for value in set(values).difference(known):
            known[value] = value if is_w3c(value) else self._written(value)
        return [known[value] for value in values]

    def _written(self, value: str) -> str:
        found = None
        if value and self._reading is not DateReading.KEEP:
            found = converted_date(value, self._reading, self._now)
        return found or ("" if self._drops else value)


@dataclass(frozen=True)
class DatesRead:
    """How many dates are written in another form than the source has, and how many not at all."""

    converted: int = 0
    dropped: int = 0
    example: tuple[str, str] = ("", "")
    """A date that is converted, as the source has it, and as it will be written."""


def dates_read(given: TextColumn, written: TextColumn, acts: bytes | bytearray) -> DatesRead:
    """Compare dates before and after; `acts` has a byte a line, zero for one that is left."""
    converted = dropped = 0
    example = ("", "")
    for number, (old, new) in enumerate(zip(given.steps(), written.steps(), strict=True)):
        some = acts[number * LINES_A_STEP : (number + 1) * LINES_A_STEP]
        pairs = compress(zip(map(str.strip, old), new, strict=True), some)
        for before, after in (pair for pair in pairs if pair[0] != pair[1]):
            if after:
                converted += 1
                example = example if example[0] else (before, after)
            else:
                dropped += 1
    return DatesRead(converted, dropped, example)
