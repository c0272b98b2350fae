from __future__ import annotations

import os
from datetime import UTC, datetime
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_editor.core.files.children import Child, Children, local_files
from sitemap_editor.core.files.reading import Stamp

SITE = "https://example.com/"


@pytest.fixture
def index(tmp_path: Path) -> Path:
    folder = tmp_path / "site"
    for name in ("index.xml", "a.xml", "b.xml.gz", "both.xml", "both.xml.gz", "a b.xml", "é.xml"):
        put(folder / name)
    for name in ("en/a.xml", "x/y/deep.xml", "en/only.xml"):
        put(folder / name)
    put(tmp_path / "outside.xml")
    (folder / "folder.xml").mkdir()
    return folder / "index.xml"


def put(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"x")


def local_file(index: Path, loc: str) -> Path | None:
    return local_files(index, [loc])[loc].path


def found(index: Path, loc: str) -> str | None:
    path = local_file(index, loc)
    return None if path is None else path.relative_to(index.parent).as_posix()


@pytest.mark.parametrize(
    ("loc", "expected"),
    [
        (SITE + "a.xml", "a.xml"),
        (f" {SITE}a.xml\n", "a.xml"),
        (SITE + "de/a.xml", "a.xml"),
        (SITE + "en/a.xml", "en/a.xml"),
        (SITE + "www/en/only.xml", "en/only.xml"),
        (SITE + "x/y/deep.xml", "x/y/deep.xml"),
        (SITE + "y/deep.xml", None),
        (SITE + "a.xml.gz", "a.xml"),
        (SITE + "b.xml", "b.xml.gz"),
        (SITE + "both.xml", "both.xml"),
        (SITE + "both.xml.gz", "both.xml.gz"),
        (SITE + "a%20b.xml", "a b.xml"),
        (SITE + "%C3%A9.xml", "é.xml"),
        (SITE + "é.xml#part", "é.xml"),
        (SITE + "missing.xml", None),
    ],
)
def test_a_child_is_found_by_the_names_at_the_end_of_its_url(
    index: Path, loc: str, expected: str | None
) -> None:
    assert found(index, loc) == expected


@pytest.mark.parametrize(
    "loc",
    [
        "",
        "a.xml",
        "https://example.com",
        SITE,
        SITE + "en/",
        SITE + "index.xml",
        SITE + "sub/index.xml",
        SITE + "folder.xml",
        SITE + "../outside.xml",
        SITE + "%2e%2e/outside.xml",
        SITE + "..%2Foutside.xml",
        SITE + "..%5Coutside.xml",
        SITE + "../../../../../../etc/passwd",
        SITE + "%2Fetc%2Fpasswd",
        SITE + "C:a.xml",
        SITE + "en%2Fa.xml",
        SITE + "en\\a.xml",
        SITE + "a.xml:stream",
        SITE + "a.xml%00",
        SITE + "a.xml.",
        SITE + "a.xml%20",
        SITE + "con.xml",
        SITE + "LPT1",
        SITE + "*.xml",
        SITE + "%E9.xml",
        SITE + "a" * 5_000,
        SITE + "\ud800.xml",
        SITE + "en/" * 100_000,
    ],
)
def test_what_names_no_file_beside_the_index_finds_none(index: Path, loc: str) -> None:
    assert local_file(index, loc) is None


@given(st.text(max_size=20), st.sampled_from(["", "../", "%2e%2e/", "..\\", "/", "a/../../"]))
def test_no_url_whatever_leads_out_of_the_folder(name: str, way: str) -> None:
    folder = Path(__file__).parent
    path = local_file(folder / "index.xml", SITE + way + name)
    assert path is None or path.is_relative_to(folder)
    assert path is None or ".." not in path.parts


def test_names_that_differ_by_case_only_are_what_the_disk_says(index: Path) -> None:
    there = {path.name for path in index.parent.iterdir()}
    put(index.parent / "A.xml")
    expected = "a.xml" if "A.xml" in there else "A.xml"
    assert found(index, SITE + "a.xml") == "a.xml"
    assert found(index, SITE + "A.xml") == expected


def test_a_page_of_a_script_is_the_file_that_is_called_like_it(index: Path) -> None:
    assert found(index, SITE + "a.xml?page=2") is None
    if os.name != "nt":
        put(index.parent / "a.xml?page=2")
        assert found(index, SITE + "a.xml?page=2") == "a.xml?page=2"


def test_an_index_that_is_not_there_yet_still_finds_its_children(index: Path) -> None:
    assert local_file(index.with_name("new.xml"), SITE + "a.xml") == index.with_name("a.xml")
    assert local_file(index.with_name("new.xml"), SITE + "new.xml") is None


