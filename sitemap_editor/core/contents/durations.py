"""Durations of videos, however somebody writes them, as the seconds that sitemaps want."""

from __future__ import annotations

import re
from typing import Final

# Source: RFC 3339 appendix A (ISO 8601 durations), as sites and video services show them.
_ISO: Final = re.compile(
    r"P(?:(?P<days>\d{1,6})D)?"
    r"(?:T(?=\d)(?:(?P<hours>\d{1,6})H)?(?:(?P<minutes>\d{1,6})M)?"
    r"(?:(?P<seconds>\d{1,9})(?:[.,](?P<part>\d{1,9}))?S)?)?",
    re.ASCII | re.IGNORECASE,
)
_CLOCK: Final = re.compile(
    r"(?:(?P<hours>\d{1,6}):)?(?P<minutes>\d{1,6}):(?P<seconds>\d\d?)", re.ASCII
)
_SECONDS: Final = re.compile(r"(?P<seconds>\d{1,9})", re.ASCII)
_WORTH: Final = {"days": 86_400, "hours": 3_600, "minutes": 60, "seconds": 1}
_SIXTY: Final = 60


def seconds_of(text: str) -> int | None:
    """Return the seconds that ``4677``, ``1:17:57``, ``77:57`` or ``PT1H17M57S`` says, or None.

    A part of a second counts as one: the video is longer than without it.
    """
    text = text.strip()
    for pattern in (_SECONDS, _CLOCK, _ISO):
        if (match := pattern.fullmatch(text)) is None:
            continue
        parts = match.groupdict()
        if not any(parts.values()):
            return None
        if pattern is _CLOCK and not _is_clock(parts):
            return None
        has_rest = int(parts.get("part") or "0") > 0
        return sum(int(parts.get(name) or 0) * worth for name, worth in _WORTH.items()) + has_rest
    return None


def as_seconds(text: str) -> str:
    """Return what is written of a duration: its seconds; what is none stays as it is typed."""
    seconds = seconds_of(text)
    return text if seconds is None or text.isdecimal() else str(seconds)


def clock_of(seconds: int) -> str:
    """Return how players show it: ``1:17:57``, ``4:05``."""
    hours, rest = divmod(seconds, 3_600)
    minutes, rest = divmod(rest, _SIXTY)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def _is_clock(parts: dict[str, str | None]) -> bool:
    """Tell whether no part but the first is a full unit of the one before it."""
    has_hours = parts["hours"] is not None
    return int(parts["seconds"] or 0) < _SIXTY and (
        not has_hours or int(parts["minutes"] or 0) < _SIXTY
    )
