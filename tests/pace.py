"""The pace of the tests of the window, so that one sees which of them rely on it.

A test may not hang on whether the program is quick: what it does beside the window may be over
before the next line of the test, or much later. `SITEMAP_EDITOR_TESTS_PACE=eager` lets the program
finish after each action of the person, `slow` lets each piece of work begin late. Whatever fails
then would fail one day on a busy machine.
"""

from __future__ import annotations

import os
import time
from typing import Any, Final
from weakref import WeakSet

from PySide6.QtTest import QTest

from sitemap_editor.session.jobs import Job, Jobs

PACE: Final = os.environ.get("SITEMAP_EDITOR_TESTS_PACE", "")

_TURN_MS: Final = 15
_MOST_TURNS: Final = 25
_SLOW_START_S: Final = 0.08

_queues: WeakSet[Jobs] = WeakSet()


def let_it_finish() -> None:
    """Under `eager`, wait until nothing runs beside the window, or what runs takes too long."""
    if PACE != "eager":
        return
    for _ in range(_MOST_TURNS):
        QTest.qWait(_TURN_MS)
        if not any(queue._open for queue in _queues):
            break
    QTest.qWait(_TURN_MS)


def set_the_pace() -> None:
    """Let jobs begin late under `slow`, and know them all under `eager`; for the whole run."""
    if PACE == "slow":
        run = Job.run

        def run_late(job: Job) -> None:
            time.sleep(_SLOW_START_S)
            run(job)

        Job.run = run_late  # type: ignore[method-assign, assignment]  # the queue calls it by this name
    elif PACE == "eager":
        start = Jobs.start

        def noted_start(queue: Jobs, *about: Any, **options: Any) -> Job:
            _queues.add(queue)
            return start(queue, *about, **options)

        Jobs.start = noted_start  # type: ignore[method-assign, assignment]  # everybody calls it by this name
