"""Setting, adding and clearing values touches nothing else."""

from __future__ import annotations

import pytest

from sitemap_editor import SetCells
from sitemap_editor.core.document.row import Row
from sitemap_editor.core.document.row_writing import Encoder, may_need_escapes
from sitemap_editor.core.errors import EditError
from tests.core.reference import read_with_lxml
from tests.core.sitemaps import SITEMAP, body, document


def after(row: str, field: str, value: str | None, attributes: str = "") -> str:
    """Return the row as it is written once one value was set."""
    opened = document(row, attributes)
    opened.apply(SetCells([(0, field, value)]))
    assert opened[0].value(field) == value
    column = opened.fields.index(field)
    assert read_with_lxml(opened.to_bytes()).rows[0][column] == value
    return body(opened)


@pytest.mark.parametrize(
    ("row", "value", "expected"),
    [
        ("<url><loc>a</loc></url>", "b&c", "<url><loc>b&amp;c</loc></url>"),
        ("<url><loc>a&amp;b</loc></url>", "a&b", "<url><loc>a&amp;b</loc></url>"),
        ("<url><loc>a&#38;b</loc></url>", "a&b", "<url><loc>a&#38;b</loc></url>"),
        ("<url><loc></loc></url>", "a", "<url><loc>a</loc></url>"),
        ("<url><loc>a</loc></url>", "", "<url><loc></loc></url>"),
        ("<url><loc/></url>", "a", "<url><loc>a</loc></url>"),
        ("<url><loc/></url>", "", "<url><loc/></url>"),
        ("<url><loc k='/>' /></url>", "a", "<url><loc k='/>'>a</loc></url>"),
        ("<url><loc\n k='1' >a</loc\n></url>", "b", "<url><loc\n k='1' >b</loc\n></url>"),
        ("<url><loc><![CDATA[a]]></loc></url>", "b&<c>", "<url><loc><![CDATA[b&<c>]]></loc></url>"),
        ("<url><loc>\n <![CDATA[a]]>\n</loc></url>", "b", "<url><loc><![CDATA[b]]></loc></url>"),
        ("<url><loc><![CDATA[a]]></loc></url>", "]]>", "<url><loc>]]&gt;</loc></url>"),
        ("<url><loc><![CDATA[a]]></loc></url>", "\r", "<url><loc>&#13;</loc></url>"),
        ("<url><loc>long<![CDATA[a]]></loc></url>", "b", "<url><loc>b</loc></url>"),
        ("<url><loc><!--c-->a<?p?></loc></url>", "b", "<url><loc><!--c-->b<?p?></loc></url>"),
        ("<url><loc>a<!--c-->bcd</loc></url>", "x", "<url><loc><!--c-->x</loc></url>"),
        ("<url><loc><!--c--></loc></url>", "x", "<url><loc>x<!--c--></loc></url>"),
        ("<url><loc>a<b>c</b>d</loc></url>", "x", "<url><loc>x<b>c</b>d</loc></url>"),
        ("<url><loc><b/>d</loc></url>", "x", "<url><loc>x<b/>d</loc></url>"),
        ("<url><loc>a</loc><loc>b</loc></url>", "x", "<url><loc>x</loc><loc>b</loc></url>"),
        ("<url><loc>a</loc></url>", " x\t\n", "<url><loc> x\t\n</loc></url>"),
    ],
)
def test_only_the_value_of_the_first_element_is_written_anew(
    row: str, value: str, expected: str
) -> None:
    assert after(row, "loc", value) == expected


@pytest.mark.parametrize(
    ("row", "field", "expected"),
    [
        (
            "\n  <url>\n    <loc>a</loc>\n    <lastmod>b</lastmod>\n  </url>\n",
            "lastmod",
            "\n  <url>\n    <loc>a</loc>\n  </url>\n",
        ),
        ("\r\n\t<url>\r\n\t\t<loc>a</loc>\r\n\t</url>", "loc", "\r\n\t<url>\r\n\t</url>"),
        ("<url><loc>a</loc><priority/></url>", "priority", "<url><loc>a</loc></url>"),
        ("<url> <loc>a</loc> <loc>b</loc> <x/> </url>", "loc", "<url> <x/> </url>"),
        ("<url> <loc>a</loc><!--c--></url>", "lastmod", "<url> <loc>a</loc><!--c--></url>"),
        ("<url/>", "loc", "<url/>"),
    ],
)
def test_clearing_takes_the_element_and_the_white_space_before_it(
    row: str, field: str, expected: str
) -> None:
    assert after(row, field, None) == expected


