"""Where two texts, or two orders of rows, differ: between the ends that are alike."""

from __future__ import annotations

from collections.abc import Sequence


def difference(before: Sequence[object], after: Sequence[object]) -> tuple[int, int, int]:
    """Return where two texts, lists or arrays begin to differ, and where that ends in each."""
    start = _alike(before, after, min(len(before), len(after)))
    least = min(len(before), len(after)) - start
    back = _alike_behind(before, after, least)
    return start, len(before) - back, len(after) - back


def _alike(one: Sequence[object], other: Sequence[object], most: int) -> int:
    """Return how many items are alike at the beginning; halves are compared in C."""
    low, high = 0, most
    while low < high:
        middle = (low + high + 1) // 2
        if one[low:middle] == other[low:middle]:
            low = middle
        else:
            high = middle - 1
    return low


def _alike_behind(one: Sequence[object], other: Sequence[object], most: int) -> int:
    """Return how many items are alike at the end, at most so many."""
    low, high = 0, most
    while low < high:
        middle = (low + high + 1) // 2
        ends = (len(one) - low, len(other) - low)
        if one[len(one) - middle : ends[0]] == other[len(other) - middle : ends[1]]:
            low = middle
        else:
            high = middle - 1
    return low
