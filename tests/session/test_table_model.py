from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.modeltest import ModelTester

from sitemap_editor import Document, Edit, InsertRows, MoveRows, RemoveRows, Row, SetCells
from sitemap_editor.core.errors import EditError
from sitemap_editor.session.table.table_model import VALUE_ROLE, TableModel
from tests.qt_support import wait_for
from tests.session.support import Desk, cell, check_model, column

BODY = """
  <url><loc>https://example.com/c</loc><lastmod> 2024-05-06 </lastmod></url>
  <url><loc>https://example.com/a</loc><changefreq>daily</changefreq></url>
  <url><loc>no-url</loc><priority>0.5</priority></url>
  <url><loc>https://example.com/b?x=1&amp;y=2</loc></url>
"""
LAST = [f"https://example.com/{name}" for name in ("a", "b?x=1&y=2", "c")]


def sorting_of(model: TableModel) -> tuple[str, bool] | None:
    return model.sorting


def sort(desk: Desk, model: TableModel, field: str | None, *, descending: bool = False) -> None:
    with desk.qtbot.waitSignal(model.sorting_changed, timeout=60_000):
        model.sort_by(field, descending=descending)


@pytest.mark.parametrize("data", [None, b"https://example.com/a\nhttps://example.com/b\n"])
def test_the_model_keeps_the_rules_of_qt(
    desk: Desk, qtmodeltester: ModelTester, data: bytes | None
) -> None:
    model = desk.open(BODY) if data is None else desk.show(Document.from_bytes(data))
    check_model(qtmodeltester, model)


def test_the_model_keeps_the_rules_of_qt_through_edits_sorting_and_undo(
    desk: Desk, qtmodeltester: ModelTester
) -> None:
    model = desk.open(BODY)
    check_model(qtmodeltester, model)  # goes on listening to every signal
    stack = model.session.undo_stack
    model.setData(cell(model, 0), "https://example.com/z")
    model.insert_rows(1, [Row("https://example.com/new"), Row("")], "Insert")
    model.move_rows([0, 1], 3, "Move")
    sort(desk, model, "loc")
    check_model(qtmodeltester, model)
    model.remove_rows([0, 2], "Delete")
    model.insert_rows(0, [Row("https://example.com/first")], "Insert")
    while stack.canUndo():
        stack.undo()
    check_model(qtmodeltester, model)
    while stack.canRedo():
        stack.redo()
    sort(desk, model, None)
    check_model(qtmodeltester, model)


def test_an_empty_document_is_a_model_with_no_rows(desk: Desk, qtmodeltester: ModelTester) -> None:
    model = desk.show(Document.new())
    check_model(qtmodeltester, model)
    assert (model.rowCount(), model.columnCount()) == (0, 19)
    model.insert_rows(0, [Row("https://example.com/")], "Insert")
    check_model(qtmodeltester, model)


def test_columns_are_named_and_rows_numbered_by_their_place_in_the_file(desk: Desk) -> None:
    model = desk.open(BODY)
    across, down = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
    names = [model.headerData(number, across) for number in range(4)]
    assert names == ["loc", "lastmod", "changefreq", "priority"]
    sort(desk, model, "loc")
    assert [model.headerData(row, down) for row in range(4)] == ["2", "4", "1", "3"]


def test_a_cell_shows_its_value_without_the_white_space_around_it(desk: Desk) -> None:
    model = desk.open(BODY)
    assert cell(model, 0, 1).data() == "2024-05-06"
    assert cell(model, 0, 1).data(VALUE_ROLE) == " 2024-05-06 "
    assert cell(model, 0, 2).data() == ""
    assert cell(model, 0, 2).data(VALUE_ROLE) is None


def test_the_tooltip_says_what_is_wrong_in_words(desk: Desk) -> None:
    model = desk.open(BODY)
    role = Qt.ItemDataRole.ToolTipRole
    assert "https://" in cell(model, 2).data(role)
    assert cell(model, 1).data(role) is None


def test_a_screen_reader_hears_value_and_findings(desk: Desk) -> None:
    model = desk.open(BODY)
    heard = cell(model, 2).data(Qt.ItemDataRole.AccessibleTextRole)
    assert heard.startswith("no-url. ")
    assert "full URL" in heard


def test_setting_the_value_a_cell_has_is_no_step(desk: Desk) -> None:
    model = desk.open(BODY)
    assert not model.setData(cell(model, 1), "https://example.com/a")
    assert not model.setData(cell(model, 0, 3), "")
    assert model.session.undo_stack.count() == 0


