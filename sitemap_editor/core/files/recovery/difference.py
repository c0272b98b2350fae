"""Where two texts, or two orders of rows, differ: between the ends that are alike."""

from __future__ import annotations

from collections.abc import Callable, Sequence


def difference(before: Sequence[object], after: Sequence[object]) -> tuple[int, int, int]:
    """Return where two texts, lists or arrays begin to differ, and where that ends in each."""
    end, new_end = len(before), len(after)
    most = min(end, new_end)
    start = _alike(most, lambda low, high: before[low:high] == after[low:high])

    def are_alike_behind(low: int, high: int) -> bool:
        return before[end - high : end - low] == after[new_end - high : new_end - low]

    back = _alike(most - start, are_alike_behind)
    return start, end - back, new_end - back


def _alike(most: int, are_alike: Callable[[int, int], bool]) -> int:
    """Return how many items are alike, counted from one end; halves are compared in C."""
    low, high = 0, most
    while low < high:
        middle = (low + high + 1) // 2
        if are_alike(low, middle):
            low = middle
        else:
            high = middle - 1
    return low
