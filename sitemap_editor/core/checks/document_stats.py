"""What can be known only from all rows together: twins, hosts, common dates, hreflang clusters."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice
from typing import Final, NamedTuple

from sitemap_editor.core.checks.key_index import KeyIndex
from sitemap_editor.core.checks.majority import Majority
from sitemap_editor.core.checks.row_view import RowView
from sitemap_editor.core.protocol import namespaces
from sitemap_editor.core.protocol.datetimes import W3CDate, parse_w3c
from sitemap_editor.core.protocol.equivalence import same_pages
from sitemap_editor.core.protocol.fields import LASTMOD, PRIORITY, TEXT
from sitemap_editor.core.protocol.location import site_of
from sitemap_editor.core.protocol.priorities import is_priority

_BEHIND_SCHEME: Final = len("https://")
_NO_SITE: Final = 0
_ROWS_AT_ONCE: Final = 8_192
_LOOKED_AT: Final = 100
_KEPT_GROUPS: Final = 1_000
_KEPT_PAGES: Final = 1_000
_UNKNOWN: Final[frozenset[int]] = frozenset([0])  # stands for no page, told by its identity


@dataclass(frozen=True, slots=True)
class RowFacts:
    """What one row adds to the picture; values as bytes, white space around them left out.

    A date or a priority that is not valid is as good as none.
    """

    loc: bytes = b""
    lastmod: bytes = b""
    priority: bytes = b""
    has_changefreq: bool = False
    has_news: bool = False
    alternates: tuple[bytes, ...] = ()
    """The URLs of its hreflang links."""


def countable(column: str, text: str | None) -> bytes:
    """Write a value as a column compares it; empty where it is none, or not a valid one."""
    text = (text or "").strip()
    is_valid = _IS_VALID.get(column)
    if not text or (is_valid is not None and not is_valid(text)):
        return b""
    return text.encode("utf-8", "replace")


def _is_date(text: str) -> bool:
    return isinstance(parse_w3c(text), W3CDate)


_IS_VALID: Final = {LASTMOD: _is_date, PRIORITY: is_priority}


def facts_of(view: RowView) -> RowFacts:
    """Take the facts out of a row."""
    row = view.row
    links = (child.element for child in view.extensions.get(namespaces.XHTML, ()))
    hrefs = (link.get("href") for link in links if link.get("hreflang"))
    is_text = view.kind is TEXT
    return RowFacts(
        loc_bytes(row.loc or "", is_text=is_text),
        countable(LASTMOD, row.lastmod),
        countable(PRIORITY, row.priority),
        bool(row.changefreq and row.changefreq.strip()),
        namespaces.NEWS in view.extensions,
        tuple(loc_bytes(href, is_text=is_text) for href in hrefs if href),
    )


def loc_bytes(loc: str, *, is_text: bool) -> bytes:
    """Write a URL as a typical row spells it, so that equal ones are equal."""
    raw = loc.strip().encode("utf-8", "replace")
    return raw if is_text else raw.replace(b"&", b"&amp;")


@dataclass(slots=True)
class DocumentStatsBuilder:
    """Facts as they are collected, by row id; `statistics` ends it."""

    count: int
    exact: array[int] = field(init=False)
    standard: array[int] = field(init=False)
    habit: array[int] = field(init=False)
    lastmods: array[int] = field(init=False)
    priorities: array[int] = field(init=False)
    site_of_row: array[int] = field(init=False)
    sites: dict[bytes, int] = field(default_factory=dict)
    changefreqs: bytearray = field(init=False)
    is_there: bytearray = field(init=False)
    """1 for each row that was taken."""
    news: set[int] = field(default_factory=set)
    alternates: dict[int, tuple[bytes, ...]] = field(default_factory=dict)
    _row_ids: list[int] = field(default_factory=list)
    _locs: list[bytes] = field(default_factory=list)

    def __post_init__(self) -> None:
        empty = bytes(8 * self.count)
        self.exact, self.standard, self.habit = (array("q", empty) for _ in range(3))
        self.lastmods, self.priorities = array("q", empty), array("q", empty)
        self.site_of_row = array("I", bytes(4 * self.count))
        self.changefreqs = bytearray(self.count)
        self.is_there = bytearray(self.count)

    def add(
        self,
        row_id: int,
        loc: bytes | None,
        lastmod: bytes | None = None,
        changefreq: bytes | None = None,
        priority: bytes | None = None,
    ) -> None:
        """Take a row of which nothing else matters; dates and priorities are valid ones."""
        self.is_there[row_id] = 1
        if loc:
            self._row_ids.append(row_id)
            self._locs.append(loc)
            if len(self._locs) >= _ROWS_AT_ONCE:
                self._settle()
        if lastmod:
            self.lastmods[row_id] = hash(lastmod)
        if priority:
            self.priorities[row_id] = hash(priority)
        if changefreq:
            self.changefreqs[row_id] = 1

    def add_facts(self, row_id: int, facts: RowFacts) -> None:
        """Take a row."""
        self.add(row_id, facts.loc, facts.lastmod, None, facts.priority)
        self.changefreqs[row_id] = facts.has_changefreq
        if facts.has_news:
            self.news.add(row_id)
        if facts.alternates:
            self.alternates[row_id] = facts.alternates

    def _settle(self) -> None:
        row_ids, locs = self._row_ids, self._locs
        for keys, found in zip((self.standard, self.habit), same_pages(locs), strict=True):
            _put(keys, row_ids, found)
        _put(self.exact, row_ids, locs)
        sites, site_of_row = self.sites, self.site_of_row
        before, site = b"\n", 0  # nothing begins with a line end
        for row_id, loc in zip(row_ids, locs, strict=True):
            if not loc.startswith(before):  # most rows are on the site of the one above
                end = loc.find(b"/", _BEHIND_SCHEME)
                before = loc[: end + 1] or loc
                site = sites.setdefault(before.removesuffix(b"/"), len(sites) + 1)
                before = before if end > 0 else b"\n"
            site_of_row[row_id] = site
        row_ids.clear()
        locs.clear()

    def stats(self) -> DocumentStats:
        """Return what all of it comes to."""
        self._settle()
        return DocumentStats(self)


class _Group(NamedTuple):
    """Rows of most likely the same page; not all of very many."""

    rows: tuple[int, ...]
    exact: int | None
    """The hash of their URL where it is one and the same."""


class DocumentStats:
    """All rows at a glance, kept true by `update` row by row."""

    def __init__(self, gathered: DocumentStatsBuilder) -> None:
        self._exact = gathered.exact
        self._standard = gathered.standard
        self._habit = KeyIndex(gathered.habit)
        self._groups: dict[int, _Group] = {}  # asked for lately, by key
        self._page_links: dict[bytes, frozenset[int] | None] = {}  # likewise, by URL
        self.lastmods = Majority(gathered.lastmods)
        self.priorities = Majority(gathered.priorities)
        self._changefreqs = gathered.changefreqs
        self._is_there = gathered.is_there
        self.row_count = gathered.is_there.count(1)
        self.news = gathered.news
        self.alternates = gathered.alternates
        self._sites: dict[str, int] = {}  # as they are compared, to a number
        self._names: list[str] = [""]
        numbers = [_NO_SITE] * (len(gathered.sites) + 1)
        for raw, number in gathered.sites.items():
            numbers[number] = self._number_of(raw)
        self._site_of_row = array("I", map(numbers.__getitem__, gathered.site_of_row))
        counts = Counter(self._site_of_row)
        self._counts = [counts[number] for number in range(len(self._names))]
        self._main = self._most_common()

    # Looking

    def exact_twins(self, row_id: int) -> Iterator[int]:
        """Yield other rows with the same URL; not all of very many."""
        exact = self._exact
        own = exact[row_id]
        return (other for other in self._near(row_id) if exact[other] == own)

    def standard_twins(self, row_id: int) -> Iterator[int]:
        """Yield other rows whose URL is another spelling of the same one; not all of very many."""
        if self._are_equal(row_id):
            return iter(())
        exact, standard = self._exact, self._standard
        return (
            other
            for other in self._near(row_id)
            if exact[other] != exact[row_id] and standard[other] == standard[row_id]
        )

    def likely_twins(self, row_id: int) -> Iterator[int]:
        """Yield other rows whose URL differs but usually leads to the same page."""
        if self._are_equal(row_id):
            return iter(())
        standard = self._standard
        return (other for other in self._near(row_id) if standard[other] != standard[row_id])

    def rows_with(self, loc: bytes) -> Iterator[int]:
        """Yield the rows with exactly this URL, as `loc_bytes` writes it."""
        key = hash(loc)
        rows = self._habit.rows(_page_keys(loc)[1])
        return (row_id for row_id in rows if self._exact[row_id] == key)

    def links_back(self, row_id: int, href: bytes) -> bool:
        """Tell whether a page links to this row; also where it is the row itself, or not here.

        Each page is looked up once: its links are asked for by every row that links to it.
        """
        own = self._exact[row_id]
        if hash(href) == own:
            return True
        links = self._page_links.get(href, _UNKNOWN)
        if links is _UNKNOWN:
            if len(self._page_links) >= _KEPT_PAGES:
                self._page_links.clear()
            links = self._page_links[href] = self._links_of_page(href)
        return links is None or own in links

    def _links_of_page(self, url: bytes) -> frozenset[int] | None:
        """Return the hashes of all links that rows with this URL have; None for no such row."""
        rows = list(self.rows_with(url))
        if not rows:
            return None
        return frozenset(hash(link) for row in rows for link in self.alternates.get(row, ()))

    @property
    def has_changefreq(self) -> bool:
        """Tell whether any row says how often its page changes."""
        return 1 in self._changefreqs

    def sites(self) -> dict[str, int]:
        """Return how many rows each scheme and host has, the most common first."""
        found = [(name, self._counts[number]) for name, number in self._sites.items()]
        return dict(sorted(((n, c) for n, c in found if c), key=lambda each: -each[1]))

    @property
    def main_site(self) -> str:
        """The most common scheme, host and port; empty where no row has any."""
        return self._names[self._main] if self._counts[self._main] else ""

    def site(self, row_id: int) -> str:
        """Return scheme, host and port of a row's URL; empty where it has none."""
        return self._names[self._site_of_row[row_id]]

    def suspects(self) -> set[int]:
        """Return the rows that a rule about a row among others may object to; after building."""
        found = set(self._habit.shared())
        found.update(self.alternates)
        own = (_NO_SITE, self._main)
        if self._counts[self._main] < len(self._site_of_row) - self._counts[_NO_SITE]:
            found.update(row_id for row_id, site in enumerate(self._site_of_row) if site not in own)
        return found

    # Following edits

    def update(self, row_id: int, facts: RowFacts | None) -> set[int] | None:
        """Note what a row says now (None: it is gone).

        Returns the rows whose verdict may be another now, itself included; None: any row's.
        """
        self._reach(row_id)
        self.row_count += (facts is not None) - self._is_there[row_id]
        self._is_there[row_id] = facts is not None
        facts = facts or RowFacts()
        main = self.main_site
        moves = self._exact[row_id] != _hash(facts.loc)
        before = list(self._near(row_id))
        self._set_loc(row_id, facts.loc)
        after = list(self._near(row_id))
        self.lastmods.set(row_id, _hash(facts.lastmod))
        self.priorities.set(row_id, _hash(facts.priority))
        self._changefreqs[row_id] = facts.has_changefreq
        (self.news.add if facts.has_news else self.news.discard)(row_id)
        links = self.alternates.pop(row_id, ())
        if facts.alternates:
            self.alternates[row_id] = facts.alternates
        self._page_links.clear()
        concerns_any = (
            main != self.main_site
            or links != facts.alternates
            or (moves and bool(self.alternates))
            or max(len(before), len(after)) >= _LOOKED_AT
            or self.lastmods.is_worn
            or self.priorities.is_worn
        )
        return None if concerns_any else {row_id, *before, *after}

    def _reach(self, row_id: int) -> None:
        """Make room for a row that is new."""
        missing = row_id + 1 - len(self._exact)
        if missing > 0:
            self._exact.extend([0] * missing)
            self._standard.extend([0] * missing)
            self._site_of_row.extend([_NO_SITE] * missing)
            self._counts[_NO_SITE] += missing
            self._changefreqs.extend(bytes(missing))
            self._is_there.extend(bytes(missing))

    def _set_loc(self, row_id: int, loc: bytes) -> None:
        standard, habit = _page_keys(loc)
        self._groups.clear()
        self._exact[row_id] = _hash(loc)
        self._standard[row_id] = standard
        self._habit.set(row_id, habit)
        old, new = self._site_of_row[row_id], self._number_of(loc)
        if new >= len(self._counts):
            self._counts.append(0)
        self._site_of_row[row_id] = new
        self._counts[old] -= 1
        self._counts[new] += 1
        if old == self._main:
            self._main = self._most_common()
        elif new != _NO_SITE:
            self._main = max(self._main, new, key=self._weight)

    def _near(self, row_id: int) -> Iterator[int]:
        """Yield the other rows of most likely the same page; not all of very many."""
        others = (other for other in self._group(row_id).rows if other != row_id)
        return islice(others, _LOOKED_AT)

    def _are_equal(self, row_id: int) -> bool:
        """Tell whether a row and all near it have the very same URL, as in most large groups."""
        return self._group(row_id).exact == self._exact[row_id]

    def _group(self, row_id: int) -> _Group:
        key = self._habit.key(row_id)
        group = self._groups.get(key)
        if group is None:
            if len(self._groups) > _KEPT_GROUPS:
                self._groups.clear()
            rows = tuple(islice(self._habit.rows(key), _LOOKED_AT + 1))
            exact = {self._exact[row] for row in rows}
            group = _Group(rows, exact.pop() if len(exact) == 1 else None)
            self._groups[key] = group
        return group

    def _most_common(self) -> int:
        """Return the number of the most common site; 0 where there is none."""
        return max(range(1, len(self._counts)), key=self._weight, default=_NO_SITE)

    def _weight(self, number: int) -> tuple[bool, int, str]:
        """Tell which of several sites is the main one: of equally common ones the last by name."""
        return number != _NO_SITE, self._counts[number], self._names[number]

    def _number_of(self, raw: bytes) -> int:
        name = site_of(raw.decode("utf-8", "replace"))
        if name is None:
            return _NO_SITE
        if name not in self._sites:
            self._sites[name] = len(self._names)
            self._names.append(name)
        return self._sites[name]


def _put(keys: array[int], row_ids: list[int], values: list[bytes]) -> None:
    """Note the hash of each row's value; quicker where row ids follow one another."""
    first = row_ids[0] if row_ids else 0
    if row_ids == list(range(first, first + len(row_ids))):
        keys[first : first + len(row_ids)] = array("q", map(hash, values))
        return
    for row_id, value in zip(row_ids, values, strict=True):
        keys[row_id] = hash(value)


def _hash(value: bytes) -> int:
    return hash(value) if value else 0


def _page_keys(loc: bytes) -> tuple[int, int]:
    standard, habit = same_pages([loc])
    return _hash(standard[0]), _hash(habit[0])
