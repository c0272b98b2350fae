"""The public door: open, look, change, save."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

import sitemap_editor
from sitemap_editor import Document, InsertRows, MoveRows, RemoveRows, Row, SetCells, SitemapError
from sitemap_editor.core.errors import Cancelled, NotASitemap, NotWellFormed
from sitemap_editor.core.files.formats import kind_for
from sitemap_editor.core.protocol.fields import SITEMAPINDEX, TEXT, URLSET, Kind
from tests.core.reference import read_with_lxml
from tests.core.sitemaps import urlset

DATA = urlset("\n<url><loc>https://example.com/?a&amp;b</loc></url>\n")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A sitemap on disk."""
    path = tmp_path / "sitemap.xml"
    path.write_bytes(DATA)
    return path


def test_every_public_name_is_there_and_comes_from_the_core() -> None:
    for name in sitemap_editor.__all__:
        assert hasattr(sitemap_editor, name)
    assert {"Document", "SetCells", "SitemapError", "Row", "Batch"} <= set(sitemap_editor.__all__)


def test_a_document_opens_and_shows_its_rows(path: Path) -> None:
    document = Document.open(str(path))
    assert (document.kind, len(document), document.path) == ("urlset", 1, path)
    assert document[0] == Row("https://example.com/?a&b")
    assert document[0].lastmod is None
    assert document[-1] == document[0]
    with pytest.raises(IndexError):
        document[1]
    assert list(document) == [document[0]]
    assert document.size_bytes == len(DATA)


def test_an_edit_and_its_inverse_go_through_the_door(path: Path) -> None:
    document = Document.open(path)
    inverse = document.apply(SetCells([(document.row_id(0), "loc", "x")]))
    assert document[0].loc == "x"
    document.apply(inverse)
    assert document.to_bytes() == DATA


@pytest.mark.parametrize(("content", "kind"), [(b"", NotASitemap), (b"<a", NotWellFormed)])
def test_what_cannot_be_opened_says_which_file(
    tmp_path: Path, content: bytes, kind: type[SitemapError]
) -> None:
    path = tmp_path / "bad.xml"
    path.write_bytes(content)
    with pytest.raises(kind) as caught:
        Document.open(path)
    assert caught.value.path == str(path)
    with pytest.raises(kind) as caught:
        Document.from_bytes(content)
    assert caught.value.path is None


def test_progress_of_opening_grows_from_nothing_to_one(path: Path) -> None:
    path.write_bytes(urlset("<url><loc>https://example.com/</loc></url>" * 50_000))
    parts: list[float] = []
    Document.open(path, progress=parts.append)
    assert parts == sorted(parts)
    assert 0 < parts[0] <= 1 / 3 < parts[-1] <= 1

    def stop(part: float) -> None:
        if part > 1 / 3:
            raise Cancelled

    with pytest.raises(Cancelled):
        Document.open(path, progress=stop)


@pytest.mark.parametrize("kind", [URLSET, SITEMAPINDEX, TEXT])
def test_a_new_document_is_empty_and_takes_rows(kind: Kind, tmp_path: Path) -> None:
    document = Document.new(kind)
    assert (document.kind, len(document), document.path) == (kind.name, 0, None)
    assert not document.has_changed_on_disk()
    row = Row("https://example.com/a")
    document.apply(InsertRows(0, [row, row]))
    document.save(tmp_path / "new")
    assert list(Document.open(tmp_path / "new")) == [row, row]
    if kind is not TEXT:
        assert read_with_lxml(document.to_bytes()).kind == kind.name
        assert document.to_bytes().endswith(
            b"\n  </" + kind.row.encode() + f">\n</{kind.name}>\n".encode()
        )


def test_a_document_without_a_path_needs_one() -> None:
    with pytest.raises(ValueError, match="path"):
        Document.new().save()


def test_saving_keeps_what_was_not_edited_and_notices_other_writers(path: Path) -> None:
    document = Document.open(path)
    document.save()
    assert path.read_bytes() == DATA
    assert not document.has_changed_on_disk()
    path.write_bytes(DATA + b"\n")
    assert document.has_changed_on_disk()
    document.save()
    assert not document.has_changed_on_disk()
    path.unlink()
    assert document.has_changed_on_disk()


def test_the_name_of_a_new_path_decides_about_compression(path: Path, tmp_path: Path) -> None:
    document = Document.open(path)
    for name, is_compressed in (("a.xml.gz", True), ("b.GZ", True), ("c.xml", False), ("d", False)):
        document.save(tmp_path / name)
        assert document.path == tmp_path / name
        saved = (tmp_path / name).read_bytes()
        assert (gzip.decompress(saved) if is_compressed else saved) == DATA
        assert document.form.is_compressed is is_compressed
    assert path.read_bytes() == DATA


def test_saving_again_keeps_the_form_whatever_the_name_says(tmp_path: Path) -> None:
    packed, plain = tmp_path / "packed.xml", tmp_path / "plain.xml.gz"
    packed.write_bytes(gzip.compress(DATA))
    plain.write_bytes(DATA)
    for path in (packed, plain):
        document = Document.open(path)
        document.apply(MoveRows([], 0))
        document.save()
        document.save(path)
    assert gzip.decompress(packed.read_bytes()) == DATA
    assert plain.read_bytes() == DATA


