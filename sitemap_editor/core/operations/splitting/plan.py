"""Plans a split: which rows make which part, under which name, and what is to be said about it."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TypeAlias

from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.row import Row
from sitemap_editor.core.errors import Progress, Remark, no_progress
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.files.formats import kind_for
from sitemap_editor.core.operations.splitting import remarks
from sitemap_editor.core.operations.splitting.assignment import Filled, PartAssigner
from sitemap_editor.core.operations.splitting.earlier import Earlier, EarlierFile
from sitemap_editor.core.operations.splitting.grouping import Group, grouped
from sitemap_editor.core.operations.splitting.measuring import Measure
from sitemap_editor.core.operations.splitting.naming import NamePattern, names_obstacle
from sitemap_editor.core.operations.splitting.order import By, SplitOrder
from sitemap_editor.core.passes.executor import Executor, Here
from sitemap_editor.core.protocol import limits
from sitemap_editor.core.protocol.datetimes import now_w3c
from sitemap_editor.core.protocol.fields import SITEMAPINDEX, TEXT
from sitemap_editor.core.protocol.location import folder_of, url_in

Groupings: TypeAlias = dict[tuple[By, int, int], list[Group]]
"""Groups by what they depend on: what goes together, and the limits of rows and bytes."""


@dataclass(frozen=True, slots=True)
class Part:
    """One file of a split."""

    name: str
    group: str
    """Empty where there are no groups."""
    row_ids: array[int]
    size_bytes: int
    """Uncompressed, head and tail included."""
    first_loc: str
    last_loc: str
    is_unchanged: bool = False
    """True where the file of an earlier split has these very bytes, and stays."""


@dataclass(frozen=True, slots=True)
class SplitPlan:
    """All that a split will write."""

    parts: Sequence[Part]
    remarks: Sequence[Remark]
    index: Document | None = None
    """None where there is to be none, or an obstacle is in its way."""
    is_index_unchanged: bool = False
    earlier: Earlier | None = None

    @property
    def can_be_written(self) -> bool:
        """True where no remark is an obstacle."""
        return not any(remark.is_obstacle for remark in self.remarks)


def plan_split(
    table: PieceTable,
    order: SplitOrder,
    *,
    now: datetime,
    earlier: Earlier | None = None,
    groupings: Groupings | None = None,
    progress: Progress = no_progress,
    executor: Executor | None = None,
) -> SplitPlan:
    """Plan the split of a snapshot; nothing is written.

    `now`, with a zone, becomes the lastmod of what is new or changed. With `earlier` a URL stays in
    the part it was in (an index of indexes is not made, so there `earlier` counts for nothing).
    `groupings` keeps what was found of this snapshot for the next plan, under another name, say.
    Raises: Cancelled by way of `progress`.
    """
    pattern = NamePattern(order.pattern_for(table.row_kind))
    if obstacle := pattern.obstacle():
        return SplitPlan((), (obstacle,))
    if not order.index_name or table.row_kind is SITEMAPINDEX:
        earlier = None
    planning = _Planning(table, order, pattern, earlier, executor or Here(), progress)
    return planning.plan(now, {} if groupings is None else groupings)


class _Planning:
    """The steps from rows to a plan."""

    def __init__(
        self,
        table: PieceTable,
        order: SplitOrder,
        pattern: NamePattern,
        earlier: Earlier | None,
        executor: Executor,
        progress: Progress,
    ) -> None:
        self._table = table
        self._order = order
        self._pattern = pattern
        self._earlier = earlier
        self._known: Sequence[EarlierFile] = earlier.parts if earlier and order.keeps_places else ()
        self._executor = executor
        self._progress = progress
        self._has_index = bool(order.index_name) and table.row_kind is not SITEMAPINDEX
        max_rows = max(1, min(order.max_rows, limits.MAX_ROWS))
        max_size_bytes = min(order.max_size_bytes, limits.MAX_SIZE_BYTES)
        self._measure = Measure(table, max_rows, max_size_bytes, lambda _: progress(0.5))

    def plan(self, now: datetime, groupings: Groupings) -> SplitPlan:
        """Return the plan."""
        groups = self._groups(groupings)
        filled = self._filled(groups)
        names = self._names(groups, filled)
        parts = [
            self._part(name, groups[part.group].name if groups else "", part)
            for name, part in zip(names, filled, strict=True)
        ]
        said = [*(self._earlier.remarks if self._earlier else ()), *self._said(parts)]
        folder_url = self._folder_url()
        if not self._has_index:
            return SplitPlan(parts, said, earlier=self._earlier)
        if folder_url is None:
            url = self._order.published_at.strip()
            said.append(remarks.no_place(url) if url else remarks.NO_ADDRESS)
            return SplitPlan(parts, said, earlier=self._earlier)
        index = index_of(folder_url, self._children(filled, parts, now), self._others(parts))
        said.extend(index_obstacles(index, self._order))
        is_index_unchanged = bool(
            self._earlier and self._earlier.index and self._earlier.index.holds(index.table)
        )
        if is_index_unchanged and all(part.is_unchanged for part in parts):
            said.append(remarks.NOTHING_CHANGED)
        return SplitPlan(parts, said, index, is_index_unchanged, self._earlier)

    def _groups(self, groupings: Groupings) -> list[Group]:
        """Return the groups of this order, looked up or found."""
        order, measure = self._order, self._measure
        key = (order.by, measure.max_rows, measure.max_size_bytes)
        if key not in groupings:
            groupings[key] = grouped(
                self._table,
                order.by,
                measure,
                self._executor,
                lambda part: self._progress(min(1.0, part) / 2),
            )
        return groupings[key]

    def _filled(self, groups: Sequence[Group]) -> list[Filled]:
        """Return the parts, at least one."""
        if self._known and self._earlier:
            filling = PartAssigner(self._table, groups, self._earlier, self._measure)
            filled = filling.parts(lambda part: self._progress((1 + part) / 2))
        else:
            filled = [
                Filled(None, number, row_ids)
                for number, group in enumerate(groups)
                for row_ids in self._measure.cuts(group.row_ids)
            ]
        return filled or [Filled(None, 0)]

    def _names(self, groups: Sequence[Group], filled: Sequence[Filled]) -> list[str]:
        """Return the names of parts: earlier ones keep theirs, new ones take what is not in use."""
        taken = {part.name.casefold() for part in self._known}
        counters: dict[int, int] = {}
        names = []
        for part in filled:
            if part.earlier is not None:
                names.append(self._known[part.earlier].name)
                continue
            group = groups[part.group].name if groups else ""
            counter = part.group if self._pattern.has_group else 0
            while True:
                counters[counter] = number = counters.get(counter, 0) + 1
                name = self._pattern.name(number, group)
                if name.casefold() not in taken or not self._pattern.has_number:
                    break
            names.append(name)
        return names

    def _part(self, name: str, group: str, part: Filled) -> Part:
        table, row_ids = self._table, part.row_ids
        known = None if part.earlier is None else self._known[part.earlier]
        return Part(
            name,
            group,
            row_ids,
            self._measure.size_bytes(row_ids),
            (table.row(row_ids[0]).loc or "").strip() if row_ids else "",
            (table.row(row_ids[-1]).loc or "").strip() if row_ids else "",
            known is not None and known.holds(table.part(row_ids)),
        )

    def _children(
        self, filled: Sequence[Filled], parts: Sequence[Part], now: datetime
    ) -> Iterator[tuple[str, str | None]]:
        """Yield name and lastmod: a part whose bytes stay keeps its own. Source: PROTOCOL I05."""
        for known, part in zip(filled, parts, strict=True):
            if part.is_unchanged and known.earlier is not None:
                yield part.name, self._known[known.earlier].lastmod
            else:
                yield part.name, now_w3c(now)

    def _left_over(self, parts: Sequence[Part]) -> list[EarlierFile]:
        """Return what the earlier index lists and no part of this split is."""
        used = {part.name.casefold() for part in parts}
        earlier = self._earlier.parts if self._earlier else ()
        return [known for known in earlier if known.name.casefold() not in used]

    def _others(self, parts: Sequence[Part]) -> list[Row]:
        """Return what the earlier index lists that no split with these names has made."""
        if self._earlier is None:
            return []
        left = self._left_over(parts)
        foreign = [Row(one.loc, one.lastmod) for one in left if not self._pattern.gives(one.name)]
        return [*foreign, *self._earlier.elsewhere]

    def _folder_url(self) -> str | None:
        """Return the URL of the folder of the parts; None where nobody knows it."""
        if self._order.published_at.strip():
            return folder_of(self._order.published_at)
        return (self._earlier.published_at or None) if self._earlier else None

    def _said(self, parts: Sequence[Part]) -> Iterator[Remark]:
        kind, limit = self._table.row_kind, self._measure.max_size_bytes
        names = [part.name for part in parts]
        if obstacle := names_obstacle(names, self._order.index_name if self._has_index else ""):
            yield obstacle
        yield from self._oversized(parts, limit)
        if kind is SITEMAPINDEX and self._order.index_name:
            yield remarks.PARTS_ARE_INDEXES
        gone = [left.name for left in self._left_over(parts) if self._pattern.gives(left.name)]
        if gone:
            yield remarks.no_longer_listed(gone)
        if others := self._others(parts):
            yield remarks.still_listed([row.loc or "" for row in others])
        if len(parts) == 1:
            yield remarks.one_part(len(self._table))
        for name in names:
            if (kind_for(Path(name), kind) is TEXT) is not (kind is TEXT):
                yield remarks.other_suffix(name, kind)
                break

    def _oversized(self, parts: Sequence[Part], limit: int) -> Iterator[Remark]:
        """Yield that something is larger than any part may be."""
        if self._measure.frame_bytes + bool(self._table) > limit:
            yield remarks.frame_too_large(self._measure.frame_bytes, limit)
            return
        for part in parts:
            if part.size_bytes > limit:
                row = self._table.position(part.row_ids[0]) + 1
                yield remarks.row_too_large(row, part.size_bytes, limit)
                return


def index_of(
    folder_url: str, children: Iterable[tuple[str, str | None]], others: Sequence[Row] = ()
) -> Document:
    """Return an index of children, each a name and its lastmod, in the folder with this URL.

    `others` are listed behind them as they are.
    """
    rows = [Row(url_in(folder_url, name), date) for name, date in children]
    return Document.new(SITEMAPINDEX, [*rows, *others])


def dated_anew(index: Document, are_unchanged: Sequence[bool], date: str) -> Document:
    """Return the same index with another date for the first rows, but for those left unchanged."""
    rows = list(index)
    for position, is_unchanged in enumerate(are_unchanged):
        if not is_unchanged:
            rows[position] = rows[position]._replace(lastmod=date)
    return Document.new(SITEMAPINDEX, rows)


def index_obstacles(index: Document, order: SplitOrder) -> Iterator[Remark]:
    """Yield how the index breaks the limits. Source: PROTOCOL I02."""
    most = min(order.max_index_rows, limits.MAX_ROWS)
    if len(index) > most:
        yield remarks.too_many_parts(len(index), most)
    if index.size_bytes > limits.MAX_SIZE_BYTES:
        yield remarks.index_too_large(index.size_bytes, limits.MAX_SIZE_BYTES)
