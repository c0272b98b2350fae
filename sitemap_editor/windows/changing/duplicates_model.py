"""Rows that are duplicates as lines, a group below the other, with the values that differ told."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtGui import QGuiApplication, QPalette

from sitemap_editor.core.document.xml_rows import XmlRows
from sitemap_editor.core.readable import one_line
from sitemap_editor.session.changing.duplicates_review import DuplicatesReview
from sitemap_editor.session.lines_model import WordedModel
from sitemap_editor.session.table.column import FILE_TITLE
from sitemap_editor.windows.changing.changes_model import DIFFERENCE_ROLE
from sitemap_editor.windows.looks.text_difference import differing

STAYS_ROLE: Final = DIFFERENCE_ROLE + 2
"""True where a row is the one of its group that stays."""
BEGINS_ROLE: Final = STAYS_ROLE + 1
"""True where a row is the first of its group."""
MARK: Final = 0
_ROW: Final = 1
_LONGEST: Final = 4_000
_NONE_DECLARED: Final = b"xmlns"
_MOST_COMPARED: Final = 20
"""Rows of a group that are looked at to tell what differs from the one that stays."""


class DuplicatesModel(WordedModel):
    """A line a row; which of a group stays is asked of the review."""

    def __init__(self, review: DuplicatesReview, parent: QObject) -> None:
        super().__init__(parent)
        self._review = review
        self._groups = review.groups
        fields = review.session.document.fields
        marks = [self.tr("Keep"), self.tr("Row")]
        self._names_files = review.session.is_joined
        if self._names_files:
            marks.append(QCoreApplication.translate("columns", FILE_TITLE))
        self.first_value = len(marks)
        """The first column in which rows may differ."""
        self.titles = (*marks, *fields, self.tr("Extensions"))
        row_format = review.session.document.table.row_format
        self.has_extensions = (
            isinstance(row_format, XmlRows) and row_format.foreign.pattern != _NONE_DECLARED
        )
        """False where no other namespace is declared for all rows."""

    def follow(self) -> None:
        """Show other groups, or other rows of them that stay."""
        if self._groups is not self._review.groups:
            self.begin_anew()
            self._groups = self._review.groups
            self.endResetModel()
        elif count := self.rowCount():
            corner = self.index(count - 1, self.columnCount() - 1)
            self.dataChanged.emit(self.index(0, 0), corner)

    def rowCount(self, parent: Any = None) -> int:
        """Return how many rows have duplicates."""
        is_child = parent is not None and parent.isValid()
        return 0 if is_child or self._groups is None else len(self._groups.members)

    def words(self, row: int) -> tuple[str, ...]:
        """Return the values of a row, and what else is in it."""
        groups = self._groups
        assert groups is not None  # noqa: S101 - there are no lines without
        table, position = groups.table, groups.members[row]
        values = (one_line((value or "")[:_LONGEST]) for value in self._values(row))
        row_id = table.order[position]
        file = (one_line(table.file_name(row_id)),) if self._names_files else ()
        data = table.row_bytes(row_id)
        return ("", f"{position + 1:n}", *file, *values, self._extensions(data))

    def _values(self, row: int) -> list[str | None]:
        groups = self._groups
        assert groups is not None  # noqa: S101 - there are no lines without
        found = groups.table[groups.members[row]]
        return [found.value(field) for field in groups.table.fields]

    def _extensions(self, data: bytes) -> str:
        row_format = self._review.session.document.table.row_format
        if not isinstance(row_format, XmlRows) or not row_format.foreign.search(data):
            return ""
        children = row_format.parts(data).children
        foreign = (each.name for each in children if each.uri != row_format.root.uri)
        counts = Counter(name.decode("utf-8", "replace") for name in foreign)
        return ", ".join(
            f"{name} ×{count}" if count > 1 else name for name, count in counts.items()
        )

    def cell(self, row: int, column: int, role: int) -> Any:
        """Return the words of a line, which of its texts differ, and whether it stays."""
        if role == STAYS_ROLE:
            return self._review.stays(row)
        if role == BEGINS_ROLE and self._groups is not None:
            return self._first(row) == row
        if role == DIFFERENCE_ROLE:
            return self._difference(row, column) if column >= self.first_value else None
        if role == Qt.ItemDataRole.BackgroundRole and self._groups is not None:
            is_odd = self._groups.number_of(row) % 2
            palette = QGuiApplication.palette()
            return palette.brush(QPalette.ColorRole.AlternateBase) if is_odd else None
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._spoken(row, column)
        text = super().cell(row, column, role)
        return self.tr("(none)") if text == "" and self._differs(row, column) else text

    def _differs(self, row: int, column: int) -> bool:
        return column >= self.first_value and self._difference(row, column) is not None

    def _spoken(self, row: int, column: int) -> str | None:
        if column == MARK:
            said = self.tr("kept") if self._review.stays(row) else self.tr("removed")
            number = self._shown(row, _ROW)
            return self.tr("Row {number}, {state}").format(number=number, state=said)
        text = str(self.cell(row, column, Qt.ItemDataRole.DisplayRole) or "")
        if self._differs(row, column):
            return self.tr("{value}, differs").format(value=text)
        return text

    def _shown(self, row: int, column: int) -> str:
        return str(super().cell(row, column, Qt.ItemDataRole.DisplayRole) or "")

    def _difference(self, row: int, column: int) -> tuple[int, int] | None:
        """Return where a text differs: from the row that stays, or of that one from another."""
        text = self._shown(row, column)
        for other in self._compared(row):
            theirs = self._shown(other, column)
            if theirs != text:
                start, _, end = differing(theirs, text)
                return (start, end) if text else (0, len(self.tr("(none)")))
        return None

    def _first(self, row: int) -> int:
        """Return the first line of the group in which a line stands."""
        groups = self._groups
        number = groups.number_of(row) if groups is not None else 0
        return groups.ends[number - 1] if groups is not None and number else 0

    def _compared(self, row: int) -> list[int]:
        """Return the lines that a line is compared with."""
        groups, review = self._groups, self._review
        assert groups is not None  # noqa: S101 - there are no lines without
        number, first = groups.number_of(row), self._first(row)
        kept = bisect_left(groups.members, review.kept[number], first, groups.ends[number])
        if kept != row:
            return [kept]
        others = (line for line in range(first, groups.ends[number]) if line != row)
        return [line for line, _ in zip(others, range(_MOST_COMPARED), strict=False)]
