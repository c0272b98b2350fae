"""What is left of ICU's data is whole, and Qt sorts by it as it did."""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Final

import PySide6
import pytest
from hypothesis import given
from hypothesis import strategies as st

ROOT: Final = Path(__file__).parents[2]


def script(name: str) -> ModuleType:
    """Load a script of the folder packaging, which is no package."""
    found = importlib.util.spec_from_file_location(name, ROOT / "packaging" / f"{name}.py")
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


icu: Final = script("icu")
LIBRARIES: Final = Path(PySide6.__file__).parent / "Qt" / "lib"
HEADER: Final = bytes.fromhex("2000da27 14000000 00000200 436d6e44 01000000 03000000").ljust(
    32, b"\0"
)
NAMES: Final = st.text(st.characters(min_codepoint=33, max_codepoint=126), min_size=1, max_size=20)
needs_icu = pytest.mark.skipif(
    not list(LIBRARIES.glob("libicudata.so.*"))
    or any(shutil.which(tool) is None for tool in icu.TOOLS),
    reason="needs Qt's own ICU, which it has on Linux, and binutils",
)


@given(st.dictionaries(NAMES, st.binary(max_size=50), min_size=1))
def test_a_package_reads_as_what_was_written(items: dict[str, bytes]) -> None:
    package = icu.written(items, HEADER)
    found = icu.read(package)
    assert package.startswith(HEADER)
    assert list(found) == sorted(items)
    for name, item in items.items():
        assert found[name] == icu.padded(item)


def test_every_item_begins_where_icu_may_read_numbers() -> None:
    package = icu.written({"a/b": b"12345", "a/c": b"6", "a/d": b"7"}, HEADER)
    assert [package.index(digit) % icu.ALIGNMENT for digit in (b"12345", b"6", b"7")] == [0, 0, 0]


@pytest.mark.parametrize(
    "header",
    [
        HEADER.replace(b"\xda\x27", b"\x00\x00"),
        HEADER.replace(b"CmnD", b"ResB"),
        HEADER[:8] + b"\x01" + HEADER[9:],  # of a machine that begins with the high byte
    ],
)
def test_data_in_another_form_are_not_touched(header: bytes) -> None:
    with pytest.raises(SystemExit, match="not as they were"):
        icu.read(header + bytes(16))


def test_a_folder_without_icu_is_told(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match=r"one libicudata|binutils"):
        icu.cut(tmp_path, ("en", "es"))


@needs_icu
def test_qt_sorts_as_before_with_a_thirtieth_of_the_data(tmp_path: Path) -> None:
    for library in LIBRARIES.glob("libicu*"):
        shutil.copy(library, tmp_path)
    [data] = tmp_path.glob("libicudata.so.*")
    before = data.stat().st_size
    icu.cut(tmp_path, ("en", "es"))
    assert data.stat().st_size < before / 30
    assert said_by_qt(tmp_path) == said_by_qt(LIBRARIES)


@needs_icu
@pytest.mark.skipif(shutil.which("icupkg") is None, reason="needs icu-devtools")
def test_the_tool_of_icu_reads_what_is_left(tmp_path: Path) -> None:
    for library in LIBRARIES.glob("libicu*"):
        shutil.copy(library, tmp_path)
    icu.cut(tmp_path, ("en", "es"))
    [data] = tmp_path.glob("libicudata.so.*")
    package = tmp_path / f"icudt{data.suffix[1:]}l.dat"
    command = ["objcopy", "--dump-section", f".rodata={package}", str(data), str(tmp_path / "x")]
    subprocess.run(command, check=True, timeout=60)
    listed = subprocess.run(
        ["icupkg", "-l", str(package)], capture_output=True, text=True, check=True, timeout=60
    )
    wanted = {*icu.KEPT, *map(icu.KEPT_OF_A_LANGUAGE.format, ("en", "es"))}
    assert set(listed.stdout.split()) == wanted


def said_by_qt(libraries: Path) -> object:
    """Return what Qt says of words, letters, numbers and time with these libraries of ICU."""
    done = subprocess.run(
        [sys.executable, str(ROOT / "packaging" / "locale_probe.py")],
        env={**os.environ, "LD_LIBRARY_PATH": str(libraries), "TZ": "XYZ-3"},
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    assert done.stderr == ""
    return json.loads(done.stdout)
