"""Rows in each form that leaves the program: what a reader of that form finds in it."""

from __future__ import annotations

import csv
import io
import json
from array import array
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_editor import Document
from sitemap_editor.core.document.edits import InsertRows
from sitemap_editor.core.document.row import Row
from sitemap_editor.core.errors import Cancelled
from sitemap_editor.core.files.exports import EXPORTS, ExportFormat, export_named
from sitemap_editor.core.files.format import TableStyle
from sitemap_editor.core.operations.exporting import export
from tests.core.sitemaps import urlset

BODY = """
 <url><loc>https://example.com/a?x=1&amp;y=2</loc><lastmod>2024-05-06</lastmod></url>
 <url><loc>https://example.com/b|c\\d</loc><priority>0.5</priority></url>
 <url><loc>=1+2</loc><lastmod></lastmod></url>
 <url><lastmod>2024-05-07</lastmod></url>
"""
FORMS = {each.name: each for each in EXPORTS}
FIELDS = ("loc", "lastmod", "changefreq", "priority")


def written(
    document: Document,
    form: ExportFormat,
    fields: Sequence[str] = FIELDS,
    rows: Sequence[int] | None = None,
    style: TableStyle | None = None,
) -> str:
    table = document.table
    row_ids = table.order if rows is None else array("I", (table.order[row] for row in rows))
    return export(table, row_ids, fields, form, b"".join, style=style).decode()


@pytest.fixture
def document() -> Document:
    return Document.from_bytes(urlset(BODY))


def test_csv_has_titles_and_the_rows_in_the_order_asked_for(document: Document) -> None:
    text = written(document, FORMS["CSV"], ("lastmod", "loc"), [3, 0])
    assert list(csv.reader(io.StringIO(text))) == [
        ["lastmod", "loc"],
        ["2024-05-07", ""],
        ["2024-05-06", "https://example.com/a?x=1&y=2"],
    ]


def test_what_a_spreadsheet_would_calculate_is_escaped_where_wanted(document: Document) -> None:
    assert "\r\n'=1+2," in written(document, FORMS["CSV"], style=TableStyle(escapes_formulas=True))
    assert "\r\n=1+2," in written(document, FORMS["CSV"])


def test_tsv_is_separated_by_tabs(document: Document) -> None:
    lines = written(document, FORMS["TSV"]).split("\r\n")
    assert lines[1] == "https://example.com/a?x=1&y=2\t2024-05-06\t\t"


def test_text_has_a_url_a_line_or_the_column_asked_for(document: Document) -> None:
    assert written(document, FORMS["URLs"]).split("\n")[0] == "https://example.com/a?x=1&y=2"
    assert written(document, FORMS["URLs"], ("lastmod",)) == "2024-05-06\n\n\n2024-05-07\n"


def test_markdown_is_a_table_whose_cells_hold_what_divides_cells(document: Document) -> None:
    lines = written(document, FORMS["Markdown"], ("loc", "priority")).splitlines()
    assert lines[:2] == ["| loc | priority |", "| --- | --- |"]
    assert lines[3] == r"| https://example.com/b\|c\\d | 0.5 |"


def test_json_lines_have_what_each_row_has(document: Document) -> None:
    found = [json.loads(line) for line in written(document, FORMS["JSON Lines"]).splitlines()]
    assert found == [
        {"loc": "https://example.com/a?x=1&y=2", "lastmod": "2024-05-06"},
        {"loc": "https://example.com/b|c\\d", "priority": "0.5"},
        {"loc": "=1+2"},
        {"lastmod": "2024-05-07"},
    ]


@given(st.lists(st.text("ab&<|\n\t\"'é=", max_size=6), min_size=1, max_size=20))
def test_what_is_cut_by_thousands_reads_as_each_row_by_itself(values: list[str]) -> None:
    document = Document.from_bytes(urlset("<url><loc>https://example.com/</loc></url>"))
    document.apply(InsertRows(1, [Row("https://example.com/" + value) for value in values]))
    lines = written(document, FORMS["JSON Lines"], ("loc",)).splitlines()
    assert [json.loads(line)["loc"] for line in lines] == [row.loc for row in document]


def test_no_rows_are_titles_alone(document: Document) -> None:
    assert written(document, FORMS["CSV"], rows=[]) == "loc,lastmod,changefreq,priority\r\n"
    assert written(document, FORMS["URLs"], rows=[]) == ""


def test_an_export_stops_where_nobody_wants_it_any_more(document: Document) -> None:
    def progress(_part: float) -> None:
        raise Cancelled

    table = document.table
    with pytest.raises(Cancelled):
        export(table, table.order, FIELDS, EXPORTS[0], b"".join, progress=progress)


@pytest.mark.parametrize(
    ("name", "form"),
    [("a.CSV", "CSV"), ("a.b.jsonl", "JSON Lines"), ("a.md", "Markdown"), ("a", "CSV")],
)
def test_the_name_of_a_file_says_its_form(name: str, form: str) -> None:
    assert export_named(name) is FORMS[form]
