"""What became of one URL when it was asked for: the answers, and what the page says of itself."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import StrEnum
from typing import Final, Protocol

DAY_S: Final = 24 * 60 * 60
"""What is older is no longer taken for how things are."""
_REDIRECTS: Final = frozenset((301, 302, 303, 307, 308))
_MODIFIED: Final = ("json-ld", "meta", "og")


class Reason(StrEnum):
    """Why crawlers do not index a URL. Values are kept in files."""

    NONE = ""
    ERROR = "error"
    STATUS = "status"
    REDIRECT = "redirect"
    ROBOTS = "robots.txt"
    META = "meta"
    HEADER = "header"
    CANONICAL = "canonical"


@dataclass(frozen=True, slots=True)
class PageResult:
    """The answer of one URL; URLs are absolute, texts as they came, cut where very long."""

    url: str
    checked_at: int = 0
    """Seconds since 1970."""
    error: str | None = None
    """The word of a failure, such as ``dns``; None where an answer came."""
    hops: tuple[tuple[int, str], ...] = ()
    """Status and URL of each answer, the first of `url` itself."""
    target: str | None = None
    """Where redirects lead, asked or not; `url` itself where there are none."""
    reason: Reason = Reason.NONE
    detail: str = ""
    """The order behind the reason, such as ``noindex``, or what the system said of a failure."""
    robots_line: int | None = None
    robots_rule: str = ""
    """The line of robots.txt that decides, and its number; for the URL that was asked last."""
    content_type: str = ""
    body_bytes: int = 0
    is_cut: bool = False
    """True where the page is longer than what crawlers read."""
    last_modified: str = ""
    etag: str = ""
    canonical: str | None = None
    canonical_source: str = ""
    tags: tuple[tuple[str, str, str], ...] = ()
    """Orders to crawlers: source, agent, order; see `CrawlerTag`."""
    title: str = ""
    language: str = ""
    alternates: tuple[tuple[str, str], ...] = ()
    dates: tuple[tuple[str, str], ...] = ()
    digest: str = ""
    """A hash of the page itself, as it was when it answered 200 last; empty where it never did."""
    digest_at: int = 0
    """When that was, in seconds since 1970; 0: now."""
    same_until: int = 0
    """When the page was last seen with another hash; 0: it never was."""
    other_from: int = 0
    """When it was first seen with this one after that."""
    agent: str = ""
    """For which crawler `reason` holds; empty: for any."""
    took_ms: int = 0
    """How long the last answer took, from the question to its last byte."""

    @property
    def status(self) -> int | None:
        """The first answer's status; None where none came."""
        return self.hops[0][0] if self.hops else None

    @property
    def last_status(self) -> int | None:
        """The status where redirects end."""
        return self.hops[-1][0] if self.hops else None

    @property
    def is_indexable(self) -> bool:
        """True where nothing keeps crawlers from taking this URL into their index."""
        return self.reason is Reason.NONE

    @property
    def is_redirect(self) -> bool:
        """True where the URL leads elsewhere."""
        return self.status in _REDIRECTS and self.target not in (None, self.url)

    @property
    def modified(self) -> str:
        """The day and time at which the page says it was changed; empty where it does not."""
        return next(
            (date for source, date in self.dates if source in ("json-ld", "meta", "og")), ""
        )

    @property
    def changed_between(self) -> tuple[datetime, datetime] | None:
        """Between which two looks the page changed last; None where nobody saw that."""
        if not self.same_until:
            return None
        return _moment(self.same_until), _moment(self.other_from)

    def is_stale(self, now: datetime) -> bool:
        """Tell whether it was asked more than a day ago."""
        return now.timestamp() - self.checked_at > DAY_S

    @property
    def checked(self) -> datetime:
        """When it was asked."""
        return _moment(self.checked_at)


def _moment(seconds: int) -> datetime:
    return datetime.fromtimestamp(seconds, UTC)


class PageResults(Protocol):
    """Where rules look up what became of a URL."""

    def of(self, url: str) -> PageResult | None:
        """Return what is known of a URL, as it stands in the file; None where nobody asked."""
        ...

    def has(self, number: int) -> bool:
        """Tell whether anything is known of a URL, by the hash of its key; see `url_keys`."""
        ...

    def labels(
        self, numbers: Sequence[int], row_ids: Sequence[int], now: datetime
    ) -> dict[str, array[int]]:
        """Return the ids of rows, given with the hashes of their URLs, by what was found.

        That is a status, and a word of `live:` in filters.
        """
        ...

    def is_listed(self, url: str) -> bool:
        """Tell whether a row of the file lists this URL, as far as that is known."""
        ...
