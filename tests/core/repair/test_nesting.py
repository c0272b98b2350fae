from __future__ import annotations

import pytest

from sitemap_editor.core.files.repair.plan import Sureness, plan_repair
from tests.core.repair.repairing import (
    CLOSING,
    DECLARATION,
    LOCS,
    ROOT,
    ROWS,
    SITEMAP,
    among,
    codes,
    cut,
    locs,
    only,
    opened,
    row,
    sitemap,
    spoken,
)

IMAGE = b'<image:image xmlns:image="urn:i">'


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        (b"<url><loc>a<lastmod>2024</lastmod></url>", ["a"]),
        (b"<url><loc>a</url>", ["a"]),
        (b"<url><loc>a</loc>", ["a"]),
        (b"<url><loc>a</loc><lastmod>2024", ["a"]),
        (b"<url><loc>a", ["a"]),
        (b"<url><loc>a</loc><url>", ["a"]),
        (b"<url><loc>a<loc></url>", ["a"]),
        (b"<url><loc><loc>a</loc></url>", ["a"]),
        (b"<url><url><loc>a</loc></url>", ["a"]),
        (b"<loc>a</loc></url>", ["a"]),
        (b"<loc>a</url>", ["a"]),
        (b"<url><loc>a</lco></url>", ["a"]),
        (b"<url><loc>a</Loc></url>", ["a"]),
        (b"<url><Loc>a</loc></url>", ["a"]),
        (b"<url><loc>a</image:loc></url>", ["a"]),
        (b"<url><loc>a</foo></url>", ["a"]),
        (b"<url><loc>a</loc></b></url>", ["a"]),
        (b"<url><loc>a</b></loc></url>", ["a"]),
        (b"<url><loc>a</loc></ulr>", ["a"]),
        (b"<url><loc>a</ulr>", ["a"]),
        (b"<url><loc>a</loc></url></url>", ["a"]),
        (b"<url><loc>a<b>c</loc></url>", ["a<b>c"]),
        (b"<url><loc>a</loc><b></url>", ["a"]),
        (b"<b><url><loc>a</loc></url>", ["a"]),
        (b"</b><url><loc>a</loc></url></lastmod>", ["a"]),
        (b"<url><loc>a</loc>" + IMAGE + b"<image:loc>b</image:image></url>", ["a"]),
        (b"<url><loc>a</loc>" + IMAGE + b"<image:loc>b</image:image></image:loc></url>", ["a"]),
        (b"<url><loc>a</loc>" + IMAGE + b"<image:loc>b</image:loc></url>", ["a"]),
        (b"<url><loc>a</loc></urlset>\n<url><loc>b</loc></url>", ["a", "b"]),
        (b"<url><loc>a</loc></url><sitemapindex>", ["a"]),
        (b"<url/><url><loc>a</loc><url><loc>b</loc></url>", [None, "a", "b"]),
        (b"<b><urlset><url><loc>a</loc></url>", ["a"]),
        (b"<lastmod>x<url><loc>a</loc></url>", ["a"]),
    ],
)
def test_a_row_whose_tags_do_not_fit_keeps_its_url(
    written: bytes, expected: list[str | None]
) -> None:
    data = among(written + b"\n", ROWS[1])
    assert locs(data) == [LOCS[0], *expected, LOCS[1], LOCS[3]]
    assert plan_repair(data).lost_rows == 0


def test_a_value_that_is_not_closed_ends_where_the_next_begins() -> None:
    lines = b"<url>\n  <loc>a</loc>\n  <lastmod>2024-05-06\n  <priority>0.5</priority>\n</url>\n"
    data = among(lines, ROWS[1])
    repair = only(data)
    assert (repair.replacement, repair.sureness) == (b"</lastmod>", Sureness.LIKELY)
    assert opened(plan_repair(data))[1].lastmod == "2024-05-06"
    assert opened(plan_repair(data))[1].priority == "0.5"


