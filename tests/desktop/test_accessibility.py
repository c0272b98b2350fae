"""The running program over AT-SPI, as a screen reader works with it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.core.sitemaps import urlset
from tests.desktop.needs import SYSTEM_PYTHON, skip_without

pytestmark = pytest.mark.desktop

ROOT: Final = Path(__file__).parents[2]
PERSON: Final = Path(__file__).with_name("at_spi_person.py")
TOOLS: Final = ("dbus-run-session", "openbox")
BINDINGS: Final = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"
PATIENCE_S: Final = 180
ROWS: Final = "".join(
    f"\n <url><loc>https://example.com/{name}</loc><lastmod>2024-05-06</lastmod></url>"
    for name in "abc"
)


def test_open_edit_filter_fix_and_save_over_at_spi(tmp_path: Path) -> None:
    skip_without(TOOLS, BINDINGS, "python3-gi, gir1.2-atspi-2.0 and at-spi2-core")
    file = tmp_path / "sitemap.xml"
    before = urlset(ROWS)
    file.write_bytes(before)
    home = tmp_path / "home"
    home.mkdir()
    # What the session leaves running holds its output open: a file may stay open, a pipe may not.
    inside = (
        f'openbox & manager=$!; "{SYSTEM_PYTHON}" "$0" "$@"; code=$?; kill $manager; exit $code'
    )
    said = tmp_path / "said.txt"
    with said.open("wb") as output:
        done = subprocess.run(
            ["dbus-run-session", "--", "sh", "-c", inside, str(PERSON), sys.executable, str(file)],
            cwd=ROOT,
            env={
                **os.environ,
                "HOME": str(home),
                "XDG_CONFIG_HOME": str(home / "config"),
                "XDG_DATA_HOME": str(home / "data"),
                "XDG_CACHE_HOME": str(home / "cache"),
                "XDG_RUNTIME_DIR": str(home),
                "QT_QPA_PLATFORM": "xcb",
                "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
                "LC_ALL": "C.UTF-8",
                "LANGUAGE": "en",
            },
            stdout=output,
            stderr=subprocess.STDOUT,
            check=False,
            timeout=PATIENCE_S,
        )
    assert done.returncode == 0, said.read_text()
    head, sep, tail = before.partition(b"https://example.com/b</loc><lastmod>2024-05-06")
    after = head + sep.replace(b"2024-05-06", b"2024-02-29") + tail
    assert file.read_bytes() == after.replace(b"example.com/c", b"example.com/c%20d")
