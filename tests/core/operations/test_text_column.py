"""Very many texts of an import: each is found, in whatever order they are asked for."""

from __future__ import annotations

from array import array

from hypothesis import given, settings
from hypothesis import strategies as st

from sitemap_editor.core.operations.importing.source import LINES_A_STEP, TextColumn

_COUNT = LINES_A_STEP * 2 + 7
_TEXTS = [str(number) for number in range(_COUNT)]
_COLUMN = TextColumn(_TEXTS)
_NEAR_EDGES = st.sampled_from(
    [
        n
        for edge in (2, LINES_A_STEP, 2 * LINES_A_STEP, _COUNT - 3)
        for n in range(edge - 2, edge + 3)
    ]
)


@given(st.lists(_NEAR_EDGES, max_size=12), st.booleans())
@settings(max_examples=80, deadline=None)
def test_texts_are_found_by_their_numbers(numbers: list[int], ascend: bool) -> None:
    asked = sorted(set(numbers)) if ascend else numbers
    assert _COLUMN.at(array("I", asked)) == [_TEXTS[number] for number in asked]


def test_a_run_over_several_steps_is_found() -> None:
    assert _COLUMN.at(range(5, _COUNT)) == _TEXTS[5:]
