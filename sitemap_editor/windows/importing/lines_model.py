"""The lines of an import as they would be taken: what becomes of each, its values, and the rest."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QModelIndex, QObject, Qt
from PySide6.QtGui import QGuiApplication

from sitemap_editor.core.operations.importing.plan import Fate, ImportPlan
from sitemap_editor.core.readable import one_line
from sitemap_editor.session.lines_model import Index, WordedModel
from sitemap_editor.session.plain_words import plain
from sitemap_editor.windows.looks.theme import dimmed_text

_LONGEST: Final = 2_000
_MOST_OTHERS: Final = 60
"""Columns that are not imported, but shown."""
FIRST_FIELD: Final = 2
"""The column of the first field of the document; the others follow, then those not imported."""


class ImportLinesModel(WordedModel):
    """A line a line of the source; what is refused comes first, then what would break a rule."""

    def __init__(self, fields: Sequence[str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._fields = fields
        self._plan: ImportPlan | None = None
        self._order = array("I")
        self._breaks = bytearray()
        self.others: Sequence[int] = ()
        """The columns of the source that are not imported, by number."""
        self._own_titles = (self.tr("Line"), self.tr("Result"))
        self.titles = (*self._own_titles, *fields)
        self._fates: dict[Fate, str] = {
            Fate.NEW: self.tr("New"),
            Fate.UPDATED: self.tr("Update"),
            Fate.UNCHANGED: self.tr("No change"),
            Fate.SKIPPED: self.tr("Exists"),
            Fate.REPEATED: self.tr("Repeated"),
            Fate.UNUSUAL: self.tr("Left out"),
            Fate.HIDDEN: self.tr("Hidden"),
            Fate.NO_URL: self.tr("No URL"),
            Fate.RELATIVE: self.tr("Needs a base"),
            Fate.NO_PAGE: self.tr("Not a page"),
            Fate.UNSTORABLE: self.tr("Bad character"),
        }

    def take_fields(self, fields: Sequence[str]) -> None:
        """Have a column for each of these."""
        self.beginResetModel()
        self._fields = tuple(fields)
        self.titles = (*self._own_titles, *fields)
        self.endResetModel()

    def show_plan(
        self, plan: ImportPlan | None, order: array[int] | None, breaks: bytearray
    ) -> None:
        """Show lines in another order, or nothing; `breaks` has a 1 for those that break a rule."""
        self.begin_anew()
        self._plan, self._order, self._breaks = plan, order or array("I"), breaks
        if plan is not None:
            taken = frozenset(plan.choices.columns.values())
            count = range(len(plan.source.columns))
            self.others = [each for each in count if each not in taken][:_MOST_OTHERS]
            titles = [*map(self._title, self._fields), *map(self._source_title, self.others)]
            self.titles = (*self._own_titles, *titles)
        self.endResetModel()

    def _title(self, field: str) -> str:
        """Return a field with the column of the source that it is read from, if that has a name."""
        plan = self._plan
        number = plan.choices.columns.get(field) if plan is not None else None
        title = "" if number is None else self._source_title(number)
        is_one = plan is not None and len(plan.source.columns) == 1
        return field if is_one or title in ("", field) else f"{field} ← {title}"

    def _source_title(self, number: int) -> str:
        return "" if self._plan is None else one_line(self._plan.source.title(number))

    def source_column(self, column: int) -> int | None:
        """Return which column of the source a column shows; None where it shows none."""
        at = column - FIRST_FIELD
        if self._plan is None or at < 0:
            return None
        if at < len(self._fields):
            return self._plan.choices.columns.get(self._fields[at])
        return self.others[at - len(self._fields)]

    @plain
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Name the columns; those of the source can be clicked."""
        is_tip = role == Qt.ItemDataRole.ToolTipRole and orientation is Qt.Orientation.Horizontal
        if is_tip and self.source_column(section) is not None:
            return self.tr("Click to choose what this column is")
        return super().headerData(section, orientation, role)

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        """Return how many lines are shown."""
        return 0 if parent.isValid() else len(self._order)

    def words(self, row: int) -> tuple[str, ...]:
        """Return which line it is, what becomes of it, and its values."""
        plan, line = self._plan, self._order[row]
        if plan is None:
            return ("",) * len(self.titles)
        values = (plan.values[name][line] if name in plan.values else "" for name in self._fields)
        said = self._fates[plan.fate(line)]
        if line < len(self._breaks) and self._breaks[line]:
            said = self.tr("{result}, breaks a rule").format(result=said)
        rest = (plan.source.columns[number][line] for number in self.others)
        shown = (one_line(value[:_LONGEST]) for value in (*values, *rest))
        return (f"{line + 1:n}", said, *shown)

    def cell(self, row: int, column: int, role: int) -> Any:
        """Return the words of a cell; those of what is not imported are paler."""
        if role == Qt.ItemDataRole.ForegroundRole:
            is_other = column >= FIRST_FIELD + len(self._fields)
            return dimmed_text(QGuiApplication.palette()) if is_other else None
        return super().cell(row, column, role)
