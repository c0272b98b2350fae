"""Whether nearly all rows say the same, known without keeping what each of them says."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Iterator
from itertools import repeat
from operator import itemgetter
from typing import Final

from sitemap_editor.core.errors import Progress, no_progress

_NONE: Final = 0
_FEW: Final = 2_000
_ROWS_AT_ONCE: Final = 8_192
_WEAR: Final = 4  # one in so many rows changed: time to look again
_ABSENT, _OTHER, _COMMON = range(3)


class Majority:
    """How many rows have a value, and how many of them the most common one.

    Built from a 64-bit hash a row (0: no value). Of many rows one byte each is kept: whether it has
    the value that was most common when it was built. No few edits can make another one prevail, and
    after many it `is_worn`. `progress` is asked between steps: it lets the window go first.
    """

    def __init__(self, hashes: array[int], progress: Progress = no_progress) -> None:
        self._few: array[int] | None = hashes if len(hashes) <= _FEW else None
        self._candidate = _candidate(hashes, progress)
        known = {self._candidate: _COMMON, _NONE: _ABSENT}
        self._marks = bytearray()
        for some in _slices(hashes, progress):
            self._marks += bytes(map(known.get, some, repeat(_OTHER)))
        self._counts = [self._marks.count(mark) for mark in (_ABSENT, _OTHER, _COMMON)]
        self._edits_left = len(hashes) // _WEAR

    @property
    def present(self) -> int:
        """How many rows have a value."""
        return self._counts[_OTHER] + self._counts[_COMMON]

    @property
    def common(self) -> int:
        """How many rows have the most common value."""
        if self._few is not None:
            counts = Counter(self._few)
            del counts[_NONE]
            return max(counts.values(), default=0)
        return self._counts[_COMMON]

    @property
    def is_worn(self) -> bool:
        """Tell whether so much was set that another value may be the most common one by now."""
        return self._few is None and self._edits_left < 0

    def set(self, row_id: int, value_hash: int) -> None:
        """Note what a row has now; 0 for nothing."""
        missing = row_id + 1 - len(self._marks)
        if missing > 0:
            self._marks.extend(bytes(missing))
            self._counts[_ABSENT] += missing
        if self._few is not None:
            self._few.extend([_NONE] * max(0, missing))
            self._few[row_id] = value_hash
        is_common = value_hash == self._candidate
        mark = _ABSENT if value_hash == _NONE else _COMMON if is_common else _OTHER
        if mark == _OTHER or mark != self._marks[row_id]:
            self._edits_left -= 1
        self._counts[self._marks[row_id]] -= 1
        self._counts[mark] += 1
        self._marks[row_id] = mark


def _slices(hashes: array[int], progress: Progress) -> Iterator[array[int]]:
    """Yield them in parts: what looks at all of them at once keeps other threads waiting."""
    for first in range(0, len(hashes), _ROWS_AT_ONCE):
        progress(first / len(hashes))
        yield hashes[first : first + _ROWS_AT_ONCE]


def _candidate(hashes: array[int], progress: Progress) -> int:
    """Return the hash that more than half of the rows share, if any does (Boyer and Moore).

    Of each part only the most common one counts, and only as far as others do not make up for it:
    these cancel each other out.
    """
    candidate, votes = _NONE, 0
    for some in _slices(hashes, progress):
        counts = Counter(some)
        del counts[_NONE]
        each, number = max(counts.items(), key=itemgetter(1), default=(_NONE, 0))
        left = max(2 * number - counts.total(), counts.total() % 2)
        if each == candidate:
            votes += left
        elif left > votes:
            candidate, votes = each, left - votes
        else:
            votes -= left
    return candidate
