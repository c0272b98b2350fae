"""One open document without a window."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from threading import Event
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject
from pytestqt.qtbot import QtBot

from sitemap_editor import Document
from sitemap_editor.core.checks.checker import Checker, load_rules, placed_together
from sitemap_editor.core.checks.rule import CheckContext, Severity
from sitemap_editor.core.checks.schema.layer import SchemaLayer
from sitemap_editor.core.errors import Progress
from sitemap_editor.core.web.fetching import Fetched, Request
from sitemap_editor.session.document.session import Session
from sitemap_editor.session.jobs import Job, Jobs
from sitemap_editor.session.table.table_model import TableModel
from tests.core.sitemaps import document
from tests.qt_support import wait_for

if TYPE_CHECKING:
    from pytestqt.modeltest import ModelTester  # cannot be imported before pytest-qt is set up

Fetch: TypeAlias = Callable[[Request], Fetched]
"""Asks a server, in the window or on the command line, and waits for what comes."""

NOW: Final = datetime(2026, 5, 6, 12, 0, tzinfo=UTC)


@dataclass
class Desk:
    """A session with its model, and the workers it uses."""

    qtbot: QtBot
    jobs: Jobs
    checker: Checker
    owner: QObject
    gates: list[Event] = field(default_factory=list)

    def open(self, body: str, attributes: str = "", *, waits: bool = True) -> TableModel:
        """Open a urlset; wait for the first check unless told otherwise."""
        return self.show(document(body, attributes), waits=waits)

    def show(self, opened: Document, *, waits: bool = True) -> TableModel:
        session = Session(opened, self.checker, self.jobs, self.jobs, self.owner)
        model = TableModel(session, self.owner)
        if waits:
            self.wait_for_checks(model)
        return model

    def wait_for_checks(self, model: TableModel) -> None:
        wait_for(self.qtbot, lambda: model.session.findings.is_complete)

    def block_the_worker(self) -> tuple[Event, Job]:
        """Keep the worker busy until the event is set."""
        gate, is_blocked = Event(), Event()
        self.gates.append(gate)

        def work(_progress: Progress) -> None:
            is_blocked.set()
            gate.wait(60)

        job = self.jobs.start(work, lambda _result: None)
        assert is_blocked.wait(30)
        return gate, job


def column(model: TableModel, number: int = 0) -> list[str]:
    """Return what a column shows."""
    return [str(cell(model, row, number).data()) for row in range(model.rowCount())]


def cell(model: TableModel, row: int, number: int = 0) -> QModelIndex:
    return model.index(row, number)


def check_model(tester: ModelTester, model: QAbstractItemModel) -> None:
    """Hold a model against the rules of Qt; the tester goes on listening to its signals."""
    untyped: Any = tester
    untyped.check(model)


def a_judge() -> Checker:
    load_rules()
    return Checker(context=CheckContext(lambda: NOW))


def assert_findings_are_fresh(model: TableModel, qtbot: QtBot) -> None:
    """Compare what the session says with a check of the whole file as it is now."""
    findings, table = model.session.findings, model.session.document.table
    assert findings.is_complete
    wait_for(qtbot, lambda: findings.is_settled)
    fresh = findings.checker.check(table)
    for row_id in table.order:
        expected = placed_together(fresh.rows.get(row_id, ()), fresh.places.get(row_id, ()))
        assert findings.of_row(row_id) == expected
        assert findings.has_findings(row_id) == bool(expected)
    assert findings.of_file() == fresh.file
    everything = [
        *fresh.file,
        *(each for part in (fresh.rows, fresh.places) for found in part.values() for each in found),
    ]
    severities = Counter(finding.severity for finding in everything)
    counts = findings.counts()
    assert {severity: counts[severity] for severity in Severity} == {
        severity: severities[severity] for severity in Severity
    }
    by_schema = SchemaLayer().rows(table, list(table.order))
    index = findings.index
    assert {each: index.schema_of_row(each) for each in by_schema} == by_schema
    assert sum(map(len, index.kinds.values())) == sum(
        len(found) for part in (fresh.rows, fresh.places, by_schema) for found in part.values()
    )
    for kind, row_ids in index.kinds.items():
        assert list(row_ids) == sorted(row_ids), kind
