from __future__ import annotations

import pytest

from sitemap_editor.core.files.repair.plan import Sureness, plan_repair
from tests.core.repair.repairing import (
    CLOSING,
    DECLARATION,
    LOCS,
    ROOT,
    ROWS,
    among,
    cut,
    locs,
    only,
    opened,
    row,
    sitemap,
)


@pytest.mark.parametrize(
    "value", ["a<b", "a<", "1 < 2", "a<b and c>d", "a<b>c", "<3", "a<!b", "a <% b", "a<b=c"]
)
def test_a_less_than_that_begins_no_tag_is_text(value: str) -> None:
    data = among(row(value))
    repair = only(data)
    assert repair.code == "L05"
    assert repair.replacement in (b"&lt;", b"&lt;&lt;")
    assert locs(data)[1] == value


def test_several_less_than_signs_are_text_too() -> None:
    assert locs(among(row("a<<b"), row("<<<<")))[1:3] == ["a<<b", "<<<<"]


def test_the_end_of_a_cdata_section_outside_one_is_escaped() -> None:
    data = among(row("a]]>b]]"))
    assert only(data).sureness is Sureness.CERTAIN
    assert locs(data)[1] == "a]]>b]]"


def test_a_less_than_too_many_before_a_tag_is_cut() -> None:
    data = among(b"<url>\n<<loc>a</loc></url>\n")
    assert (cut(data, only(data)), only(data).replacement) == (b"<", b"")


@pytest.mark.parametrize(
    "written",
    [
        b"<url><loc>a</loc\n><lastmod>b</lastmod></url>",
        b"<url><loc>a</loc\n<lastmod>b</lastmod></url>",
        b"<url\n<loc>a</loc></url>",
        b"<url><loc a</loc></url>",
        b"<url>< loc>a</ loc></url>",
        b"<url><loc>a</loc/></url>",
        b"<url><loc>a</loc x='1'></url>",
        b"<url><loc>a<\\/loc><\\/url>",
        b"<url><loc>a</></url>",
        b"<url><loc a></loc></url>",
    ],
)
def test_an_odd_tag_of_a_row_is_mended(written: bytes) -> None:
    assert locs(among(written + b"\n", ROWS[1])) == [LOCS[0], "a", LOCS[1], LOCS[3]]


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        (b"hreflang=de href='u'", b"hreflang=\"de\" href='u'"),
        (b'hreflang="de"href="u"', b'hreflang="de" href="u"'),
        (b'a="x<y"', b'a="x&lt;y"'),
        ('a=“x”  b="1"'.encode(), b'a="x"  b="1"'),
        (b"a='x\"", b'a="x"'),
        (b'a="x" 5 b="y"', b'a="x" b="y"'),
        (b"a=x&y", b'a="x&amp;y"'),
        (b'checked b="1"', b'checked="" b="1"'),
        (b'a="1" a="1"', b'a="1"'),
        (b"a=", b'a=""'),
    ],
)
def test_an_odd_attribute_is_mended(written: bytes, meant: bytes) -> None:
    link = b'<x:a xmlns:x="urn:x" %s/>'
    plan = plan_repair(among(row("a", link % written), ROWS[1]))
    opened(plan)
    assert link % meant in plan.repaired()


def test_a_closing_tag_of_an_unknown_name_without_its_end_is_text() -> None:
    assert locs(among(row("a</b")))[1] == "a</b"


def test_two_hyphens_inside_a_comment_are_parted() -> None:
    data = among(b"<!-- a -- b --- c ---><!-----><!----><!-- fine -->\n", ROWS[1])
    repaired = plan_repair(data).repaired()
    assert b"<!-- a - - b - - - c - --><!--- --><!----><!-- fine -->" in repaired
    assert locs(data) == [LOCS[0], LOCS[1], LOCS[3]]


@pytest.mark.parametrize("comment", [b"<!-- open\n", b"<!-- open ->\n", b"<!-- open >\n", b"<!--"])
def test_a_comment_that_is_not_closed_ends_before_the_next_row(comment: bytes) -> None:
    for after in (b"", b"<!-- another -->\n"):
        data = among(comment, ROWS[1], after, ROWS[2])
        assert only(data).sureness is Sureness.GUESS
        assert locs(data) == LOCS


def test_a_comment_before_the_root_that_is_not_closed_ends_before_it() -> None:
    assert locs(sitemap(*ROWS, head=DECLARATION + b"<!-- open\n" + ROOT)) == LOCS


def test_a_comment_that_is_not_closed_at_the_end_is_closed_before_the_end_of_the_root() -> None:
    assert locs(sitemap(*ROWS, b"<!-- open\n")) == LOCS


def test_a_cdata_section_that_is_not_closed_ends_before_its_element_does() -> None:
    opening = b"<url><loc><![CDATA[a&b</loc></url>\n"
    for after in (ROWS[1], b"<url><loc><![CDATA[c]]></loc></url>\n", b""):
        data = among(opening, after, row("x&y"))
        assert locs(data)[1] == "a&b"
        assert locs(data)[-2:] == ["x&y", LOCS[3]]


def test_a_cdata_section_in_the_wrong_place_hides_no_rows() -> None:
    data = among(b"<![CDATA[", ROWS[1], b"<url><loc><![CDATA[a]]></loc></url>", ROWS[2])
    assert locs(data) == [LOCS[0], LOCS[1], "a", LOCS[2], LOCS[3]]


def test_rows_inside_a_cdata_section_are_text() -> None:
    value = "<url><loc>not a row</loc></url>"
    data = among(b"<url><loc>a</loc><x><![CDATA[%s]]></x></url>" % value.encode(), row("b&c"))
    assert locs(data) == [LOCS[0], "a", "b&c", LOCS[3]]


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        (b"<?xml-stylesheet href='a'>\n", b"<?xml-stylesheet href='a'?>\n"),
        (b"<?xml-stylesheet href='a'?>\n", b"<?xml-stylesheet href='a'?>\n"),
        (b"<?page echo 1; ?>", b"<?page echo 1; ?>"),
        (b"<? page 1; ?>", b""),
        (b'<?xml version="1.0"?>\n', b"\n"),
    ],
)
def test_processing_instructions_are_mended_or_cut(written: bytes, kept: bytes) -> None:
    data = sitemap(row("a&b"), head=DECLARATION + written + ROOT)
    assert plan_repair(data).repaired().startswith(DECLARATION + kept + ROOT)
    assert locs(data) == ["a&b"]


def test_a_declaration_amid_the_rows_is_cut() -> None:
    data = among(ROWS[1], DECLARATION, ROWS[2])
    assert (cut(data, only(data)), only(data).code) == (DECLARATION.rstrip(), "F02")
    assert locs(data) == LOCS


def test_a_question_mark_behind_a_less_than_is_text() -> None:
    assert locs(sitemap(row("a<?b"), ROWS[1], tail=CLOSING)) == ["a<?b", LOCS[1]]
