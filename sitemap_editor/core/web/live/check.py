"""One live check from its beginning to its end: what must be asked, and what comes of answers."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime
from typing import Final

from sitemap_editor.core.document.url_keys import hash_of, key_of
from sitemap_editor.core.errors import Progress, no_progress
from sitemap_editor.core.protocol.page_result import DAY_S
from sitemap_editor.core.web.fetching import Failure
from sitemap_editor.core.web.live.manners import Manners
from sitemap_editor.core.web.live.result import Answered, PageResult, result_of
from sitemap_editor.core.web.live.schedule import Known, Schedule
from sitemap_editor.core.web.live.store import ResultStore
from sitemap_editor.core.web.live.url_list import UrlList

_URLS_A_STEP: Final = 1_024
_WINDOW_S: Final = 30.0


def system_time() -> datetime:
    """Return the time that it is."""
    return datetime.now(UTC)


class LiveCheck:
    """The URLs that are asked in one go, and where what comes of them is kept.

    One that was cut off is gone on with: what it found within a day is not asked for again. But
    where that was found in another manner, or where fewer than half of the URLs that it found out
    about are meant, all are asked for: a person who chooses rows wants to know how they are now.
    Such a smaller check is made aside, and the one that was cut off can be gone on with later.
    """

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
        manner = _manner(self.manners)
        since = store.begun_at if store.begun_as == manner else None
        self.resumed = 0
        """How many URLs a check that was cut off had found out before."""
        wanted, known, seen = UrlList(), UrlList(), set[int]()
        oldest = now - DAY_S if since is None else max(since, now - DAY_S)
        for number, url in enumerate(urls):
            if not number % _URLS_A_STEP:
                progress(0.0)
            key = hash_of(key_of(url))
            if not url.strip() or key in seen:
                continue
            seen.add(key)
            if since is not None and _is_known(store, url, key, oldest):
                known.append(url)
            else:
                wanted.append(url)
        before = store.count_since(oldest) if since is not None else 0
        is_most = 2 * len(known) >= before
        if len(wanted) and len(known) and is_most:
            self.resumed = len(known)
        else:
            for url in known:
                wanted.append(url)
        self.refused = 0
        """How many URLs were not asked, since nobody allowed addresses of this network."""
        self._is_aside = not self.resumed and not is_most and len(wanted) < before
        if not self.resumed and not self._is_aside:
            store.note_run(now, manner)
        self.schedule = Schedule(wanted, self.manners, self._known, clock)

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
            is_refused = answer.failure is Failure.PRIVATE
            self.refused += is_refused
            is_asked = not is_refused or bool(answer.hops)
            if is_asked or known is None or _is_refused(known):
                found.append(result_of(answer, now, self.manners.agent, known))
        self.store.put(found)
        return found

    def end(self) -> None:
        """Note that all were asked, so that the next check asks all of them again."""
        if self.schedule.done >= self.schedule.total and not self._is_aside:
            self.store.note_end(int(self._clock().timestamp()))


def _manner(manners: Manners) -> str:
    """Return what makes the same URL come to another result: for whom it is asked, and how."""
    return f"{manners.agent} HEAD".strip() if manners.uses_head else manners.agent


def _is_known(store: ResultStore, url: str, key: int, since: int) -> bool:
    """Tell whether an answer came since then; one that nobody allowed to ask for is none."""
    brief = store.brief(key)
    if brief is None or brief.checked_at < since:
        return False
    page = store.of(url) if brief.has_failed else None
    return page is None or not _is_refused(page)


def _is_refused(page: PageResult) -> bool:
    return page.error == Failure.PRIVATE.value


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
