from __future__ import annotations

import pytest

from sitemap_editor.core.checks.checker import Checker
from sitemap_editor.core.checks.extensions.alternate_rules import ALTERNATE_RULES
from sitemap_editor.core.checks.gathering.row_facts import RowFacts
from sitemap_editor.core.checks.rule import Severity
from tests.core.checks.extending import (
    JUDGE,
    PAGE,
    codes,
    findings,
    fixed,
    messages,
    opened,
    view_of,
)
from tests.core.checks.judging import context


def link(code: str = "en", href: str = PAGE, rel: str = "alternate") -> str:
    return f'<xhtml:link rel="{rel}" hreflang="{code}" href="{href}"/>'


def row(url: str, *links: tuple[str, str]) -> str:
    return f"<url><loc>{url}</loc>" + "".join(link(*each) for each in links) + "</url>"


OTHER = link("de", "https://example.com/de")


@pytest.mark.parametrize(
    "inside",
    [
        link(),
        link() + OTHER,
        link() + OTHER + link("x-default"),
        link("zh-Hant-TW"),
        "<xhtml:link href=' https://example.com/page ' hreflang=' en\n' rel='alternate'/>",
        link() + link("de", "http://de.example.org/a?b=1&amp;c=%20"),
        link() + link("de", "https://example.com/ä"),
        link("en", "HTTPS://EXAMPLE.COM:443/page"),
        "<l:link xmlns:l='http://www.w3.org/1999/xhtml' rel='alternate' hreflang='en' "
        "href='https://example.com/page'></l:link>",
        "<xhtml:link rel='alternate' media='only screen' href='https://m.example.com/'/>",
    ],
)
def test_links_that_list_the_row_itself_are_fine(inside: str) -> None:
    assert codes(inside) == []


@pytest.mark.parametrize(
    ("inside", "told"),
    [
        (f"<xhtml:link hreflang='en' href='{PAGE}'/>", "no “rel”"),
        (f"<xhtml:link rel='' hreflang='en' href='{PAGE}'/>", "no “rel”"),
        (f"<xhtml:link rel='alternate' href='{PAGE}'/>", "no “hreflang”"),
        ("<xhtml:link rel='alternate' hreflang='en'/>", "no “href”"),
        (link() + link("de", "/de"), "“/de”"),
        (link() + link("de", "//example.com/de"), "“//example.com/de”"),
        (link() + link("de", "ftp://example.com/de"), "“ftp://example.com/de”"),
        (link() + link("de", "https://example.com/d e"), "%20"),
    ],
)
def test_a_link_without_all_it_needs_is_an_error(inside: str, told: str) -> None:
    (finding,) = findings(inside)
    assert (finding.code, finding.severity, finding.column) == ("X50", Severity.ERROR, None)
    assert told in finding.message
    assert finding.engines == ("Google", "Yandex")


def test_an_empty_link_lacks_everything() -> None:
    assert codes("<xhtml:link/>") == ["X50"] * 3


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("en-UK", "must be “en-GB”"),
        ("en_US", "must be “en-US”"),
        ("jp", "must be “ja”"),
        ("es-419", "ISO 3166-1"),
        ("xx", "ISO 639-1"),
        ("gsw", "two-letter"),
        ("fil", "closest is “tl”"),
        ("cmn-Hans-CN", "closest is “zh-Hans-CN”"),
        ("yue-HK", "closest is “zh-HK”"),
        ("swe", "must be “sv”"),
        ("ger-AT", "must be “de-AT”"),
        ("english", "such as “en”"),
    ],
)
def test_a_wrong_code_is_an_error_that_says_what_to_write(code: str, told: str) -> None:
    (finding,) = findings(link(code))
    assert (finding.code, finding.severity) == ("X51", Severity.ERROR)
    assert f"“{code}”" in finding.message
    assert told in finding.message


def test_a_row_that_lists_others_but_not_itself_is_an_error() -> None:
    (finding,) = findings(OTHER)
    assert (finding.code, finding.severity) == ("X52", Severity.ERROR)
    assert codes(link("en", PAGE + "/")) == ["X52"]
    assert codes(link("en", "https://example.com/%70age")) == []


@pytest.mark.parametrize("slash", ["", "/"])
def test_a_link_to_itself_that_differs_by_the_slash_at_the_end_names_the_slash(slash: str) -> None:
    (finding,) = findings(link("en", PAGE + "/") + link("de", "https://example.com/de"))
    assert finding.code == "X52"
    assert "slash at the end" in finding.message
    assert f"“{PAGE}”" in finding.message
    assert f"“{PAGE}/”" in finding.message
    (other,) = findings(link("de", "https://example.com/de" + slash))
    assert "slash" not in other.message