def test_an_extension_element_that_is_not_closed_ends_where_its_sibling_begins() -> None:
    more = IMAGE + b"<image:loc>b<image:title>c</image:title></image:image>"
    repair = only(among(row("a", more)))
    assert repair.replacement == b"</image:loc>"
    twice = IMAGE + b"<image:loc>b</image:loc>" + IMAGE + b"<image:loc>c</image:loc></image:image>"
    assert only(among(row("a", twice))).replacement == b"</image:image>"


def test_a_row_that_fits_is_not_touched_by_repairs_of_others() -> None:
    odd = b'<url a="1"><!-- <url> --><x><loc>no</loc></x><loc>a<b/></loc><loc/></url>\n'
    data = among(odd, b"<url><loc>b</url>\n")
    assert odd in plan_repair(data).repaired()


@pytest.mark.parametrize("text", [b"junk", b"<script>a&b</script>", b"<!-- ok -->x", b"</urlset>"])
def test_what_stands_after_the_end_is_cut(text: bytes) -> None:
    data = sitemap(*ROWS) + text
    repair = only(data)
    assert (repair.code, repair.sureness) == ("F01", Sureness.GUESS)
    assert cut(data, repair) == text.removeprefix(b"<!-- ok -->")
    assert locs(data) == LOCS


def test_what_is_cut_is_shown_as_the_file_has_it() -> None:
    assert "a&b" in spoken(only(sitemap(*ROWS) + b"a&b"))


def test_comments_and_instructions_after_the_end_are_legal() -> None:
    data = sitemap(row("a&b")) + b"<!-- made by x -->\n<?p?>\n"
    assert codes(data) == ["L05"]


def test_rows_after_the_end_still_belong_to_the_sitemap() -> None:
    data = sitemap(*ROWS[:2]) + ROWS[2] + ROWS[3] + CLOSING
    repair = only(data)
    assert (cut(data, repair), repair.sureness) == (CLOSING, Sureness.GUESS)
    assert locs(data) == LOCS


def test_two_sitemaps_glued_together_become_one() -> None:
    data = sitemap(*ROWS[:2]) + sitemap(*ROWS[2:])
    assert locs(data) == LOCS
    assert locs(sitemap(*ROWS[:2], tail=b"") + sitemap(*ROWS[2:])) == LOCS
    assert locs(sitemap(*ROWS[:2], tail=b"<url><loc>x") + sitemap(*ROWS[2:])) == LOCS


def test_another_kind_of_sitemap_after_the_end_is_cut_and_its_rows_are_counted() -> None:
    index = f'<sitemapindex xmlns="{SITEMAP}"><sitemap><loc>a</loc></sitemap></sitemapindex>'
    plan = plan_repair(sitemap(*ROWS) + index.encode())
    assert [one.loc for one in opened(plan)] == LOCS
    assert plan.lost_rows == 1


@pytest.mark.parametrize("tail", [b"", b"\n", b"</urlset", b"</url", b"</", b"<", b"</urlst>"])
def test_a_missing_or_odd_end_of_the_root_is_put_right(tail: bytes) -> None:
    plan = plan_repair(sitemap(*ROWS, tail=tail))
    assert [one.loc for one in opened(plan)] == LOCS
    assert plan.lost_rows == 0


def test_the_end_of_the_other_root_is_a_misnamed_one() -> None:
    assert only(sitemap(*ROWS, tail=b"</sitemapindex>\n")).replacement == b"</urlset>"


@pytest.mark.parametrize(
    "part",
    [
        b"<url><loc>https://example.org/4</loc>",
        b"<url><loc>http",
        b"<url><lo",
        b"<url>",
        b"<url a='",
    ],
)
def test_a_row_cut_off_at_the_end_is_cut_and_all_before_it_are_kept(part: bytes) -> None:
    data = sitemap(*ROWS, part, tail=b"")
    plan = plan_repair(data)
    (repair,) = plan.repairs
    assert (repair.sureness, plan.lost_rows) == (Sureness.GUESS, 1)
    assert "in the incomplete row 5" in spoken(repair)
    assert cut(data, repair).strip() == part.strip()
    assert [one.loc for one in opened(plan)] == LOCS


