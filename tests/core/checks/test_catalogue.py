from __future__ import annotations

import pytest

from sitemap_editor.core.checks.catalogue import ALL_RULES, RULES_BY_CODE
from sitemap_editor.core.checks.checker import Checker
from sitemap_editor.core.checks.rule import ROBOTS, Finding, Rule
from sitemap_editor.core.protocol.fields import SITEMAPINDEX, TEXT, URL_FIELDS, URLSET
from sitemap_editor.core.protocol.profiles import BING, GOOGLE, SEZNAM, YANDEX
from tests.core.checks.judging import JUDGE, context, of_rows

ELSEWHERE = [
    Checker(context=context("google")),
    *(
        Checker(context=context(published=url, is_sure=is_sure))
        for url in ("https://example.com/sitemap.xml", "https://example.com/blog/sitemap.xml")
        for is_sure in (True, False)
    ),
]

CONCERNED_WITH_ONE_VALUE = {
    *("L01", "L02", "L03", "L04", "L05", "L06", "L07", "L08", "L09", "L10", "L11"),
    *("L12", "L13", "L14", "L18", "L19", "L21", "L22", "I03"),
    *("D01", "D02", "D03", "D04", "D05", "D06", "D07", "D08", "D10"),
    *("C01", "P01", "Y01", "O02", "O03", "F11", "F12"),
}

FAULTY_VALUES = {
    "loc": [
        "x",
        "ftp://example.com/",
        "https:///path-only",
        "https://exa..mple/",
        "https://example.com:99999/",
        "https://example.com/" + "a" * 1_100,
        "https://example.com/" + "a" * 2_028,
        "https://example.com/" + "a" * 3_000,
        "http://a.io",
        "https://example.com/a b",
        "https://example.com/a\u200bb",
        "https://example.com/{a}",
        "https://example.com/%zz",
        "https://example.com/é",
        "https://example.com/%E9",
        " https://example.com/",
        "https://example.com/#a",
        "https://me:word@example.com/",
        "https://example.com:443/",
        "https://EXAMPLE.com/",
        "https://https://example.com/",
        "https://example.com/?a&amp;b",
        "https://example.com/%2520",
        "https://example.com/“a”",
        "https://example.com/?utm_source=a",
        "https://example.com/;jsessionid=1",
        "https://localhost/",
        "https://staging.example.com/",
        "https://example.com/admin/",
        "https://example.com/?token=a",
        "https://example.com/a.css",
        "https://other.example/",
        "https://example.com/?a,b,,c,d",
    ],
    "lastmod": [
        "yesterday",
        "2024-05-06T10:20:30",
        "20240506",
        "2024-02-30",
        "2024-05-06T25:00:00Z",
        "2024-05-06T10:00:00+99:00",
        "2024",
        "2024-05-06Z",
        "2999-01-01",
        "1970-01-01",
        "1980-01-01",
    ],
    "changefreq": ["Daily", "often"],
    "priority": ["high", "2", ".5"],
}


def test_every_rule_about_one_value_or_the_limits_is_there() -> None:
    assert set(RULES_BY_CODE) >= CONCERNED_WITH_ONE_VALUE


def test_no_two_rules_share_a_code() -> None:
    assert len(RULES_BY_CODE) == len(ALL_RULES)


@pytest.mark.parametrize("rule", ALL_RULES, ids=lambda rule: rule.code)
def test_every_rule_says_what_it_is_why_it_matters_and_who_says_so(rule: Rule) -> None:
    assert rule.title
    assert not rule.title.endswith(".")
    assert rule.help.endswith(".")
    assert rule.source


_SHORT = 32


@pytest.mark.parametrize("rule", ALL_RULES, ids=lambda rule: rule.code)
def test_every_rule_says_in_a_few_words_what_is_wrong_where_it_is_not_kept(rule: Rule) -> None:
    assert 0 < len(rule.fault) <= _SHORT
    assert not rule.fault.endswith(".")
    assert [each.code for each in ALL_RULES if each.fault == rule.fault] == [rule.code]


@pytest.mark.parametrize("rule", ALL_RULES, ids=lambda rule: rule.code)
def test_every_rule_has_a_check_and_judges_a_column_that_exists(rule: Rule) -> None:
    by_one = (rule.check_value, rule.check_row, rule.check_child, rule.check_page)
    by_many = (rule.check_frame, rule.check_file, rule.check_among_rows, rule.check_stats)
    has_check = any(check is not None for check in (*by_one, *by_many))
    assert has_check is (ROBOTS not in rule.kinds)
    assert rule.column is None or rule.column in URL_FIELDS
    assert rule.check_value is None or rule.column is not None


@pytest.mark.parametrize("rule", ALL_RULES, ids=lambda rule: rule.code)
def test_every_rule_speaks_of_kinds_and_engines_that_exist(rule: Rule) -> None:
    assert set(rule.kinds) <= {kind.name for kind in (URLSET, SITEMAPINDEX, TEXT)} | {ROBOTS}
    assert set(rule.engines) <= {GOOGLE, BING, YANDEX, SEZNAM}


@pytest.mark.parametrize("rule", ALL_RULES, ids=lambda rule: rule.code)
def test_every_fix_has_a_title_and_one_way(rule: Rule) -> None:
    for fix in rule.fixes:
        assert fix.title[0].isupper()
        assert not fix.title.endswith(".")
        assert sum(way is not None for way in (fix.value, fix.row, fix.file)) == 1
        assert fix.value is None or rule.column is not None or rule.check_row is not None


def _all_value_findings() -> list[Finding]:
    return [
        finding
        for checker in (JUDGE, *ELSEWHERE)
        for column, values in FAULTY_VALUES.items()
        for value in values
        for finding in checker.value(column, value)
    ]


def test_every_faulty_value_is_found() -> None:
    judges = (JUDGE, *ELSEWHERE)
    for column, values in FAULTY_VALUES.items():
        for value in values:
            assert any(checker.value(column, value) for checker in judges), (column, value)


def test_every_rule_about_a_value_finds_something_among_the_faulty_values() -> None:
    found = {finding.code for finding in _all_value_findings()}
    assert found >= {
        rule.code
        for rule in ALL_RULES
        if rule.check_value is not None and rule.column in FAULTY_VALUES
    }


def test_every_message_is_a_whole_sentence_with_nothing_left_to_fill_in() -> None:
    rows = of_rows(
        "<url/><url><loc/></url><url><loc>a</loc><loc>b</loc></url>"
        "<url><loc>https://example.com/</loc><priority/><priority>1</priority></url>"
    )
    found = [*_all_value_findings(), *(finding for row in rows for finding in row)]
    for finding in found:
        for name in finding.arguments:
            assert "{" + name + "}" in finding.text, finding
        first = finding.message[0]
        assert first.isupper() or not first.isalpha(), finding.message
        assert finding.message.endswith((".", "”.")) or finding.code == "C01", finding.message


def test_a_message_repeats_braces_of_the_value_as_they_are() -> None:
    opening, closing = [
        finding
        for finding in JUDGE.value("loc", "https://example.com/{0}")
        if finding.code == "L06"
    ]
    assert "“{”" in opening.message
    assert "“}”" in closing.message
