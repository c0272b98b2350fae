"""What was done to a document, step by step: to go anywhere in it, and what was set aside.

Steps that were undone and then overtaken by another edit are kept. They begin at the step after
which they were done, so they can be brought back wherever that still stands: then what overtook
them is set aside in their place. No step is ever lost, and each is done to the very bytes it was
made for.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import count

from PySide6.QtCore import QObject
from PySide6.QtGui import QUndoStack

from sitemap_editor.core.document.edits import Edit, MoveRows
from sitemap_editor.core.document.effects import Effect
from sitemap_editor.core.errors import EditError
from sitemap_editor.session.document.asked_edits import is_large
from sitemap_editor.session.document.edits_beside import EditsBeside, Performs
from sitemap_editor.session.document.undo import EditCommand, HistoryNote, RecipeWords


@dataclass(frozen=True, slots=True)
class PastStep:
    """A step of the history."""

    label: str
    note: HistoryNote
    is_done: bool
    """False where it was undone."""


@dataclass(frozen=True, slots=True)
class SetAside:
    """Steps that were undone and overtaken: `parent` is the number of the step before them."""

    parent: int
    steps: tuple[tuple[str, HistoryNote, Edit], ...]


class History(QObject):
    """The steps of one document."""

    def __init__(
        self, stack: QUndoStack, beside: EditsBeside, perform: Performs, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._stack = stack
        self._beside = beside
        self._perform = perform
        self._numbers = count(1)
        self._set_aside: list[SetAside] = []
        self._pushed: tuple[Effect, HistoryNote] | None = None
        self._goal: int | None = None
        self._then: Callable[[], object] | None = None
        beside.ended.connect(self._go_on)

    # What there is

    @property
    def position(self) -> int:
        """How many steps are done."""
        return self._stack.index()

    def steps(self) -> list[PastStep]:
        """Return all steps, the undone ones last."""
        return [
            PastStep(command.text(), command.note, number < self.position)
            for number, command in enumerate(self._commands())
        ]

    def set_aside(self) -> list[SetAside]:
        """Return what can be brought back as the history is now, the latest first."""
        known = {0, *(command.note.number for command in self._commands())}
        return [each for each in reversed(self._set_aside) if each.parent in known]

    def _commands(self, first: int = 0) -> list[EditCommand]:
        found = (self._stack.command(number) for number in range(first, self._stack.count()))
        return [command for command in found if isinstance(command, EditCommand)]

    # Following the document

    def push(self, command: EditCommand, effect: Effect) -> None:
        """Take up a step that was carried out; what it overtakes is set aside."""
        overtaken = self._commands(self.position)
        if overtaken:
            steps = tuple((each.text(), each.note, each.edit) for each in overtaken)
            self._set_aside.append(SetAside(self._number_before(self.position), steps))
        command.note = HistoryNote(next(self._numbers), _row_count(effect), _touched(effect))
        burst, note = command.burst, command.note
        self._stack.push(command)
        top = self._stack.command(self.position - 1) if self.position else None
        if top is not command and isinstance(top, EditCommand):  # one burst with the last one
            is_same = burst is not None and top.burst is not None and top.burst.goes_on(burst)
            self._pushed = (effect, top.note) if is_same else None
        else:
            self._pushed = (effect, note)

    def note(self, effect: Effect, words: RecipeWords) -> None:
        """Remember how a recipe says what had this effect; nothing if it became no step."""
        if self._pushed is not None and self._pushed[0] is effect:
            self._pushed[1].words = words

    def _number_before(self, position: int) -> int:
        command = self._stack.command(position - 1) if position else None
        return command.note.number if isinstance(command, EditCommand) else 0

    # Going somewhere

    def go_to(self, position: int, then: Callable[[], object] | None = None) -> None:
        """Undo or redo until so many steps are done; large ones beside the window."""
        self._goal, self._then = max(0, min(position, self._stack.count())), then
        self._go_on()

    def _go_on(self) -> None:
        while self._goal is not None and self._goal != self.position:
            if self._beside.is_under_way:
                return  # it goes on when that is over
            before = self.position
            (self._beside.undo if before > self._goal else self._beside.redo)()
            if self.position == before and not self._beside.is_under_way:
                break  # it cannot be done
        then, self._then = self._then, None
        is_there = self._goal == self.position
        self._goal = None
        if then is not None and is_there:
            then()

    def bring_back(self, aside: SetAside) -> None:
        """Do again what was set aside, from where it was done; what is done there now makes way."""
        numbers = [0, *(command.note.number for command in self._commands())]
        if aside in self._set_aside and aside.parent in numbers:
            self.go_to(numbers.index(aside.parent), lambda: self._do_again(aside))

    def _do_again(self, aside: SetAside) -> None:
        self._set_aside.remove(aside)
        self._do_steps(aside.steps)

    def _do_steps(self, steps: Sequence[tuple[str, HistoryNote, Edit]]) -> None:
        if not steps:
            return
        label, note, edit = steps[0]

        def then(_effect: Effect) -> None:
            command = self._stack.command(self.position - 1)
            if isinstance(command, EditCommand):
                command.note = note
            self._do_steps(steps[1:])

        if is_large(edit):
            self._beside.perform(edit, label, then, _not_refused)
        else:
            then(self._perform(edit, label))


def _row_count(effect: Effect) -> int:
    steps = effect.steps
    moved = sum(len(each.positions) for each in steps.placements if isinstance(each, MoveRows))
    lists = (steps.rewritten, steps.placed, steps.removed)
    return max(moved, *(sum(map(len, each)) for each in lists))


def _touched(effect: Effect) -> tuple[Sequence[int], ...]:
    steps = effect.steps
    return (*steps.rewritten, *steps.placed, *steps.removed)


def _not_refused(error: EditError) -> None:
    raise error
