"""Which rows have the same URL, across files and within them, and which of them stays."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Sequence
from datetime import datetime
from enum import Enum
from functools import cache
from itertools import compress, groupby

from sitemap_editor.core.document.url_keys import NO_URL
from sitemap_editor.core.protocol.datetimes import W3CDate, parse_w3c


class Duplicates(Enum):
    """What becomes of rows with the same URL."""

    FIRST = "first"
    LAST = "last"
    NEWEST = "newest"
    """By lastmod; the first where none is newer. What is no date loses."""
    KEEP = "keep"
    FAIL = "fail"


class Groups:
    """Rows with the same URL, by numbers that count through all files; ordered by their first."""

    def __init__(self, found: Sequence[Sequence[int]]) -> None:
        self._ends = array("I", [0])
        self._members = array("I")
        for members in sorted(found, key=lambda group: group[0]):
            self._members.extend(members)
            self._ends.append(len(self._members))

    def __len__(self) -> int:
        return len(self._ends) - 1

    def __getitem__(self, number: int) -> array[int]:
        return self._members[self._ends[number] : self._ends[number + 1]]

    @property
    def surplus_rows(self) -> int:
        """How many rows there are beyond the first of each group."""
        return len(self._members) - len(self)

    def members(self) -> array[int]:
        """Return the rows of all groups."""
        return self._members

    def winners(
        self, lastmod_of: Callable[[int], str | None]
    ) -> dict[Duplicates, array[int] | None]:
        """Return which row of each group stays, by policy; None where it takes none out.

        `lastmod_of` reads the lastmod of a row.
        """
        instant = cache(_instant)
        groups = (self[number] for number in range(len(self)))
        # max returns the first of equals.
        newest = (max(group, key=lambda row: instant(lastmod_of(row))) for group in groups)
        return {
            Duplicates.FIRST: array("I", map(self._members.__getitem__, self._ends[:-1])),
            Duplicates.LAST: array("I", [self._members[end - 1] for end in self._ends[1:]]),
            Duplicates.NEWEST: array("I", newest),
            Duplicates.KEEP: None,
            Duplicates.FAIL: None,
        }


def find_groups(hashes: array[int], key_of: Callable[[int], bytes | None]) -> Groups:
    """Return the rows whose keys are equal; `hashes` has one a row, `key_of` reads the key itself.

    Memory for rows that are unique is given back; only rows whose hashes are equal are read.
    """
    if len(set(hashes)) == len(hashes):
        return Groups(())
    found: list[list[int]] = []
    for same_hash in _candidates(hashes):
        by_key: dict[bytes | None, list[int]] = {}
        for row in same_hash:
            by_key.setdefault(key_of(row), []).append(row)
        found.extend(group for group in by_key.values() if len(group) > 1)
    return Groups(found)


def _candidates(hashes: array[int]) -> Iterator[list[int]]:
    """Yield rows with equal hashes, ascending; rows without a URL are never equal."""
    seen: set[int] = set()
    again: set[int] = set()
    for number in hashes:
        if number in seen:
            again.add(number)
        else:
            seen.add(number)
    del seen
    again.discard(NO_URL)
    rows = list(compress(range(len(hashes)), map(again.__contains__, hashes)))
    rows.sort(key=hashes.__getitem__)
    return (list(group) for _, group in groupby(rows, key=hashes.__getitem__))


def _instant(lastmod: str | None) -> tuple[bool, float]:
    """Return what to order by; a date of the first year must not fail for want of a timestamp."""
    date = parse_w3c((lastmod or "").strip())
    if not isinstance(date, W3CDate):
        return False, 0.0
    return True, (date.earliest - _EPOCH).total_seconds()


_EPOCH = datetime.fromisoformat("2000-01-01T00:00:00+00:00")
