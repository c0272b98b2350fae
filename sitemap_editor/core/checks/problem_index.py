"""All findings of a document, ready to be counted, listed by rule and found by row."""

from __future__ import annotations

from array import array
from bisect import bisect_left, bisect_right
from collections import Counter, deque
from collections.abc import Callable, Collection, Iterator, Mapping
from itertools import repeat
from typing import Final, TypeAlias

from sitemap_editor.core.checks.checker import Findings, placed_together
from sitemap_editor.core.checks.row_checker import Kind as Kind
from sitemap_editor.core.checks.row_source import RowSource
from sitemap_editor.core.checks.rule import SCHEMA_CODE, Severity
from sitemap_editor.core.errors import Progress, no_progress

_KEPT: Final = 2_000
_MARKED_AT_ONCE: Final = 1 << 13
_ALONE, _AMONG, SCHEMA, PAGES = 1, 2, 4, 8  # bits of a row's mark
Kinds: TypeAlias = "Mapping[Kind, array[int]]"


class ProblemIndex:
    """For each kind of finding the ids of the rows that have it, ascending; and a mark a row.

    A row stands in a kind once for each such finding. The findings themselves, with their texts,
    are worked out by `source` when a row is looked at: 4 bytes a finding stay, where objects take
    400. Built by a worker, then kept by one thread.
    """

    def __init__(
        self,
        source: RowSource | None = None,
        alone: Kinds | None = None,
        among: Kinds | None = None,
        progress: Progress = no_progress,
    ) -> None:
        """Put together what was found. Raises: Cancelled by way of `progress`."""
        self.source = source
        self._parts: dict[int, dict[Kind, array[int]]] = {
            _ALONE: dict(alone or {}),
            _AMONG: dict(among or {}),
            SCHEMA: {},
            PAGES: {},
        }
        self._marks = bytearray()
        for bit, kinds in self._parts.items():
            self._join(marks_of(bit, kinds, progress))
        self._known: dict[tuple[int, int], Findings] = {}  # by bit and row, those asked for lately
        self.worked_out: Mapping[int, Findings] = {}
        """What is wrong in rows by themselves, where that was worked out for many at once."""

    # Looking

    def copied_kinds(self) -> dict[Kind, array[int]]:
        """Return for a worker which rows have which problems."""
        return {kind: row_ids[:] for kind, row_ids in self.kinds.items()}

    @property
    def kinds(self) -> Kinds:
        """The rows of each kind, whoever found it there."""
        found: dict[Kind, array[int]] = {}
        for part in self._parts.values():
            for kind, row_ids in part.items():
                known = found.get(kind)
                found[kind] = row_ids if known is None else array("I", sorted(known + row_ids))
        return found

    def of_row(self, row_id: int) -> Findings:
        """Return what the protocol objects to in a row, most severe first."""
        if not self.has_findings(row_id):
            return ()
        found = placed_together(self.found(_ALONE, row_id), self.found(_AMONG, row_id))
        return placed_together(found, self.found(PAGES, row_id))

    def schema_of_row(self, row_id: int) -> Findings:
        """Return what the schema objects to in a row."""
        return self.found(SCHEMA, row_id)

    def has_findings(self, row_id: int) -> bool:
        """Tell whether the protocol objects to anything in a row."""
        return self._has(_ALONE | _AMONG | PAGES, row_id)

    def counts(self) -> Counter[Severity]:
        """Return how many findings of the protocol there are of each severity."""
        counts: Counter[Severity] = Counter()
        for part in self._parts.values():
            for (code, severity), row_ids in part.items():
                if code != SCHEMA_CODE:
                    counts[severity] += len(row_ids)
        return counts

    def entries(self, kind: Kind) -> array[int]:
        """Return the row ids of a kind, ascending, a row once for each finding."""
        return self.kinds.get(kind, array("I"))

    def frozen(self) -> ProblemIndex:
        """Return a copy for a worker."""
        twin = ProblemIndex(self.source.frozen() if self.source is not None else None)
        for bit, kinds in self._parts.items():
            twin._parts[bit] = {kind: row_ids[:] for kind, row_ids in kinds.items()}
        twin._marks = self._marks[:]
        return twin

    def parts(self) -> tuple[Mapping[int, Findings], ...]:
        """Return the findings of rows by themselves, among others, by schema and by their pages.

        They are worked out one by one as they are asked for.
        """
        return tuple(_Part(self, bit) for bit in (_ALONE, _AMONG, SCHEMA, PAGES))

    def rows_of(self, code: str) -> array[int]:
        """Return the ids of the rows in which a rule has findings, some more than once."""
        found = array("I")
        for (each, _), row_ids in self.kinds.items():
            if each == code:
                found.extend(row_ids)
        return found

    def rows_with_findings(self) -> Iterator[int]:
        """Yield the ids of rows the protocol objects to, ascending."""
        return self.marked(_ALONE | _AMONG | PAGES)

    def marked(self, bits: int) -> Iterator[int]:
        """Yield the ids of rows with one of these marks, ascending."""
        return (row_id for row_id, mark in enumerate(self._marks) if mark & bits)

    def found(self, bit: int, row_id: int) -> Findings:
        """Return what one part, named by its bit, has found in a row."""
        if self.source is None or not self._has(bit, row_id):
            return ()
        known = self._known.get((bit, row_id))
        if known is None and bit == _ALONE:
            known = self.worked_out.get(row_id)
        if known is None:
            ask: Mapping[int, Callable[[int], Findings]] = {
                _ALONE: self.source.alone,
                _AMONG: self.source.among_rows,
                SCHEMA: self.source.by_schema,
                PAGES: self.source.by_page,
            }
            if len(self._known) >= _KEPT:
                self._known.clear()
            known = self._known[bit, row_id] = ask[bit](row_id)
        return known

    def _has(self, bit: int, row_id: int) -> bool:
        return row_id < len(self._marks) and bool(self._marks[row_id] & bit)

    # Changing

    def drop(self, codes: Collection[str]) -> None:
        """List no findings of these rules any more."""
        for bit, part in self._parts.items():
            gone = [kind for kind in part if kind[0] in codes]
            for kind in gone:
                del part[kind]
            if gone:
                self._unmark(bit)
                self._join(marks_of(bit, part))
        self._known.clear()

    def set_row(self, row_id: int, findings: Findings, schema: Findings = ()) -> None:
        """Note what is found in a row by itself."""
        self._replace(_ALONE, row_id, findings)
        self._replace(SCHEMA, row_id, schema)

    def put(self, part: int, kinds: Kinds, marks: bytearray | None = None) -> None:
        """Note what a part, `SCHEMA` or `PAGES`, objects to in all rows.

        `marks` are what `marks_of` makes of it, where a worker has done so.
        """
        self._known.clear()
        self._unmark(part)
        self._parts[part] = dict(kinds)
        self._join(marks_of(part, kinds) if marks is None else marks)

    def set_page(self, row_id: int, findings: Findings) -> None:
        """Note what the page of a row is found to be."""
        self._replace(PAGES, row_id, findings)

    def set_place(self, row_id: int, findings: Findings) -> None:
        """Note what is found in a row among others."""
        self._replace(_AMONG, row_id, findings)

    def forget(self, row_id: int) -> None:
        """Note that a row is gone."""
        self.set_row(row_id, ())
        self.set_place(row_id, ())
        self.set_page(row_id, ())

    def _replace(self, bit: int, row_id: int, findings: Findings) -> None:
        self._known.pop((bit, row_id), None)
        kinds = self._parts[bit]
        if self._has(bit, row_id):
            self._marks[row_id] &= ~bit
            for kind, row_ids in list(kinds.items()):
                first = bisect_left(row_ids, row_id)
                del row_ids[first : bisect_right(row_ids, row_id, first)]
                if not row_ids:
                    del kinds[kind]
        for finding in findings:
            row_ids = kinds.setdefault((finding.code, finding.severity), array("I"))
            row_ids.insert(bisect_right(row_ids, row_id), row_id)
        if findings:
            self._reach(row_id)
            self._marks[row_id] |= bit

    def _unmark(self, bit: int) -> None:
        self._marks = self._marks.translate(bytes(mark & ~bit & 0xFF for mark in range(256)))

    def _join(self, marks: bytearray) -> None:
        """Add other marks: as two numbers, which takes a thousandth of a step for each row."""
        count = max(len(self._marks), len(marks))
        both = int.from_bytes(self._marks, "little") | int.from_bytes(marks, "little")
        self._marks = bytearray(both.to_bytes(count, "little"))

    def _reach(self, row_id: int) -> None:
        self._marks.extend(bytes(max(0, row_id + 1 - len(self._marks))))


