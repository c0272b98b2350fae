"""Passes say the same here and in processes, whatever becomes of these."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import textwrap
import threading
import time
from array import array
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sitemap_editor import Document
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.errors import Cancelled
from sitemap_editor.core.passes.crew import REPLACED, WITHOUT
from sitemap_editor.core.passes.executor import Here
from sitemap_editor.core.passes.workers import Workers
from tests.core.passes.sample_passes import (
    Everything,
    Fails,
    FirstOnly,
    InNoHurry,
    Lengths,
    Meanwhile,
    Slow,
)
from tests.core.sitemaps import urlset
from tests.core.test_properties import SLOW_IS_FINE, Model, documents, edits, row_edits

ROWS = 3_000


@pytest.fixture(scope="module")
def workers() -> Iterator[Workers]:
    started = Workers(2, few_rows=0, first_rows=1)
    yield started
    started.end()


@pytest.fixture
def own_workers() -> Iterator[tuple[Workers, list[str]]]:
    told: list[str] = []
    started = Workers(2, few_rows=0, tells=told.append)
    yield started, told
    started.end()


def table_of(rows: int = ROWS) -> PieceTable:
    body = "".join(f"<url><loc>https://a.org/{number:05}</loc></url>" for number in range(rows))
    return Document.from_bytes(urlset(body)).table


def is_alive(process_id: int) -> bool:
    try:
        state = Path(f"/proc/{process_id}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state not in "ZX"


def gone(process_ids: list[int]) -> bool:
    end = time.monotonic() + 20
    while any(map(is_alive, process_ids)) and time.monotonic() < end:
        time.sleep(0.01)
    return not any(map(is_alive, process_ids))


def edited(source: st.DataObject, document: Document) -> PieceTable:
    """Return a document after some edits: rows added, removed, moved, and another head."""
    model = Model.of(document)
    is_open = not document.table.head.endswith(b"/>")
    for _ in range(source.draw(st.integers(0, 4), label="edits")):
        possible = edits(model, document.table.head) if is_open else row_edits(model, "insert")
        document.apply(source.draw(possible, label="edit"))
    return document.table.snapshot()


@given(st.data(), documents())
@settings(max_examples=60, deadline=None, suppress_health_check=SLOW_IS_FINE)
def test_a_pass_says_the_same_here_and_in_processes(
    workers: Workers, source: st.DataObject, data: bytes
) -> None:
    table = edited(source, Document.from_bytes(data))
    there = workers.run(Everything(), table)
    assert there == Here(1).run(Everything(), table)
    assert [data for _, data, _ in there] == [table.row_bytes(row_id) for row_id in table.order]
    assert [loc for _, _, loc in there] == [row.loc for row in table]
    assert [at for at, _, _ in there] == list(range(len(table)))


def test_rows_of_another_order_arrive_in_theirs(workers: Workers) -> None:
    table = table_of()
    some = table.part(array("I", range(len(table) - 1, -1, -3)))
    assert workers.run(Everything(), some) == Here().run(Everything(), some)


def test_a_text_sitemap_travels_too(workers: Workers) -> None:
    table = Document.from_bytes(b"https://a.org/1\n\r\nhttps://a.org/2").table
    assert [loc for _, _, loc in workers.run(Everything(), table)] == [row.loc for row in table]


def test_few_rows_start_no_process() -> None:
    workers = Workers(2, few_rows=10)
    assert len(workers.run(Lengths(), table_of(9))) == 9
    assert workers.crew.process_ids == []
    workers.end()


def test_what_cannot_be_pickled_is_done_here(workers: Workers) -> None:
    class Local(Lengths):
        pass

    assert workers.run(Local(), table_of()) == Here().run(Local(), table_of())


def test_a_fault_of_the_pass_is_raised_where_it_was_asked_for(workers: Workers) -> None:
    with pytest.raises(ValueError, match="its own fault"):
        workers.run(Fails(), table_of())


def test_progress_is_told_and_a_cancel_is_felt(workers: Workers) -> None:
    told: list[float] = []

    def stop(part: float) -> None:
        told.append(part)
        if part > 0.2:
            raise Cancelled

    with pytest.raises(Cancelled):
        workers.run(Slow(), table_of(300), stop)
    assert told == sorted(told)
    assert told[-1] < 0.9
    assert workers.run(Lengths(), table_of()) == Here().run(Lengths(), table_of())


def test_who_has_heard_enough_ends_the_work(workers: Workers) -> None:
    assert workers.run(FirstOnly(), table_of()) == 1
    assert workers.run(Lengths(), table_of()) == Here().run(Lengths(), table_of())


def test_several_threads_may_ask_at_once(workers: Workers) -> None:
    table = table_of()
    expected = Here().run(Everything(), table)
    found: list[object] = []
    threads = [
        threading.Thread(target=lambda: found.append(workers.run(Everything(), table)))
        for _ in range(4)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [expected] * 4


def test_what_nobody_waits_for_lets_others_go_first(workers: Workers) -> None:
    table = table_of()
    told: list[float] = []
    has_asked, found = threading.Event(), []

    def listen(part: float) -> None:
        told.append(part)
        if len(told) == 5:
            has_asked.set()

    beside = threading.Thread(target=lambda: found.append(workers.run(InNoHurry(), table, listen)))

    def begin_beside() -> None:
        beside.start()
        assert has_asked.wait(60)

    assert workers.run(Meanwhile(call=begin_beside), table) == Here().run(Lengths(), table)
    beside.join()
    assert told[:5] == [0] * 5
    assert found == [Here().run(Lengths(), table)]


def test_what_nobody_waits_for_lets_other_work_go_first_too(workers: Workers) -> None:
    table, told, found = table_of(), list[float](), []
    has_asked = threading.Event()

    def listen(part: float) -> None:
        told.append(part)
        if len(told) == 5:
            has_asked.set()

    beside = threading.Thread(target=lambda: found.append(workers.run(InNoHurry(), table, listen)))
    with workers.ahead():
        beside.start()
        assert has_asked.wait(60)
        assert workers.run(Lengths(), table) == Here().run(Lengths(), table)
    beside.join()
    assert told[:5] == [0] * 5
    assert found == [Here().run(Lengths(), table)]


@pytest.mark.parametrize("happens", ["dies", "hangs"])
def test_a_worker_that_is_lost_is_replaced_and_its_rows_are_done_here(
    happens: str, tmp_path: Path
) -> None:
    told: list[str] = []
    workers = Workers(2, few_rows=0, limit_s=5.0, tells=told.append)
    table = table_of()
    trapped = Lengths(b"/01000<", happens, str(tmp_path), os.getpid())
    try:
        assert workers.run(trapped, table) == Here().run(Lengths(), table)
        assert len(list(tmp_path.iterdir())) == 1
        assert told == [REPLACED]
        assert len(workers.crew.process_ids) == 2
        assert workers.run(Lengths(), table) == Here().run(Lengths(), table)
    finally:
        workers.end()


def test_workers_that_are_lost_again_and_again_are_done_without(tmp_path: Path) -> None:
    told: list[str] = []
    workers = Workers(2, few_rows=0, tells=told.append)
    table = table_of()
    trapped = Lengths(b"<", "dies", str(tmp_path), os.getpid())
    assert workers.run(trapped, table) == Here().run(Lengths(), table)
    assert told == [REPLACED, WITHOUT]
    assert workers.crew.process_ids == []
    assert workers.run(trapped, table) == Here().run(Lengths(), table)
    assert told == [REPLACED, WITHOUT]


@pytest.mark.parametrize("happens", ["no memory", "fails"])
def test_what_fails_in_a_worker_is_done_here(
    happens: str, tmp_path: Path, own_workers: tuple[Workers, list[str]]
) -> None:
    workers, told = own_workers
    table = table_of()
    trapped = Lengths(b"<", happens, str(tmp_path), os.getpid())
    assert workers.run(trapped, table) == Here().run(Lengths(), table)
    assert list(tmp_path.iterdir())
    assert told == []


def test_workers_that_are_killed_while_they_wait_cost_nothing(
    own_workers: tuple[Workers, list[str]],
) -> None:
    workers, told = own_workers
    table = table_of()
    workers.run(Lengths(), table)
    victims = workers.crew.process_ids
    for process_id in victims:
        os.kill(process_id, signal.SIGKILL)
    assert gone(victims)
    assert workers.run(Lengths(), table) == Here().run(Lengths(), table)
    assert told == [REPLACED, WITHOUT]


STARTS = """
    import sys
    sys.path[:0] = {path!r}
    from tests.core.passes.test_workers import *

    def run() -> None:
        told = []
        workers = Workers(2, few_rows=0, tells=told.append)
        assert workers.run(Lengths(), table_of()) == Here().run(Lengths(), table_of())
        print(workers.crew.process_ids, told, flush=True)
        {end}

    if __name__ == "__main__":
        {before}
        run()
