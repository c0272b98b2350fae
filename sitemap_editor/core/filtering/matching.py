"""Finds the rows for which a filter holds, wherever what it asks for is known."""

from __future__ import annotations

import re
from array import array
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from functools import reduce
from itertools import compress
from operator import and_, or_
from typing import Final, TypeAlias

from sitemap_editor.core.checks.rule import SCHEMA_CODE
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.row_numbers import marked
from sitemap_editor.core.document.traces import STEP_ROWS
from sitemap_editor.core.errors import Progress, no_progress
from sitemap_editor.core.filtering.aspects import AnyAspect
from sitemap_editor.core.filtering.conditions import IsDate, told_by
from sitemap_editor.core.filtering.dates import age_bounds, today_in_utc
from sitemap_editor.core.filtering.filter_pass import InnerNode, pass_of
from sitemap_editor.core.filtering.grammar import Filter
from sitemap_editor.core.filtering.kept_values import Kept, KeptValues
from sitemap_editor.core.filtering.shared_urls import SharedUrlsPass
from sitemap_editor.core.filtering.tree import (
    AgeTerm,
    AllOf,
    AnyOf,
    ColumnTerm,
    ElementTerm,
    FileTerm,
    LanguageTerm,
    LiveTerm,
    Node,
    NotOf,
    ProblemTerm,
    RowsTerm,
    State,
    StateTerm,
)
from sitemap_editor.core.filtering.url_patterns import between_stars
from sitemap_editor.core.passes.executor import Executor, Here
from sitemap_editor.core.protocol.fields import LASTMOD
from sitemap_editor.core.protocol.severity import Severity

Problems: TypeAlias = Mapping[tuple[str, Severity], Sequence[int]]
"""By code and severity the ids of the rows that have such a problem, in any order."""

Labels: TypeAlias = Mapping[str, Sequence[int]]
"""By what the live check found (a status, or a word of the language) the ids of the rows."""

_SPARSE: Final = 8


@dataclass(frozen=True)
class FilterContext:
    """What a filter may ask for besides the rows; `Filter.needs` says what it does ask for.

    Rows are given by their ids.
    """

    problems: Problems = field(default_factory=dict)
    selected: Sequence[int] = ()
    changed: Sequence[int] = ()
    today: date = field(default_factory=today_in_utc)
    live: Labels = field(default_factory=dict)


def rows_matching(
    table: PieceTable,
    wanted: Filter,
    *,
    context: FilterContext | None = None,
    executor: Executor | None = None,
    progress: Progress = no_progress,
) -> array[int]:
    """Return the positions of the rows for which a filter holds, ascending.

    The table is a snapshot, or at rest. Raises: Cancelled by way of `progress`.
    """
    mask = row_mask(table, wanted, context=context, executor=executor, progress=progress)
    return array("I", compress(range(len(table)), mask))


def row_mask(
    table: PieceTable,
    wanted: Filter,
    *,
    context: FilterContext | None = None,
    executor: Executor | None = None,
    progress: Progress = no_progress,
    positions: Sequence[int] | None = None,
    kept: KeptValues | None = None,
) -> bytes:
    """Return a byte for each row of the table, in its order: 1 where the filter holds.

    `positions` are their places in the file, where the table is a part of one. Then what asks for
    other rows (is:duplicate, is:equal-page) knows only of those of the part. `kept` is what was
    read of the document before, for others to come.
    """
    run = _Run(table, context or FilterContext(), executor or Here(), progress, positions, kept)
    return run.mask(wanted.node).to_bytes(len(table), "little")


