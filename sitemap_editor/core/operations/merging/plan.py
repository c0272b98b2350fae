"""Plans a merge: what comes in, what is there twice, what comes out, and the edit that does it."""

from __future__ import annotations

import io
from array import array
from bisect import bisect_right
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, compress, count
from typing import Final, TypeVar

from sitemap_editor.core.document.edits import (
    Batch,
    Edit,
    InsertSpans,
    PlaceRows,
    RemoveRows,
    SetHead,
)
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.url_keys import NO_URL, hashes, key_at, keys
from sitemap_editor.core.errors import EditError, Progress, Remark, no_progress, share_of
from sitemap_editor.core.operations.merging.collecting import Gathered, Part, gathered
from sitemap_editor.core.operations.merging.conflicts import ConflictRow, Conflicts
from sitemap_editor.core.operations.merging.duplicates import Duplicates, Groups, find_groups
from sitemap_editor.core.operations.merging.opening import Opened
from sitemap_editor.core.operations.merging.remarks import limit_remarks, refusal
from sitemap_editor.core.protocol.fields import LASTMOD

Picks = Mapping[int, int]
"""By number of conflict, which of its rows stays: it counts before the policy."""
_Value = TypeVar("_Value")
_ROWS_A_STEP: Final = 4_096
_LAST_KEY: Final = b"\xff"  # no UTF-8 begins with it: rows without a URL sort behind all others


def plan_merge(
    base: PieceTable, opened: Sequence[Opened], *, progress: Progress = no_progress
) -> MergePlan:
    """Plan to put the rows of all sources behind those of `base`, a snapshot.

    The plan holds on to the bytes of the sources and is for this state of the document alone.
    Raises: Cancelled by way of `progress`.
    """
    found = gathered(base, opened, share_of(progress, 0, 0.25))
    total = sum(part.count for part in found.parts) or 1
    all_hashes = array("q")
    for part in found.parts:
        first = 0.25 + part.first / total / 2
        some = hashes(part.table, share_of(progress, first, part.count / total / 2))
        for position in part.left_out:
            some[position] = NO_URL
        all_hashes.extend(some)
    places = _Places(found.parts, array("I", [part.first for part in found.parts]))
    told = share_of(progress, 0.75, 0.125)
    told(0.0)
    groups = find_groups(all_hashes, _heard(places.key, total, told))
    told = share_of(progress, 0.875, 0.125)
    stays = groups.winners(_heard(places.lastmod, len(groups.members()) or 1, told))
    progress(1.0)
    return MergePlan(base, found, groups, places, stays)


def _heard(
    read: Callable[[int], _Value], total: int, progress: Progress
) -> Callable[[int], _Value]:
    """Return `read`, which tells `progress` how many of `total` rows it was asked for."""
    numbers = count(1)

    def reading(row: int) -> _Value:
        number = next(numbers)
        if not number % _ROWS_A_STEP:
            progress(min(1.0, number / total))
        return read(row)

    return reading


@dataclass(frozen=True, slots=True)
class _Places:
    """Finds the row that a number means, counted through all parts."""

    parts: Sequence[Part]
    firsts: array[int]

    def find(self, number: int) -> tuple[Part, int]:
        part = self.parts[bisect_right(self.firsts, number) - 1]
        return part, number - part.first

    def key(self, number: int) -> bytes | None:
        part, position = self.find(number)
        return key_at(part.table, position)

    def lastmod(self, number: int) -> str | None:
        part, position = self.find(number)
        if LASTMOD not in part.table.fields:
            return None
        table, row_id = part.table, part.table.order[position]
        block, start = table.buffers.locate(table.starts[row_id])
        return table.row_format.value_at(block, start, start + table.lengths[row_id], LASTMOD)

    def row(self, number: int) -> ConflictRow:
        part, position = self.find(number)
        data = part.table.row_bytes(part.table.order[position])
        return ConflictRow(part.source, position, part.table.row_format.read(data), data)

    def written(self, number: int) -> bytes:
        """Return the bytes of a row as they will stand in the document."""
        part, position = self.find(number)
        if part.material is None:
            return part.table.row_bytes(part.table.order[position])
        start = part.material.starts[position]
        return part.material.block[start : start + part.lengths[position]]

    def length(self, number: int) -> int:
        part, position = self.find(number)
        return part.lengths[position]


