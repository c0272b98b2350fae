from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sitemap_editor import Document, MoveRows, SetCells
from sitemap_editor.core.errors import Cancelled
from sitemap_editor.core.filtering.kept_values import KeptValues
from sitemap_editor.core.operations.sort_keys import FieldKeys, field_keys
from sitemap_editor.core.operations.sorting import sorted_row_ids
from sitemap_editor.core.passes.executor import Executor, Here
from sitemap_editor.core.passes.workers import Workers
from tests.core.sitemaps import document


def of_values(field: str, *values: str | None) -> Document:
    rows = (
        "<url/>" if value is None else f"<url><{field}>{value}</{field}></url>" for value in values
    )
    return document("\n".join(rows))


def ordered(field: str, *values: str | None, descending: bool = False) -> list[str | None]:
    opened = of_values(field, *values)
    order = sorted_row_ids(opened.table, FieldKeys(field), descending=descending)
    return [opened.table.row(row_id).value(field) for row_id in order]


def test_dates_are_ordered_by_the_instant_they_mean() -> None:
    values = ["2024-05-06T10:00:00Z", "2024-05-06T11:00:00+02:00", "2024", "2024-05", "2023-12-31"]
    assert ordered("lastmod", *values) == [
        "2023-12-31",
        "2024",
        "2024-05",
        "2024-05-06T11:00:00+02:00",
        "2024-05-06T10:00:00Z",
    ]


def test_fractions_of_a_second_are_ordered_too() -> None:
    values = ["2024-05-06T10:00:00.9Z", "2024-05-06T10:00:00.1Z", "2024-05-06T10:00:00Z"]
    assert ordered("lastmod", *values) == values[::-1]


def test_the_first_and_the_last_year_can_be_ordered() -> None:
    values = ["9999-12-31T23:59:59-14:00", "0001-01-01T00:00:00+14:00", "2024"]
    assert ordered("lastmod", *values) == [values[1], values[2], values[0]]


def test_priorities_are_ordered_by_number() -> None:
    assert ordered("priority", "1.0", "0.25", ".5", "10") == ["0.25", ".5", "1.0", "10"]


def test_words_are_ordered_by_how_often_they_mean() -> None:
    values = ["never", "daily", "always", "yearly"]
    assert ordered("changefreq", *values) == ["always", "daily", "yearly", "never"]


@pytest.mark.parametrize(
    ("field", "good", "bad"),
    [
        ("lastmod", "2024-05-06", "yesterday"),
        ("priority", "0.5", "high"),
        ("changefreq", "daily", "often"),
    ],
)
def test_what_cannot_be_understood_comes_behind_what_can(field: str, good: str, bad: str) -> None:
    assert ordered(field, bad, good) == [good, bad]


@pytest.mark.parametrize("value", ["nan", "NaN", "inf", "-inf", "1e5"])
def test_a_priority_that_is_no_decimal_does_not_upset_the_others(value: str) -> None:
    assert ordered("priority", "0.9", value, "0.1", "0.5") == ["0.1", "0.5", "0.9", value]


@pytest.mark.parametrize("descending", [False, True])
def test_rows_without_a_value_come_last_either_way(descending: bool) -> None:
    found = ordered("loc", None, "b", None, "a", descending=descending)
    assert found == (["b", "a", None, None] if descending else ["a", "b", None, None])


@pytest.mark.parametrize("descending", [False, True])
def test_rows_with_an_empty_value_come_last_as_those_without_any(descending: bool) -> None:
    """A person sees no difference between an empty element and an absent one."""
    found = ordered("priority", "0.5", "", "0.1", descending=descending)
    assert found[-1] == ""


@pytest.mark.parametrize("descending", [False, True])
def test_equal_rows_keep_the_order_of_the_file(descending: bool) -> None:
    opened = of_values("priority", "0.5", "0.1", "0.5", "0.50", "0.1")
    order = sorted_row_ids(opened.table, FieldKeys("priority"), descending=descending).tolist()
    low, high = [1, 4], [0, 2, 3]
    assert order == (high + low if descending else low + high)


def test_white_space_around_a_value_does_not_count() -> None:
    assert ordered("loc", " b", "a", "\nc") == ["a", " b", "\nc"]


def test_sorting_leaves_the_document_alone_and_follows_its_edits() -> None:
    opened = of_values("loc", "c", "b", "a")
    before = opened.to_bytes()
    sorted_row_ids(opened.table, FieldKeys("loc"))
    assert opened.to_bytes() == before
    opened.apply(SetCells([(2, "loc", "z")]))
    opened.apply(MoveRows([0], 2))
    assert sorted_row_ids(opened.table, FieldKeys("loc")).tolist() == [1, 0, 2]


