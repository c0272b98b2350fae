"""What nobody holds any more ends in the window's thread, whoever made it."""

from __future__ import annotations

import gc
import threading
import weakref
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from sitemap_editor.core.errors import Progress
from sitemap_editor.core.passes import free_memory
from sitemap_editor.session.jobs import Jobs
from sitemap_editor.session.program.garbage import Garbage
from sitemap_editor.session.window_priority import WindowPriority
from tests.qt_support import drain, wait_for

_MANY = 20_000


class Ring:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.held = self


@pytest.fixture
def busy_jobs(_garbage: Garbage) -> Iterator[Jobs]:
    """Jobs as the program has them: garbage is looked for while they work."""
    priority = WindowPriority(on_beat=_garbage.look_during_work)
    jobs = Jobs("test", priority=priority)
    yield jobs
    jobs.shut_down()
    priority.end()
    drain()
    jobs.deleteLater()


def test_what_a_worker_leaves_in_a_ring_ends_in_the_thread_of_the_window(
    qtbot: QtBot, busy_jobs: Jobs
) -> None:
    ended_in: list[threading.Thread] = []
    first = Ring()
    weakref.finalize(first, lambda: ended_in.append(threading.current_thread()))
    rings = [first]
    del first

    def work(progress: Progress) -> None:
        rings.clear()
        while not ended_in:
            for _ in range(_MANY):
                Ring()
            progress(0.0)

    busy_jobs.start(work, lambda _result: None)
    wait_for(qtbot, lambda: bool(ended_in))
    assert ended_in == [threading.main_thread()]


@pytest.fixture
def garbage(_garbage: Garbage) -> Garbage:
    """Return who looks for it."""
    return _garbage


@pytest.fixture
def another(_garbage: Garbage) -> Iterator[Garbage]:
    """Return one that has not begun, beside the one of all tests."""
    found = Garbage()
    yield found
    found.end()
    gc.disable()  # as it was
    found.deleteLater()


def test_tuples_of_texts_are_looked_at_a_few_at_a_time(garbage: Garbage) -> None:
    garbage.look()
    # So many that nothing which ends meanwhile outweighs them: Python counts new less ended ones.
    many = [tuple(map(str, range(number, number + 50))) for number in range(_MANY)]
    assert all(map(gc.is_tracked, many))
    garbage.look()
    assert not any(map(gc.is_tracked, many)), "they would all be looked at in one go"


@pytest.mark.parametrize(
    ("rest", "latest", "ends"),
    [(3_600.0, 3_600.0, False), (-1.0, 3_600.0, True), (3_600.0, 0.0, True)],
    ids=["during work", "after it", "at last"],
)
def test_all_objects_are_looked_at_where_nobody_works_or_at_last(
    another: Garbage, monkeypatch: pytest.MonkeyPatch, rest: float, latest: float, ends: bool
) -> None:
    module = "sitemap_editor.session.program.garbage"
    monkeypatch.setattr(f"{module}._OLDER", 0)  # each look goes back further
    monkeypatch.setattr(f"{module}._REST_S", rest)
    monkeypatch.setattr(f"{module}._AT_LATEST_S", latest)
    another.begin()
    ring = Ring()
    is_there = weakref.ref(ring)
    gc.collect()  # now it is among the oldest
    del ring
    for _ in range(20):
        many = [Held() for _ in range(100)]
        another.look_during_work()
        del many
    assert (is_there() is None) is ends
    gc.collect()


class Held:
    """Something that ends when nobody holds it."""


@pytest.mark.parametrize("is_cancelled", [True, False])
def test_what_a_job_holds_ends_with_it_also_where_it_failed(
    qtbot: QtBot, jobs: Jobs, monkeypatch: pytest.MonkeyPatch, is_cancelled: bool
) -> None:
    monkeypatch.setattr("sitemap_editor.session.program.garbage._YOUNG", 1 << 40)  # nobody looks
    held = Held()
    is_there = weakref.ref(held)
    go_on = threading.Event()

    def work(progress: Progress, held: Held = held) -> None:
        go_on.wait(30)
        progress(0.0)
        raise OSError

    job = jobs.start(work, lambda _result: None, lambda _error: None)
    if is_cancelled:
        job.cancel()
    with qtbot.waitSignal(job.ended, timeout=60_000):
        go_on.set()
    del held, work, job
    wait_for(qtbot, lambda: is_there() is None)


def test_from_its_begin_on_what_is_large_is_kept_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = list[None]()
    monkeypatch.setattr(free_memory, "keep_large_apart", lambda: asked.append(None))
    garbage = Garbage()
    garbage.begin()
    garbage.end()
    assert asked == [None]
