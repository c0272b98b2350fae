"""What a filter says, and which rows it means."""

from __future__ import annotations

from array import array
from datetime import date
from decimal import Decimal
from operator import eq, ge, gt, le, lt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_editor import Document
from sitemap_editor.core.checks.catalogue import RULES_BY_CODE
from sitemap_editor.core.errors import FilterError
from sitemap_editor.core.filtering.conditions import IsNumber, asked_of_different
from sitemap_editor.core.filtering.grammar import Need, parse_filter, read_filter
from sitemap_editor.core.filtering.matching import FilterContext, row_mask, rows_matching
from sitemap_editor.core.filtering.row_values import RowValues
from sitemap_editor.core.filtering.tree import ProblemTerm, terms
from sitemap_editor.core.filtering.vocabulary import NAMES
from sitemap_editor.core.protocol.fields import parse_decimal
from sitemap_editor.core.protocol.severity import Severity
from tests.core.sitemaps import IMAGE, document

_TODAY = date(2024, 7, 15)


def _of(*urls: str) -> Document:
    return document("".join(f"<url><loc>{url}</loc></url>" for url in urls))


def _dated(*dates: str) -> Document:
    rows = (f"<url><loc>https://e.de/</loc><lastmod>{each}</lastmod></url>" for each in dates)
    return document("".join(rows) + "<url><loc>https://e.de/</loc></url>")


def _found(opened: Document, text: str, context: FilterContext | None = None) -> list[int]:
    context = context or FilterContext(today=_TODAY)
    return list(rows_matching(opened.table, parse_filter(text), context=context))


_SHOP = _of(
    "https://www.shop.de/blog/a.html",
    "http://shop.de/Blog/2024/b.PDF?utm_source=x&amp;id=5",
    "https://img.shop.de:8080/blogger?utm_medium=y",
    "https://shop.de",
)


@pytest.mark.parametrize(
    ("text", "rows"),
    [
        ("", [0, 1, 2, 3]),
        ("   ", [0, 1, 2, 3]),
        ("BLOG", [0, 1, 2]),
        ("blog https", [0, 2]),
        ("2024 OR img", [1, 2]),
        ("https 2024 OR img OR www", [0, 2]),
        ("-blog", [3]),
        ("--blog", [0, 1, 2]),
        ("-(2024 OR img)", [0, 3]),
        ("(blog -2024) OR b.pdf", [0, 1, 2]),
        ("https AND www", [0]),
        ('"www.shop.de/blog/a"', [0]),
        ("loc:blog", [0, 1, 2]),
        ("loc:/blog/", [0, 2]),
        ("loc:/blog/i", [0, 1, 2]),
        (r"/\/blog\/.*html$/", [0]),
        ("/blog/a.html", [0]),
        ("https://shop.de", [3]),
        ("source=x&id", [1]),
        ("loc:none", []),
        ("host:shop.de", [1, 3]),
        ("host:SHOP.de", [1, 3]),
        ("host:*.shop.de", [0, 2]),
        ("host:img.shop.de:8080", [2]),
        ("host:img.shop.de:80", []),
        ("folder:/blog/", [0]),
        ("folder:blog", [0]),
        ("folder:/Blog/2024", [1]),
        ("folder:/", [0, 1, 2]),
        ("ext:pdf", [1]),
        ("ext:.HTML", [0]),
        ("ext:none", [2, 3]),
        ("param:utm_source", [1]),
        ("param:utm_*", [1, 2]),
        ("param:id=5", [1]),
        ("param:id=6", []),
        ('param:"/x/"', []),
        ("param:none", [0, 3]),
        ("rows:2-3", [1, 2]),
        ("rows:3-", [2, 3]),
        ("rows:-2", [0, 1]),
        ("rows:1,4", [0, 3]),
        ("rows:9", []),
        ("rows:2- https", [2, 3]),
        ("rows:1 OR ext:pdf", [0, 1]),
        ("-rows:1 -ext:pdf", [2, 3]),
        ("changefreq:none", [0, 1, 2, 3]),
        ("changefreq:daily", []),
    ],
)
def test_a_filter_finds_what_it_says(text: str, rows: list[int]) -> None:
    assert _found(_SHOP, text) == rows


