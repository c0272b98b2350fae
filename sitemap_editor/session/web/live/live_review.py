"""A live check before it begins: which rows, how many URLs of which hosts, and how to ask."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace

from sitemap_editor.core.document.url_keys import hash_of, key_of
from sitemap_editor.core.errors import Progress
from sitemap_editor.core.web.live.check import system_time
from sitemap_editor.core.web.live.hosts import origin_of
from sitemap_editor.core.web.live.manners import Manners, Pace
from sitemap_editor.core.web.live.pages import CheckedPages
from sitemap_editor.core.web.live.url_choice import chosen_urls, manner_of
from sitemap_editor.session.document.session import Session
from sitemap_editor.session.jobs import JobOwner, Jobs
from sitemap_editor.session.program.settings import (
    LIVE_AGENT,
    LIVE_HEAD,
    LIVE_RATE,
    WEB_PRIVATE,
    Settings,
)

MOST_A_SECOND = 100
_QUICK = 10  # two at once may not manage more
_AT_ONCE = 8
_ROWS_A_STEP = 1_024


@dataclass(frozen=True, slots=True)
class Extent:
    """How many URLs there are, each once, and how many of them each host has, most first."""

    urls: int
    hosts: tuple[tuple[str, int], ...]
    unusable: int = 0
    """How many of them cannot be asked for."""
    known: int = 0
    """How many more a check that was cut off found out already, with which it goes on."""


class LiveReview(JobOwner):
    """What a person decides about a check; nothing is asked before it is carried out."""

    def __init__(
        self,
        session: Session,
        shown: array[int],
        selected: array[int],
        jobs: Jobs,
        settings: Settings,
    ) -> None:
        super().__init__(jobs, session)
        self.session = session
        self.shown, self.selected = shown, selected
        self._settings = settings
        self.only_selected = len(selected) > 1
        self.rate = max(1, min(settings.get(LIVE_RATE), MOST_A_SECOND))
        self.agent = settings.get(LIVE_AGENT)
        self.uses_head = settings.get(LIVE_HEAD)
        self.allow_private = settings.get(WEB_PRIVATE)
        self._of_all: Extent | None = None
        self._of_rest: Extent | None = None
        """What is left of a check that was cut off, for one in `_cut_off_manner`; None: nothing."""
        self._cut_off_manner = ""
        self.tells: Callable[[], object] = lambda: None
        """Called when what is known is other."""

    @property
    def extent(self) -> Extent | None:
        """What would be asked for, in the manner that is chosen; None while it is counted."""
        asked = Manners(agent=self.agent.strip(), uses_head=self.uses_head)
        is_resumed = self._of_rest is not None and manner_of(asked) == self._cut_off_manner
        return self._of_rest if is_resumed else self._of_all

    @property
    def row_ids(self) -> array[int]:
        """The rows that are checked."""
        return self.selected if self.only_selected else self.shown

    def choose(self, *, only_selected: bool) -> None:
        """Check the selected rows, or all that are shown."""
        self.only_selected = only_selected
        self.count()

    def count(self) -> None:
        """Count what would be asked for, in a worker."""
        self._of_all = self._of_rest = None
        table, row_ids = self.session.document.table.snapshot(), self.row_ids
        pages, now = self.session.pages, int(system_time().timestamp())
        store = pages.store if isinstance(pages, CheckedPages) else None
        cut_off = store.begun_as if store is not None and store.begun_at is not None else None

        def locs() -> Iterator[str]:
            return ((table.row(row_id).loc or "").strip() for row_id in row_ids)

        def work(progress: Progress) -> tuple[Extent, Extent | None]:
            of_all = _extent(locs(), len(row_ids), progress)
            if store is None or cut_off is None:
                return of_all, None
            choice = chosen_urls(locs(), store, cut_off, now, progress)
            if not choice.resumed:
                return of_all, None
            of_rest = _extent(choice.wanted, len(choice.wanted), progress)
            return of_all, replace(of_rest, known=choice.resumed)

        def on_counted(counted: tuple[Extent, Extent | None]) -> None:
            self._of_all, self._of_rest = counted
            self._cut_off_manner = cut_off or ""
            self.tells()

        self.begin(work, on_counted)
        self.tells()

    @property
    def least_s(self) -> float:
        """How long the host with most URLs takes at this pace, in seconds."""
        hosts = self.extent.hosts if self.extent is not None else ()
        return hosts[0][1] / self.rate if hosts else 0.0

    @property
    def is_quick(self) -> bool:
        """True where two requests at once to a host would not be enough."""
        return self.rate > _QUICK

    def manners(self) -> Manners:
        """Return how URLs are asked for, and remember it for the next check."""
        self._settings.set(LIVE_RATE, self.rate)
        self._settings.set(LIVE_AGENT, self.agent)
        self._settings.set(LIVE_HEAD, self.uses_head)
        pace = Pace(gap_s=1 / self.rate)
        if self.is_quick:
            pace = Pace(gap_s=1 / self.rate, per_host=_AT_ONCE)
        return Manners(pace, self.agent.strip(), self.uses_head, self.allow_private)


def _extent(urls: Iterable[str], count: int, progress: Progress) -> Extent:
    """Count URLs, each once, by host. Raises: Cancelled by way of `progress`."""
    seen, hosts, unusable = set[int](), Counter[str](), 0
    for number, url in enumerate(urls):
        if not number % _ROWS_A_STEP:
            progress(number / count)
        key = hash_of(key_of(url))
        if not url or key in seen:
            continue
        seen.add(key)
        origin = origin_of(url)
        if origin is None:
            unusable += 1
        else:
            hosts[origin.host] += 1
    return Extent(len(seen), tuple(hosts.most_common()), unusable)
