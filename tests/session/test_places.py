"""Where rows of a table that is sorted or filtered stand in the file."""

from __future__ import annotations

from array import array

import pytest

from sitemap_editor.core.document.edits import (
    Batch,
    InsertRows,
    MoveRows,
    PlaceRows,
    RemoveRows,
)
from sitemap_editor.core.document.row import Row
from sitemap_editor.session.table.view_order import SortedRows, ViewOrder
from tests.core.sitemaps import document

ROWS = "".join(f"<url><loc>https://example.com/{n}</loc></url>\n" for n in range(12))


@pytest.mark.parametrize("is_sorted", [False, True])
@pytest.mark.parametrize("is_filtered", [False, True])
def test_places_are_right_after_rows_were_moved_and_removed(
    is_sorted: bool, is_filtered: bool
) -> None:
    table = document(ROWS).table
    order = ViewOrder(table)
    if is_sorted:
        order.show(SortedRows(array("I", reversed(table.order))))
    if is_filtered:
        order.show_only(bytearray(row_id % 3 != 1 for row_id in range(12)))
    for edit in (MoveRows(range(6, 12), 0), RemoveRows([0, 7])):
        order.follow(table.apply(edit).effect)
    rows = range(len(order.row_ids))
    places = [list(table.order).index(row_id) for row_id in order.row_ids]
    assert order.outermost(rows) == (min(places), max(places))
    assert order.outermost(rows[:2]) == (min(places[:2]), max(places[:2]))
    assert [order.position(row) for row in rows] == places


def test_rows_that_come_back_stand_where_they_were_sorted_and_new_ones_last() -> None:
    table = document(ROWS).table
    order = ViewOrder(table)
    order.show(SortedRows(array("I", reversed(table.order))))
    sorted_ids = list(order.row_ids)
    removal = table.apply(RemoveRows([3, 10, 11]))
    order.follow(removal.effect)
    added = table.apply(InsertRows(0, [Row("https://example.com/new")]))
    order.follow(added.effect)
    order.follow(table.apply(added.inverse).effect)
    order.follow(table.apply(removal.inverse).effect)
    assert list(order.row_ids) == sorted_ids
    again = table.apply(InsertRows(5, [Row("https://example.com/new")]))
    order.follow(again.effect)
    assert list(order.row_ids) == [*sorted_ids, *again.effect.row_ids()]


def test_a_row_that_goes_comes_back_and_goes_again_is_gone_from_a_sorted_view() -> None:
    table = document(ROWS).table
    order = ViewOrder(table)
    order.show(SortedRows(array("I", table.order)))
    ids = list(table.order[:3])
    steps = Batch((RemoveRows(range(3)), PlaceRows(range(3), ids[::-1]), RemoveRows([0])))
    order.follow(table.apply(steps).effect)
    assert sorted(order.row_ids) == sorted(table.order)
    assert ids[2] not in order.row_ids
