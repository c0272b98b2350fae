"""What rules and columns ask: what became of a URL, and whether the file lists it."""

from __future__ import annotations

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from datetime import datetime
from typing import Final

from sitemap_editor.core.document.url_keys import hash_of, key_of
from sitemap_editor.core.errors import Progress, no_progress
from sitemap_editor.core.protocol.page_result import DAY_S
from sitemap_editor.core.web.live.result import PageResult, Reason
from sitemap_editor.core.web.live.store import Brief, ResultStore

_BUCKETS: Final = 257
_ROWS_A_STEP: Final = 4_096


class CheckedPages:
    """Results of a store beside the URLs that a file lists, as it was when this was made.

    Rows are given by the hashes of their URLs and their ids; 12 bytes each. Made in 0.6 µs a row.
    """

    def __init__(
        self,
        store: ResultStore | None,
        numbers: array[int] | None = None,
        row_ids: array[int] | None = None,
        progress: Progress = no_progress,
    ) -> None:
        self.store = store
        self._listed = [(array("q"), array("I")) for _ in range(_BUCKETS)]
        numbers = numbers if numbers is not None else array("q")
        row_ids_of = range(len(numbers)) if row_ids is None else row_ids
        pairs = zip(numbers, row_ids_of, strict=True)
        for at, (number, row_id) in enumerate(pairs):
            if not at % _ROWS_A_STEP:
                progress(at / len(numbers))
            listed, rows = self._listed[number % _BUCKETS]
            listed.append(number)
            rows.append(row_id)
        self._listed = list(map(_sorted, self._listed))

    def list_as(self, other: CheckedPages) -> None:
        """Take the rows of another one for those of the file."""
        self._listed = other._listed

    def __reduce__(self) -> tuple[type[CheckedPages], tuple[None]]:
        """Travel to another process without results: rows are held against them in this one."""
        return type(self), (None,)

    def of(self, url: str) -> PageResult | None:
        """Return what is known of a URL, as it stands in the file; None where nobody asked."""
        return self.store.of(url) if self.store is not None else None

    def has(self, number: int) -> bool:
        """Tell whether anything is known of a URL, by the hash of its key."""
        return self.store is not None and self.store.has(number)

    def labels(
        self, numbers: Sequence[int], row_ids: Sequence[int], now: datetime
    ) -> dict[str, array[int]]:
        """Return the ids of rows by what was found of their URLs, given by their hashes.

        Some 0.3 µs a row.
        """
        found: dict[str, array[int]] = {}
        if self.store is None:
            return found
        oldest = int(now.timestamp()) - DAY_S
        for number, row_id in zip(numbers, row_ids, strict=True):
            brief = self.store.brief(number)
            if brief is None:
                continue
            for label in _labels(brief, oldest):
                found.setdefault(label, array("I")).append(row_id)
        return found

    def is_listed(self, url: str) -> bool:
        """Tell whether the file lists this URL, as far as that was known when it was checked."""
        return bool(self.row_ids(url))

    def row_ids(self, url: str) -> list[int]:
        """Return the ids of the rows that listed a URL."""
        wanted = hash_of(key_of(url))
        listed, rows = self._listed[wanted % _BUCKETS]
        return list(rows[bisect_left(listed, wanted) : bisect_right(listed, wanted)])


def _sorted(bucket: tuple[array[int], array[int]]) -> tuple[array[int], array[int]]:
    """Sort few at once: a sort holds all threads."""
    listed, rows = bucket
    order = sorted(range(len(listed)), key=listed.__getitem__)
    return array("q", map(listed.__getitem__, order)), array("I", map(rows.__getitem__, order))


_WORDS: Final = {
    Reason.NONE: "ok",
    Reason.REDIRECT: "redirect",
    Reason.META: "noindex",
    Reason.HEADER: "noindex",
    Reason.ROBOTS: "blocked",
    Reason.CANONICAL: "canonical",
}


def _labels(brief: Brief, oldest: int) -> Iterator[str]:
    """Yield what a filter may ask for; see `LIVE_WORDS` of the language."""
    yield "any"
    if brief.status:
        yield str(brief.status)
    if brief.has_failed:
        yield "error"
    if brief.reason in _WORDS and not (brief.has_failed and brief.reason is Reason.NONE):
        yield _WORDS[brief.reason]
    if brief.checked_at < oldest:
        yield "stale"
