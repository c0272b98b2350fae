"""What changed between two versions of a file."""

from __future__ import annotations

from contextlib import closing
from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from sitemap_editor.core.protocol.page_result import PageResult
from sitemap_editor.core.web.live.pages import CheckedPages
from sitemap_editor.core.web.live.store import ResultStore
from sitemap_editor.core.web.publishing.page_marks import (
    Mark,
    changes_between,
    known_pages,
    marks_of,
)
from tests.core.sitemaps import document
from tests.core.test_properties import SLOW_IS_FINE


def _rows(**dates: str) -> str:
    return "".join(
        f"\n  <url><loc>https://a.org/{name}</loc><lastmod>{date}</lastmod></url>"
        for name, date in dates.items()
    )


def test_added_changed_and_removed_urls_are_told_and_no_others() -> None:
    before = marks_of(document(_rows(a="2024-01-01", b="2024-01-01", c="2024-01-01")).table)
    after = marks_of(document(_rows(d="2024-01-01", b="2024-01-02", a="2024-01-01")).table)
    changes = changes_between(before, after)
    assert changes.added == ("https://a.org/d",)
    assert changes.changed == ("https://a.org/b",)
    assert changes.removed == ("https://a.org/c",)


def test_white_space_comments_and_order_around_rows_change_nothing() -> None:
    body = _rows(a="2024-01-01", b="2024-01-01")
    spaced = "\n<!-- new -->" + _rows(b="2024-01-01") + "\n\n\t" + _rows(a="2024-01-01")
    assert not len(
        changes_between(marks_of(document(body).table), marks_of(document(spaced).table))
    )


def test_a_row_changes_by_what_is_beside_its_values_too() -> None:
    plain = document("<url><loc>https://a.org/</loc></url>")
    more = document("<url><loc>https://a.org/</loc><priority>0.5</priority></url>")
    changes = changes_between(marks_of(plain.table), marks_of(more.table))
    assert changes.changed == ("https://a.org/",)


def test_rows_with_the_same_url_are_one_page() -> None:
    once = document(_rows(a="2024-01-01"))
    twice = document(_rows(a="2024-01-01") + _rows(a="2024-01-01"))
    assert list(marks_of(twice.table)) == ["https://a.org/a"]
    changes = changes_between(marks_of(once.table), marks_of(twice.table))
    assert changes.changed == ("https://a.org/a",)


def test_the_page_counts_before_its_row_and_its_row_before_its_date() -> None:
    assert Mark("1", "x", "page").is_same(Mark("2", "y", "page"))
    assert not Mark("1", "x", "page").is_same(Mark("1", "x", "other"))
    assert Mark("1", "x", "page").is_same(Mark("2", "x"))
    assert not Mark("1", "x").is_same(Mark("1", "y"))
    assert Mark("1").is_same(Mark("1", "y"))
    assert not Mark("1").is_same(Mark("2", "y"))


_NAMES = st.dictionaries(st.sampled_from("abcdefgh"), st.sampled_from(("2024-01-01", "2025")))


def test_a_hash_that_a_check_of_heads_only_handed_on_tells_nothing_of_the_page_now() -> None:
    url, now = "https://a.org/1", 2_000_000
    table = document(f"<url><loc>{url}</loc></url>").table
    with closing(ResultStore()) as store:
        page = PageResult(url, now, hops=((200, url),), digest="0a")
        store.put([page])
        assert known_pages(table, CheckedPages(store), now).digests == {url: "0a"}
        store.put([replace(page, digest_at=now - 9_000)])
        assert known_pages(table, CheckedPages(store), now).digests == {}


@settings(deadline=None, suppress_health_check=SLOW_IS_FINE)
@given(_NAMES, _NAMES)
def test_each_url_is_told_once_or_is_the_same_in_both(
    before: dict[str, str], after: dict[str, str]
) -> None:
    old, new = (marks_of(document(_rows(**each)).table) for each in (before, after))
    changes = changes_between(old, new)
    told = [*changes.added, *changes.changed, *changes.removed]
    assert len(told) == len(set(told))
    assert not len(changes_between(old, old))
    back = changes_between(new, old)
    assert (set(back.added), set(back.removed)) == (set(changes.removed), set(changes.added))
    for url in old.keys() | new.keys():
        assert (url in told) == (old.get(url) != new.get(url))
