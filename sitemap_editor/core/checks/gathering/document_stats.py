"""What can be known only from all rows together: twins, hosts, common dates, hreflang clusters."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, compress, islice
from typing import Final, NamedTuple

from sitemap_editor.core.checks.gathering.gathered_rows import (
    NO_SITE,
    GatheredDocument,
)
from sitemap_editor.core.checks.gathering.return_links import ReturnLinks
from sitemap_editor.core.checks.gathering.row_facts import RowFacts
from sitemap_editor.core.errors import Progress, no_progress
from sitemap_editor.core.protocol.equivalence import same_pages

_LOOKED_AT: Final = 100
_KEPT_GROUPS: Final = 1_000
_ROWS_A_STEP: Final = 1 << 12


class _Group(NamedTuple):
    """Rows of most likely the same page; not all of very many."""

    rows: tuple[int, ...]
    exact: int | None
    """The hash of their URL where it is one and the same."""


class DocumentStats:
    """All rows at a glance, kept true by `update` row by row."""

    def __init__(self, gathered: GatheredDocument, progress: Progress = no_progress) -> None:
        """Look at all of it once; `progress` is asked between steps. Raises: Cancelled by it."""
        self._value_keys = gathered.keys
        self._exact = gathered.exact
        self._standard = gathered.standard
        self._habit = gathered.habits(progress)
        self._groups: dict[int, _Group] = {}  # asked for lately, by key
        self.lastmods = gathered.lastmods(progress)
        self.priorities = gathered.priorities(progress)
        self._changefreqs = gathered.changefreqs
        self._is_there = gathered.is_there
        self.row_count = gathered.is_there.count(1)
        self.news = gathered.news
        self.alternates = gathered.alternates
        self.returns = ReturnLinks(self.alternates, self._exact, self._key, self.rows_with)
        self._sites = gathered.sites
        self._site_of_row = gathered.site_of_row
        missing = len(self._site_of_row) - sum(self._sites.counts)
        self._sites.counts[NO_SITE] += missing  # rows that were taken out
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
        key = self._key(loc)
        rows = self._habit.rows(self._page_keys(loc)[1])
        return (row_id for row_id in rows if self._exact[row_id] == key)

    @property
    def has_changefreq(self) -> bool:
        """Tell whether any row says how often its page changes."""
        return 1 in self._changefreqs

    def sites(self) -> dict[str, int]:
        """Return how many rows each scheme and host has, the most common first."""
        found = [(name, self._sites.counts[number]) for name, number in self._sites.numbers.items()]
        return dict(sorted(((n, c) for n, c in found if c), key=lambda each: -each[1]))

    @property
    def main_site(self) -> str:
        """The most common scheme, host and port; empty where no row has any."""
        return self._sites.names[self._main] if self._sites.counts[self._main] else ""

    @property
    def only_site(self) -> str:
        """The scheme, host and port that all URLs share; empty where they do not."""
        own = (NO_SITE, self._main)
        others = (count for number, count in enumerate(self._sites.counts) if number not in own)
        return "" if any(others) else self.main_site

    def site(self, row_id: int) -> str:
        """Return scheme, host and port of a row's URL; empty where it has none."""
        return self._sites.names[self._site_of_row[row_id]]

    def suspects(self, progress: Progress = no_progress) -> Iterator[int]:
        """Yield the rows that a rule about a row among others may object to; after building.

        Ascending: a mark each instead of a set, since to sort very many holds up the window.
        """
        sites = self._site_of_row
        marks = bytearray(len(sites))
        for row_id in chain(self._habit.shared(progress), self.alternates):
            marks[row_id] = 1
        own = (NO_SITE, self._main)
        if self._sites.counts[self._main] < len(sites) - self._sites.counts[NO_SITE]:
            for row_id, site in enumerate(sites):
                if not row_id % _ROWS_A_STEP:
                    progress(1.0)
                if site not in own:
                    marks[row_id] = 1
        for first in range(0, len(marks), _ROWS_A_STEP):
            progress(1.0)
            some = marks[first : first + _ROWS_A_STEP]
            if 1 in some:
                yield from compress(range(first, first + len(some)), some)

    # Following edits

    def update(self, row_id: int, facts: RowFacts | None) -> set[int] | None:
        """Note what a row says now (None: it is gone).

        Returns the rows whose place among the others may be another now; None: any row's.
        """
        self._reach(row_id)
        more_rows = (facts is not None) - self._is_there[row_id]  # 1, 0 or -1
        self.row_count += more_rows
        self._is_there[row_id] += more_rows
        facts = facts or RowFacts()
        self.lastmods.set(row_id, self._key(facts.lastmod))
        self.priorities.set(row_id, self._key(facts.priority))
        self._changefreqs[row_id] = facts.has_changefreq
        (self.news.add if facts.has_news else self.news.discard)(row_id)
        moves = self._exact[row_id] != self._key(facts.loc)
        links = self.alternates
        relinks = (links.get(row_id), links.default(row_id)) != (facts.alternates, facts.default)
        affected: set[int] | None = set()
        if more_rows or moves or relinks:
            affected = self._set_page(row_id, facts)
        concerns_any = (
            relinks
            or (moves and bool(self.alternates))
            or self.lastmods.is_worn
            or self.priorities.is_worn
        )
        return None if concerns_any else affected

    def _set_page(self, row_id: int, facts: RowFacts) -> set[int] | None:
        """Note URL and links of a row; return what `update` does."""
        main = self.main_site
        before = list(self._near(row_id))
        self._set_loc(row_id, facts.loc)
        after = list(self._near(row_id))
        self.alternates.set(row_id, facts.alternates, facts.default)
        self.returns.forget()
        if main != self.main_site or max(len(before), len(after)) >= _LOOKED_AT:
            return None
        return {row_id, *before, *after}

    def _reach(self, row_id: int) -> None:
        """Make room for a row that is new."""
        missing = row_id + 1 - len(self._exact)
        if missing > 0:
            self._exact.extend([0] * missing)
            if self._standard is not self._exact:
                self._standard.extend([0] * missing)
            self._site_of_row.extend([NO_SITE] * missing)
            self._sites.counts[NO_SITE] += missing
            self._changefreqs.extend(bytes(missing))
            self._is_there.extend(bytes(missing))

    def _set_loc(self, row_id: int, loc: bytes) -> None:
        standard, habit = self._page_keys(loc)
        self._groups.clear()
        exact = self._key(loc)
        if standard != exact and self._standard is self._exact:
            self._standard = self._exact[:]
        self._exact[row_id] = exact
        self._standard[row_id] = standard
        self._habit.set(row_id, habit)
        old, new = self._site_of_row[row_id], self._sites.number_of(loc)
        self._site_of_row[row_id] = new
        self._sites.counts[old] -= 1
        self._sites.counts[new] += 1
        if old == self._main:
            self._main = self._most_common()
        elif new != NO_SITE:
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
        return max(range(1, len(self._sites.counts)), key=self._weight, default=NO_SITE)

    def _weight(self, number: int) -> tuple[bool, int, str]:
        """Tell which of several sites is the main one: of equally common ones the last by name."""
        return number != NO_SITE, self._sites.counts[number], self._sites.names[number]

    def _key(self, value: bytes) -> int:
        return self._value_keys.of(value)

    def _page_keys(self, loc: bytes) -> tuple[int, int]:
        standard, habit = same_pages([loc])
        return self._key(standard[0]), self._key(habit[0])
