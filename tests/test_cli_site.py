"""`sitemap-tool site`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sitemap_editor import cli
from tests.core.sites.test_survey import make_site


def test_json_has_the_totals(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    index = make_site(tmp_path / "site", [["a", "b"], ["b"]])
    assert cli.main(["site", str(index), "--format", "json", "--workers", "1"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert (said["files"], said["rows"], said["duplicate_urls"]) == (2, 3, 1)
    assert said["hosts"] == {"e.com": 3}
    assert (said["unreadable"], said["missing"], said["newest_lastmod"]) == (0, 0, "2024-05-02")


def test_tables_are_kept_and_read_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    index, out = make_site(tmp_path / "site", [["a"], ["b"]]), tmp_path / "out"
    for _ in range(2):
        arguments = ["site", str(index), "--output", str(out), "--workers", "1"]
        assert cli.main(arguments) == 0
    assert len((out / "manifest.jsonl").read_text().splitlines()) == 2
    assert "rows: 2" in capsys.readouterr().out


def test_exit_codes_are_those_of_check(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    index = make_site(tmp_path / "site", [["a"], ["b"]], listed=3)
    assert cli.main(["site", str(index), "--workers", "1"]) == 1
    (tmp_path / "site" / "1.xml").write_bytes(b"<urlset>")
    assert cli.main(["site", str(index), "--workers", "1"]) == 2
    assert "1.xml" in capsys.readouterr().err
    assert cli.main(["site", str(tmp_path / "nothing")]) == 2
