"""Passes that tests run, in a module of their own: workers import it by name."""

from __future__ import annotations

import os
import time
from array import array
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.passes.executor import Part, Unhurried

Said = list[tuple[int, bytes, str | None]]


@dataclass(frozen=True)
class Everything:
    """Says where each row stands, what its bytes are and what its URL."""

    def over(self, table: PieceTable, first: int, last: int) -> Said:
        ids = table.order[first:last]
        return [
            (at, table.row_bytes(row_id), table.row(row_id).loc) for at, row_id in enumerate(ids)
        ]

    def merged(self, parts: Iterator[Part]) -> Said:
        found: Said = []
        for part in parts:
            assert isinstance(part.result, list)
            assert len(part.result) == part.rows
            found += [(at + part.first, *rest) for at, *rest in part.result]
        return found


@dataclass(frozen=True)
class Lengths:
    """Says how long each row is; in a worker something happens when it meets `trap`."""

    trap: bytes = b"nowhere"
    happens: str = ""
    marks: str = ""
    """A folder in which each worker that was trapped leaves a file."""
    parent: int = 0

    def over(self, table: PieceTable, first: int, last: int) -> array[int]:
        found = array("I")
        for position in range(first, last):
            data = table.row_bytes(table.order[position])
            if self.trap in data and os.getpid() != self.parent:
                Path(self.marks, f"{os.getpid()}-{position}").touch()
                self._spring()
            found.append(len(data))
        return found

    def _spring(self) -> None:
        if self.happens == "dies":
            os.kill(os.getpid(), 9)
        elif self.happens == "hangs":
            time.sleep(600)
        elif self.happens == "no memory":
            raise MemoryError
        elif self.happens == "fails":
            raise ValueError(self.happens)

    def merged(self, parts: Iterator[Part]) -> array[int]:
        found = array("I")
        for part in parts:
            assert isinstance(part.result, array)
            found += part.result
        return found


@dataclass(frozen=True)
class Fails(Lengths):
    """Raises wherever it runs."""

    def over(self, table: PieceTable, first: int, last: int) -> array[int]:
        raise ValueError(table.row_bytes(table.order[first])[:0].decode() + "its own fault")


@dataclass(frozen=True)
class Slow(Lengths):
    """Keeps a processor busy for a while, for each piece."""

    def over(self, table: PieceTable, first: int, last: int) -> array[int]:
        end = time.process_time() + 0.02
        while time.process_time() < end:
            pass
        return super().over(table, first, last)


@dataclass(frozen=True)
class FirstOnly(Slow):
    """Hears the first part only."""

    def merged(self, parts: Iterator[Part]) -> int:  # type: ignore[override]  # a number is enough
        part = next(parts)
        assert isinstance(part.result, array)
        return len(part.result[:1])


@dataclass(frozen=True)
class InNoHurry(Unhurried, Lengths):
    """As `Lengths`, for which nobody waits."""


@dataclass(frozen=True)
class Meanwhile(Lengths):
    """As `Lengths`; calls something while it is under way, in the process that asks."""

    call: Callable[[], object] = str

    def __reduce__(self) -> tuple[type[Lengths], tuple[()]]:
        return Lengths, ()

    def merged(self, parts: Iterator[Part]) -> array[int]:
        first = next(parts)
        self.call()
        return super().merged(chain([first], parts))
