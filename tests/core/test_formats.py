"""What a file is that is no sitemap, told by its bytes."""

from __future__ import annotations

import gzip

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_editor.core.errors import NotASitemap
from sitemap_editor.core.files.recognition.formats import (
    BINARY,
    instead_of_xml,
    refuse_other_formats,
)
from tests.core.sitemaps import urlset

PNG = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR"


def refused(data: bytes) -> NotASitemap:
    with pytest.raises(NotASitemap) as caught:
        refuse_other_formats(data)
    return caught.value


@pytest.mark.parametrize(
    ("data", "name"),
    [
        (b"%PDF-1.7\n", "PDF"),
        (PNG, "PNG"),
        (b"\xff\xd8\xff\xe0\0\x10JFIF", "JPEG"),
        (b"GIF89a", "GIF"),
        (b"RIFF\x10\0\0\nWEBPVP8", "WebP"),
        (b"SQLite format 3\0", "SQLite"),
        (b"\x7fELF\x02", "ELF"),
        (b"bplist00\xd1", "Property List (plist)"),
    ],
)
def test_what_another_program_opens_is_named(data: bytes, name: str) -> None:
    error = refused(data)
    assert error.code == BINARY
    assert f"in the format {name}," in str(error)


@pytest.mark.parametrize(
    ("data", "name"),
    [
        (b"PK\x03\x04" + b"-" * 26 + b"[Content_Types].xml", "Office Open XML"),
        (
            b"PK\x03\x04" + b"-" * 26 + b"mimetypeapplication/vnd.oasis.opendocument.spreadsheet",
            "OpenDocument",
        ),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "Microsoft Office"),
    ],
)
def test_of_a_spreadsheet_it_is_said_how_its_rows_come_here(data: bytes, name: str) -> None:
    error = refused(data)
    assert error.code == BINARY
    assert name in str(error)
    assert "paste" in str(error)


def test_what_is_compressed_twice_says_so() -> None:
    error = refused(gzip.compress(b"x", mtime=0))
    assert error.code == "F13"
    assert "twice" in str(error)


@pytest.mark.parametrize(
    "data", [urlset(""), b"<a/>", b"https://example.com/", b"words", b"PK", b""]
)
def test_what_may_be_a_sitemap_passes(data: bytes) -> None:
    refuse_other_formats(data)


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b'{"urls": ["https://example.com/"]}', "JSON"),
        (b'\xef\xbb\xbf [\n{"loc": "<b>"}]', "JSON"),
        (b"[1, 2]", "JSON"),
        (b"{}", "JSON"),
        (b"# rules\nUser-agent: *\nDisallow: /a\n", "robots.txt"),
        (b"user-AGENT : a", "robots.txt"),
        (b"loc;lastmod\nhttps://example.com/;2024-05-06\n", "without tags"),
        (b"[a](https://example.com/)", "without tags"),
        ("Grüße".encode(), "without tags"),
    ],
)
def test_text_that_is_no_sitemap_says_what_it_is(data: bytes, said: str) -> None:
    error = instead_of_xml(data)
    assert error is not None
    assert error.code == "F07"
    assert said in str(error)


@pytest.mark.parametrize("data", [b"a\0b", bytes(range(1, 9)) * 9, b"\x01\x02<a>", b"\xff\xfe\0\0"])
def test_what_holds_no_text_says_so(data: bytes) -> None:
    error = instead_of_xml(data)
    assert error is not None
    assert error.code == BINARY
    assert "does not contain text" in str(error)


@pytest.mark.parametrize(
    "data",
    [b"<a>", b" \n<a", b"\xef\xbb\xbf<a>", b"Warning: x\n<urlset>", b"<\0>", b"a\x1b[1mb <b>"],
)
def test_where_there_are_tags_a_parser_has_to_say_what_is_wrong(data: bytes) -> None:
    assert instead_of_xml(data) is None


@given(st.binary())
def test_whatever_the_bytes_are_there_is_an_answer_or_none(data: bytes) -> None:
    error = instead_of_xml(data)
    assert error is None or "{" not in str(error)
