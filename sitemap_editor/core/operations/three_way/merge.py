"""A merge of three versions: ours, with what theirs changed since the base."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import accumulate, groupby
from pathlib import Path
from typing import Final

from sitemap_editor.core.document.edits import (
    Batch,
    Edit,
    InsertSpans,
    PlaceRows,
    RemoveRows,
    SetCells,
    SetHead,
    SetRows,
)
from sitemap_editor.core.errors import (
    QT_TRANSLATE_NOOP,
    EditError,
    Progress,
    Remark,
    no_progress,
    share_of,
)
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.files.sources import Source
from sitemap_editor.core.operations.comparing.site import OTHERS
from sitemap_editor.core.operations.merging.collecting import gathered
from sitemap_editor.core.operations.merging.opening import Opened
from sitemap_editor.core.operations.merging.source_rows import Material
from sitemap_editor.core.operations.three_way.conflicts import Choice, Conflict, Contradiction
from sitemap_editor.core.operations.three_way.deciding import Changes, Decider, question
from sitemap_editor.core.operations.three_way.matching import Matcher, State
from sitemap_editor.core.passes.executor import Executor, Here
from sitemap_editor.core.protocol.fields import LASTMOD

Choices = Mapping[int, Choice]
"""By number of conflict, whose version stays."""
_OF_MATCHING: Final = 0.7
_START: Final = None
"""What rows that come before all others come behind."""


class ThreeWayMerge:
    """What a merge would do to ours; nothing is done before its edit is applied.

    A row is kept byte for byte where ours has it as it stays. The order is that of ours; or of
    theirs, where theirs alone has another than the base. What stands around the rows stays.
    """

    def __init__(
        self,
        base: Document,
        ours: Document,
        theirs: Document,
        *,
        executor: Executor | None = None,
        progress: Progress = no_progress,
    ) -> None:
        """Plan. Linear in the rows. Raises: Cancelled by way of `progress`."""
        tables = base.table, ours.table, theirs.table
        told = share_of(progress, 0, _OF_MATCHING)
        matcher = Matcher(tables, executor or Here(), told)
        self.is_theirs = matcher.ours_is_base and ours.table.head == base.table.head
        """True where ours is the base: what stays is theirs, to the byte."""
        self.is_ours = matcher.theirs_is_base and theirs.table.head == base.table.head
        """True where theirs is the base: what stays is ours, to the byte."""
        self.tables = tables
        self._ours, self._documents = ours.table, (ours, theirs)
        self._matching = matcher.matched()
        decider = Decider(tables, self._matching)
        self.conflicts: Sequence[Conflict] = decider.conflicts
        self.counts: Mapping[State, int] = decider.counts
        """Rows by what became of them."""
        self._dated, self._later_there = decider.dated, decider.later_there
        self._changes = decider.changes
        source = Opened(Source(theirs.path or Path(), None), theirs)
        found = gathered(ours.table, [source], share_of(progress, _OF_MATCHING, 0.3))
        self.remarks: Sequence[Remark] = [each for each in found.remarks if each.is_obstacle]
        """What stands in the way: another kind of file, rows that cannot stand in ours."""
        self._head = found.head
        self._material = found.parts[1].material if len(found.parts) > 1 else None
        progress(1.0)

    @property
    def question_count(self) -> int:
        """How many conflicts there are, and behind them dates of which the later one stays."""
        return len(self.conflicts) + len(self._dated)

    def question(self, number: int) -> Conflict:
        """Return what both changed: a conflict, or behind all of them two dates."""
        if number < len(self.conflicts):
            return self.conflicts[number]
        return question(self.tables, self._dated[number - len(self.conflicts)], LASTMOD)

    def answer(self, number: int) -> Choice | None:
        """Return what stays unless a person chooses: of two dates the later, else nothing."""
        at = number - len(self.conflicts)
        if at < 0:
            return None
        return Choice.THEIRS if self._later_there[at] else Choice.OURS

    def edit(self, choices: Choices) -> Edit:
        """Return the edit of ours that merges, with a choice for each conflict.

        Dates may be chosen as well, by their numbers as questions; else the later one stays.

        Raises: EditError where something stands in the way; KeyError where a choice is missing.
        """
        for remark in self.remarks:
            raise EditError("merge", remark.text, remark.arguments)
        changes = self._with(choices)
        edits: list[Edit] = []
        if (changes.inserted or changes.others) and self._head != self._ours.head:
            edits.append(SetHead(self._head))
        edits += self._rewritten(changes)
        edits += self._ordered(changes)
        return Batch(edits)

    def carried_out(self, choices: Choices) -> Document:
        """Return what comes of ours; it lies on disk in the form ours does. Raises: as `edit`."""
        ours, theirs = self._documents
        kept = theirs if self.is_theirs and not self.is_ours else ours
        merged = Document(kept.table.snapshot(), ours.form, ours.path, ours.stamp)
        if kept is ours and not self.is_ours:
            merged.apply(self.edit(choices))
        return merged

    def positions(self, choices: Choices) -> list[int | None]:
        """Return where the row of each conflict stands after the merge; None where it is gone."""
        order = {row: place for place, row in enumerate(self._order(self._with(choices)))}
        rows = (each.row for each in self.conflicts)
        return [order.get(row.ours if row.ours >= 0 else -1 - row.theirs) for row in rows]

    def _with(self, choices: Choices) -> Changes:
        """Return the changes with what was chosen."""
        found = self._changes.copy()
        for number, conflict in enumerate(self.conflicts):
            choice, row = choices[number], conflict.row
            if conflict.contradiction is Contradiction.DELETED_BY_THEM:
                if choice is Choice.THEIRS:
                    found.removed.add(row.ours)
            elif conflict.contradiction is Contradiction.DELETED_BY_US:
                if choice is not Choice.OURS:
                    found.inserted.add(row.theirs)
            elif choice is not Choice.OURS:
                _choose(conflict, choice, found)
        for number in range(len(self.conflicts), self.question_count):
            chosen = choices.get(number) or self.answer(number)
            if chosen is not None and chosen is not Choice.OURS:
                _choose(self.question(number), chosen, found)
        return found

    def _rewritten(self, changes: Changes) -> Iterator[Edit]:
        """Yield what rewrites rows of ours: other elements first, then values."""
        ours, order = self._ours, self._ours.order
        if changes.others:
            material = self._needed_material()
            yield SetRows([(order[here], _row(material, there)) for here, there in changes.others])
            yield SetCells(
                [
                    (order[here], name, ours[here].value(name))
                    for here, _ in changes.others
                    for name in ours.fields
                ]
            )
        if changes.cells:
            yield SetCells([(order[here], name, value) for here, name, value in changes.cells])

    def _ordered(self, changes: Changes) -> Iterator[Edit]:
        """Yield what takes rows out, puts rows in, and moves them where theirs did."""
        if not (changes.removed or changes.inserted or self._takes_order):
            return
        order = self._order(changes)
        stay = [row for row in order if row >= 0]
        if stay == sorted(stay):
            if changes.removed:
                yield RemoveRows(sorted(changes.removed))
            yield from self._inserted(order)
            return
        yield RemoveRows(range(len(self._ours)))
        if changes.inserted:
            yield self._spans(0, [row for row in order if row < 0])
        places = [place for place, row in enumerate(order) if row >= 0]
        yield PlaceRows(places, [self._ours.order[row] for row in stay])

    def _order(self, changes: Changes) -> list[int]:
        """Return all rows that stay: positions in ours, and ``-1 - position`` in theirs."""
        here = [row for row in range(len(self._ours)) if row not in changes.removed]
        there = []
        for row, partner in enumerate(self._matching.ours_of_theirs):
            if partner >= 0:
                there.append(partner)
            elif row in changes.inserted:
                there.append(-1 - row)
        return _woven(there, here) if self._takes_order else _woven(here, there)

    @property
    def _takes_order(self) -> bool:
        """True where the order is that of theirs."""
        return self._matching.are_moved_there and not self._matching.are_moved_here

    def _inserted(self, order: Sequence[int]) -> Iterator[Edit]:
        at = 0
        for is_theirs, rows in groupby(order, lambda row: row < 0):
            some = list(rows)
            if is_theirs:
                yield self._spans(at, some)
            at += len(some)

    def _spans(self, position: int, rows: Iterable[int]) -> InsertSpans:
        material = self._needed_material()
        data = [_row(material, -1 - row) for row in rows]
        lengths = array("I", map(len, data))
        starts = array("q", accumulate(lengths, initial=0))[:-1]
        return InsertSpans(position, b"".join(data), starts, lengths)

    def _needed_material(self) -> Material:
        if self._material is None:
            text = QT_TRANSLATE_NOOP("core", "The two files are of different kinds.")
            raise EditError("merge", text)
        return self._material


def _row(material: Material, position: int) -> bytes:
    start = material.starts[position]
    return material.block[start : start + material.lengths[position]]


def _choose(conflict: Conflict, choice: Choice, found: Changes) -> None:
    row, name = conflict.row, conflict.field or ""
    if name != OTHERS:
        value = conflict.theirs if choice is Choice.THEIRS else conflict.base
        found.cells.append((row.ours, name, value))
    elif choice is Choice.THEIRS:
        found.others.append((row.ours, row.theirs))
    else:  # what the prefixes of the base mean is not known here
        text = QT_TRANSLATE_NOOP("core", "Other elements can be taken from ours or theirs only.")
        raise EditError("merge", text)


def _woven(skeleton: Sequence[int], other: Sequence[int]) -> list[int]:
    """Return `skeleton` with what `other` has beyond it, each behind the row it stands behind."""
    known = set(skeleton)
    behind: dict[int | None, list[int]] = {}
    last: int | None = _START
    for row in other:
        if row in known:
            last = row
        else:
            behind.setdefault(last, []).append(row)
    found = list(behind.get(_START, ()))
    for row in skeleton:
        found.append(row)
        found += behind.get(row, ())
    return found
