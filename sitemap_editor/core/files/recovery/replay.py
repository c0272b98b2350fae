"""Carries out the records of a journal again, and says what all of them together come to."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain, compress, islice
from operator import ne

from sitemap_editor.core.document.buffers import Buffers
from sitemap_editor.core.document.edits import (
    Batch,
    Edit,
    PlaceRows,
    RemoveRows,
    SetFiles,
    SetHead,
    SetSpans,
)
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.row import RowFormat
from sitemap_editor.core.document.row_numbers import compact
from sitemap_editor.core.document.row_spans import begins
from sitemap_editor.core.errors import EditError, Progress
from sitemap_editor.core.files.recovery.difference import difference
from sitemap_editor.core.files.recovery.journal import digest_of
from sitemap_editor.core.files.recovery.reading import Record
from sitemap_editor.core.files.recovery.replayed_steps import ReplayedSteps, StepBack


@dataclass(frozen=True, slots=True)
class Counts:
    """What is different from the file as it was last saved."""

    changed: int = 0
    added: int = 0
    removed: int = 0
    is_reordered: bool = False
    is_head_changed: bool = False
    is_of_files: bool = False
    """True where rows are of other files, or files are called otherwise."""

    def __bool__(self) -> bool:
        """Tell whether anything is."""
        are_rows = any((self.changed, self.added, self.removed, self.is_reordered))
        return are_rows or self.is_head_changed or self.is_of_files


class Replay:
    """A table on which records are carried out; it must be as it was read, nothing edited.

    Without `keeps_content` the bytes of rows are passed over: enough for `counts`.
    """

    def __init__(self, table: PieceTable, *, keeps_content: bool = True) -> None:
        self.table = table
        self._base = table.snapshot()
        self._keeps_content = keeps_content
        self.steps = ReplayedSteps()
        self._new_starts, self._new_lengths = array("q"), array("I")

    def play(self, record: Record) -> None:
        """Carry out one record, or raise one of `UNREADABLE` or EditError and do nothing."""
        table, content = self.table, record.content if self._keeps_content else b""
        known = len(table.starts) + len(record.added_lengths)
        if record.rewritten and not 0 <= min(record.rewritten) <= max(record.rewritten) < known:
            raise IndexError("a record speaks of rows that are not there")
        if record.added_lengths:
            new = table.add_spans(content, begins(record.added_lengths), record.added_lengths)
            address = table.starts[new.start]
            self._new_starts.extend(islice(table.starts, new.start, None))
            self._new_lengths.extend(record.added_lengths)
        else:
            address = table.buffers.append(content)
        address += sum(record.added_lengths)
        starts = begins(record.lengths, address)
        edits: list[Edit] = list(record.places)
        if record.rewritten:
            edits.append(SetSpans(array("I", record.rewritten), starts, record.lengths))
        if record.around is not None:
            edits.append(SetHead(*record.around))
        table.apply(Batch(edits))
        self.steps.note(record, Batch(edits))

    def counts(self) -> Counts:
        """Return what the records came to; a row written back as it was counts as changed."""
        return self._counts(len(self._rewritten()))

    def outcome(self) -> tuple[PieceTable, Edit, Counts]:
        """Return the table before the records, the one edit that does what they did, and counts.

        The table is no longer to be played on.
        """
        base, table = self._base, self.table
        differing = (
            each for each in self._rewritten() if base.row_bytes(each) != table.row_bytes(each)
        )
        rewritten = array("I", differing)
        count = len(base.starts)
        edits: list[Edit] = []
        if self._is_head_changed():
            edits.append(SetHead(table.head, table.tail))
        if rewritten:
            starts = array("q", map(table.starts.__getitem__, rewritten))
            lengths = array("I", map(table.lengths.__getitem__, rewritten))
            edits.append(SetSpans(rewritten, starts, lengths))
        edits += self._placing()
        edits += self._filing()
        base.unshare()
        base.starts.extend(islice(table.starts, count, None))
        base.lengths.extend(islice(table.lengths, count, None))
        base.is_placed.extend(bytes(len(table.starts) - count))
        return base, Batch(edits), self._counts(len(rewritten))

    def stepwise(self, progress: Progress) -> tuple[PieceTable, list[StepBack]] | None:
        """Return the table before the records, and the steps that a person had done since.

        None where they do not come to what the records did. It is for before `outcome`.
        """
        base, found = self._base.snapshot(), self.steps.steps
        base.unshare()
        base.starts.extend(self._new_starts)
        base.lengths.extend(self._new_lengths)
        base.is_placed.extend(bytes(len(self._new_starts)))
        draft = base.draft()
        try:
            for number, step in enumerate(found):
                progress(number / len(found))
                draft.apply(step.edit)
        except EditError:
            return None
        same = digest_of(draft.pieces()) == digest_of(self.table.pieces())
        return (base, found) if same else None

    def _counts(self, changed: int) -> Counts:
        count = len(self._base.starts)
        kept = self.table.is_placed.count(1, 0, count)
        added, removed = len(self.table) - kept, count - kept
        around = self._is_head_changed()
        return Counts(changed, added, removed, self._is_reordered(), around, self._is_filed())

    def _rewritten(self) -> list[int]:
        """Return the rows of the base that stand in the table with other bytes, or may do so."""
        base, table, count = self._base, self.table, len(self._base.starts)
        now = islice(zip(table.starts, table.lengths, strict=True), count)
        differs = map(ne, zip(base.starts, base.lengths, strict=True), now)
        return [each for each in compress(range(count), differs) if table.is_placed[each]]

    def _is_head_changed(self) -> bool:
        return (self._base.head, self._base.tail) != (self.table.head, self.table.tail)

    def _kept(self) -> array[int]:
        """Return the rows of the base that are left, in the order that the base has them in."""
        return array("I", compress(self._base.order, self.table.is_placed))

    def _is_reordered(self) -> bool:
        count = len(self._base.starts)
        return self._kept() != array("I", (each for each in self.table.order if each < count))

    def _placing(self) -> list[Edit]:
        """Return edits after which each row stands where it stands now."""
        count, order = len(self._base.starts), self.table.order
        if self._is_reordered():
            return _exchange(self._base.order, order)
        edits: list[Edit] = []
        gone = array("I", (each for each in range(count) if not self.table.is_placed[each]))
        if gone:
            edits.append(RemoveRows(compact(gone)))
        positions = array("I", (place for place, each in enumerate(order) if each >= count))
        if positions:
            row_ids = array("I", map(order.__getitem__, positions))
            edits.append(PlaceRows(compact(positions), row_ids))
        return edits

    def _filing(self) -> list[Edit]:
        """Return what says of which file each row is that came, or is of another one."""
        table, numbers = self.table, self.table.file_numbers
        if numbers is None:
            return []
        came = range(len(self._base.starts), len(numbers))
        row_ids = array("I", filter(table.is_placed.__getitem__, chain(self._filed(), came)))
        if not row_ids and not self._is_filed():
            return []
        of_rows = array("H", map(numbers.__getitem__, row_ids))
        return [SetFiles(table.file_names, table.file_likes, row_ids, of_rows)]

    def _filed(self) -> Iterator[int]:
        """Yield rows of the base that are of another file by now."""
        before, now = self._base.file_numbers, self.table.file_numbers
        if before is not None and now is not None:
            yield from compress(range(len(before)), map(ne, before, now))

    def _is_filed(self) -> bool:
        is_renamed = self._base.file_names != self.table.file_names
        return is_renamed or any(map(self.table.is_placed.__getitem__, self._filed()))


def placeless_table(row_format: RowFormat, head: bytes, tail: bytes, row_count: int) -> PieceTable:
    """Return a table of rows without bytes: for a base that is not read."""
    nothing = array("q", bytes(8 * row_count)), array("I", bytes(4 * row_count))
    return PieceTable(row_format, Buffers(b""), head, tail, *nothing)


def cut_table(
    scanned: PieceTable, head: bytes, tail: bytes, lengths: array[int] | None
) -> PieceTable | None:
    """Return the base with the rows that it had; None where these are other bytes.

    `scanned` is what was found in its bytes. Without `lengths` that is how it was.
    """
    if lengths is None:
        return scanned if (scanned.head, scanned.tail) == (head, tail) else None
    if len(head) + sum(lengths) + len(tail) != len(scanned.buffers.original):
        return scanned if len(scanned) == len(lengths) else None
    starts = begins(lengths, len(head))
    row_format = scanned.row_format.with_head(head)
    return PieceTable(row_format, scanned.buffers, head, tail, starts, lengths)


def _exchange(before: array[int], after: array[int]) -> list[Edit]:
    """Take out what differs between the ends that are alike, and put in what stands there now."""
    first, end, new_end = difference(before, after)
    return [RemoveRows(range(first, end)), PlaceRows(range(first, new_end), after[first:new_end])]
