"""What speaks for a date."""

from __future__ import annotations

import os
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pytest

from sitemap_editor.core.errors import EvidenceError
from sitemap_editor.core.web.dating.evidence import (
    Evidence,
    EvidenceSource,
    PageDates,
    dated,
    evidence_of_page,
    ranked,
    says_the_same,
    written_like,
)
from sitemap_editor.core.web.dating.file_times import modification_times

NOW = datetime(2026, 11, 23, 12, tzinfo=UTC)
_EAST = timezone(timedelta(hours=2))
_MOMENT = datetime(2026, 5, 6, 22, 30, 15, 123, tzinfo=UTC)


def test_a_page_tells_dates_in_several_places() -> None:
    page = PageDates(
        (
            ("json-ld", "2026-05-06"),
            ("meta", "2026-05-07T10:00:00+02:00"),
            ("og", "20260508T100000Z"),
            ("json-ld published", "2020-01-01"),
            ("meta", "soon"),
            ("meta", "2026"),
        ),
        "Wed, 06 May 2026 22:30:15 GMT",
        NOW,
    )
    found = list(evidence_of_page(page))
    assert [each.source.value for each in found] == ["json-ld", "meta", "meta", "header"]
    assert [each.has_time for each in found] == [False, True, True, True]


def test_a_header_that_was_made_for_the_answer_says_nothing() -> None:
    page = PageDates(last_modified="Mon, 23 Nov 2026 11:59:58 GMT", asked=NOW)
    assert list(evidence_of_page(page)) == []
    assert list(evidence_of_page(PageDates(last_modified="yesterday"))) == []


def test_what_a_page_says_comes_before_what_a_disk_says() -> None:
    found = [
        Evidence(EvidenceSource.FILE, _MOMENT),
        Evidence(EvidenceSource.HEADER, _MOMENT),
        Evidence(EvidenceSource.GIT, _MOMENT),
        Evidence(EvidenceSource.JSON_LD, NOW + timedelta(days=2)),
        Evidence(EvidenceSource.META, datetime(1970, 1, 1, tzinfo=UTC)),
    ]
    assert [each.source.value for each in ranked(found, NOW)] == ["git", "file", "header"]


@pytest.mark.parametrize(
    ("like", "with_time", "written"),
    [
        (None, None, "2026-05-06"),
        ("2020-01-01", None, "2026-05-06"),
        ("2020-01-01T00:00:00Z", None, "2026-05-06T22:30:15Z"),
        ("2020-01-01T00:00+02:00", None, "2026-05-07T00:30:15+02:00"),
        ("2020-01-01T00:00:00Z", False, "2026-05-06"),
        ("2020-01-01", True, "2026-05-06T22:30:15Z"),
        ("nonsense", True, "2026-05-06T22:30:15Z"),
    ],
)
def test_a_date_is_written_as_the_file_writes_them(
    like: str | None, with_time: bool | None, written: str
) -> None:
    assert written_like(Evidence(EvidenceSource.GIT, _MOMENT), like, with_time=with_time) == written


def test_no_time_is_invented_for_a_day() -> None:
    evidence = dated(EvidenceSource.JSON_LD, "2026-05-06")
    assert evidence is not None
    assert written_like(evidence, "2020-01-01T00:00:00Z", with_time=True) == "2026-05-06"


@pytest.mark.parametrize(
    ("value", "same"),
    [
        ("2026-05-06", True),
        ("2026-05", True),
        ("2026", True),
        ("2026-05-06T22:30:15Z", True),
        ("2026-05-07T00:30:15+02:00", True),
        ("2026-05-06T22:30Z", True),
        ("2026-05-06T22:30:16Z", False),
        ("2026-05-07", False),
        ("2025", False),
        ("", False),
        (None, False),
    ],
)
def test_a_value_agrees_as_precisely_as_it_is_written(value: str | None, same: bool) -> None:
    assert says_the_same(value, Evidence(EvidenceSource.GIT, _MOMENT)) is same


def test_times_of_files_are_those_of_the_disk(tmp_path: Path) -> None:
    (tmp_path / "a").write_text("x")
    os.utime(tmp_path / "a", (1_000_000_000.9, 1_000_000_000.9))
    assert modification_times(tmp_path, ["a", "b"]) == {
        "a": datetime(2001, 9, 9, 1, 46, 40, tzinfo=UTC)
    }
    with pytest.raises(EvidenceError):
        modification_times(tmp_path / "a", ["a"])
