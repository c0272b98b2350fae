from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_editor import Batch, InsertRows, MoveRows, RemoveRows, SetCells, SetHead, SetRows
from sitemap_editor.core.document.edits import Edit, FillCells, PlaceRows
from sitemap_editor.core.document.preview import Preview, PreviewLine, can_leave_out, left_out
from sitemap_editor.core.errors import EditError
from tests.core.sitemaps import document

BODY = (
    "<url><loc>https://example.com/a</loc></url>"
    "<url><loc>https://example.com/b</loc><priority>0.5</priority></url>"
)


def test_a_preview_shows_the_values_that_change_and_leaves_the_document_alone() -> None:
    opened = document(BODY)
    before = opened.to_bytes()
    preview = Preview(opened.table, SetCells([(1, "priority", "0.7")]))
    assert len(preview) == 1
    assert preview.lines(0) == [PreviewLine(1, "priority", "0.5", "0.7")]
    assert opened.to_bytes() == before
    assert len(opened.table.starts) == 2


def test_what_the_preview_wrote_never_reaches_the_buffers_of_the_document() -> None:
    opened = document(BODY)
    Preview(opened.table, SetCells([(0, "loc", "https://example.com/" + "x" * 100)]))
    inverse = opened.apply(SetCells([(0, "loc", "https://example.com/c")]))
    assert opened[0].loc == "https://example.com/c"
    opened.apply(inverse)
    assert opened[0].loc == "https://example.com/a"


def test_a_row_that_is_taken_out_has_no_after() -> None:
    preview = Preview(document(BODY).table, RemoveRows([0]))
    (line,) = preview.lines(0)
    assert line == PreviewLine(0, "loc", "https://example.com/a", None, is_row=True)


def test_markup_that_changes_without_a_value_is_shown_as_markup() -> None:
    opened = document(BODY)
    row = opened.table.row_bytes(0).replace(b"<loc>", b"<loc ><!--x-->")
    (line,) = Preview(opened.table, SetRows([(0, row)])).lines(0)
    assert line.field is None
    assert line.after is not None
    assert "<!--x-->" in line.after


def test_the_head_is_shown_first() -> None:
    opened = document(BODY)
    head = opened.table.head.replace(b">", b"\n>", 1)
    edit = Batch((SetHead(head), SetCells([(0, "lastmod", "2024-05-06")])))
    preview = Preview(opened.table, edit)
    assert len(preview) == 2
    assert preview.changes_head
    assert preview.lines(0)[0].position is None
    assert preview.lines(1) == [PreviewLine(0, "lastmod", None, "2024-05-06")]


def test_an_edit_that_cannot_be_made_has_no_preview() -> None:
    with pytest.raises(EditError):
        Preview(document(BODY).table, SetCells([(0, "loc", "\x01")]))


def test_rows_can_be_left_out_of_what_only_writes_rows_anew() -> None:
    fill, cells = (
        FillCells([0, 1], ("priority",), None),
        SetCells([(0, "loc", "a"), (1, "loc", "b")]),
    )
    both = Batch((fill, cells))
    assert can_leave_out(both)
    left = left_out(both, {0}, range(2))
    assert isinstance(left, Batch)
    assert left.edits[1] == SetCells([(1, "loc", "b")])
    assert isinstance(left.edits[0], FillCells)
    assert list(left.edits[0].row_ids) == [1]


def test_rows_can_be_left_out_of_what_takes_rows_out() -> None:
    opened = document(BODY + BODY)
    edit = Batch((SetCells([(1, "priority", "0.7")]), RemoveRows([0, 2, 3])))
    preview = Preview(opened.table, edit)
    assert preview.can_leave_out
    opened.apply(preview.without({2}))
    assert [row.priority for row in opened] == ["0.7", None]
    assert opened.table.order.tolist() == [1, 2]


@pytest.mark.parametrize(
    "edit",
    [
        Batch((RemoveRows([0]), RemoveRows([0]))),
        Batch((SetHead(b"<urlset>"), SetCells([(0, "loc", "a")]))),
        Batch((RemoveRows([0]), InsertRows(0, [b"<url/>"]))),
        MoveRows([1], 0),
    ],
    ids=("two removals", "head", "new rows", "order"),
)
def test_rows_that_depend_on_one_another_cannot_be_left_out(edit: Edit) -> None:
    assert not can_leave_out(edit)
    assert left_out(edit, {0}, range(2)) is edit


@given(st.data())
def test_whatever_is_left_out_keeps_its_bytes_and_the_rest_goes_as_proposed(
    data: st.DataObject,
) -> None:
    opened = document(BODY * 4)
    numbers = st.sets(st.integers(0, 7))
    removed, written, kept = sorted(data.draw(numbers)), data.draw(numbers), data.draw(numbers)
    edit = Batch((SetCells([(each, "priority", "0.1") for each in written]), RemoveRows(removed)))
    before = [opened.table.row_bytes(row_id) for row_id in range(8)]
    preview = Preview(opened.table, edit)
    opened.apply(preview.without(kept))
    left = [each for each in range(8) if each in kept or each not in removed]
    assert opened.table.order.tolist() == left
    for row_id in left:
        is_new = row_id in written and row_id not in kept
        assert (opened.table.row_bytes(row_id) != before[row_id]) == is_new


@pytest.mark.parametrize(
    ("edit", "told"),
    [
        (MoveRows([2, 3], 0), [(2, 0), (3, 1)]),
        (
            Batch((RemoveRows([0, 3]), PlaceRows([0, 3], [3, 0]))),
            [(3, 0), (0, 3)],
        ),
    ],
    ids=("move", "sort"),
)
def test_rows_that_only_move_are_listed_as_they_stand_then(
    edit: Edit, told: list[tuple[int, int]]
) -> None:
    preview = Preview(document(BODY + BODY).table, edit)
    assert preview.is_of_order
    assert not preview.can_leave_out
    lines = [preview.lines(number)[0] for number in range(len(preview))]
    assert [(line.position, line.to) for line in lines] == told
    assert all(line.before == line.after for line in lines)
