"""The text of a document, found line by line, against the bytes that saving writes."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from unittest.mock import patch

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_editor.core.document.edits import MoveRows, RemoveRows, SetCells, SetRows
from sitemap_editor.core.document.lines import Lines
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.source import source_blocks
from sitemap_editor.core.document.source import source_lines as module
from sitemap_editor.core.document.source.source_lines import SourceLines, source_lines
from sitemap_editor.core.files.document import Document
from tests.core.sitemaps import urlset


@contextmanager
def _small_blocks() -> Iterator[None]:
    """Cut into very small blocks and lines, so that few rows make many."""
    with (
        patch.multiple(module, LONGEST=24, BLOCK_BYTES=96),
        patch.multiple(source_blocks, LONGEST=24, BLOCK_BYTES=96, ROWS_A_BLOCK=3),
    ):
        yield


_MARK = b"\xef\xbb\xbf"


def _saved(table: PieceTable) -> bytes:
    return b"".join(table.pieces())


def _shown(lines: SourceLines) -> list[bytes]:
    return [lines.read(line.start, line.end) for line in map(lines.line, range(len(lines)))]


def _holds(table: PieceTable, lines: SourceLines) -> None:
    """Everything the lines say is so in the bytes that are saved."""
    saved = _saved(table)
    assert lines.size_bytes == len(saved) == table.size_bytes
    assert lines.read(0, len(saved)) == saved
    ends = [match.end() for match in re.finditer(rb"\r\n?|\n", saved)]
    found = [lines.line(number) for number in range(len(lines))]
    begins = [lines._start(number)[0] for number in range(len(lines))]
    assert begins == sorted(begins)
    whole = [each for each in found if not each.is_continued]
    mark = len(_MARK) if saved.startswith(_MARK) else 0
    assert [line.start for line in whole] == [mark, *ends]
    assert [line.number for line in whole] == [*range(1, len(ends) + 2)]
    assert lines.last_number == len(ends) + 1
    joined = b""
    for number, line in enumerate(found):
        text = lines.read(line.start, line.end)
        assert b"\n" not in text
        assert b"\r" not in text
        assert len(text) <= source_blocks.LONGEST * 3
        text.decode("utf-8")
        joined += text
        assert lines.line_at(line.start) == number
        assert lines.place(line.start) == Lines(saved).place(line.start)
        if not line.is_continued:
            assert lines.line_of_number(line.number) == number
    assert joined == re.sub(rb"[\r\n]", b"", saved).removeprefix(_MARK)
    at = len(table.head)
    for position, row_id in enumerate(table.order):
        assert lines.offset_of(position) == at
        assert lines.row_at(at) == (position, 0)
        size = table.lengths[row_id]
        assert lines.row_at(at + size // 2) == (position, size // 2)
        assert lines.offset_of(position, size // 2) == at + size // 2
        at += size


_texts = st.text(st.sampled_from("abé日>-_ \n"), max_size=40)
_between = st.sampled_from(
    ["", "\n", "\r\n", "\r", "  ", "\n\n  ", "<!-- a -->", "<!-- a\n -->", " \n<!--b-->"]
)
_rows = st.lists(st.tuples(_between, _texts, _between), max_size=12)


def _body(rows: Sequence[tuple[str, str, str]]) -> str:
    return "".join(
        f"{before}<url>{inside}<loc>https://example.com/{text}</loc></url>"
        for before, text, inside in rows
    )


@given(_rows, st.sampled_from(["", "\n", "<!-- end -->"]), st.booleans())
def test_lines_are_those_of_the_saved_bytes(
    rows: Sequence[tuple[str, str, str]], after: str, has_mark: bool
) -> None:
    data = (_MARK if has_mark else b"") + urlset(_body(rows) + after)
    table = Document.from_bytes(data).table
    with _small_blocks():
        _holds(table, source_lines(table))


@given(st.lists(st.tuples(st.sampled_from(["", "\n", " \n"]), _texts), min_size=1, max_size=9))
def test_lines_of_a_text_sitemap_are_its_rows(rows: Sequence[tuple[str, str]]) -> None:
    text = "\n".join(
        before + "https://example.com/" + text.replace("\n", "") for before, text in rows
    )
    table = Document.from_bytes(text.encode()).table
    with _small_blocks():
        _holds(table, source_lines(table))


@given(_rows.filter(len), st.data())
def test_after_an_edit_the_lines_are_those_counted_anew(
    rows: Sequence[tuple[str, str, str]], data: st.DataObject
) -> None:
    table = Document.from_bytes(urlset(_body(rows))).table
    with _small_blocks():
        lines = source_lines(table.snapshot())
        row_id = data.draw(st.integers(0, len(rows) - 1))
        table.apply(SetCells(((row_id, "loc", "https://example.com/" + data.draw(_texts)),)))
        after = lines.after(table.snapshot(), [row_id])
        if after is not None:
            _holds(table, after)
        _holds(table, source_lines(table.snapshot()))


@pytest.mark.parametrize("edit", [RemoveRows([0, 2]), MoveRows([3, 4], 0)])
def test_rows_that_are_elsewhere_are_counted_anew(edit: RemoveRows | MoveRows) -> None:
    body = "".join(f"\n <url>\n<loc>https://example.com/{n}</loc></url>" for n in range(6))
    table = Document.from_bytes(urlset(body + "\n")).table
    table.apply(edit)
    _holds(table, source_lines(table.snapshot()))


def test_a_file_of_one_line_has_a_line_for_each_row() -> None:
    body = "".join(f"<url><loc>https://example.com/{n}</loc></url>" for n in range(300))
    table = Document.from_bytes(urlset(body)).table
    lines = source_lines(table)
    assert len(lines) == 301
    assert lines.last_number == 1
    shown = _shown(lines)
    assert shown[1] == b"<url><loc>https://example.com/0</loc></url>"
    assert lines.line(7).is_continued
    at = lines.line(250).start
    assert lines.place(at) == (1, at + 1)


def test_a_comment_behind_a_row_stays_in_its_line() -> None:
    body = "\n <url><loc>https://example.com/a</loc></url> <!-- a -->\n <url><loc>b</loc></url>\n"
    lines = source_lines(Document.from_bytes(urlset(body)).table)
    assert _shown(lines)[1].endswith(b"</url> <!-- a -->")


def test_a_row_that_is_very_large_is_cut() -> None:
    images = "<i:image><i:loc>https://example.com/i</i:loc></i:image>" * 5_000
    space = ' xmlns:i="http://www.google.com/schemas/sitemap-image/1.1"'
    row = f"<url><loc>https://example.com/</loc>{images}</url>"
    table = Document.from_bytes(urlset(f"\n{row}\n{row}", space)).table
    lines = source_lines(table)
    _holds(table, lines)
    assert lines.after(table.snapshot(), [1]) is None
    table.apply(SetRows(((0, table.row_bytes(1)),)))
    _holds(table, source_lines(table))
