"""Measures how smooth the window stays while very many rows are read, checked, edited."""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from tests.benchmarks.core_lines import Plan
from tests.benchmarks.generator import many_at_fault, sitemap_at_fault
from tests.benchmarks.pauses import Pause
from tests.benchmarks.processes import FOLDER, run
from tests.benchmarks.report import (
    Line,
    megabytes,
    percentile,
    ratio_text,
    seconds,
    verdict,
)

SUBJECTS: Final = (
    "check",
    "find",
    "split",
    "sort",
    "edit",
    "fill",
    "copy",
    "rows",
    "settled",
    "filter",
    "type",
    "facets",
    "overview",
    "change",
    "exchange",
    "files",
)
"""What is done with the open file, in this order."""
_PAUSE_BOUND_MS: Final = 50
_MORE_MEMORY: Final = 120 << 20
"""Than twice the file, for all processes together."""
_FACETS: Final = "unfold all facets"
_FACETS_PER_FILE: Final = 0.6
_TIMEOUT_SECONDS: Final = 1_800
_QUIET: Final = {"QT_LOGGING_RULES": "qt.qpa.*=false"}
_SCREEN: Final = {
    "name": "screen",
    "x": 0,
    "y": 0,
    "width": 1_920,
    "height": 1_080,
    "logicalDpi": 96,
    "logicalBaseDpi": 96,
    "dpr": 1,
}
"""As people have it, so that a new window stands there with its panels: on Qt's own, of 800 x 800,
it opened without them."""
_TIME_BOUNDS_S: Final = {
    "check": 7.0,
    "find and count": 1.0,
    "plan by path": 1.2,
    "plan by year": 1.2,
    "plan by host": 1.2,
    "clear column": 2.0,
    "undo clear": 0.3,
    "fill column": 2.0,
    "undo fill": 0.3,
    "paste 50,000 rows": 0.4,
    "duplicate 50,000 rows": 0.4,
    **{f"filter by {name} again": 0.3 for name in ("folder", "date", "priority", "problem")},
    "first screen of a common text after a key": 0.15,
    "first screen of a rare text after a key": 0.15,
    "regular expression after a key": 2.5,
    "stopped by the next key": 0.1,
    _FACETS: 2.5,
    "facets of folder": 0.6,
    "facets of date": 0.6,
    "facets of priority": 0.6,
    "facets of problem": 0.6,
    "facets of nothing": 0.6,
    "replace: all rows listed": 4.0,
    "replace: made": 2.0,
    "… undone": 0.3,
    "export as CSV": 3.0,
    "export as JSON Lines": 3.0,
}
"""For 1,000,000 rows on two cores."""


def smooth(plan: Plan) -> list[Line]:
    """Open a file with a third of its rows at fault and work with it; measured once.

    The picture of the pauses over time lies where the plan says, or beside the files.
    """
    picture = plan.picture or FOLDER / f"smooth-{plan.rows}.png"
    path = sitemap_at_fault(plan.rows)
    many_at_fault()  # made here: making them is no work of the window's
    command: list[str | Path] = [
        sys.executable,
        "-m",
        "tests.benchmarks.smooth_child",
        path,
        picture.absolute(),
        *(plan.subjects or SUBJECTS),
    ]
    with tempfile.TemporaryDirectory() as home:
        places = dict.fromkeys(
            ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR"), home
        )
        screens = Path(home, "screens.json")
        screens.write_text(json.dumps({"screens": [_SCREEN]}), encoding="utf-8")
        platform = {"QT_QPA_PLATFORM": f"offscreen:configfile={screens}", **_QUIET}
        ended = run(command, timeout_seconds=_TIMEOUT_SECONDS, environment={**platform, **places})
    print(f"smooth, {plan.rows:,} rows: the picture is {picture}", file=sys.stderr)
    told = json.loads(ended.output.splitlines()[-1])
    return [line for phase in told["phases"] for line in _lines_of(plan, phase, told)]


def _lines_of(plan: Plan, phase: dict[str, Any], told: dict[str, Any]) -> list[Line]:
    """Return the time of a step, its pauses, and its keys until they were shown."""

    begin, end = phase["began"], phase["ended"]
    took = phase["done"] - phase["began"]
    bound = _TIME_BOUNDS_S.get(phase["name"]) if plan.is_large else None
    lines = [
        Line(
            phase["name"],
            plan.rows,
            seconds(took),
            f"processor: {seconds(phase['worked'])}",
            bound="–" if bound is None else f"≤ {bound:g} s",
            verdict=verdict(took, bound),
        )
    ]
    every = (Pause(*each) for each in told["pauses"])
    if pauses := [pause for pause in every if pause.ends_within(begin, end)]:
        lines.append(_pause_line(plan, pauses))
    if "memory" in phase:
        lines.append(_memory_line(plan, phase["memory"]))
    if "memory" in phase and phase["name"] == _FACETS:
        lines.append(_more_memory_line(plan, phase["memory"] - _checked(told)["memory"]))
    if keys := [took for due, took in told["keys"] if begin <= due < end]:
        lines.append(_key_line(plan, keys))
    return lines


def _memory_line(plan: Plan, size_bytes: int) -> Line:
    """Tell what all processes of the program have, against the file."""
    of_file = sitemap_at_fault(plan.rows).stat().st_size
    bound = 2 * of_file + _MORE_MEMORY
    return Line(
        "… memory of all processes",
        plan.rows,
        megabytes(size_bytes),
        f"the file: {megabytes(of_file)}",
        ratio_text(size_bytes / of_file),
        f"≤ {megabytes(bound)}",
        verdict(size_bytes, bound if plan.is_large else None),
    )


def _checked(told: dict[str, Any]) -> dict[str, Any]:
    return next(phase for phase in told["phases"] if phase["name"] == "check")


def _more_memory_line(plan: Plan, size_bytes: int) -> Line:
    """Tell what the lists add to what the program had of the checked file, against the file."""
    of_file = sitemap_at_fault(plan.rows).stat().st_size
    bound = _FACETS_PER_FILE * of_file
    return Line(
        "… above the checked document",
        plan.rows,
        megabytes(size_bytes),
        f"the file: {megabytes(of_file)}",
        ratio_text(size_bytes / of_file),
        f"≤ {_FACETS_PER_FILE:g} × file",
        verdict(size_bytes, bound if plan.is_large else None),
    )


def _pause_line(plan: Plan, pauses: Sequence[Pause]) -> Line:
    longest = max(pauses, key=lambda pause: pause.length)
    usual = percentile([pause.length for pause in pauses], 99)
    most = max(pauses, key=lambda pause: pause.worked)
    spent = longest.spent() if longest.place else "–"
    return Line(
        "… longest pause",
        plan.rows,
        f"{seconds(longest.length)} (p99 {seconds(usual)})",
        f"{spent}; most work in any: {seconds(most.worked)}, {most.place or '–'}",
        bound=f"≤ {_PAUSE_BOUND_MS} ms",
        verdict=verdict(longest.length * 1000, _PAUSE_BOUND_MS),
    )


def _key_line(plan: Plan, took: Sequence[float]) -> Line:
    usual = percentile(took, 99)
    return Line(
        "… key to paint, p99",
        plan.rows,
        f"{seconds(usual)} (longest {seconds(max(took))})",
        f"{len(took):,} keys",
        bound=f"≤ {_PAUSE_BOUND_MS} ms",
        verdict=verdict(usual * 1000, _PAUSE_BOUND_MS),
    )
