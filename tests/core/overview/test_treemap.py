"""Boxes are as large as their numbers say, lie in each other or apart, and are told in words."""

from __future__ import annotations

from array import array

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sitemap_editor.core.overview.folder_tree import TOP, FolderTree, folder_tree
from sitemap_editor.core.overview.folders import Held
from sitemap_editor.core.overview.treemap import Area, Box, BoxSort, boxes, squarified

SIDES = st.floats(1, 2_000)
LINE = 16.0


def overlap(one: Area, other: Area) -> float:
    width = min(one.x + one.width, other.x + other.width) - max(one.x, other.x)
    height = min(one.y + one.height, other.y + other.height) - max(one.y, other.y)
    return max(0.0, width) * max(0.0, height)


def is_inside(inner: Area, outer: Area) -> bool:
    slack = 1e-6 * (1 + outer.width + outer.height)
    return (
        inner.x >= outer.x - slack
        and inner.y >= outer.y - slack
        and inner.x + inner.width <= outer.x + outer.width + slack
        and inner.y + inner.height <= outer.y + outer.height + slack
    )


@given(st.lists(st.integers(1, 10**6), min_size=1, max_size=30), SIDES, SIDES)
@settings(max_examples=150, deadline=None)
def test_areas_are_as_weights_fill_the_room_and_never_overlap(
    weights: list[int], width: float, height: float
) -> None:
    weights.sort(reverse=True)
    room = Area(3, 5, width, height)
    areas = squarified(weights, room)
    assert len(areas) == len(weights)
    for weight, area in zip(weights, areas, strict=True):
        assert area.size == pytest.approx(room.size * weight / sum(weights), rel=1e-6, abs=1e-6)
        assert is_inside(area, room)
    assert all(
        overlap(one, other) <= 1e-6 * room.size
        for at, one in enumerate(areas)
        for other in areas[:at]
    )


def test_equal_weights_in_a_square_are_squares() -> None:
    areas = squarified([1] * 4, Area(0, 0, 200, 200))
    assert [(area.width, area.height) for area in areas] == [(100, 100)] * 4


def test_no_room_is_no_fault() -> None:
    assert [area.size for area in squarified([2, 1], Area(0, 0, 0, 50))] == [0, 0]
    assert squarified([], Area(0, 0, 10, 10)) == []


PATHS = st.lists(st.sampled_from("abcd"), max_size=3).map("/".join)


@given(st.dictionaries(PATHS, st.integers(1, 500), min_size=1), SIDES, SIDES)
@settings(max_examples=100, deadline=None)
def test_boxes_lie_in_the_box_of_their_folder_and_beside_each_other(
    counts: dict[str, int], width: float, height: float
) -> None:
    folders = {
        f"e.de/{path}/".replace("//", "/").encode(): Held(count, b"")
        for path, count in counts.items()
    }
    tree = folder_tree(folders, {})
    room = Area(0, 0, width, height)
    found = boxes(tree, TOP, tree.rows, tree.own_rows, room, LINE)
    for box in found:
        beside = [each for each in found if each.depth == box.depth and each is not box]
        assert all(overlap(box.area, each.area) <= 1e-6 * room.size for each in beside)
        if box.depth:
            parent = tree.parents[box.folder] if box.sort is BoxSort.FOLDER else box.folder
            (outer,) = (each for each in found if each.depth == 0 and each.folder == parent)
            assert outer.has_head
            assert is_inside(box.area, outer.area)
        else:
            assert is_inside(box.area, room)


def flat(*counts: int, own: int = 0) -> FolderTree:
    folders = {f"e.de/{n:04}/".encode(): Held(count, b"") for n, count in enumerate(counts)}
    if own:
        folders[b"e.de/"] = Held(own, b"")
    return folder_tree(folders, {})


def drawn(tree: FolderTree, side: float = 200) -> list[Box]:
    return boxes(tree, TOP, tree.rows, tree.own_rows, Area(0, 0, side, side), LINE)


def test_folders_that_are_too_small_are_one_box_that_says_how_many() -> None:
    found = drawn(flat(5_000, *[1] * 2_000))
    assert [(box.sort, box.weight, box.count) for box in found] == [
        (BoxSort.FOLDER, 5_000, 1),
        (BoxSort.OTHERS, 2_000, 2_000),
    ]


def test_one_small_folder_by_itself_is_drawn() -> None:
    assert [box.sort for box in drawn(flat(50_000, 1))] == [BoxSort.FOLDER] * 2


def test_rows_right_in_a_folder_have_a_box_of_their_own() -> None:
    found = drawn(flat(60, own=40))
    assert [(box.sort, box.weight) for box in found] == [(BoxSort.FOLDER, 60), (BoxSort.OWN, 40)]


def test_nothing_is_drawn_of_nothing() -> None:
    assert drawn(flat()) == []
    tree = flat(3)
    no_problems = array("I", [0] * len(tree))
    assert boxes(tree, TOP, no_problems, no_problems, Area(0, 0, 9, 9), LINE) == []
