from __future__ import annotations

import re
from xml.sax.saxutils import escape

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sitemap_editor import Document, Row, SetCells
from sitemap_editor.core.checks.catalogue import ALL_RULES
from sitemap_editor.core.checks.checker import Checker
from sitemap_editor.core.checks.rule import PLAIN, Rule
from sitemap_editor.core.checks.typical import TYPICAL_EXTENSIONS, typical_values
from sitemap_editor.core.patterns import compiled
from sitemap_editor.core.protocol.fields import SITEMAPINDEX, TEXT, URLSET
from tests.core.checks.judging import CIRCUMSTANCES, JUDGE, NOW, context
from tests.core.checks.values import LOCS, ROWS
from tests.core.sitemaps import SITEMAP, document

HOME = "https://example.com/sitemap.xml"
JUDGES = [
    JUDGE,
    *(Checker(context=context(profile)) for profile in ("google", "yandex", "bing")),
    *(
        Checker(context=context("sitemaps.org", url, is_sure=is_sure))
        for url, is_sure in [
            (HOME, True),
            ("https://example.com/a/sitemap.xml", True),
            ("http://a/b/sitemap.xml", False),
            ("https://dev.a.b/sitemap.xml", True),
            ("https://example.com/a&b#'/sitemap.xml", True),
        ]
    ),
    Checker(context=context("sitemaps.org", HOME, is_cross_submitted=True)),
]
ANY_JUDGE = st.sampled_from(JUDGES)


def written(row: Row) -> str:
    cells = (
        f"<{field}>{escape(value)}</{field}>"
        for field, value in zip(Row._fields, row, strict=True)
        if value is not None
    )
    return f"<url>{''.join(cells)}</url>"


def assert_agreement(opened: Document, checker: Checker = JUDGE) -> None:
    one_by_one = {row_id: checker.row(opened.table, row_id) for row_id in opened.table.order}
    assert checker.rows(opened.table) == {key: found for key, found in one_by_one.items() if found}


@settings(max_examples=200, deadline=None)
@given(st.lists(ROWS, min_size=1, max_size=12), ANY_JUDGE)
def test_the_quick_way_never_passes_a_row_in_which_the_rules_find_something(
    rows: list[Row], checker: Checker
) -> None:
    assert_agreement(document("\n".join(map(written, rows))), checker)


@settings(max_examples=75, deadline=None)
@given(st.lists(ROWS, min_size=1, max_size=6), st.lists(ROWS, min_size=1, max_size=6))
def test_the_quick_way_and_the_rules_agree_on_edited_rows(
    rows: list[Row], values: list[Row]
) -> None:
    opened = document("\n".join(map(written, rows)))
    cells = [
        (row_id, field, value or None)
        for row_id, row in enumerate(values[: len(rows)])
        for field, value in zip(Row._fields, row, strict=True)
    ]
    opened.apply(SetCells(cells))
    assert_agreement(opened)


@settings(max_examples=100, deadline=None)
@given(st.lists(LOCS, min_size=1, max_size=8), ANY_JUDGE)
def test_the_quick_way_and_the_rules_agree_on_text_sitemaps(
    lines: list[str], checker: Checker
) -> None:
    text = "https://example.com/first\n" + "\n".join(lines) + "\n"
    assert_agreement(Document.from_bytes(text.encode()), checker)


@settings(max_examples=75, deadline=None)
@given(st.lists(LOCS, min_size=1, max_size=8), ANY_JUDGE)
def test_the_quick_way_and_the_rules_agree_on_indexes(locs: list[str], checker: Checker) -> None:
    rows = "".join(f"<sitemap><loc>{escape(loc)}</loc></sitemap>" for loc in locs)
    data = f'<sitemapindex xmlns="{SITEMAP}">{rows}</sitemapindex>'
    assert_agreement(Document.from_bytes(data.encode()), checker)


KINDS = (URLSET, SITEMAPINDEX, TEXT)
PATTERNS = [
    (checker, kind, compiled(typical_values(checker.context, kind)["loc"], re.VERBOSE))
    for checker in JUDGES
    for kind in KINDS
]


@settings(max_examples=800, deadline=None)
@given(LOCS)
def test_no_rule_objects_to_a_url_that_the_pattern_accepts(loc: str) -> None:
    for checker, kind, pattern in PATTERNS:
        value = loc if kind is TEXT else escape(loc)
        behind = b"" if kind is TEXT else b"<"
        match = pattern.match(value.encode() + behind)
        if match is not None and match.end() == len(value.encode()):
            assert checker.value("loc", loc, kind.name) == ()


def test_rows_at_the_very_edge_of_the_length_are_told_apart() -> None:
    for count in (11, 12, 13, 1_023, 1_024, 1_025, 2_047, 2_048, 2_049):
        loc = "http://a.io/" + "a" * count
        assert_agreement(document(written(Row(loc[:count]))))
        ampersands = loc[: count - 2] + "&b"
        assert_agreement(document(written(Row(ampersands))))
    for site in (
        "http://a",
        "https://aé",
        "http://a\u00a0c",
        "http://a.b",
        "HTTP://é",
        "http://A-b",
    ):
        for rest in ("", "/", "/&", "?&a", "/&b&c"):
            assert_agreement(document(written(Row(site + rest))))


ORDINARY = [
    "https://example.com",
    "https://example.com/",
    "http://www.example.co.uk:8080/a/b.html",
    "https://web.dev/articles/a_b~c.php?x=1&y=2&side=left",
    "https://test.de/a;b=c/d,e(f)",
    "https://developer.example.com/admi/index.jsp",
    "https://my-shop.example.com/100%25/r%C3%BCben-%E6%97%A5-%20/?q=a:b@c!$'*",
    "https://1und1.example/?a?b/c",
]


