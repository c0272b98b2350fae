"""What is found in the bytes of rows at once is what a filter by text finds, as it is typed."""

from __future__ import annotations

from array import array

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_editor import InsertRows, MoveRows, RemoveRows, Row, SetCells
from sitemap_editor.core.document.edits import Edit
from sitemap_editor.core.document.piece_table import PieceTable
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


def _found(table: PieceTable, needle: bytes, first: int = 0, *, in_small: bool) -> list[int]:
    return [row for some in raw_hits(table, needle, first, 40, in_small=in_small) for row in some]


@given(
    st.lists(_WORDS, min_size=1, max_size=12),
    st.lists(
        st.tuples(st.sampled_from(["set", "remove", "move", "insert"]), st.integers(0, 11)),
        max_size=6,
    ),
    st.integers(0, 12),
    st.sampled_from(["ab", "aba", "b&a", "abababab"]),
)
def test_rows_that_are_as_they_were_are_found_among_edited_ones(
    words: list[str], edits: list[tuple[str, int]], first: int, text: str
) -> None:
    opened = document("".join(f"<url><loc>{each}</loc></url>" for each in words))
    for what, place in edits:
        if place >= len(opened):
            continue
        edit: Edit = SetCells([(opened.table.row_id(place), "loc", "xabx")])
        if what == "remove":
            edit = RemoveRows([place])
        elif what == "move":
            edit = MoveRows([place], 0)
        elif what == "insert":
            edit = InsertRows(place, [Row("xabx")])
        opened.apply(edit)
    asked, table = parse_filter(f'"{text}"'), opened.table
    needle = needle_of(asked.node)
    assert needle is not None
    holding = {row for row in rows_matching(table, asked) if row >= first}
    kept = {row for row in range(len(table)) if table.starts[table.order[row]] < _end(table)}
    assert sorted(_found(table, needle, first, in_small=False)) == sorted(holding & kept)
    small = {row for row in kept if needle in table.row_bytes(table.order[row])}
    assert sorted(_found(table, needle, first, in_small=True)) == sorted(holding & small)


def _end(table: PieceTable) -> int:
    return len(table.buffers.original)


def test_a_text_in_capitals_is_not_found_in_small_letters() -> None:
    table = document("<url><loc>abcdefgH</loc></url><url><loc>ABCDEFGH</loc></url>").table
    assert _found(table, b"abcdefgh", in_small=True) == []
    assert _found(table, b"abcdefgh", in_small=False) == [0, 1]
