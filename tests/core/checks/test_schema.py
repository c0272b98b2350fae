"""Where the schema finds its faults: in which row, column and line, in which thread."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from sitemap_editor import Document, InsertRows, Row
from sitemap_editor.core.checks.schema.validation import Schema, SchemaFault
from sitemap_editor.core.document.prolog import Root
from sitemap_editor.core.protocol.fields import TEXT, URLSET
from tests.core.checks.schema_verdicts import (
    LOC,
    PREFIXES,
    ROW,
    SCHEMAS,
    index,
    of_root,
    of_rows,
    places,
    said,
    urlset,
)
from tests.core.sitemaps import SITEMAP

ROOT = Root(b"urlset", SITEMAP.encode(), {b"": SITEMAP.encode()})
BAD = "<url><loc>x</loc></url>"
IMAGE = "<image:image><image:loc>a</image:loc></image:image>"


def checked(rows: list[str], root: Root = ROOT, *, from_start: bool = True) -> list[SchemaFault]:
    """Return the faults of rows; each way to count them, where none is a file's first, agrees."""
    schema, data = SCHEMAS["urlset"], [row.encode() for row in rows]
    behind = [fault.row for fault in schema.checker(root, data, from_start=False)]
    assert list(schema.faulty_rows(root, data)) == behind
    return list(schema.checker(root, data, from_start=from_start))


# Rows


@pytest.mark.parametrize("count", [1, 2, 256, 257, 600])
def test_the_row_is_counted_among_the_rows_handed_in(count: int) -> None:
    assert places(checked([ROW] * count + [BAD] + [ROW] * count)) == [(count, "loc", 0)]


def test_every_faulty_row_is_told_in_order() -> None:
    assert [fault.row for fault in checked([BAD] * 700)] == list(range(700))


def test_no_rows_no_faults() -> None:
    assert checked([]) == []


def test_rows_are_counted_whatever_prefix_they_are_written_with() -> None:
    both = Root(b"s:urlset", ROOT.uri, {b"": ROOT.uri, b"s": ROOT.uri, b"t": ROOT.uri})
    prefixed = ROW.replace("</", "</s:").replace("<u", "<s:u").replace("<l", "<s:l")
    other = BAD.replace("</", "</t:").replace("<u", "<t:u").replace("<l", "<t:l")
    rows = [BAD, prefixed, other, ROW, prefixed.replace("example.com", ""), other, BAD]
    faults = checked(rows, both)
    assert places(faults) == [(row, "loc", 0) for row in (0, 2, 4, 5, 6)]


def test_a_prefix_declared_in_a_row_is_no_hindrance() -> None:
    row = f'<s:url xmlns:s="{SITEMAP}"><s:loc>{"a" * 12}</s:loc><s:lastmod>x</s:lastmod></s:url>'
    assert places(checked([ROW, row, row])) == [(1, "lastmod", 0), (2, "lastmod", 0)]


def test_comments_and_instructions_are_no_rows() -> None:
    rows = [f"\n<!-- a -->\n{ROW}", f"<?p?><!-- a -->\n<!-- b -->{BAD}", f"<!-- a -->{BAD}"]
    assert places(checked(rows)) == [(1, "loc", 1), (2, "loc", 0)]


@pytest.mark.parametrize(
    ("inside", "column"),
    [
        ("", None),
        ("<lastmod>2024-05-06</lastmod>", None),  # what is missing stands nowhere
        ("<loc/>", "loc"),
        ("<loc a='1'>https://example.com/</loc>", "loc"),
        (LOC + "<lastmod>x</lastmod>", "lastmod"),
        (LOC + "<changefreq>x</changefreq>", "changefreq"),
        (LOC + "<priority>x</priority>", "priority"),
        (LOC + LOC, "loc"),
        ("<lastmod>2024-05-06</lastmod>" + LOC, "lastmod"),
        (LOC + "<title/>", None),
        (LOC + "<image:image/>", None),
        (LOC + "<image:loc/>", None),
        (LOC + "<image:image><image:loc/><image:loc/></image:image>", None),
        ("words" + LOC, None),
    ],
)
def test_the_column_is_that_of_the_faulty_element(inside: str, column: str | None) -> None:
    [fault] = of_rows(urlset(ROW + f"<url>{inside}</url>"))
    assert (fault.row, fault.column) == (1, column)


