"""A web without sockets: pages by URL, a clock that a test moves, and a log of what was asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from heapq import heappop, heappush

from sitemap_editor.core.web.fetching import Failure, Fetched, Hop, Request
from sitemap_editor.core.web.live.result import Answered
from sitemap_editor.core.web.live.schedule import Schedule

BEGAN = datetime(2026, 11, 23, 12, tzinfo=UTC)
HTML = (("content-type", "text/html; charset=utf-8"),)


@dataclass(frozen=True)
class Page:
    """What a URL answers, how long that takes, and whether it fails instead."""

    status: int = 200
    headers: Sequence[tuple[str, str]] = HTML
    body: bytes = b"<html><head><title>A page</title></head></html>"
    failure: Failure | None = None
    takes_s: float = 0.05
    detail: str = "it fails"
    """What the system says of a failure."""


Answer = Page | Callable[[Request, int], Page]
"""A function is told how often the URL was asked before."""


@dataclass
class PretendedWeb:
    """Answers requests by URL; what is not there is 404."""

    pages: Mapping[str, Answer] = field(default_factory=dict)
    usual: Page = field(default_factory=lambda: Page(404))
    log: list[tuple[float, Request]] = field(default_factory=list)
    now: float = 0.0
    most_at_once: int = 0

    def answer(self, request: Request) -> tuple[Fetched, float]:
        """Return what comes of a request, and after how long."""
        asked = sum(earlier.url == request.url for _, earlier in self.log)
        self.log.append((self.now, request))
        page = self.pages.get(request.url, self.usual)
        if request.url.endswith("/robots.txt") and request.url not in self.pages:
            page = Page(404)
        if callable(page):
            page = page(request, asked)
        if page.failure is not None:
            return Fetched(failure=page.failure, detail=page.detail), page.takes_s
        body = b"" if request.method == "HEAD" or page.status == 304 else page.body
        cut = body[: request.limits.body_bytes]
        hops = (Hop(page.status, request.url),)
        fetched = Fetched(
            *(hops, tuple(page.headers), cut, len(cut) < len(body)),
            body_bytes=len(cut),
            seconds=page.takes_s,
        )
        return fetched, page.takes_s

    def run(self, schedule: Schedule, *, skips: bool = True, most: int = 100_000) -> list[Answered]:
        """Carry a schedule out as quickly as it allows; the clock goes on as it would."""
        found: list[Answered] = []
        coming: list[tuple[float, int, Fetched]] = []
        while not schedule.is_over and most > 0:
            most -= 1
            while (step := schedule.step(self.now)) is not None:
                if isinstance(step, Answered):
                    found.append(step)
                    continue
                fetched, takes_s = self.answer(step.request)
                heappush(coming, (self.now + takes_s, step.token, fetched))
            self.most_at_once = max(self.most_at_once, len(coming))
            wait = schedule.wait_s(self.now)
            if coming and (wait is None or coming[0][0] <= self.now + wait):
                self.now, token, fetched = heappop(coming)
                answer = schedule.answered(token, fetched, self.now)
                if answer is not None:
                    found.append(answer)
            elif wait is not None:
                self.now += wait
            elif skips and schedule.paused_hosts:
                for host in schedule.paused_hosts:
                    schedule.skip(host)
            else:
                break
        return found

    def urls(self) -> list[str]:
        """Return what was asked, in order, but for robots.txt."""
        return [request.url for _, request in self.log if not request.url.endswith("/robots.txt")]

    def times(self, host: str) -> list[float]:
        """Return when a host was asked anything."""
        return [at for at, request in self.log if f"//{host}/" in request.url]
