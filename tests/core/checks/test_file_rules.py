"""Limits of a file: PROTOCOL F11, F12, F14, I02, I07."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sitemap_editor import Document, InsertRows, RemoveRows, Row, SetHead
from sitemap_editor.core.checks.catalogue import RULES_BY_CODE
from sitemap_editor.core.checks.checker import Checker
from sitemap_editor.core.checks.rule import Finding, Severity
from sitemap_editor.core.protocol.profiles import PROFILES, Profile
from tests.core.checks.judging import JUDGE, context
from tests.core.sitemaps import document, urlset

ROW = b"<url><loc>https://example.com/</loc></url>"


def with_rows(count: int) -> Document:
    head, tail = urlset("").split(b"></urlset>")
    return Document.from_bytes(head + b">" + ROW * count + b"</urlset>" + tail)


def index_with(count: int) -> Document:
    row = "<sitemap><loc>https://example.com/a.xml</loc></sitemap>"
    head = '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'
    return Document.from_bytes(f"{head}{row * count}</sitemapindex>".encode())


def found_in(opened: Document, profile: str = "sitemaps.org") -> tuple[Finding, ...]:
    return Checker(context=context(profile)).file(opened.table)


@pytest.mark.parametrize(("count", "is_over"), [(50_000, False), (50_001, True)])
def test_more_than_fifty_thousand_rows_are_an_error(count: int, is_over: bool) -> None:
    found = JUDGE.file(with_rows(count).table)
    assert [finding.code for finding in found] == (["F11"] if is_over else [])
    for finding in found:
        assert finding.severity is Severity.ERROR
        assert finding.arguments == {"count": 50_001, "limit": 50_000}
        assert finding.column is None


def test_the_row_limit_follows_edits() -> None:
    opened = with_rows(50_000)
    opened.apply(InsertRows(0, [Row("https://example.com/one-more")]))
    assert [finding.code for finding in JUDGE.file(opened.table)] == ["F11"]
    opened.apply(RemoveRows([0]))
    assert JUDGE.file(opened.table) == ()


@pytest.mark.parametrize("is_over", [False, True])
def test_a_file_larger_than_its_profile_allows_is_an_error(is_over: bool) -> None:
    opened = document(ROW.decode())
    limit = opened.size_bytes - is_over
    tight = replace(context(), profile=Profile("tight", "Tight", max_size_bytes=limit))
    found = Checker(context=tight).file(opened.table)
    assert [(finding.code, finding.arguments) for finding in found] == (
        [("F12", {"size": opened.size_bytes, "limit": limit})] if is_over else []
    )


def test_profiles_allow_what_the_protocol_and_engines_say() -> None:
    limits = {profile.id: profile.max_size_bytes for profile in PROFILES}
    small = {"baidu", "2013"}
    assert {name for name, limit in limits.items() if limit == 10_485_760} == small
    assert {name for name, limit in limits.items() if limit == 52_428_800} == {*limits} - small


@pytest.mark.parametrize(
    ("profile", "count", "expected"),
    [
        ("sitemaps.org", 1_000, []),
        ("sitemaps.org", 1_001, ["I07"]),
        ("sitemaps.org", 50_000, ["I07"]),
        ("sitemaps.org", 50_001, ["I02", "I07"]),
        ("2013", 1_000, []),
        ("2013", 1_001, ["I02", "I07"]),
    ],
)
def test_an_index_has_limits_of_its_own(profile: str, count: int, expected: list[str]) -> None:
    assert [finding.code for finding in found_in(index_with(count), profile)] == expected


def test_a_large_index_is_an_error_too() -> None:
    opened = index_with(1)
    opened.apply(SetHead(opened.table.head, b" " * 10_485_760 + opened.table.tail))
    assert [finding.code for finding in found_in(opened)] == []
    assert [finding.code for finding in found_in(opened, "2013")] == ["I02"]


@pytest.mark.parametrize("opened", [document(""), index_with(0)])
def test_a_file_without_rows_is_a_warning_and_for_google_a_hint(opened: Document) -> None:
    assert [(each.code, each.severity) for each in found_in(opened)] == [("F14", Severity.WARNING)]
    assert [(each.code, each.severity) for each in found_in(opened, "google")] == [
        ("F14", Severity.HINT)
    ]


@pytest.mark.parametrize("code", ["F11", "F12"])
def test_a_file_over_a_limit_is_told_to_be_split(code: str) -> None:
    assert "Sitemaps, Split" in RULES_BY_CODE[code].help
    assert "sitemap-tool split" in RULES_BY_CODE[code].help