def _is_typical(loc: str, kind_name: str = "xml", url: str | None = None) -> bool:
    kind = TEXT if kind_name == "text" else URLSET
    pattern = typical_values(context("sitemaps.org", url), kind)["loc"]
    value = loc.encode() if kind is TEXT else escape(loc).encode()
    match = compiled(pattern, re.VERBOSE).match(value + (b"\n" if kind is TEXT else b"<"))
    return match is not None and match.end() == len(value)


@pytest.mark.parametrize("loc", ORDINARY)
def test_ordinary_urls_take_the_quick_way(loc: str) -> None:
    assert JUDGE.value("loc", loc) == ()
    assert _is_typical(loc)
    assert _is_typical(loc, "text")


@pytest.mark.parametrize("query", ["%5Ba:b%5D", "x%5bA%20b%3ac%5d", "a%2c%2Cb", "a,%2Cb", "a%2C,b"])
def test_a_query_that_hides_its_pairs_by_percent_codes_is_looked_at(query: str) -> None:
    assert not _is_typical(f"https://example.com/?{query}")


@pytest.mark.parametrize("query", ["a%5B%5D=1", "f%5Bx%5D=a:b", "a%2Cb%2Cc", "%5Ba&b:c"])
def test_percent_codes_in_pairs_take_the_quick_way(query: str) -> None:
    assert _is_typical(f"https://example.com/?{query}")


def test_ordinary_urls_of_the_published_site_take_the_quick_way() -> None:
    for url in (HOME, "https://example.com/a/sitemap.xml"):
        assert _is_typical("https://example.com/a/b.html?c=d&e=f", "xml", url)
        assert _is_typical("https://example.com/a/b.html?c=d&e=f", "text", url)
    assert not _is_typical("https://example.com/b", "xml", "https://example.com/a/sitemap.xml")
    assert not _is_typical("https://www.example.com/b", "xml", HOME)


def test_patterns_capture_nothing_by_themselves() -> None:
    for kind in (URLSET, SITEMAPINDEX, TEXT):
        for url in (None, HOME):
            values = typical_values(context("sitemaps.org", url), kind)
            for pattern in (*values.values(), *TYPICAL_EXTENSIONS.values()):
                assert compiled(pattern, re.VERBOSE).groups == 0


@pytest.mark.parametrize(
    ("lastmod", "is_typical"),
    [
        ("1991-12-31", False),
        ("1992-01-01", True),
        ("2025-12-31", True),
        ("2026-04-30", True),
        ("2026-05-04T23:59:59.123+14:00", False),  # a zone beyond what the pattern takes
        ("2026-05-04T23:59:59.123+13:00", True),
        ("2026-05-05", False),
        ("2027-01-01", False),
        ("2024-02-29", False),  # left to the rules
        ("2023-06-31", False),
    ],
)
def test_dates_take_the_quick_way_up_to_the_day_before_yesterday(
    lastmod: str, is_typical: bool
) -> None:
    assert NOW.date().isoformat() == "2026-05-06"
    pattern = typical_values(CIRCUMSTANCES, URLSET)["lastmod"]
    assert bool(re.fullmatch(pattern, lastmod.encode(), re.VERBOSE)) is is_typical


def test_an_image_takes_the_quick_way() -> None:
    uri = "http://www.google.com/schemas/sitemap-image/1.1"
    body = (
        "<url><loc>https://example.com/</loc><i:image>"
        "<i:loc>https://cdn.example/a.jpg</i:loc></i:image></url>"
    )
    table = document(body, f' xmlns:i="{uri}"').table
    for checker in JUDGES:
        values = typical_values(checker.context, URLSET)
        pattern = table.row_format.pattern(values, TYPICAL_EXTENSIONS)
        assert pattern is not None
        if checker.row(table, 0) == ():
            assert pattern.fullmatch(table.row_bytes(0))


RULES_TOLD_BY_CHARACTERS = [rule for rule in ALL_RULES if rule.only_with]


@settings(max_examples=800, deadline=None)
@given(LOCS)
def test_a_rule_that_needs_characters_is_silent_where_there_are_none_of_them(loc: str) -> None:
    for rule in RULES_TOLD_BY_CHARACTERS:
        assert rule.check_value is not None
        if not re.search(f"[{rule.only_with}]", loc):
            assert list(rule.check_value(loc, JUDGE.context)) == [], rule.code


@pytest.mark.parametrize("rule", RULES_TOLD_BY_CHARACTERS, ids=lambda rule: rule.code)
def test_no_rule_needs_characters_that_nearly_all_values_have(rule: Rule) -> None:
    assert not re.search(f"[{rule.only_with}]", PLAIN.decode())


SITES = [
    "dev.a.b",
    "Example.com",
    "localhost",
    "a..b",
    "a:80",
    "a@b",
    "[::1]",
    "a b",
    "é.de",
    "a%41",
]


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(SITES), st.lists(LOCS, max_size=3), st.sampled_from(["/", "/a?b=c", "?d"]))
def test_what_is_found_in_a_site_is_found_in_each_url_of_it(
    site: str, locs: list[str], rest: str
) -> None:
    rows = [Row(f"HTTPS://{site}{rest}"), Row(f"https://{site}/aa{rest}"), *map(Row, locs)]
    assert_agreement(document("".join(map(written, rows))), Checker(context=CIRCUMSTANCES))
