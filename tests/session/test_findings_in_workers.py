"""An open document is checked in worker processes as it is here, also while it is edited."""

from __future__ import annotations

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
    assert desk.jobs.executor.crew.process_ids  # type: ignore[attr-defined]  # those of the fixture
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
