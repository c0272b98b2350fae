"""Carries out a live check from the command line, and tells every few seconds how far it is."""

from __future__ import annotations

import math
import time
from functools import partial
from typing import Final, Protocol

from sitemap_editor.cli.console import complain
from sitemap_editor.core.web.fetching import Fetched, Fetcher
from sitemap_editor.core.web.live.check import LiveCheck, Rate
from sitemap_editor.core.web.live.result import Answered

_TELL_S: Final = 5.0


class WaitingFetcher(Fetcher, Protocol):
    """A fetcher that hands over answers while it is waited for."""

    def deliver(self, within_s: float) -> bool:
        """Hand over the next answer, waiting for it; say whether any is still to come."""

    def close(self) -> None:
        """Stop what runs; nothing is delivered any more."""


class LiveDriver:
    """Carries out what the schedule says; answers come from the threads of the fetcher."""

    def __init__(self, check: LiveCheck, fetcher: WaitingFetcher) -> None:
        self._check = check
        self._fetcher = fetcher
        self._rate = Rate()
        self._told_at = time.monotonic()

    def run(self) -> None:
        """Go on until all is known."""
        schedule = self._check.schedule
        while not schedule.is_over:
            self._go_on()
            for host in schedule.paused_hosts:
                complain(f"{host} fails too often or asks to be left alone: its URLs are skipped")
                schedule.skip(host)
            if not schedule.is_over:
                self._wait()
            self._tell()

    def _go_on(self) -> None:
        """Ask what can be asked, and keep what is known without."""
        schedule, known = self._check.schedule, list[Answered]()
        while (found := schedule.step(time.monotonic())) is not None:
            if isinstance(found, Answered):
                known.append(found)
            else:
                self._fetcher.start(found.request, partial(self._on_answer, found.token))
        if known:
            self._check.results(known)

    def _on_answer(self, token: int, fetched: Fetched) -> None:
        answer = self._check.schedule.answered(token, fetched, time.monotonic())
        if answer is not None:
            self._check.results([answer])

    def _wait(self) -> None:
        wait_s = self._check.schedule.wait_s(time.monotonic())
        within_s = _TELL_S if wait_s is None else min(wait_s, _TELL_S)
        if self._check.schedule.running:
            self._fetcher.deliver(within_s)
        else:
            time.sleep(within_s)

    def _tell(self) -> None:
        schedule, now = self._check.schedule, time.monotonic()
        self._rate.note(now, schedule.done)
        if now - self._told_at < _TELL_S:
            return
        self._told_at = now
        left = self._rate.left_s(now, schedule.done, schedule.total)
        rest = "" if left is None else f", {math.ceil(left / 60)} min left"
        rate = self._rate.a_second(now, schedule.done)
        complain(f"{schedule.done} of {schedule.total}, {rate:.1f} a second{rest}")