@pytest.mark.parametrize(
    ("inside", "told"),
    [
        (link() + link("EN", "https://example.com/2"), "“en” appears 2 times"),
        (link() + link("x-default") * 3, "“x-default” appears 3 times"),
    ],
)
def test_a_language_that_stands_twice_is_a_warning(inside: str, told: str) -> None:
    (finding,) = [each for each in findings(inside) if each.code == "X54"]
    assert finding.severity is Severity.WARNING
    assert told in finding.message


@pytest.mark.parametrize("rel", ["canonical", "amphtml", "alternat", "next"])
def test_a_wrong_rel_is_a_warning(rel: str) -> None:
    for inside in (link(rel=rel), f"<xhtml:link rel='{rel}' href='{PAGE}'/>"):
        (finding,) = findings(inside)
        assert (finding.code, finding.severity) == ("X55", Severity.WARNING)
        assert f'rel="{rel}"' in finding.message


@pytest.mark.parametrize(
    ("inside", "told"),
    [
        ("<xhtml:link rel='alternate' href='android-app://com.example/x'/>", "opens an app"),
        ("<xhtml:script>x</xhtml:script>", "“xhtml:script”"),
    ],
)
def test_other_links_and_elements_are_a_hint(inside: str, told: str) -> None:
    (finding,) = findings(inside)
    assert (finding.code, finding.severity) == ("X55", Severity.HINT)
    assert told in finding.message


def test_every_element_of_a_row_is_told_once() -> None:
    assert len(messages("<xhtml:b/><xhtml:b/>" + link(rel="next") * 2, "X55")) == 2


@pytest.mark.parametrize(
    ("code", "usual"),
    [("en-us", "en-US"), ("EN", "en"), ("zh-hant-tw", "zh-Hant-TW"), ("X-Default", "x-default")],
)
def test_an_unusual_case_of_a_code_is_a_hint(code: str, usual: str) -> None:
    (finding,) = findings(link(code))
    assert (finding.code, finding.severity) == ("X56", Severity.HINT)
    assert f"“{code}”" in finding.message
    assert f"“{usual}”" in finding.message
    assert fixed(link(code), "X56") == link(usual)


@pytest.mark.parametrize(
    ("code", "meant", "url", "evidence"),
    [
        ("kr", "ko", "https://example.com/kr/", "“/kr/”"),
        ("se", "sv", "https://example.se/a", "“.se”"),
        ("sv-SV", "sv-SE", "https://example.com/a", None),
        ("es-LA", "es", "https://example.com/es/", "“/es/”"),
    ],
)
def test_a_legal_code_that_is_nearly_always_wrong_is_a_hint(
    code: str, meant: str, url: str, evidence: str | None
) -> None:
    inside = link() + link(code, url)
    (finding,) = findings(inside)
    assert (finding.code, finding.severity) == ("X58", Severity.HINT)
    assert f"“{meant}” is meant" in finding.message
    assert (evidence or "meant.") in finding.message
    assert fixed(inside, "X58") == link() + link(meant, url)


def of_google(*codes: str) -> list[str]:
    links = "".join(link(code, f"https://example.com/{code}") for code in codes)
    checker = Checker(ALTERNATE_RULES, context("google"))
    return [each.message for each in checker.view(view_of(links)) if each.code == "X57"]


@pytest.mark.parametrize(
    "codes", [("en",), ("en", "de", "x-default"), ("en-GB", "en-US", "en", "X-DEFAULT"), ()]
)
def test_versions_with_one_for_everybody_else_are_fine(codes: tuple[str, ...]) -> None:
    assert of_google(*codes) == []


def test_no_version_for_other_languages_is_a_hint_of_google_alone() -> None:
    (message,) = of_google("en", "de")
    assert "x-default" in message
    assert codes(link() + OTHER) == []


def test_a_language_for_some_countries_only_is_named() -> None:
    (message,) = of_google("en-GB", "en-us", "de", "fr-CA", "x-default")
    assert "“en” is there only for some countries (en-GB, en-US)" in message
    assert of_google("zh-Hant", "zh-HK", "zh-TW", "x-default") == []


# Among other rows

A, B, C = ("https://example.com/" + name for name in "abc")


def not_linking_back(body: str) -> dict[int, list[str]]:
    places = JUDGE.check(opened(body).table).places
    assert all(finding.code == "X53" for found in places.values() for finding in found)
    return {
        row_id: [str(finding.arguments["url"]) for finding in found]
        for row_id, found in places.items()
    }


def test_pages_that_link_to_each_other_are_fine() -> None:
    both = (("en", A), ("de", B))
    assert not_linking_back(row(A, *both) + row(B, *both)) == {}


