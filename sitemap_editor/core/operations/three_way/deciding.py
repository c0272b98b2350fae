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
from sitemap_editor.core.operations.three_way.matching import Matching, Triple
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

    Where both changed lastmod to dates, the later one is the answer.
    """

    def __init__(self, tables: Tables, matching: Matching) -> None:
        self.changes = Changes(inserted=set(matching.added_there))
        self.conflicts: list[Conflict] = []
        self.counts = Counter(matching.counts)
        """Rows by what became of them."""
        self.counts["added by them"] = len(matching.added_there)
        self._tables = tables
        self._versions = _Versions(tables, matching)
        for row in matching.differing:
            self._decide(row)
        for row in matching.missing_there:
            self._decide_deleted(row, Contradiction.DELETED_BY_THEM)
        for row in matching.missing_here:
            self._decide_deleted(row, Contradiction.DELETED_BY_US)

    def _decide(self, row: Triple) -> None:
        """Take over what theirs alone changed."""
        conflicts, is_taken = len(self.conflicts), False
        for name in COMPARED:
            if not self._versions.differ(row.ours, row.theirs, name, (1, 2)):
                continue
            if not self._versions.differ(row.base, row.ours, name, (0, 1)):
                is_taken = True
                self._take(row, name)
            elif self._versions.differ(row.base, row.theirs, name, (0, 2)):
                is_taken |= self._decide_both(row, name)
        has_conflict = len(self.conflicts) > conflicts
        self.counts["conflict" if has_conflict else "theirs" if is_taken else "ours"] += 1

    def _decide_both(self, row: Triple, name: str) -> bool:
        """Decide what both changed; return whether theirs was taken."""
        how = Contradiction.ADDED_BY_BOTH if row.base < 0 else Contradiction.BOTH_DIFFERENT
        places = row.base, row.ours, row.theirs
        base, ours, theirs = (
            None if at < 0 else _value(table, at, name)
            for table, at in zip(self._tables, places, strict=True)
        )
        if name == LASTMOD:
            here, there = parse_w3c(ours or ""), parse_w3c(theirs or "")
            if isinstance(here, W3CDate) and isinstance(there, W3CDate):
                if there.earliest > here.earliest:
                    self._take(row, name)
                return there.earliest > here.earliest
        self.conflicts.append(Conflict(row, self._loc(row), how, name, base, ours, theirs))
        return False

    def _decide_deleted(self, row: Triple, how: Contradiction) -> None:
        """Delete what the other side left as it was."""
        side = 1 if row.ours >= 0 else 2
        kept = row.ours if row.ours >= 0 else row.theirs
        if any(self._versions.differ(row.base, kept, name, (0, side)) for name in COMPARED):
            self.conflicts.append(Conflict(row, self._loc(row), how, None, None, None, None))
            self.counts["conflict"] += 1
            return
        if row.ours >= 0:
            self.changes.removed.add(row.ours)
        self.counts["deleted"] += 1

    def _take(self, row: Triple, name: str) -> None:
        if name == OTHERS:
            self.changes.others.append((row.ours, row.theirs))
        else:
            value = self._tables[2][row.theirs].value(name)
            self.changes.cells.append((row.ours, name, value))

    def _loc(self, row: Triple) -> str:
        table, at = (self._tables[1], row.ours) if row.ours >= 0 else (self._tables[2], row.theirs)
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
