"""Makes the sitemaps that are measured: realistic, about 226 bytes a row, always the same."""

from __future__ import annotations

import random
import re
import shutil
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from tests.benchmarks.processes import FOLDER

VERSION: Final = 1  # part of the name: change it with anything that changes the bytes
NEEDLE: Final = "brass-lantern"
"""A text that stands in some of the locs."""
EVERYWHERE: Final = "fjord-store"
"""A text that stands in every loc."""
PLANTED: Final = 25
"""So many URLs of each file of a site stand in the next one too."""
MANY_FILES: Final = 20
MANY_ROWS: Final = 50_000

_HEAD: Final = (
    '<?xml version="1.0" encoding="UTF-8"?>\n'
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'
)
_INDEX: Final = (
    '<?xml version="1.0" encoding="UTF-8"?>\n'
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'
    "{rows}</sitemapindex>\n"
)
_SECTIONS: Final = ("shop", "outlet", "magazine", "guides", "help/articles", "de/angebote")
_WORDS: Final = (
    *("amber", "brass", "cedar", "delft", "ember", "fjord", "granite", "harbour", "indigo"),
    *("juniper", "kelp", "lantern", "maple", "nickel", "oak", "pewter", "quartz", "r%C3%BCben"),
)
_CHANGES: Final = ("daily", "weekly", "weekly", "monthly", "yearly")
_ZONES: Final = ("+00:00", "+01:00", "+02:00", "-05:00")
_ROWS_A_BLOCK: Final = 10_000


def sitemap(rows: int) -> Path:
    """Return a file of so many rows, made now unless it lies there from an earlier run."""
    FOLDER.mkdir(exist_ok=True)
    path = FOLDER / f"sitemap-{rows}-v{VERSION}.xml"
    if not path.exists():
        beside = path.with_suffix(".part")
        with beside.open("w", encoding="utf-8", newline="\n") as file:
            file.writelines(_blocks(rows))
        beside.replace(path)
    return path


def sitemap_at_fault(rows: int) -> Path:
    """Return a file of so many rows, a third of them at fault, each value another."""
    path = FOLDER / f"sitemap-{rows}-third-at-fault-v{VERSION}.xml"
    if not path.exists():
        beside = path.with_suffix(".part")
        with (
            sitemap(rows).open(encoding="utf-8", newline="\n") as usual,
            beside.open("w", encoding="utf-8", newline="\n") as file,
        ):
            file.writelines(_with_faults(usual))
        beside.replace(path)
    return path


def many_at_fault() -> list[Path]:
    """Return `MANY_FILES` files of `MANY_ROWS` rows each, alike."""
    model = sitemap_at_fault(MANY_ROWS)
    paths = [FOLDER / f"{model.stem}-{number}.xml" for number in range(1, MANY_FILES + 1)]
    for path in paths:
        if not path.exists():
            shutil.copyfile(model, path)
    return paths


def site(files: int, rows: int) -> tuple[Path, int]:
    """Return an index of so many files of so many rows, and how many URLs stand in two of them.

    Each file but the first begins with some URLs of the one before. The files of smaller sites are
    the first of larger ones, each with an index of its own.
    """
    folder = FOLDER / f"site-{rows}-v{VERSION}"
    folder.mkdir(parents=True, exist_ok=True)
    last: list[str] = []
    for number in range(files):
        path = folder / f"sitemap-{number:04}.xml"
        chance = random.Random(number)
        if path.exists():
            last = []
            continue
        if number and not last:
            last = _first_rows(number - 1, rows)
        mine = [_row(number * rows + nth, chance) for nth in range(rows)]
        beside = path.with_suffix(".part")
        with beside.open("w", encoding="utf-8", newline="\n") as file:
            file.write(_HEAD)
            file.writelines([*last, *mine[len(last) :]])
            file.write("</urlset>\n")
        beside.replace(path)
        last = mine[-PLANTED:]
    index = folder / f"index-{files}.xml"
    listed = "".join(
        f"<sitemap><loc>https://www.fjord-store.example/sitemap-{number:04}.xml</loc></sitemap>\n"
        for number in range(files)
    )
    index.write_text(_INDEX.format(rows=listed), encoding="utf-8", newline="\n")
    return index, PLANTED * (files - 1)


def _first_rows(number: int, rows: int) -> list[str]:
    """Return what the next file of a site begins with: the last rows of this one."""
    chance = random.Random(number)
    return [_row(number * rows + nth, chance) for nth in range(rows)][-PLANTED:]


def _with_faults(lines: Iterator[str]) -> Iterator[str]:
    """Spoil another value in every third row: a URL, a date, a priority."""
    number = -1
    for line in lines:
        number += line == "  <url>\n"
        if number % 9 == 0:
            yield line.replace("fjord-store.example/", "fjord-store.example/a page/")
        elif number % 9 == 3:
            yield re.sub("<lastmod>.*<", f"<lastmod>day {number} of the shop<", line)
        elif number % 9 == 6:
            yield re.sub("<priority>.*<", f"<priority>{number}.5<", line)
        else:
            yield line


def faulty(data: bytes) -> bytes:
    """Return the bytes of `sitemap` with a priority above 1 in every row."""
    return data.replace(b"<priority>0.", b"<priority>1.")


def recent(data: bytes) -> bytes:
    """Return the bytes of `sitemap` with every row changed three days ago."""
    day = (datetime.now(UTC) - timedelta(days=3)).strftime("<lastmod>%Y-%m-%d").encode()
    return re.sub(rb"<lastmod>\d{4}-\d\d-\d\d", day, data)


def _blocks(rows: int) -> Iterator[str]:
    chance = random.Random(rows)
    yield _HEAD
    for first in range(0, rows, _ROWS_A_BLOCK):
        numbers = range(first, min(rows, first + _ROWS_A_BLOCK))
        yield "".join(_row(number, chance) for number in numbers)
    yield "</urlset>\n"


def _row(number: int, chance: random.Random) -> str:
    choose = chance.choice
    words = f"{choose(_WORDS)}-{choose(_WORDS)}-{choose(_WORDS)}"
    query = ""
    if number % 3 == 0:
        query = f"?colour={choose(_WORDS)}&amp;size={number % 60}"
    elif number % 7 == 0:
        query = f"?page={number % 12}&amp;sort=price&amp;from={number % 365}"
    day = f"{2018 + number % 8}-{1 + number % 12:02}-{1 + number % 28:02}"
    time = f"{number % 24:02}:{number % 60:02}:{number // 7 % 60:02}{choose(_ZONES)}"
    return (
        "  <url>\n"
        f"    <loc>https://www.fjord-store.example/{choose(_SECTIONS)}/{words}-{number:07}{query}</loc>\n"
        f"    <lastmod>{day}T{time}</lastmod>\n"
        f"    <changefreq>{choose(_CHANGES)}</changefreq>\n"
        f"    <priority>0.{1 + number % 9}</priority>\n"
        "  </url>\n"
    )
