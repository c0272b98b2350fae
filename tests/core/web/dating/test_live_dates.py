"""What live pages say of their dates, asked now or checked before."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from datetime import UTC, datetime

from sitemap_editor.core.protocol.page_result import PageResult
from sitemap_editor.core.web.dating.evidence import (
    Evidence,
    EvidenceSource,
    says_the_same,
    written_like,
)
from sitemap_editor.core.web.dating.live_dates import asked_dates, checked_dates, dates_check
from sitemap_editor.core.web.dating.silent_pages import silent_pages
from sitemap_editor.core.web.fetching import Failure
from sitemap_editor.core.web.live.change_history import digest_of
from tests.core.web.pretended_web import Answer, Page, PretendedWeb

NOW = datetime(2026, 11, 23, 12, tzinfo=UTC)


class Pages:
    """Results of a live check."""

    def __init__(self, *results: PageResult) -> None:
        self._by_url = {result.url: result for result in results}

    def of(self, url: str) -> PageResult | None:
        return self._by_url.get(url)

    def has(self, number: int) -> bool:
        raise AssertionError(number)

    def labels(
        self, numbers: Sequence[int], row_ids: Sequence[int], now: datetime
    ) -> dict[str, array[int]]:
        raise AssertionError(numbers, row_ids, now)

    def is_listed(self, url: str) -> bool:
        raise AssertionError(url)


def asked(
    locs: Sequence[str],
    pages: dict[str, Answer],
    kept: Callable[[str], PageResult | None] = lambda _url: None,
) -> tuple[dict[str, list[Evidence] | None], list[str]]:
    """Ask pages for their dates; return what they said, and what was asked for."""
    web = PretendedWeb(pages)
    check = dates_check(locs, kept, clock=lambda: NOW)
    check.results(web.run(check.schedule))
    check.end()
    found = asked_dates(check)
    check.store.close()
    return found, web.urls()


def test_each_page_is_asked_once_and_only_pages_are() -> None:
    body = b'<meta property="article:modified_time" content="2024-05-06T10:00:00Z">'
    headers = (("content-type", "text/html"), ("last-modified", "Wed, 01 May 2024 10:00:00 GMT"))
    urls = ["https://a.org/1", "https://a.org/2"]
    pages: dict[str, Answer] = {
        urls[0]: Page(200, headers, body),
        urls[1]: Page(failure=Failure.PROTOCOL),
    }
    found, log = asked([urls[0], urls[0], "ftp://a.org/", "", urls[1]], pages)
    assert log == urls
    said = found[urls[0]]
    assert said is not None
    assert [(each.source.value, each.moment.day) for each in said] == [("meta", 6), ("header", 1)]
    assert found[urls[1]] is None


def test_what_robots_txt_keeps_crawlers_from_is_not_asked() -> None:
    rules = Page(200, (("content-type", "text/plain"),), b"User-agent: *\nDisallow: /private\n")
    locs = ["https://a.org/private/x", "https://a.org/open"]
    found, log = asked(locs, {"https://a.org/robots.txt": rules, locs[1]: Page()})
    assert log == [locs[1]]
    assert found == {locs[0]: None, locs[1]: None}


def test_a_page_that_is_another_one_than_the_kept_hash_tells_since_when() -> None:
    body = b"<p>As it is now.</p>"

    def kept(url: str) -> PageResult:
        seen = body if url.endswith("same") else b"<p>As it was.</p>"
        return PageResult(url, 1_778_025_600, hops=((200, url),), digest=digest_of(seen))

    locs = ["https://a.org/same", "https://a.org/other", "https://a.org/moved"]
    pages: dict[str, Answer] = {url: Page(body=body) for url in locs}
    pages[locs[2]] = Page(301, (("location", "/elsewhere"),))
    pages["https://a.org/elsewhere"] = Page(body=body)
    found, _ = asked(locs, pages, kept)
    assert [url for url, said in found.items() if said] == ["https://a.org/other"]
    [evidence] = found["https://a.org/other"] or []
    assert (evidence.source, evidence.detail) == (EvidenceSource.HASH, "changed since 2026-05-06")
    assert written_like(evidence, "2026-01-01T10:00:00Z") == "2026-11-23"
    for lastmod, agrees in (
        ("2026-05-05", False),
        ("2026-05-06", True),
        ("2026-08-09T10:00:00Z", True),
        ("2026-11-23", True),
        ("2026-11-24", False),
    ):
        assert says_the_same(lastmod, evidence) is agrees


def test_a_host_that_is_given_up_says_nothing_of_what_was_known() -> None:
    url = "https://a.org/1"
    known = PageResult(url, 1_778_025_600, hops=((200, url),), dates=(("json-ld", "2023-01-02"),))
    check = dates_check([url], lambda _url: known, clock=lambda: NOW)
    check.schedule.skip("a.org")
    assert asked_dates(check) == {}
    check.store.close()


def test_a_change_that_a_live_check_saw_is_told_without_asking() -> None:
    url = "https://a.org/1"
    page = PageResult(url, 1_800, hops=((200, url),), same_until=86_400, other_from=172_800)
    [evidence] = checked_dates([url], Pages(page))[url]
    assert evidence.detail == "changed since 1970-01-02"
    assert evidence.moment.day == 3


def test_what_was_checked_before_counts_unless_the_page_was_in_fault() -> None:
    fine = PageResult(
        "https://a.org/1", 1_700_000_000, hops=((200, "x"),), dates=(("json-ld", "2023-01-02"),)
    )
    gone = PageResult("https://a.org/2", hops=((404, "x"),), dates=(("json-ld", "2023-01-02"),))
    dead = PageResult("https://a.org/3", error="dns", dates=(("json-ld", "2023-01-02"),))
    locs = [f"https://a.org/{number}" for number in (1, 2, 3, 4)]
    found = checked_dates(locs, Pages(fine, gone, dead))
    assert list(found) == ["https://a.org/1"]


def test_pages_without_a_date_are_told_by_reason() -> None:
    rules = Page(200, (("content-type", "text/plain"),), b"User-agent: *\nDisallow: /x/\n")
    dated = Page(200, body=b'<meta property="article:modified_time" content="2024-05-06">')
    urls = [f"https://a.org/{name}" for name in ("dated", "bare", "gone", "lost", "x/1", "to")]
    pages: dict[str, Answer] = {
        "https://a.org/robots.txt": rules,
        urls[0]: dated,
        urls[1]: Page(),
        urls[4]: Page(),
        urls[5]: Page(302, (("location", "http://router.lan/"),)),
        "http://router.lan/robots.txt": Page(failure=Failure.PRIVATE),
    }
    check = dates_check([*urls, "https://b.org/"], clock=lambda: NOW)
    check.schedule.skip("b.org")
    check.results(PretendedWeb(pages).run(check.schedule))
    silent = silent_pages(check, {urls[0]})
    check.store.close()
    assert [(str(each.why), each.urls, each.is_private) for each in silent] == [
        ("the answer is 404", (urls[2], urls[3]), False),
        ("neither the page nor its server names one", (urls[1],), False),
        ("robots.txt does not let us ask", (urls[4],), False),
        ("“router.lan” is an address of this computer or its own network", (urls[5],), True),
        ("the host was left alone, since it fails too often", ("https://b.org/",), False),
    ]
