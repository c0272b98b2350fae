"""The measurements of the library: open, memory, save, one cell, find, check."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Final

from sitemap_editor.core.passes.crew import MOST_WORKERS
from sitemap_editor.core.protocol.fields import LOC, URL_FIELDS
from tests.benchmarks.generator import EVERYWHERE, NEEDLE
from tests.benchmarks.processes import ask_child
from tests.benchmarks.report import (
    Line,
    megabytes,
    ratio_line,
    ratio_text,
    time_line,
    verdict,
)

_LARGE: Final = 1_000_000
_LARGE_SORTS: Final = 2
_FEW_CORES: Final = 2
_ALLOWANCE_BYTES: Final = 10_000_000


@dataclass(frozen=True, slots=True)
class Plan:
    """What to measure with: a file and how often."""

    path: Path
    rows: int
    runs: int
    picture: Path | None = None
    """Where a measurement that draws leaves its picture; None for the folder of the files."""
    subjects: Sequence[str] = ()
    """What `smooth` does with an open file; empty: everything."""
    files: int = 10
    """Of how many files `sites` is."""

    @property
    def is_large(self) -> bool:
        """Tell which of the two bounds counts."""
        return self.rows >= _LARGE


def opening(plan: Plan) -> list[Line]:
    """Compare `Document.open` with lxml reading the same values."""
    pairs = [
        (ask_child("opening", plan.path), ask_child("iterparse", plan.path))
        for _ in range(plan.runs)
    ]
    return [ratio_line("`Document.open`", plan.rows, pairs, "lxml iterparse, four values", 0.25)]


def memory(plan: Plan) -> list[Line]:
    """Compare what an open document adds to the process with the size of its file."""
    answers = [ask_child("memory", plan.path) for _ in range(plan.runs)]
    return [
        _memory_line(plan, "memory of an open document", [x["held"] for x in answers]),
        _memory_line(plan, "… and its peak while opening", [x["peak"] for x in answers]),
    ]


def _memory_line(plan: Plan, what: str, values: list[int]) -> Line:
    size, held = plan.path.stat().st_size, median(values)
    factor, allowance = (1.2, 0) if plan.is_large else (1.3, _ALLOWANCE_BYTES)
    return Line(
        what,
        plan.rows,
        megabytes(held),
        f"the file: {megabytes(size)}",
        ratio_text(held / size),
        f"≤ {factor:g} × file" + (" + 10 MB" if allowance else ""),
        verdict(held, size * factor + allowance),
    )


def saving(plan: Plan) -> list[Line]:
    """Compare saving an unedited document with one write of the same bytes."""
    pairs = ask_child("saving", plan.path, plan.runs)
    bound = 1.2 if plan.is_large else 1.3
    return [ratio_line("save unedited", plan.rows, pairs, "write + fsync", bound)]


def cells(plan: Plan) -> list[Line]:
    """Time setting one cell and undoing it."""
    answer = ask_child("cells", plan.path, plan.runs)
    return [
        time_line("set one cell", plan.rows, answer["set"], 1),
        time_line("undo it", plan.rows, answer["undo"], 1),
        time_line("… slowest of 200 of these", plan.rows, answer["slowest"]),
    ]


def finding(plan: Plan) -> list[Line]:
    """Time finding all hits of a text in the whole document: a rare one, one in every row."""
    lines = []
    for text in (NEEDLE, EVERYWHERE):
        answers = [ask_child("finding", plan.path, text) for _ in range(plan.runs)]
        what = f"find “{text}”: {answers[0]['count']:,} hits"
        lines.append(time_line(what, plan.rows, [x["seconds"] for x in answers]))
    return lines


def sorting(plan: Plan) -> list[Line]:
    """Compare sorting by a column with Python sorting keys that it has.

    Dates, frequencies and priorities are read once and kept; URLs are read each time.
    """
    lines, runs = [], min(plan.runs, _LARGE_SORTS) if plan.is_large else plan.runs
    for field in URL_FIELDS:
        answer = ask_child("ordering", plan.path, field, runs)
        what = f"sort by {field}"
        lines.append(ratio_line(what, plan.rows, answer["pairs"], "`sorted`, same keys", 2))
        if field != LOC:
            first = "… the first time, the column read"
            lines.append(time_line(first, plan.rows, [answer["first"]], 2_500))
    return lines


def checking(plan: Plan) -> list[Line]:
    """Compare a check of the whole open file with lxml reading its values.

    Files in which every row is out of the ordinary take long: they are measured at the small size.
    """
    makes = {"usual": "check all rows"}
    if not plan.is_large:
        makes["recent"] = "… all changed three days ago"
        makes["faulty"] = "… all with a fault"
    lines = []
    for make, what in makes.items():
        pairs = []
        for _ in range(plan.runs):
            answer = ask_child("checking", plan.path, make)
            pairs.append((answer["seconds"], ask_child("iterparse", plan.path)))
        what += f": {answer['count']:,} rows with findings"
        lines.append(ratio_line(what, plan.rows, pairs, "lxml iterparse, four values", 5))
        if make == "usual" and not plan.is_large:
            lines.append(time_line("… in seconds", plan.rows, [took for took, _ in pairs], 300))
    if plan.is_large:
        lines.append(_in_processes(plan))
    return lines


def _in_processes(plan: Plan) -> Line:
    """Compare the check in worker processes with lxml reading the values."""
    pairs = [
        (
            ask_child("checking_in_processes", plan.path)["seconds"],
            ask_child("iterparse", plan.path),
        )
        for _ in range(plan.runs)
    ]
    cores = min(os.cpu_count() or 1, MOST_WORKERS)
    bound = 0.3 if cores <= _FEW_CORES else 0.55 / cores + 0.05
    what = f"… in worker processes, {cores} cores"
    return ratio_line(what, plan.rows, pairs, "lxml iterparse, four values", bound)


def judging_again(plan: Plan) -> list[Line]:
    """Time an edit in an open session, with all that is checked anew because of it."""
    answer = ask_child("judging_again", plan.path, plan.runs)
    return [
        time_line("set one URL, judged", plan.rows, answer["edit"], 5),
        time_line("… slowest of 100 of these", plan.rows, answer["slowest"]),
    ]
