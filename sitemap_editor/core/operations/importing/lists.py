"""Texts with a URL a line, robots.txt, and objects in lines: sources that are no tables."""

from __future__ import annotations

import json
import re
from itertools import islice
from typing import Final

from sitemap_editor.core.errors import Progress
from sitemap_editor.core.files.long_text import LongText, decoded
from sitemap_editor.core.operations.importing.source import (
    LINES_A_STEP,
    MOST_COLUMNS,
    ImportSource,
    SourceKind,
    TextColumn,
)
from sitemap_editor.core.protocol.robots import ROBOTS_NAME, SITEMAP_FIELD, sitemap_lines

_URL_WITHIN: Final = re.compile(r"https?://[^\s<>\"'\])}]+", re.IGNORECASE)
_BEGINS_URL: Final = re.compile(r"\s*(?:[a-z][a-z0-9+.-]*://|/)", re.IGNORECASE)
_ROBOTS_LINE: Final = re.compile(
    r"^\s*(?:user-agent|disallow|allow|sitemap|crawl-delay)\s*:", re.IGNORECASE | re.MULTILINE
)
_ALLOWED: Final = re.compile(r"\s*allow\s*:\s*(/[^\s*#$]*)\s*(?:#.*)?", re.IGNORECASE)
_LOOKED_AT: Final = 50
_LONGEST_SAMPLE: Final = 4_096


def is_robots(start: str, name: str) -> bool:
    """Tell a robots.txt by its name or by its lines."""
    if name.lower() == ROBOTS_NAME:
        return True
    lines = [line for line in start.splitlines()[:_LOOKED_AT] if line.strip()]
    told = [line for line in lines if not line.lstrip().startswith("#")]
    return bool(told) and all(_ROBOTS_LINE.match(line) for line in told)


def read_robots_lines(data: bytes) -> ImportSource:
    """Return what a robots.txt names: its sitemaps, then paths it allows and other URLs in it."""
    whole, encoding = decoded(data)
    text = str(whole)
    sitemaps = [(line.number, line.url + line.fragment) for line in sitemap_lines(text)]
    known = {number for number, _ in sitemaps}
    found = [(url, SITEMAP_FIELD) for _, url in sitemaps]
    for number, line in enumerate(text.splitlines(), 1):
        if number in known:
            continue
        if (allowed := _ALLOWED.fullmatch(line)) is not None:
            found.append((allowed[1], "Allow"))
        found.extend((url, "") for url in _URL_WITHIN.findall(line))
    columns = [TextColumn([url for url, _ in found]), TextColumn([said for _, said in found])]
    usual = bytearray(said == SITEMAP_FIELD for _, said in found)
    return ImportSource(
        SourceKind.ROBOTS, ROBOTS_NAME, ("URL", "Field"), columns, encoding, usual=usual
    )


def read_list(data: bytes, progress: Progress) -> ImportSource:
    """Return a text as a URL a line; of lines that begin otherwise, the URLs within."""
    text, encoding = decoded(data)
    lines = _filled_lines(text, progress)
    some = [line[:_LONGEST_SAMPLE] for line in lines[:_LOOKED_AT]]
    begun = sum(map(bool, map(_BEGINS_URL.match, some)))
    if begun * 2 < len(some) and any(map(_URL_WITHIN.search, some)):
        urls: list[str] = []
        for at in range(0, len(lines), LINES_A_STEP):
            progress(at / len(lines))
            for line in lines[at : at + LINES_A_STEP]:
                urls += _URL_WITHIN.findall(line)
        lines = urls
    return ImportSource(SourceKind.LIST, "list", (), [TextColumn(lines)], encoding)


def read_objects(data: bytes, progress: Progress) -> ImportSource | None:
    """Return lines of JSON objects as columns by name; None where a line is none."""
    text, encoding = decoded(data)
    columns: dict[str, list[str]] = {}
    for count, line in enumerate(_filled_lines(text, progress)):
        if not count % LINES_A_STEP:
            progress(min(1.0, count * 60 / len(text)))
        try:
            found = json.loads(line)
        except (ValueError, RecursionError):
            return None
        if not isinstance(found, dict):
            return None
        for name, value in islice(found.items(), MOST_COLUMNS):
            if name not in columns and len(columns) < MOST_COLUMNS:
                columns[name] = [""] * count
            if name in columns and value is not None:
                columns[name].append(value if isinstance(value, str) else json.dumps(value))
        for column in columns.values():
            if len(column) <= count:
                column.append("")
    titles, values = tuple(columns), [TextColumn(each) for each in columns.values()]
    return ImportSource(SourceKind.JSON_LINES, "JSON Lines", titles, values, encoding)


def _filled_lines(text: LongText, progress: Progress) -> list[str]:
    found: list[str] = []
    lines = text.lines()
    while some := list(islice(lines, LINES_A_STEP)):
        found += [line for line in map(str.strip, some) if line]
        progress(min(1.0, len(found) * 60 / len(text)))
    return found
