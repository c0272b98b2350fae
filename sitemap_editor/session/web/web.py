"""The way from the window to the web: made when a person first asks for something there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

from PySide6.QtCore import QObject

from sitemap_editor.core.errors import Progress
from sitemap_editor.session.program.settings import (
    WEB_AGENT,
    WEB_PATIENCE,
    WEB_PRIVATE,
    Settings,
)

if TYPE_CHECKING:
    from sitemap_editor.core.web.fetching import Fetched, Fetcher, Flow, Request
    from sitemap_editor.core.web.live.traffic import Traffic
    from sitemap_editor.core.web.opening.passwords import Passwords
    from sitemap_editor.session.web.qt_fetcher import QtFetcher

T = TypeVar("T")
_LOADED: Final = (
    "sitemap_editor.core.web.http.exchange",
    "PySide6.QtNetwork",
    "sitemap_editor.session.web.system_settings",
    "sitemap_editor.session.web.qt_fetcher",
)


class Web(QObject):
    """A fetcher that asks as the person's preferences say; it runs flows, too.

    Nothing of it touches the network before `start` or `run`: the network library, and what it
    needs, is loaded then.
    """

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._own: QtFetcher | None = None
        self.folder: Path | None = None
        """Where it is kept what was asked and sent; None where nothing is kept."""
        self.fetcher: Fetcher | None = None
        """Who is asked; set by tests, otherwise made at first use."""

    @cached_property
    def traffic(self) -> Traffic:
        """The checks that go on at once: they share the pace at which hosts are asked."""
        from sitemap_editor.core.web.live.traffic import Traffic

        return Traffic()

    @cached_property
    def passwords(self) -> Passwords:
        """What a person gave with a URL, each for its site; forgotten with the program."""
        from sitemap_editor.core.web.opening.passwords import Passwords

        return Passwords()

    def start(self, request: Request, on_done: Callable[[Fetched], None]) -> Callable[[], None]:
        """Ask, within what is preferred; see `Fetcher.start`."""
        return self._asked().start(self.preferred(request), on_done)

    def run(
        self,
        flow: Flow[T],
        on_done: Callable[[T], None],
        on_progress: Callable[[Request], None] | None = None,
    ) -> Callable[[], None]:
        """Carry out a flow; see `run_flow`."""
        from sitemap_editor.session.web.flow_runner import run_flow

        return run_flow(self, flow, on_done, on_progress)

    def preferred(self, request: Request) -> Request:
        """Return a request with the patience and the yes of the preferences, and a password."""
        if "passwords" in vars(self):
            request = self.passwords.given(request)
        patience = self._settings.get(WEB_PATIENCE) / WEB_PATIENCE.default
        limits = request.limits
        return replace(
            request,
            limits=replace(
                limits,
                connect_s=limits.connect_s * patience,
                idle_s=limits.idle_s * patience,
                total_s=limits.total_s * patience,
            ),
            allow_private=request.allow_private or self._settings.get(WEB_PRIVATE),
        )

    def close(self) -> None:
        """End what is asked for; nobody is told any more."""
        if self._own is not None:
            self._own.close()

    def loaded(self, progress: Progress) -> None:
        """Load in a worker what asks, step by step: at the first request it held up the window."""
        if self.fetcher is None:
            for name in _LOADED:
                progress(0.0)
                import_module(name)
            progress(0.0)

    def test_encryption(self, progress: Progress) -> str:
        """Return why nothing can be asked by https here, in words; empty where it can.

        For a worker: what encrypts is loaded for it, and nothing else. Asks nobody.
        """
        if self.fetcher is not None:
            return ""
        progress(0.0)
        from sitemap_editor.session.web.tls import tls_problem

        return tls_problem()

    def _asked(self) -> Fetcher:
        """Return who is asked."""
        if self.fetcher is None:
            from sitemap_editor.session.web.qt_fetcher import QtFetcher  # 20 ms

            self.fetcher = self._own = QtFetcher(self._agent, parent=self)
        return self.fetcher

    def _agent(self) -> str:
        from sitemap_editor.core.web.http.exchange import AGENT

        return self._settings.get(WEB_AGENT).strip() or AGENT
