from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_editor.core.errors import ReadError
from sitemap_editor.core.files.reading import read_robots
from sitemap_editor.core.protocol.robots import SitemapLine, lines_for, sitemap_lines

URL = "https://example.com/sitemap.xml"


@pytest.mark.parametrize(
    "line",
    [
        f"Sitemap: {URL}",
        f"sitemap:{URL}",
        f"  SITEMAP :  {URL}  ",
        f"\ufeffSitemap: {URL}",
        f"Sitemap: {URL} # the only one",
        f"Sitemap:\t{URL}\t#",
    ],
)
def test_a_line_names_a_sitemap_in_whatever_case_and_white_space(line: str) -> None:
    assert list(sitemap_lines(line)) == [SitemapLine(1, URL)]


def test_lines_are_counted_over_every_line_end_and_stand_anywhere() -> None:
    text = f"User-agent: *\r\nSitemap: {URL}\rDisallow: /a\n\nSitemap: {URL}\u2028x\n"
    assert [(line.number, line.url) for line in sitemap_lines(text)] == [
        (2, URL),
        (5, f"{URL}\u2028x"),
    ]


@pytest.mark.parametrize(
    "line",
    ["", "# Sitemap: x", "Disallow: /sitemap: x", "Sitemaps: x", "Sitemap", "sitemap #", "x"],
)
def test_other_lines_name_none(line: str) -> None:
    assert list(sitemap_lines(line)) == []


def test_a_line_may_name_nothing() -> None:
    assert list(sitemap_lines("Sitemap:\nSitemap: # none")) == [
        SitemapLine(1, ""),
        SitemapLine(2, ""),
    ]


@pytest.mark.parametrize("line", [f"Site-map: {URL}", f"Sitemap {URL}", f"site-map\t{URL}"])
def test_a_spelling_that_only_some_read_is_told(line: str) -> None:
    assert list(sitemap_lines(line)) == [SitemapLine(1, URL, is_spelled_right=False)]


def test_what_stands_right_behind_the_url_is_told_from_a_comment() -> None:
    assert list(sitemap_lines(f"Sitemap: {URL}#top # c")) == [SitemapLine(1, URL, "#top # c")]


@given(st.text())
def test_no_text_whatever_is_too_odd(text: str) -> None:
    assert all(line.number >= 1 for line in sitemap_lines(text))


def test_the_lines_to_copy_name_each_sitemap_once_and_read_back() -> None:
    other = "https://other.example/s.xml"
    text = lines_for([URL, f" {URL}#a", other, ""])
    assert text == f"Sitemap: {URL}\nSitemap: {other}\n"
    assert [line.url for line in sitemap_lines(text)] == [URL, other]


def test_a_file_is_read_whatever_its_encoding(tmp_path: Path) -> None:
    path = tmp_path / "robots.txt"
    path.write_bytes(b"\xef\xbb\xbfSitemap: \xff")
    assert read_robots(path) == "Sitemap: \ufffd"
    for wrong in (tmp_path, tmp_path / "none"):
        with pytest.raises(ReadError):
            read_robots(wrong)
