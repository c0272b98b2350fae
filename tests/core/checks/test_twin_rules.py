"""Rows among the others: PROTOCOL L16, L17, L20, I06."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sitemap_editor import Document
from sitemap_editor.core.checks.rule import Answers
from sitemap_editor.core.protocol.location import Published
from tests.core.checks.judging import CIRCUMSTANCES, context
from tests.core.checks.whole_files import (
    index,
    mend_file,
    mend_rows,
    of_file,
    of_rows,
    rows_of,
    severities,
)
from tests.core.sitemaps import document

A = "https://example.com/a"


def locs(opened: Document) -> list[str | None]:
    return [row.loc for row in opened]


def found(*urls: str) -> dict[str, dict[int, list[str]]]:
    opened = document(rows_of(*urls))
    return {code: severities(of_rows(opened, code)) for code in ("L16", "L17", "L20")}


# Twins


def test_the_same_url_twice_is_a_warning_at_both_rows() -> None:
    assert found(A, "https://example.com/b", f" {A}\n")["L16"] == {0: ["warning"], 2: ["warning"]}
    assert found(A, "https://example.com/b")["L16"] == {}
    assert found("", "", " ")["L16"] == {}


@pytest.mark.parametrize(
    "other",
    [
        "HTTPS://EXAMPLE.com/a",
        "https://example.com:443/a",
        "https://example.com/%61",
        "https://example.com:/b/../a?",
    ],
)
def test_another_spelling_of_a_url_is_a_warning(other: str) -> None:
    verdicts = found(A, "https://example.com/b", other)
    assert verdicts["L17"] == {0: ["warning"], 2: ["warning"]}
    assert verdicts["L16"] == verdicts["L20"] == {}


@pytest.mark.parametrize(
    "other",
    [
        "http://example.com/a",
        "https://www.example.com/a",
        "https://example.com/a/",
        "https://example.com/a/index.html",
        "https://example.com/a#",
    ],
)
def test_what_most_likely_is_the_same_page_is_a_hint(other: str) -> None:
    verdicts = found(A, "https://example.com/b", other)
    assert verdicts["L17"] == {0: ["hint"], 2: ["hint"]}
    assert verdicts["L16"] == {}


@pytest.mark.parametrize(
    "other", ["https://example.com/a#top", "https://example.com//a", "https://example.com/a?b"]
)
def test_another_fragment_query_or_slash_is_not_told_as_the_same_page(other: str) -> None:
    assert found(A, "https://example.com/b", other)["L17"] == {}


def test_hosts_beyond_ascii_and_their_punycode_are_told_as_one_page() -> None:
    verdicts = found("https://münchen.example/ü", "https://xn--mnchen-3ya.example/%c3%bc")
    assert verdicts["L17"] == {0: ["warning"], 1: ["warning"]}


def test_a_different_case_of_the_path_is_another_page() -> None:
    assert found(A, "https://example.com/A")["L17"] == {}
    assert found(A, f"{A}?b")["L17"] == {}


def test_an_escaped_ampersand_is_one_however_it_is_written() -> None:
    urls = ("https://example.com/?a&amp;b", "https://example.com/?a&#38;b")
    assert found(*urls)["L16"] == {0: ["warning"], 1: ["warning"]}


def test_twins_are_told_in_every_kind_of_file() -> None:
    text = Document.from_bytes(f"{A}\n{A}\n{A}?a&b\n{A}?a&b\n".encode())
    assert len(of_rows(text, "L16")) == 4
    assert len(of_rows(index(f"<sitemap><loc>{A}</loc></sitemap>" * 2), "L16")) == 2


DATED = (
    f"<url><loc>{A}</loc><lastmod>2024-05-06</lastmod></url>"
    f"<url><loc>{A}</loc><lastmod>2025-05-06T10:00:00+02:00</lastmod></url>"
    f"<url><loc>{A}</loc><lastmod>yesterday</lastmod></url>"
    f"<url><loc>{A}</loc><lastmod>2025-05-06T08:00:00Z</lastmod></url>"
    "<url><loc>https://example.com/b</loc></url><url/><url/>"
)


@pytest.mark.parametrize(
    ("keep", "kept"),
    [
        ("first", "2024-05-06"),
        ("newest", "2025-05-06T10:00:00+02:00"),
        ("last", "2025-05-06T08:00:00Z"),
    ],
)
def test_one_of_the_same_rows_stays_as_the_answer_says(keep: str, kept: str) -> None:
    opened = document(DATED)
    assert not mend_file(opened, "L16")
    assert mend_file(opened, "L16", Answers(keep=keep))
    assert [row.lastmod for row in opened] == [kept, None, None, None]
    assert of_rows(opened, "L16") == {}
    assert not mend_file(opened, "L16", Answers(keep=keep))


def test_spellings_go_before_pages_that_are_only_likely_the_same() -> None:
    other = "https://EXAMPLE.com/a"
    opened = document(rows_of(A, other, f"{A}/", A, "https://example.com/b"))
    assert mend_file(opened, "L17", Answers(keep="first"))
    assert locs(opened) == [A, f"{A}/", A, "https://example.com/b"]
    assert mend_file(opened, "L17", Answers(keep="first"))
    assert locs(opened) == [A, A, "https://example.com/b"]
    assert of_rows(opened, "L17") == {}
    assert not mend_file(opened, "L17", Answers(keep="first"))


def test_without_an_answer_no_twin_goes() -> None:
    assert not mend_file(document(rows_of(A, f"{A}/")), "L17")


# Sites


def test_urls_on_another_site_than_most_are_warnings() -> None:
    verdicts = found(A, "http://example.com/b", "https://www.example.com/c", f"{A}/d", "no url", "")
    assert verdicts["L20"] == {1: ["warning"], 2: ["warning"]}


def test_another_port_is_another_site_and_the_usual_one_is_not() -> None:
    verdicts = found(A, f"{A}/b", "https://example.com:8443/c", "https://example.com:443/d")
    assert verdicts["L20"] == {2: ["warning"]}


def test_of_two_equally_common_sites_one_is_the_main_one_whatever_their_order() -> None:
    assert found("http://a.example/", "https://a.example/")["L20"] == {0: ["warning"]}
    assert found("https://a.example/", "http://a.example/")["L20"] == {1: ["warning"]}


def test_where_the_place_is_sure_another_rule_tells() -> None:
    opened = document(rows_of(A, f"{A}/b", "http://example.com/c"))
    sure = context(published="https://example.com/sitemap.xml")
    guess = context(published="https://example.com/sitemap.xml", is_sure=False)
    assert of_rows(opened, "L20", sure) == {}
    assert list(of_rows(opened, "L20", guess)) == [2]


MIXED = (
    A,
    "http://example.com/b?x#y",
    "https://www.example.com:443/c",
    "HTTP://WWW.EXAMPLE.COM:80",
    "https://other.example/d",
    "https://me@www.example.com/e",
    "f",
)


@pytest.mark.parametrize(
    ("site", "expected"),
    [
        (
            "https://example.com",
            [A, "https://example.com/b?x#y", "https://example.com/c", "https://example.com"],
        ),
        (
            "http://www.example.com",
            [
                "http://www.example.com/a",
                "http://www.example.com/b?x#y",
                "http://www.example.com/c",
                "HTTP://WWW.EXAMPLE.COM:80",
            ],
        ),
    ],
)
def test_all_rows_move_to_the_chosen_site_that_differ_by_scheme_or_www(
    site: str, expected: list[str]
) -> None:
    opened = document(rows_of(*MIXED))
    assert not mend_file(opened, "L20")
    assert mend_file(opened, "L20", Answers(site=site))
    assert locs(opened) == [*expected, *MIXED[4:]]
    assert not mend_file(opened, "L20", Answers(site=site))


def test_one_row_moves_to_the_chosen_site() -> None:
    opened = document(rows_of(A, f"{A}?b", "http://example.com/c"))
    assert mend_rows(opened, "L20", Answers(site="https://example.com"))
    assert locs(opened) == [A, f"{A}?b", "https://example.com/c"]
    assert of_rows(opened, "L20") == {}
    assert not mend_rows(opened, "L20", Answers(site="https://example.com"))


def test_an_answer_that_is_no_site_moves_nothing() -> None:
    assert not mend_file(document(rows_of(*MIXED)), "L20", Answers(site="example.com"))


# Indexes


@pytest.mark.parametrize(("is_sure", "severity"), [(True, "error"), (False, "hint")])
def test_an_index_that_lists_itself_is_told_and_the_row_removed(
    is_sure: bool, severity: str
) -> None:
    own = "https://example.com/index.xml?a&b"
    there = replace(CIRCUMSTANCES, published=Published(own, is_sure))
    row = "<sitemap><loc>{}</loc></sitemap>".format
    opened = index(row(A) + row(own.replace("&", "&amp;")))
    assert [each.severity.value for each in of_file(opened, "I06", there)] == [severity]
    assert of_file(opened, "I06") == []
    assert not mend_file(opened, "I06")
    assert mend_file(opened, "I06", context=there)
    assert locs(opened) == [A]
    assert of_file(opened, "I06", there) == []
    assert not mend_file(opened, "I06", context=there)
