"""How politely live checks ask, by the log of a real server: in the window and on the command line.

A request may be late on its way, which makes the gap before the next one look short: so it is the
usual gap that counts, not the shortest.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from statistics import median_low

import pytest
from pytestqt.qtbot import QtBot

from sitemap_editor.cli.http_fetcher import HttpFetcher
from sitemap_editor.cli.web.live_driver import LiveDriver
from sitemap_editor.core.web.live.check import LiveCheck
from sitemap_editor.core.web.live.manners import Manners, Pace
from sitemap_editor.core.web.live.store import ResultStore
from sitemap_editor.session.jobs import Jobs
from sitemap_editor.session.program.settings import Settings
from sitemap_editor.session.web.live.check_run import CheckRun, RunState
from sitemap_editor.session.web.web import Web
from tests.qt_support import PATIENCE_MS, drain
from tests.web_server.answers import answers, whole
from tests.web_server.server import Asked, Serve, Talk, WebServer

Runs = Callable[[Sequence[LiveCheck]], None]
PAGE = whole(200, b"<title>x</title>", "Content-Type: text/html")
NAMES = ("127.0.0.1", "localhost", "127.1", "0x7f.1", "2130706433", "0177.1")
"""This computer under names that a check takes for different hosts."""


@pytest.fixture(params=["window", "command line"])
def runs(request: pytest.FixtureRequest) -> Runs:
    """Return what carries out checks, at once where they are several."""
    name = {"window": "in_the_window", "command line": "on_the_command_line"}[request.param]
    found: Runs = request.getfixturevalue(f"checks_{name}")
    return found


@pytest.fixture
def checks_on_the_command_line() -> Runs:
    def run(checks: Sequence[LiveCheck]) -> None:
        for check in checks:
            fetcher = HttpFetcher()
            LiveDriver(check, fetcher).run()
            fetcher.close()

    return run


@pytest.fixture
def checks_in_the_window(qtbot: QtBot, jobs: Jobs, settings: Settings) -> Runs:
    def run(checks: Sequence[LiveCheck]) -> None:
        web = Web(settings)
        going = []
        for check in checks:
            each = CheckRun(web, jobs, lambda: None, web)
            each.begin(lambda _progress, check=check: check)  # type: ignore[misc]  # bound now
            going.append(each)

        def are_over() -> bool:
            for each in going:
                schedule = each.schedule
                for host in schedule.paused_hosts if schedule is not None else ():
                    each.skip_host(host)
            return all(each.state is RunState.OVER and not each.is_working for each in going)

        qtbot.waitUntil(are_over, timeout=PATIENCE_MS)
        web.close()
        web.deleteLater()
        drain()

    return run


@dataclass
class Log:
    """Who was answered when, from the request to the first byte."""

    answered: list[tuple[float, float, str]] = field(default_factory=list)
    """Begin, end, and the first folder of the path."""
    _lock: threading.Lock = field(default_factory=threading.Lock)

    def serving(self, serve: Serve, takes_s: float = 0.0) -> Serve:
        """Return what serves after a while, and notes when."""

        def noted(talk: Talk, asked: Asked) -> None:
            talk.wait(takes_s)
            with self._lock:  # before the answer: whoever has it may ask the next thing at once
                place = asked.target.split("/")[1]
                self.answered.append((asked.at, time.monotonic(), place))
            serve(talk, asked)

        return noted

    def most_at_once(self, place: str = "") -> int:
        """Return how many were answered at one time, at a place or everywhere."""
        ours = [(begin, end) for begin, end, at in self.answered if at == place or not place]
        return max(sum(b <= begin < e for b, e in ours) for begin, _ in ours)

    def gaps(self, place: str) -> list[float]:
        """Return the times between one request and the next."""
        times = sorted(begin for begin, _, at in self.answered if at == place)
        return [after - before for before, after in pairwise(times)]


def page(talk: Talk, _asked: Asked) -> None:
    talk.send(PAGE)


def check_of(urls: Sequence[str], pace: Pace | None = None) -> LiveCheck:
    return LiveCheck(urls, ResultStore(), Manners(pace or Pace(), allow_private=True))


def urls_at(server: WebServer, host: str, place: str, count: int) -> list[str]:
    return [server.url(f"/{place}/{number}", host) for number in range(count)]


def test_eight_at_once_two_of_them_to_one_host_a_fifth_of_a_second_apart(runs: Runs) -> None:
    log = Log()
    serves = {"/robots.txt": answers(b"")}
    with WebServer(serves, otherwise=log.serving(page, 0.6)) as server:
        urls = [
            url
            for number in range(5)
            for host, place in zip(NAMES, "abcdef", strict=True)
            for url in [server.url(f"/{place}/{number}", host)]
        ]
        runs([check_of(urls)])
    assert len(log.answered) == 30
    assert log.most_at_once() <= 8
    for place in "abcdef":
        assert log.most_at_once(place) <= 2
        assert median_low(log.gaps(place)) > 0.15
    assert len(server.asked_for("/robots.txt")) == 6


def test_what_robots_txt_asks_for_is_waited_for_one_page_at_a_time(runs: Runs) -> None:
    log = Log()
    serves = {"/robots.txt": answers(b"User-agent: *\nCrawl-delay: 0.9\n")}
    with WebServer(serves, otherwise=log.serving(page, 0.6)) as server:
        runs([check_of(urls_at(server, "127.0.0.1", "a", 4))])
    assert len(log.answered) == 4
    assert log.most_at_once() == 1
    assert median_low(log.gaps("a")) > 0.75


def test_a_server_that_is_busy_is_asked_when_it_says_and_three_times_at_most(runs: Runs) -> None:
    times: dict[str, int] = {}

    def busy(talk: Talk, asked: Asked) -> None:
        times[asked.path] = count = times.get(asked.path, 0) + 1
        if asked.path == "/a/0" and count == 1:
            talk.send(whole(429, b"", "Retry-After: 1"))
        elif asked.path == "/a/3":
            talk.send(whole(503, b""))
        else:
            talk.send(PAGE)

    log = Log()
    serves = {"/robots.txt": answers(b"")}
    pace = Pace(at_once=1, backoff_s=(0.3, 0.6))
    with WebServer(serves, otherwise=log.serving(busy)) as server:
        runs([check_of(urls_at(server, "127.0.0.1", "a", 4), pace)])
        paths = [asked.path for asked in server.log if asked.path != "/robots.txt"]
    assert times == {"/a/0": 2, "/a/1": 1, "/a/2": 1, "/a/3": 3}
    assert paths[0] == "/a/0"
    assert log.gaps("a")[0] > 0.85, "nothing is asked of the host meanwhile"
    last = [asked.at for asked in server.log if asked.path == "/a/3"]
    assert last[1] - last[0] > 0.25
    assert last[2] - last[1] > 0.5


def test_a_host_that_fails_again_and_again_is_left_alone(runs: Runs) -> None:
    log = Log()
    serves = {"/robots.txt": answers(b"")}
    pace = Pace(gap_s=0.0, retries=0)
    with WebServer(serves, otherwise=log.serving(answers(b"", status=500))) as server:
        check = check_of(urls_at(server, "127.0.0.1", "a", 200), pace)
        runs([check])
    assert 20 <= len(log.answered) <= 22, "two may have been under way"
    assert len(check.schedule.skipped) == 200 - len(log.answered)


def test_two_checks_of_one_host_in_the_window_are_as_polite_as_one(
    checks_in_the_window: Runs,
) -> None:
    log = Log()
    serves = {"/robots.txt": answers(b"")}
    with WebServer(serves, otherwise=log.serving(page, 0.6)) as server:
        urls = urls_at(server, "127.0.0.1", "a", 16)
        checks_in_the_window([check_of(urls[:8]), check_of(urls[8:])])
    assert len(log.answered) == 16
    assert log.most_at_once() <= 2
    assert median_low(log.gaps("a")) > 0.15
