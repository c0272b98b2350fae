"""An edit that was asked for in one state of a document, told anew for a later state of it.

Rows are known by their ids: what was asked for these rows is done to them, wherever they stand by
now, and to none that came in their place.
"""

from __future__ import annotations

import re
from array import array
from bisect import bisect_left
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import compress, islice, repeat
from operator import ne
from typing import Final, TypeAlias

from sitemap_editor.core.document.edits import (
    Batch,
    Edit,
    FillCells,
    InsertRows,
    InsertSpans,
    MoveRows,
    RemoveRows,
    SetCells,
    SetHead,
    SetRows,
    moves_rows,
)
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.row_numbers import compact
from sitemap_editor.core.document.written_rows import WrittenRows
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, EditError, Progress, no_progress
from sitemap_editor.core.patterns import compiled

_ROWS_A_STEP: Final = 1 << 11
_TOKEN: Final = compiled(
    rb"<!--.*?-->|<!\[CDATA\[.*?\]\]>|<(?:[^>\"']|\"[^\"]*\"|'[^']*')*+>|[^<]+|<", re.S
)
ValueOf: TypeAlias = Callable[[PieceTable, int, str], str | None]
"""Returns the value of a row, known by its id, in a column."""
HeadOf: TypeAlias = Callable[[SetHead, PieceTable, PieceTable], bytes]
"""Returns a new head, asked for in one state of a document, for a later state of it."""


def own_value(table: PieceTable, row_id: int, field: str) -> str | None:
    """Return the value of a row in a column that every document has."""
    return table.row(row_id).value(field)


def own_head(edit: SetHead, asked: PieceTable, now: PieceTable) -> bytes:
    """Return the new head where the old one is still there. Raises: EditError."""
    if (asked.head, asked.tail) != (now.head, now.tail):
        raise changed_meanwhile()
    return edit.head


def nobody(_row_id: int) -> None:
    """Stand in where nobody counts."""


def can_be_renewed(edit: Edit) -> bool:
    """Tell whether `renewed` knows what an edit comes to in a later state."""
    if isinstance(edit, Batch):
        return all(map(can_be_renewed, edit.edits)) and not any(map(moves_rows, edit.edits[:-1]))
    values, places = (SetCells, FillCells, SetRows), (InsertRows, InsertSpans, RemoveRows, MoveRows)
    return isinstance(edit, (SetHead, *values, *places))


def changed_meanwhile() -> EditError:
    """Return why an edit was not made that fits the document as it was, but not as it is."""
    text = QT_TRANSLATE_NOOP("core", "The file changed in the meantime, so nothing was done.")
    return EditError("changed", text)


def renewed(
    edit: Edit,
    asked: PieceTable,
    now: PieceTable,
    progress: Progress = no_progress,
    *,
    yields: bool,
    value_of: ValueOf = own_value,
    head_of: HeadOf = own_head,
    on_kept: Callable[[int], object] = nobody,
) -> Edit:
    """Return what `edit`, asked for in the state `asked`, comes to in the state `now`.

    Where it `yields`, a value that was changed since then stays as it was set. A row to be written
    as a whole that was changed elsewhere gets both changes; where they meet it stays as it is. A
    row that is gone is left out. `on_kept` is told of rows that keep what they got since, once or
    more often. It must be one that `can_be_renewed`; `value_of` reads the columns it sets. Raises:
    EditError where the head to be replaced is another one.
    """
    return _Renewal(asked, now, progress, value_of, head_of, on_kept, yields=yields).of(edit)


def merged(asked: bytes, wanted: bytes, now: bytes) -> bytes | None:
    """Return `now` with what makes `wanted` of `asked`; None where both change the same place.

    Places that touch are the same: who puts something in where another did knows not of it. They
    are counted in whole tags and whole texts: two halves of a text say what nobody meant.
    """
    if wanted == now:
        return now
    before, one, other = map(_TOKEN.findall, (asked, wanted, now))
    (first, last), (other_first, other_last) = _changed(before, one), _changed(before, other)
    if last < other_first:
        return b"".join(one[: len(one) - (len(before) - last)] + other[last:])
    if other_last < first:
        return b"".join(other[: len(other) - (len(before) - other_last)] + one[other_last:])
    return None


def _changed(old: Sequence[bytes], new: Sequence[bytes]) -> tuple[int, int]:
    """Return between which places of `old` all lies that is other in `new`.

    Of two equal elements either may be the one that was put in: then both are meant.
    """
    most = min(len(old), len(new))
    ahead = bisect_left(range(1, most + 1), 1, key=lambda n: old[:n] != new[:n])
    behind = bisect_left(range(1, most + 1), 1, key=lambda n: old[-n:] != new[-n:])
    return min(ahead, most - behind), len(old) - min(behind, most - ahead)


def places_of(
    row_ids: Iterable[int], table: PieceTable, progress: Progress = no_progress
) -> Sequence[int]:
    """Return where rows stand, ascending, those that do; a range where they follow one another."""
    is_meant = bytearray(len(table.starts))
    given = iter(row_ids)
    while some := array("I", islice(given, _ROWS_A_STEP)):
        progress(0.0)
        deque(map(is_meant.__setitem__, some, repeat(1)), maxlen=0)
    order, found = table.order, array("I")
    for rows in _slices(len(order), progress):
        found.extend(compress(rows, map(is_meant.__getitem__, order[rows.start : rows.stop])))
    return compact(found)


def _slices(count: int, progress: Progress) -> Iterator[range]:
    """Yield some numbers at a time; between them others may go on."""
    for first in range(0, count, _ROWS_A_STEP):
        progress(first / count)
        yield range(first, min(first + _ROWS_A_STEP, count))


