"""A table that is edited elsewhere, and goes through LibreOffice Calc where that is installed."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Final

_PATIENCE_S: Final = 240
_COLUMNS: Final = 4
_AS_TEXT: Final = "44,34,76,1," + "/".join(f"{at}/2" for at in range(1, _COLUMNS + 1))
"""Commas, quotation marks, UTF-8, from the first line, all columns as text: dates stay so."""
_OUT: Final = "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true"


def edited(table: str) -> str:
    """Return a table with another value in the rows of a folder."""
    lines = table.splitlines(keepends=True)
    return "".join(x.replace("daily", "weekly") if "/blog/" in x else x for x in lines)


def edit_elsewhere(path: Path) -> None:
    """Change a value of the rows of a folder in a table, as another program does."""
    path.write_text(edited(path.read_text("utf-8-sig")), "utf-8-sig")
    if shutil.which("soffice") is not None:
        pass_through_calc(path)


def pass_through_calc(path: Path) -> None:
    """Open a table in LibreOffice Calc and save it again."""
    folder = path.parent / "calc"
    folder.mkdir()
    profile = (folder / "profile").as_uri()
    subprocess.run(
        [
            *("soffice", f"-env:UserInstallation={profile}", "--headless"),
            *(f"--infilter=CSV:{_AS_TEXT}", "--convert-to", _OUT, "--outdir", str(folder)),
            str(path),
        ],
        check=True,
        capture_output=True,
        timeout=_PATIENCE_S,
    )
    (folder / path.name).replace(path)
