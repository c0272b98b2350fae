"""A frozen program that is started as a worker becomes one, and nothing else does."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]
PROGRAM = """
import sys
sys.frozen = {frozen}
sys.path.insert(0, {root!r})
from sitemap_editor.core.passes.frozen import become_worker
become_worker()
print("went on", "multiprocessing" in sys.modules)
"""


def started(*words: str, frozen: bool) -> str:
    program = PROGRAM.format(frozen=frozen, root=str(ROOT))
    done = subprocess.run(
        [sys.executable, "-c", program, *words], capture_output=True, text=True, check=False
    )
    return done.stdout.strip()


def test_a_frozen_program_started_as_a_worker_does_not_go_on() -> None:
    assert started("--multiprocessing-fork", "tracker_fd=0", "pipe_handle=0", frozen=True) == ""


def test_a_frozen_program_started_by_a_person_goes_on_without_loading_anything() -> None:
    assert started("check", "a.xml", frozen=True) == "went on False"
    assert started(frozen=True) == "went on False"


def test_a_program_that_is_not_frozen_goes_on() -> None:
    assert started("--multiprocessing-fork", frozen=False) == "went on False"
