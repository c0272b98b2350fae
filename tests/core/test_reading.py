"""From a place on disk to bytes in UTF-8, or a sentence that says why not."""

from __future__ import annotations

import errno
import gzip
import os
import subprocess
import sys
from pathlib import Path
from typing import Never

import pytest

from sitemap_editor.core.errors import (
    Cancelled,
    NotASitemap,
    ReadError,
    TooLarge,
    no_progress,
)
from sitemap_editor.core.files.formats import TEXT_SITEMAP, XML_SITEMAP
from sitemap_editor.core.files.reading import (
    DEFAULT_CAP_BYTES,
    Contents,
    Stamp,
    read,
    read_stamped,
    recognise,
)
from tests.core.sitemaps import urlset

DATA = urlset("<url><loc>a</loc></url>")


def recognised(data: bytes) -> Contents:
    """Recognise bytes without anybody watching."""
    return recognise(data, cap_bytes=DEFAULT_CAP_BYTES, progress=no_progress)


def test_a_file_is_read_whole_with_its_stamp(tmp_path: Path) -> None:
    path = tmp_path / "a.xml"
    path.write_bytes(DATA)
    contents = read(path, cap_bytes=1000, progress=no_progress)
    assert (contents.data, contents.is_compressed, contents.format) == (DATA, False, XML_SITEMAP)
    assert contents.stamp == Stamp.of(path)


def test_the_stamp_tells_a_changed_file_from_the_same_one(tmp_path: Path) -> None:
    path = tmp_path / "a.xml"
    assert Stamp.of(path) is None
    path.write_bytes(b"1")
    first = Stamp.of(path)
    assert first == Stamp.of(path)
    path.write_bytes(b"12")
    assert first != Stamp.of(path)
    second = Stamp.of(path)
    os.utime(path, ns=(1, 1))
    assert second != Stamp.of(path)


def test_the_stamp_is_that_of_the_bytes_that_were_read(tmp_path: Path) -> None:
    path = tmp_path / "a.xml"
    path.write_bytes(DATA)
    others = [DATA + b"<!-- 1 -->", DATA + b"<!-- two -->"]

    def progress(_part: float) -> None:
        if others:
            path.write_bytes(others.pop(0))

    raw, stamp = read_stamped(path, 1_000_000, progress)
    assert raw == DATA + b"<!-- two -->"
    assert stamp == Stamp.of(path)


def test_a_file_that_never_comes_to_rest_counts_as_changed(tmp_path: Path) -> None:
    path = tmp_path / "a.xml"
    path.write_bytes(DATA)

    def progress(_part: float) -> None:
        os.utime(path, ns=(0, path.stat().st_mtime_ns + 1_000_000_000))

    _raw, stamp = read_stamped(path, 1_000_000, progress)
    assert stamp != Stamp.of(path)


def test_gzip_is_recognised_whatever_the_name_says(tmp_path: Path) -> None:
    path = tmp_path / "sitemap.txt"
    path.write_bytes(gzip.compress(DATA))
    contents = read(path, cap_bytes=1000, progress=no_progress)
    assert (contents.data, contents.is_compressed, contents.format) == (DATA, True, XML_SITEMAP)


@pytest.mark.parametrize(
    "data",
    [
        b"https://a\n",
        b"\n\n  http://a",
        b"\xef\xbb\xbfhttp://a",
        b"FTP://a/",
        b"http://a & b <c>\n",
        b"\xff\xfe" + "http://a".encode("utf-16-le"),
        b"\xfe\xff" + "\r\nhttp://a".encode("utf-16-be"),
        "https://a/\nhttps://b/\n".encode("utf-16-le"),
        "https://a/\nhttps://b/\n".encode("utf-16-be"),
        gzip.compress(b"http://a\n", mtime=0),
    ],
)
def test_a_first_line_that_is_a_url_makes_a_text_sitemap(data: bytes) -> None:
    assert recognised(data).format is TEXT_SITEMAP


@pytest.mark.parametrize(
    "data",
    [
        DATA,
        b"text",
        b"//host/path",
        b"<a>http://b</a>",
        b"\xff\xfe" + "<a/>".encode("utf-16-le"),
        b"1http://a",
    ],
)
def test_anything_else_is_taken_for_xml(data: bytes) -> None:
    assert recognised(data).format is not TEXT_SITEMAP


@pytest.mark.parametrize(
    "data", [b"", b" \r\n\t", b"\0\0\0", gzip.compress(b"", mtime=0), gzip.compress(b"\n", mtime=0)]
)
def test_nothing_at_all_is_no_sitemap(data: bytes) -> None:
    with pytest.raises(NotASitemap) as caught:
        recognised(data)
    assert caught.value.code == "empty"
    assert "empty" in str(caught.value)


@pytest.mark.parametrize(
    ("data", "name"),
    [
        (b"PK\x03\x04rest", "ZIP"),
        (b"BZh9", "bzip2"),
        (b"\xfd7zXZ\0", "xz"),
        (b"Rar!\x1a", "RAR"),
        (b"7z\xbc\xaf\x27\x1c", "7-Zip"),
        (b"\x28\xb5\x2f\xfd", "Zstandard"),
        (b"name".ljust(257, b"\0") + b"ustar", "tar"),
        (gzip.compress(b"name".ljust(257, b"\0") + b"ustar", mtime=0), "tar"),
        (gzip.compress(b"PK\x03\x04", mtime=0), "ZIP"),
    ],
)
def test_archives_are_named(data: bytes, name: str) -> None:
    with pytest.raises(NotASitemap) as caught:
        recognised(data)
    assert caught.value.code == "F13"
    assert f"a {name} archive" in str(caught.value)


