"""The measurements of merging: beside opening the same files."""

from __future__ import annotations

import tempfile
from typing import Final

from tests.benchmarks.core_lines import Plan
from tests.benchmarks.processes import FOLDER, ask_child
from tests.benchmarks.report import Line, megabytes, ratio_line, ratio_text

_LARGE: Final = 1_000_000


def merging(plan: Plan) -> list[Line]:
    """Compare merging 20 files without duplicates, opening included, with opening them."""
    with tempfile.TemporaryDirectory(dir=FOLDER) as folder:
        ask_child("merge_sources", plan.path, folder)
        answer = ask_child("merging", folder, plan.runs)
        memory = ask_child("merging_memory", folder)
    beside = "opening them"
    bound = 2.5 if plan.rows >= _LARGE else None
    size = plan.path.stat().st_size
    lines = [
        ratio_line("merge 20 files, opening included", plan.rows, answer["merged"], beside, bound),
        ratio_line("… ordered by URL", plan.rows, answer["sorted"], beside),
        ratio_line("… saving it", plan.rows, answer["saved"], beside),
    ]
    lines += [
        Line(
            what,
            plan.rows,
            megabytes(memory[key]),
            f"the files: {megabytes(size)}",
            ratio_text(memory[key] / size),
        )
        for what, key in (("… memory of it", "held"), ("… and its peak", "peak"))
    ]
    return lines
