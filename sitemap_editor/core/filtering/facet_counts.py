"""Counts the rows of a document by facets, each among those that the other terms let through."""

from __future__ import annotations

from array import array
from collections import Counter, deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import reduce
from operator import and_
from typing import Final, NamedTuple

from sitemap_editor.core.checks.rule import SCHEMA_CODE
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.row_numbers import listed, marked
from sitemap_editor.core.document.traces import STEP_ROWS
from sitemap_editor.core.errors import Progress, no_progress
from sitemap_editor.core.filtering.aspects import AnyAspect, Aspect, ContentAspect
from sitemap_editor.core.filtering.facet_listing import (
    OF_FEW_VALUES,
    Listing,
    found_in,
    listing_of,
    plain_listing,
)
from sitemap_editor.core.filtering.facet_terms import (
    ABSENT,
    AnyFacet,
    ContentFacet,
    Facet,
    Part,
    choices_of,
    parts_of,
)
from sitemap_editor.core.filtering.facets import counts_by_file
from sitemap_editor.core.filtering.grammar import Filter
from sitemap_editor.core.filtering.kept_values import Kept, KeptValues
from sitemap_editor.core.filtering.matching import FilterContext, row_mask
from sitemap_editor.core.filtering.named import ANY
from sitemap_editor.core.filtering.names_pass import NamesPass
from sitemap_editor.core.filtering.tree import Node
from sitemap_editor.core.passes.executor import Executor, Here

_MOST_MASKS: Final = 16
_MOST_VALUES: Final = 50_000
_FEW_NAMES: Final = 1_024
_ASPECTS: Final[Mapping[AnyFacet, AnyAspect]] = {
    Facet.FOLDER: Aspect.FOLDER,
    Facet.HOST: Aspect.FOLDER,
    Facet.EXTENSION: Aspect.EXTENSION,
    Facet.PARAMETER: Aspect.PARAMETERS,
    Facet.DATE: Aspect.DATE,
    Facet.PRECISION: Aspect.DATE,
    Facet.CHANGEFREQ: Aspect.CHANGEFREQ,
    Facet.PRIORITY: Aspect.PRIORITY,
    Facet.HAS: Aspect.EXTENSIONS,
}


@dataclass(frozen=True)
class Question:
    """What is to be counted: the facets, in a snapshot, under a filter."""

    table: PieceTable
    filter: str
    context: FilterContext
    facets: Sequence[AnyFacet]
    by_name: frozenset[AnyFacet] = frozenset()
    """Those that are listed by name, not by count."""
    wanted: str = ""
    """A text that values are to have in them."""
    whole: frozenset[AnyFacet] = frozenset()
    """Those whose values are all wanted, for their own name has that text in it."""
    words: Mapping[str, str] = field(default_factory=dict)
    """What some values are shown as, to be found by that."""
    shown: bytes | None = None
    """By row id a 1 where the whole filter holds, where that is known."""
    stamp: object = None
    """Another one where problems, or what is selected or changed, may be others."""


class _Listed(NamedTuple):
    """What a listing is of, with the parts of a filter that its facet does not own."""

    facet: AnyFacet
    is_by_name: bool
    others: tuple[Part, ...]
    chosen: frozenset[str]

    @property
    def is_of_all(self) -> bool:
        """True where no filter has a part in it."""
        return not (self.others or self.chosen)

    @property
    def needs_more_than_rows(self) -> bool:
        """True where the filter asks for what rows alone do not tell."""
        return any(Filter(part.node).needs for part in self.others)


