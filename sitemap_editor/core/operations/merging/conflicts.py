"""Rows with the same URL side by side, made when somebody looks at them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import overload

from sitemap_editor.core.document.markup import SPACE
from sitemap_editor.core.document.row import Row
from sitemap_editor.core.operations.merging.duplicates import Groups


@dataclass(frozen=True, slots=True)
class ConflictRow:
    """One of several rows with the same URL."""

    source: int
    """The number of the source; -1 for the document that is merged into."""
    position: int
    """Where the row stands in it."""
    row: Row
    data: bytes
    """The bytes of the row in its source, with what stands in front of it."""


@dataclass(frozen=True, slots=True)
class Conflict:
    """Rows with the same URL, in the order in which they would stand in the merged document."""

    loc: str
    rows: tuple[ConflictRow, ...]

    @property
    def are_equal(self) -> bool:
        """Tell whether the rows have the same bytes but for outer white space."""
        return len({row.data.strip(SPACE) for row in self.rows}) == 1


class Conflicts(Sequence[Conflict]):
    """All conflicts of a merge; each is read anew when it is asked for."""

    def __init__(self, groups: Groups, row_of: Callable[[int], ConflictRow]) -> None:
        self._groups = groups
        self._row_of = row_of

    def __len__(self) -> int:
        return len(self._groups)

    @overload
    def __getitem__(self, number: int) -> Conflict: ...
    @overload
    def __getitem__(self, number: slice) -> list[Conflict]: ...
    def __getitem__(self, number: int | slice) -> Conflict | list[Conflict]:
        if isinstance(number, slice):
            return [self[each] for each in range(*number.indices(len(self)))]
        number = range(len(self))[number]
        rows = tuple(map(self._row_of, self._groups[number]))
        return Conflict((rows[0].row.loc or "").strip(" \t\r\n"), rows)
