from __future__ import annotations

import random
from threading import Event

import pytest

from sitemap_editor import (
    Batch,
    Document,
    Edit,
    InsertRows,
    MoveRows,
    RemoveRows,
    Row,
    SetCells,
    SetHead,
)
from sitemap_editor.core.checks.checker import Checker
from sitemap_editor.core.errors import EditError
from sitemap_editor.session.document.early_findings import EarlyFindings
from sitemap_editor.session.table.table_model import TableModel
from tests.core.sitemaps import SITEMAP, urlset
from tests.qt_support import wait_for
from tests.session.support import Desk, assert_findings_are_fresh, cell, column

VALUES = {
    "loc": [None, "", "x", "https://example.com/", "https://example.com/a b", "ftp://a.example/"],
    "lastmod": [None, "", "2024-05-06", "yesterday", "1970-01-01", "2999-01-01"],
    "changefreq": [None, "daily", "Daily"],
    "priority": [None, "0.5", ".5", "5"],
}
BODY = """
<url><loc>https://example.com/a</loc></url>
<url><loc>no-url</loc><priority>high</priority></url>
<url><loc>https://example.com/c</loc><lastmod>2024-02-30</lastmod></url>
<url><loc>https://example.com/d</loc><lastmod/></url>
"""


def test_a_row_edited_before_the_worker_comes_by_is_checked_as_it_is_now() -> None:
    table = Document.from_bytes(urlset("<url><loc>https://example.com/a</loc></url>")).table
    early = EarlyFindings(table, Checker())
    assert early.of_row(0) == ()
    table.snapshot()  # for the worker: what is edited now lies elsewhere
    table.apply(SetCells([(0, "loc", "no-url")]))
    table.apply(InsertRows(1, [Row("https://example.com/b")]))
    early.forget()
    assert early.of_row(0)
    assert early.of_row(1) == ()


def some_row(dice: random.Random) -> Row:
    return Row(**{field: dice.choice(values) for field, values in VALUES.items()})


def some_edit(dice: random.Random, model: TableModel) -> Edit:
    """Make up an edit that fits the document as it is."""
    document = model.session.document
    count = len(document)
    kind = dice.choice(["set", "set", "insert", "remove", "move", "batch"])
    if kind == "insert" or not count:
        rows = [some_row(dice) for _ in range(dice.randint(1, 3))]
        return InsertRows(dice.randint(0, count), rows)
    if kind == "remove":
        return RemoveRows(sorted(dice.sample(range(count), dice.randint(1, min(3, count)))))
    if kind == "move":
        positions = sorted(dice.sample(range(count), dice.randint(1, min(3, count))))
        return MoveRows(positions, dice.randint(0, count - len(positions)))
    cells = SetCells(
        [
            (document.row_id(dice.randrange(count)), field, dice.choice(VALUES[field]))
            for field in dice.sample(list(VALUES), 2)
        ]
    )
    if kind == "batch":
        return Batch((cells, InsertRows(0, [some_row(dice)]), RemoveRows([dice.randrange(count)])))
    return cells


def do_something(dice: random.Random, model: TableModel) -> None:
    stack = model.session.undo_stack
    what = dice.random()
    if what < 0.2 and stack.canUndo():
        stack.undo()
    elif what < 0.3 and stack.canRedo():
        stack.redo()
    else:
        model.perform(some_edit(dice, model), "Edit")


def test_the_first_check_finds_what_is_wrong(desk: Desk) -> None:
    model = desk.open(BODY)
    findings = model.session.findings
    assert {found.code for found in findings.of_row(1)} == {"L02", "P01"}
    assert [found.code for found in findings.of_cell(2, "lastmod")] == ["D04"]
    assert_findings_are_fresh(model, desk.qtbot)


def test_before_the_check_comes_by_a_row_on_screen_is_judged_at_once(desk: Desk) -> None:
    gate, _job = desk.block_the_worker()
    model = desk.open(BODY, waits=False)
    findings = model.session.findings
    assert findings.of_cell(2, "lastmod") == []  # the first paint waits for nothing
    wait_for(desk.qtbot, lambda: findings.of_cell(2, "lastmod"))
    assert not findings.is_complete
    assert [found.code for found in findings.of_cell(2, "lastmod")] == ["D04"]
    gate.set()
    desk.wait_for_checks(model)
    assert_findings_are_fresh(model, desk.qtbot)


def test_an_edit_is_judged_at_once(desk: Desk) -> None:
    model = desk.open(BODY)
    model.setData(cell(model, 0, 3), "7")
    assert [found.code for found in model.session.findings.of_row(0)] == ["P01"]
    model.setData(cell(model, 1), "https://example.com/b")
    assert_findings_are_fresh(model, desk.qtbot)


def test_every_edit_is_told_even_where_no_finding_changed(desk: Desk) -> None:
    model = desk.open(BODY)
    with desk.qtbot.waitSignal(model.session.findings.updated, timeout=60_000):
        model.setData(cell(model, 0, 3), "0.7")


@pytest.mark.parametrize("seed", range(25))
def test_after_any_edits_the_findings_equal_those_of_a_fresh_check(desk: Desk, seed: int) -> None:
    dice = random.Random(seed)
    model = desk.open(BODY)
    for _ in range(30):
        do_something(dice, model)
        assert_findings_are_fresh(model, desk.qtbot)


