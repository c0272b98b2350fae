from __future__ import annotations

from sitemap_editor import InsertRows, RemoveRows, Row
from sitemap_editor.session.document.undo import Burst
from sitemap_editor.session.table.table_model import TableModel
from tests.session.support import Desk, cell, column

BODY = "\n".join(f"<url><loc>https://example.com/{name}</loc></url>" for name in "abc")


def press(model: TableModel, value: str | None, *, row: int = 0, number: int = 1) -> None:
    """Set a priority the way a key press of a burst does."""
    index = cell(model, row, 3)
    before = model.session.document[row].priority
    burst = Burst(model.row_id(row), "priority", number, before, value)
    model.set_cell(index, value, burst)


def test_each_step_has_a_name_a_person_can_read(desk: Desk) -> None:
    model = desk.open(BODY)
    stack = model.session.undo_stack
    model.setData(cell(model, 1, 1), "2024-05-06")
    assert stack.undoText() == "Change lastmod of row 2"
    model.setData(cell(model, 1, 1), None)
    assert stack.undoText() == "Clear lastmod of row 2"
    stack.undo()
    assert (stack.undoText(), stack.redoText()) == (
        "Change lastmod of row 2",
        "Clear lastmod of row 2",
    )


def test_undoing_everything_gives_the_bytes_of_the_file_and_redoing_those_of_the_end(
    desk: Desk,
) -> None:
    model = desk.open(BODY)
    document, stack = model.session.document, model.session.undo_stack
    states = [document.to_bytes()]
    model.setData(cell(model, 0), "https://example.com/?a&b")
    states.append(document.to_bytes())
    model.insert_rows(1, [Row("https://example.com/new")], "Insert")
    states.append(document.to_bytes())
    model.move_rows([0], 3, "Move")
    states.append(document.to_bytes())
    model.remove_rows([1, 2], "Delete")
    states.append(document.to_bytes())
    for state in states[-2::-1]:
        stack.undo()
        assert document.to_bytes() == state
    for state in states[1:]:
        stack.redo()
        assert document.to_bytes() == state


def test_undo_brings_back_bytes_and_not_a_copy_that_looks_the_same(desk: Desk) -> None:
    odd = "<url ><loc\n>https://example.com/<![CDATA[&]]></loc ><!-- x --></url >"
    model = desk.open(odd)
    document = model.session.document
    before = document.to_bytes()
    model.setData(cell(model, 0), "https://example.com/")
    model.session.undo_stack.undo()
    assert document.to_bytes() == before


def test_key_presses_of_one_burst_are_one_step(desk: Desk) -> None:
    model = desk.open(BODY)
    for value in ("0.5", "0.6", "0.7"):
        press(model, value)
    stack = model.session.undo_stack
    assert stack.count() == 1
    stack.undo()
    assert model.session.document[0].priority is None
    stack.redo()
    assert model.session.document[0].priority == "0.7"


def test_a_burst_that_ends_where_it_began_leaves_no_step(desk: Desk) -> None:
    model = desk.open("<url><loc>https://example.com/</loc><priority>0.5</priority></url>")
    session = model.session
    for value in ("0.6", "0.7", "0.6", "0.5"):
        press(model, value)
    assert session.undo_stack.count() == 0
    assert not session.is_modified
    assert session.document[0].priority == "0.5"


def test_another_cell_or_another_burst_is_another_step(desk: Desk) -> None:
    model = desk.open(BODY)
    press(model, "0.5")
    press(model, "0.5", row=1)
    press(model, "0.6", row=1, number=2)
    assert model.session.undo_stack.count() == 3


def test_other_edits_never_merge(desk: Desk) -> None:
    model = desk.open(BODY)
    model.setData(cell(model, 0, 3), "0.5")
    model.setData(cell(model, 0, 3), "0.6")
    assert model.session.undo_stack.count() == 2


def test_a_burst_does_not_reach_back_over_a_save(desk: Desk) -> None:
    model = desk.open(BODY)
    session = model.session
    press(model, "0.5")
    session.undo_stack.setClean()
    press(model, "0.6")
    assert session.is_modified
    session.undo_stack.undo()
    assert session.document[0].priority == "0.5"
    assert not session.is_modified


def test_undo_after_a_burst_that_vanished_takes_back_the_step_before(desk: Desk) -> None:
    model = desk.open(BODY)
    model.setData(cell(model, 0), "https://example.com/z")
    press(model, "0.5")
    press(model, None)
    stack = model.session.undo_stack
    assert stack.undoText() == "Change loc of row 1"
    stack.undo()
    assert column(model)[0] == "https://example.com/a"


def test_a_new_edit_after_undo_drops_what_could_be_redone(desk: Desk) -> None:
    model = desk.open(BODY)
    stack = model.session.undo_stack
    model.setData(cell(model, 0), "https://example.com/z")
    stack.undo()
    model.remove_rows([2], "Delete")
    assert not stack.canRedo()
    stack.undo()
    assert column(model) == [f"https://example.com/{name}" for name in "abc"]


def test_many_steps_are_all_kept(desk: Desk) -> None:
    model = desk.open(BODY)
    before = model.session.document.to_bytes()
    for number in range(1_000):
        model.session.perform(InsertRows(0, [Row(f"https://example.com/{number}")]), "Insert")
    for _ in range(1_000):
        model.session.undo_stack.undo()
    assert model.session.document.to_bytes() == before


def test_a_document_is_modified_until_undo_brings_back_what_was_saved(desk: Desk) -> None:
    model = desk.open(BODY)
    session = model.session
    told: list[bool] = []
    session.title_changed.connect(lambda: told.append(session.is_modified))
    session.perform(RemoveRows([0]), "Delete")
    session.undo_stack.undo()
    assert True in told
    assert told[-1] is False
