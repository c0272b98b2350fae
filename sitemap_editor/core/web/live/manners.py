"""How pages are asked for: how many at once, how quickly, how often again, and as whom."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from sitemap_editor.core.web.fetching import Failure, Fetched, Limits

OWN_AGENT: Final = "SitemapEditor"
"""The product token whose lines in a robots.txt are obeyed where no other is asked about."""
TOO_MANY_REQUESTS: Final = 429
_TRANSIENT: Final = frozenset((Failure.TIMEOUT, Failure.REFUSED, Failure.CUT))


@dataclass(frozen=True, slots=True)
class Pace:
    """How much at once and how quickly; seconds."""

    at_once: int = 8
    per_host: int = 2
    gap_s: float = 0.2
    """Between the beginnings of two requests to one host."""
    retries: int = 2
    backoff_s: tuple[float, ...] = (2.0, 8.0)

    def wait_s(self, tries: int) -> float:
        """Return how long to wait before the next try, after so many."""
        waits = self.backoff_s
        return waits[min(tries, len(waits)) - 1] if waits and tries else 0.0


@dataclass(frozen=True, slots=True)
class Manners:
    """How pages are asked for."""

    pace: Pace = field(default_factory=Pace)
    agent: str = ""
    """Whose lines in a robots.txt are obeyed; empty: our own."""
    uses_head: bool = False
    allow_private: bool = False
    limits: Limits = field(default_factory=Limits)

    @property
    def robots_agent(self) -> str:
        """The product token that is looked for in a robots.txt."""
        return self.agent or OWN_AGENT


def is_server_error(fetched: Fetched) -> bool:
    """Tell whether a server says that it has trouble, or too much to do."""
    status = fetched.status or 0
    return status >= 500 or status == TOO_MANY_REQUESTS


def is_transient(fetched: Fetched) -> bool:
    """Tell whether the same request may come to something else in a few seconds."""
    return fetched.failure in _TRANSIENT or is_server_error(fetched)
