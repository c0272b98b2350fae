"""A filter at work beside the window: a screenful of rows first, then all that it holds for."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import compress, repeat
from time import monotonic
from typing import TYPE_CHECKING, Final

from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.row_numbers import marked
from sitemap_editor.core.document.traces import STEP_ROWS
from sitemap_editor.core.document.url_keys import hashes
from sitemap_editor.core.errors import Progress
from sitemap_editor.core.filtering.conditions import HasText
from sitemap_editor.core.filtering.grammar import Filter, Need
from sitemap_editor.core.filtering.kept_values import KeptValues
from sitemap_editor.core.filtering.matching import FilterContext, Problems, row_mask
from sitemap_editor.core.filtering.raw_hits import needle_of, raw_hits
from sitemap_editor.core.filtering.tree import (
    AllOf,
    AnyOf,
    ColumnTerm,
    Node,
    RowsTerm,
    State,
    StateTerm,
    terms,
)
from sitemap_editor.core.operations.searching import Query
from sitemap_editor.core.passes.executor import Executor
from sitemap_editor.session.table.view_order import chosen

if TYPE_CHECKING:
    from sitemap_editor.core.protocol.page_result import PageResults

_SCREEN_ROWS: Final = 100
_LOOK_S: Final = 0.06
_GLANCE_S: Final = 0.01
_SEARCH_S: Final = {True: 0.4, False: 0.2}
"""For how long a text is looked for farther: as it is typed, then in any letters. What is given up
is found among all rows only, which takes many times as long."""
_FIRST_STEP: Final = 1_024
_LARGEST_STEP: Final = 8_192
_BY_OTHER_ROWS: Final = (State.DUPLICATE, State.EQUAL_PAGE)


@dataclass(frozen=True)
class FilterTask:
    """A filter and all that it asks for, as it was in one moment; for a worker."""

    table: PieceTable
    filter: Filter
    sorted_ids: array[int] | None
    problems: Problems
    selected: Sequence[int]
    saved: PieceTable
    executor: Executor
    kept: KeptValues
    pages: PageResults | None
    among: array[int] | None = None
    """The ids of rows that alone it can hold for, from the top, where that is known."""
    order: array[int] = field(init=False)

    def __post_init__(self) -> None:
        order = self.table.order if self.sorted_ids is None else self.sorted_ids
        order = order if self.among is None else self.among
        object.__setattr__(self, "order", order)

    def context(self, progress: Progress) -> FilterContext:
        """Return what the filter is told; it is found out in the worker."""
        changed: Sequence[int] = ()
        if Need.CHANGED in self.filter.needs:
            changed = self.table.changed_since(self.saved, progress)
        live = labels_of(self.table, self.pages) if Need.LIVE in self.filter.needs else {}
        return FilterContext(self.problems, self.selected, changed, live=live)

    @property
    def can_be_told_in_parts(self) -> bool:
        """Tell whether some rows can be looked at without the others."""
        asked = terms(self.filter.node)
        if any(isinstance(each, StateTerm) and each.state in _BY_OTHER_ROWS for each in asked):
            return False
        return self.sorted_ids is None or not any(isinstance(each, RowsTerm) for each in asked)

    def first_rows(self, progress: Progress) -> tuple[array[int], bool]:
        """Return the ids of enough rows for a screen, from the top, and whether those are all."""
        context, found, at, step = self.context(progress), array("I"), 0, _FIRST_STEP
        is_whole = self.sorted_ids is None and self.among is None
        needle = needle_of(self.filter.node) if is_whole else None
        until = monotonic() + (_LOOK_S if needle is None else _GLANCE_S)
        while at < len(self.order) and len(found) < _SCREEN_ROWS and monotonic() < until:
            progress(0.0)
            some = self.order[at : at + step]
            places = range(at, at + len(some))
            found.extend(compress(some, self._mask_of(some, places, context, progress)))
            at, step = at + len(some), min(step * 2, _LARGEST_STEP)
        if needle is not None:
            self._look_farther(needle, at, found, context, progress)
        return found, at >= len(self.order)

    def _look_farther(
        self,
        needle: bytes,
        first: int,
        found: array[int],
        context: FilterContext,
        progress: Progress,
    ) -> None:
        """Add rows with a text from `first` on; where it is rare, that is soon all the file.

        Those that have it in small letters, as URLs do, are found soonest; where there are none,
        those that have it in any.
        """
        began, before = monotonic(), len(found)
        for in_small, at_most_s in _SEARCH_S.items():
            for places in raw_hits(self.table, needle, first, in_small=in_small):
                progress(0.0)
                if places:
                    some = array("I", map(self.order.__getitem__, places))
                    found.extend(compress(some, self._mask_of(some, places, context, progress)))
                if len(found) >= _SCREEN_ROWS or monotonic() > began + at_most_s:
                    return
            if len(found) > before:
                return

    def _mask_of(
        self,
        row_ids: array[int],
        positions: Sequence[int],
        context: FilterContext,
        progress: Progress,
    ) -> bytes:
        return row_mask(
            self.table.part(row_ids),
            self.filter,
            context=context,
            executor=self.executor,
            progress=progress,
            positions=positions,
        )

    def all_rows(self, progress: Progress) -> tuple[bytearray, array[int]]:
        """Return a byte for each row id, 1 for rows that are shown, and their ids from the top."""
        rows, order = array("I"), self.table.order if self.among is None else self.among
        mask = row_mask(
            self.table if self.among is None else self.table.part(order),
            self.filter,
            context=self.context(progress),
            executor=self.executor,
            progress=progress,
            kept=self.kept if self.among is None else None,
        )
        for at in range(0, len(order), STEP_ROWS):
            progress(at / len(order))
            rows.extend(compress(order[at : at + STEP_ROWS], mask[at : at + STEP_ROWS]))
        by_id = self._by_id(mask, rows, progress)
        if self.sorted_ids is not None:
            rows = chosen(self.sorted_ids, by_id, progress)
        return by_id, rows

    def _by_id(self, mask: bytes, rows: array[int], progress: Progress) -> bytearray:
        count, order = len(self.table.starts), self.table.order
        if self.among is not None or not order or not self.table.is_one_run:
            return marked(count, rows, progress=progress)
        return bytearray(order[0]) + mask + bytearray(count - order[-1] - 1)

    def misfits(self, edited: bytearray, progress: Progress) -> frozenset[int]:
        """Return which of the edited rows the filter does not hold for any more, by their ids."""
        is_there = self.table.is_placed
        row_ids = array("I", (row_id for row_id in _marked(edited) if is_there[row_id]))
        if self.can_be_told_in_parts:
            places = array("I")
            if any(isinstance(each, RowsTerm) for each in terms(self.filter.node)):
                places.extend(map(self.table.position, row_ids))
            else:
                places.extend(repeat(0, len(row_ids)))
            mask = self._mask_of(row_ids, places, self.context(progress), progress)
            return frozenset(compress(row_ids, (not each for each in mask)))
        by_id, _rows = self.all_rows(progress)
        return frozenset(row_id for row_id in row_ids if not by_id[row_id])


def labels_of(table: PieceTable, pages: PageResults | None) -> Mapping[str, array[int]]:
    """Return the ids of rows by what the live check found; nothing where nobody checked."""
    if pages is None:
        return {}
    return pages.labels(hashes(table), table.order, datetime.now(UTC))


def texts_of(node: Node) -> Iterator[Query]:
    """Yield the texts that rows have where a filter holds; not those that it excludes."""
    if isinstance(node, AllOf | AnyOf):
        for part in node.parts:
            yield from texts_of(part)
    elif isinstance(node, ColumnTerm) and isinstance(node.condition, HasText):
        yield Query(node.condition.text, fields=(node.field,) if node.field else ())


def _marked(marks: bytearray) -> Sequence[int]:
    return array("I", compress(range(len(marks)), marks))
