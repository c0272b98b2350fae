"""A program that is killed at any moment loses no edit that it made."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="hundreds of processes need fork")
def test_of_two_hundred_programs_killed_at_random_none_loses_an_edit() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.core.recovery.kills", "200", "1"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    killed, edits = map(int, re.findall(r"\d+", done.stdout))
    assert killed == 200
    assert edits > 200  # those that were killed had begun
