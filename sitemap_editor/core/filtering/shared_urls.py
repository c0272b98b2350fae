"""Which rows share their URL, or the page it most likely leads to, with another row."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final

from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.traces import STEP_ROWS
from sitemap_editor.core.filtering.row_values import RowValues
from sitemap_editor.core.passes.executor import Part
from sitemap_editor.core.protocol.equivalence import same_pages
from sitemap_editor.core.protocol.fields import LOC

_ROWS_AT_ONCE: Final = 1_024
_KEY_BYTES: Final = 8


@dataclass(frozen=True)
class SharedUrlsPass:
    """Tells for each row whether another has the same URL, or with `is_loose` the same page."""

    is_loose: bool

    def over(self, table: PieceTable, first: int, last: int) -> array[int]:
        """Return a key for the URL of each row of a range; 0 where there is none."""
        keys = array("Q")
        for at in range(first, last, _ROWS_AT_ONCE):
            rows = RowValues(table, table.order[at : min(at + _ROWS_AT_ONCE, last)])
            urls = rows.values(LOC)
            pages = same_pages(urls)[1] if self.is_loose else urls
            pairs = zip(urls, pages, strict=True)
            keys.extend(_key(page) if url else 0 for url, page in pairs)
        return keys

    def merged(self, parts: Iterator[Part]) -> bytes:
        """Return a byte for each row."""
        keys = array("Q")
        for part in parts:
            assert isinstance(part.result, array)  # noqa: S101 - what `over` returns
            keys += part.result
        steps = [keys[at : at + STEP_ROWS] for at in range(0, len(keys), STEP_ROWS)]
        counts: Counter[int] = Counter()
        for some in steps:  # the window goes on in between
            counts.update(some)
        shared = {key for key, count in counts.items() if key and count > 1}
        return b"".join(bytes(map(shared.__contains__, some)) for some in steps)


def _key(url: bytes) -> int:
    digest = blake2b(url, digest_size=_KEY_BYTES).digest()
    return int.from_bytes(digest, "little") or 1
