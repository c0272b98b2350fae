"""Which problems are shown, in which order: chosen by kind, severity and text."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from sitemap_editor.core.checks.checker import Findings
from sitemap_editor.core.checks.problem_index import Kind, ProblemIndex
from sitemap_editor.core.checks.rule import SCHEMA_CODE, Finding, Severity
from sitemap_editor.core.errors import Progress, no_progress

_STEP: Final = 4_096
_IDS_AT_ONCE: Final = 16_384
_KEPT: Final = 10_000


@dataclass(frozen=True, slots=True)
class Filter:
    """What to show: one kind (None: all, by row), these severities, what holds this text."""

    kind: Kind | None = None
    severities: frozenset[Severity] = frozenset(Severity)
    with_schema: bool = True
    text: str = ""

    def wants(self, kind: Kind) -> bool:
        """Tell whether findings of a kind are shown, but for the text."""
        code, severity = kind
        if self.kind is not None and kind != self.kind:
            return False
        return self.with_schema if code == SCHEMA_CODE else severity in self.severities


USUAL: Final = Filter(with_schema=False)
"""What a file is shown by at first: most of what the schema says the rules say in other words."""


@dataclass(slots=True)
class Entries:
    """The shown problems of rows: row ids, ascending, and which of the row's each of them is."""

    kinds: frozenset[Kind] = frozenset()
    row_ids: array[int] = field(default_factory=lambda: array("I"))
    which: array[int] | None = None
    """Given where a text left some out; else a row's problems follow one another in order."""

    def __len__(self) -> int:
        return len(self.row_ids)

    def number_in_row(self, number: int) -> int:
        """Return which of its row's problems an entry is, from 0."""
        if self.which is not None:
            return self.which[number]
        return number - bisect_left(self.row_ids, self.row_ids[number])


def problems_of(index: ProblemIndex, row_id: int, kinds: Collection[Kind]) -> list[Finding]:
    """Return the problems of a row that are of these kinds, most severe first, schema last."""
    both = (*index.of_row(row_id), *index.schema_of_row(row_id))
    return [finding for finding in both if (finding.code, finding.severity) in kinds]


def listed(
    kinds: Mapping[Kind, array[int]], wanted: Filter, progress: Progress = no_progress
) -> Entries:
    """Return the entries for a filter without its text, from the row ids of each kind.

    Raises: Cancelled by way of `progress`.
    """
    shown = {kind: row_ids for kind, row_ids in kinds.items() if wanted.wants(kind)}
    if len(shown) == 1:
        (row_ids,) = shown.values()
        return Entries(frozenset(shown), row_ids[:])
    return Entries(frozenset(shown), _joined(list(shown.values()), progress))


def _joined(lists: Sequence[array[int]], progress: Progress) -> array[int]:
    """Return ascending lists as one; a stretch at a time, since a sort holds all threads."""
    joined = array("I")
    end = max((row_ids[-1] for row_ids in lists if row_ids), default=-1) + 1
    for first in range(0, end, _IDS_AT_ONCE):
        progress(first / end)
        some: list[int] = []
        for row_ids in lists:
            begin = bisect_left(row_ids, first)
            some += row_ids[begin : bisect_left(row_ids, first + _IDS_AT_ONCE, begin)]
        some.sort()  # runs that ascend already: one merge
        joined.extend(some)
    return joined


def narrowed(
    entries: Entries,
    index: ProblemIndex,
    holds: Callable[[int], bool],
    text: str,
    worded: Callable[[Finding], str],
    progress: Progress,
) -> Entries:
    """Return the entries whose message holds `text`, case ignored, or whose row's values do.

    Of the latter `holds` tells by row id.
    """
    needle = text.lower()
    said: dict[int, tuple[Finding, bool]] = {}
    kept = Entries(entries.kinds, which=array("I"))
    assert kept.which is not None  # noqa: S101 - given in the line above
    before, is_held = -1, False
    found: list[Finding] = []
    for number, row_id in enumerate(entries.row_ids):
        if not number % _STEP:
            progress(number / len(entries))
        which = entries.number_in_row(number)
        if row_id != before:
            before = row_id
            is_held = holds(row_id)
            found = [] if is_held else problems_of(index, row_id, entries.kinds)
        if not is_held:
            if which >= len(found):
                continue
            finding = found[which]
            known = said.get(id(finding))
            if known is None:
                is_in = needle in f"{finding.code} {worded(finding)}".lower()
                known = said[id(finding)] = (finding, is_in)  # kept: no other one gets its id
                if len(said) > _KEPT:
                    said.clear()
            if not known[1]:
                continue
        kept.row_ids.append(row_id)
        kept.which.append(which)
    return kept


class ShownProblems(Mapping[int, Findings]):
    """The problems of some entries by row id, worked out when a row is asked for."""

    def __init__(self, index: ProblemIndex, entries: Entries, numbers: Iterable[int]) -> None:
        self._index = index
        self._entries = entries
        self._numbers = numbers

    @cached_property
    def _which(self) -> dict[int, list[int]]:
        """By row id which of the row's problems are shown; worked out by who asks first."""
        which: dict[int, list[int]] = {}
        for number in self._numbers:
            row_id = self._entries.row_ids[number]
            which.setdefault(row_id, []).append(self._entries.number_in_row(number))
        return which

    def __getitem__(self, row_id: int) -> Findings:
        which = self._which[row_id]
        found = problems_of(self._index, row_id, self._entries.kinds)
        return tuple(found[number] for number in which if number < len(found))

    def __iter__(self) -> Iterator[int]:
        return iter(self._which)

    def __len__(self) -> int:
        return len(self._which)


def kinds_in_order(index: ProblemIndex, file: Findings) -> Iterator[tuple[Kind, int]]:
    """Yield every kind with its number, the most severe first, then by code; schema last."""
    counts = {kind: len(row_ids) for kind, row_ids in index.kinds.items()}
    for finding in file:
        kind = (finding.code, finding.severity)
        counts[kind] = counts.get(kind, 0) + 1
    yield from sorted(
        counts.items(),
        key=lambda each: (each[0][0] == SCHEMA_CODE, each[0][1].rank, each[0][0]),
    )


def same_finding(wanted: Finding, there: Iterable[Finding]) -> Finding | None:
    """Return a finding among others: itself, else what its rule now says of the same column."""
    alike = None
    for each in there:
        if each == wanted:
            return each
        if alike is None and (each.code, each.column) == (wanted.code, wanted.column):
            alike = each
    return alike
