"""Which URLs belong together, directly or by way of others: versions of one page."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from itertools import compress

from sitemap_editor.core.errors import Progress, no_progress
from sitemap_editor.core.operations.languages.links import NO_URL, FileLinks
from sitemap_editor.core.protocol.languages import X_DEFAULT

_ROWS_A_STEP = 4_096


class Unions:
    """Numbers that are joined to sets; the smallest of each set stands for it."""

    def __init__(self, count: int) -> None:
        self._above = list(range(count))

    def find(self, number: int) -> int:
        """Return what stands for the set of a number."""
        above = self._above
        while above[number] != number:
            above[number] = number = above[above[number]]
        return number

    def join(self, one: int, others: Iterable[int]) -> None:
        """Make the sets of a number and of others one."""
        above, least = self._above, self.find(one)
        # Most are in one set already, and say so at the first look: a third of the time.
        for other in set(map(above.__getitem__, others)):
            root = self.find(other)
            if root < least:
                above[least] = root
                least = root
            else:
                above[root] = least


def components(links: FileLinks, progress: Progress = no_progress) -> Unions:
    """Join the URLs of rows with those that they link to.

    x-default binds only where no other page shares it: many name the home page.
    """
    unions = Unions(len(links.urls))
    default, same = links.code_number(X_DEFAULT), links.same
    seen: dict[bytes, int] = {}
    defaults: dict[int, set[int]] = {}
    for position, loc in enumerate(links.locs):
        if not position % _ROWS_A_STEP:
            progress(position / len(links))
        first, last = links.begin(position), links.ends[position]
        if loc == NO_URL or first == last:
            continue
        urls, codes = links.link_urls[first:last], links.link_codes[first:last]
        own = same[loc]
        binds = codes.count(default) < len(codes)
        known = seen.setdefault(urls.tobytes() + codes.tobytes(), own) if binds else own
        if known != own:  # the versions of a page mostly list the same
            unions.join(known, [own])
            continue
        if default in codes:
            for url in compress(urls, map(default.__eq__, codes)):
                defaults.setdefault(same[url], set()).add(own)
            urls = array("I", compress(urls, map(default.__ne__, codes)))
        unions.join(own, map(same.__getitem__, urls))
    for url, owners in defaults.items():
        if len({unions.find(each) for each in owners}) == 1:
            unions.join(url, owners)
    return unions
