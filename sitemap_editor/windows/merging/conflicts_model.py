"""URLs with several rows as Qt sees them: the list of them, and the rows of one side by side."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QLocale, QModelIndex, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QWidget

from sitemap_editor.core.operations.merging.conflicts import Conflict, ConflictRow
from sitemap_editor.session.lines_model import ColumnsModel, Index, LineColumn
from sitemap_editor.session.merging.merge_review import MergeReview
from sitemap_editor.session.plain_words import plain
from sitemap_editor.windows.looks.text_difference import excerpts
from sitemap_editor.windows.looks.theme import added_ground, dimmed_text, line_ground

URL, STAYS = range(2)
_ROLE: Final = Qt.ItemDataRole
_KEPT: Final = 400
_LOOKED_AT: Final = 2_000
_AROUND: Final = 16
_LONGEST: Final = 2_000
_VALUE: Final = re.compile(
    r"</?(?:\w+:)?(?:url|sitemap)(?:\s[^>]*)?>"
    r"|<(loc|lastmod|changefreq|priority)(?:\s[^>]*)?>[^<]*</\1>"
)


class ConflictsModel(ColumnsModel[int]):
    """One line a URL whose rows differ, by its number in the plan; read when it is looked at."""

    def __init__(self, review: MergeReview, target_name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._review = review
        self._target_name = target_name
        self._conflict = lru_cache(_KEPT)(review.decisions.conflict)
        self.lines = review.decisions.differing

        def rows(number: int) -> str:
            return QLocale().toString(len(self._conflict(number).rows))

        def url(number: int) -> str:
            return self._conflict(number).loc[:_LONGEST]

        self.set_columns(
            LineColumn(self.tr("URL"), lambda number: " ".join(url(number).split()), tip=url),
            LineColumn(self.tr("Kept"), self._kept, 260),
            LineColumn(self.tr("Rows"), rows, 64, is_number=True),
        )
        review.planned.connect(self._on_planned)
        review.decided.connect(self.tell_changed)

    def conflict(self, row: int) -> Conflict:
        """Return the conflict in a line."""
        return self._conflict(self.lines[row])

    def line_of(self, loc: str) -> int:
        """Return the line of a URL; the first where it is not there, or too far down to look."""
        numbers = enumerate(self.lines[:_LOOKED_AT])
        conflicts = ((row, self._review.decisions.conflict(number)) for row, number in numbers)
        return next((row for row, each in conflicts if each.loc == loc), 0)

    def name_of(self, row: ConflictRow) -> str:
        """Return the name of the file that a row comes from."""
        path = self._review.decisions.path_of(row)
        return self._target_name if path is None else path.name

    def look(self, line: int, column: int, role: int) -> Any:
        """Make what a person decided bold, and say so."""
        if column != STAYS or line not in self._review.decisions.picks:
            return None
        if role == _ROLE.FontRole:
            return bold_font()
        if role == _ROLE.AccessibleTextRole:
            return self.tr("{row}, chosen by you").format(row=self._kept(line))
        return None

    def _kept(self, number: int) -> str:
        conflict = self._conflict(number)
        which = self._review.decisions.staying(number, conflict)
        if which is None:
            return self.tr("all")
        kept = conflict.rows[which]
        return self.tr("{number}: {file}, row {row}").format(
            number=which + 1, file=self.name_of(kept), row=QLocale().toString(kept.position + 1)
        )

    def _on_planned(self) -> None:
        self._conflict.cache_clear()
        self.show_lines(self._review.decisions.differing)


def bold_font() -> QFont:
    """Return the font of the table, in bold."""
    font = QFont()
    font.setBold(True)
    return font


class RowsModel(QAbstractTableModel):
    """The rows of one URL beside each other: a column a row, a line a value."""

    def __init__(self, review: MergeReview, conflicts: ConflictsModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._review = review
        self._conflicts = conflicts
        self._widget = parent
        self._line = -1
        self._conflict: Conflict | None = None
        self._cells: list[list[str]] = []
        self._titles: list[str] = []
        review.decided.connect(self._on_decided)

    @property
    def stays(self) -> int | None:
        """The column of the row that stays; None where all do."""
        if self._conflict is None:
            return None
        return self._review.decisions.staying(self._conflicts.lines[self._line], self._conflict)

    def show_conflict(self, line: int) -> None:
        """Show the rows of the conflict in a line of the list; -1 for none."""
        self.beginResetModel()
        self._line = line
        self._conflict = self._conflicts.conflict(line) if line >= 0 else None
        self._titles, self._cells = [], []
        if self._conflict is not None:
            self._read(self._conflict)
        self.endResetModel()

    def _read(self, conflict: Conflict) -> None:
        rows = conflict.rows
        self._say(self.tr("row in the file"), [QLocale().toString(r.position + 1) for r in rows])
        for field in rows[0].row._fields[1:]:
            values = [row.row.value(field) for row in rows]
            if any(value is not None for value in values):
                self._say(field, ["—" if value is None else value.strip() for value in values])
        others = other_contents(conflict)
        if len(set(others)) > 1:
            self._say(self.tr("different content"), others)

    def _say(self, title: str, values: list[str]) -> None:
        self._titles.append(title)
        self._cells.append([" ".join(value[:_LONGEST].split()) for value in values])

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        """Return how many values there are to compare."""
        return 0 if parent.isValid() else len(self._cells)

    def columnCount(self, parent: Index = QModelIndex()) -> int:
        """Return how many rows have the URL."""
        return 0 if parent.isValid() or self._conflict is None else len(self._conflict.rows)

    @plain
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = _ROLE.DisplayRole
    ) -> Any:
        """Name the values, and the files with a mark at the row that stays."""
        if orientation == Qt.Orientation.Vertical:
            return self._titles[section] if role == _ROLE.DisplayRole else None
        if self._conflict is None:
            return None
        if role == _ROLE.ToolTipRole:
            return self.tr("Click, or press {number}, to keep this row").format(number=section + 1)
        name = f"{section + 1}: {self._conflicts.name_of(self._conflict.rows[section])}"
        is_staying = self.stays in (section, None)
        if role == _ROLE.AccessibleTextRole:
            said = self.tr("{file}, kept") if is_staying else self.tr("{file}, left out")
            return said.format(file=name)
        if role != _ROLE.DisplayRole:
            return None
        return f"{'◉' if is_staying else '○'}  {name}"

    @plain
    def data(self, index: Index, role: int = _ROLE.DisplayRole) -> Any:
        """Return a value; values that differ stand out, rows that go are dimmed."""
        if not index.isValid():
            return None
        line, column = index.row(), index.column()
        palette = self._widget.palette()
        is_staying = self.stays in (column, None)
        if role in (_ROLE.DisplayRole, _ROLE.ToolTipRole):
            return self._cells[line][column]
        if role == _ROLE.FontRole and self._differs(line):
            return bold_font()
        if role == _ROLE.BackgroundRole and self._differs(line):
            return added_ground(palette) if is_staying else line_ground(palette)
        if role == _ROLE.ForegroundRole and not is_staying:
            return dimmed_text(palette)
        return None

    def _differs(self, line: int) -> bool:
        return line > 0 and len(set(self._cells[line])) > 1

    def _on_decided(self) -> None:
        if self._conflict is not None and self._cells:
            last = self.index(self.rowCount() - 1, self.columnCount() - 1)
            self.dataChanged.emit(self.index(0, 0), last)
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)


def other_contents(conflict: Conflict) -> list[str]:
    """Return what the rows hold beyond their values; where that is all the same, how they differ.

    For people to read: what is a value is told by its tags alone.
    """
    contents = [row.data.strip().decode("utf-8", "replace") for row in conflict.rows]
    bare = [(row.row.loc or "").strip() for row in conflict.rows]  # what a line of text is
    others = [
        "—" if content == loc else " ".join(_VALUE.sub("", content).split()) or "—"
        for content, loc in zip(contents, bare, strict=True)
    ]
    if len(set(others)) > 1 or len({row.row for row in conflict.rows}) > 1:
        return others
    first = contents[0]
    pairs = [excerpts(first, content, _AROUND) for content in contents]
    differing = next((pair[0] for pair in pairs if pair[0] != pair[1]), "")
    return [
        differing if content == first else there
        for content, (_, there) in zip(contents, pairs, strict=True)
    ]
