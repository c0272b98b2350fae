from __future__ import annotations

import gzip
import os
from pathlib import Path

import pytest

from sitemap_editor.core.errors import Cancelled, SitemapError
from sitemap_editor.core.files.sources import find_sources, peek_kind
from sitemap_editor.core.operations.merging.opening import new_base, open_sources
from sitemap_editor.core.protocol.fields import SITEMAPINDEX, TEXT, URLSET
from tests.core import corpus_files
from tests.core.sitemaps import SITEMAP, urlset

GOOD = urlset("<url><loc>https://a.org/</loc></url>")


def index(*names: str) -> bytes:
    rows = "".join(f"<sitemap><loc>https://a.org/{name}</loc></sitemap>" for name in names)
    return f'<sitemapindex xmlns="{SITEMAP}">{rows}</sitemapindex>'.encode()


def write(folder: Path, **files: bytes) -> None:
    for name, data in files.items():
        (folder / name.replace("_", ".")).write_bytes(data)


def names(folder: Path, *paths: str) -> list[str]:
    found = find_sources([folder / path for path in paths])
    return [source.path.relative_to(folder).as_posix() for source in found.sources]


def test_files_come_in_the_order_they_are_named_each_once(tmp_path: Path) -> None:
    write(tmp_path, b_xml=GOOD, a_xml=GOOD)
    assert names(tmp_path, "b.xml", "a.xml", "./b.xml") == ["b.xml", "a.xml"]


def test_a_link_to_a_file_is_that_file(tmp_path: Path) -> None:
    write(tmp_path, a_xml=GOOD)
    try:
        (tmp_path / "b.xml").symlink_to("a.xml")
    except OSError:
        pytest.skip("no links here")
    assert names(tmp_path, "b.xml", "a.xml") == ["b.xml"]


def test_a_folder_means_its_sitemaps_in_natural_order(tmp_path: Path) -> None:
    for number in (10, 9, 1):
        (tmp_path / f"sitemap-{number}.xml").write_bytes(GOOD)
    (tmp_path / "Sitemap-2.XML.gz").write_bytes(gzip.compress(GOOD))
    (tmp_path / "urls.txt").write_bytes(b"https://a.org/1\n")
    (tmp_path / "robots.txt").write_bytes(b"User-agent: *\n")
    (tmp_path / "feed.xml").write_bytes(b"<rss/>")
    (tmp_path / "page.xml").write_bytes(b"<!DOCTYPE html><html/>")
    (tmp_path / "empty.xml").write_bytes(b"")
    (tmp_path / "broken.xml.gz").write_bytes(b"\x1f\x8bno gzip")
    (tmp_path / "readme.md").write_bytes(GOOD)
    (tmp_path / "inner.xml").mkdir()
    found = find_sources([tmp_path])
    assert [source.path.name for source in found.sources] == [
        "sitemap-1.xml",
        "Sitemap-2.XML.gz",
        "sitemap-9.xml",
        "sitemap-10.xml",
        "urls.txt",
    ]
    assert {source.via for source in found.sources} == {tmp_path}
    assert not found.remarks


def test_a_sitemap_that_is_broken_at_its_beginning_is_still_found_in_a_folder(
    tmp_path: Path,
) -> None:
    write(
        tmp_path,
        a_xml=b"<urlset x:y='1'><url></urlset>",
        b_xml=b"<!DOCTYPE a [<!ENTITY b 'c'>]><urlset/>",
    )
    assert names(tmp_path, ".") == ["a.xml", "b.xml"]


def test_a_folder_without_sitemaps_gets_its_sentence(tmp_path: Path) -> None:
    found = find_sources([tmp_path])
    assert not found.sources
    [remark] = found.remarks
    assert "no other sitemap" in str(remark)


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="needs permissions that count")
def test_a_folder_that_cannot_be_read_is_an_obstacle(tmp_path: Path) -> None:
    tmp_path.chmod(0o300)
    try:
        [remark] = find_sources([tmp_path]).remarks
    finally:
        tmp_path.chmod(0o700)
    assert remark.is_obstacle


def test_an_index_means_its_children_with_and_without_gz_and_in_folders(tmp_path: Path) -> None:
    (tmp_path / "news").mkdir()
    write(tmp_path, i_xml=index("a.xml", "b.xml.gz", "news/c.xml", "a.xml"), a_xml=GOOD, b_xml=GOOD)
    (tmp_path / "news" / "c.xml.gz").write_bytes(gzip.compress(GOOD))
    assert names(tmp_path, "i.xml") == ["a.xml", "b.xml", "news/c.xml.gz"]
    found = find_sources([tmp_path / "i.xml"])
    assert {source.via for source in found.sources} == {tmp_path / "i.xml"}


def test_nested_indexes_are_followed_and_circles_end(tmp_path: Path) -> None:
    write(
        tmp_path,
        i_xml=index("j.xml", "a.xml", "i.xml"),
        j_xml=index("b.xml", "i.xml", "a.xml"),
        a_xml=GOOD,
        b_xml=GOOD,
    )
    assert names(tmp_path, "i.xml") == ["b.xml", "a.xml"]


