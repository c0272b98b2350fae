"""Compares two sites, each of one file or of many: what was added, removed, changed, moved.

Rows belong together by key; where one stands more than once, the first to the first. How a row is
written does not count, what it says does.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import compress, islice
from operator import ne
from typing import Final

from sitemap_editor.core.document.markup import SPACE
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.errors import Progress, no_progress, share_of
from sitemap_editor.core.operations.comparing.digests import (
    DigestPass,
    MeaningPass,
    RowDigests,
    others,
)
from sitemap_editor.core.operations.comparing.keys import KeyRule
from sitemap_editor.core.operations.comparing.pairing import (
    RowColumns,
    others_differ,
    partners_of,
)
from sitemap_editor.core.operations.comparing.sides import Side
from sitemap_editor.core.passes.executor import Executor, Here
from sitemap_editor.core.protocol.fields import URL_FIELDS

OTHERS: Final = "extensions"
"""The name under which all elements beside the columns are compared as one."""
COMPARED: Final = (*URL_FIELDS, OTHERS)
_NOWHERE: Final = -1
_ROWS_AT_ONCE: Final = 1_024
_OF_DIGESTS: Final = 0.4
"""The part of all work that the numbers of one side take."""
_OF_PAIRS: Final = 0.1


@dataclass(slots=True)
class Changed:
    """Rows that say something else: by number, the row before, the row after, what differs.

    `fields` has a bit for each of `COMPARED`, the first the lowest.
    """

    before: array[int] = field(default_factory=lambda: array("I"))
    after: array[int] = field(default_factory=lambda: array("I"))
    fields: bytearray = field(default_factory=bytearray)

    def __len__(self) -> int:
        return len(self.before)

    def names(self, number: int) -> tuple[str, ...]:
        """Return what differs in a pair."""
        bits = self.fields[number]
        return tuple(name for place, name in enumerate(COMPARED) if bits >> place & 1)


@dataclass(slots=True)
class SiteComparison:
    """What became of the rows; all numbers are rows of a side, ascending."""

    before: Side
    after: Side
    added: array[int] = field(default_factory=lambda: array("I"))
    removed: array[int] = field(default_factory=lambda: array("I"))
    changed: Changed = field(default_factory=Changed)
    moved: list[tuple[int, int]] = field(default_factory=list)
    """Rows before and after that stand in another file; they may have changed as well."""
    unchanged: int = 0
    """How many say the same, in the same file."""
    partners: array[int] = field(default_factory=lambda: array("q"))
    """For each row before the row after that belongs to it, or -1."""

    @property
    def is_equal(self) -> bool:
        """True where nothing was added, removed, changed or moved to another file."""
        return not (self.added or self.removed or self.changed or self.moved)

    @property
    def counts(self) -> Mapping[str, int]:
        """How many rows of each fate, under the names of the command line's JSON."""
        return {
            "added": len(self.added),
            "removed": len(self.removed),
            "changed": len(self.changed),
            "moved": len(self.moved),
            "unchanged": self.unchanged,
        }

    def values(self, number: int) -> dict[str, tuple[str | None, str | None]]:
        """Return what differs in a changed pair: by name, before and after; None where absent.

        Other elements are told as they are written.
        """
        rows = (self.before, self.changed.before[number]), (self.after, self.changed.after[number])
        (file, at), (other, there) = (side.place(row) for side, row in rows)
        old, new = file.table[at], other.table[there]
        found: dict[str, tuple[str | None, str | None]] = {}
        for name in self.changed.names(number):
            if name == OTHERS:
                found[name] = (
                    _others_text(file.table, self.before.data(rows[0][1])),
                    _others_text(other.table, self.after.data(rows[1][1])),
                )
            else:
                found[name] = _stripped(old.value(name)), _stripped(new.value(name))
        return found


def compare_sites(
    before: Side,
    after: Side,
    rule: KeyRule | None = None,
    *,
    ignored: frozenset[str] = frozenset(),
    executor: Executor | None = None,
    progress: Progress = no_progress,
) -> SiteComparison:
    """Compare two sides; `ignored` names what of `COMPARED` does not count.

    Linear in the rows; 16 bytes a row beside the documents, and a dictionary of the side after.
    Raises: Cancelled by way of `progress`.
    """
    work = _Work(before, after, rule or KeyRule(), ignored, executor or Here())
    return work.done(progress)


