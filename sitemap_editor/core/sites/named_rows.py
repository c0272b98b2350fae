"""Looks up the URLs of some rows of a file: those that stand in other files too."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final
from zlib import crc32

from sitemap_editor.core.errors import SitemapError, no_progress
from sitemap_editor.core.files.compression import is_gzip, unpack
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.files.reading import DEFAULT_CAP_BYTES, read_bytes
from sitemap_editor.core.patterns import compiled
from sitemap_editor.core.sites.origins import Origin

_LOC: Final = compiled(rb"<loc>\s*+([^<&]*+(?:&amp;[^<&]*+)*+)</loc>")

Wanted = tuple[int, int]
"""A row, from 0, and what `crc32` says of its URL."""


@dataclass(frozen=True, slots=True)
class LocsTask:
    """The rows of one file; picklable."""

    origin: Origin
    rows: tuple[Wanted, ...]

    def run(self) -> dict[int, str]:
        """Return the URLs by row, from 0; none of a file that is gone meanwhile."""
        try:
            with self.origin.held() as path:
                data = read_bytes(path, DEFAULT_CAP_BYTES, no_progress)
                if is_gzip(data):
                    data, _ = unpack(data, cap_bytes=DEFAULT_CAP_BYTES, progress=no_progress)
                found = self._at_once(data)
                return self._opened(Document.open(path)) if found is None else found
        except (SitemapError, OSError):
            return {}

    def _at_once(self, data: bytes) -> dict[int, str] | None:
        """Return them of a file that is written as most are: the nth loc is that of the nth row.

        None where any of them is not what was read before.
        """
        locs = _LOC.findall(data)
        found = {}
        for row, url in self.rows:
            if row >= len(locs):
                return None
            loc = locs[row].strip().replace(b"&amp;", b"&")
            if crc32(loc) != url:
                return None
            found[row] = loc.decode("utf-8", "replace")
        return found

    def _opened(self, document: Document) -> dict[int, str]:
        some = (row for row, _ in self.rows if row < len(document))
        return {row: (document[row].loc or "").strip() for row in some}
