"""“If published at …”: which rows a sitemap may not list from there, and what would cure it.

Source: sitemaps.org protocol, "Sitemap file location"; PROTOCOL L12 to L15.
"""

from __future__ import annotations

import re
from array import array
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Final, NamedTuple

from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, Argument, Progress, Remark, no_progress
from sitemap_editor.core.passes.executor import Executor, Here, Part
from sitemap_editor.core.protocol import urls
from sitemap_editor.core.protocol.fields import LOC
from sitemap_editor.core.protocol.location import Published, site_of

_NO_SITE: Final = ""
_WWW: Final = "www."
_UP_TO_QUERY: Final = re.compile(r"[^?#]*")
_ORIGIN_SLASHES: Final = 2


class Cure(Enum):
    """What would bring rows in."""

    HIGHER_FOLDER = "publish in a higher folder"
    SPELLING = "change scheme or www"
    ROBOTS = "robots.txt of the other host"
    FULL_URL = "write full URLs"


class Outside(NamedTuple):
    """Rows outside for one reason; `rows` are their positions, ascending."""

    site: str
    """Empty for rows whose URL names none."""
    folder: str
    """The deepest folder in which all of them lie, with slashes around it."""
    cure: Cure
    rows: array[int]


@dataclass(frozen=True, slots=True)
class Scope:
    """What an address comes to; the largest group first."""

    published: Published
    rows: int = 0
    """With a URL."""
    outside: tuple[Outside, ...] = ()
    best: str = ""
    """Another address, from which most rows can be listed; empty where this one is as good."""
    best_outside: int = 0
    """How many rows would be outside from there."""

    @property
    def outside_count(self) -> int:
        """How many rows lie outside."""
        return sum(len(each.rows) for each in self.outside)

    def count(self, cure: Cure) -> int:
        """Return how many rows a cure would bring in."""
        return sum(len(each.rows) for each in self.outside if each.cure is cure)

    def sentence(self, group: Outside) -> Remark:
        """Return what would cure a group."""
        arguments: dict[str, Argument] = {
            "count": len(group.rows),
            "site": group.site,
            "own": self.published.site,
            "folder": f"{self.published.site}{self.common_folder(group)}",
            "other": f"{group.site}{group.folder}",
            "url": self.published.url,
        }
        return Remark(_SENTENCES[group.cure], arguments)

    def common_folder(self, group: Outside) -> str:
        """Return the folder from which the rows inside and those of a group can be listed."""
        return _common(self.published.folder, group.folder)


_SENTENCES: Final = {
    Cure.HIGHER_FOLDER: QT_TRANSLATE_NOOP(
        "core",
        "Publish the file in {folder}, or move these rows to a file in {other}. Rows: {count}.",
    ),
    Cure.SPELLING: QT_TRANSLATE_NOOP(
        "core",
        "Change {site} to {own} in these rows, or move them to a file on {site}. Rows: {count}.",
    ),
    Cure.ROBOTS: QT_TRANSLATE_NOOP(
        "core",
        "Add “Sitemap: {url}” to robots.txt of {site}, or move these rows to a file in {other}. "
        "Rows: {count}.",
    ),
    Cure.FULL_URL: QT_TRANSLATE_NOOP(
        "core", "These rows have no full URL. Write scheme and host. Rows: {count}."
    ),
}


class _Seen(NamedTuple):
    """What stands in a range: by site, the positions outside and their folder, and all rows."""

    outside: dict[str, tuple[array[int], str]]
    sites: dict[str, tuple[int, str]]
    """By site, how many rows, and the folder they have in common."""


