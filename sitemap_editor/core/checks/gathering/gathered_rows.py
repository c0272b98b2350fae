"""The facts of many rows as arrays: gathered range by range, then put together by row id."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from sitemap_editor.core.checks.gathering.key_index import KeyIndex
from sitemap_editor.core.checks.gathering.language_links import GatheredLinks, LanguageLinks
from sitemap_editor.core.checks.gathering.majority import Majority
from sitemap_editor.core.checks.gathering.row_facts import RowFacts
from sitemap_editor.core.checks.gathering.value_keys import ValueKeys
from sitemap_editor.core.errors import Progress
from sitemap_editor.core.protocol.equivalence import same_pages
from sitemap_editor.core.protocol.fields import CHANGEFREQ, LASTMOD, LOC, PRIORITY
from sitemap_editor.core.protocol.location import site_of

_BEHIND_SCHEME: Final = len("https://")
NO_SITE: Final = 0
_FIELDS: Final = (LOC, LASTMOD, CHANGEFREQ, PRIORITY)


@dataclass(frozen=True, slots=True)
class GatheredRows:
    """The facts of a range of rows, by position from its start; quick to pickle.

    `standard` is None where it is the same as `exact`.
    """

    exact: array[int]
    standard: array[int] | None
    habit: array[int]
    by_habit: array[int]
    """The positions, sorted by `habit`."""
    lastmods: array[int]
    priorities: array[int]
    changefreqs: bytes
    sites: tuple[bytes, ...]
    site_of_row: array[int]
    """Numbers from 1 into `sites`; 0 for rows without."""
    is_there: bytes
    news: array[int]
    alternates: GatheredLinks


@dataclass(slots=True)
class RowGatherer:
    """Takes the facts of rows by their position; `gathered` ends it."""

    count: int
    keys: ValueKeys
    alternates: dict[int, tuple[bytes, ...]] = field(default_factory=dict)
    defaults: dict[int, bytes] = field(default_factory=dict)
    """Which of these links is x-default and no language, of rows that have one."""
    _columns: list[list[bytes]] = field(init=False)
    _is_there: bytearray = field(init=False)
    _news: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._columns = [[b""] * self.count for _ in range(4)]
        self._is_there = bytearray(self.count)

    def add(
        self,
        position: int,
        loc: bytes | None,
        lastmod: bytes | None = None,
        changefreq: bytes | None = None,
        priority: bytes | None = None,
    ) -> None:
        """Take a row of which nothing else matters; dates and priorities are valid ones."""
        locs, lastmods, changefreqs, priorities = self._columns
        self._is_there[position] = 1
        if loc:
            locs[position] = loc
        if lastmod:
            lastmods[position] = lastmod
        if changefreq:
            changefreqs[position] = changefreq
        if priority:
            priorities[position] = priority

    def add_all(self, rows: Sequence[Sequence[bytes] | None]) -> None:
        """Take the values of rows of which nothing else matters, all at once; None of others."""
        width = max((len(row) for row in rows if row is not None), default=0)
        nothing = (b"",) * width
        for number, column in enumerate(zip(*(row or nothing for row in rows), strict=True)):
            self._columns[number] = list(column)
        self._is_there = bytearray(row is not None for row in rows)

    def column(self, positions: Iterable[int], field_name: str) -> list[bytes]:
        """Return one column's values by position, to set those of rows that are there."""
        for position in positions:
            self._is_there[position] = 1
        return self._columns[_FIELDS.index(field_name)]

    def add_facts(self, position: int, facts: RowFacts) -> None:
        """Take a row."""
        changefreq = b"1" if facts.has_changefreq else None
        self.add(position, facts.loc, facts.lastmod, changefreq, facts.priority)
        if facts.has_news:
            self._news.append(position)
        if facts.alternates:
            self.alternates[position] = facts.alternates
        if facts.default:
            self.defaults[position] = facts.default

    def gathered(self) -> GatheredRows:
        """Return what all of it comes to."""
        locs, lastmods, changefreqs, priorities = self._columns
        standard, habit = same_pages(locs)
        keys = self.keys.of_all
        habits = keys(habit)
        sites, site_of_row = _sites(locs)
        return GatheredRows(
            exact=self._exact(locs, habit, habits),
            standard=None if standard == locs else keys(standard),
            habit=habits,
            by_habit=array("I", sorted(range(self.count), key=habits.__getitem__)),
            lastmods=keys(lastmods),
            priorities=keys(priorities),
            changefreqs=bytes(map(bool, changefreqs)),
            sites=sites,
            site_of_row=site_of_row,
            is_there=bytes(self._is_there),
            news=array("I", self._news),
            alternates=GatheredLinks.of(self.alternates, self.defaults, self.keys),
        )

    def _exact(self, locs: list[bytes], habit: Sequence[bytes], habits: array[int]) -> array[int]:
        """Return the keys of URLs; mostly all of them are one beginning and what they are by habit.

        Such as “https://www.”, which `habit` leaves out.
        """
        start = locs[0].removesuffix(habit[0]) if locs else b""
        if start and list(map(start.__add__, habit)) == locs:
            return self.keys.with_start(start, habits)
        return self.keys.of_all(locs)


