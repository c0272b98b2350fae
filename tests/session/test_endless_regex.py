"""A regular expression that backtracks without end is ended; nothing else waits for it."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from sitemap_editor import Document
from sitemap_editor.core.checks.checker import Checker
from sitemap_editor.core.errors import Cancelled, TakesTooLong
from sitemap_editor.core.filtering.conditions import Matches
from sitemap_editor.core.filtering.filter_pass import pass_of
from sitemap_editor.core.filtering.grammar import parse_filter
from sitemap_editor.core.filtering.tree import ColumnTerm
from sitemap_editor.core.passes.executor import Here
from sitemap_editor.core.passes.workers import Workers
from sitemap_editor.session.jobs import Jobs
from sitemap_editor.session.table.row_filter import RowFilter
from tests.core.passes.test_workers import gone
from tests.core.sitemaps import urlset
from tests.qt_support import wait_for
from tests.session.support import Desk

TRAP = f"https://e.de/{'a' * 60}!"
BODY = f"<url><loc>https://e.de/b</loc></url><url><loc>{TRAP}</loc></url>"
TABLE = Document.from_bytes(urlset(BODY)).table
ENDLESS = pass_of(ColumnTerm("loc", Matches(re.compile("(a+)+$"))))
HARMLESS = pass_of(ColumnTerm("loc", Matches(re.compile("b$"))))


@pytest.fixture
def told() -> list[str]:
    return []


@pytest.fixture
def workers(told: list[str]) -> Iterator[Workers]:
    started = Workers(2, tells=told.append)
    yield started
    started.end()


def test_few_rows_with_a_regular_expression_are_looked_at_in_a_process(workers: Workers) -> None:
    assert workers.run(HARMLESS, TABLE) == Here().run(HARMLESS, TABLE) == b"\1\0"
    assert len(workers.crew.process_ids) == 2


def test_a_cancel_ends_it_at_once_and_the_next_is_answered(
    workers: Workers, told: list[str]
) -> None:
    workers.run(HARMLESS, TABLE)
    before = set(workers.crew.process_ids)
    looks = 0

    def stop(_part: float) -> None:
        nonlocal looks
        looks += 1
        if looks == 3:
            raise Cancelled

    with pytest.raises(Cancelled):
        workers.run(ENDLESS, TABLE, stop)
    assert workers.run(HARMLESS, TABLE) == b"\1\0"
    hung = [each for each in before if each not in workers.crew.process_ids]
    assert len(hung) <= 1  # the one that had the rows, at once or a moment later
    assert told == []


def test_where_nobody_cancels_it_is_told(told: list[str], qtbot: QtBot) -> None:
    owner, workers = QObject(), Workers(2, limit_s=3.0, tells=told.append)
    jobs = Jobs("test", executor=workers)
    model = Desk(qtbot, jobs, Checker(), owner).open(BODY)
    rows = RowFilter(model, lambda: None, owner)
    assert workers.run(HARMLESS, TABLE) == b"\1\0"
    before = workers.crew.process_ids
    rows.set_text("/(a+)+$/")
    wait_for(qtbot, lambda: rows.reading.faults)
    assert rows.reading.faults[0].text == TakesTooLong().text
    assert not rows.is_working
    assert model.rowCount() == 2
    wait_for(qtbot, lambda: set(before) != set(workers.crew.process_ids))
    assert gone([each for each in before if each not in workers.crew.process_ids])
    rows.set_text("/b$/")
    wait_for(qtbot, lambda: not rows.is_working)
    assert model.rowCount() == 1
    assert told == []
    jobs.shut_down()
    workers.end()
    owner.deleteLater()


def test_stars_in_names_never_backtrack_without_end() -> None:
    url = f"https://{'a' * 3_000}/{'a' * 3_000}.{'a' * 3_000}?{'a' * 3_000}=1"
    opened = Document.from_bytes(urlset(f"<url><loc>{url}</loc></url>"))
    stars = "*a" * 12
    for text in (f"host:{stars}*b", f"ext:{stars}*b", f"param:{stars}*b", f"param:x={stars}*b"):
        work = pass_of(parse_filter(text).node)  # type: ignore[arg-type]  # of columns alone
        assert Here().run(work, opened.table) == b"\0"
