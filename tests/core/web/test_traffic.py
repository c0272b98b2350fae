"""Several checks at once: together they ask as politely as one."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush
from itertools import pairwise

from sitemap_editor.core.web.fetching import Fetched
from sitemap_editor.core.web.live.manners import Manners, Pace
from sitemap_editor.core.web.live.result import Answered
from sitemap_editor.core.web.live.schedule import Schedule
from sitemap_editor.core.web.live.traffic import Traffic
from tests.core.web.pretended_web import BEGAN, Page, PretendedWeb

LOOK_S = 0.2


class Several:
    """Checks that go on at once, on one web."""

    def __init__(self, *lists: Sequence[str], takes_s: float = 0.05, pace: Pace | None = None):
        self.web = PretendedWeb({}, Page(takes_s=takes_s))
        self.traffic = Traffic()
        manners = Manners(pace or Pace())
        self.checks = [Schedule(urls, manners, wall_clock=lambda: BEGAN) for urls in lists]
        for each in self.checks:
            each.join(self.traffic)
        self.most_at: dict[str, int] = {}
        self.most = 0
        self.asked: list[int] = []
        """Which of the checks asked for a page, in order."""
        self._coming: list[tuple[float, int, int, str, Fetched]] = []

    def run(self, until_s: float = 1e9) -> None:
        coming = self._coming
        while self.web.now < until_s and not all(
            each.is_over or each.is_paused for each in self.checks
        ):
            waits = []
            for at, check in enumerate(self.checks):
                while (step := check.step(self.web.now)) is not None:
                    assert not isinstance(step, Answered)
                    url = step.request.url
                    if not url.endswith("/robots.txt"):
                        self.asked.append(at)
                    fetched, takes_s = self.web.answer(step.request)
                    host = url.split("/")[2]
                    heappush(coming, (self.web.now + takes_s, at, step.token, host, fetched))
                wait = check.wait_s(self.web.now)
                waits.append(LOOK_S if wait is None else wait)
            hosts = [host for _, _, _, host, _ in coming]
            self.most = max(self.most, len(hosts))
            for host in hosts:
                self.most_at[host] = max(self.most_at.get(host, 0), hosts.count(host))
            wait = min(waits)
            if coming and coming[0][0] <= self.web.now + wait:
                self.web.now, at, token, _, fetched = heappop(coming)
                self.checks[at].answered(token, fetched, self.web.now)
            else:
                self.web.now += max(wait, 1e-6)


def urls_of(host: str, first: int, count: int) -> list[str]:
    return [f"https://{host}/{number}" for number in range(first, first + count)]


def gaps(web: PretendedWeb, host: str) -> list[float]:
    return [after - before for before, after in pairwise(web.times(host))]


def test_two_checks_of_a_site_ask_it_no_quicker_than_one_and_take_turns() -> None:
    several = Several(urls_of("a.org", 0, 40), urls_of("a.org", 100, 40))
    several.run()
    assert min(gaps(several.web, "a.org")) >= 0.2 - 1e-9
    assert len(several.web.urls()) == 80
    first = several.asked[:40]
    assert 15 <= first.count(0) <= 25, "neither waits for the end of the other"


def test_a_slow_host_has_two_requests_at_most_from_all_of_them() -> None:
    lists = [urls_of("a.org", 100 * number, 10) for number in range(3)]
    several = Several(*lists, takes_s=3.0)
    several.run()
    assert several.most_at == {"a.org": 2}
    assert len(several.web.urls()) == 30
    assert set(several.asked[:10]) == {0, 1, 2}


def test_eight_requests_at_most_are_under_way_over_all_of_them() -> None:
    lists = [[f"https://h{n}{at}.org/" for n in range(30)] for at in range(3)]
    several = Several(*lists, takes_s=5.0)
    several.run()
    assert several.most <= 8
    assert len(several.web.urls()) == 90


def test_what_one_host_asks_for_holds_for_the_check_after_a_stop_too() -> None:
    pace = Pace(gap_s=30.0)
    several = Several(urls_of("a.org", 0, 5), pace=pace)
    several.run(until_s=31)
    several.checks[0].stop()
    after = Schedule(urls_of("a.org", 0, 5), Manners(pace), wall_clock=lambda: BEGAN)
    after.join(several.traffic)
    several.checks.append(after)
    several.run()
    assert min(gaps(several.web, "a.org")) >= 30.0 - 1e-9


def test_who_pauses_or_stops_leaves_the_pace_to_the_others() -> None:
    several = Several(urls_of("a.org", 0, 20), urls_of("a.org", 100, 20), takes_s=1.0)
    several.run(until_s=2)
    several.checks[0].pause()
    before = several.web.now
    several.run()
    took = several.web.now - before
    assert took < 20 * 1.0 * 0.7, "two at once, not one"
    assert several.asked.count(1) == 20


def test_hosts_of_long_ago_are_forgotten_but_not_those_that_are_asked() -> None:
    traffic = Traffic()
    asked = Schedule(["https://a.org/"], wall_clock=lambda: BEGAN)
    asked.join(traffic)
    lane = traffic.lane("a.org")
    for number in range(10_001):
        traffic.lane(f"h{number}.org")
    recent = traffic.lane("recent.org")
    recent.next_at = 5_000.0
    old = traffic.lane("h1.org")
    Schedule([], wall_clock=lambda: BEGAN).join(traffic)
    assert traffic.lane("a.org") is lane
    assert traffic.lane("recent.org") is recent
    assert traffic.lane("h1.org") is not old