def _sites(locs: Iterable[bytes]) -> tuple[tuple[bytes, ...], array[int]]:
    """Return schemes and hosts as written, and which of them each URL is on, from 1."""
    sites: dict[bytes, int] = {}
    numbers: list[int] = []
    before, site = b"\n", NO_SITE  # nothing begins with a line end
    for loc in locs:
        if not loc.startswith(before):  # most rows are on the site of the one above
            end = loc.find(b"/", _BEHIND_SCHEME)
            before = loc[: end + 1] or loc
            site = sites.setdefault(before.removesuffix(b"/"), len(sites) + 1) if loc else NO_SITE
            before = before if end > 0 else b"\n"
        numbers.append(site)
    return tuple(sites), array("I", numbers)


class SiteNumbers:
    """Schemes and hosts as they are compared, each with a number and how many rows have it."""

    def __init__(self) -> None:
        self.numbers: dict[str, int] = {}
        self.names: list[str] = [""]
        self.counts: list[int] = [0]

    def number_of(self, raw: bytes) -> int:
        """Return the number of a URL's site; 0 where it has none."""
        name = site_of(raw.decode("utf-8", "replace"))
        if name is None:
            return NO_SITE
        if name not in self.numbers:
            self.numbers[name] = len(self.names)
            self.names.append(name)
            self.counts.append(0)
        return self.numbers[name]


class GatheredDocument:
    """The facts of all rows by row id, as far as their ranges have come.

    The arrays grow with these: to touch all of their memory at once would hold up the window.
    """

    def __init__(self, keys: ValueKeys) -> None:
        self.keys = keys
        self.exact, self.habit = array("q"), array("q")
        self.standard = self.exact
        """The very same array until some URL is spelt in another way than the standard."""
        self._lastmods, self._priorities = array("q"), array("q")
        self.site_of_row = array("I")
        self.sites = SiteNumbers()
        self.changefreqs, self.is_there = bytearray(), bytearray()
        self.news: set[int] = set()
        self.alternates = LanguageLinks()
        self._orders: list[array[int]] = []

    def add(self, row_ids: array[int], rows: GatheredRows) -> None:
        """Take a range of rows, told by their ids in order."""
        put = _Putter(row_ids)
        put(self.exact, rows.exact)
        if rows.standard is not None and self.standard is self.exact:
            self.standard = self.exact[:]
        if self.standard is not self.exact:
            put(self.standard, rows.exact if rows.standard is None else rows.standard)
        put(self.habit, rows.habit)
        put(self._lastmods, rows.lastmods)
        put(self._priorities, rows.priorities)
        put(self.changefreqs, rows.changefreqs)
        put(self.is_there, rows.is_there)
        put(self.site_of_row, self._numbered(rows))
        self._orders.append(array("I", map(row_ids.__getitem__, rows.by_habit)))
        self.news.update(map(row_ids.__getitem__, rows.news))
        self.alternates.add(row_ids, rows.alternates)

    def reach(self, count: int) -> None:
        """Know nothing of the rows up to `count` of which no range has come."""
        arrays = (self.exact, self.standard, self.habit, self._lastmods, self._priorities)
        for place in (*arrays, self.site_of_row, self.changefreqs, self.is_there):
            _reach(place, count)

    def _numbered(self, rows: GatheredRows) -> array[int]:
        """Return the numbers of the sites as the whole document counts them."""
        numbers = [NO_SITE, *map(self.sites.number_of, rows.sites)]
        for own, number in enumerate(numbers):
            self.sites.counts[number] += rows.site_of_row.count(own)
        return array("I", map(numbers.__getitem__, rows.site_of_row))

    def habits(self, progress: Progress) -> KeyIndex:
        """Return who is most likely the same page."""
        return KeyIndex(self.habit, self._orders, progress)

    def lastmods(self, progress: Progress) -> Majority:
        """Return whether most rows have one date."""
        return Majority(self._lastmods, progress)

    def priorities(self, progress: Progress) -> Majority:
        """Return whether most rows have one priority."""
        return Majority(self._priorities, progress)


def _reach(place: array[int] | bytearray, count: int) -> None:
    """Make it at least as long, with zeros."""
    missing = max(0, count - len(place))
    if isinstance(place, bytearray):
        place.extend(bytes(missing))
    else:
        place.frombytes(bytes(missing * place.itemsize))


class _Putter:
    """Writes what stands in a range's order to where its rows' ids say."""

    def __init__(self, row_ids: array[int]) -> None:
        self._row_ids = row_ids
        first = row_ids[0] if row_ids else 0
        self._count = max(row_ids, default=-1) + 1
        self._at = slice(first, first + len(row_ids))
        self._is_run = row_ids == array("I", range(first, first + len(row_ids)))

    def __call__(self, place: array[int] | bytearray, values: array[int] | bytes) -> None:
        _reach(place, self._count)
        if self._is_run:
            place[self._at] = values  # type: ignore[assignment]  # both of one type
            return
        for row_id, value in zip(self._row_ids, values, strict=True):
            place[row_id] = value
