"""Whether nearly all rows say the same, against the plain way to count."""

from __future__ import annotations

from array import array
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_editor.core.checks.gathering.majority import Majority

VALUES = st.integers(0, 3)
MANY = 3_000  # more than are kept one by one


def counted(values: list[int]) -> tuple[int, int]:
    counts = Counter(value for value in values if value)
    return sum(counts.values()), max(counts.values(), default=0)


@given(st.lists(VALUES, max_size=12), st.lists(st.tuples(st.integers(0, 15), VALUES), max_size=20))
def test_few_rows_are_counted_exactly_after_any_changes(
    values: list[int], changes: list[tuple[int, int]]
) -> None:
    majority = Majority(array("q", values))
    for row_id, value in changes:
        majority.set(row_id, value)
        values += [0] * (row_id + 1 - len(values))
        values[row_id] = value
    assert (majority.present, majority.common) == counted(values)
    assert not majority.is_worn


@given(st.lists(VALUES, min_size=1, max_size=12))
def test_of_many_rows_a_value_of_more_than_half_is_counted_exactly(pattern: list[int]) -> None:
    values = (pattern * MANY)[:MANY]
    majority = Majority(array("q", values))
    present, common = counted(values)
    assert majority.present == present
    if common * 2 > present:
        assert majority.common == common
    else:
        assert majority.common <= common


def test_of_many_rows_few_changes_are_followed() -> None:
    majority = Majority(array("q", [7] * MANY))
    majority.set(0, 8)
    majority.set(1, 0)
    majority.set(MANY, 7)
    assert (majority.present, majority.common) == (MANY, MANY - 1)
    assert not majority.is_worn


@pytest.mark.parametrize(("value", "is_worn"), [(8, True), (0, True), (7, False)])
def test_of_many_rows_too_many_changes_are_told(value: int, is_worn: bool) -> None:
    majority = Majority(array("q", [7] * MANY))
    for row_id in range(MANY // 2):
        majority.set(row_id, value)
    assert majority.is_worn == is_worn
