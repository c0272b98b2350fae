"""Columns of contents that are set while another edit is under way: nothing of both is lost."""

from __future__ import annotations

import pytest

from sitemap_editor import RemoveRows, SetRows
from sitemap_editor.core.contents.block_fields import IMAGE_SPEC
from sitemap_editor.session.contents.content_edits import ContentEdits
from sitemap_editor.session.contents.row_contents import contents_of
from sitemap_editor.session.table.clipboard import filled, pasted_over, target_of
from sitemap_editor.session.table.content_columns import content_columns
from sitemap_editor.session.table.table_model import TableModel
from tests.qt_support import wait_for
from tests.session.support import Desk

COUNT = 150
BODY = "\n".join(f"<url><loc>https://example.com/{number}</loc></url>" for number in range(COUNT))
DE, FR = "https://example.com/de", "https://example.com/fr"


@pytest.fixture
def model(desk: Desk) -> TableModel:
    opened = desk.open(BODY)
    opened.show_contents(content_columns(["alt:de", "alt:fr"], opened.session.document.table))
    return opened


def fills(model: TableModel, name: str, value: str) -> None:
    model.carry_out(filled(model, [(range(COUNT), [model.names.index(name)])], value), name)


def lands(desk: Desk, model: TableModel) -> None:
    wait_for(desk.qtbot, lambda: not model.session.beside.is_under_way)


def count(model: TableModel, text: str) -> int:
    return model.session.document.to_bytes().count(text.encode())


def test_two_fills_one_behind_the_other_are_both_done(desk: Desk, model: TableModel) -> None:
    before = model.session.document.to_bytes()
    fills(model, "alt:de", DE)
    fills(model, "alt:fr", FR)
    assert model.session.beside.is_under_way
    lands(desk, model)
    assert (count(model, DE), count(model, FR)) == (COUNT, COUNT)
    assert count(model, "xmlns:xhtml=") == 1
    after, stack = model.session.document.to_bytes(), model.session.undo_stack
    assert stack.count() == 2
    stack.undo()
    assert (count(model, DE), count(model, FR)) == (COUNT, 0)
    stack.undo()
    assert model.session.document.to_bytes() == before
    stack.redo()
    stack.redo()
    assert model.session.document.to_bytes() == after


def test_a_cell_typed_beside_a_fill_keeps_no_row_from_it(desk: Desk, model: TableModel) -> None:
    before = model.session.document.to_bytes()
    fills(model, "alt:de", DE)
    assert model.set_cell(model.index(3, model.names.index("lastmod")), "2026-01-01")
    lands(desk, model)
    assert (count(model, DE), count(model, "<lastmod>2026-01-01")) == (COUNT, 1)
    model.session.undo_stack.undo()
    model.session.undo_stack.undo()
    assert model.session.document.to_bytes() == before


def test_a_cell_of_the_same_column_typed_beside_a_fill_stays(desk: Desk, model: TableModel) -> None:
    fills(model, "alt:de", DE)
    typed = "https://example.com/typed"
    assert model.set_cell(model.index(3, model.names.index("alt:de")), typed)
    lands(desk, model)
    assert (count(model, DE), count(model, typed)) == (COUNT - 1, 1)


def test_a_paste_behind_a_fill_sets_all_its_cells(desk: Desk, model: TableModel) -> None:
    fills(model, "alt:fr", FR)
    pasted = pasted_over(target_of(model), [[DE]] * COUNT, 0, ("alt:de",))
    assert pasted is not None
    model.carry_out(pasted.edit, "Paste")
    lands(desk, model)
    assert (count(model, DE), count(model, FR)) == (COUNT, COUNT)


def test_new_rows_pasted_behind_another_head_come_in_under_that(
    desk: Desk, model: TableModel
) -> None:
    before = model.session.document.to_bytes()
    fills(model, "alt:fr", FR)
    pasted = pasted_over(target_of(model), [[DE]] * (COUNT + 5), 0, ("alt:de",))
    assert pasted is not None
    model.carry_out(pasted.edit, "Paste")
    lands(desk, model)
    assert (count(model, DE), count(model, FR), count(model, "xmlns:")) == (COUNT + 5, COUNT, 1)
    model.session.undo_stack.undo()
    assert (count(model, DE), count(model, FR)) == (0, COUNT)
    model.session.undo_stack.undo()
    assert model.session.document.to_bytes() == before


def test_a_paste_with_new_rows_is_one_step(desk: Desk, model: TableModel) -> None:
    before = model.session.document.to_bytes()
    pasted = pasted_over(target_of(model), [[DE]] * (COUNT + 5), 0, ("alt:de",))
    assert pasted is not None
    model.carry_out(pasted.edit, "Paste")
    lands(desk, model)
    assert (count(model, DE), count(model, "<url>")) == (COUNT + 5, COUNT + 5)
    assert model.session.undo_stack.count() == 1
    model.session.undo_stack.undo()
    assert model.session.document.to_bytes() == before


def test_a_form_filled_in_behind_another_edit_of_its_rows_reaches_them_all(
    desk: Desk, model: TableModel
) -> None:
    before = model.session.document.to_bytes()
    told: list[str] = []
    model.refused.connect(told.append)
    read = contents_of(model.session.document.table, list(range(COUNT)))
    edits = ContentEdits(model, lambda: read, told.append, model)
    edits.add_alternate("de", DE)
    edits.add_alternate("fr", FR)
    edits.add(IMAGE_SPEC, {"loc": f"{DE}.jpg"})
    model.perform(RemoveRows([7]), "Remove")
    lands(desk, model)
    assert (count(model, f'"{DE}"'), count(model, FR)) == (COUNT - 1, COUNT - 1)
    assert count(model, "<image:loc>") == COUNT - 1
    assert not any("meantime" in text for text in told)
    while model.session.undo_stack.canUndo():
        model.session.undo_stack.undo()
    assert model.session.document.to_bytes() == before


def test_rows_that_an_edit_cannot_reach_any_more_are_counted(desk: Desk, model: TableModel) -> None:
    told: list[str] = []
    model.refused.connect(told.append)
    gate, _ = desk.block_the_worker()
    rows = [(row_id, b"<url><loc>https://example.com/all</loc></url>") for row_id in range(COUNT)]
    model.session.beside.perform(SetRows(rows), "Fix", lambda _: None, lambda _: None)
    model.set_cell(model.index(3, 0), "https://example.com/typed")
    model.set_cell(model.index(4, 1), "2026-01-01")
    gate.set()
    lands(desk, model)
    assert (count(model, "/all<"), count(model, "/typed<")) == (COUNT - 1, 1)
    assert b"/all</loc><lastmod>2026-01-01</lastmod>" in model.session.document.to_bytes()
    assert told == ["1 row edited in the meantime stays as it is."]
