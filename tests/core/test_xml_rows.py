"""The row format of XML: its fast pattern and its careful reader agree."""

from __future__ import annotations

import re

import pytest

from sitemap_editor import Document
from sitemap_editor.core.document.xml_rows import XmlRows
from tests.core.sitemaps import IMAGE, SITEMAP, document

COMMON = [
    "<url><loc>a</loc></url>",
    "\n <!-- c --> \n<url>\n<loc>a&amp;b</loc>\n<lastmod></lastmod> </url>",
    "<url><loc>a</loc><changefreq>b</changefreq><priority>c</priority></url>",
    "<url><image:image><image:loc>x</image:loc><![CDATA[</url>]]><!--</url>--></image:image></url>",
    "<url><loc>a</loc><image:a image:k=\"/>\" k='>'/></url>",
    "<url></url>",
]
ODD = [
    "<url/>",
    "<url><lastmod>b</lastmod><loc>a</loc></url>",
    "<url><loc>a</loc><loc>b</loc></url>",
    "<url><loc/></url>",
    "<url><loc><![CDATA[a]]></loc></url>",
    "<url a='1'><loc>a</loc></url>",
    "<url ><loc >a</loc ></url >",
    "<url><title/><loc>a</loc></url>",
    "<url><?p?><loc>a</loc></url>",
    f"<url><loc xmlns='{IMAGE}'>no</loc><loc>a</loc></url>",
    "<url><image:image><url><loc>no</loc></url></image:image><loc>a</loc></url>",
]


def format_of(opened: Document) -> XmlRows:
    """Return the row format of an XML document."""
    assert isinstance(opened.table.row_format, XmlRows)
    return opened.table.row_format


@pytest.mark.parametrize("row", COMMON + ODD)
def test_the_fast_pattern_says_what_the_careful_reader_says(row: str) -> None:
    opened = document(row + "<url><loc>next</loc></url>", f' xmlns:image="{IMAGE}"')
    row_format = format_of(opened)
    data = opened.table.row_bytes(0)
    assert data == row.encode()
    assert row_format.read(data) == row_format._read_carefully(data)
    for field in opened.fields:
        value = row_format.value_at(b"xx" + data + b"yy", 2, 2 + len(data), field)
        assert value == row_format.read(data).value(field)
    assert opened[1].loc == "next"


@pytest.mark.parametrize("row", COMMON)
def test_the_fast_pattern_knows_common_rows(row: str) -> None:
    row_format = format_of(document("", f' xmlns:image="{IMAGE}"'))
    data = row.encode()
    assert list(row_format.typical_spans(data + data, 0)) == [len(data), 2 * len(data)]
    pattern = row_format.pattern({"loc": b"a[^<]*"}, {})
    assert pattern is not None
    assert bool(pattern.fullmatch(data)) is ("<loc>a" in row and "<image:" not in row)


def test_a_pattern_takes_the_extensions_it_is_told_of_under_the_prefix_of_the_root() -> None:
    row_format = format_of(document("", f' xmlns:i="{IMAGE}"'))
    pattern = row_format.pattern({"loc": b"a"}, {IMAGE: rb"<PREFIXimage/>"})
    assert pattern is not None
    assert pattern.fullmatch(b"<url><loc>a</loc><i:image/><i:image/></url>")
    assert not pattern.fullmatch(b"<url><loc>a</loc><i:other/></url>")
    assert not pattern.fullmatch(b"<url><loc>a</loc><image/></url>")


def test_two_prefixes_for_one_namespace_leave_no_common_make() -> None:
    opened = document("<url><loc>a</loc></url>", f' xmlns:two="{SITEMAP}"')
    row_format = format_of(opened)
    assert row_format.pattern({"loc": b"a"}, {}) is None
    assert list(row_format.typical_spans(b"<url></url>", 0)) == []
    assert opened[0].loc == "a"
    assert row_format.value_at(b"<url><loc>b</loc></url>", 0, 23, "loc") == "b"


def test_a_value_that_does_not_match_makes_the_row_not_match() -> None:
    row_format = format_of(document(""))
    pattern = row_format.pattern({"lastmod": rb"\d{4}", "loc": re.escape(b"a b#c")}, {})
    assert pattern is not None
    assert pattern.fullmatch(b"<url><loc>a b#c</loc><lastmod>2024</lastmod></url>")
    assert not pattern.fullmatch(b"<url><loc>a b#c</loc><lastmod>soon</lastmod></url>")
    assert not pattern.fullmatch(b"<url><loc>ab</loc></url>")
    assert pattern.fullmatch(b"<url><loc>a b#c</loc><priority>x</priority></url>")
    assert not pattern.fullmatch(b"<url><priority>x</priority></url>")


def test_anatomy_counts_elements_and_says_where_values_begin() -> None:
    opened = document(
        "\n<!--c--><url><loc>\n a</loc><x/><lastmod/><loc>b</loc>"
        "<priority><!--p--></priority></url>"
    )
    data = opened.table.row_bytes(0)
    layout = opened.table.row_format.layout(data)
    assert layout.start == data.index(b"<url>")
    assert layout.counts == {"loc": 2, "lastmod": 1, "priority": 1}
    assert layout.offsets == {
        "loc": data.index(b"a</loc>"),
        "lastmod": data.index(b"<lastmod"),
        "priority": data.index(b"<priority"),
    }


def test_a_root_with_a_prefix_opens_with_its_prefix() -> None:
    opened = Document.from_bytes(f'<s:urlset xmlns:s="{SITEMAP}" />'.encode())
    row_format = opened.table.row_format
    head, tail = row_format.expand_empty_root(b"<s:urlset />", b"<!--e-->")
    assert (head, tail.strip()) == (b"<s:urlset>", b"</s:urlset><!--e-->")
    assert row_format.expand_empty_root(b"<s:urlset>", b"</s:urlset>") == (
        b"<s:urlset>",
        b"</s:urlset>",
    )
    assert row_format.unsaved_tail_bytes(b"<s:url/>") == 0
