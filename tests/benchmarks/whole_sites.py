"""The measurements of whole sites: beside `check` per file, on Dask, and with more and more files.

``python -m tests.benchmarks --only sites --rows 50000 --files 200 --picture growth.png``
"""

from __future__ import annotations

import importlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any, Final

from tests.benchmarks.core_lines import Plan
from tests.benchmarks.generator import site
from tests.benchmarks.growth_picture import Point, draw
from tests.benchmarks.processes import (
    FOLDER,
    PROJECT,
    ask_child,
    peak_bytes,
    run,
    worked_by_all,
)
from tests.benchmarks.report import Line, megabytes, ratio_line, ratio_text, seconds, verdict

_TOOL: Final = (sys.executable, "-m", "sitemap_editor.cli")
_ROWS: Final = 50_000
_STEPS: Final = (10, 20, 40, 200)
_LOOK_S: Final = 0.05
_OF_CHECK: Final = 0.6
_OF_PROCESSES: Final = 1.3
_OF_DUPLICATES: Final = 0.3
_PEAK_BYTES: Final = 400 << 20
_SPREAD: Final = 1.25
"""The dearest file against the cheapest, of sites of all sizes: as good as a line."""


@dataclass(frozen=True, slots=True)
class _Measured:
    """One run of the command: by the clock, by processors, and the largest process."""

    seconds: float
    worked_s: float
    peak_bytes: int
    said: dict[str, object]


def whole_sites(plan: Plan) -> list[Line]:
    """Measure sites of so many files; nothing for files of another size."""
    if plan.rows != _ROWS:
        return []
    steps = [count for count in _STEPS if count < plan.files] + [plan.files]
    by_size = {count: _measured(count) for count in steps}
    whole = by_size[plan.files]
    _check_planted(plan.files, whole)
    return [
        *_beside_check(plan, whole),
        _peak(plan, by_size),
        *_on_dask(plan),
        _duplicates(plan),
        _growth(plan, by_size),
        _split(plan),
    ]


def _beside_check(plan: Plan, whole: _Measured) -> Iterator[Line]:
    index, _ = site(plan.files, plan.rows)
    alone, worked = 0.0, 0.0
    for path in sorted(index.parent.glob("sitemap-*.xml"))[: plan.files]:
        before = os.times()
        alone += run([*_TOOL, "check", path, "--format", "json"], expected=0).seconds
        after = os.times()
        worked += after.children_user + after.children_system
        worked -= before.children_user + before.children_system
    what, rows = f"`site`, {plan.files} files, {os.cpu_count()} cores", plan.files * plan.rows
    beside = "the sum of `check` per file"
    yield ratio_line(what, rows, [(whole.seconds, alone)], beside, _OF_CHECK)
    pair = [(whole.worked_s, worked)]
    yield ratio_line("… by processor time of all processes", rows, pair, beside)


def _peak(plan: Plan, by_size: dict[int, _Measured]) -> Line:
    peaks = {count: measured.peak_bytes for count, measured in by_size.items()}
    most = max(peaks.values())
    return Line(
        "… peak memory of any process",
        plan.files * plan.rows,
        megabytes(most),
        "; ".join(f"{count} files: {megabytes(peak)}" for count, peak in peaks.items()),
        bound=f"≤ {megabytes(_PEAK_BYTES)}",
        verdict=verdict(most, _PEAK_BYTES),
    )


def _on_dask(plan: Plan) -> Iterator[Line]:
    rows, what = plan.files * plan.rows, "… on Dask, two workers"
    if importlib.util.find_spec("distributed") is None:
        yield Line(what, rows, "–", "Dask is not installed")
        return
    pairs = [
        (
            _measured(plan.files, "--cluster", "local", "--workers", "2").seconds,
            _measured(plan.files, "--workers", "2").seconds,
        )
        for _ in range(min(2, plan.runs))
    ]
    yield ratio_line(what, rows, pairs, "two worker processes", _OF_PROCESSES)


def _duplicates(plan: Plan) -> Line:
    """Tell what part of one process's time goes into what tells duplicates."""
    index, _ = site(plan.files, plan.rows)
    whole, part = ask_child("site_shares", index)
    return Line(
        "… duplicates across files, part of the work",
        plan.files * plan.rows,
        seconds(part),
        f"all of it, one process: {seconds(whole)}",
        ratio_text(part / whole),
        f"≤ {_OF_DUPLICATES:g}",
        verdict(part / whole, _OF_DUPLICATES),
    )


