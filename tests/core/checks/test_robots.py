"""A robots.txt as far as it names sitemaps: PROTOCOL B01 and B02."""

from __future__ import annotations

import pytest

from sitemap_editor.core.checks.robots import check_robots
from sitemap_editor.core.protocol.location import Published

URL = "https://example.com/sitemap.xml"
HERE = Published(URL)
GUESS = Published(URL, is_sure=False)


def said(text: str, *expected: Published) -> list[tuple[int | None, str, str]]:
    return [
        (found.line, found.finding.code, found.finding.severity.value)
        for found in check_robots(text, expected)
    ]


def test_a_file_that_names_the_sitemap_is_fine() -> None:
    assert said(f"User-agent: *\nSitemap: {URL}\n") == []
    assert said(f"Sitemap: {URL}\nSitemap: https://other.example/s.xml", HERE) == []
    assert said("SITEMAP: HTTPS://EXAMPLE.com:443/sitemap.xml # here", HERE, GUESS) == []


@pytest.mark.parametrize(
    ("line", "severities"),
    [
        ("Sitemap: /sitemap.xml", ["error"]),
        ("Sitemap: sitemap.xml", ["error"]),
        ("Sitemap: //example.com/sitemap.xml", ["error"]),
        ("Sitemap: https:///sitemap.xml", ["error"]),
        ("Sitemap: ftp://example.com/sitemap.xml", ["error"]),
        ("Sitemap:", ["error"]),
        (f"Sitemap: {URL} {URL}", ["error"]),
        (f"Sitemap: {URL}\u200b", ["error"]),
        (f"Sitemap: {URL}#top", ["warning"]),
        (f"Sitemap {URL}", ["warning"]),
        ("Site-map: /a.xml", ["warning", "error"]),
    ],
)
def test_a_line_that_engines_cannot_follow_is_told(line: str, severities: list[str]) -> None:
    assert said(f"# first\n{line}") == [(2, "B01", severity) for severity in severities]


def test_a_sitemap_that_is_named_twice_is_a_hint_at_the_second_line() -> None:
    assert said(f"Sitemap: {URL}\n\nSitemap: {URL}#a") == [
        (3, "B01", "warning"),
        (3, "B01", "hint"),
    ]
    assert "Line 1" in check_robots(f"Sitemap: {URL}\nSitemap: {URL}")[0].finding.message


@pytest.mark.parametrize(("place", "severity"), [(HERE, "warning"), (GUESS, "hint")])
def test_a_sitemap_that_no_line_names_is_told(place: Published, severity: str) -> None:
    text = "Sitemap: https://example.com/other.xml"
    assert said(text, place) == [(None, "B01", severity)]
    assert URL in check_robots(text, [place])[0].finding.message


@pytest.mark.parametrize(("place", "severity"), [(HERE, "warning"), (GUESS, "hint")])
def test_http_where_the_sitemap_is_on_https_is_told_at_its_line(
    place: Published, severity: str
) -> None:
    assert said("\nSitemap: http://example.com/sitemap.xml", place) == [(2, "B01", severity)]
    assert said(f"Sitemap: {URL}", Published("http://example.com/sitemap.xml")) == [
        (None, "B01", "warning")
    ]


def test_a_file_without_any_such_line_is_a_hint_that_says_what_to_add() -> None:
    for text in ("", "User-agent: *\nDisallow:"):
        assert said(text) == said(text, HERE) == [(None, "B02", "hint")]
    assert f"“Sitemap: {URL}”" in check_robots("", [HERE])[0].finding.message
