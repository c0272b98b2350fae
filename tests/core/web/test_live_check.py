"""A live check from its beginning to its end: results, reasons, going on, asking anew."""

from __future__ import annotations

import tracemalloc
from collections.abc import Sequence
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from sitemap_editor.core.filtering.vocabulary import LIVE_WORDS
from sitemap_editor.core.web.fetching import Failure, Limits
from sitemap_editor.core.web.live.check import LiveCheck, Rate
from sitemap_editor.core.web.live.manners import Manners, Pace
from sitemap_editor.core.web.live.pages import CheckedPages
from sitemap_editor.core.web.live.result import Answered, PageResult, Reason, reason_words
from sitemap_editor.core.web.live.store import ResultStore
from tests.core.web.pretended_web import BEGAN, HTML, Answer, Page, PretendedWeb

A = "https://a.org"
URL = f"{A}/page"
GOOGLE_NONE = '<meta name="Googlebot" content="none">'
ELSEWHERE = '<link rel="canonical" href="/other">'
ITSELF = '<link rel="canonical" href="HTTPS://A.org:443/page">'
IN_HEADER = (*HTML, ("link", '</c>; rel="canonical"'))


def html(head: str) -> bytes:
    return f"<html><head>{head}</head><body>text</body></html>".encode()


class Clock:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = BEGAN

    def __call__(self) -> datetime:
        return self.now


def carried_out(
    urls: Sequence[str],
    pages: dict[str, Answer],
    store: ResultStore,
    manners: Manners | None = None,
    clock: Clock | None = None,
) -> tuple[PretendedWeb, LiveCheck]:
    """Check URLs to the end."""
    web = PretendedWeb(pages)
    check = LiveCheck(urls, store, manners, clock or Clock())
    check.results(web.run(check.schedule))
    check.end()
    return web, check


def result(page: Answer, manners: Manners | None = None, **pages: Answer) -> PageResult:
    """Return what is found of a URL that answers like this; others are named by their path."""
    store = ResultStore()
    more = {f"{A}/{name.replace('_', '.')}": each for name, each in pages.items()}
    carried_out([URL], {URL: page, **more}, store, manners)
    found = store.of(URL)
    store.close()
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("page", "reason", "words"),
    [
        (Page(), Reason.NONE, None),
        (Page(404), Reason.STATUS, "status 404"),
        (Page(503), Reason.STATUS, "status 503"),
        (Page(204, body=b""), Reason.NONE, None),
        (Page(failure=Failure.TIMEOUT), Reason.ERROR, "timeout"),
        (Page(body=html('<meta name="robots" content="noindex">')), Reason.META, "meta noindex"),
        (Page(body=html(GOOGLE_NONE)), Reason.META, "meta googlebot: none"),
        (Page(headers=(*HTML, ("x-robots-tag", "noindex"))), Reason.HEADER, "X-Robots-Tag noindex"),
        (Page(headers=(*HTML, ("x-robots-tag", "otherbot: noindex"))), Reason.NONE, None),
        (Page(body=html(ELSEWHERE)), Reason.CANONICAL, "canonical elsewhere"),
        (Page(body=html(ITSELF)), Reason.NONE, None),
        (Page(headers=IN_HEADER), Reason.CANONICAL, "canonical elsewhere"),
        (Page(301, (("location", "/other"),)), Reason.REDIRECT, "redirect"),
    ],
)  # fmt: skip
def test_why_a_url_is_not_indexed(page: Page, reason: Reason, words: str | None) -> None:
    found = result(page, other=Page())
    assert found.reason is reason
    assert reason_words(found) == words
    assert found.is_indexable is (words is None)


def test_what_robots_txt_forbids_names_its_line() -> None:
    found = result(Page(), robots_txt=Page(body=b"\nUser-agent: *\nDisallow: /p # no"))
    assert found.reason is Reason.ROBOTS
    assert reason_words(found) == "robots.txt line 3"
    assert (found.robots_line, found.robots_rule) == (3, "Disallow: /p")
    assert found.hops == ()


def test_the_line_that_allows_is_told_as_well() -> None:
    found = result(Page(), robots_txt=Page(body=b"User-agent: *\nDisallow: /p\nAllow: /page"))
    assert found.is_indexable
    assert (found.robots_line, found.robots_rule) == (3, "Allow: /page")


def test_another_crawler_sees_other_orders() -> None:
    page = Page(body=html('<meta name="bingbot" content="noindex">'))
    assert not result(page).is_indexable
    assert result(page, Manners(agent="Googlebot")).is_indexable
    assert not result(page, Manners(agent="Bingbot/2.0")).is_indexable


def test_a_result_tells_what_the_answer_said() -> None:
    headers = (*HTML, ("etag", '"x"'), ("last-modified", "Mon, 23 Nov 2026 10:00:00 GMT"))
    found = result(Page(headers=headers, body=html("<title>T</title>")))
    assert (found.status, found.target, found.title) == (200, URL, "T")
    assert found.content_type == "text/html; charset=utf-8"
    assert (found.etag, found.last_modified) == ('"x"', "Mon, 23 Nov 2026 10:00:00 GMT")
    assert found.body_bytes == len(html("<title>T</title>"))
    assert found.digest
    assert found.checked == BEGAN