def marks_of(part: int, kinds: Kinds, progress: Progress = no_progress) -> bytearray:
    """Return a mark for each row up to the last one that has any of these findings.

    Raises: Cancelled by way of `progress`.
    """
    end = max((row_ids[-1] for row_ids in kinds.values() if row_ids), default=-1) + 1
    marks = bytearray(end)
    for row_ids in kinds.values():
        for at in range(0, len(row_ids), _MARKED_AT_ONCE):
            progress(1.0)
            some = row_ids[at : at + _MARKED_AT_ONCE]
            deque(map(marks.__setitem__, some, repeat(part)), maxlen=0)
    return marks


class _Part(Mapping[int, Findings]):
    """The findings of one part of an index by row id, ascending; those of a row when asked for."""

    def __init__(self, index: ProblemIndex, bit: int) -> None:
        self._index = index
        self._bit = bit

    def __getitem__(self, row_id: int) -> Findings:
        found = self._index.found(self._bit, row_id)
        if not found:
            raise KeyError(row_id)
        return found

    def __iter__(self) -> Iterator[int]:
        return self._index.marked(self._bit)

    def __len__(self) -> int:
        return sum(1 for _ in self)


def by_kind(*parts: Mapping[int, Findings]) -> dict[Kind, array[int]]:
    """Return for each kind the ids of the rows that have it, ascending, once for each finding."""
    kinds: dict[Kind, array[int]] = {}
    for part in parts:
        for row_id, findings in part.items():
            for finding in findings:
                kinds.setdefault((finding.code, finding.severity), array("I")).append(row_id)
    return {kind: array("I", sorted(row_ids)) for kind, row_ids in kinds.items()}
