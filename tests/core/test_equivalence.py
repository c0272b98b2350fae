"""Which URLs are the same page: by RFC 3986, and by habit."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_editor.core.protocol.equivalence import same_by_standard, same_pages

BASE = b"https://example.com/a"
PARTS = st.sampled_from(
    [
        *(b"http", b"https", b"://", b"www.", b"example.com", b":80", b":443", b"/", b"index.html"),
        *(b".", b"..", b"./", b":", b"@", b"%2E", b"%", b"%C", b"\xff", b"%c3%bc", b"\xc3\x9c"),
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
        b"https://example.com/a#",
        b"https://example.com/a/index.html#",
        b"https://EXAMPLE.com/%61",
    ],
)
def test_what_usually_is_one_page_is_one_by_habit(other: bytes) -> None:
    first, second = same_pages([BASE, other])[1]
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
        b"https://example.com/a#top",
        b"https://example.com/a#/b",
        b"https://example.com//a",
    ],
)
def test_other_pages_stay_other_pages(other: bytes) -> None:
    first, second = same_pages([BASE, other])[1]
    assert first != second


PAIRS = [
    # RFC 3986, 6.2.2.1: case
    ("http://example.com/a", "HTTP://example.com/a"),
    ("http://example.com/a", "hTTp://EXAMPLE.com/a"),
    ("http://example.com/a%C3%BC", "http://example.com/a%c3%bc"),
    ("http://example.com/%CA", "http://example.com/%Ca"),
    ("http://example.com/%AB%2F", "http://example.com/%aB%2f"),
    ("http://User@example.com/", "http://User@EXAMPLE.COM/"),
    # 6.2.2.2: codes of plain characters
    ("http://example.com/~a", "http://example.com/%7Ea"),
    ("http://example.com/~a", "http://example.com/%7ea"),
    ("http://example.com/a-b_c.d", "http://example.com/a%2Db%5Fc%2Ed"),
    ("http://example.com/aZ09", "http://example.com/%61%5A%30%39"),
    ("http://example.com/?q=az", "http://example.com/?q=%61z"),
    ("http://example.com/", "http://ex%61mple.com/"),
    # 6.2.2.3: dot segments
    ("http://example.com/a", "http://example.com/./a"),
    ("http://example.com/a", "http://example.com/b/../a"),
    ("http://example.com/a/g", "http://example.com/a/b/c/./../../g"),
    ("http://example.com/mid/6", "http://example.com/mid/content=5/../6"),
    ("http://example.com/a/", "http://example.com/a/."),
    ("http://example.com/a/", "http://example.com/a/b/.."),
    ("http://example.com/a", "http://example.com/../../a"),
    ("http://example.com/a?b", "http://example.com/b/../a?b"),
    ("http://example.com/a", "http://example.com/%2E/b/%2e%2E/a"),
    # 6.2.3: by scheme
    ("http://example.com/", "http://example.com"),
    ("http://example.com/", "http://example.com:/"),
    ("http://example.com/", "http://example.com:80/"),
    ("http://example.com/", "http://example.com:80"),
    ("https://example.com/a", "https://example.com:/a"),
    ("https://example.com/a", "https://example.com:443/a"),
    ("https://u:p@example.com/a", "https://u:p@example.com:443/a"),
    ("https://[::1]/a", "https://[::1]:443/a"),
    ("http://example.com/?a", "http://example.com?a"),
    ("https://example.com/a", "https://example.com./a"),
    ("https://example.com:8443/a", "https://example.com.:8443/a"),
    ("https://example.com/", "https://EXAMPLE.com.:443"),
    ("https://example.com/a", "https://example.com/a?"),
    ("https://example.com/a#b", "https://example.com/a?#b"),
    ("https://example.com/", "https://example.com?"),
    # RFC 3987 and 5891: beyond ASCII
    ("https://example.com/%C3%BC", "https://example.com/ü"),
    ("https://example.com/?q=%E6%97%A5", "https://example.com/?q=日"),
    ("https://xn--mnchen-3ya.de/", "https://münchen.de/"),
    ("https://xn--mnchen-3ya.de/", "https://MÜNCHEN.de/"),
    ("https://xn--mnchen-3ya.de/", "https://m%C3%BCnchen.de/"),
    ("https://xn--mnchen-3ya.de/", "https://mu\u0308nchen.de/"),
    ("https://xn--mnchen-3ya.de/", "https://XN--MNCHEN-3YA.de"),
    ("https://xn--r8jz45g.jp/", "https://例え。jp/"),
    ("https://xn--strae-oqa.de/", "https://straße.de/"),
    ("https://xn--strae-oqa.de/", "https://STRAẞE.de/"),
    ("https://xn--80akhbyknj4f.com:8443/a", "https://испытание.com:8443/a"),
]


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_what_the_standards_call_one_page_is_one(one: str, other: str) -> None:
    first, second = same_by_standard([one.encode(), other.encode()])
    assert first == second
    assert same_pages([one.encode()])[1] == same_pages([other.encode()])[1]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("https://example.com/a/b", "https://example.com/a%2Fb"),
        ("https://example.com/?a=1&b=2", "https://example.com/?b=2&a=1"),
        ("https://example.com//a", "https://example.com/a"),
        ("https://example.com/a#b", "https://example.com/a#c"),
        ("https://example.com/a#b", "https://example.com/a"),
        ("https://example.com/?u=/b/../a", "https://example.com/?u=/a"),
        ("https://example.com/.a", "https://example.com/a"),
        ("https://example.com/a...", "https://example.com/a"),
        ("https://example.com/.../a", "https://example.com/a"),
        ("https://example.com/?a?", "https://example.com/?a"),
        ("https://example.com/A", "https://example.com/a"),
        ("https://U:P@example.com/", "https://u:p@example.com/"),
        ("https://example.com/%FC", "https://example.com/%C3%BC"),
        ("https://example.com/ü", "https://example.com/u\u0308"),
        ("https://straße.de/", "https://strasse.de/"),
        ("http://example.com:443/", "http://example.com/"),
        ("https://example.com/a%26b", "https://example.com/a&b"),
        ("https://example.com/a+b", "https://example.com/a%20b"),
        ("https://example.com/%2541", "https://example.com/%41"),
        ("https://example.com/%4%31", "https://example.com/A"),
    ],
)
def test_what_a_server_may_tell_apart_is_not_one_page(one: str, other: str) -> None:
    first, second = same_by_standard([one.encode(), other.encode()])
    assert first != second


def test_a_host_that_is_no_name_keeps_its_spelling() -> None:
    for host in (b"\xff.org", ("ü" * 64 + ".org").encode(), ("ü." * 600).encode(), b"a%2Fb.org"):
        url = b"https://" + host + b"/"
        (normal,) = same_by_standard([url])
        assert b"xn--" not in normal
        assert same_by_standard([normal]) == [normal]


def test_a_slash_before_the_query_is_none() -> None:
    first, second = same_pages([BASE + b"/?x=1", BASE + b"?x=1"])[1]
    assert first == second


def test_nothing_is_the_same_as_nothing() -> None:
    assert same_pages([]) == ([], [])


@given(st.lists(URLS, max_size=6))
def test_one_by_one_and_all_at_once_are_the_same(urls: list[bytes]) -> None:
    standard, habit = same_pages(urls)
    assert standard == [same_by_standard([url])[0] for url in urls]
    assert habit == [same_pages([url])[1][0] for url in urls]


@given(URLS)
def test_what_is_the_same_by_the_standard_is_the_same_by_habit(url: bytes) -> None:
    normal = same_by_standard([url])[0]
    assert same_pages([url])[1] == same_pages([normal])[1]
    assert same_by_standard([normal]) == [normal]
