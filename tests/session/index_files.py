"""Sitemaps and indexes on disk, for the tests of indexes."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from tests.core.sitemaps import SITEMAP, urlset

SITE: Final = "https://example.com"
CHANGED_S: Final = 1_700_000_000
CHANGED: Final = "2023-11-14T22:13:20Z"


def sitemap_file(
    folder: Path, name: str = "sitemap-1.xml", rows: int = 2, site: str = SITE
) -> Path:
    """Write a urlset that was changed at a known time, in a folder that is made where missing."""
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    locs = "".join(f"\n<url><loc>{site}/{name}/{row}</loc></url>" for row in range(rows))
    path.write_bytes(urlset(locs))
    os.utime(path, (CHANGED_S, CHANGED_S))
    return path


def index_file(
    folder: Path, locs: Iterable[str], name: str = "sitemap_index.xml", lastmod: str = ""
) -> Path:
    """Write an index of these URLs."""
    date = f"<lastmod>{lastmod}</lastmod>" if lastmod else ""
    rows = "".join(f"\n<sitemap><loc>{loc}</loc>{date}</sitemap>" for loc in locs)
    path = folder / name
    path.write_text(f'<sitemapindex xmlns="{SITEMAP}">{rows}\n</sitemapindex>', encoding="utf-8")
    return path
