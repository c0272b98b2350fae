"""Edits are values: all or nothing, and each returns the edit that undoes it."""

from __future__ import annotations

import pytest

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
from sitemap_editor.core.document.edits import InsertSpans, PlaceRows
from sitemap_editor.core.errors import EditError, SitemapError
from tests.core.sitemaps import SITEMAP, document

LETTERS = "abcdef"
HEAD = f"<?xml version='1.0'?>\n<urlset xmlns='{SITEMAP}' xmlns:x='urn:x'>".encode()


@pytest.fixture
def opened() -> Document:
    """A sitemap of six rows, a to f."""
    return document("".join(f"<url><loc>{letter}</loc></url>" for letter in LETTERS))


def locs(opened: Document) -> str:
    """Return the locs as one word."""
    return "".join(row.loc or "-" for row in opened)


@pytest.mark.parametrize(
    ("edit", "expected"),
    [
        (SetCells([]), "abcdef"),
        (SetCells([(1, "loc", "X"), (4, "loc", None)]), "aXcd-f"),
        (SetCells([(1, "loc", "X"), (1, "loc", "Y")]), "aYcdef"),
        (InsertRows(0, [Row("X"), Row("Y")]), "XYabcdef"),
        (InsertRows(3, [Row("X")]), "abcXdef"),
        (InsertRows(6, [b"<url><loc>X</loc></url>"]), "abcdefX"),
        (InsertRows(2, []), "abcdef"),
        (RemoveRows([]), "abcdef"),
        (RemoveRows([0]), "bcdef"),
        (RemoveRows([2, 3]), "abef"),
        (RemoveRows([0, 2, 5]), "bde"),
        (RemoveRows(range(6)), ""),
        (RemoveRows(range(1, 3)), "adef"),
        (RemoveRows(range(3, 3)), "abcdef"),
        (MoveRows([0], 5), "bcdefa"),
        (MoveRows([5], 0), "fabcde"),
        (MoveRows([0, 2, 4], 1), "bacedf"),
        (MoveRows([1, 2], 1), "abcdef"),
        (MoveRows([3, 5], 4), "abcedf"),
        (MoveRows([], 6), "abcdef"),
        (MoveRows(range(6), 0), "abcdef"),
        (SetRows([]), "abcdef"),
        (SetRows([(1, b"<url><loc>X</loc></url>"), (4, b"\n<!-- - --> <url/>")]), "aXcd-f"),
        (SetRows([(0, b"<url><loc>a</loc></url>")]), "abcdef"),
        (SetHead(HEAD), "abcdef"),
        (Batch((SetRows([(0, b"<url/>")]), SetCells([(0, "loc", "X")]))), "Xbcdef"),
        (PlaceRows([], []), "abcdef"),
        (Batch(()), "abcdef"),
        (Batch((RemoveRows([0]), SetCells([(1, "loc", "X")]), MoveRows([0], 4))), "cdefX"),
    ],
)
def test_an_edit_and_its_inverse(opened: Document, edit: Edit, expected: str) -> None:
    before = opened.to_bytes()
    inverse = opened.apply(edit)
    after = opened.to_bytes()
    assert locs(opened) == expected
    assert opened.size_bytes == len(after)
    again = opened.apply(inverse)
    assert opened.to_bytes() == before
    assert opened.size_bytes == len(before)
    opened.apply(again)
    assert opened.to_bytes() == after


