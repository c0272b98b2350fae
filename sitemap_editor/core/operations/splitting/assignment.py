"""Fills parts that are there already: a URL stays where it was, only new ones fill up."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.errors import Progress
from sitemap_editor.core.operations.splitting.earlier import Earlier
from sitemap_editor.core.operations.splitting.grouping import Group
from sitemap_editor.core.operations.splitting.measuring import Measure
from sitemap_editor.core.protocol.fields import LOC

_NEW = -1
_ROWS_A_STEP = 8_192


@dataclass(slots=True)
class Filled:
    """A part being filled: one of the earlier ones, or a new one."""

    earlier: int | None
    """Its number among the earlier parts; None for a new one."""
    group: int
    """Its number among the groups."""
    row_ids: array[int] = field(default_factory=lambda: array("I"))


class PartAssigner:
    """Distributes rows over earlier parts and new ones."""

    def __init__(
        self, table: PieceTable, groups: Sequence[Group], earlier: Earlier, measure: Measure
    ) -> None:
        self._table = table
        self._groups = groups
        self._earlier = earlier
        self._measure = measure
        self._positions = array("I", bytes(4 * len(table.lengths)))
        for position, row_id in enumerate(table.order):
            self._positions[row_id] = position

    def parts(self, progress: Progress) -> list[Filled]:
        """Return the parts: the earlier ones that have rows, then new ones. Raises: Cancelled."""
        group_of = self._group_numbers()
        staying, new = self._staying(progress)
        filled: list[Filled] = []
        for number, rows in enumerate(staying):
            kept = next(self._measure.cuts(rows), array("I"))
            new.extend(rows[len(kept) :])
            count = Counter(map(group_of.__getitem__, kept))
            filled.append(Filled(number, max(count, key=count.__getitem__, default=-1), kept))
        by_group: dict[int, array[int]] = {}
        for row_id in sorted(new, key=self._positions.__getitem__):
            by_group.setdefault(group_of[row_id], array("I")).append(row_id)
        for group, rows in sorted(by_group.items()):
            left = self._filled_up([part for part in filled if part.group == group], rows)
            filled.extend(Filled(None, group, cut) for cut in self._measure.cuts(left))
        return [part for part in filled if part.row_ids]

    def _group_numbers(self) -> array[int]:
        """Return the group of each row id."""
        numbers = array("I", bytes(4 * len(self._table.lengths)))
        for number, group in enumerate(self._groups):
            for row_id in group.row_ids:
                numbers[row_id] = number
        return numbers

    def _staying(self, progress: Progress) -> tuple[list[array[int]], array[int]]:
        """Return the rows that each earlier part listed, and those that none did."""
        staying = [array("I") for _ in self._earlier.parts]
        new = array("I")
        met: Counter[str] = Counter()
        table, places, repeats = self._table, self._earlier.places, self._earlier.repeats
        for position, (row_id, loc) in enumerate(zip(table.order, table.values(LOC), strict=True)):
            if not position % _ROWS_A_STEP:
                progress(position / len(table))
            key = loc or ""
            place = places.get(key, _NEW)
            if key in repeats:
                # The second row of a URL stays where it was listed for the second time, and so on.
                nth = met[key]
                met[key] += 1
                if nth:
                    place = repeats[key][min(nth, len(repeats[key])) - 1]
            (new if place == _NEW else staying[place]).append(row_id)
        return staying, new

    def _filled_up(self, parts: Sequence[Filled], rows: array[int]) -> array[int]:
        """Put rows into the parts that have room, the last one of these first; return the rest."""
        rest = iter(rows)
        row_id = next(rest, None)
        for part in self._by_room(parts, row_id):
            rows_bytes = sum(map(self._measure.lengths.__getitem__, part.row_ids))
            added = array("I")
            while row_id is not None and self._takes(part, added, rows_bytes, row_id):
                added.append(row_id)
                rows_bytes += self._measure.lengths[row_id]
                row_id = next(rest, None)
            if added:
                together = sorted(part.row_ids + added, key=self._positions.__getitem__)
                part.row_ids = array("I", together)
        return array("I") if row_id is None else array("I", [row_id, *rest])

    def _by_room(self, parts: Sequence[Filled], row_id: int | None) -> Iterator[Filled]:
        """Yield the last part that has room for a row, then the others in order."""
        if row_id is None:
            return
        lengths, nothing = self._measure.lengths, array("I")
        favourite = next(
            (
                part
                for part in reversed(parts)
                if self._takes(part, nothing, sum(map(lengths.__getitem__, part.row_ids)), row_id)
            ),
            None,
        )
        if favourite is not None:
            yield favourite
            yield from (part for part in parts if part is not favourite)

    def _takes(self, part: Filled, added: array[int], rows_bytes: int, row_id: int) -> bool:
        """Tell whether a part with `added` rows more has room for yet another one."""
        ends = (*part.row_ids[-1:], *added[-1:], row_id)
        last = max(ends, key=self._positions.__getitem__)
        count = len(part.row_ids) + len(added) + 1
        return self._measure.fits(count, rows_bytes + self._measure.lengths[row_id], last)
