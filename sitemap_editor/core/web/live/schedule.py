"""Which URL is asked for when: politely, and without a socket or a clock of its own.

Who drives it asks `step` what to do, carries requests out as it likes, and tells `answered` what
came. Times are seconds of any clock that only goes forward.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final
from urllib.parse import urldefrag, urljoin

from sitemap_editor.core.web.fetching import MOST_HOPS, Failure, Fetched, Request
from sitemap_editor.core.web.live.host_queue import HostQueue
from sitemap_editor.core.web.live.hosts import (
    Host,
    Origin,
    Way,
    as_asked,
    origin_of,
    without_user,
)
from sitemap_editor.core.web.live.manners import Manners, is_server_error, is_transient
from sitemap_editor.core.web.live.result import Answered
from sitemap_editor.core.web.live.robots_file import RobotsFile, RobotsState
from sitemap_editor.core.web.live.traffic import Traffic
from sitemap_editor.core.web.retry_after import retry_after_s
from sitemap_editor.core.web.robots_rules import Rule

_REDIRECTS: Final = (301, 302, 303, 307, 308)
_LONGEST_WAIT_S: Final = 300.0
_TROUBLE: Final = frozenset(
    (Failure.DNS, Failure.REFUSED, Failure.TIMEOUT, Failure.TLS, Failure.CUT, Failure.PROTOCOL)
)

Known = tuple[str, str, str]
"""Of a page that was read before: its URL, ETag and Last-Modified, each as it came."""


@dataclass(frozen=True, slots=True)
class Ask:
    """A request to be carried out now; `token` tells it from others."""

    token: int
    request: Request


@dataclass(slots=True)
class _Asked:
    """What a request under way is for: a URL, or the robots.txt of an origin."""

    host: Host
    way: Way | None
    origin: Origin


class Schedule:
    """The URLs of one check, from the first request to the last answer.

    Memory: 4 bytes a URL beside `urls`, and what is on its way.
    """

    def __init__(
        self,
        urls: Sequence[str],
        manners: Manners | None = None,
        known: Callable[[str], Known | None] = lambda _url: None,
        wall_clock: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        self.urls = urls
        self.manners = manners or Manners()
        self._known = known
        self._wall_clock = wall_clock
        self._hosts = HostQueue(self.manners.pace)
        self._under_way: dict[int, _Asked] = {}
        self._unusable: list[int] = []
        self._token = 0
        self.done = 0
        """How many URLs have their answer."""
        self.skipped: list[int] = []
        """The numbers of URLs that nobody asks for any more, since their host was given up."""
        self.is_paused = self.is_stopped = False
        for number, url in enumerate(urls):
            origin = origin_of(url)
            if origin is None:
                self._unusable.append(number)
            else:
                self._hosts.of(origin).waiting.append(number)
        for host in self._hosts:
            self._hosts.put(host)

    def join(self, traffic: Traffic) -> None:
        """Share pace and hosts with other checks, before the first request."""
        self._hosts.join(traffic)

    # Looking

    @property
    def total(self) -> int:
        """How many URLs there are."""
        return len(self.urls)

    @property
    def running(self) -> int:
        """How many requests are under way."""
        return len(self._under_way)

    @property
    def paused_hosts(self) -> list[str]:
        """The hosts that are not asked until somebody says so."""
        return [host.name for host in self._hosts if host.is_paused and host.has_more]

    def fails(self, name: str) -> bool:
        """Tell whether a host is paused since its answers failed; otherwise it asks for a pause."""
        return self._hosts.named(name).fails

    @property
    def is_over(self) -> bool:
        """True once nothing is left to ask, and every answer came."""
        if self._under_way:
            return False
        return self.is_stopped or self.done + len(self.skipped) >= self.total

    def wait_s(self, now: float) -> float | None:
        """Return how long nothing can be done; None: until an answer comes or a person speaks."""
        if self.is_paused or self.is_stopped:
            return None
        return 0.0 if self._unusable else self._hosts.wait_s(now)

    # What a person says

    def pause(self) -> None:
        """Begin nothing new; what is under way comes to its end."""
        self.is_paused = self._hosts.is_held = True

    def resume(self) -> None:
        """Go on."""
        self.is_paused = self._hosts.is_held = False

    def stop(self) -> None:
        """Begin nothing any more."""
        self.is_stopped = True
        self._hosts.leave()

    def go_on(self, name: str) -> None:
        """Ask a paused host again."""
        host = self._hosts.named(name)
        host.is_paused = False
        host.forgive()
        for robots in host.origins.values():
            robots.forget_failure()
        self._hosts.put(host)

    def skip(self, name: str) -> None:
        """Ask a host nothing any more."""
        host = self._hosts.named(name)
        self.skipped += host.drop_all()

    # Going on

    def step(self, now: float) -> Ask | Answered | None:
        """Return what is to be asked now, or what is known without asking; None: nothing."""
        if self.is_paused or self.is_stopped:
            return None
        if self._unusable:
            self.done += 1
            return Answered(self.urls[self._unusable.pop()], failure=Failure.ADDRESS)
        while (host := self._hosts.take(now)) is not None:
            found = self._of_host(host, now)
            self._hosts.put(host)
            if found is not None:
                self.done += isinstance(found, Answered)
                return found
        return None

    def answered(self, token: int, fetched: Fetched, now: float) -> Answered | None:
        """Take an answer; return what is known of its URL, where nothing more is asked."""
        asked = self._under_way.pop(token)
        host = asked.host
        self._hosts.end(host, now)
        is_trouble = self._note(host, fetched, now)
        if asked.way is None:
            self._take_robots(host, asked.origin, fetched, now)
            found = None
        else:
            found = self._taken(host, asked, asked.way, fetched, now)
        if is_trouble and host.has_more and not self.is_stopped:
            host.is_paused = True
        self._hosts.put(host)
        self.done += found is not None
        return found

    # One host

    def _of_host(self, host: Host, now: float) -> Ask | Answered | None:
        way = host.take_again(now)
        if way is None:
            if not host.left:
                return None
            number = host.waiting[host.at]
            host.at += 1
            method = "HEAD" if self.manners.uses_head else "GET"
            way = Way.to(number, as_asked(self.urls[number].strip()), method)
        origin = origin_of(way.url)
        if origin is None:  # it was one when it was put here
            return self._end(way, failure=Failure.ADDRESS)
        robots = host.robots_of(origin, now)
        if robots.state is RobotsState.UNKNOWN:
            host.put_again(way, now)
            return self._ask_robots(host, origin, robots, now)
        if robots.state is RobotsState.FAILED:
            return self._end(way, failure=robots.failure, detail=robots.detail)
        if robots.state is RobotsState.BARRED or robots.rules is None:
            return self._end(way, is_barred=True, detail=robots.detail)
        verdict = robots.rules.verdict(way.url, self.manners.robots_agent)
        if not verdict.is_allowed:
            return self._end(way, is_barred=True, rule=verdict.rule)
        return self._ask(host, origin, way, now)

    def _send(self, host: Host, asked: _Asked, request: Request, now: float) -> Ask:
        self._token += 1
        self._under_way[self._token] = asked
        self._hosts.begin(host, now)
        return Ask(self._token, request)

    def _ask(self, host: Host, origin: Origin, way: Way, now: float) -> Ask:
        known = self._known(self.urls[way.number])
        headers: list[tuple[str, str]] = []
        if known is not None and _asked_url(known[0]) == way.url and way.method == "GET":
            headers += [("If-None-Match", known[1])] * bool(known[1])
            headers += [("If-Modified-Since", known[2])] * bool(known[2])
        manners = self.manners
        request = Request(
            way.request_url(origin),
            way.method,
            tuple(headers),
            limits=manners.limits,
            follows=False,  # each hop waits its turn, and obeys the robots.txt where it leads
            allow_private=manners.allow_private,
        )
        return self._send(host, _Asked(host, way, origin), request, now)

    def _ask_robots(self, host: Host, origin: Origin, robots: RobotsFile, now: float) -> Ask:
        request = robots.ask(origin.robots_url, self.manners, now)
        return self._send(host, _Asked(host, None, origin), request, now)

    # What came

    def _note(self, host: Host, fetched: Fetched, now: float) -> bool:
        """Note how a host answers; True where it is to be left alone."""
        is_busy = is_server_error(fetched)
        asked_to_wait = retry_after_s(fetched, self._wall_clock()) if is_busy else None
        if asked_to_wait is not None:
            host.wait_until(now + min(asked_to_wait, _LONGEST_WAIT_S))
        is_trouble = host.note(is_failure=is_busy or fetched.failure in _TROUBLE)
        return is_trouble or (asked_to_wait or 0.0) > _LONGEST_WAIT_S

    def _take_robots(self, host: Host, origin: Origin, fetched: Fetched, now: float) -> None:
        robots = host.origins[origin]
        if not robots.take(fetched, self.manners):
            host.wait_until(now + self.manners.pace.wait_s(robots.tries))
        elif robots.rules is not None:
            delay_s = robots.rules.crawl_delay_s(self.manners.robots_agent) or 0.0
            if delay_s > _LONGEST_WAIT_S:  # a person decides, and waits no day for each page
                host.is_paused = True
            host.gap_s = max(host.gap_s, min(delay_s, _LONGEST_WAIT_S))
            host.wait_until(now + host.gap_s)

    def _taken(
        self, host: Host, asked: _Asked, way: Way, fetched: Fetched, now: float
    ) -> Answered | None:
        """Say what comes next of a URL: another hop, another try, or its end."""
        status, failure = fetched.status, fetched.failure
        if failure is Failure.STOPPED:
            self.skipped.append(way.number)
            return None
        lies = failure is not None or status is None or status >= 400
        if way.method == "HEAD" and lies and failure not in (Failure.DNS, Failure.PRIVATE):
            way.method = "GET"
            host.put_again(way, now)
            return None
        if is_transient(fetched) and way.tries < self.manners.pace.retries:
            way.tries += 1
            host.put_again(way, now + self.manners.pace.wait_s(way.tries))
            return None
        if status is not None:
            way.hops.append((status, way.url))
        if failure is None and status in _REDIRECTS:
            location = fetched.header("location")
            if location:
                return self._hop(way, location, now)
        rules = asked.host.origins[asked.origin].rules
        rule = rules.verdict(way.url, self.manners.robots_agent).rule if rules is not None else None
        return self._end(way, fetched, failure=failure, detail=fetched.detail, rule=rule)

    def _hop(self, way: Way, location: str, now: float) -> Answered | None:
        """Follow a redirect where it leads, when its host comes to its turn."""
        try:
            target = _asked_url(urldefrag(urljoin(way.url, location.strip())).url)
        except ValueError:
            target = ""
        origin = origin_of(target)
        if origin is None:
            return self._end(way, failure=Failure.ADDRESS, detail=location[:200])
        failure = None
        if any(url == target for _, url in way.hops):
            failure = Failure.LOOP
        elif len(way.hops) > MOST_HOPS:
            failure = Failure.TOO_MANY_HOPS
        way.url, way.tries = target, 0
        if failure is not None:
            return self._end(way, failure=failure)
        host = self._hosts.of(origin)
        host.put_again(way, now)
        self._hosts.put(host)
        return None

    def _end(
        self,
        way: Way,
        fetched: Fetched | None = None,
        *,
        failure: Failure | None = None,
        detail: str = "",
        rule: Rule | None = None,
        is_barred: bool = False,
    ) -> Answered:
        """Return what is known of a URL that nothing more is asked about."""
        url = self.urls[way.number]
        asked = _asked_url(url)
        hops = tuple(way.hops)
        if hops and asked == hops[0][1]:
            hops = ((hops[0][0], url), *hops[1:])
        target = url if way.url == asked else way.url
        return Answered(url, hops, target, fetched, failure, detail, rule, is_barred)


def _asked_url(url: str) -> str:
    """Return a URL as it is asked for, without name and password: these are for the host alone."""
    return without_user(as_asked(url.strip()))
