"""What a page says of itself: headers, elements, dates; and what a hostile one may not do."""

from __future__ import annotations

import time
from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_editor.core.web.live.crawler_tags import CrawlerTag, tags_of_headers, tags_of_page
from sitemap_editor.core.web.live.page import PageFacts, page_facts

URL = "https://a.org/shop/page"
HTML = ("content-type", "text/html; charset=utf-8")
NOW = datetime(2026, 11, 23, tzinfo=UTC)


def facts(html: str, *headers: tuple[str, str]) -> PageFacts:
    return page_facts(URL, (HTML, *headers), html.encode())


def test_a_page_tells_title_language_canonical_and_languages() -> None:
    found = facts(
        '<!doctype html><html lang="de-AT"><head><title> Schöne\n Seite </title>'
        '<link rel="canonical" href="/shop/other?a=1&amp;b=2#x">'
        '<link rel="alternate" hreflang="en" href="en/page">'
        '<link rel="alternate" type="application/rss+xml" href="/feed"></head><body>'
    )
    assert found.title == "Schöne Seite"
    assert found.language == "de-AT"
    assert found.canonical == "https://a.org/shop/other?a=1&b=2"
    assert found.alternates == (("en", "https://a.org/shop/en/page"),)
    assert found.content_type == "text/html"


def test_links_in_headers_count_too() -> None:
    link = '<https://a.org/c>; rel="canonical", </de>; rel=alternate; hreflang="de"'
    found = page_facts(URL, (("content-type", "application/pdf"), ("link", link)), b"%PDF")
    assert (found.canonical, found.canonical_source) == ("https://a.org/c", "header")
    assert found.alternates == (("de", "https://a.org/de"),)


def test_a_canonical_in_the_body_is_none() -> None:
    assert facts('<html><head></head><body><link rel="canonical" href="/x">').canonical is None


def test_a_base_moves_what_is_relative() -> None:
    found = facts('<head><base href="https://b.org/d/"><link rel=canonical href="e"></head>')
    assert found.canonical == "https://b.org/d/e"


@pytest.mark.parametrize("href", ["", "mailto:a@b", "javascript:0", "http://[::1", "data:x"])
def test_a_canonical_that_is_no_url_is_none(href: str) -> None:
    found = facts(f'<head><link rel="canonical" href="{href}"></head>')
    assert found.canonical in (None, URL)


@pytest.mark.parametrize(
    ("name", "content", "orders"),
    [
        ("robots", "noindex, nofollow", ["noindex"]),
        ("ROBOTS", "NONE", ["none"]),
        ("googlebot", "noindex", ["noindex"]),
        ("bingbot", "follow,noindex", ["noindex"]),
        ("description", "noindex", []),
        ("robots", "index, follow, max-snippet:-1", []),
        ("robots", "noindexing", []),
        ("robots", "unavailable_after: 2026-11-01", ["unavailable_after: 2026-11-01"]),
    ],
)
def test_orders_in_pages(name: str, content: str, orders: list[str]) -> None:
    assert [tag.order for tag in tags_of_page([(name, content)])] == orders


@pytest.mark.parametrize(
    ("value", "tags"),
    [
        ("noindex", [("robots", "noindex")]),
        ("googlebot: noindex, nofollow", [("googlebot", "noindex")]),
        ("otherbot: none", [("otherbot", "none")]),
        ("unavailable_after: 25 Jun 2010 15:00:00 PST", [
            ("robots", "unavailable_after: 25 Jun 2010 15:00:00 PST")]),
        ("bingbot: unavailable_after: Friday, 25-Jun-10 15:00:00 UTC", [
            ("bingbot", "unavailable_after: Friday, 25-Jun-10 15:00:00 UTC")]),
        ("max-snippet: 5, noindex", [("robots", "noindex")]),
        ("", []),
    ],
)  # fmt: skip
def test_orders_in_headers(value: str, tags: list[tuple[str, str]]) -> None:
    assert [(tag.agent, tag.order) for tag in tags_of_headers([value])] == tags