@dataclass(frozen=True)
class ScopePass:
    """Sorts rows by whether a sitemap in `folder` of `site` may list them."""

    site: str
    folder: str

    def over(self, table: PieceTable, first: int, last: int) -> _Seen:
        """Look at a range; positions count from its beginning."""
        outside: dict[str, tuple[array[int], str]] = {}
        sites: dict[str, tuple[int, str]] = {}
        places: dict[str, tuple[str, str]] = {}  # URLs have few folders
        for at, loc in enumerate(table.part(table.order[first:last]).values(LOC)):
            url = (loc or "").strip()
            if not url:
                continue
            path = _UP_TO_QUERY.match(url)
            above = path[0][: path[0].rfind("/") + 1] if path is not None else ""
            if (known := places.get(above)) is None:
                known = _place_of(url)
                if above.count("/") > _ORIGIN_SLASHES:
                    places[above] = known
            site, folder = known
            count, common = sites.get(site, (0, folder))
            sites[site] = (count + 1, _common(common, folder))
            if site == self.site and folder.startswith(self.folder):
                continue
            rows, common = outside.get(site, (array("I"), folder))
            rows.append(at)
            outside[site] = (rows, _common(common, folder))
        return _Seen(outside, sites)

    def merged(self, parts: Iterator[Part]) -> _Seen:
        """Put ranges together, by position in the whole document."""
        outside: dict[str, tuple[array[int], str]] = {}
        sites: dict[str, tuple[int, str]] = {}
        for part in parts:
            seen = part.result
            assert isinstance(seen, _Seen)  # noqa: S101 - what `over` returns
            for site, (some, folder) in seen.outside.items():
                rows, common = outside.get(site, (array("I"), folder))
                rows.extend(part.first + each for each in some)
                outside[site] = (rows, _common(common, folder))
            for site, (count, folder) in seen.sites.items():
                before, common = sites.get(site, (0, folder))
                sites[site] = (before + count, _common(common, folder))
        return _Seen(outside, sites)


def scope_at(
    table: PieceTable,
    published: Published,
    *,
    executor: Executor | None = None,
    progress: Progress = no_progress,
) -> Scope:
    """Return what a sitemap published there may not list.

    The table is a snapshot. Raises: Cancelled by way of `progress`.
    """
    work = ScopePass(published.site, published.folder)
    seen = (executor or Here()).run(work, table, progress)
    groups = [
        Outside(site, folder, _cure(site, published.site), rows)
        for site, (rows, folder) in seen.outside.items()
    ]
    groups.sort(key=lambda group: -len(group.rows))
    total = sum(count for count, _ in seen.sites.values())
    outside = sum(len(group.rows) for group in groups)
    best, best_outside = _best(seen, published, total)
    if best_outside >= outside:
        best, best_outside = "", 0
    return Scope(published, total, tuple(groups), best, best_outside)


def _best(seen: _Seen, published: Published, total: int) -> tuple[str, int]:
    """Return the address from which most rows can be listed, and how many cannot."""
    sites = {site: held for site, held in seen.sites.items() if site}
    if not sites:
        return "", total
    site = max(sites, key=lambda each: (sites[each][0], each == published.site))
    count, folder = sites[site]
    name = published.url.partition("?")[0].rpartition("/")[2]
    return f"{site}{folder}{name}", total - count


def _cure(site: str, own: str) -> Cure:
    if site == _NO_SITE:
        return Cure.FULL_URL
    if site == own:
        return Cure.HIGHER_FOLDER
    return Cure.SPELLING if _bare(site) == _bare(own) else Cure.ROBOTS


def _bare(site: str) -> str:
    return site.partition("://")[2].removeprefix(_WWW)


def _place_of(url: str) -> tuple[str, str]:
    """Return site and folder of a URL; the folder ends in a slash."""
    parts = urls.split_url(url)
    site = site_of(url)
    if parts is None or site is None:
        return _NO_SITE, "/"
    return site, parts.path[: parts.path.rfind("/") + 1] or "/"


def _common(one: str, other: str) -> str:
    """Return the deepest folder above, or equal to, both."""
    if one == other or other.startswith(one):
        return one
    while not other.startswith(one):
        one = one[: one.rfind("/", 0, -1) + 1] or "/"
        if one == "/":
            break
    return one
