"""Drives work that asks the web for one thing after another, in the event loop of the window."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from PySide6.QtCore import QTimer

from sitemap_editor.core.web.fetching import Fetched, Fetcher, Flow, Request

T = TypeVar("T")


def run_flow(
    fetcher: Fetcher,
    flow: Flow[T],
    on_done: Callable[[T], None],
    on_progress: Callable[[Request], None] | None = None,
) -> Callable[[], None]:
    """Carry out a flow; `on_done` is called with its result, in a later turn.

    `on_progress` is called before each request. Returns what stops the flow: it is closed where it
    stands, and nobody is called any more. What the flow raises ends it and is raised in the event
    loop, as what goes wrong in the program itself.
    """
    run = _Run(flow, fetcher, on_done, on_progress)
    QTimer.singleShot(0, run.go_on)
    return run.stop


class _Run(Generic[T]):
    """One flow under way."""

    def __init__(
        self,
        flow: Flow[T],
        fetcher: Fetcher,
        on_done: Callable[[T], None],
        on_progress: Callable[[Request], None] | None,
    ) -> None:
        self._flow = flow
        self._fetcher = fetcher
        self._on_done = on_done
        self._on_progress = on_progress
        self._stop_request: Callable[[], None] | None = None
        self._is_stopped = False

    def stop(self) -> None:
        """Go no further."""
        self._is_stopped = True
        self._flow.close()
        if self._stop_request is not None:
            self._stop_request()

    def go_on(self, fetched: Fetched | None = None) -> None:
        """Hand over what came, if anything did, and ask for the next thing."""
        self._stop_request = None
        if self._is_stopped:
            return
        try:
            request = next(self._flow) if fetched is None else self._flow.send(fetched)
        except StopIteration as end:
            self._on_done(end.value)
            return
        if self._on_progress is not None:
            self._on_progress(request)
        if not self._is_stopped:
            self._stop_request = self._fetcher.start(request, self.go_on)
