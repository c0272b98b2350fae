"""When which URL is asked for: the pace, robots.txt, retries, hops, and what a person says."""

from __future__ import annotations

from itertools import pairwise

import pytest

from sitemap_editor.core.web.fetching import Failure, Request
from sitemap_editor.core.web.live.hosts import as_asked, origin_of
from sitemap_editor.core.web.live.manners import Manners, Pace
from sitemap_editor.core.web.live.result import Answered
from sitemap_editor.core.web.live.schedule import Schedule
from tests.core.web.pretended_web import BEGAN, HTML, Answer, Page, PretendedWeb

A = "https://a.org"
ROBOTS = f"{A}/robots.txt"


def asked(
    urls: list[str], pages: dict[str, Answer] | None = None, manners: Manners | None = None
) -> tuple[PretendedWeb, dict[str, Answered], Schedule]:
    """Check URLs on a web where all but these pages are fine."""
    web = PretendedWeb(pages or {}, Page())
    schedule = Schedule(urls, manners, wall_clock=lambda: BEGAN)
    found = web.run(schedule)
    return web, {each.url: each for each in found}, schedule


def test_a_host_is_asked_at_most_five_times_a_second_and_twice_at_once() -> None:
    web, found, _ = asked([f"{A}/{number}" for number in range(60)], {})
    assert len(found) == 60
    gaps = [after - before for before, after in pairwise(web.times("a.org"))]
    assert min(gaps) >= 0.2 - 1e-9


def test_of_a_slow_host_two_answers_at_most_are_waited_for() -> None:
    slow = Page(takes_s=3.0)
    urls = [f"{A}/{number}" for number in range(10)]
    pages: dict[str, Answer] = dict.fromkeys(urls, slow)
    web, _, _ = asked(urls, pages)
    assert web.most_at_once == 2


def test_eight_requests_at_most_are_under_way_over_all_hosts() -> None:
    urls = [f"https://h{number % 20}.org/{number}" for number in range(100)]
    pages: dict[str, Answer] = dict.fromkeys(urls, Page(takes_s=5.0))
    web, found, _ = asked(urls, pages)
    assert web.most_at_once == 8
    assert len(found) == 100


def test_robots_txt_comes_first_and_once_for_each_origin() -> None:
    urls = [f"{A}/1", f"{A}/2", "https://b.org/1", "http://a.org/3"]
    web, _, _ = asked(urls)
    robots = [request.url for _, request in web.log if request.url.endswith("/robots.txt")]
    assert sorted(robots) == [
        "http://a.org/robots.txt",
        "https://a.org/robots.txt",
        "https://b.org/robots.txt",
    ]
    assert web.log[0][1].url.endswith("/robots.txt")


def test_what_robots_txt_forbids_is_not_asked_for_and_its_line_is_told() -> None:
    rules = Page(
        body=b"User-agent: *\nDisallow: /private\n", headers=(("content-type", "text/plain"),)
    )
    web, found, _ = asked([f"{A}/private/x", f"{A}/open"], {ROBOTS: rules})
    assert web.urls() == [f"{A}/open"]
    barred = found[f"{A}/private/x"]
    assert barred.is_barred
    assert barred.rule is not None
    assert (barred.rule.line, barred.rule.text) == (2, "Disallow: /private")


def test_a_host_that_asks_to_wait_for_days_between_pages_is_left_to_a_person() -> None:
    rules = Page(body=b"User-agent: *\nCrawl-delay: 86400\n")
    web = PretendedWeb({ROBOTS: rules}, Page())
    schedule = Schedule([f"{A}/1", f"{A}/2"], wall_clock=lambda: BEGAN)
    assert web.run(schedule, skips=False) == []
    assert schedule.paused_hosts == ["a.org"]
    assert not schedule.fails("a.org")
    schedule.go_on("a.org")
    assert len(web.run(schedule, skips=False)) == 2
    first, second = (at for at, request in web.log if request.url != ROBOTS)
    assert round(second - first) == 300