@pytest.mark.skipif(os.name == "nt", reason="links need rights there")
def test_a_circle_of_links_finds_nothing_and_the_index_under_another_name_is_the_index(
    index: Path,
) -> None:
    folder = index.parent
    (folder / "loop.xml").symlink_to("loop.xml")
    (folder / "one").symlink_to("two")
    (folder / "two").symlink_to("one")
    (folder / "again").symlink_to(".")
    (folder / "alias.xml").symlink_to("index.xml")
    (folder / "linked.xml").symlink_to("a.xml")
    assert found(index, SITE + "loop.xml") is None
    assert found(index, SITE + "one/x.xml") is None
    assert found(index, SITE + "alias.xml") is None
    assert found(index, SITE + "linked.xml") == "linked.xml"
    assert found(index, SITE + "again/" * 40 + "missing.xml") is None


@pytest.mark.skipif(os.name == "nt", reason="no such files there")
def test_what_is_no_regular_file_is_no_child(index: Path) -> None:
    os.mkfifo(index.parent / "pipe.xml")
    assert found(index, SITE + "pipe.xml") is None


def child(seconds: int) -> Child:
    return Child(SITE + "a.xml", Path("a.xml"), Stamp(1, seconds * 10**9 + 5, 1))


@pytest.mark.parametrize(
    ("lastmod", "expected"),
    [
        (None, "2026-05-06T10:20:30Z"),
        ("yesterday", "2026-05-06T10:20:30Z"),
        ("2026", "2026-05-06"),
        ("2026-05", "2026-05-06"),
        (" 2024-01-01 ", "2026-05-06"),
        ("2024-01-01T00:00Z", "2026-05-06T10:20:30Z"),
        ("2024-01-01T00:00:00+02:00", "2026-05-06T12:20:30+02:00"),
    ],
)
def test_a_date_is_written_as_the_one_before_it(lastmod: str | None, expected: str) -> None:
    moment = datetime(2026, 5, 6, 10, 20, 30, tzinfo=UTC)
    assert child(int(moment.timestamp())).lastmod_like(lastmod) == expected


def test_a_file_without_a_time_that_can_be_told_has_none() -> None:
    assert Child("a").changed is None
    assert Child("a").lastmod_like(None) == ""
    assert child(10**14).changed is None


def test_children_are_equal_where_nothing_that_counts_changed_and_can_be_keys() -> None:
    one = Children(Path("i"), (child(1), Child("b")))
    assert one == Children(Path("i"), (child(1), Child("b")))
    assert hash(one) == hash(Children(Path("i"), (child(1), Child("b"))))
    assert one != Children(Path("i"), (child(2), Child("b")))
    assert one.are_here
    assert not Children(Path("i"), (Child("b"),)).are_here
    assert one.of(f" {SITE}a.xml ") is one.rows[0]
    assert one.of(None) is None


@pytest.mark.parametrize(
    ("loc", "name"),
    [(SITE + "a%20b.xml", "a b.xml"), (SITE, SITE), ("a.xml", "a.xml"), ("", "")],
)
def test_a_child_is_called_by_its_file_or_else_by_its_url(loc: str, name: str) -> None:
    assert Child(loc).name == name


def test_a_file_belongs_to_the_row_whose_url_fits_it_exactly(tmp_path: Path) -> None:
    put(tmp_path / "sitemap.xml")
    put(tmp_path / "shop" / "sitemap.xml")
    names = ("blog/sitemap.xml", "sitemap.xml", "shop/sitemap.xml", "wiki/sitemap.xml.gz")
    files = local_files(tmp_path / "index.xml", [SITE + name for name in names])
    found = {loc.removeprefix(SITE): (file.path, file.owner) for loc, file in files.items()}
    assert found == {
        "blog/sitemap.xml": (None, SITE + "sitemap.xml"),
        "sitemap.xml": (tmp_path / "sitemap.xml", ""),
        "shop/sitemap.xml": (tmp_path / "shop" / "sitemap.xml", ""),
        "wiki/sitemap.xml.gz": (None, SITE + "sitemap.xml"),
    }


def test_a_file_that_fits_no_row_exactly_is_that_of_the_rows_in_other_folders(
    tmp_path: Path,
) -> None:
    put(tmp_path / "sitemap.xml")
    locs = [SITE + "blog/sitemap.xml", SITE + "wiki/sitemap.xml"]
    files = local_files(tmp_path / "index.xml", locs)
    assert [files[loc].path for loc in locs] == [tmp_path / "sitemap.xml"] * 2
