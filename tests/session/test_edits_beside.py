"""Edits of very many rows: prepared beside the window, while a person goes on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sitemap_editor import Edit, InsertRows, MoveRows, RemoveRows, Row, SetCells, SetHead
from sitemap_editor.core.document.edits import FillCells
from sitemap_editor.core.errors import EditError, Progress
from sitemap_editor.core.files.recovery.abandoned_edits import abandoned_edits_in
from sitemap_editor.core.files.recovery.abandoned_tables import AbandonedTableJournal
from sitemap_editor.session.document.asked_edits import is_large
from sitemap_editor.session.jobs import Job
from sitemap_editor.session.recovery.journal_thread import JournalThread
from sitemap_editor.session.recovery.recovery import SessionJournal
from sitemap_editor.session.table.filling import filling
from sitemap_editor.session.table.table_model import TableModel
from tests.qt_support import drain, wait_for
from tests.session.support import Desk, assert_findings_are_fresh, cell

LETTERS = "abcdef"
BODY = "\n".join(f"<url><loc>https://example.com/{name}</loc></url>" for name in LETTERS)
MANY = 21_000
ALL = FillCells(range(len(LETTERS)), ("priority",), "0.7")


class Beside:
    """A document with a large edit that waits for a worker which is held up."""

    def __init__(self, desk: Desk, edit: Edit = ALL) -> None:
        self.desk = desk
        self.model = desk.open(BODY)
        self.session = self.model.session
        self.before = self.bytes
        self.effects: list[object] = []
        self.refused: list[EditError] = []
        self.gate, _ = desk.block_the_worker()
        self.jobs: list[Job] = []
        self.session.beside.began.connect(lambda job, _label: self.jobs.append(job))
        self.asks(edit)

    def asks(self, edit: Edit) -> None:
        self.session.beside.perform(edit, "Large", self.effects.append, self.refused.append)

    @property
    def bytes(self) -> bytes:
        return self.session.document.to_bytes()

    @property
    def rows(self) -> list[str]:
        """Each row as the last letter of its URL and its priority."""
        document = self.session.document
        return [f"{(row.loc or '-')[-1]}{(row.priority or '')[1:]}" for row in document]

    def lands(self) -> None:
        self.gate.set()
        wait_for(self.desk.qtbot, lambda: not self.session.beside.is_under_way)

    @property
    def history(self) -> list[str]:
        stack = self.session.undo_stack
        return [stack.text(number) for number in range(stack.count())]


def test_the_document_stays_as_it_is_until_the_edit_is_prepared(desk: Desk) -> None:
    beside = Beside(desk)
    assert beside.bytes == beside.before
    assert beside.session.beside.is_under_way
    beside.lands()
    assert beside.rows == ["a.7", "b.7", "c.7", "d.7", "e.7", "f.7"]
    assert beside.history == ["Large"]
    assert len(beside.effects) == 1
    beside.session.undo_stack.undo()
    assert beside.bytes == beside.before
    beside.session.undo_stack.redo()
    assert beside.rows == ["a.7", "b.7", "c.7", "d.7", "e.7", "f.7"]
    assert_findings_are_fresh(beside.model, desk.qtbot)


MEANWHILE: list[tuple[Edit, list[str]]] = [
    (SetCells([(1, "priority", "0.1")]), ["a.7", "b.1", "c.7", "d.7", "e.7", "f.7"]),
    (SetCells([(1, "loc", "x")]), ["a.7", "x.7", "c.7", "d.7", "e.7", "f.7"]),
    (FillCells([0, 1], ("priority",), "0.1"), ["a.1", "b.1", "c.7", "d.7", "e.7", "f.7"]),
    (InsertRows(0, [Row("x")]), ["x", "a.7", "b.7", "c.7", "d.7", "e.7", "f.7"]),
    (RemoveRows([0, 2]), ["b.7", "d.7", "e.7", "f.7"]),
    (MoveRows([0], 5), ["b.7", "c.7", "d.7", "e.7", "f.7", "a.7"]),
]


@pytest.mark.parametrize(("meanwhile", "expected"), MEANWHILE)
def test_what_is_done_meanwhile_comes_first_and_stays(
    desk: Desk, meanwhile: Edit, expected: list[str]
) -> None:
    beside = Beside(desk)
    beside.session.perform(meanwhile, "Small")
    between = beside.bytes
    assert between != beside.before
    beside.lands()
    assert beside.rows == expected
    assert beside.history == ["Small", "Large"]
    beside.session.undo_stack.undo()
    assert beside.bytes == between
    beside.session.undo_stack.undo()
    assert beside.bytes == beside.before
    assert_findings_are_fresh(beside.model, desk.qtbot)


def test_another_head_comes_first_as_well(desk: Desk) -> None:
    beside = Beside(desk)
    head = beside.session.document.table.head
    beside.session.perform(SetHead(head + b"<!-- x -->"), "Head")
    beside.lands()
    assert b"<!-- x -->" in beside.bytes
    assert beside.rows[0] == "a.7"


def test_typing_goes_on_while_rows_are_removed(desk: Desk) -> None:
    beside = Beside(desk, RemoveRows([0, 1, 2]))
    beside.model.setData(cell(beside.model, 5, 3), "0.3")
    beside.model.insert_rows(0, [Row("https://example.com/x")], "Insert")
    beside.model.setData(cell(beside.model, 0, 3), "0.4")
    beside.lands()
    assert beside.rows == ["x.4", "d", "e", "f.3"]


def _let_two_be_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sitemap_editor.session.document.asked_edits._MANY", 1)
    monkeypatch.setattr("sitemap_editor.session.document.asked_edits._COSTS", 1)


def test_a_second_large_edit_waits_for_the_first(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    _let_two_be_many(monkeypatch)
    beside = Beside(desk)
    beside.asks(RemoveRows([0, 1]))
    assert beside.bytes == beside.before  # and the window waits for neither
    beside.lands()
    assert beside.rows == ["c.7", "d.7", "e.7", "f.7"]
    assert beside.history == ["Large", "Large"]


def test_what_is_typed_between_two_large_edits_stays(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    _let_two_be_many(monkeypatch)
    beside = Beside(desk, RemoveRows([0, 1]))
    beside.session.perform(SetCells([(4, "priority", "0.1")]), "Small")
    beside.asks(FillCells(range(len(LETTERS)), ("priority",), "0.9"))
    beside.session.perform(SetCells([(5, "priority", "0.2")]), "Small")
    beside.session.perform(InsertRows(0, [Row("x")]), "Small")
    beside.asks(MoveRows([0, 1, 2], 4))  # x, a, b below f
    assert beside.rows == ["x", "a", "b", "c", "d", "e.1", "f.2"]
    beside.lands()
    assert beside.rows == ["c.9", "d.9", "e.9", "f.2", "x"]
    assert beside.history == ["Small", "Small", "Small", "Large", "Large", "Large"]
    for _ in beside.history:
        beside.session.undo_stack.undo()
    assert beside.bytes == beside.before


def test_undo_takes_back_the_last_of_those_that_are_under_way(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    _let_two_be_many(monkeypatch)
    beside = Beside(desk)
    beside.asks(RemoveRows([0, 1]))
    beside.session.beside.undo()
    beside.session.beside.redo()  # there is nothing to redo: something else is on its way
    beside.lands()
    assert beside.rows == ["a.7", "b.7", "c.7", "d.7", "e.7", "f.7"]
    beside.asks(RemoveRows([0, 1]))
    beside.session.beside.undo()
    beside.session.beside.undo()
    wait_for(desk.qtbot, lambda: not beside.session.beside.is_under_way)
    assert beside.bytes == beside.before


def test_what_waits_goes_on_where_the_one_before_is_refused_or_cancelled(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    _let_two_be_many(monkeypatch)
    beside = Beside(desk, FillCells(range(6), ("loc",), "\0"))
    beside.asks(FillCells(range(6), ("priority",), "0.5"))
    beside.asks(RemoveRows([0, 1]))
    beside.gate.set()
    wait_for(desk.qtbot, lambda: len(beside.jobs) > 1)
    beside.jobs[1].cancel()
    wait_for(desk.qtbot, lambda: not beside.session.beside.is_under_way)
    assert [error.code for error in beside.refused] == ["F01"]
    assert beside.rows in (["c", "d", "e", "f"], ["c.5", "d.5", "e.5", "f.5"])
    assert beside.history[-1] == "Large"


def test_an_edit_may_be_worked_out_beside_the_window_as_well(desk: Desk) -> None:
    beside = Beside(desk)
    asked = beside.session.document.table.snapshot()

    def make(progress: Progress) -> Edit:
        progress(0.5)
        return RemoveRows(range(len(asked) - 2, len(asked)))

    title = ["Remove"]
    beside.session.beside.perform(
        make, lambda: title[0], beside.effects.append, beside.refused.append
    )
    title[0] = "Remove 2"
    beside.session.perform(InsertRows(0, [Row("x")]), "Small")
    beside.lands()
    assert beside.rows == ["x", "a.7", "b.7", "c.7", "d.7"]
    assert beside.history == ["Small", "Large", "Remove 2"]


def test_what_cannot_be_worked_out_is_refused(desk: Desk) -> None:
    beside = Beside(desk)

    def make(_progress: Progress) -> Edit:
        raise EditError("F01", "No.")

    for finishes in (False, True):
        beside.session.beside.perform(make, "Never", beside.effects.append, beside.refused.append)
        if finishes:
            beside.session.beside.finish()
        beside.lands()
    assert [error.code for error in beside.refused] == ["F01", "F01"]
    assert beside.history == ["Large"]


_CROSSINGS = st.lists(
    st.sampled_from(["fill", "remove", "move", "type", "insert", "undo", "redo", "land", "finish"]),
    min_size=1,
    max_size=12,
)


@settings(
    max_examples=25,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(acts=_CROSSINGS)
def test_whatever_crosses_them_the_history_leads_back_and_forth(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, acts: list[str]
) -> None:
    _let_two_be_many(monkeypatch)
    model = desk.open(BODY)
    session, beside = model.session, model.session.beside
    before = session.document.to_bytes()
    refused: list[EditError] = []

    def ask(edit: Edit) -> None:
        beside.perform(edit, "Large", lambda _effect: None, refused.append)

    def settle() -> None:
        wait_for(desk.qtbot, lambda: not beside.is_under_way)

    does: dict[str, Callable[[], object]] = {
        "fill": lambda: ask(FillCells(range(len(LETTERS)), ("priority",), "0.7")),
        "remove": lambda: ask(RemoveRows(range(min(2, model.rowCount())))),
        "move": lambda: ask(MoveRows(range(model.rowCount() // 2), 1)),
        "type": lambda: model.rowCount() and model.setData(cell(model, 0, 3), "0.3"),
        "insert": lambda: model.insert_rows(0, [Row("https://example.com/x")], "Insert"),
        "undo": beside.undo,
        "redo": beside.redo,
        "land": settle,
        "finish": beside.finish,
    }
    for act in acts:
        does[act]()
    settle()
    assert not refused
    stack = session.undo_stack
    states = [session.document.to_bytes()]
    while stack.canUndo():
        stack.undo()
        states.append(session.document.to_bytes())
    assert states[-1] == before
    for state in states[-2::-1]:
        stack.redo()
        assert session.document.to_bytes() == state
    session.close()


def test_undo_takes_back_what_is_under_way(desk: Desk) -> None:
    beside = Beside(desk)
    beside.session.beside.undo()
    assert not beside.session.beside.is_under_way
    beside.lands()
    drain()
    assert (beside.bytes, beside.history) == (beside.before, [])
    assert not beside.effects


def test_a_person_may_cancel_it(desk: Desk) -> None:
    beside = Beside(desk)
    beside.jobs[-1].cancel()
    beside.lands()
    assert (beside.bytes, beside.history) == (beside.before, [])


def test_cancel_still_means_it_after_it_had_to_be_made_again(desk: Desk) -> None:
    beside = Beside(desk)
    beside.session.perform(InsertRows(0, [Row("x")]), "Small")
    beside.jobs[-1].cancel()
    beside.lands()
    assert beside.history == ["Small"]
    assert beside.rows == ["x", *LETTERS]


def test_what_cannot_be_done_is_refused_and_nothing_is_done(desk: Desk) -> None:
    beside = Beside(desk, FillCells(range(6), ("loc",), "\0"))
    beside.lands()
    assert [error.code for error in beside.refused] == ["F01"]
    assert (beside.bytes, beside.history) == (beside.before, [])


@pytest.mark.parametrize("is_late", [False, True])
def test_before_a_save_it_is_finished(desk: Desk, is_late: bool) -> None:
    beside = Beside(desk)
    if is_late:
        beside.session.perform(SetCells([(1, "priority", "0.1")]), "Small")
    beside.session.beside.finish()
    assert beside.rows[0] == "a.7"
    assert beside.history[-1] == "Large"
    beside.lands()
    drain()
    assert beside.history.count("Large") == 1


def test_a_document_that_is_closed_gives_it_up(desk: Desk) -> None:
    beside = Beside(desk)
    beside.session.close()
    beside.lands()
    drain()
    assert beside.bytes == beside.before


# Steps of the history


def many(desk: Desk) -> TableModel:
    rows = "".join(f"<url><loc>{number}</loc></url>" for number in range(MANY))
    model = desk.open(rows)
    assert is_large(FillCells(range(MANY), ("priority",), "1"))
    return model


def settles(desk: Desk, model: TableModel) -> None:
    wait_for(desk.qtbot, lambda: not model.session.beside.is_under_way)


def test_a_large_step_is_undone_and_redone_beside_the_window(desk: Desk) -> None:
    model = many(desk)
    beside, document = model.session.beside, model.session.document
    states = [document.to_bytes()]
    acts: list[Callable[[], object]] = [
        lambda: model.carry_out(filling(model, [(range(MANY), [3])], "0.7"), "Fill"),
        lambda: model.remove_rows(range(1, MANY), "Delete"),
    ]
    for act in acts:
        act()
        assert beside.is_under_way
        settles(desk, model)
        states.append(document.to_bytes())
    for state in states[-2::-1]:
        beside.undo()
        assert beside.is_under_way
        settles(desk, model)
        assert document.to_bytes() == state
    for state in states[1:]:
        beside.redo()
        settles(desk, model)
        assert document.to_bytes() == state
    assert model.rowCount() == 1


def test_typing_comes_after_an_undo_that_is_on_its_way(desk: Desk) -> None:
    model = many(desk)
    session = model.session
    model.carry_out(filling(model, [(range(MANY), [3])], "0.7"), "Fill")
    settles(desk, model)
    gate, _ = desk.block_the_worker()
    session.beside.undo()
    assert session.beside.is_under_way
    model.setData(cell(model, 4, 3), "0.2")
    assert [row.priority for row in session.document][3:6] == [None, "0.2", None]
    gate.set()
    drain()
    assert session.undo_stack.count() == 1
    session.beside.undo()
    assert {row.priority for row in session.document} == {None}


def test_two_undos_in_a_row_are_two(desk: Desk) -> None:
    model = many(desk)
    session, before = model.session, model.session.document.to_bytes()
    for value in ("0.7", "0.3"):
        model.carry_out(filling(model, [(range(MANY), [3])], value), "Fill")
        settles(desk, model)
    gate, _ = desk.block_the_worker()
    session.beside.undo()
    session.beside.undo()
    gate.set()
    settles(desk, model)
    assert session.document.to_bytes() == before


def test_the_journal_of_a_large_edit_brings_it_back(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "sitemap.xml"
    model = many(desk)
    document = model.session.document
    document.save(path)
    thread = JournalThread(tmp_path / "recovery", desk.owner)
    SessionJournal(model.session, thread)
    model.carry_out(filling(model, [(range(MANY), [1, 3])], "0.7"), "Fill")
    settles(desk, model)
    model.remove_rows(range(0, MANY, 2), "Delete")
    model.remove_rows(range(9), "Delete")
    model.session.beside.undo()
    drain()
    thread.shut_down()  # as in a crash, nobody removes the journal
    ((abandoned, _summary),) = abandoned_edits_in(tmp_path / "recovery")
    assert isinstance(abandoned, AbandonedTableJournal)
    restored = abandoned.restored()
    abandoned.release()
    assert restored.edit is not None
    restored.document.apply(restored.edit)
    assert restored.document.to_bytes() == document.to_bytes()