def test_an_order_holds_for_the_crawler_it_names() -> None:
    tag = CrawlerTag("meta", "googlebot", "noindex")
    assert tag.holds_for("")
    assert tag.holds_for("Googlebot/2.1")
    assert not tag.holds_for("bingbot")
    assert not CrawlerTag("header", "otherbot", "noindex").holds_for("")
    assert CrawlerTag("header", "otherbot", "noindex").holds_for("OtherBot")
    assert CrawlerTag("meta", "robots", "none").holds_for("whoever")


@pytest.mark.parametrize(
    ("date", "is_out"),
    [
        ("2026-11-22", True),
        ("2026-12-24", False),
        ("25 Jun 2010 15:00:00 PST", True),
        ("Fri, 25 Jun 2027 15:00:00 GMT", False),
        ("25-Jun-2010 15:00", True),
        ("some day", False),
        ("", False),
    ],
)
def test_what_is_to_go_at_a_time_is_out_from_then_on(date: str, *, is_out: bool) -> None:
    assert CrawlerTag("meta", "robots", f"unavailable_after: {date}").is_in_force(NOW) is is_out


def test_dates_come_from_json_ld_meta_and_time_the_most_telling_first() -> None:
    found = facts(
        '<head><meta property="og:updated_time" content="2026-01-03T00:00:00Z">'
        '<meta property="article:modified_time" content="2026-01-02T10:00:00+01:00">'
        '<script type="application/ld+json">{"@graph":[{"@type":"Article",'
        '"dateModified":"2026-01-05","datePublished":"2025-01-01",'
        '"comment":{"dateModified":"2030-01-01"}}]}</script></head>'
        '<body><time datetime="2024-05-06">then</time>'
    )
    assert found.dates[0] == ("json-ld", "2026-01-05")
    assert ("meta", "2026-01-02T10:00:00+01:00") in found.dates
    assert ("time", "2024-05-06") in found.dates
    assert "2030-01-01" not in dict(found.dates).values()


@pytest.mark.parametrize(
    "text", ["{", "[" * 100_000, '{"dateModified": 5}', "null", '{"dateModified":"x"}']
)
def test_json_that_is_none_says_nothing(text: str) -> None:
    assert facts(f'<script type="application/ld+json">{text}</script>').dates == ()


def test_encodings_are_those_of_header_page_or_utf_8() -> None:
    latin = "<title>Käse</title>".encode("latin-1")
    assert (
        page_facts(URL, (("content-type", "text/html; charset=iso-8859-1"),), latin).title == "Käse"
    )
    named = b'<meta charset="windows-1252">' + latin
    assert page_facts(URL, (("content-type", "text/html"),), named).title == "Käse"
    plain = "<title>Käse</title>".encode()
    assert page_facts(URL, (("content-type", "text/html"),), plain).title == "Käse"
    assert (
        page_facts(URL, (("content-type", "text/html; charset=x-unknown"),), plain).title == "Käse"
    )


def test_without_a_type_a_page_is_known_by_how_it_begins() -> None:
    assert page_facts(URL, (), b" <!DOCTYPE html><title>x</title>").title == "x"
    assert page_facts(URL, (), b"%PDF <title>x</title>").title == ""


HOSTILE = (
    b"",
    b" ",
    b"\x00",
    b"<",
    b"<" * 200_000,
    b"<div>" * 300_000,
    b"\xff\xfe<\x00",
    b"<a b=" + b'"' * 99_999,
    b"<!--" * 100_000,
    b"&" * 100_000,
)


@pytest.mark.parametrize("body", HOSTILE, ids=range(len(HOSTILE)))
def test_no_page_is_too_hostile(body: bytes) -> None:
    began = time.process_time()
    page_facts(URL, (HTML, ("link", "<" * 5_000), ("x-robots-tag", ":" * 9_000)), body)
    assert time.process_time() - began < 20  # a hang, not a pace


@given(st.binary(max_size=300), st.text(max_size=60), st.text(max_size=60))
def test_whatever_comes_is_read_without_a_fault(body: bytes, link: str, tag: str) -> None:
    page_facts(URL, (HTML, ("link", link), ("x-robots-tag", tag)), b"<html><head>" + body)


@given(st.integers(0, 400))
def test_a_page_may_be_cut_anywhere(end: int) -> None:
    page = '<html lang="de"><head><title>Ä</title><link rel="canonical" href="/x"></head><body>' * 4
    page_facts(URL, (HTML,), page.encode()[:end])
