"""The piece table: identities, positions, snapshots and pieces."""

from __future__ import annotations

from array import array

import pytest

from sitemap_editor import InsertRows, MoveRows, RemoveRows, Row, SetCells
from tests.core.sitemaps import document, urlset

ROWS = "".join(f"<url><loc>{letter}</loc></url>" for letter in "abcd")


def test_identities_outlive_every_move() -> None:
    table = document(ROWS).table
    ids = [table.row_id(position) for position in range(4)]
    table.apply(MoveRows([0], 3))
    table.apply(InsertRows(0, [Row("new")]))
    assert [table.row(row_id).loc for row_id in ids] == list("abcd")
    assert [table.position(row_id) for row_id in ids] == [4, 1, 2, 3]
    assert table.position(table.row_id(0)) == 0
    table.apply(RemoveRows([1]))
    with pytest.raises(ValueError, match="not in"):
        table.position(ids[1])


def test_a_row_that_stands_where_it_stood_is_found_at_once() -> None:
    table = document(ROWS).table
    assert [table.position(row_id) for row_id in range(4)] == [0, 1, 2, 3]


def test_an_unedited_document_is_one_piece_and_so_is_what_touches() -> None:
    table = document(ROWS).table
    assert [bytes(piece) for piece in table.pieces()] == [urlset(ROWS)]
    table.apply(SetCells([(1, "loc", "X")]))
    assert len(list(table.pieces())) == 5  # head, before, the row, behind, tail
    assert b"".join(table.pieces()) == urlset(ROWS.replace("b", "X"))


def test_a_snapshot_keeps_what_was() -> None:
    table = document(ROWS).table
    table.apply(RemoveRows([3]))
    twin = table.snapshot()
    table.apply(SetCells([(0, "loc", "X")]))
    table.apply(MoveRows([0], 2))
    table.apply(RemoveRows([0]))
    assert [row.loc for row in twin] == ["a", "b", "c"]
    assert twin.size_bytes == len(b"".join(twin.pieces()))


def test_an_edit_of_values_copies_only_where_the_bytes_of_rows_lie() -> None:
    table = document(ROWS).table
    twin = table.snapshot()
    table.apply(SetCells([(0, "loc", "X")]))
    assert table.starts is not twin.starts
    assert table.order is twin.order
    another = table.snapshot()
    table.apply(SetCells([(1, "loc", "Y")]))
    table.apply(RemoveRows([0]))
    assert [row.loc for row in table] == ["Y", "c", "d"]
    assert [row.loc for row in another] == ["X", "b", "c", "d"]
    assert [row.loc for row in twin] == list("abcd")


def test_runs_join_spans_that_touch_and_know_their_first_row() -> None:
    table = document(ROWS).table
    first, last = table.starts[0], table.starts[3] + table.lengths[3]
    assert list(table.runs()) == [(0, first, last)]
    assert list(table.runs(1, 3)) == [(1, table.starts[1], table.starts[3])]
    assert list(table.runs(4)) == []
    assert list(table.runs(2, 2)) == []
    table.apply(MoveRows([0], 3))
    assert [begin for begin, _, _ in table.runs()] == [0, 3]
    assert list(table.runs(1)) == [(1, table.starts[2], last), (3, first, table.starts[1])]


def test_runs_do_not_cross_from_one_block_into_the_next() -> None:
    table = document(ROWS).table
    table.apply(RemoveRows(range(4)))
    table.apply(InsertRows(0, [Row("x")]))
    table.apply(InsertRows(1, [Row("y")]))
    assert len(list(table.runs())) == 2
    assert [row.loc for row in table] == ["x", "y"]


def test_one_column_can_be_read_alone() -> None:
    table = document(ROWS + "<url><!--odd--><loc>&amp;</loc><lastmod/></url>").table
    assert list(table.values("loc")) == [*"abcd", "&"]
    assert list(table.values("lastmod")) == [None] * 4 + [""]


def test_a_row_says_where_it_stands_after_any_change_of_order() -> None:
    opened = document("".join(f"<url><loc>https://example.com/{n}</loc></url>" for n in range(9)))
    table = opened.table
    table.apply(RemoveRows([0, 4]))
    table.apply(InsertRows(3, [Row("https://example.com/new")]))
    table.apply(MoveRows([6], 1))
    for position, row_id in enumerate(table.order):
        assert table.position(row_id) == position
    with pytest.raises(ValueError, match="not in"):
        table.position(0)


def test_nothing_done_to_a_draft_reaches_the_document() -> None:
    opened = document("<url><loc>https://example.com/a</loc></url>")
    before = opened.to_bytes()
    draft = opened.table.draft()
    draft.apply(InsertRows(0, [Row("https://example.com/b")]))
    assert len(draft) == 2
    assert opened.to_bytes() == before
    opened.apply(InsertRows(1, [Row("https://example.com/c")]))
    assert [row.loc for row in draft] == ["https://example.com/b", "https://example.com/a"]
    assert [row.loc for row in opened] == ["https://example.com/a", "https://example.com/c"]


@pytest.mark.parametrize("chosen", [[0], [1, 2], [3, 1], [0, 1, 2, 3], []])
@pytest.mark.parametrize("is_edited", [False, True])
def test_a_part_has_its_rows_alone_behind_the_same_head(chosen: list[int], is_edited: bool) -> None:
    table = document(ROWS, before="<!-- head -->", after="<!-- tail -->").table
    if is_edited:
        table.apply(SetCells([(1, "loc", "B")]))
    whole = b"".join(table.pieces())
    part = table.part(array("I", chosen))
    rows = b"".join(map(table.row_bytes, chosen))
    assert b"".join(part.pieces()) == table.head + rows + table.tail
    assert part.size_bytes == len(table.head + rows + table.tail)
    assert [row.loc for row in part] == [table.row(row_id).loc for row_id in chosen]
    assert b"".join(table.pieces()) == whole


def test_a_part_that_touches_in_the_file_is_one_piece() -> None:
    table = document(ROWS).table
    assert len(list(table.part(array("I", [1, 2])).pieces())) == 3  # head, rows, tail
    part = table.part(array("I", [0, 1, 2])).part(array("I", [1, 2]))
    assert b"".join(part.pieces()) == urlset(
        "".join(f"<url><loc>{letter}</loc></url>" for letter in "bc")
    )
