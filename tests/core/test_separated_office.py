"""What LibreOffice makes of a table that this program wrote, where it is installed."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from sitemap_editor import Document, cli
from sitemap_editor.core.document.edits import InsertRows
from sitemap_editor.core.document.row import Row
from sitemap_editor.core.files.html_table import TABLE_BEGINS, TABLE_ENDS, html_lines
from sitemap_editor.core.files.separated import read_separated

OFFICE = shutil.which("soffice") or shutil.which("libreoffice")
# No cell is to be taken for a number, a date or a formula: each column is of type 2, text.
# 44 is the comma, 34 the quote, 76 UTF-8.
AS_TEXT = "CSV:44,34,76,1,1/2/2/2/3/2/4/2"
AS_WRITTEN = "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false"

ROWS = [
    Row("https://example.com/a?b=1&c=2", "2026-05-06", "daily", "0.50"),
    Row("https://example.com/jardín/ñ", "2026-05-06T10:20:30+02:00", None, "1.0"),
    Row('https://example.com/"quoted",and;more', "=1+2", "-x", "+0.5"),
    Row("https://example.com/%E2%82%AC/😀", "@now", None, None),
]


@pytest.mark.skipif(OFFICE is None, reason="LibreOffice is not installed")
def test_a_round_trip_through_libreoffice_keeps_every_value(tmp_path: Path) -> None:
    source = tmp_path / "rows.csv"
    document = Document.new()
    document.apply(InsertRows(0, ROWS))
    document.save(tmp_path / "rows.xml")
    assert cli.main(["convert", "--excel", str(tmp_path / "rows.xml"), str(source)]) == 0
    passed_through(AS_TEXT, source)
    back = tmp_path / "back.xml"
    assert cli.main(["convert", str(tmp_path / "out" / "rows.csv"), str(back)]) == 0
    assert list(Document.open(back)) == ROWS
    again = ["import", str(tmp_path / "rows.xml"), str(tmp_path / "out" / "rows.csv")]
    assert cli.main([*again, "--policy", "overwrite", "--output", str(tmp_path / "same.xml")]) == 0
    assert (tmp_path / "same.xml").read_bytes() == (tmp_path / "rows.xml").read_bytes()


@pytest.mark.skipif(OFFICE is None, reason="LibreOffice is not installed")
def test_libreoffice_takes_every_cell_of_a_copied_table_as_text(tmp_path: Path) -> None:
    source = tmp_path / "rows.html"
    lines = html_lines([value or "" for value in row] for row in ROWS)
    source.write_text(f"{TABLE_BEGINS}{lines}{TABLE_ENDS}", "utf-8")
    passed_through("HTML (StarCalc)", source)
    back = (tmp_path / "out" / "rows.csv").read_bytes()
    assert read_separated(back).rows == ROWS


def passed_through(infilter: str, source: Path) -> None:
    """Have a file read by LibreOffice Calc, and written as CSV into the folder ``out``."""
    assert OFFICE is not None
    folder = source.parent
    convert = [OFFICE, f"-env:UserInstallation={(folder / 'profile').as_uri()}", "--headless"]
    for named, form, file in (
        (infilter, "ods", source),
        ("", AS_WRITTEN, folder / "out" / "rows.ods"),
    ):
        options = [f"--infilter={named}"] if named else []
        subprocess.run(
            [*convert, *options, "--convert-to", form, "--outdir", folder / "out", file],
            check=True,
            capture_output=True,
            timeout=300,
        )
