"""Why pages that were asked for gave no date: told by reason, for a person who wonders."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Final

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, Progress, Remark, no_progress
from sitemap_editor.core.protocol.page_result import PageResult, Reason
from sitemap_editor.core.web.fetching import Failure
from sitemap_editor.core.web.live.check import LiveCheck
from sitemap_editor.core.web.publishing.failures import REASONS

_ANSWERS: Final = QT_TRANSLATE_NOOP("core", "the answer is {status}")
_BARRED: Final = QT_TRANSLATE_NOOP("core", "robots.txt does not let us ask")
_LEFT_ALONE: Final = QT_TRANSLATE_NOOP("core", "the host was left alone, since it fails too often")
_NAMES_NONE: Final = QT_TRANSLATE_NOOP("core", "neither the page nor its server names one")
_PAGES_A_STEP: Final = 512


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
    found: dict[tuple[str, int], list[str]] = {}
    for text, status, url in _each(check, dated, progress):
        found.setdefault((text, status), []).append(url)
    private = REASONS[Failure.PRIVATE]
    silent = [
        SilentPages(Remark(text, {"status": status}), tuple(urls), text == private)
        for (text, status), urls in found.items()
    ]
    return sorted(silent, key=lambda each: -len(each.urls))


def _each(
    check: LiveCheck, dated: Collection[str], progress: Progress
) -> Iterator[tuple[str, int, str]]:
    skipped = set(check.schedule.skipped)
    for number, url in enumerate(check.schedule.urls):
        if not number % _PAGES_A_STEP:
            progress(0.0)
        page = check.store.of(url)
        if url in dated:
            continue
        if number in skipped:
            yield _LEFT_ALONE, 0, url
        elif page is not None and page.checked_at >= check.began_at:
            yield *_why(page), url


def _why(page: PageResult) -> tuple[str, int]:
    """Return a text, and the status it names; 0 where it names none."""
    if page.error is not None:
        return REASONS[Failure(page.error)], 0
    if page.reason is Reason.ROBOTS:  # of the URL, or of where it redirects to
        return _BARRED, 0
    if page.last_status is not None and not 200 <= page.last_status < 300:
        return _ANSWERS, page.last_status
    return _NAMES_NONE, 0
