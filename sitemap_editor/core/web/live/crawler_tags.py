"""What robots tags tell crawlers: ``noindex`` and its like, in pages and in headers.

Source: Google, "Robots meta tag, data-nosnippet, and X-Robots-Tag specifications".
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from typing import Final, NamedTuple

from sitemap_editor.core.protocol.datetimes import W3CDate, parse_w3c

ANY_AGENT: Final = "robots"
"""The name that all crawlers answer to in a page."""
_CRAWLERS: Final = frozenset(
    (
        "googlebot",
        "bingbot",
        "msnbot",
        "yandex",
        "yandexbot",
        "baiduspider",
        "seznambot",
        "yeti",
        "slurp",
        "duckduckbot",
        "applebot",
        "petalbot",
    )
)
"""Crawlers that fill an index of pages: where one is told to stay away, that is worth knowing."""
_WITH_VALUE: Final = frozenset(
    ("unavailable_after", "max-snippet", "max-image-preview", "max-video-preview")
)
_AGENT: Final = re.compile(r"\s*([A-Za-z0-9_*-]+)\s*:\s*(?=\S)")
_DATE_AFTER: Final = re.compile(r"unavailable_after\s*:\s*(.+?)\s*\Z", re.IGNORECASE | re.DOTALL)
_AMERICAN_MONTH: Final = re.compile(
    r"(\d{1,2})[- ]([A-Za-z]{3})[a-z]*[- ](\d{4})(?:\s+(\d\d):(\d\d)(?::(\d\d))?)?"
)
_MONTHS: Final = (
    "jan",
    "feb",
    "mar",
    "apr",
    "may",
    "jun",
    "jul",
    "aug",
    "sep",
    "oct",
    "nov",
    "dec",
)
_MOST: Final = 8
_LONGEST: Final = 200


class CrawlerTag(NamedTuple):
    """An order that keeps a page out of an index: to whom it goes, and the order itself."""

    source: str
    """``meta`` or ``header``."""
    agent: str
    order: str
    """``noindex``, ``none`` or ``unavailable_after: `` and its date."""

    def holds_for(self, agent: str) -> bool:
        """Tell whether a crawler, by its product token, is meant; none: any crawler of an index."""
        if self.agent == ANY_AGENT:
            return True
        wanted = agent.partition("/")[0].strip().lower()
        return self.agent == wanted if wanted and wanted != "*" else self.agent in _CRAWLERS

    def is_in_force(self, now: datetime) -> bool:
        """Tell whether the page is out by now; a date that cannot be read says nothing."""
        match = _DATE_AFTER.match(self.order)
        if match is None:
            return True
        end = _date(match[1])
        return end is not None and end <= now


def tags_of_page(metas: Sequence[tuple[str, str]]) -> list[CrawlerTag]:
    """Return the orders in the ``meta`` elements of a page, given by name and content."""
    found: list[CrawlerTag] = []
    for name, content in metas:
        agent = name.strip().lower()
        if agent == ANY_AGENT or agent in _CRAWLERS or "bot" in agent:
            found += (CrawlerTag("meta", agent, order) for order in _orders(content))
    return found[:_MOST]


def tags_of_headers(values: Sequence[str]) -> list[CrawlerTag]:
    """Return the orders of ``X-Robots-Tag`` headers.

    A crawler's name may stand in front; it holds for the rest of its header, until another one.
    """
    found: list[CrawlerTag] = []
    for value in values:
        agent, rest = ANY_AGENT, value
        match = _AGENT.match(rest)
        if match is not None and match[1].lower() not in _WITH_VALUE:
            agent, rest = match[1].lower(), rest[match.end() :]
            agent = ANY_AGENT if agent == "*" else agent
        found += (CrawlerTag("header", agent, order) for order in _orders(rest))
    return found[:_MOST]


def _orders(content: str) -> Iterator[str]:
    match = _DATE_AFTER.search(content[:_LONGEST])
    if match is not None:
        yield f"unavailable_after: {match[1]}"
        content = content[: match.start()]
    for part in content.split(","):
        word = part.strip().lower()
        if word in ("noindex", "none"):
            yield word


def _date(text: str) -> datetime | None:
    known = parse_w3c(text)
    if isinstance(known, W3CDate):
        return known.earliest
    try:
        found = parsedate_to_datetime(text)
    except ValueError:
        return _named_date(text)
    return found if found.tzinfo is not None else found.replace(tzinfo=UTC)


def _named_date(text: str) -> datetime | None:
    """Read dates such as “25 Jun 2010 15:00:00 PST”, whose zone is taken for UTC."""
    match = _AMERICAN_MONTH.search(text)
    if match is None or match[2].lower() not in _MONTHS:
        return None
    month = _MONTHS.index(match[2].lower()) + 1
    hour, minute, second = (int(each or 0) for each in match.groups()[3:])
    try:
        return datetime(int(match[3]), month, int(match[1]), hour, minute, second, tzinfo=UTC)
    except ValueError:
        return None
