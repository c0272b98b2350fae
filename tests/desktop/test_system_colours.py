"""The running program on a desktop that turns dark, light, and to high contrast."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.desktop.needs import SYSTEM_PYTHON, skip_without
from tests.desktop.test_real_window import OUR_FILE, ROOT

pytestmark = pytest.mark.desktop

DESK: Final = Path(__file__).with_name("desk_settings.py")
TOOLS: Final = ("xdotool", "import", "convert", "dbus-run-session", "openbox")
PATIENCE_S: Final = 120
LIGHT: Final = ["#f8f9fa", "#ffffff"]
DARK: Final = ["#2b2d31", "#1e1f22"]
BLACK: Final = ["#000000", "#000000"]
WHITE: Final = ["#ffffff", "#ffffff"]


def test_the_window_follows_the_desktop_while_it_runs(tmp_path: Path) -> None:
    skip_without(TOOLS, "from gi.repository import Gio", "python3-gi")
    file = tmp_path / "sitemap.xml"
    shutil.copyfile(OUR_FILE, file)
    home = tmp_path / "home"
    home.mkdir()
    inside = 'openbox >/dev/null 2>&1 & manager=$!; "$0" "$@"; code=$?; kill $manager; exit $code'
    said = tmp_path / "said.txt"
    with said.open("wb") as output, (tmp_path / "errors.txt").open("wb") as errors:
        work = ["sh", "-c", inside, SYSTEM_PYTHON, str(DESK), sys.executable, str(file)]
        done = subprocess.run(
            ["dbus-run-session", "--", *work],
            cwd=ROOT,
            env={
                **os.environ,
                "HOME": str(home),
                "XDG_CONFIG_HOME": str(home / "config"),
                "XDG_DATA_HOME": str(home / "data"),
                "XDG_CACHE_HOME": str(home / "cache"),
                "XDG_RUNTIME_DIR": str(home),
                "XDG_CURRENT_DESKTOP": "GNOME",
                "QT_QPA_PLATFORM": "xcb",
                "LC_ALL": "C.UTF-8",
                "LANGUAGE": "en",
            },
            stdout=output,
            stderr=errors,
            check=False,
            timeout=PATIENCE_S,
        )
    # Programs that the bus starts write there, too: the registry of AT-SPI, where it is installed.
    lines = [line.split() for line in said.read_text().splitlines() if "#" in line]
    assert done.returncode == 0, (lines, (tmp_path / "errors.txt").read_text())
    assert lines == [
        ["start", *DARK],
        ["color-scheme=2", *LIGHT],
        ["color-scheme=1", *DARK],
        ["contrast=1", *BLACK],
        ["color-scheme=2", *WHITE],
        ["contrast=0", *LIGHT],
        ["color-scheme=1", *DARK],
    ]
