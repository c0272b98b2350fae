"""Measures the program beside what else there is: ``python -m tests.benchmarks`` (Linux)."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tests.benchmarks import (
    comparing,
    core_lines,
    exchanging,
    faults,
    joining,
    languages,
    living,
    merging,
    others,
    smooth,
    splitting,
    whole_sites,
    windows,
)
from tests.benchmarks.core_lines import Plan
from tests.benchmarks.generator import sitemap
from tests.benchmarks.report import Line, table

MEASURES: Final[dict[str, Callable[[Plan], list[Line]]]] = {
    "open": core_lines.opening,
    "memory": core_lines.memory,
    "save": core_lines.saving,
    "cell": core_lines.cells,
    "viewport": windows.viewport,
    "start": windows.start,
    "calls": windows.calls,
    "find": core_lines.finding,
    "sort": core_lines.sorting,
    "check": core_lines.checking,
    "check-faults": faults.check_faults,
    "judge": core_lines.judging_again,
    "smooth": smooth.smooth,
    "split": splitting.splitting,
    "merge": merging.merging,
    "compare": comparing.comparing,
    "joined": joining.joined,
    "languages": languages.languages,
    "exchange": exchanging.exchanging,
    "sites": whole_sites.whole_sites,
    "live": living.live,
    "live-killed": living.live_killed,
    "others": others.others,
}


def main() -> None:
    """Measure what was asked for and print the table."""
    options = _options()
    if options.others:
        others.set_up()
    names = options.only or [name for name in MEASURES if name != "others" or options.others]
    lines: list[Line] = []
    for rows in options.rows:
        picture = _picture(options, rows)
        plan = Plan(sitemap(rows), rows, options.runs, picture, options.subjects, options.files)
        for name in names:
            print(f"{name}, {rows:,} rows …", file=sys.stderr, flush=True)
            lines += MEASURES[name](plan)
    print(table(lines))


def _picture(options: argparse.Namespace, rows: int) -> Path | None:
    """Return where the picture of these rows goes; each size has its own."""
    path: Path | None = options.picture
    if path is None or len(options.rows) == 1:
        return path
    return path.with_stem(f"{path.stem}-{rows}")


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks", description=__doc__)
    parser.add_argument("--runs", type=int, default=5, help="how often each is measured (5)")
    parser.add_argument(
        "--rows", type=int, nargs="+", default=[50_000, 1_000_000], help="sizes of file"
    )
    parser.add_argument("--only", nargs="+", choices=list(MEASURES), help="these lines only")
    parser.add_argument(
        "--picture", type=Path, help="where `smooth` draws pauses, or `sites` its growth (a PNG)"
    )
    parser.add_argument("--files", type=int, default=10, help="of how many files `sites` is (10)")
    parser.add_argument(
        "--subjects", nargs="+", choices=smooth.SUBJECTS, default=[], help="of `smooth`, these only"
    )
    parser.add_argument(
        "--others", action="store_true", help="other programs too; installs them in build/"
    )
    return parser.parse_args()


if __name__ == "__main__":
    main()
