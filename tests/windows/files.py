"""Small files to open in a window."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tests.core.sitemaps import urlset

BODY: Final = "".join(f"\n <url><loc>https://example.com/{c}</loc></url>" for c in "abc") + "\n"


def some_file(folder: Path, name: str = "sitemap.xml", body: str = BODY) -> Path:
    """Write a urlset of three rows and return its path."""
    path = folder / name
    path.write_bytes(urlset(body))
    return path
