"""What is remembered of each page of a file, and which pages changed between two versions.

Source: PROTOCOL 13, "Change sets": the date alone misses most changes, and stamped dates tell of
changes that never were. So the page itself counts most, then its row, and last its date.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final, NamedTuple

from sitemap_editor.core.document.markup import SPACE
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.errors import Progress, no_progress
from sitemap_editor.core.protocol.fields import LASTMOD, LOC
from sitemap_editor.core.protocol.page_result import DAY_S, PageResults
from sitemap_editor.core.web.publishing.liveness import Liveness, liveness_of

_ROWS_A_STEP: Final = 4_096
_HASH_BYTES: Final = 8
_FINE: Final = 200


class Mark(NamedTuple):
    """What tells one state of a page from another; empty where it is not known."""

    lastmod: str = ""
    """As the row has it."""
    row: str = ""
    """A hash of the bytes of its row, without what stands around it."""
    page: str = ""
    """A hash of the page, by whoever fetched it."""

    def is_same(self, other: Mark) -> bool:
        """Compare by the best that is known of both: page, then row, then date."""
        if self.page and other.page:
            return self.page == other.page
        if self.row and other.row:
            return self.row == other.row
        return self.lastmod == other.lastmod

    def after(self, before: Mark | None) -> Mark:
        """Return this mark with what only the one before it knows."""
        return self if self.page or before is None else self._replace(page=before.page)


Marks = Mapping[str, Mark]
"""By URL, in the order of the file."""


class KnownPages(NamedTuple):
    """What a live check found of pages not long ago, by URL."""

    live: Mapping[str, Liveness] = {}
    digests: Mapping[str, str] = {}
    """Hashes of the pages that answered 200."""


def known_pages(
    table: PieceTable, pages: PageResults | None, now: int, progress: Progress = no_progress
) -> KnownPages:
    """Return what is known of the URLs of a table; what is older than a day does not count.

    Raises: Cancelled by way of `progress`.
    """
    live: dict[str, Liveness] = {}
    digests: dict[str, str] = {}
    if pages is None:
        return KnownPages()
    for position, loc in enumerate(table.values(LOC)):
        if not position % _ROWS_A_STEP:
            progress(position / len(table))
        url = (loc or "").strip()
        found = pages.of(url) if url else None
        if found is None or found.checked_at < now - DAY_S:
            continue
        live[url] = liveness_of(found)
        if found.digest and not found.digest_at and found.status == _FINE:
            digests[url] = found.digest
    return KnownPages(live, digests)


@dataclass(frozen=True, slots=True)
class Changes:
    """The URLs by which a version differs from one before it; each kind in the order of a file."""

    added: tuple[str, ...] = ()
    changed: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()

    def __len__(self) -> int:
        return len(self.added) + len(self.changed) + len(self.removed)


def marks_of(
    table: PieceTable, pages: Mapping[str, str] | None = None, progress: Progress = no_progress
) -> dict[str, Mark]:
    """Return the mark of each URL; `pages` has hashes of pages, as far as somebody fetched them.

    A URL in several rows has one mark of all of them. Rows without a URL have none.
    Raises: Cancelled by way of `progress`.
    """
    pages = pages or {}
    marks: dict[str, Mark] = {}
    row_start, count = table.row_format.row_start, len(table)
    locs, dates = table.values(LOC), table.values(LASTMOD)
    for position, (loc, lastmod) in enumerate(zip(locs, dates, strict=True)):
        if not position % _ROWS_A_STEP:
            progress(position / count)
        url = (loc or "").strip()
        if not url:
            continue
        data = table.row_bytes(table.order[position])
        earlier = marks.get(url)
        digest = _hash((earlier.row.encode() if earlier else b"") + _own(data, row_start(data)))
        date = " ".join((lastmod or "").split())
        if earlier is not None:
            date = " ".join(filter(None, (earlier.lastmod, date)))
        marks[url] = Mark(date, digest, pages.get(url, ""))
    return marks


def changes_between(before: Marks, after: Marks) -> Changes:
    """Return what was added, changed and removed."""
    return Changes(
        tuple(url for url in after if url not in before),
        tuple(
            url for url, mark in after.items() if url in before and not mark.is_same(before[url])
        ),
        tuple(url for url in before if url not in after),
    )


def _own(data: bytes, start: int) -> bytes:
    return data[start:].strip(SPACE)


def _hash(data: bytes) -> str:
    return blake2b(data, digest_size=_HASH_BYTES).hexdigest()