def test_an_empty_text_removes_the_element(desk: Desk) -> None:
    model = desk.open(BODY)
    assert model.setData(cell(model, 1, 2), "")
    assert b"changefreq" not in model.session.document.to_bytes()


def test_a_value_that_no_file_can_hold_is_refused_in_words_and_nothing_changes(
    desk: Desk,
) -> None:
    model = desk.open(BODY)
    before = model.session.document.to_bytes()
    said: list[str] = []
    model.refused.connect(said.append)
    assert not model.setData(cell(model, 0), "a\x08b")
    assert not model.setData(cell(model, 0), "a\ud800b")
    assert len(said) == 2
    assert all(sentence.endswith(".") for sentence in said)
    assert model.session.document.to_bytes() == before
    assert model.session.undo_stack.count() == 0


def test_sorting_shows_another_order_and_leaves_the_file_alone(desk: Desk) -> None:
    model = desk.open(BODY)
    before = model.session.document.to_bytes()
    shown = column(model)
    sort(desk, model, "loc")
    assert column(model) == [*LAST, "no-url"]
    assert model.sorting == ("loc", False)
    sort(desk, model, "loc", descending=True)
    assert column(model) == ["no-url", *LAST[::-1]]
    sort(desk, model, None)
    assert column(model) == shown
    assert sorting_of(model) is None
    assert model.session.document.to_bytes() == before
    assert not model.session.is_modified


def test_an_edit_in_a_sorted_view_stays_where_it_is_and_meets_the_right_row(desk: Desk) -> None:
    model = desk.open(BODY)
    sort(desk, model, "loc")
    model.setData(cell(model, 0), "https://example.com/zzz")
    assert column(model)[0] == "https://example.com/zzz"
    assert model.session.document[1].loc == "https://example.com/zzz"


def test_rows_removed_from_a_sorted_view_come_back_by_undo(desk: Desk) -> None:
    model = desk.open(BODY)
    sort(desk, model, "loc")
    model.remove_rows([0, 1], "Delete")
    assert column(model) == ["https://example.com/c", "no-url"]
    model.session.undo_stack.undo()
    assert sorted(column(model)) == sorted([*LAST, "no-url"])
    sort(desk, model, None)
    assert column(model)[1] == "https://example.com/a"


def test_positions_are_known_both_ways_in_a_sorted_view(desk: Desk) -> None:
    model = desk.open(BODY)
    sort(desk, model, "loc")
    assert [model.view_order.position(row) for row in range(4)] == [1, 3, 0, 2]
    assert model.view_order.positions([0, 1, 2]) == [0, 1, 3]
    for row in range(4):
        assert model.view_order.row(model.row_id(row)) == row
    assert model.view_order.row(99) is None


def test_the_last_sorting_asked_for_is_the_one_shown(desk: Desk) -> None:
    model = desk.open(BODY)
    gate, _job = desk.block_the_worker()
    model.sort_by("loc")
    model.sort_by("loc", descending=True)
    gate.set()
    wait_for(desk.qtbot, lambda: column(model)[0] == "no-url")


def test_sorting_given_up_for_the_file_order_does_not_come_back(desk: Desk) -> None:
    model = desk.open(BODY)
    gate, _job = desk.block_the_worker()
    model.sort_by("loc", descending=True)
    model.sort_by(None)
    gate.set()
    ended: list[object] = []
    desk.jobs.start(lambda _progress: None, ended.append)
    wait_for(desk.qtbot, lambda: ended)
    assert column(model)[0] == "https://example.com/c"


def test_a_cancelled_sorting_leaves_the_order_on_screen_and_its_mark_in_agreement(
    desk: Desk,
) -> None:
    model = desk.open(BODY)
    gate, _job = desk.block_the_worker()
    job = model.sort_by("loc", descending=True)
    assert job is not None
    with desk.qtbot.waitSignal(job.ended, timeout=60_000):
        job.cancel()
        gate.set()
    assert column(model)[0] == "https://example.com/c"
    assert model.sorting is None


def test_edits_made_while_the_rows_are_sorted_are_in_the_sorted_view(desk: Desk) -> None:
    model = desk.open(BODY)
    gate, _job = desk.block_the_worker()
    model.sort_by("loc")
    model.perform(RemoveRows([0]), "Delete")
    model.perform(InsertRows(0, [Row("https://example.com/0")]), "Insert")
    gate.set()
    wait_for(desk.qtbot, lambda: column(model)[0] == "https://example.com/0")
    assert sorted(model.view_order.row_ids) == sorted(model.session.document.table.order)


