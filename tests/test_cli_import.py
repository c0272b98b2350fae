"""``sitemap-tool import``: the same plan as in the window, counted and saved."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sitemap_editor import Document, cli
from tests.core.sitemaps import urlset

Captured = pytest.CaptureFixture[str]


@pytest.fixture
def site(tmp_path: Path) -> Path:
    path = tmp_path / "site.xml"
    path.write_bytes(urlset("<url><loc>https://e.com/a</loc></url>"))
    return path


@pytest.fixture
def table(tmp_path: Path) -> Path:
    path = tmp_path / "rows.csv"
    path.write_text("when,Address\n06/05/2024,https://e.com/a\n2024-05-07,/b\n2024-05-08,\n")
    return path


def run(site: Path, table: Path, *options: str) -> int:
    return cli.main(["import", str(site), str(table), *options])


def test_rows_are_updated_and_added_in_place(site: Path, table: Path, capsys: Captured) -> None:
    options = ["--policy", "overwrite", "--base", "https://e.com", "--dates", "day-first"]
    named = ["--map", "loc=address,lastmod=1", "--format", "json"]
    assert run(site, table, *options, *named, "--in-place") == 1  # a line has no URL
    told = json.loads(capsys.readouterr().out)
    assert [told[name] for name in ("lines", "new", "updated", "refused")] == [3, 1, 1, 1]
    assert (told["columns"], told["saved"]) == ({"loc": "Address", "lastmod": "when"}, str(site))
    rows = [(row.loc, row.lastmod) for row in Document.open(site)]
    assert rows == [("https://e.com/a", "2024-05-06"), ("https://e.com/b", "2024-05-07")]


def test_a_dry_run_only_counts(site: Path, table: Path, capsys: Captured) -> None:
    before = site.read_bytes()
    assert run(site, table, "--dry-run") == 1
    told = capsys.readouterr()
    assert told.out.split()[:4] == ["lines", "3", "new", "0"]
    assert "relative URL" in told.err
    assert site.read_bytes() == before


def test_what_is_left_of_another_sitemap_is_told(
    site: Path, tmp_path: Path, capsys: Captured
) -> None:
    other = tmp_path / "other.xml"
    image = '<i:image xmlns:i="http://www.google.com/schemas/sitemap-image/1.1"/>'
    other.write_bytes(urlset(f"<url><loc>https://e.com/x</loc>{image}</url>"))
    assert run(site, other, "--dry-run") == 0
    assert "which only merge takes along: 1" in capsys.readouterr().err
    assert run(site, other, "--dry-run", "--format", "json") == 0
    assert json.loads(capsys.readouterr().out)["rows_with_more"] == 1


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--map", "loc=nothing", "--dry-run"], "when, Address"),
        (["--map", "lastmod=when", "--dry-run"], "--map loc="),
        (["--map", "title=when", "--dry-run"], "FIELD=COLUMN"),
        (["--base", "e.com", "--dry-run"], "is not a URL"),
        (["--output", "{site}"], "--force"),
    ],
)
def test_what_cannot_be_done_is_said(
    site: Path, table: Path, capsys: Captured, options: list[str], said: str
) -> None:
    assert run(site, table, *(each.format(site=site) for each in options)) == 2
    assert said in capsys.readouterr().err
