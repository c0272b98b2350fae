"""One undo command for every feature: it swaps an edit and its inverse."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from typing import TYPE_CHECKING

from PySide6.QtGui import QUndoCommand

from sitemap_editor.core.document.edits import Edit

if TYPE_CHECKING:
    from sitemap_editor.core.recipes.recipe import Step  # what it loads is not for the start

_MERGEABLE_ID = 1


@dataclass(frozen=True, slots=True)
class Burst:
    """Key presses on one cell that belong together, and what they turned the value into."""

    row_id: int
    field: str
    number: int
    before: str | None
    after: str | None

    def goes_on(self, other: Burst) -> bool:
        """Tell whether `other` is the same burst, one press later."""
        mine = (self.row_id, self.field, self.number)
        return mine == (other.row_id, other.field, other.number)


class Unsayable(Enum):
    """Why no recipe can say a step."""

    OTHER = auto()
    """It is of no kind that recipes have."""
    CELLS = auto()
    """Many cells got values of their own."""
    NEW_ROWS = auto()
    """It put rows in."""
    SELECTED = auto()
    """It was for rows that were selected, which nothing names in another file."""
    CHOSEN = auto()
    """A person left rows out, or marked them."""
    FILTER = auto()
    """Its rows were those of a filter that says something of this file alone."""
    MISFITS = auto()
    """Rows were shown with it that the filter no longer fits, or does not fit yet."""
    ANSWER = auto()
    """A person had to answer a question."""


@dataclass(frozen=True, slots=True)
class RecipeWords:
    """How a recipe says a step of the history: as JSON has it; without steps, `why` it cannot."""

    steps: tuple[Mapping[str, object], ...] = ()
    why: Unsayable = Unsayable.OTHER


@dataclass(slots=True)
class HistoryNote:
    """What the history remembers of a step."""

    number: int = 0
    """No other step of the document has it."""
    row_count: int = 0
    touched: tuple[Sequence[int], ...] = ()
    """The ids of rows that it wrote, put in or took out."""
    words: RecipeWords = field(default_factory=RecipeWords)
    """How a recipe says it."""

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps of a recipe that say it; none where no recipe can."""
        from sitemap_editor.core.errors import RecipeError  # as the next: not at start
        from sitemap_editor.core.recipes.recipe import step_of

        try:
            return tuple(map(step_of, self.words.steps))
        except RecipeError:  # what is selected, or changed since saving, is so in no other file
            return ()

    @property
    def step(self) -> Step | None:
        """The first of them."""
        return next(iter(self.steps), None)

    @property
    def why(self) -> Unsayable:
        """Why no recipe can say it, where that is so."""
        return Unsayable.FILTER if self.words.steps else self.words.why

    def touches(self, row_id: int) -> bool:
        """Tell whether a row was among those that changed."""
        return any(_has(row_ids, row_id) for row_ids in self.touched)


def _has(row_ids: Sequence[int], row_id: int) -> bool:
    """Tell whether a row is among others; of a million in a millisecond, not in twenty."""
    if not isinstance(row_ids, array):
        return row_id in row_ids
    data, wanted = row_ids.tobytes(), array(row_ids.typecode, [row_id]).tobytes()
    at = data.find(wanted)
    while at >= 0 and at % row_ids.itemsize:
        at = data.find(wanted, at + 1)
    return at >= 0


class EditCommand(QUndoCommand):
    """An edit that was carried out already, so that a refused one never reaches the stack.

    Commands of the same burst merge, and vanish where the value ends as it began.
    """

    def __init__(
        self,
        label: str,
        edit: Edit,
        inverse: Edit,
        apply: Callable[[Edit], Edit],
        burst: Burst | None = None,
    ) -> None:
        super().__init__(label)
        self.edit = edit
        self._inverse = inverse
        self._apply = apply
        self.burst = burst
        self.note = HistoryNote()
        self._is_done = True
        self.view: object = None
        """What the step remembers of how the document was looked at."""
        self.told: Callable[[EditCommand], object] = lambda _command: None
        """Called after undo and redo."""

    @property
    def is_done(self) -> bool:
        """False where it was undone."""
        return self._is_done

    @property
    def next_edit(self) -> Edit:
        """What undo, or after it redo, will carry out."""
        return self._inverse if self._is_done else self.edit

    def redo(self) -> None:
        """Carry out the edit (again)."""
        if not self._is_done:
            self._inverse = self._apply(self.edit)
            self._is_done = True
            self.told(self)

    def undo(self) -> None:
        """Carry out the inverse; its own inverse redoes exactly what was done."""
        self.edit = self._apply(self._inverse)
        self._is_done = False
        self.told(self)

    def id(self) -> int:
        """Tell Qt which commands may merge."""
        return -1 if self.burst is None else _MERGEABLE_ID

    def mergeWith(self, other: QUndoCommand) -> bool:
        """Take over a later command of the same burst."""
        if not isinstance(other, EditCommand) or self.burst is None or other.burst is None:
            return False
        if not self.burst.goes_on(other.burst):
            return False
        self.edit = other.edit
        self.burst = replace(self.burst, after=other.burst.after)
        self.setObsolete(self.burst.before == self.burst.after)
        return True
