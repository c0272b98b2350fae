"""What differs as lines of a table: worked out when it is looked at, for there may be very many."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QLocale, QModelIndex, QObject, QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication, QIcon

from sitemap_editor.core.operations.comparing.differences import (
    Difference,
    DifferenceLine,
    Differences,
    ShownLines,
)
from sitemap_editor.core.operations.comparing.moved_pages import EVIDENCE_TEXTS
from sitemap_editor.core.operations.comparing.sides import Side
from sitemap_editor.core.operations.comparing.site import OTHERS
from sitemap_editor.core.protocol.fields import LOC
from sitemap_editor.core.readable import one_line
from sitemap_editor.session.comparing.compare_review import CompareReview
from sitemap_editor.session.lines_model import Index, WordedModel
from sitemap_editor.session.plain_words import tool_tip
from sitemap_editor.windows.changing.changes_model import DIFFERENCE_ROLE
from sitemap_editor.windows.looks.icons import picture
from sitemap_editor.windows.looks.text_difference import differing
from sitemap_editor.windows.looks.theme import added_row_ground, error_ground
from sitemap_editor.windows.looks.tokens import selected_text

ACTION, URL, BEFORE, AFTER, OLD_ROW, OLD_URL, OLD_VALUES, NEW_ROW, NEW_URL, NEW_VALUES = range(10)
ONE_TABLE: Final = (ACTION, URL, BEFORE, AFTER)
"""The columns where both sides stand in one table."""
OLD_SIDE: Final = (ACTION, OLD_ROW, OLD_URL, OLD_VALUES)
NEW_SIDE: Final = (NEW_ROW, NEW_URL, NEW_VALUES)
"""The columns of a table for each side."""
ICONS: Final = {
    Difference.REMOVED: "difference-removed",
    Difference.ADDED: "difference-added",
    Difference.CHANGED: "difference-changed",
    Difference.MOVED: "difference-moved",
    Difference.MOVED_PAGE: "difference-moved",
}
_ICON: Final = QSize(16, 16)
_LONGEST: Final = 4_000
_ABSENT: Final = "—"
_BETWEEN: Final = " · "
_TOLD_APART: Final = (Difference.CHANGED, Difference.MOVED_PAGE)


class DifferencesModel(WordedModel):
    """One line a difference, told in the columns of one table and of a table for each side.

    Pages that moved have a tick: whether they are one page.
    """

    def __init__(self, review: CompareReview, parent: QObject) -> None:
        super().__init__(parent)
        self._review = review
        self._all: Differences | None = None
        self._icons: dict[tuple[Difference, int], QIcon] = {}
        self.shown = ShownLines(())
        """The numbers of the differences that are listed, from top to bottom."""
        side = (self.tr("Row"), "URL", self.tr("Values"))
        both = self.tr("Before"), self.tr("After")
        self.titles = (self.tr("Difference"), "URL", *both, *side, *side)
        self._actions = {
            Difference.REMOVED: self.tr("Removed"),
            Difference.ADDED: self.tr("Added"),
            Difference.CHANGED: self.tr("Changed"),
            Difference.MOVED: self.tr("In another file"),
            Difference.MOVED_PAGE: self.tr("Moved page"),
            Difference.UNCHANGED: self.tr("Unchanged"),
        }

    def show_differences(self, found: Differences | None, wanted: Collection[Difference]) -> None:
        """Show what differs, of these groups."""
        self.begin_anew()
        self._all = found
        self.shown = found.shown(wanted) if found is not None else ShownLines(())
        self.endResetModel()

    @property
    def has_files(self) -> bool:
        """True where the place of a row names its file."""
        both = self._all.comparison if self._all is not None else None
        return both is not None and (both.before.has_files or both.after.has_files)

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        """Return how many differences are listed."""
        return 0 if parent.isValid() else len(self.shown)

    def line(self, row: int) -> DifferenceLine:
        """Return what stands in a line."""
        assert self._all is not None  # noqa: S101 - there is a line
        return self._all[self.shown[row]]

    def cell(self, row: int, column: int, role: int) -> Any:
        """Return the words of a line, its icon and tick, and where its texts differ."""
        if role == Qt.ItemDataRole.BackgroundRole:
            return self._ground(row, column)
        if role == DIFFERENCE_ROLE:
            return self._difference(row, column) if column >= BEFORE else None
        if column == ACTION and role == Qt.ItemDataRole.ToolTipRole:
            line = self.line(row)
            is_page = line.difference is Difference.MOVED_PAGE
            return tool_tip(self._evidence(line)) if is_page else None
        if column in (ACTION, NEW_ROW) and role == Qt.ItemDataRole.DecorationRole:
            return self._icon(self.line(row).difference)
        if column == ACTION and role == Qt.ItemDataRole.CheckStateRole:
            line, states = self.line(row), Qt.CheckState
            if line.difference is not Difference.MOVED_PAGE:
                return None
            is_one = line.number not in self._review.rejected
            return states.Checked if is_one else states.Unchecked
        return super().cell(row, column, role)

    def _ground(self, row: int, column: int) -> QColor | None:
        """Return the ground of a row that is on one side only, in the table of that side."""
        palette = QGuiApplication.palette()
        if column in OLD_SIDE[1:] and self.line(row).difference is Difference.REMOVED:
            return error_ground(palette)
        if column in NEW_SIDE and self.line(row).difference is Difference.ADDED:
            return added_row_ground(palette)
        return None

    def _icon(self, difference: Difference) -> QIcon | None:
        """Return a drawing in the colour of text, another one where the line is selected."""
        if difference not in ICONS:
            return None
        palette = QGuiApplication.palette()
        key = (difference, palette.cacheKey())
        if key not in self._icons:
            self._icons = {known: each for known, each in self._icons.items() if known[1] == key[1]}
            self._icons[key] = found = QIcon()
            ratio = max(
                (each.devicePixelRatio() for each in QGuiApplication.screens()), default=1.0
            )
            for ink, mode in (
                (palette.text().color(), QIcon.Mode.Normal),
                (selected_text(palette), QIcon.Mode.Selected),
            ):
                found.addPixmap(picture(ICONS[difference], ink, _ICON, ratio), mode)
        return self._icons[key]

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Take a tick: whether two pages are one."""
        if role != Qt.ItemDataRole.CheckStateRole or not index.isValid():
            return False
        line = self.line(index.row())
        if line.difference is not Difference.MOVED_PAGE:
            return False
        self._review.accept(line.number, is_one_page=Qt.CheckState(value) == Qt.CheckState.Checked)
        self.dataChanged.emit(index, index)
        return True

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Let pages that moved be ticked."""
        found = super().flags(index)
        is_action = index.isValid() and index.column() == ACTION
        if is_action and self.line(index.row()).difference is Difference.MOVED_PAGE:
            found |= Qt.ItemFlag.ItemIsUserCheckable
        return found

    def words(self, row: int) -> tuple[str, ...]:
        """Return what became of a row, its URL, and what stands on either side."""
        line = self.line(row)
        return *self._in_one(line), *self._on_sides(line)

    def _in_one(self, line: DifferenceLine) -> tuple[str, ...]:
        """Return the words of one table for both sides."""
        action = self._actions[line.difference]
        if line.difference is Difference.MOVED_PAGE:
            action = self.tr("Moved page, {percent} %").format(percent=self._percent(line))
            return action, self._evidence(line), *self._urls(line)
        assert self._all is not None  # noqa: S101 - there is a line
        both = self._all.comparison
        side, at = (
            (both.after, line.after) if line.after is not None else (both.before, line.before)
        )
        assert at is not None  # noqa: S101 - a row stands on one side at least
        url = one_line(side.loc(at)[:_LONGEST]) or self.tr("(no URL)")
        if line.difference is Difference.CHANGED:
            field = self.tr("Other elements") if line.field == OTHERS else line.field
            action = self.tr("Changed: {field}").format(field=field)
            return action, url, *self._changed_values(line)
        places = self._place(both.before, line.before), self._place(both.after, line.after)
        return (action, url, *places)

    def _changed_values(self, line: DifferenceLine) -> list[str]:
        """Return what stands before and after in the column that a line tells of."""
        assert self._all is not None  # noqa: S101 - there is a line
        none = self.tr("(none)")
        pair = self._all.comparison.values(line.number)[line.field]
        return [one_line((value or none)[:_LONGEST]) for value in pair]

    def _on_sides(self, line: DifferenceLine) -> tuple[str, ...]:
        """Return the words of a table for each side; nothing where a row is missing."""
        assert self._all is not None  # noqa: S101 - there is a line
        both, found = self._all.comparison, list[str]()
        is_changed = line.difference is Difference.CHANGED
        values = self._changed_values(line) if is_changed else [None, None]
        for side, row, value in zip(
            (both.before, both.after), (line.before, line.after), values, strict=True
        ):
            if row is None:
                found += (_ABSENT, "", "")
                continue
            url = one_line(side.loc(row)[:_LONGEST]) or self.tr("(no URL)")
            found += (self._place(side, row), url, _values(side, row) if value is None else value)
        return tuple(found)

    def _place(self, side: Side, row: int | None) -> str:
        if row is None:
            return _ABSENT
        number = QLocale().toString(side.place(row)[1] + 1)
        if not side.has_files:
            return self.tr("row {number}").format(number=number)
        text = self.tr("{name}, row {number}")
        return text.format(name=one_line(side.file_name(row)), number=number)

    def _urls(self, line: DifferenceLine) -> tuple[str, str]:
        assert self._all is not None  # noqa: S101 - there is a line
        both = self._all.comparison
        assert line.before is not None  # noqa: S101 - a page was there
        assert line.after is not None  # noqa: S101 - and is there
        before, after = both.before.loc(line.before), both.after.loc(line.after)
        return one_line(before[:_LONGEST]), one_line(after[:_LONGEST])

    def _evidence(self, line: DifferenceLine) -> str:
        assert self._all is not None  # noqa: S101 - there is a line
        evidence = self._all.pages[line.number].evidence
        why = QCoreApplication.translate("core", EVIDENCE_TEXTS[evidence])
        return self.tr("{percent} % sure: {why}").format(percent=self._percent(line), why=why)

    def _percent(self, line: DifferenceLine) -> str:
        assert self._all is not None  # noqa: S101 - there is a line
        return QLocale().toString(round(self._all.pages[line.number].evidence.value * 100))

    def _difference(self, row: int, column: int) -> tuple[int, int] | None:
        difference = self.line(row).difference
        is_page = difference is Difference.MOVED_PAGE
        sides = (OLD_URL, NEW_URL) if is_page else (OLD_VALUES, NEW_VALUES)
        for pair in ((BEFORE, AFTER), sides):
            if column in pair and difference in _TOLD_APART:
                words = [self.index(row, each).data() or "" for each in pair]
                if self.tr("(none)") in words:
                    return None
                start, before_end, after_end = differing(*words)
                return start, before_end if column == pair[0] else after_end
        return None


def _values(side: Side, row: int) -> str:
    """Return what a row says beside its URL, in the order of its columns."""
    file, position = side.place(row)
    told = file.table[position]
    values = (told.value(name) for name in file.table.fields if name != LOC)
    return one_line(_BETWEEN.join(value.strip() for value in values if value)[:_LONGEST])
