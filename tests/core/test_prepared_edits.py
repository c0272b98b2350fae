"""An edit prepared on a draft is the edit made at once; told anew, it is for the same rows."""

from __future__ import annotations

from itertools import chain

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sitemap_editor import (
    Batch,
    Document,
    Edit,
    InsertRows,
    MoveRows,
    RemoveRows,
    Row,
    SetCells,
    SetHead,
    SetRows,
)
from sitemap_editor.core.document.edits import FillCells, PlaceRows
from sitemap_editor.core.document.effects import Applied
from sitemap_editor.core.document.piece_table import PieceTable, prepare
from sitemap_editor.core.document.renewed_edits import can_be_renewed, merged, renewed
from sitemap_editor.core.document.traces import trace_of
from sitemap_editor.core.errors import EditError
from tests.core.sitemaps import document
from tests.core.test_properties import SLOW_IS_FINE, Model, documents, edits

LETTERS = "abcdefgh"


def content(table: PieceTable) -> bytes:
    return b"".join(table.pieces())


def told(applied: Applied, table: PieceTable) -> list[object]:
    """Return what a journal writes of an edit."""
    steps, trace = applied.effect.steps, trace_of(applied.effect, table)
    touched = list(chain(*steps.rewritten, *steps.placed))
    lengths, pieces = trace.contents(touched)
    return [touched, lengths, b"".join(pieces), steps.removed, steps.placements, trace.head]


@given(st.data(), documents())
@settings(max_examples=150, deadline=None, suppress_health_check=SLOW_IS_FINE)
def test_a_prepared_edit_is_the_plain_one(source: st.DataObject, data: bytes) -> None:
    plain, beside = Document.from_bytes(data).table, Document.from_bytes(data).table
    opened = Document.from_bytes(data)
    if plain.head.endswith(b"/>"):
        return
    edit = source.draw(edits(Model.of(opened), plain.head))
    made = plain.apply(edit)
    prepared = prepare(beside.draft(), edit)
    assert content(beside) == data
    taken = beside.take_over(prepared)
    assert taken is not None
    assert content(beside) == content(plain)
    assert beside.size_bytes == plain.size_bytes
    assert (beside.order, beside.is_placed) == (plain.order, plain.is_placed)
    assert told(taken, beside) == told(made, plain)
    back = beside.take_over(prepare(beside.draft(), taken.inverse))
    assert back is not None
    assert content(beside) == data
    again = beside.take_over(prepare(beside.draft(), back.inverse))
    assert again is not None
    assert content(beside) == content(plain)
    beside.apply(again.inverse)
    assert content(beside) == data


def test_what_was_prepared_is_not_taken_over_by_another_state() -> None:
    table = document("<url><loc>a</loc></url><url><loc>b</loc></url>").table
    prepared = prepare(table.draft(), RemoveRows([0]))
    table.apply(SetCells([(1, "loc", "c")]))
    before = content(table)
    assert table.take_over(prepared) is None
    assert content(table) == before


def test_nor_by_one_where_a_refused_edit_left_bytes_behind() -> None:
    table = document("<url><loc>a</loc></url>").table
    prepared = prepare(table.draft(), SetCells([(0, "loc", "b")]))
    refused = Batch((InsertRows(0, [Row("c")]), RemoveRows([9])))
    with pytest.raises(EditError):
        table.apply(refused)
    assert table.take_over(prepared) is None


def test_a_snapshot_keeps_what_it_shows_when_a_prepared_edit_is_taken_over() -> None:
    table = document("<url><loc>a</loc></url><url><loc>b</loc></url>").table
    before, snapshot = content(table), table.snapshot()
    table.take_over(prepare(table.draft(), MoveRows([0], 1)))
    table.apply(SetCells([(0, "loc", "c")]))
    assert content(snapshot) == before


# Told anew


def opened() -> PieceTable:
    return document("".join(f"<url><loc>{letter}</loc></url>" for letter in LETTERS)).table


def locs(table: PieceTable) -> str:
    return "".join(row.loc or "-" for row in table)


