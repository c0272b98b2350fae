"""What rows have in common, read once and kept: a number a row, and a name for each number.

Filters and facets ask it: what holds for a name holds for all rows that have it, so that they look
at names, and at rows by their numbers alone. An edit costs what it touches.
"""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import compress
from threading import Lock
from typing import Final

from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.row_numbers import listed
from sitemap_editor.core.document.traces import STEP_ROWS
from sitemap_editor.core.errors import Progress, no_progress
from sitemap_editor.core.filtering.aspects import READINGS, AnyAspect, ContentAspect
from sitemap_editor.core.filtering.conditions import Condition, asked_of_different
from sitemap_editor.core.filtering.names_pass import NamesPass, in_least_room
from sitemap_editor.core.passes.executor import Executor, Here

_A_BYTE: Final = 1 << 8
_ROWS_A_NAME: Final = 4
_FEW_NAMES: Final = 1_024
_ASKS_EVERY: Final = 1_024


@dataclass(frozen=True)
class Kept:
    """One aspect of all rows. Nobody changes it: what an edit makes of it is another one."""

    aspect: AnyAspect
    names: list[bytes]
    """As `Aspect` tells; in no order, and some may be of no row any more."""
    numbers: array[int]
    """By row id: which name it has."""

    def of_rows(self, table: PieceTable, progress: Progress = no_progress) -> array[int]:
        """Return the number of each row of a table, in its order."""
        order = table.order
        if table.is_one_run:
            return self.numbers[order[0] : order[-1] + 1] if order else self.numbers[:0]
        found = array(self.numbers.typecode)
        for at in range(0, len(order), STEP_ROWS):
            progress(at / len(order))
            found.extend(map(self.numbers.__getitem__, order[at : at + STEP_ROWS]))
        return found

    def counts(
        self,
        table: PieceTable,
        chosen: bytes | bytearray | None = None,
        firsts: array[int] | None = None,
        progress: Progress = no_progress,
    ) -> Counter[bytes]:
        """Return how many rows of a table have which name.

        Only of rows with a 1 in `chosen`, a byte a row in their order, where it is given; under
        the first of the names that come to the same, where `firsts` are given.
        """
        numbers, found = self.of_rows(table, progress), Counter[int]()
        for at in range(0, len(numbers), STEP_ROWS):
            progress(at / len(numbers))
            some: Iterable[int] = numbers[at : at + STEP_ROWS]
            if chosen is not None:
                some = compress(some, chosen[at : at + STEP_ROWS])
            found.update(some if firsts is None else map(firsts.__getitem__, some))
        return Counter({self.names[number]: count for number, count in found.items()})

    def firsts(
        self, comes_to: Callable[[bytes], Hashable], progress: Progress = no_progress
    ) -> array[int]:
        """Return for each name, by number, the first one that comes to the same."""
        first: dict[Hashable, int] = {}
        found = array("I")
        for number, name in enumerate(self.names):
            if not number % _ASKS_EVERY:
                progress(0.0)
            found.append(first.setdefault(comes_to(name), number))
        return found

    def mask(
        self, table: PieceTable, holds: Sequence[int], progress: Progress = no_progress
    ) -> bytes:
        """Return a byte for each row of a table: what `holds` has for its name, 0 or 1."""
        numbers = self.of_rows(table, progress)
        if numbers.typecode == "B":
            return numbers.tobytes().translate(bytes(holds).ljust(_A_BYTE, b"\0"))
        found, of_number = bytearray(), list(holds).__getitem__  # a list answers soonest
        for at in range(0, len(numbers), STEP_ROWS):
            progress(at / len(numbers))
            found += bytes(map(of_number, numbers[at : at + STEP_ROWS]))
        return bytes(found)

    def holding(
        self, table: PieceTable, condition: Condition, progress: Progress = no_progress
    ) -> bytes:
        """Return a byte for each row of a table: 1 where a condition that names tell holds."""
        holds = self._known.get(condition)
        if holds is None:
            holds = self._holds_for_names(condition, progress)
            self._known.clear()  # the filter asks for it, then the facets do
            self._known[condition] = holds
        return self.mask(table, holds, progress)

    def _holds_for_names(self, condition: Condition, progress: Progress) -> bytes:
        reading = None if isinstance(self.aspect, ContentAspect) else READINGS.get(self.aspect)
        holds, found = asked_of_different(condition), bytearray()
        for at in range(0, len(self.names), _ASKS_EVERY):
            progress(at / len(self.names))
            names = self.names[at : at + _ASKS_EVERY]
            found += holds(names if reading is None else list(map(reading.value, names)))
        return bytes(found)

    @cached_property
    def _known(self) -> dict[Condition, bytes]:
        return {}