def test_compressed_files_are_the_same_every_time(path: Path, tmp_path: Path) -> None:
    document = Document.open(path)
    for name in ("a.gz", "b.gz"):
        document.save(tmp_path / name)
    assert (tmp_path / "a.gz").read_bytes() == (tmp_path / "b.gz").read_bytes()


def test_in_place_keeps_the_very_file(path: Path) -> None:
    number = path.stat().st_ino
    document = Document.open(path)
    document.apply(RemoveRows([0]))
    document.save(in_place=True)
    assert path.stat().st_ino == number
    assert path.read_bytes() == urlset("\n")
    assert not document.has_changed_on_disk()


def test_a_save_that_fails_leaves_file_and_document_as_they_were(
    path: Path, tmp_path: Path
) -> None:
    document = Document.open(path)
    document.apply(SetCells([(0, "loc", "x")]))
    before = (document.path, document.form, document.stamp, document.to_bytes())

    def stop(_part: float) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        document.save(tmp_path / "other.xml.gz", progress=stop)
    with pytest.raises(SitemapError):
        document.save(tmp_path / "missing" / "other.xml")
    assert before == (document.path, document.form, document.stamp, document.to_bytes())
    assert path.read_bytes() == DATA
    assert [entry.name for entry in tmp_path.iterdir()] == ["sitemap.xml"]


def test_progress_of_saving_grows_to_one(path: Path) -> None:
    parts: list[float] = []
    Document.open(path).save(progress=parts.append)
    assert parts == sorted(parts)
    assert parts[-1] == 1.0


def test_a_snapshot_can_be_saved_while_the_document_goes_on(path: Path, tmp_path: Path) -> None:
    document = Document.open(path)
    snapshot = document.table.snapshot()
    document.apply(RemoveRows([0]))
    place = tmp_path / "snapshot.xml"
    Document.table_saved(
        snapshot, document.form_for(place), place, in_place=False, progress=lambda _part: None
    )
    assert place.read_bytes() == DATA


def test_another_encoding_becomes_utf_8_on_saving(tmp_path: Path) -> None:
    path = tmp_path / "latin.xml"
    declaration = '<?xml version="1.0" encoding="ISO-8859-1"?>'
    data = urlset("<url><loc>ü</loc></url>", before=declaration)
    path.write_bytes(data.decode().encode("latin-1"))
    document = Document.open(path)
    assert (document.form.encoding, document.form.was_converted) == ("ISO-8859-1", True)
    document.save()
    assert (document.form.encoding, document.form.was_converted) == ("UTF-8", False)
    again = Document.open(path)
    assert (again[0].loc, again.form.encoding, again.form.was_converted) == ("ü", "UTF-8", False)


@pytest.mark.parametrize("source", [URLSET, SITEMAPINDEX, TEXT])
@pytest.mark.parametrize("target", [URLSET, SITEMAPINDEX, TEXT])
def test_rows_can_become_another_kind(source: Kind, target: Kind) -> None:
    document = Document.new(source)
    document.apply(
        InsertRows(
            0,
            [
                Row("https://example.com/?a&b", "2024")
                if source is not TEXT
                else Row("https://example.com/?a&b")
            ],
        )
    )
    other = document.converted(target)
    assert (other.kind, other.path) == (target.name, None)
    keeps_date = TEXT not in (source, target)
    assert list(other) == [Row("https://example.com/?a&b", "2024" if keeps_date else None)]


def test_rows_without_a_loc_are_no_lines_and_white_space_around_one_is_left_out() -> None:
    document = Document.new()
    rows = [Row("\n https://example.com/ \n"), Row(None, "2024"), Row("")]
    document.apply(InsertRows(0, rows))
    assert document.converted(TEXT).to_bytes() == b"https://example.com/\n"


def test_junk_behind_the_compressed_data_is_counted_and_left_out_on_saving(tmp_path: Path) -> None:
    packed = gzip.compress(b"http://example.com/\n")
    (tmp_path / "a.txt.gz").write_bytes(packed + b"junk")
    document = Document.open(tmp_path / "a.txt.gz")
    assert document.form.junk_bytes == 4
    document.save()
    assert gzip.decompress((tmp_path / "a.txt.gz").read_bytes()) == b"http://example.com/\n"
    assert document.form.junk_bytes == 0


@pytest.mark.parametrize(
    ("name", "kind", "expected"),
    [
        ("a.txt", URLSET, TEXT),
        ("a.TXT.GZ", SITEMAPINDEX, TEXT),
        ("a.xml", URLSET, URLSET),
        ("a.xml.gz", SITEMAPINDEX, SITEMAPINDEX),
        ("a.xml", TEXT, URLSET),
        ("a.txt", TEXT, TEXT),
        ("txt", SITEMAPINDEX, SITEMAPINDEX),
    ],
)
def test_the_name_says_which_kind_a_document_takes(name: str, kind: Kind, expected: Kind) -> None:
    assert kind_for(Path(name), kind) is expected


def test_a_pattern_of_the_table_and_the_field_names_agree() -> None:
    assert Row("a", "b", "c", "d").value("changefreq") == "c"
    with pytest.raises(KeyError):
        Row().value("title")
