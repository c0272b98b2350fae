"""What the command line makes of conflicts, templates and odd texts: it never chooses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sitemap_editor import cli
from tests.core.sitemaps import urlset
from tests.core.test_conflicts import TEXT, TWO
from tests.core.test_templates import TEMPLATES


@pytest.mark.parametrize(("name", "data"), [("a.xml", TWO), ("a.txt", TEXT)])
def test_check_fix_leaves_a_merge_conflict_alone_and_tells_the_choices(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, data: bytes
) -> None:
    path = tmp_path / name
    path.write_bytes(data)
    assert cli.main(["check", "--fix", str(path)]) == 2
    assert path.read_bytes() == data
    said = capsys.readouterr().out.splitlines()
    assert "merge conflict" in said[0]
    assert [line.partition("choose from: ")[2].split(" ")[0] for line in said[1:]] == [
        "ours",
        "theirs",
        "both:",
    ]
    assert "dropped: 1" in said[1]


def test_no_fix_is_named_for_a_merge_conflict(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "a.xml"
    path.write_bytes(TWO)
    assert cli.main(["check", "--format", "json", str(path)]) == 2
    found = json.loads(capsys.readouterr().out)
    assert {one["code"] for one in found} == {"conflict"}
    assert {one["fix"] for one in found} == {None}


@pytest.mark.parametrize("name", TEMPLATES)
def test_check_fix_and_convert_refuse_a_template_and_leave_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    path, target = tmp_path / "sitemap.xml", tmp_path / "out.txt"
    path.write_bytes(TEMPLATES[name])
    assert cli.main(["check", "--fix", str(path)]) == 2
    assert "This is a template that generates a sitemap" in capsys.readouterr().out
    assert path.read_bytes() == TEMPLATES[name]
    assert cli.main(["convert", str(path), str(target)]) == 2
    assert not target.exists()


def test_what_convert_wrote_as_text_is_checked_as_text(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, target = tmp_path / "sitemap.xml", tmp_path / "out.txt"
    path.write_bytes(urlset("<url><loc>www.a.org/x</loc></url><url><loc>/b</loc></url>"))
    assert cli.main(["convert", str(path), str(target)]) == 0
    assert cli.main(["check", str(target)]) == 1
    assert ":1:1: error L02" in capsys.readouterr().out


def test_a_heading_of_a_text_sitemap_is_told_by_t01(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "sitemap.txt"
    path.write_bytes(b"URL\nhttps://a.org/\n")
    assert cli.main(["check", str(path)]) == 1
    assert ":1:1: error T01" in capsys.readouterr().out