def test_another_history_of_the_same_length_does_not_pass_for_the_one_that_was_sorted(
    desk: Desk,
) -> None:
    model = desk.open(BODY)
    model.perform(RemoveRows([0]), "Delete")
    gate, _job = desk.block_the_worker()
    model.sort_by("loc")
    model.session.undo_stack.undo()
    model.perform(RemoveRows([1]), "Delete")
    with desk.qtbot.waitSignal(model.sorting_changed, timeout=60_000):
        gate.set()
    done: list[object] = []
    for _ in range(2):  # a sorting that began anew is given its time
        desk.jobs.start(lambda _progress: None, done.append)
    wait_for(desk.qtbot, lambda: len(done) == 2)
    assert sorted(model.view_order.row_ids) == sorted(model.session.document.table.order)


def shown(model: TableModel, rows: set[int]) -> bytearray:
    """Show rows of the file alone; return the mask."""
    mask = bytearray(row_id in rows for row_id in range(len(model.session.document.table.starts)))
    model.show_only(mask)
    return mask


@pytest.mark.parametrize("has_edits", [False, True])
def test_rows_that_a_filter_leaves_are_sorted_and_stand_in_the_file_s_order_again(
    desk: Desk, has_edits: bool
) -> None:
    model = desk.open(BODY)
    if has_edits:  # the rows are no run of bytes any more
        model.perform(MoveRows([3], 0), "Move")
    shown(model, {0, 1, 3})
    in_file_order = column(model)
    sort(desk, model, "loc")
    assert column(model) == LAST
    sort(desk, model, "loc", descending=True)
    assert column(model) == LAST[::-1]
    sort(desk, model, None)
    assert column(model) == in_file_order
    assert len(in_file_order) == 3


def test_a_filter_that_came_while_rows_were_sorted_is_the_one_that_counts(desk: Desk) -> None:
    model = desk.open(BODY)
    shown(model, {0, 1})
    gate, _job = desk.block_the_worker()
    model.sort_by("loc")
    shown(model, {0, 3})
    with desk.qtbot.waitSignal(model.sorting_changed, timeout=60_000):
        gate.set()
    assert column(model) == LAST[1:]


def test_moving_rows_gathers_them_and_keeps_their_order(desk: Desk) -> None:
    model = desk.open(BODY)
    assert model.perform(MoveRows([0, 2], 1), "Move")
    assert column(model)[1:3] == ["https://example.com/c", "no-url"]


def test_the_rows_an_edit_touched_are_told_for_the_view_to_show(desk: Desk) -> None:
    model = desk.open(BODY)
    told: list[list[int]] = []
    model.rows_touched.connect(lambda change: told.append(change.row_ids()))
    model.set_cells([(0, "priority", "0.1"), (3, "priority", "0.2")], "Set")
    model.insert_rows(0, [Row("https://example.com/")], "Insert")
    assert told == [[0, 3], [4]]


@pytest.mark.parametrize(
    "edit", [SetCells([(0, "loc", "\x01")]), InsertRows(0, [b"no row"]), RemoveRows([99])]
)
def test_a_refused_edit_tells_nobody_and_bumps_no_revision(desk: Desk, edit: Edit) -> None:
    model = desk.open(BODY)
    session = model.session
    told: list[object] = []
    revision, count = session.revision, model.rowCount()
    session.changed.connect(told.append)
    model.dataChanged.connect(lambda *_: told.append("data"))
    with pytest.raises(EditError):
        session.perform(edit, "Try")
    assert not told
    assert session.revision == revision
    assert model.rowCount() == count
    assert model.setData(model.index(1, 0), "https://example.com/after")
    assert len(told) > 1


def test_an_edit_of_a_cell_is_told_to_the_view_once_for_its_row_alone(desk: Desk) -> None:
    model = desk.open(BODY)
    findings = model.session.findings
    desk.qtbot.waitUntil(lambda: findings.is_settled, timeout=60_000)
    told: list[tuple[int, int]] = []
    model.dataChanged.connect(lambda first, last: told.append((first.row(), last.row())))
    assert model.setData(model.index(1, 0), "https://example.com/after")
    assert told == [(1, 1)]
    told.clear()
    findings.start()
    assert told == [(0, model.rowCount() - 1)]


def test_rows_that_an_edit_makes_twins_are_told_with_it(desk: Desk) -> None:
    model = desk.open(BODY)
    desk.qtbot.waitUntil(lambda: model.session.findings.is_settled, timeout=60_000)
    told: list[tuple[int, int]] = []
    model.dataChanged.connect(lambda first, last: told.append((first.row(), last.row())))
    assert model.setData(model.index(2, 0), model.index(0, 0).data())
    assert told == [(0, 2)]
