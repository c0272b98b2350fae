"""The robots.txt of one origin while its pages are asked for. Source: RFC 9309, section 2.3."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from sitemap_editor.core.web.fetching import Failure, Fetched, Limits, Request
from sitemap_editor.core.web.live.manners import Manners, is_server_error, is_transient
from sitemap_editor.core.web.robots_rules import MOST_BYTES, RobotsRules

_HOPS: Final = 5
_OF_HOST: Final = frozenset(
    (Failure.DNS, Failure.REFUSED, Failure.TIMEOUT, Failure.TLS, Failure.PRIVATE, Failure.ADDRESS)
)
"""Failures to get a robots.txt by which no page of that origin can be had either."""
_BROKEN: Final = frozenset((Failure.CUT, Failure.PROTOCOL, Failure.STOPPED))


class RobotsState(Enum):
    """How far the question for a robots.txt has come."""

    UNKNOWN = "unknown"
    ASKED = "asked"
    RULES = "rules"
    BARRED = "barred"
    """It cannot be had, so nothing may be asked. Source: RFC 9309, section 2.3.1.4."""
    FAILED = "failed"
    """Nobody answers there at all."""


@dataclass(slots=True)
class RobotsFile:
    """What is known of it."""

    state: RobotsState = RobotsState.UNKNOWN
    rules: RobotsRules | None = None
    failure: Failure | None = None
    detail: str = ""
    asked_at: float = 0.0
    tries: int = 0

    def ask(self, url: str, manners: Manners, now: float) -> Request:
        """Return the request for it, which is about to be carried out."""
        self.state, self.asked_at = RobotsState.ASKED, now
        self.tries += 1
        patience = manners.limits
        limits = Limits(
            patience.connect_s, patience.idle_s, patience.total_s, MOST_BYTES, hops=_HOPS
        )
        return Request(url, limits=limits, allow_private=manners.allow_private)

    def take(self, fetched: Fetched, manners: Manners) -> bool:
        """Take the answer; False where it is to be asked for once more."""
        if is_transient(fetched) and self.tries <= manners.pace.retries:
            self.state = RobotsState.UNKNOWN
            return False
        self.state, self.rules = RobotsState.RULES, RobotsRules(b"")
        status, failure = fetched.status, fetched.failure
        if status is not None and 200 <= status < 300:  # also one that was cut
            self.rules = RobotsRules(fetched.body)
        elif failure in _OF_HOST:
            self.state, self.failure = RobotsState.FAILED, failure
            self.detail = fetched.detail
        elif is_server_error(fetched):
            self.state, self.detail = RobotsState.BARRED, f"robots.txt: {status}"
        elif failure is not None and failure in _BROKEN:
            self.state, self.detail = RobotsState.BARRED, f"robots.txt: {failure.value}"
        return True

    def forget_failure(self) -> None:
        """Ask for it again where it could not be had."""
        if self.state in (RobotsState.BARRED, RobotsState.FAILED):
            self.state, self.tries = RobotsState.UNKNOWN, 0
