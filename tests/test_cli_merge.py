from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from sitemap_editor import Document, cli
from tests.core.sitemaps import SITEMAP, urlset

ONE = urlset("<url><loc>https://a.org/2</loc><lastmod>2024-01-01</lastmod></url>")
TWO = urlset("<url><loc>https://a.org/1</loc></url><url><loc>https://a.org/2</loc></url>")
Captured = pytest.CaptureFixture[str]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "one.xml").write_bytes(ONE)
    (tmp_path / "in" / "two.xml.gz").write_bytes(gzip.compress(TWO))
    return tmp_path


def run(folder: Path, *arguments: str, output: str = "out.xml") -> int:
    where = ["--output", str(folder / output)]
    return cli.main(["merge", str(folder / "in"), *arguments, *where])


def urls(path: Path) -> list[str | None]:
    return [row.loc for row in Document.open(path)]


def test_a_folder_becomes_one_file_and_the_counts_are_told(folder: Path, capsys: Captured) -> None:
    assert run(folder) == 0
    size = (folder / "out.xml").stat().st_size
    told = capsys.readouterr()
    assert [line.split()[-1] for line in told.out.splitlines()] == ["3", "1", "2", str(size)]
    assert told.err == ""
    assert urls(folder / "out.xml") == ["https://a.org/2", "https://a.org/1"]


@pytest.mark.parametrize(
    ("policy", "wanted"),
    [
        ("first", ["2", "1"]),
        ("last", ["1", "2"]),
        ("newest", ["2", "1"]),
        ("keep", ["2", "1", "2"]),
    ],
)
def test_duplicates_go_by_policy(folder: Path, policy: str, wanted: list[str]) -> None:
    assert run(folder, "--duplicates", policy) == 0
    assert urls(folder / "out.xml") == [f"https://a.org/{each}" for each in wanted]


def test_fail_writes_nothing_and_says_how_many(folder: Path, capsys: Captured) -> None:
    assert run(folder, "--duplicates", "fail") == 1
    assert not (folder / "out.xml").exists()
    told = capsys.readouterr()
    assert "several rows: 1" in told.err
    assert told.out == ""


def test_rows_can_be_sorted_into_compressed_text(folder: Path, capsys: Captured) -> None:
    assert run(folder, "--sort", output="out.txt.gz") == 0
    data = gzip.decompress((folder / "out.txt.gz").read_bytes())
    assert data == b"https://a.org/1\nhttps://a.org/2\n"
    assert "more than a URL: 1" in capsys.readouterr().err


def test_a_dry_run_writes_nothing(folder: Path, capsys: Captured) -> None:
    (folder / "out.xml").write_bytes(ONE)
    assert run(folder, "--dry-run") == 0
    assert (folder / "out.xml").read_bytes() == ONE
    assert "rows out    2" in capsys.readouterr().out


def test_a_file_that_is_there_is_overwritten_only_by_force(folder: Path, capsys: Captured) -> None:
    (folder / "out.xml").write_bytes(b"mine")
    assert run(folder) == 2
    assert "--force" in capsys.readouterr().err
    assert (folder / "out.xml").read_bytes() == b"mine"
    assert run(folder, "--force") == 0
    assert len(urls(folder / "out.xml")) == 2


def test_the_output_of_last_time_in_the_folder_is_not_merged_again(
    folder: Path, capsys: Captured
) -> None:
    assert run(folder, output="in/all.xml") == 0
    (folder / "in" / "two.xml.gz").unlink()
    assert run(folder, "--force", output="in/all.xml") == 0
    assert urls(folder / "in" / "all.xml") == ["https://a.org/2"]
    assert "all.xml: is the output" in capsys.readouterr().err
    named = str(folder / "in" / "all.xml")
    assert cli.main(["merge", named, named, "--output", named, "--force"]) == 0
    assert urls(folder / "in" / "all.xml") == ["https://a.org/2"]


def test_an_index_stands_for_its_children_and_missing_ones_are_told(
    folder: Path, capsys: Captured
) -> None:
    locs = ("two.xml.gz", "gone.xml", "one.xml")
    rows = "".join(f"<sitemap><loc>https://a.org/{loc}</loc></sitemap>" for loc in locs)
    index = folder / "in" / "index.xml"
    index.write_text(f'<sitemapindex xmlns="{SITEMAP}">{rows}</sitemapindex>')
    output = folder / "out.xml"
    assert cli.main(["merge", str(index), "--output", str(output)]) == 0
    assert urls(output) == ["https://a.org/1", "https://a.org/2"]
    assert "https://a.org/gone.xml" in capsys.readouterr().err
    index.write_text(f'<sitemapindex xmlns="{SITEMAP}"></sitemapindex>')
    assert cli.main(["merge", str(index), "--output", str(output), "--force"]) == 2
    assert "lists no sitemap" in capsys.readouterr().err


