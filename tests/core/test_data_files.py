"""Small files for every oddity: read as lxml reads them, kept, or refused in a sentence."""

from __future__ import annotations

import gzip
import shutil
from pathlib import Path

import pytest
from lxml import etree

from sitemap_editor import Document, InsertRows, RemoveRows, Row, SetCells, SitemapError
from sitemap_editor.core.errors import BrokenGzip, NotASitemap, NotWellFormed
from tests.core.reference import (
    Reading,
    changed_lines,
    difference,
    first_plain_row,
    read_with_lxml,
    values_of,
    with_loc,
)

DATA = Path(__file__).resolve().parents[1] / "data"
OPENS = sorted(path.name for path in (DATA / "opens").iterdir())
REFUSED = sorted(path.name for path in (DATA / "refused").iterdir())
TEXT = [name for name in OPENS if name.startswith("text")]
XML = [name for name in OPENS if name not in TEXT]
# Not in UTF-8: saving writes UTF-8, after asking.
CONVERTED = {
    "latin-1.xml": "iso-8859-1",
    "windows-1252.xml": "cp1252",
    "utf-16-le.xml": "utf-16",
    "utf-16-be.xml": "utf-16",
    "utf-16-le-no-mark.xml": "utf-16-le",
    "text-utf-16.txt": "utf-16",
    "text-windows-1252.txt": "cp1252",
}
NEW_LOC = "https://example.org/new?a=1&b=<2>'ü"


def inside(name: str) -> bytes:
    """Return a file's bytes, unpacked."""
    raw = (DATA / "opens" / name).read_bytes()
    return gzip.decompress(raw) if raw.startswith(b"\x1f\x8b") else raw


def lxml_reading(data: bytes) -> Reading:
    """Read with lxml, which believes a wrong label."""
    if data.startswith(b"<"):
        data = data.replace(b'encoding="UTF-16"', b'encoding="UTF-8"')
    return read_with_lxml(data)


def opened(name: str) -> Document:
    """Open one of the files that can be opened."""
    return Document.open(DATA / "opens" / name)


@pytest.mark.parametrize("name", XML)
def test_an_odd_file_is_read_as_lxml_reads_it(name: str) -> None:
    document = opened(name)
    reading = lxml_reading(inside(name))
    assert document.kind == reading.kind
    assert values_of(document) == reading.rows
    assert [document[position] for position in range(len(document))] == list(document)


@pytest.mark.parametrize("name", sorted(set(OPENS) - set(CONVERTED)))
def test_saving_an_odd_file_keeps_every_byte(name: str, tmp_path: Path) -> None:
    copy = tmp_path / name
    shutil.copyfile(DATA / "opens" / name, copy)
    document = Document.open(copy)
    assert not document.form.was_converted
    document.save()
    saved = copy.read_bytes()
    is_gzip = saved.startswith(b"\x1f\x8b")
    assert is_gzip == (DATA / "opens" / name).read_bytes().startswith(b"\x1f\x8b")
    assert (gzip.decompress(saved) if is_gzip else saved) == inside(name)
    assert document.size_bytes == len(inside(name))


@pytest.mark.parametrize("name", sorted(CONVERTED))
def test_other_encodings_are_saved_as_utf_8_with_the_same_characters(
    name: str, tmp_path: Path
) -> None:
    document = opened(name)
    assert document.form.was_converted
    written = inside(name).decode(CONVERTED[name])
    for label in ("ISO-8859-1", "windows-1252", "UTF-16LE", "UTF-16"):
        written = written.replace(f"encoding={label!r}", "encoding='UTF-8'")
        written = written.replace(f'encoding="{label}"', 'encoding="UTF-8"')
    assert document.to_bytes().decode("utf-8") == written
    document.save(tmp_path / name)
    assert document.form.encoding == "UTF-8"
    assert values_of(Document.open(tmp_path / name)) == values_of(document)


@pytest.mark.parametrize("name", OPENS)
def test_setting_one_loc_of_an_odd_file_changes_that_line_alone(name: str, tmp_path: Path) -> None:
    document = opened(name)
    before, rows = document.to_bytes(), values_of(document)
    position = first_plain_row(rows)
    if position is None:
        assert name.startswith("root-empty")
        return
    after = with_loc(document, position, NEW_LOC)
    expected = rows[:]
    expected[position] = (NEW_LOC, *rows[position][1:])
    assert values_of(document) == expected
    assert changed_lines(before, after, tmp_path) == (1, 1)
    removed, _ = difference(before, after)
    assert b"\r" not in removed
    assert b"\n" not in removed
    assert len(before.splitlines()) == len(after.splitlines())
    if name in XML:
        assert lxml_reading(after).rows == expected


