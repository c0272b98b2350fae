"""Which of many rectangles lies beside one of them, for the arrow keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sitemap_editor.core.overview.treemap import Area

_ASIDE: Final = 3.0
"""How much farther it is to what does not lie straight ahead."""


def neighbour(areas: Sequence[Area], at: int, right: int, down: int) -> int:
    """Return the nearest area in a direction, one of `right` and `down` being 1 or -1.

    Where none lies there it is `at` itself.
    """
    here, best, nearest = areas[at], at, float("inf")
    for number, area in enumerate(areas):
        ahead = right * (_middle_x(area) - _middle_x(here)) + down * (
            _middle_y(area) - _middle_y(here)
        )
        if number == at or ahead <= 0:
            continue
        far = _gap(here, area, is_across=bool(right)) + ahead * 1e-3
        beside = _gap(here, area, is_across=bool(down))
        off = (
            abs(_middle_y(area) - _middle_y(here))
            if right
            else abs(_middle_x(area) - _middle_x(here))
        )
        distance = far + _ASIDE * beside + off * 1e-2
        if beside > far + _ASIDE:
            distance += beside * _ASIDE
        if distance < nearest:
            best, nearest = number, distance
    return best


def _gap(one: Area, other: Area, *, is_across: bool) -> float:
    """Return what room is between two areas, across or down; none where they overlap there."""
    if is_across:
        return max(0.0, other.x - one.x - one.width, one.x - other.x - other.width)
    return max(0.0, other.y - one.y - one.height, one.y - other.y - other.height)


def _middle_x(area: Area) -> float:
    return area.x + area.width / 2


def _middle_y(area: Area) -> float:
    return area.y + area.height / 2
