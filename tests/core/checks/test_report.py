from __future__ import annotations

import csv
import json
from collections.abc import Iterable
from dataclasses import asdict

import pytest

from sitemap_editor import Document, InsertRows, Row, SetCells
from sitemap_editor.core.checks.fixing import Fixer
from sitemap_editor.core.checks.report import (
    ReportLine,
    as_csv,
    as_json,
    as_text,
    refused,
    report,
)
from sitemap_editor.core.checks.schema.layer import SchemaLayer
from sitemap_editor.core.errors import SitemapError
from sitemap_editor.core.readable import escaped_in_json
from tests.core.checks.judging import JUDGE
from tests.core.sitemaps import SITEMAP, document

BODY = (
    "\n <url>\n  <loc>https://example.com/ä</loc><priority>7</priority>\n </url>"
    "<url><loc>https://example.com/b c</loc></url>\n"
)


def lines_of(opened: Document) -> list[ReportLine]:
    verdicts = JUDGE.check(opened.table)
    layers = (verdicts.rows, verdicts.places)
    return list(report("a.xml", opened.table, verdicts.file, *layers, fixer=Fixer(JUDGE)))


def places(lines: Iterable[ReportLine]) -> dict[str, tuple[int | None, int | None, int | None]]:
    return {line.code: (line.row, line.line, line.column) for line in lines}


def test_rows_lines_and_columns_count_from_one() -> None:
    found = places(lines_of(document(BODY)))
    assert found["P01"] == (1, 3, 3 + len("<loc>https://example.com/ä</loc><priority>"))
    assert found["L06"] == (2, 4, len(" </url><url><loc>") + 1)


@pytest.mark.parametrize("line_end", ["\n", "\r\n", "\r"])
def test_any_line_end_is_counted(line_end: str) -> None:
    found = places(lines_of(document(BODY.replace("\n", line_end))))
    assert found["P01"][:2] == (1, 3)
    assert found["L06"][:2] == (2, 4)


def test_after_edits_the_places_are_those_of_the_bytes_as_saved() -> None:
    opened = document(BODY)
    opened.apply(InsertRows(0, [Row("https://example.com/new")]))
    opened.apply(SetCells([(1, "loc", "https://example.com/b  c")]))
    text = opened.to_bytes().decode()
    for line in lines_of(opened):
        if line.code == "L06":
            assert line.line is not None
            assert line.column is not None
            rest = text.split("\n")[line.line - 1][line.column - 1 :]
            assert rest.startswith("https://example.com/b")


def test_the_fix_is_the_one_that_knows_a_way() -> None:
    fixes = {line.code: line.fix for line in lines_of(document(BODY))}
    assert fixes["L06"] == "Write the space as %20"
    assert fixes["P01"] is not None


def test_what_concerns_the_file_has_no_place_and_comes_first() -> None:
    row = "<url><loc>https://example.com/a b</loc></url>"
    opened = Document.from_bytes(f'<urlset xmlns="{SITEMAP}/">{row}</urlset>'.encode())
    first = lines_of(opened)[0]
    assert (first.code, first.row, first.line, first.column) == ("F08", None, None, None)
    assert first.fix is not None


def test_the_schema_is_told_by_its_own_word() -> None:
    opened = document("<url><loc>https://example.com/abc</loc><priority>7</priority></url>")
    by_schema = SchemaLayer().rows(opened.table, [0])
    (line,) = report("a.xml", opened.table, (), {}, by_schema, fixer=Fixer(JUDGE))
    assert (line.code, line.severity, line.fix) == ("XSD", "schema", None)


def test_nothing_wrong_gives_no_line() -> None:
    assert lines_of(document("<url><loc>https://example.com/abc</loc></url>")) == []


LINE = ReportLine("a.xml", "L06", "error", 2, 4, 12, "loc", "There is a space.", "Write %20")
WHOLE = ReportLine("a.xml", "F14", "warning", None, None, None, None, "=1+1", None)


def test_text_is_like_a_compilers() -> None:
    assert as_text([LINE, WHOLE]) == (
        "a.xml:4:12: error L06 There is a space.\na.xml: warning F14 =1+1\n"
    )


def test_json_is_a_list_of_objects() -> None:
    first, second = json.loads(as_json([LINE, WHOLE]))
    assert list(first) == [
        *("file", "code", "severity", "row", "line", "column", "field", "message", "fix")
    ]
    assert second["row"] is None


def test_json_is_laid_out_as_the_standard_library_does() -> None:
    odd = ReportLine("ä\\.xml", "L06", "error", 1, 2, 3, "loc", 'a "b"\n\x00\u2028 😀', None)
    for lines in ([], [odd], [LINE, WHOLE, odd]):
        expected = json.dumps([asdict(line) for line in lines], ensure_ascii=False, indent=1)
        assert as_json(iter(lines)) == f"{escaped_in_json(expected)}\n"


def test_csv_reads_back_and_starts_no_formula() -> None:
    _, second = csv.DictReader(as_csv([LINE, WHOLE]).splitlines())
    assert second["message"] == "'=1+1"
    assert second["row"] == ""


def test_a_refused_file_is_fatal() -> None:
    line = refused("a.xml", SitemapError("F01", "Broken.", line=3, column=4))
    assert str(line) == "a.xml:3:4: fatal F01 Broken."
