"""How long an article counts as news."""

from __future__ import annotations

from datetime import datetime, timedelta

from sitemap_editor.core.protocol.datetimes import W3CDate, parse_w3c
from sitemap_editor.core.protocol.extensions import NEWS_MAX_AGE_DAYS

_DAY = "day"
_TOO_ROUGH = ("year", "month")


def news_ends(value: str, days: int = NEWS_MAX_AGE_DAYS) -> datetime | None:
    """Return until when an article of this date counts; None for a date that tells no day.

    One without a time counts from the end of its day. Source: PROTOCOL section 8, news.
    """
    found = parse_w3c(value)
    if not isinstance(found, W3CDate) or found.precision in _TOO_ROUGH:
        return None
    try:
        return found.earliest + timedelta(days=days + (found.precision == _DAY))
    except OverflowError:
        return None
