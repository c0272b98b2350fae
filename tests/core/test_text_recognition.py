"""A text sitemap is known by its name or by any line, and opens again as it was saved."""

from __future__ import annotations

import tempfile
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_editor import Document
from sitemap_editor.core.document.edits import InsertRows, SetCells
from sitemap_editor.core.document.row import Row
from sitemap_editor.core.errors import ContentError, EditError
from sitemap_editor.core.files.recognition.text_recognition import has_text_name, is_text_sitemap
from sitemap_editor.core.files.sources import find_sources
from sitemap_editor.core.protocol.fields import TEXT
from tests.core.sitemaps import urlset

ODD_LINES = (
    "# my sitemap",
    "URL",
    "www.a.org/x",
    "/about",
    "{}",
    '["a"]',
    "User-agent: *",
    "BZh9",
    "%PDF-1.7",
    "---",
    "{% if a %}",
    "loc,lastmod",
    "=======",
    ">>>>>>> theirs",
    "https://a.org/",
)


@pytest.mark.parametrize("line", ODD_LINES)
@pytest.mark.parametrize("name", ["sitemap.txt", "SITEMAP.TXT.GZ"])
def test_any_first_line_opens_under_the_name_of_a_text_sitemap(
    tmp_path: Path, line: str, name: str
) -> None:
    path = tmp_path / name
    path.write_text(f"{line}\nhttps://a.org/b\n", "utf-8")
    document = Document.open(path)
    assert document.kind == "text"
    assert [row.loc for row in document] == [line, "https://a.org/b"]


@pytest.mark.parametrize(
    "data",
    [
        b"# my sitemap\nhttps://a.org/\n",
        b"URL\r\nhttps://a.org/\r\n",
        b"/about\rhttps://a.org/",
        b"www.a.org/x\n  https://a.org/ \nmore",
        b"\xef\xbb\xbf# a\nhttps://a.org/",
    ],
)
def test_a_later_line_that_is_a_url_makes_a_text_sitemap_without_a_name(data: bytes) -> None:
    assert Document.from_bytes(data).kind == "text"


@pytest.mark.parametrize(
    "data",
    [
        b"loc,lastmod\nhttps://a.org/\n",
        b'"URL";"Title"\nhttps://a.org/\n',
        b'{"urls":\n["https://a.org/"]}\nhttps://a.org/\n',
        b"User-agent: *\nhttps://a.org/\n",
        b"Notice: x\n<urlset><url><loc>\nhttps://a.org/\n</loc></url></urlset>",
        b"<urlset><url><loc>\nhttps://a.org/\n</loc></url></urlset>",
        b"see https://a.org/ for more\n",
        b"a\x01\x02\x03\x04\nhttps://a.org/\n\x05\x06\x07",
    ],
)
def test_lines_with_urls_in_a_table_json_robots_or_markup_make_no_text_sitemap(
    data: bytes,
) -> None:
    assert not is_text_sitemap(data, "sitemap.xml")


@pytest.mark.parametrize(
    ("data", "name"),
    [
        (b"User-agent: *\nDisallow: /a\n", "robots.txt"),
        (b"# see\nUser-agent: *\n", "old-robots.txt"),
        (b"Sitemap: https://a.org/s.xml\n", "robots.txt"),
        (urlset("<url><loc>\nhttps://a.org/\n</loc></url>"), "sitemap.txt"),
        (b"\xef\xbb\xbf \n" + urlset(""), "sitemap.txt"),
        (b"Warning: x\n" + urlset(""), "sitemap.txt"),
        (b"<rss>\nhttps://a.org/\n</rss>", "feed.txt"),
        (b"<?php\nhttps://a.org/", "sitemap.txt"),
        (bytes(range(1, 9)) * 9, "sitemap.txt"),
    ],
)
def test_a_text_name_does_not_make_text_of_markup_robots_or_bytes(data: bytes, name: str) -> None:
    assert not is_text_sitemap(data, name)


def test_names_of_text_sitemaps_may_be_compressed() -> None:
    assert has_text_name("a.txt")
    assert has_text_name("A.TXT.gz")
    assert not has_text_name("a.txt.xml")


