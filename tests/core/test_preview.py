from __future__ import annotations

import pytest

from sitemap_editor import Batch, RemoveRows, SetCells, SetHead, SetRows
from sitemap_editor.core.document.edits import FillCells
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
    assert not can_leave_out(Batch((both, RemoveRows([0]))))
    left = left_out(both, {0})
    assert isinstance(left, Batch)
    assert left.edits[1] == SetCells([(1, "loc", "b")])
    assert isinstance(left.edits[0], FillCells)
    assert list(left.edits[0].row_ids) == [1]
