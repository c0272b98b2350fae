"""Runs passes in worker processes; what they cannot do is done here, so that nothing is lost."""

from __future__ import annotations

import itertools
import math
import time
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from typing import Final

from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.errors import Progress, TakesTooLong, no_progress
from sitemap_editor.core.passes.crew import Crew, Worker, WorkerLostError
from sitemap_editor.core.passes.executor import (
    FIRST_ROWS,
    Here,
    Pace,
    Part,
    Pass,
    R,
    Unhurried,
    WithRegex,
)
from sitemap_editor.core.passes.parcels import PICKLE, frame_of, packed

FEW_ROWS: Final = 20_000
"""So many rows are done sooner than they are sent."""
_LIMIT_S: Final = 30.0
_REGEX_LIMIT_S: Final = 10.0
_LOOKS_S: Final = 0.05
_NAP_S: Final = 0.005
_MOST_AHEAD: Final = 64


class Workers:
    """Runs passes in the processes of one crew; several threads may run one each.

    A pass that holds something no other process can have (it cannot be pickled) runs here, and so
    do pieces that failed there: a fault of the pass is raised where it can be seen.
    """

    def __init__(
        self,
        count: int | None = None,
        *,
        tells: Callable[[str], object] = str,
        few_rows: int = FEW_ROWS,
        first_rows: int = FIRST_ROWS,
        limit_s: float = _LIMIT_S,
    ) -> None:
        self.crew = Crew(count, tells)
        self._few_rows = few_rows
        self._first_rows = first_rows
        self._limit_s = limit_s
        self._numbers = itertools.count(1)
        self._hurried: set[int] = set()  # the runs for which somebody waits

    def run(self, work: Pass[R], table: PieceTable, progress: Progress = no_progress) -> R:
        """Run `work`; see `Executor`."""
        are_few = len(table) < self._few_rows and not isinstance(work, WithRegex)
        if are_few or not (len(table) and self.crew.is_usable):
            return Here().run(work, table, progress)
        opening = _pickled(work, table)
        if opening is None:
            return Here().run(work, table, progress)
        pace, number = Pace(self._first_rows), next(self._numbers)
        limit_s = min(self._limit_s, _REGEX_LIMIT_S if isinstance(work, WithRegex) else math.inf)
        run = _Run(self.crew, work, table, opening, number, pace, limit_s)
        if isinstance(work, Unhurried):
            run.steps_back = lambda: bool(self._hurried)
        else:
            self._hurried.add(number)
        parts = run.parts(progress, lambda: self._hurried.discard(number))
        try:
            return work.merged(parts)
        finally:
            parts.close()
            self._hurried.discard(number)

    @contextmanager
    def ahead(self) -> Iterator[None]:
        """Have no new piece begun of passes for which nobody waits; see `Executor`."""
        number = next(self._numbers)
        self._hurried.add(number)
        try:
            yield
        finally:
            self._hurried.discard(number)

    def end(self) -> None:
        """End all processes, before the program does."""
        self.crew.end()


def _pickled(work: Pass[R], table: PieceTable) -> bytes | None:
    """Return a pass with what it goes over; None where it holds what no other process can have."""
    import pickle  # with the first pass over many rows: not at start

    try:
        return pickle.dumps((work, frame_of(table)), PICKLE)
    except (pickle.PicklingError, TypeError, AttributeError):
        return None


class _Run:
    """One pass under way: which rows are where, and what came back."""

    def __init__(
        self,
        crew: Crew,
        work: Pass[R],
        table: PieceTable,
        opening: bytes,
        number: int,
        pace: Pace,
        limit_s: float,
    ) -> None:
        self._crew = crew
        self._work = work
        self._table = table
        self._opening = opening
        self._number = number
        self._limit_s = limit_s
        self._pace = pace
        self._asked = 0  # rows that were given to somebody
        self._again: list[tuple[int, int]] = []  # ranges that went down with a worker
        self._told = 0  # rows whose part was handed on
        self._busy: dict[Worker, tuple[int, int]] = {}
        self._arrived: dict[int, Part] = {}
        self.steps_back: Callable[[], bool] = lambda: False
        """Asked whether others go first now."""

    def parts(self, progress: Progress, at_end: Callable[[], object]) -> Generator[Part]:
        """Yield what is said of all ranges, in order. Raises: Cancelled by way of `progress`.

        `at_end` is called when the workers have nothing to do for it any more.
        """
        count = len(self._table)
        try:
            while self._told < count:
                progress(self._told / count)
                self._give_out()
                self._collect()
                while part := self._arrived.pop(self._told, None):
                    self._told += part.rows
                    yield part
        finally:
            at_end()
            for worker in self._busy:
                if isinstance(self._work, WithRegex):
                    self._crew.leave(worker)
                else:
                    self._crew.give_back(worker, is_busy=True)
            self._busy.clear()

    def _give_out(self) -> None:
        """Give each worker that has nothing to do some rows; without workers do some here."""
        while self._is_some_left and len(self._arrived) < _MOST_AHEAD:
            if self.steps_back():
                return
            worker = self._crew.borrow()
            if worker is None and (self._crew.is_usable or self._busy):
                return
            first, last = self._next_range()
            if worker is None:
                self._do_here(first, last)
                return
            self._busy[worker] = (first, last)
            try:
                parcel = packed(self._table, first, last)
                worker.ask(self._number, self._opening, parcel, self._limit_s)
            except WorkerLostError:
                self._bury(worker)

    @property
    def _is_some_left(self) -> bool:
        return bool(self._again) or self._asked < len(self._table)

    def _next_range(self) -> tuple[int, int]:
        if self._again:
            return self._again.pop()
        first = self._asked
        self._asked = min(first + self._pace.rows, len(self._table))
        return first, self._asked

    def _collect(self) -> None:
        """Take what has come back, waiting for it a little."""
        if not self._busy:
            if self._is_some_left and self._crew.is_usable:
                time.sleep(_NAP_S)  # others have all workers
            return
        from multiprocessing.connection import wait

        by_line = {worker.connection: worker for worker in self._busy}
        for line in wait(list(by_line), _LOOKS_S):
            self._take(by_line.pop(line))  # type: ignore[call-overload]  # the stubs know no keys
        for worker in by_line.values():
            if worker.is_late:
                self._bury(worker)

    def _take(self, worker: Worker) -> None:
        try:
            answer = worker.answer()
        except WorkerLostError:
            self._bury(worker)
            return
        first, last = self._busy.pop(worker)
        self._crew.give_back(worker)
        if answer.is_done:
            self._pace.note(last - first, answer.seconds)
            self._arrived[first] = Part(first, last - first, answer.result)
        else:
            self._do_here(first, last)

    def _bury(self, worker: Worker) -> None:
        """Do what a worker leaves behind. Raises: TakesTooLong where it would not end either."""
        has_regex = isinstance(self._work, WithRegex)
        if has_regex and worker.is_late:
            raise TakesTooLong
        first, last = self._busy.pop(worker)
        self._crew.bury(worker)
        if has_regex and self._crew.is_usable:
            self._again.append((first, last))
        else:
            self._do_here(first, last)

    def _do_here(self, first: int, last: int) -> None:
        result = self._work.over(self._table, first, last)
        self._arrived[first] = Part(first, last - first, result)
