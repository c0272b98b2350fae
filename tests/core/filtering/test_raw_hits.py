"""What is found in the bytes of rows at once is what a filter by text finds, as it is typed."""

from __future__ import annotations

from array import array

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_editor import RemoveRows
from sitemap_editor.core.filtering.grammar import parse_filter
from sitemap_editor.core.filtering.matching import rows_matching
from sitemap_editor.core.filtering.raw_hits import needle_of, raw_hits
from tests.core.sitemaps import document

_WORDS = st.lists(st.sampled_from(["ab", "AB", "a", "b&amp;", "-", "é"]), max_size=5).map("".join)


@given(
    st.lists(_WORDS, min_size=1, max_size=12),
    st.sampled_from(["ab", "Ab", "b&a", "aba", "--"]),
    st.integers(1, 90),
    st.data(),
)
def test_rows_with_a_text_are_found_once_and_in_order(
    words: list[str], text: str, step_bytes: int, source: st.DataObject
) -> None:
    table = document("".join(f"<url><loc>{each}</loc></url>" for each in words)).table
    first = source.draw(st.integers(0, len(words)))
    asked = parse_filter(f'"{text}"')
    needle = needle_of(asked.node)
    assert needle is not None
    found = [row for some in raw_hits(table, needle, first, step_bytes) for row in some]
    assert found == [row for row in rows_matching(table, asked) if row >= first]
    part = table.part(array("I", range(first, len(words))))
    here = [row for some in raw_hits(part, needle, 0, step_bytes) for row in some]
    assert here == [row - first for row in found]


@pytest.mark.parametrize(
    ("text", "needle"),
    [
        ("Shop", b"shop"),
        ("loc:a&B", b"a&amp;b"),
        ("priority:none shop", b"shop"),
        ("\u00fc", None),
        ("-shop", None),
        ("a OR b", None),
        ("", None),
    ],
)
def test_what_every_row_must_hold_is_told_by_some_filters(text: str, needle: bytes | None) -> None:
    assert needle_of(parse_filter(text).node) == needle


def test_nothing_is_said_of_rows_that_were_edited() -> None:
    opened = document("<url><loc>a</loc></url><url><loc>b</loc></url>")
    opened.apply(RemoveRows([0]))
    assert not list(raw_hits(opened.table, b"b", 0))
