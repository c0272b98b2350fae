"""What live pages say of their dates: asked as politely as by any live check."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import datetime
from typing import Final

from sitemap_editor.core.errors import Progress, no_progress
from sitemap_editor.core.protocol.location import is_address
from sitemap_editor.core.protocol.page_result import PageResult, PageResults
from sitemap_editor.core.web.dating.evidence import Evidence, PageDates, evidence_of_page
from sitemap_editor.core.web.live.check import LiveCheck, system_time
from sitemap_editor.core.web.live.manners import Manners
from sitemap_editor.core.web.live.pages import CheckedPages
from sitemap_editor.core.web.live.store import ResultStore

_ROWS_A_STEP: Final = 512


def dates_check(
    locs: Iterable[str],
    kept: Callable[[str], PageResult | None] = lambda _url: None,
    manners: Manners | None = None,
    clock: Callable[[], datetime] = system_time,
    progress: Progress = no_progress,
) -> LiveCheck:
    """Return a live check of pages, each once, whose results nobody keeps; see `asked_dates`.

    `kept` is what is known of a URL from before: its hash tells whether the page is as it was.
    Raises: Cancelled by way of `progress`.
    """
    urls = [loc for loc in dict.fromkeys(locs) if is_address(loc)]
    store = ResultStore()
    store.put(page for url in urls if (page := kept(url)) is not None)
    return LiveCheck(urls, store, manners, clock, progress)


def asked_dates(
    check: LiveCheck, progress: Progress = no_progress
) -> dict[str, list[Evidence] | None]:
    """Return of each page that was asked what it says of itself; None where it said nothing.

    Raises: Cancelled by way of `progress`.
    """
    store = check.store
    times = ((url, store.checked_at(url)) for url in check.schedule.urls)
    asked = [url for url, at in times if at is not None and at >= check.began_at]
    found: dict[str, list[Evidence] | None] = dict.fromkeys(asked)
    found.update(checked_dates(asked, CheckedPages(store), progress))
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