def test_the_lines_of_the_crawler_count_that_is_asked_about() -> None:
    rules = Page(body=b"User-agent: Googlebot\nAllow: /\n\nUser-agent: *\nDisallow: /\n")
    web, _, _ = asked([f"{A}/"], {ROBOTS: rules}, Manners(agent="Googlebot"))
    assert web.urls() == [f"{A}/"]
    web, _, _ = asked([f"{A}/"], {ROBOTS: rules})
    assert web.urls() == []


@pytest.mark.parametrize("status", [400, 401, 403, 404, 410])
def test_where_there_is_no_robots_txt_all_is_allowed(status: int) -> None:
    web, _, _ = asked([f"{A}/"], {ROBOTS: Page(status)})
    assert web.urls() == [f"{A}/"]


@pytest.mark.parametrize("status", [500, 503, 429])
def test_where_robots_txt_fails_nothing_is_asked(status: int) -> None:
    web, found, _ = asked([f"{A}/"], {ROBOTS: Page(status)})
    assert web.urls() == []
    assert found[f"{A}/"].is_barred
    assert found[f"{A}/"].detail == f"robots.txt: {status}"
    assert len(web.log) == 3  # it was tried again


@pytest.mark.parametrize("failure", [Failure.DNS, Failure.TLS, Failure.PRIVATE, Failure.TIMEOUT])
def test_where_nobody_answers_each_url_says_why(failure: Failure) -> None:
    urls = [f"{A}/{number}" for number in range(5)]
    web, found, _ = asked(urls, {ROBOTS: Page(failure=failure)})
    assert web.urls() == []
    assert {each.failure for each in found.values()} == {failure}


def test_crawl_delay_is_obeyed_and_then_one_at_a_time() -> None:
    rules = Page(body=b"User-agent: *\nCrawl-delay: 4\n")
    web, _, _ = asked([f"{A}/{number}" for number in range(4)], {ROBOTS: rules})
    gaps = [after - before for before, after in pairwise(web.times("a.org"))]
    assert min(gaps) >= 4


def test_retry_after_in_seconds_keeps_the_host_waiting() -> None:
    def busy(_request: Request, before: int) -> Page:
        return Page(429, (("retry-after", "30"),)) if before == 0 else Page()

    web, found, _ = asked([f"{A}/0", f"{A}/1"], {f"{A}/0": busy})
    assert all(each.fetched is not None and each.fetched.status == 200 for each in found.values())
    times = web.times("a.org")
    assert any(after - before >= 29.9 for before, after in pairwise(times))


def test_retry_after_as_a_date_is_understood() -> None:
    def busy(_request: Request, before: int) -> Page:
        late = (("retry-after", "Mon, 23 Nov 2026 12:00:40 GMT"),)
        return Page(503, late) if before == 0 else Page()

    web, _, _ = asked([f"{A}/0"], {f"{A}/0": busy})
    assert web.now >= 40


@pytest.mark.parametrize("text", ["", "soon", "-5", "Mon, 99 Nov 2026", "1e9", "٣"])
def test_a_retry_after_that_means_nothing_does_no_harm(text: str) -> None:
    busy = Page(503, (("retry-after", text),))
    _, found, _ = asked([f"{A}/0"], {f"{A}/0": busy})
    assert found[f"{A}/0"].hops == ((503, f"{A}/0"),)


def test_a_host_that_asks_to_be_left_alone_for_an_hour_is_asked_about() -> None:
    busy = Page(429, (("retry-after", "3600"),))
    web, _, schedule = asked([f"{A}/{number}" for number in range(9)], {f"{A}/0": busy})
    assert schedule.skipped
    assert web.now < 600


@pytest.mark.parametrize(("page", "tries"), [
    (Page(500), 3), (Page(429), 3), (Page(failure=Failure.TIMEOUT), 3),
    (Page(failure=Failure.REFUSED), 3), (Page(404), 1), (Page(failure=Failure.TLS), 1),
])  # fmt: skip
def test_what_may_pass_is_tried_twice_more_with_longer_waits(page: Page, tries: int) -> None:
    web, _, _ = asked([f"{A}/0"], {f"{A}/0": page})
    assert len(web.urls()) == tries
    waits = [after - before for before, after in pairwise(web.times("a.org")[1:])]
    assert waits == sorted(waits)
    assert all(wait >= 2 for wait in waits)