@pytest.mark.parametrize("name", XML)
def test_every_cell_of_an_odd_file_can_be_set_cleared_and_put_back(name: str) -> None:
    document = opened(name)
    before, rows = document.to_bytes(), values_of(document)
    for position in range(len(rows)):
        row_id = document.row_id(position)
        for column, field in enumerate(document.fields):
            for value in ("", "1 & 2 <3> ]]>\t'\"", None):
                inverse = document.apply(SetCells([(row_id, field, value)]))
                expected = [list(row) for row in rows]
                expected[position][column] = value
                data = document.to_bytes()
                assert values_of(document) == [tuple(row) for row in expected]
                assert lxml_reading(data).rows == [tuple(row) for row in expected]
                assert document.size_bytes == len(data)
                document.apply(inverse)
    assert document.to_bytes() == before


@pytest.mark.parametrize("name", OPENS)
def test_rows_can_be_put_in_everywhere_and_taken_out_of_an_odd_file(name: str) -> None:
    document = opened(name)
    before, rows = document.to_bytes(), values_of(document)
    new = Row("https://example.org/?a&b", "2024-01-01", "daily", "0.5")
    width = len(document.fields)
    for position in range(len(rows) + 1):
        inverse = document.apply(InsertRows(position, [new, Row("https://example.org/2")]))
        expected = rows[:]
        expected[position:position] = [new[:width], ("https://example.org/2", *(None,) * 3)[:width]]
        assert values_of(document) == expected
        if name in XML:
            assert lxml_reading(document.to_bytes()).rows == expected
        document.apply(inverse)
        assert document.to_bytes() == before
    inverse = document.apply(RemoveRows(range(len(rows))))
    assert values_of(document) == []
    if name in XML:
        assert lxml_reading(document.to_bytes()).rows == []
    document.apply(inverse)
    assert document.to_bytes() == before


def test_a_value_over_several_lines_becomes_one_line(tmp_path: Path) -> None:
    document = opened("line-ends-in-values.xml")
    before = document.to_bytes()
    assert document[0].loc == "\n      https://example.com/a\n    "
    after = with_loc(document, 0, "https://example.org/")
    assert changed_lines(before, after, tmp_path) == (1, 3)