class _Work:
    """What the steps of one comparison have in common."""

    def __init__(
        self,
        before: Side,
        after: Side,
        rule: KeyRule,
        ignored: frozenset[str],
        executor: Executor,
    ) -> None:
        self._result = SiteComparison(before, after)
        self._rule = rule
        self._fields = tuple(name for name in URL_FIELDS if name not in ignored)
        self._with_others = OTHERS not in ignored
        self._executor = executor

    def done(self, progress: Progress) -> SiteComparison:
        result = self._result
        old = self._digests(result.before, share_of(progress, 0, _OF_DIGESTS), is_before=True)
        told = share_of(progress, _OF_DIGESTS, _OF_DIGESTS)
        new = self._digests(result.after, told, is_before=False)
        partners = partners_of(old.keys, new.keys, share_of(progress, 2 * _OF_DIGESTS, _OF_PAIRS))
        result.partners = partners
        progress(2 * _OF_DIGESTS + _OF_PAIRS)
        taken = bytearray(len(result.after))
        for there in partners:
            if there >= 0:
                taken[there] = 1
        gone = bytes(there < 0 for there in partners)
        result.removed = array("I", compress(range(len(partners)), gone))
        result.added = array("I", compress(range(len(taken)), (not each for each in taken)))
        pairs = len(partners) - len(result.removed)
        result.moved = self._moved(partners)
        differing = _differing(old.rows, new.rows, partners)
        self._take_changed(differing, array("I", map(partners.__getitem__, differing)))
        rest = {here for here, _ in result.moved}.union(result.changed.before)
        result.unchanged = pairs - len(rest)
        progress(1.0)
        return result

    def _digests(self, side: Side, progress: Progress, *, is_before: bool) -> RowDigests:
        found = RowDigests(array("Q"), array("Q"))
        work = DigestPass(self._rule, is_before)
        for number, file in enumerate(side.files):
            told = share_of(progress, number / len(side.files), 1 / len(side.files))
            some = self._executor.run(work, file.table, told)
            found.keys += some.keys
            found.rows += some.rows
        return found

    def _moved(self, partners: array[int]) -> list[tuple[int, int]]:
        """Return the rows that stand in a file of another name; one file is never another."""
        before, after = self._result.before, self._result.after
        if not (before.has_files or after.has_files):
            return []
        names: dict[str, int] = {}
        old, new = before.file_numbers(names), after.file_numbers(names)
        return [
            (here, there)
            for here, there in enumerate(partners)
            if there >= 0 and old[here] != new[there]
        ]

    def _take_changed(self, rows: array[int], there: array[int]) -> None:
        """Keep the pairs that say something else, with what that is."""
        result = self._result
        numbers = [
            self._meanings(side, some)
            for side, some in ((result.before, rows), (result.after, there))
        ]
        differ = bytes(map(ne, *numbers))
        pairs = zip(compress(rows, differ), compress(there, differ), strict=True)
        while some := list(islice(pairs, _ROWS_AT_ONCE)):
            self._take_pairs(some)

    def _meanings(self, side: Side, rows: array[int]) -> list[int]:
        """Return a number for what each of `rows`, in any order, says."""
        work = MeaningPass(self._fields, self._with_others)
        ascending = sorted(rows)
        numbers: list[int] = []
        for file, positions in side.by_file(ascending):
            row_ids = array("I", map(file.table.order.__getitem__, positions))
            numbers += self._executor.run(work, file.table.part(row_ids))
        known = dict(zip(ascending, numbers, strict=True))
        return list(map(known.__getitem__, rows))

    def _take_pairs(self, pairs: Sequence[tuple[int, int]]) -> None:
        result = self._result
        old = RowColumns(result.before, [here for here, _ in pairs])
        new = RowColumns(result.after, [there for _, there in pairs])
        for here, there in pairs:
            bits = 0
            for place, name in enumerate(COMPARED):
                if name == OTHERS:
                    differs = self._with_others and others_differ(
                        old.others(here), new.others(there)
                    )
                else:
                    differs = name in self._fields and old.of(here, name) != new.of(there, name)
                bits |= differs << place
            if bits:
                result.changed.before.append(here)
                result.changed.after.append(there)
                result.changed.fields.append(bits)


def _differing(old: array[int], new: array[int], partners: array[int]) -> array[int]:
    """Return the rows before whose partners are not the same byte for byte."""
    return array(
        "I",
        (
            here
            for here, (there, number) in enumerate(zip(partners, old, strict=True))
            if there >= 0 and new[there] != number
        ),
    )


def _others_text(table: PieceTable, row: bytes) -> str | None:
    found = others(table, [row.strip(SPACE)])[0].written
    return found.decode("utf-8", "replace") or None


def _stripped(value: str | None) -> str | None:
    return None if value is None else value.strip()
