"""Takes differences over: the edit that makes rows as they are on the other side."""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum
from itertools import accumulate, groupby
from pathlib import Path
from typing import Final

from sitemap_editor.core.document.edits import (
    Batch,
    Edit,
    InsertSpans,
    PlaceRows,
    RemoveRows,
    SetCells,
    SetHead,
    SetRows,
)
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.errors import EditError, Progress, no_progress, share_of
from sitemap_editor.core.files.document import Document, FileForm
from sitemap_editor.core.files.sources import Source
from sitemap_editor.core.operations.comparing.differences import Difference, Differences
from sitemap_editor.core.operations.comparing.digests import DigestPass
from sitemap_editor.core.operations.comparing.keys import KeyRule
from sitemap_editor.core.operations.comparing.sides import Side
from sitemap_editor.core.operations.comparing.site import OTHERS, SiteComparison
from sitemap_editor.core.operations.merging.collecting import gathered
from sitemap_editor.core.operations.merging.opening import Opened
from sitemap_editor.core.passes.executor import Executor, Here

_LINES_A_STEP: Final = 8_192
_OF_CHOOSING: Final = 0.3
COPYABLE: Final = (
    *(Difference.REMOVED, Difference.ADDED, Difference.CHANGED),
    Difference.MOVED_PAGE,
)
"""What can be taken over; of other lines nothing is."""
_FEW_PLACES: Final = 100
"""Rows at more places than these are put in by placing all rows anew: linear in all rows."""


class Into(Enum):
    """Which side becomes as the other is."""

    BEFORE = "before"
    AFTER = "after"


@dataclass(slots=True)
class TakenOver:
    """An edit of the one document of a side."""

    edit: Edit
    rows: int
    """How many rows it puts in, takes out or changes."""


@dataclass(slots=True)
class _Wanted:
    """What is taken over, by rows: `mine` are those of the document, `theirs` the other side's."""

    removed: list[int] = field(default_factory=list)
    inserted: list[int] = field(default_factory=list)
    changed: dict[tuple[int, int], set[str]] = field(default_factory=dict)
    """By (mine, theirs) the names of what of it is taken."""


def taken_over(
    differences: Differences,
    lines: Iterable[int],
    into: Into,
    rule: KeyRule | None = None,
    *,
    executor: Executor | None = None,
    progress: Progress = no_progress,
) -> TakenOver:
    """Return the edit that takes lines over; those of rows in another file change nothing.

    A page that moved is taken over as the row that was removed and the one that was added. The
    side must be one document, in which nothing was changed since. New rows stand behind those that
    they stand behind on the other side. `rule` is that of the comparison.

    Raises: EditError where something stands in the way; Cancelled by way of `progress`.
    """
    both = differences.comparison
    mine, theirs = (both.after, both.before) if into is Into.AFTER else (both.before, both.after)
    (file,) = mine.files
    wanted = _wanted(differences, lines, into, share_of(progress, 0, _OF_CHOOSING))
    material = _Material(file.table, theirs, wanted, share_of(progress, _OF_CHOOSING, 0.5))
    edits: list[Edit] = []
    if material.head != file.table.head:
        edits.append(SetHead(material.head))
    edits += _rewritten(file.table, theirs, wanted, material)
    inserted = [row for row in wanted.inserted if material.row(row)]
    anchors = _Anchors(both, into, rule or KeyRule(), executor or Here()).of(inserted)
    edits += _placed(file.table, wanted.removed, anchors, material)
    progress(1.0)
    return TakenOver(Batch(edits), len(wanted.removed) + len(inserted) + len(wanted.changed))


def _wanted(
    differences: Differences, lines: Iterable[int], into: Into, progress: Progress
) -> _Wanted:
    found = _Wanted()
    is_after = into is Into.AFTER
    for count, number in enumerate(lines):
        if not count % _LINES_A_STEP:
            progress(count / max(count, len(differences)))
        line = differences[number]
        mine, theirs = (line.after, line.before) if is_after else (line.before, line.after)
        if line.difference not in COPYABLE:
            continue
        if line.difference is Difference.MOVED_PAGE and mine is not None and theirs is not None:
            found.removed.append(mine)
            found.inserted.append(theirs)
        elif mine is None and theirs is not None:
            found.inserted.append(theirs)
        elif theirs is None and mine is not None:
            found.removed.append(mine)
        elif mine is not None and theirs is not None:
            found.changed.setdefault((mine, theirs), set()).add(line.field)
    found.removed = sorted(set(found.removed))  # a page that moved is told by two lines more
    found.inserted = sorted(set(found.inserted))
    return found


class _Material:
    """Rows of the other side as they are written in the document."""

    def __init__(self, table: PieceTable, theirs: Side, wanted: _Wanted, tell: Progress) -> None:
        self.head = table.head
        self._rows: dict[int, bytes] = {}
        others = (row for (_, row), names in wanted.changed.items() if OTHERS in names)
        needed = sorted({*wanted.inserted, *others})
        numbers = iter(needed)
        for file, positions in theirs.by_file(needed):
            row_ids = array("I", map(file.table.order.__getitem__, positions))
            part = Document(file.table.part(row_ids), FileForm())
            base = table if self.head == table.head else _under(table, self.head)
            found = gathered(base, [Opened(Source(Path(file.name), None), part)], tell)
            for remark in found.remarks:
                if remark.is_obstacle:
                    raise EditError("rows", remark.text, remark.arguments)
            material = found.parts[1].material
            assert material is not None  # noqa: S101 - that of a source is there
            self.head = found.head
            for start, length in zip(material.starts, material.lengths, strict=True):
                self._rows[next(numbers)] = material.block[start : start + length]

    def row(self, row: int) -> bytes:
        """Return a row; empty where nothing of it can be in the document."""
        return self._rows[row]


