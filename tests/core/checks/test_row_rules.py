from __future__ import annotations

import pytest

from sitemap_editor import Document
from sitemap_editor.core.checks.catalogue import RULES_BY_CODE
from sitemap_editor.core.checks.checker import Checker
from sitemap_editor.core.checks.fixing import Fixer
from sitemap_editor.core.checks.row_view import RowView
from sitemap_editor.core.checks.rule import Finding, Severity
from tests.core.checks.judging import of_document, of_rows
from tests.core.checks.whole_files import mend_rows
from tests.core.sitemaps import body, document

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
    ((*findings,),) = of_rows(f"<url>{LOC}{other}</url>")
    assert "L01" not in {finding.code for finding in findings}


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


def test_a_full_row_with_extensions_is_fine_in_any_order() -> None:
    row = (
        f"<url><priority>0.5</priority><changefreq>daily</changefreq>{LOC}"
        "<lastmod>2024-05-06</lastmod><x:y xmlns:x='http://example.com/ns'><x:z/></x:y></url>"
    )
    ((*findings,),) = of_rows(row)
    assert {finding.severity for finding in findings} == {Severity.HINT}


def test_findings_of_a_row_come_with_the_worst_first() -> None:
    ((*findings,),) = of_rows(
        "<url><loc>https://example.com/ü#x</loc><priority>.5</priority><lastmod/></url>"
    )
    ranks = [finding.severity.rank for finding in findings]
    assert ranks == sorted(ranks)
    assert {finding.code for finding in findings} >= {"L07", "L10", "P01", "O03"}


def test_rows_of_an_index_are_judged_by_their_two_columns() -> None:
    data = (
        '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'
        "<sitemap><loc>https://example.com/a.xml</loc><lastmod>nope</lastmod></sitemap>"
        "<sitemap><loc>https://example.com/b.xml</loc><priority>9</priority></sitemap>"
        "</sitemapindex>"
    )
    found = of_document(Document.from_bytes(data.encode()))
    assert [[finding.code for finding in row] for row in found] == [["D01"], ["I01"]]


def test_lines_of_a_text_sitemap_are_judged_as_urls() -> None:
    found = of_document(
        Document.from_bytes(b"https://example.com/a\n\nno such url\nhttps://b.example/c d\n")
    )
    assert [{finding.code for finding in row} for row in found] == [
        set(),
        {"L02", "L06", "T02"},
        {"L06"},
    ]


# Fixes


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("<lastmod/>", ""),
        (
            "<lastmod></lastmod><changefreq> </changefreq><priority>1</priority>",
            "<priority>1</priority>",
        ),
        ("\n  <lastmod/>\n  <priority>1</priority>\n", "\n  <priority>1</priority>\n"),
        ("<lastmod><![CDATA[ ]]></lastmod>", None),
        ("<lastmod><!-- to come --></lastmod>", None),
    ],
)
def test_empty_elements_are_removed_safely_where_they_hold_no_comment(
    before: str, after: str | None
) -> None:
    opened = document(f"<url>{LOC}{before}</url>")
    assert mend_rows(opened, "O03", only_safe=True) == (after is not None)
    assert mend_rows(opened, "O03") == (after is None)
    assert body(opened) == f"<url>{LOC}{after or ''}</url>"


def test_an_empty_element_that_holds_elements_is_left_to_another_rule() -> None:
    opened = document(f"<url>{LOC}<lastmod><b>2024</b></lastmod></url>")
    assert not mend_rows(opened, "O03")
    assert mend_rows(opened, "F16")
    assert opened[0].lastmod == "2024"


def test_of_repeated_elements_the_first_stays() -> None:
    opened = document(
        f"\n<url>\n  {LOC}\n  <lastmod>2024</lastmod>\n  <lastmod>2025</lastmod>\n"
        "  <priority>1</priority>\n  <lastmod/>\n</url>"
    )
    assert not mend_rows(opened, "O02", only_safe=True)
    assert mend_rows(opened, "O02")
    assert body(opened) == (
        f"\n<url>\n  {LOC}\n  <lastmod>2024</lastmod>\n  <priority>1</priority>\n</url>"
    )


def test_of_several_urls_only_a_repeated_one_is_removed() -> None:
    opened = document(f"<url>{LOC}{LOC}</url>")
    assert mend_rows(opened, "L01")
    assert body(opened) == f"<url>{LOC}</url>"
    assert not mend_rows(document(f"<url>{LOC}<loc>https://example.com/b</loc></url>"), "L01")
    assert not mend_rows(document("<url/>"), "L01")


@pytest.mark.parametrize("code", ["O01", "O02", "O03", "L01", "F16", "I01"])
def test_no_fix_of_rows_has_anything_to_do_with_text(code: str) -> None:
    table = Document.from_bytes(b"https://example.com/a\n").table
    view = RowView(table.row_bytes(0), table.row_format)
    assert RULES_BY_CODE[code].fixes
    assert Fixer(Checker()).finding(view, Finding(code, Severity.ERROR, "loc", "")) is None