@settings(max_examples=80, deadline=None)
@given(
    st.sampled_from(["lastmod", "priority", "changefreq", "loc"]),
    st.lists(
        st.none()
        | st.sampled_from(
            ["0.5", "1", "nan", "2024", "2024-05-06", "daily", "never", "x", " x", "é"]
        ),
        max_size=12,
    ),
    st.booleans(),
)
def test_every_row_is_there_once(field: str, values: list[str | None], descending: bool) -> None:
    opened = of_values(field, *values)
    order = sorted_row_ids(opened.table, FieldKeys(field), descending=descending)
    assert sorted(order) == list(range(len(values)))


def test_sorting_tells_how_far_it_is_and_can_be_stopped() -> None:
    opened = of_values("loc", *map(str, range(20_000)))
    told: list[float] = []
    sorted_row_ids(opened.table, FieldKeys("loc"), progress=told.append)
    assert told == sorted(told)
    assert len(told) > 1

    def stop(_part: float) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        sorted_row_ids(opened.table, FieldKeys("loc"), progress=stop)


VALUES = st.sampled_from(
    [
        *(None, "", "2024", "2024-05-06T01:02:03Z", "2024-05-06T03:02:03+02:00", "yesterday"),
        *("0.5", "0.50", ".7", "daily", "never", "&#50;024", "https://a.org/", "z", "ä"),
    ]
)


@pytest.fixture(scope="module")
def workers() -> Iterator[Workers]:
    started = Workers(2, few_rows=0, first_rows=3)
    yield started
    started.end()


@given(
    st.lists(VALUES, min_size=1, max_size=40),
    st.sampled_from(["loc", "lastmod", "changefreq", "priority"]),
    st.booleans(),
)
@settings(max_examples=60, deadline=None)
def test_rows_are_sorted_here_and_in_processes_as_python_does(
    workers: Workers, values: list[str | None], field: str, descending: bool
) -> None:
    opened = of_values(field, *values)
    opened.apply(MoveRows([0], len(values) - 1))
    table = opened.table
    keys = list(field_keys(table, field))
    expected: list[int] = []
    for is_understood in (True, False):
        some = [n for n, key in enumerate(keys) if key is not None and key[0] is is_understood]
        some.sort(key=lambda n: keys[n] or (), reverse=descending)
        expected += some
    expected += [n for n, key in enumerate(keys) if key is None]
    known = KeptValues()
    executors: tuple[Executor, ...] = (Here(1), workers)
    for executor, kept in product(executors, (None, known)):
        ordered = sorted_row_ids(
            table, FieldKeys(field), descending=descending, executor=executor, kept=kept
        )
        assert ordered.tolist() == [table.order[number] for number in expected]


def test_many_rows_with_few_and_with_many_values_are_sorted_shelf_by_shelf() -> None:
    values = [f"https://a.org/{n * 7_919 % 20_011}" for n in range(20_000)]
    for some in (values, [f"https://a.org/{n % 3}" for n in range(20_000)]):
        opened = of_values("loc", *some)
        for descending in (False, True):
            order = sorted_row_ids(opened.table, FieldKeys("loc"), descending=descending)
            expected = sorted(range(len(some)), key=some.__getitem__, reverse=descending)
            assert order.tolist() == expected


@pytest.mark.parametrize("descending", [False, True])
def test_a_column_in_which_each_row_is_another_is_not_kept(descending: bool) -> None:
    begin = datetime(2020, 1, 1, tzinfo=UTC)
    moments = [begin + timedelta(seconds=n * 7_919 % 70_001) for n in range(70_000)]
    opened = of_values("lastmod", *(each.isoformat() for each in moments))
    opened.apply(SetCells([(5, "lastmod", "2019"), (7, "lastmod", "soon")]))
    table, kept = opened.table.snapshot(), KeptValues()
    order = sorted_row_ids(table, FieldKeys("lastmod"), descending=descending, kept=kept)
    moments[5] = datetime(2019, 1, 1, tzinfo=UTC)
    expected = sorted(range(70_000), key=moments.__getitem__, reverse=descending)
    expected.remove(7)
    assert order.tolist() == [*expected, 7]


@pytest.mark.parametrize("descending", [False, True])
def test_rows_that_are_kept_are_sorted_after_edits_as_those_that_are_read(descending: bool) -> None:
    dates = [f"{1000 + n * 7 % 1_100}" for n in range(4_500)]
    opened = of_values("lastmod", *dates, "no date", None)
    kept, keys = KeptValues(), FieldKeys("lastmod")
    for row, date in ((0, "9999"), (1, ""), (4_500, "1001")):
        opened.apply(SetCells([(row, "lastmod", date)]))
        table = opened.table.snapshot()
        order = sorted_row_ids(table, keys, descending=descending, kept=kept)
        assert order == sorted_row_ids(table, keys, descending=descending)
