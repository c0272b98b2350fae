"""What a test on a real screen needs of the system, which not every one has."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import pytest

SYSTEM_PYTHON: Final = "/usr/bin/python3"
"""The one that has Debian's bindings of GLib."""


def skip_without(tools: Iterable[str], bindings: str, packages: str) -> None:
    """Skip the test where a tool, a display or what `bindings` imports is missing."""
    missing = [tool for tool in tools if shutil.which(tool) is None]
    if missing or not os.environ.get("DISPLAY"):
        pytest.skip(f"needs an X display and {', '.join(missing) or 'DISPLAY'}")
    command = [SYSTEM_PYTHON, "-c", bindings]
    has_python = Path(SYSTEM_PYTHON).exists()
    if not has_python or subprocess.run(command, capture_output=True, check=False).returncode:
        pytest.skip(f"needs {packages} of the system")
