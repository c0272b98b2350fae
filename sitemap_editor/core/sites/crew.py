"""Runs tasks in worker processes of this computer, one a core; a lost worker costs no result."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from itertools import islice
from typing import Final, Protocol, TypeVar

R = TypeVar("R")
R_co = TypeVar("R_co", covariant=True)
_AHEAD: Final = 2
"""So many tasks wait for each worker; more would hold results in memory."""


class Task(Protocol[R_co]):
    """Work that needs nothing but itself: picklable, run once or twice to the same end."""

    def run(self) -> R_co:
        """Do the work."""
        ...


class Place(Protocol):
    """Where tasks are carried out: worker processes here, or computers of a cluster."""

    def carried_out(self, tasks: Sequence[Task[R]]) -> Iterator[tuple[int, R]]:
        """Yield number and result of each task, in any order. Raises: whatever a task raises."""
        ...


@dataclass(frozen=True, slots=True)
class Here:
    """Worker processes of this computer: so many, one a core for None."""

    workers: int | None = None

    def carried_out(self, tasks: Sequence[Task[R]]) -> Iterator[tuple[int, R]]:
        """Yield number and result of each task, in the order in which they end."""
        return carried_out(tasks, self.workers)


def carried_out(
    tasks: Sequence[Task[R_co]], workers: int | None = None
) -> Iterator[tuple[int, R_co]]:
    """Yield the number and the result of each task, in the order in which they end.

    Where a worker is lost, its task and those that waited are begun again in new ones, and at the
    second time here. Raises: whatever a task raises.
    """
    count = workers or os.cpu_count() or 1
    left = list(range(len(tasks)))
    if count > 1 and len(left) > 1:
        for _ in range(2):
            done: set[int] = set()
            try:
                for number, result in _in_processes(tasks, left, min(count, len(left))):
                    done.add(number)
                    yield number, result
            except BrokenProcessPool:
                left = [number for number in left if number not in done]
            else:
                return
    for number in left:
        yield number, tasks[number].run()


def _in_processes(
    tasks: Sequence[Task[R_co]], numbers: Sequence[int], workers: int
) -> Iterator[tuple[int, R_co]]:
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context) as pool:
        rest = iter(numbers)
        under_way: dict[Future[R_co], int] = {}
        try:
            while True:
                for number in islice(rest, workers * _AHEAD - len(under_way)):
                    under_way[pool.submit(run_task, tasks[number])] = number
                if not under_way:
                    return
                for future in wait(under_way, return_when=FIRST_COMPLETED).done:
                    yield under_way.pop(future), future.result()
        finally:
            for future in under_way:
                future.cancel()


def run_task(task: Task[R_co]) -> R_co:
    """Do a task: what a worker is sent, wherever it is."""
    return task.run()
