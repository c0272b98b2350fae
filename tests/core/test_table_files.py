"""Tables of separated values as files: recognised, opened, written, however odd they are."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from sitemap_editor import Document
from sitemap_editor.core.document.edits import InsertRows
from sitemap_editor.core.document.row import Row
from sitemap_editor.core.errors import ContentError, MergeConflict, NotASitemap, SitemapError
from sitemap_editor.core.files.format import Format, TableStyle
from sitemap_editor.core.files.formats import (
    CSV,
    FORMATS,
    TABLES,
    XML_SITEMAP,
    format_named,
    left_behind,
)
from sitemap_editor.core.protocol.fields import TEXT
from tests.core.sitemaps import IMAGE, urlset

A, B = "https://example.com/a", "https://example.com/b?c=1&d=2"
ROWS = [Row(A, "2026-05-06", "daily", "0.5"), Row(B)]


def table(tmp_path: Path, content: str | bytes, name: str = "rows.csv") -> Path:
    path = tmp_path / name
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    return path


def opened(path: Path) -> Document:
    return Document.open(path, imports=TABLES)


@pytest.mark.parametrize("name", ["rows.csv", "ROWS.CSV", "rows.tsv", "rows.log", "rows.xml"])
def test_a_table_becomes_a_new_sitemap_under_any_name(tmp_path: Path, name: str) -> None:
    path = table(tmp_path, f"Title,Address,Last Modified\nx,{A},2026-05-06\ny,,\nz,{B},\n", name)
    document = opened(path)
    assert list(document) == [Row(A, "2026-05-06"), Row(B)]
    assert document.path is None
    assert document.kind == "urlset"
    assert document.imported is not None
    assert [str(each) for each in document.imported.remarks(name)] == [
        f"Rows read from “{name}” (CSV): 2.",
        "Lines left out because they have no URL: 1.",
        "Columns that no sitemap has, left out: Title.",
    ]
    assert list(Document.from_bytes(document.to_bytes())) == list(document)


def test_a_compressed_table_is_unpacked(tmp_path: Path) -> None:
    path = table(tmp_path, gzip.compress(f"loc\n{A}\n".encode()), "rows.csv.gz")
    assert list(opened(path)) == [Row(A)]


@pytest.mark.parametrize("encoding", ["utf-16", "utf-8-sig", "cp1252"])
def test_a_table_may_be_in_another_encoding(tmp_path: Path, encoding: str) -> None:
    path = table(tmp_path, f"loc,fecha\n{A}/ñ,2026\n".encode(encoding))
    assert list(opened(path)) == [Row(f"{A}/ñ", "2026")]


@pytest.mark.parametrize("content", [f"{A}\n{B}\n", f"loc,lastmod\n{A},2026\n"])
def test_a_table_that_is_named_text_stays_text(tmp_path: Path, content: str) -> None:
    document = opened(table(tmp_path, content, "rows.txt"))
    assert document.table.row_kind is TEXT
    assert document.imported is None


def test_a_sitemap_that_is_named_a_table_opens_as_what_it_is(tmp_path: Path) -> None:
    path = table(tmp_path, urlset(f"<url><loc>{A}</loc></url>"))
    document = opened(path)
    assert document.path == path
    assert list(document) == [Row(A)]


def test_who_wants_a_sitemap_alone_is_told_that_this_is_a_table(tmp_path: Path) -> None:
    path = table(tmp_path, f"loc\n{A}\n")
    with pytest.raises(NotASitemap, match=r"This is a table \(CSV\)") as raised:
        Document.open(path)
    assert raised.value.path == str(path)


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "empty"),
        (b"PK\x03\x04" + b"\0" * 40, "archive"),
        (b"\x89PNG\r\n\x1a\n" + bytes(range(256)), "PNG"),
        (bytes(range(256)) * 300, ""),
        (b'{"loc": "https://a.org/"}', ""),
        (b"name,size\na,1\n", "loc"),
        (b'loc\n"' + b"x" * 5_000_000, "quotation mark"),
        (b"x" * 50_000_000, "quotation mark"),
    ],
)
def test_what_is_no_table_is_refused_in_words(tmp_path: Path, content: bytes, words: str) -> None:
    path = table(tmp_path, content)
    with pytest.raises(SitemapError) as raised:
        opened(path)
    assert words in str(raised.value)
    assert isinstance(raised.value, ContentError)


def test_titles_alone_make_a_sitemap_without_rows(tmp_path: Path) -> None:
    assert list(opened(table(tmp_path, "loc,lastmod\n"))) == []


def test_a_quotation_mark_that_is_never_closed_swallows_no_rows(tmp_path: Path) -> None:
    path = table(tmp_path, f'loc,lastmod\n"{A},2026\n{B},2025\n"https://example.com/c",2024\n')
    assert [row.loc for row in opened(path)] == [A, B, "https://example.com/c"]


def test_lines_with_characters_that_xml_cannot_hold_are_left_out_and_counted(
    tmp_path: Path,
) -> None:
    document = opened(table(tmp_path, f"loc,lastmod\n{A},\n{B}\0,2026\n{B},\x1b\n{B},\n"))
    assert list(document) == [Row(A), Row(B)]
    assert document.imported is not None
    assert document.imported.unstorable == 2
    assert "XML cannot hold a character in them: 2." in str(document.imported.remarks("a.csv")[1])


def test_a_table_in_conflict_is_not_taken_for_rows(tmp_path: Path) -> None:
    path = table(tmp_path, f"loc\n<<<<<<< a\n{A}\n=======\n{B}\n>>>>>>> b\n")
    with pytest.raises(MergeConflict) as raised:
        opened(path)
    assert not raised.value.can_choose


def test_a_million_lines_are_read(tmp_path: Path) -> None:
    lines = "".join(f"https://example.com/page/{n},2026-05-06\n" for n in range(1_000_000))
    document = opened(table(tmp_path, "loc,lastmod\n" + lines))
    assert len(document) == 1_000_000
    assert document[999_999] == Row("https://example.com/page/999999", "2026-05-06")


WRITTEN = [each for each in FORMATS if each.scan or each.write]


@pytest.mark.parametrize("second", WRITTEN, ids=lambda each: each.name)
@pytest.mark.parametrize("first", WRITTEN, ids=lambda each: each.name)
def test_rows_go_from_every_format_to_every_other(
    tmp_path: Path, first: Format, second: Format
) -> None:
    source = Document.new()
    source.apply(InsertRows(0, ROWS))
    kept = ROWS
    for number, form in enumerate((first, second)):
        path = tmp_path / f"rows{number}{form.suffixes[0]}"
        if form.write is not None:
            source.write_copy(path, TableStyle())
        else:
            kind = source.table.row_kind if source.table.row_kind in form.kinds else form.kinds[0]
            other = source if kind is source.table.row_kind else source.converted(kind)
            other.save(path)
        if form.kinds == (TEXT,):
            kept = [Row(row.loc) for row in kept]
        source = opened(path)
        assert list(source) == kept


def test_what_a_table_has_no_room_for_is_named() -> None:
    body = (
        f"<url><!-- x --><loc>{A}</loc><lastmod>2026</lastmod><priority>1</priority>"
        "<image:image><image:loc>x</image:loc></image:image><mobile/></url>"
    )
    document = Document.from_bytes(urlset(body, f' xmlns:image="{IMAGE}"'))
    text = format_named("a.txt.gz")
    assert left_behind(document.table, CSV) == ["<!--", "image", "mobile"]
    assert left_behind(document.table, text) == ["<!--", "lastmod", "priority", "image", "mobile"]
    assert left_behind(document.table, XML_SITEMAP) == []
    plain = Document.from_bytes(urlset(f"<url><loc>{A}</loc></url>"))
    assert left_behind(plain.table, text) == []


def test_a_table_is_written_for_spreadsheets_as_asked_and_packed_by_its_name(
    tmp_path: Path,
) -> None:
    document = Document.new()
    document.apply(InsertRows(0, [Row(A, "=1+2")]))
    document.write_copy(tmp_path / "a.tsv.gz", TableStyle(has_mark=True, escapes_formulas=True))
    text = gzip.decompress((tmp_path / "a.tsv.gz").read_bytes())
    assert text == f"\ufeffloc\tlastmod\tchangefreq\tpriority\r\n{A}\t'=1+2\t\t\r\n".encode()
    assert document.path is None
    with pytest.raises(ValueError, match=r"a\.xml"):
        document.write_copy(tmp_path / "a.xml", TableStyle())


@pytest.mark.parametrize("between", [1, 3, 200])
@pytest.mark.parametrize("titles", ["loc,title", "title,loc", "loc"])
def test_two_quotation_marks_that_are_never_closed_swallow_no_row(
    tmp_path: Path, titles: str, between: int
) -> None:
    count = between + 4
    urls = [f"https://a.org/{number}" for number in range(count)]
    marks = {1: '"', count - 2: '"'}
    cells = [(url, f"{marks.get(number, '')}text") for number, url in enumerate(urls)]
    lines = [dict(zip(("loc", "title"), pair, strict=True)) for pair in cells]
    if titles == "loc":
        lines = [{"loc": marks.get(number, "") + url} for number, url in enumerate(urls)]
    body = "".join(",".join(line[name] for name in titles.split(",")) + "\n" for line in lines)
    document = Document.open(table(tmp_path, f"{titles}\n{body}"), imports=TABLES)
    assert [row.loc for row in document] == urls


def test_a_cell_may_hold_lines_and_urls(tmp_path: Path) -> None:
    content = f'loc,links\n{A},"https://a.org/x\nhttps://a.org/y"\n{B},"two\nlines"\n'
    document = Document.open(table(tmp_path, content), imports=TABLES)
    assert [row.loc for row in document] == [A, B]
