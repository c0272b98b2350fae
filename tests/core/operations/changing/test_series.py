from __future__ import annotations

from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_editor.core.errors import EditError
from sitemap_editor.core.operations.changing.dates import DateSeries, Unit
from sitemap_editor.core.operations.changing.series import continued
from sitemap_editor.core.protocol.fields import CHANGEFREQ, LASTMOD, LOC, PRIORITY


@pytest.mark.parametrize(
    ("values", "more"),
    [
        (["2024-05-06", "2024-05-07"], ["2024-05-08", "2024-05-09"]),
        (["2024-05-06", "2024-05-04"], ["2024-05-02", "2024-04-30"]),
        (["2024-01-01", "2024-02-01"], ["2024-03-01", "2024-04-01"]),
        (["2023-12-31", "2024-01-31"], ["2024-02-29", "2024-03-31"]),
        (["2024-01-01", "2025-01-01"], ["2026-01-01", "2027-01-01"]),
        (["2024-05", "2024-08"], ["2024-11", "2025-02"]),
        (["2020", "2022"], ["2024", "2026"]),
        (["2024-05-06T10:00Z", "2024-05-13T10:00Z"], ["2024-05-20T10:00Z", "2024-05-27T10:00Z"]),
        (
            ["2024-05-06T23:30:00.5+02:00", "2024-06-06T23:30:00.5+02:00"],
            ["2024-07-06T23:30:00.5+02:00", "2024-08-06T23:30:00.5+02:00"],
        ),
        ([" 2024-05-06 ", "2024-05-07"], ["2024-05-08", "2024-05-09"]),
        (["2024-05-06"], ["2024-05-07", "2024-05-08"]),
        (["2024-05"], ["2024-06", "2024-07"]),
        (["2024"], ["2025", "2026"]),
    ],
)
def test_dates_go_on_in_their_step(values: list[str], more: list[str]) -> None:
    series = continued(LASTMOD, values)
    assert series is not None
    count = len(values)
    assert [series.at(number) for number in range(count)] == [each.strip() for each in values]
    assert [series.at(number) for number in range(count, count + 2)] == more


@pytest.mark.parametrize(
    ("values", "more"),
    [
        (["0.1", "0.2"], ["0.3", "0.4"]),
        (["0.5", "0.25"], ["0.00", "0.00"]),
        (["0.8", "0.9"], ["1.0", "1.0"]),
        (["0", "0.05"], ["0.10", "0.15"]),
        (["0.5"], ["0.6", "0.7"]),
    ],
)
def test_priorities_go_on_in_their_step_within_their_limits(
    values: list[str], more: list[str]
) -> None:
    series = continued(PRIORITY, values)
    assert series is not None
    count = len(values)
    assert [series.at(number) for number in range(count, count + 2)] == more


@pytest.mark.parametrize(
    ("field", "values"),
    [
        (LASTMOD, ["2024-05-06", "2024-05-07", "2024-05-09"]),
        (LASTMOD, ["2024-05-06", "2024-05-06"]),
        (LASTMOD, ["2024-05-06", "2024-06"]),
        (LASTMOD, ["2024-05-06T10:00Z", "2024-05-07T11:00Z"]),
        (LASTMOD, ["2024-05-06", None]),
        (LASTMOD, ["2024-13-06", "yesterday"]),
        (LASTMOD, []),
        (PRIORITY, ["0.1", "0.2", "0.4"]),
        (PRIORITY, ["0.5", "0.5"]),
        (PRIORITY, ["0.5", "1.5"]),
        (PRIORITY, ["1e-1", "0.2"]),
        (PRIORITY, ["\u0660.\u0661", "0.2"]),
        (PRIORITY, ["", "0.2"]),
        (PRIORITY, []),
        (CHANGEFREQ, ["daily", "weekly"]),
        (LOC, ["https://example.com/1", "https://example.com/2"]),
    ],
)
def test_what_has_no_step_does_not_go_on(field: str, values: list[str | None]) -> None:
    assert continued(field, values) is None


@given(
    st.dates(date(1991, 1, 1), date(2100, 1, 1)),
    st.integers(-500, 500).filter(bool),
    st.integers(2, 6),
    st.integers(-50, 50),
)
def test_days_that_go_on_are_as_far_apart_as_those_that_were_there(
    first: date, step: int, count: int, number: int
) -> None:
    days = [first + timedelta(days=step * each) for each in range(count)]
    series = continued(LASTMOD, [day.isoformat() for day in days])
    assert series is not None
    if len({day.day for day in days}) > 1:
        assert series.at(number) == (first + timedelta(days=step * number)).isoformat()


@pytest.mark.parametrize("step", [-1, 1])
def test_a_series_ends_where_the_calendar_does(step: int) -> None:
    for first, unit in (("2024-05-06", Unit.YEARS), ("2024", Unit.YEARS), ("2024-05", Unit.MONTHS)):
        with pytest.raises(EditError):
            DateSeries(first, step, unit).at(120_000)


@pytest.mark.parametrize(
    ("first", "unit"), [("2024", Unit.DAYS), ("2024", Unit.MONTHS), ("2024-05", Unit.DAYS)]
)
def test_a_series_has_no_steps_finer_than_its_dates(first: str, unit: Unit) -> None:
    with pytest.raises(EditError):
        DateSeries(first, 1, unit)
