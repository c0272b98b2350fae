"""The lines of an import as they would be taken: what becomes of each, and its values."""

from __future__ import annotations

from array import array
from collections.abc import Collection, Sequence

from PySide6.QtCore import QModelIndex, QObject

from sitemap_editor.core.operations.importing.plan import Fate, ImportPlan
from sitemap_editor.core.readable import one_line
from sitemap_editor.session.lines_model import Index, WordedModel

_LONGEST = 2_000


class ImportLinesModel(WordedModel):
    """A line a line of the source; what is refused comes first, then what would break a rule."""

    def __init__(self, fields: Sequence[str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._fields = fields
        self._plan: ImportPlan | None = None
        self._order = array("I")
        self._breaking: Collection[int] = ()
        self.titles = (self.tr("Line"), self.tr("Result"), *fields)
        self._fates: dict[Fate, str] = {
            Fate.NEW: self.tr("New"),
            Fate.UPDATED: self.tr("Update"),
            Fate.UNCHANGED: self.tr("No change"),
            Fate.SKIPPED: self.tr("Exists"),
            Fate.REPEATED: self.tr("Repeated"),
            Fate.UNUSUAL: self.tr("Left out"),
            Fate.NO_URL: self.tr("No URL"),
            Fate.RELATIVE: self.tr("Needs a base"),
            Fate.NO_PAGE: self.tr("Not a page"),
            Fate.UNSTORABLE: self.tr("Bad character"),
        }

    def show_plan(
        self, plan: ImportPlan | None, order: array[int] | None, breaking: Collection[int] = ()
    ) -> None:
        """Show lines in another order, of which some break a rule, or nothing."""
        self.begin_anew()
        self._plan, self._order, self._breaking = plan, order or array("I"), breaking
        self.endResetModel()

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
        if line in self._breaking:
            said = self.tr("{result}, breaks a rule").format(result=said)
        shown = (one_line(value[:_LONGEST]) for value in values)
        return (f"{line + 1:n}", said, *shown)