@pytest.mark.parametrize("seed", range(25))
def test_edits_made_while_the_first_check_runs_are_judged_too(desk: Desk, seed: int) -> None:
    dice = random.Random(1_000 + seed)
    gate, _job = desk.block_the_worker()
    model = desk.open(BODY, waits=False)
    for _ in range(15):
        do_something(dice, model)
        if dice.random() < 0.5 and model.rowCount():  # a paint asks for rows in between
            model.session.findings.of_row(model.row_id(dice.randrange(model.rowCount())))
    gate.set()
    desk.wait_for_checks(model)
    assert_findings_are_fresh(model, desk.qtbot)
    for _ in range(5):
        do_something(dice, model)
        assert_findings_are_fresh(model, desk.qtbot)


def test_rows_removed_and_brought_back_while_the_first_check_runs_are_counted_once(
    desk: Desk,
) -> None:
    gate, _job = desk.block_the_worker()
    model = desk.open(BODY, waits=False)
    model.session.findings.of_row(1)
    model.perform(RemoveRows([1, 2]), "Delete")
    model.session.undo_stack.undo()
    gate.set()
    desk.wait_for_checks(model)
    assert_findings_are_fresh(model, desk.qtbot)


MANY = "".join(f"<url><loc>https://example.com/{number}</loc></url>" for number in range(1_200))


def test_an_edit_of_very_many_rows_is_judged_by_the_worker(desk: Desk) -> None:
    model = desk.open(MANY)
    model.perform(SetCells([(row_id, "priority", "9") for row_id in range(1_000)]), "Fill")
    desk.wait_for_checks(model)
    assert_findings_are_fresh(model, desk.qtbot)
    model.session.undo_stack.undo()
    desk.wait_for_checks(model)
    assert_findings_are_fresh(model, desk.qtbot)


def test_what_is_on_screen_is_true_while_the_worker_judges_a_large_edit(desk: Desk) -> None:
    model = desk.open(MANY)
    fill = [(row_id, "priority", "9") for row_id in range(1_000)]
    model.perform(SetCells(fill), "Fill")
    desk.wait_for_checks(model)
    gate, _job = desk.block_the_worker()
    model.perform(SetCells([(row_id, "priority", "0.9") for row_id in range(1_000)]), "Fill")
    assert model.session.findings.of_row(0) == ()
    gate.set()
    desk.wait_for_checks(model)
    assert_findings_are_fresh(model, desk.qtbot)


def test_a_small_edit_after_a_large_one_is_not_lost(desk: Desk) -> None:
    model = desk.open(MANY)
    gate, _job = desk.block_the_worker()
    model.perform(SetCells([(row_id, "priority", "9") for row_id in range(1_000)]), "Fill")
    model.perform(RemoveRows(range(5)), "Delete")
    model.perform(SetCells([(20, "priority", "0.1")]), "Set")
    gate.set()
    desk.wait_for_checks(model)
    assert_findings_are_fresh(model, desk.qtbot)


def test_an_edit_that_was_refused_changes_no_finding(desk: Desk) -> None:
    model = desk.open(BODY)
    with pytest.raises(EditError):
        model.session.perform(SetCells([(0, "loc", "\x01"), (1, "loc", "y")]), "Set")
    assert_findings_are_fresh(model, desk.qtbot)


def test_moving_rows_keeps_their_findings(desk: Desk) -> None:
    model = desk.open(BODY)
    model.perform(MoveRows([1], 3), "Move")
    assert column(model)[3] == "no-url"
    assert model.session.findings.has_findings(model.row_id(3))
    assert_findings_are_fresh(model, desk.qtbot)


def test_the_row_limit_is_known_before_the_worker_has_come_by(desk: Desk) -> None:
    gate, _job = desk.block_the_worker()
    model = desk.open("<url><loc>https://example.com/</loc></url>" * 50_000, waits=False)
    assert model.session.findings.of_file() == ()
    model.insert_rows(0, [Row("https://example.com/")], "Insert")
    assert [found.code for found in model.session.findings.of_file()] == ["F11"]
    gate.set()


def test_a_closed_session_drops_its_check(desk: Desk) -> None:
    gate, _job = desk.block_the_worker()
    model = desk.open(BODY, waits=False)
    model.session.close()
    gate.set()
    done = Event()
    desk.jobs.start(lambda _progress: done.set(), lambda _result: None)
    wait_for(desk.qtbot, done.is_set)
    assert not model.session.findings.is_complete


def test_another_head_is_judged_anew_with_all_rows(desk: Desk) -> None:
    old = "https://www.sitemaps.org/schemas/sitemap/0.9"
    data = urlset("<url><loc>https://example.com/a</loc><priority>7</priority></url>")
    model = desk.show(Document.from_bytes(data.replace(SITEMAP.encode(), old.encode())))
    head = model.session.document.table.head
    assert "F08" in {found.code for found in model.session.findings.of_file()}
    model.perform(SetHead(head.replace(old.encode(), SITEMAP.encode())), "Fix")
    desk.wait_for_checks(model)
    assert_findings_are_fresh(model, desk.qtbot)
    assert model.session.findings.of_file() == ()
    assert model.session.findings.schema_count() == 1
    model.session.undo_stack.undo()
    desk.wait_for_checks(model)
    assert_findings_are_fresh(model, desk.qtbot)
    assert "F08" in {found.code for found in model.session.findings.of_file()}