def _under(table: PieceTable, head: bytes) -> PieceTable:
    """Return a table with another head, in which nothing else is changed."""
    draft = table.snapshot()
    draft.apply(SetHead(head))
    return draft


def _rewritten(
    table: PieceTable, theirs: Side, wanted: _Wanted, material: _Material
) -> Iterator[Edit]:
    """Yield what changes values: rows whose other elements are taken first."""
    whole: list[tuple[int, bytes]] = []
    cells: list[tuple[int, str, str | None]] = []
    for (mine, row), names in wanted.changed.items():
        row_id = table.order[mine]
        file, position = theirs.place(row)
        there, here = file.table[position], table[mine]
        taken = [name for name in table.fields if name in names]
        if OTHERS in names and (data := material.row(row)):
            whole.append((row_id, data))
            kept = (name for name in table.fields if name not in names)
            cells += ((row_id, name, here.value(name)) for name in kept)
        cells += ((row_id, name, _stripped(there.value(name))) for name in taken)
    if whole:
        yield SetRows(whole)
    if cells:
        yield SetCells(cells)


def _stripped(value: str | None) -> str | None:
    return (value or "").strip() or None


class _Anchors:
    """Behind which row of the document each new row stands."""

    def __init__(self, both: SiteComparison, into: Into, rule: KeyRule, executor: Executor) -> None:
        self._both, self._into = both, into
        self._rule, self._executor = rule, executor

    def of(self, rows: Sequence[int]) -> list[tuple[int, int]]:
        """Return (position, or -1 for the start; row of the other side), ascending.

        A row whose key is there already stands behind all others of that key, so that first and
        first belong together again.
        """
        if not rows:
            return []
        partners = self._partners()
        known = (there for there in partners if there >= 0)
        is_ordered = all(one < other for one, other in _pairwise(known))
        last = {} if is_ordered else self._last_of_keys(rows)
        found: list[tuple[int, int]] = []
        wanted, at = iter(rows), -1
        row = next(wanted)
        for each, partner in enumerate(partners):
            if each == row:
                place = max(at, last[row][0]) if row in last else at
                if row in last:
                    last[row][0] = place
                found.append((place, row))
                row = next(wanted, -1)
            elif partner >= 0:
                at = partner
        return sorted(found)

    def _partners(self) -> array[int]:
        """Return the row of the document for each of the other side, or -1."""
        partners = self._both.partners
        if self._into is Into.AFTER:
            return partners
        found = array("q", [-1]) * len(self._both.after)
        for row, there in enumerate(partners):
            if there >= 0:
                found[there] = row
        return found

    def _last_of_keys(self, rows: Sequence[int]) -> dict[int, list[int]]:
        """Return the last position of the key of each row; rows of one key share the list."""
        both, is_after = self._both, self._into is Into.AFTER
        theirs, mine = (both.before, both.after) if is_after else (both.after, both.before)
        wanted: defaultdict[int, list[int]] = defaultdict(lambda: [-1])
        numbers = iter(rows)
        found: dict[int, list[int]] = {}
        for file, positions in theirs.by_file(rows):
            row_ids = array("I", map(file.table.order.__getitem__, positions))
            work = DigestPass(self._rule, is_before=is_after)
            for key in self._executor.run(work, file.table.part(row_ids)).keys:
                found[next(numbers)] = wanted[key]
        work = DigestPass(self._rule, is_before=not is_after)
        for position, key in enumerate(self._executor.run(work, mine.files[0].table).keys):
            if key in wanted:
                wanted[key][0] = position
        return found


def _pairwise(values: Iterable[int]) -> Iterator[tuple[int, int]]:
    before = -1
    for value in values:
        yield before, value
        before = value


def _placed(
    table: PieceTable,
    removed: Sequence[int],
    anchors: Sequence[tuple[int, int]],
    material: _Material,
) -> Iterator[Edit]:
    """Yield what takes rows out and puts rows in."""
    parts = [
        (anchor, [material.row(row) for _, row in some])
        for anchor, some in groupby(anchors, lambda pair: pair[0])
    ]
    if len(parts) > _FEW_PLACES:
        yield from _placed_anew(table, removed, parts)
        return
    if removed:
        yield RemoveRows(removed)
    count = 0
    for anchor, rows in parts:
        kept = anchor + 1 - bisect_right(removed, anchor)
        yield _spans(kept + count, rows)
        count += len(rows)


def _placed_anew(
    table: PieceTable, removed: Sequence[int], parts: Sequence[tuple[int, list[bytes]]]
) -> Iterator[Edit]:
    """Yield what takes all rows out, puts the new ones in, and the others back among them."""
    yield RemoveRows(range(len(table)))
    yield _spans(0, [row for _, rows in parts for row in rows])
    gone = bytearray(len(table))
    for position in removed:
        gone[position] = 1
    places, row_ids = array("I"), array("I")
    coming = iter([*parts, (len(table), [])])
    anchor, rows = next(coming)
    shift = 0
    while anchor < 0:
        shift += len(rows)
        anchor, rows = next(coming)
    kept = 0
    for position, row_id in enumerate(table.order):
        if not gone[position]:
            places.append(kept + shift)
            row_ids.append(row_id)
            kept += 1
        if position == anchor:
            shift += len(rows)
            anchor, rows = next(coming)
    yield PlaceRows(places, row_ids)


def _spans(position: int, rows: Sequence[bytes]) -> InsertSpans:
    lengths = array("I", map(len, rows))
    starts = array("q", accumulate(lengths, initial=0))[:-1]
    return InsertSpans(position, b"".join(rows), starts, lengths)