@pytest.mark.parametrize(
    ("text", "rows"),
    [
        ("lastmod:2024-05", [1, 2]),
        ("lastmod:none", [7]),
        ("lastmod:invalid", [6]),
        ("lastmod<2024", [0]),
        ("lastmod<=2024", [0, 1, 2, 3, 4, 5]),
        ("lastmod>2024", []),
        ("lastmod>=2024-05-06", [2, 3]),
        ("lastmod>2024-05-05", [2, 3]),
        ("lastmod<=2024-05-05", [0, 1, 4, 5]),
        ("lastmod>=2024-01-01", [1, 2, 3, 4, 5]),
        ("lastmod>=2024-05-06T00:00Z", [1, 3]),
        ("lastmod<2024-05-06T00:00:00Z", [0, 2, 4, 5]),
        ("lastmod:/-0[56]-/", [1, 2, 3]),
        ("older:3m", [0, 4, 5]),
        ("newer:6w", [3]),
        ("-older:3m -lastmod:invalid", [1, 2, 3, 7]),
    ],
)
def test_a_date_compares_as_it_is_written_and_counts_from_its_beginning(
    text: str, rows: list[int]
) -> None:
    dates = ("2023-12-31", "2024-05-05T23:30:00-05:00", "2024-05-06T01:00:00+02:00", "2024-06-30")
    opened = _dated(*dates, "2024", "2024-01", "soon")
    assert _found(opened, text) == rows


def test_an_age_counts_back_from_today() -> None:
    opened = _dated("2023-07-14", "2023-07-15", "2024-06-15", "2024-06-14", "2024-07-08")
    assert _found(opened, "older:1y") == [0]
    assert _found(opened, "newer:1m") == [2, 4]
    assert _found(opened, "newer:30d") == [2, 4]
    assert _found(opened, "newer:1w") == [4]
    assert _found(opened, "older:99999y") == []
    assert parse_filter("older:1y").needs == {Need.TODAY}


def test_a_month_ago_is_no_day_that_does_not_exist() -> None:
    opened = _dated("2024-02-29", "2024-02-28")
    context = FilterContext(today=date(2024, 3, 31))
    assert _found(opened, "newer:1m", context) == [0]


def test_frequencies_and_priorities_are_compared_as_what_they_are() -> None:
    rows = "".join(
        f"<url><loc>https://e.de/</loc><changefreq>{often}</changefreq>"
        f"<priority>{much}</priority></url>"
        for often, much in (("daily", "0.80"), ("Daily", "1"), ("dayly", "high"), (" ", "2"))
    )
    opened = document(rows)
    assert _found(opened, "changefreq:daily") == [0, 1]
    assert _found(opened, "changefreq:invalid") == [1, 2]
    assert _found(opened, "changefreq:none") == [3]
    assert _found(opened, "priority:0.8") == [0]
    assert _found(opened, "priority>=0.8") == [0, 1, 3]
    assert _found(opened, "priority<1") == [0]
    assert _found(opened, "priority:invalid") == [2, 3]


def test_what_others_know_is_handed_in() -> None:
    context = FilterContext(
        problems={("L16", Severity.WARNING): [3, 0, 0], ("D01", Severity.ERROR): array("I", [1])},
        selected=[2],
        changed=[0, 1],
    )
    for text, rows in (
        ("problem:any", [0, 1, 3]),
        ("problem:none", [2]),
        ("problem:warning", [0, 3]),
        ("problem:error", [1]),
        ("problem:l16", [0, 3]),
        ("problem:L17", []),
        ("is:selected", [2]),
        ("is:changed", [0, 1]),
        ("is:changed www OR pdf -problem:error", [0]),
        ("is:selected OR problem:error blog", [1, 2]),
    ):
        assert _found(_SHOP, text, context) == rows
    needs = parse_filter("problem:any is:changed -is:selected").needs
    assert needs == {Need.FINDINGS, Need.CHANGED, Need.SELECTION}


def test_duplicates_have_the_same_url_and_equal_pages_lead_to_the_same() -> None:
    opened = _of(
        "https://e.de/a",
        " https://e.de/a\n",
        "http://www.e.de/a/",
        "https://e.de/b?x=1&amp;y",
        "https://e.de/b?x=1&#38;y",
        "https://e.de/c",
        "",
        "",
    )
    assert _found(opened, "is:duplicate") == [0, 1, 3, 4]
    assert _found(opened, "is:equal-page") == [0, 1, 2, 3, 4]


def test_elements_of_extensions_are_found_whatever_their_prefix() -> None:
    attributes = (
        f' xmlns:image="{IMAGE}" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:p="urn:p"'
    )
    link = '<xhtml:link rel="alternate" hreflang="{}" href="https://e.de/"/>'
    parts = (
        "<image:image><image:loc>https://e.de/i.png</image:loc></image:image>",
        link.format("de-AT") + link.format("fr"),
        "<!-- <image:image/> -->",
        f'<q:image xmlns:q="{IMAGE}"><q:loc>https://e.de/i</q:loc></q:image>',
        "<p:x/>",
        link.replace("hreflang", 'media="a>b" hreflang').format(" DE "),
        "",
    )
    rows = (f"<url><loc>https://e.de/</loc>{part}</url>" for part in parts)
    opened = document("".join(rows), attributes)
    expected = {
        "has:image": [0, 3],
        "has:video": [],
        "has:hreflang": [1, 5],
        "has:p": [4],
        "has:q": [3],
        "lang:de": [1, 5],
        "lang:de-at": [1],
        "lang:fr": [1],
        "lang:none": [0, 2, 3, 4, 6],
    }
    for text, found in expected.items():
        assert _found(opened, text) == found, text
    # And where no row stands in the way of looking at many at once.
    plain = document(
        "".join(f"<url><loc>u</loc>{parts[n]}</url>" for n in (0, 1, 4, 5, 6)), attributes
    )
    assert _found(plain, "has:image") == [0]
    assert _found(plain, "lang:de") == [1, 3]
    assert _found(plain, "has:p") == [2]