@pytest.mark.parametrize(
    ("edit", "code"),
    [
        (SetCells([(0, "loc", "X"), (1, "title", "x")]), "field"),
        (SetCells([(0, "loc", "X"), (1, "loc", "\0")]), "F01"),
        (InsertRows(-1, [Row("X")]), "position"),
        (InsertRows(7, [Row("X")]), "position"),
        (InsertRows(0, [Row("X"), Row("\ufffe")]), "F01"),
        (InsertRows(0, [b"<url/><url/>"]), "row"),
        (InsertRows(0, [b"<x/>"]), "row"),
        (InsertRows(0, [b"<url/> "]), "row"),
        (InsertRows(0, [b""]), "row"),
        (RemoveRows([6]), "position"),
        (RemoveRows([-1]), "position"),
        (RemoveRows([1, 1]), "position"),
        (RemoveRows([2, 1]), "position"),
        (RemoveRows(range(4, 7)), "position"),
        (RemoveRows(range(0, 6, 2)), "position"),
        (MoveRows([0], 6), "position"),
        (MoveRows([0], -1), "position"),
        (MoveRows([1, 0], 0), "position"),
        (PlaceRows([8], [0]), "position"),
        (
            Batch((RemoveRows([0]), SetHead(HEAD), SetCells([(2, "loc", "X")]), RemoveRows([9]))),
            "position",
        ),
        (SetHead(b"x"), "head"),
        (SetHead(b""), "head"),
        (SetHead(b"<sitemapindex>"), "head"),
        (SetHead(b"<x:urlset xmlns:y='urn:y'>"), "head"),
        (SetHead(b"<!DOCTYPE urlset [<!ENTITY a 'b'>]><urlset>"), "head"),
        (SetRows([(0, b"<url/>"), (6, b"<url/>")]), "position"),
        (SetRows([(0, b"<url/>"), (-1, b"<url/>")]), "position"),
        (SetRows([(0, b"<url/>"), (1, b"<x/>")]), "row"),
        (SetRows([(0, b"<url/>"), (1, b"")]), "row"),
        (SetRows([(0, b"<url/> ")]), "row"),
        (SetRows([(0, b"<url/><url/>")]), "row"),
        (SetRows([(0, b"<url><loc>a&b</loc></url>")]), "row"),
        (Batch((SetRows([(0, b"<url/>")]), SetCells([(1, "loc", "\0")]))), "F01"),
    ],
)
def test_an_edit_that_cannot_be_done_does_nothing(opened: Document, edit: Edit, code: str) -> None:
    before = opened.to_bytes()
    with pytest.raises(EditError) as caught:
        opened.apply(edit)
    assert caught.value.code == code
    assert str(caught.value)[0].isupper()
    assert opened.to_bytes() == before
    assert opened.size_bytes == len(before)
    assert locs(opened) == LETTERS


@pytest.mark.parametrize(
    "row",
    [
        b"<url><loc>a&b</loc></url>",
        b"<url><loc>a</lastmod></url>",
        b"<url a=1><loc>a</loc></url>",
        b"<url><loc>\xff</loc></url>",
        b"<url><loc>\x08</loc></url>",
        b"<url><x:y/></url>",
        b"<url><![CDATA[</url>",
        b"& <url/>",
        b"<url></urlset>",
    ],
)
def test_bytes_that_would_break_the_file_are_no_row(opened: Document, row: bytes) -> None:
    before = opened.to_bytes()
    with pytest.raises(EditError):
        opened.apply(InsertRows(0, [row]))
    assert opened.to_bytes() == before


def test_an_edit_nobody_knows_is_a_mistake(opened: Document) -> None:
    with pytest.raises(AssertionError):
        opened.apply(object())  # type: ignore[arg-type]  # what mypy would not let through


@pytest.mark.parametrize("row_id", [6, -1, 1 << 40])
def test_a_row_nobody_knows_cannot_be_set(opened: Document, row_id: int) -> None:
    before = opened.to_bytes()
    with pytest.raises(EditError):
        opened.apply(SetCells([(row_id, "loc", "x")]))
    assert opened.to_bytes() == before


def test_the_size_stays_right_when_a_row_is_set_while_it_is_out(opened: Document) -> None:
    removing = opened.apply(RemoveRows([2]))
    try:
        setting = opened.apply(SetCells([(2, "loc", "longer than before")]))
    except SitemapError:
        setting = SetCells([])
    assert opened.size_bytes == len(opened.to_bytes())
    opened.apply(removing)
    assert opened.size_bytes == len(opened.to_bytes())
    opened.apply(setting)
    assert opened.size_bytes == len(opened.to_bytes())
    assert locs(opened) == LETTERS


def test_head_and_tail_are_set_and_put_back(opened: Document) -> None:
    before, head, tail = opened.to_bytes(), opened.table.head, opened.table.tail
    inverse = opened.apply(SetHead(head + b"<!--h-->"))
    assert opened.to_bytes() == before.replace(head, head + b"<!--h-->")
    again = opened.apply(SetHead(head, b"<!--t-->" + tail))
    assert opened.to_bytes() == before.removesuffix(tail) + b"<!--t-->" + tail
    opened.apply(again)
    opened.apply(inverse)
    assert opened.to_bytes() == before


def test_setting_what_is_there_already_leaves_every_byte(opened: Document) -> None:
    before = opened.to_bytes()
    opened.apply(SetCells([(number, "loc", letter) for number, letter in enumerate(LETTERS)]))
    opened.apply(SetCells([(0, "lastmod", None)]))
    assert opened.to_bytes() == before


