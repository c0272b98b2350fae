"""Other programs' opinions, to compare ours with: lxml's reading and git's line counts."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from lxml import etree

from sitemap_editor import Document, SetCells

FIELDS: Final = {
    "urlset": ("url", ("loc", "lastmod", "changefreq", "priority")),
    "sitemapindex": ("sitemap", ("loc", "lastmod")),
}
Values = tuple[str | None, ...]


@dataclass(frozen=True)
class Reading:
    """What lxml makes of a sitemap."""

    kind: str
    rows: list[Values]


def read_with_lxml(data: bytes) -> Reading:
    """Read rows by the rule of the architecture, with a tree."""
    parser = etree.XMLParser(
        remove_comments=True,
        remove_pis=True,
        resolve_entities=False,
        no_network=True,
        huge_tree=b"<!DOCTYPE" not in data,
    )
    root = etree.fromstring(data, parser)
    name = etree.QName(root)
    row, fields = FIELDS[name.localname]

    def qualified(local: str) -> str:
        return f"{{{name.namespace}}}{local}" if name.namespace else local

    def text(element: etree._Element | None) -> str | None:
        return None if element is None else (element.text or "")

    cells = [qualified(field) for field in fields]
    rows = [
        tuple(text(child.find(cell)) for cell in cells)
        for child in root.iter(qualified(row))
        if child.getparent() is root
    ]
    return Reading(name.localname, rows)


def values_of(document: Document) -> list[Values]:
    """Return all rows of `document`, with as many values as it has columns."""
    width = len(document.fields)
    return [tuple(row[:width]) for row in document]


def changed_lines(before: bytes, after: bytes, folder: Path) -> tuple[int, int]:
    """Return how many lines git says were added and removed."""
    old, new = folder / "git-old", folder / "git-new"
    old.write_bytes(before)
    new.write_bytes(after)
    # A text attribute would have git speak of line ends; a user's settings must not matter.
    environment = {**os.environ, "GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_NOSYSTEM": "1"}
    command = ["git", "-c", "core.autocrlf=false", "diff", "--no-index", "--text", "--numstat"]
    run = subprocess.run(
        [*command, "--", str(old), str(new)],
        capture_output=True,
        check=False,
        env=environment,
        cwd=folder,
    )
    assert run.returncode in (0, 1), run.stderr
    if not run.stdout:
        return 0, 0
    added, removed = run.stdout.split()[:2]
    return int(added), int(removed)


def difference(before: bytes, after: bytes) -> tuple[bytes, bytes]:
    """Return the part that differs: what was there and what is there, ends in common cut."""
    start = _common(before, after)
    rest = _common(before[start:][::-1], after[start:][::-1])
    return before[start : len(before) - rest], after[start : len(after) - rest]


def _common(one: bytes, other: bytes) -> int:
    """Return how many bytes both begin with."""
    low, high = 0, min(len(one), len(other))
    while low < high:
        middle = (low + high + 1) // 2
        if one[low:middle] == other[low:middle]:
            low = middle
        else:
            high = middle - 1
    return low


def first_plain_row(rows: Iterable[Values]) -> int | None:
    """Return the position of a row whose loc holds something and no line break."""
    for position, (loc, *_) in enumerate(rows):
        if loc and "\n" not in loc and "\r" not in loc:
            return position
    return None


def with_loc(document: Document, position: int, value: str) -> bytes:
    """Set one loc and return the whole document."""
    document.apply(SetCells([(document.row_id(position), "loc", value)]))
    return document.to_bytes()
