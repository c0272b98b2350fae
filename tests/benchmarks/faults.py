"""Measures ``sitemap-tool check`` on files in which every row draws the same finding."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Final

from tests.benchmarks.core_lines import Plan
from tests.benchmarks.fault_files import MAKES, fault_file
from tests.benchmarks.processes import FOLDER, PROJECT, ask_child
from tests.benchmarks.report import Line, ratio_text, seconds, verdict

_SECONDS_A_MEGABYTE: Final = 0.2
_SECONDS_A_PROCESS: Final = 0.3
_MEGABYTE: Final = 1 << 20


def check_faults(plan: Plan) -> list[Line]:
    """Time the whole command in seconds of the processor, beside lxml reading the same file.

    The files have sizes of their own, so they are measured once, with the smaller plan.
    """
    return [] if plan.is_large else [_line(name, plan.runs) for name in MAKES]


def _line(name: str, runs: int) -> Line:
    path = fault_file(name)
    pairs = [(_seconds_of_check(path), ask_child("iterparse", path)) for _ in range(runs)]
    took = median(ours for ours, _ in pairs)
    size = path.stat().st_size / _MEGABYTE
    return Line(
        f"check every-row {name}: {size:.1f} MB, {took / size:.2f} s a MB",
        MAKES[name].rows,
        seconds(took),
        f"lxml iterparse, four values: {seconds(median(other for _, other in pairs))}",
        ratio_text(median(ours / other for ours, other in pairs)),
        f"≤ {_SECONDS_A_MEGABYTE:g} s a MB + {_SECONDS_A_PROCESS:g} s",
        verdict(took, size * _SECONDS_A_MEGABYTE + _SECONDS_A_PROCESS),
    )


def _seconds_of_check(path: Path) -> float:
    """Return the processor's seconds: others on the machine lengthen them less than the clock's."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    command = [sys.executable, "-m", "sitemap_editor.cli", "check", str(path)]
    with Path(os.devnull).open("wb") as nowhere:
        subprocess.run(command, cwd=PROJECT, env=_environment(), stdout=nowhere, check=False)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def _environment() -> dict[str, str]:
    """Return one in which modules are compiled once, as they are where the program is installed."""
    kept = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    return {**kept, "PYTHONPYCACHEPREFIX": str(FOLDER / "compiled")}
