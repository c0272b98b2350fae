from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_editor.core.protocol.foreign_dates import (
    ForeignDate,
    read_epoch,
    read_iso,
    read_named,
    read_numeric,
)

NOW = datetime(2026, 5, 6, 12, 0, tzinfo=UTC)


def written(found: ForeignDate | None) -> str | None:
    return None if found is None else found.w3c()


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("20240506", "2024-05-06"),
        ("20240506T102030Z", "2024-05-06T10:20:30Z"),
        ("20240506T1020+0200", "2024-05-06T10:20:00+02:00"),
        ("2024-05-06 10:20:30", "2024-05-06T10:20:30"),
        ("2024-05-06 10:20:30 +0200", "2024-05-06T10:20:30+02:00"),
        ("2024-05-06T10:20:30+02", "2024-05-06T10:20:30+02:00"),
        ("2024-05-06T10:20:30,5Z", "2024-05-06T10:20:30.5Z"),
        ("2024-05-06t10:20z", "2024-05-06T10:20:00Z"),
        ("2024-W05-1", "2024-01-29"),
        ("2024W051", "2024-01-29"),
        ("2020-W53-7", "2021-01-03"),
        ("2024-127", "2024-05-06"),
        ("2024-366", "2024-12-31"),
        ("2024-001", "2024-01-01"),
        ("2023-366", None),
        ("2024-000", None),
        ("2024-W05", None),
        ("2024-W54-1", None),
        ("2024-W05-8", None),
        ("20240230", None),
        ("06052024", None),
        ("2024-05", None),
        ("", None),
    ],
)
def test_what_w3c_left_out_of_iso_8601(text: str, expected: str | None) -> None:
    assert written(read_iso(text)) == expected


@given(st.dates(min_value=date(1000, 1, 3), max_value=date(9999, 1, 1)))
def test_week_and_ordinal_dates_are_exact(day: date) -> None:
    year, week, weekday = day.isocalendar()
    assert written(read_iso(f"{year:04}-W{week:02}-{weekday}")) == day.isoformat()
    assert written(read_iso(day.strftime("%Y-%j"))) == day.isoformat()


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("5 May 2024", "2024-05-05"),
        ("05-May-2024", "2024-05-05"),
        ("5. may 2024", "2024-05-05"),
        ("May 5, 2024", "2024-05-05"),
        ("Sept. 1st, 2024", "2024-09-01"),
        ("the 5 May 2024", None),
        ("May 5, 2024 10:20 PM", "2024-05-05T22:20:00"),
        ("May 5, 2024, 12:00 a.m.", "2024-05-05T00:00:00"),
        ("May 5, 2024 at 12:30 pm", "2024-05-05T12:30:00"),
        ("May 5, 2024 7 PM", "2024-05-05T19:00:00"),
        ("May 5, 2024 13:00 PM", None),
        ("May 5, 2024 7", None),
        ("Mon, 06 May 2024 10:20:30 GMT", "2024-05-06T10:20:30Z"),
        ("Mon, 6 May 2024 10:20 +0200", "2024-05-06T10:20:00+02:00"),
        ("Monday, 06-May-2024 10:20:30 UTC", "2024-05-06T10:20:30Z"),
        ("Mon May  6 10:20:30 2024", "2024-05-06T10:20:30"),
        ("Mon May  6 10:20:30 UTC 2024", "2024-05-06T10:20:30Z"),
        ("Mon May 06 2024 10:20:30 GMT+0200 (CEST)", "2024-05-06T10:20:30+02:00"),
        ("2024 May 6", "2024-05-06"),
        ("5 de mayo de 2024", "2024-05-05"),
        ("5 de enero del 2024", "2024-01-05"),
        ("lunes, 6 de mayo de 2024", "2024-05-06"),
        ("6 ago 2024 10:20", "2024-08-06T10:20:00"),
        ("1 setiembre 2024", "2024-09-01"),
        ("30 February 2024", None),
        ("5 Mayor 2024", None),
        ("5 Marvel 2024", None),
        ("5 May 24", None),
        ("Mon, 06 May 2024 10:20:30 CET", None),
        ("May 2024", None),
        ("yesterday", None),
    ],
)
def test_dates_with_the_name_of_their_month(text: str, expected: str | None) -> None:
    assert written(read_named(text)) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("2024/05/06", "2024-05-06"),
        ("2024.5.6", "2024-05-06"),
        ("2024-5-6", "2024-05-06"),
        ("2024/05/06 10:20", "2024-05-06T10:20:00"),
        ("2024-5-6T10:20:30Z", "2024-05-06T10:20:30Z"),
        ("2024-05-06T10:20:30 AM", "2024-05-06T10:20:30"),
        ("2024-05-06 10:20:30 UTC", "2024-05-06T10:20:30Z"),
        ("2024-05-06 10:20:30 GMT+2", "2024-05-06T10:20:30+02:00"),
        ("25/12/2024", "2024-12-25"),
        ("12/25/2024", "2024-12-25"),
        ("6.6.2024", "2024-06-06"),
        ("13-01-2024 8:00 pm", "2024-01-13T20:00:00"),
        ("06/05/2024", None),
        ("25/12-2024", None),
        ("25/13/2024", None),
        ("31/04/2024", None),
        ("25/12/24", None),
        ("24-05-06", None),
        ("2024/05/06Z", None),
    ],
)
def test_numbers_that_have_one_meaning(text: str, expected: str | None) -> None:
    assert written(read_numeric(text, now=NOW)) == expected


