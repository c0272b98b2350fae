"""Freezes both programs into dist/sitemap-editor and tries them: ``python packaging/freeze.py``.

The tools come into an environment of their own under build/, at the versions of build-tools.txt.
The same checkout, Python and tools give the same bytes.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "packaging"))

import release  # noqa: E402 - a neighbour, which Python finds by the line above

NAME: Final = "sitemap-editor"
BUILD: Final = ROOT / "build"
FOLDER: Final = ROOT / "dist" / NAME
TOOLS: Final = ROOT / "packaging" / "build-tools.txt"
PACKAGING: Final = ROOT / "packaging"
# The same with programs that tell when they first paint, for the smoke test and for benchmarks, and
# with those that tell what is left of Qt's ICU, and whether what encrypts came along.
MEASURED: Final = BUILD / "measured"
MEASURES: Final = (
    ROOT / "tests" / "benchmarks" / "first_paint.py",
    ROOT / "tests" / "benchmarks" / "bare_window.py",
    ROOT / "packaging" / "locale_probe.py",
    ROOT / "packaging" / "tls_probe.py",
)


def main() -> None:
    """Freeze, try, and leave in dist/ only what is shipped."""
    python = tool_environment(BUILD / "freezing")
    run(python, PACKAGING / "icons.py", BUILD / "icons")
    run(
        *(python, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "ERROR"),
        *("--workpath", BUILD / "pyinstaller", "--distpath", FOLDER.parent),
        PACKAGING / f"{NAME}.spec",
    )
    shutil.rmtree(MEASURED, ignore_errors=True)
    shutil.move(FOLDER.with_name(MEASURED.name), MEASURED)
    run(python, PACKAGING / "smoke.py", FOLDER, MEASURED)


def tool_environment(folder: Path) -> Path:
    """Return the Python of an environment with the tools, made anew where they changed."""
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    stamp = folder / TOOLS.name
    wanted = f"{sys.version}\n{TOOLS.read_text('utf-8')}"
    if stamp.is_file() and stamp.read_text("utf-8") == wanted:
        return python
    venv.create(folder, clear=True, with_pip=True, symlinks=os.name != "nt")
    run(python, "-m", "pip", "install", "-qq", "--disable-pip-version-check", "-r", TOOLS)
    stamp.write_text(wanted, "utf-8")
    return python


def run(*command: str | Path) -> None:
    """Run a command with all that makes its result the same each time."""
    environment = {
        **os.environ,
        "PYTHONHASHSEED": "1",
        "PYTHONNODEBUGRANGES": "1",  # columns of code, for marks under source that is not there
        "SOURCE_DATE_EPOCH": str(release.epoch()),
        "SITEMAP_EDITOR_VERSION": release.version(),
        "SITEMAP_EDITOR_ALSO_FREEZE": os.pathsep.join(map(str, MEASURES)),
    }
    subprocess.run([str(word) for word in command], check=True, cwd=ROOT, env=environment)


if __name__ == "__main__":
    main()
