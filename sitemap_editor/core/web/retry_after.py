"""How long an answer asks to be left alone. Source: RFC 9110, section 10.2.3, ``Retry-After``."""

from __future__ import annotations

from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from typing import Final

from sitemap_editor.core.web.fetching import Fetched

_MOST_DIGITS: Final = 9


def retry_after_s(fetched: Fetched, now: datetime) -> float | None:
    """Return the seconds to wait, given as a number or as a date; None where nothing is said."""
    text = (fetched.header("retry-after") or "").strip()
    if text.isascii() and text.isdigit():
        return float(text[:_MOST_DIGITS])
    try:
        when = parsedate_to_datetime(text)
    except (ValueError, TypeError, IndexError, OverflowError):
        return None
    when = when if when.tzinfo is not None else when.replace(tzinfo=UTC)
    return max(0.0, (when - now).total_seconds())
