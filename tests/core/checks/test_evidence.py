from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_editor.core.checks.fix_task import day_order, zones


@pytest.mark.parametrize(
    ("values", "expected"),
    [
        ([], (0, 0)),
        ([None, "", "yesterday", "2024-05-06", "2024-12-25T10:20:30Z"], (0, 0)),
        (["06/05/2024", "06/06/2024"], (0, 0)),
        (["25/12/2024", "12/25/2024", "13.1.24 10:20"], (2, 1)),
        (["25/12-2024", "32/01/2024", "00/13/2024", "25/00/2024", "20/20/2024"], (0, 0)),
        ([" 25-12-2024", "\t1-31-2024"], (1, 1)),
        (["25/12/20245", "x25/12/2024", "125/12/2024"], (0, 0)),
        (["25/12/2024"] * 20_000 + ["12/31/2024"] * 3, (20_000, 3)),
    ],
)
def test_dates_that_can_be_read_one_way_only_are_counted(
    values: list[str | None], expected: tuple[int, int]
) -> None:
    assert day_order(values) == expected
    assert day_order(value for value in values) == expected


@pytest.mark.parametrize(
    ("values", "expected"),
    [
        ([], []),
        ([None, "", "2024-05-06", "2024-05-06T10:20:30", "25-12-2024", "10:20"], []),
        (["2024-05-06T10:20:30Z"], [("Z", 1)]),
        (["2024-05-06T10:20+00:00", "2024-05-06 10:20z", "2024-05-06T10:20:30.5-0000"], [("Z", 3)]),
        (
            ["2024-05-06T10:20+02:00", "2024-05-06T10:20:30 +0200 ", "2024-05-06T10:20:30-05:30"],
            [("+02:00", 2), ("-05:30", 1)],
        ),
        (
            ["2024-05-06T10:20:30Z"] * 3 + ["2024-05-06T10:20:30+01:00"] * 9_000,
            [("+01:00", 9_000), ("Z", 3)],
        ),
    ],
)
def test_zones_are_counted_the_most_common_first(
    values: list[str | None], expected: list[tuple[str, int]]
) -> None:
    assert zones(values) == expected
    assert zones(iter(values)) == expected


@given(st.lists(st.tuples(st.integers(1, 31), st.integers(1, 31), st.sampled_from("/.-"))))
def test_counting_many_at_once_is_counting_each(days: list[tuple[int, int, str]]) -> None:
    values = [f"{one}{sign}{two:02}{sign}2024" for one, two, sign in days]
    expected = (
        sum(one > 12 >= two for one, two, _ in days),
        sum(two > 12 >= one for one, two, _ in days),
    )
    assert day_order(values) == expected


@given(st.lists(st.sampled_from(["Z", "+01:00", "-03:30", "+14:00", ""])))
def test_counting_many_zones_at_once_is_counting_each(offsets: list[str]) -> None:
    values = [f"2024-05-06T10:20:30{offset}" for offset in offsets]
    assert dict(zones(values)) == Counter(offset for offset in offsets if offset)
