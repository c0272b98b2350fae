"""How long an article still counts as news."""

from __future__ import annotations

from datetime import datetime, timedelta

from sitemap_editor.core.protocol.datetimes import W3CDate, parse_w3c
from sitemap_editor.core.protocol.extensions import NEWS_MAX_AGE_DAYS


def time_left(published: str, now: datetime) -> timedelta | None:
    """Return how long news of this date still count, below zero if no more; None for no date.

    A day without a time is over at its end, as the rule about old news has it.
    """
    date = parse_w3c(published.strip())
    if not isinstance(date, W3CDate) or date.precision in ("year", "month"):
        return None
    days = NEWS_MAX_AGE_DAYS + (date.precision == "day")
    return date.earliest + timedelta(days=days) - now
