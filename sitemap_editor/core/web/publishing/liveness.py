"""Whether a page may be told to search engines: it answers, and nothing keeps it from an index."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import Enum
from typing import Final

from sitemap_editor.core.errors import Progress, no_progress
from sitemap_editor.core.protocol.page_result import PageResult, Reason
from sitemap_editor.core.web.live.store import ResultStore

_FINE: Final = 200
_URLS_A_STEP: Final = 512


class Liveness(Enum):
    """What a page is to somebody who would send engines there."""

    LIVE = "live"
    NOT_LIVE = "not live"
    """It gave no answer, or another status than 200: a redirect is an answer of its own."""
    NOT_INDEXABLE = "not indexable"
    """It says noindex, its canonical is another page, or robots.txt keeps crawlers away."""
    NOT_CHECKED = "not checked"
    """Nobody asked for it, or its host was left alone."""


Liveliness = Mapping[str, Liveness]
"""By URL."""


def liveness_of(page: PageResult | None) -> Liveness:
    """Return what is known of a page."""
    if page is None:
        return Liveness.NOT_CHECKED
    if page.reason is Reason.ROBOTS:
        return Liveness.NOT_INDEXABLE
    if page.status != _FINE or page.error is not None:
        return Liveness.NOT_LIVE
    return Liveness.LIVE if page.is_indexable else Liveness.NOT_INDEXABLE


def liveness_in(
    store: ResultStore, urls: Iterable[str], progress: Progress = no_progress
) -> dict[str, Liveness]:
    """Return what came of each of these URLs, which were asked for just now.

    Raises: Cancelled by way of `progress`.
    """
    found: dict[str, Liveness] = {}
    for number, url in enumerate(urls):
        if not number % _URLS_A_STEP:
            progress(0.0)
        found[url] = liveness_of(store.of(url))
    return found