def test_a_long_page_is_cut_and_said_to_be() -> None:
    found = result(Page(body=html("x" * 5_000)), Manners(limits=Limits(body_bytes=1_000)))
    assert found.is_cut
    assert found.body_bytes == 1_000


def test_where_redirects_end_is_what_is_told() -> None:
    pages: dict[str, Answer] = {
        "other": Page(302, (("location", "/last"),)),
        "last": Page(404),
    }
    found = result(Page(301, (("location", "/other"),)), None, **pages)
    assert (found.status, found.last_status, found.target) == (301, 404, f"{A}/last")
    assert len(found.hops) == 3


def test_the_next_check_asks_by_etag_and_keeps_what_is_not_sent_again(tmp_path: Path) -> None:
    def page(request: object, before: int) -> Page:
        headers = dict(request.headers)  # type: ignore[attr-defined]
        if headers.get("If-None-Match") == '"x"':
            return Page(304, (("etag", '"x"'),), b"")
        return Page(headers=(*HTML, ("etag", '"x"')), body=html("<title>T</title>"))

    clock = Clock()
    store = ResultStore(tmp_path / "results")
    carried_out([URL], {URL: page}, store, clock=clock)
    clock.now += timedelta(days=3)
    first = store.of(URL)
    assert first is not None
    assert first.is_stale(clock.now)
    carried_out([URL], {URL: page}, store, clock=clock)
    again = store.of(URL)
    assert again is not None
    assert not again.is_stale(clock.now)
    assert (again.title, again.status, again.hops) == ("T", 200, ((200, URL),))
    assert again.digest == first.digest
    store.close()


def test_a_check_that_was_cut_off_asks_for_nothing_it_knows(tmp_path: Path) -> None:
    urls = [f"{A}/{number}" for number in range(40)]
    pages: dict[str, Answer] = dict.fromkeys(urls, Page())
    store = ResultStore(tmp_path / "results")
    web = PretendedWeb(pages)
    check = LiveCheck(urls, store, None, Clock())
    check.results(web.run(check.schedule, most=60))
    known = check.schedule.done
    assert 0 < known < 40
    store.close()  # as if it was killed: nothing says that it ended

    store = ResultStore(tmp_path / "results")
    again, check = carried_out(urls, pages, store)
    assert check.resumed == known
    assert len(again.urls()) == 40 - known
    assert len(store) == 40
    third, check = carried_out(urls, pages, store)
    assert check.resumed == 0
    assert len(third.urls()) == 40
    store.close()


def cut_off(
    store: ResultStore, urls: list[str], known: int, manners: Manners | None = None
) -> None:
    """Begin a check that is ended when so many URLs are known."""
    check = LiveCheck(urls, store, manners, Clock())
    web = PretendedWeb(dict.fromkeys(urls, Page()))
    check.results(web.run(check.schedule)[:known])


def test_rows_that_are_chosen_are_asked_for_and_the_check_that_was_cut_off_goes_on_later() -> None:
    urls = [f"{A}/{number}" for number in range(40)]
    pages: dict[str, Answer] = dict.fromkeys(urls, Page())
    store = ResultStore()
    cut_off(store, urls, 20)
    for chosen in (urls[:3], urls[18:22], urls[30:32]):
        web, check = carried_out(chosen, pages, store)
        assert check.resumed == 0
        assert sorted(web.urls()) == sorted(chosen)
    web, check = carried_out(urls, pages, store)
    assert check.resumed == 24
    assert len(web.urls()) == 16
    store.close()


def test_a_check_of_all_that_is_known_is_a_new_one() -> None:
    urls = [f"{A}/{number}" for number in range(10)]
    store = ResultStore()
    cut_off(store, urls, 10)
    web, check = carried_out(urls, dict.fromkeys(urls, Page()), store)
    assert check.resumed == 0
    assert len(web.urls()) == 10
    assert store.begun_at is None
    store.close()


def test_a_larger_check_of_other_rows_is_the_one_that_is_gone_on_with() -> None:
    first = [f"{A}/{number}" for number in range(10)]
    others = [f"{A}/other/{number}" for number in range(30)]
    store = ResultStore()
    cut_off(store, first, 5)
    cut_off(store, others, 20)
    _, check = carried_out(others, dict.fromkeys(others, Page()), store)
    assert check.resumed == 20
    store.close()


@pytest.mark.parametrize(
    "manners", [Manners(agent="Bingbot"), Manners(uses_head=True)], ids=["agent", "HEAD"]
)
def test_what_was_found_in_another_manner_is_asked_for_again(
    tmp_path: Path, manners: Manners
) -> None:
    urls = [f"{A}/{number}" for number in range(10)]
    store = ResultStore(tmp_path / "results")
    cut_off(store, urls, 6, manners)
    store.close()
    store = ResultStore(tmp_path / "results")
    assert LiveCheck(urls, store, manners, Clock()).resumed == 6
    _, check = carried_out(urls, dict.fromkeys(urls, Page()), store)
    assert check.resumed == 0
    store.close()


