"""The work on a merge under review: one step after the other, and none for what is gone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from functools import partial
from typing import TypeVar

from PySide6.QtCore import QObject, Signal

from sitemap_editor.core.errors import Progress, SitemapError
from sitemap_editor.session.jobs import Job, Jobs

T = TypeVar("T")


class Step(Enum):
    """What is under way."""

    NOTHING = "nothing"
    LOOKING = "looking"
    READING = "reading"
    COMPARING = "comparing"
    MERGING = "merging"


class Steps(QObject):
    """At most one job at a time.

    Signals: `stepped` when something else is under way; `progressed` (part of that step).
    """

    stepped = Signal()
    progressed = Signal(float)

    def __init__(self, jobs: Jobs, parent: QObject) -> None:
        super().__init__(parent)
        self.step = Step.NOTHING
        self._jobs = jobs
        self._job: Job | None = None
        self._running: list[Job] = []  # jobs that may still call back when this object is gone
        self.destroyed.connect(partial(_cancel, self._running))

    def start(
        self,
        step: Step,
        work: Callable[[Progress], T],
        then: Callable[[T], None],
        failed: Callable[[SitemapError], None],
    ) -> None:
        """Do `work`, then hand its result to `then`, or what went wrong to `failed`."""

        def ended() -> None:
            self._job = None
            self.step = Step.NOTHING

        def on_success(result: T) -> None:
            ended()
            then(result)

        def on_failure(error: Exception) -> None:
            ended()
            if not isinstance(error, SitemapError):
                self.stepped.emit()
                raise error
            failed(error)

        self.step = step
        job, running = self._jobs.start(work, on_success, on_failure), self._running
        running.append(job)
        job.ended.connect(lambda: running.remove(job))
        job.progressed.connect(self.progressed)
        self._job = job
        self.stepped.emit()

    def stop(self) -> None:
        """Stop what is under way; nothing is heard of it any more."""
        if self._job is not None:
            self._job.cancel()
        self._job = None
        self.step = Step.NOTHING


def _cancel(running: Sequence[Job]) -> None:
    for job in running:
        job.cancel()
