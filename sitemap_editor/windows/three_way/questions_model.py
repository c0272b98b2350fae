"""What both sides changed as lines of a table: base, ours, theirs, and what stays."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Collection, Iterable
from enum import Enum
from functools import lru_cache
from itertools import accumulate
from typing import Any, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QWidget

from sitemap_editor.core.operations.comparing.site import OTHERS
from sitemap_editor.core.operations.three_way.conflicts import Choice, Conflict, Contradiction
from sitemap_editor.core.operations.three_way.deciding import changed_values
from sitemap_editor.core.readable import one_line
from sitemap_editor.session.lines_model import ColumnsModel, LineColumn
from sitemap_editor.session.three_way.three_way_review import ThreeWayReview, drops_row
from sitemap_editor.windows.looks.icons import drawn
from sitemap_editor.windows.looks.theme import dimmed_text

WHAT, URL, BASE, OURS, THEIRS, RESULT = range(6)
SIDES: Final = (Choice.BASE, Choice.OURS, Choice.THEIRS)
"""Of the columns from `BASE` on."""
_ROLE: Final = Qt.ItemDataRole
_KEPT: Final = 400
_LONGEST: Final = 4_000


class Group(Enum):
    """Why something is asked."""

    VALUES = "both changed a value"
    ADDED = "both added a row"
    DELETED = "one deleted a row, the other changed it"
    DATES = "both changed a date"
    """The later one stays by itself."""


_GROUPS: Final = {
    Contradiction.BOTH_DIFFERENT: Group.VALUES,
    Contradiction.ADDED_BY_BOTH: Group.ADDED,
    Contradiction.DELETED_BY_THEM: Group.DELETED,
    Contradiction.DELETED_BY_US: Group.DELETED,
}


class QuestionsModel(ColumnsModel[int]):
    """One line a question, by its number; worked out when it is looked at."""

    def __init__(self, review: ThreeWayReview, parent: QWidget) -> None:
        super().__init__(parent)
        self._review, self._widget = review, parent
        self.question = lru_cache(_KEPT)(review.question)
        self._dropped: dict[Choice, array[int]] = {}
        self.set_columns(
            LineColumn(self.tr("Conflict"), self._what, 215),
            LineColumn("URL", lambda number: one_line(self.question(number).loc[:_LONGEST])),
            LineColumn(self.tr("1 Base"), lambda number: self._side(number, Choice.BASE), 92),
            LineColumn(self.tr("2 Ours"), lambda number: self._side(number, Choice.OURS), 92),
            LineColumn(self.tr("3 Theirs"), lambda number: self._side(number, Choice.THEIRS), 92),
            LineColumn(self.tr("Result"), self._result, 125),
        )

    # What is listed

    def group(self, number: int) -> Group:
        """Return why something is asked."""
        found = self._review.found
        assert found is not None  # noqa: S101 - there is a question
        conflicts = found.merge.conflicts
        is_conflict = number < len(conflicts)
        return _GROUPS[conflicts[number].contradiction] if is_conflict else Group.DATES

    def counts(self) -> Counter[Group]:
        """Return how many questions there are of each group."""
        return Counter(map(self.group, range(self._question_count)))

    @property
    def _question_count(self) -> int:
        return self._review.found.merge.question_count if self._review.found is not None else 0

    def list_groups(self, wanted: Collection[Group]) -> None:
        """Show the questions of these groups."""
        self.question.cache_clear()
        numbers = range(self._question_count)
        lines = array("L", (number for number in numbers if self.group(number) in wanted))
        self._dropped = {
            choice: array("L", accumulate((self._drops(n, choice) for n in lines), initial=0))
            for choice in (Choice.OURS, Choice.THEIRS)
        }
        self.show_lines(lines)

    def _drops(self, number: int, choice: Choice) -> bool:
        conflicts = self._review.found.merge.conflicts if self._review.found is not None else ()
        return number < len(conflicts) and drops_row(conflicts[number], choice)

    def dropped(self, parts: Iterable[range], choice: Choice) -> int:
        """Return how many rows a choice for these lines leaves out."""
        sums = self._dropped.get(choice)
        return sum(sums[part.stop] - sums[part.start] for part in parts) if sums else 0

    def alike(self, row: int) -> list[int]:
        """Return the lines that ask the same of the same column."""
        at = self.line(row)
        group, asked = self.group(at), self.question(at)
        conflicts = self._review.found.merge.conflicts if self._review.found is not None else ()

        def is_alike(number: int) -> bool:
            if number >= len(conflicts):
                return group is Group.DATES
            other = conflicts[number]
            return group is not Group.DATES and (other.contradiction, other.field) == (
                asked.contradiction,
                asked.field,
            )

        return [line for line, number in enumerate(self.lines) if is_alike(number)]

    def undecided(self, row: int, steps: int) -> int | None:
        """Return the next undecided line from a row on, round the end again; None if none is."""
        count = self.rowCount()
        rows = ((row + steps * step) % count for step in range(1, count + 1))
        return next((each for each in rows if self._review.choice(self.line(each)) is None), None)

    # What a line says

    def _what(self, number: int) -> str:
        asked = self.question(number)
        field = self._field(asked.field)
        if self.group(number) is Group.DATES:
            return self.tr("{field}: two dates").format(field=field)
        return {
            Contradiction.BOTH_DIFFERENT: self.tr("{field}: both changed it"),
            Contradiction.ADDED_BY_BOTH: self.tr("{field}: both added the row"),
            Contradiction.DELETED_BY_THEM: self.tr("Deleted by them"),
            Contradiction.DELETED_BY_US: self.tr("Deleted by us"),
        }[asked.contradiction].format(field=field)

    def _field(self, name: str | None) -> str:
        return self.tr("Other elements") if name == OTHERS else name or ""

    def values(self, number: int) -> dict[Choice, str]:
        """Return what each version says."""
        return {choice: self._side(number, choice) for choice in SIDES}

    def _side(self, number: int, choice: Choice) -> str:
        asked = self.question(number)
        if asked.field is None:
            return self._row_side(asked, choice)
        values = {Choice.BASE: asked.base, Choice.OURS: asked.ours, Choice.THEIRS: asked.theirs}
        return self._value(values[choice])

    def _row_side(self, asked: Conflict, choice: Choice) -> str:
        """Return what a side did with a row that one deleted and the other changed."""
        if drops_row(asked, choice):
            return self.tr("row deleted")
        found = self._review.found
        assert found is not None  # noqa: S101 - there is a question
        values = changed_values(found.merge.tables, asked)
        return "; ".join(
            f"{self._field(name)}: {self._value(before if choice is Choice.BASE else now)}"
            for name, before, now in values
        )

    def _value(self, value: str | None) -> str:
        return one_line(value[:_LONGEST]) if value else self.tr("(none)")

    def _result(self, number: int) -> str:
        choice = self._review.choice(number)
        if choice is None:
            return self.tr("Not decided")
        asked = self.question(number)
        if asked.field is None:
            is_dropped = drops_row(asked, choice)
            return self.tr("row left out") if is_dropped else self.tr("row kept")
        return self._side(number, choice)

    def look(self, line: int, column: int, role: int) -> Any:
        """Mark what is open, what was chosen and what is left aside."""
        choice = self._review.choice(line)
        if role == _ROLE.DecorationRole and column == RESULT:
            return drawn("severity-warning" if choice is None else "state-good", "#000000")
        if role == _ROLE.FontRole and column == RESULT and self._review.is_own(line):
            font = QFont()
            font.setBold(True)
            return font
        is_side = BASE <= column <= THEIRS
        is_aside = choice is not None and is_side and SIDES[column - BASE] is not choice
        if role == _ROLE.ForegroundRole and is_aside:
            return dimmed_text(self._widget.palette())
        if role == _ROLE.AccessibleTextRole and column == RESULT and self._review.is_own(line):
            return self.tr("{result}, chosen by you").format(result=self._result(line))
        return None

    def tip(self, line: int, column: int) -> str | None:
        """Return the whole text of a cell: it may be longer than its column."""
        return self.columns[column].text(line)