@pytest.mark.parametrize(
    "data",
    [
        b"<!DOCTYPE html>",
        b"<!doctype HTML PUBLIC>",
        b"<html lang='de'>",
        b"\xef\xbb\xbf\n <!-- a -->\n<!-- b --> <HTML>",
        b"<head>",
        b"<body class='a'>",
        gzip.compress(b"<html>", mtime=0),
    ],
)
def test_html_pages_are_told_from_broken_xml(data: bytes) -> None:
    with pytest.raises(NotASitemap) as caught:
        recognised(data)
    assert caught.value.code == "F15"
    assert "HTML" in str(caught.value)


@pytest.mark.parametrize("codec", ["utf-16-le", "utf-16-be"])
def test_lines_of_urls_in_utf_16_need_no_mark(codec: str) -> None:
    contents = recognised("https://a/ü\nhttps://b/\n".encode(codec))
    assert contents.data == "https://a/ü\nhttps://b/\n".encode()
    assert contents.decoded.encoding == "UTF-16"


def test_what_is_compressed_twice_is_refused() -> None:
    with pytest.raises(NotASitemap) as caught:
        recognised(gzip.compress(gzip.compress(DATA)))
    assert "twice" in str(caught.value)


def test_a_search_through_nothing_can_be_cancelled() -> None:
    told: list[float] = []

    def stop(part: float) -> None:
        told.append(part)
        raise Cancelled

    with pytest.raises(Cancelled):
        recognise(b" " * (9 << 20), cap_bytes=DEFAULT_CAP_BYTES, progress=stop)
    assert len(told) == 1


def test_a_link_to_nothing_says_where_it_leads(tmp_path: Path) -> None:
    path = tmp_path / "a.xml"
    path.symlink_to("gone.xml")
    with pytest.raises(ReadError) as caught:
        read(path, cap_bytes=1000, progress=no_progress)
    assert caught.value.code == "missing"
    assert "“gone.xml”" in str(caught.value)


def test_more_than_the_cap_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "a.xml"
    path.write_bytes(DATA)
    read(path, cap_bytes=len(DATA), progress=no_progress)
    with pytest.raises(TooLarge) as caught:
        read(path, cap_bytes=len(DATA) - 1, progress=no_progress)
    assert caught.value.cap_bytes == len(DATA) - 1


def test_a_file_that_grows_while_it_is_read_still_meets_the_cap(tmp_path: Path) -> None:
    path = tmp_path / "a.xml"
    path.write_bytes(DATA)

    def grow(_part: float) -> None:
        with path.open("ab") as file:
            file.write(bytes(1000))

    with pytest.raises(TooLarge):
        read(path, cap_bytes=len(DATA) + 1500, progress=grow)


def test_progress_grows_to_one_and_a_person_can_stop(tmp_path: Path) -> None:
    path = tmp_path / "a.xml"
    path.write_bytes(DATA + b" " * (10 << 20))
    parts: list[float] = []
    read(path, cap_bytes=DEFAULT_CAP_BYTES, progress=parts.append)
    assert parts == sorted(parts)
    assert len(parts) > 1
    assert parts[-1] == 1.0

    def stop(_part: float) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        read(path, cap_bytes=DEFAULT_CAP_BYTES, progress=stop)


def refused(path: Path) -> ReadError:
    """Return the error for a place that cannot be read."""
    with pytest.raises(ReadError) as caught:
        read(path, cap_bytes=1000, progress=no_progress)
    assert caught.value.path == str(path)
    assert str(caught.value)[0].isupper()
    return caught.value


def test_a_missing_file_and_a_folder_are_told_apart(tmp_path: Path) -> None:
    assert refused(tmp_path / "missing.xml").code == "missing"
    assert refused(tmp_path).code == "folder"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names here")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    path = tmp_path / "pipe"
    os.mkfifo(path)
    assert refused(path).code == "special"


@pytest.mark.skipif(not os.access("/proc/kmsg", os.R_OK), reason="it is root who can read it")
def test_what_passes_for_a_file_and_waits_for_more_is_not_waited_for() -> None:
    code = (
        "from contextlib import suppress; from pathlib import Path;"
        "from sitemap_editor.core.errors import ReadError, no_progress;"
        "from sitemap_editor.core.files.reading import read_bytes\n"
        "with suppress(ReadError): read_bytes(Path('/proc/kmsg'), 1 << 24, no_progress)"
    )
    done = subprocess.run([sys.executable, "-c", code], check=False, timeout=60)
    assert done.returncode == 0


@pytest.mark.parametrize(
    ("number", "code"),
    [
        (errno.EACCES, "permission"),
        (errno.EPERM, "permission"),
        (errno.EIO, "read"),
        (errno.EISDIR, "special"),
    ],
)
def test_what_the_system_refuses_is_said_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, code: str
) -> None:
    path = tmp_path / "a.xml"
    path.write_bytes(DATA)

    def refuse(*_arguments: object, **_options: object) -> Never:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(Path, "open", refuse)
    assert refused(path).code == code
