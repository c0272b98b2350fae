"""One measurement in a fresh process: ``python -m tests.benchmarks.child TASK …`` prints JSON."""

from __future__ import annotations

import gc
import json
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any, Final

from tests.benchmarks.comparing import compare_files
from tests.benchmarks.exchanging import exporting, importing
from tests.benchmarks.generator import faulty, recent
from tests.benchmarks.merge_child import merge_sources, merging, merging_memory
from tests.benchmarks.processes import peak_bytes, resident_bytes
from tests.benchmarks.split_child import splitting, splitting_by, splitting_packed
from tests.benchmarks.whole_sites import site_shares

NAMESPACE: Final = "{http://www.sitemaps.org/schemas/sitemap/0.9}"
_FIELDS: Final = ("loc", "lastmod", "changefreq", "priority")
_EDITS_A_RUN: Final = 100
_WARM_UPS: Final = 2
_MAKES: Final[dict[str, Callable[[bytes], bytes]]] = {
    "usual": bytes,
    "faulty": faulty,
    "recent": recent,
}


def opening(path: str) -> float:
    """Return the seconds of `Document.open`."""
    from sitemap_editor import Document

    start = time.perf_counter()
    document = Document.open(path)
    took = time.perf_counter() - start
    assert len(document)
    return took


def iterparse(path: str) -> float:
    """Return the seconds lxml takes to read the same four values of every row."""
    from lxml import etree

    names = [NAMESPACE + field for field in _FIELDS]
    start = time.perf_counter()
    for _, element in etree.iterparse(path, tag=NAMESPACE + "url"):
        for name in names:
            element.findtext(name)
        element.clear()
        parent = element.getparent()
        while parent is not None and element.getprevious() is not None:
            del parent[0]
    return time.perf_counter() - start


def memory(path: str) -> dict[str, int]:
    """Return what opening adds to an interpreter that has imported the library, held and peak."""
    from sitemap_editor import Document

    gc.collect()
    idle = resident_bytes()
    document = Document.open(path)
    gc.collect()
    held, peak = resident_bytes() - idle, peak_bytes() - idle
    assert len(document)
    return {"held": held, "peak": peak}


def saving(path: str, runs: str) -> list[tuple[float, float]]:
    """Return seconds of saving the unedited document and of writing its bytes, in turn.

    Both write over a file that is there, as one does. The first rounds do not count: they make
    the files and give the system's cache the room for old and new beside each other.
    """
    from sitemap_editor import Document

    document, data = Document.open(path), Path(path).read_bytes()
    ours, plain = Path(path).with_suffix(".saved"), Path(path).with_suffix(".plain")
    pairs = []
    try:
        for number in range(int(runs) + _WARM_UPS):
            start = time.perf_counter()
            document.save(ours)
            middle = time.perf_counter()
            _write_plainly(plain, data)
            end = time.perf_counter()
            if number >= _WARM_UPS:
                pairs.append((middle - start, end - middle))
        assert ours.read_bytes() == data
    finally:
        ours.unlink(missing_ok=True)
        plain.unlink(missing_ok=True)
    return pairs


def _write_plainly(path: Path, data: bytes) -> None:
    with path.open("wb", buffering=0) as file:
        view = memoryview(data)
        while view:
            view = view[file.write(view) :]
        os.fsync(file.fileno())


