"""Guesses where a sitemap is published: from an index beside it, else from its most common host.

Source: PROTOCOL L15. A guess is never more than that: findings that rest on it are hints.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Final

from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.errors import Progress, SitemapError, no_progress
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.files.sources import possible_indexes
from sitemap_editor.core.protocol.fields import LOC, SITEMAPINDEX
from sitemap_editor.core.protocol.location import Published, is_publishable, site_of

_ROWS: Final = 2_000
_FILES: Final = 50
_INDEX_BYTES: Final = 4 << 20
_DEFAULT_NAME: Final = "sitemap.xml"


def guess_published(
    table: PieceTable, path: Path | None, progress: Progress = no_progress
) -> Published | None:
    """Return where the document most likely is published; None where nothing tells.

    Looks at sitemap indexes in the folder of `path`, no further. Raises: Cancelled.
    """
    if path is not None:
        for url in _named_beside(path, progress):
            return Published(url, is_sure=False)
    sites = Counter(
        site for loc in islice(table.values(LOC), _ROWS) if loc and (site := site_of(loc))
    )
    if not sites:
        return None
    name = path.name if path is not None else _DEFAULT_NAME
    url = f"{sites.most_common(1)[0][0]}/{name.replace(' ', '%20')}"
    return Published(url, is_sure=False) if is_publishable(url) else None


def _named_beside(path: Path, progress: Progress) -> Iterator[str]:
    """Yield the URLs by which sitemap indexes in the same folder name this file."""
    name = path.name
    names = {name, name + ".gz", name.removesuffix(".gz")}
    for beside in possible_indexes(path.parent, _FILES):
        progress(0.0)
        try:
            if beside.name == name or beside.stat().st_size > _INDEX_BYTES:
                continue
            index = Document.open(beside, cap_bytes=_INDEX_BYTES)
        except (SitemapError, OSError):
            continue
        if index.kind != SITEMAPINDEX.name:
            continue
        for row in index:
            loc = (row.loc or "").strip()
            if loc.rpartition("/")[2] in names and is_publishable(loc):
                yield loc
