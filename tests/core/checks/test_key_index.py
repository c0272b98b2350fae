"""Which rows share a key, against the plain way to find out."""

from __future__ import annotations

from array import array

from hypothesis import given
from hypothesis import strategies as st

from sitemap_editor.core.checks.gathering.key_index import KeyIndex

KEYS = st.integers(-2, 3)


@given(st.lists(KEYS, max_size=12))
def test_right_after_building_it_knows_who_shares_a_key(keys: list[int]) -> None:
    found = sorted(KeyIndex(array("q", keys)).shared())
    assert found == [number for number, key in enumerate(keys) if key != 0 and keys.count(key) > 1]


@given(st.lists(KEYS, max_size=8), st.lists(st.tuples(st.integers(0, 11), KEYS), max_size=20))
def test_after_any_changes_it_knows_the_rows_of_a_key(
    keys: list[int], changes: list[tuple[int, int]]
) -> None:
    index = KeyIndex(array("q", keys))
    plain = dict(enumerate(keys))
    for row_id, key in changes:
        index.set(row_id, key)
        plain[row_id] = key
    for key in range(-2, 4):
        expected = sorted(row_id for row_id, own in plain.items() if own == key != 0)
        assert sorted(index.rows(key)) == expected
    for row_id in range(14):
        own = plain.get(row_id, 0)
        assert index.key(row_id) == own
        others = sorted(each for each, key in plain.items() if key == own != 0 and each != row_id)
        assert sorted(index.others(row_id)) == others
