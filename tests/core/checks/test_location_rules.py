from __future__ import annotations

import pytest

from sitemap_editor import Document
from sitemap_editor.core.checks.checker import Checker
from sitemap_editor.core.checks.rule import Answers, CheckContext
from tests.core.checks.judging import JUDGE, context, fixed, verdicts, ways
from tests.core.sitemaps import SITEMAP, document

ROOT = "https://example.com/sitemap.xml"
CATALOG = "https://example.com/catalog/sitemap.xml"


def checker(
    published: str | None, profile: str = "sitemaps.org", *, is_sure: bool = True
) -> Checker:
    return Checker(context=context(profile, published, is_sure=is_sure))


@pytest.mark.parametrize(
    ("published", "value"),
    [
        (ROOT, "https://example.com/"),
        (ROOT, "https://example.com"),
        (ROOT, "https://example.com/any/where"),
        (ROOT, " https://example.com/padded "),
        (CATALOG, "https://example.com/catalog/"),
        (CATALOG, "https://example.com/catalog/show?item=23"),
        ("https://example.com:8443/s.xml", "https://example.com:8443/a"),
        ("https://Example.com/s.xml", "https://example.com/a"),
    ],
)
def test_what_lies_beside_or_below_the_sitemap_is_fine(published: str, value: str) -> None:
    found = verdicts("loc", value, checker(published))
    assert not {code for code, _ in found} & {"L12", "L13", "L14", "I03"}


@pytest.mark.parametrize(
    "value",
    [
        "http://example.com/",
        "https://www.example.com/",
        "https://example.com:8443/",
        "https://other.example/",
    ],
)
def test_another_scheme_host_or_port_is_an_error(value: str) -> None:
    assert verdicts("loc", value, checker(ROOT)) == {("L12", "error")}


@pytest.mark.parametrize(
    "path", ["/", "", "/image/show?item=23", "/catalog", "/Catalog/a", "/cat/a"]
)
def test_what_lies_outside_the_folder_is_an_error(path: str) -> None:
    """The examples of sitemaps.org."""
    assert verdicts("loc", "https://example.com" + path, checker(CATALOG)) == {("L13", "error")}


def test_a_url_of_another_site_is_not_also_outside_the_folder() -> None:
    assert verdicts("loc", "https://other.example/x", checker(CATALOG)) == {("L12", "error")}


def test_google_waives_the_location_of_submitted_files() -> None:
    google = checker(CATALOG, "google")
    assert verdicts("loc", "https://other.example/x", google) == {("L12", "warning")}
    assert verdicts("loc", "https://example.com/x", google) == {("L13", "warning")}


def test_a_guess_makes_hints_that_say_so() -> None:
    """PROTOCOL L15."""
    guess = checker(CATALOG, is_sure=False)
    for value, code in [("https://other.example/x", "L12"), ("https://example.com/x", "L13")]:
        (finding,) = guess.value("loc", value, "urlset")
        assert (finding.code, finding.severity.value) == (code, "hint")
        assert "(a guess)" in finding.message


def test_nothing_is_said_while_nobody_knows_where_the_file_is_published() -> None:
    assert verdicts("loc", "https://example.com/x", checker(None)) == set()
    assert verdicts("loc", "https://example.com/x", checker("nonsense")) == set()


@pytest.mark.parametrize("value", ["/relative", "no url", "https://"])
def test_what_is_no_url_is_told_elsewhere(value: str) -> None:
    assert {code for code, _ in verdicts("loc", value, checker(ROOT))} <= {"L02", "L04", "L06"}


# Indexes


@pytest.mark.parametrize(
    ("value", "profile", "expected"),
    [
        ("https://example.com/catalog/a.xml", "sitemaps.org", set()),
        ("https://other.example/a.xml", "sitemaps.org", {("I03", "error")}),
        ("https://other.example/a.xml", "google", {("I03", "warning")}),
        ("https://example.com/a.xml", "sitemaps.org", {("I03", "warning")}),
        ("https://example.com/a.xml", "google", {("I03", "warning")}),
    ],
)
def test_sitemaps_of_an_index_are_judged_under_its_own_rule(
    value: str, profile: str, expected: set[tuple[str, str]]
) -> None:
    assert verdicts("loc", value, checker(CATALOG, profile), "sitemapindex") == expected


