from __future__ import annotations

import pytest
from lxml import etree

from sitemap_editor import Document
from sitemap_editor.core.checks.extensions.extension_fixes import (
    block_offset,
    links_in,
    without_children,
    without_elements,
)
from sitemap_editor.core.checks.row_view import RowView
from sitemap_editor.core.checks.rule import Answers, CheckContext
from sitemap_editor.core.contents.byte_changes import changed, without
from sitemap_editor.core.errors import NotWellFormed
from sitemap_editor.core.protocol.namespaces import IMAGE, NEWS, VIDEO, XHTML
from tests.core.checks.extending import JUDGE, LOC, RULES, opened, view_of

ODD = [
    "<image:image><![CDATA[<image:title>]]><!-- <image:title> --><?x <image:title>?></image:image>",
    "<image:image  a='>' b=\"'/>\"  ><image:title\n/></image:image >",
    "<image:image><image:image><image:title>x</image:title></image:image></image:image>",
    "<video:video><video:tvshow><video:price/></video:tvshow>text<video:price/>more</video:video>",
    "<video:video><video:player_loc autoplay='a' autoplay2='b'\tallow_embed=\"\"/></video:video>",
    "<video:video>\n<video:live>\n<b xmlns=''>yes</b></video:live></video:video>",
    "<i:image xmlns:i='http://www.google.com/schemas/sitemap-image/1.1'><i:title/></i:image>",
    "<image xmlns='http://www.google.com/schemas/sitemap-image/1.1'><title/><loc/></image>",
    "<news:news><news:publication/><news:publication><news:name/></news:publication></news:news>",
    "<news:news xmlns:news='urn:other'><news:keywords/></news:news>",
    "<xhtml:link/><xhtml:link rel=''/><xhtml:link hreflang=''/><xhtml:link href='&#32;'/>",
    "<xhtml:link rel='alternate' hreflang='&#101;n-UK' href='https://a.b/?x=&#38;&amp;'/>",
    "<xhtml:link xml:lang='de' xmlns:x='urn:x' x:rel='alternate' hreflang='en'>t</xhtml:link>",
    "<mobile:mobile><mobile:mobile/></mobile:mobile><codesearch:a/>&lt;mobile:mobile/&gt;",
    "<o:x xmlns:o='urn:o'><image:image><image:title/></image:image></o:x>",
    "text <image:image/> between <image:image/> elements ]]&gt;",
]


def fixed(inside: str, code: str) -> bytes | None:
    (rule,) = (rule for rule in RULES if rule.code == code)
    view = view_of(inside)
    assert rule.fixes[0].row is not None
    return rule.fixes[0].row(view, CheckContext(), Answers())


@pytest.mark.parametrize("inside", ODD)
def test_pieces_are_the_elements_lxml_finds_and_lie_where_they_are_written(inside: str) -> None:
    view = view_of(inside)
    pieces = view.pieces
    assert view.element is not None
    expected = [element.tag for element in view.element.iter("*")]
    found = ["{" + piece.uri + "}" + piece.local if piece.uri else piece.local for piece in pieces]
    assert found == expected
    for piece in pieces:
        written = view.data[piece.start : piece.end]
        assert written.startswith(b"<" + piece.name)
        assert written.endswith(b">")
        names = [attribute.name for attribute in piece.attributes(view.data)]
        assert all(written.count(name) for name in names)
        assert len(names) == len(set(names))


@pytest.mark.parametrize("inside", ODD)
def test_every_fix_leaves_odd_rows_whole(inside: str) -> None:
    view = view_of(inside)
    JUDGE.view(view)
    for rule in RULES:
        for fix in rule.fixes:
            data = fix.row(view, CheckContext(), Answers()) if fix.row is not None else None
            if data is not None:
                opened(data.decode())
                assert len(data) < len(view.data) + 10
                assert data != view.data


def test_a_text_sitemap_has_no_pieces() -> None:
    table = Document.from_bytes(b"https://example.com/\n").table
    view = RowView(table.row_bytes(0), table.row_format)
    assert view.pieces == []
    assert links_in(view) == []


def test_what_stands_before_a_row_is_no_part_of_it() -> None:
    table = opened(f"<!-- <a> --><o:x xmlns:o='urn:o'/><url>{LOC}</url>").table
    pieces = RowView(table.row_bytes(0), table.row_format).pieces
    assert [piece.local for piece in pieces] == ["url", "loc"]


def test_a_piece_inside_another_one_that_goes_is_cut_once() -> None:
    view = view_of("<image:image> <image:image/></image:image><!-- x -->")
    images = [piece for piece in view.pieces if piece.local == "image"]
    assert changed(view.data, without(view.data, images)) == f"<url>{LOC}<!-- x --></url>".encode()
    assert changed(view.data, []) is None


@pytest.mark.parametrize("uri", [IMAGE, VIDEO, NEWS, XHTML])
def test_a_fix_with_nothing_to_do_says_so(uri: str) -> None:
    view = view_of("<priority>1</priority><o:x xmlns:o='urn:o'/>")
    for fix in (without_children(uri), without_elements(uri, ("title", "link"))):
        assert fix(view, CheckContext(), Answers()) is None


def test_only_elements_directly_inside_an_image_are_removed() -> None:
    deep = "<image:image><image:image><image:title/></image:image></image:image>"
    assert fixed(deep, "X12") is None
    assert fixed("<image:title/>", "X12") is None


def test_an_entity_in_an_attribute_is_understood() -> None:
    data = fixed("<xhtml:link rel='alternate' hreflang='&#101;n-UK' href='https://a.b/'/>", "X51")
    assert data is not None
    assert b"hreflang='en-GB'" in data


def test_elements_of_a_prefix_of_their_own_are_removed_too() -> None:
    data = fixed(ODD[6].replace("<i:title/>", "<i:loc>https://a.b/</i:loc>\n<i:title/>"), "X12")
    assert data is not None
    assert data.endswith(b"<i:loc>https://a.b/</i:loc></i:image></url>")
    etree.fromstring(data)


BESIDE = [
    *ODD,
    "<o:x o:y='<![CDATA['/>",
    "<image:image a='>'/><image:image b=\"/>\"><image:loc>a>b</image:loc></image:image>",
    "<image:image><image:image/></image:image><image:image/>",
    "<other:x xmlns:other='urn:other'><image:image/></other:x><image:image/>",
]


@pytest.mark.parametrize("inside", BESIDE)
@pytest.mark.parametrize(
    "before", ["", "<image:image/>", "<xhtml:link><image:image/></xhtml:link>"]
)
def test_a_block_begins_where_its_piece_begins(before: str, inside: str) -> None:
    try:
        view = view_of(before + inside)
    except NotWellFormed:
        return
    for uri, prefix in ((IMAGE, "image"), (VIDEO, "video"), (NEWS, "news")):
        starts = [
            piece.start
            for piece in view.pieces
            if (piece.depth, piece.uri, piece.local) == (1, uri, prefix)
        ]
        found = [block_offset(view, uri, number) for number in range(1, len(starts) + 2)]
        assert found == [*starts, None]
