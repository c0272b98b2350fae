"""Text sitemaps: one URL a line, blank lines kept."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sitemap_editor import Document, InsertRows, MoveRows, RemoveRows, Row, SetCells
from sitemap_editor.core.errors import EditError


def opened(text: str) -> Document:
    """Open a text sitemap."""
    return Document.from_bytes(text.encode())


def locs(document: Document) -> list[str | None]:
    """Return the lines."""
    return [row.loc for row in document]


def test_blank_lines_are_no_rows_and_travel_with_the_line_below() -> None:
    document = opened("\n \nhttp://a\n\n\t\nhttp://b\n\n")
    assert locs(document) == ["http://a", "http://b"]
    document.apply(MoveRows([1], 0))
    assert document.to_bytes() == b"\n\t\nhttp://b\n\n \nhttp://a\n\n"


def test_white_space_in_a_line_is_part_of_its_value() -> None:
    document = opened("http://a \n  http://b\t\n")
    assert locs(document) == ["http://a ", "  http://b\t"]
    assert list(document.table.values("loc")) == locs(document)


@pytest.mark.parametrize("line_end", ["\n", "\r\n", "\r"])
def test_a_new_line_ends_as_the_others_do(line_end: str) -> None:
    document = opened(line_end.join(["http://a", "http://b", ""]))
    document.apply(InsertRows(1, [Row("http://c")]))
    assert document.to_bytes() == line_end.join(["http://a", "http://c", "http://b", ""]).encode()


@pytest.mark.parametrize("line_end", ["\n", "\r\n", "\r"])
def test_a_file_whose_last_line_has_no_end_still_has_none_after_any_edit(line_end: str) -> None:
    document = opened(line_end.join(["http://a", "http://b"]))
    assert document.size_bytes == len(document.to_bytes())
    inverse = document.apply(MoveRows([1], 0))
    assert document.to_bytes() == line_end.join(["http://b", "http://a"]).encode()
    assert document.size_bytes == len(document.to_bytes())
    document.apply(inverse)
    document.apply(InsertRows(2, [Row("http://c")]))
    assert document.to_bytes() == line_end.join(["http://a", "http://b", "http://c"]).encode()
    document.apply(RemoveRows([0, 1, 2]))
    assert document.to_bytes() == b""
    assert document.size_bytes == 0


@pytest.mark.parametrize("tail", ["  ", "\t", "\n  ", "\r\n \t", "\n\n \n "])
def test_white_space_at_the_end_of_a_file_is_kept(tail: str) -> None:
    document = opened("http://a\nhttp://b\n" + tail)
    assert document.to_bytes() == ("http://a\nhttp://b\n" + tail).encode()
    assert document.size_bytes == len(document.to_bytes())
    document.apply(SetCells([(1, "loc", "http://c")]))
    assert document.to_bytes() == ("http://a\nhttp://c\n" + tail).encode()


def test_setting_a_line_keeps_blank_lines_and_its_own_end() -> None:
    document = opened("http://a\r\n\n  http://b\rhttp://c\n")
    document.apply(SetCells([(1, "loc", "http://ü")]))
    assert document.to_bytes() == "http://a\r\n\nhttp://ü\rhttp://c\n".encode()


@pytest.mark.parametrize("value", [None, "", "  ", "a\nb", "a\rb", "a\0b", "\ud800"])
def test_a_line_is_one_url_and_never_empty(value: str | None) -> None:
    document = opened("http://a\n")
    with pytest.raises(EditError):
        document.apply(SetCells([(0, "loc", value)]))
    with pytest.raises(EditError):
        document.apply(InsertRows(0, [Row("http://x"), Row(value)]))
    assert document.to_bytes() == b"http://a\n"


def test_bytes_of_a_line_are_taken_as_they_are_if_they_are_one_line() -> None:
    document = opened("http://a\n")
    document.apply(InsertRows(1, [b"\n  http://b\r\n"]))
    assert document.to_bytes() == b"http://a\n\n  http://b\r\n"
    for row in (b"http://c", b"http://c\nhttp://d\n", b"\n", b""):
        with pytest.raises(EditError):
            document.apply(InsertRows(0, [row]))


def test_a_byte_order_mark_stays_in_front() -> None:
    document = Document.from_bytes(b"\xef\xbb\xbfhttp://a\nhttp://b\n")
    assert locs(document) == ["http://a", "http://b"]
    document.apply(MoveRows([1], 0))
    assert document.to_bytes() == b"\xef\xbb\xbfhttp://b\nhttp://a\n"


def test_a_text_sitemap_has_one_column() -> None:
    document = opened("http://a\n")
    assert document.fields == ("loc",)
    with pytest.raises(EditError):
        document.apply(SetCells([(0, "lastmod", "2024")]))


def test_anatomy_says_where_the_line_begins() -> None:
    row_format = opened("http://a\n").table.row_format
    layout = row_format.layout(b"\n \n  http://a\n")
    assert (layout.start, layout.counts, layout.offsets) == (3, {"loc": 1}, {"loc": 3})
    assert row_format.layout(b"http://a\n").start == 0


def test_lines_can_be_looked_for_by_pattern() -> None:
    row_format = opened("http://a\n").table.row_format
    pattern = row_format.pattern({"loc": b"http://" + re.escape(b"a b") + b"[^\r\n]*"}, {})
    assert pattern is not None
    assert pattern.fullmatch(b"http://a b/c\r\n")
    assert not pattern.fullmatch(b"\nhttp://a b/c\r\n")
    assert not pattern.fullmatch(b"  http://a b/c\r\n")
    assert pattern.fullmatch(b"http://a b")
    assert not pattern.fullmatch(b"http://b\n")


@pytest.mark.parametrize("data", [b"\n\n", b"\r\n", b"\xef\xbb\xbf\n", b" \n\t\n", b""])
def test_a_text_of_blank_lines_alone_keeps_every_byte(data: bytes, tmp_path: Path) -> None:
    path = tmp_path / "urls.txt"
    path.write_bytes(data)
    document = Document.open(path)
    assert (document.kind, len(document), document.to_bytes()) == ("text", 0, data)
    document.apply(InsertRows(0, [Row("https://a.org/")]))
    document.save()
    assert [row.loc for row in Document.open(path)] == ["https://a.org/"]
