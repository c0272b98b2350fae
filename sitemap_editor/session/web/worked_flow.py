"""Drives work that asks the web and takes its time between two requests: each step in a worker.

`flow_runner` is for flows whose steps take no time. Reading a sitemap, writing files takes some.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

from PySide6.QtCore import QObject
from shiboken6 import isValid

from sitemap_editor.core.errors import Progress, SitemapError
from sitemap_editor.core.web.fetching import Fetched, Fetcher, Flow, Request
from sitemap_editor.session.jobs import JobOwner, Jobs

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class _Result:
    value: Any


@dataclass(slots=True, eq=False)
class _Run:
    """A flow under way, and who is told of it."""

    flow: Flow[Any]
    on_done: Callable[[Any], None]
    on_failed: Callable[[SitemapError], None]
    on_request: Callable[[Request], None]
    stop_request: Callable[[], None] | None = None

    def step(self, fetched: Fetched | None) -> Request | _Result:
        """Go on to the next request, or the end; in a worker."""
        try:
            return next(self.flow) if fetched is None else self.flow.send(fetched)
        except StopIteration as end:
            return _Result(end.value)


class WorkedFlow(JobOwner):
    """Carries out one flow at a time; what is under way ends with it."""

    def __init__(self, fetcher: Fetcher, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(jobs, parent)
        self._fetcher = fetcher
        self._run: _Run | None = None
        self._last: list[_Run] = []
        """The run whose request ends with this."""
        self.destroyed.connect(partial(_stop_last, self._last))

    @property
    def is_running(self) -> bool:
        """True until the flow came to its end, or was stopped."""
        return self._run is not None

    def carry_out(
        self,
        flow: Flow[T],
        on_done: Callable[[T], None],
        on_failed: Callable[[SitemapError], None],
        on_request: Callable[[Request], None] = lambda _request: None,
    ) -> None:
        """Carry out a flow in the place of one under way; `on_request` is called before each."""
        self.cancel()
        self._run = run = _Run(flow, on_done, on_failed, on_request)
        self._last[:] = [run]
        self._step(run, None)

    def _step(self, run: _Run, fetched: Fetched | None) -> None:
        def work(_progress: Progress) -> Request | _Result:
            return run.step(fetched)

        self.begin(work, partial(self._on_stepped, run), partial(self._on_error, run))

    def _on_stepped(self, run: _Run, outcome: Request | _Result) -> None:
        if run is not self._run:
            return
        if isinstance(outcome, _Result):
            self._run = None
            run.on_done(outcome.value)
            return
        run.on_request(outcome)
        if run is self._run:
            run.stop_request = self._fetcher.start(outcome, partial(self._on_fetched, run))

    def _on_fetched(self, run: _Run, fetched: Fetched) -> None:
        run.stop_request = None
        if isValid(self) and run is self._run:
            self._step(run, fetched)

    def _on_error(self, run: _Run, error: SitemapError) -> None:
        if run is self._run:
            self._run = None
            run.on_failed(error)

    def cancel(self) -> None:
        """Stop what is under way; nobody is called any more."""
        run, self._run = self._run, None
        if run is not None:
            _stop_request(run)
        super().cancel()


def _stop_request(run: _Run) -> None:
    stop, run.stop_request = run.stop_request, None
    if stop is not None:
        stop()


def _stop_last(last: list[_Run], _gone: object = None) -> None:
    with suppress(RuntimeError):  # the fetcher may be gone before
        for run in last:
            _stop_request(run)
