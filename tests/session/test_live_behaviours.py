"""The live check against a server that does all that servers do, asked by both fetchers."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from itertools import pairwise

import pytest

from sitemap_editor.core.protocol.page_result import PageResult, Reason
from sitemap_editor.core.web.fetching import Failure, Limits
from sitemap_editor.core.web.live.manners import Manners, Pace
from sitemap_editor.core.web.live.result import Answered, result_of
from sitemap_editor.core.web.live.schedule import Schedule
from sitemap_editor.core.web.tls_fault import TlsFault
from tests.session.support import Fetch
from tests.web_server.answers import answers, redirects, whole
from tests.web_server.behaviours import BEHAVIOURS, PATIENT, Behaviour
from tests.web_server.server import Asked, Serve, Talk, WebServer

HTML = "Content-Type: text/html"


def checked(
    urls: list[str], fetch: Fetch, limits: Limits = PATIENT, *, agent: str = "", head: bool = False
) -> list[PageResult]:
    """Check URLs one after the other, as quickly as the server answers, each tried once."""
    pace = Pace(at_once=1, gap_s=0.0, retries=1, backoff_s=(0.0,))
    schedule = Schedule(urls, Manners(pace, agent, head, allow_private=True, limits=limits))
    found: dict[str, PageResult] = {}
    skipped_s = 0.0  # nobody waits here as long as servers ask for

    def now() -> float:
        return time.monotonic() + skipped_s

    while not schedule.is_over:
        for host in schedule.paused_hosts:
            schedule.go_on(host)
        step = schedule.step(now())
        if step is None:
            skipped_s += schedule.wait_s(now()) or 0.001
        elif not isinstance(step, Answered):
            step = schedule.answered(step.token, fetch(step.request), now())
        if step is not None:
            found[step.url] = result_of(step, datetime.now(UTC), agent, None)
    return [found[url] for url in urls]


def server_of(behaviour: Behaviour) -> WebServer:
    serves = dict(behaviour.more)
    if behaviour.serve is not None:
        serves[f"/{behaviour.name}"] = behaviour.serve
    return WebServer(serves, behaviour.certificate, behaviour.greets)


@pytest.mark.parametrize(
    "behaviour",
    [each for each in BEHAVIOURS if each.method == "GET" and not each.sends],
    ids=lambda behaviour: behaviour.name,
)
def test_each_behaviour_is_answered_rightly(behaviour: Behaviour, fetch: Fetch) -> None:
    with server_of(behaviour) as server:
        url = server.url(f"/{behaviour.name}", behaviour.host)
        if behaviour.scheme:
            url = f"{behaviour.scheme}{url[url.index(':') :]}"
        [found] = checked([url], fetch, behaviour.limits)
    failure = behaviour.failure
    assert found.error == (failure.value if failure is not None else None), found.detail
    assert behaviour.detail in (None, found.detail)
    if behaviour.statuses:
        assert tuple(status for status, _ in found.hops) == behaviour.statuses
        assert found.status == behaviour.statuses[0]
    if behaviour.ends_at and failure is None:
        assert found.target == server.url(behaviour.ends_at, behaviour.host)
    if failure is not None:
        assert not found.is_indexable
    assert found.is_cut == (behaviour.is_cut and failure is None)


def busy_once(serve: Serve) -> Serve:
    """Return what says 429 the first time."""
    asked: list[Asked] = []

    def answer(talk: Talk, request: Asked) -> None:
        asked.append(request)
        if len(asked) == 1:
            talk.send(whole(429, b"", "Retry-After: 1"))
        else:
            serve(talk, request)

    return answer


def lying_head(talk: Talk, request: Asked) -> None:
    talk.send(whole(405 if request.method == "HEAD" else 200, b"<title>x</title>", HTML))


SITE: dict[str, Serve] = {
    "/robots.txt": answers(
        b"User-agent: Googlebot\nDisallow: /for-others\n\nUser-agent: *\nDisallow: /private\n"
    ),
    "/meta": answers(b'<meta name="robots" content="noindex">', HTML),
    "/none": answers(b'<meta name="robots" content="none">', HTML),
    "/google": answers(b'<meta name="googlebot" content="noindex">', HTML),
    "/header": answers(b"<title>x</title>", HTML, "X-Robots-Tag: noindex, nofollow"),
    "/named": answers(b"<title>x</title>", HTML, "X-Robots-Tag: bingbot: noindex"),
    "/past": answers(b"", HTML, "X-Robots-Tag: unavailable_after: 25 Jun 2010 15:00:00 PST"),
    "/to-come": answers(b"", HTML, "X-Robots-Tag: unavailable_after: 25 Jun 2999 15:00:00 PST"),
    "/canonical": answers(b'<link rel="canonical" href="/other">', HTML),
    "/linked": answers(b"", HTML, 'Link: </other>; rel="canonical"'),
    "/fine": answers(b"<title>x</title>", HTML),
    "/for-others": answers(b"<title>x</title>", HTML),
    "/to-private": redirects("/private/x"),
    "/busy": busy_once(answers(b"<title>x</title>", HTML)),
    "/head": lying_head,
}


def test_orders_to_crawlers_are_found_wherever_they_stand(fetch: Fetch) -> None:
    expected = {
        "/meta": Reason.META,
        "/none": Reason.META,
        "/google": Reason.META,
        "/header": Reason.HEADER,
        "/named": Reason.HEADER,
        "/past": Reason.HEADER,
        "/to-come": Reason.NONE,
        "/canonical": Reason.CANONICAL,
        "/linked": Reason.CANONICAL,
        "/fine": Reason.NONE,
        "/private/x": Reason.ROBOTS,
        "/for-others": Reason.NONE,
        "/to-private": Reason.REDIRECT,
        "/busy": Reason.NONE,
        "/gone": Reason.STATUS,
    }
    with WebServer(SITE) as server:
        found = checked([server.url(path) for path in expected], fetch)
        assert {path: page.reason for path, page in zip(expected, found, strict=True)} == expected
        assert not server.asked_for("/private/x")
        [barred] = checked([server.url("/for-others")], fetch, agent="Googlebot")
        assert barred.reason is Reason.ROBOTS
        assert barred.robots_line == 2
        [lied] = checked([server.url("/head")], fetch, head=True)
        assert lied.status == 200
        assert [asked.method for asked in server.asked_for("/head")] == ["HEAD", "GET"]


def test_the_log_of_the_server_proves_that_it_was_asked_politely(fetch: Fetch) -> None:
    with WebServer(SITE) as server:
        urls = [server.url("/fine"), server.url("/busy-not"), server.url("/to-private")]
        schedule = Schedule(urls, Manners(allow_private=True))
        while not schedule.is_over:
            step = schedule.step(time.monotonic())
            if step is None:
                time.sleep(schedule.wait_s(time.monotonic()) or 0.0)
            elif not isinstance(step, Answered):
                schedule.answered(step.token, fetch(step.request), time.monotonic())
        assert server.log[0].path == "/robots.txt"
        gaps = [after.at - before.at for before, after in pairwise(server.log)]
        assert min(gaps) > 0.15
        assert len(server.asked_for("/robots.txt")) == 1


def test_a_failure_of_the_host_is_that_of_its_urls(fetch: Fetch) -> None:
    with WebServer(certificate="expired") as server:
        [found] = checked([server.url("/x")], fetch)
    assert (found.error, found.detail) == (Failure.TLS.value, TlsFault.EXPIRED)
