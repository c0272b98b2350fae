"""Which URLs are the same page: by RFC 3986, and by habit."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_editor.core.protocol.equivalence import same_by_habit, same_by_standard, same_pages

BASE = b"https://example.com/a"
PARTS = st.sampled_from(
    [
        *(b"http", b"https", b"://", b"www.", b"example.com", b":80", b":443", b"/", b"index.html"),
        *(b"?", b"#", b"%7e", b"%41", b"%2f", b"A", b"a", b"default.aspx", b"", b" ", b"\xc3\xbc"),
    ]
)
URLS = st.lists(PARTS, max_size=8).map(b"".join)


@pytest.mark.parametrize(
    ("url", "normal"),
    [
        (BASE, BASE),
        (b"HTTPS://Example.COM/a", BASE),
        (b"https://example.com:443/a", BASE),
        (b"http://example.com:80?x", b"http://example.com/?x"),
        (b"https://example.com:80/a", b"https://example.com:80/a"),
        (b"https://example.com:4430/a", b"https://example.com:4430/a"),
        (b"https://example.com", b"https://example.com/"),
        (b"https://example.com#x", b"https://example.com/#x"),
        (b"https://example.com/%61", BASE),
        (b"https://example.com/%7ea%2D%5f%2e", b"https://example.com/~a-_."),
        (b"https://example.com/%c3%bc%2f", b"https://example.com/%C3%BC%2F"),
        (b"https://example.com/A", b"https://example.com/A"),
        (b"ftp://EXAMPLE.com", b"ftp://example.com"),
        (b"relative/A", b"relative/A"),
        (b"", b""),
        (b"https://example.com/a\nb", b"https://example.com/a b"),
    ],
)
def test_spellings_are_made_one_by_the_standard(url: bytes, normal: bytes) -> None:
    assert same_by_standard([b"x", url, b"y"]) == [b"x", normal, b"y"]


@pytest.mark.parametrize(
    "other",
    [
        b"http://example.com/a",
        b"https://www.example.com/a",
        b"http://www.example.com:80/a/",
        b"https://example.com/a/index.html",
        b"https://example.com/a/index.php",
        b"https://example.com/a/default.aspx",
        b"https://example.com/a#top",
        b"https://EXAMPLE.com/%61",
    ],
)
def test_what_usually_is_one_page_is_one_by_habit(other: bytes) -> None:
    first, second = same_by_habit([BASE, other])
    assert first == second


@pytest.mark.parametrize(
    "other",
    [
        b"https://example.com/b",
        b"https://example.com/A",
        b"https://example.com/a?x",
        b"https://example.com:8443/a",
        b"https://m.example.com/a",
        b"https://example.com/a//",
        b"https://example.com/a/index.jpg",
    ],
)
def test_other_pages_stay_other_pages(other: bytes) -> None:
    first, second = same_by_habit([BASE, other])
    assert first != second


def test_a_slash_before_the_query_is_none() -> None:
    first, second = same_by_habit([BASE + b"/?x=1", BASE + b"?x=1"])
    assert first == second


def test_nothing_is_the_same_as_nothing() -> None:
    assert same_pages([]) == ([], [])


@given(st.lists(URLS, max_size=6))
def test_one_by_one_and_all_at_once_are_the_same(urls: list[bytes]) -> None:
    standard, habit = same_pages(urls)
    assert standard == [same_by_standard([url])[0] for url in urls]
    assert habit == [same_by_habit([url])[0] for url in urls]


@given(URLS)
def test_what_is_the_same_by_the_standard_is_the_same_by_habit(url: bytes) -> None:
    normal = same_by_standard([url])[0]
    assert same_by_habit([url]) == same_by_habit([normal])
    assert same_by_standard([normal]) == [normal]
