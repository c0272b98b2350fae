"""`sitemap-tool languages`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sitemap_editor import cli
from tests.core.operations.languages.versions import document, row

BOTH = ("en /en/a", "de /de/a")
LISTED = "".join(
    f"<sitemap><loc>https://e.com/{name}.xml</loc></sitemap>" for name in ("en", "de", "gone")
)
INDEX = f'<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">{LISTED}</sitemapindex>'


def written(folder: Path, name: str, *rows: str) -> str:
    (folder / name).write_bytes(document(*rows).to_bytes())
    return str(folder / name)


def test_each_version_of_which_something_is_to_be_said_is_a_line_and_a_fault_is_an_error(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(tmp_path, "a.xml", row("/en/a", *BOTH), row("/de/a"), row("/x"))
    assert cli.main(["languages", file]) == 1
    lines = capsys.readouterr().out.replace(file, "a.xml").splitlines()
    one_way = "One way only: does not link back. Does not list all versions"
    assert lines[0] == f"a.xml:2: de https://e.com/de/a: {one_way}"
    assert lines[1:4] == [
        "a.xml:3: https://e.com/x: No language links",
        "groups: 2",
        "languages: de 1, en 1",
    ]
    fine = written(tmp_path, "fine.xml", row("/en/a", *BOTH), row("/de/a", *BOTH))
    assert cli.main(["languages", fine]) == 0
    assert cli.main(["languages", fine, "--expected", "en,it"]) == 1
    with pytest.raises(SystemExit):
        cli.main(["languages", fine, "--expected", "en,eng"])


def test_the_files_of_an_index_are_one_matrix_and_what_is_not_read_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    index = tmp_path / "index.xml"
    index.write_text(INDEX, encoding="utf-8")
    written(tmp_path, "en.xml", row("/en/b"), row("/en/a", *BOTH))
    german = written(tmp_path, "de.xml", row("/de/a"))
    assert cli.main(["languages", str(index), "--format", "json"]) == 1
    shown = capsys.readouterr()
    assert "gone.xml: No such file lies beside the index." in shown.err
    said = json.loads(shown.out)
    assert (said["groups"], said["problems"]["missing-return"]) == (2, 1)
    assert [each for each in said["versions"] if "one-way" in each["state"]] == [
        {
            "file": german,
            "row": 1,
            "group": "https://e.com/en/a",
            "language": "de",
            "url": "https://e.com/de/a",
            "state": ["one-way", "incomplete"],
        }
    ]
    assert cli.main(["languages", str(index), "--format", "csv", "--missing"]) == 0
    Path(german).write_bytes(b"<urlset>")
    assert cli.main(["languages", str(index)]) == 2


def test_the_links_of_a_table_are_written_and_what_stays_is_listed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, out = written(tmp_path, "a.xml", row("/en/a"), row("/de/a")), tmp_path / "out.xml"
    table = tmp_path / "table.csv"
    table.write_text("1,en,https://e.com/en/a\n1,de,https://e.com/de/a\n", encoding="utf-8")
    arguments = ["languages", file, "--import", str(table), "--output", str(out)]
    assert cli.main(arguments) == 0
    assert "rows changed: 2" in capsys.readouterr().out
    assert out.read_bytes().count(b"hreflang") == 4
    assert cli.main(arguments) == 2  # the output is there
    table.write_text("1,nothing,https://e.com/en/a\n", encoding="utf-8")
    assert cli.main([*arguments, "--force"]) == 1
    assert "The code is not a language of hreflang." in capsys.readouterr().err
    assert cli.main(["languages", file, "--output", str(out)]) == 2
