from __future__ import annotations

import pytest

from sitemap_editor import Document
from sitemap_editor.core.checks.rule import Severity
from tests.core.checks.judging import of_document, of_rows

LOC = "<loc>https://example.com/</loc>"


@pytest.mark.parametrize(
    "row", ["<url/>", "<url></url>", "<url><lastmod>2024-05-06</lastmod></url>"]
)
def test_a_row_without_a_url_is_an_error_at_its_loc(row: str) -> None:
    ((finding,),) = of_rows(row)
    assert (finding.code, finding.severity, finding.column) == ("L01", Severity.ERROR, "loc")
    assert "missing" in finding.message


@pytest.mark.parametrize(
    "loc", ["<loc/>", "<loc></loc>", "<loc> \n\t</loc>", "<loc><!-- --></loc>"]
)
def test_a_row_with_an_empty_url_is_an_error(loc: str) -> None:
    ((finding,),) = of_rows(f"<url>{loc}</url>")
    assert (finding.code, finding.severity, finding.column) == ("L01", Severity.ERROR, "loc")
    assert "empty" in finding.message


def test_two_urls_in_a_row_are_an_error_that_counts_them() -> None:
    ((finding,),) = of_rows(f"<url>{LOC}{LOC}{LOC}</url>")
    assert (finding.code, finding.arguments) == ("L01", {"count": 3})


def test_a_loc_of_another_namespace_is_not_a_second_url() -> None:
    other = '<i:loc xmlns:i="http://example.com/ns">https://example.com/x</i:loc>'
    assert of_rows(f"<url>{LOC}{other}</url>") == [()]


@pytest.mark.parametrize(
    ("field", "value"),
    [("lastmod", "2024-05-06"), ("changefreq", "daily"), ("priority", "0.5")],
)
def test_a_value_that_stands_twice_is_an_error(field: str, value: str) -> None:
    element = f"<{field}>{value}</{field}>"
    ((finding,),) = of_rows(f"<url>{LOC}{element}{element}</url>")
    assert (finding.code, finding.severity, finding.column) == ("O02", Severity.ERROR, field)
    assert finding.arguments == {"field": field, "count": 2}


@pytest.mark.parametrize("field", ["lastmod", "changefreq", "priority"])
@pytest.mark.parametrize("content", ["", " ", "\n  \t"])
def test_an_optional_value_that_is_there_but_empty_is_an_error(field: str, content: str) -> None:
    ((finding,),) = of_rows(f"<url>{LOC}<{field}>{content}</{field}></url>")
    assert (finding.code, finding.severity, finding.column) == ("O03", Severity.ERROR, field)


def test_a_repeated_value_whose_second_is_empty_is_found() -> None:
    ((*findings,),) = of_rows(f"<url>{LOC}<priority>0.5</priority><priority/></url>")
    assert "O02" in {finding.code for finding in findings}


def test_a_full_row_in_any_order_with_extensions_is_fine() -> None:
    row = (
        f"<url><priority>0.5</priority><changefreq>daily</changefreq>{LOC}"
        "<lastmod>2024-05-06</lastmod><x:y xmlns:x='http://example.com/ns'><x:z/></x:y></url>"
    )
    assert of_rows(row) == [()]


def test_findings_of_a_row_come_with_the_worst_first() -> None:
    ((*findings,),) = of_rows(
        "<url><loc>https://example.com/ü#x</loc><priority>.5</priority><lastmod/></url>"
    )
    ranks = [finding.severity.rank for finding in findings]
    assert ranks == sorted(ranks)
    assert {finding.code for finding in findings} == {"L07", "L10", "P01", "O03"}


def test_rows_of_an_index_are_judged_by_their_two_columns() -> None:
    data = (
        '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'
        "<sitemap><loc>https://example.com/a.xml</loc><lastmod>nope</lastmod></sitemap>"
        "<sitemap><loc>https://example.com/b.xml</loc><priority>9</priority></sitemap>"
        "</sitemapindex>"
    )
    found = of_document(Document.from_bytes(data.encode()))
    assert [[finding.code for finding in row] for row in found] == [["D01"], []]


def test_lines_of_a_text_sitemap_are_judged_as_urls() -> None:
    found = of_document(
        Document.from_bytes(b"https://example.com/a\n\nno such url\nhttps://b.example/c d\n")
    )
    assert [{finding.code for finding in row} for row in found] == [
        set(),
        {"L02", "L06"},
        {"L06"},
    ]
