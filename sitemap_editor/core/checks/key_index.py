"""Which rows share a key: built once from all rows, then kept true row by row."""

from __future__ import annotations

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from typing import Final

_NONE: Final = 0


class KeyIndex:
    """A 64-bit key (a hash) for each row id; 0 for rows without one. 20 bytes a row.

    Two of 1,000,000 different values share a hash once in 30,000,000 files.
    """

    def __init__(self, keys: array[int]) -> None:
        self._keys = keys
        self._ids = array("I", sorted(range(len(keys)), key=keys.__getitem__))
        self._sorted = array("q", map(keys.__getitem__, self._ids))
        self._later: dict[int, set[int]] = {}  # rows that got a key since

    def key(self, row_id: int) -> int:
        """Return the key of a row."""
        return self._keys[row_id] if row_id < len(self._keys) else _NONE

    def set(self, row_id: int, key: int) -> None:
        """Give a row another key."""
        while len(self._keys) <= row_id:
            self._keys.append(_NONE)
        old = self._keys[row_id]
        if old in self._later:
            self._later[old].discard(row_id)
        self._keys[row_id] = key
        if key != _NONE:
            self._later.setdefault(key, set()).add(row_id)

    def rows(self, key: int) -> Iterator[int]:
        """Yield the rows with this key, each once."""
        if key == _NONE:
            return
        later = self._later.get(key, ())
        yield from later
        first = bisect_left(self._sorted, key)
        last = bisect_right(self._sorted, key, first)
        for number in range(first, last):
            row_id = self._ids[number]
            if self._keys[row_id] == key and row_id not in later:
                yield row_id

    def others(self, row_id: int) -> Iterator[int]:
        """Yield the other rows with the key of a row."""
        return (other for other in self.rows(self.key(row_id)) if other != row_id)

    def shared(self) -> Iterator[int]:
        """Yield the rows that share their key with another one; right after building."""
        ids, keys = self._ids, self._sorted
        before = _NONE
        for number in range(1, len(keys)):
            key = keys[number]
            if key == keys[number - 1] and key != _NONE:
                if before != key:
                    yield ids[number - 1]
                    before = key
                yield ids[number]
