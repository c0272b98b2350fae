"""Which language versions each row links to: arrays and one piece of text a range, no objects."""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Final

from sitemap_editor.core.checks.gathering.value_keys import ValueKeys
from sitemap_editor.core.protocol.languages import X_DEFAULT

Links = tuple[bytes, ...]
_X_DEFAULT: Final = X_DEFAULT.encode()


@dataclass(frozen=True, slots=True)
class GatheredLinks:
    """The links of a range of rows, by position from its start; quick to pickle.

    Each URL is written once, and pages of a cluster mostly stand near one another.
    """

    positions: array[int]
    """Of the rows that have links."""
    ends: array[int]
    """Behind the links of each of these rows in `numbers`."""
    numbers: array[int]
    """Which URL each link leads to."""
    urls: bytes
    url_ends: array[int]
    keys: array[int]
    """Of the URLs."""
    defaults: array[int]
    """Of each of these rows, which URL is x-default and no language, from 1; 0: none is."""

    @classmethod
    def of(
        cls, links: Mapping[int, Links], defaults: Mapping[int, bytes], keys: ValueKeys
    ) -> GatheredLinks:
        """Return the links of rows, told by position; see `default_of`."""
        known: dict[bytes, int] = {}
        numbers = array("I")
        for urls in links.values():
            numbers.extend([known.setdefault(url, len(known)) for url in urls])
        return cls(
            array("I", links),
            array("I", accumulate(map(len, links.values()))),
            numbers,
            b"".join(known),
            array("Q", accumulate(map(len, known))),
            keys.of_all(list(known)),
            array("I", (known[defaults[each]] + 1 if each in defaults else 0 for each in links)),
        )

    def at(self, place: int) -> Links:
        """Return the links of one of the rows that have any."""
        urls, ends = self.urls, self.url_ends
        numbers = self._numbers_at(place)
        return tuple([urls[ends[each - 1] if each else 0 : ends[each]] for each in numbers])

    def default_at(self, place: int) -> bytes:
        """Return which of them is x-default and no language; empty for none."""
        number, ends = self.defaults[place], self.url_ends
        return (
            self.urls[ends[number - 2] if number > 1 else 0 : ends[number - 1]] if number else b""
        )

    def keys_at(self, place: int) -> Iterator[int]:
        """Yield the keys of these links."""
        return map(self.keys.__getitem__, self._numbers_at(place))

    def _numbers_at(self, place: int) -> array[int]:
        return self.numbers[self.ends[place - 1] if place else 0 : self.ends[place]]


def default_of(codes: Sequence[bytes], hrefs: Sequence[bytes]) -> bytes:
    """Return the URL that is x-default and no language; empty where there is none."""
    found = [href for code, href in zip(codes, hrefs, strict=True) if code.lower() == _X_DEFAULT]
    return found[0] if len(found) == 1 == hrefs.count(found[0]) else b""


class LanguageLinks(Mapping[int, Links]):
    """The links of all rows that have any, by row id; put together from ranges, then kept true."""

    def __init__(self) -> None:
        self._parts: list[GatheredLinks] = []
        self._begins: list[int] = []
        self._count = 0
        self._places = array("I")  # by row id; 0 for rows without links
        self._later: dict[int, Links] = {}  # of rows that were written since; of some none
        self._later_defaults: dict[int, bytes] = {}  # likewise

    def add(self, row_ids: array[int], links: GatheredLinks) -> None:
        """Take a range of rows, told by their ids in order."""
        if not links.positions:
            return
        missing = max(row_ids) + 1 - len(self._places)
        self._places.frombytes(bytes(4 * max(0, missing)))
        self._parts.append(links)
        self._begins.append(self._count)
        for place, position in enumerate(links.positions, self._count + 1):
            self._places[row_ids[position]] = place
        self._count += len(links.positions)

    def set(self, row_id: int, links: Iterable[bytes], default: bytes = b"") -> None:
        """Note what a row links to now."""
        self._later[row_id] = tuple(links)
        self._later_defaults[row_id] = default

    def default(self, row_id: int) -> bytes:
        """Return which link of a row is x-default and no language; empty for none."""
        if row_id in self._later:
            return self._later_defaults[row_id]
        found = self._found(row_id)
        return b"" if found is None else found[0].default_at(found[1])

    def __getitem__(self, row_id: int) -> Links:
        found = self.get(row_id)
        if not found:
            raise KeyError(row_id)
        return found

    def get(self, row_id: int, default: Links = ()) -> Links:  # type: ignore[override]  # none is none
        """Return what a row links to; nothing where it has no links."""
        if row_id in self._later:
            return self._later[row_id] or default
        found = self._found(row_id)
        return default if found is None else found[0].at(found[1])

    def keys_of(self, row_id: int, key: Callable[[bytes], int]) -> Iterable[int]:
        """Return the keys of what a row links to; `key` tells that of any URL."""
        if row_id in self._later:
            return map(key, self._later[row_id])
        found = self._found(row_id)
        return () if found is None else found[0].keys_at(found[1])

    def _found(self, row_id: int) -> tuple[GatheredLinks, int] | None:
        """Return the range that told the links of a row, and which of its rows it is."""
        place = self._places[row_id] if row_id < len(self._places) else 0
        if not place:
            return None
        part = bisect_right(self._begins, place - 1) - 1
        return self._parts[part], place - 1 - self._begins[part]

    def __iter__(self) -> Iterator[int]:
        for row_id, place in enumerate(self._places):
            if place and row_id not in self._later:
                yield row_id
        yield from (row_id for row_id, links in self._later.items() if links)

    def __len__(self) -> int:
        places = self._places
        known = sum(row_id < len(places) and places[row_id] > 0 for row_id in self._later)
        return self._count - known + sum(map(bool, self._later.values()))