def test_a_host_pauses_after_twenty_failures_of_thirty_and_goes_on_when_told() -> None:
    urls = [f"{A}/{number}" for number in range(100)]
    web = PretendedWeb({}, Page(500))
    schedule = Schedule(urls)
    web.run(schedule, skips=False)
    assert schedule.paused_hosts == ["a.org"]
    assert schedule.fails("a.org")
    assert len(web.urls()) <= 22
    web.usual = Page()
    schedule.go_on("a.org")
    web.run(schedule)
    assert schedule.is_over
    assert schedule.done == 100


def test_a_skipped_host_is_asked_nothing_more_and_the_others_go_on() -> None:
    bad = [f"{A}/{number}" for number in range(100)]
    good = [f"https://b.org/{number}" for number in range(100)]
    pages: dict[str, Answer] = dict.fromkeys(bad, Page(500))
    _, found, schedule = asked([*bad, *good], pages)
    assert set(good) <= set(found)
    assert schedule.is_over
    assert schedule.done + len(schedule.skipped) == 200


def test_hops_are_followed_one_by_one_at_the_pace_of_each_host() -> None:
    pages: dict[str, Answer] = {
        f"{A}/old": Page(301, (("location", "/newer"),)),
        f"{A}/newer": Page(302, (("location", "https://b.org/new#part"),)),
    }
    web, found, _ = asked([f"{A}/old"], pages)
    answer = found[f"{A}/old"]
    assert answer.hops == ((301, f"{A}/old"), (302, f"{A}/newer"), (200, "https://b.org/new"))
    assert answer.target == "https://b.org/new"
    assert "https://b.org/robots.txt" in [request.url for _, request in web.log]


def test_a_redirect_to_where_crawlers_may_not_go_is_not_followed() -> None:
    pages: dict[str, Answer] = {
        f"{A}/old": Page(301, (("location", "https://b.org/private"),)),
        "https://b.org/robots.txt": Page(body=b"User-agent: *\nDisallow: /"),
    }
    web, found, _ = asked([f"{A}/old"], pages)
    assert web.urls() == [f"{A}/old"]
    assert found[f"{A}/old"].target == "https://b.org/private"


def test_circles_and_endless_redirects_end() -> None:
    pages: dict[str, Answer] = {
        f"{A}/one": Page(301, (("location", "/two"),)),
        f"{A}/two": Page(301, (("location", "/one"),)),
    }
    pages |= {
        f"{A}/n{number}": Page(302, (("location", f"/n{number + 1}"),)) for number in range(30)
    }
    _, found, _ = asked([f"{A}/one", f"{A}/n0"], pages)
    assert found[f"{A}/one"].failure is Failure.LOOP
    assert found[f"{A}/n0"].failure is Failure.TOO_MANY_HOPS
    assert len(found[f"{A}/n0"].hops) == 11


@pytest.mark.parametrize("location", ["mailto:a@b.org", "javascript:x", "http://", "http://[::1"])
def test_a_redirect_to_what_cannot_be_asked_for_says_so(location: str) -> None:
    _, found, _ = asked([f"{A}/0"], {f"{A}/0": Page(301, (("location", location),))})
    assert found[f"{A}/0"].failure is Failure.ADDRESS


def test_a_redirect_without_a_location_is_an_answer() -> None:
    _, found, _ = asked([f"{A}/0"], {f"{A}/0": Page(301, ())})
    assert found[f"{A}/0"].hops == ((301, f"{A}/0"),)


@pytest.mark.parametrize(
    "url", ["", "nonsense", "ftp://a.org/", "http:///x", "https://a.org:99x/", "//a.org"]
)
def test_what_is_no_url_is_told_without_asking(url: str) -> None:
    web, found, _ = asked([url])
    assert not web.log
    assert found[url].failure is Failure.ADDRESS


