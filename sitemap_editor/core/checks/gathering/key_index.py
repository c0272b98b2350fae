"""Which rows share a key: built once from all rows, then kept true row by row."""

from __future__ import annotations

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator
from typing import Final

from sitemap_editor.core.checks.gathering.value_keys import NO_KEY
from sitemap_editor.core.errors import Progress, no_progress

_ROWS_AT_ONCE: Final = 8_192
_ALL_KEYS: Final = 1 << 63


class KeyIndex:
    """A 64-bit key for each row id; 0 for rows without one. 12 bytes a row, 20 after `set`.

    The keys are spread evenly, so rows are kept in shelves by range of key, each small enough to be
    sorted in a moment, and sorted when first looked into: sorting 1,000,000 keys in one go holds
    the interpreter, and so the window, for most of a second. Shelves hold ids alone, and read their
    keys where they stand, as they were when this was built. `orders` are row ids sorted by key,
    every id in one of them; without them that is worked out here. `progress` is told nothing new
    but asked again and again: it lets the window go first.
    """

    def __init__(
        self,
        keys: array[int],
        orders: Iterable[array[int]] | None = None,
        progress: Progress = no_progress,
    ) -> None:
        self._keys = self._built = keys  # two arrays from the first `set` on
        count = max(1, len(keys) // _ROWS_AT_ONCE)
        self._limits = [_ALL_KEYS // count * number for number in range(1, count)]
        self._shelves = [_Shelf() for _ in range(count)]
        self._later: dict[int, set[int]] = {}  # rows that got a key since
        for order in _orders(keys) if orders is None else orders:
            for at in range(0, len(order), _ROWS_AT_ONCE):
                progress(0.0)
                self._put_away(order[at : at + _ROWS_AT_ONCE])

    def _put_away(self, order: array[int]) -> None:
        keys = array("q", map(self._keys.__getitem__, order))
        first = 0
        for shelf, limit in zip(self._shelves, (*self._limits, _ALL_KEYS), strict=True):
            last = bisect_left(keys, limit, first)
            if first < last:
                shelf.add(order[first:last])
            first = last

    def key(self, row_id: int) -> int:
        """Return the key of a row."""
        return self._keys[row_id] if row_id < len(self._keys) else NO_KEY

    def set(self, row_id: int, key: int) -> None:
        """Give a row another key."""
        if self._keys is self._built:
            self._keys = self._built[:]
        missing = row_id + 1 - len(self._keys)
        if missing > 0:
            self._keys.extend([NO_KEY] * missing)
        old = self._keys[row_id]
        if old in self._later:
            self._later[old].discard(row_id)
        self._keys[row_id] = key
        if key != NO_KEY:
            self._later.setdefault(key, set()).add(row_id)

    def rows(self, key: int) -> Iterator[int]:
        """Yield the rows with this key, each once."""
        if key == NO_KEY:
            return
        later = self._later.get(key, ())
        yield from later
        shelf = self._shelves[bisect_right(self._limits, key)]
        for row_id in shelf.rows(key, self._built):
            if self._keys[row_id] == key and row_id not in later:
                yield row_id

    def others(self, row_id: int) -> Iterator[int]:
        """Yield the other rows with the key of a row."""
        return (other for other in self.rows(self.key(row_id)) if other != row_id)

    def shared(self, progress: Progress = no_progress) -> Iterator[int]:
        """Yield the rows that share their key with another one; right after building."""
        for shelf in self._shelves:
            progress(0.0)
            yield from shelf.shared(self._built)


class _Shelf:
    """The rows whose keys lie in one range; `keys` are those of all rows, ever the same."""

    def __init__(self) -> None:
        self._ids = array("I")
        self._is_sorted = True

    def add(self, row_ids: array[int]) -> None:
        self._is_sorted = not self._ids
        self._ids += row_ids

    def rows(self, key: int, keys: array[int]) -> array[int]:
        """Return the rows with this key."""
        self._sort(keys)
        first = bisect_left(self._ids, key, key=keys.__getitem__)
        return self._ids[first : bisect_right(self._ids, key, first, key=keys.__getitem__)]

    def shared(self, keys: array[int]) -> Iterator[int]:
        own = array("q", map(keys.__getitem__, self._ids))
        # Sets tell it without sorting; rows without a key count as different ones.
        if len(set(own)) == len(own) - max(0, own.count(NO_KEY) - 1):
            return
        self._sort(keys)
        ids, before, last = self._ids, NO_KEY, NO_KEY
        for number, key in enumerate(map(keys.__getitem__, ids)):
            if key == last and key != NO_KEY:
                if before != key:
                    yield ids[number - 1]
                    before = key
                yield ids[number]
            last = key

    def _sort(self, keys: array[int]) -> None:
        if not self._is_sorted:
            self._ids = array("I", sorted(self._ids, key=keys.__getitem__))  # joins sorted runs
            self._is_sorted = True


def _orders(keys: array[int]) -> Iterator[array[int]]:
    for first in range(0, len(keys), _ROWS_AT_ONCE):
        last = min(first + _ROWS_AT_ONCE, len(keys))
        yield array("I", sorted(range(first, last), key=keys.__getitem__))
