"""Carries out a live check: asks as its schedule says, and has results made in small portions."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from enum import Enum, auto
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QTimer
from shiboken6 import isValid

from sitemap_editor.core.errors import Progress, SitemapError
from sitemap_editor.core.web.fetching import Failure, Fetched
from sitemap_editor.core.web.live.check import LiveCheck, Rate
from sitemap_editor.core.web.live.result import Answered, PageResult
from sitemap_editor.core.web.live.schedule import Schedule
from sitemap_editor.session.jobs import Job, Jobs
from sitemap_editor.session.web.web import Web

_STEPS_A_TURN: Final = 12
_MOST_WAITING: Final = 256
_A_PORTION: Final = 32
_COLLECT_MS: Final = 300
_LOOK_MS: Final = 1_000


class RunState(Enum):
    """How far a check is."""

    PREPARING = auto()
    RUNNING = auto()
    PAUSED = auto()
    OVER = auto()


class CheckRun(QObject):
    """One check from its beginning to its end; `tells` is called when anything about it is other.

    Pages are read, and results kept, in a worker; the window's thread takes a few at a time.
    """

    def __init__(
        self, web: Web, jobs: Jobs, tells: Callable[[], object], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._web = web
        self._jobs = jobs
        self._tells = tells
        self.on_results: Callable[[list[PageResult]], object] = lambda _results: None
        """Called with results once they are kept."""
        self._check: LiveCheck | None = None
        self._stops: dict[int, Callable[[], None]] = {}
        self._answers: list[Answered] = []
        self._job: Job | None = None
        self._rate = Rate()
        self._is_stopped = False
        self.state = RunState.PREPARING
        self.refused = 0
        """Of `done`, how many were not asked, since nobody allowed addresses of this network."""
        self.error: SitemapError | None = None
        """Why it ended before its end."""
        self._next = QTimer(self, singleShot=True)
        self._next.timeout.connect(self._go_on)
        self._collect = QTimer(self, singleShot=True, interval=_COLLECT_MS)
        self._collect.timeout.connect(self._hand_over)

    # Looking

    @property
    def schedule(self) -> Schedule | None:
        """What is asked when; None while that is worked out."""
        return self._check.schedule if self._check is not None else None

    @property
    def check(self) -> LiveCheck | None:
        """The check itself; None before it is made."""
        return self._check

    @property
    def done(self) -> int:
        """How many URLs have their answer, those of a check that was cut off included."""
        return self._check.schedule.done + self._check.resumed if self._check else 0

    @property
    def total(self) -> int:
        """How many URLs there are, each once."""
        return self._check.schedule.total + self._check.resumed if self._check else 0

    @property
    def skipped(self) -> int:
        """How many URLs were left out, since their host was given up."""
        return len(self._check.schedule.skipped) if self._check else 0

    @property
    def is_working(self) -> bool:
        """True while results are made and kept."""
        return self._job is not None

    def rate(self) -> float:
        """Return how many a second are done."""
        return self._rate.a_second(time.monotonic(), self.done)

    def left_s(self) -> float | None:
        """Return how many seconds the rest will take; None where nobody can know."""
        is_held = self.schedule is not None and self.schedule.paused_hosts
        if self.state is not RunState.RUNNING or is_held:  # a person decides about a host
            return None
        return self._rate.left_s(time.monotonic(), self.done, self.total - self.skipped)

    # What a person says

    def begin(self, work: Callable[[Progress], LiveCheck]) -> None:
        """Have a check made in the worker, then carry it out."""
        web = self._web

        def prepared(progress: Progress) -> LiveCheck:
            web.loaded(progress)
            return work(progress)

        self._begin(prepared, self._on_prepared)

    def pause(self) -> None:
        """Ask nothing new for now."""
        if self.schedule is not None and self.state is RunState.RUNNING:
            self.schedule.pause()
            self.state = RunState.PAUSED
            self._tells()

    def resume(self) -> None:
        """Go on after a pause."""
        if self.schedule is not None and self.state is RunState.PAUSED:
            self.schedule.resume()
            self.state, self._rate = RunState.RUNNING, Rate()
            self._go_on()

    def stop(self) -> None:
        """Ask nothing any more; what is known is kept."""
        if self.state is RunState.OVER:
            return
        self._is_stopped = True
        if self.schedule is not None:
            self.schedule.stop()
        self._next.stop()
        _stop_all(self._stops)
        if self._job is None and self._check is None:
            self._be_over()
        else:
            self._hand_over()
            self._end_if_over()

    def ask_host_again(self, name: str) -> None:
        """Go on with a host that was left alone."""
        if self.schedule is not None:
            self.schedule.go_on(name)
            self._go_on()

    def skip_host(self, name: str) -> None:
        """Leave out what is left of a host."""
        if self.schedule is not None:
            self.schedule.skip(name)
            self._go_on()

    # Going on

    def _on_prepared(self, check: LiveCheck) -> None:
        self._check = check
        check.schedule.join(self._web.traffic)
        if self._is_stopped:  # while it was prepared
            check.schedule.stop()
            self._be_over()
            return
        self.state = RunState.RUNNING
        self._rate.note(time.monotonic(), self.done)
        self._go_on()

    def _go_on(self) -> None:
        """Ask what may be asked now; a little at a time, since the window is used meanwhile."""
        schedule = self.schedule
        if schedule is None or self.state is RunState.OVER:
            return
        now = time.monotonic()
        for _ in range(_STEPS_A_TURN):
            if len(self._answers) >= _MOST_WAITING:
                break
            step = schedule.step(now)
            if step is None:
                break
            if isinstance(step, Answered):
                self._take(step)
            else:
                on_answer = partial(self._on_answer, step.token)
                self._stops[step.token] = self._web.start(step.request, on_answer)
        self._rate.note(now, self.done)
        wait_s = schedule.wait_s(now)
        wait_ms = _LOOK_MS if wait_s is None else min(_LOOK_MS, math.ceil(wait_s * 1000))
        self._next.start(wait_ms if len(self._answers) < _MOST_WAITING else _COLLECT_MS)
        self._end_if_over()
        self._tells()

    def _on_answer(self, token: int, fetched: Fetched) -> None:
        if not isValid(self) or self.schedule is None:
            return
        self._stops.pop(token, None)
        answer = self.schedule.answered(token, fetched, time.monotonic())
        if answer is not None:
            self._take(answer)
        if self.state is not RunState.OVER:
            self._next.start(0)

    def _take(self, answer: Answered) -> None:
        self.refused += answer.failure is Failure.PRIVATE
        self._answers.append(answer)
        if self._job is None and len(self._answers) >= _A_PORTION:
            self._hand_over()
        elif not self._collect.isActive():
            self._collect.start()

    def _hand_over(self) -> None:
        """Have results made of some answers, and kept."""
        check = self._check
        if check is None or not self._answers or self._job is not None:
            return
        some, self._answers = self._answers[:_A_PORTION], self._answers[_A_PORTION:]
        self._begin(lambda progress: check.results(some, progress), self._on_results)

    def _on_results(self, results: list[PageResult]) -> None:
        self.on_results(results)
        if len(self._answers) >= _A_PORTION:
            self._hand_over()
        elif self._answers:  # few at once cost as much as many: the window shows them each time
            self._collect.start()
        self._end_if_over()
        self._tells()

    def _end_if_over(self) -> None:
        schedule = self.schedule
        if schedule is None or self.state is RunState.OVER:
            return
        if not schedule.is_over and not schedule.is_stopped:
            return
        if self._answers or self._job is not None:
            self._hand_over()
            return
        check = self._check
        if check is not None and schedule.done >= schedule.total:
            self._begin(lambda _progress: check.end(), lambda _none: None)
        self._be_over()

    def _be_over(self) -> None:
        self.state = RunState.OVER
        self._next.stop()
        self._tells()

    def fail(self, error: SitemapError) -> None:
        """End it for a reason."""
        self.error = error
        if self.schedule is not None:
            self.schedule.stop()
        _stop_all(self._stops)
        self._answers.clear()
        self._be_over()

    def _begin(self, work: Callable[[Progress], object], then: Callable[..., object]) -> None:
        """Do something in the worker, one thing after another; nothing is dropped."""

        def on_success(result: object) -> None:
            if isValid(self):
                self._job = None
                then(result)

        def on_failure(error: Exception) -> None:
            if not isinstance(error, SitemapError):
                raise error
            if isValid(self):
                self._job = None
                self.fail(error)

        self._job = self._jobs.start(work, on_success, on_failure)


def _stop_all(stops: dict[int, Callable[[], None]]) -> None:
    """Stop requests, each of which says so later."""
    stopped = list(stops.values())
    stops.clear()
    for stop in stopped:
        stop()