def test_heads_are_asked_for_by_choice_and_pages_again_where_those_object() -> None:
    def lying(request: Request, _before: int) -> Page:
        return Page(405 if request.method == "HEAD" else 200)

    web, found, _ = asked([f"{A}/0", f"{A}/1"], {f"{A}/0": lying}, Manners(uses_head=True))
    methods = [(request.url, request.method) for _, request in web.log[1:]]
    assert sorted(methods) == [(f"{A}/0", "GET"), (f"{A}/0", "HEAD"), (f"{A}/1", "HEAD")]
    assert found[f"{A}/0"].hops == ((200, f"{A}/0"),)


def test_pause_begins_nothing_and_resume_goes_on() -> None:
    schedule = Schedule([f"{A}/{number}" for number in range(3)])
    schedule.pause()
    assert schedule.step(0.0) is None
    assert schedule.wait_s(0.0) is None
    schedule.resume()
    assert schedule.step(0.0) is not None


def test_after_a_stop_it_is_over_when_the_last_answer_came() -> None:
    web = PretendedWeb({}, Page())
    schedule = Schedule([f"{A}/{number}" for number in range(30)])
    web.run(schedule, most=10)
    schedule.stop()
    web.run(schedule)
    assert schedule.done < 30


def test_a_robots_txt_older_than_a_day_is_asked_for_anew() -> None:
    rules = Page(body=b"User-agent: *\nCrawl-delay: 300\n")
    web, _, _ = asked([f"{A}/{number}" for number in range(300)], {ROBOTS: rules})
    robots = [request.url for _, request in web.log if request.url == ROBOTS]
    assert len(robots) == 2


def test_what_was_read_before_is_asked_for_by_its_marks() -> None:
    web = PretendedWeb({}, Page(304, HTML))
    known = (f"{A}/0", '"abc"', "Mon, 23 Nov 2026 10:00:00 GMT")
    web.run(Schedule([f"{A}/0"], known=lambda _url: known))
    headers = dict(web.log[-1][1].headers)
    assert headers == {"If-None-Match": '"abc"', "If-Modified-Since": known[2]}


def test_urls_are_asked_for_as_crawlers_write_them() -> None:
    assert as_asked("https://a.org/ä b?x=ü#part") == "https://a.org/%C3%A4%20b?x=%C3%BC"
    assert as_asked("https://a.org/100%?a[]=1") == "https://a.org/100%?a[]=1"
    origin = origin_of("HTTP://User:pw@A.org:8080/x")
    assert origin is not None
    assert origin.robots_url == "http://a.org:8080/robots.txt"
    ipv6 = origin_of("https://[::1]/")
    assert ipv6 is not None
    assert ipv6.robots_url == "https://[::1]/robots.txt"


def test_another_rate_is_another_gap() -> None:
    urls = [f"{A}/{number}" for number in range(20)]
    web, _, _ = asked(urls, {}, Manners(Pace(gap_s=1.0)))
    gaps = [after - before for before, after in pairwise(web.times("a.org"))]
    assert min(gaps) >= 1.0 - 1e-9


def test_a_password_goes_to_its_own_site_alone_and_into_no_hop() -> None:
    url, tail = "https://me:secret@a.org/in?a=b@c", "https://a.org:8443/there"
    pages: dict[str, Answer] = {
        url: Page(301, (("location", "/on"),)),
        "https://me:secret@a.org/on": Page(302, (("location", "https://them:theirs@b.org/x"),)),
        "https://b.org/x": Page(302, (("location", f"{A}/back"),)),
        "https://me:secret@a.org/back": Page(302, (("location", tail),)),
        tail: Page(),
    }
    web, found, _ = asked([url], pages)
    assert web.urls() == list(pages)
    [answer] = found.values()
    assert answer.hops == (
        (301, url),  # as it stands in the file
        (302, f"{A}/on"),
        (302, "https://b.org/x"),
        (302, f"{A}/back"),
        (200, tail),
    )
    assert answer.target == tail


def test_a_circle_is_one_with_a_password_too() -> None:
    url = "https://me:secret@a.org/in"
    _, found, _ = asked([url], {url: Page(301, (("location", "/in"),))})
    [answer] = found.values()
    assert answer.failure is Failure.LOOP