def test_only_google_minds_the_folder_of_an_index() -> None:
    for is_sure, severity in [(True, "warning"), (False, "hint")]:
        (finding,) = checker(CATALOG, is_sure=is_sure).value(
            "loc", "https://example.com/a.xml", "sitemapindex"
        )
        assert (finding.engines, finding.severity.value) == (("Google",), severity)
    (finding,) = checker(CATALOG, is_sure=False).value(
        "loc", "https://other.example/a.xml", "sitemapindex"
    )
    assert (finding.code, finding.severity.value, finding.engines) == ("I03", "hint", ())


# Cross-submission


def _of_file(opened: Document, under: CheckContext) -> list[tuple[str, str, str]]:
    found = Checker(context=under).check(opened.table)
    assert not any(
        finding.code in ("L12", "L13", "I03") for row in found.rows.values() for finding in row
    )
    return [
        (finding.code, finding.severity.value, finding.message)
        for finding in found.file
        if finding.code == "L14"
    ]


def test_a_cross_submitted_file_is_told_once_what_that_rests_on() -> None:
    body = "".join(
        f"<url><loc>https://{host}.example/{number}</loc></url>"
        for number, host in enumerate(("a", "a", "b", "own", "c", "d"))
    )
    url = "https://own.example/sitemap.xml"
    for is_sure, severity in [(True, "warning"), (False, "hint")]:
        under = context(published=url, is_sure=is_sure, is_cross_submitted=True)
        ((_, found, message),) = _of_file(document(body), under)
        assert found == severity
        assert message.startswith("5 rows")
        assert "https://a.example, https://b.example, https://c.example, …" in message
        assert f"“Sitemap: {url}”" in message


def test_a_cross_submitted_file_that_lists_its_own_site_alone_needs_no_word() -> None:
    under = context(published=CATALOG, is_cross_submitted=True)
    assert _of_file(document("<url><loc>https://example.com/a</loc></url>"), under) == []
    assert _of_file(document("<url><loc>https://example.com/a</loc></url>"), context()) == []


def test_a_cross_submitted_index_is_told_so_as_well() -> None:
    data = (
        f'<sitemapindex xmlns="{SITEMAP}"><sitemap><loc>https://a.example/s.xml</loc></sitemap>'
        "</sitemapindex>"
    )
    under = context("google", CATALOG, is_cross_submitted=True)
    ((_, severity, _),) = _of_file(Document.from_bytes(data.encode()), under)
    assert severity == "hint"


# Fixes


@pytest.mark.parametrize("code", ["L12", "I03"])
@pytest.mark.parametrize(
    "value",
    ["http://example.com/a?b#c", "https://www.example.com/a?b#c", "http://www.example.com/a?b#c"],
)
def test_a_site_that_differs_by_scheme_or_www_alone_becomes_the_published_one(
    code: str, value: str
) -> None:
    under = context(published=ROOT)
    assert fixed(code, value, under=under) == "https://example.com/a?b#c"
    assert fixed(code, value, under=under, only_safe=True) is None


@pytest.mark.parametrize("code", ["L12", "I03"])
def test_another_site_is_replaced_only_by_one_that_was_told(code: str) -> None:
    under = context(published=ROOT)
    value = "https://staging.example.net:8080/a"
    assert fixed(code, value, under=under) is None
    told = Answers(site="https://example.com")
    assert fixed(code, value, told, under) == "https://example.com/a"
    assert fixed(code, value, Answers(site="https://third.example"), under) is None


def test_a_url_that_is_fine_is_left_alone_even_where_a_site_was_told() -> None:
    told = Answers(site="https://third.example")
    for under in (context(), context(published=ROOT)):
        assert ways("L12", "https://example.com/a", told, under) == {}
    assert JUDGE.value("loc", "https://example.com/a") == ()


def test_moving_a_row_to_another_file_is_no_matter_of_its_value() -> None:
    under = context(published=CATALOG)
    assert fixed("L13", "https://example.com/a", under=under) is None
