"""The setup of Windows puts each file in its place, and takes away just those."""

from __future__ import annotations

import os
import shutil
import struct
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
SCRIPT: Final = ROOT / "packaging" / "windows" / "installer.py"
FILES: Final = ("sitemap-editor.exe", "lib/a/b.dll", "lib/a.dll", "lib/$c d/e.pyc")


def frozen(folder: Path) -> Path:
    for name in FILES:
        path = folder / "frozen" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("a stand-in")
    return folder / "frozen"


def icon(folder: Path) -> Path:
    """Make the least that is an icon: one picture of one pixel of 32 bits, with its mask."""
    bitmap = struct.pack("<IiiHHIIiiII", 40, 1, 2, 1, 32, 0, 8, 0, 0, 0, 0) + bytes(8)
    head = struct.pack("<HHHBBBBHHII", 0, 1, 1, 1, 1, 0, 0, 1, 32, len(bitmap), 22)
    path = folder / "one.ico"
    path.write_bytes(head + bitmap)
    return path


def compiled_by(program: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run the script with a makensis that is this shell script."""
    tools = folder / "tools"
    tools.mkdir()
    (tools / "makensis").write_text(f"#!/bin/sh\n{program}\n")
    (tools / "makensis").chmod(0o755)
    environment = {**os.environ, "PATH": f"{tools}{os.pathsep}{os.environ['PATH']}"}
    command = [sys.executable, str(SCRIPT), str(frozen(folder)), str(icon(folder)), str(folder)]
    return subprocess.run(
        command, env=environment, capture_output=True, text=True, check=False, timeout=60
    )


def commands(folder: Path, name: str) -> list[str]:
    """Return the commands that the script hands to makensis under this name."""
    told = compiled_by(
        f'for each; do case $each in -D{name}=*) cat "${{each#*=}}";; esac; done', folder
    )
    assert told.returncode == 0, told.stderr
    return told.stdout.splitlines()[:-1]  # the last line names what was made


@pytest.mark.skipif(sys.platform == "win32", reason="the stand-in for makensis is a shell script")
def test_each_file_is_put_into_its_folder(tmp_path: Path) -> None:
    lines = commands(tmp_path, "INSTALL_FILES")
    placed, into = {}, ""
    for line in filter(None, lines):
        command, path = line.split(" ", 1)
        if command == "SetOutPath":
            into = path.strip('"')
        else:
            source = Path(path.strip('"'))
            placed[str(source.relative_to(tmp_path / "frozen"))] = into
    assert placed == {
        "sitemap-editor.exe": "$INSTDIR",
        "lib/a/b.dll": r"$INSTDIR\lib\a",
        "lib/a.dll": r"$INSTDIR\lib",
        "lib/$c d/e.pyc": r"$INSTDIR\lib\$$c d",
    }


@pytest.mark.skipif(sys.platform == "win32", reason="the stand-in for makensis is a shell script")
def test_uninstalling_takes_away_each_file_and_then_folders_from_the_inmost_on(
    tmp_path: Path,
) -> None:
    lines = [line for line in commands(tmp_path, "UNINSTALL_FILES") if line]
    assert set(lines[: len(FILES)]) == {
        r'Delete "$INSTDIR\sitemap-editor.exe"',
        r'Delete "$INSTDIR\lib\a\b.dll"',
        r'Delete "$INSTDIR\lib\a.dll"',
        r'Delete "$INSTDIR\lib\$$c d\e.pyc"',
    }
    assert lines[len(FILES) :] == [
        r'RMDir "$INSTDIR\lib\a"',
        r'RMDir "$INSTDIR\lib\$$c d"',
        r'RMDir "$INSTDIR\lib"',
    ]


@pytest.mark.skipif(sys.platform == "win32", reason="the stand-in for makensis is a shell script")
def test_a_warning_of_makensis_is_an_error(tmp_path: Path) -> None:
    told = compiled_by('for each; do [ "$each" = -WX ] && exit 3; done', tmp_path)
    assert told.returncode != 0
    assert "setup.exe" not in told.stdout


def test_an_empty_folder_is_told(tmp_path: Path) -> None:
    command = [sys.executable, str(SCRIPT), str(tmp_path)]
    told = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert told.returncode != 0
    assert "no frozen program" in told.stderr


@pytest.mark.skipif(shutil.which("makensis") is None, reason="needs makensis")
def test_the_script_compiles_without_a_warning(tmp_path: Path) -> None:
    command = [
        *(sys.executable, str(SCRIPT), str(frozen(tmp_path))),
        *(str(icon(tmp_path)), str(tmp_path)),
    ]
    told = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert told.returncode == 0, told.stdout + told.stderr
    assert Path(told.stdout.strip()).read_bytes().startswith(b"MZ")


def test_files_are_offered_and_taken_from_no_other_program() -> None:
    text = SCRIPT.with_name("installer.nsi").read_text("utf-8")
    for line in text.splitlines():
        if r"${CLASSES}\.xml" in line or r"${CLASSES}\.gz" in line:
            assert "OpenWithProgids" in line or "DeleteRegKey /ifempty" in line
    assert r"RequestExecutionLevel user" in text
