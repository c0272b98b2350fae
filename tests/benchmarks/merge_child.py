"""One measurement of merging in a fresh process: tasks of `tests.benchmarks.child`."""

from __future__ import annotations

import gc
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tests.benchmarks.processes import peak_bytes, resident_bytes

if TYPE_CHECKING:
    from sitemap_editor import Document

FILES: Final = 20
_SAVED: Final = "merged"


def merge_sources(path: str, folder: str) -> None:
    """Write the rows of a file into 20 files: what is merged."""
    from sitemap_editor import Document
    from sitemap_editor.core.errors import no_progress

    document = Document.open(path)
    table = document.table
    for number in range(FILES):
        first, last = (len(table) * each // FILES for each in (number, number + 1))
        part = table.part(table.order[first:last])
        place = Path(folder) / f"sitemap-{number + 1}.xml"
        Document.table_saved(part, document.form, place, in_place=False, progress=no_progress)


def merging(folder: str, runs: str) -> dict[str, list[tuple[float, float]]]:
    """Return seconds of a merge, opening included, and of opening alone, in turn; and of saving.

    `sorted` is the same merge with the rows put in the order of their URLs.
    """
    from sitemap_editor import Document

    paths = sorted(Path(folder).glob("*.xml"))
    answer: dict[str, list[tuple[float, float]]] = {"merged": [], "sorted": [], "saved": []}
    for _ in range(int(runs)):
        start = time.perf_counter()
        opened = [Document.open(path) for path in paths]
        opening = time.perf_counter() - start
        rows = sum(map(len, opened))
        del opened
        for what in ("merged", "sorted"):
            start = time.perf_counter()
            document = _merged(folder, is_sorted=what == "sorted")
            answer[what].append((time.perf_counter() - start, opening))
            assert len(document) == rows
            if what == "merged":
                start = time.perf_counter()
                document.save(Path(folder) / _SAVED)
                answer["saved"].append((time.perf_counter() - start, opening))
                (Path(folder) / _SAVED).unlink()
            del document
    return answer


def merging_memory(folder: str) -> dict[str, int]:
    """Return what a merge adds to an interpreter that has imported the library, held and peak."""
    from sitemap_editor.core.operations.merging import plan

    assert plan.__doc__
    gc.collect()
    idle = resident_bytes()
    document = _merged(folder, is_sorted=False)
    gc.collect()
    held = resident_bytes() - idle
    assert len(document)
    return {"held": held, "peak": peak_bytes() - idle}


def _merged(folder: str, *, is_sorted: bool) -> Document:
    from sitemap_editor.core.files.sources import find_sources
    from sitemap_editor.core.operations.merging.duplicates import Duplicates
    from sitemap_editor.core.operations.merging.opening import new_base, open_sources
    from sitemap_editor.core.operations.merging.plan import plan_merge
    from sitemap_editor.core.protocol.fields import URLSET

    sources = find_sources([Path(folder)]).sources
    assert len(sources) == FILES
    opened = open_sources(sources)
    base = new_base(opened, URLSET)
    plan = plan_merge(base.table.snapshot(), opened)
    base.apply(plan.edit(Duplicates.FIRST, {}, is_sorted=is_sorted))
    return base
