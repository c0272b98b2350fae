"""What speaks for a date: where it was found, and how much it is worth beside others."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from email.utils import parsedate_to_datetime
from enum import Enum
from typing import Final

from sitemap_editor.core.protocol.datetimes import W3CDate, now_w3c, parse_w3c
from sitemap_editor.core.protocol.foreign_dates import read_iso, read_named

_FIRST_PAGE: Final = datetime(1991, 8, 6, tzinfo=UTC)
_SKEW: Final = timedelta(hours=1)
_MADE_ON_ASKING: Final = timedelta(minutes=5)
"""A header as young as this was made for the answer: it says nothing of the page."""
_WITH_TIME: Final = ("minute", "second")
_DAY: Final = "day"


class EvidenceSource(Enum):
    """Where a date was found, the most telling first. Values are words of the command line."""

    JSON_LD = "json-ld"
    META = "meta"
    GIT = "git"
    HISTORY = "history"
    FILE = "file"
    HEADER = "header"
    HASH = "hash"


RANK: Final = {source: rank for rank, source in enumerate(EvidenceSource)}
"""What a page says of itself is meant; a log knows of each change; a time on disk or in a header
may be that of a copy; and a page may be another one each time that it is asked for."""


_OF_PAGE: Final = {
    "json-ld": EvidenceSource.JSON_LD,
    "meta": EvidenceSource.META,
    "og": EvidenceSource.META,
}


@dataclass(frozen=True, slots=True)
class Evidence:
    """A date that was found for a row."""

    source: EvidenceSource
    moment: datetime
    """With a zone; of a day without a time, its beginning in UTC."""
    has_time: bool = True
    detail: str = ""
    """The file it speaks of, or what stands there."""
    since: datetime | None = None
    """Where only a span is known: its beginning, of which `moment` is the end."""


@dataclass(frozen=True, slots=True)
class PageDates:
    """What a live page says of its own date."""

    dates: Sequence[tuple[str, str]] = ()
    """Where a date stands (``json-ld``, ``meta``, ``og``) and the date, in any form."""
    last_modified: str = ""
    """The header."""
    asked: datetime | None = None
    """When the page answered."""
    changed: tuple[datetime, datetime] | None = None
    """Between which two looks its hash became another, if anybody looked before."""


class Precision(Enum):
    """How precisely dates are written. Values are words of the command line."""

    ROW = "row"
    """As the row has it; one without a date as most rows have it."""
    DAY = "day"
    TIME = "time"


def evidence_of_page(page: PageDates) -> Iterator[Evidence]:
    """Yield what a page says; a header made while it was asked for is left out."""
    for source, text in page.dates:
        of = _OF_PAGE.get(source)
        if of is not None and (found := dated(of, text)) is not None:
            yield found
    moment = _header_moment(page.last_modified)
    asked = page.asked
    if moment is not None and (asked is None or abs(asked - moment) >= _MADE_ON_ASKING):
        yield Evidence(EvidenceSource.HEADER, moment, detail=page.last_modified)
    if page.changed is not None:
        since, seen = page.changed
        detail = f"changed since {since.date().isoformat()}"
        yield Evidence(EvidenceSource.HASH, seen, has_time=False, detail=detail, since=since)


def dated(source: EvidenceSource, text: str) -> Evidence | None:
    """Return the date that a text means; None for none, and for a time without a zone."""
    text = text.strip()
    checked = parse_w3c(text)
    if not isinstance(checked, W3CDate):
        foreign = read_iso(text) or read_named(text)
        checked = parse_w3c(foreign.w3c(zone="")) if foreign is not None else checked
    if not isinstance(checked, W3CDate) or checked.precision in ("year", "month"):
        return None
    return Evidence(source, checked.earliest, checked.precision in _WITH_TIME, text)


def ranked(found: Iterable[Evidence], now: datetime) -> list[Evidence]:
    """Return what can be true, the most telling first: nothing to come, nothing before the web."""
    possible = (each for each in found if _FIRST_PAGE <= each.moment <= now + _SKEW)
    return sorted(possible, key=lambda each: (RANK[each.source], -each.moment.timestamp()))


def written_like(evidence: Evidence, like: str | None, *, with_time: bool | None = None) -> str:
    """Write a date as a value is written: as a day, or with a time in its zone.

    `with_time` overrules what `like` tells; where neither does, it is a day. A day without a time
    stays one: no time is invented.
    """
    checked = parse_w3c((like or "").strip())
    zone = None
    if isinstance(checked, W3CDate) and checked.precision in _WITH_TIME:
        zone = checked.earliest.tzinfo
    wants_time = with_time if with_time is not None else zone is not None
    if not (wants_time and evidence.has_time):
        return evidence.moment.date().isoformat()
    return now_w3c(evidence.moment.astimezone(zone or UTC).replace(microsecond=0))


def says_the_same(value: str | None, evidence: Evidence) -> bool:
    """Tell whether a value means what the evidence says, as precisely as both are."""
    checked = parse_w3c((value or "").strip())
    if not isinstance(checked, W3CDate):
        return False
    if checked.precision in _WITH_TIME and evidence.has_time:
        step = timedelta(minutes=1) if checked.precision == "minute" else timedelta(seconds=1)
        return timedelta(0) <= evidence.moment - checked.earliest < step
    day = checked.earliest.date()
    if evidence.since is not None and checked.precision not in ("year", "month"):
        return evidence.since.date() <= day <= evidence.moment.date()
    if checked.precision == _DAY or checked.precision in _WITH_TIME:
        return day == evidence.moment.date()
    same_year = day.year == evidence.moment.year
    return same_year and (checked.precision == "year" or day.month == evidence.moment.month)


def _header_moment(text: str) -> datetime | None:
    """Read the header Last-Modified. Source: RFC 9110, section 5.6.7."""
    if not text:
        return None
    try:
        moment = parsedate_to_datetime(text)
    except (ValueError, IndexError, TypeError, OverflowError):
        return None
    return moment if moment.tzinfo is not None else moment.replace(tzinfo=UTC)
