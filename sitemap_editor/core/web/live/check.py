"""One live check from its beginning to its end: what must be asked, and what comes of answers."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime
from typing import Final

from sitemap_editor.core.errors import Progress, no_progress
from sitemap_editor.core.web.fetching import Failure
from sitemap_editor.core.web.live.manners import Manners
from sitemap_editor.core.web.live.result import Answered, PageResult, result_of
from sitemap_editor.core.web.live.schedule import Known, Schedule
from sitemap_editor.core.web.live.store import ResultStore
from sitemap_editor.core.web.live.url_choice import chosen_urls, is_refused, manner_of

_WINDOW_S: Final = 30.0


def system_time() -> datetime:
    """Return the time that it is."""
    return datetime.now(UTC)


class LiveCheck:
    """The URLs that are asked in one go and where what comes of them is kept: see `chosen_urls`."""

    def __init__(
        self,
        urls: Iterable[str],
        store: ResultStore,
        manners: Manners | None = None,
        clock: Callable[[], datetime] = system_time,
        progress: Progress = no_progress,
    ) -> None:
        """Choose what to ask; some 5 µs a URL. Raises: SaveError, Cancelled."""
        self.store = store
        self.manners = manners or Manners()
        self._clock = clock
        self.began_at = now = int(clock().timestamp())
        """Seconds since 1970."""
        manner = manner_of(self.manners)
        choice = chosen_urls(urls, store, manner, now, progress)
        self.resumed = choice.resumed
        """How many URLs a check that was cut off had found out before."""
        self.refused = 0
        """How many URLs were not asked, since nobody allowed addresses of this network."""
        self._is_aside = choice.is_aside
        if not self.resumed and not self._is_aside:
            store.note_run(now, manner)
        self.schedule = Schedule(choice.wanted, self.manners, self._known, clock)

    def _known(self, url: str) -> Known | None:
        """Return by what a server can tell that a page is as it was."""
        page = self.store.of(url)
        if page is None or page.last_status != 200 or page.error or page.target is None:
            return None
        return page.hops[-1][1], page.etag, page.last_modified

    def results(
        self, answers: Sequence[Answered], progress: Progress = no_progress
    ) -> list[PageResult]:
        """Make results of answers and keep them: for a worker, which gives way after each.

        What an earlier check found stays where this one did not ask, for want of a yes.
        Raises: SaveError, Cancelled.
        """
        now, found = self._clock(), list[PageResult]()
        for number, answer in enumerate(answers):
            progress(number / len(answers))
            known = self.store.of(answer.url)
            was_refused = answer.failure is Failure.PRIVATE
            self.refused += was_refused
            is_asked = not was_refused or bool(answer.hops)
            if is_asked or known is None or is_refused(known):
                found.append(result_of(answer, now, self.manners.agent, known))
        self.store.put(found)
        return found

    def end(self) -> None:
        """Note that all were asked, so that the next check asks all of them again."""
        if self.schedule.done >= self.schedule.total and not self._is_aside:
            self.store.note_end(int(self._clock().timestamp()))


class Rate:
    """How quickly answers come, and how long the others will take."""

    def __init__(self) -> None:
        self._seen: deque[tuple[float, int]] = deque()

    def note(self, now: float, done: int) -> None:
        """Note how many are done by now."""
        if not self._seen or now - self._seen[-1][0] >= 0.5:
            self._seen.append((now, done))
        while len(self._seen) > 2 and now - self._seen[0][0] > _WINDOW_S:
            self._seen.popleft()

    def a_second(self, now: float, done: int) -> float:
        """Return how many a second were done of late."""
        if not self._seen:
            return 0.0
        began, before = self._seen[0]
        return (done - before) / (now - began) if now > began else 0.0

    def left_s(self, now: float, done: int, total: int) -> float | None:
        """Return how long the rest will take; None where nobody can know."""
        rate = self.a_second(now, done)
        return (total - done) / rate if rate > 0 else None
