"""Boxes in a rectangle whose areas are as their numbers are, as square as can be.

Source: Bruls, Huizing, van Wijk, Squarified Treemaps (2000).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import takewhile
from typing import Final, NamedTuple

from sitemap_editor.core.overview.folder_tree import FolderTree

_LEAST_SIDE: Final = 14.0
_HEAD: Final = 1.25
"""The height of a head, in lines of text."""
_ROOM_BELOW_HEAD: Final = 2.0
_PADDING: Final = 3.0
_LEAST_OTHERS: Final = 0.25
"""Of the smallest box of a folder: less than this is not to be seen anyway."""


class Area(NamedTuple):
    """A rectangle."""

    x: float
    y: float
    width: float
    height: float

    @property
    def size(self) -> float:
        """How large it is."""
        return self.width * self.height

    def within(self, left: float, top: float, right: float, bottom: float) -> Area:
        """Return it without these at its sides; nothing has less than no room."""
        width, height = max(0.0, self.width - left - right), max(0.0, self.height - top - bottom)
        return Area(self.x + left, self.y + top, width, height)


def squarified(weights: Sequence[float], room: Area) -> list[Area]:
    """Return an area for each weight, which descend and are above 0; together they fill `room`."""
    found: list[Area] = []
    left, at, remaining = room, 0, float(sum(weights))
    while at < len(weights):
        scale = left.size / remaining if remaining > 0 else 0.0
        side = min(left.width, left.height)
        count = _row_length(weights, at, side, scale)
        row = weights[at : at + count]
        is_last = at + count == len(weights)
        areas, left = _laid(row, left, scale, is_last=is_last)
        found += areas
        at, remaining = at + count, remaining - sum(row)
    return found


def _row_length(weights: Sequence[float], at: int, side: float, scale: float) -> int:
    """Return how many weights go beside each other before they become less square."""
    total, best, count = 0.0, float("inf"), 0
    if side <= 0 or scale <= 0:
        return len(weights) - at
    largest = weights[at] * scale
    for weight in weights[at:]:
        total += weight * scale
        smallest = weight * scale
        worst = max(side**2 * largest / total**2, total**2 / (side**2 * smallest))
        if worst > best:
            break
        best, count = worst, count + 1
    return count


def _laid(
    row: Sequence[float], room: Area, scale: float, *, is_last: bool
) -> tuple[list[Area], Area]:
    """Lay a row along the shorter side; return its areas and what room is left."""
    total = sum(row)
    is_upright = room.width >= room.height
    side = room.height if is_upright else room.width
    depth = (total * scale / side) if side > 0 else 0.0
    if is_last:
        depth = room.width if is_upright else room.height
    found, at = [], 0.0
    for weight in row:
        length = side * weight / total if total > 0 else 0.0
        if is_upright:
            found.append(Area(room.x, room.y + at, depth, length))
        else:
            found.append(Area(room.x + at, room.y, length, depth))
        at += length
    left = room.within(depth, 0, 0, 0) if is_upright else room.within(0, depth, 0, 0)
    return found, left


class BoxSort(Enum):
    """What a box stands for."""

    FOLDER = "folder"
    OWN = "own"
    """What lies in a folder itself, beside the folders in it."""
    OTHERS = "others"
    """Folders that are too small to be drawn."""


@dataclass(frozen=True, slots=True)
class Box:
    """A box of the picture: of a folder, or in one; boxes that lie in it come after it."""

    area: Area
    sort: BoxSort
    folder: int
    """The folder, or that in which what it stands for lies."""
    depth: int
    weight: int
    count: int = 1
    """How many folders it stands for."""
    has_head: bool = False


def boxes(
    tree: FolderTree,
    number: int,
    weights: Sequence[int],
    own: Sequence[int],
    room: Area,
    line: float,
    *,
    depth: int = 0,
    most_depth: int = 2,
) -> list[Box]:
    """Return the boxes of what lies in a folder, two levels of them by default.

    `weights` are by folder with all below, `own` of what lies right in it; `line` is the height
    of a line of text: boxes get a head where there is room for it and for what is below. What is
    too small to be told apart is one box.
    """
    found: list[Box] = []
    parts = _parts(tree, number, weights, own, room)
    for (sort, folder, weight, count), area in zip(
        parts, squarified([part[2] for part in parts], room), strict=True
    ):
        inner = area.within(_PADDING, line * _HEAD, _PADDING, _PADDING)
        is_parent = sort is BoxSort.FOLDER and tree.ends[folder] > folder + 1
        least = min(inner.width, inner.height)
        below: list[Box] = []
        if is_parent and depth + 1 < most_depth and least >= line * _ROOM_BELOW_HEAD:
            below = boxes(
                tree, folder, weights, own, inner, line, depth=depth + 1, most_depth=most_depth
            )
        has_head = any(box.sort is BoxSort.FOLDER for box in below)
        found.append(Box(area, sort, folder, depth, weight, count, has_head))
        found += below if has_head else ()
    return found


def _parts(
    tree: FolderTree, number: int, weights: Sequence[int], own: Sequence[int], room: Area
) -> list[tuple[BoxSort, int, int, int]]:
    """Return what gets a box, the largest first: sort, folder, weight and number of folders."""
    total = weights[number]
    least = max(1.0, total * _LEAST_SIDE**2 / room.size) if room.size > 0 else float("inf")
    ranked = tree.ranked(number, weights)
    drawn = list(takewhile(lambda child: weights[child] >= least, ranked))
    left = total - own[number] - sum(weights[child] for child in drawn)
    if left and tree.count(number, weights) == len(drawn) + 1:  # one folder by itself: no others
        drawn.append(ranked[len(drawn)])
        left = 0
    parts = [(BoxSort.FOLDER, child, weights[child], 1) for child in drawn]
    if own[number] >= least or (own[number] and not drawn):
        parts.append((BoxSort.OWN, number, own[number], 1))
    if left >= least * _LEAST_OTHERS or (left and not parts):
        count = tree.count(number, weights) - len(drawn)
        parts.append((BoxSort.OTHERS, number, left, count))
    return sorted(parts, key=lambda part: -part[2])