def test_values_are_read_as_people_see_them() -> None:
    opened = _of(
        "https://e.de/?a=1&amp;b=2", "<![CDATA[https://e.de/?a=1&b=2]]>", "https://e.de/&#252;"
    )
    assert _found(opened, "1&b") == [0, 1]
    assert _found(opened, "amp") == []
    assert _found(opened, "Ü") == [2]
    assert _found(opened, "cdata") == []


def test_the_kelvin_sign_is_a_small_k() -> None:
    assert _found(_of("https://e.de/\u212a", "https://e.de/k"), "de/k") == [0, 1]


_WITH_REGEX = [name for name, known in NAMES.items() if known.allows_regex]


def test_hosts_and_file_endings_are_compared_without_case_whatever_the_letters() -> None:
    opened = _of("https://M\u00dcNCHEN.example/a.\u00c4", "https://m\u00fcnchen.example/a.\u00e4")
    for text in ("host:m\u00fcnchen.example", "host:M\u00dcN*", "ext:\u00c4", "ext:\u00e4"):
        assert _found(opened, text) == [0, 1]


def test_a_star_behind_a_backslash_is_no_wildcard() -> None:
    opened = _of("https://*.a.de/x?u*=1", "https://b.a.de/x?uv=1", r"https://a.de/x?u\v=1")
    assert _found(opened, r"host:\*.a.de") == _found(opened, r'param:"u\*"') == [0]
    assert _found(opened, "host:*.a.de") == [0, 1]
    assert _found(opened, "param:u*") == [0, 1, 2]
    assert _found(opened, r"param:u\v") == _found(opened, r"param:u\\v") == [2]


@pytest.mark.parametrize(
    ("text", "start", "end"),
    [
        ("lastmode:2024", 0, 9),
        ("blog lastmod<soon", 13, 17),
        ("priority>=high", 10, 14),
        ("older:1", 6, 7),
        ("problem:bad", 8, 11),
        ("rows:0", 5, 6),
        ("rows:0-3", 5, 8),
        ("is:odd", 3, 6),
        ("rows:5-3", 5, 8),
        ("rows:-", 5, 6),
        ("rows:a", 5, 6),
        ("loc:", 0, 4),
        ("host>a", 5, 6),
        ('a "b', 2, 4),
        ("(a", 0, 1),
        (") a", 0, 1),
        ("a OR", 2, 4),
        ("OR a", 0, 2),
        ("a OR OR b", 5, 7),
        ("a -", 2, 3),
        ("/(/", 0, 3),
        ('""', 0, 2),
        ("lang:d_e", 5, 8),
        ("has:1x", 4, 6),
        ("lastmod:may", 8, 11),
        ("blog problem:L99", 13, 16),
        ("host:/x(/", 5, 9),
        ("host:/shop/", 5, 11),
        ('host:"https://shop.de/"', 5, 23),
        ("ext:/pdf|doc/i", 4, 14),
        ("param:/utm_.*/", 6, 14),
        ("news.title=/x(/", 11, 15),
        *((f"{name}:/x(/", len(name) + 1, len(name) + 5) for name in _WITH_REGEX),
    ],
)
def test_a_fault_is_told_with_its_place(text: str, start: int, end: int) -> None:
    with pytest.raises(FilterError) as caught:
        parse_filter(text)
    assert (caught.value.start, caught.value.end) == (start, end)
    assert caught.value.message.endswith(".")
    assert "{" not in caught.value.message


@pytest.mark.parametrize("code", [*RULES_BY_CODE, "l17", "xsd"])
def test_each_rule_can_be_filtered_by(code: str) -> None:
    (term,) = terms(parse_filter(f"problem:{code}").node)
    assert isinstance(term, ProblemTerm)
    assert term.code == code.upper()


def test_what_is_wrong_filters_nothing_and_the_rest_does() -> None:
    reading = read_filter("blog lastmod<soon -ext:pdf (img OR is:odd")
    assert [fault.start for fault in reading.faults] == [13, 27, 38]
    assert list(rows_matching(_SHOP.table, reading.filter)) == [2]
    assert len(reading.chips) == 4


