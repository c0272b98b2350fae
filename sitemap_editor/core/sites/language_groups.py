"""Language versions across files: how many groups, who does not link back, what is in no file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from sitemap_editor.core.sites.crew import Place
from sitemap_editor.core.sites.exchange import Runs, ranges_of
from sitemap_editor.core.sites.keys import Run, id_of_record
from sitemap_editor.core.sites.language_links import LANGUAGE, LINK, LINKED_BY, LINKS_TO

_RECORDS_A_RANGE: Final = 100_000
"""A worker keeps so many: some 40 MB."""

Spot = tuple[int, int]
"""The number of a file, and that of a language in it, from 1."""


@dataclass(slots=True)
class LanguageGroups:
    """What is known of the language versions of all files together."""

    count: int = 0
    one_way: Counter[Spot] = field(default_factory=Counter)
    """Links to a page of the site that does not link back."""
    outside: Counter[Spot] = field(default_factory=Counter)
    """Links to what no file lists."""
    joins: list[tuple[bytes, bytes]] = field(default_factory=list)
    """Groups that share a page, and so are one; none twice."""


class _Page:
    """What is said of one URL."""

    __slots__ = ("by", "groups", "to")

    def __init__(self) -> None:
        self.groups: set[bytes] = set()
        self.to: set[bytes] = set()
        self.by: list[tuple[bytes, Spot]] = []


@dataclass(frozen=True, slots=True)
class LanguagesTask:
    """Looks at all that is said of the URLs of some buckets; picklable."""

    links: tuple[Run, ...]
    keys: tuple[Run, ...]
    first: int
    last: int

    def run(self) -> LanguageGroups:
        """Compare who links with who is linked, and both with what files list."""
        pages = self._pages()
        there = {
            found_id
            for run in self.keys
            for _, records in run.records(self.first, self.last)
            for digest, _, url in records
            if (found_id := id_of_record(digest, url)) in pages
        }
        found, joined = LanguageGroups(), Joined()
        for digest, page in pages.items():
            found.count += digest in page.groups  # the least of a group stands for it
            least = min(page.groups)
            found.joins += [(least, each) for each in page.groups if joined.join(least, each)]
            for other, spot in page.by:
                if digest not in there:
                    found.outside[spot] += 1
                elif other not in page.to:
                    found.one_way[spot] += 1
        return found

    def _pages(self) -> dict[bytes, _Page]:
        pages: dict[bytes, _Page] = {}
        for run in self.links:
            for number, block in run.blocks(self.first, self.last):
                for digest, other, group, said in LINK.iter_unpack(block):
                    page = pages.get(digest)
                    if page is None:
                        page = pages[digest] = _Page()
                    page.groups.add(group)
                    if said & LINKED_BY:
                        page.by.append((other, (number, said & LANGUAGE)))
                    elif said & LINKS_TO:
                        page.to.add(other)
        return pages


class Joined:
    """Sets that are joined one with another."""

    def __init__(self) -> None:
        self._above: dict[bytes, bytes] = {}

    def join(self, one: bytes, other: bytes) -> bool:
        """Make one set of two; False where they are one already."""
        first, second = self._top(one), self._top(other)
        if first == second:
            return False
        self._above[max(first, second)] = min(first, second)
        return True

    def _top(self, each: bytes) -> bytes:
        top = each
        while (above := self._above.get(top)) is not None:
            top = above
        while (above := self._above.get(each)) is not None:
            self._above[each] = top
            each = above
        return top


def language_groups(links: Runs, keys: Runs, records: int, place: Place) -> LanguageGroups:
    """Return what is known of the language versions, with so many records of links in all.

    Only groups whose pages contradict each other are brought together in one memory, 32 bytes each.
    """
    if not records:
        return LanguageGroups()
    tasks = [
        LanguagesTask(links.runs, keys.runs, first, last)
        for first, last in ranges_of(records, _RECORDS_A_RANGE)
    ]
    found = LanguageGroups()
    joined = Joined()
    for _, part in place.carried_out(tasks):
        found.count += part.count - _join(joined, part.joins)
        found.one_way.update(part.one_way)
        found.outside.update(part.outside)
    return found


def _join(joined: Joined, joins: Iterable[tuple[bytes, bytes]]) -> int:
    return sum(joined.join(*each) for each in joins)


def by_language(
    counts: Counter[Spot], languages: Sequence[Sequence[str]]
) -> dict[int, dict[str, int]]:
    """Return counts by number of the file and name of the language."""
    found: dict[int, dict[str, int]] = {}
    for (file, language), count in sorted(counts.items()):
        found.setdefault(file, {})[languages[file][language - 1]] = count
    return found
