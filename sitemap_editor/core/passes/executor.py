"""What a pass over rows is, what runs one, and the simplest thing that does: a plain call."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from typing import Final, NamedTuple, Protocol, TypeVar

from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.errors import Progress, no_progress

P = TypeVar("P")
R = TypeVar("R")
R_co = TypeVar("R_co", covariant=True)

_CHUNK_S: Final = 0.03
FIRST_ROWS: Final = 512
_MOST_ROWS: Final = 16_384
_GROWTH: Final = 4


class Part(NamedTuple):
    """What a pass says of a range: of `rows` rows from the position `first` on."""

    first: int
    rows: int
    result: object


class Pass(Protocol[R_co]):
    """Work over all rows of a document: a frozen, picklable dataclass that holds all it needs.

    It may run in another process, where of the document nothing is there but the rows asked for:
    behind their own head and tail, under other row ids, at positions that begin at 0. So it asks
    for nothing but its range, and what it says is by position.
    """

    def over(self, table: PieceTable, first: int, last: int) -> object:
        """Return what there is to say of the rows at [`first`, `last`).

        Positions in it count from `first`. It is small and quick to pickle: arrays, counters,
        bytes; never an object a row.
        """
        ...

    def merged(self, parts: Iterator[Part]) -> R_co:
        """Put together what was said of all ranges: in order, each as soon as it is known.

        A range may be of any length; `Part.first` is its place in the whole document. Not taking
        all of them ends the work.
        """
        ...


class Unhurried:
    """A pass for which nobody waits: others that run at the same time go first."""


class WithRegex:
    """A pass with a regular expression that a person wrote.

    A single row may take it any time, holding the interpreter, and nothing stops it but the end of
    its process: it runs in one, however few the rows are. Raises: TakesTooLong.
    """


class Executor(Protocol):
    """Where passes run."""

    def run(self, work: Pass[R], table: PieceTable, progress: Progress = no_progress) -> R:
        """Run `work` over a table that nobody changes meanwhile: a snapshot.

        Raises: Cancelled by way of `progress`; whatever the pass raises.
        """
        ...

    def ahead(self) -> AbstractContextManager[object]:
        """Let what is done meanwhile go before passes for which nobody waits."""
        ...


class Pace:
    """How many rows make a piece of work that is over soon, by how long the last ones took."""

    def __init__(self, rows: int = FIRST_ROWS) -> None:
        self.rows = rows

    def note(self, rows: int, seconds: float) -> None:
        """Learn from a piece of work."""
        fitting = int(rows * _CHUNK_S / max(seconds, 1e-6))
        self.rows = max(1, min(fitting, self.rows * _GROWTH, _MOST_ROWS))


class Here:
    """Runs passes in the thread that asks, piece by piece, so that a cancel is felt."""

    def __init__(self, first_rows: int = FIRST_ROWS) -> None:
        self._first_rows = first_rows

    def run(self, work: Pass[R], table: PieceTable, progress: Progress = no_progress) -> R:
        """Run `work`; see `Executor`."""
        return work.merged(self._parts(work, table, progress))

    def ahead(self) -> AbstractContextManager[object]:
        """Do nothing: one thing after the other is done here."""
        return nullcontext()

    def _parts(self, work: Pass[R], table: PieceTable, progress: Progress) -> Iterator[Part]:
        pace, first, count = Pace(self._first_rows), 0, len(table)
        while first < count:
            progress(first / count)
            last = min(first + pace.rows, count)
            began = time.perf_counter()
            yield Part(first, last - first, work.over(table, first, last))
            pace.note(last - first, time.perf_counter() - began)
            first = last