def test_chips_are_what_stands_side_by_side() -> None:
    text = ' blog a OR  -b lastmod<2024 "x y" (c d) OR e '
    chips = [text[chip.start : chip.end] for chip in read_filter(text).chips]
    assert chips == ["blog", "a OR  -b", "lastmod<2024", '"x y"', "(c d) OR e"]


def test_many_parentheses_are_refused_and_nothing_breaks() -> None:
    with pytest.raises(FilterError):
        parse_filter("(" * 5_000 + "a" + ")" * 5_000)


def test_a_part_of_a_file_keeps_its_row_numbers() -> None:
    table = _SHOP.table
    part = table.part(array("I", [3, 1]))
    assert row_mask(part, parse_filter("rows:2-3"), positions=[3, 1]) == b"\0\1"


def test_an_index_is_filtered_by_what_it_has() -> None:
    data = (
        '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'
        "<sitemap><loc>https://e.de/a.xml</loc><lastmod>2024-05-06</lastmod></sitemap>"
        "<sitemap><loc>https://e.de/b.xml</loc></sitemap></sitemapindex>"
    )
    opened = Document.from_bytes(data.encode())
    assert _found(opened, "ext:xml lastmod>2024-04") == [0]
    assert _found(opened, "priority:none") == [0, 1]
    text = Document.from_bytes(b"https://e.de/a\nhttps://e.de/b\n", name="a.txt")
    assert _found(text, "/a$/") == [0]
    assert _found(text, "has:image") == []


def test_a_text_may_hold_what_no_xml_can() -> None:
    opened = Document.from_bytes(b"https://e.de/a\0b\nhttps://e.de/c\n", name="a.txt")
    assert _found(opened, "e.de/c") == [1]
    assert _found(opened, "b") == [0]


def test_what_a_live_check_found_is_asked_for_by_status_class_and_word() -> None:
    live = {
        "404": [1],
        "410": [2],
        "301": [3],
        "noindex": [0],
        "stale": [2, 3],
        "any": [0, 1, 2, 3],
    }
    context = FilterContext(live=live)
    body = "".join(f"<url><loc>https://a.org/{number}</loc></url>" for number in range(5))
    table = document(body).table
    for text, rows in {
        "live:404": [1],
        "live:4xx": [1, 2],
        "live:4XX -live:stale": [1],
        "live:3xx OR live:noindex": [0, 3],
        "live:none": [4],
        "live:any live:stale": [2, 3],
        "live:ok": [],
        "live:5xx": [],
    }.items():
        assert list(rows_matching(table, parse_filter(text), context=context)) == rows
        assert Need.LIVE in parse_filter(text).needs


@pytest.mark.parametrize(
    "text", ["live:6xx", "live:40", "live:gone", "live:4x4", "live:٤٠٤", "live:"]
)
def test_what_no_live_check_finds_is_a_fault(text: str) -> None:
    with pytest.raises(FilterError):
        parse_filter(text)


_LINE_PARTS = st.sampled_from(["a", "/", " ", "\t", "\x0b", "\x1c", "\xa0", "\u2028", "\u00e9"])


@given(
    st.lists(st.lists(_LINE_PARTS, max_size=4).map("".join), min_size=1, max_size=6),
    st.sampled_from(["\n", "\r\n", "\r"]),
)
def test_lines_of_a_text_sitemap_are_the_same_one_by_one_and_many_at_once(
    lines: list[str], end: str
) -> None:
    data = "".join(f"https://e.de/{number}{line}{end}" for number, line in enumerate(lines))
    for text in (data, f"{end}{data}", data.removesuffix(end)):
        table = Document.from_bytes(text.encode(), name="a.txt").table
        expected = [(value or "").strip().encode() for value in table.values("loc")]
        assert RowValues(table, table.order).values("loc") == expected


@pytest.mark.parametrize("sign", ["<=", ">=", "<", ">", ":"])
@pytest.mark.parametrize("count", [1, 12_000])
def test_numbers_are_compared_as_decimals_however_many_there_are(sign: str, count: int) -> None:
    near = ["0.8", "0.80", ".8", "0.80000000000000000001", "0.79999999999999999999", "+0.9"]
    odd = ["1e5", "nan", "", "x", "0_1", "0.5\0.5", "9" * 400]
    values = [*near, *odd, *(f"0.{number}" for number in range(count))]
    asked = IsNumber(sign, Decimal("0.8"))
    compare = {"<": lt, "<=": le, ">": gt, ">=": ge, ":": eq}[sign]
    numbers = map(parse_decimal, values)
    expected = [number is not None and compare(number, asked.number) for number in numbers]
    raw = [value.encode() for value in values]
    assert asked.holds(raw) == bytes(expected)
    assert asked_of_different(asked)(raw) == bytes(expected)
