"""Goes through the rows that differ: what can be taken over, and what a person must decide."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.operations.comparing.digests import others
from sitemap_editor.core.operations.comparing.site import COMPARED, OTHERS
from sitemap_editor.core.operations.three_way.blocks import BASE, OURS, THEIRS, Block, Tables
from sitemap_editor.core.operations.three_way.conflicts import Conflict, Contradiction
from sitemap_editor.core.operations.three_way.matching import Matching, State, Triple
from sitemap_editor.core.protocol.datetimes import W3CDate, parse_w3c
from sitemap_editor.core.protocol.fields import LASTMOD

_ROWS_AT_ONCE: Final = 8_192


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
        for first in range(0, len(matching.differing), _ROWS_AT_ONCE):
            block = Block(tables, matching.differing.some(first, first + _ROWS_AT_ONCE))
            self._decide_block(block, matching.are_base[first : first + _ROWS_AT_ONCE])
        for rows, how, kept in (
            (matching.missing_there, Contradiction.DELETED_BY_THEM, OURS),
            (matching.missing_here, Contradiction.DELETED_BY_US, THEIRS),
        ):
            for first in range(0, len(rows), _ROWS_AT_ONCE):
                block = Block(tables, rows.some(first, first + _ROWS_AT_ONCE))
                for row, changed in zip(block.rows, block.differing(BASE, kept), strict=True):
                    self.counts[self._decide_deleted(row, how, is_changed=bool(changed))] += 1

    def _decide_block(self, block: Block, are_base: bytearray) -> None:
        differing = block.differing(OURS, THEIRS)
        for number, (names, is_base) in enumerate(zip(differing, are_base, strict=True)):
            self.counts[self._decide(block, number, names, is_base=bool(is_base))] += 1

    def _decide(self, block: Block, number: int, names: Sequence[str], *, is_base: bool) -> State:
        """Take over what theirs alone changed of `names`, in which ours and theirs differ.

        `is_base` where ours is as it was.
        """
        row = block.rows[number]
        open_before, is_taken = len(self.conflicts) + len(self.dated), False
        for name in names:
            if is_base or not block.differ(number, name, BASE, OURS):
                is_taken = True
                self._take(block, number, name)
            elif block.differ(number, name, BASE, THEIRS):
                self._ask(row, name)
        if row.base < 0:
            return State.ADDED_BY_BOTH
        if len(self.conflicts) + len(self.dated) > open_before:
            return State.BOTH_DIFFERENT
        if is_taken or names:
            return State.THEIRS if is_taken else State.OURS
        is_changed = not is_base and any(block.differ(number, n, BASE, OURS) for n in COMPARED)
        return State.BOTH_SAME if is_changed else State.SAME

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

    def _decide_deleted(self, row: Triple, how: Contradiction, *, is_changed: bool) -> State:
        """Delete what the other side left as it was."""
        if is_changed:
            loc = _loc(self._tables, row)
            self.conflicts.append(Conflict(row, loc, how, None, None, None, None))
            return State.DELETED_AND_CHANGED
        if row.ours >= 0:
            self.changes.removed.add(row.ours)
        return State.DELETED_BY_ONE

    def _take(self, block: Block, number: int, name: str) -> None:
        row = block.rows[number]
        if name == OTHERS:
            self.changes.others.append((row.ours, row.theirs))
        else:
            self.changes.cells.append((row.ours, name, block.text(number, name, THEIRS)))


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


def _value(table: PieceTable, at: int, name: str) -> str | None:
    """Return a value to show and to choose; other elements as they are written."""
    if name != OTHERS:
        value = table[at].value(name)
        return None if value is None else value.strip()
    data: Sequence[bytes] = [table.row_bytes(table.order[at])]
    return others(table, data)[0].written.decode("utf-8", "replace") or None