class KeptValues:
    """What is kept of one document; any thread may ask.

    Rows are known by their ids, so that nothing changes when they are moved, removed or come back.
    """

    def __init__(self) -> None:
        self._lock = Lock()
        self._table: PieceTable | None = None
        self._kept: dict[AnyAspect, Kept | None] = {}

    def read(
        self,
        table: PieceTable,
        aspects: Sequence[AnyAspect],
        executor: Executor | None = None,
        progress: Progress = no_progress,
    ) -> Mapping[AnyAspect, Kept | None]:
        """Return these aspects of a snapshot; what is not known yet is read now, all in one pass.

        None for an aspect in which nearly each row is another. Raises: Cancelled by `progress`.
        """
        runs = executor or Here()
        with self._lock:
            before, kept = self._table, dict(self._kept)
        changed = None if before is None else _changed(before, table, progress)
        if changed is None:
            kept = {}
        elif changed:
            kept = _renewed(kept, table, changed, runs, progress)
        missing = tuple(aspect for aspect in aspects if aspect not in kept)
        if missing:
            kept |= _read(table, missing, runs, progress)
        with self._lock:
            self._table, self._kept = table, kept
        return {aspect: kept[aspect] for aspect in aspects}


def _changed(before: PieceTable, table: PieceTable, progress: Progress) -> array[int] | None:
    """Return the ids of rows that are to be read again; None: all."""
    if before.buffers is not table.buffers or before.row_format is not table.row_format:
        return None
    changed = table.changed_since(before, progress)
    return changed if len(changed) * 2 <= len(table.starts) else None


def _read(
    table: PieceTable, aspects: tuple[AnyAspect, ...], executor: Executor, progress: Progress
) -> dict[AnyAspect, Kept | None]:
    """Read aspects of all rows, those that were taken out as well: undo brings them back."""
    count = len(table.starts)
    work = NamesPass(aspects, max(_FEW_NAMES, count // _ROWS_A_NAME))
    found = executor.run(work, table.part(listed(range(count), progress)), progress)
    kept: dict[AnyAspect, Kept | None] = {}
    for aspect, named in zip(aspects, found, strict=True):
        kept[aspect] = None if named is None else Kept(aspect, *named)
    return kept


def _renewed(
    kept: dict[AnyAspect, Kept | None],
    table: PieceTable,
    row_ids: array[int],
    executor: Executor,
    progress: Progress,
) -> dict[AnyAspect, Kept | None]:
    """Read rows again that were written since."""
    known = {aspect: each for aspect, each in kept.items() if each is not None}
    if not known:
        return kept
    work = NamesPass(tuple(known), len(row_ids))
    found = executor.run(work, table.part(row_ids), progress)
    renewed: dict[AnyAspect, Kept | None] = dict(kept)
    for (aspect, before), named in zip(known.items(), found, strict=True):
        assert named is not None  # noqa: S101 - as many names as rows are allowed
        renewed[aspect] = _with(before, row_ids, *named)
    return renewed


def _with(before: Kept, row_ids: array[int], names: list[bytes], numbers: array[int]) -> Kept:
    known = {name: number for number, name in enumerate(before.names)}
    number_of = [known.setdefault(name, len(known)) for name in names]
    anew = array("I")
    for at in range(0, len(before.numbers), STEP_ROWS):
        anew.extend(array("I", before.numbers[at : at + STEP_ROWS]))
    anew.extend(array("I", bytes(4 * max(0, row_ids[-1] + 1 - len(anew)))))
    for row_id, number in zip(row_ids, numbers, strict=True):
        anew[row_id] = number_of[number]
    return Kept(before.aspect, list(known), in_least_room(anew, len(known)))
