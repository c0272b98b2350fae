"""Indexes with the sitemaps they list, written to a folder for a test."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from tests.core.sitemaps import SITEMAP, urlset

SITE: Final = "https://example.com/"
LASTMOD_OF_INDEX: Final = "2026-05-06"


def rows(count: int, prefix: str = "p") -> str:
    """Return rows of a urlset that nothing is wrong with."""
    return "".join(f"<url><loc>{SITE}{prefix}/{number}</loc></url>\n" for number in range(count))


def sitemap(folder: Path, name: str, count: int = 3, prefix: str = "") -> Path:
    """Write a urlset of so many rows; each file has URLs of its own."""
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(urlset(rows(count, prefix or name)))
    return path


def index_bytes(names: Iterable[str], lastmod: str = "") -> bytes:
    """Return an index that lists files of the site by name, or URLs as they are."""
    date = f"<lastmod>{lastmod}</lastmod>" if lastmod else ""
    locs = (name if "://" in name else SITE + name for name in names)
    body = "".join(f"<sitemap><loc>{loc}</loc>{date}</sitemap>\n" for loc in locs)
    return f'<sitemapindex xmlns="{SITEMAP}">{body}</sitemapindex>'.encode()


def index(
    folder: Path, names: Sequence[str], name: str = "sitemap_index.xml", lastmod: str = ""
) -> Path:
    """Write an index."""
    path = folder / name
    path.write_bytes(index_bytes(names, lastmod))
    return path


def grow_older(path: Path, seconds: int = 60) -> None:
    """Let a file look as if it had been written earlier, so that a new time is another one."""
    found = path.stat()
    os.utime(path, (found.st_atime, found.st_mtime - seconds))
