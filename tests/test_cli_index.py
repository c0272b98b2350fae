from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from sitemap_editor import Document, cli
from tests.core.checks.whole_files import INDEX_HEAD
from tests.core.sitemaps import urlset

SITE = "https://example.com/"
FAULTY = "<url><loc>https://example.com/a b</loc></url>"


def put(folder: Path, name: str, body: str = f"<url><loc>{SITE}page</loc></url>") -> Path:
    path = folder / name
    path.write_bytes(urlset(body))
    return path


def index_with(folder: Path, *names: str) -> Path:
    path = folder / "index.xml"
    rows = "".join(f"<sitemap><loc>{SITE}{name}</loc></sitemap>" for name in names)
    path.write_text(f"{INDEX_HEAD}{rows}</sitemapindex>", "utf-8")
    return path


def checked(
    capsys: pytest.CaptureFixture[str], *arguments: str | Path
) -> tuple[int, list[dict[str, Any]]]:
    exit_code = cli.main(["check", "--format", "json", *map(str, arguments)])
    return exit_code, json.loads(capsys.readouterr().out)


# index


def test_an_index_is_made_of_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = [put(tmp_path, name) for name in ("b.xml", "a.xml")]
    index = tmp_path / "index.xml.gz"
    at = ["--published-at", SITE + "maps/index.xml.gz", "--output", str(index)]
    assert cli.main(["index", *map(str, files), *at]) == 0
    made = Document.open(index)
    assert [row.loc for row in made] == [SITE + "maps/b.xml", SITE + "maps/a.xml"]
    assert all((row.lastmod or "").endswith("Z") for row in made)
    assert made.form.is_compressed
    assert capsys.readouterr() == ("", "")
    assert cli.main(["index", str(files[0]), *at]) == 2
    assert "--force" in capsys.readouterr().err
    assert cli.main(["index", str(files[0]), str(index), *at, "--force"]) == 0
    assert len(Document.open(index)) == 1


def test_the_folder_may_be_given_in_place_of_the_index(tmp_path: Path) -> None:
    index = tmp_path / "index.xml"
    command = ["index", str(put(tmp_path, "a.xml")), "--published-at", SITE + "maps/"]
    assert cli.main([*command, "--output", str(index)]) == 0
    assert Document.open(index)[0].loc == SITE + "maps/a.xml"


@pytest.mark.parametrize("url", ["example.com", "/maps/", "ftp://example.com/", "https://"])
def test_an_index_needs_a_full_url(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], url: str
) -> None:
    index = tmp_path / "index.xml"
    command = ["index", str(put(tmp_path, "a.xml")), "--published-at", url]
    assert cli.main([*command, "--output", str(index)]) == 2
    assert "full URL" in capsys.readouterr().err
    assert not index.exists()


def test_what_cannot_be_listed_is_said_and_nothing_is_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = index_with(tmp_path, "a.xml")
    (tmp_path / "page.xml").write_text("<html></html>", "utf-8")
    target = tmp_path / "new.xml"
    at = ["--published-at", SITE, "--output", str(target)]
    for file in (other, tmp_path / "page.xml", tmp_path / "none.xml", tmp_path):
        assert cli.main(["index", str(put(tmp_path, "a.xml")), str(file), *at]) == 2
        assert str(file) in capsys.readouterr().err
        assert not target.exists()
    assert cli.main(["index", str(target), *at]) == 2
    assert "no FILE" in capsys.readouterr().err


# check of an index


