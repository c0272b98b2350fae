"""The measurements of what a person sees: a screenful repainted, the program started."""

from __future__ import annotations

import json
import sys
import tempfile
import time
from typing import Final

from tests.benchmarks.core_lines import Plan
from tests.benchmarks.processes import run
from tests.benchmarks.report import Line, ratio_line, time_line

_FRAME_MS: Final = 16
_START_BOUND: Final = 2.5
_PROTOCOL_ROWS: Final = 50_000
_OFFSCREEN: Final = {"QT_QPA_PLATFORM": "offscreen", "QT_LOGGING_RULES": "qt.qpa.*=false"}


def viewport(plan: Plan) -> list[Line]:
    """Time painting 45 rows not seen before, at rest and while the file is being checked."""
    command = [sys.executable, "-m", "tests.benchmarks.viewport", plan.path, plan.runs]
    answer = json.loads(run(list(map(str, command)), environment=_OFFSCREEN).output)
    first, later = answer["beside_check"][:1], answer["beside_check"][1:]
    lines = [
        time_line("repaint 45 rows", plan.rows, answer["rest"], _FRAME_MS),
        time_line("… the first time, while the file is checked", plan.rows, first),
    ]
    if later:
        lines.append(time_line(f"… the next {len(later)} times", plan.rows, later))
    return lines


def start(plan: Plan) -> list[Line]:
    """Compare the start of the program, until the table is painted, with an empty window's."""
    ours = ["-m", "tests.benchmarks.first_paint", str(plan.path)]
    bare = ["-m", "tests.benchmarks.bare_window"]
    with tempfile.TemporaryDirectory() as home:
        pairs = [(_until_painted(ours, home), _until_painted(bare, home)) for _ in range(plan.runs)]
    bound = _START_BOUND if plan.rows <= _PROTOCOL_ROWS else None
    return [ratio_line("process start to table painted", plan.rows, pairs, "empty window", bound)]


def _until_painted(arguments: list[str], home: str) -> float:
    """Return the seconds until a child says it has painted; its settings live in `home`."""
    places = dict.fromkeys(("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"), home)
    places["XDG_RUNTIME_DIR"] = home
    begin = time.monotonic()
    ended = run([sys.executable, *arguments], environment={**_OFFSCREEN, **places})
    return float(ended.output) - begin
