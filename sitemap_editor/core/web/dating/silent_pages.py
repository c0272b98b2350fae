"""Why pages that were asked for gave no date: told by reason, for a person who wonders."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, Argument, Progress, Remark, no_progress
from sitemap_editor.core.protocol.page_result import PageResult, Reason
from sitemap_editor.core.web.fetching import Failure
from sitemap_editor.core.web.live.check import LiveCheck
from sitemap_editor.core.web.live.hosts import origin_of
from sitemap_editor.core.web.publishing.failures import REASONS

_ANSWERS: Final = QT_TRANSLATE_NOOP("core", "the answer is {status}")
_BARRED: Final = QT_TRANSLATE_NOOP("core", "robots.txt does not let us ask")
_LEFT_ALONE: Final = QT_TRANSLATE_NOOP("core", "the host was left alone, since it fails too often")
_NAMES_NONE: Final = QT_TRANSLATE_NOOP("core", "neither the page nor its server names one")
_PRIVATE: Final = QT_TRANSLATE_NOOP(
    "core", "“{host}” is an address of this computer or its own network"
)
_PAGES_A_STEP: Final = 512
_Why: TypeAlias = tuple[str, tuple[tuple[str, Argument], ...]]
"""Words, and what they name."""


@dataclass(frozen=True, slots=True)
class SilentPages:
    """Pages that gave no date, all for one reason."""

    why: Remark
    """Words that complete a sentence."""
    urls: tuple[str, ...]
    is_private: bool = False
    """True where nobody allowed to ask addresses of this computer and its network."""


def silent_pages(
    check: LiveCheck, dated: Collection[str], progress: Progress = no_progress
) -> list[SilentPages]:
    """Return the pages of a check that are not among the `dated`, by reason, most pages first.

    What was not asked, since a person stopped it, is left out. Raises: Cancelled by `progress`.
    """
    found: dict[_Why, list[str]] = {}
    for why, url in _each(check, dated, progress):
        found.setdefault(why, []).append(url)
    silent = [
        SilentPages(Remark(text, dict(arguments)), tuple(urls), text == _PRIVATE)
        for (text, arguments), urls in found.items()
    ]
    return sorted(silent, key=lambda each: -len(each.urls))


def _each(
    check: LiveCheck, dated: Collection[str], progress: Progress
) -> Iterator[tuple[_Why, str]]:
    skipped = set(check.schedule.skipped)
    for number, url in enumerate(check.schedule.urls):
        if not number % _PAGES_A_STEP:
            progress(0.0)
        page = check.store.of(url)
        if url in dated:
            continue
        if number in skipped:
            yield (_LEFT_ALONE, ()), url
        elif page is not None and page.checked_at >= check.began_at:
            yield _why(page), url


def _why(page: PageResult) -> _Why:
    if page.error == Failure.PRIVATE.value:
        asked = origin_of(page.target or page.url)  # where a redirect leads it is another host
        return _PRIVATE, (("host", asked.host if asked is not None else page.url),)
    if page.error is not None:
        return REASONS[Failure(page.error)], ()
    if page.reason is Reason.ROBOTS:  # of the URL, or of where it redirects to
        return _BARRED, ()
    if page.last_status is not None and not 200 <= page.last_status < 300:
        return _ANSWERS, (("status", page.last_status),)
    return _NAMES_NONE, ()
