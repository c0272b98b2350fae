"""Which URLs a live check asks for: all, or what is left of a check that was cut off."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from sitemap_editor.core.document.url_keys import hash_of, key_of
from sitemap_editor.core.errors import Progress, no_progress
from sitemap_editor.core.protocol.page_result import DAY_S
from sitemap_editor.core.web.fetching import Failure
from sitemap_editor.core.web.live.manners import Manners
from sitemap_editor.core.web.live.result import PageResult
from sitemap_editor.core.web.live.store import ResultStore
from sitemap_editor.core.web.live.url_list import UrlList

_URLS_A_STEP = 1_024


@dataclass(frozen=True, slots=True)
class UrlChoice:
    """What is asked for, each URL once, and what that means for a check that was cut off."""

    wanted: UrlList
    resumed: int = 0
    """How many URLs a check that was cut off had found out before; they are not in `wanted`."""
    is_aside: bool = False
    """True where that check can be gone on with later, for this one is about few of its URLs."""


def chosen_urls(
    urls: Iterable[str],
    store: ResultStore,
    manner: str,
    now: int,
    progress: Progress = no_progress,
) -> UrlChoice:
    """Choose what to ask in a manner, now, in seconds since 1970; some 5 µs a URL.

    A check that was cut off is gone on with: what it found within a day is not asked for again. But
    where that was found in another manner, or where fewer than half of the URLs that it found out
    about are meant, all are asked for: a person who chooses rows wants to know how they are now.
    Such a smaller check is made aside, and the one that was cut off can be gone on with later.
    Raises: Cancelled by way of `progress`.
    """
    since = store.begun_at if store.begun_as == manner else None
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
        return UrlChoice(wanted, len(known))
    for url in known:
        wanted.append(url)
    return UrlChoice(wanted, is_aside=not is_most and len(wanted) < before)


def manner_of(manners: Manners) -> str:
    """Return what makes the same URL come to another result: for whom it is asked, and how."""
    return f"{manners.agent} HEAD".strip() if manners.uses_head else manners.agent


def is_refused(page: PageResult) -> bool:
    """Tell whether a URL was not asked for, since nobody allowed its address."""
    return page.error == Failure.PRIVATE.value


def _is_known(store: ResultStore, url: str, key: int, since: int) -> bool:
    """Tell whether an answer came since then; one that nobody allowed to ask for is none."""
    brief = store.brief(key)
    if brief is None or brief.checked_at < since:
        return False
    page = store.of(url) if brief.has_failed else None
    return page is None or not is_refused(page)