class FacetCounter:
    """Knows of one document what it counted lately; used by one thread at a time."""

    def __init__(self, kept: KeptValues) -> None:
        self._kept = kept
        self._rows: tuple[int, int] | None = None
        self._stamp: object = None
        self._filter = ""
        self._masks: dict[Node, int] = {}
        self._alone: dict[AnyAspect, Kept] = {}
        self._firsts: dict[AnyFacet, tuple[Kept, array[int]]] = {}
        self._problems: dict[str, int] = {}
        self.listings: dict[_Listed, Listing] = {}
        """Of all rows and under the last filter: back without a filter, they are there."""

    def count(
        self,
        asked: Question,
        executor: Executor | None = None,
        progress: Progress = no_progress,
    ) -> Mapping[AnyFacet, Listing]:
        """Return a listing of each facet. Raises: Cancelled by way of `progress`."""
        rows = (asked.table.revision, len(asked.table.starts))
        if rows != self._rows:
            self._rows = rows
            self._alone.clear()
            self._masks.clear()
            self._problems.clear()
            self.listings.clear()
        elif asked.stamp != self._stamp:
            self._forget_what_rows_do_not_tell()
        if asked.filter != self._filter:
            self.listings = {each: found for each, found in self.listings.items() if each.is_of_all}
        self._stamp, self._filter = asked.stamp, asked.filter
        return _Count(self, asked, executor or Here(), progress).listings()

    def _forget_what_rows_do_not_tell(self) -> None:
        """Forget what findings, the selection or what is saved have a part in, and that alone."""
        self._problems.clear()
        for node in [node for node in self._masks if Filter(node).needs]:
            del self._masks[node]
        for each in [each for each in self.listings if each.needs_more_than_rows]:
            del self.listings[each]

    # What is known for as long as nothing changes

    def mask(self, node: Node, asked: Question, executor: Executor, progress: Progress) -> int:
        """Return for which rows a part of the filter holds: a byte a row, by position."""
        known = self._masks.pop(node, None)
        if known is None:
            found = row_mask(
                asked.table,
                Filter(node),
                context=asked.context,
                executor=executor,
                progress=progress,
                kept=self._kept,
            )
            known = int.from_bytes(found, "little")
        self._masks[node] = known  # the last one is the one used last
        if len(self._masks) > _MOST_MASKS:
            del self._masks[next(iter(self._masks))]
        return known

    def kept(
        self,
        table: PieceTable,
        aspects: Sequence[AnyAspect],
        executor: Executor,
        progress: Progress,
    ) -> Mapping[AnyAspect, Kept]:
        """Return aspects of all rows, also those in which nearly each row is another."""
        found: dict[AnyAspect, Kept] = {}
        for aspect, kept in self._kept.read(table, aspects, executor, progress).items():
            if kept is None:
                kept = self._alone.get(aspect)
            if kept is None:
                kept = self._alone[aspect] = _of_all(aspect, table, executor, progress)
            found[aspect] = kept
        return found

    def firsts(self, facet: AnyFacet, kept: Kept, progress: Progress) -> array[int] | None:
        """Return of each name the first with its value in a facet, where names are many for it."""
        comes_to = OF_FEW_VALUES.get(facet)
        if comes_to is None or len(kept.names) <= _FEW_NAMES:
            return None
        of, found = self._firsts.get(facet, (None, None))
        if found is None or of is not kept:
            found = kept.firsts(comes_to, progress)
            self._firsts[facet] = kept, found
        return found

    def with_problem(
        self, kind: str, lists: Sequence[Sequence[int]], rows: int, progress: Progress
    ) -> int:
        """Return which rows are in lists: a byte a row id, of `rows` ids there are."""
        known = self._problems.get(kind)
        if known is None:
            marks = marked(rows, *lists, progress=progress)
            known = self._problems[kind] = int.from_bytes(marks, "little")
        return known


def _aspect_of(facet: AnyFacet) -> AnyAspect | None:
    if isinstance(facet, ContentFacet):
        return ContentAspect(facet.value)
    return _ASPECTS.get(facet)


def _of_all(aspect: AnyAspect, table: PieceTable, executor: Executor, progress: Progress) -> Kept:
    count = len(table.starts)
    work = NamesPass((aspect,), count + 1)
    (named,) = executor.run(work, table.part(listed(range(count), progress)), progress)
    assert named is not None  # noqa: S101 - as many names as rows are allowed
    return Kept(aspect, *named)


