"""Keeping sitemaps of the web on disk."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from sitemap_editor.core.files.children import local_files
from sitemap_editor.core.web.fetching import Failure, answered_by
from sitemap_editor.core.web.opening.content import Content
from sitemap_editor.core.web.opening.download import Download, Outcome
from tests.core.web.answers import Answers

_NS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'


def sitemap(count: int = 1) -> bytes:
    rows = "".join(f"<url><loc>https://a.org/{number}</loc></url>" for number in range(count))
    return f"<urlset {_NS}>{rows}</urlset>".encode()


def index(*locs: str) -> bytes:
    rows = "".join(f"<sitemap><loc>{loc}</loc></sitemap>" for loc in locs)
    return f"<sitemapindex {_NS}>{rows}</sitemapindex>".encode()


def downloaded(address: str, folder: Path, web: Answers, *, overwrite: bool = False) -> Download:
    return answered_by(Download(address, folder, overwrite=overwrite).flow(), web)


def outcomes(download: Download) -> list[tuple[str, str]]:
    return [(each.url.rpartition("/")[2], each.outcome.value) for each in download.files]


def test_an_index_is_kept_with_its_files_as_they_are_served(tmp_path: Path) -> None:
    packed = gzip.compress(sitemap(3))
    listed = ("https://a.org/1.xml", "https://a.org/2.xml.gz", "https://a.org/1.xml")
    web = Answers(
        {
            "https://a.org/i.xml": index(*listed),
            "https://a.org/1.xml": sitemap(2),
            "https://a.org/2.xml.gz": packed,
        }
    )
    folder = tmp_path / "new" / "folder"
    download = downloaded("https://a.org/i.xml", folder, web)
    assert download.is_complete
    assert [(each.rows, each.content) for each in download.files] == [
        (3, Content.INDEX),
        (2, Content.URLSET),
        (3, Content.URLSET),
    ]
    assert download.count == 3
    assert (folder / "2.xml.gz").read_bytes() == packed
    assert sorted(path.name for path in folder.iterdir()) == ["1.xml", "2.xml.gz", "i.xml"]
    found = local_files(folder / "i.xml", listed)
    assert all(each.path is not None for each in found.values())


def test_after_a_failure_the_next_file_is_fetched(tmp_path: Path) -> None:
    web = Answers(
        {
            "https://a.org/i.xml": index(
                "https://a.org/gone.xml",
                "https://a.org/slow.xml",
                "ftp://a.org/1.xml",
                "https://a.org/page.xml",
                "https://a.org/empty.xml",
                "https://a.org/1.xml",
            ),
            "https://a.org/slow.xml": Failure.TIMEOUT,
            "https://a.org/page.xml": b"<!doctype html><p>Sorry",
            "https://a.org/empty.xml": b"",
            "https://a.org/1.xml": sitemap(),
        }
    )
    download = downloaded("https://a.org/i.xml", tmp_path, web)
    assert outcomes(download) == [
        ("i.xml", "saved"),
        ("gone.xml", "failed"),
        ("slow.xml", "failed"),
        ("1.xml", "failed"),
        ("page.xml", "failed"),
        ("empty.xml", "failed"),
        ("1.xml", "saved"),
    ]
    assert not download.is_complete
    assert all(each.problem for each in download.files if each.outcome is Outcome.FAILED)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["1.xml", "i.xml"]


def test_a_file_that_is_there_stays_unless_overwriting_is_asked_for(tmp_path: Path) -> None:
    (tmp_path / "1.xml").write_text("mine")
    web = Answers(
        {"https://a.org/i": index("https://a.org/1.xml"), "https://a.org/1.xml": sitemap()}
    )
    download = downloaded("https://a.org/i", tmp_path, web)
    assert outcomes(download) == [("i", "saved"), ("1.xml", "exists")]
    assert (tmp_path / "1.xml").read_text() == "mine"
    assert web.urls == ["https://a.org/i"]  # what would not be kept is not asked for
    again = downloaded("https://a.org/i", tmp_path, web, overwrite=True)
    assert again.is_complete
    assert (tmp_path / "1.xml").read_bytes() == sitemap()


def test_the_files_of_an_index_that_is_there_are_fetched(tmp_path: Path) -> None:
    (tmp_path / "i.xml").write_bytes(index())
    web = Answers(
        {"https://a.org/i.xml": index("https://a.org/1.xml"), "https://a.org/1.xml": sitemap()}
    )
    assert outcomes(downloaded("https://a.org/i.xml", tmp_path, web)) == [
        ("i.xml", "exists"),
        ("1.xml", "saved"),
    ]


def test_a_broken_file_is_kept_and_told(tmp_path: Path) -> None:
    broken = sitemap()[:-4]
    download = downloaded("https://a.org/s.xml", tmp_path, Answers({"https://a.org/s.xml": broken}))
    [kept] = download.files
    assert (tmp_path / "s.xml").read_bytes() == broken
    assert kept.rows is None
    assert kept.remarks


def test_a_nested_index_is_kept_but_not_followed(tmp_path: Path) -> None:
    web = Answers(
        {
            "https://a.org/i.xml": index("https://a.org/j.xml"),
            "https://a.org/j.xml": index("https://a.org/1.xml"),
        }
    )
    download = downloaded("https://a.org/i.xml", tmp_path, web)
    assert outcomes(download) == [("i.xml", "saved"), ("j.xml", "saved")]
    assert "index inside an index" in str(download.files[1].remarks[0])


def test_an_index_that_lists_itself_is_fetched_once(tmp_path: Path) -> None:
    web = Answers({"https://a.org/i.xml": index("https://a.org/i.xml")})
    assert outcomes(downloaded("https://a.org/i.xml", tmp_path, web)) == [("i.xml", "saved")]


def test_too_many_rows_are_told_but_kept(tmp_path: Path) -> None:
    body = sitemap(50_001)
    download = downloaded("https://a.org/s.xml", tmp_path, Answers({"https://a.org/s.xml": body}))
    assert download.is_complete
    assert "50001" in str(download.files[0].remarks[0])


def test_a_name_that_promises_gzip_is_told_where_it_is_none(tmp_path: Path) -> None:
    web = Answers({"https://a.org/s.xml.gz": sitemap()})
    download = downloaded("https://a.org/s.xml.gz", tmp_path, web)
    assert ".gz" in str(download.files[0].remarks[0])


def test_all_that_robots_txt_names_is_kept(tmp_path: Path) -> None:
    robots = b"User-agent: *\nSitemap: https://a.org/1.xml\nSitemap: https://a.org/i.xml\n"
    web = Answers(
        {
            "https://a.org/": b"<html>",
            "https://a.org/robots.txt": robots,
            "https://a.org/1.xml": sitemap(),
            "https://a.org/i.xml": index("https://a.org/1.xml", "https://a.org/2.xml"),
            "https://a.org/2.xml": sitemap(),
        }
    )
    download = downloaded("a.org", tmp_path, web)
    assert outcomes(download) == [("1.xml", "saved"), ("i.xml", "saved"), ("2.xml", "saved")]
    assert download.count == 3


def test_where_there_is_nothing_no_folder_is_made(tmp_path: Path) -> None:
    download = downloaded("https://a.org/s.xml", tmp_path / "new", Answers({}))
    assert download.problem is not None
    assert not (tmp_path / "new").exists()


def test_a_link_does_not_lead_out_of_the_folder(tmp_path: Path) -> None:
    outside, folder = tmp_path / "outside", tmp_path / "folder"
    outside.mkdir()
    folder.mkdir()
    try:
        (folder / "en").symlink_to(outside, target_is_directory=True)
    except OSError:
        pytest.skip("no links here")
    locs = ("https://a.org/en/s.xml", "https://a.org/de/s.xml")
    web = Answers({"https://a.org/i.xml": index(*locs), **dict.fromkeys(locs, sitemap())})
    download = downloaded("https://a.org/i.xml", folder, web)
    assert [each.outcome.value for each in download.files] == ["saved", "failed", "saved"]
    assert list(outside.iterdir()) == []


def test_a_folder_that_cannot_be_written_is_told_a_file(tmp_path: Path) -> None:
    (tmp_path / "1.xml").mkdir()
    web = Answers({"https://a.org/1.xml": sitemap()})
    download = downloaded("https://a.org/1.xml", tmp_path, web, overwrite=True)
    assert [each.outcome for each in download.files] == [Outcome.FAILED]
