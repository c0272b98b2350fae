"""Where the program keeps what a crash must not take: the person's own data folder."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

_NAME: Final = "Sitemap Editor"  # of the program and of its organisation


def recovery_folder() -> Path:
    """Return the folder of journals and of interrupted saves; it need not be there yet.

    The window asks Qt for the same place; the command line has no Qt.
    """
    return _data_folder() / _NAME / _NAME / "recovery"


def _data_folder() -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support"
    named = os.environ.get("XDG_DATA_HOME", "")
    return Path(named) if named.startswith("/") else Path.home() / ".local" / "share"
