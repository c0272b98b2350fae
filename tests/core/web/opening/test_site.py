"""From an address to what can be opened."""

from __future__ import annotations

import pytest

from sitemap_editor.core.protocol.location import is_address
from sitemap_editor.core.web.fetching import Failure, answered_by
from sitemap_editor.core.web.opening.content import Content
from sitemap_editor.core.web.opening.site import (
    Discovery,
    Origin,
    addresses_of,
    discover,
)
from tests.core.web.answers import Answers, redirected

_SITEMAP = b'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></urlset>'
_PAGE = b"<!doctype html><title>Shop</title>"


def found(typed: str, web: Answers) -> Discovery:
    return answered_by(discover(typed), web)


@pytest.mark.parametrize(
    ("typed", "addresses"),
    [
        ("example.com", ("https://example.com/", "http://example.com/")),
        (
            " example.com:8080/a.xml ",
            ("https://example.com:8080/a.xml", "http://example.com:8080/a.xml"),
        ),
        ("//example.com/a", ("https://example.com/a", "http://example.com/a")),
        ("http://example.com?x", ("http://example.com/?x",)),
        ("HTTPS://example.com/", ("HTTPS://example.com/",)),
        ("Sitemap: https://example.com/s.xml", ("https://example.com/s.xml",)),
        ("<https://example.com/s.xml>", ("https://example.com/s.xml",)),
        ("mailto:a@b.org", ("mailto:a@b.org",)),
        ("/var/www/sitemap.xml", ("/var/www/sitemap.xml",)),
        ("", ("",)),
    ],
)
def test_an_address_without_a_scheme_is_https_first(typed: str, addresses: tuple[str, ...]) -> None:
    assert addresses_of(typed) == addresses


def test_only_one_url_of_the_web_is_an_address() -> None:
    assert is_address(" https://example.com/a ")
    assert not is_address("https://example.com/a https://example.com/b")
    assert not is_address("ftp://example.com/")
    assert not is_address("example.com")


def test_a_sitemap_is_the_answer_itself_and_nothing_else_is_asked() -> None:
    web = Answers({"https://a.org/s": redirected(["https://a.org/s", "https://b.org/x"], _SITEMAP)})
    discovery = found("https://a.org/s", web)
    assert discovery.answer is not None
    assert discovery.answer.body == _SITEMAP
    assert discovery.answer.url == "https://b.org/x"
    assert discovery.answer.asked == "https://a.org/s"
    assert web.urls == ["https://a.org/s"]


def test_a_robots_txt_offers_its_lines_and_tells_of_relative_ones() -> None:
    robots = b"User-agent: *\nSitemap: https://a.org/1.xml\nsitemap: /2.xml\nSitemap:\n"
    web = Answers({"https://a.org/robots.txt": robots})
    discovery = found("https://a.org/robots.txt", web)
    assert [(each.url, each.line) for each in discovery.offers] == [
        ("https://a.org/1.xml", 2),
        ("https://a.org/2.xml", 3),
    ]
    assert discovery.offers[0].remark is None
    assert "/2.xml" in str(discovery.offers[1].remark)
    assert len(web.asked) == 1


def test_a_line_that_leads_elsewhere_than_to_the_web_is_not_offered() -> None:
    robots = b"User-agent: *\nSitemap: file:///etc/passwd\nSitemap: javascript:alert(1)\n"
    assert found("a.org/robots.txt", Answers({"https://a.org/robots.txt": robots})).offers == ()


def test_a_site_is_asked_for_its_robots_txt_where_redirects_ended() -> None:
    page = redirected(["https://a.org/", "https://www.a.org/en/"], _PAGE)
    robots = b"User-agent: *\nSitemap: https://www.a.org/s.xml"
    web = Answers({"https://a.org/": page, "https://www.a.org/robots.txt": robots})
    discovery = found("a.org", web)
    assert [each.url for each in discovery.offers] == ["https://www.a.org/s.xml"]
    assert web.urls == ["https://a.org/", "https://www.a.org/robots.txt"]


def test_usual_names_are_tried_where_nothing_is_named_and_a_page_is_no_sitemap() -> None:
    web = Answers(
        {
            "https://a.org/": _PAGE,
            "https://a.org/robots.txt": _PAGE,
            "https://a.org/sitemap.xml": _PAGE,
            "https://a.org/sitemap_index.xml": _SITEMAP + b" " * 100_000,
            "https://a.org/sitemap.txt": b"https://a.org/\n",
        }
    )
    discovery = found("a.org", web)
    assert [(each.url, each.content) for each in discovery.offers] == [
        ("https://a.org/sitemap_index.xml", Content.URLSET),
        ("https://a.org/sitemap.txt", Content.TEXT),
    ]
    assert [each.content for each in discovery.attempts] == [
        Content.PAGE,
        Content.PAGE,
        Content.PAGE,
        Content.URLSET,
        Content.TEXT,
    ]


def test_the_links_of_the_page_are_offered() -> None:
    page = _PAGE + b'<base href="/shop/"><link REL="sitemap other" href="map.xml"><a href="x">'
    web = Answers({"https://a.org/": page})
    discovery = found("a.org", web)
    assert [(each.url, each.origin) for each in discovery.offers] == [
        ("https://a.org/shop/map.xml", Origin.PAGE)
    ]
    assert web.urls == ["https://a.org/", "https://a.org/robots.txt"]


@pytest.mark.parametrize("failure", [Failure.REFUSED, Failure.TLS, Failure.TIMEOUT])
def test_http_is_tried_where_https_gives_no_answer(failure: Failure) -> None:
    web = Answers({"https://a.org/s": failure, "http://a.org/s": _SITEMAP})
    discovery = found("a.org/s", web)
    assert discovery.answer is not None
    assert [each.fetched.failure for each in discovery.attempts] == [failure, None]


def test_a_host_that_is_not_there_is_asked_once() -> None:
    web = Answers({"https://a.org/": Failure.DNS})
    discovery = found("a.org", web)
    assert web.urls == ["https://a.org/"]
    assert "a.org" in str(discovery.problem)


def test_a_file_that_is_gone_is_told_and_its_site_is_looked_at() -> None:
    web = Answers({})
    discovery = found("https://a.org/sitemap.xml", web)
    assert "404" in str(discovery.problem)
    assert web.urls == [
        "https://a.org/sitemap.xml",
        "https://a.org/robots.txt",
        "https://a.org/sitemap_index.xml",
        "https://a.org/sitemap.txt",
    ]


def test_what_is_no_address_is_asked_of_nobody() -> None:
    for typed in ("", "ftp://a.org/", "C:\\sitemap.xml", "/etc/passwd", "https://"):
        web = Answers({})
        discovery = found(typed, web)
        assert not web.asked
        assert discovery.attempts[0].fetched.failure is Failure.ADDRESS
        assert discovery.problem is not None


def test_an_address_of_ones_own_network_needs_a_yes() -> None:
    web = Answers({"http://10.0.0.1/": Failure.PRIVATE})
    assert found("http://10.0.0.1/", web).needs_yes
    answered_by(discover("http://10.0.0.1/", allow_private=True), web)
    assert web.asked[-1].allow_private


def test_a_site_without_any_sitemap_says_what_was_tried() -> None:
    discovery = found("a.org", Answers({"https://a.org/": _PAGE}))
    assert "usual names" in str(discovery.problem)
    assert len(discovery.attempts) == 5