@pytest.mark.parametrize(
    ("row", "field", "expected"),
    [
        (
            "\n <url>\n  <loc>a</loc>\n </url>\n",
            "lastmod",
            "\n <url>\n  <loc>a</loc>\n  <lastmod>x</lastmod>\n </url>\n",
        ),
        (
            "\n <url>\n  <loc>a</loc>\n  <priority>1</priority>\n </url>",
            "changefreq",
            "\n <url>\n  <loc>a</loc>\n  <changefreq>x</changefreq>"
            "\n  <priority>1</priority>\n </url>",
        ),
        (
            "\n <url>\n  <priority>1</priority>\n </url>",
            "loc",
            "\n <url>\n  <loc>x</loc>\n  <priority>1</priority>\n </url>",
        ),
        (
            "\r\n\t<url>\r\n\t\t<loc>a</loc>\r\n\t</url>",
            "priority",
            "\r\n\t<url>\r\n\t\t<loc>a</loc>\r\n\t\t<priority>x</priority>\r\n\t</url>",
        ),
        ("<url><loc>a</loc></url>", "lastmod", "<url><loc>a</loc><lastmod>x</lastmod></url>"),
        (
            "<url><loc>a</loc><loc>b</loc></url>",
            "lastmod",
            "<url><loc>a</loc><loc>b</loc><lastmod>x</lastmod></url>",
        ),
        ("<url><e/></url>", "loc", "<url><loc>x</loc><e/></url>"),
        ("<url></url>", "loc", "<url><loc>x</loc></url>"),
        ("<url/>", "loc", "<url><loc>x</loc></url>"),
        ("<url k='/' />", "loc", "<url k='/'><loc>x</loc></url>"),
    ],
)
def test_a_new_element_stands_in_schema_order_with_the_indentation_of_its_row(
    row: str, field: str, expected: str
) -> None:
    assert after(row, field, "x") == expected


def test_a_new_element_carries_the_prefix_of_its_row() -> None:
    row = "<sm:url><sm:loc>a</sm:loc></sm:url>"
    expected = "<sm:url><sm:loc>a</sm:loc><sm:lastmod>x</sm:lastmod></sm:url>"
    assert after(row, "lastmod", "x", f" xmlns:sm='{SITEMAP}'") == expected


def test_several_values_of_a_row_are_set_at_once() -> None:
    opened = document("<url><priority>1</priority></url>")
    opened.apply(
        SetCells([(0, "loc", "a"), (0, "priority", None), (0, "lastmod", "b"), (0, "loc", "c")])
    )
    assert body(opened) == "<url><loc>c</loc><lastmod>b</lastmod></url>"


@pytest.mark.parametrize(
    "row",
    [
        "<url><loc>a</loc></url>",
        "<url><loc><![CDATA[a]]></loc></url>",
        "<url/>",
        "<url><loc/></url>",
    ],
)
def test_a_character_that_xml_cannot_hold_changes_nothing(row: str) -> None:
    opened = document(row)
    before = opened.to_bytes()
    with pytest.raises(EditError):
        opened.apply(SetCells([(0, "loc", "a\x0bb")]))
    assert opened.to_bytes() == before


@pytest.mark.parametrize("encoding", ["ISO-8859-1", "US-ASCII", "windows-1252"])
@pytest.mark.parametrize("loc", ["a", "<![CDATA[a]]>"])
def test_in_a_file_that_is_not_declared_utf_8_new_characters_become_references(
    encoding: str, loc: str
) -> None:
    declaration = f'<?xml version="1.0" encoding="{encoding}"?>'
    opened = document(f"<url><loc>{loc}</loc></url>", before=declaration)
    opened.apply(SetCells([(0, "loc", "ü😀")]))
    assert opened[0].loc == "ü😀"
    assert b"<loc>&#252;&#128512;</loc>" in opened.to_bytes()
    assert read_with_lxml(opened.to_bytes()).rows[0][0] == "ü😀"
    opened.apply(SetCells([(0, "loc", "plain")]))
    assert b"<loc>plain</loc>" in opened.to_bytes()


def test_what_a_cdata_section_cannot_hold_is_not_written_into_one() -> None:
    assert Encoder().cdata("a&<ü") == "a&<ü".encode()
    assert Encoder().cdata("]]>") is None
    assert Encoder().cdata("\r") is None
    assert Encoder(ascii_only=True).cdata("ü") is None
    assert Encoder(ascii_only=True).cdata("u") == b"u"
    with pytest.raises(EditError):
        Encoder().cdata("\0")


@pytest.mark.parametrize(
    "first", ["", "<url><loc>a</loc></url>", "\n\t<url>\n\t\t<loc>a</loc>\n\t</url>"]
)
@pytest.mark.parametrize(
    "rows",
    [
        [Row(f"https://e.com/{n}", "2024-05-06") for n in range(20)],
        [Row(f"https://e.com/?a=1&b={n}", priority="%s" if n % 3 else None) for n in range(20)],
        [Row("" if n % 2 else "é\n<", None, "" if n else None, "]]>") for n in range(20)],
        [Row(None if n == 7 else "x", "d") for n in range(20)],
    ],
)
def test_many_rows_are_written_as_each_would_be(first: str, rows: list[Row]) -> None:
    table = document(first).table
    sample = table.row_bytes(table.order[0]) if first else None
    each = [table.row_format.new_rows([row], sample)[0] for row in rows]
    assert table.row_format.new_rows(rows, sample) == each


def test_only_plain_ascii_is_written_as_it_is() -> None:
    plain = "".join(map(chr, range(0x20, 0x7F))).translate(dict.fromkeys(map(ord, "&<>")))
    assert not may_need_escapes(plain)
    for each in "&<>\t\n\r\x00\x1f\x7f\x80é€😀\ud800":
        assert may_need_escapes(f"https://e.com/{each}a")
