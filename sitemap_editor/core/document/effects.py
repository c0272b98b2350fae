"""What an edit did to a table: noted once, while it is carried out, and read by everybody else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import chain
from typing import TypeAlias

from sitemap_editor.core.document.edits import (
    Edit,
    MoveRows,
    PlaceRows,
    RemoveRows,
    SetFiles,
)

Placement: TypeAlias = PlaceRows | RemoveRows | MoveRows | SetFiles
"""An edit that says which known rows stand where, or in which file."""


@dataclass(slots=True)
class EffectLog:
    """The steps of an edit as they are carried out, by row ids; rows may come and go again."""

    rewritten: list[Sequence[int]] = field(default_factory=list)
    placed: list[Sequence[int]] = field(default_factory=list)
    removed: list[Sequence[int]] = field(default_factory=list)
    placements: list[Placement] = field(default_factory=list)
    """In the order in which they were made; positions count in the table as it was then."""
    is_of_head: bool = False


@dataclass(frozen=True)
class Effect:
    """What an edit came to. Rows that only moved are in no list.

    The sequences hold row ids; `steps` has the same unabridged, for whoever does it all again.
    """

    steps: EffectLog = field(default_factory=EffectLog)
    new_row_ids: range = range(0)
    """Ids that the edit gave out, which no row had before."""

    def __len__(self) -> int:
        return sum(map(len, chain(*self._lists)))

    @property
    def is_any(self) -> bool:
        """True where anything was changed, and be it the order of rows."""
        return bool(self.is_of_head or self.steps.placements or len(self))

    @property
    def is_of_head(self) -> bool:
        """True where what stands around the rows changed, which may alter what all of them mean."""
        return self.steps.is_of_head

    @property
    def rewritten(self) -> Sequence[Sequence[int]]:
        """Rows that have other bytes now."""
        return self._lists[0]

    @property
    def placed(self) -> Sequence[Sequence[int]]:
        """Rows that stand in the document and did not before."""
        return self._lists[1]

    @property
    def removed(self) -> Sequence[Sequence[int]]:
        """Rows that stood in the document and do no more."""
        return self._lists[2]

    @cached_property
    def _lists(self) -> tuple[Sequence[Sequence[int]], ...]:
        """Leave out rows that were taken out and put back, and rewriting of rows that are gone."""
        steps = self.steps
        if not steps.removed or not (steps.placed or steps.rewritten):
            return steps.rewritten, steps.placed, steps.removed
        if steps.placed == steps.removed and not steps.rewritten:  # a move is taken back
            return [], [], []
        placed, gone = _net(steps.placed, steps.removed), _net(steps.removed, steps.placed)
        rewritten = set(chain(*steps.rewritten)) - gone
        return [sorted(rewritten)], [sorted(placed)], [sorted(gone)]

    def row_ids(self) -> list[int]:
        """Return the rewritten and placed rows."""
        rewritten, placed, _ = self._lists
        return list(chain(*rewritten, *placed))


@dataclass(frozen=True, slots=True)
class Applied:
    """An edit that was carried out: the edit that undoes it, and what it did."""

    inverse: Edit
    effect: Effect


def _net(some: Sequence[Sequence[int]], others: Sequence[Sequence[int]]) -> set[int]:
    """Return the rows that are more often in `some` than in `others`.

    A row comes and goes in turns, so what it did more often is what it did in the end.
    """
    one, other = set(chain(*some)), set(chain(*others))
    if len(one) == sum(map(len, some)):  # each once: as where nothing comes and goes again
        return one - other
    counts = Counter(chain(*some))
    counts.subtract(chain(*others))
    return {row_id for row_id, count in counts.items() if count > 0}
