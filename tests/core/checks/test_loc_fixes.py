from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sitemap_editor.core.checks.catalogue import ALL_RULES
from sitemap_editor.core.checks.rule import Answers, CheckContext, Question, Rule
from sitemap_editor.core.checks.values.loc_rules import LOC_RULES
from tests.core.checks.judging import (
    CIRCUMSTANCES,
    JUDGE,
    ROUNDS,
    codes,
    context,
    fixed,
    is_safe,
    safely_mended,
    ways,
)
from tests.core.checks.values import LOCS

SITE = "https://example.com/"
USUAL = "Write scheme and host in the usual form"
IN_FRONT = "Add the scheme"
OWN_SITE = "Add the site of the sitemap"
REPAIR = "Repair the scheme"
PUBLISHED = context(published="http://shop.example/maps/sitemap.xml")
EXAMPLES = [
    ("L02", USUAL, "HTTPS://Example.COM/A?B", SITE + "A?B"),
    ("L02", USUAL, "https://example.com:443/a", SITE + "a"),
    ("L02", USUAL, "http://example.com:80", "http://example.com"),
    ("L02", USUAL, "https://example.com:/a", SITE + "a"),
    ("L02", USUAL, "https://Me@Example.com/", "https://Me@example.com/"),
    ("L02", "Write the scheme once", "https://https://example.com/a", SITE + "a"),
    ("L02", "Write the scheme once", "https://https:/example.com/a", SITE + "a"),
    ("L02", "Write the scheme once", "https://HTTPS//example.com/a", SITE + "a"),
    ("L02", "Keep the last scheme", "http://https://example.com/a", SITE + "a"),
    ("L02", REPAIR, "http:/example.com/a", "http://example.com/a"),
    ("L02", REPAIR, "https:example.com/a", SITE + "a"),
    ("L02", REPAIR, "https:///example.com/a", SITE + "a"),
    ("L02", REPAIR, "htp://example.com/a", "http://example.com/a"),
    ("L02", REPAIR, "htps://example.com/a", SITE + "a"),
    ("L02", REPAIR, "ttps://example.com", "https://example.com"),
    ("L02", REPAIR, "https//example.com/a", SITE + "a"),
    ("L02", REPAIR, "https;//example.com/a", SITE + "a"),
    ("L02", REPAIR, "https:\\\\example.com/a", SITE + "a"),
    ("L02", REPAIR, "https ://example.com/a", SITE + "a"),
    ("L02", IN_FRONT, "www.example.com/x", "https://www.example.com/x"),
    ("L02", IN_FRONT, "//example.com/x", SITE + "x"),
    ("L02", IN_FRONT, "example.com", "https://example.com"),
    ("L02", IN_FRONT, "shop.example.com?a=1", "https://shop.example.com?a=1"),
    ("L10", "Cut the URL at “#”", SITE + "a?b#c#d", SITE + "a?b"),
    ("L11", "Remove the user name and password", "https://me:word@example.com/a", SITE + "a"),
]


@pytest.mark.parametrize(("code", "title", "value", "expected"), EXAMPLES)
def test_a_fix_makes_what_its_title_says(code: str, title: str, value: str, expected: str) -> None:
    assert ways(code, value)[title] == expected


@pytest.mark.parametrize(("code", "title", "value", "_expected"), EXAMPLES)
def test_a_fix_leaves_its_rule_nothing_to_say_and_itself_nothing_to_do(
    code: str, title: str, value: str, _expected: str
) -> None:
    fixed = ways(code, value)[title]
    assert code not in codes("loc", fixed)
    assert ways(code, fixed) == {}


@pytest.mark.parametrize("rule", LOC_RULES, ids=lambda rule: rule.code)
def test_every_fix_without_circumstances_has_an_example(rule: Rule) -> None:
    shown = {title for code, title, _, _ in EXAMPLES if code == rule.code}
    others = {fix.title for fix in rule.fixes} - shown
    assert others <= {OWN_SITE, "Add a site…"}


@pytest.mark.parametrize(
    ("value", "path"),
    [
        ("/a/b", "/a/b"),
        ("a/b.html", "/a/b.html"),
        ("index.html", "/index.html"),
        ("./a", "/a"),
        ("?q=1", "/?q=1"),
        (" /a \n", "/a"),
    ],
)
def test_a_relative_url_gets_the_site_that_is_known_or_told(value: str, path: str) -> None:
    assert fixed("L02", value) is None
    assert fixed("L02", value, under=PUBLISHED) == "http://shop.example" + path
    told = Answers(site="HTTPS://Example.com:443/")
    assert fixed("L02", value, told) == "https://example.com" + path


def test_the_site_is_asked_for() -> None:
    assert Question.SITE in [fix.question for rule in LOC_RULES for fix in rule.fixes]
    assert fixed("L02", "/a", Answers(site="no site")) is None


def test_a_missing_scheme_is_that_of_the_sitemap() -> None:
    assert fixed("L02", "//cdn.example/x", under=PUBLISHED) == "http://cdn.example/x"


@pytest.mark.parametrize(
    "value",
    [
        *("ftp://example.com/", "javascript:alert(1)", "mailto:me@example.com", "not a url at all"),
        *("#a", "../a", "https:///a", "http:/index.html", "https://example.com:99999/", "//"),
        *("https://exa mple..com/", "https://", "http", "sth://example.com/"),
    ],
)
def test_where_nothing_tells_what_was_meant_no_fix_knows_a_way(value: str) -> None:
    assert fixed("L02", value) is None


def test_a_url_that_is_too_long_cannot_be_mended() -> None:
    assert fixed("L03", SITE + "a" * 3_000) is None


@pytest.mark.parametrize(
    ("value", "is_sure"),
    [
        ("https://https://example.com/", True),
        ("https://Example.com:443/", True),
        ("http://https://example.com/", False),
        ("http:/example.com/", False),
        ("www.example.com/", False),
        ("//example.com/", False),
    ],
)
def test_only_what_has_one_meaning_is_safe(value: str, is_sure: bool) -> None:
    assert (fixed("L02", value, only_safe=True) is not None) is is_sure
    assert fixed("L02", value) is not None


@settings(max_examples=300, deadline=None)
@given(LOCS | st.text())
def test_safe_fixes_come_to_an_end(value: str) -> None:
    assert len(safely_mended("loc", value)) < ROUNDS


def _all_safe(value: str, under: CheckContext) -> list[str]:
    found = (
        fix.value(value, under, Answers())
        for rule in ALL_RULES
        if rule.column == "loc"
        for fix in rule.fixes
        if fix.value is not None and is_safe(fix)
    )
    return [each for each in found if each is not None]


@settings(max_examples=300, deadline=None)
@given(LOCS)
def test_no_safe_fix_touches_a_url_in_which_nothing_is_found(value: str) -> None:
    for state in {value, safely_mended("loc", value)[-1]}:
        if value.strip() and not JUDGE.value("loc", state, "urlset"):
            assert _all_safe(state, CIRCUMSTANCES) == []
