"""What rows link to, kept as arrays, reads like a dictionary of them."""

from __future__ import annotations

from array import array

from hypothesis import given
from hypothesis import strategies as st

from sitemap_editor.core.checks.gathering.language_links import GatheredLinks, LanguageLinks
from sitemap_editor.core.checks.gathering.value_keys import ValueKeys

KEYS = ValueKeys.fresh()
URLS = st.sampled_from([b"https://a.org/", b"https://a.org/de", b"", "https://a.org/ü".encode()])
LINKS = st.lists(URLS, min_size=1, max_size=4).map(tuple)
RANGE = st.dictionaries(st.integers(0, 4), LINKS, max_size=5)
LATER = st.lists(st.tuples(st.integers(0, 24), st.just(()) | LINKS), max_size=6)


@given(st.lists(RANGE, max_size=4), st.permutations(range(20)), LATER)
def test_ranges_come_to_what_each_row_links_to_and_follow_edits(
    ranges: list[dict[int, tuple[bytes, ...]]],
    order: list[int],
    later: list[tuple[int, tuple[bytes, ...]]],
) -> None:
    found, expected = LanguageLinks(), dict[int, tuple[bytes, ...]]()
    for number, links in enumerate(ranges):
        row_ids = array("I", order[number * 5 : number * 5 + 5])
        found.add(
            row_ids, GatheredLinks.of(links, {at: urls[-1] for at, urls in links.items()}, KEYS)
        )
        expected |= {row_ids[position]: urls for position, urls in links.items()}
    for row_id, urls in later:
        found.set(row_id, urls, urls[-1] if urls else b"")
        expected.pop(row_id, None)
        if urls:
            expected[row_id] = urls
    assert found == expected
    assert len(found) == len(expected)
    for row_id in range(26):
        assert found.get(row_id) == expected.get(row_id, ())
        keys = list(map(KEYS.of, expected.get(row_id, ())))
        assert list(found.keys_of(row_id, KEYS.of)) == keys
        assert found.default(row_id) == (expected[row_id][-1] if row_id in expected else b"")
