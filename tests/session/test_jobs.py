from __future__ import annotations

import threading
from threading import Event

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from sitemap_editor.core.errors import Progress, ReadError
from sitemap_editor.session.jobs import Job, Jobs
from tests.qt_support import drain, wait_for


def test_a_result_comes_back_in_the_thread_of_the_window(qtbot: QtBot, jobs: Jobs) -> None:
    came: list[tuple[object, threading.Thread]] = []
    worked_in: list[threading.Thread] = []

    def work(_progress: Progress) -> object:
        worked_in.append(threading.current_thread())
        return [1, 2, 3]

    job = jobs.start(work, lambda result: came.append((result, threading.current_thread())))
    with qtbot.waitSignal(job.ended, timeout=60_000):
        pass
    assert came == [([1, 2, 3], threading.main_thread())]
    assert worked_in != [threading.main_thread()]


def test_progress_is_told_in_order(qtbot: QtBot, jobs: Jobs) -> None:
    told: list[float] = []
    tell, go_on = Event(), Event()

    def work(progress: Progress) -> None:
        tell.wait(30)
        progress(0.25)
        go_on.wait(30)
        progress(0.75)

    job = jobs.start(work, lambda _result: None)
    job.progressed.connect(told.append)
    qtbot.wait(60)  # progress is told at most every 50 ms
    tell.set()
    wait_for(qtbot, lambda: 0.25 in told)
    qtbot.wait(60)
    go_on.set()
    wait_for(qtbot, lambda: 0.75 in told)
    assert told == sorted(told)


def test_progress_is_told_seldom_enough_not_to_flood_the_window(qtbot: QtBot, jobs: Jobs) -> None:
    told: list[float] = []

    def work(progress: Progress) -> None:
        for number in range(100_000):
            progress(number / 100_000)

    job = jobs.start(work, lambda _result: None)
    job.progressed.connect(told.append)
    with qtbot.waitSignal(job.ended, timeout=60_000):
        pass
    assert len(told) < 1_000


def test_work_that_is_cancelled_stops_and_hands_over_nothing(qtbot: QtBot, jobs: Jobs) -> None:
    started, came = Event(), list[object]()

    def work(progress: Progress) -> object:
        started.set()
        while True:
            progress(0.5)

    job = jobs.start(work, came.append, came.append)
    assert started.wait(30)
    with qtbot.waitSignal(job.ended, timeout=60_000):
        job.cancel()
    assert came == []
    assert job.is_cancelled


def test_a_result_that_comes_after_the_cancel_is_dropped(qtbot: QtBot, jobs: Jobs) -> None:
    came: list[object] = []
    job = jobs.start(lambda _progress: "late", came.append, came.append)
    with qtbot.waitSignal(job.ended, timeout=60_000):
        job.cancel()
    assert came == []


def test_queued_work_that_is_cancelled_never_begins(qtbot: QtBot, jobs: Jobs) -> None:
    gate, ran = Event(), list[object]()
    jobs.start(lambda _progress: gate.wait(30), lambda _result: None)
    job = jobs.start(lambda _progress: ran.append(1), lambda _result: None)
    job.cancel()
    with qtbot.waitSignal(job.ended, timeout=60_000):
        gate.set()
    assert ran == []


def test_an_error_of_the_core_is_handed_over(qtbot: QtBot, jobs: Jobs) -> None:
    errors: list[Exception] = []
    error = ReadError("missing", "This file does not exist.")

    def work(_progress: Progress) -> object:
        raise error

    job = jobs.start(work, lambda _result: None, errors.append)
    with qtbot.waitSignal(job.ended, timeout=60_000):
        pass
    assert errors == [error]


def test_an_error_nobody_foresaw_is_not_swallowed(qtbot: QtBot, jobs: Jobs) -> None:
    def work(_progress: Progress) -> object:
        raise ZeroDivisionError

    with qtbot.captureExceptions() as raised:
        job = jobs.start(work, lambda _result: None)
        with qtbot.waitSignal(job.ended, timeout=60_000):
            pass
    assert [kind for kind, _, _ in raised] == [ZeroDivisionError]


def test_jobs_are_done_one_after_the_other(qtbot: QtBot, jobs: Jobs) -> None:
    order: list[object] = []
    for number in range(20):
        jobs.start(lambda _progress, number=number: number, order.append)  # type: ignore[misc]  # a default in a lambda
    wait_for(qtbot, lambda: len(order) == 20)
    assert order == list(range(20))


@pytest.mark.usefixtures("qtbot")
def test_the_worker_touches_no_job_whose_work_is_over() -> None:
    """Whoever waits for it deletes it in another thread, and need not wait for the worker."""
    came: list[object] = []
    job = Job(lambda _progress: delete(job), came.append, came.append, QObject())
    job.run()
    assert came == []


@pytest.mark.parametrize("queued", [0, 5])
@pytest.mark.usefixtures("qtbot")
def test_shutting_down_stops_what_runs_and_leaves_no_thread(queued: int) -> None:
    jobs = Jobs("short-lived")
    started, came = Event(), list[object]()

    def work(progress: Progress) -> None:
        started.set()
        while True:
            progress(0.1)

    jobs.start(work, came.append, came.append)
    for _ in range(queued):
        jobs.start(lambda _progress: came.append(1), came.append)
    assert started.wait(30)
    jobs.shut_down()
    assert not [each for each in threading.enumerate() if each.name.startswith("short-lived")]
    drain()
    assert came == []
    jobs.deleteLater()


@pytest.mark.usefixtures("qtbot")
def test_shutting_down_twice_does_no_harm() -> None:
    jobs = Jobs("twice")
    jobs.shut_down()
    jobs.shut_down()
    jobs.deleteLater()


def test_the_queue_beside_another_has_a_thread_of_its_own_and_ends_with_it(qtbot: QtBot) -> None:
    jobs = Jobs("long")
    before = set(threading.enumerate())
    assert jobs.low_priority is jobs.low_priority
    (thread,) = set(threading.enumerate()) - before
    came: list[object] = []
    let_go = Event()
    jobs.start(lambda _progress: let_go.wait(30), lambda _done: None)
    jobs.low_priority.start(lambda _progress: threading.current_thread(), came.append)
    wait_for(qtbot, lambda: came == [thread])
    let_go.set()
    jobs.shut_down()
    assert not thread.is_alive()
    drain()