class _Count:
    """One question at work."""

    def __init__(
        self, counter: FacetCounter, asked: Question, executor: Executor, progress: Progress
    ) -> None:
        self._counter = counter
        self._asked = asked
        self._executor = executor
        self._progress = progress
        self._parts = parts_of(asked.filter)
        self._counted: dict[tuple[AnyAspect | AnyFacet, tuple[Part, ...]], Counter[bytes]] = {}

    def listings(self) -> Mapping[AnyFacet, Listing]:
        asked = self._asked
        aspects = dict.fromkeys(filter(None, map(_aspect_of, asked.facets)))
        ordered: list[AnyAspect] = [aspect for aspect in Aspect if aspect in aspects]
        ordered += [aspect for aspect in aspects if isinstance(aspect, ContentAspect)]
        self._kept = self._counter.kept(asked.table, ordered, self._executor, self._progress)
        choices = choices_of(asked.filter)
        found: dict[AnyFacet, Listing] = {}
        for facet in asked.facets:
            self._progress(0.0)
            choice = choices.get(facet)
            chosen = choice.included | choice.excluded if choice is not None else frozenset()
            listing = self._listing(facet, chosen, by_name=facet in asked.by_name)
            wanted = "" if facet in asked.whole else asked.wanted
            found[facet] = found_in(listing, wanted, asked.words) if asked.wanted else listing
        return found

    def _listing(self, facet: AnyFacet, chosen: frozenset[str], *, by_name: bool) -> Listing:
        others = tuple(part for part in self._parts if part.facet != facet)
        aspect = _aspect_of(facet)
        if aspect is not None or facet is Facet.FILE:
            listed = _Listed(facet, by_name, others, chosen)
            known = self._counter.listings.get(listed)
            if known is not None:
                return known
            if aspect is None:
                names = self._file_names(others)
            else:
                names = self._names(facet, aspect, others)
            listing = listing_of(
                facet, names, by_name=by_name, chosen=chosen, progress=self._progress
            )
            listing = replace(listing, is_of_no_row=bool(others) and not any(names.values()))
            if len(listing.counts) <= _MOST_VALUES:
                self._counter.listings[listed] = listing
            return listing
        among = self._mask(others)
        listing = plain_listing(facet, self._counts(facet, among), by_name=by_name, chosen=chosen)
        return replace(listing, is_of_no_row=bool(others) and not among)

    def _names(
        self, facet: AnyFacet, aspect: AnyAspect, others: tuple[Part, ...]
    ) -> Counter[bytes]:
        kept = self._kept[aspect]
        firsts = self._counter.firsts(facet, kept, self._progress)
        counted = (aspect if firsts is None else facet, others)
        known = self._counted.get(counted)
        if known is None:
            table, chosen = self._asked.table, None
            if others:
                chosen = self._mask(others).to_bytes(len(table), "little")
            known = self._counted[counted] = kept.counts(table, chosen, firsts, self._progress)
        return known

    def _file_names(self, others: tuple[Part, ...]) -> Counter[bytes]:
        table = self._asked.table
        return counts_by_file(table, self._mask(others).to_bytes(len(table), "little"))

    def _mask(self, parts: Sequence[Part]) -> int:
        """Return for which rows all these hold."""
        table, shown = self._asked.table, self._asked.shown
        if shown is not None and parts and tuple(parts) == self._parts:
            return int.from_bytes(_by_position(shown, table), "little")
        everything = int.from_bytes(b"\1" * len(table), "little")
        masks = (
            self._counter.mask(part.node, self._asked, self._executor, self._progress)
            for part in parts
        )
        return reduce(and_, masks, everything)

    def _counts(self, facet: AnyFacet, among: int) -> dict[str, int]:
        """Count what no aspect of the rows tells."""
        if facet is Facet.LIVE:
            return self._with_labels(facet, among)
        return self._with_problems(facet, among)

    def _with_problems(self, facet: AnyFacet, among: int) -> dict[str, int]:
        """Count rows, not problems: a row may have one more than once."""
        kinds: dict[str, list[Sequence[int]]] = {}
        for (code, severity), each in self._asked.context.problems.items():
            row_ids = each if isinstance(each, array) else array("I", each)
            if facet is Facet.PROBLEM:
                kinds.setdefault(code, []).append(row_ids)
            elif code != SCHEMA_CODE:
                kinds.setdefault(severity.value, []).append(row_ids)
        by_id = self._by_id(among)
        count, progress = len(self._asked.table.starts), self._progress
        masks = {
            value: self._counter.with_problem(value, lists, count, progress)
            for value, lists in kinds.items()
        }
        counts = {value: (mask & by_id).bit_count() for value, mask in masks.items()}
        counts = {value: count for value, count in counts.items() if count}
        if facet is Facet.SEVERITY:
            any_mask = reduce(int.__or__, masks.values(), 0)
            without = by_id.bit_count() - (any_mask & by_id).bit_count()
            if without:
                counts[ABSENT] = without
        return counts

    def _with_labels(self, facet: AnyFacet, among: int) -> dict[str, int]:
        """Count rows by what the live check found; a row has a status, and may have words."""
        live, rows = self._asked.context.live, len(self._asked.table.starts)
        by_id, masks = self._by_id(among), dict[str, int]()
        for label, each in live.items():
            row_ids = each if isinstance(each, array) else array("I", each)
            key = f"{facet.value}:{label}"
            masks[label] = self._counter.with_problem(key, [row_ids], rows, self._progress)
        checked = (masks.pop(ANY, 0) & by_id).bit_count()
        counts = {label: (mask & by_id).bit_count() for label, mask in masks.items()}
        if checked and (unchecked := by_id.bit_count() - checked):
            counts[ABSENT] = unchecked
        return {label: count for label, count in counts.items() if count}

    def _by_id(self, mask: int) -> int:
        """Return a mask by position as one by row id."""
        table = self._asked.table
        if table.is_one_run:
            return mask << (8 * table.order[0]) if len(table) else 0
        marks, found = bytearray(len(table.starts)), mask.to_bytes(len(table), "little")
        for at in range(0, len(table), STEP_ROWS):
            some = slice(at, at + STEP_ROWS)
            deque(map(marks.__setitem__, table.order[some], found[some]), maxlen=0)
        return int.from_bytes(marks, "little")


def _by_position(by_id: bytes, table: PieceTable) -> bytes:
    order = table.order
    if table.is_one_run:
        return by_id[order[0] : order[-1] + 1] if order else b""
    found = bytearray()
    for at in range(0, len(order), STEP_ROWS):
        found += bytes(map(by_id.__getitem__, order[at : at + STEP_ROWS]))
    return bytes(found)
