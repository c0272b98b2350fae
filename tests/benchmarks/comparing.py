"""Two versions of one site: a hundredth of the rows moved, a hundredth changed."""

from __future__ import annotations

import time
from pathlib import Path

from tests.benchmarks.core_lines import Plan
from tests.benchmarks.processes import ask_child
from tests.benchmarks.report import Line, time_line

_LARGE_BOUND_MS = 5_000


def comparing(plan: Plan) -> list[Line]:
    """Time comparing two files, opened before; then opening and comparing together."""
    later = _later(plan.path)
    bound = _LARGE_BOUND_MS if plan.is_large else None
    answers = [ask_child("compare_files", plan.path, later) for _ in range(plan.runs)]
    _, compared, paired = zip(*answers, strict=True)
    whole = [sum(each) for each in answers]
    return [
        time_line("compare with a later version", plan.rows, compared, bound),
        time_line("… pair the pages that moved", plan.rows, paired),
        time_line("… with opening both", plan.rows, whole),
    ]


def _later(path: Path) -> Path:
    """Return the file as it would be later, made now unless it is there."""
    later = path.with_stem(f"{path.stem}-later")
    if not later.exists():
        beside = later.with_suffix(".part")
        rows = path.read_text(encoding="utf-8").split("  <url>\n")
        for number in range(1, len(rows), 100):
            rows[number] = rows[number].replace("<lastmod>20", "<lastmod>19")
            rows[number + 1] = rows[number + 1].replace(".example/", ".example/new/", 1)
        beside.write_text("  <url>\n".join(rows), encoding="utf-8")
        beside.replace(later)
    return later


def compare_files(before: str, after: str) -> tuple[float, float, float]:
    """Return the seconds of opening, of comparing, and of pairing, in processes that start."""
    from sitemap_editor.core.operations.comparing.moved_pages import moved_pages
    from sitemap_editor.core.operations.comparing.opening import open_side
    from sitemap_editor.core.operations.comparing.site import compare_sites
    from sitemap_editor.core.passes.workers import Workers

    start = time.perf_counter()
    old, new = (open_side(Path(name)).side for name in (before, after))
    opened = time.perf_counter()
    workers = Workers()
    comparison = compare_sites(old, new, executor=workers)
    compared = time.perf_counter()
    moved_pages(comparison)
    paired = time.perf_counter()
    workers.end()
    return opened - start, compared - opened, paired - compared
