from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from sitemap_editor import Document
from sitemap_editor.core.errors import NotASitemap, ReadError, SitemapError, no_progress
from sitemap_editor.core.files.broken_file import SURENESS, BrokenFile, planned
from sitemap_editor.core.files.reading import DEFAULT_CAP_BYTES
from sitemap_editor.core.files.repair.plan import Sureness
from tests.qt_support import DATA


def opened(path: Path) -> Document | BrokenFile:
    try:
        return Document.open(path)
    except SitemapError as error:
        return planned(path, error, DEFAULT_CAP_BYTES, no_progress)


def broken(path: Path) -> BrokenFile:
    found = opened(path)
    assert isinstance(found, BrokenFile)
    return found


def test_a_broken_file_comes_with_its_bytes_its_error_and_how_sure_each_repair_is() -> None:
    path = DATA / "refused" / "ampersand.xml"
    file = broken(path)
    assert file.raw == path.read_bytes()
    assert file.error.line is not None
    assert [SURENESS[number] for number in file.sureness] == [
        repair.sureness for repair in file.plan.repairs
    ]
    assert file.plan.repairs[0].sureness is Sureness.CERTAIN


@pytest.mark.parametrize(
    "name", ["words.xml", "only-comment.xml", "other-root.xml", "html.xml", "rss.xml"]
)
def test_where_nothing_can_be_repaired_the_bytes_are_there_to_be_shown(name: str) -> None:
    file = broken(DATA / "refused" / name)
    assert not file.plan.repairs
    assert file.plan.leftover is not None
    assert file.plan.data == (DATA / "refused" / name).read_bytes()


def test_words_in_a_compressed_file_are_unpacked(tmp_path: Path) -> None:
    path = tmp_path / "words.xml.gz"
    path.write_bytes(gzip.compress(b"nothing but words"))
    file = broken(path)
    assert file.plan.data == b"nothing but words"
    assert file.plan.is_compressed


@pytest.mark.parametrize("name", ["zip.xml.gz", "empty.xml"])
def test_archives_and_nothing_at_all_are_refused(name: str) -> None:
    with pytest.raises(NotASitemap):
        opened(DATA / "refused" / name)


def test_a_broken_feed_is_shown_with_what_is_broken_and_nothing_is_proposed(tmp_path: Path) -> None:
    path = tmp_path / "feed.xml"
    path.write_bytes(b"<rss><channel><title>a & b</title></channel></rss>")
    file = broken(path)
    assert file.error.code == "L05"
    assert not file.plan.repairs
    assert file.plan.leftover is not None
    assert file.plan.leftover.code == "R01"


@pytest.mark.parametrize(
    ("data", "said"),
    [(b"nothing but words", "without tags"), (b'{"a": "<b>"}', "JSON"), (b"<a><b></a>", "Line 1")],
)
def test_what_it_is_comes_before_what_a_parser_says_of_it(
    tmp_path: Path, data: bytes, said: str
) -> None:
    path = tmp_path / "other.xml"
    path.write_bytes(data)
    assert said in str(broken(path).error)


@pytest.mark.parametrize("data", [b"\x01\x02\x03<a>\0", b"%PDF-1.7", bytes(range(256))])
def test_what_holds_no_text_is_not_shown_as_text(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "other.xml"
    path.write_bytes(data)
    with pytest.raises(NotASitemap) as caught:
        opened(path)
    assert caught.value.code == "binary"


def test_compressed_data_that_holds_nothing_more_is_refused() -> None:
    with pytest.raises(ReadError):
        opened(DATA / "refused" / "gzip-header-only.xml.gz")


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ReadError):
        opened(tmp_path / "missing.xml")
