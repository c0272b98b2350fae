"""The measurements of splitting: beside plain writing, and beside the npm package `sitemap`."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Final

from tests.benchmarks.core_lines import Plan
from tests.benchmarks.others import NODE_MODULE
from tests.benchmarks.processes import FOLDER, ChildFailedError, ask_child, run
from tests.benchmarks.report import Line, megabytes, ratio_line, time_line, verdict

_LARGE: Final = 1_000_000
_ALLOWANCE_BYTES: Final = 64 << 20
_TIMEOUT_SECONDS: Final = 300


def splitting(plan: Plan) -> list[Line]:
    """Compare planning and writing 20 parts with an index with writing the same bytes."""
    answer = ask_child("splitting", plan.path, plan.runs)
    bound = 1.5 if plan.rows >= _LARGE else None
    beside = "20 files, write + fsync"
    lines = [ratio_line("split into 20 parts, index", plan.rows, answer["plain"], beside, bound)]
    lines.append(
        Line(
            "… memory above the open document",
            plan.rows,
            megabytes(answer["above_bytes"]),
            bound=f"≤ {megabytes(_ALLOWANCE_BYTES)}",
            verdict=verdict(answer["above_bytes"], _ALLOWANCE_BYTES),
        )
    )
    packed = ask_child("splitting_packed", plan.path)
    lines.append(
        ratio_line("… packed, all cores", plan.rows, packed, "the same parts in one thread")
    )
    lines.extend(_groupings(plan))
    lines.extend(_other(plan))
    return lines


def _groupings(plan: Plan) -> Iterator[Line]:
    for by in ("path", "year", "host"):
        took = [ask_child("splitting_by", plan.path, by) for _ in range(min(2, plan.runs))]
        yield time_line(f"plan a split by {by}", plan.rows, took)


def _other(plan: Plan) -> Iterator[Line]:
    """Compare with the npm package, which gets the URLs as objects in memory."""
    if not NODE_MODULE.exists():
        return
    items = FOLDER / f"items-{plan.rows}.jsonl"
    _make_items(plan.path, items)
    script = Path(__file__).with_name("other_splitter.mjs")
    pairs = []
    try:
        for _ in range(min(2, plan.runs)):
            ours = ask_child("splitting", plan.path, 1)["plain"][0][0]
            with tempfile.TemporaryDirectory(dir=FOLDER) as folder:
                command = ("node", "--max-old-space-size=4096", script, NODE_MODULE, folder, items)
                theirs = run(command, timeout_seconds=_TIMEOUT_SECONDS)
                parts = len(list(Path(folder).iterdir())) - 1
            pairs.append((ours, float(theirs.output.split()[-1]) / 1000))
    except (TimeoutError, ChildFailedError) as error:
        yield Line("split: npm sitemap", plan.rows, "–", f"failed: {error}".replace("|", "/"))
        return
    finally:
        items.unlink()
    beside = f"npm sitemap, given objects, {parts} parts, {megabytes(theirs.peak_bytes)}"
    yield ratio_line("split, open document", plan.rows, pairs, beside)
    yield time_line("… median of ours", plan.rows, [median(ours for ours, _ in pairs)])


def _make_items(path: Path, items: Path) -> None:
    """Write the rows as the package wants them, one object a line."""
    from sitemap_editor import Document

    with items.open("w", encoding="utf-8") as file:
        for row in Document.open(path):
            values = {
                "url": row.loc,
                "lastmod": row.lastmod,
                "changefreq": row.changefreq,
                "priority": float(row.priority or 0.5),
            }
            file.write(json.dumps(values) + "\n")