class _Run:
    """One filter at work on one table; masks are numbers of a byte a row."""

    def __init__(
        self,
        table: PieceTable,
        context: FilterContext,
        executor: Executor,
        progress: Progress,
        positions: Sequence[int] | None,
        kept: KeptValues | None,
    ) -> None:
        self._table = table
        self._kept = kept
        self._known: dict[AnyAspect, Kept | None] = {}
        self._context = context
        self._executor = executor
        self._progress = progress
        self._positions = range(len(table)) if positions is None else positions
        self._everything = _number(b"\1" * len(table))

    def mask(self, node: Node) -> int:
        """Return for which rows a tree holds."""
        inner = self._as_inner(node)
        if inner is not None:
            return self._told_by_bytes(inner)
        if isinstance(node, AllOf):
            outer, inside = self._parted(node.parts)
            among = reduce(and_, map(self.mask, outer), self._everything)
            return self._told_by_bytes(AllOf(inside), among) if inside else among
        if isinstance(node, AnyOf):
            outer, inside = self._parted(node.parts)
            found = reduce(or_, map(self.mask, outer), 0)
            return found | self._told_by_bytes(AnyOf(inside)) if inside else found
        if isinstance(node, NotOf):
            return self._everything ^ self.mask(node.part)
        return _number(self._told_by_others(node))

    def _parted(self, parts: Sequence[Node]) -> tuple[list[Node], tuple[Node, ...]]:
        """Tell what needs more than the bytes of rows from what does not."""
        inner = [self._as_inner(part) for part in parts]
        outer = [part for part, as_inner in zip(parts, inner, strict=True) if as_inner is None]
        return outer, tuple(part for part in inner if part is not None)

    def _as_inner(self, node: Node) -> InnerNode | None:
        """Return a tree that the bytes of rows tell, with ages as dates; None where they do not."""
        if isinstance(node, AgeTerm):
            return self._as_inner(self._in_dates(node))
        if isinstance(node, AllOf | AnyOf):
            parts = [self._as_inner(part) for part in node.parts]
            known = tuple(part for part in parts if part is not None)
            return type(node)(known) if len(known) == len(parts) else None
        if isinstance(node, NotOf):
            part = self._as_inner(node.part)
            return None if part is None else NotOf(part)
        if isinstance(node, ColumnTerm) and self._kept_of(node) is not None:
            return None
        return node if isinstance(node, ColumnTerm | ElementTerm | LanguageTerm) else None

    def _in_dates(self, term: AgeTerm) -> ColumnTerm:
        bounds = age_bounds(term.age, self._context.today, is_older=term.is_older)
        return ColumnTerm(LASTMOD, IsDate(bounds))

    def _kept_of(self, term: ColumnTerm) -> Kept | None:
        """Return what tells a term without the bytes of rows, read now where it was not yet."""
        aspect = told_by(term.field, term.condition)
        if self._kept is None or aspect is None:
            return None
        if aspect not in self._known:
            self._known |= self._kept.read(self._table, [aspect], self._executor, self._progress)
        return self._known[aspect]

    def _told_by_bytes(self, node: InnerNode, among: int | None = None) -> int:
        """Run a pass; over the rows of `among` alone where they are few."""
        if node == AllOf(()) or among == 0:
            return self._everything if among is None else among
        work = pass_of(node)
        if among is None or among.bit_count() * _SPARSE > len(self._table):
            found = self._executor.run(work, self._table, self._progress)
            return _number(found) & (self._everything if among is None else among)
        chosen = among.to_bytes(len(self._table), "little")
        row_ids, order, found = array("I"), self._table.order, bytearray()
        for at in range(0, len(order), STEP_ROWS):
            self._progress(0.0)
            row_ids.extend(compress(order[at : at + STEP_ROWS], chosen[at : at + STEP_ROWS]))
        told = iter(self._executor.run(work, self._table.part(row_ids), self._progress))
        for at in range(0, len(order), STEP_ROWS):
            self._progress(1.0)
            some = chosen[at : at + STEP_ROWS]
            found += bytes(next(told) if each else 0 for each in some) if any(some) else some
        return _number(found)

    def _told_by_others(self, node: Node) -> bytes:
        """Return for which rows a term holds that is told by something else than their bytes."""
        if isinstance(node, RowsTerm):
            return _in_ranges(node, self._positions)
        if isinstance(node, ProblemTerm):
            return self._marked(*self._with_problem(node))
        if isinstance(node, LiveTerm):
            return self._marked(*self._with_label(node))
        if isinstance(node, StateTerm):
            return self._states[node.state](self)
        if isinstance(node, FileTerm):
            return _of_files(self._table, node.name)
        term = self._in_dates(node) if isinstance(node, AgeTerm) else node
        kept = self._kept_of(term) if isinstance(term, ColumnTerm) else None
        if kept is None or not isinstance(term, ColumnTerm):
            raise TypeError(node)
        return kept.holding(self._table, term.condition, self._progress)

    def _with_problem(self, term: ProblemTerm) -> list[Sequence[int]]:
        return [
            row_ids
            for (code, severity), row_ids in self._context.problems.items()
            if (term.code or _any_but_schema(code)) == code and term.severity in (None, severity)
        ]

    def _with_label(self, term: LiveTerm) -> list[Sequence[int]]:
        labels, wanted = self._context.live, term.found
        if not wanted.endswith("xx"):
            return [labels[wanted]] if wanted in labels else []
        of_class = (each for each in labels if each.isdigit() and each[0] == wanted[0])
        return [labels[each] for each in of_class]

    def _marked(self, *lists: Sequence[int]) -> bytes:
        """Return which rows are among these, given by their ids."""
        marks = marked(len(self._table.starts), *lists, progress=self._progress)
        order = self._table.order
        if self._table.is_one_run and order:
            return bytes(marks[order[0] : order[-1] + 1])
        found = bytearray()
        for at in range(0, len(order), STEP_ROWS):
            self._progress(at / len(order))
            found += bytes(map(marks.__getitem__, order[at : at + STEP_ROWS]))
        return bytes(found)

    _states: Final[Mapping[State, Callable[[_Run], bytes]]] = {
        State.SELECTED: lambda self: self._marked(self._context.selected),
        State.CHANGED: lambda self: self._marked(self._context.changed),
        State.DUPLICATE: lambda self: self._shared(is_loose=False),
        State.EQUAL_PAGE: lambda self: self._shared(is_loose=True),
    }

    def _shared(self, *, is_loose: bool) -> bytes:
        return self._executor.run(SharedUrlsPass(is_loose), self._table, self._progress)


