"""Which line of an import speaks of each URL."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import repeat
from operator import and_, call
from typing import Final

from sitemap_editor.core.errors import Progress

Key = bytes | None
_SHELVES: Final = 256
"""So many that the number of one is a byte."""


class KnownLines:
    """The first line that speaks of each URL, or the last one.

    Dealt out to many small dicts by the hash of the URL: a large one lets no other thread work for
    up to a tenth of a second where it grows, and again where it goes.
    """

    def __init__(self, *, is_last: bool) -> None:
        self._is_last = is_last
        self._shelves: list[dict[Key, int]] = [{} for _ in range(_SHELVES)]

    def add(self, keys: Sequence[Key], lines: Sequence[int]) -> list[int]:
        """Note lines, ascending, by the keys of their URLs; return those that lose to another."""
        adders = [shelf.setdefault for shelf in self._shelves]
        shelves = _shelves_of(keys)
        known = list(map(call, map(adders.__getitem__, shelves), keys, lines))
        if known == list(lines):
            return []
        losers = []
        for key, line, number, first in zip(keys, lines, shelves, known, strict=True):
            if first == line:
                continue
            if self._is_last:  # there may have been another one since
                losers.append(self._shelves[number][key])
                self._shelves[number][key] = line
            else:
                losers.append(line)
        return losers

    def of(self, keys: Sequence[Key]) -> list[int | None]:
        """Return the line that speaks of each of these URLs; None where none does."""
        getters = [shelf.get for shelf in self._shelves]
        return list(map(call, map(getters.__getitem__, _shelves_of(keys)), keys))

    def let_go(self, progress: Progress) -> None:
        """Forget all of it, step by step. Raises: Cancelled by way of `progress`."""
        while self._shelves:
            progress(1.0)
            self._shelves.pop()


def _shelves_of(keys: Sequence[Key]) -> bytes:
    return bytes(map(and_, map(hash, keys), repeat(_SHELVES - 1)))
