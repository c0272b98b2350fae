"""Work beside the window goes on while the event loop comes round, and waits while it does not."""

from __future__ import annotations

import time
from collections.abc import Iterator
from threading import Event, Thread

import pytest
from pytestqt.qtbot import QtBot

from sitemap_editor.core.errors import Progress
from sitemap_editor.session.jobs import Jobs
from sitemap_editor.session.window_priority import WindowPriority
from tests.qt_support import wait_for

_LONG_S = 3_600.0


@pytest.fixture
def priority(qtbot: QtBot) -> Iterator[WindowPriority]:
    del qtbot
    made = WindowPriority()
    yield made
    made.end()


class Beside:
    """A thread that asks whether it may go on, over and over."""

    def __init__(self, priority: WindowPriority) -> None:
        self.count = 0
        self._stop = Event()
        self._priority = priority
        self._thread = Thread(target=self._work)
        self._thread.start()

    def _work(self) -> None:
        while not self._stop.is_set():
            self._priority.give_way()
            self.count += 1

    def goes_on(self) -> bool:
        before, until = self.count, time.monotonic() + 10
        while self.count < before + 2 and time.monotonic() < until:
            time.sleep(0.001)
        return self.count >= before + 2

    def ends(self) -> None:
        """End the thread, which must not wait for the window that waits for it here."""
        self._stop.set()
        with self._priority.lifted():
            self._thread.join()


def test_work_goes_on_while_the_loop_comes_round(priority: WindowPriority, qtbot: QtBot) -> None:
    beside = Beside(priority)
    wait_for(qtbot, lambda: beside.count > 100)
    beside.ends()


def test_work_waits_while_the_window_is_busy(
    priority: WindowPriority, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sitemap_editor.session.window_priority._MOST_S", _LONG_S)
    beside = Beside(priority)
    wait_for(qtbot, lambda: beside.count > 100)
    for _ in range(300):  # as long as it takes until it waits
        before = beside.count
        time.sleep(0.1)
        if beside.count == before:
            break
    else:
        pytest.fail("it went on")
    wait_for(qtbot, lambda: beside.count > before)
    beside.ends()


def test_a_window_that_is_busy_for_long_stops_nothing(priority: WindowPriority) -> None:
    beside = Beside(priority)
    assert beside.goes_on()
    assert beside.goes_on()
    beside.ends()


def test_who_is_waited_for_does_not_wait(
    priority: WindowPriority, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sitemap_editor.session.window_priority._MOST_S", _LONG_S)
    beside = Beside(priority)
    with priority.lifted():
        assert beside.goes_on()
    beside.ends()


def test_the_window_itself_never_waits(
    priority: WindowPriority, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sitemap_editor.session.window_priority._LATE_S", -1.0)
    monkeypatch.setattr("sitemap_editor.session.window_priority._MOST_S", _LONG_S)
    priority.give_way()


def test_nothing_beats_where_nobody_works(priority: WindowPriority, qtbot: QtBot) -> None:
    beside = Beside(priority)
    wait_for(qtbot, lambda: priority.is_beating)
    beside.ends()
    wait_for(qtbot, lambda: not priority.is_beating)


def test_a_program_that_ends_waits_for_no_job_that_waits_for_it(
    priority: WindowPriority, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sitemap_editor.session.window_priority._MOST_S", _LONG_S)
    jobs = Jobs("test", priority, priority=priority)
    has_begun = Event()

    def work(progress: Progress) -> None:
        while True:
            progress(0.5)
            has_begun.set()

    jobs.start(work, lambda _done: None)
    wait_for(qtbot, has_begun.is_set)
    jobs.shut_down()
