"""Goes through the rows that differ: what can be taken over, and what a person must decide."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.operations.comparing.digests import others
from sitemap_editor.core.operations.comparing.pairing import RowColumns, others_differ
from sitemap_editor.core.operations.comparing.sides import Side, SiteFile
from sitemap_editor.core.operations.comparing.site import COMPARED, OTHERS
from sitemap_editor.core.operations.three_way.conflicts import Conflict, Contradiction
from sitemap_editor.core.operations.three_way.matching import Matching, State, Triple
from sitemap_editor.core.protocol.datetimes import W3CDate, parse_w3c
from sitemap_editor.core.protocol.fields import LASTMOD

Tables = tuple[PieceTable, PieceTable, PieceTable]
"""Base, ours, theirs."""


@dataclass(slots=True)
class Changes:
    """What is done to rows of ours, by position."""

    cells: list[tuple[int, str, str | None]] = field(default_factory=list)
    """(position, column, value)."""
    others: list[tuple[int, int]] = field(default_factory=list)
    """(position, position in theirs) of rows whose other elements become those of theirs."""
    removed: set[int] = field(default_factory=set)
    inserted: set[int] = field(default_factory=set)
    """Positions in theirs of rows that come in."""

    def copy(self) -> Changes:
        """Return the same, to be added to."""
        return Changes([*self.cells], [*self.others], set(self.removed), set(self.inserted))


class Decider:
    """Decides what has one answer; keeps the rest as `conflicts`.

    Where both changed lastmod to dates, the later one is the answer unless a person wants another.
    """

    def __init__(self, tables: Tables, matching: Matching) -> None:
        self.changes = Changes(inserted=set(matching.added_there))
        self.conflicts: list[Conflict] = []
        self.dated: list[Triple] = []
        """Rows whose lastmod both changed to dates; `changes` has nothing of these dates."""
        self.later_there = bytearray()
        """For each of them, whether theirs is the later date."""
        self.counts = Counter(matching.counts)
        """Rows by what became of them."""
        self.counts[State.THEIRS] += len(matching.added_there)
        self._tables = tables
        self._versions = _Versions(tables, matching)
        for row, is_base in zip(matching.differing, matching.are_base, strict=True):
            self.counts[self._decide(row, is_base=bool(is_base))] += 1
        for row in matching.missing_there:
            self.counts[self._decide_deleted(row, Contradiction.DELETED_BY_THEM)] += 1
        for row in matching.missing_here:
            self.counts[self._decide_deleted(row, Contradiction.DELETED_BY_US)] += 1

    def _decide(self, row: Triple, *, is_base: bool) -> State:
        """Take over what theirs alone changed; `is_base` where ours is as it was."""
        open_before, is_taken = len(self.conflicts) + len(self.dated), False
        differing = [n for n in COMPARED if self._versions.differ(row.ours, row.theirs, n, (1, 2))]
        for name in differing:
            if is_base or not self._versions.differ(row.base, row.ours, name, (0, 1)):
                is_taken = True
                self._take(row, name)
            elif self._versions.differ(row.base, row.theirs, name, (0, 2)):
                self._ask(row, name)
        if row.base < 0:
            return State.ADDED_BY_BOTH
        if len(self.conflicts) + len(self.dated) > open_before:
            return State.BOTH_DIFFERENT
        if is_taken or differing:
            return State.THEIRS if is_taken else State.OURS
        is_same = is_base or not self._is_changed_here(row)
        return State.SAME if is_same else State.BOTH_SAME

    def _is_changed_here(self, row: Triple) -> bool:
        return any(self._versions.differ(row.base, row.ours, name, (0, 1)) for name in COMPARED)

    def _ask(self, row: Triple, name: str) -> None:
        """Keep what both changed for a person to decide."""
        asked = question(self._tables, row, name)
        if name == LASTMOD:
            here, there = parse_w3c(asked.ours or ""), parse_w3c(asked.theirs or "")
            if isinstance(here, W3CDate) and isinstance(there, W3CDate):
                self.dated.append(row)
                self.later_there.append(there.earliest > here.earliest)
                return
        self.conflicts.append(asked)

    def _decide_deleted(self, row: Triple, how: Contradiction) -> State:
        """Delete what the other side left as it was."""
        side = 1 if row.ours >= 0 else 2
        kept = row.ours if row.ours >= 0 else row.theirs
        if any(self._versions.differ(row.base, kept, name, (0, side)) for name in COMPARED):
            loc = _loc(self._tables, row)
            self.conflicts.append(Conflict(row, loc, how, None, None, None, None))
            return State.DELETED_AND_CHANGED
        if row.ours >= 0:
            self.changes.removed.add(row.ours)
        return State.DELETED_BY_ONE

    def _take(self, row: Triple, name: str) -> None:
        if name == OTHERS:
            self.changes.others.append((row.ours, row.theirs))
        else:
            value = self._tables[2][row.theirs].value(name)
            self.changes.cells.append((row.ours, name, value))


def question(tables: Tables, row: Triple, name: str) -> Conflict:
    """Return what both changed of a row, in a column or in all other elements, to be decided."""
    how = Contradiction.ADDED_BY_BOTH if row.base < 0 else Contradiction.BOTH_DIFFERENT
    places = row.base, row.ours, row.theirs
    base, ours, theirs = (
        None if at < 0 else _value(table, at, name)
        for table, at in zip(tables, places, strict=True)
    )
    return Conflict(row, _loc(tables, row), how, name, base, ours, theirs)


def changed_values(tables: Tables, conflict: Conflict) -> list[tuple[str, str | None, str | None]]:
    """Return (column, value before, value now) of a row that one deleted, the other changed."""
    row = conflict.row
    table, at = (tables[1], row.ours) if row.ours >= 0 else (tables[2], row.theirs)
    values = (
        (name, _value(tables[0], row.base, name), _value(table, at, name)) for name in COMPARED
    )
    return [each for each in values if each[1] != each[2]]


def _loc(tables: Tables, row: Triple) -> str:
    table, at = (tables[1], row.ours) if row.ours >= 0 else (tables[2], row.theirs)
    return (table[at].loc or "").strip()


class _Versions:
    """What the rows that differ say in each version."""

    def __init__(self, tables: Tables, matching: Matching) -> None:
        rows = [*matching.differing, *matching.missing_there, *matching.missing_here]
        self._columns = [
            RowColumns(Side([SiteFile("", table)]), [at for at in places if at >= 0])
            for table, places in zip(
                tables,
                (
                    [row.base for row in rows],
                    [row.ours for row in rows],
                    [row.theirs for row in rows],
                ),
                strict=True,
            )
        ]

    def differ(self, one: int, other: int, name: str, versions: tuple[int, int]) -> bool:
        """Tell whether two versions of a row differ in a column, or in all other elements.

        A row that is not there (-1) has no values.
        """
        columns = [self._columns[version] for version in versions]
        places = one, other
        if name == OTHERS:
            if min(places) < 0:
                (column, at), *_ = (
                    pair for pair in zip(columns, places, strict=True) if pair[1] >= 0
                )
                return bool(column.others(at)[1].written)
            found = [column.others(at) for column, at in zip(columns, places, strict=True)]
            return others_differ(*found)
        values = [
            column.of(at, name) if at >= 0 else b""
            for column, at in zip(columns, places, strict=True)
        ]
        return values[0] != values[1]


def _value(table: PieceTable, at: int, name: str) -> str | None:
    """Return a value to show and to choose; other elements as they are written."""
    if name != OTHERS:
        value = table[at].value(name)
        return None if value is None else value.strip()
    data: Sequence[bytes] = [table.row_bytes(table.order[at])]
    return others(table, data)[0].written.decode("utf-8", "replace") or None