def test_nothing_to_merge_is_said(tmp_path: Path, capsys: Captured) -> None:
    (tmp_path / "in").mkdir()
    assert run(tmp_path) == 2
    assert "there is no sitemap to merge" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("data", "said"), [(None, "does not exist"), (b"<urlset><url></urlset>", "closed with")]
)
def test_a_file_that_cannot_be_opened_is_named(
    folder: Path, capsys: Captured, data: bytes | None, said: str
) -> None:
    path = folder / "bad.xml"
    if data is not None:
        path.write_bytes(data)
    assert run(folder, str(path)) == 2
    assert not (folder / "out.xml").exists()
    error = capsys.readouterr().err
    assert error.startswith(str(path))
    assert said in error


def test_rows_that_cannot_be_taken_over_stop_the_merge(folder: Path, capsys: Captured) -> None:
    other = folder / "other.xml"
    entity = "<url><loc>https://a.org/&eacute;</loc></url>"
    other.write_bytes(urlset(entity, before="<!DOCTYPE urlset SYSTEM 'a.dtd'>"))
    assert run(folder, str(other)) == 2
    assert not (folder / "out.xml").exists()
    assert "row 1 of “other.xml”" in capsys.readouterr().err


def test_more_than_a_sitemap_may_have_is_written_and_the_split_is_named(
    folder: Path, capsys: Captured
) -> None:
    rows = "".join(f"https://b.org/{number}\n" for number in range(49_999))
    (folder / "in" / "many.txt").write_text(rows)
    assert run(folder) == 1
    assert len(urls(folder / "out.xml")) == 50_001
    error = capsys.readouterr().err
    assert "50001 rows" in error
    assert f"sitemap-tool split {folder / 'out.xml'}" in error


def test_a_folder_that_is_not_there_is_said(folder: Path, capsys: Captured) -> None:
    assert run(folder, output="none/out.xml") == 2
    assert "none" in capsys.readouterr().err


def test_children_of_an_index_that_are_in_other_folders_are_told_as_missing(
    tmp_path: Path, capsys: Captured
) -> None:
    (tmp_path / "sitemap.xml").write_bytes(TWO)
    rows = "".join(
        f"<sitemap><loc>https://a.org/{name}</loc></sitemap>"
        for name in ("blog/sitemap.xml", "sitemap.xml", "shop/sitemap.xml")
    )
    head = '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'
    index = tmp_path / "index.xml"
    index.write_text(f"{head}{rows}</sitemapindex>", "utf-8")
    assert cli.main(["merge", str(index), "--output", str(tmp_path / "out.xml")]) == 0
    said = capsys.readouterr().err
    assert "are not in its folder: 2." in said
    assert "https://a.org/blog/sitemap.xml" in said
    assert urls(tmp_path / "out.xml") == ["https://a.org/1", "https://a.org/2"]


@pytest.mark.parametrize("name", ["out.csv", "out.TSV", "out.csv.gz"])
def test_no_sitemap_is_written_under_the_name_of_a_table(
    folder: Path, capsys: Captured, name: str
) -> None:
    one = str(folder / "in" / "one.xml")
    published = ("--published-at", "https://a.org/")
    assert run(folder, output=name) == 2
    assert cli.main(["index", one, *published, "--output", str(folder / name)]) == 2
    for option in ("--name", "--index"):
        into = ("--output", str(folder / "parts"), option, name)
        assert cli.main(["split", one, *published, *into]) == 2
    said = capsys.readouterr().err.splitlines()
    assert sum(f"“{name}” is the name of a table" in line for line in said) == 4
    assert [path.name for path in folder.iterdir()] == ["in"]


def test_a_table_is_merged_with_a_sitemap_and_what_was_left_out_of_it_is_told(
    folder: Path, capsys: Captured
) -> None:
    (folder / "a.csv").write_text("Title,URL,Date\nx,https://a.org/3,2026-05-06\ny,,\n")
    (folder / "b.csv").write_text("loc,lastmod\nhttps://a.org/4,\n")
    assert run(folder, str(folder / "a.csv"), str(folder / "b.csv")) == 0
    assert urls(folder / "out.xml") == [f"https://a.org/{each}" for each in (2, 1, 3, 4)]
    said = capsys.readouterr().err.splitlines()
    assert [line.removeprefix(f"{folder / 'out.xml'}: ") for line in said] == [
        "Rows read from “a.csv” (CSV): 1.",
        "Lines left out because they have no URL: 1.",
        "Columns that no sitemap has, left out: Title.",
    ]