@pytest.mark.parametrize(
    ("edit", "meanwhile", "expected"),
    [
        (RemoveRows([2, 3]), InsertRows(0, [Row("X")]), "Xabefgh"),
        (RemoveRows([2, 3]), RemoveRows([3]), "abefgh"),
        (RemoveRows([2, 3]), MoveRows([2], 7), "abefgh"),
        (RemoveRows(range(8)), InsertRows(4, [Row("X")]), "X"),
        (MoveRows([0, 1], 4), InsertRows(0, [Row("X")]), "Xcdefabgh"),
        (MoveRows([0, 1], 4), RemoveRows([5]), "cdeabgh"),
        (MoveRows([6, 7], 0), InsertRows(0, [Row("X")]), "ghXabcdef"),
        (MoveRows([0, 3], 2), RemoveRows([3]), "bcaefgh"),
        (InsertRows(3, [Row("X")]), RemoveRows([0, 1]), "cXdefgh"),
        (InsertRows(3, [Row("X")]), RemoveRows([2]), "abXdefgh"),
        (InsertRows(3, [Row("X")]), RemoveRows(range(3)), "Xdefgh"),
        (InsertRows(8, [Row("X")]), MoveRows([7], 0), "hXabcdefg"),
        (SetCells([(0, "loc", "X"), (1, "loc", "Y")]), SetCells([(0, "loc", "Z")]), "ZYcdefgh"),
        (SetCells([(0, "loc", "X")]), SetCells([(0, "lastmod", "Z")]), "Xbcdefgh"),
        (SetCells([(0, "loc", "X"), (1, "loc", "Y")]), RemoveRows([0]), "Ycdefgh"),
        (FillCells(range(4), ("loc",), "X"), SetCells([(1, "loc", "Z")]), "XZXXefgh"),
        (FillCells(range(4), ("loc",), "X"), RemoveRows([1, 4]), "XXXfgh"),
        (FillCells(range(4), ("loc",), "X"), InsertRows(2, [Row("Z")]), "XXZXXefgh"),
        (FillCells(range(2), ("loc",), "X"), SetCells([(1, "lastmod", "Z")]), "XXcdefgh"),
        (SetRows([(0, b"<url/>"), (1, b"<url/>")]), SetCells([(0, "loc", "Z")]), "Z-cdefgh"),
        (
            Batch((SetCells([(7, "loc", "X")]), InsertRows(8, [Row("Y")]))),
            RemoveRows([0]),
            "bcdefgXY",
        ),
    ],
)
def test_what_was_asked_for_some_rows_is_done_to_these(
    edit: Edit, meanwhile: Edit, expected: str
) -> None:
    table = opened()
    asked = table.snapshot()
    table.apply(meanwhile)
    between = content(table)
    assert can_be_renewed(edit)
    inverse = table.apply(renewed(edit, asked, table, yields=True)).inverse
    assert locs(table) == expected
    table.apply(inverse)
    assert content(table) == between


def test_an_edit_that_insists_puts_its_value_over_what_came_before() -> None:
    table = opened()
    asked = table.snapshot()
    table.apply(SetCells([(0, "loc", "Z")]))
    table.apply(renewed(SetCells([(0, "loc", "X")]), asked, table, yields=False))
    assert locs(table) == "Xbcdefgh"


@pytest.mark.parametrize(
    "edit",
    [
        PlaceRows([0], [0]),
        opened().apply(SetCells([(0, "loc", "X")])).inverse,
        Batch((RemoveRows([0]), RemoveRows([0]))),
    ],
)
def test_some_edits_are_for_one_state_alone(edit: Edit) -> None:
    assert not can_be_renewed(edit)


def test_another_head_is_put_where_the_one_it_replaces_still_is() -> None:
    table = opened()
    asked, head = table.snapshot(), table.head
    edit = Batch((SetHead(head + b"<!-- x -->"), SetCells([(0, "loc", "X")])))
    table.apply(RemoveRows([1]))
    table.apply(renewed(edit, asked, table, yields=True))
    assert locs(table) == "Xcdefgh"
    assert table.head == head + b"<!-- x -->"
    with pytest.raises(EditError) as caught:
        renewed(edit, asked, table, yields=True)
    assert caught.value.code == "changed"


@pytest.mark.parametrize("yields", [False, True])
def test_a_whole_row_that_was_edited_elsewhere_gets_both_or_is_told_of(yields: bool) -> None:
    table = opened()
    asked = table.snapshot()
    table.apply(Batch((FillCells(range(4), ("priority",), "1"), SetCells([(2, "loc", "Z")]))))
    rows = [(row_id, b"<url><loc>X</loc></url>") for row_id in (2, 3, 4)]
    kept: list[int] = []
    edit = renewed(SetRows(rows), asked, table, yields=yields, on_kept=kept.append)
    table.apply(edit)
    assert locs(table) == "abZXXfgh"
    assert [row.priority for row in table][2:5] == ["1", "1", None]
    assert kept == [2]