def test_many_rows_are_set_in_one_edit_and_undone_in_one() -> None:
    count = 10_000  # more than are written in one block
    opened = document("<url><loc>a</loc></url>" * count)
    before = opened.to_bytes()
    inverse = opened.apply(SetCells([(row_id, "loc", f"b{row_id}") for row_id in range(count)]))
    assert [row.loc for row in opened] == [f"b{number}" for number in range(count)]
    assert opened.size_bytes == len(opened.to_bytes())
    opened.apply(inverse)
    assert opened.to_bytes() == before


def test_rows_written_anew_may_use_what_a_new_head_declares(opened: Document) -> None:
    row = b"<url><loc>X</loc><x:a/></url>"
    before = opened.to_bytes()
    with pytest.raises(EditError):
        opened.apply(SetRows([(0, row)]))
    inverse = opened.apply(Batch((SetHead(HEAD), SetRows([(0, row)]))))
    assert locs(opened) == "Xbcdef"
    assert opened.to_bytes().startswith(HEAD + row)
    opened.apply(inverse)
    assert opened.to_bytes() == before
    with pytest.raises(EditError):
        opened.apply(InsertRows(0, [row]))


def test_a_new_head_decides_what_its_rows_are_called(opened: Document) -> None:
    prefixed = f"<s:urlset xmlns:s='{SITEMAP}'>".encode()
    rows = [
        (row_id, b"<s:url><s:loc>%d</s:loc></s:url>" % row_id) for row_id in range(len(LETTERS))
    ]
    before = opened.to_bytes()
    inverse = opened.apply(Batch((SetHead(prefixed, b"</s:urlset>"), SetRows(rows))))
    assert locs(opened) == "012345"
    opened.apply(SetCells([(0, "lastmod", "2024")]))
    assert b"<s:lastmod>2024</s:lastmod>" in opened.to_bytes()
    opened.apply(SetCells([(0, "lastmod", None)]))
    opened.apply(inverse)
    assert opened.to_bytes() == before
    assert locs(opened) == LETTERS


def test_the_head_of_a_text_sitemap_is_its_mark() -> None:
    opened = Document.from_bytes(b"\xef\xbb\xbfhttps://example.com/a\n")
    inverse = opened.apply(SetHead(b""))
    assert opened.to_bytes() == b"https://example.com/a\n"
    opened.apply(SetRows([(0, b"\nhttps://example.com/b\n")]))
    assert locs(opened) == "https://example.com/b"
    opened.apply(inverse)
    assert opened.to_bytes() == b"\xef\xbb\xbf\nhttps://example.com/b\n"


def test_many_rows_are_written_anew_in_one_edit_and_undone_in_one() -> None:
    count = 10_000
    opened = document("<url><loc>a</loc></url>" * count)
    before = opened.to_bytes()
    rows = [(row_id, b"<url><loc>b</loc></url>") for row_id in range(0, count, 2)]
    inverse = opened.apply(SetRows(rows))
    assert [row.loc for row in opened] == ["b", "a"] * (count // 2)
    assert opened.size_bytes == len(opened.to_bytes())
    opened.apply(inverse)
    assert opened.to_bytes() == before


@pytest.mark.parametrize("position", [0, 3, 6])
def test_rows_of_another_document_are_taken_over_as_a_block(
    opened: Document, position: int
) -> None:
    other = document("<!-- x --><url><loc>X</loc></url>\n<url><loc>Y</loc></url>").table
    before = opened.to_bytes()
    edit = InsertSpans(position, other.buffers.original, other.starts, other.lengths)
    inverse = opened.apply(edit)
    assert locs(opened) == LETTERS[:position] + "XY" + LETTERS[position:]
    assert b"".join(map(other.row_bytes, other.order)) in opened.to_bytes()
    assert opened.size_bytes == len(opened.to_bytes())
    after = opened.to_bytes()
    again = opened.apply(inverse)
    assert opened.to_bytes() == before
    opened.apply(again)
    assert opened.to_bytes() == after


def test_rows_of_another_document_open_an_empty_root() -> None:
    opened = Document.from_bytes(f'<urlset xmlns="{SITEMAP}"/>'.encode())
    other = document("<url><loc>X</loc></url>").table
    inverse = opened.apply(InsertSpans(0, other.buffers.original, other.starts, other.lengths))
    assert locs(Document.from_bytes(opened.to_bytes())) == "X"
    opened.apply(inverse)
    assert opened.to_bytes().endswith(b"/>")


def test_rows_of_another_document_need_a_place(opened: Document) -> None:
    other = document("<url><loc>X</loc></url>").table
    with pytest.raises(EditError):
        opened.apply(InsertSpans(7, other.buffers.original, other.starts, other.lengths))
