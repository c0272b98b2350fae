"""Long arrays of row ids and positions: cut, marked and put together a step at a time.

A call over a million numbers would let no other thread work meanwhile: each step tells its
progress, and a window has its turn there.
"""

from __future__ import annotations

from array import array
from collections import deque
from collections.abc import Sequence
from itertools import compress, islice, repeat
from operator import lt, not_
from typing import Final, TypeVar

from sitemap_editor.core.errors import Progress, no_progress

ROWS_A_STEP: Final = 1 << 11
"""How many numbers one call looks at."""
_NUMBERS_A_STEP: Final = 1 << 15
"""Of those that are only counted up."""

N = TypeVar("N", "array[int]", bytearray)


def listed(numbers: Sequence[int], progress: Progress = no_progress) -> array[int]:
    """Return row ids, a range of very many perhaps, as an array."""
    found = array("I")
    for at in range(0, len(numbers), _NUMBERS_A_STEP):
        progress(at / len(numbers))
        found.extend(array("I", numbers[at : at + _NUMBERS_A_STEP]))
    return found


def merged(
    order: array[int], positions: Sequence[int], row_ids: Sequence[int], progress: Progress
) -> array[int]:
    """Return `order` with other rows at these ascending places of the result."""
    is_other = marked(len(order) + len(positions), positions, progress=progress)
    sources = (iter(order), iter(row_ids))
    both = array("I")
    for at in range(0, len(is_other), ROWS_A_STEP):
        progress(at / len(is_other))
        both.extend(map(next, map(sources.__getitem__, is_other[at : at + ROWS_A_STEP])))
    return both


def without(order: array[int], positions: Sequence[int], progress: Progress) -> array[int]:
    """Return `order` but for what stands at these ascending places."""
    is_gone = marked(len(order), positions, progress=progress)
    left = array("I")
    for at in range(0, len(order), ROWS_A_STEP):
        progress(at / len(order))
        left.extend(
            compress(order[at : at + ROWS_A_STEP], map(not_, is_gone[at : at + ROWS_A_STEP]))
        )
    return left


def marked(count: int, *lists: Sequence[int], progress: Progress = no_progress) -> bytearray:
    """Return a byte for each of so many positions or row ids: 1 for those in any of the lists."""
    marks = bytearray(count)
    for numbers in lists:
        for at in range(0, len(numbers), ROWS_A_STEP):
            progress(at / len(numbers))
            some = numbers[at : at + ROWS_A_STEP]
            deque(map(marks.__setitem__, some, repeat(1)), maxlen=0)
    return marks


def exchanged(numbers: array[int], row_ids: Sequence[int], new: array[int]) -> array[int]:
    """Put numbers in by row id; return those that stood there. Ids ascend."""
    first, end = row_ids[0], row_ids[-1] + 1
    if end - first == len(row_ids):
        old = numbers[first:end]
        numbers[first:end] = new
        return old
    old = taken(numbers, row_ids)
    deque(map(numbers.__setitem__, row_ids, new), maxlen=0)
    return old


def is_contiguous(positions: Sequence[int]) -> bool:
    """Tell whether ascending numbers follow one another."""
    return not positions or positions[-1] - positions[0] == len(positions) - 1


def ascending(positions: Sequence[int], count: int, progress: Progress = no_progress) -> bool:
    """Tell whether numbers ascend, each once, from 0 on and below `count`."""
    if isinstance(positions, range):
        return not positions or (positions.step == 1 and 0 <= positions[0] <= positions[-1] < count)
    if not positions:
        return True
    for at in range(0, len(positions), ROWS_A_STEP):
        progress(0.0)
        some = positions[at : at + ROWS_A_STEP + 1]  # with the first of the next ones
        if not all(map(lt, some, islice(some, 1, None))):
            return False
    return positions[0] >= 0 and positions[-1] < count


def taken(numbers: N, places: Sequence[int]) -> N:
    """Return what stands at these places; at once where they follow one another."""
    if not places:
        return numbers[:0]
    if isinstance(places, range) and is_contiguous(places):
        return numbers[places[0] : places[-1] + 1]
    if isinstance(numbers, bytearray):
        return bytearray(map(numbers.__getitem__, places))
    return array(numbers.typecode, map(numbers.__getitem__, places))


def compact(numbers: Sequence[int]) -> Sequence[int]:
    """Return ascending numbers that follow one another as a range."""
    if numbers and is_contiguous(numbers):
        return range(numbers[0], numbers[-1] + 1)
    return numbers
