"""Tells what can be pasted as it stands from what needs somebody to say which column is which."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import islice
from typing import Final

from sitemap_editor.core.columns.column import titled_column
from sitemap_editor.core.files.column_titles import field_titled
from sitemap_editor.core.files.separated import TAB, parse_tsv
from sitemap_editor.core.operations.importing.lists import is_robots
from sitemap_editor.core.operations.importing.logs import is_log
from sitemap_editor.core.operations.importing.reading import is_page, looks_like_table
from sitemap_editor.core.protocol.fields import URL_FIELDS

_LOOKED_AT: Final = 1 << 14
_LINES: Final = 20
_URL: Final = re.compile(r"\s*https?://\S", re.IGNORECASE)
_SITEMAP: Final = re.compile(r"\s*(?:<\?xml\b|<(?:\w+:)?(?:urlset|sitemapindex)\b)")


def needs_columns_chosen(text: str, fields: Sequence[str]) -> bool:
    """Tell whether a text holds rows, but not in the columns of a table of these fields.

    A column of URLs, cells that follow `fields`, titles of fields alone: these are plain. A page, a
    log, a robots.txt, comma-separated lines, other titles, a URL behind other cells: these are not.
    """
    start = text[:_LOOKED_AT]
    if _SITEMAP.match(start) or is_page(start.encode("utf-8", "replace")):
        return True
    if is_robots(start, "") or is_log(start.encode("utf-8", "replace")):
        return True
    if TAB not in start:
        return looks_like_table(start)
    grid = [line for line in islice(parse_tsv(start), _LINES) if any(line)]
    return bool(grid) and _has_other_columns(grid, fields)


def _has_other_columns(grid: Sequence[Sequence[str]], fields: Sequence[str]) -> bool:
    first, *rest = grid
    if not any(map(_URL.match, first)):
        is_urlset = len(fields) == len(URL_FIELDS)
        known = [
            field_titled(title) in fields
            or title.strip() in fields
            or (is_urlset and titled_column(title) is not None)
            for title in first
        ]
        is_titled = any(known) and any(_URL.match(cell) for line in rest for cell in line)
        if is_titled:
            return not all(known)
    behind = [line[0] for line in grid if any(map(_URL.match, line[1:]))]
    return bool(behind) and not any(map(_URL.match, behind))
