"""The corpus of real files: their names and what other programs found out about them."""

from __future__ import annotations

import gzip
import json
from functools import cache
from pathlib import Path
from typing import Any, Final

FOLDER: Final = Path(__file__).resolve().parents[2].parent / "shared" / "corpus"
_KINDS: Final = {"urlset": "urlset", "index": "sitemapindex", "text": "text"}

_REPEATS: Final = frozenset(
    f"index/rpg-{name}"
    for name in (
        "google-0.84/google_py_sitemap.xml.gz",
        "google-0.84/google_py_sitemap1.xml.gz",
        "google-0.84/google_py_sitemap2.xml.gz",
        "gsitecrawler/sitemap.xml.gz",
    )
)
_VERY_LONG: Final = "text/one-million-lines.txt.gz"

Facts = dict[str, Any]


@cache
def facts() -> dict[str, Facts]:
    """Return the facts by name; nothing where there is no corpus."""
    if not FOLDER.is_dir():
        return {}
    found: dict[str, Facts] = json.loads((FOLDER / "facts.json").read_text("utf-8"))["files"]
    return found


def kind_of(name: str) -> str | None:
    """Return the kind of a file that can be opened, or None where it must be refused."""
    return _KINDS.get(facts()[name]["kind"])


def openable() -> list[str]:
    """Return the names of the files that hold a sitemap."""
    return [name for name in facts() if kind_of(name)]


def of_each_sort() -> list[str]:
    """Return `openable`, without what only repeats others at length: for slow tests.

    Left out are the sitemaps that one program wrote like others of the corpus, and a million
    lines that are one.
    """
    return [name for name in openable() if name not in _REPEATS and name != _VERY_LONG]


def xml() -> list[str]:
    """Return the names of the XML sitemaps."""
    return [name for name in openable() if kind_of(name) != "text"]


def text() -> list[str]:
    """Return the names of the text sitemaps."""
    return [name for name in openable() if kind_of(name) == "text"]


def refused() -> list[str]:
    """Return the names of the files that are no sitemaps."""
    return [name for name in facts() if not kind_of(name)]


def unpacked(name: str) -> bytes:
    """Return what is inside a file."""
    raw = (FOLDER / name).read_bytes()
    return gzip.decompress(raw) if facts()[name].get("is_gzip") else raw