class _Renewal:
    """What is different between two states of a document."""

    def __init__(
        self,
        asked: PieceTable,
        now: PieceTable,
        progress: Progress,
        value_of: ValueOf,
        head_of: HeadOf,
        on_kept: Callable[[int], object],
        *,
        yields: bool,
    ) -> None:
        self._asked = asked
        self._now = now
        self._progress = progress
        self._value_of, self._head_of = value_of, head_of
        self._on_kept = on_kept
        self._yields = yields
        self._rewritten: set[int] = set()
        for rows in _slices(len(asked.starts), progress):
            # Bytes written anew lie elsewhere.
            old, new = (each.starts[rows.start : rows.stop] for each in (asked, now))
            if old != new:
                self._rewritten.update(compress(rows, map(ne, old, new)))

    def of(self, edit: Edit) -> Edit:
        """Return an edit for the later state."""
        match edit:
            case SetCells():
                return SetCells([cell for cell in edit.cells if self._is_open(*cell[:2])])
            case FillCells():
                return self._filling(edit)
            case SetRows():
                return self._writing(edit)
            case InsertRows() | InsertSpans():
                return replace(edit, position=self._place(edit.position))
            case RemoveRows():
                return RemoveRows(self._positions(edit.positions))
            case MoveRows():
                return self._moving(edit)
            case SetHead():
                head = self._head_of(edit, self._asked, self._now)
                is_there = head == self._now.head and edit.tail in (None, self._now.tail)
                return Batch(()) if is_there else replace(edit, head=head)
            case Batch():
                return Batch(tuple(each for each in map(self.of, edit.edits) if each != Batch(())))
            case _:
                raise ValueError("an edit that cannot be renewed")

    def _is_open(self, row_id: int, field: str) -> bool:
        """Tell whether a cell is still there, and no other value was put into it."""
        if not self._is_placed(row_id):
            return False
        if not self._yields or row_id not in self._rewritten:
            return True
        old, new = (self._value_of(table, row_id, field) for table in (self._asked, self._now))
        if old != new:
            self._on_kept(row_id)
        return old == new

    def _writing(self, edit: SetRows) -> Edit:
        """Write rows as a whole; those that were changed since get both changes."""
        rows, touched = edit.rows, self._rewritten
        gone = {row_id for row_id, _ in rows if row_id in touched or not self._is_placed(row_id)}
        if not gone:
            return edit
        whole = (
            rows.without(gone)
            if isinstance(rows, WrittenRows)
            else [row for row in rows if row[0] not in gone]
        )
        both: list[tuple[int, bytes]] = []
        for row_id, wanted in rows:
            if row_id in touched and self._is_placed(row_id):
                if (made := self._both(row_id, wanted)) is not None:
                    both.append((row_id, made))
                else:
                    self._on_kept(row_id)
        rest = replace(edit, rows=whole)
        return Batch((rest, SetRows(both))) if both else rest

    def _both(self, row_id: int, wanted: bytes) -> bytes | None:
        """Return a row with both changes; None where these meet, or both put in the same value."""
        now, layout = self._now.row_bytes(row_id), self._now.row_format.layout
        made = merged(self._asked.row_bytes(row_id), wanted, now)
        if made is None:
            return None
        counts, one, other = (layout(each).counts for each in (made, wanted, now))
        is_twice = any(
            count > max(1, one.get(name, 0), other.get(name, 0)) for name, count in counts.items()
        )
        return None if is_twice else made

    def _is_placed(self, row_id: int) -> bool:
        return bool(self._now.is_placed[row_id])

    def _is_untouched(self, row_id: int) -> bool:
        return self._is_placed(row_id) and row_id not in self._rewritten

    def _filling(self, edit: FillCells) -> Edit:
        touched = self._rewritten.intersection(edit.row_ids) if self._yields else set()
        is_whole: Callable[[int], bool] = self._is_untouched if touched else self._is_placed
        row_ids = array("I")
        for rows in _slices(len(edit.row_ids), self._progress):
            row_ids.extend(filter(is_whole, edit.row_ids[rows.start : rows.stop]))
        whole = FillCells(row_ids, edit.fields, edit.value)
        cells = [
            (row_id, field, edit.value)
            for row_id in sorted(touched)
            for field in edit.fields
            if self._is_open(row_id, field)
        ]
        return Batch((whole, SetCells(cells))) if cells else whole

    def _row_ids(self, positions: Sequence[int]) -> Iterator[int]:
        return map(self._asked.order.__getitem__, positions)

    def _positions(self, positions: Sequence[int]) -> Sequence[int]:
        """Return where the rows stand now that stood there, those that are left."""
        return places_of(self._row_ids(positions), self._now, self._progress)

    def _place(self, position: int) -> int:
        """Return the place below the row that stood above; where it is gone, the one above that."""
        for row_id in self._row_ids(range(position - 1, -1, -1)):
            if self._is_placed(row_id):
                return self._now.position(row_id) + 1
        return 0

    def _moving(self, edit: MoveRows) -> Edit:
        """Gather the rows below the row that they were to stand below."""
        moved = set(self._row_ids(edit.positions))
        rest = [row_id for row_id in self._asked.order if row_id not in moved]
        above = next(filter(self._is_placed, reversed(rest[: edit.to])), None)
        positions = self._positions(edit.positions)
        if above is None:
            return MoveRows(positions, 0)
        place = self._now.position(above)
        ahead = sum(1 for position in positions if position < place)
        return MoveRows(positions, place - ahead + 1)
