"""What live pages say of their dates, asked now or checked before."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from datetime import UTC, datetime

from sitemap_editor.core.protocol.page_result import PageResult
from sitemap_editor.core.web.dating.evidence import EvidenceSource, says_the_same, written_like
from sitemap_editor.core.web.dating.live_dates import checked_dates, live_dates
from sitemap_editor.core.web.fetching import Failure, Fetched, Hop, answered_by
from sitemap_editor.core.web.live.change_history import digest_of
from tests.core.web.answers import Answers

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


def test_each_page_is_asked_once_and_only_pages_are() -> None:
    page = b'<meta property="article:modified_time" content="2024-05-06T10:00:00Z">'
    headers = (("content-type", "text/html"), ("last-modified", "Wed, 01 May 2024 10:00:00 GMT"))
    answer = Fetched((Hop(200, "https://a.org/1"),), headers, page)
    web = Answers({"https://a.org/1": answer, "https://a.org/2": Failure.TIMEOUT})
    locs = ["https://a.org/1", "https://a.org/1", "ftp://a.org/", "", "https://a.org/2"]
    found = answered_by(live_dates(locs, lambda: NOW), web)
    assert web.urls == ["https://a.org/1", "https://a.org/2"]
    assert [(each.source.value, each.moment.day) for each in found["https://a.org/1"]] == [
        ("meta", 6),
        ("header", 1),
    ]
    assert list(found) == ["https://a.org/1"]


def test_a_page_that_is_another_one_than_the_kept_hash_tells_since_when() -> None:
    body = b"<p>As it is now.</p>"

    def kept(url: str) -> PageResult:
        seen = body if url.endswith("same") else b"<p>As it was.</p>"
        return PageResult(url, 1_778_025_600, hops=((200, url),), digest=digest_of(seen))

    locs = ["https://a.org/same", "https://a.org/other", "https://a.org/moved"]
    answers = {url: Fetched((Hop(200, url),), (), body) for url in locs}
    moved = (Hop(301, locs[2]), Hop(200, "https://a.org/elsewhere"))
    web = Answers({**answers, locs[2]: Fetched(moved, (), body)})
    found = answered_by(live_dates(locs, lambda: NOW, kept), web)
    assert list(found) == ["https://a.org/other"]
    [evidence] = found["https://a.org/other"]
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
