"""The measurements of what a person sees: a screenful repainted, the program started."""

from __future__ import annotations

import json
import sys
import tempfile
import time
from typing import Final

from tests.benchmarks.core_lines import Plan
from tests.benchmarks.processes import run
from tests.benchmarks.report import Line, percentile, ratio_line, time_line

_FRAME_MS: Final = 16
_BESIDE_MS: Final = 33
_START_BOUND: Final = 2.0
_PROTOCOL_ROWS: Final = 50_000
_TIMEOUT_SECONDS: Final = 120  # a window that never paints must not hold up the rest
_OFFSCREEN: Final = {"QT_QPA_PLATFORM": "offscreen", "QT_LOGGING_RULES": "qt.qpa.*=false"}


def viewport(plan: Plan) -> list[Line]:
    """Time painting 45 rows not seen before, at rest and while the file is being checked."""
    command = [sys.executable, "-m", "tests.benchmarks.viewport", str(plan.path)]
    answers = [
        json.loads(run(command, timeout_seconds=_TIMEOUT_SECONDS, environment=_OFFSCREEN).output)
        for _ in range(plan.runs)
    ]
    rest = [answer["rest"] for answer in answers]
    beside = [percentile(answer["beside_check"], 99) for answer in answers]
    slowest = [max(answer["beside_check"]) for answer in answers]
    return [
        time_line("repaint 45 rows", plan.rows, rest, _FRAME_MS),
        time_line("… p99 while the file is checked", plan.rows, beside, _BESIDE_MS),
        time_line("… slowest while the file is checked", plan.rows, slowest),
    ]


def calls(plan: Plan) -> list[Line]:
    """Count the calls of our own functions that an edit and a cursor key make."""
    command = [sys.executable, "-m", "tests.benchmarks.calls", str(plan.path)]
    counted = json.loads(
        run(command, timeout_seconds=_TIMEOUT_SECONDS, environment=_OFFSCREEN).output
    )
    return [
        Line(f"own calls of {what}", plan.rows, f"{each['calls']} in {each['modules']} modules")
        for what, each in counted.items()
    ]


def start(plan: Plan) -> list[Line]:
    """Compare the start of the program, until the table is painted, with that of a bare table."""
    ours = ["-m", "tests.benchmarks.first_paint", str(plan.path)]
    bare = ["-m", "tests.benchmarks.bare_window"]
    with tempfile.TemporaryDirectory() as home:
        pairs = [
            (_until_painted(ours, home), _until_painted(bare, home)) for _ in range(plan.runs + 1)
        ][1:]  # the first pair makes caches of fonts and bytecode
    bound = _START_BOUND if plan.rows <= _PROTOCOL_ROWS else None
    return [ratio_line("process start to table painted", plan.rows, pairs, "bare table", bound)]


def _until_painted(arguments: list[str], home: str) -> float:
    """Return the seconds until a child says it has painted; its settings live in `home`."""
    places = dict.fromkeys(("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"), home)
    places["XDG_RUNTIME_DIR"] = home
    begin = time.monotonic()
    ended = run(
        [sys.executable, *arguments],
        timeout_seconds=_TIMEOUT_SECONDS,
        environment={**_OFFSCREEN, **places},
    )
    return float(ended.output.split()[-1]) - begin