def _growth(plan: Plan, by_size: dict[int, _Measured]) -> Line:
    points = [Point(count, each.seconds, each.worked_s) for count, each in by_size.items()]
    picture = plan.picture or FOLDER / "growth.png"
    draw(picture, points)
    first, last = points[0], points[-1]
    costs = [point.seconds / point.files for point in points]
    return Line(
        f"… growth from {first.files} to {last.files} files",
        plan.files * plan.rows,
        "; ".join(f"{point.files}: {seconds(point.seconds)}" for point in points),
        f"a file: {seconds(median(costs))}; picture: {picture}",
        ratio_text(costs[-1] / costs[0]),
        f"≤ {_SPREAD:g} × the time a file of the smallest",
        verdict(costs[-1] / costs[0], _SPREAD),
    )


def _split(plan: Plan) -> Line:
    """Split the site anew, and once more: then all is as it was."""
    index, _ = site(plan.files, plan.rows)
    with tempfile.TemporaryDirectory(dir=FOLDER) as folder:
        command = ["site", str(index), "--split", folder]
        first = _watched(command)
        again = _watched(command)
    return Line(
        "`site --split`",
        plan.files * plan.rows,
        seconds(first.seconds),
        f"peak of any process {megabytes(max(first.peak_bytes, again.peak_bytes))}; "
        f"again, nothing written: {seconds(again.seconds)}",
    )


def _measured(files: int, *options: str) -> _Measured:
    index, _ = site(files, _ROWS)
    with tempfile.TemporaryDirectory(dir=FOLDER) as folder:
        return _watched(["site", str(index), "--output", folder, "--format", "json", *options])


def _check_planted(files: int, measured: _Measured) -> None:
    """Hold the answer to what was put into the files. Raises: ValueError."""
    _, planted = site(files, _ROWS)
    expected = {"files": files, "rows": files * _ROWS, "duplicate_urls": planted}
    found = {name: measured.said[name] for name in expected}
    if found != expected:
        raise ValueError(f"{found}, not {expected}")


def _watched(arguments: Sequence[str]) -> _Measured:
    """Run the command, looking at all its processes."""
    start = time.perf_counter()
    with (
        tempfile.TemporaryFile("w+", encoding="utf-8") as output,
        subprocess.Popen([*_TOOL, *arguments], cwd=PROJECT, stdout=output) as process,
    ):
        peak, worked = 0, 0.0
        while process.poll() is None:
            peak = max([peak, *map(peak_bytes, _family(process.pid))])
            worked = max(worked, worked_by_all(process.pid))
            time.sleep(_LOOK_S)
        took = time.perf_counter() - start
        output.seek(0)
        said = output.read()
    if process.returncode not in (0, 1):
        raise ValueError(f"exit code {process.returncode}")
    is_json = said.startswith("{")
    return _Measured(took, worked, peak, json.loads(said) if is_json else {})


def _family(process_id: int) -> Iterator[int]:
    """Yield a process and all that it started and that live."""
    yield process_id
    with suppress(OSError):
        for task in Path(f"/proc/{process_id}/task").iterdir():
            for child in (task / "children").read_text(encoding="ascii").split():
                yield from _family(int(child))


def site_shares(index: str) -> tuple[float, float]:
    """Return the processor's seconds of reading a site here, and of what tells its duplicates."""
    from sitemap_editor.core.sites.crew import Here
    from sitemap_editor.core.sites.sources import site_files

    file_survey: Any = importlib.import_module("sitemap_editor.core.sites.file_survey")
    survey: Any = importlib.import_module("sitemap_editor.core.sites.survey")
    took = 0.0

    def timed(work: Callable[..., Any]) -> Callable[..., Any]:
        def call(*arguments: object) -> Any:
            nonlocal took
            start = time.process_time()
            try:
                return work(*arguments)
            finally:
                took += time.process_time() - start

        return call

    write = timed(file_survey.write_keys)
    file_survey.write_keys = lambda path, urls: write(path, list(urls))  # reading is not counted
    survey.merged = timed(survey.merged)
    survey.shared_urls = timed(survey.shared_urls)
    folder = Path(tempfile.mkdtemp(dir=FOLDER))
    try:
        start = time.process_time()
        survey.SiteReader("google", folder, place=Here(1)).read(site_files(index))
        return time.process_time() - start, took
    finally:
        shutil.rmtree(folder)