@pytest.mark.parametrize("other", [(), (("de", B),), (("de", B), ("fr", C))])
def test_a_page_that_does_not_link_back_is_named(other: tuple[tuple[str, str], ...]) -> None:
    assert not_linking_back(row(A, ("en", A), ("de", B)) + row(B, *other)) == {0: [B]}


HOME = "https://example.com/"
PAIR = (("en", A), ("de", B), ("x-default", HOME))
OWN = (("en", HOME), ("de", HOME + "de/"), ("X-Default", HOME))


@pytest.mark.parametrize(
    ("rows", "named"),
    [
        ([(A, *PAIR), (B, *PAIR), (HOME,)], 2),
        ([(A, *PAIR), (B, *PAIR), (C, ("en", C), ("x-default", HOME)), (HOME,)], 0),
        ([(A, *PAIR), (B, *PAIR), (HOME, *OWN), (HOME + "de/", *OWN)], 0),
        ([(A, ("fr", A), ("en", HOME)), (B, ("fr", B), ("en", HOME)), (HOME,)], 2),
        ([(A, ("x-default", HOME)), (HOME, ("x-default", HOME))], 1),
    ],
)
def test_an_x_default_that_pages_share_need_not_link_back_to_all(
    rows: list[tuple[str, *tuple[tuple[str, str], ...]]], named: int
) -> None:
    assert len(not_linking_back("".join(row(*each) for each in rows))) == named


def test_whether_an_x_default_is_shared_follows_edits() -> None:
    opened_rows = opened(row(A, *PAIR) + row(B, *PAIR) + row(HOME) + row(C))
    stats = JUDGE.check(opened_rows.table).stats
    assert stats is not None
    home = HOME.encode()
    assert not stats.returns.is_shared_default(0, home)
    stats.update(3, RowFacts(C.encode(), alternates=(home,), default=home))
    assert stats.returns.is_shared_default(0, home)
    stats.update(3, RowFacts(C.encode(), alternates=(home,)))
    assert not stats.returns.is_shared_default(0, home)


def test_a_page_in_another_file_is_not_spoken_of() -> None:
    assert not_linking_back(row(A, ("en", A), ("de", B))) == {}


def test_links_back_are_found_though_the_row_does_not_list_itself() -> None:
    assert not_linking_back(row(A, ("de", B)) + row(B, ("en", A))) == {}
    assert not_linking_back(row(A, ("de", B)) + row(B, ("de", B))) == {0: [B]}


def test_a_url_with_an_ampersand_is_compared_and_named_as_it_is() -> None:
    query = "https://example.com/?a=1&amp;b=2"
    both = (("en", A), ("de", query))
    assert not_linking_back(row(A, *both) + row(query, *both)) == {}
    found = not_linking_back(row(A, *both) + row(query))
    assert found == {0: ["https://example.com/?a=1&b=2"]}


def test_one_of_two_rows_with_the_same_url_is_enough() -> None:
    both = (("en", A), ("de", B))
    assert not_linking_back(row(A, *both) + row(B) + row(B, *both)) == {}


def test_an_error_among_rows_knows_who_minds() -> None:
    table = opened(row(A, ("en", A), ("de", B)) + row(B)).table
    ((finding,),) = JUDGE.check(table).places.values()
    assert (finding.severity, finding.column) == (Severity.ERROR, None)
    assert finding.engines == ("Google", "Yandex")


# Fixes


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ('hreflang="en-UK"', 'hreflang="en-GB"'),
        ("hreflang = ' en_US '", "hreflang = 'en-US'"),
        ("hreflang='es-419'", "hreflang='es'"),
        ("hreflang='klingon'", "hreflang='klingon'"),
    ],
)
def test_a_code_is_corrected_where_it_stands(before: str, after: str) -> None:
    inside = (
        '\n <xhtml:link\n  rel="alternate" {}  href="{}" x=\'hreflang="en-UK"\' ></xhtml:link>\n'
    )
    assert fixed(inside.format(before, PAGE), "X51") == inside.format(after, PAGE)


def test_a_code_that_the_row_has_already_is_not_made_a_second_time() -> None:
    inside = link("en-GB") + link("en-UK", "https://example.com/2")
    assert fixed(inside, "X51") == inside


def test_a_link_that_is_there_already_is_removed_and_another_page_stays() -> None:
    kept = link() + "\n " + link("de", "https://example.com/1")
    other = "\n " + link("de", "https://example.com/2")
    again = "\n <xhtml:link href='" + PAGE + "'  hreflang='EN' rel='alternate'></xhtml:link>"
    assert fixed(kept + again + other + "\n", "X54") == kept + other + "\n"