class MergePlan:
    """What a merge would do; nothing is done before the edit is applied to the document.

    `remarks` are about the sources and hold for every policy; `remarks_out` are about the outcome.
    All but `edit` are quick.
    """

    def __init__(
        self,
        base: PieceTable,
        found: Gathered,
        groups: Groups,
        places: _Places,
        winners: Mapping[Duplicates, array[int] | None],
    ) -> None:
        self.remarks: Sequence[Remark] = found.remarks
        self.conflicts = Conflicts(groups, places.row)
        self.duplicates = groups.surplus_rows
        self.rows_in = sum(part.count for part in found.parts)
        self._base = base
        self._found = found
        self._groups = groups
        self._places = places
        self._left_out = sum(len(part.left_out) for part in found.parts)
        self._size_bytes = found.size_around_bytes + sum(sum(part.lengths) for part in found.parts)
        self._winners = winners
        in_groups = sum(map(places.length, groups.members()))
        self._saved_bytes = {
            each: 0 if stays is None else in_groups - sum(map(places.length, stays))
            for each, stays in self._winners.items()
        }

    def rows_out(self, policy: Duplicates, picks: Picks) -> int:
        """Return how many rows the document has afterwards."""
        rows = self.rows_in - self._left_out
        if self._winners[policy] is not None:
            return rows - self.duplicates
        return rows - sum(len(self._groups[number]) - 1 for number in picks)

    def size_bytes_out(self, policy: Duplicates, picks: Picks) -> int:
        """Return the size of the document afterwards, uncompressed, to the byte."""
        size, length = self._size_bytes - self._saved_bytes[policy], self._places.length
        winners = self._winners[policy]
        for number, pick in picks.items():
            members = self._groups[number]
            before = sum(map(length, members)) if winners is None else length(winners[number])
            size += length(members[pick]) - before
        if self._found.may_have_surplus and self.rows_out(policy, picks):
            size -= self._surplus(self._mask(policy, picks))
        return size

    def remarks_out(self, policy: Duplicates, picks: Picks) -> list[Remark]:
        """Return what there is to say about the outcome: duplicates that forbid it, limits."""
        remarks = []
        open_conflicts = len(self.conflicts) - len(picks)
        if policy is Duplicates.FAIL and open_conflicts:
            remarks.append(refusal(self.conflicts, picks))
        rows, size = self.rows_out(policy, picks), self.size_bytes_out(policy, picks)
        return remarks + limit_remarks(rows, size)

    def is_possible(self, policy: Duplicates, picks: Picks) -> bool:
        """Tell whether nothing stands in the way."""
        remarks = (*self.remarks, *self.remarks_out(policy, picks))
        return not any(remark.is_obstacle for remark in remarks)

    def edit(self, policy: Duplicates, picks: Picks, *, is_sorted: bool = False) -> Edit:
        """Return the edit that merges: for the document in the state of the snapshot.

        `is_sorted` puts all rows, those of the document too, in the order of their URLs; rows
        without one come last. Raises: EditError with the sentence of the first obstacle.
        """
        for remark in (*self.remarks, *self.remarks_out(policy, picks)):
            if remark.is_obstacle:
                raise EditError("merge", remark.text, remark.arguments)
        mask = self._mask(policy, picks)
        order = self._order(mask) if is_sorted else None
        rows = self._behind(mask) if order is None else self._among(order)
        is_of_head = self._found.head != self._base.head
        return Batch((*([SetHead(self._found.head)] if is_of_head else []), *rows))

    def _behind(self, mask: bytearray) -> Iterator[Edit]:
        """Put new rows behind those that are there, without a copy."""
        at = 0
        for part in self._found.parts:
            kept = mask[part.first : part.first + part.count]
            stay = kept.count(1)
            if part.material is None:
                gone = [position for position, stays in enumerate(kept) if not stays]
                if gone:
                    yield RemoveRows(gone)
            elif stay:
                starts, lengths = part.material.starts, part.material.lengths
                if stay < part.count:
                    starts = array("q", compress(starts, kept))
                    lengths = array("I", compress(lengths, kept))
                yield InsertSpans(at, part.material.block, starts, lengths)
            at += stay

    def _order(self, mask: bytearray) -> list[int] | None:
        """Return the rows that stay in the order of their URLs; None where it is theirs already."""
        every = chain.from_iterable(keys(part.table) for part in self._found.parts)
        urls = [key or _LAST_KEY for key in every]
        rows = list(compress(range(self.rows_in), mask))
        order = sorted(rows, key=urls.__getitem__)
        return None if order == rows else order

    def _among(self, order: Sequence[int]) -> Iterator[Edit]:
        """Put new rows among those that are there, copied into one block."""
        own = len(self._base)
        lengths, starts = array("I"), array("q", [0])
        block = io.BytesIO()  # gives its bytes away without a copy
        places, row_ids = array("I"), array("I")
        for place, row in enumerate(order):
            if row < own:
                places.append(place)
                row_ids.append(self._base.order[row])
                continue
            lengths.append(block.write(self._places.written(row)))
            starts.append(block.tell())
        if own:
            yield RemoveRows(range(own))
        if lengths:
            yield InsertSpans(0, block.getvalue(), starts[:-1], lengths)
        if places:
            yield PlaceRows(places, row_ids)

    def _mask(self, policy: Duplicates, picks: Picks) -> bytearray:
        """Return 1 for every row that stays, by number."""
        mask = bytearray(b"\1") * self.rows_in
        for part in self._found.parts:
            for position in part.left_out:
                mask[part.first + position] = 0
        winners = self._winners[policy]
        if winners is not None:
            for row in self._groups.members():
                mask[row] = 0
            for row in winners:
                mask[row] = 1
        for number, pick in picks.items():
            for row in self._groups[number]:
                mask[row] = 0
            mask[self._groups[number][pick]] = 1
        return mask

    def _surplus(self, mask: bytearray) -> int:
        """Return how much of the last row is not saved: its line end, as the file had none."""
        return self._base.row_format.unsaved_tail_bytes(self._places.written(mask.rindex(1)))