def test_an_index_has_two_columns() -> None:
    loc = "<loc>x</loc>"
    body = f"<sitemap>{loc}</sitemap><sitemap>{LOC}<changefreq/></sitemap>"
    assert places(of_rows(index(body))) == [(0, "loc", 0), (1, None, 0)]


def test_all_faults_of_a_row_are_told_and_equal_ones_once() -> None:
    cells = "<loc>x</loc>a<lastmod>x</lastmod>b<priority>2</priority>c"
    faults = checked([f"<url>\n{cells}\n</url>"])
    assert [fault.column for fault in faults] == [None, "loc", "lastmod", "priority"]


# Lines


def test_lines_are_counted_from_the_first_byte_of_the_row() -> None:
    row = (
        "\n\n  <url>\n    <loc>\n  x\n</loc>\n<lastmod>x</lastmod>\r\n<priority>x</priority></url>"
    )
    lines = [("loc", 3), ("lastmod", 6), ("priority", 7)]
    faults = checked([row, f"\n{ROW}", row, "<url/>", row.replace("\n", "\r"), row])
    for position in (0, 2, 5):
        found = [fault for fault in faults if fault.row == position]
        assert [(fault.column, fault.line_offset) for fault in found] == lines
    assert {fault.line_offset for fault in faults if fault.row in (3, 4)} == {0}


def test_of_a_namespace_whose_name_is_no_uri_the_schema_says_nothing() -> None:
    root = Root(b"urlset", ROOT.uri, {**ROOT.scope, b"a": b"no\n\nuri"})
    assert places(checked([f"\n{BAD}"], root)) == []
    opened = urlset(f"{ROW}\n<url>{LOC}<a:b/></url>\n<b/>", ' xmlns:a="no uri"')
    assert places(of_rows(opened)) == []
    assert places(of_root(opened)) == []


def test_more_lines_than_libxml2_counts_do_not_confuse() -> None:
    long = "\n" * 40_000 + "<url>\n<!-- a -->\n<loc>x</loc></url>"
    assert places(checked([long] * 3)) == [(row, "loc", 40_002) for row in range(3)]


def test_a_line_lies_within_its_row_however_many_lines_that_has() -> None:
    long = "\n" * 70_000 + BAD
    [fault] = checked([long])
    assert 65_000 < fault.line_offset <= 70_000


# Between the rows


def test_what_is_no_row_is_told_with_the_row_behind_it() -> None:
    body = f"{ROW}\n<own:a/>{ROW}<b/>\nwords &amp; more{BAD}{IMAGE}{ROW}"
    opened = urlset(body)
    assert len(opened) == 4
    faults = of_rows(opened)
    assert places(faults) == [(1, None, 1), (2, None, 0), (2, None, 1), (2, "loc", 1), (3, None, 0)]
    assert of_root(opened) == []


def test_an_element_out_of_place_does_not_hide_what_follows() -> None:
    rows = [ROW, "<b/>" + ROW, *[BAD] * 3]
    assert [fault.row for fault in checked(rows)] == [1, 2, 3, 4]


def test_what_stands_before_the_first_row_is_a_matter_of_the_root() -> None:
    for stray in ("<b/>", "words", IMAGE.replace("image:", "")):
        assert checked([stray + ROW]) == []
        assert places(checked([stray + ROW], from_start=False)) == [(0, None, 0)]
        assert places(checked([ROW] * 256 + [stray + ROW])) == [(256, None, 0)]


def test_text_that_is_written_otherwise_than_it_reads_is_told_with_its_row() -> None:
    rows = [ROW, f"\n&amp;{ROW}", f"\n<![CDATA[a]]>\n{ROW}"]
    assert [fault.row for fault in checked(rows)] == [1, 2]


# The root


