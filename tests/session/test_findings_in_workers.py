"""An open document is checked in worker processes as it is here, also while it is edited."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from sitemap_editor import InsertRows, MoveRows, RemoveRows, Row, SetCells
from sitemap_editor.core.checks.checker import Checker
from sitemap_editor.core.passes.workers import Workers
from sitemap_editor.session.jobs import Jobs
from tests.qt_support import wait_for
from tests.session.support import Desk, assert_findings_are_fresh

ROWS = 600
KINDS = (
    "<loc>https://a.org/{}</loc>",
    "<loc>https://a.org/{}</loc><priority>1.{}</priority>",
    "<loc>http://a.org/x y{}</loc><odd/>",
    "<loc>https://a.org/same</loc>",
)


@pytest.fixture
def desk(qtbot: QtBot) -> Iterator[Desk]:
    """Return a desk whose checks run in processes."""
    owner = QObject()
    workers = Workers(2, few_rows=0, first_rows=7)
    jobs = Jobs("test", executor=workers)
    desk = Desk(qtbot, jobs, Checker(), owner)
    yield desk
    jobs.shut_down()
    workers.end()
    owner.deleteLater()


def body() -> str:
    rows = (KINDS[number % len(KINDS)].format(number, number) for number in range(ROWS))
    return "".join(f"<url>{row}</url>\n" for row in rows)


def test_findings_stay_true_while_a_document_is_edited(desk: Desk, qtbot: QtBot) -> None:
    model = desk.open(body())
    session = model.session
    assert_findings_are_fresh(model, qtbot)
    assert isinstance(desk.jobs.executor, Workers)
    assert desk.jobs.executor.crew.process_ids
    row_ids = [session.document.row_id(position) for position in range(20)]
    session.perform(SetCells([(row_ids[0], "loc", "https://a.org/same")]), "set")
    session.perform(InsertRows(3, [Row("bad url"), Row("https://a.org/4")]), "insert")
    session.perform(RemoveRows([1, 7]), "remove")
    session.perform(MoveRows([5, 9], 0), "move")
    assert_findings_are_fresh(model, qtbot)
    session.undo_stack.undo()
    session.undo_stack.undo()
    assert_findings_are_fresh(model, qtbot)


def test_what_is_edited_while_workers_check_is_checked_again(desk: Desk, qtbot: QtBot) -> None:
    model = desk.open(body(), waits=False)
    session = model.session
    wait_for(qtbot, lambda: session.findings._job is not None)
    session.perform(RemoveRows([2]), "remove")
    session.perform(SetCells([(session.document.row_id(0), "loc", "x y")]), "set")
    desk.wait_for_checks(model)
    assert_findings_are_fresh(model, qtbot)


def test_twenty_files_opened_at_once_are_all_checked(qtbot: QtBot) -> None:
    owner = QObject()
    workers = Workers(2, few_rows=0)
    jobs = Jobs("test", executor=workers)
    desk = Desk(qtbot, jobs, Checker(), owner)
    models = [desk.open(body() * 4, waits=False) for _ in range(20)]
    for model in models:
        desk.wait_for_checks(model)
    counts = [model.session.findings.counts() for model in models]
    assert counts == counts[:1] * len(models)
    assert counts[0].total() >= ROWS
    process_ids = workers.crew.process_ids
    assert len(process_ids) == 2
    jobs.shut_down()
    workers.end()
    assert workers.crew.process_ids == []
    owner.deleteLater()


def test_a_check_whose_workers_are_killed_says_the_same(desk: Desk, qtbot: QtBot) -> None:
    model = desk.open(body() * 10, waits=False)
    executor = desk.jobs.executor
    assert isinstance(executor, Workers)
    wait_for(qtbot, lambda: executor.crew.process_ids)
    for process_id in executor.crew.process_ids:
        os.kill(process_id, signal.SIGKILL)
    desk.wait_for_checks(model)
    assert_findings_are_fresh(model, qtbot)
