from __future__ import annotations

import pytest

from sitemap_editor.core.checks.catalogue import RULES_BY_CODE
from sitemap_editor.core.checks.checker import Checker
from sitemap_editor.core.checks.rule import Severity
from sitemap_editor.core.protocol.limits import MAX_NEWS
from tests.core.checks.extending import JUDGE, LOC, codes, findings, fixed, messages, opened

NAME = "<news:name>The Times</news:name>"
LANGUAGE = "<news:language>en</news:language>"
PUBLICATION = f"<news:publication>{NAME}{LANGUAGE}</news:publication>"
DATE = "<news:publication_date>2026-05-05</news:publication_date>"
TITLE = "<news:title>Merger</news:title>"
GOOD = PUBLICATION + DATE + TITLE


def news(*inside: str) -> str:
    return "<news:news>" + "".join(inside) + "</news:news>"


def dated(value: str) -> str:
    return news(GOOD.replace("2026-05-05", value))


def spoken(value: str) -> str:
    return news(GOOD.replace(">en<", f">{value}<"))


@pytest.mark.parametrize(
    "inside",
    [
        news(GOOD),
        news(TITLE, DATE, PUBLICATION),
        news("\n  ", GOOD.replace("Merger", "<![CDATA[A & B]]>"), "\n"),
        *map(spoken, ("de", "zh-cn", "zh-tw", "fil", " en\n")),
        *map(
            dated,
            (
                "2026-05-04",
                "2026-05-06T11:20Z",
                "2026-05-06T11:20:30+02:00",
                "2026-05-06T11:20:30.45Z",
                "2026-05-04T12:00:00Z",
                "2026-05-07",
            ),
        ),
    ],
)
def test_a_fresh_article_with_all_that_is_required_is_fine(inside: str) -> None:
    assert codes(inside) == []


def test_a_row_has_one_article() -> None:
    (finding,) = findings(news(GOOD) * 2)
    assert (finding.code, finding.severity) == ("X40", Severity.ERROR)
    assert finding.arguments == {"count": 2}


@pytest.mark.parametrize(
    ("missing", "code", "element"),
    [
        (NAME, "X42", "news:name"),
        (LANGUAGE, "X42", "news:language"),
        (DATE, "X44", "news:publication_date"),
        (TITLE, "X45", "news:title"),
    ],
)
def test_an_article_lacks_what_is_required(missing: str, code: str, element: str) -> None:
    for empty in ("", f"<{element}/>", f"<{element}> </{element}>"):
        (finding,) = findings(news(GOOD.replace(missing, empty)))
        assert (finding.code, finding.severity, finding.column) == (code, Severity.ERROR, None)
        assert f"“{element}”" in finding.message
        assert finding.engines == ("Google",)


def test_an_empty_article_lacks_everything() -> None:
    assert codes("<news:news/>") == ["X42", "X42", "X44", "X45"]


def test_nothing_required_stands_twice() -> None:
    assert codes(news(GOOD, TITLE)) == ["X45"]
    assert codes(news(GOOD, DATE)) == ["X44"]
    assert codes(news(GOOD, PUBLICATION)) == ["X42", "X42"]


@pytest.mark.parametrize(
    ("value", "severity"),
    [
        ("en-US", "error"),
        ("en_US", "error"),
        ("cn", "error"),
        ("zh_CN", "error"),
        ("english", "error"),
        ("xx", "error"),
        ("x", "error"),
        ("EN", "warning"),
        ("zh-CN", "warning"),
    ],
)
def test_a_wrong_language_is_told_with_its_value(value: str, severity: str) -> None:
    (finding,) = findings(spoken(value))
    assert (finding.code, finding.severity.value) == ("X43", severity)
    assert f"“{value}”" in finding.message


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("EN", "en"),
        ("en-US", "en"),
        ("en_GB", "en"),
        ("zh_CN", "zh-cn"),
        ("zh-Hant", "zh-tw"),
        ("jp", "ja"),
        ("english", "english"),
        ("<![CDATA[ EN ]]>", "<![CDATA[ en ]]>"),
    ],
)
def test_the_usual_wrong_languages_are_corrected(before: str, after: str) -> None:
    assert fixed(spoken(before), "X43") == spoken(after)


@pytest.mark.parametrize(
    "value",
    ["2026", "2026-05", "5 May 2026", "2026-05-06T10:20", "2026-05-06 10:20:30", "2026-02-30"],
)
def test_a_wrong_date_is_an_error_with_its_value(value: str) -> None:
    (finding,) = findings(dated(value))
    assert (finding.code, finding.severity) == ("X44", Severity.ERROR)
    assert f"“{value}”" in finding.message


@pytest.mark.parametrize(
    "value", ["2026-05-03", "2026-05-04T11:59:59Z", "2008-12-23", "0001-01-01"]
)
def test_an_article_older_than_two_days_is_a_warning(value: str) -> None:
    (finding,) = findings(dated(value))
    assert (finding.code, finding.severity) == ("X46", Severity.WARNING)


def test_the_news_part_of_an_old_row_is_removed_and_the_rest_stays() -> None:
    old = "\n  " + dated("2008-12-23")
    rest = "\n  <lastmod>2024-05-06</lastmod><!-- kept -->"
    assert fixed(rest + old + "\n", "X46") == rest + "\n"


@pytest.mark.parametrize("name", ["access", "genres", "keywords", "stock_tickers"])
def test_what_is_not_documented_any_more_is_a_hint_and_can_be_removed(name: str) -> None:
    inside = news(GOOD, f"\n <news:{name}>x</news:{name}>", "\n")
    (finding,) = findings(inside)
    assert (finding.code, finding.severity) == ("X47", Severity.HINT)
    assert f"news:{name}" in messages(inside, "X47")[0]
    assert fixed(inside, "X47") == news(GOOD, "\n")


@pytest.mark.parametrize(
    ("inside", "element"),
    [
        (news(GOOD, "<news:author>x</news:author>"), "news:author"),
        (news(GOOD.replace(NAME, NAME + "<news:url/>")), "news:url"),
        (news(GOOD, "<news:name>x</news:name>"), "news:name"),
        ("<news:title>x</news:title>", "news:title"),
    ],
)
def test_an_element_the_extension_does_not_know_is_an_error(inside: str, element: str) -> None:
    (finding,) = findings(inside)
    assert (finding.code, finding.severity) == ("X48", Severity.ERROR)
    assert f"“{element}”" in finding.message


@pytest.mark.parametrize(("count", "found"), [(MAX_NEWS, []), (MAX_NEWS + 1, ["X41"])])
def test_a_file_has_a_thousand_articles_at_most(count: int, found: list[str]) -> None:
    table = opened(f"<url>{LOC}{news(GOOD)}</url>" * count).table
    verdicts = Checker([RULES_BY_CODE["X41"]], JUDGE.context).check(table)
    assert [finding.code for finding in verdicts.file] == found
    assert all("1001 news articles" in finding.message for finding in verdicts.file)
