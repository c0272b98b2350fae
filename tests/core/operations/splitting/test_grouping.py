"""Which rows share a part."""

from __future__ import annotations

import pytest

from sitemap_editor.core.errors import Cancelled
from sitemap_editor.core.operations.splitting.order import By
from sitemap_editor.core.operations.splitting.plan import plan_split
from tests.core.operations.splitting.splitting import NOW, groups, listing, order


def test_folders_appear_in_the_order_of_the_document_and_keep_its_order_within() -> None:
    opened = listing(["/b/1", "/a/1", "/x", "/b/2", "/a/b/c", "/", "not a URL", "/b/"])
    assert groups(opened, By.PATH) == [
        ("b", [0, 3, 7]),
        ("a", [1, 4]),
        ("root", [2, 5]),
        ("other", [6]),
    ]


def test_a_query_or_a_fragment_has_no_folders() -> None:
    opened = listing(["/?a=/b/c", "/#/b/c", "https://a.org?x=/y/z", "https://a.org"])
    assert groups(opened, By.PATH) == [("root", [0, 1, 2, 3])]


def test_a_page_spelt_as_a_folder_counts_as_one_only_if_something_lies_in_it() -> None:
    opened = listing(["/about/", "/blog/", "/blog/x/", "/contact/"])
    assert groups(opened, By.PATH) == [("root", [0, 3]), ("blog", [1, 2])]


def test_folders_called_as_the_rest_is_called_stay_apart() -> None:
    opened = listing(["/root/x", "/y", "/other/z", "no URL"])
    assert groups(opened, By.PATH) == [
        ("root", [0]),
        ("root-2", [1]),
        ("other", [2]),
        ("other-2", [3]),
    ]


def test_a_folder_over_the_limit_is_divided_into_those_in_it() -> None:
    opened = listing([f"/blog/{name}/{n}" for n in range(3) for name in ("a", "b")] + ["/blog/x"])
    assert groups(opened, By.PATH, max_rows=4) == [
        ("blog-a", [0, 2, 4]),
        ("blog-b", [1, 3, 5]),
        ("blog", [6]),
    ]
    assert groups(opened, By.PATH, max_rows=7) == [("blog", list(range(7)))]


def test_a_folder_is_divided_as_deep_as_needed() -> None:
    opened = listing([f"/a/b/{c}/{n}" for c in "xy" for n in range(3)])
    assert groups(opened, By.PATH, max_rows=3) == [("a-x", [0, 1, 2]), ("a-y", [3, 4, 5])]
    deep = listing([f"/a/{b}/{c}/{n}" for b in "pq" for c in "xy" for n in range(3)])
    found = groups(deep, By.PATH, max_rows=3)
    assert [name for name, _ in found] == ["a-p-x", "a-p-y", "a-q-x", "a-q-y"]


def test_a_folder_without_folders_in_it_is_divided_by_count() -> None:
    opened = listing([f"/blog/{n}" for n in range(5)])
    assert groups(opened, By.PATH, max_rows=2) == [
        ("blog", [0, 1]),
        ("blog", [2, 3]),
        ("blog", [4]),
    ]


def test_pages_each_in_a_folder_of_its_own_do_not_each_get_a_file() -> None:
    inner = listing([f"/p/{n}/slug" for n in range(50)])
    assert len(groups(inner, By.PATH, max_rows=20)) == 3
    top = listing([f"/{n}/slug" for n in range(150)] + ["/blog/1", "/blog/2"])
    assert [(name, len(rows)) for name, rows in groups(top, By.PATH)] == [
        ("root", 150),
        ("blog", 2),
    ]


def test_one_large_folder_among_pages_beside_it_is_looked_into() -> None:
    urls = ["/a/1"] + [f"/a/b/{c}/{n}" for c in "xy" for n in range(4)] + ["/a/2"]
    assert groups(listing(urls), By.PATH, max_rows=5) == [
        ("a", [0, 9]),
        ("a-x", [1, 2, 3, 4]),
        ("a-y", [5, 6, 7, 8]),
    ]


def test_bytes_divide_a_folder_as_rows_do() -> None:
    long = "x" * 400
    opened = listing([f"/blog/{c}/{n}{long}" for c in "ab" for n in range(3)])
    found = groups(opened, By.PATH, max_size_bytes=2_000)
    assert found == [("blog-a", [0, 1, 2]), ("blog-b", [3, 4, 5])]


def test_folders_of_eight_levels_and_more_end_in_a_division_by_count() -> None:
    opened = listing(["/" + "/".join("abcdefghij") + f"/{n}" for n in range(4)])
    assert groups(opened, By.PATH, max_rows=3) == [("a", [0, 1, 2]), ("a", [3])]


@pytest.mark.parametrize(
    ("date", "name"),
    [
        ("2024", "2024"),
        ("2024-05", "2024"),
        ("2024-05-06", "2024"),
        (" 2024-05-06T10:20Z ", "2024"),
        ("2024-05-06T10:20:30.123+13:59", "2024"),
        ("2024-05-06T10:20:30+14:00", "2024"),
        ("2024-05-06T10:20:30+14:01", "undated"),
        ("2024-05-06T10:20:30", "undated"),
        ("2024-02-30T10:20:30Z", "undated"),
        ("2024-05-06T24:00:00Z", "undated"),
        ("2024-02-30", "undated"),
        ("yesterday", "undated"),
        ("٢٠٢٤-05-06", "undated"),
        ("", "undated"),
    ],
)
def test_a_year_is_that_of_a_date_as_the_protocol_wants_it(date: str, name: str) -> None:
    assert groups(listing(["/a"], [date]), By.YEAR) == [(name, [0])]


def test_years_come_in_order_of_appearance() -> None:
    opened = listing(["/a", "/b", "/c"], ["2025-01-01", "2024-01-01", "2025"])
    assert groups(opened, By.YEAR) == [("2025", [0, 2]), ("2024", [1])]


def test_hosts_are_told_apart_without_regard_to_case_and_port() -> None:
    urls = ["https://B.org/x", "http://b.org:8080/", "https://a.org", "c.org/", "mailto:x@y.z"]
    assert groups(listing(urls), By.HOST) == [("b.org", [0, 1]), ("a.org", [2]), ("other", [3, 4])]


@pytest.mark.parametrize("by", [By.PATH, By.YEAR, By.HOST])
def test_grouping_can_be_stopped(by: By) -> None:
    def stop(_part: float) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        plan_split(listing(["/a"]).table, order(by=by), now=NOW, progress=stop)