def _any_but_schema(code: str) -> str | None:
    """Return the code itself, unless it is the schema's, which is asked for by name alone."""
    return None if code == SCHEMA_CODE else code


def _in_ranges(term: RowsTerm, positions: Sequence[int]) -> bytes:
    if isinstance(positions, range):
        found = bytearray(len(positions))
        for first, last in term.ranges:
            begin = min(max(0, first - 1 - positions.start), len(found))
            end = len(found) if last is None else min(last - positions.start, len(found))
            end = max(begin, end)
            found[begin:end] = b"\1" * (end - begin)
        return bytes(found)
    return bytes(
        any(first <= at + 1 and (last is None or at < last) for first, last in term.ranges)
        for at in positions
    )


def _number(mask: bytes | bytearray) -> int:
    return int.from_bytes(mask, "little")


def _of_files(table: PieceTable, wanted: str) -> bytes:
    """Return which rows belong to a file of this name.

    Where no file is called so, capitals or not, those with it in their names, `*` for anything.
    """
    numbers, found = table.file_numbers, bytearray()
    if numbers is None:
        return bytes(len(table))
    parts = between_stars(wanted)
    name = parts[0] if len(parts) == 1 else None
    holds = [each == name for each in table.file_names]
    if not any(holds) and name is not None:
        holds = [each.lower() == name.lower() for each in table.file_names]
    if not any(holds):
        pattern = re.compile(".*".join(re.escape(part.lower()) for part in parts), re.DOTALL)
        holds = [pattern.search(each.lower()) is not None for each in table.file_names]
    for at in range(0, len(table), STEP_ROWS):  # the window goes on in between
        some = map(numbers.__getitem__, table.order[at : at + STEP_ROWS])
        found += bytes(map(holds.__getitem__, some))
    return bytes(found)