def test_missing_children_get_one_sentence(tmp_path: Path) -> None:
    write(tmp_path, i_xml=index("gone.xml", "a.xml", "lost.xml"), a_xml=GOOD)
    found = find_sources([tmp_path / "i.xml"])
    assert [source.path.name for source in found.sources] == ["a.xml"]
    [remark] = found.remarks
    assert not remark.is_obstacle
    assert "not in its folder: 2" in str(remark)
    assert "https://a.org/gone.xml" in str(remark)


@pytest.mark.parametrize("children", [("gone.xml",), ()])
def test_an_index_without_any_child_is_an_obstacle_where_it_was_named(
    tmp_path: Path, children: tuple[str, ...]
) -> None:
    write(tmp_path, i_xml=index(*children), a_xml=GOOD)
    [remark] = find_sources([tmp_path / "i.xml"]).remarks
    assert remark.is_obstacle
    assert "i.xml" in str(remark)
    in_folder = find_sources([tmp_path])
    assert [source.path.name for source in in_folder.sources] == ["a.xml"]
    assert not any(remark.is_obstacle for remark in in_folder.remarks)


def test_an_index_is_a_source_itself_where_rows_of_indexes_are_wanted(tmp_path: Path) -> None:
    write(tmp_path, i_xml=index("a.xml"), a_xml=GOOD)
    found = find_sources([tmp_path / "i.xml"], kind=SITEMAPINDEX)
    assert [source.path.name for source in found.sources] == ["i.xml"]


def test_an_index_that_cannot_be_opened_says_so_when_it_is_opened(tmp_path: Path) -> None:
    write(tmp_path, i_xml=index("a.xml")[:-5])
    found = find_sources([tmp_path / "i.xml", tmp_path / "none.xml"])
    assert len(found.sources) == 2
    for source in found.sources:
        with pytest.raises(SitemapError) as caught:
            open_sources([source])
        assert caught.value.path == str(source.path)


@pytest.mark.parametrize(
    ("data", "kind"),
    [
        (GOOD, URLSET),
        (index("a.xml"), SITEMAPINDEX),
        (b"\xef\xbb\xbfhttps://a.org/\n", TEXT),
        (gzip.compress(index("a.xml")), SITEMAPINDEX),
        ("\ufeff".encode("utf-16-le") + index("ä").decode().encode("utf-16-le"), SITEMAPINDEX),
        (b"<!--" + b"x" * 70_000 + b"-->" + index("a.xml"), None),
        (b"<html/>", None),
        (b"\x1f\x8b", None),
    ],
)
def test_the_first_bytes_tell_the_kind(tmp_path: Path, data: bytes, kind: object) -> None:
    write(tmp_path, a_xml=data)
    assert peek_kind(tmp_path / "a.xml") is kind


def test_long_wide_text_is_not_cut_within_a_character(tmp_path: Path) -> None:
    long = "\ufeff" + index("ä").decode() + "<!--" + "ü" * 100_000 + "-->"
    write(tmp_path, a_xml=long.encode("utf-16-le"))
    assert peek_kind(tmp_path / "a.xml") is SITEMAPINDEX


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes here")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "a.xml")
    assert peek_kind(tmp_path / "a.xml") is None
    assert names(tmp_path, ".") == []


def test_finding_and_opening_can_be_stopped(tmp_path: Path) -> None:
    def stop(_part: float) -> None:
        raise Cancelled

    write(tmp_path, a_xml=GOOD)
    with pytest.raises(Cancelled):
        find_sources([tmp_path], stop)
    with pytest.raises(Cancelled):
        open_sources(find_sources([tmp_path]).sources, progress=stop)


def test_progress_goes_on_over_all_files(tmp_path: Path) -> None:
    write(tmp_path, a_xml=GOOD, b_xml=GOOD)
    parts: list[float] = []
    open_sources(find_sources([tmp_path], parts.append).sources, progress=parts.append)
    assert parts[-1] == 1.0
    assert parts.count(1.0) == 2
    second = parts[parts.index(1.0) + 1 :]
    assert second == sorted(second)


@pytest.mark.parametrize("cap_bytes", [10])
def test_a_source_over_the_cap_is_named(tmp_path: Path, cap_bytes: int) -> None:
    write(tmp_path, a_xml=GOOD)
    with pytest.raises(SitemapError) as caught:
        open_sources(find_sources([tmp_path / "a.xml"]).sources, cap_bytes=cap_bytes)
    assert caught.value.path == str(tmp_path / "a.xml")


def _indexes() -> list[str]:
    return [name for name in corpus_files.xml() if corpus_files.kind_of(name) == "sitemapindex"]


@pytest.mark.parametrize("name", _indexes())
def test_every_index_of_the_corpus_finds_its_children_or_says_why_not(name: str) -> None:
    found = find_sources([corpus_files.FOLDER / name])
    assert found.sources or found.remarks
    base = new_base(open_sources(found.sources), URLSET)
    assert len(base) == 0