def cells(path: str, runs: str) -> dict[str, list[float]]:
    """Return seconds of setting one loc and of undoing it: medians of edits all over the file."""
    from sitemap_editor import Document, SetCells

    document = Document.open(path)
    answer: dict[str, list[float]] = {"set": [], "undo": [], "slowest": []}
    for run in range(int(runs)):
        setting, undoing = [], []
        for number in range(_EDITS_A_RUN):
            position = (number * len(document) // _EDITS_A_RUN + run) % len(document)
            row_id = document.row_id(position)
            start = time.perf_counter()
            inverse = document.apply(SetCells([(row_id, "loc", f"https://a.example/{number}&b")]))
            middle = time.perf_counter()
            document.apply(inverse)
            end = time.perf_counter()
            setting.append(middle - start)
            undoing.append(end - middle)
        answer["set"].append(median(setting))
        answer["undo"].append(median(undoing))
        answer["slowest"].append(max(setting + undoing))
    return answer


def finding(path: str, text: str) -> dict[str, float]:
    """Return the seconds of finding every hit of a text, as one types it, and how many."""
    from sitemap_editor import Document
    from sitemap_editor.core.operations.searching import Query, search

    table = Document.open(path).table
    start = time.perf_counter()
    count = search(table, Query(text)).count
    return {"seconds": time.perf_counter() - start, "count": count}


def checking(path: str, make: str = "usual") -> dict[str, float]:
    """Return the seconds of a check by all rules, and how many rows have findings."""
    from sitemap_editor import Document
    from sitemap_editor.core.checks.checker import Checker

    table = Document.from_bytes(_MAKES[make](Path(path).read_bytes())).table
    Checker().check(Document.new().table)  # loads the rules, once in a process
    start = time.perf_counter()
    verdicts = Checker().check(table)
    return {"seconds": time.perf_counter() - start, "count": len(verdicts.rows)}


def checking_in_processes(path: str) -> dict[str, float]:
    """Return the seconds of a check in worker processes that are warm, as in the window."""
    from sitemap_editor import Document
    from sitemap_editor.core.checks.checker import Checker
    from sitemap_editor.core.passes.workers import Workers

    table = Document.open(path).table
    workers = Workers()
    Checker().check(table, executor=workers)  # starts them
    start = time.perf_counter()
    verdicts = Checker().check(table, executor=workers)
    took = time.perf_counter() - start
    is_whole = workers.crew.is_usable
    workers.end()
    assert is_whole, "the workers could not be started, or were lost"
    return {"seconds": took, "count": len(verdicts.rows)}


def judging_again(path: str, runs: str) -> dict[str, list[float]]:
    """Return seconds of setting one cell in an open session that is checked: medians, slowest."""
    from PySide6.QtCore import QCoreApplication

    from sitemap_editor import Document, SetCells
    from sitemap_editor.core.checks.checker import Checker
    from sitemap_editor.session.document.session import Session
    from sitemap_editor.session.jobs import Jobs

    application = QCoreApplication([])
    jobs = Jobs("benchmark")
    session = Session(Document.open(path), Checker(), jobs, jobs)
    while not session.findings.is_settled:
        application.processEvents()
        time.sleep(0.01)
    values = (
        "https://www.fjord-store.example/new/{}",
        "not a URL {}",
        "HTTPS://fjord-store.example/{}#x",
    )
    answer: dict[str, list[float]] = {"edit": [], "slowest": []}
    for run in range(int(runs)):
        took = []
        for number in range(_EDITS_A_RUN):
            position = (number * len(session.document) // _EDITS_A_RUN + run) % len(
                session.document
            )
            value = values[number % len(values)].format(number)
            start = time.perf_counter()
            session.perform(SetCells([(session.document.row_id(position), "loc", value)]), "Set")
            took.append(time.perf_counter() - start)
        answer["edit"].append(median(took))
        answer["slowest"].append(max(took))
    session.close()
    jobs.shut_down()
    return answer


def ordering(path: str, field: str, runs: str) -> dict[str, Any]:
    """Return seconds of sorting rows by a column, in processes that are up as in a window, and of
    Python's `sorted` given the same keys and row ids, in turn; and of the first time, when a column
    that is kept is read."""
    from sitemap_editor import Document
    from sitemap_editor.core.filtering.kept_values import KeptValues
    from sitemap_editor.core.operations.sort_keys import FieldKeys, field_keys
    from sitemap_editor.core.operations.sorting import sorted_row_ids
    from sitemap_editor.core.passes.workers import FEW_ROWS, Workers

    document, workers, keys_of = Document.open(path), Workers(), FieldKeys(field)
    few = document.table.part(document.table.order[:FEW_ROWS])
    sorted_row_ids(few, keys_of, executor=workers)
    kept, took = KeptValues(), []
    keys = [key or (True, (), "") for key in field_keys(document.table, field)]
    pairs = []
    for number in range(int(runs) + 1):
        start = time.perf_counter()
        ordered = sorted_row_ids(document.table.snapshot(), keys_of, executor=workers, kept=kept)
        took.append(time.perf_counter() - start)
        if number:
            start = time.perf_counter()
            plainly = sorted(range(len(keys)), key=keys.__getitem__)
            pairs.append((took[-1], time.perf_counter() - start))
            assert len(plainly) == len(ordered)
    workers.end()
    return {"first": took[0], "pairs": pairs}


def reading(path: str) -> int:
    """Open a file and look at every value: what other readers of sitemaps do."""
    from sitemap_editor import Document

    return sum(row.loc is not None for row in Document.open(path))


TASKS: Final[dict[str, Callable[..., Any]]] = {
    task.__name__: task
    for task in (
        site_shares,
        *(
            exporting,
            importing,
            opening,
            iterparse,
            memory,
            saving,
            cells,
            finding,
            checking,
            checking_in_processes,
            compare_files,
            judging_again,
            ordering,
            reading,
        ),
        *(splitting, splitting_packed, splitting_by),
        *(merge_sources, merging, merging_memory),
    )
}


if __name__ == "__main__":
    print(json.dumps(TASKS[sys.argv[1]](*sys.argv[2:])))