@pytest.mark.parametrize(
    ("text", "day_first", "month_first"),
    [
        ("06/05/2024", "2024-05-06", "2024-06-05"),
        ("6.5.2024", "2024-05-06", "2024-06-05"),
        ("06/05/24", "2024-05-06", "2024-06-05"),
        ("25/12/2024", "2024-12-25", "2024-12-25"),
        ("25/12/24", "2024-12-25", None),
        ("06/05/99", None, None),  # neither 1999 for sure nor 2099
        ("06-05-24", None, None),  # may begin with the year
        ("06/05/2024 10:20", "2024-05-06T10:20:00", "2024-06-05T10:20:00"),
    ],
)
def test_numbers_that_may_be_two_days_need_the_order(
    text: str, day_first: str | None, month_first: str | None
) -> None:
    assert written(read_numeric(text, day_first=True, now=NOW)) == day_first
    assert written(read_numeric(text, day_first=False, now=NOW)) == month_first


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("1714982430", "2024-05-06T08:00:30Z"),
        ("1714982430000", "2024-05-06T08:00:30Z"),
        ("1714982430120", "2024-05-06T08:00:30.12Z"),
        ("0000000000", None),
        ("0600000000", None),  # before there was a web
        ("1899999999", None),  # in 2030
        ("171498243", None),
        ("17149824300", None),
        ("2024050610", None),  # a date of another make
    ],
)
def test_seconds_since_1970_are_taken_where_they_are_plausible(
    text: str, expected: str | None
) -> None:
    assert written(read_epoch(text, NOW)) == expected


@given(st.datetimes(datetime(1991, 1, 1), datetime(2026, 5, 7), timezones=st.just(UTC)))
def test_seconds_since_1970_are_exact(moment: datetime) -> None:
    moment = moment.replace(microsecond=0)
    found = read_epoch(str(int(moment.timestamp())).zfill(10), NOW + timedelta(days=1))
    assert written(found) == moment.strftime("%Y-%m-%dT%H:%M:%SZ")


def test_a_zone_is_put_where_none_is_or_the_time_cut_off() -> None:
    found = read_iso("2024-05-06 10:20:30")
    assert found is not None
    assert found.lacks_zone
    assert found.w3c("+02:00") == "2024-05-06T10:20:30+02:00"
    assert found.w3c("") == "2024-05-06"
    given_zone = read_iso("2024-05-06 10:20:30Z")
    assert given_zone is not None
    assert given_zone.w3c("+02:00") == given_zone.w3c("") == "2024-05-06T10:20:30Z"
