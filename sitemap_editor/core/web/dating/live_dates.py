"""What live pages say of their dates: each is asked once, one after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import datetime
from typing import Final

from sitemap_editor.core.errors import Progress, no_progress
from sitemap_editor.core.protocol.location import is_address
from sitemap_editor.core.protocol.page_result import PageResult, PageResults
from sitemap_editor.core.web.dating.evidence import Evidence, PageDates, evidence_of_page
from sitemap_editor.core.web.fetching import Fetched, Flow, Request
from sitemap_editor.core.web.live.change_history import digest_of, with_history
from sitemap_editor.core.web.live.hosts import as_asked
from sitemap_editor.core.web.live.page import page_facts

_ROWS_A_STEP: Final = 512


def live_dates(
    locs: Iterable[str],
    now: Callable[[], datetime],
    kept: Callable[[str], PageResult | None] = lambda _url: None,
    *,
    allow_private: bool = False,
) -> Flow[dict[str, list[Evidence]]]:
    """Ask for each page, and return what those that answered say of themselves.

    `kept` is what a live check knows of a URL: its hash tells whether the page is as it was then.
    One request at a time, so that no server has more to do than with one visitor.
    """
    found: dict[str, list[Evidence]] = {}
    for loc in dict.fromkeys(locs):
        if not is_address(loc):
            continue
        fetched = yield Request(as_asked(loc), allow_private=allow_private)
        if fetched.is_ok and (evidence := list(_of_answer(fetched, now(), kept(loc)))):
            found[loc] = evidence
    return found


def checked_dates(
    locs: Iterable[str], pages: PageResults, progress: Progress = no_progress
) -> dict[str, list[Evidence]]:
    """Return what pages said of themselves when they were last checked; nobody is asked.

    Raises: Cancelled by way of `progress`.
    """
    found: dict[str, list[Evidence]] = {}
    for number, loc in enumerate(dict.fromkeys(locs)):
        if not number % _ROWS_A_STEP:
            progress(0.0)
        result = pages.of(loc)
        if result is None or result.error is not None or not _is_fine(result.last_status):
            continue
        modified, changed = result.last_modified, result.changed_between
        dates = PageDates(result.dates, modified, result.checked, changed)
        if evidence := list(evidence_of_page(dates)):
            found[loc] = evidence
    return found


def _is_fine(status: int | None) -> bool:
    return status is not None and 200 <= status < 300


def _of_answer(fetched: Fetched, now: datetime, kept: PageResult | None) -> Iterable[Evidence]:
    facts = page_facts(fetched.url or "", fetched.headers, fetched.body)
    modified = fetched.header("last-modified") or ""
    if kept is None or len(fetched.hops) > 1:  # where a redirect leads is another page
        return evidence_of_page(PageDates(facts.dates, modified, now))
    looked = PageResult(
        kept.url,
        int(now.timestamp()),
        hops=((fetched.hops[0].status, kept.url),),
        digest=digest_of(fetched.body),
    )
    changed = with_history(looked, kept).changed_between
    return evidence_of_page(PageDates(facts.dates, modified, now, changed))
