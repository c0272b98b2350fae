from __future__ import annotations

import pytest

from sitemap_editor import Document
from sitemap_editor.core.checks.checker import Checker
from sitemap_editor.core.checks.rule import Finding
from tests.core.checks.judging import context, verdicts
from tests.core.sitemaps import document


@pytest.mark.parametrize(
    "value",
    [
        "2024-05-06",
        "2024-02-29",
        "2000-02-29",
        "2024-05-06T10:20:30Z",
        "2024-05-06T10:20:30+02:00",
        "2024-05-06T10:20:30-11:30",
        "2024-05-06T00:00:00Z",
        "2024-05-06T23:59:59Z",
        "2024-05-06T10:20:30.4Z",
        "2024-05-06T10:20:30.123456789+14:00",
        "1991-01-01",
        " 2024-05-06\n",
    ],
)
def test_a_full_date_is_left_in_peace(value: str) -> None:
    assert verdicts("lastmod", value) == set()


@pytest.mark.parametrize(
    "value", ["2024", "2024-05", "2024-05-06T10:20Z", "2024-05-06T10:20+02:00"]
)
def test_lower_precision_is_a_hint_alone(value: str) -> None:
    assert verdicts("lastmod", value) == {("D05", "hint")}


@pytest.mark.parametrize(
    "value",
    [
        "yesterday",
        "06/05/2024",
        "5 May 2024",
        "1714982400",
        "1714982400000",
        "24-05-06",
        "2024-5-6",
        "2024-05-06T",
        "2024-05-06T10Z",
        "2024-05-06T10:20:30.Z",
        "2024-05-06T10:20:30 AM",
        "12024-05-06",
        "-0001-01-01",
        "+2024-05-06",
        "٢٠٢٤-05-06",
        "2024/05/06",
        "2024-05-06Tabc",
        "2024-",
        "2024-05-",
        "2024-05-06T10:20:30ZZ",
        "2024-05-06\n2024-05-07",
    ],
)
def test_what_is_no_date_is_an_error(value: str) -> None:
    assert verdicts("lastmod", value) == {("D01", "error")}


@pytest.mark.parametrize(
    "value", ["2024-05-06T10:20", "2024-05-06T10:20:30", "2024-05-06T10:20:30.5"]
)
def test_a_time_without_a_zone_is_an_error(value: str) -> None:
    assert verdicts("lastmod", value) == {("D02", "error")}


@pytest.mark.parametrize(
    "value",
    [
        "2024-05-06 10:20:30",
        "2024-05-06 10:20:30Z",
        "2024-05-06 10:20:30 +0200",
        "2024-05-06T10:20:30+0200",
        "2024-05-06T10:20:30+02",
        "20240506",
        "20240506T102030Z",
        "2024-W05-1",
        "2024W051",
        "2024-W05",
        "2024-127",
        "2024-05-06T10:20:30,5Z",
    ],
)
def test_other_forms_of_iso_8601_are_errors(value: str) -> None:
    assert verdicts("lastmod", value) == {("D03", "error")}


@pytest.mark.parametrize("value", ["2024-05-06t10:20:30Z", "2024-05-06T10:20:30z"])
def test_small_letters_are_a_warning(value: str) -> None:
    """PROTOCOL D03 puts (W) behind these two."""
    assert verdicts("lastmod", value) == {("D03", "warning")}


@pytest.mark.parametrize(
    "value",
    [
        "2023-02-29",
        "1900-02-29",
        "2024-02-30",
        "2024-04-31",
        "2024-13-01",
        "2024-00-01",
        "2024-05-00",
        "2024-05-32",
        "0000-01-01",
        "2024-13",
        "2024-05-06T24:00:00Z",
        "2024-05-06T10:60:00Z",
        "2024-05-06T10:20:60Z",
        "2024-05-06T10:20:30+24:00",
        "2024-05-06T10:20:30+02:60",
        "2024-05-06T10:20:30+99:99",
    ],
)
def test_a_day_a_time_or_a_zone_that_does_not_exist_is_an_error(value: str) -> None:
    assert verdicts("lastmod", value) == {("D04", "error")}


@pytest.mark.parametrize("value", ["2024-05-06Z", "2024-05-06+02:00"])
def test_a_date_alone_with_a_zone_is_an_error(value: str) -> None:
    assert verdicts("lastmod", value) == {("D06", "error")}


@pytest.mark.parametrize(
    ("value", "is_future"),
    [
        ("2026-05-06T12:00:00Z", False),
        ("2026-05-07", False),  # within a day: clocks and zones differ
        ("2026-05-08", True),
        ("2026-12-31T10:20:30Z", True),
        ("9999-12-31T23:59:59Z", True),
    ],
)
def test_a_date_in_the_future_is_a_warning(value: str, is_future: bool) -> None:
    assert verdicts("lastmod", value) == ({("D07", "warning")} if is_future else set())


@pytest.mark.parametrize(
    "value",
    [
        "1990-12-31",
        "1970-01-01",
        "1970-01-01T00:00:00Z",
        "1969-12-31T19:00:00-05:00",
        "0001-01-01",
        "0001-01-01T00:00:00Z",
        "0001-01-01T00:00:00+14:00",
        "9998-01-01T00:00:00Z",
    ],
)
def test_a_date_that_looks_empty_or_impossible_is_a_warning(value: str) -> None:
    (verdict,) = verdicts("lastmod", value)
    assert verdict in {("D08", "warning"), ("D07", "warning")}
    assert (verdict[0] == "D08") is not value.startswith("9")


def test_the_last_instant_that_can_be_written_does_not_overflow() -> None:
    assert verdicts("lastmod", "9999-12-31T23:59:59-14:00") == {("D07", "warning")}


TIMES = ["2024-05-06T10:20:30Z", "2024-05-06T10:20Z"]
DAYS = ["2024-05-06", " 2024-05-07 "]


def _of_file(opened: Document, profile: str = "bing") -> list[Finding]:
    checker = Checker(context=context(profile))
    return [finding for finding in checker.file(opened.table) if finding.code == "D10"]


def _dated(lastmods: list[str]) -> Document:
    return document(
        "".join(
            f"<url><loc>https://example.com/</loc><lastmod>{lastmod}</lastmod></url>"
            for lastmod in lastmods
        )
        + "<url><loc>https://example.com/</loc></url>"
    )


@pytest.mark.parametrize(
    ("lastmods", "is_found"),
    [
        (DAYS, True),
        (["2024-05-06"] * 1_000, True),
        ([*DAYS, *TIMES], False),
        ([*DAYS, TIMES[0]], True),
        ([*TIMES, DAYS[0]], False),
        (["2024", "nonsense"], False),
        ([], False),
    ],
)
def test_dates_without_time_are_one_hint_a_file_for_bing(
    lastmods: list[str], is_found: bool
) -> None:
    found = _of_file(_dated(lastmods))
    assert [(each.severity.value, each.column, each.engines) for each in found] == (
        [("hint", None, ("Bing",))] if is_found else []
    )


@pytest.mark.parametrize("profile", ["sitemaps.org", "google", "yandex", "baidu", "2013"])
def test_nobody_else_asks_for_the_time(profile: str) -> None:
    assert _of_file(_dated(DAYS), profile) == []


def test_a_text_sitemap_has_no_dates() -> None:
    assert _of_file(Document.from_bytes(b"https://example.com/\n")) == []
