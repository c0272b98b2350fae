"""Other readers of sitemaps, for the environment of `others`: ``other_readers.py READER WHERE``."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path


def ultimate_sitemap_parser(path: str) -> int:
    """Read from a string: no server, no network."""
    tree = importlib.import_module("usp.tree")
    sitemap = tree.sitemap_from_str(Path(path).read_text(encoding="utf-8"))
    return sum(1 for _ in sitemap.all_pages())


def advertools(url: str) -> int:
    """Read into a data frame: it takes addresses only."""
    module = importlib.import_module("advertools")
    return len(module.sitemap_to_df(url))


if __name__ == "__main__":
    readers = {reader.__name__: reader for reader in (ultimate_sitemap_parser, advertools)}
    print(readers[sys.argv[1]](sys.argv[2]))
