"""``sitemap-tool check``: rules that are left out, and how that is told."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sitemap_editor import cli
from sitemap_editor.core.checks.shared_mutes import SHARED_NAME
from tests.core.sitemaps import urlset

ROWS = (
    "\n<url><loc>https://example.com/a</loc><priority>7</priority></url>"
    "\n<url><loc>https://example.com/b</loc><lastmod>2024-02-30</lastmod></url>\n"
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "sitemap.xml"
    path.write_bytes(urlset(ROWS))
    return path


def run(*arguments: str | Path) -> int:
    return cli.main([str(argument) for argument in arguments])


def share(folder: Path, content: object) -> Path:
    path = folder / SHARED_NAME
    path.write_text(content if isinstance(content, str) else json.dumps(content), "utf-8")
    return path


def test_a_rule_is_left_out_and_that_is_told(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("check", path, "--ignore", "P01") == 1
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[2] for line in lines[:-1]] == ["D04"]
    assert lines[-1] == "1 rule ignored: P01 (--ignore)"


def test_the_exit_code_follows_what_is_left(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("check", path) == 1
    capsys.readouterr()
    assert run("check", path, "--ignore", "p01", "--ignore", " D04,L17 ") == 0
    assert (
        capsys.readouterr().out
        == "3 rules ignored: D04 (--ignore), L17 (--ignore), P01 (--ignore)\n"
    )


@pytest.mark.parametrize("codes", ["Q9", "P01,Q9", "F01", "XSD", "", ","])
def test_what_is_no_rule_ends_the_command(
    path: Path, codes: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        run("check", path, "--ignore", codes)
    assert left.value.code == 2
    told = capsys.readouterr()
    assert not told.out
    last = told.err.splitlines()[-1]
    assert "--ignore" in last
    assert (codes.split(",")[-1] in last) or not codes.strip(",")


def test_json_lacks_what_is_left_out_and_stays_json(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("check", path, "--format", "json", "--ignore", "P01") == 1
    told = capsys.readouterr()
    assert [each["code"] for each in json.loads(told.out)] == ["D04"]
    assert told.err == "1 rule ignored: P01 (--ignore)\n"


def test_the_file_beside_a_sitemap_counts_unless_it_is_turned_off(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shared = share(
        path.parent, {"sitemap_editor": 1, "ignore": ["P01"], "files": {"sitemap.xml": ["D04"]}}
    )
    assert run("check", path) == 0
    assert capsys.readouterr().out == f"2 rules ignored: D04 ({shared}), P01 ({shared})\n"
    assert run("check", path, "--no-shared-ignores") == 1
    assert "ignored" not in capsys.readouterr().out
    assert run("check", path, "--ignore", "P01") == 0
    assert f"P01 (--ignore, {shared})" in capsys.readouterr().out


def test_another_file_of_the_folder_is_checked_by_all_rules_but_those_for_all(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    share(path.parent, {"sitemap_editor": 1, "ignore": ["P01"], "files": {"other.xml": ["D04"]}})
    assert run("check", path) == 1
    told = capsys.readouterr().out
    assert " D04 " in told
    assert "1 rule ignored: P01" in told


def test_a_damaged_file_is_fatal_once_and_everything_is_checked(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shared = share(path.parent, '{"sitemap_editor": 1,')
    assert run("check", path, path) == 2
    lines = capsys.readouterr().out.splitlines()
    assert [line.startswith(f"{shared}:1:") for line in lines] == [True] + [False] * 4
    assert "fatal" in lines[0]
    assert run("check", path, "--format", "json") == 2
    listed = json.loads(capsys.readouterr().out)
    assert [each["severity"] for each in listed] == ["fatal", "error", "error"]
    assert run("check", path, "--no-shared-ignores") == 1


def test_what_no_rule_is_called_there_is_told_once(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shared = share(path.parent, {"sitemap_editor": 1, "ignore": ["P01", "Q9\u001b[31m"]})
    assert run("check", path, path) == 1
    told = capsys.readouterr()
    assert told.err.count("Q9") == 1
    assert str(shared) in told.err
    assert "\u001b" not in told.err


def test_what_keeps_a_file_closed_is_told_whatever_is_ignored(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path.write_bytes(b'<!DOCTYPE urlset [<!ENTITY a "b">]>' + urlset("<url>&a;</url>"))
    assert run("check", path, "--ignore", "F06,F03") == 2
    assert " fatal F06 " in capsys.readouterr().out
    assert run("check", path.parent / "gone.xml", "--ignore", "F06") == 2


def test_the_sitemaps_of_an_index_have_the_files_of_their_own_folders(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    below = tmp_path / "below"
    below.mkdir()
    (below / "a.xml").write_bytes(urlset(ROWS))
    index = tmp_path / "index.xml"
    index.write_text(
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'
        "<sitemap><loc>https://example.com/below/a.xml</loc></sitemap></sitemapindex>",
        "utf-8",
    )
    share(tmp_path, {"sitemap_editor": 1, "ignore": ["D04"]})
    share(below, {"sitemap_editor": 1, "ignore": ["P01"]})
    assert run("check", index) == 1
    told = capsys.readouterr().out
    assert " D04 " in told
    assert " P01 " not in told.partition("ignored:")[0]
    assert "2 rules ignored: D04 (" in told


def test_robots_txt_is_asked_less_as_well(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    robots = tmp_path / "robots.txt"
    robots.write_text("Sitemap: sitemap.xml\n", "utf-8")
    assert run("check", robots) == 1
    capsys.readouterr()
    assert run("check", robots, "--ignore", "B01") == 0
    assert capsys.readouterr().out == "1 rule ignored: B01 (--ignore)\n"


def test_what_is_ignored_is_not_fixed(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path.write_bytes(urlset("<url><loc>https://example.com/a b</loc></url>"))
    before = path.read_bytes()
    assert run("check", path, "--fix", "--ignore", "L06") == 0
    assert path.read_bytes() == before
    assert run("check", path, "--fix") == 0
    assert b"a%20b" in path.read_bytes()
    capsys.readouterr()


def test_nothing_is_said_where_nothing_is_ignored(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    share(path.parent, {"sitemap_editor": 1, "files": {"other.xml": ["P01"]}})
    assert run("check", path) == 1
    assert "ignored" not in capsys.readouterr().out
