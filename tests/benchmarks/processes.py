"""Child processes: fresh ones for every measurement, with their time and their peak of memory."""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

PROJECT: Final = Path(__file__).resolve().parents[2]
FOLDER: Final = Path(tempfile.gettempdir()) / "sitemap-editor-benchmarks"
_POLL_SECONDS: Final = 0.005
_LAST_LINES: Final = 20
# An installed program has its bytecode; a checkout that may not write it would compile every time.
_WITH_BYTECODE: Final = {
    "PYTHONDONTWRITEBYTECODE": "",
    "PYTHONPYCACHEPREFIX": str(FOLDER / "bytecode"),
}
_PAGE_BYTES: Final = 4096 if os.name == "nt" else os.sysconf("SC_PAGE_SIZE")
_TICKS_A_SECOND: Final = 100 if os.name == "nt" else os.sysconf("SC_CLK_TCK")
_USER_TIME: Final = 11
"""The place of user time behind the name, in /proc/…/stat; the system's, and that of ended
children, follow."""


class ChildFailedError(Exception):
    """A child process ended with another code than expected: both, and its last words."""


@dataclass(frozen=True, slots=True)
class Ended:
    """A whole process from start to end."""

    seconds: float
    peak_bytes: int
    output: str


def resident_bytes() -> int:
    """Return the memory this process holds now (Linux)."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * _PAGE_BYTES


def peak_bytes(process_id: int | str = "self") -> int:
    """Return the most memory a process has held since it was executed; 0 where it has ended.

    From /proc, since `ru_maxrss` of a child begins with that of its parent.
    """
    try:
        status = Path(f"/proc/{process_id}/status").read_text()
    except OSError:
        return 0
    _, found, rest = status.partition("VmHWM:")
    return int(rest.split()[0]) * 1024 if found else 0


def ask_child(task: str, *arguments: str | int | Path) -> Any:
    """Run one task of `tests.benchmarks.child` in a fresh interpreter; return its answer."""
    command = [sys.executable, "-m", "tests.benchmarks.child", task, *map(str, arguments)]
    return json.loads(run(command).output)


def run(
    command: Sequence[str | Path],
    *,
    timeout_seconds: float = 600,
    environment: Mapping[str, str] | None = None,
    expected: int = 0,
) -> Ended:
    """Run a command to its end, which is that of an exit code, watching its memory.

    Raises: TimeoutError, and the process is ended; ChildFailedError.
    """
    bytecode = _WITH_BYTECODE if str(command[0]) == sys.executable else {}
    start = time.perf_counter()
    with subprocess.Popen(
        [str(part) for part in command],
        cwd=PROJECT,
        env={**os.environ, **bytecode, **(environment or {})},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        peak = 0
        while True:
            try:
                output, errors = process.communicate(timeout=_POLL_SECONDS)
                break
            except subprocess.TimeoutExpired:
                peak = max(peak, peak_bytes(process.pid))
                if time.perf_counter() - start > timeout_seconds:
                    process.kill()
                    process.communicate()
                    raise TimeoutError(f"after {timeout_seconds:g} s") from None
        took = time.perf_counter() - start
    if process.returncode != expected:
        said = "\n".join(errors.strip().splitlines()[-_LAST_LINES:])
        raise ChildFailedError(f"exit code {process.returncode}, not {expected}\n{said}")
    return Ended(took, peak, output)


def memory_of_all(process_id: int) -> int:
    """Return the bytes of memory of a process and all it started; shared ones count once."""
    found = 0
    with contextlib.suppress(OSError):  # one that ends just now has none
        rollup = Path(f"/proc/{process_id}/smaps_rollup").read_text(encoding="ascii")
        found = next(int(line.split()[1]) for line in rollup.splitlines() if line[:4] == "Pss:")
        for task in Path(f"/proc/{process_id}/task").iterdir():
            for child in (task / "children").read_text(encoding="ascii").split():
                found += memory_of_all(int(child)) // 1024
    return found * 1024


def worked_by_all(process_id: int) -> float:
    """Return the processor's seconds that a process and all it started have worked so far."""
    found = 0.0
    with contextlib.suppress(OSError):  # one that ends just now
        fields = Path(f"/proc/{process_id}/stat").read_text().rpartition(")")[2].split()
        found = sum(map(int, fields[_USER_TIME : _USER_TIME + 4])) / _TICKS_A_SECOND
        for task in Path(f"/proc/{process_id}/task").iterdir():
            for child in (task / "children").read_text(encoding="ascii").split():
                found += worked_by_all(int(child))
    return found
