"""Whole columns: PROTOCOL D09, P02, P03."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from sitemap_editor import Document
from sitemap_editor.core.checks.gathering.row_facts import RowFacts
from tests.core.checks.judging import context
from tests.core.checks.whole_files import mend_file, of_file, overview_of
from tests.core.sitemaps import document

NEWS = ' xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"'


def with_values(field: str, values: Iterable[str], more: str = "") -> Document:
    rows = (
        f"<url><loc>https://example.com/{number}</loc>"
        + (f"<{field}>{value}</{field}>" if value else "")
        + f"{more}</url>"
        for number, value in enumerate(values)
    )
    return document("".join(rows), NEWS)


def severities(
    opened: Document, code: str, profile: str = "google"
) -> list[tuple[str, str | None]]:
    found = of_file(opened, code, context(profile))
    return [(finding.severity.value, finding.column) for finding in found]


@pytest.mark.parametrize(
    ("same", "other", "absent", "is_told"),
    [
        (20, 0, 0, True),
        (19, 0, 5, False),
        (19, 1, 0, True),
        (18, 2, 0, False),
        (20, 0, 100, True),
        (2_850, 150, 0, True),
        (2_849, 151, 0, False),
    ],
)
def test_nearly_the_same_date_everywhere_is_a_warning(
    same: int, other: int, absent: int, is_told: bool
) -> None:
    dates = [f"{1992 + number % 30}-01-{number % 28 + 1:02}" for number in range(other)]
    opened = with_values("lastmod", [*dates, *[""] * absent, *["2024-05-06"] * same])
    assert severities(opened, "D09") == ([("warning", "lastmod")] if is_told else [])


def test_the_same_date_everywhere_is_a_warning_for_bing_too() -> None:
    opened = with_values("lastmod", ["2024-05-06"] * 20)
    assert severities(opened, "D09", "bing") == [("warning", "lastmod")]


def test_news_may_share_their_date() -> None:
    opened = with_values("lastmod", ["2024-05-06"] * 20, "<news:news/>")
    assert severities(opened, "D09") == []


def messages(opened: Document, code: str) -> list[str]:
    return [finding.message for finding in of_file(opened, code, context())]


def test_the_same_date_is_told_with_how_many_rows_have_one() -> None:
    some = with_values("lastmod", [*["2024-05-06"] * 91, *[""] * 1_673])
    (message,) = messages(some, "D09")
    assert message.startswith(
        "91 of 91 lastmod dates are identical (rows without a valid date: 1673)."
    )
    every = with_values("lastmod", ["2024-05-06"] * 30)
    (message,) = messages(every, "D09")
    assert message.startswith("30 of 30 lastmod dates are identical. ")


@pytest.mark.parametrize("wrong", ["yesterday", "2024-02-30", "0000-00-00", "2024-05-06T10:20"])
def test_dates_that_are_not_valid_do_not_count_as_the_same_date(wrong: str) -> None:
    assert messages(with_values("lastmod", [wrong] * 40), "D09") == []
    (message,) = messages(with_values("lastmod", [*["2024-05-06"] * 20, *[wrong] * 2]), "D09")
    assert message.startswith("20 of 20 lastmod dates are identical (rows without a valid ")
    assert "2)" in message


def test_the_same_priority_is_told_with_how_many_rows_have_one() -> None:
    some = with_values("priority", [*["1.0"] * 20, "high", *[""] * 479])
    (message,) = messages(some, "P02")
    assert message.startswith(
        "All 20 priorities are identical (rows without a valid priority: 480, read as 0.5)."
    )


def test_rows_without_a_date_are_counted_anew_after_rows_are_removed() -> None:
    opened = with_values("lastmod", [*["2024-05-06"] * 20, *[""] * 5])
    stats = overview_of(opened)
    assert stats.row_count == 25
    stats.update(24, None)
    stats.update(24, None)
    assert stats.row_count == 24
    stats.update(30, RowFacts(b"https://example.com/new"))
    assert stats.row_count == 25


def test_the_same_date_everywhere_can_be_cleared() -> None:
    opened = with_values("lastmod", ["2024-05-06"] * 20)
    assert not mend_file(opened, "D09", only_safe=True)
    assert mend_file(opened, "D09")
    assert opened.to_bytes() == with_values("lastmod", [""] * 20).to_bytes()
    assert severities(opened, "D09") == []
    assert not mend_file(opened, "D09")


@pytest.mark.parametrize(
    ("values", "is_told"),
    [
        (["0.5"] * 20, True),
        (["0.5"] * 19, False),
        ([*["0.5"] * 20, "0.6"], False),
        ([*["1.0"] * 20, ""], True),
        (["high"] * 20, False),
        ([*["0.5"] * 19, "high"], False),
        ([*["0.5"] * 20, "1.5"], True),
    ],
)
def test_the_same_priority_everywhere_is_a_hint(values: list[str], is_told: bool) -> None:
    opened = with_values("priority", values)
    told = severities(opened, "P02", "sitemaps.org")
    assert told == ([("hint", "priority")] if is_told else [])
    if is_told:
        assert mend_file(opened, "P02")
        assert severities(opened, "P02", "sitemaps.org") == []


@pytest.mark.parametrize(("field", "value"), [("priority", "0.5"), ("changefreq", "daily")])
def test_values_that_two_engines_ignore_are_one_hint_a_file(field: str, value: str) -> None:
    opened = with_values(field, [value, "", value])
    (finding,) = of_file(opened, "P03", context("google"))
    assert finding.severity.value == "hint"
    assert finding.engines == ("Google", "Bing")
    assert of_file(opened, "P03", context("yandex")) == []
    assert mend_file(opened, "P03", context=context("google"))
    assert opened.to_bytes() == with_values(field, ["", "", ""]).to_bytes()
    assert severities(opened, "P03") == []


def test_a_file_without_them_is_fine() -> None:
    assert severities(with_values("lastmod", ["2024-05-06"]), "P03") == []