FEW_TAGS = st.lists(st.sampled_from((b"<a/>", b"<b c='>'/>", b"d")), max_size=4).map(b"".join)


@given(st.tuples(*[FEW_TAGS] * 7))
@settings(max_examples=500, deadline=None)
def test_two_changes_of_a_row_are_both_made_or_none(parts: tuple[bytes, ...]) -> None:
    first, old, between, other, last, new, elsewhere = parts
    both = merged(
        first + old + between + other + last,
        first + new + between + other + last,
        first + old + between + elsewhere + last,
    )
    is_one_change = first + new + between + other == first + old + between + elsewhere
    assert is_one_change or both in (None, first + new + between + elsewhere + last)


@pytest.mark.parametrize(
    ("asked", "wanted", "now", "expected"),
    [
        # Halves of a text are no change of their own.
        ("<loc>a-b</loc>", "<loc>A-b</loc>", "<loc>a-B</loc>", None),
        # Nor is there another lastmod behind the one that somebody else put in.
        (
            "<loc>a</loc><priority>1</priority>",
            "<loc>a</loc><lastmod>b</lastmod><priority>1</priority>",
            "<loc>a</loc><priority>1</priority><lastmod>c</lastmod>",
            None,
        ),
        (
            "<loc>a</loc><priority>1</priority>",
            "<loc>a</loc><lastmod>b</lastmod><priority>1</priority>",
            "<loc>a</loc><priority>2</priority>",
            "<loc>a</loc><lastmod>b</lastmod><priority>2</priority>",
        ),
    ],
)
def test_two_changes_of_a_row_make_no_value_that_nobody_wrote(
    asked: str, wanted: str, now: str, expected: str | None
) -> None:
    table, kept = document(f"<url>{asked}</url>").table, list[int]()
    before = table.snapshot()
    table.apply(SetRows([(0, f"<url>{now}</url>".encode())]))
    edit = SetRows([(0, f"<url>{wanted}</url>".encode())])
    table.apply(renewed(edit, before, table, yields=True, on_kept=kept.append))
    assert table.row_bytes(0).decode() == f"<url>{expected or now}</url>"
    assert kept == ([] if expected else [0])


@given(st.data())
@settings(max_examples=300, deadline=None)
def test_rows_that_nobody_spoke_of_stay_as_they_are(source: st.DataObject) -> None:
    table = opened()
    model = Model.of(document("".join(f"<url><loc>{letter}</loc></url>" for letter in LETTERS)))
    meanwhile = source.draw(edits(model, table.head))
    rows = source.draw(st.sets(st.sampled_from(range(8))).map(sorted))
    possible: list[Edit] = [
        FillCells(rows, ("loc", "priority"), "1"),
        RemoveRows(rows),
        MoveRows(rows, min(3, 8 - len(rows))),
        InsertRows(len(rows), [Row("new")]),
    ]
    edit = source.draw(st.sampled_from(possible))
    asked = table.snapshot()
    table.apply(meanwhile)
    between = table.snapshot()
    applied = table.apply(renewed(edit, asked, table, yields=True))
    meant = set() if isinstance(edit, InsertRows) else set(rows)
    others = [row_id for row_id in between.order if row_id not in meant]
    new = set(applied.effect.new_row_ids)
    assert [each for each in table.order if each not in meant | new] == others
    assert all(table.row_bytes(each) == between.row_bytes(each) for each in others)
    left = [row_id for row_id in between.order if row_id in meant]
    now = [row_id for row_id in table.order if row_id in meant]
    assert now == ([] if isinstance(edit, RemoveRows) else left)
    if isinstance(edit, FillCells):
        for each in left:
            typed = asked.row(each).loc != between.row(each).loc
            assert table.row(each).loc == (between.row(each).loc if typed else "1")
    if isinstance(edit, MoveRows) and now:
        places = [table.position(each) for each in now]
        assert places == list(range(places[0], places[0] + len(now)))
    table.apply(applied.inverse)
    assert content(table) == content(between)