# Code, line and column by the rules of XML; columns count bytes, where libxml2 stopped reading.
PLACES: dict[str, tuple[type[SitemapError], str, int | None]] = {
    "ampersand-alone.xml": (NotWellFormed, "L05", 4),
    "ampersand-end.xml": (NotWellFormed, "L05", 4),
    "ampersand.xml": (NotWellFormed, "L05", 7),
    "atom.xml": (NotASitemap, "R01", None),
    "attribute-no-quotes.xml": (NotWellFormed, "F01", 3),
    "attribute-twice.xml": (NotWellFormed, "F01", 3),
    "bzip2.xml.bz2": (NotASitemap, "F13", None),
    "cdata-end-in-text.xml": (NotWellFormed, "F01", 4),
    "comment-double-dash.xml": (NotWellFormed, "F01", 3),
    "control-character.xml": (NotWellFormed, "F01", 4),
    "control-reference.xml": (NotWellFormed, "F01", 4),
    "curly-quotes.xml": (NotWellFormed, "F01", 1),
    "cut-in-cdata.xml": (NotWellFormed, "F01", 14),
    "cut-in-comment.xml": (NotWellFormed, "F01", 14),
    "cut-in-tag.xml": (NotWellFormed, "F01", 10),
    "cut.xml": (NotWellFormed, "F01", 13),
    "declaration-late.xml": (NotWellFormed, "F02", 2),
    "declaration-no-version.xml": (NotWellFormed, "F01", 1),
    "declared-windows-1252-undefined.xml": (NotWellFormed, "F03", 4),
    "doctype-attlist.xml": (NotASitemap, "F06", 2),
    "doctype-billion-laughs.xml": (NotASitemap, "F06", 2),
    "doctype-entity.xml": (NotASitemap, "F06", 2),
    "doctype-external-entity.xml": (NotASitemap, "F06", 2),
    "doctype-parameter-entity.xml": (NotASitemap, "F06", 2),
    "doctype-unclosed.xml": (NotASitemap, "F06", 2),
    "double-bom.xml": (NotWellFormed, "F01", 1),
    "empty-prefix-namespace.xml": (NotWellFormed, "F10", 3),
    "empty.xml": (NotASitemap, "empty", None),
    "gzip-bad-checksum.xml.gz": (BrokenGzip, "F13", None),
    "gzip-bad-data.xml.gz": (BrokenGzip, "F13", None),
    "gzip-cut-trailer.xml.gz": (BrokenGzip, "F13", None),
    "gzip-empty.xml.gz": (NotASitemap, "empty", None),
    "gzip-header-only.xml.gz": (BrokenGzip, "F13", None),
    "gzip-second-member-cut.xml.gz": (BrokenGzip, "F13", None),
    "gzip-truncated.xml.gz": (BrokenGzip, "F13", None),
    "html-comment.xml": (NotASitemap, "F15", None),
    "html-entity.xml": (NotWellFormed, "F01", 4),
    "html.xml": (NotASitemap, "F15", None),
    "less-than-in-attribute.xml": (NotWellFormed, "L05", 3),
    "less-than.xml": (NotWellFormed, "L05", 4),
    "mismatch-case.xml": (NotWellFormed, "F01", 4),
    "mismatch.xml": (NotWellFormed, "F01", 4),
    "not-utf-8.xml": (NotWellFormed, "F03", 7),
    "nul.xml": (NotWellFormed, "F01", 4),
    "only-bom.xml": (NotWellFormed, "F01", 1),
    "only-comment.xml": (NotWellFormed, "F01", 2),
    "other-root-case.xml": (NotASitemap, "F07", None),
    "other-root.xml": (NotASitemap, "F07", None),
    "prefix-out-of-scope.xml": (NotWellFormed, "F10", 6),
    "python-codec.xml": (NotWellFormed, "F04", 1),
    "rdf.xml": (NotASitemap, "R01", None),
    "reference-too-large.xml": (NotWellFormed, "F01", 4),
    "rss.xml": (NotASitemap, "R01", None),
    "second-root.xml": (NotWellFormed, "F01", 16),
    "seven-zip.7z": (NotASitemap, "F13", None),
    "spaces.xml": (NotASitemap, "empty", None),
    "surrogate-reference.xml": (NotWellFormed, "F01", 4),
    "tar.xml.gz": (NotASitemap, "F13", None),
    "text-after-end.xml": (NotWellFormed, "F01", 16),
    "text-before.xml": (NotWellFormed, "F01", 1),
    "undeclared-attribute-prefix.xml": (NotWellFormed, "F10", 6),
    "undeclared-element-prefix.xml": (NotWellFormed, "F10", 5),
    "undeclared-prefix-in-tail.xml": (NotWellFormed, "F10", 7),
    "undeclared-root-attribute-prefix.xml": (NotWellFormed, "F10", 3),
    "undeclared-root-prefix.xml": (NotWellFormed, "F10", 2),
    "undefined-codec.xml": (NotWellFormed, "F04", 1),
    "unknown-encoding.xml": (NotWellFormed, "F04", 1),
    "utf-16-cut.xml": (NotWellFormed, "F03", 15),
    "words.xml": (NotWellFormed, "F01", 1),
    "xhtml.xml": (NotASitemap, "F15", None),
    "xz.xml": (NotASitemap, "F13", None),
    "zero-bytes.xml": (NotASitemap, "empty", None),
    "zip.xml.gz": (NotASitemap, "F13", None),
    "zstd.xml": (NotASitemap, "F13", None),
}


def test_each_refused_file_has_its_place_in_the_table() -> None:
    assert sorted(PLACES) == REFUSED


@pytest.mark.parametrize("name", REFUSED)
def test_a_refused_file_says_what_where_and_why(name: str) -> None:
    kind, code, line = PLACES[name]
    path = DATA / "refused" / name
    with pytest.raises(SitemapError) as caught:
        Document.open(path)
    error = caught.value
    assert type(error) is kind
    assert (error.code, error.path) == (code, str(path))
    assert str(error)[0].isupper()
    assert error.line == line


@pytest.mark.parametrize(
    "name", [name for name, (kind, _, _) in PLACES.items() if kind is NotWellFormed]
)
def test_xml_that_is_not_well_formed_has_a_line_and_a_column(name: str) -> None:
    path = DATA / "refused" / name
    with pytest.raises(NotWellFormed) as caught:
        Document.open(path)
    assert caught.value.line is not None
    assert caught.value.column is not None
    assert caught.value.line >= 1
    assert caught.value.column >= 1


@pytest.mark.parametrize(
    "name",
    [name for name, (kind, code, _) in PLACES.items() if kind is NotWellFormed and code != "F04"],
)
def test_lxml_refuses_the_same_files(name: str) -> None:
    with pytest.raises(etree.XMLSyntaxError):
        read_with_lxml((DATA / "refused" / name).read_bytes())