def test_the_sitemaps_beside_an_index_are_checked_under_their_own_names(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    child = put(tmp_path, "a.xml", FAULTY)
    index = index_with(tmp_path, "a.xml", "lost.xml")
    exit_code, lines = checked(capsys, index)
    assert exit_code == 1
    assert [(line["file"], line["code"], line["row"]) for line in lines] == [
        (str(index), "I06", 2),
        (str(child), "L06", 1),
    ]
    assert lines[0]["fix"] == "Remove the rows of missing files"
    exit_code, lines = checked(capsys, "--no-children", index)
    assert (exit_code, lines) == (0, [])


def test_children_are_judged_by_where_the_index_says_they_are(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "maps").mkdir()
    child = put(tmp_path / "maps", "a.xml")
    index = index_with(tmp_path, "maps/a.xml")
    _, lines = checked(capsys, index)
    assert [(line["file"], line["code"], line["severity"]) for line in lines] == [
        (str(child), "L13", "hint")
    ]
    exit_code, lines = checked(capsys, index, "--published-at", SITE + "index.xml")
    assert [(line["file"], line["code"], line["severity"]) for line in lines] == [
        (str(child), "L13", "error")
    ]
    assert exit_code == 1


def test_a_child_that_is_named_too_is_told_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    child = put(tmp_path, "a.xml", FAULTY)
    broken = tmp_path / "b.xml"
    broken.write_bytes(urlset(FAULTY)[:-3])
    index = index_with(tmp_path, "a.xml", "b.xml")
    _, lines = checked(capsys, index, child, broken)
    codes = [(Path(line["file"]).name, line["code"]) for line in lines]
    assert codes.count(("a.xml", "L06")) == 1
    assert len(codes) == len(set(codes))


def test_a_child_that_cannot_be_read_is_told_as_if_it_were_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = tmp_path / "a.xml"
    broken.write_bytes(urlset(FAULTY)[:-3])
    (tmp_path / "b.xml").write_text("<html></html>", "utf-8")
    index = index_with(tmp_path, "a.xml", "b.xml")
    exit_code, lines = checked(capsys, index)
    assert exit_code == 2
    _, alone = checked(capsys, broken, tmp_path / "b.xml")
    assert [line for line in lines if line["file"] != str(index)] == alone
    assert [line["code"] for line in lines if line["file"] == str(index)] == ["I06", "I06"]


def test_fixing_an_index_leaves_its_children_alone(tmp_path: Path) -> None:
    child = put(tmp_path, "a.xml", FAULTY)
    index = index_with(tmp_path, " a.xml")
    before = child.read_bytes()
    output = tmp_path / "fixed.xml"
    cli.main(["check", "--fix", "--output", str(output), str(index_with(tmp_path, "a.xml"))])
    cli.main(["check", "--fix", str(index)])
    assert child.read_bytes() == before
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.xml", "fixed.xml", "index.xml"]


def test_an_index_in_an_index_is_no_endless_road(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    index_with(tmp_path, "index.xml").rename(tmp_path / "other.xml")
    exit_code, lines = checked(capsys, index_with(tmp_path, "other.xml"))
    assert exit_code == 1
    assert [(Path(line["file"]).name, line["code"]) for line in lines] == [("index.xml", "I04")]


def test_the_schema_is_asked_about_children_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    put(tmp_path, "a.xml", f"<url><lastmod>2024-05-06</lastmod><loc>{SITE}a</loc></url>")
    _, lines = checked(capsys, index_with(tmp_path, "a.xml"), "--schema")
    assert ("a.xml", "XSD") in [(Path(line["file"]).name, line["code"]) for line in lines]


# check of a robots.txt


def test_a_robots_txt_is_checked_by_its_name(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    robots = tmp_path / "Robots.txt"
    robots.write_bytes(f"\ufeffUser-agent: *\r\nSitemap: /a.xml\r\nSitemap: {SITE}b.xml".encode())
    exit_code, (line,) = checked(capsys, robots)
    assert exit_code == 1
    assert (line["code"], line["severity"], line["line"]) == ("B01", "error", 2)
    assert (line["row"], line["column"], line["fix"]) == (None, None, None)
    _, lines = checked(capsys, robots, "--published-at", SITE + "c.xml")
    assert [line["line"] for line in lines] == [2, None]
    robots.write_text(f"Sitemap: {SITE}b.xml", "utf-8")
    assert checked(capsys, robots, "--published-at", SITE + "b.xml") == (0, [])
    assert cli.main(["check", str(tmp_path / "sub" / "robots.txt")]) == 2
    assert "does not exist" in capsys.readouterr().out


def test_an_index_never_takes_the_place_of_a_sitemap_that_it_is_made_of(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first, other = put(tmp_path, "a.xml"), put(tmp_path, "b.xml")
    before = first.read_bytes()
    at = ["--published-at", f"{SITE}index.xml", "--output", str(first), "--force"]
    assert cli.main(["index", str(first), str(other), *at]) == 2
    assert "is a sitemap, and one of the files" in capsys.readouterr().err
    assert first.read_bytes() == before
    earlier = index_with(tmp_path, "a.xml")  # a pattern names it with the others
    at = ["--published-at", f"{SITE}index.xml", "--output", str(earlier), "--force"]
    assert cli.main(["index", str(first), str(other), str(earlier), *at]) == 0
    made = [row.loc for row in Document.open(earlier)]
    assert made == [f"{SITE}a.xml", f"{SITE}b.xml"]
