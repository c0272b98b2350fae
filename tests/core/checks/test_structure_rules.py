"""What stands where it should not: PROTOCOL F16, I01, I04 and O01."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_editor import Document
from sitemap_editor.core.checks.catalogue import RULES_BY_CODE
from sitemap_editor.core.checks.row_view import RowView
from sitemap_editor.core.checks.rule import Answers
from tests.core.checks.judging import CIRCUMSTANCES, JUDGE
from tests.core.checks.whole_files import index, mend_file, mend_rows, of_file, of_rows, rows_of
from tests.core.reference import read_with_lxml
from tests.core.sitemaps import SITEMAP, body, document

LOC = "<loc>https://example.com/a</loc>"
ROW = f"<url>{LOC}</url>"
OTHER = ' xmlns:x="urn:x"'


def messages(doc: Document, code: str) -> list[str]:
    rows = of_rows(doc, code).values()
    found = [*of_file(doc, code), *(finding for row in rows for finding in row)]
    assert all(finding.severity.value == "error" for finding in found)
    return [finding.message for finding in found]


# Strangers


@pytest.mark.parametrize(
    ("before", "after", "name"),
    [
        (f"\n  <url>\n    {LOC} text\n  </url>\n", f"\n  <url>\n    {LOC}\n  </url>\n", "text"),
        (f"<url>a &amp; b{LOC}</url>", ROW, "a & b"),
        (f"<url>{LOC}<![CDATA[ text ]]></url>", ROW, "text"),
        (f"stray\n{ROW}", f"\n{ROW}", "stray"),
        (f"\n  {ROW} after\n  {ROW}\n", f"\n  {ROW}\n  {ROW}\n", "after"),
        (f"\n  {ROW}\n  between\n  {ROW}\n", f"\n  {ROW}\n  {ROW}\n", "between"),
        (f"\n  {ROW}\n  end\n", f"\n  {ROW}\n", "end"),
        (f"<url id='1'>{LOC}</url>", ROW, "id"),
        (f'<url\n  a = "b>" >{LOC}</url>', f"<url >{LOC}</url>", "a"),
        (f"<url>{LOC}<lastmod x:a='b'>2024</lastmod></url>", None, "x:a"),
        (f"<url>{LOC}<loc2 lang='/'/></url>", ROW, "loc2"),
        (f"<url><loc lang='/'>{LOC[5:]}</url>", ROW, "lang"),
        (f"\n <url>\n  {LOC}\n  <title>A</title>\n </url>", f"\n <url>\n  {LOC}\n </url>", "title"),
        (f"<url>{LOC}<url/></url>", ROW, "url"),
        (f"\n  <extra>x</extra>\n  {ROW}", f"\n  {ROW}", "extra"),
        (f"\n  {ROW}\n  <extra><b/><!-- c --></extra>\n", f"\n  {ROW}\n", "extra"),
        ("<url><loc>a<b>c</b>d<br/></loc></url>", "<url><loc>acd</loc></url>", "b"),
        ("<url><loc><x:a href='b'>c</x:a></loc></url>", "<url><loc>c</loc></url>", "x:a"),
    ],
)
def test_what_has_no_place_in_the_protocol_is_an_error_and_can_be_removed(
    before: str, after: str | None, name: str
) -> None:
    doc = document(before, OTHER)
    found = messages(doc, "F16")
    assert len(found) == 1
    assert f"“{name}”" in found[0]
    assert not mend_rows(doc, "F16", only_safe=True)
    assert mend_rows(doc, "F16") or mend_file(doc, "F16")
    assert messages(doc, "F16") == []
    assert body(doc) == (after or f"<url>{LOC}<lastmod>2024</lastmod></url>")


@pytest.mark.parametrize(
    "allowed",
    [
        ROW,
        f"<!-- a --><?pi?>{ROW}<!-- b --><?pi b?>",
        f"<url><!-- a -->{LOC}<![CDATA[ ]]><?pi?></url>",
        "<url><loc><!-- a --><![CDATA[a]]><?pi?></loc></url>",
        f"<url xmlns:y='urn:y'>{LOC}<x:a b='c'>d<loc/></x:a></url>",
        f"<url>{LOC}<lastmod xmlns='{SITEMAP}'>2024</lastmod></url>",
        f"<x:a>text</x:a>{ROW}<x:b c='d'>text</x:b>",
        f"<url xmlns:i='http://www.w3.org/2001/XMLSchema-instance' i:type='a'>{LOC}</url>",
    ],
)
def test_what_the_protocol_allows_or_other_rules_judge_is_no_stranger(allowed: str) -> None:
    doc = document(allowed, OTHER)
    assert messages(doc, "F16") == []
    assert not mend_rows(doc, "F16")
    assert not mend_file(doc, "F16")


def test_an_attribute_of_the_root_such_as_generated_by_is_a_hint() -> None:
    doc = document(ROW, ' generatedBy="WIX"')
    (finding,) = of_file(doc, "F16")
    assert finding.severity.value == "hint"
    assert "“generatedBy”" in finding.message
    both = document(f"<url a='1'>{LOC}</url>", ' generatedBy="WIX"')
    (row,) = of_rows(both, "F16").values()
    assert [each.severity.value for each in row] == ["error"]


def test_attributes_of_the_root_are_strangers_but_for_those_of_xml_schema() -> None:
    xsi = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:type="a"'
    doc = document(ROW, f' version="1" {xsi} xml:lang="b"')
    assert [finding.severity.value for finding in of_file(doc, "F16")] == ["hint", "hint"]
    assert mend_file(doc, "F16")
    assert doc.to_bytes() == document(ROW, f" {xsi}").to_bytes()


def test_very_many_strangers_are_told_ten_times_a_place() -> None:
    doc = document(f"<url>{LOC}{'<a/>' * 50}</url>{'<b/>' * 50}")
    assert len(messages(doc, "F16")) == 20


def test_an_element_inside_a_value_is_told_at_the_value() -> None:
    ((finding,),) = of_rows(document("<url><loc>a<b/></loc></url>"), "F16").values()
    assert finding.column == "loc"


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("<Loc>a</Loc>", "<loc>a</loc>"),
        ("<LOC>a</LOC>", "<loc>a</loc>"),
        (f"{LOC}<last-mod>2024</last-mod>", f"{LOC}<lastmod>2024</lastmod>"),
        (f"{LOC}<changeFreq>daily</changeFreq >", f"{LOC}<changefreq>daily</changefreq >"),
        (f"{LOC}<Priority/>", f"{LOC}<priority/>"),
        (f"{LOC}<lastModified>2024</lastModified>", f"{LOC}<lastmod>2024</lastmod>"),
    ],
)
def test_a_misspelt_name_is_written_right_where_the_right_one_is_absent(
    wrong: str, right: str
) -> None:
    doc = document(f"<url>{wrong}</url>")
    assert len(messages(doc, "F16")) == 1
    assert mend_rows(doc, "F16")
    assert body(doc) == f"<url>{right}</url>"


def test_a_misspelt_name_beside_the_right_one_is_removed() -> None:
    doc = document(f"<url>{LOC}<Loc>b</Loc></url>")
    assert mend_rows(doc, "F16")
    assert body(doc) == ROW


def test_a_prefixed_name_keeps_its_prefix_when_written_right() -> None:
    data = f'<s:urlset xmlns:s="{SITEMAP}"><s:url><s:Loc>a</s:Loc></s:url></s:urlset>'
    doc = Document.from_bytes(data.encode())
    assert mend_rows(doc, "F16")
    assert doc.to_bytes() == data.replace("Loc", "loc").encode()


# Indexes


def test_a_row_of_an_index_holds_a_url_and_a_date_only() -> None:
    more = "<changefreq>daily</changefreq><lastmod>2024-05-06</lastmod><priority>1</priority>"
    doc = index(f"<sitemap>{LOC}{more}</sitemap>")
    assert len(messages(doc, "I01")) == 2
    assert messages(doc, "F16") == []
    assert mend_rows(doc, "I01")
    right = f"<sitemap>{LOC}<lastmod>2024-05-06</lastmod></sitemap>"
    assert doc.to_bytes() == index(right).to_bytes()
    assert messages(doc, "I01") == []


def test_text_and_attributes_in_a_row_of_an_index_are_strangers_too() -> None:
    doc = index(f"<sitemap a='b'>{LOC}text</sitemap>")
    assert len(messages(doc, "F16")) == 2
    assert mend_rows(doc, "F16")
    assert doc.to_bytes() == index(f"<sitemap>{LOC}</sitemap>").to_bytes()


# Rows that are none of this file's


@pytest.mark.parametrize(
    "doc",
    [
        document(f"<sitemap>{LOC}</sitemap>{ROW}"),
        document(f"{ROW}<sitemap>{LOC}</sitemap>"),
        index(f"<url>{LOC}</url><sitemap>{LOC}</sitemap>"),
        index(f"<sitemap>{LOC}</sitemap><url>{LOC}</url>"),
        document(f"{ROW}<sitemapindex><sitemap>{LOC}</sitemap></sitemapindex>"),
        index(f"<sitemap>{LOC}</sitemap><urlset>{ROW}</urlset>"),
    ],
)
def test_rows_and_lists_of_the_other_kind_are_errors_left_to_people(doc: Document) -> None:
    assert len(messages(doc, "I04")) == 1
    assert messages(doc, "F16") == []
    assert not mend_rows(doc, "I04")
    assert not mend_file(doc, "I04")


def test_a_list_inside_the_list_is_unwrapped() -> None:
    inner = rows_of("b", "c")
    doc = document(
        f"\n  {ROW}\n  <urlset>\n    {inner}\n  </urlset>\n  {rows_of('d')}\n"
        f"  <urlset xmlns='{SITEMAP}'>{rows_of('e')}</urlset>\n"
    )
    assert len(messages(doc, "I04")) == 2
    assert [row.loc for row in doc] == ["https://example.com/a", "d"]
    assert mend_file(doc, "I04")
    assert [row.loc for row in doc] == ["https://example.com/a", "b", "c", "d", "e"]
    assert messages(doc, "I04") == []
    assert b"urlset xmlns='" not in doc.to_bytes()


@pytest.mark.parametrize(
    "inside",
    ["", "text", f"{ROW}<x:a/>", f"{ROW}text", "<x:a/>", f"<y:b xmlns:y='urn:y'/>{ROW}<a/>"],
)
def test_a_list_inside_the_list_with_more_than_rows_is_left(inside: str) -> None:
    doc = document(f"{ROW}<urlset>{inside}</urlset>", OTHER)
    assert len(messages(doc, "I04")) == 1
    assert not mend_file(doc, "I04")


def test_rows_that_hang_on_a_prefix_of_their_list_are_left() -> None:
    doc = document(f"{ROW}<urlset xmlns:y='urn:y'><url>{LOC}<y:a/></url></urlset>")
    assert not mend_file(doc, "I04")


@pytest.mark.parametrize("uri", ["", "http://www.google.com/schemas/sitemap/0.84"])
def test_a_row_in_another_namespace_becomes_a_row(uri: str) -> None:
    doc = document(f"\n  {ROW}\n  <url xmlns='{uri}'><loc>b</loc></url>\n  {rows_of('c')}\n")
    (message,) = messages(doc, "I04")
    assert "not read" in message
    assert mend_file(doc, "I04")
    assert body(doc) == f"\n  {ROW}\n  {rows_of('b')}\n  {rows_of('c')}\n"
    assert messages(doc, "I04") == []


def test_rows_that_name_the_protocol_under_a_root_that_does_not_are_found() -> None:
    row = f'<url xmlns="{SITEMAP}"><loc>a</loc></url>'
    doc = Document.from_bytes(f"<urlset>{row}{row}</urlset>".encode())
    assert len(doc) == 0
    assert mend_file(doc, "I04")
    assert [row.loc for row in doc] == ["a", "a"]
    assert mend_file(doc, "F08")
    assert doc.to_bytes() == document(rows_of("a", "a")).to_bytes()


def test_a_prefixed_row_in_another_namespace_is_left() -> None:
    doc = document(f"{ROW}<g:url xmlns:g='http://www.google.com/schemas/sitemap/0.84'/>")
    assert len(messages(doc, "I04")) == 1
    assert not mend_file(doc, "I04")


# Order


def test_elements_in_another_order_are_a_hint_and_can_be_put_in_order() -> None:
    doc = document(
        "\n  <url>\n    <x:a/>\n    <!-- how much -->\n    <priority>1</priority>\n"
        "    <loc>a</loc> <!-- where -->\n    <!-- when --><lastmod>2024</lastmod>\n  </url>\n",
        OTHER,
    )
    ((finding,),) = of_rows(doc, "O01").values()
    assert finding.severity.value == "hint"
    assert finding.message.count("priority, loc, lastmod") == 1
    before = read_with_lxml(doc.to_bytes())
    assert mend_rows(doc, "O01")
    assert of_rows(doc, "O01") == {}
    assert read_with_lxml(doc.to_bytes()) == before
    assert body(doc) == (
        "\n  <url>\n    <loc>a</loc> <!-- where -->\n    <!-- when --><lastmod>2024</lastmod>\n"
        "    <!-- how much -->\n    <priority>1</priority>\n    <x:a/>\n  </url>\n"
    )


def test_the_schemas_order_with_gaps_is_fine() -> None:
    doc = document(f"<url>{LOC}<priority>1</priority><x:a/></url>", OTHER)
    assert of_rows(doc, "O01") == {}
    assert not mend_rows(doc, "O01")


PIECES = st.sampled_from(
    [
        *("<loc>a</loc>", "<lastmod>2024</lastmod>", "<changefreq/>", "<priority>1</priority>"),
        *(
            "<loc><!--a-->b<c/></loc>",
            "<x:a>b</x:a>",
            "<title>c</title>",
            "<x:loc/>",
            "<Loc>d</Loc>",
        ),
        *(
            "<!-- c -->",
            "\n    ",
            " ",
            "text",
            "<![CDATA[t]]>",
            "<?p i?>",
            "\r\n\t",
            "<y xmlns='' a=''/>",
        ),
    ]
)


@given(st.lists(PIECES, max_size=12), st.sampled_from(["F16", "O01", "O02", "O03", "L01"]))
def test_a_mended_row_is_a_row_without_that_fault_and_with_all_else(
    pieces: list[str], code: str
) -> None:
    doc = document(f"\n  <url>{''.join(pieces)}</url>\n", OTHER)
    view = RowView(doc.table.row_bytes(0), doc.table.row_format)
    for fix in RULES_BY_CODE[code].fixes:
        if fix.row is None:
            continue
        fixed = fix.row(view, CIRCUMSTANCES, Answers())
        if fixed is None:
            continue
        doc.table.row_format.new_rows([fixed], None)  # raises unless it is one row
        again = RowView(fixed, doc.table.row_format)
        left = [finding.code for finding in JUDGE.view(again) if finding.code == code]
        found = [finding.code for finding in JUDGE.view(view) if finding.code == code]
        assert len(left) < len(found) or code == "O01"
        foreign = [child.local for child in again.extensions.get("urn:x", ())]
        assert sorted(foreign) == sorted(child.local for child in view.extensions.get("urn:x", ()))
        if code in ("O01", "O02"):
            assert again.row == view.row
