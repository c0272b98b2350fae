"""Runs tasks in worker processes of this computer, one a core; a lost worker costs no result."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
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


class Here:
    """Worker processes of this computer: so many, one a core for None.

    Entered as a context it keeps them from one call to the next; else each call starts its own.
    """

    def __init__(self, workers: int | None = None) -> None:
        self._count = workers or os.cpu_count() or 1
        self._is_kept = False
        self._pool: ProcessPoolExecutor | None = None

    def __enter__(self) -> Here:
        self._is_kept = True
        return self

    def __exit__(self, *_: object) -> None:
        self._is_kept = False
        self._end()

    def carried_out(self, tasks: Sequence[Task[R]]) -> Iterator[tuple[int, R]]:
        """Yield the number and the result of each task, in the order in which they end.

        Where a worker is lost, its task and those that waited are begun again in new ones, and at
        the second time here. Raises: whatever a task raises.
        """
        left = list(range(len(tasks)))
        if self._count > 1 and len(left) > 1:
            for _ in range(2):
                done: set[int] = set()
                try:
                    for number, result in self._in_processes(tasks, left):
                        done.add(number)
                        yield number, result
                except BrokenProcessPool:
                    self._end()
                    left = [number for number in left if number not in done]
                else:
                    return
                finally:
                    if not self._is_kept:
                        self._end()
        for number in left:
            yield number, tasks[number].run()

    def _in_processes(
        self, tasks: Sequence[Task[R]], numbers: Sequence[int]
    ) -> Iterator[tuple[int, R]]:
        pool = self._pool
        if pool is None:
            count = self._count if self._is_kept else min(self._count, len(numbers))
            context = multiprocessing.get_context("spawn")
            pool = self._pool = ProcessPoolExecutor(count, mp_context=context)
        rest = iter(numbers)
        under_way: dict[Future[R], int] = {}
        try:
            while True:
                for number in islice(rest, self._count * _AHEAD - len(under_way)):
                    under_way[pool.submit(run_task, tasks[number])] = number
                if not under_way:
                    return
                for future in wait(under_way, return_when=FIRST_COMPLETED).done:
                    yield under_way.pop(future), future.result()
        finally:
            for future in under_way:
                future.cancel()

    def _end(self) -> None:
        if self._pool is not None:
            self._pool.shutdown()
            self._pool = None


def run_task(task: Task[R_co]) -> R_co:
    """Do a task: what a worker is sent, wherever it is."""
    return task.run()
