"""`sitemap-tool compare`."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from sitemap_editor import cli
from tests.core.sitemaps import urlset

BEFORE = urlset(
    "<url><loc>https://e.com/a</loc><lastmod>2024-01-01</lastmod></url>"
    "<url><loc>https://e.com/old/shoes</loc></url><url><loc>https://e.com/same</loc></url>"
)
AFTER = urlset(
    "<url><loc>https://e.com/a</loc><lastmod>2024-02-01</lastmod></url>"
    "<url><loc>https://e.com/new/shoes</loc></url>\n<url><loc>https://e.com/same</loc></url>"
)


@pytest.fixture
def files(tmp_path: Path) -> tuple[str, str]:
    for name, data in (("before.xml", BEFORE), ("after.xml", AFTER)):
        (tmp_path / name).write_bytes(data)
    return str(tmp_path / "before.xml"), str(tmp_path / "after.xml")


def test_equal_files_end_with_0(files: tuple[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["compare", files[0], files[0]]) == 0
    assert capsys.readouterr().out == "added 0, removed 0, changed 0, moved 0, unchanged 3\n"


def test_json_has_all_that_differs(
    files: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["compare", *files, "--format", "json"]) == 1
    assert json.loads(capsys.readouterr().out) == {
        "added": ["https://e.com/new/shoes"],
        "removed": ["https://e.com/old/shoes"],
        "changed": [
            {"loc": "https://e.com/a", "fields": {"lastmod": ["2024-01-01", "2024-02-01"]}}
        ],
        "moved": [],
        "moved_pages": [
            {
                "from": "https://e.com/old/shoes",
                "to": "https://e.com/new/shoes",
                "evidence": "same name",
                "certainty": 0.85,
            }
        ],
        "counts": {"added": 1, "removed": 1, "changed": 1, "moved": 0, "unchanged": 1},
    }


def test_text_and_markdown_and_html_name_the_rows(
    files: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    told = []
    for form in ("text", "markdown", "html"):
        cli.main(["compare", *files, "--format", form, "--ignore", "lastmod"])
        told.append(capsys.readouterr().out)
    assert "+ https://e.com/new/shoes\n- https://e.com/old/shoes\n" in told[0]
    assert "<details><summary>Added: 1</summary>\n\n- `https://e.com/new/shoes`\n" in told[1]
    assert "<td>https://e.com/new/shoes</td>" in told[2]
    assert all("2024" not in each for each in told)


def test_markup_in_urls_is_no_markup_of_the_report(
    tmp_path: Path, files: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    odd = tmp_path / "odd.xml"
    odd.write_bytes(urlset("<url><loc>https://e.com/`&lt;script>`</loc></url>"))
    cli.main(["compare", files[0], str(odd), "--format", "html"])
    assert "<script>" not in capsys.readouterr().out
    cli.main(["compare", files[0], str(odd), "--format", "markdown"])
    assert "- `` https://e.com/`<script>` ``\n" in capsys.readouterr().out


def test_redirects_are_written_alone(
    files: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["compare", *files, "--redirects", "netlify"]) == 1
    assert capsys.readouterr().out == "/old/shoes https://e.com/new/shoes 301!\n"


def test_what_cannot_be_read_ends_with_2(
    tmp_path: Path, files: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    empty = tmp_path / "empty"
    empty.mkdir()
    for missing in (tmp_path / "missing.xml", empty):
        assert cli.main(["compare", files[0], str(missing)]) == 2
        assert str(missing) in capsys.readouterr().err


def test_a_prefix_that_is_no_unicode_matches_nothing(tmp_path: Path) -> None:
    name = tmp_path / "a.xml"
    name.write_bytes(urlset("<url><loc>https://e.com/</loc></url>"))
    assert cli.main(["compare", str(name), str(name), "--prefix", "\udcff", "x"]) == 0


def test_markdown_has_a_line_a_row_and_says_how_many_more_there_are(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each row changed twice: what is counted are rows, and none is left out in silence."""
    names = [tmp_path / "a.xml", tmp_path / "b.xml"]
    for name, month in zip(names, (1, 2), strict=True):
        rows = "".join(
            f"<url><loc>https://e.com/{number}</loc><lastmod>2024-0{month}-01</lastmod>"
            f"<priority>0.{month}</priority></url>"
            for number in range(60)
        )
        name.write_bytes(urlset(rows))
    cli.main(["compare", *map(str, names), "--format", "markdown"])
    lines = capsys.readouterr().out.splitlines()
    first = "- `https://e.com/0`: lastmod `2024-01-01` → `2024-02-01`, priority `0.1` → `0.2`"
    assert first in lines
    assert "- … and 10 more" in lines
    assert sum(line.startswith("- `") for line in lines) == 50


def test_reports_tell_how_sure_it_is_that_a_page_was_moved(
    files: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    told = []
    for form in ("text", "markdown", "html"):
        cli.main(["compare", *files, "--format", form])
        told.append(capsys.readouterr().out)
    assert told[0].splitlines()[0].endswith(", probably the same page 1")
    assert re.search(r"- `https://e.com/old/shoes` → `https://e.com/new/shoes` \(.*%\)\n", told[1])
    assert re.search(r"<td>https://e.com/new/shoes</td><td>[^<]*%</td></tr>", told[2])
