"""Makes the installer for Windows of a frozen folder: ``installer.py [FOLDER [ICON [INTO]]]``.

Needs makensis, which runs on Linux too. Without a folder it takes what freezing left. What is
installed is listed file by file, so that the uninstaller takes away just that.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path, PurePosixPath, PureWindowsPath
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "packaging"))

import release  # noqa: E402 - a neighbour, which Python finds by the line above

FROZEN: Final = ROOT / "dist" / "sitemap-editor"
ICON: Final = ROOT / "build" / "icons" / "sitemap-editor.ico"
DIST: Final = ROOT / "dist"


def main(folder: Path = FROZEN, icon: Path = ICON, into: Path = DIST) -> None:
    """Write the lists and call makensis; every warning of it is an error."""
    found = sorted(path for path in folder.rglob("*") if path.is_file())
    files = [PurePosixPath(path.relative_to(folder)) for path in found]
    if not files:
        sys.exit(f"There is no frozen program in {folder}.")
    output = into.resolve() / f"sitemap-editor-{release.version()}-windows-x64-setup.exe"
    output.parent.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        defined = {
            "VERSION": release.version(),
            "OUTPUT": output,
            "ICON": icon.resolve(),
            "INSTALL_FILES": written(Path(scratch, "install.nsh"), install_lines(folder, files)),
            "UNINSTALL_FILES": written(Path(scratch, "uninstall.nsh"), uninstall_lines(files)),
        }
        options = [f"-D{name}={value}" for name, value in defined.items()]
        script = Path(__file__).with_name("installer.nsi")
        subprocess.run(
            ["makensis", "-V2", "-WX", "-INPUTCHARSET", "UTF8", *options, script], check=True
        )
    print(output)


def install_lines(folder: Path, files: Iterable[PurePosixPath]) -> Iterator[str]:
    """Yield the commands that copy each file into the folder it belongs to."""
    current = None
    for file in files:
        if file.parent != current:
            current = file.parent
            yield f'SetOutPath "{installed(current)}"'
        yield f'File "{folder.resolve() / file}"'


def uninstall_lines(files: Iterable[PurePosixPath]) -> Iterator[str]:
    """Yield the commands that take each file away, and then the folders, from the inmost on."""
    folders: set[PurePosixPath] = set()
    for file in files:
        folders.update(file.parents)
        yield f'Delete "{installed(file)}"'
    for folder in sorted(folders - {PurePosixPath(".")}, reverse=True):
        yield f'RMDir "{installed(folder)}"'


def installed(path: PurePosixPath) -> str:
    """Return where a file of the folder lies once it is installed."""
    return quoted(str(PureWindowsPath("$INSTDIR") / path)).replace("$$INSTDIR", "$INSTDIR")


def quoted(path: str) -> str:
    """Return a path as makensis reads it between quotation marks."""
    return path.replace("$", "$$")


def written(path: Path, lines: Iterable[str]) -> Path:
    """Write commands into a file that the script includes."""
    path.write_text("\n".join(lines) + "\n", "utf-8", newline="\r\n")
    return path


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
