"""One value in many rows: as if each cell were set by itself, whatever the rows are like."""

from __future__ import annotations

from array import array
from itertools import chain

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sitemap_editor import Document, SetCells
from sitemap_editor.core.document.edits import FillCells, SetSpans
from sitemap_editor.core.errors import EditError
from tests.core.sitemaps import SITEMAP, document
from tests.core.test_properties import OPTIONAL_CELL, SLOW_IS_FINE, documents

FIELDS = ("loc", "lastmod", "changefreq", "priority")
SPACES = st.sampled_from(["", "\n", "\n    ", "\r\n\t", "  "])
VALUES = st.sampled_from(
    ["weekly", "daily", "a&amp;b", "&#119;eekly", "", " weekly ", "ä", "x\r\n"]
)
FILLED = st.one_of(OPTIONAL_CELL, st.sampled_from(["weekly", "ä", "\\1", "a\\g<0>"]))


@st.composite
def plain_rows(draw: st.DrawFn) -> str:
    """Draw a row as most files have it: values in order, some absent, white space of all kinds."""
    row = [draw(SPACES), "<url>"]
    for field in FIELDS:
        if field == "loc" or draw(st.booleans()):
            row += [draw(SPACES), f"<{field}>{draw(VALUES)}</{field}>"]
    if draw(st.integers(0, 5)) == 0:
        row.append("<x:url>changefreq</x:url>")
    if draw(st.integers(0, 20)) == 0:
        row.append("<!-- <changefreq>weekly</changefreq></url> -->")
    return "".join([*row, draw(SPACES), "</url>"])


@st.composite
def plain_files(draw: st.DrawFn) -> Document:
    """Draw a file of such rows; often all of one layout."""
    rows = draw(st.lists(plain_rows(), min_size=1, max_size=8))
    if draw(st.booleans()):
        rows = rows[:1] * len(rows)
    return document("".join(rows), ' xmlns:x="urn:x"')


@given(
    st.one_of(plain_files(), documents().map(Document.from_bytes)),
    st.data(),
    st.lists(st.sampled_from(FIELDS), unique=True, min_size=1).map(tuple),
    FILLED,
)
@settings(max_examples=150, deadline=None, suppress_health_check=SLOW_IS_FINE)
def test_filling_is_setting_each_cell(
    filled: Document, source: st.DataObject, fields: tuple[str, ...], value: str | None
) -> None:
    fields = tuple(field for field in fields if field in filled.fields)
    count = len(filled.table.starts)
    row_ids = sorted(source.draw(st.sets(st.integers(0, max(0, count - 1)), max_size=count)))
    row_ids = row_ids if count else []
    before, one_by_one = filled.to_bytes(), filled.table.draft()
    cells = SetCells([(row_id, field, value) for row_id in row_ids for field in fields])
    expected = one_by_one.apply(cells).effect
    applied = filled.table.apply(FillCells(row_ids, fields, value))
    after = filled.to_bytes()
    assert after == b"".join(one_by_one.pieces())
    assert filled.size_bytes == len(after) == one_by_one.size_bytes
    assert list(chain(*applied.effect.rewritten)) == list(chain(*expected.rewritten))
    again = filled.table.apply(applied.inverse)
    assert filled.to_bytes() == before
    assert filled.size_bytes == len(before)
    filled.table.apply(again.inverse)
    assert filled.to_bytes() == after


def test_thousands_of_plain_rows_are_filled_and_emptied() -> None:
    many = document("".join(f"\n<url>\n <loc>{n}</loc>\n</url>" for n in range(3_000)))
    before = many.to_bytes()
    undo = [many.apply(FillCells(range(3_000), ("lastmod", "priority"), "2024"))]
    assert {row[1:] for row in many} == {("2024", None, "2024")}
    assert [row.loc for row in many] == [str(n) for n in range(3_000)]
    assert (
        b"</loc>\n <lastmod>2024</lastmod>\n <priority>2024</priority>\n</url>" in many.to_bytes()
    )
    undo.append(many.apply(FillCells(range(500, 2_500), ("lastmod", "priority"), None)))
    assert [row.lastmod for row in many] == ["2024"] * 500 + [None] * 2_000 + ["2024"] * 500
    for inverse in reversed(undo):
        many.apply(inverse)
    assert many.to_bytes() == before


@pytest.mark.parametrize(
    ("edit", "code"),
    [
        (FillCells([0], ("title",), "x"), "field"),
        (FillCells([0, 1], ("loc",), "\0"), "F01"),
        (FillCells([0, 0], ("loc",), "x"), "position"),
        (FillCells([-1], ("loc",), "x"), "position"),
        (FillCells(range(3), ("loc",), "x"), "position"),
    ],
)
def test_what_cannot_be_filled_stays(edit: FillCells, code: str) -> None:
    two = document("<url><loc>a</loc></url><url><loc>b</loc></url>")
    before = two.to_bytes()
    with pytest.raises(EditError) as caught:
        two.apply(edit)
    assert caught.value.code == code
    assert two.to_bytes() == before


def test_rows_may_be_given_back_in_any_order() -> None:
    two = document("<url><loc>a</loc></url><url><loc>b</loc></url>")
    table = two.table
    before = two.to_bytes()
    starts = array("q", [table.starts[0], table.starts[0]])
    lengths = array("I", [table.lengths[0], table.lengths[0]])
    inverse = two.apply(SetSpans(array("I", [1, 0]), starts, lengths))
    assert [row.loc for row in two] == ["a", "a"]
    two.apply(inverse)
    assert two.to_bytes() == before


def test_a_root_with_a_prefix_is_filled_with_its_prefix() -> None:
    rows = "<s:url><s:loc>a</s:loc></s:url>" * 3
    data = f'<s:urlset xmlns:s="{SITEMAP}">{rows}</s:urlset>'.encode()
    prefixed = Document.from_bytes(data)
    prefixed.apply(FillCells(range(3), ("priority",), "0.5"))
    wanted = data.replace(b"</s:loc>", b"</s:loc><s:priority>0.5</s:priority>")
    assert prefixed.to_bytes() == wanted
