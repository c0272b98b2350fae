"""The steps of a history as lines, the undone ones last; a tick where a recipe can say it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QFont, QGuiApplication

from sitemap_editor.session.document.history import PastStep
from sitemap_editor.session.document.undo import RecipeWords, Unsayable
from sitemap_editor.session.lines_model import ColumnsModel, Index, LineColumn
from sitemap_editor.windows.looks.theme import dimmed_text

if TYPE_CHECKING:
    from sitemap_editor.core.recipes.recipe import Step

_ROLE: Final = Qt.ItemDataRole
_TICK: Final = 0
_STEP: Final = 1
_TICK_WIDTH: Final = 34
_COUNT_WIDTH: Final = 60


@dataclass(frozen=True, slots=True)
class HistoryLine:
    """A line: `position` is how many steps are done there; the first has no step."""

    position: int
    past: PastStep | None


class StepsModel(ColumnsModel[HistoryLine]):
    """The steps of one document; `on_ticked` is called after a tick was changed."""

    def __init__(self, on_ticked: Callable[[], object], parent: QObject) -> None:
        super().__init__(parent)
        self._on_ticked = on_ticked
        self._ticked: set[int] = set()
        self._known: dict[int, tuple[RecipeWords, Sequence[Step]]] = {}
        """The steps of recipes that say a step, by its number, as they were last read."""
        self._position = 0
        self.set_columns(
            LineColumn("", lambda _line: "", _TICK_WIDTH, tip=self.why_not),
            LineColumn(self.tr("Step"), self._label, tip=self._label),
            LineColumn(self.tr("Rows"), _rows, _COUNT_WIDTH, is_number=True),
        )

    def show_steps(self, steps: Sequence[PastStep], position: int, row_id: int | None) -> None:
        """Show the steps, of which `position` are done; of `row_id` those that touched it."""
        lines = [HistoryLine(0, None)]
        lines += [HistoryLine(number, past) for number, past in enumerate(steps, 1)]
        if row_id is not None:
            lines = [line for line in lines if line.past is None or line.past.note.touches(row_id)]
        self._position = position
        self._ticked &= {past.note.number for past in steps}
        self.show_lines(lines)

    def forget(self) -> None:
        """Take all ticks away: another document has other steps of these numbers."""
        self._ticked.clear()
        self._known.clear()

    def ticked(self) -> list[Step]:
        """Return the steps that are ticked, in the order in which they were done."""
        found: list[Step] = []
        for line in self.lines:
            if line.past is not None and line.past.note.number in self._ticked:
                found.extend(self._steps(line))
        return found

    def _steps(self, line: HistoryLine) -> Sequence[Step]:
        """Return the steps of a recipe that say a line; none where no recipe can."""
        if line.past is None:
            return ()
        note = line.past.note
        known = self._known.get(note.number)
        if known is None or known[0] is not note.words:
            known = self._known[note.number] = (note.words, note.steps)
        return known[1]

    def _can_tick(self, line: HistoryLine) -> bool:
        return bool(self._steps(line))

    def why_not(self, line: HistoryLine) -> str | None:
        """Say why no recipe can do a step, where that is so."""
        if line.past is None or self._can_tick(line):
            return None
        reasons = {
            Unsayable.OTHER: self.tr("Recipes have no step of this kind."),
            Unsayable.CELLS: self.tr("Many cells got values of their own."),
            Unsayable.NEW_ROWS: self.tr("It inserted rows."),
            Unsayable.SELECTED: self.tr("It was for selected rows; other files have others."),
            Unsayable.CHOSEN: self.tr("Rows were marked or left out by hand."),
            Unsayable.FILTER: self.tr(
                "Its filter says something of this file alone, such as what a live check found."
            ),
            Unsayable.MISFITS: self.tr(
                "Rows were among them that no longer matched the filter. "
                "Apply the filter again before such a step."
            ),
            Unsayable.ANSWER: self.tr("It needed an answer."),
        }
        return self.tr("Not for a recipe: {reason}").format(reason=reasons[line.past.note.why])

    def _label(self, line: HistoryLine) -> str:
        return self.tr("As it was opened") if line.past is None else line.past.label

    def look(self, line: HistoryLine, column: int, role: int) -> Any:
        """Tell where one is, what is undone, and the ticks."""
        if role == _ROLE.FontRole and line.position == self._position:
            font = QFont()
            font.setBold(True)
            return font
        if role == _ROLE.ForegroundRole and line.position > self._position:
            return dimmed_text(QGuiApplication.palette())
        if role == _ROLE.AccessibleTextRole and column:
            return self._spoken(line, column)
        if role != _ROLE.CheckStateRole or column != _TICK or not self._can_tick(line):
            return None
        is_ticked = line.past is not None and line.past.note.number in self._ticked
        return Qt.CheckState.Checked if is_ticked else Qt.CheckState.Unchecked

    def _spoken(self, line: HistoryLine, column: int) -> str:
        text = self.columns[column].text(line)
        if column == _STEP and (why := self.why_not(line)):
            text = f"{text}. {why}"
        if line.position == self._position:
            return self.tr("{step}, where you are").format(step=text)
        if line.position > self._position:
            return self.tr("{step}, undone").format(step=text)
        return text

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Let what a recipe can say be ticked; what is undone looks like it."""
        line, flags = self.line(index.row()), super().flags(index)
        if index.column() == _TICK and self._can_tick(line):
            flags |= Qt.ItemFlag.ItemIsUserCheckable
        return flags

    def setData(self, index: Index, value: Any, role: int = _ROLE.EditRole) -> bool:
        """Tick a step, or take its tick away."""
        line = self.line(index.row())
        if role != _ROLE.CheckStateRole or line.past is None or not self._can_tick(line):
            return False
        self._tick(line.past.note.number, is_on=Qt.CheckState(value) is Qt.CheckState.Checked)
        self.dataChanged.emit(index, index)
        self._on_ticked()
        return True

    def tick(self, rows: Sequence[int]) -> None:
        """Tick these steps, as far as a recipe can say them; where all are ticked, take it away.

        Of several, those that were undone stay as they are.
        """
        numbers = {
            line.past.note.number
            for line in map(self.line, rows)
            if line.past is not None and self._can_tick(line)
            if line.position <= self._position or len(rows) == 1
        }
        is_on = not numbers <= self._ticked
        for number in numbers:
            self._tick(number, is_on=is_on)
        if numbers:
            last = self.index(self.rowCount() - 1, _TICK)
            self.dataChanged.emit(self.index(0, _TICK), last)
            self._on_ticked()

    def _tick(self, number: int, *, is_on: bool) -> None:
        if is_on:
            self._ticked.add(number)
        else:
            self._ticked.discard(number)


def _rows(line: HistoryLine) -> str:
    return f"{line.past.note.row_count:n}" if line.past is not None else ""