@pytest.mark.parametrize(
    ("data", "locs"),
    [
        (b"\0https://a.org/\nhttps://b.org/\n", ["\0https://a.org/", "https://b.org/"]),
        (b"\bhttps://a.org/\nhttps://b.org/\n", ["\bhttps://a.org/", "https://b.org/"]),
        (b"\x1b[1mhttps://a.org/\nb\0\n", ["\x1b[1mhttps://a.org/", "b\0"]),
        (b"\0www.a.org/x\n", ["\0www.a.org/x"]),
        (b"\0\0\0https://a.org/", ["\0\0\0https://a.org/"]),
    ],
)
def test_text_with_control_bytes_opens_and_keeps_every_byte(
    tmp_path: Path, data: bytes, locs: list[str]
) -> None:
    path = tmp_path / "sitemap.txt"
    path.write_bytes(data)
    document = Document.open(path)
    assert [row.loc for row in document] == locs
    document.save()
    assert path.read_bytes() == data


def test_utf_16_is_still_told_from_text_with_zero_bytes(tmp_path: Path) -> None:
    path = tmp_path / "sitemap.txt"
    for codec in ("utf-16", "utf-16-le", "utf-16-be"):
        path.write_bytes("# a\nhttps://a.org/ü\n".encode(codec))
        assert [row.loc for row in Document.open(path)] == ["# a", "https://a.org/ü"]


def test_a_sitemap_whose_first_cell_was_set_to_no_url_opens_again(tmp_path: Path) -> None:
    path = tmp_path / "sitemap.txt"
    path.write_bytes(b"https://a.org/1\nhttps://a.org/2\n")
    document = Document.open(path)
    document.apply(SetCells([(document.row_id(0), "loc", "a.org/1")]))
    document.save()
    assert [row.loc for row in Document.open(path)] == ["a.org/1", "https://a.org/2"]


def test_what_is_converted_to_text_opens_again(tmp_path: Path) -> None:
    rows = "<url><loc>/about</loc></url><url><loc>www.a.org</loc></url>"
    document = Document.from_bytes(urlset(rows)).converted(TEXT)
    document.save(tmp_path / "sitemap.txt")
    assert [row.loc for row in Document.open(tmp_path / "sitemap.txt")] == ["/about", "www.a.org"]


def test_a_line_that_would_make_the_file_markup_is_refused() -> None:
    with pytest.raises(EditError) as caught:
        Document.new(TEXT).apply(InsertRows(0, [Row(" <urlset>")]))
    assert caught.value.code == "T01"


_LINES = st.lists(st.one_of(st.text(min_size=1), st.sampled_from(ODD_LINES)), max_size=6)


@given(_LINES, st.sampled_from(["a.txt", "a.txt.gz"]))
def test_any_lines_saved_as_text_open_as_text_with_equal_rows(lines: list[str], name: str) -> None:
    document, written = Document.new(TEXT), list[str]()
    for line in lines:
        if line.startswith("\ufeff"):  # at the beginning of a file it is a mark of its encoding
            continue
        try:
            document.apply(InsertRows(len(document), [Row(line)]))
        except EditError:
            continue
        written.append(line)
    with tempfile.TemporaryDirectory() as folder:
        document.save(Path(folder) / name)
        again = Document.open(Path(folder) / name)
    assert again.kind == "text"
    assert [row.loc for row in again] == written


def test_notes_in_a_folder_are_no_sources_but_text_sitemaps_are(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("nothing but words\n", "utf-8")
    (tmp_path / "robots.txt").write_text("User-agent: *\n", "utf-8")
    (tmp_path / "a.txt").write_text("# mine\nhttps://a.org/\n", "utf-8")
    assert [one.path.name for one in find_sources([tmp_path]).sources] == ["a.txt"]


def test_a_url_with_ustar_in_it_is_no_archive(tmp_path: Path) -> None:
    path = tmp_path / "list"
    path.write_bytes(b"https://a.org/".ljust(257, b"x") + b"ustar\n")
    assert Document.open(path).kind == "text"


def test_a_robots_txt_keeps_what_is_said_of_it(tmp_path: Path) -> None:
    path = tmp_path / "robots.txt"
    path.write_bytes(b"User-agent: *\nSitemap: https://a.org/s.xml\n")
    with pytest.raises(ContentError):
        Document.open(path)


def test_a_long_list_of_no_urls_is_looked_through_once() -> None:
    for line_end in (b"\r", b"\n"):
        assert not is_text_sitemap(line_end.join([b"see http://a.org/ now"] * 200_000), "a")
        assert is_text_sitemap(line_end.join([*[b"see http://a.org/ b"] * 9, b"http://a.org/"]), "")