def test_a_good_file_has_no_faults() -> None:
    opened = urlset(f"\n{IMAGE}\n{ROW}{ROW}\n<!-- end -->\n")
    assert of_root(opened) == of_rows(opened) == []


@pytest.mark.parametrize(
    ("body", "lines"),
    [
        ("", [0]),
        ("\n<own:a/>\n<own:b/>\n" + ROW, [1, 2]),
        ("\n<b/>\n\nwords\n" + ROW, [1, 3]),
        (f"\n<image:image>\n<image:title/></image:image>{ROW}", [2]),
        (f"{ROW}\n{ROW}\n\n{ROW}\n<b/>\n{IMAGE}\nwords", [4, 5, 6]),
        (f"\n{BAD}\n{BAD}\n", []),
        ("\n<b/>", [1, 0]),
    ],
)
def test_the_root_is_judged_with_what_stands_before_and_behind_the_rows(
    body: str, lines: list[int]
) -> None:
    assert places(of_root(urlset(body))) == [(-1, None, line) for line in lines]


def test_lines_of_the_root_are_those_of_the_document() -> None:
    head = '\ufeff<?xml version="1.0" encoding="UTF-8"?>\n<!-- a -->\n'
    for start in ("<urlset\n version='1'", "<!DOCTYPE urlset>\n<urlset version='1'"):
        data = f'{head}{start} xmlns="{SITEMAP}">{ROW}\n</urlset>\n'
        assert places(of_root(Document.from_bytes(data.encode()))) == [(-1, None, 3)]


def test_an_empty_root_tag_lacks_rows_until_one_is_put_in() -> None:
    opened = Document.from_bytes(f'<urlset xmlns="{SITEMAP}"/>'.encode())
    assert said(of_root(opened)) == ["The schema requires “url” in “urlset”."]
    opened.apply(InsertRows(0, [Row("https://example.com/")]))
    assert of_root(opened) == of_rows(opened) == []


def test_an_index_takes_nothing_before_its_first_row() -> None:
    assert places(of_root(index(f"{IMAGE}<sitemap>{LOC}</sitemap>"))) == [(-1, None, 0)]


@pytest.mark.parametrize("uri", ["http://www.google.com/schemas/sitemap/0.84", f"{SITEMAP}/", ""])
def test_a_root_of_another_namespace_is_one_fault_and_its_rows_none(uri: str) -> None:
    data = f'<urlset xmlns="{uri}">{BAD * 3}</urlset>'
    opened = Document.from_bytes(data.encode())
    [fault] = of_root(opened)
    assert places([fault]) == [(-1, None, 0)]
    assert SITEMAP in said([fault])[0]
    assert uri in said([fault])[0]
    assert of_rows(opened) == []


def test_a_text_sitemap_has_no_schema() -> None:
    opened = Document.from_bytes(b"https://example.com/\n")
    assert list(Schema(TEXT).check_root(opened.table)) == []


def test_a_schema_named_in_the_file_is_not_loaded(tmp_path: Path) -> None:
    path = tmp_path / "own.xsd"
    path.write_text(
        '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="urn:own">'
        '<xs:element name="a"/></xs:schema>'
    )
    hint = (
        ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"'
        f' xsi:schemaLocation="urn:own {path.as_uri()}"'
    )
    row = f"<url{hint}>{LOC}<own:a/></url>"
    assert len(of_rows(urlset(row + row, hint))) == 2
    assert len(of_root(urlset("<own:a/>" + row, hint))) == 1


# Threads


def test_threads_that_share_a_schema_do_not_see_the_faults_of_others() -> None:
    schema = Schema(URLSET)
    kinds = [[ROW.encode()] * 300, [BAD.encode()] * 300]

    def count(number: int) -> int:
        return sum(1 for _ in schema.checker(ROOT, kinds[number % 2]))

    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(count, range(40))) == [0, 300] * 20


def test_prefixes_of_the_root_are_in_force_in_its_rows() -> None:
    opened = urlset(f"<url>{LOC}{IMAGE}</url>")
    assert "xmlns:image" in PREFIXES
    assert of_rows(opened) == []
