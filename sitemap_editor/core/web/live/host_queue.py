"""Which host comes to its turn when: at its pace, and as other checks leave it room."""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush

from sitemap_editor.core.web.live.hosts import Host, Origin
from sitemap_editor.core.web.live.manners import Pace
from sitemap_editor.core.web.live.robots_file import RobotsState
from sitemap_editor.core.web.live.traffic import LOOK_AGAIN_S, YIELD_S, Traffic


class HostQueue:
    """The hosts of one check. Times are seconds of any clock that only goes forward."""

    def __init__(self, pace: Pace) -> None:
        self._pace = pace
        self._hosts: dict[str, Host] = {}
        self._ready: list[tuple[float, int, Host]] = []
        self._serial = 0
        self._now = 0.0
        self._traffic = Traffic()
        self._traffic.join(self)
        self.running = 0
        """How many requests are under way."""
        self.is_held = False
        """True where nobody is to have a turn."""

    def join(self, traffic: Traffic) -> None:
        """Share pace and hosts with other checks, before the first request."""
        self._traffic = traffic
        traffic.join(self)
        for host in self._hosts.values():
            host.lane = traffic.lane(host.name)

    def leave(self) -> None:
        """Let nobody have a turn any more."""
        self.is_held = True
        self._traffic.leave(self)

    def __iter__(self) -> Iterator[Host]:
        return iter(self._hosts.values())

    def named(self, name: str) -> Host:
        """Return a host that is known."""
        return self._hosts[name]

    def of(self, origin: Origin) -> Host:
        """Return the host of an origin, known or not."""
        host = self._hosts.get(origin.host)
        if host is None:
            host = Host(origin.host, self._traffic.lane(origin.host))
            self._hosts[origin.host] = host
        return host

    # What other checks see

    @property
    def is_active(self) -> bool:
        """True while it goes on to ask."""
        return not self.is_held and bool(self.running or self._ready)

    def running_at(self, name: str) -> int:
        """Return how many requests to a host are under way."""
        host = self._hosts.get(name)
        return host.running if host is not None else 0

    def wants(self, name: str) -> bool:
        """Tell whether there is more to ask of a host, now or after an answer."""
        host = self._hosts.get(name)
        return host is not None and not host.is_paused and bool(host.has_more or host.running)

    # Turns

    def wait_s(self, now: float) -> float | None:
        """Return when the next turn may be; None: only after an answer."""
        if self._is_full() or not self._ready:
            return None
        return max(0.0, self._ready[0][0] - now)

    def take(self, now: float) -> Host | None:
        """Return a host whose turn it is; who asks it then queues it again."""
        self._now = now
        while self._ready and not self._is_full():
            at, _, host = self._ready[0]
            if at > now:
                return None
            heappop(self._ready)
            if at != host.queued_at:  # it was put here once more, for an earlier time
                continue
            host.queued_at = None
            if host.is_paused or not host.has_more:
                continue
            if host.ready_at() > now or self._is_taken(host):  # it asked to wait meanwhile
                self.put(host)
                continue
            return host
        return None

    def put(self, host: Host) -> None:
        """Let a host come to its turn, unless it is at its limit."""
        share = self._traffic.share(self._most_at(host), self, host.name)
        is_busy = host.running >= share or any(
            robots.state is RobotsState.ASKED for robots in host.origins.values()
        )
        if host.is_paused or is_busy or not host.has_more:
            return
        at = self._turn_of(host)
        if host.queued_at is None or at < host.queued_at:
            host.queued_at = at
            self._serial += 1  # of two hosts at one time the one comes first that waited longer
            heappush(self._ready, (at, self._serial, host))

    def _turn_of(self, host: Host) -> float:
        """Return when a host may be asked, leaving others their turns."""
        at = host.ready_at()
        others = self._traffic.others(self, host.name)
        if self._is_taken(host):
            at = max(at, self._now + LOOK_AGAIN_S)
        elif others >= self._most_at(host):  # there are fewer places than checks
            at = max(at, self._now + 2 * LOOK_AGAIN_S)
        return at + YIELD_S if others and host.lane.last == id(self) else at

    def begin(self, host: Host, now: float) -> None:
        """Note that a request to a host begins."""
        self.running += 1
        host.running += 1
        host.wait_until(now + max(self._pace.gap_s, host.gap_s))
        host.lane.last = id(self)

    def end(self, host: Host, now: float) -> None:
        """Note that one came to its end."""
        self._now = now
        self.running -= 1
        host.running -= 1

    def _is_full(self) -> bool:
        """Tell whether as much is under way as may be."""
        at_once = self._pace.at_once
        return self.running >= self._traffic.share(at_once, self) or self._traffic.is_full(at_once)

    def _most_at(self, host: Host) -> int:
        """Return how many requests to a host there may be at once."""
        return 1 if host.gap_s > self._pace.gap_s else self._pace.per_host

    def _is_taken(self, host: Host) -> bool:
        """Tell whether a host is asked as much as it may be, by whomever."""
        return self._traffic.is_full(self._most_at(host), host.name)