"""


def started(tmp_path: Path, before: str = "pass", end: str = "pass") -> tuple[list[int], list[str]]:
    """Return the processes that a program of its own had, and what it told, once it is over."""
    script = tmp_path / "program.py"
    filled = textwrap.dedent(STARTS).format(path=sys.path, before=before, end=end)
    script.write_text(filled, encoding="utf-8")
    done = subprocess.run([sys.executable, script], stdout=subprocess.PIPE, check=False, timeout=90)
    ids, told = done.stdout.decode().strip().split("] [")
    return json.loads(ids + "]"), [each for each in (REPLACED, WITHOUT) if each in told]


@pytest.mark.parametrize(
    "end",
    ["workers.end()", "pass", "os._exit(3)", "os.kill(os.getpid(), 9)"],
    ids=["in order", "forgotten", "at once", "killed"],
)
def test_no_process_outlives_the_program(tmp_path: Path, end: str) -> None:
    process_ids, told = started(tmp_path, end=end)
    assert len(process_ids) == 2
    assert gone(process_ids)
    assert told == []


def test_workers_need_no_shared_memory(tmp_path: Path) -> None:
    # As where /dev/shm is missing or closed: memory and locks of it cannot be had.
    before = "import _posixshmem; del _posixshmem.shm_open; sys.modules.update("
    before += "dict.fromkeys(('multiprocessing.shared_memory', 'multiprocessing.synchronize')))"
    process_ids, told = started(tmp_path, before=before)
    assert len(process_ids) == 2
    assert told == []


@pytest.mark.parametrize(
    "before",
    [
        "import resource; resource.setrlimit(resource.RLIMIT_NPROC, (0, 0))",
        "sys.executable = '/nowhere/python'; "
        "import multiprocessing.spawn as s; s.set_executable('/nowhere/python')",
        "sys.executable = '/bin/false'; "
        "import multiprocessing.spawn as s; s.set_executable('/bin/false')",
        "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (12, 12))",
        "import multiprocessing.connection as c; c.Pipe = lambda *_: os.open('/', os.O_WRONLY)",
    ],
    ids=["no more processes", "no program", "a program that ends at once", "few files", "no line"],
)
def test_where_no_process_can_be_started_all_is_done_here(tmp_path: Path, before: str) -> None:
    process_ids, told = started(tmp_path, before=before)
    if before.startswith("import resource") and not told:
        pytest.skip("the system does not hold us to this limit")
    assert process_ids == []
    assert told[-1:] == [WITHOUT]