def test_what_a_check_knew_a_day_ago_is_asked_for_again(tmp_path: Path) -> None:
    clock, store = Clock(), ResultStore(tmp_path / "results")
    store.note_run(int(clock.now.timestamp()))
    store.put([PageResult(URL, int(clock.now.timestamp()), hops=((200, URL),), target=URL)])
    clock.now += timedelta(hours=25)
    assert LiveCheck([URL], store, None, clock).resumed == 0
    store.close()


def test_a_url_that_several_rows_list_is_asked_for_once() -> None:
    store = ResultStore()
    web, _ = carried_out([URL, URL, f" {URL} ", ""], {URL: Page()}, store)
    assert web.urls() == [URL]
    store.close()


def test_whether_a_row_lists_a_url_is_told_by_its_hash() -> None:
    from array import array

    from sitemap_editor.core.document.url_keys import hash_of, key_of

    pages = CheckedPages(None, array("q", [hash_of(key_of(URL))]))
    assert pages.is_listed(URL)
    assert not pages.is_listed(f"{URL}x")
    assert pages.of(URL) is None


def test_the_rate_is_that_of_the_last_half_minute() -> None:
    rate = Rate()
    for second in range(100):
        rate.note(float(second), second * 4)
    assert rate.a_second(99.0, 396) == pytest.approx(4.0)
    assert rate.left_s(99.0, 396, 796) == pytest.approx(100.0)
    assert Rate().left_s(1.0, 0, 9) is None


def test_a_hundred_thousand_urls_take_little_memory() -> None:
    urls = [
        f"https://shop{number % 7}.example.org/category/product-{number}.html"
        for number in range(100_000)
    ]
    store = ResultStore()
    web = PretendedWeb({}, Page(takes_s=0.001))
    tracemalloc.start()
    manners = Manners(Pace(gap_s=0.0))
    check = LiveCheck(urls, store, manners, Clock())
    began, _ = tracemalloc.get_traced_memory()
    assert began < 30 << 20
    for _ in range(200):
        web.log.clear()
        check.results(web.run(check.schedule, most=20))
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    per_url = (after - began) / check.schedule.done
    assert check.schedule.done > 2_000
    assert began + per_url * 100_000 < 60 << 20
    store.close()


def test_rows_are_labelled_by_what_was_found() -> None:
    from sitemap_editor.core.document.url_keys import hash_of, key_of

    clock, store = Clock(), ResultStore()
    pages: dict[str, Answer] = {
        f"{A}/ok": Page(),
        f"{A}/hidden": Page(body=html('<meta name="robots" content="noindex">')),
        f"{A}/moved": Page(301, (("location", "/ok"),)),
        f"{A}/broken": Page(failure=Failure.TLS),
        f"{A}/lost": Page(301, (("location", "/broken"),)),
    }
    urls = [*pages, f"{A}/gone", f"{A}/nobody-asked"]
    carried_out(urls[:-1], pages, store, clock=clock)
    numbers = [hash_of(key_of(url)) for url in urls]
    checked = CheckedPages(store)
    found = checked.labels(numbers, range(len(urls)), clock.now)
    assert {label: list(rows) for label, rows in found.items()} == {
        "any": [0, 1, 2, 3, 4, 5],
        "200": [0, 1],
        "ok": [0],
        "noindex": [1],
        "301": [2, 4],
        "redirect": [2, 4],
        "error": [3, 4],
        "404": [5],
    }
    later = checked.labels(numbers, range(len(urls)), clock.now + timedelta(days=2))
    assert list(later["stale"]) == [0, 1, 2, 3, 4, 5]
    assert set(later) <= {*LIVE_WORDS, "200", "301", "404"}
    assert checked.has(numbers[0])
    assert not checked.has(numbers[-1])
    store.close()


def test_a_check_that_is_gone_on_with_asks_for_what_nobody_had_allowed() -> None:
    clock, store = Clock(), ResultStore()
    now = int(clock.now.timestamp())
    store.note_run(now)
    refused = PageResult(URL, now, error=Failure.PRIVATE.value)
    dead = PageResult(f"{URL}dead", now, error=Failure.DNS.value)
    store.put([refused, dead])
    check = LiveCheck([refused.url, dead.url], store, Manners(allow_private=True), clock)
    assert (check.resumed, list(check.schedule.urls)) == (1, [refused.url])
    store.close()


def test_what_nobody_allowed_to_ask_leaves_what_was_found_before() -> None:
    store, local = ResultStore(), "http://127.0.0.1/page"
    new = f"{local}/new"
    carried_out([local], {local: Page()}, store, Manners(allow_private=True))
    before = store.of(local)
    assert before is not None
    assert before.status == 200
    check = LiveCheck([local, new], store, None, Clock())
    refused = [Answered(url, failure=Failure.PRIVATE) for url in (local, new)]
    assert [each.url for each in check.results(refused)] == [new]
    assert check.refused == 2
    assert store.of(local) == before
    found = store.of(new)
    assert found is not None
    assert found.error == "private"
    store.close()
