"""“If published at …”."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.passes.executor import Here
from sitemap_editor.core.protocol.location import Published
from sitemap_editor.core.web.publishing.scope import Cure, Scope, scope_at
from tests.core.sitemaps import document
from tests.core.test_properties import SLOW_IS_FINE

_URLS = (
    "https://a.org/blog/1",
    "https://a.org/blog/x/2",
    "https://a.org/shop/3",
    "https://a.org/shop/y/4",
    "http://a.org/blog/5",
    "https://www.a.org/blog/6",
    "https://b.org/c/d/7",
    "https://b.org/c/e/8",
    "/relative",
    "",
)


def _table(*urls: str) -> PieceTable:
    return document("".join(f"<url><loc>{url}</loc></url>" for url in urls)).table


def _scope(url: str, *urls: str) -> Scope:
    return scope_at(_table(*(urls or _URLS)), Published(url))


def test_rows_outside_are_sorted_by_what_would_cure_it() -> None:
    scope = _scope("https://a.org/blog/sitemap.xml")
    assert scope.rows == 9
    counts = {cure: scope.count(cure) for cure in Cure}
    assert counts == {
        Cure.HIGHER_FOLDER: 2,
        Cure.SPELLING: 2,
        Cure.ROBOTS: 2,
        Cure.FULL_URL: 1,
    }
    [shop] = [group for group in scope.outside if group.cure is Cure.HIGHER_FOLDER]
    assert list(shop.rows) == [2, 3]
    assert (shop.site, shop.folder) == ("https://a.org", "/shop/")
    assert "Publish the file in https://a.org/" in str(scope.sentence(shop))
    assert "https://a.org/shop/" in str(scope.sentence(shop))
    [other] = [group for group in scope.outside if group.cure is Cure.ROBOTS]
    assert "Sitemap: https://a.org/blog/sitemap.xml" in str(scope.sentence(other))
    assert "robots.txt of https://b.org" in str(scope.sentence(other))
    assert other.folder == "/c/"


def test_another_address_is_named_where_it_covers_more() -> None:
    scope = _scope("https://a.org/blog/sitemap.xml")
    assert (scope.best, scope.best_outside) == ("https://a.org/sitemap.xml", 5)
    assert _scope("https://a.org/sitemap.xml").best == ""
    other = _scope("https://c.org/s.xml", "https://b.org/x/1", "https://b.org/x/y/2")
    assert (other.best, other.best_outside) == ("https://b.org/x/s.xml", 0)


def test_nothing_is_outside_where_the_root_covers_all() -> None:
    scope = _scope("https://A.org:443/sitemap.xml", *_URLS[:4])
    assert scope.outside == ()
    assert scope.outside_count == 0


def test_a_folder_that_only_begins_alike_is_another_one() -> None:
    scope = _scope("https://a.org/blog/s.xml", "https://a.org/blogs/1", "https://a.org/blog")
    assert scope.outside_count == 2


@settings(deadline=None, suppress_health_check=SLOW_IS_FINE)
@given(st.lists(st.sampled_from(_URLS), max_size=30), st.integers(1, 7))
def test_however_the_rows_are_divided_the_answer_is_the_same(urls: list[str], rows: int) -> None:
    table = _table(*urls)
    whole = scope_at(table, Published("https://a.org/blog/s.xml"))
    parts = scope_at(table, Published("https://a.org/blog/s.xml"), executor=Here(rows))
    assert whole == parts
    inside = sum(url.startswith("https://a.org/blog/") for url in urls)
    assert whole.outside_count == sum(map(bool, urls)) - inside