@pytest.mark.parametrize("part", [b"<!-- a", b"<![CDATA[ a", b"<?a", b"<!"])
def test_what_was_cut_off_between_rows_goes(part: bytes) -> None:
    plan = plan_repair(sitemap(*ROWS, part, tail=b""))
    assert [one.loc for one in opened(plan)] == LOCS
    assert plan.lost_rows == 0


def test_nothing_is_kept_where_no_row_is_whole() -> None:
    for length in (1, 10, 20):
        plan = plan_repair(DECLARATION + ROOT + ROWS[0][:length])
        assert len(opened(plan)) == 0
    assert len(opened(plan_repair(DECLARATION + ROOT))) == 0
    assert len(opened(plan_repair(DECLARATION + ROOT.replace(b">", b"/>") + b"x"))) == 0


@pytest.mark.parametrize("bad", [b"<a:b:c/>", b'<a xmlns:b=""/>', b"<:a/>", b"<a:/>"])
def test_a_row_that_nothing_can_be_done_about_is_taken_out_alone(bad: bytes) -> None:
    rows = [row(f"https://example.org/{n}", bad if n in (7, 40, 41) else b"") for n in range(60)]
    plan = plan_repair(sitemap(*rows))
    taken = [one for one in plan.repairs if one.text.startswith("Row {row}")]
    assert [one.arguments["row"] for one in taken] == [8, 41, 42]
    assert [cut(plan.data, one) + b"\n" for one in taken] == [rows[7], rows[40], rows[41]]
    assert {one.sureness for one in taken} == {Sureness.GUESS}
    assert plan.lost_rows == 3
    assert [one.loc for one in opened(plan)] == [
        f"https://example.org/{n}" for n in range(60) if n not in (7, 40, 41)
    ]


def test_what_cannot_be_read_between_rows_is_taken_out_and_the_rows_stay() -> None:
    data = sitemap(ROWS[0], b"<:a/>\n", *ROWS[1:], b"<:b/>\n")
    assert locs(data) == LOCS
    assert plan_repair(data).lost_rows == 0


def test_prefixed_rows_are_rows() -> None:
    head = DECLARATION + f'<s:urlset xmlns:s="{SITEMAP}">'.encode()
    data = head + b"<s:url><s:loc>a<s:lastmod>b</s:lastmod></s:url><s:url><s:loc>c</s:loc>"
    plan = plan_repair(data)
    document = opened(plan)
    assert [one.loc for one in document] == ["a"]
    assert plan.lost_rows == 1
    data = DECLARATION + ROOT + b"<s:url><s:loc>a</s:loc></s:url><s:url><s:loc>b"
    assert b"<s:loc>a</s:loc></s:url>\n</urlset>" in plan_repair(data).repaired()


def test_an_index_is_repaired_as_a_urlset_is() -> None:
    head = f'<sitemapindex xmlns="{SITEMAP}">'.encode()
    data = head + b"<sitemap><loc>a&b</sitemap><sitemap><loc>c</loc><sitemap><loc>d</loc></sitemap>"
    assert locs(data) == ["a&b", "c", "d"]


def test_several_faults_of_several_kinds_are_mended_together() -> None:
    data = (
        b"\n\xef\xbb\xbf"
        + "<?xml version=“1.0” encoding=“UTF-8”?>\n".encode()
        + f"<urlset xmlns='{SITEMAP}\">\n".encode()
        + row("a&b\x08")
        + row(b"caf\xe9&nbsp;")
        + b"<url><loc>c<lastmod>2024</lastmod></url>\n<!-- -- -->\n"
        + b"<url><loc>d</loc>\n"
        + row("e", b"<image:image/><a:b:c/>")
        + row("f<g", b"<xhtml:link/>")
        + b"<url><loc>h"
    )
    plan = plan_repair(data)
    assert [one.loc for one in opened(plan)] == ["a&b", "café%C2%A0", "c", "d", "f<g"]
    assert plan.lost_rows == 2
    starts = [one.start for one in plan.repairs]
    assert starts == sorted(starts)
