"""URLs cut and checked without opening anything, by RFC 3986 and PROTOCOL L02 to L11."""

from __future__ import annotations

import pytest

from sitemap_editor.core.protocol.hosts import is_host
from sitemap_editor.core.protocol.urls import (
    BROKEN_PERCENT,
    NON_ASCII,
    SPACE_OR_CONTROL,
    UNSAFE,
    UrlParts,
    percent_codes_are_utf8,
    split_url,
)


@pytest.mark.parametrize(
    ("url", "parts"),
    [
        ("https://example.com", UrlParts("https", None, "example.com", None, "", "", None)),
        (
            "HTTP://Example.com:8080/a/b?x=1&y=?#f#g",
            UrlParts("HTTP", None, "Example.com", "8080", "/a/b", "?x=1&y=?", "#f#g"),
        ),
        ("https://user:pa@ss@host:1/", UrlParts("https", "user:pa@ss", "host", "1", "/", "", None)),
        ("https://@host/", UrlParts("https", "", "host", None, "/", "", None)),
        ("http://[::1]:80/", UrlParts("http", None, "[::1]", "80", "/", "", None)),
        ("http://[::1]", UrlParts("http", None, "[::1]", None, "", "", None)),
        ("http://[::1/", UrlParts("http", None, "[:", "1", "/", "", None)),
        ("https://host:/", UrlParts("https", None, "host", "", "/", "", None)),
        ("https:///path", UrlParts("https", None, "", None, "/path", "", None)),
        ("https://host?q", UrlParts("https", None, "host", None, "", "?q", None)),
        ("https://host#", UrlParts("https", None, "host", None, "", "", "#")),
        ("https://host/%20\n ü", UrlParts("https", None, "host", None, "/%20\n ü", "", None)),
        ("view-source+x.1://h", UrlParts("view-source+x.1", None, "h", None, "", "", None)),
    ],
)
def test_a_url_is_cut_at_its_delimiters_and_nothing_is_decoded(url: str, parts: UrlParts) -> None:
    assert split_url(url) == parts


@pytest.mark.parametrize(
    "url",
    [
        "",
        "/path",
        "//host/path",
        "example.com/path",
        "mailto:a@b",
        "https:/host",
        "https:host",
        "javascript:alert(1)",
        "1http://host",
        "ht tp://host",
        " https://host",
        "://host",
        "ü://host",
        "?a://b",
    ],
)
def test_what_has_no_scheme_and_two_slashes_is_no_absolute_url(url: str) -> None:
    assert split_url(url) is None


@pytest.mark.parametrize(
    "host",
    [
        "example.com",
        "localhost",
        "a.io",
        "127.0.0.1",
        "[::1]",
        "[fe80::1%25eth0]",
        "例え.jp",
        "xn--r8jz45g.jp",
        "under_score.example",
        "example.com.",
        "-a.tumblr.com",
        "a" * 63 + ".example",
        "1.2.3.4",
        "1.2.3.4.",
        "3com.com",
        "4chan.0xa.org",
        "[::ffff:1.2.3.4]",
        "例え。jp",
        "ａ.example",
    ],
)
def test_hosts_are_names_or_addresses(host: str) -> None:
    assert is_host(host)


NO_HOSTS = [
    *("", " ", ".", "a b", "a..b", ".com", "a,b", "a%20b", "a@b", "a(b)"),
    *("[::1", "::1", "[g::1]", "[1::2::3]", "[::1.2.3]", "[:]"),
    *("a" * 64 + ".example", ".".join(["a" * 60] * 5), "ü" * 58 + ".example"),
    *("foo.9", "foo.0x1", "1.2.3.256", "1.2.3", "1.2.3.4.5", "01.2.3.4", "256"),
    *("。a", "a。。b", "\u0301a.example", "\ufffd.example", "\ufdd0.example", "％41.example"),
]


@pytest.mark.parametrize("host", NO_HOSTS)
def test_other_texts_are_no_hosts(host: str) -> None:
    assert not is_host(host)


@pytest.mark.parametrize(
    ("url", "is_utf8"),
    [
        ("/plain", True),
        ("/%20%41", True),
        ("/r%C3%BCben", True),
        ("/%E4%BE%8B", True),
        ("/%c3%bc%41", True),
        ("/%FC", False),
        ("/%C4%E3%BA%C3", False),
        ("/%C3", False),
        ("/%E4%BE", False),
        ("/%C3%BC/%FC", False),
    ],
)
def test_percent_codes_above_ascii_are_utf_8_or_not(url: str, is_utf8: bool) -> None:
    assert percent_codes_are_utf8(url) is is_utf8


def test_patterns_find_what_a_url_must_not_hold() -> None:
    for bad in " \t\n\0\x7f\xa0\u200b\u3000\ufeff":
        assert SPACE_OR_CONTROL.search(f"https://a/{bad}b")
    for bad in '\\^`{}|<>"':
        assert UNSAFE.search(f"https://a/{bad}b")
    fine = "https://user@a.example:80/-._~!$&'()*+,;=:@%20?/?#x"
    for pattern in (SPACE_OR_CONTROL, UNSAFE, BROKEN_PERCENT, NON_ASCII):
        assert not pattern.search(fine)
    assert [bool(BROKEN_PERCENT.search(text)) for text in ("%", "%2", "%zz", "%2g", "%2F")] == [
        True,
        True,
        True,
        True,
        False,
    ]
    assert NON_ASCII.search("https://a/ü")
