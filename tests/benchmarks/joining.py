"""Forty files of an index as one table: first screen, all read and checked, memory, one cell."""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path
from typing import Final

from tests.benchmarks.core_lines import Plan
from tests.benchmarks.generator import sitemap
from tests.benchmarks.processes import run
from tests.benchmarks.report import Line, megabytes, ratio_text, seconds, time_line, verdict

_FILES: Final = 40
_ROWS: Final = 50_000
_FIRST_SCREEN_MS: Final = 1_500
_LONGEST_PAUSE_MS: Final = 50
_FACTOR: Final = 1.2
_MORE_BYTES: Final = 120_000_000
_OFFSCREEN: Final = {"QT_QPA_PLATFORM": "offscreen", "QT_LOGGING_RULES": "qt.qpa.*=false"}


def joined(plan: Plan) -> list[Line]:
    """Time what a person waits for, in a window, from the open index to one cell saved."""
    index = _index(plan.path)
    command = [sys.executable, "-m", "tests.benchmarks.joining_child", str(index)]
    found = json.loads(run(command, timeout_seconds=600, environment=_OFFSCREEN).output)
    rows, pause = _FILES * _ROWS, found["pause"]
    size = sum(path.stat().st_size for path in index.parent.glob("part*.xml"))
    bound = _FACTOR * size + _MORE_BYTES
    return [
        time_line("joined: first screen of an index", rows, [found["first"]], _FIRST_SCREEN_MS),
        time_line("… all files read", rows, [found["read"]]),
        time_line("… all rows checked", rows, [found["checked"]]),
        time_line("… first edit", rows, [found["edited"]]),
        time_line("… one cell saved", rows, [found["saved"]]),
        Line(
            "… memory until checked, edited and saved",
            rows,
            megabytes(found["held"]),
            f"the files: {megabytes(size)}",
            ratio_text(found["held"] / size),
            f"≤ {_FACTOR:g} × files + 120 MB",
            verdict(found["held"], bound),
        ),
        Line(
            "… longest pause",
            rows,
            seconds(pause),
            found["place"],
            "",
            f"≤ {_LONGEST_PAUSE_MS} ms",
            verdict(pause * 1_000, _LONGEST_PAUSE_MS),
        ),
        Line(
            "… longest pause while rows are checked",
            rows,
            seconds(found["judged"]),
            found["judged_place"],
            "",
            f"≤ {_LONGEST_PAUSE_MS} ms",
            verdict(found["judged"] * 1_000, _LONGEST_PAUSE_MS),
        ),
        time_line("… most that the window worked in one", rows, [found["worked"]]),
    ]


def _index(beside: Path) -> Path:
    """Return an index in a folder with its files, made now unless they are there."""
    folder = beside.with_name("joined-40")
    index = folder / "sitemap_index.xml"
    if not index.exists():
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        data = sitemap(_ROWS).read_bytes()
        for number in range(_FILES):
            name = f"part{number:02}.xml"
            part = data.replace(b"</loc>", f"?part={number}</loc>".encode())
            (folder / name).write_bytes(part)
        entries = "".join(
            f"  <sitemap>\n    <loc>https://www.fjord-store.example/part{number:02}.xml</loc>\n"
            "    <lastmod>2026-05-06</lastmod>\n  </sitemap>\n"
            for number in range(_FILES)
        )
        index.write_text(
            '<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex '
            f'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n{entries}</sitemapindex>\n',
            encoding="utf-8",
        )
    return index
