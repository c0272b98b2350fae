"""Fixes of rows among the others: one of several twins stays, and all rows move to one site."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import UTC, datetime
from typing import Final

from sitemap_editor.core.checks.gathering.row_facts import loc_bytes
from sitemap_editor.core.checks.rule import Answers, CheckContext
from sitemap_editor.core.document.edits import Edit, RemoveRows, SetCells
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.protocol.datetimes import W3CDate, parse_w3c
from sitemap_editor.core.protocol.equivalence import same_pages
from sitemap_editor.core.protocol.fields import LASTMOD, LOC, TEXT
from sitemap_editor.core.protocol.location import site_of

_LONG_AGO: Final = datetime(1, 1, 1, tzinfo=UTC)
_ORIGIN: Final = re.compile(r"\s*[A-Za-z][A-Za-z0-9+.-]*://[^/?#]*")
_WWW: Final = "www."
FIRST, LAST, NEWEST = "first", "last", "newest"

Groups = Iterable[Sequence[int]]
"""Positions of rows that are twins of each other, ascending."""


def without_same(table: PieceTable, _context: CheckContext, answers: Answers) -> Edit | None:
    """Keep one of the rows with the same URL."""
    if answers.keep is None:
        return None
    removed: list[int] = []
    for group in _groups(_locs(table)):
        kept = _kept(table, group, answers.keep)
        removed.extend(position for position in group if position != kept)
    return RemoveRows(sorted(removed)) if removed else None


def without_alike(table: PieceTable, _context: CheckContext, answers: Answers) -> Edit | None:
    """Keep one of the rows whose URLs differ in spelling only."""
    locs = _locs(table)
    return _without(table, locs, same_pages(locs)[0], answers.keep)


def without_likely(table: PieceTable, _context: CheckContext, answers: Answers) -> Edit | None:
    """Keep one of the rows whose URLs most likely lead to the same page."""
    locs = _locs(table)
    return _without(table, locs, same_pages(locs)[1], answers.keep)


def _without(
    table: PieceTable, locs: Sequence[bytes], keys: Iterable[bytes], keep: str | None
) -> Edit | None:
    """Keep one of the rows with an equal key.

    Further rows with the very URL that stays are left: they are twins of another rule.
    """
    if keep is None:
        return None
    removed: list[int] = []
    for group in _groups(keys):
        kept = _kept(table, group, keep)
        removed.extend(position for position in group if locs[position] != locs[kept])
    return RemoveRows(sorted(removed)) if removed else None


def on_site(value: str, _context: CheckContext, answers: Answers) -> str | None:
    """Put a URL on the chosen scheme and host, where it differs by scheme or ``www.`` alone."""
    site, own = site_of(answers.site or ""), site_of(value)
    origin = _ORIGIN.match(value)
    if site is None or own is None or origin is None or "@" in origin[0]:
        return None
    if own == site or _bare(own) != _bare(site):
        return None
    return site + value[origin.end() :]


def all_on_site(table: PieceTable, context: CheckContext, answers: Answers) -> Edit | None:
    """Put all rows on the chosen scheme and host that differ by scheme or ``www.`` alone."""
    cells = [
        (row_id, LOC, right)
        for row_id, loc in zip(table.order, table.values(LOC), strict=True)
        if (right := on_site(loc or "", context, answers)) is not None
    ]
    return SetCells(cells) if cells else None


def without_itself(table: PieceTable, context: CheckContext, _answers: Answers) -> Edit | None:
    """Remove the rows of an index that name the index."""
    if context.published is None:
        return None
    own = loc_bytes(context.published.url, is_text=False)
    positions = [position for position, loc in enumerate(_locs(table)) if loc == own]
    return RemoveRows(positions) if positions else None


def _locs(table: PieceTable) -> list[bytes]:
    is_text = table.row_kind is TEXT
    return [loc_bytes(loc or "", is_text=is_text) for loc in table.values(LOC)]


def _groups(keys: Iterable[bytes]) -> Iterator[list[int]]:
    """Yield the positions of equal keys, where there are several; empty keys are none."""
    found: dict[bytes, list[int]] = {}
    for position, key in enumerate(keys):
        if key:
            found.setdefault(key, []).append(position)
    return (group for group in found.values() if len(group) > 1)


def _kept(table: PieceTable, group: Sequence[int], keep: str) -> int:
    """Return the position that stays; of equally new rows the first."""
    if keep == NEWEST:
        return max(group, key=_age(table))
    return group[-1] if keep == LAST else group[0]


def _age(table: PieceTable) -> Callable[[int], datetime]:
    def modified(position: int) -> datetime:
        value = table[position].value(LASTMOD) or ""
        checked = parse_w3c(value.strip())
        return checked.earliest if isinstance(checked, W3CDate) else _LONG_AGO

    return modified


def _bare(site: str) -> str:
    """Return a site without scheme and ``www.``."""
    return site.partition("://")[2].removeprefix(_WWW)
