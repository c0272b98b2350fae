"""The six forms of W3C dates, by PROTOCOL D01 to D06."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from sitemap_editor.core.protocol.datetimes import (
    DateFault,
    W3CDate,
    now_w3c,
    parse_w3c,
    timestamp_of,
    timestamps_of,
)


@pytest.mark.parametrize(
    ("text", "precision", "earliest"),
    [
        ("2024", "year", datetime(2024, 1, 1, tzinfo=UTC)),
        ("2024-05", "month", datetime(2024, 5, 1, tzinfo=UTC)),
        ("2024-02-29", "day", datetime(2024, 2, 29, tzinfo=UTC)),
        ("2000-02-29", "day", datetime(2000, 2, 29, tzinfo=UTC)),
        ("0001-01-01", "day", datetime(1, 1, 1, tzinfo=UTC)),
        ("9999-12-31", "day", datetime(9999, 12, 31, tzinfo=UTC)),
        ("2024-05-06T10:20Z", "minute", datetime(2024, 5, 6, 10, 20, tzinfo=UTC)),
        ("2024-05-06T00:00:00Z", "second", datetime(2024, 5, 6, tzinfo=UTC)),
        ("2024-05-06T23:59:59.1Z", "second", datetime(2024, 5, 6, 23, 59, 59, 100_000, tzinfo=UTC)),
        (
            "2024-05-06T10:20:30.123456789+00:00",
            "second",
            datetime(2024, 5, 6, 10, 20, 30, 123_456, tzinfo=UTC),
        ),
    ],
)
def test_each_of_the_six_forms_is_understood(text: str, precision: str, earliest: datetime) -> None:
    assert parse_w3c(text) == W3CDate(earliest, precision)


@pytest.mark.parametrize(
    ("zone", "offset"),
    [
        ("+02:00", timedelta(hours=2)),
        ("-05:30", -timedelta(hours=5, minutes=30)),
        ("+14:00", timedelta(hours=14)),
        ("-00:00", timedelta()),
    ],
)
def test_a_zone_moves_the_instant(zone: str, offset: timedelta) -> None:
    found = parse_w3c(f"2024-05-06T10:20:30{zone}")
    assert isinstance(found, W3CDate)
    assert found.earliest == datetime(2024, 5, 6, 10, 20, 30, tzinfo=timezone(offset))
    assert found.earliest.utcoffset() == offset


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        *(
            (text, DateFault.FORM)
            for text in (
                "",
                "yesterday",
                "24-05-06",
                "2024/05/06",
                "06.05.2024",
                "2024-5-6",
                "2024-05-",
                "12024",
                "-2024",
                " 2024",
                "2024 ",
                "2024\n",
                "2024-05-06T",
                "2024-05-06T10Z",
                "2024-05-06T10:20:30.Z",
                "2024-05-06T10:20:30+2:00",
                "٢٠٢٤",
                "２０２４-05-06",
                "2024-05-06T1:20Z",
            )
        ),
        *(
            (text, DateFault.ZONE_MISSING)
            for text in ("2024-05-06T10:20", "2024-05-06T10:20:30", "2024-05-06T10:20:30.5")
        ),
        *((text, DateFault.ZONE_WITHOUT_TIME) for text in ("2024-05-06Z", "2024-05-06+02:00")),
        *(
            (text, DateFault.LEFTOVER)
            for text in (
                "2024-05-06 10:20:30",
                "2024-05-06 10:20:30Z",
                "2024-05-06 10:20:30 +0000",
                "2024-05-06T10:20:30+0200",
                "2024-05-06T10:20:30+02",
                "20240506",
                "20240506T102030Z",
                "2024-W05-1",
                "2024W051",
                "2024-W05",
                "2024-127",
                "2024-05-06T10:20:30,5Z",
            )
        ),
        *(
            (text, DateFault.SMALL_LETTERS)
            for text in ("2024-05-06t10:20:30Z", "2024-05-06T10:20:30z")
        ),
        *(
            (text, DateFault.NO_SUCH_DAY)
            for text in (
                "0000",
                "2024-00",
                "2024-13",
                "2024-05-00",
                "2024-04-31",
                "2023-02-29",
                "1900-02-29",
                "2023-02-29T10:20Z",
            )
        ),
        *(
            (text, DateFault.NO_SUCH_TIME)
            for text in ("2024-05-06T24:00:00Z", "2024-05-06T10:60Z", "2024-05-06T10:20:60Z")
        ),
        *(
            (text, DateFault.NO_SUCH_ZONE)
            for text in (
                "2024-05-06T10:20+14:01",
                "2024-05-06T10:20-15:00",
                "2024-05-06T10:20+02:60",
                "2024-05-06T10:20+99:99",
            )
        ),
    ],
)
def test_each_near_miss_is_told_apart(text: str, fault: DateFault) -> None:
    assert parse_w3c(text) is fault


@pytest.mark.parametrize(
    ("zone", "text"),
    [
        (UTC, "2026-05-06T10:20:30Z"),
        (timezone(timedelta(hours=2)), "2026-05-06T10:20:30+02:00"),
        (timezone(-timedelta(hours=3, minutes=30)), "2026-05-06T10:20:30-03:30"),
    ],
)
def test_now_is_written_to_the_second_in_a_form_that_is_right(zone: timezone, text: str) -> None:
    now = datetime(2026, 5, 6, 10, 20, 30, 999, tzinfo=zone)
    assert now_w3c(now) == text
    assert parse_w3c(text) == W3CDate(now.replace(microsecond=0), "second")


@given(
    st.tuples(
        st.integers(0, 9999).map("{:04}".format),
        *(st.integers(0, most).map("{:02}".format) for most in (13, 32, 25, 61, 61)),
    ),
    st.sampled_from(["Z", "+00:00", "-05:30", "+13:59", "+14:00", "-13:60", "+23:59", "", "z"]),
)
@example(("0001", "01", "01", "00", "00", "00"), "+13:59")
@example(("2024", "02", "29", "24", "00", "00"), "Z")
@example(("2023", "02", "29", "00", "00", "00"), "Z")
@example(("2024", "06", "30", "23", "59", "60"), "Z")
def test_a_date_to_the_second_is_the_same_instant_however_it_is_looked_for(
    numbers: tuple[str, ...], zone: str
) -> None:
    year, month, day, hour, minute, second = numbers
    text = f"{year}-{month}-{day}T{hour}:{minute}:{second}{zone}"
    date = parse_w3c(text)
    expected = date.earliest.timestamp() if isinstance(date, W3CDate) else None
    assert timestamp_of(text) == expected
    of_many = timestamps_of(["2024-05-06T01:02:03Z", text])
    assert of_many in (None, [timestamp_of("2024-05-06T01:02:03Z"), expected])
    assert of_many is not None or expected is None or zone == "+14:00"


@pytest.mark.parametrize(
    "texts",
    [["2024-05-06"], ["2024-05-06T01:02:03Z\n2024-05-06T01:02:03Z"], [""], ["no date"]],
)
def test_dates_that_are_written_otherwise_are_not_looked_for_together(texts: list[str]) -> None:
    assert timestamps_of(["2024-05-06T01:02:03Z", *texts]) is None
    assert timestamps_of([]) == []
