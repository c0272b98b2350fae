"""What read-only tables of dialogs and panels have in common as Qt sees them."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from sitemap_editor.session.plain_words import plain

Index = QModelIndex | QPersistentModelIndex
_ROLE: Final = Qt.ItemDataRole
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_KEPT: Final = 300
L = TypeVar("L")


class LinesModel(QAbstractTableModel):
    """A line for each thing there is, a column for each of the `titles`, which the heir sets."""

    numbers: frozenset[int] = frozenset()
    """The columns of figures: they stand at the right, title and all."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.titles: tuple[str, ...] = ()

    def columnCount(self, parent: Index = QModelIndex()) -> int:
        """Return the number of columns."""
        return 0 if parent.isValid() else len(self.titles)

    @plain
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = _ROLE.DisplayRole
    ) -> Any:
        """Name the columns."""
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == _ROLE.TextAlignmentRole:
            return _RIGHT if section in self.numbers else None
        return self.titles[section] if role == _ROLE.DisplayRole else None

    @plain
    def data(self, index: Index, role: int = _ROLE.DisplayRole) -> Any:
        """Return what a cell says and how it looks."""
        if not index.isValid():
            return None
        if role == _ROLE.TextAlignmentRole:
            return _RIGHT if index.column() in self.numbers else None
        return self.cell(index.row(), index.column(), role)

    @abstractmethod
    def cell(self, row: int, column: int, role: int) -> Any:
        """Return what Qt asks of a cell, its alignment apart."""


@dataclass(frozen=True, slots=True)
class LineColumn(Generic[L]):
    """What a table says of each of its lines in one column."""

    title: str
    """In the person's language."""
    text: Callable[[L], str]
    width: int | None = None
    """In pixels, for text of the usual size; None where it takes of the room that is left."""
    is_number: bool = False
    tip: Callable[[L], str | None] | None = None
    """What is said on hover."""


class ColumnsModel(LinesModel, Generic[L]):
    """A line for each of `lines`, which the heir tells by `columns`, set as it is made."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.lines: Sequence[L] = ()
        self.columns: Sequence[LineColumn[L]] = ()

    def set_columns(self, *columns: LineColumn[L]) -> None:
        """Have these columns from left to right."""
        self.columns = columns
        self.titles = tuple(column.title for column in columns)
        self.numbers = frozenset(n for n, column in enumerate(columns) if column.is_number)

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        """Return how many lines there are."""
        return 0 if parent.isValid() else len(self.lines)

    def line(self, row: int) -> L:
        """Return what stands in a line."""
        return self.lines[row]

    def cell(self, row: int, column: int, role: int) -> Any:
        """Return what a cell says and how it looks."""
        line = self.line(row)
        if role == _ROLE.DisplayRole:
            return self.columns[column].text(line)
        if role == _ROLE.ToolTipRole:
            return self.tip(line, column)
        return self.look(line, column, role)

    def tip(self, line: L, column: int) -> str | None:
        """Return what is said of a cell on hover."""
        tip = self.columns[column].tip
        return tip(line) if tip is not None else None

    def look(self, line: L, column: int, role: int) -> Any:
        """Return what else Qt asks of a cell: colours, marks, what a screen reader says."""

    def show_lines(self, lines: Sequence[L]) -> None:
        """Show other lines."""
        self.beginResetModel()
        self.lines = lines
        self.endResetModel()

    def tell_changed(self, first: int = 0, last: int | None = None) -> None:
        """Say that lines, all where none are named, may be others in any of their columns."""
        last = self.rowCount() - 1 if last is None else last
        if last >= first:
            corner = self.index(last, len(self.columns) - 1)
            self.dataChanged.emit(self.index(first, 0), corner)


class WordedModel(LinesModel):
    """Lines whose words are worked out when they are looked at: there may be very many."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words: dict[int, tuple[str, ...]] = {}

    def cell(self, row: int, column: int, role: int) -> Any:
        """Return the words of a cell; they may be longer than it, so on hover as well."""
        if role not in (_ROLE.DisplayRole, _ROLE.ToolTipRole):
            return None
        if row not in self._words:
            if len(self._words) > _KEPT:
                self._words.clear()
            self._words[row] = self.words(row)
        return self._words[row][column]

    @abstractmethod
    def words(self, row: int) -> tuple[str, ...]:
        """Return what a line says, a text a column."""

    def begin_anew(self) -> None:
        """Forget every line before others are shown; `endResetModel` follows."""
        self.beginResetModel()
        self._words.clear()
